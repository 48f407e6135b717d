//! The odds that a player of Lucky Shot asks for.

mod here;

pub(super) use here::here;

use crate::saying::{figure, fraction};
use crate::{OddsReport, OddsTopic, Saying};
use luckhouse_engine::{BadWord, Fraction, Phrase, phrase};
use luckhouse_games::lucky_shot::{Fort, odds};
use luckhouse_words::id;
use serde_json::json;
use std::ops::RangeInclusive;

pub(super) const TOPICS: &[OddsTopic] = &[
    OddsTopic {
        name: "raid",
        takes: "[BRICKS]",
        about: id!("terminal-odds-topic-lucky-shot-raid"),
        run: raid,
    },
    OddsTopic {
        name: "match",
        takes: "[LEVELS]",
        about: id!("terminal-odds-topic-lucky-shot-match"),
        run: matching,
    },
    OddsTopic {
        name: "hunt",
        takes: "[LEVELS]",
        about: id!("terminal-odds-topic-lucky-shot-hunt"),
        run: hunt,
    },
    OddsTopic {
        name: "move",
        takes: "[THIEVES]",
        about: id!("terminal-odds-topic-lucky-shot-move"),
        run: moving,
    },
    OddsTopic {
        name: "siege",
        takes: "[BRICKS]",
        about: id!("terminal-odds-topic-lucky-shot-siege"),
        run: siege,
    },
];

/// The number asked for, or all of them.
fn asked(words: &[&str], what: Phrase, from: u8, to: u8) -> Result<Vec<u8>, BadWord> {
    let expected = phrase!("expected-one-number-or-none", least = from, most = to);
    let wrong = |found: String| BadWord::new(found, what, expected);
    match words {
        [] => Ok((from..=to).collect()),
        [word] => {
            let number = word.parse().ok().filter(|number| (from..=to).contains(number));
            number.map(|number| vec![number]).ok_or_else(|| wrong((*word).into()))
        }
        _ => Err(wrong(words.join(" "))),
    }
}

fn raid(words: &[&str]) -> Result<OddsReport, BadWord> {
    let mut report = OddsReport::of("raids", ["bricks", "dice-to-block", "blocked", "through"]);
    for bricks in asked(words, phrase!("kind-number-of-bricks"), 1, Fort::MOST_BRICKS)? {
        let through = odds::raid_succeeds(bricks);
        let blocked = Fraction { ways: through.total - through.ways, ..through };
        let dice = odds::blocking_dice(bricks);
        report.row([figure(bricks), figure(dice), fraction(blocked), fraction(through)]);
    }
    report.note("blocking");
    Ok(report)
}

/// A column for each of so many dice or turns.
fn columns(first: &str, name: &str, numbers: RangeInclusive<u32>) -> Vec<Saying> {
    let column = |number| Saying::fact(&json!({ "name": name, "number": number }));
    std::iter::once(first.into()).chain(numbers.map(column)).collect()
}

fn matching(words: &[&str]) -> Result<OddsReport, BadWord> {
    let mut report = OddsReport::of("matches", columns("different-levels", "so-many-dice", 1..=3));
    for levels in asked(words, phrase!("kind-number-of-levels"), 1, 6)? {
        let chances = [1, 2, 3].map(|dice| fraction(odds::some_match(dice, levels)));
        report.row(std::iter::once(figure(levels)).chain(chances));
    }
    report.note("salvages");
    Ok(report)
}

fn hunt(words: &[&str]) -> Result<OddsReport, BadWord> {
    let mut report = OddsReport::of("hunts", columns("different-levels", "so-many-turns", 1..=4));
    for levels in asked(words, phrase!("kind-number-of-levels"), 1, 6)? {
        let chances = [1, 2, 3, 4].map(|turns| {
            let Fraction { ways, total } = odds::some_match(turns, levels);
            Saying::fact(&json!({ "name": "ratio", "ways": ways, "total": total }))
        });
        report.row(std::iter::once(figure(levels)).chain(chances));
    }
    report.note("empty-forts");
    Ok(report)
}

fn moving(words: &[&str]) -> Result<OddsReport, BadWord> {
    let mut report = OddsReport::of("moves", ["may-steal", "arrives", "stolen", "becomes-available"]);
    for thieves in asked(words, phrase!("kind-number-of-thieves"), 0, 2)? {
        let found = odds::move_odds(thieves.into());
        let chances = [found.arrives, found.stolen, found.scattered].map(fraction);
        report.row(std::iter::once(figure(thieves)).chain(chances));
    }
    report.note("who-may-steal");
    Ok(report)
}

fn siege(words: &[&str]) -> Result<OddsReport, BadWord> {
    const TURNS: RangeInclusive<u32> = 1..=6;
    let mut report = OddsReport::of("sieges", columns("bricks", "so-many-turns", TURNS));
    for bricks in asked(words, phrase!("kind-number-of-bricks"), 1, Fort::MOST_BRICKS)? {
        let chances = TURNS.map(|turns| match odds::siege(bricks, turns) {
            Fraction { ways: 0, .. } => figure('-'),
            chance => chance.into(),
        });
        report.row(std::iter::once(figure(bricks)).chain(chances));
    }
    let Fraction { ways, total } = odds::some_match(3, 1);
    report.note(Saying::fact(&json!({ "name": "two-a-turn", "ways": ways, "total": total })));
    Ok(report)
}

#[cfg(test)]
mod tests {
    use super::super::tests::label_of;
    use super::*;
    use luckhouse_engine::{Seat, Table, Viewer};
    use luckhouse_games::lucky_shot::{Action, LuckyShot};
    use luckhouse_words::{Language, Words};

    #[test]
    fn every_topic_answers_without_words_and_refuses_wrong_ones() {
        for topic in TOPICS {
            let report = (topic.run)(&[]).unwrap().english("lucky-shot");
            assert!(report.lines().all(|line| line.chars().count() <= 80), "{report}");
            assert!((topic.run)(&["1"]).is_ok());
            assert!((topic.run)(&["99"]).is_err());
            assert!((topic.run)(&["1", "1"]).is_err());
        }
        let wrong = raid(&["x"]).unwrap_err().to_string();
        assert_eq!(wrong, "`x` is not a number of bricks: expected one number from 1 to 15, or none");
    }

    #[test]
    fn a_raid_on_five_bricks() {
        let report = raid(&["5"]).unwrap().english("lucky-shot");
        assert!(report.contains("5              2  11/36 (30.56 %)  25/36 (69.44 %)"), "{report}");
    }

    #[test]
    fn what_can_be_tried_stands_with_its_chance() {
        let log = "lucky-shot seats 2 edition 1\n* 3\n* 6\n* sea\n* desert\n* p1 starts\n* 4\np1 put fortify\n* 6\n\
            p1 put raid\n* 1\np1 put build\np1 create\n* plains\n* 1\n";
        let table = Table::<LuckyShot>::read(log).unwrap();
        let seat = Seat::at(0);
        let reports = here(table.game(), &table.view(Viewer::Seat(seat)), seat);
        let text = reports[0].english("lucky-shot");
        assert!(text.contains("69.44 %  raid 2a: desert into 1b"), "{text}");
    }

    #[test]
    fn almost_certain_hunts_are_not_called_certain() {
        let report = hunt(&["5"]).unwrap().english("lucky-shot");
        assert!(report.contains("215/216 99.54 %") && !report.contains("100"), "{report}");
    }

    /// p1 has captured the volcano into 1b and has 1c empty; a treasure is Available, and p1 is on turn again.
    const VOLCANO: &str = "lucky-shot seats 2 edition 1\n* 3\n* 4\n* sea\n* volcano\n* p1 starts\n\
        * 5\np1 put fortify\n* 1\np1 put build\n* 1\np1 put attack\np1 create\n* plains\n* 1\np1 done\n\
        * 6\np2 put fortify\n* 1\np2 put build\n* 1\np2 put attack\np2 create\n* desert\n* 6\n\
        p2 take plains 2b\np2 none\np2 done\n\
        p1 skip\n* 6\np1 put fortify\n* 4\np1 put raid\n* 1\np1 put attack\n\
        p1 raid 2a 1b\n* 1 1\np1 create\n* forest\n* 1\np1 done\n\
        p2 skip\n* 1\np2 put attack\n* 1\np2 put build\n* 1\np2 put raid\np2 done\n";

    fn english() -> Words<'static> {
        Words::in_language(Language::ENGLISH)
    }

    /// The table after these lines more, the picture p1 sees, and the odds.
    fn volcano(more: &str) -> (Table<LuckyShot>, String, String) {
        let table = Table::<LuckyShot>::read(&format!("{VOLCANO}{more}")).unwrap();
        let (seat, viewer) = (Seat::at(0), Viewer::Seat(Seat::at(0)));
        let view = table.view(viewer);
        let picture = crate::Present::picture(table.game(), &view, viewer, &english());
        let reports = here(table.game(), &view, seat);
        let text = reports.iter().map(|report| report.english("lucky-shot")).collect();
        (table, picture, text)
    }

    #[test]
    fn a_hunt_with_a_chosen_die_is_certain() {
        let (table, picture, odds) = volcano("");
        let heading = "Turn 5, p1 (you): to hunt or not; the first die is yours to choose\n";
        assert!(picture.starts_with(heading), "{picture}");
        assert!(picture.contains("p1 (you) 2 + a chosen die   p2 1\n"), "{picture}");
        assert!(odds.contains("100.00 %  hunt for a treasure") && odds.contains("yours to choose"), "{odds}");
        let view = table.view(Viewer::Watcher);
        let label = |action| label_of(&table, action);
        assert_eq!(label(Action::Hunt), "choose the die and take one of desert and forest");
        assert_eq!(label(Action::Skip), "do not hunt; choose the first die for the card instead");
        let watched = crate::Present::picture(table.game(), &view, Viewer::Watcher, &english());
        assert!(watched.starts_with("Turn 5, p1: to hunt or not; the first die is theirs"), "{watched}");
    }

    #[test]
    fn a_chosen_die_is_not_one_to_be_rolled() {
        let (_, picture, odds) = volcano("p1 skip\n");
        assert!(picture.starts_with("Turn 5, p1 (you): an action die, yours to choose\n"), "{picture}");
        assert!(odds.contains("What the 2 dice still to be rolled can show"), "{odds}");
        let (_, picture, odds) = volcano("p1 hunt\n");
        assert!(picture.starts_with("Turn 5, p1 (you): the hunting die, yours to choose\n"), "{picture}");
        assert!(odds.contains("What the 3 dice still to be rolled can show"), "{odds}");
        let (_, picture, odds) = volcano("p1 skip\np1 none\n");
        assert!(picture.starts_with("Turn 5, p1 (you): an action die\n"), "{picture}");
        assert!(odds.contains("What the 3 dice still to be rolled can show"), "{odds}");
    }

    #[test]
    fn the_label_of_forest_speaks_of_the_try_where_there_is_one() {
        let label = |header: &str| {
            let log = VOLCANO.replacen("lucky-shot", header, 1) + "p1 hunt\np1 die 6\np1 take forest 1c\n";
            let table = Table::<LuckyShot>::read(&log).unwrap();
            let action = "create 4".parse().unwrap();
            label_of(&table, action)
        };
        assert_eq!(label("lucky-shot"), "a new fort of level 4 with 1 brick, and a try for a treasure");
        assert_eq!(label("lucky-shot(forest=bare)"), "a new fort of level 4 with 1 brick");
    }
}
