//! Colours and signs: what a terminal can show, and what its owner wants.

use ratatui::style::{Color, Modifier, Style};

/// What a thing means; what it looks like is decided here alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Text.
    Plain,
    /// Text that matters less.
    Faint,
    /// Headings, and what is one's own.
    Strong,
    /// What can be chosen.
    Choice,
    /// What the keyboard is on.
    Focus,
    /// What is picked.
    Picked,
    /// What is new.
    Fresh,
    /// Good: won, gained, safe.
    Good,
    /// Bad: lost, hurt, refused.
    Bad,
    /// Gold, light, treasure.
    Gold,
    /// One of the seats, by its index.
    Seat(usize),
}

/// How everything looks. Nothing is told by colour alone: with `NO_COLOR`, bold, reverse and underline remain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// May colours be used?
    pub colours: bool,
    /// May signs beyond ASCII be used?
    pub signs: bool,
}

/// One colour for each seat, told apart on dark and on light ground.
const SEATS: [Color; 8] = [
    Color::Cyan,
    Color::Magenta,
    Color::Yellow,
    Color::Green,
    Color::Blue,
    Color::Red,
    Color::LightCyan,
    Color::LightMagenta,
];

impl Look {
    /// As it should be here: no colours if `NO_COLOR` is set and not empty, no signs if the locale is not UTF-8.
    pub fn here(variable: impl Fn(&str) -> Option<String>) -> Look {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].iter().find_map(|name| set(name)).unwrap_or_default();
        let locale = locale.to_lowercase();
        let colours = set("NO_COLOR").is_none() && set("TERM").as_deref() != Some("dumb");
        Look { colours, signs: locale.contains("utf-8") || locale.contains("utf8") }
    }

    /// The style of a role.
    pub fn of(&self, role: Role) -> Style {
        let style = Style::new();
        let style = match role {
            Role::Plain | Role::Choice => style,
            Role::Faint => style.add_modifier(Modifier::DIM),
            Role::Strong | Role::Seat(_) | Role::Gold | Role::Good => style.add_modifier(Modifier::BOLD),
            Role::Focus => style.add_modifier(Modifier::REVERSED),
            Role::Picked => style.add_modifier(Modifier::REVERSED | Modifier::BOLD),
            Role::Fresh => style.add_modifier(Modifier::UNDERLINED),
            Role::Bad => style.add_modifier(Modifier::UNDERLINED | Modifier::BOLD),
        };
        match self.colour(role) {
            Some(colour) if self.colours => style.fg(colour),
            _ => style,
        }
    }

    fn colour(&self, role: Role) -> Option<Color> {
        match role {
            Role::Plain | Role::Strong | Role::Faint | Role::Focus | Role::Picked => None,
            Role::Choice => Some(Color::Cyan),
            Role::Fresh | Role::Gold => Some(Color::Yellow),
            Role::Good => Some(Color::Green),
            Role::Bad => Some(Color::Red),
            Role::Seat(index) => Some(SEATS[index % SEATS.len()]),
        }
    }

    /// A sign, or what stands for it in ASCII.
    pub fn sign<'a>(&self, sign: &'a str, plain: &'a str) -> &'a str {
        if self.signs { sign } else { plain }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn here(set: &[(&str, &str)]) -> Look {
        Look::here(|name| set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).into()))
    }

    #[test]
    fn no_color_and_locale_are_heeded() {
        assert_eq!(here(&[("LANG", "de_DE.UTF-8")]), Look { colours: true, signs: true });
        assert_eq!(here(&[("NO_COLOR", "1"), ("LANG", "C")]), Look { colours: false, signs: false });
        // An empty variable is as good as none.
        assert!(here(&[("NO_COLOR", ""), ("LC_ALL", ""), ("LANG", "C.utf8")]).signs);
        assert!(here(&[("NO_COLOR", "")]).colours && !here(&[("TERM", "dumb")]).colours);
    }

    #[test]
    fn without_colours_no_role_has_one() {
        let plain = Look { colours: false, signs: true };
        for role in [Role::Gold, Role::Bad, Role::Seat(3), Role::Choice] {
            assert_eq!(plain.of(role).fg, None, "{role:?}");
        }
    }
}
