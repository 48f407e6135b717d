//! Tables for three and more: those of about the same score together, and as few as possible who have met.

use super::Tournament;

/// How many of the next in rank are looked at for each seat.
const WINDOW: usize = 12;

/// Tables of so many, from a ranking that can be divided by it.
pub(super) fn tables(state: &Tournament, ranking: &[usize], seats: usize) -> Vec<Vec<usize>> {
    let mut left = ranking.to_vec();
    let mut tables: Vec<Vec<usize>> = Vec::new();
    while left.len() >= seats {
        let mut table = vec![left.remove(0)];
        while table.len() < seats {
            let window = left.iter().take(WINDOW).enumerate();
            let (next, _) =
                window.min_by_key(|(_, player)| meetings(state, &table, **player)).expect("enough are left");
            table.push(left.remove(next));
        }
        tables.push(table);
    }
    untangle(state, &mut tables);
    tables
}

/// How often this player has met those of a table.
fn meetings(state: &Tournament, table: &[usize], player: usize) -> u32 {
    table.iter().filter(|other| **other != player).map(|other| u32::from(state.met(*other, player))).sum()
}

/// Where people at a table have met, change seats with near tables as long as that helps.
fn untangle(state: &Tournament, tables: &mut [Vec<usize>]) {
    for here in 0..tables.len() {
        for seat in 0..tables[here].len() {
            if meetings(state, &tables[here], tables[here][seat]) > 0 {
                swap_if_better(state, tables, (here, seat));
            }
        }
    }
}

/// Change places with whoever, at a table near by, leaves the fewest meetings.
fn swap_if_better(state: &Tournament, tables: &mut [Vec<usize>], (here, seat): (usize, usize)) {
    let near = here.saturating_sub(2)..(here + 3).min(tables.len());
    let others = near
        .filter(|there| *there != here)
        .flat_map(|there| (0..tables[there].len()).map(move |s| (there, s)));
    let gain = |&(there, other): &(usize, usize)| {
        let (a, b) = (tables[here][seat], tables[there][other]);
        let without =
            |table: &[usize], who: usize| table.iter().copied().filter(|one| *one != who).collect::<Vec<_>>();
        let (from, to) = (without(&tables[here], a), without(&tables[there], b));
        let now = meetings(state, &from, a) + meetings(state, &to, b);
        i64::from(now) - i64::from(meetings(state, &from, b) + meetings(state, &to, a))
    };
    let best = others.map(|place| (gain(&place), std::cmp::Reverse(place))).max();
    if let Some((_, std::cmp::Reverse((there, other)))) = best.filter(|(gain, _)| *gain > 0) {
        let (a, b) = (tables[here][seat], tables[there][other]);
        (tables[here][seat], tables[there][other]) = (b, a);
    }
}
