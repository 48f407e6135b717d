//! Looking back at a game: how much of it was luck, how much was skill, and which choice cost the most.
//!
//! A [`Judge`] says what each position was worth to each seat. From one event to the next that changes: by luck, if
//! it was a roll; by somebody's choice, if it was one. The changes add up, so that for every seat
//! `start + luck + own choices + others' choices = result`; see [`Balance`]. A position that waits for a roll is
//! worth the mean over all that can come, so that luck is nothing on average, however good or bad the judge is.
//!
//! What a decision lost is asked from the view of the one who decided: nobody is blamed for what they could not know.
//!
//! [`Playouts`] judges any game, roughly; [`Exact`] judges small open games for two, exactly.

mod decisions;
mod exact;
mod pair;
mod playouts;
mod report;
mod shares;
mod telling;
#[cfg(test)]
pub(crate) mod tests;
mod values;
mod walk;

pub use decisions::accuracy;
pub use exact::Exact;
pub use pair::Pair;
pub use playouts::Playouts;
pub use report::{Analysis, Balance, Cause, Choice, JudgedDecision, Label, Labels, Moment, Share};
pub use telling::can_tell;

use crate::{Judge, Unclear};
use luckhouse_engine::{Event, Game, Table};
use luckhouse_solvers::Watch;
use serde_json::Value;

/// Why a game was not analysed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoAnalysis {
    /// The judge can say nothing about any of its positions.
    #[error(transparent)]
    Unclear(#[from] Unclear),
    /// Whoever waited did not want to wait any longer.
    #[error("stopped before the analysis was there")]
    Stopped,
}

/// Whoever reports what happens, as facts of the game. `()` reports nothing.
pub trait Reporter<G: Game> {
    /// What a choice would do, as far as the one who has this view can know.
    fn choice(&self, game: &G, view: &G::View, action: G::Action) -> Vec<Value>;

    /// A choice for machines: what is chosen and with what.
    fn value(&self, _action: G::Action) -> Value {
        Value::Null
    }

    /// What happened.
    fn event(&self, game: &G, before: &G::State, event: &Event<G>, after: &G::State) -> Vec<Value>;
}

impl<G: Game> Reporter<G> for () {
    fn choice(&self, _game: &G, _view: &G::View, _action: G::Action) -> Vec<Value> {
        Vec::new()
    }

    fn event(&self, _game: &G, _before: &G::State, _event: &Event<G>, _after: &G::State) -> Vec<Value> {
        Vec::new()
    }
}

/// Look back at a game, finished or not, with what this judge thinks of it.
///
/// ```
/// use luckhouse_bots::analysis::{Exact, Label, analyse};
/// use luckhouse_engine::{Seat, Table};
/// use luckhouse_solvers::sketch::{Sketch, Spot, Step};
/// // p1 may take a coin that falls for p1 in one of four ways, or one that does so in three.
/// let (p1, p2) = (Seat::at(0), Seat::at(1));
/// let coins = [Spot::chance(&[(3, 1), (4, 3)]), Spot::chance(&[(3, 3), (4, 1)])];
/// let [bad, good] = coins;
/// let game = Sketch::of(2, vec![Spot::choice(p1, &[1, 2]), bad, good, Spot::won(p1), Spot::won(p2)])?;
/// let mut table = Table::open(game);
/// table.choose(p1, Step::to(1))?;
/// table.rolled(Step::to(3))?;
/// let analysis = analyse(&table, &mut Exact::of(table.game(), Default::default())?, &(), &())?;
/// let blunder = &analysis.moments[0].decisions[0];
/// assert_eq!((blunder.label, blunder.best.word.as_str()), (Some(Label::Blunder), "to 2"));
/// // From 75 %, the choice took 50 points and luck gave 75.
/// let won = &analysis.players[0];
/// assert_eq!((won.start, won.own, won.luck, won.others, won.result), (0.75, -0.5, 0.75, 0.0, 1.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If the judge can say nothing at all, or whoever watches wants no more.
pub fn analyse<G: Game>(
    table: &Table<G>,
    judge: &mut dyn Judge<G>,
    reporter: &dyn Reporter<G>,
    watch: &dyn Watch,
) -> Result<Analysis, NoAnalysis> {
    walk::Walk::through(table, judge, reporter, watch)
}
