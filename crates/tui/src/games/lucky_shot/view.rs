//! What the house tells of a game of Lucky Shot, as far as it is drawn.

use serde::Deserialize;
use serde_json::Value;

/// The table.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default)]
pub(super) struct View {
    pub(super) players: Vec<Land>,
    pub(super) available: Vec<String>,
    pub(super) set_aside: Vec<String>,
    pub(super) on_turn: String,
    pub(super) card: Card,
    pub(super) chosen_die: bool,
    pub(super) turns: u32,
    pub(super) phase: Phase,
}

/// One player and their forts.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default)]
pub(super) struct Land {
    pub(super) in_play: bool,
    pub(super) volcano: bool,
    pub(super) forts: Vec<Fort>,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default)]
pub(super) struct Fort {
    pub(super) name: String,
    pub(super) level: u8,
    pub(super) built: u8,
    pub(super) destroyed: u8,
    pub(super) treasure: Option<String>,
}

/// The action card.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default)]
pub(super) struct Card {
    attack: Slot,
    build: Slot,
    raid: Slot,
    fortify: Slot,
}

/// The places of the card, in its order, each with what its die is good for.
pub(super) const PLACES: [(&str, &str); 4] =
    [("attack", "bricks off"), ("build", "bricks on"), ("raid", "take, move"), ("fortify", "level, new")];

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Slot {
    #[default]
    Empty,
    Ready(u8),
    Used(u8),
}

/// What the table waits for. A phase that is not known here is drawn like any other, without words.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(tag = "name", rename_all = "kebab-case")]
pub(super) enum Phase {
    Level {
        seat: String,
    },
    Deal {
        seat: String,
    },
    Starter,
    Hunt,
    Die {
        purpose: String,
    },
    Put {
        die: u8,
    },
    Act,
    Block {
        from: String,
        into: String,
    },
    Steal {
        from: String,
        into: String,
    },
    Salvage {
        loose: Loose,
    },
    SalvageDie {
        loose: Loose,
    },
    Draw {
        fort: String,
    },
    Found {
        fort: String,
    },
    Take,
    Power {
        treasure: String,
    },
    Over {
        winners: Vec<String>,
    },
    #[default]
    #[serde(other)]
    Unknown,
}

/// A treasure whose fort is gone.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub(super) struct Loose {
    pub(super) treasure: String,
}

/// What of the game never changes.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default)]
pub(super) struct Scenery {
    pub(super) treasures: Vec<Power>,
    pub(super) to_win: u8,
}

/// A treasure and what it can do.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default)]
pub(super) struct Power {
    pub(super) treasure: String,
    pub(super) power: String,
}

/// Where a treasure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Whereabouts<'a> {
    Available,
    SetAside,
    In(&'a str),
    /// Its fort is gone, and it is not yet known who gets it.
    Loose,
}

impl View {
    pub(super) fn of(view: &Value) -> View {
        View::deserialize(view).unwrap_or_default()
    }

    pub(super) fn fort(&self, name: &str) -> Option<&Fort> {
        self.players.iter().flat_map(|land| &land.forts).find(|fort| fort.name == name)
    }

    pub(super) fn whereabouts(&self, treasure: &str) -> Whereabouts<'_> {
        let forts = self.players.iter().flat_map(|land| &land.forts);
        let lies = |set: &[String]| set.iter().any(|one| one == treasure);
        match forts.into_iter().find(|fort| fort.treasure.as_deref() == Some(treasure)) {
            Some(fort) => Whereabouts::In(&fort.name),
            None if lies(&self.available) => Whereabouts::Available,
            None if lies(&self.set_aside) => Whereabouts::SetAside,
            None => Whereabouts::Loose,
        }
    }
}

impl Land {
    /// Treasures in its forts.
    pub(super) fn treasures(&self) -> usize {
        self.forts.iter().filter(|fort| fort.treasure.is_some()).count()
    }
}

impl Fort {
    /// Bricks that stand.
    pub(super) fn standing(&self) -> u8 {
        self.built.saturating_sub(self.destroyed)
    }
}

impl Card {
    pub(super) fn at(&self, place: &str) -> Slot {
        match place {
            "attack" => self.attack,
            "build" => self.build,
            "raid" => self.raid,
            _ => self.fortify,
        }
    }
}

impl Scenery {
    pub(super) fn of(scenery: &Value) -> Scenery {
        Scenery::deserialize(scenery).unwrap_or_default()
    }

    pub(super) fn power(&self, treasure: &str) -> &str {
        self.treasures.iter().find(|one| one.treasure == treasure).map_or("", |one| &one.power)
    }
}
