//! Choices made at once: the search mixes as linear programming does.

use crate::parlour::{ByScore, Kind, P1, P2, Parlour, Spots};
use luckhouse_bots::search::Search;
use luckhouse_bots::{Budget, Judge, Thinker};
use luckhouse_engine::{Bot, Decision, Game, Rng};
use luckhouse_solvers::matrix::Matrix;

const SPAN: f64 = 10.0;

/// The matrix game with these points for p1; p2 has the rest of ten.
fn game(points: &[&[i32]]) -> Parlour {
    let mut spots = Spots::default();
    let columns = points[0].len() as u16;
    let row = |i: u16| (0..columns).map(|j| 1 + i * columns + j).collect();
    spots.open(Kind::AtOnce((0..points.len() as u16).map(row).collect()));
    for points in points.iter().copied().flatten() {
        spots.open(Kind::Over([*points, 10 - points]));
    }
    spots.game()
}

fn matrix(points: &[&[i32]]) -> Matrix {
    let row = |row: &&[i32]| row.iter().map(|points| f64::from(*points) / SPAN).collect();
    Matrix::new(points.iter().map(row).collect()).unwrap()
}

const GAMES: [&[&[i32]]; 4] = [
    // Matching pennies.
    &[&[10, 0], &[0, 10]],
    // Matching pennies in which one match is worth more.
    &[&[10, 0], &[0, 4]],
    // Rock, paper, scissors, where rock's win counts double.
    &[&[5, 2, 9], &[8, 5, 3], &[1, 7, 5]],
    // The second row is never worth it.
    &[&[8, 3], &[2, 1], &[4, 7]],
];

#[test]
fn the_average_can_hardly_be_exploited() {
    for points in GAMES {
        let (game, matrix) = (game(points), matrix(points));
        let exact = matrix.solve();
        let mix = |seat| {
            let (view, legal) = game.seen(seat, 0);
            let mut search = Search::guided(ByScore { span: SPAN }, Budget::nodes(20_000));
            search.mix(&game, seat, &view, &legal, &mut Rng::seeded(2))
        };
        let found = matrix.judge(mix(P1), mix(P2));
        assert!(found.gap() < 0.03, "{points:?}: {found:?}, exactly {exact:?}");
        let off = |a: &[f64], b: &[f64]| a.iter().zip(b).all(|(a, b)| (a - b).abs() < 0.06);
        assert!(
            off(&found.row, &exact.row) && off(&found.column, &exact.column),
            "{found:?}, exactly {exact:?}"
        );
    }
}

#[test]
fn the_value_is_that_of_the_matrix() {
    for points in GAMES {
        let (game, exact) = (game(points), matrix(points).solve());
        let mut search = Search::guided(ByScore { span: SPAN }, Budget::nodes(10_000));
        let worth = search.worth(&game, &game.start()).unwrap();
        assert!((worth.chances[P1] - exact.value()).abs() < 0.03, "{points:?}: {worth:?}, exactly {exact:?}");
        let (view, legal) = game.seen(P1, 0);
        let advice = search
            .think(&Decision { game: &game, seat: P1, view: &view, legal: &legal }, &mut Rng::seeded(4));
        let never = advice.iter().filter(|choice| choice.chance > exact.value() + 0.08);
        assert_eq!(never.count(), 0, "{advice:?}, exactly {exact:?}");
    }
}

/// Who can be predicted can be beaten: what is played is drawn, not the same each time.
#[test]
fn pennies_are_played_both_ways() {
    let game = game(GAMES[0]);
    let (view, legal) = game.seen(P1, 0);
    let (mut search, mut rng) = (Search::guided(ByScore { span: SPAN }, Budget::nodes(300)), Rng::seeded(6));
    let heads = (0..200)
        .filter(|_| {
            search.choose(&Decision { game: &game, seat: P1, view: &view, legal: &legal }, &mut rng)
                == legal[0]
        })
        .count();
    assert!((60..=140).contains(&heads), "{heads} heads of 200");
}
