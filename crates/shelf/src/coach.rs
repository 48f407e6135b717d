//! Looking back at a game of any kind.

use crate::Shelved;
use crate::facts::untyped;
use crate::table::step;
use luckhouse_bots::analysis::{Analysis, NoAnalysis, Pair, Reporter, analyse};
use luckhouse_bots::{Budget, Unclear};
use luckhouse_engine::{Event, Game, Header, Seat, Table, Turn, Viewer};
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
pub(crate) const GLANCE: Budget = Budget::nodes(160);

/// Look back at a game; each decision is thought over for as long as the budget says.
pub(crate) fn report<G: Shelved>(
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
    let analysis = analyse(table, &mut judge, &Facts, watch).map_err(|why| match why {
        NoAnalysis::Unclear(why) => NoCoach::Unclear(why),
        NoAnalysis::Stopped => NoCoach::Stopped,
    })?;
    let (game, title) = (G::ABOUT.name.into(), G::ABOUT.title.into());
    Ok(CoachReport { game, title, header: Header::of(table.game()).to_string(), analysis })
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

impl<G: Shelved> Reporter<G> for Facts {
    fn choice(&self, game: &G, view: &G::View, action: G::Action) -> Vec<Value> {
        untyped(&game.outlook(view, action))
    }

    fn event(&self, game: &G, before: &G::State, event: &Event<G>, after: &G::State) -> Vec<Value> {
        // The game is over, or hides nothing.
        untyped(&game.facts(&step(game, before, event, after, Viewer::Arbiter)))
    }
}
