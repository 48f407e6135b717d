//! The odds that an adventurer would ask for.

mod here;

pub(super) use here::here;

use crate::prose::percent;
use crate::{OddsReport, OddsTopic};
use luckhouse_engine::{BadWord, Fraction};
use luckhouse_games::lantern::odds::{MOST_REROLLS, ones_on_entering, setup_totals, with_rerolls};
use luckhouse_games::lantern::{Boxes, ENOUGH, Sheet, Task};
use luckhouse_words::id;

pub(super) const TOPICS: &[OddsTopic] = &[
    OddsTopic {
        name: "zone",
        takes: "[BOXES, like 4 5 X X X]",
        about: id!("terminal-odds-topic-lantern-zone"),
        run: zone,
    },
    OddsTopic { name: "setup", takes: "", about: id!("terminal-odds-topic-lantern-setup"), run: setup },
    OddsTopic { name: "ones", takes: "", about: id!("terminal-odds-topic-lantern-ones"), run: ones },
];

fn zone(words: &[&str]) -> Result<OddsReport, BadWord> {
    if words.is_empty() {
        return Ok(every_zone());
    }
    let boxes: Boxes = words.join(" ").parse()?;
    let mut report =
        OddsReport::of(format!("Filling {boxes}"), ["Constitutions", "chance", "ways", "out of"]);
    for rerolls in 0..=MOST_REROLLS {
        let chance = with_rerolls(&boxes, rerolls);
        report.row([rerolls.to_string(), percent(chance), chance.ways.to_string(), chance.total.to_string()]);
    }
    report.note(PLAYED);
    Ok(report)
}

const PLAYED: &str = "Each Constitution rolls again what is best rolled again. No other ability is used. The figures are exact.";

fn every_zone() -> OddsReport {
    let sheet = Sheet::last_fortress();
    let columns = ["zone", "boxes", "on entering", "1 Constitution", "2", "3"];
    let mut report = OddsReport::of(format!("Filling the boxes of {}", sheet.name()), columns);
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

fn setup(words: &[&str]) -> Result<OddsReport, BadWord> {
    nothing_after("setup", words)?;
    let totals = setup_totals();
    let mut report = OddsReport::of("The total of the setup", ["total", "ways", "chance", "at most this"]);
    for (total, ways) in totals.lines() {
        let exactly = Fraction { ways: *ways, total: totals.total() };
        let at_most = totals.chance(|other| other <= *total);
        report.row([total.to_string(), ways.to_string(), percent(exactly), percent(at_most)]);
    }
    let low = totals.chance(|total| total < ENOUGH);
    report.note(format!("Below {ENOUGH}, where you may roll again: {low}."));
    Ok(report)
}

fn ones(words: &[&str]) -> Result<OddsReport, BadWord> {
    nothing_after("ones", words)?;
    let ones = ones_on_entering();
    let mut report = OddsReport::of("Ones among six dice", ["ones", "ways", "chance", "at least"]);
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

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_engine::{Table, Viewer};
    use luckhouse_games::lantern::Lantern;

    fn answer(topic: &str, words: &[&str]) -> String {
        let topic = TOPICS.iter().find(|known| known.name == topic).unwrap();
        (topic.run)(words).map_or_else(|wrong| wrong.to_string(), |report| report.english("lantern"))
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
        let text = here(&table.view(Viewer::Watcher))[0].english("lantern");
        let rows: Vec<String> =
            text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
        assert_eq!(rows[3..5], ["100.00 % Counter Attack 3", "30.56 % Constitution 3 6"], "{text}");
    }
}
