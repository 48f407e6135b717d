//! A game in progress: everything that can change, and what the table waits for.

use super::fort::{FortRow, MOST_PLAYERS};
use super::{Card, Fort, FortId, FortSet, Treasure, TreasureSet};
use luckhouse_engine::{Die, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A game of Lucky Shot in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) rows: [FortRow; MOST_PLAYERS],
    /// Treasures in the middle.
    pub(super) available: TreasureSet,
    /// Treasures not in play yet. Their order is drawn when it is needed, so nobody can know it (LS-2).
    pub(super) set_aside: TreasureSet,
    pub(super) in_play: SeatSet,
    pub(super) on_turn: Seat,
    pub(super) card: Card,
    /// Those who choose the first die of their next turn (LS-18).
    pub(super) volcano: SeatSet,
    /// The next die of this turn is its first, and is chosen (LS-18).
    pub(super) chosen_die: bool,
    /// The first die for the card is chosen, and the hunt comes before it (LS-23).
    pub(super) chosen_act: bool,
    /// Whoever stole from a move and uses its power, in the middle of another player's turn (LS-24).
    pub(super) thief: Option<Seat>,
    /// Turns that are over.
    pub(super) turns: u16,
    pub(super) phase: Phase,
}

/// What the table waits for.
///
/// A power never needs to be put aside for another: each power ends with at most one treasure gained, and that
/// is the last thing it does. So a chain of powers (LS-19) is one phase after the other, and needs no stack;
/// when it ends, the card tells where the turn goes on: no dice on it, and it was the hunt; three, an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "name", rename_all = "kebab-case")]
pub enum Phase {
    /// Set-up: a die for the level of this player's first fort.
    Level {
        /// Whose fort.
        seat: Seat,
    },
    /// Set-up: a treasure is drawn for this player.
    Deal {
        /// For whom.
        seat: Seat,
    },
    /// Set-up: who starts.
    Starter,
    /// To hunt or not.
    Hunt,
    /// A die of the turn: rolled, or chosen by the power of Volcano.
    Die {
        /// What for.
        purpose: Purpose,
    },
    /// A die to put on the card.
    Put {
        /// The die.
        die: Die,
    },
    /// The dice on the card are used.
    Act,
    /// The owner's dice against a capture.
    Block {
        /// The fort raided.
        from: FortId,
        /// Where its treasure would go.
        into: FortId,
    },
    /// A die of the next of those who may steal from a move.
    Steal {
        /// The fort left.
        from: FortId,
        /// The fort to be entered.
        into: FortId,
        /// Those who have not rolled yet.
        waiting: SeatSet,
        /// Those who matched.
        hits: SeatSet,
    },
    /// A fort with a treasure was destroyed: to salvage it or not.
    Salvage {
        /// The treasure of the fort destroyed.
        loose: Loose,
    },
    /// The salvage die.
    SalvageDie {
        /// The treasure of the fort destroyed.
        loose: Loose,
    },
    /// A new fort stands: a set-aside treasure is drawn.
    Draw {
        /// The new fort.
        fort: FortId,
    },
    /// The die for a treasure in a new fort.
    Found {
        /// The new fort.
        fort: FortId,
    },
    /// A treasure goes into a fort, and there is more than one way.
    Take(Take),
    /// The power of a treasure just gained, to use or to leave.
    Power {
        /// Whose power.
        treasure: Treasure,
    },
    /// The game has ended.
    Over {
        /// One, or several who share.
        winners: SeatSet,
    },
}

/// What a die of the turn is rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum Purpose {
    /// To hunt.
    Hunt,
    /// To be put on the card.
    Card,
}

/// A treasure whose fort is gone, while whoever destroyed it may still salvage it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
pub struct Loose {
    /// Which one.
    pub treasure: Treasure,
    /// Who held it, and still counts as holding it (LS-20).
    pub owner: Seat,
}

/// A treasure about to go into a fort, and the ways it can.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
pub struct Take {
    /// Where it comes from.
    pub source: Source,
    /// Which treasures it can be.
    pub treasures: TreasureSet,
    /// The forts it can go into. Their owner is the one who chooses.
    pub forts: FortSet,
}

/// Where a treasure comes from that goes into a fort.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// From the middle.
    Available,
    /// From a fort just destroyed, that was this player's.
    Salvage(Seat),
    /// From a move that was stolen, out of this fort.
    Move(FortId),
}

impl State {
    /// What the table waits for.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Treasures in the middle.
    pub const fn available(&self) -> TreasureSet {
        self.available
    }

    /// Treasures not in play yet.
    pub const fn set_aside(&self) -> TreasureSet {
        self.set_aside
    }

    /// Those who are not knocked out.
    pub const fn in_play(&self) -> SeatSet {
        self.in_play
    }

    /// Whose turn it is.
    pub const fn on_turn(&self) -> Seat {
        self.on_turn
    }

    /// Whose powers and salvages these are: those of the player on turn, or of a thief on that turn (LS-24).
    pub fn acting(&self) -> Seat {
        self.thief.unwrap_or(self.on_turn)
    }

    /// The action card of the player on turn.
    pub const fn card(&self) -> &Card {
        &self.card
    }

    /// Turns that are over.
    pub const fn turns(&self) -> u16 {
        self.turns
    }

    /// Is the first die of this player's next turn, or the next of this one, chosen (LS-18)?
    pub fn chooses_die(&self, seat: Seat) -> bool {
        self.volcano.contains(seat) || ((self.chosen_die || self.chosen_act) && seat == self.on_turn)
    }

    /// Is the next die of this turn its first, and chosen (LS-18)?
    pub const fn chooses_die_now(&self) -> bool {
        self.chosen_die
    }

    /// The same table with these dice on the card, ready to act: for those who plan ahead.
    #[must_use]
    pub fn with_card(&self, card: Card) -> State {
        State { card, chosen_die: false, chosen_act: false, phase: Phase::Act, ..self.clone() }
    }

    /// The forts of one player, in the order of their letters.
    pub fn forts(&self, seat: Seat) -> impl Iterator<Item = (FortId, &Fort)> + Clone {
        self.rows[seat.index()].iter(seat)
    }

    /// All forts on the table, by owner and letter.
    pub fn all_forts(&self) -> impl Iterator<Item = (FortId, &Fort)> + Clone {
        self.in_play.iter().flat_map(|seat| self.forts(seat))
    }

    /// The forts of one player in which no treasure lies.
    pub fn empty_forts(&self, seat: Seat) -> impl Iterator<Item = (FortId, &Fort)> + Clone {
        self.forts(seat).filter(|(_, fort)| fort.is_empty())
    }

    pub(super) fn has_empty_fort(&self, seat: Seat) -> bool {
        self.empty_forts(seat).next().is_some()
    }

    /// Empty forts of one player of this level.
    pub(super) fn matching(&self, seat: Seat, level: Die) -> FortSet {
        let matching = self.empty_forts(seat).filter(|(_, fort)| fort.level() == level);
        FortSet::of(seat, matching.map(|(id, _)| id))
    }

    /// Empty forts of one player.
    pub(super) fn empties(&self, seat: Seat) -> FortSet {
        FortSet::of(seat, self.empty_forts(seat).map(|(id, _)| id))
    }

    pub(super) fn fort(&self, id: FortId) -> &Fort {
        self.rows[id.owner().index()].get(id).expect("a standing fort")
    }

    pub(super) fn fort_mut(&mut self, id: FortId) -> &mut Fort {
        self.rows[id.owner().index()].get_mut(id).expect("a standing fort")
    }

    /// Treasures in the forts of one player.
    pub fn treasures(&self, seat: Seat) -> usize {
        self.forts(seat).filter(|(_, fort)| !fort.is_empty()).count()
    }

    /// Bricks that stand in the forts of one player.
    pub fn bricks(&self, seat: Seat) -> u32 {
        self.forts(seat).map(|(_, fort)| u32::from(fort.standing())).sum()
    }
}
