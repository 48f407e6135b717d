//! What the house tells of a game of Reynard's Luck, as far as it is drawn.

use serde::Deserialize;
use serde_json::Value;

/// The table as one viewer sees it.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default)]
pub(super) struct View {
    pub(super) phase: Phase,
    pub(super) on_turn: String,
    pub(super) turns: u32,
    pub(super) claim: Option<String>,
    pub(super) pieces: Vec<Piece>,
    pub(super) hidden: Vec<Vec<String>>,
    pub(super) reserves: Vec<Vec<String>>,
    pub(super) hands: Vec<Hand>,
    pub(super) played: Vec<Played>,
    pub(super) spent: Vec<u8>,
    pub(super) deck: u32,
}

/// A piece on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub(super) struct Piece {
    pub(super) square: String,
    pub(super) owner: String,
    /// Nothing if the viewer may not know.
    pub(super) kind: Option<String>,
    pub(super) standing: Standing,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Standing {
    #[default]
    Hidden,
    Revealed,
    Turncoat,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub(super) struct Hand {
    pub(super) count: u8,
    pub(super) cards: Option<Vec<u8>>,
}

/// A card in a confrontation, before it is turned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Played {
    #[default]
    Nothing,
    FaceDown,
    Known(u8),
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub(super) struct Duel {
    pub(super) from: String,
    pub(super) to: String,
    pub(super) challenger: Fighter,
    pub(super) challenged: Fighter,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub(super) struct Fighter {
    pub(super) kind: String,
    pub(super) card: Option<u8>,
    /// What a fox has rolled.
    pub(super) die: Option<u8>,
}

/// Where in the game, or in the turn, we are. A phase that is not known here is drawn without words.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(tag = "name", rename_all = "kebab-case")]
pub(super) enum Phase {
    Place,
    Deal,
    Starter,
    Begin,
    Roll,
    Act {
        die: u8,
    },
    Cards {
        from: String,
        to: String,
    },
    Reveal {
        from: String,
        to: String,
    },
    Foxes {
        duel: Duel,
    },
    TurnCards {
        duel: Duel,
    },
    Advance {
        duel: Duel,
    },
    Return {
        duel: Duel,
        winner: String,
        captured: String,
    },
    Draw {
        duel: Duel,
    },
    Over {
        ending: Ending,
    },
    #[default]
    #[serde(other)]
    Unknown,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub(super) enum Ending {
    Foxheads { winner: String },
    Pieces { winner: String, duel: Duel },
    Cap,
}

/// What is printed on the board, and what each side brings to it.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default)]
pub(super) struct Scenery {
    pub(super) size: u16,
    pub(super) foxheads: Vec<String>,
    pub(super) sides: Vec<Side>,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default)]
pub(super) struct Side {
    pub(super) name: String,
    pub(super) shield: String,
    pub(super) formation: Vec<String>,
    pub(super) pieces: Vec<String>,
}

/// There are no more letters for files.
const FILES: u16 = 26;

/// The place of a seat in lists: 0 for `p1`.
pub(super) fn index(id: &str) -> usize {
    usize::from(id != "p1")
}

/// The id of a seat by its place in lists.
pub(super) const IDS: [&str; 2] = ["p1", "p2"];

/// A kind in one column.
pub(super) fn letter(kind: &str) -> &str {
    if kind == "fox" { "F" } else { kind }
}

impl View {
    pub(super) fn of(view: &Value) -> View {
        View::deserialize(view).unwrap_or_default()
    }

    pub(super) fn at(&self, square: &str) -> Option<&Piece> {
        self.pieces.iter().find(|piece| piece.square == square)
    }

    pub(super) fn pieces_of<'a>(&'a self, id: &'a str) -> impl Iterator<Item = &'a Piece> {
        self.pieces.iter().filter(move |piece| piece.owner == id)
    }

    /// The confrontation in which the pieces are revealed.
    pub(super) fn duel(&self) -> Option<&Duel> {
        match &self.phase {
            Phase::Foxes { duel } | Phase::TurnCards { duel } | Phase::Advance { duel } => Some(duel),
            Phase::Return { duel, .. } | Phase::Draw { duel } => Some(duel),
            Phase::Over { ending: Ending::Pieces { duel, .. } } => Some(duel),
            _ => None,
        }
    }
}

impl Scenery {
    pub(super) fn of(scenery: &Value) -> Scenery {
        let scenery = Scenery::deserialize(scenery).unwrap_or_default();
        Scenery { size: scenery.size.min(FILES), ..scenery }
    }

    /// What a side is called.
    pub(super) fn side<'a>(&'a self, id: &'a str) -> &'a str {
        self.sides.get(index(id)).map_or(id, |side| &side.name)
    }

    /// The first letter of that.
    pub(super) fn initial<'a>(&'a self, id: &'a str) -> &'a str {
        let name = self.side(id);
        name.char_indices().nth(1).map_or(name, |(end, _)| &name[..end])
    }
}

impl Fighter {
    /// What the piece counts: its own value, or what the fox has rolled.
    fn value(&self) -> Option<u8> {
        self.kind.parse().ok().or(self.die)
    }

    /// Piece and card together, once both are known.
    pub(super) fn total(&self) -> Option<u8> {
        self.value()?.checked_add(self.card?)
    }
}
