//! Who has the first turn.

use super::*;

const AGREED: &str = "booty-dice(starts=agreed) seats 3 edition 1\n";

#[test]
fn bd_20_without_the_option_lots_are_drawn_among_all() {
    let table = Table::<BootyDice>::read("booty-dice seats 3 edition 1\n").unwrap();
    assert_eq!(table.turn(), Turn::Roll(BootyChance::WhoStarts { among: SeatSet::all(3) }));
}

#[test]
fn bd_20_whom_all_name_begins() {
    let mut table = Table::<BootyDice>::read(AGREED).unwrap();
    assert_eq!(table.owed(), SeatSet::all(3), "all name somebody at once");
    assert_eq!(legal_words(&table, P2), ["begin p1", "begin p2", "begin p3"], "oneself too");
    for seat in [P3, P1, P2] {
        assert_eq!(table.view(Viewer::Watcher).roller, None);
        try_choose(&mut table, seat, "begin p2").unwrap();
    }
    assert_eq!(table.view(Viewer::Watcher).roller, Some(P2));
    assert_eq!(table.turn(), Turn::Roll(BootyChance::Dice { count: 6 }), "and no lot is drawn");
}

#[test]
fn bd_20_otherwise_lots_are_drawn_among_those_named() {
    let table =
        Table::<BootyDice>::read(&format!("{AGREED}p1 begin p1 | p2 begin p3 | p3 begin p3\n")).unwrap();
    let among: SeatSet = [P1, P3].into_iter().collect();
    let Turn::Roll(chance) = table.turn() else { panic!("a lot is drawn") };
    assert_eq!(chance, BootyChance::WhoStarts { among });
    assert_eq!(luckhouse_engine::Chance::odds(&chance).lines().len(), 2);
    for seed in 0..50 {
        let drawn = luckhouse_engine::Chance::roll(&chance, &mut Rng::seeded(seed));
        assert!(luckhouse_engine::Chance::allows(&chance, drawn), "{drawn}");
    }
    let log = format!("{AGREED}p1 begin p1 | p2 begin p3 | p3 begin p3\n* p2 starts\n");
    assert!(Table::<BootyDice>::read(&log).is_err(), "nobody has named p2");
    let log = log.replace("p2 starts", "p3 starts");
    assert_eq!(Table::<BootyDice>::read(&log).unwrap().view(Viewer::Watcher).roller, Some(P3));
}

#[test]
fn bd_20_a_name_is_secret_until_all_are_given() {
    let fresh = Table::<BootyDice>::read(AGREED).unwrap();
    let mut table = fresh.clone();
    try_choose(&mut table, P1, "begin p3").unwrap();
    assert_eq!(table.owed().to_string(), "p2 p3");
    for viewer in [Viewer::Watcher, Viewer::Seat(P2), Viewer::Seat(P3)] {
        assert_eq!(table.view(viewer), fresh.view(viewer));
    }
    assert!(try_choose(&mut table, P1, "begin p1").is_err(), "a name is given once");
    assert!(try_choose(&mut table, P2, "stop").is_err());
}
