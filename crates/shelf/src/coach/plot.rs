//! The chances of a game as a small picture of letters.

use super::{Analysis, Label, curve};
use luckhouse_engine::Seat;
use luckhouse_words::{Words, say};

/// Columns for the curve, so that with the scale it fits a plain terminal.
const COLUMNS: usize = 70;
/// Rows: one for every ten points.
const ROWS: usize = 11;

/// The curves of these seats, each drawn with the number of its seat, and the labelled decisions below.
pub fn plot(analysis: &Analysis, seats: &[Seat], words: &Words) -> String {
    let curve = curve(analysis);
    let columns = columns(curve.len());
    let mut grid = vec![vec![' '; columns]; ROWS];
    for column in 0..columns {
        // The last of those that fall together, so that the end is the end.
        let chances = &curve[place(column, columns, curve.len())];
        for seat in seats {
            let row = ((1.0 - chances[*seat].clamp(0.0, 1.0)) * (ROWS - 1) as f64).round() as usize;
            let own = char::from(b'1' + seat.index() as u8);
            grid[row][column] = if grid[row][column] == ' ' { own } else { '*' };
        }
    }
    let scale = |row: usize| {
        if row.is_multiple_of(5) { format!("{:>5} %", 100 - 10 * row) } else { "       ".into() }
    };
    let line = |(row, cells): (usize, &Vec<char>)| {
        format!("{} |{}", scale(row), cells.iter().collect::<String>()).trim_end().to_string() + "\n"
    };
    let picture: String = grid.iter().enumerate().map(line).collect();
    format!("{picture}        +{}\n{}", "-".repeat(columns), marks(analysis, seats, columns, words))
}

/// As many columns as fit: several for each place of a short game, one for several of a long one.
fn columns(places: usize) -> usize {
    if places < COLUMNS { places * (COLUMNS / places) } else { COLUMNS }
}

/// The place in the game that a column shows: the last of its part.
fn place(column: usize, columns: usize, places: usize) -> usize {
    ((column + 1) * places).div_ceil(columns) - 1
}

/// The worst label of each column.
fn marks(analysis: &Analysis, seats: &[Seat], columns: usize, words: &Words) -> String {
    let places = analysis.moments.len() + 1;
    let mut worst: Vec<Option<Label>> = vec![None; columns];
    for (number, moment) in analysis.moments.iter().enumerate() {
        let mut column = 0;
        while place(column, columns, places) < number + 1 {
            column += 1;
        }
        let own = moment.decisions.iter().filter(|decision| seats.contains(&decision.seat));
        worst[column] = own.filter_map(|decision| decision.label).chain(worst[column]).max();
    }
    if worst.iter().all(Option::is_none) {
        return String::new();
    }
    let letter = |label: &Option<Label>| match label {
        None => ' ',
        Some(Label::Inaccuracy) => 'i',
        Some(Label::Mistake) => 'M',
        Some(Label::Blunder) => 'B',
    };
    let line: String = worst.iter().map(letter).collect();
    format!("         {}\n         {}\n", line.trim_end(), say!(words, "terminal-coach-plot-marks"))
}

#[cfg(test)]
mod tests {
    use super::{columns, place};

    /// The columns go through the game in order, leave nothing out of a short one, and end where it ends.
    #[test]
    fn columns_go_through_the_whole_game() {
        for places in [1, 2, 5, 36, 69, 70, 71, 140, 1999] {
            let columns = columns(places);
            let mut shown: Vec<usize> = (0..columns).map(|column| place(column, columns, places)).collect();
            assert_eq!(shown.last(), Some(&(places - 1)));
            assert!(shown.is_sorted(), "{shown:?}");
            shown.dedup();
            assert_eq!(shown.len(), places.min(70));
        }
    }
}
