//! Booty Dice on the shelf.

mod combo;
mod facts;
mod feats;
mod head_start;
mod metrics;
mod objections;
mod odds;
mod outlook;
mod picture;
mod solve;
mod static_data;
#[cfg(test)]
mod tests;

use crate::prose;
use crate::{
    BestPlay, Effort, HeadStart, Measure, Metric, Objection, OddsReport, OddsTopic, Present, Progress, Solve,
    Solved, Staff, Step, Types,
};
use luckhouse_bots::{Budget, Character, Judge, Level, Player};
use luckhouse_engine::{Event, Seat, Viewer};
pub(super) use luckhouse_games::booty_dice::BootyDice;
use luckhouse_games::booty_dice::{BootyAction, BootyChance, BootyView};
use luckhouse_solvers::{Unsolved, Watch};
use luckhouse_words::Words;
use serde_json::Value;
pub use static_data::{ComboDice, StaticData};

impl Present for BootyDice {
    const RULES: &'static str = include_str!("rules.md");
    const RULINGS: Option<(&'static str, usize)> = Some(("bd", 22));
    const OPEN: bool = true;

    fn picture(&self, view: &BootyView, viewer: Viewer, words: &Words) -> String {
        picture::picture(self, view, viewer, words)
    }

    fn static_data(&self) -> Value {
        crate::table::json(&static_data::of(self))
    }

    type Fact = facts::BootyFact;
    type Outlook = outlook::BootyOutlook;

    const FEATS: &'static [&'static str] = feats::FEATS;

    fn feats(&self, facts: &[Self::Fact]) -> Vec<(Seat, &'static str)> {
        feats::feats(facts)
    }

    fn facts(&self, step: &Step<Self>) -> Vec<Self::Fact> {
        facts::of(self, step)
    }

    fn outlook(&self, view: &BootyView, action: BootyAction) -> Vec<Self::Outlook> {
        outlook::of(self, view, action)
    }

    fn objection(&self, view: &BootyView, seat: Seat, action: BootyAction) -> Option<Objection> {
        objections::against(self, view, seat, action)
    }

    fn standing(&self, view: &BootyView, seat: Seat) -> Vec<(&'static str, f64)> {
        let pirate = view.pirates[seat];
        vec![
            ("lives", pirate.lives.into()),
            ("doubloons", pirate.doubloons.into()),
            ("shields", pirate.shields.into()),
        ]
    }

    fn accounts(&self, step: &Step<Self>, facts: &[Self::Fact]) -> Result<(), String> {
        facts::account(step, facts)
    }

    fn types() -> Types {
        Types::default()
            .with::<BootyView>()
            .with::<BootyAction>()
            .with::<facts::BootyFact>()
            .with::<outlook::BootyOutlook>()
            .with::<static_data::StaticData>()
    }

    fn ask_for_roll(&self, chance: &BootyChance) -> String {
        match chance {
            BootyChance::WhoStarts { among } => {
                let (seats, example) =
                    (prose::list(among.iter()), among.iter().last().unwrap_or(Seat::at(0)));
                format!("who starts, drawn among {seats}: like `{example} starts`")
            }
            BootyChance::Dice { count } => {
                let dice = prose::count(*count, "die");
                let example: Vec<&str> = "D C S W J X".split(' ').take(*count).collect();
                format!("{dice}, one letter for each face (D X J C W S): like `{}`", example.join(" "))
            }
        }
    }

    fn odds_topics() -> &'static [OddsTopic] {
        odds::TOPICS
    }

    fn odds_here(&self, view: &BootyView, seat: Seat) -> Vec<OddsReport> {
        odds::here(self, view, seat)
    }
}

impl Measure for BootyDice {
    const METRICS: &'static [Metric] = metrics::METRICS;
    const HAPPENS: bool = true;
    const GIFTS: &'static [&'static str] = head_start::GIFTS;

    fn give(&self, view: &mut BootyView, seat: Seat, gift: usize, more: u32) -> bool {
        head_start::give(self, &mut view.pirates[seat], gift, more)
    }

    fn metric_of(&self, action: BootyAction) -> Option<usize> {
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

impl Staff for BootyDice {
    fn player(level: Level, budget: Budget) -> Player<Self> {
        luckhouse_bots::booty_dice::player(level, budget)
    }

    fn characters() -> &'static [Character<Self>] {
        luckhouse_bots::booty_dice::CHARACTERS
    }

    fn judge(budget: Budget) -> Box<dyn Judge<Self>> {
        luckhouse_bots::booty_dice::judge(budget)
    }
}

impl Solve for BootyDice {
    fn best_play(&self, _effort: Effort, watch: &dyn Watch) -> Result<BestPlay, Unsolved> {
        head_start::best_play(self, watch)
    }

    fn head_starts(&self, watch: &dyn Watch) -> Result<Vec<HeadStart>, Unsolved> {
        head_start::all(self, watch)
    }

    const SOLVES: &'static [(&'static str, &'static str)] = solve::SOLVES;

    fn solve(&self, question: &[String], watch: &dyn Watch) -> Result<Solved, Unsolved> {
        solve::answer(self, question, watch)
    }
}
