//! Lantern on the shelf.

mod labels;
mod near;
mod odds;
mod picture;
mod solve;
mod tell;
mod uses;

use crate::{PlainFact, BestPlay, Effort, OddsTopic, Progress, Report, Shelved, Shortcut, Solved, Step, Use};
use luckhouse_bots::careful::CarefulLantern;
use luckhouse_bots::{Budget, Character, Judge, Level, Player};
use luckhouse_engine::{Event, Rng, Seat, Viewer};
pub(super) use luckhouse_games::lantern::Lantern;
use luckhouse_games::lantern::{LanternAction, LanternOptions, LanternView, Phase, TITLES, Throw};
use luckhouse_solvers::{Unsolved, Watch};
use serde_json::{Value, json};

impl Shelved for Lantern {
    const RULES: &'static str = include_str!("rules.md");
    const RULINGS: Option<(&'static str, usize)> = Some(("ln", 15));

    fn picture(&self, view: &LanternView, _viewer: Viewer) -> String {
        picture::of(view)
    }

    /// The titles, each with the highest Adventure Score that it is given for; the last has none.
    fn scenery(&self) -> Value {
        let title =
            |(most, name): (u8, &str)| json!({ "name": name, "most": (most < u8::MAX).then_some(most) });
        json!({ "titles": TITLES.map(title) })
    }

    type Fact = PlainFact;
    type Outlook = PlainFact;

    fn outlook(&self, view: &LanternView, action: LanternAction) -> Vec<PlainFact> {
        let text = labels::of(self, view, action);
        Vec::from_iter((!text.is_empty()).then_some(PlainFact::Said { text }))
    }

    fn facts(&self, step: &Step<Self>) -> Vec<PlainFact> {
        vec![PlainFact::Said { text: tell::of(step) }]
    }

    fn ask_for_roll(&self, chance: &Throw) -> String {
        match chance.dice {
            6 => "all six dice, and type what they show, like `1 3 3 4 6 6`".into(),
            1 => "one die, and type what it shows, like `4`".into(),
            dice => format!("{dice} dice, and type what they show, like `{}`", &"1 3 4 6 6"[..2 * dice - 1]),
        }
    }

    fn odds_topics() -> &'static [OddsTopic] {
        odds::TOPICS
    }

    fn odds_here(&self, view: &LanternView, _seat: Seat) -> Vec<Report> {
        odds::here(view)
    }

    fn shortcuts(&self, view: &LanternView, _seat: Seat, _rng: &mut Rng) -> Vec<Shortcut<LanternAction>> {
        let Phase::Assign(dice) = view.phase else {
            return Vec::new();
        };
        let actions = vec![LanternAction::Assign(CarefulLantern::assignment(dice))];
        vec![Shortcut { word: "usual", actions }]
    }

    const USES: &'static [Use] = uses::USES;
    const HAPPENS: bool = true;

    fn use_of(&self, action: LanternAction) -> Option<usize> {
        uses::of(action)
    }

    fn happened(
        &self,
        before: &Self::State,
        event: &Event<Self>,
        after: &Self::State,
        count: &mut dyn FnMut(Seat, usize),
    ) {
        uses::happened(self, before, event, after, count);
    }

    fn progress(&self, state: &Self::State) -> Progress {
        uses::progress(self, state)
    }

    fn player(level: Level, budget: Budget) -> Player<Self> {
        luckhouse_bots::lantern::player(level, budget)
    }

    fn characters() -> &'static [Character<Self>] {
        luckhouse_bots::lantern::CHARACTERS
    }

    fn judge(budget: Budget) -> Box<dyn Judge<Self>> {
        luckhouse_bots::lantern::judge(budget)
    }

    fn near(options: &LanternOptions, key: &str, rng: &mut Rng) -> Option<String> {
        if key == "sheet" { near::of(&options.sheet, rng) } else { None }
    }

    fn best_play(&self, effort: Effort, watch: &dyn Watch) -> Result<BestPlay, Unsolved> {
        solve::best_play(self, effort, watch)
    }

    const SOLVES: &'static [&'static str] = solve::QUESTIONS;

    fn solve(&self, question: &[String], watch: &dyn Watch) -> Result<Solved, Unsolved> {
        solve::of(self, question, watch)
    }
}
