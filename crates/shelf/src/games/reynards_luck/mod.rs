//! Reynard's Luck for people.

mod account;
mod colour;
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

pub use colour::Colour;
pub(super) use luckhouse_games::reynards_luck::ReynardsLuck;
pub use static_data::{SideData, StaticData};

use crate::{
    Measure, Metric, Objection, OddsReport, OddsTopic, Present, Progress, Shortcut, Solve, Solved, Staff,
    Step, Types,
};
use luckhouse_bots::{Budget, Character, Judge, Level, Player};
use luckhouse_engine::{Event, Rng, Seat, Viewer};
use luckhouse_games::reynards_luck::{
    Action, Bag, Card, Luck, Phase, ReynardsLuckOptions, SeenPiece, Sort, View,
};
use luckhouse_solvers::{Unsolved, Watch};
use luckhouse_words::Words;
use serde_json::Value;
use std::fmt::Display;

impl Present for ReynardsLuck {
    const RULES: &'static str = include_str!("rules.md");
    const RULINGS: Option<(&'static str, usize)> = Some(("rl", 22));

    fn picture(&self, view: &View, viewer: Viewer, words: &Words) -> String {
        picture::draw(self, view, viewer, words)
    }

    fn static_data(&self) -> Value {
        crate::table::json(&static_data::of(self))
    }

    type Fact = facts::ReynardFact;
    type Outlook = outlook::ReynardOutlook;

    const FEATS: &'static [&'static str] = feats::FEATS;

    fn feats(&self, facts: &[Self::Fact]) -> Vec<(Seat, &'static str)> {
        feats::feats(facts)
    }

    fn facts(&self, step: &Step<Self>) -> Vec<Self::Fact> {
        facts::of(self, step)
    }

    fn outlook(&self, view: &View, action: Action) -> Vec<Self::Outlook> {
        outlook::of(self, view, action)
    }

    fn objection(&self, view: &View, seat: Seat, action: Action) -> Option<Objection> {
        objections::against(self, view, seat, action)
    }

    fn standing(&self, view: &View, seat: Seat) -> Vec<(&'static str, f64)> {
        let foxheads = self.layout().foxheads;
        let on_foxhead = |piece: &SeenPiece| foxheads.contains(&piece.square);
        vec![
            ("pieces", view.strength(seat) as f64),
            ("foxheads", view.pieces_of(seat).filter(on_foxhead).count() as f64),
            ("captives", view.reserves[seat].iter().count() as f64),
        ]
    }

    fn accounts(&self, step: &Step<Self>, facts: &[Self::Fact]) -> Result<(), String> {
        account::account(step, facts)
    }

    fn types() -> Types {
        Types::default()
            .with::<View>()
            .with::<Action>()
            .with::<facts::ReynardFact>()
            .with::<outlook::ReynardOutlook>()
            .with::<static_data::StaticData>()
    }

    fn ask_for_roll(&self, luck: &Luck) -> String {
        match luck {
            Luck::Die => "one die: a face from 1 to 6, like `4`".into(),
            Luck::Card(_) => "a card off the shuffled deck, like `card 4`".into(),
            Luck::Starter => "draw lots for who starts: `p1 starts` or `p2 starts`".into(),
            Luck::Reveal { challenger, challenged } => {
                format!("nothing to roll, the two pieces are turned over: `{challenger} meets {challenged}`")
            }
            Luck::Cards([red, blue]) => {
                format!("nothing to roll, the two cards are turned: `cards {red} {blue}`")
            }
        }
    }

    fn odds_topics() -> &'static [OddsTopic] {
        odds::TOPICS
    }

    fn odds_here(&self, view: &View, seat: Seat) -> Vec<OddsReport> {
        odds::here(self, view, seat)
    }

    fn shortcuts(&self, view: &View, seat: Seat, rng: &mut Rng) -> Vec<Shortcut<Action>> {
        let to_place = view.to_place(seat).filter(|_| view.phase == Phase::Place && view.on_turn == seat);
        let Some(mut left) = to_place else { return Vec::new() };
        // The last piece is placed without being asked for.
        let actions = (1..left.len()).map(|_| Action::Place(left.take_any(rng))).collect();
        vec![Shortcut { word: "random", actions, random: true }]
    }
}

impl Measure for ReynardsLuck {
    fn prepares(&self, action: Action) -> bool {
        matches!(action, Action::Place(_))
    }

    const METRICS: &'static [Metric] = metrics::METRICS;
    const HAPPENS: bool = true;

    fn metric_of(&self, action: Action) -> Option<usize> {
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

    fn near(options: &ReynardsLuckOptions, key: &str, rng: &mut Rng) -> Option<String> {
        if key == "layout" { near::of(&options.layout, rng) } else { None }
    }
}

impl Staff for ReynardsLuck {
    fn player(level: Level, budget: Budget) -> Player<Self> {
        luckhouse_bots::reynards_luck::player(level, budget)
    }

    fn characters() -> &'static [Character<Self>] {
        luckhouse_bots::reynards_luck::CHARACTERS
    }

    fn judge(budget: Budget) -> Box<dyn Judge<Self>> {
        luckhouse_bots::reynards_luck::judge(budget)
    }
}

impl Solve for ReynardsLuck {
    const SOLVES: &'static [(&'static str, &'static str)] = solve::FORMS;

    fn solve(&self, question: &[String], watch: &dyn Watch) -> Result<Solved, Unsolved> {
        solve::answer(self, question, watch)
    }
}

/// The seat whose hand this view shows, if it is one player's.
fn own_seat(view: &View) -> Option<Seat> {
    Seat::all(2).find(|seat| view.hand(*seat).is_some())
}

/// `1:2 5:1 fox:4`, or a dash for nothing.
fn counts<T: Sort + Display>(bag: &Bag<T>) -> String {
    if bag.is_empty() {
        return "–".into();
    }
    let each: Vec<String> = bag.sorts().map(|one| format!("{one}:{}", bag.count(one))).collect();
    each.join(" ")
}

/// The cards of a hand in order, or as many question marks.
fn hand(count: u8, cards: Option<Bag<Card>>) -> String {
    let shown: Vec<String> = match cards {
        Some(cards) => cards.iter().map(|card| card.to_string()).collect(),
        None => (0..count).map(|_| "?".into()).collect(),
    };
    if shown.is_empty() { "–".into() } else { shown.join(" ") }
}

#[cfg(test)]
mod tests;
