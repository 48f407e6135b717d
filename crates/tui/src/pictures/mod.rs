//! Pictures, where the terminal has graphics: box covers and the faces of bots.
//!
//! | what | where |
//! |---|---|
//! | what the terminal is asked, and what it answers | `ask`, `answers` |
//! | what was typed meanwhile | `typed` |
//! | what hangs on the screen now | `gallery` |
//! | the drawings, as outlines and colours | `covers/`, `faces/` |
//! | how a drawing becomes dots | `canvas` |
//! | how dots become what a terminal takes | `encoded`; without the feature `pictures` it is `nothing` |
//!
//! Where there are no graphics nothing of this is seen, and every screen is as it would be without it.

mod answers;
mod ask;
#[cfg(feature = "pictures")]
mod canvas;
#[cfg(feature = "pictures")]
mod covers;
#[cfg(feature = "pictures")]
mod encoded;
#[cfg(not(feature = "pictures"))]
#[path = "nothing.rs"]
mod encoded;
#[cfg(feature = "pictures")]
mod faces;
mod gallery;
mod typed;

pub(crate) use ask::{ask, cell};
pub(crate) use gallery::{Gallery, Picture};
pub(crate) use typed::Late;

/// Are pictures wanted?
///
/// ```
/// use luckhouse_tui::pictures::Pictures;
///
/// assert_eq!(Pictures::named("On"), Some(Pictures::On));
/// assert_eq!(Pictures::named("perhaps"), None);
/// assert_eq!(Pictures::default(), Pictures::Auto);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pictures {
    /// Where the environment names a terminal that is known to have graphics, and the terminal says so itself.
    #[default]
    Auto,
    /// Wherever the terminal says that it has graphics: any terminal is asked.
    On,
    /// Nowhere, and no terminal is asked.
    Off,
}

impl Pictures {
    /// Every value by its name.
    pub const NAMES: [(&'static str, Pictures); 3] =
        [("auto", Pictures::Auto), ("on", Pictures::On), ("off", Pictures::Off)];

    /// What is called so: what a flag or an environment says.
    pub fn named(name: &str) -> Option<Pictures> {
        let name = name.trim();
        Pictures::NAMES.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| *value)
    }
}

/// How a terminal takes pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protocol {
    /// Kitty's, with placeholders that are text.
    Kitty,
    /// Sixels.
    Sixel,
    /// iTerm2's.
    Iterm2,
}

/// The graphics of a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Graphics {
    /// How it takes pictures.
    pub protocol: Protocol,
    /// The dots of one cell, across and down.
    pub cell: (u16, u16),
}
