//! Looking back at a game of any kind, in words.

use crate::table::seen;
use crate::{Shelved, Step};
use luckhouse_bots::analysis::{Analysis, NoAnalysis, Pair, Teller, analyse};
use luckhouse_bots::{Budget, Unclear};
use luckhouse_engine::{Event, Game, Header, Seat, Table, Turn, Viewer};
use luckhouse_solvers::Watch;
use serde::{Deserialize, Serialize};

/// A game, looked back at: for a terminal, a page or a browser. All of it is plain data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CoachReport {
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
    let analysis = analyse(table, &mut judge, &Words, watch).map_err(|why| match why {
        NoAnalysis::Unclear(why) => NoCoach::Unclear(why),
        NoAnalysis::Stopped => NoCoach::Stopped,
    })?;
    Ok(CoachReport { title: G::ABOUT.title.into(), header: Header::of(table.game()).to_string(), analysis })
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

/// The words of the game itself.
struct Words;

impl<G: Shelved> Teller<G> for Words {
    fn choice(&self, game: &G, view: &G::View, action: G::Action) -> String {
        game.label(view, action)
    }

    fn event(&self, game: &G, before: &G::State, event: &Event<G>, after: &G::State) -> String {
        // The game is over, or hides nothing.
        let viewer = Viewer::Arbiter;
        let (of_before, of_after) = (game.view(before, viewer), game.view(after, viewer));
        let event = seen(game, before, event, viewer);
        game.tell(&Step { viewer, before: of_before, after: of_after, event })
    }
}
