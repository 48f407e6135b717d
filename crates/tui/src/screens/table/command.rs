//! What can be typed at the table besides the words of the game, and the keys for it.

use super::super::Key;
use ratatui::crossterm::event::KeyCode;

/// Something to do that is no choice of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Help,
    Rules,
    /// The odds that matter now, or those of a topic.
    Odds(Vec<String>),
    Hint,
    Log,
    /// Chances to win, shown or not.
    Chances,
    Undo,
    Resign,
    Leave,
    Save(String),
    Rematch,
    LookBack,
    Talk(String),
    /// The plain picture, or the board.
    Plain,
    /// Something that only a house on the network understands.
    Pass(String),
}

/// Every command with what it does, for help.
pub(crate) const COMMANDS: [(&str, &str, &str); 20] = [
    ("help", "F1", "this list"),
    ("rules", "F2", "the rules of this game"),
    ("odds", "F3", "the odds that matter now; `odds TOPIC …` asks for others"),
    ("hint", "F4", "what a strong player would do, and what each choice is worth"),
    ("why", "F4", "the same"),
    ("log", "F5", "everything that has happened"),
    ("chances", "F6", "your chance to win, on or off"),
    ("undo", "F7", "take back your last choice, if nothing was rolled since"),
    ("resign", "F8", "give up; with three or more a bot plays on for you"),
    ("quit", "F10", "leave; a game at this screen is kept"),
    ("save FILE", "", "write the game to a file"),
    ("rematch", "", "the same once more, when the game is over"),
    ("replay", "", "look back at the game, when it is over"),
    ("plain", "", "the plain picture of the table, or its board"),
    ("say TEXT", "", "talk to the others at a table of the network"),
    ("people", "", "who is at a table of the network"),
    ("fill BOT", "", "put a bot on every free seat there, and begin; for the host"),
    ("mute NAME", "", "hear somebody there no more; `unmute NAME` again; for the host"),
    ("watchers off", "", "those who watch may not talk there; `watchers on` again; for the host"),
    ("leave table", "", "go away from there for good"),
];

/// The keys in the last row.
pub(super) const KEYS: [Key; 9] = [
    ("F1", " help", KeyCode::F(1)),
    ("F2", " rules", KeyCode::F(2)),
    ("F3", " odds", KeyCode::F(3)),
    ("F4", " hint", KeyCode::F(4)),
    ("F5", " log", KeyCode::F(5)),
    ("F6", " chances", KeyCode::F(6)),
    ("F7", " undo", KeyCode::F(7)),
    ("F8", " resign", KeyCode::F(8)),
    ("F10", " leave", KeyCode::F(10)),
];

/// The keys in the last row of a replay.
pub(super) const REPLAY_KEYS: [Key; 9] = [
    ("Home", " start", KeyCode::Home),
    ("Left", " back", KeyCode::Left),
    ("Right", " on", KeyCode::Right),
    ("End", " end", KeyCode::End),
    ("Space", " play", KeyCode::Char(' ')),
    ("+", " fast", KeyCode::Char('+')),
    ("-", " slow", KeyCode::Char('-')),
    ("F1", " help", KeyCode::F(1)),
    ("F10", " leave", KeyCode::F(10)),
];

impl Command {
    /// The command that a line is, if it is one. A slash before it does no harm.
    pub(crate) fn read(line: &str) -> Option<Command> {
        let line = line.trim().trim_start_matches('/');
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        Some(match first.to_lowercase().as_str() {
            "help" | "?" => Command::Help,
            "rules" => Command::Rules,
            "odds" => Command::Odds(rest.split_whitespace().map(String::from).collect()),
            "hint" | "why" => Command::Hint,
            "log" => Command::Log,
            "chances" => Command::Chances,
            "undo" => Command::Undo,
            "resign" => Command::Resign,
            "quit" | "exit" => Command::Leave,
            "leave" if rest.is_empty() => Command::Leave,
            "save" => Command::Save(rest.into()),
            "rematch" => Command::Rematch,
            "replay" => Command::LookBack,
            "plain" => Command::Plain,
            "people" | "who" | "fill" | "mute" | "unmute" | "watchers" | "leave" => {
                Command::Pass(line.into())
            }
            "say" => Command::Talk(rest.into()),
            _ => return None,
        })
    }

    /// The command of a key.
    pub(crate) fn of_key(key: KeyCode) -> Option<Command> {
        Some(match key {
            KeyCode::F(1) | KeyCode::Char('?') => Command::Help,
            KeyCode::F(2) => Command::Rules,
            KeyCode::F(3) => Command::Odds(Vec::new()),
            KeyCode::F(4) => Command::Hint,
            KeyCode::F(5) => Command::Log,
            KeyCode::F(6) => Command::Chances,
            KeyCode::F(7) => Command::Undo,
            KeyCode::F(8) => Command::Resign,
            KeyCode::F(10) => Command::Leave,
            _ => return None,
        })
    }
}

/// What a player can do, in words.
pub(crate) fn help(replay: bool) -> String {
    let mut text = String::from(if replay { REPLAY } else { PLAY });
    for (command, key, about) in COMMANDS {
        text += &format!("  {command:<10} {key:<4} {about}\n");
    }
    text
}

const PLAY: &str = "\
Up and Down go along the list of choices, Enter takes the one they stand on.
Typing makes the list shorter; Enter says what was typed. Several words: with `;` between.
Tab goes over the board, Space or Enter touches where it stands. Esc forgets what is picked or typed.
PageUp and PageDown scroll the log. The mouse works everywhere: board, list, log and keys.
Any key ends the rolling of dice.

These words can be typed too, with or without a slash before them:
";

const REPLAY: &str = "\
Left and Right go an event back and on, PageUp and PageDown ten, Home and End to the start and the end.
Space plays by itself or stops, + and - change how fast. Esc leaves.

At a table that is played at, these words can be typed:
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_in_the_help_is_understood() {
        for (command, key, _) in COMMANDS {
            let read = Command::read(command).unwrap_or_else(|| panic!("{command}"));
            let number = key.strip_prefix('F').and_then(|number| number.parse().ok());
            assert!(
                number.is_none_or(|number| Command::of_key(KeyCode::F(number)) == Some(read)),
                "{command}"
            );
        }
    }

    #[test]
    fn words_of_a_game_are_no_commands() {
        assert_eq!(Command::read("roll XXW"), None);
        assert_eq!(Command::read("/save  my game.log "), Some(Command::Save("my game.log".into())));
        assert_eq!(Command::read("ODDS raid 5"), Some(Command::Odds(vec!["raid".into(), "5".into()])));
    }

    #[test]
    fn the_keys_fit_the_narrowest_screen() {
        for keys in [KEYS, REPLAY_KEYS] {
            let width: usize = keys.iter().map(|(key, does, _)| key.len() + does.len() + 1).sum();
            // The last one needs no gap after it.
            assert!(width - 1 <= 80, "{width}");
        }
    }
}
