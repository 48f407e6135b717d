//! Games for two with secrets: what others have published, the slow twin, and what the small boards of Reynard's Luck hold.

mod kuhn;

use kuhn::{Bid, Kuhn};
use luckhouse_engine::{Game, Outcome, Seat};
use luckhouse_games::reynards_luck::{Phase, ReynardsLuck};
use luckhouse_solvers::reynards_luck::{BOARDS, NearTheCap, SmallBoard};
use luckhouse_solvers::secrets::{Apart, Tree};
use luckhouse_solvers::{Unsolved, Watch};

const P1: Seat = Seat::at(0);
const P2: Seat = Seat::at(1);

fn chips(outcome: &Outcome) -> f32 {
    outcome.scores[P1] as f32
}

fn poker() -> Tree<Kuhn> {
    Tree::grow(Kuhn, &Apart, chips, 100).unwrap()
}

fn board(name: &str) -> Tree<ReynardsLuck> {
    SmallBoard::named(name).unwrap().tree(1_000_000).unwrap()
}

#[test]
fn kuhns_poker_is_worth_what_kuhn_says() {
    let tree = poker();
    // One node to deal, and for each of 6 deals four choices and five ends.
    assert_eq!((tree.len(), tree.moments(P1), tree.moments(P2)), (55, 6, 6));
    let solved = tree.solve(1e-5, 20_000, &()).unwrap();
    assert!(solved.gap() <= 1e-5, "{}", solved.gap());
    assert!(solved.low <= -1.0 / 18.0 && -1.0 / 18.0 <= solved.high);
    assert!((tree.worth(&solved.plan) + 1.0 / 18.0).abs() <= 1e-5);
}

#[test]
fn the_slow_twin_of_poker_agrees() {
    let listed = poker().solve_by_listing();
    assert!((listed.value() + 1.0 / 18.0).abs() < 1e-12 && listed.gap() < 1e-12, "{listed:?}");
}

/// Somebody who always bets loses to whoever calls with a king, folds with a jack, and with a queen does either.
#[test]
fn the_best_answer_takes_what_can_be_taken_from_a_careless_player() {
    let tree = poker();
    let careless = tree.plan_of(P1, &Apart, |decision| match decision.legal {
        [Bid::Pass, Bid::Bet] => vec![0.0, 1.0],
        other => panic!("{other:?}"),
    });
    let (best, taken) = tree.best_answer(P2, &careless);
    // With a king 2, with a jack -1, with a queen 2 or -2 by calling, which is 0 on average.
    assert!((taken - 1.0 / 3.0).abs() < 1e-12, "{taken}");
    assert!((tree.worth(&best) + taken).abs() < 1e-12);
}

#[test]
fn the_slow_twin_of_a_small_board_agrees() {
    let tree = board("blink");
    let (solved, listed) = (tree.solve(1e-4, 10_000, &()).unwrap(), tree.solve_by_listing());
    assert!(listed.gap() < 1e-9 && solved.gap() <= 1e-4, "{} {}", listed.gap(), solved.gap());
    assert!((solved.value() - listed.value()).abs() <= 1e-4);
}

/// Walks of the last turn count as one, and so do faces of the die: that must not change what the game is worth.
#[test]
fn what_is_alike_changes_nothing() {
    let small = SmallBoard::named("blink").unwrap();
    let apart = Tree::grow(
        small.game().unwrap(),
        &Apart,
        |outcome| {
            if outcome.winners.contains(P1) { 1.0 / outcome.winners.len() as f32 } else { 0.0 }
        },
        1_000_000,
    );
    let (apart, alike) = (apart.unwrap(), small.tree(1_000_000).unwrap());
    assert!(apart.len() > 10 * alike.len());
    let [apart, alike] = [apart, alike].map(|tree| tree.solve(1e-4, 10_000, &()).unwrap());
    assert!(apart.gap() <= 1e-4, "{}", apart.gap());
    assert!((apart.value() - alike.value()).abs() <= 1e-4, "{} {}", apart.value(), alike.value());
}

/// Both sides stand alike, and it is drawn who starts.
#[test]
fn even_boards_are_even() {
    for name in ["blink", "hands", "pair"] {
        let solved = board(name).solve(0.005, 400, &()).unwrap();
        assert!(solved.gap() <= 0.005, "{name}: {}", solved.gap());
        assert!(
            solved.low <= 0.5 + 1e-9 && 0.5 - 1e-9 <= solved.high,
            "{name}: {} to {}",
            solved.low,
            solved.high
        );
    }
}

/// Whoever places everything in one order is read, and pays for it.
#[test]
fn an_arrangement_that_never_changes_is_read() {
    let tree = board("blink");
    let solved = tree.solve(1e-4, 10_000, &()).unwrap();
    let first = tree.plan_of(P1, &NearTheCap, |decision| {
        let mut chances = vec![0.0; decision.legal.len()];
        chances[0] = 1.0;
        chances
    });
    let read = solved.plan.with(&tree, &first, |seat, state| seat == P1 && state.phase() == Phase::Place);
    let taken = tree.best_answer(P2, &read).1 + solved.high;
    assert!(taken > 0.01, "{taken}");
}

#[test]
fn all_small_boards_can_be_read() {
    for board in BOARDS {
        assert_eq!(board.game().unwrap().options().cap, board.cap);
        assert_eq!(SmallBoard::named(board.name), Some(*board));
    }
    assert_eq!(SmallBoard::named("large"), None);
}

#[test]
fn a_tree_that_is_too_large_and_whoever_does_not_wait_are_told() {
    struct Impatient;
    impl Watch for Impatient {
        fn go_on(&self, _: u64, _: u64) -> bool {
            false
        }
    }
    assert_eq!(Tree::grow(Kuhn, &Apart, chips, 54).err(), Some(Unsolved::TooLarge { limit: 54 }));
    assert_eq!(poker().solve(0.0, 10, &Impatient).err(), Some(Unsolved::Stopped));
}
