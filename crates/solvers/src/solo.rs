//! Games for one: the exact worth of every state, by going through all of them once, from the ends.

use crate::components::Components;
use crate::graph::{Graph, Kind, action, explore};
use crate::{Unsolved, rounding};
use luckhouse_engine::{Game, Outcome};

/// A solved game for one.
///
/// The player wants as much as possible of what the caller's `worth` of an outcome says.
///
/// ```
/// use luckhouse_engine::{Game, Seat};
/// use luckhouse_solvers::sketch::{Sketch, Spot};
/// use luckhouse_solvers::solo;
///
/// // Take 4 for sure, or throw a coin for 10 or nothing.
/// let alone = Seat::at(0);
/// let game = Sketch::of(1, vec![
///     Spot::choice(alone, &[1, 2]),
///     Spot::scored(4),
///     Spot::chance(&[(3, 1), (4, 1)]),
///     Spot::scored(10),
///     Spot::scored(0),
/// ])?;
/// let solved = solo::solve(&game, |outcome| f64::from(outcome.scores[alone]), 1000)?;
/// assert_eq!(solved.value(&game.start()), Some(5.0));
/// assert_eq!(solved.best(&game.start()).unwrap().to_string(), "to 2");
/// assert!(solved.error(&game.start()).unwrap() < 1e-14);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Solo<G: Game> {
    game: G,
    graph: Graph<G::State>,
    values: Vec<Value>,
}

#[derive(Clone, Copy)]
struct Value {
    value: f64,
    /// How far rounding can have led the value away from the true one.
    error: f64,
    /// The number of the best legal action.
    best: u32,
}

/// Solve a whole game from its start, if no more than so many states can be reached; see [`solve_from`].
///
/// ```
/// use luckhouse_engine::Seat;
/// use luckhouse_solvers::{Unsolved, solo, sketch::{Sketch, Spot}};
/// let game = Sketch::of(1, vec![Spot::chance(&[(1, 1), (2, 1)]), Spot::scored(1), Spot::scored(2)])?;
/// let score = |outcome: &luckhouse_engine::Outcome| f64::from(outcome.scores[Seat::at(0)]);
/// assert_eq!(solo::solve(&game, score, 3)?.states(), 3);
/// assert_eq!(solo::solve(&game, score, 2).err(), Some(Unsolved::TooLarge { limit: 2 }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`solve_from`].
pub fn solve<G: Game>(game: &G, worth: impl Fn(&Outcome) -> f64, limit: usize) -> Result<Solo<G>, Unsolved> {
    solve_from(game, game.start(), worth, limit)
}

/// Solve the rest of a game from this state, if no more than `limit` states can be reached.
///
/// ```
/// use luckhouse_engine::Seat;
/// use luckhouse_solvers::{Unsolved, solo, sketch::{Sketch, Spot}};
/// let game = Sketch::of(1, vec![Spot::choice(Seat::at(0), &[0, 1]), Spot::scored(1)])?;
/// let solved = solo::solve(&game, |_| 0.0, 10);
/// assert!(matches!(solved, Err(Unsolved::Cycle { .. })));
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
///
/// # Errors
/// If the rules are not for one, if there are more states, or if a state can come twice.
///
/// # Panics
/// If an outcome is worth no finite number.
pub fn solve_from<G: Game>(
    game: &G,
    start: G::State,
    worth: impl Fn(&Outcome) -> f64,
    limit: usize,
) -> Result<Solo<G>, Unsolved> {
    if game.seats() != 1 {
        return Err(Unsolved::Seats { found: game.seats(), expected: 1 });
    }
    let graph = explore(game, start, limit, worth)?;
    let mut values = vec![Value { value: 0.0, error: 0.0, best: 0 }; graph.len()];
    for part in Components::of(&graph).iter() {
        let place = part[0] as usize;
        if part.len() > 1 || graph.next(place).contains(&part[0]) {
            return Err(Unsolved::Cycle { state: format!("{:?}", graph.state(place)) });
        }
        values[place] = value_of(&graph, place, &values);
    }
    Ok(Solo { game: game.clone(), graph, values })
}

/// What a state is worth, all that follow it being known.
fn value_of<S: Eq + std::hash::Hash>(graph: &Graph<S>, place: usize, values: &[Value]) -> Value {
    let next = graph.next(place).iter().map(|next| values[*next as usize]);
    match graph.kind(place) {
        Kind::Over(value) => Value { value, error: 0.0, best: 0 },
        Kind::Choose(_) => best_of(next),
        Kind::Chance => mean_of(next, graph.chances(place)),
    }
}

fn best_of(next: impl Iterator<Item = Value>) -> Value {
    let nothing = Value { value: f64::NEG_INFINITY, error: 0.0, best: 0 };
    next.enumerate().fold(nothing, |sofar, (number, next)| {
        let (value, best) =
            if next.value > sofar.value { (next.value, number as u32) } else { (sofar.value, sofar.best) };
        // Any of them may be the one that is best in truth.
        Value { value, error: sofar.error.max(next.error), best }
    })
}

fn mean_of(next: impl ExactSizeIterator<Item = Value>, chances: &[f64]) -> Value {
    let slack = rounding::slack(next.len());
    let nothing = Value { value: 0.0, error: 0.0, best: 0 };
    next.zip(chances).fold(nothing, |sofar, (next, chance)| Value {
        value: sofar.value + chance * next.value,
        error: sofar.error + chance * (next.error + slack * (next.value.abs() + next.error)),
        best: 0,
    })
}

impl<G: Game> Solo<G> {
    /// What this state is worth if all goes on as well as can be; nothing for a state that cannot be reached.
    pub fn value(&self, state: &G::State) -> Option<f64> {
        self.at(state).map(|found| found.value)
    }

    /// How far the value of this state can be off. The method is exact, so that it is what rounding can have done,
    /// added up all the way from the ends.
    pub fn error(&self, state: &G::State) -> Option<f64> {
        self.at(state).map(|found| found.error)
    }

    /// The best action in this state, the first of several that are as good; nothing where nobody chooses.
    pub fn best(&self, state: &G::State) -> Option<G::Action> {
        action(&self.game, state, self.at(state)?.best as usize)
    }

    /// How many states can be reached.
    pub fn states(&self) -> usize {
        self.graph.len()
    }

    fn at(&self, state: &G::State) -> Option<Value> {
        self.graph.place(state).map(|place| self.values[place])
    }
}
