//! The odds that an adventurer would ask for.

mod here;

pub(super) use here::here;

use crate::saying::figure;
use crate::{OddsReport, OddsTopic, Saying};
use luckhouse_engine::{BadWord, Fraction, phrase};
use luckhouse_games::lantern::odds::{MOST_REROLLS, ones_on_entering, setup_totals, with_rerolls};
use luckhouse_games::lantern::{Boxes, ENOUGH, Sheet, Task};
use luckhouse_words::id;
use serde_json::json;

pub(super) const TOPICS: &[OddsTopic] = &[
    OddsTopic { name: "zone", takes: "[BOXES]", about: id!("terminal-odds-topic-lantern-zone"), run: zone },
    OddsTopic { name: "setup", takes: "", about: id!("terminal-odds-topic-lantern-setup"), run: setup },
    OddsTopic { name: "ones", takes: "", about: id!("terminal-odds-topic-lantern-ones"), run: ones },
];

fn zone(words: &[&str]) -> Result<OddsReport, BadWord> {
    if words.is_empty() {
        return Ok(every_zone());
    }
    let boxes: Boxes = words.join(" ").parse()?;
    let title = Saying::fact(&json!({ "name": "filling", "boxes": boxes.to_string() }));
    let mut report = OddsReport::of(title, ["constitutions-used", "chance-of", "ways", "out-of"]);
    for rerolls in 0..=MOST_REROLLS {
        let chance = with_rerolls(&boxes, rerolls);
        report.row([figure(rerolls), chance.into(), figure(chance.ways), figure(chance.total)]);
    }
    report.note("best-play");
    Ok(report)
}

fn every_zone() -> OddsReport {
    let sheet = Sheet::last_fortress();
    let of_sheet = |name: &str| Saying::fact(&json!({ "name": name, "sheet": sheet.name() }));
    let uses = (1..=MOST_REROLLS).map(|uses| Saying::fact(&json!({ "name": "with-uses", "uses": uses })));
    let columns = ["zone", "boxes", "on-entering"].map(Saying::from).into_iter().chain(uses);
    let mut report = OddsReport::of(of_sheet("filling-all"), columns);
    for (index, zone) in sheet.zones().iter().enumerate() {
        let Task::Fight(boxes) = zone.task else { continue };
        let place = json!({ "name": "in-zone", "zone": index + 1, "place": zone.name });
        let mut cells = vec![Saying::fact(&place), figure(boxes)];
        cells.extend((0..=MOST_REROLLS).map(|rerolls| Saying::from(with_rerolls(&boxes, rerolls))));
        report.row(cells);
    }
    report.note("best-play");
    report.note(of_sheet("sheet"));
    report
}

fn setup(words: &[&str]) -> Result<OddsReport, BadWord> {
    nothing_after("setup", words)?;
    let totals = setup_totals();
    let mut report = OddsReport::of("setup", ["total", "ways", "chance-of", "at-most"]);
    for (total, ways) in totals.lines() {
        let exactly = Fraction { ways: *ways, total: totals.total() };
        let at_most = totals.chance(|other| other <= *total);
        report.row([figure(total), figure(ways), exactly.into(), at_most.into()]);
    }
    let Fraction { ways, total } = totals.chance(|total| total < ENOUGH);
    let low = json!({ "name": "low", "enough": ENOUGH, "ways": ways, "total": total });
    report.note(Saying::fact(&low));
    Ok(report)
}

fn ones(words: &[&str]) -> Result<OddsReport, BadWord> {
    nothing_after("ones", words)?;
    let ones = ones_on_entering();
    let mut report = OddsReport::of("among-six", ["ones", "ways", "chance-of", "at-least"]);
    for (count, ways) in ones.lines() {
        let exactly = Fraction { ways: *ways, total: ones.total() };
        let at_least = ones.chance(|other| other >= *count);
        report.row([figure(count), figure(ways), exactly.into(), at_least.into()]);
    }
    report.note("one-each");
    Ok(report)
}

fn nothing_after(topic: &str, words: &[&str]) -> Result<(), BadWord> {
    match words.first() {
        None => Ok(()),
        Some(word) => {
            Err(BadWord::new(*word, phrase!("kind-topic-word"), phrase!("expected-nothing-after", topic)))
        }
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
        assert_eq!(
            answer("ones", &["2"]),
            "`2` is not something that this topic takes: expected nothing after `ones`"
        );
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
