//! LN-6 to LN-9.

use super::*;
use crate::lantern::Phase;
use luckhouse_engine::DiceSet;

/// In the wolves' zone (4 5 X X X), after this roll and what follows.
fn wolves(events: &str) -> Table<Lantern> {
    after(&format!("{SETUP}{events}"))
}

fn fight(faces: &[u8]) -> Phase {
    Phase::Fight(DiceSet::of(faces))
}

#[test]
fn ln_6_all_six_dice_are_rolled_on_entering() {
    let Turn::Roll(throw) = wolves("").turn() else { panic!() };
    assert_eq!(throw.dice, 6);
}

#[test]
fn ln_6_each_one_crosses_off_an_experience_circle() {
    assert_eq!(view(&wolves("* 1 1 2 3 6 6\n")).experience, 3);
    assert_eq!(view(&wolves("* 2 2 3 3 6 6\n")).experience, 1);
}

#[test]
fn ln_6_beyond_the_last_row_nothing_is_crossed_off() {
    let table = with("sheet=tiny; Gate: 6 6; rows: 1 1", "* 3 3 3 3 3 3\n* 1 1 1 2 2 2\n");
    assert_eq!(view(&table).experience, 2);
}

#[test]
fn ln_6_rows_fill_one_after_the_other() {
    let sheet = rules("").options.sheet;
    let full: Vec<u8> = (0..=12).map(|crossed| sheet.full_rows(crossed)).collect();
    assert_eq!(full, [0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3]);
}

#[test]
fn ln_7_ones_that_are_rolled_again_count_only_with_the_option() {
    let rerolls = "* 2 2 3 3 6 6\np1 magic 3\n* 1\np1 con 6 6\n* 1 1\n";
    assert_eq!(view(&wolves(rerolls)).experience, 1);
    let on = with("reroll-ones=on", &format!("{SETUP}{rerolls}"));
    assert_eq!(view(&on).experience, 4);
}

#[test]
fn ln_7_a_die_turned_to_one_never_counts() {
    let turned = "* 2 2 3 3 6 6\np1 crit 6\np1 counter 2-\n";
    for options in ["", "reroll-ones=on"] {
        let table = with(options, &format!("{SETUP}{turned}"));
        assert_eq!(view(&table).phase, fight(&[1, 1, 2, 3, 3, 6]));
        assert_eq!(view(&table).experience, 1);
    }
}

#[test]
fn ln_8_a_critical_hit_turns_a_die_to_its_opposite_face() {
    for (face, opposite) in [(1, 6), (2, 5), (3, 4)] {
        let table = wolves(&format!("* 1 1 2 2 3 3\np1 crit {face}\n"));
        let dice = DiceSet::of(&[1, 1, 2, 2, 3, 3]).without(face).with(opposite);
        assert_eq!(view(&table).phase, Phase::Fight(dice));
    }
}

#[test]
fn ln_8_a_counter_attack_moves_a_die_one_up_or_down() {
    assert_eq!(view(&wolves("* 1 1 2 2 3 3\np1 counter 3+\n")).phase, fight(&[1, 1, 2, 2, 3, 4]));
    assert_eq!(view(&wolves("* 1 1 2 2 3 3\np1 counter 3-\n")).phase, fight(&[1, 1, 2, 2, 2, 3]));
}

#[test]
fn ln_8_a_counter_attack_never_goes_round_the_corner() {
    let words = legal(&wolves("* 1 1 2 2 6 6\n"));
    let counters: Vec<&str> =
        words.iter().map(String::as_str).filter(|word| word.starts_with("counter")).collect();
    assert_eq!(counters, ["counter 1+", "counter 2+", "counter 2-", "counter 6-"]);
}

#[test]
fn ln_8_a_magic_spell_rolls_one_die_again() {
    let table = wolves("* 1 1 2 2 3 3\np1 magic 1\n");
    assert_eq!(view(&table).phase, Phase::Reroll(DiceSet::of(&[1, 2, 2, 3, 3])));
    assert!(matches!(table.turn(), Turn::Roll(throw) if throw.dice == 1));
    assert_eq!(view(&wolves("* 1 1 2 2 3 3\np1 magic 1\n* 6\n")).phase, fight(&[1, 2, 2, 3, 3, 6]));
}

#[test]
fn ln_8_constitution_rolls_any_one_or_more_dice_again() {
    let words = legal(&wolves("* 1 1 2 2 3 3\n"));
    // Three pairs: 3·3·3 sets, without the empty one.
    assert_eq!(words.iter().filter(|word| word.starts_with("con ")).count(), 26);
    assert!(words.contains(&"con 3".into()) && words.contains(&"con 1 1 2 2 3 3".into()));
    let table = wolves("* 1 1 2 2 3 3\np1 con 1 1 3\n* 6 6 6\n");
    assert_eq!(view(&table).phase, fight(&[2, 2, 3, 6, 6, 6]));
}

#[test]
fn ln_8_each_use_crosses_off_one_circle() {
    let table = wolves("* 1 1 2 2 3 3\np1 crit 1\np1 counter 3+\np1 magic 1\n* 1\np1 con 1 2 2\n* 1 1 1\n");
    let abilities = view(&table).abilities;
    let left = [abilities.crit.left, abilities.counter.left, abilities.magic.left, abilities.con.left];
    assert_eq!((left, abilities.crossed()), ([4, 2, 3, 5], 4));
}

#[test]
fn ln_8_an_ability_without_circles_cannot_be_used() {
    let events =
        "* 1 2 3 4 5 6\np1 assign crit=1 counter=3 magic=4 con=6 xp=5 camp=2\n* 1 1 2 2 3 3\np1 crit 1\n";
    assert!(legal(&after(events)).iter().all(|word| !word.starts_with("crit")));
    let log = format!("lantern seats 1 edition 1\n{events}p1 crit 1\n");
    let wrong = Table::<Lantern>::read(&log).err().unwrap().to_string();
    assert!(wrong.starts_with("line 6: p1 may not `crit 1` now: expected `counter 1+`"), "{wrong}");
}

#[test]
fn ln_8_only_dice_that_are_there_can_be_used() {
    let log = format!("lantern seats 1 edition 1\n{SETUP}* 1 1 2 2 3 3\np1 con 1 1 1\n");
    let wrong = Table::<Lantern>::read(&log).err().unwrap().to_string();
    assert!(wrong.starts_with("line 5: p1 may not `con 1 1 1` now"), "{wrong}");
}

#[test]
fn ln_9_dice_that_fill_the_boxes_on_entering_clear_the_zone() {
    let table = wolves("* 2 2 2 4 5 6\n");
    assert_eq!((view(&table).zone, view(&table).phase), (2, Phase::Enter));
    assert_eq!(view(&table).abilities.crossed(), 0);
}

#[test]
fn ln_9_the_zone_is_cleared_as_soon_as_the_boxes_are_filled() {
    let by_turning = wolves("* 2 2 3 4 5 6\np1 counter 3-\n");
    assert_eq!((view(&by_turning).zone, view(&by_turning).phase), (2, Phase::Enter));
    let by_rolling = wolves("* 2 2 3 4 5 6\np1 magic 3\n* 2\n");
    assert_eq!((view(&by_rolling).zone, view(&by_rolling).phase), (2, Phase::Enter));
}
