//! What can be wanted in every game.

use luckhouse_bots::Level;
use luckhouse_tui::director::Speed;
use luckhouse_tui::look::Colours;
use luckhouse_tui::pictures::Pictures;
use luckhouse_words::Language;

/// One thing that can be set, and is asked for by the variable of its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Setting {
    Bot,
    Colours,
    Language,
    Pictures,
    Speed,
}

impl Setting {
    /// Every setting by its name in the file.
    pub(crate) const NAMES: [(&'static str, Setting); 5] = [
        ("bot", Setting::Bot),
        ("colours", Setting::Colours),
        ("language", Setting::Language),
        ("pictures", Setting::Pictures),
        ("speed", Setting::Speed),
    ];

    /// What is called so.
    pub(crate) fn named(name: &str) -> Option<Setting> {
        Setting::NAMES.iter().find(|(known, _)| *known == name).map(|(_, setting)| *setting)
    }

    /// What it is called.
    pub(crate) fn name(self) -> &'static str {
        Setting::NAMES.iter().find(|(_, setting)| *setting == self).map_or("", |(name, _)| name)
    }

    /// The variable of the environment that goes before the file.
    pub(crate) fn variable(self) -> &'static str {
        match self {
            Setting::Bot => "LUCKHOUSE_BOT",
            Setting::Colours => "LUCKHOUSE_COLOURS",
            Setting::Language => "LUCKHOUSE_LANG",
            Setting::Pictures => "LUCKHOUSE_PICTURES",
            Setting::Speed => "LUCKHOUSE_SPEED",
        }
    }

    /// What it can be.
    pub(crate) fn values(self) -> Vec<&'static str> {
        match self {
            Setting::Bot => Level::ALL.map(|(_, name)| name).to_vec(),
            Setting::Colours => Colours::NAMES.map(|(name, _)| name).to_vec(),
            Setting::Language => Language::all().into_iter().map(Language::tag).collect(),
            Setting::Pictures => Pictures::NAMES.map(|(name, _)| name).to_vec(),
            Setting::Speed => Speed::NAMES.map(|(name, _)| name).to_vec(),
        }
    }

    /// What it is where nobody has set it. A language is that of the environment.
    pub(crate) fn default(self) -> &'static str {
        match self {
            Setting::Bot => "steady",
            Setting::Colours | Setting::Pictures => "auto",
            Setting::Language => Language::spoken().tag(),
            Setting::Speed => "normal",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_has_a_name_and_a_default_that_it_can_be() {
        for (name, setting) in Setting::NAMES {
            assert_eq!((Setting::named(name), setting.name()), (Some(setting), name));
            assert!(setting.values().contains(&setting.default()), "{name}");
        }
        assert_eq!(Setting::named("colour"), None);
    }
}
