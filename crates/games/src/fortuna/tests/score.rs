//! The table of scores.

use super::odds::{Tally, brick_pairs, dice_pairs, within_reach};
use super::*;
use luckhouse_engine::{DiceSet, Fraction};

/// The true score of `dice` on `bricks`, as `Line points`.
fn score(dice: (u8, u8), bricks: (u8, u8)) -> (Line, u8) {
    let score = Score::of(Pair::of(dice.0, dice.1), Pair::of(bricks.0, bricks.1), Plain::Each);
    (score.line, score.points)
}

/// The table once more, a line after a line, on the dice and bricks as they fall: the slow twin.
fn slow(dice: [u8; 2], bricks: [u8; 2], plain: Plain) -> (Line, u8) {
    let (a, b) = (dice[0].min(dice[1]), dice[0].max(dice[1]));
    let [p, q] = bricks;
    let a_brick_is = |value: u8| value > 0 && (p == value || q == value);
    let one_each = |x: u8, y: u8| (p == x && q == y) || (p == y && q == x);
    let made = |brick: u8| brick > 0 && [a, b, a + b, b - a].contains(&brick);
    let plain_points = |made_p: u8, made_q: u8| match plain {
        Plain::Each => made_p + made_q,
        Plain::Best => made_p.max(made_q),
    };
    let double = 2 * (p + q);
    let lesser = p.min(q);
    if (a, b) == (5, 6) && one_each(5, 6) {
        (Line::Cheese, double)
    } else if one_each(a, b) {
        (Line::Happiness, double)
    } else if b == 2 * a && a_brick_is(a) {
        (Line::Smile, double)
    } else if a == b && a_brick_is(a) {
        (Line::Grin, double)
    } else if b == 2 * a && a_brick_is(b) {
        (Line::HalfSmile, lesser)
    } else if a == b && !a_brick_is(a) && (p + q == a || p.abs_diff(q) == a) {
        (Line::WolfGrin, lesser)
    } else if made(p) || made(q) {
        (Line::Plain, plain_points(if made(p) { p } else { 0 }, if made(q) { q } else { 0 }))
    } else {
        (Line::Miss, 0)
    }
}

#[test]
fn fo_4_every_throw_scores_as_the_slow_twin_says() {
    for plain in [Plain::Each, Plain::Best] {
        for n in 0..6 * 6 * 7 * 7 {
            let dice = [n % 6 + 1, n / 6 % 6 + 1].map(|face| face as u8);
            let bricks = [n / 36 % 7, n / 252].map(|face: usize| face as u8);
            let fast = Score::of(Pair::of(dice[0], dice[1]), Pair::of(bricks[0], bricks[1]), plain);
            assert_eq!((fast.line, fast.points), slow(dice, bricks, plain), "{dice:?} {bricks:?}");
        }
    }
}

#[test]
fn fo_4_cheese() {
    assert_eq!(score((5, 6), (6, 5)), (Line::Cheese, 22));
    assert_eq!((Line::Cheese.own_marble(), Line::Cheese.takes()), (OwnMarble::Back, 2));
}

#[test]
fn fo_4_happiness() {
    assert_eq!(score((2, 3), (2, 3)), (Line::Happiness, 10));
    assert_eq!((Line::Happiness.own_marble(), Line::Happiness.takes()), (OwnMarble::Back, 1));
    // Before the Smile that it also would be.
    assert_eq!(score((1, 2), (1, 2)), (Line::Happiness, 6));
}

#[test]
fn fo_4_smile() {
    assert_eq!(score((2, 4), (2, 5)), (Line::Smile, 14));
    assert_eq!(score((1, 2), (1, 6)), (Line::Smile, 14));
    assert_eq!(score((3, 6), (0, 3)), (Line::Smile, 6));
    assert_eq!((Line::Smile.own_marble(), Line::Smile.takes()), (OwnMarble::Back, 1));
}

#[test]
fn fo_4_grin() {
    assert_eq!(score((1, 1), (1, 4)), (Line::Grin, 10));
    assert_eq!(score((6, 6), (0, 6)), (Line::Grin, 12));
    // Before the plain score that twice the die also would be.
    assert_eq!(score((2, 2), (2, 4)), (Line::Grin, 12));
    assert_eq!((Line::Grin.own_marble(), Line::Grin.takes()), (OwnMarble::Back, 1));
}

#[test]
fn fo_4_half_smile() {
    assert_eq!(score((2, 4), (4, 5)), (Line::HalfSmile, 4));
    assert_eq!(score((1, 2), (2, 3)), (Line::HalfSmile, 2));
    assert_eq!((Line::HalfSmile.own_marble(), Line::HalfSmile.takes()), (OwnMarble::Stays, 0));
}

#[test]
fn fo_4_wolf_grin() {
    // By difference, and by sum.
    assert_eq!(score((3, 3), (1, 4)), (Line::WolfGrin, 1));
    assert_eq!(score((5, 5), (2, 3)), (Line::WolfGrin, 2));
    assert_eq!((Line::WolfGrin.own_marble(), Line::WolfGrin.takes()), (OwnMarble::Stays, 0));
    // The dice's own difference is no Wolf Grin.
    assert_eq!(score((3, 3), (0, 0)).0, Line::Miss);
}

#[test]
fn fo_4_plain() {
    assert_eq!(score((1, 5), (3, 5)), (Line::Plain, 5), "a die");
    assert_eq!(score((1, 3), (4, 5)), (Line::Plain, 4), "the sum");
    assert_eq!(score((2, 5), (1, 3)), (Line::Plain, 3), "the difference");
    assert_eq!(score((2, 2), (4, 5)), (Line::Plain, 4), "the sum of equal dice");
    assert_eq!(score((1, 2), (3, 5)), (Line::Plain, 3), "the sum of dice that could smile");
    assert_eq!((Line::Plain.own_marble(), Line::Plain.takes()), (OwnMarble::Back, 0));
}

#[test]
fn fo_4_miss() {
    assert_eq!(score((1, 5), (2, 3)), (Line::Miss, 0));
    assert_eq!((Line::Miss.own_marble(), Line::Miss.takes()), (OwnMarble::Lost, 0));
}

#[test]
fn fo_5_a_blank_matches_nothing() {
    assert_eq!(score((4, 4), (0, 0)), (Line::Miss, 0));
    assert_eq!(score((4, 4), (0, 5)), (Line::Miss, 0));
    assert_eq!(score((1, 5), (0, 3)), (Line::Miss, 0));
}

#[test]
fn fo_5_a_blank_counts_as_nothing() {
    assert_eq!(score((1, 1), (0, 1)), (Line::Grin, 2), "in the sum");
    assert_eq!(score((2, 4), (0, 4)), (Line::HalfSmile, 0), "as the lesser brick");
    // Even for no points, a Half Smile costs no marble.
    let table = two("calls=house", &throw("2 4", "0 4"));
    assert_eq!((scores(&table), marbles(&table)), (vec![0, 0], vec![3, 3]));
    // Where a blank's sum or difference makes the die, the other brick is the die: that is a Grin.
    for die in 1..=6 {
        assert_eq!(score((die, die), (0, die)).0, Line::Grin);
    }
}

#[test]
fn fo_6_no_plain_score_where_a_half_smile_or_wolf_grin_stands() {
    // 2 is a die as well, and 3 is the sum; the plain score would be 5.
    assert_eq!(score((1, 2), (2, 3)), (Line::HalfSmile, 2));
    // 4 is twice the die, and the plain score would be 4: the difference of the bricks goes before.
    assert_eq!(score((2, 2), (4, 6)), (Line::WolfGrin, 4));
    assert_eq!(score((3, 3), (3, 6)).0, Line::Grin);
    assert_eq!(score((1, 1), (2, 3)), (Line::WolfGrin, 2));
}

#[test]
fn fo_7_plain_scores_add_up_every_brick_that_can_be_made() {
    assert_eq!(score((1, 3), (2, 4)), (Line::Plain, 6));
    let table = two("calls=house", &throw("1 3", "2 4"));
    assert_eq!(scores(&table), [6, 0]);
}

#[test]
fn fo_7_or_only_the_best() {
    let table = two("calls=house, plain=best", &throw("1 3", "2 4"));
    assert_eq!(scores(&table), [4, 0]);
    // Scores with a name are not touched.
    let table = two("calls=house, plain=best", &throw("2 3", "2 3"));
    assert_eq!(scores(&table), [10, 0]);
}

#[test]
fn fo_18_equal_dice_on_equal_bricks_are_happiness() {
    assert_eq!(score((4, 4), (4, 4)), (Line::Happiness, 16));
    let table = four("calls=house", &throw("4 4", "4 4"));
    assert_eq!(scores(&table), [16, 0, 0, 0]);
}

#[test]
fn fo_18_equal_bricks_are_two_bricks() {
    assert_eq!(score((1, 3), (4, 4)), (Line::Plain, 8), "both are made");
    assert_eq!(score((2, 4), (2, 2)), (Line::Smile, 8));
    assert_eq!(score((2, 4), (4, 4)), (Line::HalfSmile, 4));
    assert_eq!(score((4, 4), (2, 2)), (Line::WolfGrin, 2), "by their sum");
}

/// The 1008 rolls and flips, told apart by dice and bricks that each have a number of their own.
#[test]
fn fo_4_the_1008_throws_split_as_counted_one_by_one() {
    for (plain, counted_points) in [(Plain::Each, POINTS_EACH), (Plain::Best, POINTS_BEST)] {
        let mut ways = [0u64; 8];
        let mut points = 0;
        for n in 0..36 {
            for (first, second) in (0..8).flat_map(|i| (i + 1..8).map(move |j| (i, j))) {
                let (line, worth) = slow([n / 6 + 1, n % 6 + 1], [KIT[first], KIT[second]], plain);
                ways[line as usize] += 1;
                points += u64::from(worth);
            }
        }
        assert_eq!(ways, SPLIT);
        assert_eq!(points, counted_points);
        let tally = Tally::of_turn(1, plain);
        assert_eq!(Line::ALL.map(|line| tally.chance(line).ways), SPLIT);
        assert_eq!(tally.points(), Fraction { ways: counted_points, total: 1008 });
    }
}

const SPLIT: [u64; 8] = [2, 28, 36, 42, 36, 18, 476, 370];
const POINTS_EACH: u64 = 3235;
const POINTS_BEST: u64 = 3085;

#[test]
fn a_tally_of_the_dice_is_part_of_the_tally_of_a_turn() {
    let turn = Tally::of_turn(2, Plain::Each);
    let mut misses = 0;
    for (dice, ways) in dice_pairs().lines() {
        let tally = Tally::of_dice(*dice, 2, Plain::Each);
        assert_eq!(tally.total(), brick_pairs(2).total());
        misses += ways * tally.own_lost().ways;
    }
    assert_eq!(turn.own_lost().ways, misses);
    assert_eq!(turn.own_lost(), turn.chance(Line::Miss));
}

#[test]
fn within_reach_of_two_dice_is_the_split_itself() {
    for line in Line::ALL {
        let reach = within_reach(2, 1, Wolf::Both, |other| other == line);
        assert_eq!(reach, Tally::of_turn(1, Plain::Each).chance(line), "{line:?}");
    }
}

/// Every roll and flip of four dice and four bricks, and every choice of each.
#[test]
fn within_reach_of_four_dice_is_counted_choice_by_choice() {
    let bricks = BrickSet::odds(4, 2);
    let dice = DiceSet::odds(4);
    let mut ways = 0;
    for (roll, roll_ways) in dice.lines() {
        for (flip, flip_ways) in bricks.lines() {
            let smile =
                |pair: Pair| flip.pairs().any(|bricks| Line::of(pair, bricks, Wolf::Both) == Line::Smile);
            if Pair::among_dice(*roll).any(smile) {
                ways += roll_ways * flip_ways;
            }
        }
    }
    assert_eq!(within_reach(4, 2, Wolf::Both, |line| line == Line::Smile).ways, ways);
}

#[test]
fn fo_21_with_either_one_brick_that_shows_the_sum_is_a_wolf_grin() {
    let line = |dice: (u8, u8), bricks: (u8, u8), wolf| {
        Line::of(Pair::of(dice.0, dice.1), Pair::of(bricks.0, bricks.1), wolf)
    };
    assert_eq!(line((2, 2), (4, 5), Wolf::Both), Line::Plain);
    assert_eq!(line((2, 2), (4, 5), Wolf::Either), Line::WolfGrin);
    assert_eq!(line((2, 2), (0, 4), Wolf::Either), Line::WolfGrin);
    assert_eq!(line((2, 2), (2, 4), Wolf::Either), Line::Grin, "a brick shows a die");
    assert_eq!(line((1, 3), (4, 5), Wolf::Either), Line::Plain, "no double");
    assert_eq!(line((4, 4), (3, 5), Wolf::Either), Line::Miss, "no brick shows eight");
    // Both bricks together make one either way.
    assert_eq!(line((3, 3), (1, 4), Wolf::Both), Line::WolfGrin);
    assert_eq!(line((3, 3), (1, 4), Wolf::Either), Line::WolfGrin);
    let points = Score::of(
        Pair::of(2, 2),
        Pair::of(4, 5),
        FortunaOptions { wolf: Wolf::Either, ..Default::default() }.scoring(),
    );
    assert_eq!(points.points, 4, "the lesser brick");
}
