//! How a game ends, not only what it is worth: won, shared or lost.

use super::table::{MARBLES, next_spot, over, verdict};
use super::turn::{Prospect, Rules};
use super::{Solution, Spot};
use luckhouse_engine::Game;

/// The chances that the player on turn wins alone and that both share the win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shares {
    /// To win alone.
    pub wins: f64,
    /// To share the win.
    pub shares: f64,
}

/// What a spot is worth, and how often it ends shared if both go on as the table says.
#[derive(Clone, Copy)]
struct Both {
    chance: f64,
    shared: f64,
}

impl Prospect for Both {
    /// Chances that differ by rounding are equal, so that of equal choices it is always the first: to free.
    fn beats(self, other: Both) -> bool {
        self.chance > other.chance + 1e-10
    }
}

/// How games without a target and without a cap end for the one who starts, if both play best; where two choices are
/// equally good, marbles are freed.
///
/// Nothing for other games: their tables are larger than such a question is worth.
pub fn shares(solved: &Solution) -> Option<Shares> {
    let options = solved.game().options();
    if options.target.is_some() || solved.at_the_cap() == 0.0 {
        return None;
    }
    let rules = Rules::new(options);
    let edge = solved.edge();
    let rows: Vec<i32> = (-edge..=edge).collect();
    let mut shared = vec![0.0; rows.len() * MARBLES];
    loop {
        let mut moved = 0.0f64;
        for lead in &rows {
            for (index, marbles) in Spot::marbles().enumerate() {
                let place = (lead + edge) as usize * MARBLES + index;
                let found = one_turn(solved, &rules, *lead, marbles, &shared);
                moved = moved.max((found - std::mem::replace(&mut shared[place], found)).abs());
            }
        }
        if moved <= 1e-14 {
            break;
        }
    }
    let start = shared[edge as usize * MARBLES + MARBLES - 1];
    let worth = solved.chance(Spot::START, 0).middle();
    Some(Shares { wins: worth - start / 2.0, shares: start })
}

/// The chance that a game ends shared, from what it is after a turn.
fn one_turn(solved: &Solution, rules: &Rules, lead: i32, marbles: (u8, u8), shared: &[f64]) -> f64 {
    let spot = Spot { own: lead, other: 0, own_marbles: marbles.0, other_marbles: marbles.1 };
    let edge = solved.edge();
    let part = |throw: &super::throws::Throw| {
        let own = lead + i32::from(throw.points);
        let after = |left, right| match over(rules, own, 0, (left, right)) {
            Some(chance) => Both { chance, shared: f64::from(u8::from(verdict(own) == 0.5)) },
            None => {
                let next = next_spot(spot, throw.points, (left, right));
                let row = (next.lead().clamp(-edge, edge) + edge) as usize;
                let place = row * MARBLES + usize::from((next.own_marbles - 1) * 3 + next.other_marbles - 1);
                Both { chance: 1.0 - solved.chance(next, 0).middle(), shared: shared[place] }
            }
        };
        throw.chance * rules.comes_to(throw, marbles, &after).shared
    };
    rules.throws.iter().map(part).sum()
}
