//! Looking back at a game of any kind: what was found, and how it is said.

mod again;
mod plot;
mod said;
mod text;

pub use again::{NoTry, try_from};
pub use luckhouse_bots::analysis::{Analysis, Balance, Cause, Choice, JudgedDecision, Label, Moment};
pub use plot::plot;
pub use said::{Made, Reading, concerned, curve, no_coach};
pub use text::{all_decisions, balance, overview, text};

use crate::facts::untyped;
use crate::{CatalogGame, Step, why};
use luckhouse_bots::analysis::{NoAnalysis, Pair, Reporter, analyse};
use luckhouse_bots::{Budget, Unclear};
use luckhouse_engine::{Event, Game, Header, Rng, Seat, Table, Turn, Viewer};
use luckhouse_solvers::Watch;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A game, looked back at: for a terminal, a page or a browser. All of it is plain data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CoachReport {
    /// The name of the game.
    pub game: String,
    /// The name of the game for people.
    pub title: String,
    /// The first line of its log.
    pub header: String,
    /// What there is to say.
    #[serde(flatten)]
    pub analysis: Analysis,
}

/// Why there is nothing to look back at.
///
/// ```
/// use luckhouse_bots::Budget;
/// use luckhouse_shelf::{NoCoach, find};
/// let table = find("booty-dice")?.open(&[], 2)?;
/// assert_eq!(table.coach(Budget::nodes(10), &()), Err(NoCoach::NothingDecided));
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoCoach {
    /// To look into an open game would show what somebody hides.
    #[error(
        "the game is not over and has secrets: play it to the end, or let somebody resign, and ask again"
    )]
    Secrets,
    /// Nobody has chosen anything yet.
    #[error("nothing was decided in this game: expected at least one choice between two things")]
    NothingDecided,
    /// The judge could say nothing.
    #[error(transparent)]
    Unclear(#[from] Unclear),
    /// Whoever waited did not want to wait any longer.
    #[error("stopped before the game was looked through")]
    Stopped,
}

/// Games in thought from a position. There are thousands of positions, and each must always be worth the same, so
/// that it is a number of nodes, not a time.
pub const GLANCE: Budget = Budget::nodes(160);

/// Look back at a game; each decision is thought over for as long as the budget says.
pub(crate) fn report<G: CatalogGame>(
    table: &Table<G>,
    budget: Budget,
    watch: &dyn Watch,
) -> Result<CoachReport, NoCoach> {
    if !matches!(table.turn(), Turn::Over(_)) && has_secrets(table) {
        return Err(NoCoach::Secrets);
    }
    if !anything_decided(table) {
        return Err(NoCoach::NothingDecided);
    }
    let mut judge = Pair { positions: G::judge(GLANCE), decisions: G::judge(budget) };
    let mut analysis = analyse(table, &mut judge, &Facts, watch).map_err(|why| match why {
        NoAnalysis::Unclear(why) => NoCoach::Unclear(why),
        NoAnalysis::Stopped => NoCoach::Stopped,
    })?;
    give_reasons(table, &mut analysis, watch)?;
    let (game, title) = (G::ABOUT.name.into(), G::ABOUT.title.into());
    Ok(CoachReport { game, title, header: Header::of(table.game()).to_string(), analysis })
}

/// The thoughts about an event are drawn from its number, so that a game is always explained the same.
const SEED: u64 = 0x5ea5_0235;

/// Say of each mistake what speaks for the better choice, from what the one who chose could see.
fn give_reasons<G: CatalogGame>(
    table: &Table<G>,
    analysis: &mut Analysis,
    watch: &dyn Watch,
) -> Result<(), NoCoach> {
    let mut before = Vec::with_capacity(analysis.moments.len());
    table.retrace(|state, _, _| before.push(state.clone()));
    let work = before.len() as u64;
    for (moment, state) in analysis.moments.iter_mut().zip(&before) {
        for decision in moment.decisions.iter_mut().filter(|decision| decision.label.is_some()) {
            if !watch.go_on(work, work) {
                return Err(NoCoach::Stopped);
            }
            let (Ok(best), Ok(played)) = (decision.best.word.parse(), decision.played.word.parse()) else {
                continue;
            };
            let view = table.game().view(state, Viewer::Seat(decision.seat));
            let rng = &mut Rng::stream(SEED, moment.event as u64);
            decision.best.why = why::shown(table.game(), &view, (decision.seat, best, played), rng).reasons;
        }
    }
    Ok(())
}

/// Does anybody not know all there is?
fn has_secrets<G: Game>(table: &Table<G>) -> bool {
    let all = table.view(Viewer::Arbiter);
    let sealed = !table.sealed().is_empty();
    sealed || Seat::all(table.game().seats()).any(|seat| table.view(Viewer::Seat(seat)) != all)
}

/// Had anybody a choice between two things, or gave up?
fn anything_decided<G: Game>(table: &Table<G>) -> bool {
    let (mut decided, mut legal) = (false, Vec::new());
    table.retrace(|before, event, _| {
        decided |= match event {
            Event::Rolled(_) => false,
            Event::Resigned(_) => true,
            Event::Chose(choices) => choices.seats().iter().any(|seat| {
                legal.clear();
                table.game().legal(before, seat, &mut legal);
                legal.len() > 1
            }),
        }
    });
    decided
}

/// The facts of the game itself.
struct Facts;

impl<G: CatalogGame> Reporter<G> for Facts {
    fn choice(&self, game: &G, view: &G::View, action: G::Action) -> Vec<Value> {
        untyped(&game.outlook(view, action))
    }

    fn value(&self, action: G::Action) -> Value {
        crate::table::json(&action)
    }

    fn event(&self, game: &G, before: &G::State, event: &Event<G>, after: &G::State) -> Vec<Value> {
        // The game is over, or hides nothing.
        untyped(&game.facts(&Step::of(game, before, event, after, Viewer::Arbiter)))
    }
}
