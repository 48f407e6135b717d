//! Before the first turn, where everybody names who shall begin (BD-20).

use super::estimate::Estimate;
use luckhouse_engine::{Game, PerSeat, Seat, SeatSet};
use luckhouse_games::booty_dice::{BootyDice, Pirate};

/// Everybody's chances, by who begins. Each pirate is taken to name whoever is best for themselves.
pub(super) struct Naming(PerSeat<PerSeat<f64>>);

impl Naming {
    pub(super) fn new(game: &BootyDice, estimate: Estimate, pirates: &PerSeat<Pirate>) -> Naming {
        Naming(PerSeat::from_fn(game.seats(), |first| estimate.chances(game, pirates, first)))
    }

    /// Everybody's chances when all name whom they like best.
    pub(super) fn worth(&self) -> PerSeat<f64> {
        self.drawn_among(self.seats().map(|seat| self.favourite(seat)).collect())
    }

    /// What it brings one pirate to name another, or oneself.
    pub(super) fn naming(&self, own: Seat, first: Seat) -> f64 {
        let named = |seat| if seat == own { first } else { self.favourite(seat) };
        self.drawn_among(self.seats().map(named).collect())[own]
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.0.seats())
    }

    /// Who had best begin for this pirate: oneself, if nobody is better.
    fn favourite(&self, seat: Seat) -> Seat {
        let chance = |first: Seat| self.0[first][seat];
        self.seats().fold(seat, |best, first| if chance(first) > chance(best) { first } else { best })
    }

    fn drawn_among(&self, named: SeatSet) -> PerSeat<f64> {
        let sum = |seat| named.iter().map(|first| self.0[first][seat]).sum::<f64>();
        PerSeat::from_fn(self.0.seats(), |seat| sum(seat) / named.len() as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Judge, Thinker, booty_dice::TurnPlanner};
    use luckhouse_engine::{Decision, Options, Rng, Viewer};
    use luckhouse_games::booty_dice::{BootyAction, BootyOptions};

    #[test]
    fn everybody_is_for_themselves() {
        let game = BootyDice::new(BootyOptions::read("starts=agreed").unwrap(), 2).unwrap();
        let (state, seat) = (game.start(), Seat::at(1));
        let (view, mut legal) = (game.view(&state, Viewer::Seat(seat)), Vec::new());
        game.legal(&state, seat, &mut legal);
        let mut planner = TurnPlanner::new(Estimate::Formula);
        let decision = Decision { game: &game, seat, view: &view, legal: &legal };
        let advice = planner.think(&decision, &mut Rng::seeded(1));
        let of = |first| {
            advice.iter().find(|advice| advice.action == BootyAction::Begin(Seat::at(first))).unwrap()
        };
        // Against one who names themselves: the lot, or the other's first turn.
        assert!((of(1).chance - 0.5).abs() < 1e-9 && of(0).chance < 0.5);
        let worth = planner.worth(&game, &state).unwrap();
        assert!((worth.chances[seat] - 0.5).abs() < 1e-9);
    }
}
