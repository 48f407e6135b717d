//! Combos, the order, and what each face does: BD-5 to BD-12.

use super::*;

fn read(text: &str) -> Reading {
    Reading::of(faces(text), Curse::Five)
}

#[test]
fn bd_5_a_curse_needs_five_faces_by_default() {
    assert!(read("X J C W S S").curse);
    assert!(read("D X J C W S").curse);
    assert!(!read("D X J C W W").curse);
}

#[test]
fn bd_5_a_curse_of_six_needs_them_all() {
    let six = |text: &str| Reading::of(faces(text), Curse::Six).curse;
    assert!(six("D X J C W S"));
    assert!(!six("X J C W S S"));
}

#[test]
fn bd_5_a_table_that_plays_with_a_curse_of_six() {
    let table = after("(curse=six) seats 2", "* X J C W S S; p1 stop");
    assert_eq!((has(&table, P1), has(&table, P2)), ((9, 2, 5), (9, 0, 3)), "five faces act alone");
    let table = after("(curse=six) seats 2", "* D X J C W S; p1 stop");
    assert_eq!((has(&table, P1), has(&table, P2)), ((10, 0, 5), (8, 0, 0)));
}

#[test]
fn bd_5_three_of_a_kind_make_a_mutiny_or_a_shipwreck() {
    assert_eq!(read("W W D D S S").mutiny, 0);
    assert_eq!(read("W W W D S S").mutiny, 3);
    assert_eq!(read("X X S S S S").shipwreck, 0);
    assert_eq!(read("X X X X X X").shipwreck, 6);
}

#[test]
fn bd_5_mutiny_and_shipwreck_stand_together() {
    let both = read("X X X W W W");
    assert_eq!((both.mutiny, both.shipwreck, both.alone), (3, 3, Faces::EMPTY));
}

#[test]
fn bd_5_nothing_stands_with_a_curse() {
    for dice in Faces::every(6) {
        let curse = Reading::of(dice, Curse::Five);
        assert!(!curse.curse || dice.count(Face::Plank).max(dice.count(Face::Cross)) < 3, "{dice}");
    }
}

#[test]
fn bd_6_the_dice_of_a_combo_do_nothing_alone() {
    assert_eq!(read("X J C W S S").alone, faces("S"));
    assert_eq!(read("D X J C W S").alone, faces("D"));
    assert_eq!(Reading::of(faces("D X J C W S"), Curse::Six).alone, Faces::EMPTY);
    assert_eq!(read("D C W W W W").alone, faces("D C"));
    assert_eq!(read("D X X X W W").alone, faces("D W W"));
}

#[test]
fn bd_6_a_mutiny_costs_the_roller_no_life_and_a_shipwreck_no_gold() {
    let table = after(" seats 2", "* X X X W W W; p1 stop");
    assert_eq!(has(&table, P1), (10, 0, 5));
}

#[test]
fn bd_6_the_other_dice_do_what_they_show() {
    // A Curse, and a second W that walks the plank.
    let table = after(" seats 2", "* X J C W W S; p1 stop");
    assert_eq!(has(&table, P1), (9, 0, 5));
    assert_eq!(has(&table, P2), (8, 0, 0));
}

#[test]
fn bd_7_doubloons_come_before_x() {
    // With nothing at first, p1 digs 2 and buries them again.
    let table = after("(doubloons=0) seats 2", "* D X S S S S; p1 stop");
    assert_eq!(has(&table, P1), (10, 4, 0));
}

#[test]
fn bd_7_x_comes_before_the_theft() {
    let table = after("(doubloons=1) seats 2", "* X J S S S S; p1 stop");
    assert_eq!(has(&table, P1), (10, 4, 1), "the stolen doubloon was not there to be buried");
}

#[test]
fn bd_7_thefts_are_named_before_attacks() {
    let robbing = "* J C S S S S; p1 stop";
    assert_eq!(legal_words(&after(" seats 3", robbing), P1), ["rob p2", "rob p3"]);
    let attacking = after(" seats 3", &format!("{robbing}; p1 rob p2; p1 rob p2"));
    assert_eq!(legal_words(&attacking, P1), ["attack p2", "attack p3"]);
}

#[test]
fn bd_7_the_plank_comes_before_shields_and_combos() {
    let table = after("(lives=1) seats 3", "* X X X W S S; p1 stop");
    assert_eq!(has(&table, P1), (0, 0, 0));
    assert_eq!(has(&table, P2), (1, 0, 5), "the Shipwreck never came");
    assert_eq!(piles(&table), (90, 30), "nor the shields");
}

#[test]
fn bd_7_the_cutlass_comes_before_the_plank() {
    let table = after("(lives=1) seats 3", "* C W S S S S; p1 stop; p1 attack p2");
    // p2 was cut and plundered, then p1 drowned: p3 is the last.
    assert_eq!((has(&table, P2).0, has(&table, P1)), (0, (0, 0, 0)));
    assert_eq!(winners(&table), Some(SeatSet::one(P3)));
}

#[test]
fn bd_7_everything_is_compulsory() {
    let table = after(" seats 3", "* J C S S S S; p1 stop");
    assert!(legal_words(&table, P1).iter().all(|word| word.starts_with("rob ")));
}

#[test]
fn bd_8_d_takes_two_and_s_takes_one() {
    let table = after(" seats 2", "* D D D S S S; p1 stop");
    assert_eq!(has(&table, P1), (10, 3, 11));
    assert_eq!(piles(&table), (84, 27));
}

#[test]
fn bd_8_an_empty_treasure_gives_nothing() {
    // Six pirates with 15 leave 10: p1 takes 8, p2 the last 2, p3 none.
    let four = "* D D D D S S; p1 stop; * D D S S S S; p2 stop; * D S S S S S; p3 stop";
    let table = after("(doubloons=15, goal=60) seats 6", four);
    assert_eq!([P1, P2, P3].map(|seat| has(&table, seat).2), [23, 17, 15]);
    assert_eq!(piles(&table).0, 0);
}

#[test]
fn bd_8_a_pile_of_one_gives_one() {
    let game = BootyDice::new(BootyOptions { goal: 60, ..BootyOptions::default() }, 2).unwrap();
    let mut state = game.start();
    state.pirates[P2].doubloons += state.treasure - 1;
    state.pirates[P2].shields = 29;
    (state.treasure, state.war_chest, state.roller) = (1, 1, P1);
    game.resolve(&mut state, Throw { dice: faces("D D D S S S"), rolls: 3 });
    assert_eq!(state.pirates[P1], Pirate { lives: 10, shields: 1, doubloons: 6 });
    assert_eq!((state.treasure, state.war_chest), (0, 0));
}

#[test]
fn bd_8_there_is_no_limit_on_shields_but_the_chest() {
    let six = "* S S S S S S; p1 stop; * D D X X J J; p2 stop;".repeat(6);
    let table = after("(doubloons=0) seats 2", &six);
    assert_eq!(has(&table, P1).1, 30);
    assert_eq!(piles(&table).1, 0);
}

#[test]
fn bd_9_giving_stops_at_nothing() {
    let table = after("(doubloons=3) seats 2", "* X X S S S S; p1 stop");
    assert_eq!(has(&table, P1).2, 0);
    assert_eq!(piles(&table).0, 97);
    let wreck = after("(doubloons=2) seats 2", "* X X X S S S; p1 stop");
    assert_eq!((has(&wreck, P1).2, has(&wreck, P2).2), (2, 0));
    let curse = after("(doubloons=4) seats 2", "* X J C W S S; p1 stop");
    assert_eq!(has(&curse, P2).2, 0);
}

#[test]
fn bd_10_each_theft_names_its_victim_so_two_may_be_split() {
    let table = after(" seats 3", "* J S S S S S; p1 stop; p1 rob p2; p1 rob p3");
    assert_eq!([P1, P2, P3].map(|seat| has(&table, seat).2), [7, 4, 4]);
}

#[test]
fn bd_10_a_pirate_without_gold_cannot_be_robbed() {
    let table = after("(doubloons=1) seats 4", "* J J S S S S; p1 stop; p1 rob p3");
    assert_eq!(legal_words(&table, P1), ["rob p2", "rob p4"]);
}

#[test]
fn bd_10_a_lone_victim_is_robbed_without_asking() {
    // After p2's only doubloon, p3's goes without a word; nobody is left for the other two thefts.
    let table = after("(doubloons=1) seats 3", "* J J S S S S; p1 stop; p1 rob p2");
    assert_eq!([P1, P2, P3].map(|seat| has(&table, seat).2), [3, 0, 0]);
    assert_eq!(table.view(Viewer::Watcher).roller, Some(P2));
}

#[test]
fn bd_10_nobody_to_rob_and_nothing_happens() {
    let table = after("(doubloons=0) seats 3", "* J J J S S S; p1 stop");
    assert_eq!(has(&table, P1), (10, 3, 0));
    assert_eq!(table.view(Viewer::Watcher).roller, Some(P2));
}

#[test]
fn bd_11_each_cutlass_names_its_target() {
    let table = after(" seats 3", "* C C S S S S; p1 stop; p1 attack p2; p1 attack p3");
    assert_eq!([P2, P3].map(|seat| has(&table, seat).0), [9, 9]);
}

#[test]
fn bd_11_a_shield_is_lost_before_a_life() {
    let armed = "* S D D D X X; p1 stop; * C C S S S S; p2 stop";
    let table = after(" seats 2", armed);
    assert_eq!(has(&table, P1), (9, 0, 7));
    assert_eq!(piles(&table).1, 26, "the shield is back in the chest");
}

#[test]
fn bd_11_the_dead_and_oneself_are_no_targets() {
    let killed = "* C C S S S S; p1 stop; p1 attack p2";
    let table = after("(lives=1) seats 4", killed);
    assert_eq!(legal_words(&table, P1), ["attack p3", "attack p4"]);
    let mut table = after(" seats 3", "* C S S S S S; p1 stop");
    let refusal = try_choose(&mut table, P1, "attack p1").unwrap_err().to_string();
    assert_eq!(refusal, "p1 may not `attack p1` now: expected `attack p2`, `attack p3`");
}

#[test]
fn bd_11_a_lone_target_is_attacked_without_asking() {
    let table = after(" seats 2", "* C C C S S S; p1 stop");
    assert_eq!(has(&table, P2).0, 7);
}

#[test]
fn bd_12_a_curse_costs_two_lives_and_five_doubloons_whatever_the_shields() {
    let table = after(" seats 3", "* S S S S S S; p1 stop; * X J C W S D; p2 stop");
    assert_eq!(has(&table, P1), (8, 6, 0));
    assert_eq!(has(&table, P3), (8, 0, 0));
    assert_eq!(has(&table, P2), (10, 0, 7));
}

#[test]
fn bd_12_those_whom_a_curse_kills_give_nothing_to_the_treasure() {
    let cursed = "* W S S S S S; p1 stop; * X J C W S S; p2 stop";
    let table = after("(lives=3) seats 3", cursed);
    // p1 with 2 lives is killed and plundered; p3 lives and gives 5.
    assert_eq!((has(&table, P1), has(&table, P3)), ((0, 0, 0), (1, 0, 0)));
    assert_eq!((has(&table, P2).2, piles(&table).0), (10, 90));
}

#[test]
fn bd_12_a_mutiny_costs_one_life_and_one_for_each_w_more() {
    for (dice, left) in [("W W W S S S", 9), ("W W W W S S", 8), ("W W W W W S", 7), ("W W W W W W", 6)] {
        let table = after(" seats 3", &format!("* S S S S S S; p1 stop; * {dice}; p2 stop"));
        assert_eq!((has(&table, P1), has(&table, P3)), ((left, 6, 5), (left, 0, 5)), "{dice}");
        assert_eq!(has(&table, P2).0, 10);
    }
}

#[test]
fn bd_12_a_shipwreck_costs_as_many_doubloons_as_there_are_x() {
    for (dice, left) in [("X X X S S S", 9), ("X X X X S S", 8), ("X X X X X S", 7), ("X X X X X X", 6)] {
        let table = after("(doubloons=12) seats 3", &format!("* {dice}; p1 stop"));
        assert_eq!([P1, P2, P3].map(|seat| has(&table, seat).2), [12, left, left], "{dice}");
    }
}

#[test]
fn bd_12_whom_a_mutiny_kills_is_plundered_and_only_survivors_give_to_the_shipwreck() {
    let table = after("(lives=2) seats 4", "* W S S S S S; p1 stop; * X X X W W W; p2 stop");
    assert_eq!((has(&table, P1), has(&table, P2)), ((0, 0, 0), (2, 0, 10)));
    assert_eq!((has(&table, P3), has(&table, Seat::at(3))), ((1, 0, 2), (1, 0, 2)));
    assert_eq!(piles(&table), (86, 30), "3 from each survivor, and p1's shields");
}
