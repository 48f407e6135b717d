//! LN-4 and LN-5.

use super::*;
use crate::lantern::{Circles, Phase};

#[test]
fn ln_4_a_total_below_15_may_be_rolled_again_as_long_as_it_is_below_15() {
    let low = after("* 1 1 2 2 3 5\n");
    assert_eq!(legal(&low), ["again", "keep"]);
    let still_low = after("* 1 1 2 2 3 5\np1 again\n* 1 1 1 1 1 1\n");
    assert_eq!(legal(&still_low), ["again", "keep"]);
    let enough = after("* 1 1 2 2 3 5\np1 again\n* 1 1 2 2 3 6\n");
    assert_eq!(view(&enough).phase, Phase::Assign("1 1 2 2 3 6".parse().unwrap()));
}

#[test]
fn ln_4_all_six_dice_are_rolled_again() {
    let table = after("* 1 1 2 2 3 5\np1 again\n");
    let Turn::Roll(throw) = table.turn() else { panic!() };
    assert_eq!(throw.dice, 6);
}

#[test]
fn ln_4_a_total_of_15_is_not_offered_again() {
    let table = after("* 1 1 2 2 3 6\n");
    assert!(legal(&table)[0].starts_with("assign"));
}

#[test]
fn ln_4_a_low_roll_may_be_kept() {
    let table = after("* 1 1 2 2 3 5\np1 keep\n");
    assert_eq!(view(&table).phase, Phase::Assign("1 1 2 2 3 5".parse().unwrap()));
}

#[test]
fn ln_5_every_die_goes_to_one_place() {
    // 6! orders, or 6!/(2!2!) with two pairs.
    assert_eq!(legal(&after("* 1 2 3 4 5 6\n")).len(), 720);
    let pairs = legal(&after("* 1 1 2 2 3 6\n"));
    assert_eq!(pairs.len(), 180);
    assert_eq!(pairs[0], "assign crit=1 counter=1 magic=2 con=2 xp=3 camp=6");
    assert_eq!(pairs[179], "assign crit=6 counter=3 magic=2 con=2 xp=1 camp=1");
}

#[test]
fn ln_5_four_places_are_circles_the_fifth_crosses_off_experience_the_sixth_is_the_scroll() {
    let view = view(&after(SETUP));
    let circles = |left| Circles { left, crossed: 0 };
    assert_eq!(view.abilities.crit, circles(5));
    assert_eq!(view.abilities.counter, circles(3));
    assert_eq!(view.abilities.magic, circles(4));
    assert_eq!(view.abilities.con, circles(6));
    assert_eq!((view.experience, view.scroll, view.zone), (1, 2, 1));
    assert_eq!(view.phase, Phase::Enter);
}

#[test]
fn ln_5_ones_of_the_setup_earn_nothing() {
    let table = after("* 1 1 1 3 4 5\np1 assign crit=1 counter=1 magic=1 con=5 xp=3 camp=4\n");
    assert_eq!(view(&table).experience, 3);
}

#[test]
fn ln_5_six_dice_of_one_face_are_assigned_without_asking() {
    let table = after("* 4 4 4 4 4 4\n");
    assert_eq!((view(&table).phase, view(&table).experience), (Phase::Enter, 4));
    let kept = after("* 2 2 2 2 2 2\np1 keep\n");
    assert_eq!((view(&kept).phase, view(&kept).abilities.con.left), (Phase::Enter, 2));
}

#[test]
fn ln_5_a_die_that_was_not_rolled_cannot_be_assigned() {
    let log =
        "lantern seats 1 edition 1\n* 1 2 3 4 5 6\np1 assign crit=6 counter=6 magic=4 con=3 xp=2 camp=1\n";
    let wrong = Table::<Lantern>::read(log).err().unwrap().to_string();
    assert!(wrong.starts_with("line 3: p1 may not `assign crit=6 counter=6"), "{wrong}");
    assert!(wrong.ends_with("or one of 708 more"), "{wrong}");
}

#[test]
fn ln_16_with_once_a_low_setup_is_rolled_again_one_time() {
    let low = "* 1 1 2 2 3 5\np1 again\n";
    let again = with("again=once", &format!("{low}* 1 1 1 1 2 3\n"));
    assert_eq!(
        view(&again).phase,
        Phase::Assign("1 1 1 1 2 3".parse().unwrap()),
        "nothing is left to decide"
    );
    assert_eq!(legal(&with("again=once", "* 1 1 2 2 3 5\n")), ["again", "keep"]);
    // Six alike have one way to be assigned, so the journey begins at once.
    let alike = with("again=once", &format!("{low}* 1 1 1 1 1 1\n"));
    assert_eq!((view(&alike).phase, view(&alike).last_setup), (Phase::Enter, false));
    assert_eq!(
        legal(&after(&format!("{low}* 1 1 1 1 2 3\n"))),
        ["again", "keep"],
        "as often as one likes by default"
    );
}
