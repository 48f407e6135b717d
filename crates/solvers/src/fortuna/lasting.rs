//! How long a game can last, however both play.

use super::Spot;
use super::turn::Rules;
use luckhouse_games::fortuna::{FortunaOptions, OwnMarble};

/// The chance that a game has not ended by marbles alone after so many turns, if both players did all they can to make it
/// last; whatever they want instead, it is less.
///
/// ```
/// use luckhouse_games::fortuna::FortunaOptions;
/// use luckhouse_solvers::fortuna::longest;
/// let options = FortunaOptions::default();
/// assert_eq!(longest(&options, 1), 1.0);
/// assert!(longest(&options, 1000) < 1e-30);
/// ```
pub fn longest(options: &FortunaOptions, turns: u32) -> f64 {
    let rules = Rules::new(options);
    let mut chances = [[0.0; 4]; 4];
    Spot::marbles().for_each(|(own, other)| chances[usize::from(own)][usize::from(other)] = 1.0);
    for _ in 0..turns {
        chances = one_turn_more(&rules, &chances);
    }
    let most = chances.into_iter().flatten().fold(0.0, f64::max);
    // Each turn rounds about thirty times, up or down.
    (most * (1.0 + 2.0 * f64::from(turns) * crate::rounding::slack(rules.throws.len()))).min(1.0)
}

type Chances = [[f64; 4]; 4];

fn one_turn_more(rules: &Rules, next: &Chances) -> Chances {
    let mut chances = [[0.0; 4]; 4];
    for (own, other) in Spot::marbles() {
        let chance = rules.throws.iter().map(|throw| {
            let ends = |own, other| ways_on(throw.own, throw.takes, own, other, next);
            let mut best = ends(own, other);
            if rules.calls_matter() {
                let others = [ends(own, other - 1), ends(own - 1, other), ends(own - 1, (other + 1).min(3))];
                best = others.into_iter().fold(best, f64::max);
            }
            throw.chance * best
        });
        chances[usize::from(own)][usize::from(other)] = chance.sum();
    }
    chances
}

/// The most that can be made of a throw: a marble that may come back does or does not.
fn ways_on(mark: OwnMarble, takes: u8, own: u8, other: u8, next: &Chances) -> f64 {
    let after = |own: u8| next[usize::from(other.saturating_sub(takes))][usize::from(own)];
    match mark {
        OwnMarble::Lost => after(own.saturating_sub(1)),
        OwnMarble::Back if own < 3 => after(own + 1).max(after(own)),
        OwnMarble::Back | OwnMarble::Stays => after(own),
    }
}
