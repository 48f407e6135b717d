//! Arena: whoever is free is paired, those of about the same score with each other.

use super::state::{Entrant, against, won};
use super::{Tournament, What};

/// After so many seconds two who have just played may play again. Before that others may come free.
pub(super) const REMATCH_AFTER: u64 = 20;

/// What a game brings: two points for a win, one for a shared one, and double after two wins in a row, until one is
/// missed. In halves.
pub(super) fn points(places: &[Option<u8>], seat: usize, streak: u32) -> u32 {
    let first = (0..places.len()).all(|other| other == seat || against(places, seat, other) > 0);
    let points = if won(places, seat) { 4 } else { 2 * u32::from(first) };
    if streak >= 2 { 2 * points } else { points }
}

/// Everybody who is free and has somebody to play with, from the top of the standings down.
pub(super) fn due(state: &Tournament, now: u64) -> Vec<What> {
    let mut free = state.those(Entrant::free);
    free.sort_by_cached_key(|player| {
        let entrant = &state.entrants[*player];
        (std::cmp::Reverse(entrant.tally.points), entrant.seed())
    });
    let mut tables = Vec::new();
    while let Some(table) = next_table(state, now, &free) {
        free.retain(|player| !table.contains(player));
        tables.push(table);
    }
    state.seat(&tables)
}

/// The first table that can be filled.
fn next_table(state: &Tournament, now: u64, free: &[usize]) -> Option<Vec<usize>> {
    let people = state.entrants.iter().any(|entrant| entrant.here && !is_bot(entrant));
    (0..free.len()).find_map(|from| {
        let mut table = vec![free[from]];
        for player in &free[from + 1..] {
            let last = table.len() + 1 == state.setup.seats();
            let bots = || table.iter().chain([player]).all(|player| is_bot(&state.entrants[*player]));
            if table.len() < state.setup.seats()
                && table.iter().all(|other| may_meet(state, now, *player, *other))
                && !(people && last && bots())
            {
                table.push(*player);
            }
        }
        (table.len() == state.setup.seats()).then_some(table)
    })
}

/// A game among bots takes a moment, one of people minutes: where people take part, bots wait for them, so that nobody has
/// to, and none of them wins the arena meanwhile.
fn is_bot(entrant: &Entrant) -> bool {
    entrant.name.as_bot().is_some()
}

/// Two who have not just played. If they have waited, or nobody else can come free, two who have.
fn may_meet(state: &Tournament, now: u64, a: usize, b: usize) -> bool {
    let (one, other) = (&state.entrants[a], &state.entrants[b]);
    let waited = now.saturating_sub(one.free_since.max(other.free_since)) >= REMATCH_AFTER;
    waited || state.running == 0 || !(one.last.contains(&b) || other.last.contains(&a))
}
