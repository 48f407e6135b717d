//! A game in progress: the pirates' stores, the two piles, and where in the turn we are.

use super::{BootyOptions, Faces, SoFar, Starts};
use luckhouse_engine::{PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Doubloons in the game, wherever they are.
pub const DOUBLOONS: u8 = 100;
/// Shields in the game, wherever they are.
pub const SHIELDS: u8 = 30;
/// How often the dice may be rolled in a turn (BD-3).
pub const ROLLS: u8 = 3;

/// What one pirate has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
pub struct Pirate {
    /// At 0 the pirate is out.
    pub lives: u8,
    /// Each stops one Cutlass.
    pub shields: u8,
    /// Gold.
    pub doubloons: u8,
}

/// Six dice on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
pub struct Throw {
    /// What they show.
    pub dice: Faces,
    /// How often the roller has rolled in this turn.
    pub rolls: u8,
}

/// Where in the turn we are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "name", rename_all = "kebab-case")]
pub enum Phase {
    /// Everybody names who shall begin, at once and in secret (BD-20).
    Naming,
    /// Lots are drawn for the first turn.
    WhoStarts {
        /// Those among whom they are drawn: everybody, or those who were named.
        among: SeatSet,
    },
    /// Dice are being rolled; these stay on the table.
    Rolling {
        /// The dice that are not rolled.
        kept: Faces,
        /// How often the roller has rolled before.
        rolls: u8,
    },
    /// The roller rolls again or stops; before the first roll, takes up some of the dice as they were left (BD-19).
    Deciding(Throw),
    /// The roller names the victim of a theft.
    Robbing {
        /// The dice that are being resolved.
        throw: Throw,
        /// Thefts of one doubloon still to come, this one included.
        thefts: u8,
    },
    /// The roller names the target of a Cutlass.
    Attacking {
        /// The dice that are being resolved.
        throw: Throw,
        /// Attacks still to come, this one included.
        attacks: u8,
    },
    /// The game has ended, and these won or share it.
    Over {
        /// One winner, or the several of a capped game.
        winners: SeatSet,
    },
}

/// A game of Booty Dice in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BootyState {
    pub(super) pirates: PerSeat<Pirate>,
    pub(super) treasure: u8,
    pub(super) war_chest: u8,
    /// Whose turn it is; without meaning until somebody has started.
    pub(super) roller: Seat,
    pub(super) turns: u16,
    pub(super) so_far: SoFar,
    pub(super) phase: Phase,
}

impl Phase {
    /// Is it still open who has the first turn?
    pub const fn is_before_the_first_turn(&self) -> bool {
        matches!(self, Phase::Naming | Phase::WhoStarts { .. })
    }
}

impl BootyState {
    /// BD-1
    pub(super) fn new(options: &BootyOptions, seats: usize) -> BootyState {
        let pirate = Pirate { lives: options.lives as u8, shields: 0, doubloons: options.doubloons as u8 };
        BootyState {
            pirates: PerSeat::new(seats, pirate),
            treasure: DOUBLOONS - pirate.doubloons * seats as u8,
            war_chest: SHIELDS,
            roller: Seat::at(0),
            turns: 0,
            so_far: SoFar::default(),
            phase: match options.starts {
                Starts::Lot => Phase::WhoStarts { among: SeatSet::all(seats) },
                Starts::Agreed => Phase::Naming,
            },
        }
    }

    /// What each pirate has.
    pub const fn pirates(&self) -> &PerSeat<Pirate> {
        &self.pirates
    }

    /// Whose turn it is; without meaning until somebody has started.
    pub const fn roller(&self) -> Seat {
        self.roller
    }

    /// Turns that are over.
    pub const fn turns(&self) -> u16 {
        self.turns
    }

    /// What the turn has brought so far (BD-21).
    pub const fn so_far(&self) -> SoFar {
        self.so_far
    }

    /// Where in the turn we are.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Those who are alive.
    #[inline]
    pub(super) fn living(&self) -> SeatSet {
        self.pirates.seats_where(|pirate| pirate.lives > 0)
    }

    /// The living but for the roller.
    #[inline]
    pub(super) fn others(&self) -> SeatSet {
        self.living().without(self.roller)
    }

    /// Those of the others who have a doubloon (BD-10). The dead have none.
    #[inline]
    pub(super) fn victims(&self) -> SeatSet {
        self.pirates.seats_where(|pirate| pirate.doubloons > 0).without(self.roller)
    }

    /// The roller takes up to so many doubloons from the Buried Treasure (BD-8).
    pub(super) fn dig(&mut self, doubloons: u8) {
        let taken = doubloons.min(self.treasure);
        self.treasure -= taken;
        self.pirates[self.roller].doubloons += taken;
    }

    /// A pirate gives up to so many doubloons to the Buried Treasure (BD-9).
    pub(super) fn bury(&mut self, seat: Seat, doubloons: u8) {
        let given = doubloons.min(self.pirates[seat].doubloons);
        self.pirates[seat].doubloons -= given;
        self.treasure += given;
    }

    /// The roller takes one doubloon from a pirate (BD-10).
    pub(super) fn rob(&mut self, victim: Seat) {
        self.pirates[victim].doubloons -= 1;
        self.pirates[self.roller].doubloons += 1;
    }

    /// The roller takes up to so many shields from the War Chest (BD-8).
    pub(super) fn arm(&mut self, shields: u8) {
        let taken = shields.min(self.war_chest);
        self.war_chest -= taken;
        self.pirates[self.roller].shields += taken;
    }

    /// A pirate gives up to so many shields back to the War Chest.
    pub(super) fn disarm(&mut self, seat: Seat, shields: u8) {
        let given = shields.min(self.pirates[seat].shields);
        self.pirates[seat].shields -= given;
        self.war_chest += given;
    }

    /// No doubloon and no shield is ever made or lost, and the dead keep nothing.
    pub(super) fn sound(&self) -> Result<(), String> {
        let pirates = self.pirates.as_slice();
        let doubloons: u32 = pirates.iter().map(|pirate| u32::from(pirate.doubloons)).sum();
        let shields: u32 = pirates.iter().map(|pirate| u32::from(pirate.shields)).sum();
        if doubloons + u32::from(self.treasure) != u32::from(DOUBLOONS) {
            return Err("there are not 100 doubloons".into());
        }
        if shields + u32::from(self.war_chest) != u32::from(SHIELDS) {
            return Err("there are not 30 shields".into());
        }
        let keeps_something = |pirate: &Pirate| pirate.lives == 0 && pirate.doubloons + pirate.shields > 0;
        if pirates.iter().any(keeps_something) {
            return Err("a dead pirate keeps something".into());
        }
        Ok(())
    }
}
