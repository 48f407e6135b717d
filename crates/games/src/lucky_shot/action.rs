//! What a player can choose, and the words for it.

use super::{FortId, Place, Treasure};
use luckhouse_engine::{BadWord, Die, Phrase, phrase};
use std::fmt;
use std::str::FromStr;

/// A choice of a player. The order is the one in which choices are listed.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize, ts_rs::TS,
)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// `hunt`: roll for an Available treasure.
    Hunt,
    /// `skip`: do not hunt.
    Skip,
    /// `die 4`: the value of a die that Volcano lets one choose.
    Die(Die),
    /// `take sea 1b`: this treasure goes into that fort.
    Take {
        /// Which one.
        treasure: Treasure,
        /// Where it goes.
        fort: FortId,
    },
    /// `put attack`: the die that was rolled goes there.
    Put(Place),
    /// `build 1a`, `build 1a 1`: bricks on a fort.
    Build {
        /// Which fort.
        fort: FortId,
        /// Only one brick, though there could be two.
        one: bool,
    },
    /// `attack 2a`, `attack 2a 1`: bricks off a fort.
    Attack {
        /// Which fort.
        fort: FortId,
        /// Only one brick, though there could be two.
        one: bool,
    },
    /// `raid 2a 1b`: capture the treasure of another player's fort.
    Raid {
        /// Where it lies.
        from: FortId,
        /// Where it goes.
        into: FortId,
    },
    /// `move 1a 1b`, `move 1a 1b protected`: a treasure from fort to fort.
    Move {
        /// Where it lies.
        from: FortId,
        /// Where it goes.
        into: FortId,
        /// With the Fortify die, so that nobody can steal it.
        protected: bool,
    },
    /// `level 1a 4`: another level for a fort.
    Level {
        /// Which fort.
        fort: FortId,
        /// Its level from now on.
        level: Die,
    },
    /// `create`: a new fort of the Fortify die's level.
    Create,
    /// `create 4`: a new fort of any level, by the power of Forest.
    CreateAt(Die),
    /// `salvage`: roll for the treasure of the fort just destroyed.
    Salvage,
    /// `none`: leave a power or a salvage.
    Leave,
    /// `done`: end the turn.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bricks = |one: bool| if one { " 1" } else { "" };
        match *self {
            Action::Hunt => f.write_str("hunt"),
            Action::Skip => f.write_str("skip"),
            Action::Die(die) => write!(f, "die {die}"),
            Action::Take { treasure, fort } => write!(f, "take {treasure} {fort}"),
            Action::Put(place) => write!(f, "put {place}"),
            Action::Build { fort, one } => write!(f, "build {fort}{}", bricks(one)),
            Action::Attack { fort, one } => write!(f, "attack {fort}{}", bricks(one)),
            Action::Raid { from, into } => write!(f, "raid {from} {into}"),
            Action::Move { from, into, protected: false } => write!(f, "move {from} {into}"),
            Action::Move { from, into, protected: true } => write!(f, "move {from} {into} protected"),
            Action::Level { fort, level } => write!(f, "level {fort} {level}"),
            Action::Create => f.write_str("create"),
            Action::CreateAt(level) => write!(f, "create {level}"),
            Action::Salvage => f.write_str("salvage"),
            Action::Leave => f.write_str("none"),
            Action::Done => f.write_str("done"),
        }
    }
}

/// One of each kind.
const FORMS: [&str; 14] = [
    "hunt",
    "skip",
    "die 4",
    "take sea 1b",
    "put attack",
    "build 1a",
    "attack 2a 1",
    "raid 2a 1b",
    "move 1a 1b protected",
    "level 1a 4",
    "create",
    "salvage",
    "none",
    "done",
];

impl FromStr for Action {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<Action, BadWord> {
        let lower = text.to_ascii_lowercase();
        let mut parts = lower.split_ascii_whitespace();
        // The longest word has four parts; a fifth makes it no word at all.
        let words: [&str; 5] = std::array::from_fn(|_| parts.next().unwrap_or(""));
        let unread = || {
            BadWord::new(
                text,
                phrase!("kind-action", game = "lucky-shot"),
                Phrase::either(FORMS.map(|form| format!("`{form}`"))),
            )
        };
        read(words).ok_or_else(unread)
    }
}

fn read(words: [&str; 5]) -> Option<Action> {
    let fort = |text: &str| text.parse::<FortId>().ok();
    let die = |text: &str| text.parse::<Die>().ok();
    Some(match words {
        ["hunt", "", ..] => Action::Hunt,
        ["skip", "", ..] => Action::Skip,
        ["die", face, "", ..] => Action::Die(die(face)?),
        ["take", what, place, "", _] => Action::Take { treasure: what.parse().ok()?, fort: fort(place)? },
        ["put", place, "", ..] => Action::Put(Place::ALL.into_iter().find(|p| p.name() == place)?),
        ["build", place, bricks, "", _] => Action::Build { fort: fort(place)?, one: only_one(bricks)? },
        ["attack", place, bricks, "", _] => Action::Attack { fort: fort(place)?, one: only_one(bricks)? },
        ["raid", from, into, "", _] => Action::Raid { from: fort(from)?, into: fort(into)? },
        ["move", from, into, guard @ ("" | "protected"), ""] => {
            Action::Move { from: fort(from)?, into: fort(into)?, protected: !guard.is_empty() }
        }
        ["level", place, level, "", _] => Action::Level { fort: fort(place)?, level: die(level)? },
        ["create", "", ..] => Action::Create,
        ["create", level, "", ..] => Action::CreateAt(die(level)?),
        ["salvage", "", ..] => Action::Salvage,
        ["none", "", ..] => Action::Leave,
        ["done", "", ..] => Action::Done,
        _ => return None,
    })
}

/// What stands after a fort: nothing, or `1`.
fn only_one(bricks: &str) -> Option<bool> {
    match bricks {
        "" => Some(false),
        "1" => Some(true),
        _ => None,
    }
}
