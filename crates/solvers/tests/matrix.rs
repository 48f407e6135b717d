//! Matrix games: known ones, random ones, and the plain way of trying every pair of supports.

use luckhouse_engine::Rng;
use luckhouse_solvers::matrix::{BadMatrix, Matrix, Mixed};

fn solve(rows: &[&[f64]]) -> Mixed {
    let solved = Matrix::new(rows.iter().map(|row| row.to_vec()).collect()).unwrap().solve();
    assert!((solved.row.iter().sum::<f64>() - 1.0).abs() < 1e-12);
    assert!((solved.column.iter().sum::<f64>() - 1.0).abs() < 1e-12);
    assert!(solved.row.iter().chain(&solved.column).all(|chance| *chance >= 0.0));
    assert!(solved.gap() < 1e-12, "{solved:?}");
    solved
}

fn near(found: &[f64], expected: &[f64]) -> bool {
    found.len() == expected.len() && found.iter().zip(expected).all(|(f, e)| (f - e).abs() < 1e-12)
}

#[test]
fn matching_pennies() {
    let solved = solve(&[&[1.0, -1.0], &[-1.0, 1.0]]);
    assert!(near(&solved.row, &[0.5, 0.5]) && near(&solved.column, &[0.5, 0.5]));
    assert!(near(&[solved.value()], &[0.0]));
}

#[test]
fn rock_paper_scissors() {
    let solved = solve(&[&[0.0, -1.0, 1.0], &[1.0, 0.0, -1.0], &[-1.0, 1.0, 0.0]]);
    let third = [1.0 / 3.0; 3];
    assert!(near(&solved.row, &third) && near(&solved.column, &third));
}

#[test]
fn a_saddle_point_is_played_purely() {
    let solved = solve(&[&[3.0, 2.0, 4.0], &[1.0, 0.0, 9.0], &[8.0, -1.0, 0.0]]);
    assert!(near(&solved.row, &[1.0, 0.0, 0.0]) && near(&solved.column, &[0.0, 1.0, 0.0]));
    assert!(near(&[solved.value()], &[2.0]));
}

#[test]
fn dominated_rows_and_columns_are_never_played() {
    let solved = solve(&[&[2.0, -3.0, 3.0], &[1.0, -4.0, 2.0], &[-3.0, 4.0, 5.0]]);
    assert!(near(&solved.row, &[7.0 / 12.0, 0.0, 5.0 / 12.0]));
    assert!(near(&solved.column, &[7.0 / 12.0, 5.0 / 12.0, 0.0]));
}

#[test]
fn one_row_one_column_and_equal_payoffs() {
    assert!(near(&[solve(&[&[3.0, -7.0, 2.0]]).value()], &[-7.0]));
    assert!(near(&[solve(&[&[3.0], &[-7.0], &[4.0]]).value()], &[4.0]));
    assert!(near(&[solve(&[&[5.0, 5.0], &[5.0, 5.0], &[5.0, 5.0]]).value()], &[5.0]));
}

#[test]
fn what_is_no_matrix_is_refused() {
    let new = |rows: &[&[f64]]| Matrix::new(rows.iter().map(|row| row.to_vec()).collect()).err();
    assert_eq!(new(&[]), Some(BadMatrix::Empty));
    assert_eq!(new(&[&[]]), Some(BadMatrix::Empty));
    assert_eq!(new(&[&[1.0], &[1.0, 2.0]]), Some(BadMatrix::Ragged { row: 1, found: 2, expected: 1 }));
    assert_eq!(new(&[&[f64::NAN]]), Some(BadMatrix::NotFinite));
    assert_eq!(new(&[&[f64::MAX, f64::MIN]]), Some(BadMatrix::NotFinite));
}

fn random(rows: usize, columns: usize, rng: &mut Rng, mut payoff: impl FnMut(&mut Rng) -> f64) -> Matrix {
    let row =
        |rng: &mut Rng, payoff: &mut dyn FnMut(&mut Rng) -> f64| (0..columns).map(|_| payoff(rng)).collect();
    Matrix::new((0..rows).map(|_| row(rng, &mut payoff)).collect()).unwrap()
}

/// Anything between -1 and 1.
fn fine(rng: &mut Rng) -> f64 {
    rng.below(1 << 53) as f64 / (1u64 << 52) as f64 - 1.0
}

/// Few different numbers: many corners are equally good, which is hard for a simplex method.
fn coarse(rng: &mut Rng) -> f64 {
    rng.below(3) as f64 - 1.0
}

#[test]
fn random_matrices_of_all_shapes_have_no_gap() {
    let mut rng = Rng::seeded(11);
    let mut worst = 0.0f64;
    for _ in 0..400 {
        let (rows, columns) = (1 + rng.below(25) as usize, 1 + rng.below(25) as usize);
        worst = worst.max(random(rows, columns, &mut rng, fine).solve().gap());
        worst = worst.max(random(rows, columns, &mut rng, coarse).solve().gap());
    }
    worst = worst.max(random(100, 120, &mut rng, fine).solve().gap());
    worst = worst.max(random(120, 100, &mut rng, coarse).solve().gap());
    println!("the widest gap of 802 matrices: {worst:e}");
    assert!(worst < 1e-9, "{worst:e}");
}

#[test]
fn large_and_small_payoffs_are_the_same_game() {
    let mut rng = Rng::seeded(12);
    let plain = random(7, 9, &mut rng, fine);
    for (factor, shift) in [(1e9, 0.0), (1e-9, 0.0), (1.0, 1e6), (1e9, -1e9)] {
        let moved = plain.rows().iter().map(|row| row.iter().map(|p| p * factor + shift).collect()).collect();
        let solved = Matrix::new(moved).unwrap().solve();
        let size = f64::abs(factor) + f64::abs(shift);
        assert!(solved.gap() < 1e-12 * size, "{factor} {shift}: {:e}", solved.gap());
        assert!((solved.value() - (plain.solve().value() * factor + shift)).abs() < 1e-12 * size);
    }
}

/// On a diagonal each row is played in proportion to one over its payoff, here from 1 to 2⁻³⁸.
#[test]
fn payoffs_of_very_different_sizes() {
    let cell = |i: i32, j: i32| if i == j { 2f64.powi(i) } else { 0.0 };
    let rows = (0..39).map(|i| (0..39).map(|j| cell(i, j)).collect()).collect();
    let solved = Matrix::new(rows).unwrap().solve();
    let value = 1.0 / (0..39).map(|i| 2f64.powi(-i)).sum::<f64>();
    assert!(
        solved.gap() < 1e-9 && (solved.value() - value).abs() < 1e-9,
        "{} {:e}",
        solved.value(),
        solved.gap()
    );
}

/// The plain way: some best strategies mix equally many rows and columns so that the other side does not care which
/// of them it meets (Shapley and Snow). Try all.
fn by_supports(matrix: &Matrix) -> f64 {
    let (rows, columns) = (matrix.rows().len(), matrix.rows()[0].len());
    let picks =
        |n: usize| (1..1u32 << n).map(move |bits| (0..n).filter(|i| bits >> i & 1 == 1).collect::<Vec<_>>());
    for (own, other) in picks(rows).flat_map(|own| picks(columns).map(move |other| (own.clone(), other))) {
        if own.len() != other.len() {
            continue;
        }
        let row = equalise(&own, &other, |i, j| matrix.rows()[i][j]);
        let column = equalise(&other, &own, |j, i| matrix.rows()[i][j]);
        let (Some(row), Some(column)) = (row, column) else { continue };
        let judged = matrix.judge(spread(&own, &row, rows), spread(&other, &column, columns));
        if judged.gap() < 1e-9 && judged.row.iter().chain(&judged.column).all(|chance| *chance >= -1e-12) {
            return judged.value();
        }
    }
    panic!("every matrix game has a value")
}

/// Chances for `own` that make all of `other` the same: one equation for each of `other`, the last unknown being the
/// value, and one that makes them chances.
fn equalise(own: &[usize], other: &[usize], payoff: impl Fn(usize, usize) -> f64) -> Option<Vec<f64>> {
    let even = |j: &usize| own.iter().map(|i| payoff(*i, *j)).chain([-1.0, 0.0]).collect::<Vec<f64>>();
    let mut lines: Vec<Vec<f64>> = other.iter().map(even).collect();
    lines.push([vec![1.0; own.len()], vec![0.0, 1.0]].concat());
    let unknowns = lines.len();
    for column in 0..unknowns {
        let size = |line: &usize| lines[*line][column].abs();
        let pivot =
            (column..unknowns).max_by(|a, b| size(a).total_cmp(&size(b))).filter(|line| size(line) > 1e-9)?;
        lines.swap(column, pivot);
        for line in (0..unknowns).filter(|line| *line != column) {
            let times = lines[line][column] / lines[column][column];
            let above = lines[column].clone();
            lines[line].iter_mut().zip(above).for_each(|(cell, part)| *cell -= times * part);
        }
    }
    Some((0..own.len()).map(|i| lines[i][unknowns] / lines[i][i]).collect())
}

fn spread(places: &[usize], chances: &[f64], all: usize) -> Vec<f64> {
    let mut spread = vec![0.0; all];
    places.iter().zip(chances).for_each(|(place, chance)| spread[*place] = *chance);
    spread
}

#[test]
fn the_simplex_method_finds_what_trying_all_supports_finds() {
    let mut rng = Rng::seeded(13);
    for round in 0..300 {
        let (rows, columns) = (1 + rng.below(4) as usize, 1 + rng.below(4) as usize);
        let matrix = random(rows, columns, &mut rng, if round % 2 == 0 { fine } else { coarse });
        let (fast, plain) = (matrix.solve().value(), by_supports(&matrix));
        assert!((fast - plain).abs() < 1e-9, "{matrix:?}: {fast} or {plain}");
    }
}
