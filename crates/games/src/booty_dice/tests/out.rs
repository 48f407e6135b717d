//! Out of the game: BD-13 to BD-15.

use super::*;

#[test]
fn bd_13_at_no_lives_a_pirate_is_out_and_the_shields_go_back() {
    // Everybody takes shields; then a Mutiny of four costs both others their two lives.
    let armed = "* S D D D X X; p1 stop; * S S S S D X; p2 stop; * S S S D D X; p3 stop;";
    let table = after("(lives=2) seats 3", &format!("{armed} * W W W W D X; p1 stop"));
    assert_eq!((has(&table, P2), has(&table, P3)), ((0, 0, 0), (0, 0, 0)));
    assert_eq!(piles(&table).1, 29, "all but p1's own shield");
    assert_eq!(table.game().in_play(table.state()), SeatSet::one(P1));
}

#[test]
fn bd_13_lives_never_come_back() {
    let mut most = [u8::MAX; 4];
    let mut table = Table::open(BootyDice::new(BootyOptions::default(), 4).unwrap());
    let mut rng = Rng::seeded(13);
    loop {
        match table.turn() {
            Turn::Roll(_) => drop(table.roll(&mut rng)),
            Turn::Choose(_) => {
                let roller = table.owed().first().unwrap();
                let action = rng.pick(&table.legal(roller));
                table.choose(roller, action).unwrap();
            }
            Turn::Over(_) => return,
        }
        for (seat, lives) in Seat::all(4).zip(&mut most) {
            assert!(has(&table, seat).0 <= *lives);
            *lives = has(&table, seat).0;
        }
    }
}

#[test]
fn bd_14_the_cutlass_plunders() {
    let table = after("(lives=1) seats 3", "* C S S S S S; p1 stop; p1 attack p3");
    assert_eq!((has(&table, P1).2, has(&table, P3)), (10, (0, 0, 0)));
}

#[test]
fn bd_14_the_mutiny_plunders_everybody_it_kills() {
    // p1 walks the plank twice; p2's mutiny of four kills p1 and spares the others.
    let table = after("(lives=4) seats 4", "* W W S S S S; p1 stop; * W W W W S S; p2 stop");
    assert_eq!((has(&table, P1), has(&table, P2)), ((0, 0, 0), (4, 2, 10)));
    assert_eq!(has(&table, P3), (2, 0, 5));
    assert_eq!(piles(&table), (80, 28));
}

#[test]
fn bd_14_the_curse_plunders() {
    let table = after("(lives=3) seats 3", "* W S S S S S; p1 stop; * X J C W S S; p2 stop");
    assert_eq!((has(&table, P1).2, has(&table, P2).2), (0, 10));
}

#[test]
fn bd_14_plunder_comes_at_once() {
    // The loot of the first Cutlass is in p1's hands while the second waits for its target.
    let table = after("(lives=1) seats 4", "* C C S S S S; p1 stop; p1 attack p2");
    assert_eq!(has(&table, P1).2, 10);
    assert_eq!(legal_words(&table, P1), ["attack p3", "attack p4"]);
}

#[test]
fn bd_15_the_plank_ends_the_rollers_turn_and_buries_the_gold() {
    let table = after("(lives=2) seats 3", "* D D W W S S; p1 stop");
    assert_eq!(has(&table, P1), (0, 0, 0));
    assert_eq!(piles(&table), (90, 30), "5 and the 4 just dug, and no shield was taken");
    assert_eq!(table.view(Viewer::Watcher).roller, Some(P2));
}

#[test]
fn bd_15_what_was_still_to_resolve_is_void() {
    let table = after("(lives=1) seats 3", "* X X X W S S; p1 stop");
    assert_eq!((has(&table, P2), has(&table, P3)), ((1, 0, 5), (1, 0, 5)));
}

#[test]
fn bd_15_a_curse_too() {
    let table = after("(lives=1) seats 3", "* X J C W W S; p1 stop");
    assert_eq!((has(&table, P1), has(&table, P2), has(&table, P3)), ((0, 0, 0), (1, 0, 5), (1, 0, 5)));
    assert_eq!((piles(&table), winners(&table)), ((90, 30), None));
}

#[test]
fn bd_15_shields_of_a_drowned_pirate_go_back() {
    let armed = "* S S S S D D; p1 stop; * S S S D D D; p2 stop; * S S S D D D; p3 stop;";
    let table = after("(lives=1) seats 3", &format!("{armed} * W D D X X S; p1 stop"));
    assert_eq!(has(&table, P1), (0, 0, 0));
    assert_eq!(piles(&table).1, 24);
}
