//! Everything paired up: `spread=grand` (FO-22).

use super::*;
use crate::fortuna::odds::{Tally, grand_within_reach, within_reach};
use luckhouse_engine::{DiceSet, Options};
use std::collections::BTreeSet;

/// Dice 1 2 4 5 and bricks 2 3 5 5: two groups are to be made.
const OPEN: &str = "* dice 1 2 4 5\n* bricks 2 3 5 5\n";
/// Dice 2 4 on bricks 2 5, a Smile of 14, and what is left: dice 1 5 on bricks 3 5, plain, of 5.
const SMILE: &str = "p1 dice 2 4\np1 bricks 2 5\n";

fn groups(table: &Table<Fortuna>) -> String {
    let throw = table.state().phase.open().or(table.state().last.map(|last| last.scored.throw)).unwrap();
    let text: Vec<String> =
        throw.groups.iter().map(|group| format!("{}|{}", group.dice, group.bricks)).collect();
    text.join(", ")
}

#[test]
fn fo_22_as_many_dice_and_bricks_as_players() {
    let table = four("spread=grand", "");
    assert_eq!(table.turn(), Turn::Roll(FortunaChance::Dice(4)));
    let table = four("spread=grand", "* dice 1 2 3 6\n");
    assert_eq!(table.turn(), Turn::Roll(FortunaChance::Bricks { bricks: 4, kits: 2 }));
    let twelve = Fortuna::new(FortunaOptions::read("spread=grand").unwrap(), 12).unwrap();
    assert_eq!((twelve.spread(), twelve.groups()), (12, 6));
}

#[test]
fn fo_22_each_die_and_each_brick_serves_one_group() {
    let table = four("spread=grand", OPEN);
    assert_eq!(legal(&table, P1), ["dice 1 2", "dice 1 4", "dice 1 5", "dice 2 4", "dice 2 5", "dice 4 5"]);
    let table = four("spread=grand", &format!("{OPEN}p1 dice 2 4\n"));
    assert_eq!(legal(&table, P1), ["bricks 2 3", "bricks 2 5", "bricks 3 5", "bricks 5 5"]);
    // What is left is one group, and nobody has to say so.
    let table = four("spread=grand", &format!("{OPEN}{SMILE}"));
    assert_eq!(groups(&table), "1 5|3 5, 2 4|2 5");
    assert!(matches!(table.state().phase, Phase::Call(_)));
}

#[test]
fn fo_22_with_six_there_are_three_groups() {
    let first = format!("* dice 6 6\n{}", "* dice 1 1\n".repeat(5));
    let open = format!("{first}* dice 1 2 3 4 5 6\n* bricks 0 0 1 2 3 4\np1 dice 3 6\np1 bricks 0 3\n");
    let table = read("spread=grand", 6, &open);
    assert_eq!(legal(&table, P1), ["dice 1 2", "dice 1 4", "dice 1 5", "dice 2 4", "dice 2 5", "dice 4 5"]);
    let table = read("spread=grand", 6, &format!("{open}p1 dice 2 4\n"));
    assert_eq!(
        legal(&table, P1),
        ["bricks 0 1", "bricks 0 2", "bricks 0 4", "bricks 1 2", "bricks 1 4", "bricks 2 4"]
    );
    let table = read("spread=grand", 6, &format!("{open}p1 dice 2 4\np1 bricks 2 4\n"));
    assert_eq!(groups(&table), "1 5|0 1, 2 4|2 4, 3 6|0 3");
}

#[test]
fn fo_22_the_order_of_the_groups_does_not_matter() {
    let one = four("spread=grand", &format!("{OPEN}{SMILE}"));
    let other = four("spread=grand", &format!("{OPEN}p1 dice 1 5\np1 bricks 3 5\n"));
    assert_eq!(one.state(), other.state());
}

#[test]
fn fo_22_nothing_is_asked_where_there_is_one_choice() {
    let table = four("spread=grand", "* dice 3 3 3 3\n* bricks 0 0 0 0\n");
    assert!(matches!(table.state().phase, Phase::Call(_)));
    assert_eq!(groups(&table), "3 3|0 0, 3 3|0 0");
    let bricks_only = four("spread=grand", "* dice 3 3 3 3\n* bricks 0 0 3 6\n");
    assert_eq!(legal(&bricks_only, P1), ["bricks 0 0", "bricks 0 3", "bricks 0 6", "bricks 3 6"]);
    let dice_only = four("spread=grand", "* dice 3 3 3 4\n* bricks 0 0 0 0\n");
    assert_eq!(legal(&dice_only, P1), ["dice 3 3", "dice 3 4"]);
}

#[test]
fn fo_22_points_add_up_and_marbles_move_once_by_the_highest_line() {
    let house = four("spread=grand, calls=house", &format!("{OPEN}{SMILE}p1 take p3\n"));
    assert_eq!((scores(&house), marbles(&house)), (vec![14 + 5, 0, 0, 0], vec![3, 3, 2, 3]));
    let scored = house.state().last.unwrap().scored;
    assert_eq!(scored.score, Score { line: Line::Smile, points: 19 });
    // Two Happinesses take one marble, not two.
    let twice = "* dice 2 3 2 3\n* bricks 2 3 2 3\np1 dice 2 3\np1 bricks 2 3\np1 take p2\n";
    let table = four("spread=grand, calls=house", twice);
    assert_eq!((scores(&table), marbles(&table)), (vec![20, 0, 0, 0], vec![3, 2, 3, 3]));
}

#[test]
fn fo_22_a_marble_is_lost_only_where_every_group_misses() {
    // Dice 1 2 on bricks 5 6 miss; dice 1 5 on bricks 3 5 are plain.
    let plain = "* dice 1 1 2 5\n* bricks 3 5 5 6\np1 dice 1 2\np1 bricks 5 6\n";
    assert_eq!(marbles(&four("spread=grand, calls=house", plain)), [3, 3, 3, 3]);
    let misses = "* dice 1 2 1 2\n* bricks 5 6 5 6\np1 dice 1 2\np1 bricks 5 6\n";
    assert_eq!(marbles(&four("spread=grand, calls=house", misses)), [2, 3, 3, 3]);
    // A Wolf Grin beside a plain score is the higher line: no marble moves, not even back.
    let wolf = "* dice 3 3 1 5\n* bricks 1 4 3 5\np1 dice 3 3\np1 bricks 1 4\n";
    let table = four("spread=grand, calls=house", wolf);
    assert_eq!(table.state().last.unwrap().scored.score, Score { line: Line::WolfGrin, points: 1 + 5 });
}

#[test]
fn fo_22_the_call_names_the_highest_line() {
    for (call, right) in [("smile", true), ("plain", false), ("grin", false)] {
        let events = format!("{OPEN}{SMILE}p1 call {call}\np2 challenge | p3 accept | p4 accept\n");
        let table = four("spread=grand, retrieve=always", &events);
        let scored = table.state().phase.scored().unwrap();
        assert_eq!(scored.was_right(), right, "{call}");
        assert_eq!(scored.score, Score { line: Line::Smile, points: 19 }, "whatever was called");
    }
    // With `overlap=any` the line of any group will do (FO-20), but no miss beside something better.
    for (call, right) in [("smile", true), ("plain", true), ("grin", false)] {
        let events = format!("{OPEN}{SMILE}p1 call {call}\np2 challenge | p3 accept | p4 accept\n");
        let table = four("spread=grand, retrieve=always, overlap=any", &events);
        assert_eq!(table.state().phase.scored().unwrap().was_right(), right, "{call}");
    }
    let wolf_and_miss = "* dice 3 3 1 2\n* bricks 1 4 5 6\np1 dice 3 3\np1 bricks 1 4\np1 call plain\n";
    let answers = "p2 accept | p3 accept | p4 accept\n";
    let table = four("spread=grand, overlap=any", &format!("{wolf_and_miss}{answers}"));
    assert!(!table.state().last.unwrap().scored.was_right(), "a miss is called plain only where all miss");
}

#[test]
fn fo_22_a_choice_of_dice_can_be_taken_back() {
    let mut table = four("spread=grand", &format!("{OPEN}p1 dice 2 4\n"));
    table.undo(P1).unwrap();
    assert!(matches!(table.state().phase, Phase::PickDice(_)));
}

/// For two there is nothing to pair up: whole games are the same, event by event.
#[test]
fn fo_22_for_two_grand_is_classic() {
    for options in ["", "calls=house", "overlap=any, wolf=either, false-challenge=marble"] {
        let game = |spread: &str| {
            let words = if options.is_empty() { spread.into() } else { format!("{options}, {spread}") };
            Fortuna::new(FortunaOptions::read(&words).unwrap(), 2).unwrap()
        };
        for seed in 0..50 {
            let log = |spread: &str| {
                let table = soak::play(&game(spread), &mut Rng::stream(22, seed), |_| {});
                let log = table.whole_log();
                (log.split_once('\n').unwrap().1.to_string(), table.state().clone())
            };
            assert_eq!(log("spread=grand"), log("spread=classic"), "{options}");
        }
    }
    let scoring = Plain::Best;
    assert_eq!(Tally::of_grand(1, scoring), Tally::of_turn(1, scoring));
    for line in Line::ALL {
        let found = grand_within_reach(1, Wolf::Either, |other| other == line);
        assert_eq!(found, within_reach(2, 1, Wolf::Either, |other| other == line));
    }
}

/// The slow twin of [`Pairings`]: every order of all bricks, beside every way to pair up the dice.
fn every_score(spread: Spread, scoring: Scoring) -> BTreeSet<Score> {
    let (dice, bricks): (Vec<u8>, Vec<u8>) = (spread.dice.faces().collect(), spread.bricks.faces().collect());
    let mut found = BTreeSet::new();
    for dice in orders(&dice) {
        for bricks in orders(&bricks) {
            let pair = |faces: &[u8]| Pair::of(faces[0], faces[1]);
            let groups = dice.chunks(2).zip(bricks.chunks(2));
            let scores = groups.map(|(dice, bricks)| Score::of(pair(dice), pair(bricks), scoring));
            let both = |one: Score, other: Score| Score {
                line: if one.line < other.line { one.line } else { other.line },
                points: one.points + other.points,
            };
            found.insert(scores.reduce(both).unwrap());
        }
    }
    found
}

/// All orders of some faces, each once.
fn orders(faces: &[u8]) -> BTreeSet<Vec<u8>> {
    if faces.is_empty() {
        return BTreeSet::from([Vec::new()]);
    }
    let mut all = BTreeSet::new();
    for place in 0..faces.len() {
        let mut rest = faces.to_vec();
        let face = rest.remove(place);
        all.extend(orders(&rest).into_iter().map(|order| [vec![face], order].concat()));
    }
    all
}

/// The most points of each line, out of all that a throw can be.
fn slow_reach(scores: &BTreeSet<Score>) -> Vec<Score> {
    let best =
        |line| scores.iter().filter(|score| score.line == line).max_by_key(|score| score.points).copied();
    Line::ALL.into_iter().filter_map(best).collect()
}

#[test]
fn fo_22_every_pairing_is_found() {
    let mut rng = Rng::seeded(22);
    for (seats, throws) in [(4, 150), (6, 3)] {
        for wolf in [Wolf::Both, Wolf::Either] {
            for plain in [Plain::Each, Plain::Best] {
                let scoring = Scoring { plain, wolf };
                let mut pairings = Pairings::new(scoring);
                for _ in 0..throws {
                    let bricks = BrickSet::flip(seats, seats / 2, &mut rng);
                    let spread = Spread { dice: DiceSet::roll(seats, &mut rng), bricks };
                    let found: Vec<Score> = pairings.reach(spread).scores().collect();
                    assert_eq!(found, slow_reach(&every_score(spread, scoring)), "{spread:?}");
                    for score in found {
                        let groups = pairings.groups(spread, score).unwrap();
                        assert_eq!(groups.score(scoring), score, "{spread:?}: {groups:?}");
                        assert!(Throw { spread, groups }.left().unwrap().dice.is_empty());
                    }
                }
            }
        }
    }
}

/// What four who pair up for the most points can expect, held against a count of single dice and single bricks.
#[test]
fn fo_22_the_expected_points_are_those_of_a_slow_twin() {
    let scoring = Scoring::default();
    let kits: Vec<u8> = KIT.repeat(2);
    let mut bricks = std::collections::BTreeMap::<[u8; 4], u64>::new();
    for a in 0..16 {
        for b in 0..a {
            for c in 0..b {
                for d in 0..c {
                    let mut faces = [kits[a], kits[b], kits[c], kits[d]];
                    faces.sort_unstable();
                    *bricks.entry(faces).or_default() += 1;
                }
            }
        }
    }
    let mut dice = std::collections::BTreeMap::<[u8; 4], u64>::new();
    for roll in 0..6u32.pow(4) {
        let mut faces = [0, 1, 2, 3].map(|die| (roll / 6u32.pow(die) % 6) as u8 + 1);
        faces.sort_unstable();
        *dice.entry(faces).or_default() += 1;
    }
    let (mut points, mut total) = (0, 0);
    for (dice, dice_ways) in &dice {
        for (bricks, brick_ways) in &bricks {
            points += dice_ways * brick_ways * u64::from(most_points(*dice, *bricks, scoring));
            total += dice_ways * brick_ways;
        }
    }
    assert_eq!(total, 1296 * 1820);
    let exact = Tally::of_grand(2, scoring).points();
    assert!((exact.as_f64() - points as f64 / total as f64).abs() < 1e-9, "{exact} and {points}/{total}");
}

/// By hand: three ways to pair up four dice, and each of their pairs with each of the six pairs of bricks.
fn most_points(dice: [u8; 4], bricks: [u8; 4], scoring: Scoring) -> u8 {
    const SPLITS: [[usize; 4]; 3] = [[0, 1, 2, 3], [0, 2, 1, 3], [0, 3, 1, 2]];
    let mut most = 0;
    for [a, b, c, d] in SPLITS {
        for [p, q, r, s] in SPLITS {
            let points = |one: (usize, usize), two: (usize, usize)| {
                Score::of(Pair::of(dice[one.0], dice[one.1]), Pair::of(bricks[two.0], bricks[two.1]), scoring)
                    .points
            };
            let straight = points((a, b), (p, q)) + points((c, d), (r, s));
            let crossed = points((a, b), (r, s)) + points((c, d), (p, q));
            most = most.max(straight).max(crossed);
        }
    }
    most
}
