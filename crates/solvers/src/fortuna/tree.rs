//! What any state of a game is worth: the rest of its turn is played out by the rules themselves.

use super::{Solution, Spot};
use luckhouse_engine::{Chance, Choices, Game, Outcome, Seat, Turn};
use luckhouse_games::fortuna::{Fortuna, FortunaAction, FortunaState, Phase};

impl Solution {
    /// The chance of a seat to win from any state, if both play best. A shared win counts half.
    ///
    /// ```
    /// use luckhouse_engine::{Game, Options, Seat};
    /// use luckhouse_games::fortuna::{Fortuna, FortunaOptions};
    /// let game = Fortuna::new(FortunaOptions::read("target=10")?, 2)?;
    /// let solved = luckhouse_solvers::fortuna::solve(&game, &())?;
    /// // Nobody has rolled for the first turn yet.
    /// assert_eq!(solved.worth(&game.start(), Seat::at(0)), 0.5);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn worth(&self, state: &FortunaState, seat: Seat) -> f64 {
        match self.game.turn(state) {
            Turn::Over(outcome) => share(&outcome, seat),
            Turn::Roll(chance) => match self.known(state, seat) {
                Some(worth) => worth,
                None => self.mean(state, &chance, seat),
            },
            Turn::Choose(asked) => {
                let chooser = asked.only().expect("for two, one is asked at a time");
                let ways = self.after_each(state, chooser).into_iter().map(|(_, worth)| worth);
                let best = ways.fold(f64::NEG_INFINITY, f64::max);
                if chooser == seat { best } else { 1.0 - best }
            }
        }
    }

    /// What each legal action of the one who chooses is worth to them.
    pub fn after_each(&self, state: &FortunaState, chooser: Seat) -> Vec<(FortunaAction, f64)> {
        let mut legal = Vec::new();
        self.game.legal(state, chooser, &mut legal);
        let worth = |action| self.worth(&chosen(&self.game, state, chooser, action), chooser);
        legal.into_iter().map(|action| (action, worth(action))).collect()
    }

    /// Where a turn begins the table knows; and where both have yet to roll for the first turn, nobody has an
    /// advantage.
    fn known(&self, state: &FortunaState, seat: Seat) -> Option<f64> {
        match state.phase {
            Phase::Starting(starting) if starting.totals.as_slice().iter().all(Option::is_none) => Some(0.5),
            Phase::Dice => {
                let chance = self.chance(spot_of(state), state.turns).middle();
                Some(if seat == state.on_turn { chance } else { 1.0 - chance })
            }
            _ => None,
        }
    }

    fn mean(&self, state: &FortunaState, chance: &<Fortuna as Game>::Chance, seat: Seat) -> f64 {
        let odds = chance.odds();
        let part = |(roll, ways): &(_, u64)| {
            let mut next = state.clone();
            self.game.roll(&mut next, *roll);
            *ways as f64 * self.worth(&next, seat)
        };
        odds.lines().iter().map(part).sum::<f64>() / odds.total() as f64
    }
}

fn share(outcome: &Outcome, seat: Seat) -> f64 {
    match outcome.winners.only() {
        Some(winner) if winner == seat => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    }
}

fn chosen(game: &Fortuna, state: &FortunaState, seat: Seat, action: FortunaAction) -> FortunaState {
    let mut next = state.clone();
    game.choose(&mut next, &Choices::one(seat, action));
    next
}

/// What matters of a state in which a turn begins.
fn spot_of(state: &FortunaState) -> Spot {
    let (own, other) = (state.players[state.on_turn], state.players[state.on_turn.next(2)]);
    Spot {
        own: own.score.into(),
        other: other.score.into(),
        own_marbles: own.marbles.in_hand(),
        other_marbles: other.marbles.in_hand(),
    }
}
