//! What can be typed at a table on the network.

use crate::play::command::{COMMANDS, Command};
use crate::play::screen::help_on;
use luckhouse_words::{Words, id, say};

/// A line that was typed.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// What can be typed at every table.
    Table(Command),
    Say(String),
    People,
    /// Put bots of this kind on the free seats.
    Fill(String),
    /// Somebody is to be heard no more, or again.
    Mute(String, bool),
    /// Those who watch may talk, or not; nothing if neither was said.
    Watchers(Option<bool>),
    Leave,
    Rematch,
}

/// What there is besides the commands of every table, and what is different.
const OWN: [(&str, &str); 9] = [
    ("say TEXT", id!("terminal-join-command-say")),
    ("people", id!("terminal-join-command-people")),
    ("fill BOT", id!("terminal-join-command-fill")),
    ("mute NAME", id!("terminal-join-command-mute")),
    ("watchers off", id!("terminal-join-command-watchers")),
    ("save FILE", id!("terminal-join-command-save")),
    ("leave table", id!("terminal-join-command-leave")),
    ("rematch", id!("terminal-join-command-rematch")),
    ("quit", id!("terminal-join-command-quit")),
];

impl Typed {
    /// What was meant by a line.
    pub(crate) fn read(line: &str) -> Typed {
        let line = line.trim();
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match (first.to_lowercase().as_str(), rest) {
            ("say", _) => Typed::Say(rest.into()),
            ("people" | "who", "") => Typed::People,
            ("fill", _) => Typed::Fill(if rest.is_empty() { "steady".into() } else { rest.into() }),
            ("mute", _) => Typed::Mute(rest.into(), true),
            ("unmute", _) => Typed::Mute(rest.into(), false),
            ("watchers", _) => Typed::Watchers(on_or_off(rest)),
            // `leave` alone can be a word of a game.
            ("leave", "table") => Typed::Leave,
            ("rematch", "") => Typed::Rematch,
            _ => Typed::Table(Command::read(line)),
        }
    }

    /// Does it mean something only while one is asked for a choice?
    pub(crate) fn is_for_a_choice(&self) -> bool {
        match self {
            Typed::Table(Command::Word(word)) => !word.is_empty(),
            Typed::Table(Command::Odds(words)) => words.is_empty(),
            Typed::Table(command) => matches!(command, Command::Hint | Command::Why | Command::List(_)),
            _ => false,
        }
    }
}

/// What to type to let those who watch talk, or not.
pub(crate) fn watchers() -> String {
    say!(Words::spoken(), "terminal-join-watchers-what")
}

fn on_or_off(word: &str) -> Option<bool> {
    match word.to_lowercase().as_str() {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}

/// The commands, beside the words of the game.
pub(crate) fn help() -> String {
    let name = |command: &str| command.split(' ').next().unwrap_or_default().to_string();
    let same = COMMANDS.iter().filter(|(command, _)| !OWN.iter().any(|(own, _)| name(own) == name(command)));
    help_on(same.chain(&OWN))
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_engine::Rng;
    use luckhouse_shelf::games::GAMES;
    use luckhouse_shelf::{BotSpec, Waiting};

    #[test]
    fn commands_and_words_are_told_apart() {
        assert_eq!(Typed::read(" say  hello there "), Typed::Say("hello there".into()));
        assert_eq!(Typed::read("leave"), Typed::Table(Command::Word("leave".into())));
        assert_eq!(Typed::read("LEAVE table"), Typed::Leave);
        assert_eq!(Typed::read("fill"), Typed::Fill("steady".into()));
        assert_eq!(Typed::read("undo"), Typed::Table(Command::Undo));
        assert_eq!(Typed::read("watchers OFF"), Typed::Watchers(Some(false)));
        assert_eq!(Typed::read("watchers on"), Typed::Watchers(Some(true)));
        assert_eq!(Typed::read("watchers"), Typed::Watchers(None));
    }

    #[test]
    fn what_is_said_to_a_choice_waits_for_one() {
        let waits = |line: &str| Typed::read(line).is_for_a_choice();
        assert!(["1", "roll all", "leave", "hint", "why", "list", "odds"].into_iter().all(waits));
        assert!(
            !["", "odds combos", "say 1", "undo", "quit", "people", "leave table"].into_iter().any(waits)
        );
    }

    #[test]
    fn every_command_in_the_help_is_understood_and_stands_there_once() {
        for (command, _) in OWN {
            assert!(!matches!(Typed::read(command), Typed::Table(Command::Word(_))), "{command}");
        }
        assert_eq!(help().matches("\n  save ").count(), 1);
        assert_eq!(help().matches("\n  quit ").count(), 1);
    }

    /// Whatever can be chosen in a game can be typed.
    #[test]
    fn no_word_of_a_game_is_a_command() {
        let mut rng = Rng::seeded(4);
        for game in GAMES {
            let mut table = game.open(&[], game.about().seats[0]).unwrap();
            loop {
                match table.waiting() {
                    Waiting::Roll => table.roll(&mut rng),
                    Waiting::Over(_) => break,
                    Waiting::Choice(seats) => {
                        let seat = seats.first().unwrap();
                        for offer in table.offers(seat) {
                            let read = Typed::read(&offer.word);
                            assert_eq!(
                                read,
                                Typed::Table(Command::Word(offer.word.clone())),
                                "{}",
                                offer.word
                            );
                        }
                        table.choose_as(seat, BotSpec::RANDOM, &mut rng).unwrap();
                    }
                }
            }
        }
    }
}
