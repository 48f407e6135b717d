//! What can be set, line by line.

use super::*;
use luckhouse_shelf::games::GAMES;
use luckhouse_words::Language;

fn english() -> Words<'static> {
    Words::in_language(Language::ENGLISH)
}

#[test]
fn every_value_that_a_line_can_have_opens_a_table() {
    for game in GAMES {
        let mut sheet = Sheet::new(*game, Level::Steady, english());
        for row in sheet.rows() {
            for on in [false, true, true, true, false] {
                sheet.step(row, on);
                let set = format!("{} {}", sheet.name(row), sheet.value(row));
                assert!(sheet.open().is_ok() && sheet.seating().is_ok(), "{}: {set}", game.about().name);
                assert!(sheet.meaning(row).len() > 10, "{set}");
            }
        }
    }
}

#[test]
fn numbers_stop_where_the_option_ends() {
    let mut sheet = Sheet::new(find("fortuna").unwrap(), Level::Steady, english());
    let rows = sheet.rows();
    let target = *rows.iter().find(|row| sheet.name(**row) == "target").unwrap();
    let values: Vec<String> = [true, true, false, false, false]
        .map(|on| {
            sheet.step(target, on);
            sheet.value(target)
        })
        .into();
    assert_eq!(values, ["10", "11", "10", "none", "none"]);
    assert!(sheet.set(target, "501").is_err() && sheet.set(target, "500").is_ok());
}

#[test]
fn a_kept_game_has_its_own_seats_and_options() {
    let log = "booty-dice(goal=30) seats 3 edition 1\n";
    let sheet = Sheet::taken_up("kept.log".into(), log.into(), english()).expect("the log is good");
    assert_eq!(sheet.rows(), [Row::Who(0), Row::Who(1), Row::Who(2), Row::Dice]);
    assert_eq!(sheet.open().unwrap().header().to_string(), log.trim());
    assert!(Sheet::taken_up("kept.log".into(), "nonsense".into(), english()).is_err());
}

#[test]
fn a_kept_game_has_the_people_and_bots_who_played_it() {
    let seats = "# seat p1 bot best\n# seat p2 person p2\n# seat p3 bot strong:grudge\n";
    let log = format!("booty-dice seats 3 edition 1\n{seats}");
    let sheet = Sheet::taken_up("kept.log".into(), log, english()).expect("the log is good");
    let who: Vec<String> = (0..3).map(|seat| sheet.value(Row::Who(seat))).collect();
    assert_eq!(who, ["best", YOU, "strong:grudge"]);
    assert_eq!(sheet.seating().unwrap().people.only(), Some(Seat::at(1)));
}
