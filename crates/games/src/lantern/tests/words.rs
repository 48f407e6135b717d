//! What can be typed, and what is said when it cannot be read.

use super::*;
use luckhouse_engine::DiceSet;

#[test]
fn every_action_of_the_setup_round_trips() {
    for dice in DiceSet::every(6) {
        let game = rules("");
        let mut state = game.start();
        game.roll(&mut state, dice);
        let mut words = Vec::new();
        game.legal(&state, P1, &mut words);
        assert!(words.iter().all(|word: &LanternAction| word.to_string().parse() == Ok(*word)));
    }
}

#[test]
fn words_are_read_with_other_case_spaces_and_order() {
    let same = [
        ("AGAIN", "again"),
        (" Crit  5 ", "crit 5"),
        ("counter 5 +", "counter 5+"),
        ("COUNTER  6-", "counter 6-"),
        ("con 311", "con 1 1 3"),
        ("Gain  Magic", "gain magic"),
        (
            "assign camp=2 xp=1 con=6 magic=4 counter=3 crit=5",
            "assign crit=5 counter=3 magic=4 con=6 xp=1 camp=2",
        ),
    ];
    for (typed, word) in same {
        assert_eq!(typed.parse::<LanternAction>().unwrap().to_string(), word);
    }
}

#[test]
fn words_that_cannot_be_read_say_what_can() {
    let wrong = [
        "",
        "crit",
        "crit 7",
        "counter 5",
        "counter 5*",
        "magic 1 2",
        "con",
        "con -",
        "con 1111111",
        "gain xp",
        "again 1",
        "assign",
        "assign crit=5",
        "assign crit=5 crit=3 magic=4 con=6 xp=1 camp=2",
        "assign crit=9 counter=3 magic=4 con=6 xp=1 camp=2",
    ];
    for text in wrong {
        let complaint = text.parse::<LanternAction>().unwrap_err().to_string();
        let expected =
            format!("`{text}` is not an action of lantern: expected `again`, `keep`, `assign crit=5");
        assert!(complaint.starts_with(&expected), "{complaint}");
        assert!(complaint.ends_with("`con 1 1 3` or `gain magic`"), "{complaint}");
    }
}

#[test]
fn a_throw_of_another_number_of_dice_cannot_come_up() {
    let log = format!("lantern seats 1 edition 1\n{SETUP}* 1 2 3\n");
    let wrong = Table::<Lantern>::read(&log).err().unwrap().to_string();
    assert!(wrong.starts_with("line 4: `1 2 3` cannot come up here: expected `6 6 6 6 6 6`"), "{wrong}");
}

#[test]
fn a_choice_is_taken_back_but_not_a_roll() {
    let mut table = after(&format!("{SETUP}* 1 1 2 2 3 3\np1 crit 1\n"));
    table.undo(P1).unwrap();
    assert_eq!(view(&table).abilities.crossed(), 0);
    assert!(table.undo(P1).is_err());
}
