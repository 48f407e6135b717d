//! Fortuna on the shelf.

mod account;
mod facts;
mod feats;
mod metrics;
mod objections;
mod odds;
mod outlook;
mod picture;
mod solve;
mod static_data;
#[cfg(test)]
mod tests;

use crate::{
    BestPlay, Effort, HeadStart, Measure, Metric, Objection, OddsReport, OddsTopic, Present, Progress, Solve,
    Solved, Staff, Step, Types,
};
use luckhouse_bots::{Budget, Character, Judge, Level, Player};
use luckhouse_engine::{Event, Seat, Viewer};
pub(super) use luckhouse_games::fortuna::Fortuna;
use luckhouse_games::fortuna::{FortunaAction, FortunaChance, FortunaView};
use luckhouse_solvers::{Unsolved, Watch};
use luckhouse_words::{Words, id};
use serde_json::Value;
pub use static_data::{ScoreLine, StaticData};

impl Present for Fortuna {
    const RULES: &'static str = include_str!("rules.md");
    const RULINGS: Option<(&'static str, usize)> = Some(("fo", 23));
    const OPEN: bool = true;

    fn picture(&self, view: &FortunaView, viewer: Viewer, words: &Words) -> String {
        picture::picture(self, view, viewer, words)
    }

    fn static_data(&self) -> Value {
        crate::table::json(&static_data::of(self))
    }

    type Fact = facts::FortunaFact;
    type Outlook = outlook::FortunaOutlook;

    const FEATS: &'static [&'static str] = feats::FEATS;

    fn feats(&self, facts: &[Self::Fact]) -> Vec<(Seat, &'static str)> {
        feats::feats(facts)
    }

    fn facts(&self, step: &Step<Self>) -> Vec<Self::Fact> {
        facts::of(self, step)
    }

    fn outlook(&self, view: &FortunaView, action: FortunaAction) -> Vec<Self::Outlook> {
        outlook::of(self, view, action)
    }

    fn objection(&self, view: &FortunaView, seat: Seat, action: FortunaAction) -> Option<Objection> {
        objections::against(self, view, seat, action)
    }

    fn standing(&self, view: &FortunaView, seat: Seat) -> Vec<(&'static str, f64)> {
        let player = &view.players[seat];
        vec![("points", player.score.into()), ("marbles", player.marbles.in_hand().into())]
    }

    fn accounts(&self, step: &Step<Self>, facts: &[Self::Fact]) -> Result<(), String> {
        facts::account(self, step, facts)
    }

    fn types() -> Types {
        Types::default()
            .with::<FortunaView>()
            .with::<FortunaAction>()
            .with::<facts::FortunaFact>()
            .with::<outlook::FortunaOutlook>()
            .with::<static_data::StaticData>()
    }

    fn ask_for_roll(&self, chance: &FortunaChance) -> String {
        outlook::ask_for_roll(chance)
    }

    fn odds_topics() -> &'static [OddsTopic] {
        odds::TOPICS
    }

    fn odds_here(&self, view: &FortunaView, seat: Seat) -> Vec<OddsReport> {
        odds::here(self, view, seat)
    }
}

impl Measure for Fortuna {
    const SPIRIT: &'static [(&'static str, &'static str)] =
        &[("leave", id!("fortuna-spirit-leave")), ("challenge", id!("fortuna-spirit-challenge"))];

    const METRICS: &'static [Metric] = metrics::METRICS;
    const HAPPENS: bool = true;

    fn metric_of(&self, action: FortunaAction) -> Option<usize> {
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
}

impl Staff for Fortuna {
    fn player(level: Level, budget: Budget) -> Player<Self> {
        luckhouse_bots::fortuna::player(level, budget)
    }

    fn characters() -> &'static [Character<Self>] {
        luckhouse_bots::fortuna::CHARACTERS
    }

    fn judge(budget: Budget) -> Box<dyn Judge<Self>> {
        luckhouse_bots::fortuna::judge(budget)
    }
}

impl Solve for Fortuna {
    fn best_play(&self, _effort: Effort, watch: &dyn Watch) -> Result<BestPlay, Unsolved> {
        solve::best_play(self, watch)
    }

    fn head_starts(&self, watch: &dyn Watch) -> Result<Vec<HeadStart>, Unsolved> {
        solve::head_starts(self, watch)
    }

    const SOLVES: &'static [(&'static str, &'static str)] = solve::SOLVES;

    fn solve(&self, question: &[String], watch: &dyn Watch) -> Result<Solved, Unsolved> {
        solve::answer(self, question, watch)
    }
}
