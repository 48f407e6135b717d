//! What a player can choose, and how it is written.

use super::{Ability, Assignment};
use luckhouse_engine::{BadWord, DiceSet, Die, Phrase, phrase};
use std::fmt;
use std::str::FromStr;

/// What a player of Lantern can choose. Dice are named by their face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum LanternAction {
    /// Roll the setup's dice again.
    Again,
    /// Keep the setup's dice although they are low.
    Keep,
    /// Give each of the setup's dice its place.
    Assign(Assignment),
    /// Critical Hit: turn a die of this face to its opposite.
    Crit(Die),
    /// Counter Attack: a die of this face one up or down.
    Counter(Die, Step),
    /// Magic Spell: roll a die of this face again.
    Magic(Die),
    /// Constitution: roll these dice again.
    Con(DiceSet),
    /// Draw one more circle for this ability.
    Gain(Ability),
}

/// One up or one down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// To the next higher face.
    Up,
    /// To the next lower face.
    Down,
}

impl Step {
    /// The face one step on; none beyond 6 and below 1 (LN-8).
    pub fn from(self, die: Die) -> Option<Die> {
        match self {
            Step::Up => Die::new(die.face() + 1),
            Step::Down => Die::new(die.face() - 1),
        }
    }
}

impl fmt::Display for LanternAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LanternAction::Again => f.write_str("again"),
            LanternAction::Keep => f.write_str("keep"),
            LanternAction::Assign(assignment) => write!(f, "assign {assignment}"),
            LanternAction::Crit(die) => write!(f, "crit {die}"),
            LanternAction::Counter(die, Step::Up) => write!(f, "counter {die}+"),
            LanternAction::Counter(die, Step::Down) => write!(f, "counter {die}-"),
            LanternAction::Magic(die) => write!(f, "magic {die}"),
            LanternAction::Con(dice) => write!(f, "con {dice}"),
            LanternAction::Gain(ability) => write!(f, "gain {ability}"),
        }
    }
}

/// One of each kind.
const FORMS: [&str; 9] = [
    "`again`",
    "`keep`",
    "`assign crit=5 counter=3 magic=4 con=6 xp=1 camp=2`",
    "`crit 5`",
    "`counter 5+`",
    "`counter 5-`",
    "`magic 3`",
    "`con 1 1 3`",
    "`gain magic`",
];

impl FromStr for LanternAction {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<LanternAction, BadWord> {
        read(&text.trim().to_ascii_lowercase()).ok_or_else(|| {
            BadWord::new(text, phrase!("kind-action", game = "lantern"), Phrase::either(FORMS))
        })
    }
}

fn read(text: &str) -> Option<LanternAction> {
    let (verb, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim();
    Some(match verb {
        "again" if rest.is_empty() => LanternAction::Again,
        "keep" if rest.is_empty() => LanternAction::Keep,
        "assign" => LanternAction::Assign(Assignment::read(rest)?),
        "crit" => LanternAction::Crit(rest.parse().ok()?),
        "counter" => counter(rest)?,
        "magic" => LanternAction::Magic(rest.parse().ok()?),
        "con" => LanternAction::Con(six_at_most(rest)?),
        "gain" => LanternAction::Gain(rest.parse().ok()?),
        _ => return None,
    })
}

fn counter(text: &str) -> Option<LanternAction> {
    let up = text.strip_suffix('+').map(|die| (die, Step::Up));
    let (die, step) = up.or_else(|| text.strip_suffix('-').map(|die| (die, Step::Down)))?;
    Some(LanternAction::Counter(die.trim().parse().ok()?, step))
}

fn six_at_most(text: &str) -> Option<DiceSet> {
    let dice: DiceSet = text.parse().ok()?;
    (1..=6).contains(&dice.len()).then_some(dice)
}
