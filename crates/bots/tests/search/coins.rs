//! A fair coin is worth one half, whoever thinks about it, and however long.

use crate::parlour::{Kind, P1, P2, Parlour, Spots};
use luckhouse_bots::search::Search;
use luckhouse_bots::{Budget, Judge, Random, Thinker, arena};
use luckhouse_engine::{Decision, Game, Rng};

/// p1 calls, then the coin is tossed.
fn called() -> Parlour {
    let mut spots = Spots::default();
    spots.open(Kind::Choice(P1, vec![1, 2]));
    spots.open(Kind::Chance(vec![3, 4]));
    spots.open(Kind::Chance(vec![4, 3]));
    spots.open(Kind::Over([1, 0]));
    spots.open(Kind::Over([0, 1]));
    spots.game()
}

/// The coin is tossed and covered, then p1 guesses. p2 sees it; if it is `covered`, p1 does not.
fn tossed(covered: bool) -> Parlour {
    let mut spots = Spots::default();
    spots.open(Kind::Chance(vec![1, 2]));
    spots.veiled(Kind::Choice(P1, vec![3, 4]), [1, 1]);
    spots.veiled(Kind::Choice(P1, vec![4, 3]), [if covered { 1 } else { 2 }, 2]);
    spots.open(Kind::Over([1, 0]));
    spots.open(Kind::Over([0, 1]));
    spots.game()
}

/// How often p1 wins of so many games.
fn wins(game: &Parlour, nodes: u64, games: u64) -> arena::Score {
    let mut score = arena::Score::default();
    for index in 0..games {
        let search = Search::new(Budget::nodes(nodes));
        let (mut dice, mut thoughts) = (Rng::stream(11, 2 * index), Rng::stream(11, 2 * index + 1));
        let outcome = arena::play(game, &mut [Box::new(search), Box::new(Random)], &mut dice, &mut thoughts);
        score.add(luckhouse_bots::share(&outcome)[P1]);
    }
    score
}

/// Four standard errors: a bot that saw the coin would be at 1.
fn is_one_half(score: arena::Score) -> bool {
    (score.mean() - 0.5).abs() < 4.0 * score.half_width() / 1.96
}

#[test]
fn nobody_gains_by_thinking_about_a_coin() {
    for nodes in [2, 20, 200] {
        let score = wins(&called(), nodes, 2000);
        assert!(is_one_half(score), "{nodes} nodes: {} ± {}", score.mean(), score.half_width());
    }
}

#[test]
fn nobody_sees_a_covered_coin() {
    for nodes in [2, 20, 200] {
        let score = wins(&tossed(true), nodes, 2000);
        assert!(is_one_half(score), "{nodes} nodes: {} ± {}", score.mean(), score.half_width());
    }
}

/// The same test notices if the coin can be seen.
#[test]
fn everybody_sees_an_open_coin() {
    assert_eq!(wins(&tossed(false), 20, 200).mean(), 1.0);
}

#[test]
fn the_search_says_one_half() {
    for (game, look) in [(called(), 0), (tossed(true), 1)] {
        let (view, legal) = game.seen(P1, look);
        let advice = Search::new(Budget::nodes(4000))
            .think(&Decision { game: &game, seat: P1, view: &view, legal: &legal }, &mut Rng::seeded(3));
        for choice in advice {
            assert!((choice.chance - 0.5).abs() <= 2.0 * choice.error, "{choice:?}");
            assert!(choice.error < 0.05, "{choice:?}");
        }
        let worth = Search::new(Budget::nodes(4000)).worth(&game, &game.start()).unwrap();
        assert!((worth.chances[P2] - 0.5).abs() <= 2.0 * worth.error && worth.error < 0.05, "{worth:?}");
    }
}
