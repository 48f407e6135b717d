//! The file of settings: where it is, what it says, and how one line of it is changed.

use super::setting::Setting;
use std::path::PathBuf;
use std::{env, fs, io};

/// What is wrong with the file. What is right in it counts all the same.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Wrong {
    /// It cannot be read at all.
    Unread(String),
    /// There is no such setting.
    Unknown(String),
    /// The setting cannot be this.
    Value(Setting, String),
}

/// What the file says.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Settings {
    values: Vec<(Setting, String)>,
    pub(crate) wrong: Vec<Wrong>,
}

/// `LUCKHOUSE_CONFIG`, or the place for such files.
pub(crate) fn place() -> Option<PathBuf> {
    if cfg!(test) {
        // Tests of single parts read nothing in anybody's home.
        return None;
    }
    let variable = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = variable("XDG_CONFIG_HOME")
        .or_else(|| variable("HOME").map(|home| home.join(".config")))
        .or_else(|| variable("APPDATA"));
    variable("LUCKHOUSE_CONFIG").or_else(|| folder.map(|folder| folder.join("luckhouse/config.toml")))
}

impl Settings {
    /// What stands in the file of whoever sits here. No file says nothing.
    pub(crate) fn read() -> Settings {
        match place().map(fs::read_to_string) {
            None => Settings::default(),
            Some(Err(error)) if error.kind() == io::ErrorKind::NotFound => Settings::default(),
            Some(Err(error)) => Settings::unread(&error),
            Some(Ok(text)) => Settings::of(&text),
        }
    }

    fn unread(error: &impl ToString) -> Settings {
        // The first line says what, the rest paints it.
        let error = error.to_string().lines().next().unwrap_or_default().to_string();
        Settings { values: Vec::new(), wrong: vec![Wrong::Unread(error)] }
    }

    /// What this text says.
    pub(crate) fn of(text: &str) -> Settings {
        let table: toml::Table = match text.parse() {
            Ok(table) => table,
            Err(error) => return Settings::unread(&error),
        };
        let mut settings = Settings::default();
        for (key, value) in &table {
            let Some(setting) = Setting::named(key) else {
                settings.wrong.push(Wrong::Unknown(key.clone()));
                continue;
            };
            match value.as_str().filter(|value| setting.values().contains(value)) {
                Some(value) => settings.values.push((setting, value.into())),
                None => settings.wrong.push(Wrong::Value(setting, value.to_string())),
            }
        }
        settings
    }

    /// What this is set to.
    pub(crate) fn get(&self, setting: Setting) -> Option<&str> {
        self.values.iter().find(|(known, _)| *known == setting).map(|(_, value)| value.as_str())
    }
}

/// The text with this setting, or without it; everything else stays as somebody wrote it.
pub(crate) fn with(text: &str, setting: Setting, value: Option<&str>) -> String {
    let is_this = |line: &str| line.split_once('=').is_some_and(|(key, _)| key.trim() == setting.name());
    let line = value.map(|value| format!("{} = {value:?}", setting.name()));
    let mut lines: Vec<&str> = text.lines().collect();
    let place = lines.iter().position(|line| is_this(line));
    lines.retain(|line| !is_this(line));
    if let Some(line) = &line {
        lines.insert(place.unwrap_or(lines.len()), line);
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_right_counts_and_what_is_wrong_is_named() {
        let settings = Settings::of("speed = 'fast'\nbot = 'clever'\ncolor = 'none'\nlanguage = 3\n");
        assert_eq!(settings.get(Setting::Speed), Some("fast"));
        assert_eq!(settings.get(Setting::Bot), None);
        let wrong = [
            Wrong::Value(Setting::Bot, "\"clever\"".into()),
            Wrong::Unknown("color".into()),
            Wrong::Value(Setting::Language, "3".into()),
        ];
        assert!(wrong.iter().all(|wrong| settings.wrong.contains(wrong)), "{settings:?}");
        assert_eq!(Settings::of(""), Settings::default());
        assert!(matches!(&Settings::of("speed = fast").wrong[..], [Wrong::Unread(_)]));
    }

    #[test]
    fn one_line_is_changed_and_the_others_stay() {
        let text = "# mine\nspeed = 'slow'   # I read along\n\nbot = \"best\"\n";
        let fast = with(text, Setting::Speed, Some("fast"));
        assert_eq!(fast, "# mine\nspeed = \"fast\"\n\nbot = \"best\"\n");
        assert_eq!(with(&fast, Setting::Speed, None), "# mine\n\nbot = \"best\"\n");
        assert_eq!(with("", Setting::Bot, Some("novice")), "bot = \"novice\"\n");
        assert_eq!(with(text, Setting::Colours, None), text);
    }
}
