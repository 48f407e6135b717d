//! A player with a guide who knows what every choice is worth.

use super::guides::{Guides, JUDGE, PLAYER, Who};
use super::memory::Memory;
use crate::{Advice, Judge, Thinker, Unclear, Worth};
use luckhouse_engine::{Bot, Decision, Game, PerSeat, Rng, Viewer};
use luckhouse_games::lantern::{Lantern, LanternAction, LanternState};
use luckhouse_solvers::lantern::{Solution, Value};
use std::sync::Arc;

/// Follows a guide: takes what wins most often, and of equals what crosses off the fewest circles.
///
/// ```
/// use luckhouse_bots::lantern::Guided;
/// use luckhouse_engine::{Decision, Bot, Rng, Seat, Table, Viewer};
/// use luckhouse_games::lantern::Lantern;
/// let table = Table::<Lantern>::read("lantern(sheet=one; Dragon: X X X X X X; rows: 9) seats 1 edition 1\n\
///     * 1 2 3 4 5 6\np1 assign crit=4 counter=6 magic=3 con=5 xp=1 camp=2\n* 2 3 3 3 3 3\n")?;
/// let (view, legal) = (table.view(Viewer::Watcher), table.legal(Seat::at(0)));
/// let decision = Decision { game: table.game(), seat: Seat::at(0), view: &view, legal: &legal };
/// let chosen = Guided::strong().choose(&decision, &mut Rng::seeded(0));
/// assert_eq!(chosen.to_string(), "counter 2+");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Guided {
    kind: Kind,
    /// The guides for the game that was played last.
    known: Memory,
}

/// Who is asked.
#[derive(Clone)]
enum Kind {
    Strong,
    Best,
    Judge,
    Solution(Arc<Solution>),
}

impl Guided {
    /// Exact in every fight, hasty about what lies behind it. It plays any sheet; only the first setup of a sheet that
    /// does not ship takes most of a second.
    pub fn strong() -> Guided {
        Guided { kind: Kind::Strong, known: Memory::default() }
    }

    /// Exact from the setup on with the solution that ships. On another sheet it is exact from the first fight on. Of a
    /// journey with very many circles it takes the first fight as [`strong`](Guided::strong) does, to keep a human pace.
    pub fn best() -> Guided {
        Guided { kind: Kind::Best, known: Memory::default() }
    }

    /// As [`best`](Guided::best), but takes the time to be exact throughout.
    pub fn judge() -> Guided {
        Guided { kind: Kind::Judge, known: Memory::default() }
    }

    /// Exact from the setup on, on the sheet of the solution.
    pub fn with_solution(solution: Arc<Solution>) -> Guided {
        Guided { kind: Kind::Solution(solution), known: Memory::default() }
    }

    /// Ask the guides for this game.
    fn ask<T>(&self, game: &Lantern, question: impl FnOnce(&mut Guides) -> T) -> T {
        self.known.ask(game.options(), || self.meet(game), question)
    }

    fn meet(&self, game: &Lantern) -> Guides {
        let (patience, solution) = match &self.kind {
            Kind::Strong => return Guides::new([Who::Hasty, Who::WithoutRows]),
            Kind::Best => (PLAYER, Solution::shipped(game)),
            Kind::Judge => (JUDGE, Solution::shipped(game)),
            Kind::Solution(solution) => (JUDGE, Some(Arc::clone(solution))),
        };
        let solution = solution.filter(|solution| solution.fits(game));
        Guides::new([Who::Exact(solution, patience), Who::Hasty, Who::WithoutRows])
    }
}

impl Bot<Lantern> for Guided {
    fn choose(&mut self, decision: &Decision<Lantern>, _rng: &mut Rng) -> LanternAction {
        let Decision { game, view, legal, .. } = *decision;
        let (found, _) = self.ask(game, |guides| guides.after_each(game, view, legal));
        let mut best = (legal[0], f64::NEG_INFINITY);
        for (action, value) in legal.iter().zip(found) {
            if value.worth() > best.1 {
                best = (*action, value.worth());
            }
        }
        best.0
    }
}

impl Thinker<Lantern> for Guided {
    fn think(&mut self, decision: &Decision<Lantern>, _rng: &mut Rng) -> Vec<Advice<LanternAction>> {
        let Decision { game, view, legal, .. } = *decision;
        let (found, error) = self.ask(game, |guides| guides.after_each(game, view, legal));
        let advise = |(action, value): (&LanternAction, Value)| Advice::new(*action, value.win, error);
        legal.iter().zip(found).map(advise).collect()
    }
}

impl Judge<Lantern> for Guided {
    fn worth(&mut self, game: &Lantern, state: &LanternState) -> Result<Worth, Unclear> {
        let (value, error) =
            self.ask(game, |guides| guides.value(game, &game.view(state, Viewer::Arbiter)))?;
        Ok(Worth { chances: PerSeat::new(1, value.win), error })
    }

    /// Each number of ones in the roll that enters a zone leads to other experience: asked one after the other, all of the
    /// journey behind the fight is solved anew for each.
    fn foresee(&mut self, game: &Lantern, state: &LanternState) {
        let _ = self.worth(game, state);
    }
}
