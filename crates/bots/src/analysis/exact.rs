//! A judge who has solved the game: small open games for two.

use crate::{Advice, Judge, Thinker, Unclear, Worth, best_of, share};
use luckhouse_engine::{Bot, Choices, Decision, Game, Imagine, Outcome, PerSeat, Rng, Seat};
use luckhouse_solvers::Unsolved;
use luckhouse_solvers::duel::{self, Care, Duel};

/// Knows what every position of a game for two is worth if both play best: for games without secrets, small enough
/// to be seen whole.
///
/// ```
/// use luckhouse_bots::{Judge, analysis::Exact};
/// use luckhouse_engine::{Game, Seat};
/// use luckhouse_solvers::sketch::{Sketch, Spot};
/// let (p1, p2) = (Seat::at(0), Seat::at(1));
/// let game = Sketch::of(2, vec![Spot::chance(&[(1, 1), (2, 2)]), Spot::won(p1), Spot::won(p2)])?;
/// let worth = Exact::of(&game, Default::default())?.worth(&game, &game.start())?;
/// assert!((worth.chances[p1] - 1.0 / 3.0).abs() < 1e-9 && worth.error < 1e-9);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Exact<G: Game> {
    solved: Duel<G>,
}

/// Whose chances the solution holds.
const PLAYER: Seat = Seat::at(0);

impl<G: Game> Exact<G> {
    /// Solve the game.
    ///
    /// # Errors
    /// If it is not for two, is larger than `care` allows, or both choose at once.
    pub fn of(game: &G, care: Care) -> Result<Exact<G>, Unsolved> {
        Ok(Exact { solved: duel::solve(game, PLAYER, care)? })
    }
}

impl<G: Imagine> Judge<G> for Exact<G> {
    fn worth(&mut self, _game: &G, state: &G::State) -> Result<Worth, Unclear> {
        let unknown = || {
            Unclear(format!("{state:?} does not follow from the start: solve the game from an earlier state"))
        };
        let chance = self.solved.interval(state).ok_or_else(unknown)?;
        let of = |seat| if seat == PLAYER { chance.middle() } else { 1.0 - chance.middle() };
        Ok(Worth { chances: PerSeat::from_fn(2, of), error: chance.width() / 2.0 })
    }

    /// As the solver has it: a game that nobody wins is shared too.
    fn result(&self, _game: &G, outcome: &Outcome) -> PerSeat<f64> {
        if outcome.winners.is_empty() { PerSeat::new(2, 0.5) } else { share(outcome) }
    }
}

impl<G: Imagine> Thinker<G> for Exact<G> {
    fn think(&mut self, decision: &Decision<G>, rng: &mut Rng) -> Vec<Advice<G::Action>> {
        let Decision { game, seat, view, legal } = *decision;
        // Nothing is hidden: there is only one world to imagine.
        let state = game.imagine(view, rng);
        let mut advice = |action: &G::Action| {
            let mut after = state.clone();
            game.choose(&mut after, &Choices::one(seat, *action));
            // Of a state that the solver has not seen nothing is known.
            let half = Worth { chances: PerSeat::new(2, 0.5), error: 0.5 };
            let worth = self.worth(game, &after).unwrap_or(half);
            Advice::new(*action, worth.chances[seat], worth.error)
        };
        legal.iter().map(&mut advice).collect()
    }
}

impl<G: Imagine> Bot<G> for Exact<G> {
    fn choose(&mut self, decision: &Decision<G>, rng: &mut Rng) -> G::Action {
        best_of(&self.think(decision, rng)).action
    }
}
