//! Lantern on the shelf.

mod account;
mod facts;
mod feats;
mod metrics;
mod near;
mod objections;
mod odds;
mod outlook;
mod picture;
mod solve;
mod static_data;
#[cfg(test)]
mod tests;

use crate::{
    BestPlay, Effort, Measure, Metric, Objection, OddsReport, OddsTopic, Present, Progress, Shortcut, Solve,
    Solved, Staff, Step, Types,
};
use luckhouse_bots::careful::CarefulLantern;
use luckhouse_bots::{Budget, Character, Judge, Level, Player};
use luckhouse_engine::{Event, Game, Rng, Seat, Viewer};
pub(super) use luckhouse_games::lantern::Lantern;
use luckhouse_games::lantern::{Ability, LanternAction, LanternOptions, LanternView, Phase, Throw};
use luckhouse_solvers::{Unsolved, Watch};
use luckhouse_words::Words;
use serde_json::Value;
pub use static_data::StaticData;

impl Present for Lantern {
    const RULES: &'static str = include_str!("rules.md");
    const RULINGS: Option<(&'static str, usize)> = Some(("ln", 17));
    const OPEN: bool = true;

    fn picture(&self, view: &LanternView, _viewer: Viewer, words: &Words) -> String {
        picture::of(view, self.options().five, words)
    }

    fn static_data(&self) -> Value {
        crate::table::json(&static_data::of(self))
    }

    type Fact = facts::LanternFact;
    type Outlook = outlook::LanternOutlook;

    const FEATS: &'static [&'static str] = feats::FEATS;

    fn feats(&self, facts: &[Self::Fact]) -> Vec<(Seat, &'static str)> {
        feats::feats(facts)
    }

    fn facts(&self, step: &Step<Self>) -> Vec<Self::Fact> {
        facts::of(self, step)
    }

    fn outlook(&self, view: &LanternView, action: LanternAction) -> Vec<Self::Outlook> {
        outlook::of(self, view, action)
    }

    fn objection(&self, view: &LanternView, _seat: Seat, action: LanternAction) -> Option<Objection> {
        objections::against(view, action)
    }

    fn standing(&self, view: &LanternView, _seat: Seat) -> Vec<(&'static str, f64)> {
        let uses: u8 = Ability::ALL.iter().map(|ability| view.abilities[*ability].left).sum();
        vec![("zones", view.zone.into()), ("uses", uses.into()), ("experience", view.experience.into())]
    }

    fn accounts(&self, step: &Step<Self>, facts: &[Self::Fact]) -> Result<(), String> {
        facts::account(step, facts)
    }

    fn types() -> Types {
        Types::default()
            .with::<LanternView>()
            .with::<LanternAction>()
            .with::<facts::LanternFact>()
            .with::<outlook::LanternOutlook>()
            .with::<static_data::StaticData>()
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

    fn odds_here(&self, view: &LanternView, _seat: Seat) -> Vec<OddsReport> {
        odds::here(view)
    }

    fn shortcuts(&self, view: &LanternView, _seat: Seat, _rng: &mut Rng) -> Vec<Shortcut<LanternAction>> {
        let Phase::Assign(dice) = view.phase else {
            return Vec::new();
        };
        let actions = vec![LanternAction::Assign(CarefulLantern::assignment(dice))];
        vec![Shortcut { word: "usual", actions, random: false }]
    }
}

impl Measure for Lantern {
    const METRICS: &'static [Metric] = metrics::METRICS;
    const HAPPENS: bool = true;

    fn metric_of(&self, action: LanternAction) -> Option<usize> {
        metrics::of(action)
    }

    fn happened(
        &self,
        before: &Self::State,
        event: &Event<Self>,
        after: &Self::State,
        count: &mut dyn FnMut(Seat, usize),
    ) {
        metrics::happened(self, before, event, after, count);
    }

    fn progress(&self, state: &Self::State) -> Progress {
        metrics::progress(self, state)
    }

    fn near(options: &LanternOptions, key: &str, rng: &mut Rng) -> Option<String> {
        if key == "sheet" { near::of(&options.sheet, rng) } else { None }
    }
}

impl Staff for Lantern {
    fn player(level: Level, budget: Budget) -> Player<Self> {
        luckhouse_bots::lantern::player(level, budget)
    }

    fn characters() -> &'static [Character<Self>] {
        luckhouse_bots::lantern::CHARACTERS
    }

    fn judge(budget: Budget) -> Box<dyn Judge<Self>> {
        luckhouse_bots::lantern::judge(budget)
    }
}

impl Solve for Lantern {
    fn best_play(&self, effort: Effort, watch: &dyn Watch) -> Result<BestPlay, Unsolved> {
        solve::best_play(self, effort, watch)
    }

    const SOLVES: &'static [(&'static str, &'static str)] = solve::QUESTIONS;

    fn solve(&self, question: &[String], watch: &dyn Watch) -> Result<Solved, Unsolved> {
        solve::of(self, question, watch)
    }
}
