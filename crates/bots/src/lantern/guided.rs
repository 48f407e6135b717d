//! A player with a guide who knows what every choice is worth.

use crate::{Advice, Judge, Thinker, Unclear, Worth};
use luckhouse_engine::{Bot, Game, PerSeat, Rng, Seat, Viewer};
use luckhouse_games::lantern::{Lantern, LanternAction, LanternOptions, LanternState, LanternView};
use luckhouse_solvers::Watch;
use luckhouse_solvers::lantern::{Guide, Solution, Value};
use std::sync::Arc;

/// Follows a guide: takes what wins most often, and of equals what crosses off the fewest circles.
///
/// ```
/// use luckhouse_bots::lantern::Guided;
/// use luckhouse_engine::{Bot, Rng, Seat, Table, Viewer};
/// use luckhouse_games::lantern::Lantern;
/// let table = Table::<Lantern>::read("lantern(sheet=one; Dragon: X X X X X X; rows: 9) seats 1 edition 1\n\
///     * 1 2 3 4 5 6\np1 assign crit=4 counter=6 magic=3 con=5 xp=1 camp=2\n* 2 3 3 3 3 3\n")?;
/// let (view, legal) = (table.view(Viewer::Watcher), table.legal(Seat::at(0)));
/// let chosen = Guided::strong().choose(table.game(), Seat::at(0), &view, &legal, &mut Rng::seeded(0));
/// assert_eq!(chosen.to_string(), "counter 2+");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Guided {
    kind: Kind,
    /// The guide for the game that was played last.
    guide: Option<(LanternOptions, Known)>,
}

/// Who is asked.
enum Kind {
    Hasty,
    Best,
    Solution(Arc<Solution>),
}

/// A guide, and another for what would take it too long.
struct Known {
    guide: Guide,
    hasty: Option<Guide>,
    /// How far its chances can be off.
    error: f64,
}

/// A player who is hasty about what it has not met can be off by so much, more or less: as was measured on the default
/// sheet.
const HASTE: f64 = 0.1;

/// Ends what would take too long, as soon as it is known how long it is.
struct Patience;

/// Fights and circles that are solved for one journey at the most: several seconds.
const MOST_WORK: u64 = 1_500_000;

impl Watch for Patience {
    fn go_on(&self, _done: u64, of: u64) -> bool {
        of <= MOST_WORK
    }
}

impl Guided {
    /// Exact in every fight, hasty about what lies behind it. It plays any sheet at once.
    pub fn strong() -> Guided {
        Guided { kind: Kind::Hasty, guide: None }
    }

    /// Exact from the setup on with the solution that ships. On another sheet it is exact from the first fight on, if the
    /// journey is not too long.
    pub fn best() -> Guided {
        Guided { kind: Kind::Best, guide: None }
    }

    /// Exact from the setup on, on the sheet of the solution.
    pub fn with_solution(solution: Arc<Solution>) -> Guided {
        Guided { kind: Kind::Solution(solution), guide: None }
    }

    fn known(&mut self, game: &Lantern) -> &mut Known {
        let fresh = self.guide.as_ref().is_none_or(|(options, _)| options != game.options());
        if fresh {
            self.guide = Some((game.options().clone(), self.meet(game)));
        }
        &mut self.guide.as_mut().expect("it was just put there").1
    }

    fn meet(&self, game: &Lantern) -> Known {
        let solution = match &self.kind {
            Kind::Hasty => return Known { guide: Guide::hasty(game), hasty: None, error: HASTE },
            Kind::Best => Solution::shipped(game),
            Kind::Solution(solution) => Some(solution.clone()).filter(|solution| solution.fits(game)),
        };
        let exact = solution.and_then(|solution| Guide::with_solution(game, solution).ok());
        match exact {
            Some(guide) => Known { error: guide.error(), guide, hasty: None },
            None => Known { guide: Guide::patient(game), hasty: Some(Guide::hasty(game)), error: HASTE },
        }
    }
}

impl Known {
    fn value(&mut self, view: &LanternView) -> Result<Value, Unclear> {
        let found = match (self.guide.value(view, &Patience), &mut self.hasty) {
            (Err(_), Some(hasty)) => hasty.value(view, &()),
            (found, _) => found,
        };
        found.map_err(|wrong| Unclear(wrong.to_string()))
    }

    fn after(&mut self, view: &LanternView, action: LanternAction) -> Result<Value, Unclear> {
        let found = match (self.guide.after(view, action, &Patience), &mut self.hasty) {
            (Err(_), Some(hasty)) => hasty.after(view, action, &()),
            (found, _) => found,
        };
        found.map_err(|wrong| Unclear(wrong.to_string()))
    }
}

/// A guide that cannot say anything finds everything hopeless.
const HOPELESS: Value = Value { win: 0.0, score: 0.0 };

impl Bot<Lantern> for Guided {
    fn choose(
        &mut self,
        game: &Lantern,
        _seat: Seat,
        view: &LanternView,
        legal: &[LanternAction],
        _rng: &mut Rng,
    ) -> LanternAction {
        let known = self.known(game);
        let mut best = (legal[0], f64::NEG_INFINITY);
        for action in legal {
            let worth = known.after(view, *action).unwrap_or(HOPELESS).worth();
            if worth > best.1 {
                best = (*action, worth);
            }
        }
        best.0
    }
}

impl Thinker<Lantern> for Guided {
    fn think(
        &mut self,
        game: &Lantern,
        _seat: Seat,
        view: &LanternView,
        legal: &[LanternAction],
        _rng: &mut Rng,
    ) -> Vec<Advice<LanternAction>> {
        let known = self.known(game);
        let mut advise = |action: &LanternAction| {
            let chance = known.after(view, *action).unwrap_or(HOPELESS).win;
            Advice { action: *action, chance, error: known.error }
        };
        legal.iter().map(&mut advise).collect()
    }
}

impl Judge<Lantern> for Guided {
    fn worth(&mut self, game: &Lantern, state: &LanternState) -> Result<Worth, Unclear> {
        let known = self.known(game);
        let value = known.value(&game.view(state, Viewer::Arbiter))?;
        Ok(Worth { chances: PerSeat::new(1, value.win), error: known.error })
    }
}
