//! What the board reads of a view and of the scenery. What is missing is empty.

use crate::games::views::term;
use serde::Deserialize;
use serde_json::Value;

/// One die's face, by its letter.
pub(super) type Face = char;

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct View {
    pub(super) pirates: Vec<Pirate>,
    pub(super) treasure: u32,
    pub(super) war_chest: u32,
    pub(super) roller: Option<String>,
    pub(super) turns: u32,
    phase: Phase,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize)]
#[serde(default)]
pub(super) struct Pirate {
    pub(super) lives: u32,
    pub(super) shields: u32,
    pub(super) doubloons: u32,
}

/// Every phase has a name and some of the rest.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
struct Phase {
    name: String,
    dice: Vec<Face>,
    kept: Vec<Face>,
    rolls: u32,
    throw: Throw,
    thefts: usize,
    attacks: usize,
    winners: Vec<String>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
struct Throw {
    dice: Vec<Face>,
    rolls: u32,
}

/// Where in the turn it stands.
pub(super) enum Moment<'a> {
    /// Nobody has started yet.
    WhoStarts,
    /// These stay, the others are rolled.
    Rolling,
    /// The roller rolls again or stops.
    Deciding,
    /// So many doubloons are still to be stolen.
    Robbing(usize),
    /// So many attacks are still to be made.
    Attacking(usize),
    /// These have won.
    Over(&'a [String]),
}

impl View {
    pub(super) fn read(view: &Value) -> View {
        View::deserialize(view).unwrap_or_default()
    }

    pub(super) fn moment(&self) -> Moment<'_> {
        match self.phase.name.as_str() {
            "rolling" => Moment::Rolling,
            "deciding" => Moment::Deciding,
            "robbing" => Moment::Robbing(self.phase.thefts),
            "attacking" => Moment::Attacking(self.phase.attacks),
            "over" => Moment::Over(&self.phase.winners),
            _ => Moment::WhoStarts,
        }
    }

    /// The dice that lie on the table.
    pub(super) fn dice(&self) -> &[Face] {
        match self.moment() {
            Moment::Rolling => &self.phase.kept,
            Moment::Deciding => &self.phase.dice,
            _ => &self.phase.throw.dice,
        }
    }

    /// How often they have been rolled in this turn.
    pub(super) fn rolls(&self) -> u32 {
        self.phase.rolls.max(self.phase.throw.rolls)
    }
}

/// What never changes.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Scenery {
    pub(super) goal: u32,
    pub(super) lives: u32,
    pub(super) rolls: u32,
    pub(super) faces: Vec<Face>,
    pub(super) combos: Vec<Combo>,
}

/// Dice that belong together: the fewest that make it.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Combo {
    pub(super) name: String,
    pub(super) dice: Vec<Face>,
}

impl Combo {
    /// What it is called.
    pub(super) fn title(&self) -> String {
        term("booty-dice", "combo", &self.name)
    }
}

impl Scenery {
    pub(super) fn read(scenery: &Value) -> Scenery {
        Scenery::deserialize(scenery).unwrap_or_default()
    }
}
