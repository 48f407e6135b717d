//! From bounds that say nothing to bounds that meet.

use super::Spot;
use super::table::{Scores, Side, Table, bound_of, outwards, part_of};
use super::turn::Rules;
use crate::{Unsolved, Watch};
use luckhouse_games::fortuna::Retrieve;

/// How far bounds may stay apart.
pub(super) const TOLERANCE: f64 = 1e-11;

/// Which scores to tell apart. A lead this large is hardly lost any more; where marbles always come back, games
/// last longer. How much it leaves open is part of the bounds.
pub(super) fn scores(rules: &Rules) -> Scores {
    let edge = if rules.retrieve == Retrieve::May { 120 } else { 250 };
    rules.target.map_or(Scores::Leads(edge), Scores::Below)
}

/// The game without a cap.
pub(super) fn endless(rules: &Rules, watch: &dyn Watch) -> Result<Table, Unsolved> {
    match scores(rules) {
        Scores::Leads(edge) => by_leads(rules, edge, watch),
        Scores::Below(target) => by_scores(rules, target, watch),
    }
}

fn by_leads(rules: &Rules, edge: i32, watch: &dyn Watch) -> Result<Table, Unsolved> {
    let mut table = Table::open(Scores::Leads(edge));
    // A sweep brings the bounds closer by a tenth or so.
    let expected = 300;
    for sweep in 0.. {
        if !watch.go_on(sweep.min(expected - 1), expected) {
            return Err(Unsolved::Stopped);
        }
        let mut moved = 0.0f64;
        for lead in -edge..=edge {
            moved = moved.max(improve(rules, &mut table, (lead, 0)));
        }
        if table.widest() <= TOLERANCE || moved <= f64::EPSILON {
            break;
        }
    }
    Ok(table)
}

/// Bring the bounds of the spots with these scores closer; by how much they moved. Each takes what was found for the
/// others at once.
fn improve(rules: &Rules, table: &mut Table, scores: (i32, i32)) -> f64 {
    let mut moved = 0.0f64;
    for spot in with_marbles(scores) {
        for side in [Side::Low, Side::High] {
            let found = bound_of(rules, spot, Some(table), side);
            moved = moved.max(tighten(table, spot, side, found));
        }
    }
    moved
}

/// Highest scores first: what throws with points lead to is known by then.
fn by_scores(rules: &Rules, target: i32, watch: &dyn Watch) -> Result<Table, Unsolved> {
    let mut table = Table::open(Scores::Below(target));
    let sums = 2 * target - 1;
    for sum in (0..sums).rev() {
        if !watch.go_on((sums - 1 - sum) as u64, sums as u64) {
            return Err(Unsolved::Stopped);
        }
        for more in (sum + 1) / 2..=sum.min(target - 1) {
            settle(rules, &mut table, more, sum - more);
        }
    }
    Ok(table)
}

/// All spots with these two scores, whoever is on turn: throws without points lead from one to the other, and only
/// they are looked at again and again.
fn settle(rules: &Rules, table: &mut Table, one: i32, other: i32) {
    let (pointless, scoring) = rules.without_and_with_points();
    let rows: &[(i32, i32)] = if one == other { &[(one, other)] } else { &[(one, other), (other, one)] };
    let mut spots: Vec<Spot> = rows.iter().flat_map(|scores| with_marbles(*scores)).collect();
    // A miss leads to fewer marbles: those first, and few rounds are needed.
    spots.sort_by_key(|spot| spot.own_marbles + spot.other_marbles);
    let both = [Side::Low, Side::High];
    let fixed = |spot: &Spot| both.map(|side| part_of(rules, scoring, *spot, Some(table), side));
    let fixed: Vec<[f64; 2]> = spots.iter().map(fixed).collect();
    loop {
        let mut moved = 0.0f64;
        for (spot, fixed) in spots.iter().zip(&fixed) {
            for (side, fixed) in both.into_iter().zip(fixed) {
                let sum = fixed + part_of(rules, pointless, *spot, Some(table), side);
                moved = moved.max(tighten(table, *spot, side, outwards(rules, sum, side)));
            }
        }
        if moved <= f64::EPSILON {
            return;
        }
    }
}

/// Take a bound if it is closer than the one that is known; by how much.
fn tighten(table: &mut Table, spot: Spot, side: Side, found: f64) -> f64 {
    let place = table.place(spot);
    let bound = &mut table.bounds_mut(side)[place];
    let closer = if side == Side::Low { found.max(*bound) } else { found.min(*bound) };
    (closer - std::mem::replace(bound, closer)).abs()
}

/// The game with so many turns left at most, for each number of them from 1 on.
pub(super) fn capped(rules: &Rules, turns: u32, watch: &dyn Watch) -> Result<Vec<Table>, Unsolved> {
    let mut tables: Vec<Table> = Vec::with_capacity(turns as usize);
    for turn in 0..turns {
        if !watch.go_on(u64::from(turn), u64::from(turns)) {
            return Err(Unsolved::Stopped);
        }
        tables.push(one_turn_more(rules, tables.last()));
    }
    Ok(tables)
}

fn one_turn_more(rules: &Rules, next: Option<&Table>) -> Table {
    let mut table = Table::open(scores(rules));
    for spot in spots(table.scores) {
        let place = table.place(spot);
        table.low[place] = bound_of(rules, spot, next, Side::Low);
        table.high[place] = bound_of(rules, spot, next, Side::High);
    }
    table
}

/// Every spot of a table.
pub(super) fn spots(scores: Scores) -> impl Iterator<Item = Spot> {
    let (owns, others) = match scores {
        Scores::Leads(edge) => (-edge..edge + 1, 0..1),
        Scores::Below(target) => (0..target, 0..target),
    };
    owns.flat_map(move |own| others.clone().map(move |other| (own, other))).flat_map(with_marbles)
}

/// The spots with these scores.
fn with_marbles((own, other): (i32, i32)) -> impl Iterator<Item = Spot> {
    Spot::marbles().map(move |(own_marbles, other_marbles)| Spot { own, other, own_marbles, other_marbles })
}
