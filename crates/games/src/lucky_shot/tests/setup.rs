//! LS-1 to LS-5: set-up and forts.

use super::*;

const TWO: &str = "lucky-shot seats 2 edition 1";

#[test]
fn ls_1_a_level_as_rolled_five_bricks_and_a_treasure_without_power() {
    let table = table(TWO, &["* 3", "* 6", "* sea", "* desert", "* p2 starts"]);
    let view = table.view(Viewer::Watcher);
    for (seat, level, treasure) in [(P1, 3, Treasure::Sea), (P2, 6, Treasure::Desert)] {
        let forts = &view.player(seat).forts;
        assert_eq!(forts.len(), 1);
        let fort = forts[0].fort;
        assert_eq!((fort.level().face(), fort.built(), fort.destroyed()), (level, 5, 0));
        assert_eq!(fort.treasure(), Some(treasure));
    }
    assert_eq!(view.set_aside.to_string(), "plains, swamp, volcano, forest");
    assert!(view.available.is_empty(), "set aside is not Available");
    // No power is asked about: the first die of the turn is rolled.
    assert_eq!(table.turn(), Turn::Roll(Luck::DIE));
}

#[test]
fn ls_1_a_starting_volcano_chooses_no_die() {
    let table = table(TWO, &["* 3", "* 6", "* volcano", "* desert", "* p1 starts"]);
    assert_eq!(table.turn(), Turn::Roll(Luck::DIE));
}

#[test]
fn ls_1_no_treasure_is_dealt_twice() {
    let table = table(TWO, &["* 3", "* 6", "* sea"]);
    let Turn::Roll(luck) = table.turn() else { panic!() };
    assert_eq!(luck.odds().total(), 5);
    assert!(!luck.allows("sea".parse().unwrap()));
}

#[test]
fn ls_2_any_player_starts_and_play_goes_clockwise() {
    let mut three =
        table("lucky-shot seats 3 edition 1", &["* 1", "* 2", "* 3", "* sea", "* desert", "* plains"]);
    let Turn::Roll(luck) = three.turn() else { panic!() };
    assert_eq!(luck, Luck::Starter(3));
    three.rolled("p3".parse().unwrap()).unwrap();
    let mut order = vec![three.state().on_turn];
    for _ in 0..3 {
        for place in ["attack", "build", "raid"] {
            three.roll(&mut Rng::seeded(1)).unwrap();
            let seat = three.state().on_turn;
            three.choose(seat, format!("put {place}").parse().unwrap()).unwrap();
        }
        three.choose(three.state().on_turn, Action::Done).unwrap();
        order.push(three.state().on_turn);
    }
    assert_eq!(order, [P3, P1, P2, P3]);
}

#[test]
fn ls_2_the_order_of_what_is_set_aside_is_nowhere_before_it_is_drawn() {
    let mut board = board("1a 3 5 sea, 2a 4 5 desert", "");
    board.dice("fortify 2, attack 1, build 1").play("p1 create");
    let Turn::Roll(luck) = board.game.turn(&board.state) else { panic!() };
    let odds = luck.odds();
    assert_eq!(odds.lines().len(), 4);
    assert!(odds.lines().iter().all(|(_, ways)| *ways == 1));
}

#[test]
fn ls_2_every_viewer_sees_the_same() {
    let table = table(TWO, &["* 3", "* 6", "* sea", "* desert", "* p2 starts"]);
    let views = [Viewer::Seat(P1), Viewer::Seat(P2), Viewer::Watcher].map(|viewer| table.view(viewer));
    assert!(views.windows(2).all(|pair| pair[0] == pair[1]));
}

#[test]
fn ls_3_fifteen_bricks_ever_however_many_were_destroyed() {
    let mut board = board("1a 3 14/10 sea, 2a 4 5 desert", "");
    board.dice("build 3, attack 1, raid 6");
    assert_eq!(board.words("build 1a"), ["build 1a"], "one brick fits, though the die matches");
    board.play("p1 build 1a");
    assert_eq!(board.fort("1a"), "3 15/10 sea");
    assert_eq!(board.state.fort("1a".parse().unwrap()).standing(), 5);
}

#[test]
fn ls_4_a_fort_with_a_treasure_takes_no_other() {
    let board = board("1a 3 5 sea, 2a 4 5 desert", "plains");
    assert!(matches!(board.state.phase, Phase::Die { purpose: Purpose::Card }), "no empty fort, no hunt");
}

#[test]
fn ls_4_a_player_may_own_many_forts() {
    let mut board = board("1a 3 5 sea, 1b 3 1, 1c 3 1, 1d 3 1, 1e 3 1, 2a 4 5 desert", "");
    board.dice("fortify 2, attack 1, build 1").play("p1 create, * swamp, * 1");
    assert_eq!(board.fort("1f"), "2 1/0");
}

#[test]
fn ls_5_a_fort_is_gone_with_its_last_brick() {
    let mut board = board("1a 3 5 sea, 1b 2 3/2, 2a 4 5 desert", "");
    board.dice("attack 1, build 1, raid 6").play("p1 attack 1b");
    assert_eq!(board.fort("1b"), "gone");
    assert!(board.words("build 1b").is_empty());
}

#[test]
fn ls_5_a_fort_with_fifteen_built_takes_no_more() {
    let mut board = board("1a 3 15/14 sea, 2a 4 5 desert", "");
    board.dice("build 3, attack 1, raid 6");
    assert!(board.words("build 1a").is_empty());
    assert_eq!(board.words("build"), ["build 2a"]);
}

#[test]
fn a_letter_is_never_given_twice_and_there_are_26() {
    let mut board = board("1a 3 5 sea, 1b 2 1, 2a 4 5 desert", "");
    board.dice("attack 1, fortify 5, raid 6").play("p1 attack 1b, p1 create, * plains, * 1");
    assert_eq!((board.fort("1b").as_str(), board.fort("1c").as_str()), ("gone", "5 1/0"));
    while board.state.rows[0].has_letters() {
        board.state.rows[0].add(P1, Fort::new(Die::new(1).unwrap(), 1));
    }
    assert_eq!(board.fort("1z"), "1 1/0");
    board.game.begin_turn(&mut board.state, P1);
    board.play("p1 skip").dice("attack 1, fortify 5, raid 6");
    assert!(board.words("create").is_empty(), "no letter is left");
}
