//! The odds that an adventurer would ask for.

use crate::prose::percent;
use crate::{OddsTopic, Report};
use luckhouse_engine::{BadWord, DiceSet, Die, Fraction};
use luckhouse_games::lantern::odds::{MOST_REROLLS, at_once, ones_on_entering, setup_totals, with_rerolls};
use luckhouse_games::lantern::{Boxes, ENOUGH, LanternAction, LanternView, Phase, Sheet, Task};

pub(super) const TOPICS: &[OddsTopic] = &[
    OddsTopic {
        name: "zone",
        takes: "[BOXES, like 4 5 X X X]",
        about: "that six dice fill the boxes on entering, and with up to three Constitutions played at their best",
        run: zone,
    },
    OddsTopic {
        name: "setup",
        takes: "",
        about: "the total of the six dice of the setup, which may be rolled again below 15",
        run: setup,
    },
    OddsTopic { name: "ones", takes: "", about: "the experience that entering a zone brings", run: ones },
];

fn zone(words: &[&str]) -> Result<Report, BadWord> {
    if words.is_empty() {
        return Ok(every_zone());
    }
    let boxes: Boxes = words.join(" ").parse()?;
    let mut report = Report::new(format!("Filling {boxes}"), &["Constitutions", "chance", "ways", "out of"]);
    for rerolls in 0..=MOST_REROLLS {
        let chance = with_rerolls(&boxes, rerolls);
        report.row([rerolls.to_string(), percent(chance), chance.ways.to_string(), chance.total.to_string()]);
    }
    report.note(PLAYED);
    Ok(report)
}

const PLAYED: &str = "Each Constitution rolls again what is best rolled again. No other ability is used. The figures are exact.";

fn every_zone() -> Report {
    let sheet = Sheet::last_fortress();
    let columns = ["zone", "boxes", "on entering", "1 Constitution", "2", "3"];
    let mut report = Report::new(format!("Filling the boxes of {}", sheet.name()), &columns);
    for (index, zone) in sheet.zones().iter().enumerate() {
        let Task::Fight(boxes) = zone.task else { continue };
        let mut cells = vec![format!("{} {}", index + 1, zone.name), boxes.to_string()];
        cells.extend((0..=MOST_REROLLS).map(|rerolls| percent(with_rerolls(&boxes, rerolls))));
        report.row(cells);
    }
    report.note(PLAYED);
    report.note(sheet.note());
    report
}

fn setup(words: &[&str]) -> Result<Report, BadWord> {
    nothing_after("setup", words)?;
    let totals = setup_totals();
    let mut report = Report::new("The total of the setup", &["total", "ways", "chance", "at most this"]);
    for (total, ways) in totals.lines() {
        let exactly = Fraction { ways: *ways, total: totals.total() };
        let at_most = totals.chance(|other| other <= *total);
        report.row([total.to_string(), ways.to_string(), percent(exactly), percent(at_most)]);
    }
    let low = totals.chance(|total| total < ENOUGH);
    report.note(format!("Below {ENOUGH}, where you may roll again: {low}."));
    Ok(report)
}

fn ones(words: &[&str]) -> Result<Report, BadWord> {
    nothing_after("ones", words)?;
    let ones = ones_on_entering();
    let mut report = Report::new("Ones among six dice", &["ones", "ways", "chance", "at least"]);
    for (count, ways) in ones.lines() {
        let exactly = Fraction { ways: *ways, total: ones.total() };
        let at_least = ones.chance(|other| other >= *count);
        report.row([count.to_string(), ways.to_string(), percent(exactly), percent(at_least)]);
    }
    report.note("Each crosses off one experience circle. On average it is one for each zone entered.");
    Ok(report)
}

fn nothing_after(topic: &str, words: &[&str]) -> Result<(), BadWord> {
    match words.first() {
        None => Ok(()),
        Some(word) => Err(BadWord::new(*word, "something to ask here", format!("nothing after `{topic}`"))),
    }
}

/// The best re-rolls are as many as a player reads at a glance.
const SHOWN: usize = 12;

/// What matters now.
pub(super) fn here(view: &LanternView) -> Vec<Report> {
    match (view.phase, view.boxes()) {
        (Phase::Offer(dice), _) => vec![rolling_again(dice)],
        (Phase::Fight(dice), Some(boxes)) => vec![clearing(view, &boxes, dice)],
        _ => Vec::new(),
    }
}

fn rolling_again(dice: DiceSet) -> Report {
    let totals = setup_totals();
    let mut report = Report::new(format!("Rolling {} again", dice.total()), &["then", "chance"]);
    report.row(["more".into(), totals.chance(|total| total > dice.total()).to_string()]);
    report.row(["the same".into(), totals.chance(|total| total == dice.total()).to_string()]);
    report.row(["less".into(), totals.chance(|total| total < dice.total()).to_string()]);
    report
}

/// Every re-roll that could clear the zone at once, the best first.
fn clearing(view: &LanternView, boxes: &Boxes, dice: DiceSet) -> Report {
    let mut rolls: Vec<(LanternAction, Fraction)> = rerolls(view, dice)
        .into_iter()
        .map(|(action, kept)| (action, at_once(boxes, kept)))
        .filter(|(_, chance)| chance.ways > 0)
        .collect();
    rolls.sort_by(|a, b| b.1.as_f64().total_cmp(&a.1.as_f64()).then(a.0.cmp(&b.0)));
    let title = format!("Re-rolls of {dice} that fill {boxes} at once");
    let mut report = Report::new(title, &["choice", "chance"]);
    for (action, chance) in rolls.iter().take(SHOWN) {
        report.row([action.to_string(), chance.to_string()]);
    }
    match rolls.len() {
        0 => report.note("None: it takes more than one use."),
        found if found > SHOWN => report.note(format!("{} more are less likely.", found - SHOWN)),
        _ => {}
    }
    report
}

/// Every re-roll there is a circle for, with the dice that stay.
fn rerolls(view: &LanternView, dice: DiceSet) -> Vec<(LanternAction, DiceSet)> {
    let mut all = Vec::new();
    if view.abilities.magic.left > 0 {
        let faces = Die::all().filter(|die| dice.count(die.face()) > 0);
        all.extend(faces.map(|die| (LanternAction::Magic(die), dice.without(die.face()))));
    }
    if view.abilities.con.left > 0 {
        let some = dice.subsets().into_iter().filter(|again| !again.is_empty());
        all.extend(some.filter_map(|again| Some((LanternAction::Con(again), dice.minus(again)?))));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_engine::{Table, Viewer};
    use luckhouse_games::lantern::Lantern;

    fn answer(topic: &str, words: &[&str]) -> String {
        let topic = TOPICS.iter().find(|known| known.name == topic).unwrap();
        (topic.run)(words).map_or_else(|wrong| wrong.to_string(), |report| report.to_string())
    }

    #[test]
    fn the_dragon_on_entering_is_six_in_46656() {
        let text = answer("zone", &["X", "X", "X", "X", "X", "X"]);
        let first: Vec<&str> = text.lines().nth(3).unwrap().split_whitespace().collect();
        assert_eq!(first, ["0", "0.01", "%", "6", "46656"], "{text}");
    }

    #[test]
    fn every_topic_works_without_words() {
        for topic in TOPICS {
            assert!((topic.run)(&[]).is_ok(), "{}", topic.name);
        }
        let zones = answer("zone", &[]);
        assert!(zones.contains("8 Dragon") && !zones.contains("Campfire   "), "{zones}");
        assert!(answer("setup", &[]).contains("Below 15, where you may roll again:"));
    }

    #[test]
    fn wrong_words_are_refused() {
        assert!(answer("zone", &["7"]).starts_with("`7` is not the boxes of a zone: expected faces 1 to 6"));
        assert_eq!(answer("ones", &["2"]), "`2` is not something to ask here: expected nothing after `ones`");
    }

    #[test]
    fn the_odds_of_now_put_the_best_reroll_first() {
        let log = "lantern seats 1 edition 1\n* 1 2 3 4 5 6\n\
             p1 assign crit=5 counter=3 magic=4 con=6 xp=1 camp=2\n* 2 2 3 4 5 6\n";
        let table = Table::<Lantern>::read(log).unwrap();
        let text = here(&table.view(Viewer::Watcher))[0].to_string();
        let first = text.lines().nth(3).unwrap();
        assert_eq!(
            first.split_whitespace().collect::<Vec<_>>().join(" "),
            "con 3 6 11/36 (30.56 %)",
            "{text}"
        );
    }
}
