//! What the board reads of a view. What is missing is empty.

use serde::Deserialize;
use serde_json::Value;

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct View {
    pub(super) sheet: Sheet,
    /// Counted from 1.
    pub(super) zone: usize,
    pub(super) phase: Phase,
    abilities: Abilities,
    /// The number on the scroll beside the campfire.
    pub(super) scroll: u32,
    /// Experience circles crossed off, all rows together.
    pub(super) experience: u32,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Sheet {
    pub(super) name: String,
    pub(super) note: String,
    pub(super) zones: Vec<Zone>,
    /// The circles of each experience row.
    pub(super) rows: Vec<u32>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Zone {
    pub(super) name: String,
    /// `4 5 X X X`, or `rest`.
    pub(super) boxes: String,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Phase {
    pub(super) name: String,
    pub(super) dice: Vec<u8>,
}

#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default)]
struct Abilities {
    crit: Circles,
    counter: Circles,
    magic: Circles,
    con: Circles,
}

/// The circles of one ability.
#[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize)]
#[serde(default)]
pub(super) struct Circles {
    pub(super) left: usize,
    pub(super) crossed: usize,
}

impl View {
    pub(super) fn read(view: &Value) -> View {
        View::deserialize(view).unwrap_or_default()
    }

    /// Before the journey?
    pub(super) fn is_setup(&self) -> bool {
        matches!(self.phase.name.as_str(), "" | "setup" | "offer" | "assign")
    }

    /// The zone that the adventurer is in.
    pub(super) fn here(&self) -> Option<&Zone> {
        self.sheet.zones.get(self.zone.checked_sub(1)?)
    }

    /// The circles of the four abilities, in order.
    pub(super) fn circles(&self) -> [Circles; 4] {
        [self.abilities.crit, self.abilities.counter, self.abilities.magic, self.abilities.con]
    }

    /// All circles crossed off: the fewer, the better.
    pub(super) fn crossed(&self) -> usize {
        self.circles().iter().map(|circles| circles.crossed).sum()
    }
}

/// The title that is given for so many crosses.
pub(super) fn title(scenery: &Value, crossed: usize) -> String {
    #[derive(Deserialize)]
    struct Title {
        name: String,
        most: Option<usize>,
    }
    let titles = Vec::<Title>::deserialize(&scenery["titles"]).unwrap_or_default();
    let fits = |title: &Title| title.most.is_none_or(|most| crossed <= most);
    titles.into_iter().find(fits).map_or_else(String::new, |title| title.name)
}
