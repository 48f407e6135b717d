//! Lucky Shot on the shelf.

mod facts;
mod feats;
mod metrics;
mod objections;
mod odds;
mod outlook;
mod picture;
mod static_data;
mod table;
#[cfg(test)]
mod tests;

use crate::{
    Measure, Metric, Objection, OddsReport, OddsTopic, Present, Progress, Solve, Staff, Step, Types,
};
use luckhouse_bots::{Budget, Character, Judge, Level, Player};
use luckhouse_engine::{Event, Fraction, Seat, Viewer};
pub(super) use luckhouse_games::lucky_shot::LuckyShot;
use luckhouse_games::lucky_shot::{Action, Luck, View, odds as exact};
use luckhouse_words::{Words, id};
use serde_json::Value;

impl Present for LuckyShot {
    const RULES: &'static str = include_str!("rules.md");
    const RULINGS: Option<(&'static str, usize)> = Some(("ls", 24));
    const OPEN: bool = true;

    fn picture(&self, view: &View, viewer: Viewer, words: &Words) -> String {
        picture::picture(view, viewer, words)
    }

    fn static_data(&self) -> Value {
        crate::table::json(&static_data::of(self))
    }

    type Fact = facts::LuckyShotFact;
    type Outlook = outlook::LuckyShotOutlook;

    const FEATS: &'static [&'static str] = feats::FEATS;

    fn feats(&self, facts: &[Self::Fact]) -> Vec<(Seat, &'static str)> {
        feats::feats(facts)
    }

    fn facts(&self, step: &Step<Self>) -> Vec<Self::Fact> {
        facts::of(step)
    }

    fn outlook(&self, view: &View, action: Action) -> Vec<Self::Outlook> {
        outlook::of(self, view, action)
    }

    fn objection(&self, view: &View, seat: Seat, action: Action) -> Option<Objection> {
        objections::against(view, seat, action)
    }

    fn standing(&self, view: &View, seat: Seat) -> Vec<(&'static str, f64)> {
        let forts = &view.player(seat).forts;
        let bricks: u32 = forts.iter().map(|fort| u32::from(fort.fort.standing())).sum();
        vec![
            ("treasures", view.treasures(seat) as f64),
            ("forts", forts.len() as f64),
            ("bricks", bricks.into()),
        ]
    }

    fn accounts(&self, step: &Step<Self>, facts: &[Self::Fact]) -> Result<(), String> {
        facts::account(step, facts)
    }

    fn types() -> Types {
        Types::default()
            .with::<View>()
            .with::<Action>()
            .with::<facts::LuckyShotFact>()
            .with::<outlook::LuckyShotOutlook>()
            .with::<static_data::StaticData>()
    }

    fn ask_for_roll(&self, chance: &Luck) -> String {
        match chance {
            Luck::Dice(1) => "one die, like 4".into(),
            Luck::Dice(dice) => format!("{dice} dice, like {}", ["2"; 8][..*dice].join(" ")),
            Luck::Treasure(left) => format!("draw unseen: one of {left}"),
            Luck::Starter(seats) => format!("who starts, p1 to p{seats}: like `p2 starts`"),
        }
    }

    fn odds_topics() -> &'static [OddsTopic] {
        odds::TOPICS
    }

    fn odds_here(&self, view: &View, seat: Seat) -> Vec<OddsReport> {
        odds::here(self, view, seat)
    }
}

impl Measure for LuckyShot {
    const SPIRIT: &'static [(&'static str, &'static str)] = &[("skip", id!("lucky-shot-spirit-skip"))];

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
}

impl Staff for LuckyShot {
    fn player(level: Level, budget: Budget) -> Player<Self> {
        luckhouse_bots::lucky_shot::player(level, budget)
    }

    fn characters() -> &'static [Character<Self>] {
        luckhouse_bots::lucky_shot::CHARACTERS
    }

    fn judge(budget: Budget) -> Box<dyn Judge<Self>> {
        luckhouse_bots::lucky_shot::judge(budget)
    }
}

impl Solve for LuckyShot {}

/// Those who would roll to steal from a move of the player on turn.
fn thieves(view: &View) -> u32 {
    let others = Seat::all(view.players.len()).filter(|seat| *seat != view.on_turn);
    others.filter(|seat| view.empty_forts(*seat).next().is_some()).count() as u32
}

/// How many different levels the empty forts of a player have.
fn empty_levels(view: &View, seat: Seat) -> u8 {
    let seen = view.empty_forts(seat).fold(0u8, |seen, fort| seen | 1 << fort.fort.level().face());
    seen.count_ones() as u8
}

/// The chance that a hunt, or a salvage, of whoever acts succeeds: certain if they choose the die (LS-18).
fn hunt_chance(view: &View) -> Fraction {
    match view.chosen_die {
        true => Fraction { ways: 1, total: 1 },
        false => exact::some_match(1, empty_levels(view, view.acting())),
    }
}
