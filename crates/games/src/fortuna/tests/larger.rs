//! Four players and more.

use super::*;

const MISS: &str = "* dice 1 2\n* bricks 5 6\n";
const SMILE: &str = "* dice 2 4\n* bricks 2 5\n";
const PLAIN: &str = "* dice 1 5\n* bricks 3 5\n";

#[test]
fn fo_14_all_bricks_lie_together() {
    let game = |seats| Fortuna::new(FortunaOptions::default(), seats).unwrap();
    for seats in [2, 4, 6, 8, 10, 12] {
        let mut state = game(seats).start();
        state.phase = Phase::Bricks { dice: luckhouse_engine::DiceSet::of(&[1, 2]) };
        let kits = seats / 2;
        assert_eq!(game(seats).turn(&state), Turn::Roll(FortunaChance::Bricks { bricks: 2, kits }));
    }
    // Equal bricks come from two kits, and cannot from one.
    four("", "* dice 1 2\n* bricks 5 5\n");
    assert!(Fortuna::new(FortunaOptions::default(), 3).is_err());
    assert!(Fortuna::new(FortunaOptions::default(), 1).is_err());
}

#[test]
fn fo_15_without_teams_everybody_is_an_opponent() {
    let table = four("", &format!("{SMILE}p1 call smile\n"));
    assert_eq!(table.owed().to_string(), "p2 p3 p4");
    let table = four("calls=house", SMILE);
    assert_eq!(legal(&table, P1), ["take p2", "take p3", "take p4"]);
}

#[test]
fn fo_15_only_the_other_team_challenges_and_loses_marbles() {
    let table = four("teams=on", &format!("{SMILE}p1 call smile\n"));
    assert_eq!(table.owed().to_string(), "p2 p4");
    let table = four("teams=on, calls=house", SMILE);
    assert_eq!(legal(&table, P1), ["take p2", "take p4"]);
    // When p2 starts, p2 and p4 are Gold.
    let table =
        read("teams=on, calls=house", 4, &format!("* dice 1 1\n* dice 6 6\n* dice 1 1\n* dice 1 1\n{SMILE}"));
    assert_eq!(legal(&table, P2), ["take p1", "take p3"]);
}

#[test]
fn fo_15_a_team_wins_by_its_sum() {
    // Gold: 5 and 5; Black: 0 and 6, the highest single score.
    let events = format!("{PLAIN}{MISS}{PLAIN}* dice 1 3\n* bricks 2 4\n");
    let table = four("teams=on, calls=house, cap=4", &events);
    assert_eq!(scores(&table), [5, 0, 5, 6]);
    assert_eq!(outcome(&table).winners.to_string(), "p1 p3");
    assert_eq!(outcome(&table).scores.as_slice(), [5, 0, 5, 6], "everybody's own");
    let alone = four("calls=house, cap=4", &events);
    assert_eq!(outcome(&alone).winners.to_string(), "p4");
}

#[test]
fn fo_15_equal_teams_share() {
    let table = four("teams=on, calls=house, cap=4", &PLAIN.repeat(4));
    assert_eq!(outcome(&table).winners.len(), 4);
}

#[test]
fn fo_15_the_target_counts_the_sum() {
    let events = PLAIN.repeat(3);
    assert!(goes_on(&four("calls=house, target=10", &events)));
    assert_eq!(outcome(&four("teams=on, calls=house, target=10", &events)).winners.to_string(), "p1 p3");
}

#[test]
fn fo_15_teams_of_one_change_nothing() {
    let events = format!("{SMILE}p1 call grin\np2 challenge\np1 free\n");
    assert_eq!(two("teams=on", &events).state(), two("", &events).state());
}

#[test]
fn fo_16_the_scorer_chooses_who_loses() {
    let table = four("calls=house", &format!("{SMILE}p1 take p3\n"));
    assert_eq!(marbles(&table), [3, 3, 2, 3]);
    assert_eq!(table.state().on_turn, P2);
}

#[test]
fn fo_16_cheese_takes_both_from_the_same() {
    let cheese = "* dice 5 6\n* bricks 5 6\n";
    let table = four("calls=house", &format!("{cheese}p1 take p4\n"));
    assert_eq!(marbles(&table), [3, 3, 3, 1]);
    // As far as they go: the second Cheese finds only one.
    let table = four("calls=house", &format!("{cheese}p1 take p4\n{cheese}p2 take p4\n"));
    assert_eq!(marbles(&table), [3, 3, 3, 0]);
    assert!(!goes_on(&table));
}

#[test]
fn fo_16_a_lone_opponent_is_taken_without_asking() {
    assert_eq!(marbles(&two("calls=house", SMILE)), [3, 2]);
}

/// p2 doubts a right call of p1, which costs a marble here.
const FALSE_CHALLENGE: &str = "p1 call plain\np2 challenge | p4 accept\n";

#[test]
fn fo_16_only_those_who_still_have_a_marble() {
    let setup = format!("{MISS}{FALSE_CHALLENGE}{MISS}p2 call plain\np1 accept | p3 accept\n");
    let third =
        format!("{MISS}p3 call plain\np2 accept | p4 accept\n{MISS}p4 call plain\np1 accept | p3 accept\n");
    let events = format!("{setup}{third}{SMILE}p1 call smile\np2 challenge | p4 accept\np1 leave\n");
    let table = four("teams=on, false-challenge=marble", &events);
    // p2 has none left when p1 takes: only p4 can lose one, and does, without a question.
    assert_eq!(marbles(&table), [2, 0, 2, 1]);
    assert!(!goes_on(&table));
}

/// A round of misses in a game without teams, after which p1 has two marbles; p1's call is answered like this.
fn round_of_misses(answers: &str) -> String {
    let others = [
        "p2 call plain\np1 accept | p3 accept | p4 accept\n",
        "p3 call plain\np1 accept | p2 accept | p4 accept\n",
        "p4 call plain\np1 accept | p2 accept | p3 accept\n",
    ];
    let others: String = others.iter().map(|turn| format!("{MISS}{turn}")).collect();
    format!("{MISS}p1 call plain\n{answers}\n{others}")
}

#[test]
fn fo_16_nobody_takes_from_an_opponent_without_marbles() {
    let doubt = "p2 challenge | p3 accept | p4 accept";
    let smile = format!("{}{SMILE}p1 call smile\n{doubt}\np1 leave\n", round_of_misses(doubt));
    let table = four("false-challenge=marble", &smile);
    assert_eq!(marbles(&table), [2, 0, 2, 2]);
    assert_eq!(legal(&table, P1), ["take p3", "take p4"]);
    let table = four("false-challenge=marble", &format!("{smile}p1 take p3\n"));
    assert_eq!(marbles(&table), [2, 0, 1, 2]);
    assert!(!goes_on(&table));
}

#[test]
fn fo_16_nothing_is_taken_where_all_opponents_are_without_marbles() {
    let doubt = "p2 challenge | p3 challenge | p4 challenge";
    let smile = format!("{}{SMILE}p1 call smile\n{doubt}\np1 free\n", round_of_misses(doubt));
    let table = four("false-challenge=marble", &smile);
    assert_eq!((scores(&table), marbles(&table)), (vec![14, 0, 0, 0], vec![3, 0, 0, 0]));
    assert!(!goes_on(&table));
}

#[test]
fn fo_17_classic_is_two_of_each_at_any_table() {
    let game = Fortuna::new(FortunaOptions::default(), 8).unwrap();
    assert_eq!(game.spread(), 2);
}

#[test]
fn fo_17_full_is_as_many_as_players() {
    let table = four("spread=full", "");
    assert_eq!(table.turn(), Turn::Roll(FortunaChance::Dice(4)));
    let table = four("spread=full", "* dice 1 2 3 6\n");
    assert_eq!(table.turn(), Turn::Roll(FortunaChance::Bricks { bricks: 4, kits: 2 }));
}

#[test]
fn fo_17_the_player_chooses_two_dice_and_two_bricks() {
    let open = "* dice 1 3 3 6\n* bricks 0 0 3 6\n";
    let table = four("spread=full", open);
    assert_eq!(legal(&table, P1), ["dice 1 3", "dice 1 6", "dice 3 3", "dice 3 6"]);
    let table = four("spread=full", &format!("{open}p1 dice 3 6\n"));
    assert_eq!(legal(&table, P1), ["bricks 0 0", "bricks 0 3", "bricks 0 6", "bricks 3 6"]);
    let table = four("spread=full", &format!("{open}p1 dice 3 6\np1 bricks 0 3\np1 call smile\n"));
    assert_eq!(table.owed().to_string(), "p2 p3 p4");
    let house = four("spread=full, calls=house", &format!("{open}p1 dice 3 6\np1 bricks 3 6\np1 take p2\n"));
    assert_eq!(scores(&house), [18, 0, 0, 0]);
    assert_eq!(marbles(&house), [3, 2, 3, 3]);
}

#[test]
fn fo_17_nothing_is_asked_where_there_is_one_choice() {
    let table = four("spread=full, calls=house", "* dice 3 3 3 3\n* bricks 0 0 0 0\n");
    assert_eq!(marbles(&table), [2, 3, 3, 3]);
    let dice_only = four("spread=full, calls=house", "* dice 3 3 3 4\n* bricks 0 0 0 0\n");
    assert_eq!(legal(&dice_only, P1), ["dice 3 3", "dice 3 4"]);
    let for_two = two("spread=full", "* dice 3 4\n* bricks 0 4\n");
    assert!(matches!(for_two.state().phase, Phase::Call(_)), "two of each are no choice");
}

#[test]
fn fo_17_a_choice_of_dice_can_be_taken_back() {
    let mut table = four("spread=full", "* dice 1 3 3 6\n* bricks 0 0 3 6\np1 dice 3 6\n");
    table.undo(P1).unwrap();
    assert!(matches!(table.state().phase, Phase::PickDice(_)));
}

#[test]
fn fo_23_with_all_every_opponent_loses_the_marbles() {
    let smile = throw("2 4", "2 5");
    let one = four("calls=house", &smile);
    assert_eq!(legal(&one, P1), ["take p2", "take p3", "take p4"]);
    assert_eq!(marbles(&four("calls=house, others=all", &smile)), [3, 2, 2, 2]);
    let cheese = four("calls=house, others=all", &throw("5 6", "5 6"));
    assert_eq!(marbles(&cheese), [3, 1, 1, 1], "two of each");
    let teams = four("calls=house, others=all, teams=on", &smile);
    assert_eq!(marbles(&teams), [3, 2, 3, 2], "of the other team");
}

#[test]
fn fo_23_any_even_number_of_players_from_two_to_twelve() {
    assert_eq!(Fortuna::ABOUT.seats, [2, 4, 6, 8, 10, 12]);
    for wrong in [0, 1, 3, 9, 11, 13, 14] {
        assert!(Fortuna::new(FortunaOptions::default(), wrong).is_err(), "{wrong}");
    }
    // p12 rolls highest and begins; as many kits as pairs, so that six bricks can show the same number.
    let first = "* dice 1 1\n".repeat(11) + "* dice 6 6\n";
    let events = format!("{first}* dice 1 1 2 2 3 3 4 4 5 5 6 6\n* bricks 6 6 6 6 6 6 0 0 0 0 0 0\n");
    let table = read("spread=full, calls=house", 12, &events);
    assert_eq!(table.owed().to_string(), "p12");
    let seven = events.replace("6 6 6 6 6 6 0", "6 6 6 6 6 6 6");
    let refused =
        Table::<Fortuna>::read(&format!("fortuna(spread=full, calls=house) seats 12 edition 1\n{seven}"));
    assert!(refused.is_err(), "seven sixes of six kits");
    // Ten play a turn, and eleven answers are asked for of twelve.
    let ten = read(
        "",
        10,
        &format!("{}{SMILE}p1 call smile\n", "* dice 6 6\n".to_string() + &"* dice 1 1\n".repeat(9)),
    );
    assert_eq!(ten.owed().to_string(), "p2 p3 p4 p5 p6 p7 p8 p9 p10");
}
