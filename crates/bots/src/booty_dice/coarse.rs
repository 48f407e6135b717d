//! The solved game, known only roughly: at a few lives and shields, and guessed in between.

use luckhouse_games::booty_dice::Pirate;
use luckhouse_solvers::booty_dice::{Chances, Standing, Table};

/// The lives and shields at which the chances are known.
const LIVES: &[u8] = &[1, 2, 3, 5, 7, 10];
const SHIELDS: &[u8] = &[0, 1, 2, 4, 7];

/// The roller's chance: a mean of up to sixteen standings that are known, the nearer ones counting more.
pub(super) fn chance(Standing { roller, other }: Standing) -> f64 {
    let mut sum = 0.0;
    for (roller, part) in known(roller) {
        for (other, others_part) in known(other) {
            let part = part * others_part;
            if part > 0.0 {
                sum += part * Table::kept().chance(Standing { roller, other });
            }
        }
    }
    sum
}

/// The known pirates around this one, and how much each counts.
fn known(pirate: Pirate) -> [(Pirate, f64); 4] {
    let [(few, most_lives), (many, some_lives)] = around(LIVES, pirate.lives);
    let [(low, most_shields), (high, some_shields)] = around(SHIELDS, pirate.shields);
    let like = |lives, shields| Pirate { lives, shields, ..pirate };
    [
        (like(few, low), most_lives * most_shields),
        (like(few, high), most_lives * some_shields),
        (like(many, low), some_lives * most_shields),
        (like(many, high), some_lives * some_shields),
    ]
}

/// The neighbours of a number among those that are known, each with its weight.
fn around(known: &[u8], number: u8) -> [(u8, f64); 2] {
    let above = known.iter().position(|known| *known >= number).unwrap_or(known.len() - 1);
    let (low, high) = (known[above.saturating_sub(1)], known[above]);
    if number >= high || low == high {
        return [(high, 1.0), (high, 0.0)];
    }
    let part = f64::from(number - low) / f64::from(high - low);
    [(low, 1.0 - part), (high, part)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn between_two_that_are_known() {
        assert_eq!(around(LIVES, 10), [(10, 1.0), (10, 0.0)]);
        assert_eq!(around(LIVES, 1), [(1, 1.0), (1, 0.0)]);
        assert_eq!(around(LIVES, 4), [(3, 0.5), (5, 0.5)]);
        assert_eq!(around(SHIELDS, 30), [(7, 1.0), (7, 0.0)]);
    }
}
