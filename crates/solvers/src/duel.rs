//! Games for two with open cards, whose states may come again: bounds from below and above that meet.
//!
//! Of every state two bounds are kept of the player's chance to win: one that starts at 0 and only rises, one that
//! starts at 1 and only falls. Sweep after sweep each state takes its bounds from the states that follow it. Sums
//! are rounded outwards, so that at any moment the true chance lies between the two, and how far they are apart is
//! a *proved* bound of the error, rounding included.
//!
//! Where a game can go on for ever, and the players want it to, the bounds do not meet: the lower one holds if
//! endless play is lost for the player, the upper one if it is won. Then the solver says [`Stop::Still`], and the
//! interval is all that can be said.

mod bounds;

use crate::Unsolved;
use crate::components::Components;
use crate::graph::{Graph, action, explore};
use bounds::Bounds;
use luckhouse_engine::{Game, Outcome, Seat};
use std::hash::Hash;

/// How much care to take.
///
/// ```
/// use luckhouse_solvers::duel::Care;
/// let patient = Care { sweeps: 10_000_000, ..Care::default() };
/// assert_eq!(patient.tolerance, 1e-10);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Care {
    /// How far the bounds of a state may be apart at the end.
    pub tolerance: f64,
    /// How often to sweep over states that lead to each other, at most.
    pub sweeps: u32,
    /// How many states there may be.
    pub limit: usize,
}

impl Default for Care {
    fn default() -> Self {
        Care { tolerance: 1e-10, sweeps: 1_000_000, limit: 5_000_000 }
    }
}

/// Why the solver stopped.
///
/// ```
/// use luckhouse_engine::{Game, Seat};
/// use luckhouse_solvers::{duel::{self, Care, Stop}, sketch::{Sketch, Spot}};
/// // Whoever gives in loses, and nobody has to.
/// let (p1, p2) = (Seat::at(0), Seat::at(1));
/// let spots = vec![Spot::choice(p1, &[1, 2]), Spot::choice(p2, &[0, 3]), Spot::won(p2), Spot::won(p1)];
/// let game = Sketch::of(2, spots)?;
/// let solved = duel::solve(&game, p1, Care::default())?;
/// assert_eq!(solved.stop(), Stop::Still);
/// assert_eq!(solved.interval(&game.start()).unwrap().width(), 1.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stop {
    /// The bounds of every state are as close as was asked for.
    Met,
    /// Some bounds are further apart, and do not move any more: endless play can be best, or doubles are at their
    /// end.
    Still,
    /// Some bounds are further apart, and still moved when all sweeps were made.
    OutOfSweeps,
}

/// A chance that is proved to lie between two bounds.
///
/// ```
/// use luckhouse_solvers::duel::Interval;
/// let chance = Interval { low: 0.25, high: 0.75 };
/// assert_eq!((chance.middle(), chance.width()), (0.5, 0.5));
/// assert!(chance.holds(0.7));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// It is not less than this.
    pub low: f64,
    /// It is not more than this.
    pub high: f64,
}

impl Interval {
    /// The best guess.
    pub fn middle(self) -> f64 {
        f64::midpoint(self.low, self.high)
    }

    /// How far the bounds are apart.
    pub fn width(self) -> f64 {
        self.high - self.low
    }

    /// Can it be this?
    pub fn holds(self, chance: f64) -> bool {
        (self.low..=self.high).contains(&chance)
    }
}

/// A solved game for two, as one of the players sees it.
///
/// A win is worth 1, a loss 0, a game that both or neither win 1/2.
///
/// ```
/// use luckhouse_engine::{Game, Seat};
/// use luckhouse_solvers::duel::{self, Care, Stop};
/// use luckhouse_solvers::sketch::{Sketch, Spot};
///
/// // Whoever throws heads first wins: the first player's chance is 1/2 + 1/8 + 1/32 + … = 2/3.
/// let (p1, p2) = (Seat::at(0), Seat::at(1));
/// let game = Sketch::of(2, vec![
///     Spot::chance(&[(1, 1), (2, 1)]),
///     Spot::won(p1),
///     Spot::chance(&[(3, 1), (0, 1)]),
///     Spot::won(p2),
/// ])?;
/// let solved = duel::solve(&game, p1, Care::default())?;
/// assert_eq!(solved.stop(), Stop::Met);
/// let chance = solved.interval(&game.start()).unwrap();
/// assert!(chance.holds(2.0 / 3.0) && chance.width() < 1e-10);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Duel<G: Game> {
    game: G,
    graph: Graph<G::State>,
    bounds: Bounds,
    stop: Stop,
    sweeps: u32,
    parts: usize,
}

/// Solve a whole game from its start, for the player who sits here; see [`solve_from`].
///
/// ```
/// use luckhouse_engine::{Game, Seat};
/// use luckhouse_solvers::{duel::{self, Care}, sketch::{Sketch, Spot}};
/// let (p1, p2) = (Seat::at(0), Seat::at(1));
/// let game = Sketch::of(2, vec![Spot::choice(p2, &[1, 2]), Spot::won(p1), Spot::shared()])?;
/// let solved = duel::solve(&game, p1, Care::default())?;
/// assert_eq!(solved.best(&game.start()).unwrap().to_string(), "to 2");
/// assert_eq!(solved.interval(&game.start()).unwrap().middle(), 0.5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`solve_from`].
pub fn solve<G: Game>(game: &G, player: Seat, care: Care) -> Result<Duel<G>, Unsolved> {
    solve_from(game, game.start(), player, care)
}

/// Solve the rest of a game from this state, for the player who sits here.
///
/// ```
/// use luckhouse_engine::Seat;
/// use luckhouse_solvers::{Unsolved, duel, sketch::{Sketch, Spot}};
/// let alone = Sketch::of(1, vec![Spot::scored(1)])?;
/// let refused = duel::solve(&alone, Seat::at(0), duel::Care::default());
/// assert_eq!(refused.err(), Some(Unsolved::Seats { found: 1, expected: 2 }));
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
///
/// # Errors
/// If the rules are not for two, if both choose at once somewhere, or if there are more states than `care` allows.
///
/// # Panics
/// If the player is neither of the two.
pub fn solve_from<G: Game>(game: &G, start: G::State, player: Seat, care: Care) -> Result<Duel<G>, Unsolved> {
    if game.seats() != 2 {
        return Err(Unsolved::Seats { found: game.seats(), expected: 2 });
    }
    assert!(player.index() < 2, "{player} does not sit at a table of two");
    let graph = explore(game, start, care.limit, |outcome| worth(outcome, player))?;
    let parts = Components::of(&graph);
    let mut solving =
        Solving { bounds: Bounds::new(&graph, player), graph, care, sweeps: 0, stop: Stop::Met };
    solving.go_through(&parts);
    let Solving { graph, bounds, stop, sweeps, .. } = solving;
    Ok(Duel { game: game.clone(), graph, bounds, stop, sweeps, parts: parts.len() })
}

fn worth(outcome: &Outcome, player: Seat) -> f64 {
    match outcome.winners.only() {
        Some(winner) if winner == player => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    }
}

struct Solving<S> {
    graph: Graph<S>,
    bounds: Bounds,
    care: Care,
    /// The most that were made over one part.
    sweeps: u32,
    stop: Stop,
}

impl<S: Eq + Hash> Solving<S> {
    /// Part after part, the last ones first: what a part leads to is known by then, and need not be swept again.
    fn go_through(&mut self, parts: &Components) {
        let heights = heights(&self.graph, parts);
        let highest = heights.iter().max().map_or(1, |height| height + 1);
        for (part, height) in parts.iter().zip(heights) {
            // A part can be no closer than those that it leads to, so each gets its share of the tolerance.
            let share = f64::from(height + 1) / f64::from(highest);
            self.sweep_until_close(part, self.care.tolerance * share);
        }
        // Parts that missed their own share may still be close enough.
        if self.bounds.widest() <= self.care.tolerance {
            self.stop = Stop::Met;
        }
    }

    fn sweep_until_close(&mut self, part: &[u32], tolerance: f64) {
        for sweep in 1..=self.care.sweeps {
            self.sweeps = self.sweeps.max(sweep);
            let moved = self.bounds.sweep(&self.graph, part);
            if self.bounds.widest_of(part) <= tolerance {
                return;
            }
            // As little as the last digit of a double: more sweeps would mean nothing.
            if moved <= f64::EPSILON {
                self.stop = self.stop.max(Stop::Still);
                return;
            }
        }
        self.stop = Stop::OutOfSweeps;
    }
}

/// How many parts lie, at most, one after the other below each part.
fn heights<S: Eq + Hash>(graph: &Graph<S>, parts: &Components) -> Vec<u32> {
    let mut heights: Vec<u32> = Vec::with_capacity(parts.len());
    for (own, part) in parts.iter().enumerate() {
        let next = part.iter().flat_map(|place| graph.next(*place as usize));
        let below = next.map(|next| parts.part_of(*next as usize)).filter(|other| *other != own);
        heights.push(below.map(|other| heights[other] + 1).max().unwrap_or(0));
    }
    heights
}

impl<G: Game> Duel<G> {
    /// The player's chance in this state, if both play best; nothing for a state that cannot be reached.
    pub fn interval(&self, state: &G::State) -> Option<Interval> {
        self.graph.place(state).map(|place| self.bounds.interval(place))
    }

    /// A best action of whoever chooses in this state; nothing where nobody does.
    ///
    /// Whoever follows it to the end is safe: the player gets at least the lower bound, whatever the other does,
    /// and the other lets the player have no more than the upper bound. It is the action that last moved the bound
    /// by itself, so that nobody is told to go round in circles towards a win that never comes.
    pub fn best(&self, state: &G::State) -> Option<G::Action> {
        let place = self.graph.place(state)?;
        action(&self.game, state, self.bounds.best(place))
    }

    /// How far the bounds of any state are apart, at most.
    pub fn widest(&self) -> f64 {
        self.bounds.widest()
    }

    /// Why the solver stopped.
    pub fn stop(&self) -> Stop {
        self.stop
    }

    /// How often it swept over states that lead to each other, at most.
    pub fn sweeps(&self) -> u32 {
        self.sweeps
    }

    /// How many states can be reached.
    pub fn states(&self) -> usize {
        self.graph.len()
    }

    /// In how many parts they fall, such that nobody comes back from one to an earlier one.
    pub fn parts(&self) -> usize {
        self.parts
    }
}
