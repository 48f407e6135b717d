//! Colours and signs: what a terminal can show, and what its owner wants.

use luckhouse_engine::Seat;
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

/// Which colours somebody wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Colours {
    /// As many as the terminal says that it has.
    #[default]
    Auto,
    /// None: bold, reverse and underline remain.
    None,
    /// The sixteen that every terminal has, in its own shades.
    Some,
    /// All of them.
    All,
}

impl Colours {
    /// Every value by its name.
    pub const NAMES: [(&'static str, Colours); 4] =
        [("auto", Colours::Auto), ("none", Colours::None), ("some", Colours::Some), ("all", Colours::All)];

    /// What is called so: what an environment says.
    pub fn named(name: &str) -> Option<Colours> {
        let name = name.trim();
        Colours::NAMES.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, colours)| *colours)
    }
}

/// How everything looks. Nothing is told by colour alone: with `NO_COLOR`, bold, reverse and underline remain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// May colours be used?
    pub colours: bool,
    /// May signs beyond ASCII be used?
    pub signs: bool,
    /// Does the terminal show any colour, and not only its own sixteen?
    pub true_colour: bool,
}

/// One colour for each seat, told apart on dark and on light ground: of the terminal's own, and of all. The first two are
/// red and blue, as those who play them are called in some games; the pages have the same.
const SEATS: [(Color, Color); Seat::MAX] = [
    (Color::LightRed, Color::Rgb(0xd8, 0x4a, 0x3c)),
    (Color::LightBlue, Color::Rgb(0x4a, 0x86, 0xe0)),
    (Color::Yellow, Color::Rgb(0xc9, 0x97, 0x1f)),
    (Color::Green, Color::Rgb(0x3f, 0x9e, 0x55)),
    (Color::Magenta, Color::Rgb(0xa5, 0x5e, 0xc8)),
    (Color::Cyan, Color::Rgb(0x1f, 0x9c, 0xa8)),
    (Color::LightYellow, Color::Rgb(0xd0, 0x73, 0x2a)),
    (Color::LightMagenta, Color::Rgb(0xd0, 0x5a, 0x93)),
    (Color::LightGreen, Color::Rgb(0x8a, 0xa4, 0x2a)),
    (Color::LightCyan, Color::Rgb(0x7a, 0x7c, 0xdb)),
    (Color::Red, Color::Rgb(0xa8, 0x7c, 0x58)),
    (Color::Gray, Color::Rgb(0x8c, 0x8c, 0x8c)),
];

impl Look {
    /// As it should be here: the colours that `LUCKHOUSE_COLOURS` names, else none if `NO_COLOR` is set and not empty; no signs if
    /// the locale is not UTF-8.
    pub fn here(variable: impl Fn(&str) -> Option<String>) -> Look {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].iter().find_map(|name| set(name)).unwrap_or_default();
        let locale = locale.to_lowercase();
        let wanted = set("LUCKHOUSE_COLOURS").and_then(|value| Colours::named(&value)).unwrap_or_default();
        let some = set("NO_COLOR").is_none() && set("TERM").as_deref() != Some("dumb");
        let signs = locale.contains("utf-8") || locale.contains("utf8");
        let all = set("COLORTERM").is_some_and(|value| ["truecolor", "24bit"].contains(&value.as_str()));
        let (colours, true_colour) = match wanted {
            Colours::Auto => (some, some && all),
            Colours::None => (false, false),
            Colours::Some => (true, false),
            Colours::All => (true, true),
        };
        Look { colours, signs, true_colour }
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
            Role::Seat(index) => {
                let (sixteen, any) = SEATS[index % SEATS.len()];
                Some(if self.true_colour { any } else { sixteen })
            }
        }
    }

    /// The colour of a seat as `0xrrggbb`, by its index: for pictures.
    #[cfg(feature = "pictures")]
    pub(crate) fn seat_colour(index: usize) -> u32 {
        match SEATS[index % SEATS.len()].1 {
            Color::Rgb(red, green, blue) => u32::from_be_bytes([0, red, green, blue]),
            _ => 0,
        }
    }

    /// The style of a role for what is drawn and not written: a line below it would run through the picture.
    pub fn drawn(&self, role: Role) -> Style {
        self.of(role).remove_modifier(Modifier::UNDERLINED)
    }

    /// A sign, or what stands for it in ASCII.
    pub fn sign<'a>(&self, sign: &'a str, plain: &'a str) -> &'a str {
        if self.signs { sign } else { plain }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    fn here(set: &[(&str, &str)]) -> Look {
        Look::here(|name| set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).into()))
    }

    #[test]
    fn no_color_and_locale_are_heeded() {
        assert_eq!(here(&[("LANG", "de_DE.UTF-8")]), Look { colours: true, signs: true, true_colour: false });
        assert_eq!(
            here(&[("NO_COLOR", "1"), ("LANG", "C")]),
            Look { colours: false, signs: false, true_colour: false }
        );
        // An empty variable is as good as none.
        assert!(here(&[("NO_COLOR", ""), ("LC_ALL", ""), ("LANG", "C.utf8")]).signs);
        let wanted = |colours| here(&[("NO_COLOR", "1"), ("LUCKHOUSE_COLOURS", colours)]);
        assert_eq!(["none", "some", "all"].map(|name| wanted(name).colours), [false, true, true]);
        assert_eq!(["some", "all"].map(|name| wanted(name).true_colour), [false, true]);
        assert!(!wanted("auto").colours && !wanted("nonsense").colours);
        assert!(here(&[("NO_COLOR", "")]).colours && !here(&[("TERM", "dumb")]).colours);
    }

    #[test]
    fn red_is_red_and_blue_is_blue() {
        let sixteen = here(&[("LANG", "C.UTF-8")]);
        assert_eq!(sixteen.of(Role::Seat(0)).fg, Some(Color::LightRed));
        assert_eq!(sixteen.of(Role::Seat(1)).fg, Some(Color::LightBlue));
        let all = here(&[("LANG", "C.UTF-8"), ("COLORTERM", "truecolor")]);
        assert!(matches!(all.of(Role::Seat(0)).fg, Some(Color::Rgb(red, _, blue)) if red > blue));
        assert!(matches!(all.of(Role::Seat(1)).fg, Some(Color::Rgb(red, _, blue)) if red < blue));
        assert!(!here(&[("NO_COLOR", "1"), ("COLORTERM", "truecolor")]).true_colour);
    }

    #[test]
    fn no_two_seats_look_alike() {
        let (sixteen, any): (HashSet<Color>, HashSet<Color>) = SEATS.into_iter().unzip();
        assert_eq!((sixteen.len(), any.len()), (Seat::MAX, Seat::MAX));
    }

    #[test]
    fn without_colours_no_role_has_one() {
        let plain = Look { colours: false, signs: true, true_colour: false };
        for role in [Role::Gold, Role::Bad, Role::Seat(3), Role::Choice] {
            assert_eq!(plain.of(role).fg, None, "{role:?}");
        }
    }
}
