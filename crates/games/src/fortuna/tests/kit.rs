//! Set-up, dice and bricks.

use super::*;
use luckhouse_engine::Chance;

#[test]
fn fo_1_everybody_has_three_marbles_and_no_points() {
    let table = read("", 8, "");
    assert_eq!(marbles(&table), [3; 8]);
    assert_eq!(scores(&table), [0; 8]);
}

#[test]
fn fo_1_three_marbles_are_the_most() {
    // p1 scores with all three in hand: there is nothing to free, and nothing to choose.
    let table = two("calls=house", &throw("1 5", "3 5"));
    assert_eq!(marbles(&table), [3, 3]);
    assert_eq!(table.state().on_turn, P2);
    let mut all = Marbles::ALL;
    all.free();
    assert_eq!(all, Marbles::ALL);
}

#[test]
fn fo_2_the_highest_total_starts_and_is_gold() {
    let table = read("", 4, "* dice 1 2\n* dice 3 3\n* dice 4 5\n* dice 1 6\n");
    assert_eq!(table.state().starter, Some(P3));
    assert_eq!(table.state().on_turn, P3);
    let view = table.view(Viewer::Watcher);
    let colours: Vec<_> = view.players.as_slice().iter().map(|player| player.colour.unwrap()).collect();
    use Colour::{Black, Gold};
    assert_eq!(colours, [Gold, Black, Gold, Black]);
    let other = read("", 2, "* dice 1 2\n* dice 3 3\n").view(Viewer::Watcher);
    assert_eq!(other.players[P1].colour, Some(Black));
}

#[test]
fn fo_2_those_who_tie_for_highest_roll_again() {
    let tied = "* dice 4 5\n* dice 1 2\n* dice 3 6\n* dice 2 2\n";
    let table = read("", 4, tied);
    assert!(matches!(table.state().phase, Phase::Starting(s) if s.contenders.to_string() == "p1 p3"));
    assert_eq!(table.turn(), Turn::Roll(FortunaChance::First(P1)));
    // Twice more, since they tie again; what was rolled before no longer counts.
    let again = format!("{tied}* dice 1 1\n* dice 1 1\n* dice 1 2\n* dice 1 3\n");
    assert_eq!(read("", 4, &again).state().starter, Some(P3));
}

#[test]
fn fo_2_a_tie_below_the_highest_does_not_matter() {
    let table = read("", 4, "* dice 1 2\n* dice 6 6\n* dice 1 2\n* dice 1 2\n");
    assert_eq!(table.state().starter, Some(P2));
}

#[test]
fn fo_2_play_goes_clockwise() {
    let first = "* dice 1 2\n* dice 3 3\n* dice 4 5\n* dice 1 6\n";
    let table = read("calls=house", 4, &format!("{first}{}", throw("1 2", "0 0")));
    assert_eq!(table.state().on_turn, P4);
    let table = read("calls=house", 4, &format!("{first}{}", throw("1 2", "0 0").repeat(2)));
    assert_eq!(table.state().on_turn, P1);
}

#[test]
fn fo_3_first_the_dice_then_the_bricks() {
    assert_eq!(two("", "").turn(), Turn::Roll(FortunaChance::Dice(2)));
    let table = two("", "* dice 3 5\n");
    assert_eq!(table.turn(), Turn::Roll(FortunaChance::Bricks { bricks: 2, kits: 1 }));
    assert!(matches!(two("", &throw("3 5", "0 3")).state().phase, Phase::Call(_)));
}

#[test]
fn fo_3_two_bricks_of_one_kit_are_28_flips() {
    let odds = BrickSet::odds(2, 1);
    assert_eq!((odds.lines().len(), odds.total()), (22, 28));
    let ways = |bricks: &str| odds.ways(bricks.parse().unwrap());
    assert_eq!((ways("0 0"), ways("0 4"), ways("2 5"), ways("3 3")), (1, 2, 1, 0));
}

#[test]
fn fo_3_all_bricks_go_back_every_turn() {
    // The same two bricks come up turn after turn.
    let table = two("calls=house", &throw("1 2", "5 6").repeat(4));
    assert_eq!(table.turn(), Turn::Roll(FortunaChance::Dice(2)));
    assert_eq!(marbles(&table), [1, 1]);
}

#[test]
fn fo_3_bricks_that_are_not_in_the_kit_are_refused() {
    let mut table = two("", "* dice 3 3\n");
    let wrong = table.rolled("bricks 3 3".parse().unwrap()).unwrap_err();
    assert!(wrong.to_string().contains("bricks 3 3"), "{wrong}");
    assert!(table.rolled("dice 3 3".parse().unwrap()).is_err());
    assert!(table.rolled("bricks 3".parse().unwrap()).is_err());
    assert!(table.rolled("bricks 3 4 5".parse().unwrap()).is_err());
    assert!(table.rolled("bricks 0 0".parse().unwrap()).is_ok());
}

#[test]
fn fo_14_each_pair_of_players_brings_a_kit() {
    for (seats, kits) in [(2, 1), (4, 2), (6, 3), (8, 4)] {
        let game = Fortuna::new(FortunaOptions::default(), seats).unwrap();
        assert_eq!(game.kits(), kits);
        assert_eq!(BrickSet::kits(kits).len(), 8 * kits);
        assert_eq!(game.start().players, PerSeat::new(seats, Player::NEW));
    }
    // Two kits: two blanks of four, or both threes.
    let odds = BrickSet::odds(2, 2);
    let ways = |bricks: &str| odds.ways(bricks.parse().unwrap());
    assert_eq!((odds.total(), ways("0 0"), ways("3 3"), ways("0 3"), ways("3 4")), (120, 6, 1, 8, 4));
}

#[test]
fn fo_17_eight_players_flip_eight_of_thirty_two() {
    let odds = BrickSet::odds(8, 4);
    assert_eq!(odds.total(), 10_518_300);
    assert_eq!(odds.ways("0 0 0 0 0 0 0 0".parse().unwrap()), 1);
}

/// Every brick with a number of its own, picked in every way: the plainest count of a flip's ways.
#[test]
fn the_ways_of_a_flip_are_counted_brick_by_brick() {
    for (kits, bricks) in [(1, 2), (2, 2), (2, 4), (3, 2)] {
        let all = KIT.repeat(kits);
        let odds = BrickSet::odds(bricks, kits);
        let mut counted = std::collections::BTreeMap::<BrickSet, u64>::new();
        for picked in 0u32..1 << all.len() {
            if picked.count_ones() as usize == bricks {
                let faces = (0..all.len()).filter(|place| picked & (1 << place) != 0).map(|place| all[place]);
                *counted.entry(faces.fold(BrickSet::EMPTY, BrickSet::with)).or_default() += 1;
            }
        }
        assert_eq!(odds.lines(), counted.into_iter().collect::<Vec<_>>());
    }
}

#[test]
fn what_a_chance_allows_is_what_has_odds() {
    let chances = [
        FortunaChance::First(P1),
        FortunaChance::Dice(4),
        FortunaChance::Bricks { bricks: 2, kits: 1 },
        FortunaChance::Bricks { bricks: 2, kits: 2 },
        FortunaChance::Bricks { bricks: 4, kits: 2 },
    ];
    let every: Vec<FortunaRoll> =
        chances.iter().flat_map(|chance| chance.odds().lines().to_vec()).map(|(roll, _)| roll).collect();
    for chance in chances {
        let odds = chance.odds();
        for roll in &every {
            assert_eq!(chance.allows(*roll), odds.ways(*roll) > 0, "{roll} of {chance:?}");
        }
    }
}

#[test]
fn flips_follow_the_odds() {
    let mut rng = Rng::seeded(3);
    let odds = BrickSet::odds(4, 2);
    let flips = 200_000;
    let mut seen = std::collections::BTreeMap::<BrickSet, u64>::new();
    for _ in 0..flips {
        *seen.entry(BrickSet::flip(4, 2, &mut rng)).or_default() += 1;
    }
    // Chi-squared, with more than five standard deviations to spare.
    let mut distance = 0.0;
    for (flip, ways) in odds.lines() {
        let expected = (flips * ways) as f64 / odds.total() as f64;
        let found = seen.get(flip).copied().unwrap_or_default() as f64;
        distance += (found - expected).powi(2) / expected;
    }
    let free = (odds.lines().len() - 1) as f64;
    assert!(distance < free + 5.0 * (2.0 * free).sqrt(), "{distance} with {free}");
}
