//! A player with a guide who knows what every choice is worth.

use crate::{Advice, Judge, Thinker, Unclear, Worth};
use luckhouse_engine::{Bot, Game, PerSeat, Rng, Seat, Viewer};
use luckhouse_games::lantern::{Lantern, LanternAction, LanternOptions, LanternState, LanternView, Phase};
use luckhouse_solvers::lantern::{Guide, Solution, Value};
use luckhouse_solvers::{Unsolved, Watch};
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
    patience: Patience,
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
    patience: Patience,
    /// The zone in which the guide would have taken too long: there it is not asked again.
    hurried_in: Option<u8>,
    /// How far its chances can be off.
    error: f64,
}

/// What was found, and how far it can be off.
type Found = Result<(Value, f64), Unclear>;

/// How far somebody can be off who is hasty about what lies ahead: less in 95 of 100 states that best play met on the
/// default sheet (591 of them; in half it was less than 0.03).
const HASTE: f64 = 0.23;

/// Ends what would take too long, as soon as it is known how long it is: so many fights and circles, a hundred
/// thousand of which take most of a second.
#[derive(Clone, Copy)]
struct Patience(u64);

/// At a table.
const PLAYER: Patience = Patience(200_000);

/// Of somebody who is asked for the truth: longer than any journey through the default sheet takes.
const JUDGE: Patience = Patience(1_500_000);

impl Watch for Patience {
    fn go_on(&self, _done: u64, of: u64) -> bool {
        of <= self.0
    }
}

impl Guided {
    /// Exact in every fight, hasty about what lies behind it. It plays any sheet at once.
    pub fn strong() -> Guided {
        Guided { kind: Kind::Hasty, patience: PLAYER, guide: None }
    }

    /// Exact from the setup on with the solution that ships. On another sheet it is exact from the first fight on. Of a
    /// journey with very many circles it takes the first fight as [`strong`](Guided::strong) does, to keep a human pace.
    pub fn best() -> Guided {
        Guided { kind: Kind::Best, patience: PLAYER, guide: None }
    }

    /// As [`best`](Guided::best), but takes the time to be exact throughout.
    pub fn judge() -> Guided {
        Guided { patience: JUDGE, ..Guided::best() }
    }

    /// Exact from the setup on, on the sheet of the solution.
    pub fn with_solution(solution: Arc<Solution>) -> Guided {
        Guided { kind: Kind::Solution(solution), patience: JUDGE, guide: None }
    }

    fn known(&mut self, game: &Lantern) -> &mut Known {
        let fresh = self.guide.as_ref().is_none_or(|(options, _)| options != game.options());
        if fresh {
            self.guide = Some((game.options().clone(), self.meet(game)));
        }
        &mut self.guide.as_mut().expect("it was just put there").1
    }

    fn meet(&self, game: &Lantern) -> Known {
        let patience = self.patience;
        let solution = match &self.kind {
            Kind::Hasty => return Known::new(Guide::hasty(game), None, patience, HASTE),
            Kind::Best => Solution::shipped(game),
            Kind::Solution(solution) => Some(solution.clone()).filter(|solution| solution.fits(game)),
        };
        let exact = solution.and_then(|solution| Guide::with_solution(game, solution).ok());
        let hasty = Some(Guide::hasty(game));
        match exact {
            Some(guide) => {
                let error = guide.error();
                Known::new(guide, hasty, patience, error)
            }
            None => Known::new(Guide::patient(game), hasty, patience, HASTE),
        }
    }
}

impl Known {
    fn new(guide: Guide, hasty: Option<Guide>, patience: Patience, error: f64) -> Known {
        Known { guide, hasty, patience, hurried_in: None, error }
    }

    fn value(&mut self, view: &LanternView) -> Found {
        self.ask(view, |guide, watch| guide.value(view, watch))
    }

    fn after(&mut self, view: &LanternView, action: LanternAction) -> Found {
        self.ask(view, |guide, watch| guide.after(view, action, watch))
    }

    /// Ask the guide, and the hasty one if the guide would take too long.
    fn ask(
        &mut self,
        view: &LanternView,
        question: impl Fn(&mut Guide, &dyn Watch) -> Result<Value, Unsolved>,
    ) -> Found {
        let in_journey = !matches!(view.phase, Phase::Setup | Phase::Offer(_) | Phase::Assign(_));
        self.hurried_in = self.hurried_in.filter(|zone| in_journey && *zone == view.zone);
        let found = match self.hurried_in {
            Some(_) => Err(Unsolved::Stopped),
            None => question(&mut self.guide, &self.patience),
        };
        let found = match (found, &mut self.hasty) {
            (Err(Unsolved::Stopped), Some(hasty)) => {
                self.hurried_in = Some(view.zone);
                question(hasty, &()).map(|value| (value, HASTE))
            }
            (found, _) => found.map(|value| (value, self.error)),
        };
        found.map_err(|wrong| Unclear(wrong.to_string()))
    }
}

/// A guide that cannot say anything knows nothing.
const UNKNOWN: (Value, f64) = (Value { win: 0.5, score: 0.0 }, 0.5);

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
            let worth = known.after(view, *action).unwrap_or(UNKNOWN).0.worth();
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
            let (value, error) = known.after(view, *action).unwrap_or(UNKNOWN);
            Advice { action: *action, chance: value.win, error }
        };
        legal.iter().map(&mut advise).collect()
    }
}

impl Judge<Lantern> for Guided {
    fn worth(&mut self, game: &Lantern, state: &LanternState) -> Result<Worth, Unclear> {
        let known = self.known(game);
        let (value, error) = known.value(&game.view(state, Viewer::Arbiter))?;
        Ok(Worth { chances: PerSeat::new(1, value.win), error })
    }
}
