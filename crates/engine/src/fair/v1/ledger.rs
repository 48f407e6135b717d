//! Every roll of a game with all that could have come, in words.

use crate::{Chance, Event, Game, Odds, RollOf, Table, Turn};

/// What is needed beside a [`Proof`](super::Proof) to draw the rolls of a game again without knowing its rules.
///
/// ```
/// use luckhouse_engine::fair::v1::Ledger;
/// use luckhouse_engine::{Table, pig::Pig};
/// let table = Table::<Pig>::read("pig seats 2 edition 1\np1 roll\n* 6\np1 roll\n* 4\n").unwrap();
/// let ledger = Ledger::of(&table);
/// assert_eq!(ledger.odds[0][5], ("6".to_string(), 1));
/// let rolls: Vec<(usize, &str, usize)> =
///     ledger.rolls.iter().map(|roll| (roll.event, roll.word.as_str(), roll.odds)).collect();
/// assert_eq!(rolls, [(2, "6", 0), (4, "4", 0)]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    /// Each different list of odds once: every word with its ways, in the order in which tickets are counted.
    pub odds: Vec<Vec<(String, u64)>>,
    /// The rolls, in order.
    pub rolls: Vec<LedgerRoll>,
}

/// One roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LedgerRoll {
    /// Which event of the log, counted from 1.
    pub event: usize,
    /// What the log says.
    pub word: String,
    /// What could have come: a place in [`Ledger::odds`].
    pub odds: usize,
}

impl Ledger {
    /// Every roll of this game so far.
    pub fn of<G: Game>(table: &Table<G>) -> Ledger {
        let mut known: Vec<Odds<RollOf<G>>> = Vec::new();
        let mut rolls = Vec::new();
        each_roll(table, |event, roll, odds| {
            let place = known.iter().position(|other| *other == odds).unwrap_or(known.len());
            if place == known.len() {
                known.push(odds);
            }
            rolls.push(LedgerRoll { event, word: roll.to_string(), odds: place });
        });
        Ledger { odds: known.iter().map(in_words).collect(), rolls }
    }
}

fn in_words<R: Copy + Ord + ToString>(odds: &Odds<R>) -> Vec<(String, u64)> {
    odds.lines().iter().map(|(roll, ways)| (roll.to_string(), *ways)).collect()
}

/// Go through the rolls of a game in order: which event of the log, counted from 1, what came, and what could have.
pub(super) fn each_roll<G: Game>(table: &Table<G>, mut see: impl FnMut(usize, RollOf<G>, Odds<RollOf<G>>)) {
    let mut number = 0;
    table.retrace(|before, event, _| {
        number += 1;
        if let (Event::Rolled(roll), Turn::Roll(chance)) = (event, table.game().turn(before)) {
            see(number, *roll, chance.odds());
        }
    });
}
