//! What two pirates have, and what six faces make of it.

use luckhouse_engine::{Game, PerSeat, Seat};
use luckhouse_games::booty_dice::{
    BootyDice, CURSE_DOUBLOONS, CURSE_LIVES, DOUBLOONS, Face, Faces, PER_DIE, Pirate, Reading, SHIELDS,
};

/// What the two have when a turn begins, from the side of the one who rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    /// Whose turn it is.
    pub roller: Pirate,
    /// Who waits.
    pub other: Pirate,
}

impl Standing {
    /// How a game with these rules begins.
    pub fn start(game: &BootyDice) -> Standing {
        let options = game.options();
        let pirate = Pirate { lives: options.lives as u8, shields: 0, doubloons: options.doubloons as u8 };
        Standing { roller: pirate, other: pirate }
    }

    /// What two pirates have, one of whom rolls.
    pub fn of(pirates: &PerSeat<Pirate>, roller: Seat) -> Standing {
        Standing { roller: pirates[roller], other: pirates[roller.other()] }
    }

    /// The same when the other one rolls.
    #[must_use]
    pub fn passed_on(self) -> Standing {
        Standing { roller: self.other, other: self.roller }
    }
}

/// Where a resolution leads, from the side of the one who rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// The roller has won.
    Won,
    /// The roller is dead.
    Lost,
    /// The game goes on with this; whose turn it is now depends on the rules.
    On(Standing),
}

/// What six faces do at a table for two, where nobody has to be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Effect {
    dug: u8,
    buried: u8,
    stolen: u8,
    attacks: u8,
    planks: u8,
    shields: u8,
    /// Lives that combos cost the other.
    wounds: u8,
    /// Doubloons that combos cost the other.
    toll: u8,
}

impl Effect {
    /// What these faces do.
    pub fn of(dice: Faces, curse: luckhouse_games::booty_dice::Curse) -> Effect {
        let reading = Reading::of(dice, curse);
        let count = |face| reading.alone.count(face);
        let (wounds, toll) = match reading.curse {
            true => (CURSE_LIVES, CURSE_DOUBLOONS),
            false => (reading.mutiny_lives(), reading.shipwreck),
        };
        Effect {
            dug: PER_DIE * count(Face::Doubloon),
            buried: PER_DIE * count(Face::Cross),
            stolen: PER_DIE * count(Face::JollyRoger),
            attacks: count(Face::Cutlass),
            planks: count(Face::Plank),
            shields: count(Face::Shield),
            wounds,
            toll,
        }
    }

    /// The whole resolution, in the order of the rules (BD-7), for a game to so many doubloons.
    #[inline]
    pub fn on(self, standing: Standing, goal: u8) -> After {
        let Standing { mut roller, mut other } = standing;
        roller.doubloons += self.dug.min(DOUBLOONS - roller.doubloons - other.doubloons);
        roller.doubloons = roller.doubloons.saturating_sub(self.buried);
        let stolen = self.stolen.min(other.doubloons);
        (roller.doubloons, other.doubloons) = (roller.doubloons + stolen, other.doubloons - stolen);
        let blocked = self.attacks.min(other.shields);
        other.shields -= blocked;
        other.lives = other.lives.saturating_sub(self.attacks - blocked);
        if other.lives == 0 {
            return After::Won;
        }
        roller.lives = roller.lives.saturating_sub(self.planks);
        if roller.lives == 0 {
            return After::Lost;
        }
        roller.shields += self.shields.min(SHIELDS - roller.shields - other.shields);
        other.lives = other.lives.saturating_sub(self.wounds);
        if other.lives == 0 {
            return After::Won;
        }
        other.doubloons = other.doubloons.saturating_sub(self.toll);
        if roller.doubloons >= goal { After::Won } else { After::On(Standing { roller, other }) }
    }
}
