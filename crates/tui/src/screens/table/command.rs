//! What can be typed at the table besides the words of the game, and the keys for it.

use super::super::{Key, key};
use luckhouse_words::{Words, id, say};
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
    /// What was luck, what was skill.
    Coach,
    Talk(String),
    /// The plain picture, or the board.
    Plain,
    /// What happened since one's last turn.
    Since,
    /// How things stand, without showing what led there.
    Skip,
    /// How fast what happens is shown: `faster`, `slower`, or a name.
    Speed(String),
    /// Something that only a house on the network understands.
    Pass(String),
}

/// Every command with its key and the message that says what it does, for help.
pub(crate) const COMMANDS: [(&str, &str, &str); 24] = [
    ("help", "F1", id!("terminal-command-help")),
    ("rules", "F2", id!("terminal-command-rules")),
    ("odds", "F3", id!("terminal-command-odds")),
    ("hint", "F4", id!("terminal-command-hint")),
    ("why", "F4", id!("terminal-command-why")),
    ("log", "F5", id!("terminal-command-log")),
    ("chances", "F6", id!("terminal-command-chances")),
    ("undo", "F7", id!("terminal-command-undo")),
    ("resign", "F8", id!("terminal-command-resign")),
    ("since", "F9", id!("terminal-command-since")),
    ("skip", ".", id!("terminal-command-skip")),
    ("speed", "+ -", id!("terminal-command-speed")),
    ("quit", "F10", id!("terminal-command-quit")),
    ("save FILE", "", id!("terminal-command-save")),
    ("rematch", "", id!("terminal-command-rematch")),
    ("replay", "", id!("terminal-command-replay")),
    ("coach", "", id!("terminal-command-coach")),
    ("plain", "", id!("terminal-command-plain")),
    ("say TEXT", "", id!("terminal-command-say")),
    ("people", "", id!("terminal-command-people")),
    ("fill BOT", "", id!("terminal-command-fill")),
    ("mute NAME", "", id!("terminal-command-mute")),
    ("watchers off", "", id!("terminal-command-watchers")),
    ("leave table", "", id!("terminal-command-leave")),
];

/// The keys in the last row.
pub(super) const KEYS: [Key; 9] = [
    key(KeyCode::F(1), id!("terminal-does-help")),
    key(KeyCode::F(2), id!("terminal-does-rules")),
    key(KeyCode::F(3), id!("terminal-does-odds")),
    key(KeyCode::F(4), id!("terminal-does-hint")),
    key(KeyCode::F(5), id!("terminal-does-log")),
    key(KeyCode::F(6), id!("terminal-does-chances")),
    key(KeyCode::F(7), id!("terminal-does-undo")),
    key(KeyCode::F(8), id!("terminal-does-resign")),
    key(KeyCode::F(10), id!("terminal-does-leave")),
];

/// The keys in the last row while something is shown.
pub(super) const SHOWING_KEYS: [Key; 8] = [
    key(KeyCode::F(1), id!("terminal-does-help")),
    key(KeyCode::F(2), id!("terminal-does-rules")),
    key(KeyCode::F(5), id!("terminal-does-log")),
    key(KeyCode::F(7), id!("terminal-does-undo")),
    key(KeyCode::Char('.'), id!("terminal-does-skip")),
    key(KeyCode::Char('+'), id!("terminal-does-fast")),
    key(KeyCode::Char('-'), id!("terminal-does-slow")),
    key(KeyCode::F(10), id!("terminal-does-leave")),
];

/// The keys in the last row of a replay.
pub(super) const REPLAY_KEYS: [Key; 8] = [
    key(KeyCode::Home, id!("terminal-does-start")),
    key(KeyCode::Left, id!("terminal-does-back")),
    key(KeyCode::Right, id!("terminal-does-on")),
    key(KeyCode::End, id!("terminal-does-end")),
    key(KeyCode::Char(' '), id!("terminal-does-play")),
    key(KeyCode::Char('c'), id!("terminal-does-coach")),
    key(KeyCode::F(1), id!("terminal-does-help")),
    key(KeyCode::F(10), id!("terminal-does-leave")),
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
            "coach" => Command::Coach,
            "plain" => Command::Plain,
            "since" => Command::Since,
            "skip" => Command::Skip,
            "speed" => Command::Speed(rest.to_lowercase()),
            "people" | "who" | "fill" | "mute" | "unmute" | "watchers" | "leave" => {
                Command::Pass(line.into())
            }
            "say" => Command::Talk(rest.into()),
            _ => return None,
        })
    }

    /// Would it name how things stand, before that was shown?
    pub(crate) fn is_about_now(&self) -> bool {
        use Command::{Hint, LookBack, Odds, Rematch, Resign};
        matches!(self, Odds(_) | Hint | Resign | Rematch | LookBack)
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
            KeyCode::F(9) => Command::Since,
            KeyCode::Char('.') => Command::Skip,
            KeyCode::Char('+') => Command::Speed("faster".into()),
            KeyCode::Char('-') => Command::Speed("slower".into()),
            KeyCode::F(10) => Command::Leave,
            _ => return None,
        })
    }
}

/// What a player can do, in words.
pub(crate) fn help(replay: bool, words: &Words) -> String {
    let mut text = match replay {
        true => say!(words, "terminal-replay-help"),
        false => say!(words, "terminal-play-help"),
    };
    for (command, key, about) in COMMANDS {
        text += &format!("\n  {command:<10} {key:<4} {}", words.say(about, &()));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::super::key_texts;
    use super::*;
    use luckhouse_words::Language;
    use unicode_width::UnicodeWidthStr;

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
        for language in Language::all() {
            for keys in [&KEYS[..], &REPLAY_KEYS, &SHOWING_KEYS] {
                let texts = key_texts(keys, &Words::in_language(language));
                let width: usize = texts.iter().map(|(key, does)| key.width() + does.width() + 1).sum();
                // The last one needs no gap after it.
                assert!(width - 1 <= 80, "{width}: {texts:?}");
            }
        }
    }
}
