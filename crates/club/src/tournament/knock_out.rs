//! Knock-out: who loses a match is out.
//!
//! Rounds are seeded anew: the best who is left plays the last who is left. Byes are given in the first round, to the best,
//! so that as many are left as fill whole rounds from then on. At tables for more than two one of each table goes on; where
//! fewer are left than a last table needs, the best of those who are out come back to fill it.

use super::state::Came;
use super::{Tournament, What};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Games of matches that are not decided; when all are, the next round, or the end.
pub(super) fn due(state: &Tournament, best_of: u16) -> Vec<What> {
    if state.round > 0 {
        let matches = matches(state);
        let open = matches.iter().filter(|one| one.winner(state, best_of).is_none());
        let open: Vec<&Match> = open.collect();
        if !open.is_empty() {
            let next = open.iter().filter(|one| !one.running).map(|one| one.players.clone());
            return state.seat(&next.collect::<Vec<_>>());
        }
    }
    next_round(state, best_of)
}

/// Those who are left once this round is played.
pub(super) fn left(state: &Tournament, best_of: u16) -> Vec<usize> {
    if state.round == 0 {
        return by_seed(state, state.those(|entrant| entrant.here));
    }
    let winners = matches(state).into_iter().filter_map(|one| one.winner(state, best_of));
    let byes = state.those(|entrant| entrant.last_bye == state.round);
    let left = winners.chain(byes).filter(|player| state.entrants[*player].here);
    by_seed(state, left.collect())
}

fn by_seed(state: &Tournament, mut players: Vec<usize>) -> Vec<usize> {
    players.sort_by_cached_key(|player| state.entrants[*player].seed());
    players
}

fn next_round(state: &Tournament, best_of: u16) -> Vec<What> {
    let (mut players, seats) = (left(state, best_of), state.setup.seats());
    if players.len() > 1 && players.len() < seats {
        players = filled(state, players, seats);
    }
    if players.len() < seats {
        return vec![What::Close];
    }
    let tables = tables(players.len(), seats);
    let (byes, seated) = players.split_at(players.len() - tables * seats);
    let byes = byes.iter().map(|player| What::Bye { player: state.entrants[*player].name.clone() });
    let round = What::Round { number: state.round + 1 };
    [round].into_iter().chain(state.seat(&spread(seated, tables))).chain(byes).collect()
}

/// The number of tables after which a power of the seats is left, if there can be; else as many as there can be.
fn tables(players: usize, seats: usize) -> usize {
    let mut aim = 1;
    while aim * seats < players {
        aim *= seats;
    }
    (players - aim).div_ceil(seats - 1).min(players / seats)
}

/// Tables of about the same strength: down the seeds and up again.
fn spread(seated: &[usize], tables: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new(); tables];
    for (row, players) in seated.chunks(tables).enumerate() {
        for (column, player) in players.iter().enumerate() {
            let table = if row % 2 == 0 { column } else { tables - 1 - column };
            all[table].push(*player);
        }
    }
    all
}

/// So many that a last table is full: the best of those who are out come back.
fn filled(state: &Tournament, mut players: Vec<usize>, seats: usize) -> Vec<usize> {
    let mut others = state.those(|entrant| entrant.here);
    others.retain(|player| !players.contains(player));
    let out_since = |player: &usize| state.out.get(player).copied().unwrap_or(state.round);
    others.sort_by_cached_key(|player| {
        let entrant = &state.entrants[*player];
        (Reverse(out_since(player)), Reverse(entrant.tally.points), entrant.seed())
    });
    players.extend(others.into_iter().take(seats - players.len()));
    by_seed(state, players)
}

/// The games that the same players have in this round.
struct Match {
    players: Vec<usize>,
    points: BTreeMap<usize, u32>,
    ended: u16,
    running: bool,
}

fn matches(state: &Tournament) -> Vec<Match> {
    let mut matches: BTreeMap<Vec<usize>, Match> = BTreeMap::new();
    for game in state.round_games() {
        let mut players = game.players.clone();
        players.sort_unstable();
        let new = || Match { players: players.clone(), points: BTreeMap::new(), ended: 0, running: false };
        let one = matches.entry(players.clone()).or_insert_with(new);
        one.running |= game.came == Came::Playing;
        let Some(points) = game.points() else { continue };
        one.ended += 1;
        game.players
            .iter()
            .zip(points)
            .for_each(|(player, scored)| *one.points.entry(*player).or_default() += scored);
    }
    matches.into_values().collect()
}

impl Match {
    /// Who goes on, if that is decided: nobody can catch up, or only one has stayed. Where twice as many games as planned
    /// leave two equal, the better seed.
    fn winner(&self, state: &Tournament, best_of: u16) -> Option<usize> {
        let points = |player: &usize| self.points.get(player).copied().unwrap_or(0);
        let mut order = self.players.clone();
        order.sort_by_cached_key(|player| {
            let entrant = &state.entrants[*player];
            (!entrant.here, Reverse(points(player)), entrant.seed())
        });
        let somebody_left = order.iter().any(|player| !state.entrants[*player].here);
        let lead = points(&order[0]).saturating_sub(points(&order[1]));
        let to_come = u32::from(best_of.saturating_sub(self.ended));
        let decided = lead > to_come * 2 * (self.players.len() as u32 - 1);
        let long = self.ended >= best_of.saturating_mul(2);
        (!self.running && (somebody_left || decided || long)).then_some(order[0])
    }
}
