//! Laws about chance: odds add up, and the fast rolls follow them.

use crate::{Broken, Fate};
use luckhouse_engine::{Chance, Game, Imagine, Odds, Table, Turn, Word};
use std::collections::HashMap;

/// The ways of every chance event sum exactly to its total; no roll stands twice; each can be written and read.
pub(crate) fn odds_add_up<G: Imagine>(game: &G, fate: &mut Fate<'_>) -> Result<(), Broken> {
    for chance in chances(&fate.play(game)) {
        let odds = chance.odds();
        let sum: u64 = odds.lines().iter().map(|(_, ways)| ways).sum();
        let in_order = odds.lines().windows(2).all(|w| w[0].0 < w[1].0);
        if sum != odds.total() || !in_order || odds.lines().is_empty() {
            return Err(format!("{chance:?}: {sum} of {} ways, in order: {in_order}", odds.total()));
        }
        if chance.is_certain() != (odds.lines().len() == 1) {
            return Err(format!("{chance:?}: says that it is certain: {}", chance.is_certain()));
        }
        for (roll, _) in odds.lines() {
            if roll.to_string().parse().as_ref() != Ok(roll) {
                return Err(format!("the roll {roll:?} is written `{roll}` and not read back"));
            }
        }
    }
    Ok(())
}

/// The fast roll of every chance event of a game, held against its odds.
pub(crate) fn rolls_follow_the_odds<G: Imagine>(game: &G, fate: &mut Fate<'_>) -> Result<(), Broken> {
    for chance in chances(&fate.play(game)) {
        let odds = chance.odds();
        let mut departs = || departs_from(&odds, || chance.roll(fate.rng()));
        // So many events are tried that an honest one departs now and then; only a wrong one does so twice.
        if departs().is_some()
            && let Some(how) = departs()
        {
            return Err(format!("{chance:?}: {how}"));
        }
    }
    Ok(())
}

/// Every different chance event of a game.
fn chances<G: Game>(table: &Table<G>) -> Vec<G::Chance> {
    let mut found: HashMap<String, G::Chance> = HashMap::new();
    table.retrace(|before, _, _| {
        if let Turn::Roll(chance) = table.game().turn(before) {
            found.insert(format!("{chance:?}"), chance);
        }
    });
    let mut found: Vec<_> = found.into_iter().collect();
    found.sort_by(|a, b| a.0.cmp(&b.0));
    found.into_iter().map(|(_, chance)| chance).collect()
}

/// Do the rolls depart from the odds? A χ² test, so strict that an honest source fails it once in thousands of
/// millions of tests; `None` means that they follow.
pub fn departs_from<R: Word>(odds: &Odds<R>, mut roll: impl FnMut() -> R) -> Option<String> {
    let rolls = 4_000.max(odds.lines().len() * 10);
    let mut seen: HashMap<R, u64> = HashMap::new();
    for _ in 0..rolls {
        *seen.entry(roll()).or_default() += 1;
    }
    if let Some(stranger) = seen.keys().find(|roll| odds.ways(**roll) == 0) {
        return Some(format!("`{stranger}` came up, which the odds do not know"));
    }
    let bins = bins(odds, &seen, rolls as f64);
    let chi: f64 = bins.iter().map(|(seen, expected)| (seen - expected).powi(2) / expected).sum();
    let z = normal_score(chi, bins.len() as f64 - 1.0);
    (z > 6.0).then(|| format!("χ² {chi:.1} for {} bins, {z:.1} standard deviations", bins.len()))
}

/// What was seen and what was expected, rare rolls put together until enough of them are expected.
fn bins<R: Word>(odds: &Odds<R>, seen: &HashMap<R, u64>, rolls: f64) -> Vec<(f64, f64)> {
    let mut bins = vec![(0.0, 0.0)];
    for (roll, ways) in odds.lines() {
        let last = bins.last_mut().expect("starts with one bin");
        last.0 += seen.get(roll).copied().unwrap_or(0) as f64;
        last.1 += rolls * *ways as f64 / odds.total() as f64;
        if last.1 >= 8.0 {
            bins.push((0.0, 0.0));
        }
    }
    // What is left over is too little for a bin of its own.
    let rest = bins.pop().unwrap_or_default();
    if let Some(last) = bins.last_mut() {
        *last = (last.0 + rest.0, last.1 + rest.1);
    }
    bins
}

/// Wilson and Hilferty: a χ² value as a distance in standard deviations.
fn normal_score(chi: f64, freedom: f64) -> f64 {
    if freedom < 1.0 {
        return 0.0;
    }
    let spread = 2.0 / (9.0 * freedom);
    ((chi / freedom).cbrt() - (1.0 - spread)) / spread.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_engine::{Die, Rng};

    #[test]
    fn an_honest_die_follows_and_a_loaded_one_departs() {
        let mut rng = Rng::seeded(5);
        assert_eq!(departs_from(&Die::odds(), || Die::roll(&mut rng)), None);
        let loaded = || Die::new(if rng.below(5) == 0 { 6 } else { rng.face() }).unwrap();
        assert!(departs_from(&Die::odds(), loaded).is_some());
    }
}
