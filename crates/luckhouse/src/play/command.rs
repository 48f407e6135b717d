//! What a player can type at the table besides the words of the game.

use luckhouse_words::id;

/// A line that was typed at the table.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// A word of the game, or its number in the list.
    Word(String),
    Undo,
    Odds(Vec<String>),
    Hint,
    Why,
    Rules,
    Log,
    Save(String),
    Look,
    /// The choices that begin with this, or tell of it.
    List(String),
    Resign,
    Help,
    Quit,
}

/// Every command with the message that says what it does, for help.
pub(crate) const COMMANDS: [(&str, &str); 12] = [
    ("undo", id!("terminal-plain-command-undo")),
    ("odds", id!("terminal-plain-command-odds")),
    ("hint", id!("terminal-plain-command-hint")),
    ("why", id!("terminal-plain-command-why")),
    ("rules", id!("terminal-plain-command-rules")),
    ("log", id!("terminal-plain-command-log")),
    ("look", id!("terminal-plain-command-look")),
    ("list TEXT", id!("terminal-plain-command-list")),
    ("save FILE", id!("terminal-plain-command-save")),
    ("resign", id!("terminal-plain-command-resign")),
    ("help", id!("terminal-plain-command-help")),
    ("quit", id!("terminal-plain-command-quit")),
];

impl Command {
    /// What was meant by a line.
    pub(crate) fn read(line: &str) -> Command {
        let line = line.trim();
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match first.to_lowercase().as_str() {
            "undo" => Command::Undo,
            "odds" => Command::Odds(rest.split_whitespace().map(String::from).collect()),
            "hint" => Command::Hint,
            "why" => Command::Why,
            "rules" => Command::Rules,
            "log" => Command::Log,
            "save" => Command::Save(rest.into()),
            "look" => Command::Look,
            "list" | "more" => Command::List(rest.into()),
            "resign" => Command::Resign,
            "help" | "?" => Command::Help,
            "quit" | "exit" | "q" => Command::Quit,
            _ => Command::Word(line.into()),
        }
    }

    /// Does it need a choice, or one that was made?
    pub(super) fn is_about_a_choice(&self) -> bool {
        use Command::{Hint, List, Resign, Undo, Why};
        matches!(self, Undo | Resign | Hint | Why | List(_))
    }
}

/// The word that was meant: a number is a place in the list, unless it is itself a word of the game.
pub(crate) fn word_of<'o>(text: &'o str, mut offered: impl Iterator<Item = &'o str>) -> String {
    let place = text.parse().ok().and_then(|number: usize| number.checked_sub(1));
    place.and_then(|place| offered.nth(place)).unwrap_or(text).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_and_words_are_told_apart() {
        assert_eq!(Command::read(" save  my game.log "), Command::Save("my game.log".into()));
        assert_eq!(Command::read("ODDS raid 5"), Command::Odds(vec!["raid".into(), "5".into()]));
        assert_eq!(Command::read("roll XXW"), Command::Word("roll XXW".into()));
        assert_eq!(Command::read("q"), Command::Quit);
    }

    #[test]
    fn every_command_in_the_help_is_understood() {
        for (command, _) in COMMANDS {
            assert!(!matches!(Command::read(command), Command::Word(_)), "{command}");
        }
    }
}
