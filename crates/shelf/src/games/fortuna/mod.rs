//! Fortuna on the shelf.

mod account;
mod facts;
mod names;
mod odds;
mod outlook;
mod picture;
mod scenery;
mod solve;
#[cfg(test)]
mod tests;
mod uses;

use crate::{BestPlay, Effort, HeadStart, OddsTopic, Progress, Report, Shelved, Solved, Step, Types, Use};
use luckhouse_bots::{Budget, Character, Judge, Level, Player};
use luckhouse_engine::{Event, Seat, Viewer};
pub(super) use luckhouse_games::fortuna::Fortuna;
use luckhouse_games::fortuna::{FortunaAction, FortunaChance, FortunaView};
use luckhouse_solvers::{Unsolved, Watch};
pub use scenery::{Scenery, ScoreLine};
use serde_json::Value;

impl Shelved for Fortuna {
    const RULES: &'static str = include_str!("rules.md");
    const RULINGS: Option<(&'static str, usize)> = Some(("fo", 18));

    fn picture(&self, view: &FortunaView, viewer: Viewer) -> String {
        picture::picture(self, view, viewer)
    }

    fn scenery(&self) -> Value {
        crate::table::json(&scenery::of(self))
    }

    type Fact = facts::FortunaFact;
    type Outlook = outlook::FortunaOutlook;

    fn facts(&self, step: &Step<Self>) -> Vec<Self::Fact> {
        facts::of(self, step)
    }

    fn outlook(&self, view: &FortunaView, action: FortunaAction) -> Vec<Self::Outlook> {
        outlook::of(self, view, action)
    }

    fn accounts(&self, step: &Step<Self>, facts: &[Self::Fact]) -> Result<(), String> {
        facts::account(step, facts)
    }

    fn types() -> Types {
        Types::default()
            .with::<FortunaView>()
            .with::<FortunaAction>()
            .with::<facts::FortunaFact>()
            .with::<outlook::FortunaOutlook>()
            .with::<scenery::Scenery>()
    }

    fn ask_for_roll(&self, chance: &FortunaChance) -> String {
        outlook::ask_for_roll(chance)
    }

    fn odds_topics() -> &'static [OddsTopic] {
        odds::TOPICS
    }

    fn odds_here(&self, view: &FortunaView, seat: Seat) -> Vec<Report> {
        odds::here(self, view, seat)
    }

    const SPIRIT: &'static [(&'static str, &'static str)] = &[
        ("leave", "a marble is left in the dungeon on purpose"),
        ("challenge", "a false challenge costs nothing, so that it takes no courage"),
    ];
    const USES: &'static [Use] = uses::USES;
    const HAPPENS: bool = true;

    fn use_of(&self, action: FortunaAction) -> Option<usize> {
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
        luckhouse_bots::fortuna::player(level, budget)
    }

    fn characters() -> &'static [Character<Self>] {
        luckhouse_bots::fortuna::CHARACTERS
    }

    fn judge(budget: Budget) -> Box<dyn Judge<Self>> {
        luckhouse_bots::fortuna::judge(budget)
    }

    fn best_play(&self, _effort: Effort, watch: &dyn Watch) -> Result<BestPlay, Unsolved> {
        solve::best_play(self, watch)
    }

    fn head_starts(&self, watch: &dyn Watch) -> Result<Vec<HeadStart>, Unsolved> {
        solve::head_starts(self, watch)
    }

    const SOLVES: &'static [&'static str] = solve::SOLVES;

    fn solve(&self, question: &[String], watch: &dyn Watch) -> Result<Solved, Unsolved> {
        solve::answer(self, question, watch)
    }
}
