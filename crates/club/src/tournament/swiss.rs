//! Swiss: in every round everybody plays somebody of about the same score, and nobody twice while that can be avoided.

use super::state::{Came, Entrant, Game};
use super::{Tournament, What, groups, matching};
use std::cmp::Reverse;

/// The next round, once this one is played; or the end.
pub(super) fn due(state: &Tournament, rounds: u16) -> Vec<What> {
    let again = replays(state);
    if state.running > 0 || !again.is_empty() {
        return state.seat(&again);
    }
    let players = ranking(state);
    if state.round == rounds || players.len() < state.setup.seats() {
        return vec![What::Close];
    }
    let (tables, byes) = match state.setup.seats() {
        2 => pairs(state, &players),
        seats => in_groups(state, &players, seats),
    };
    let byes = byes.into_iter().map(|player| What::Bye { player: state.entrants[player].name.clone() });
    let round = What::Round { number: state.round + 1 };
    [round].into_iter().chain(state.seat(&tables)).chain(byes).collect()
}

/// Games of this round that do not count, and whose players are all there to play again.
fn replays(state: &Tournament) -> Vec<Vec<usize>> {
    let games = state.round_games();
    let open = |(number, game): &(usize, &Game)| {
        let again = |later: &Game| game.players.iter().any(|player| later.players.contains(player));
        let ready = game.players.iter().all(|player| state.entrants[*player].free());
        game.came == Came::Void && ready && !games[number + 1..].iter().any(again)
    };
    games.iter().enumerate().filter(open).map(|(_, game)| game.players.clone()).collect()
}

/// Everybody who is there, the best first.
fn ranking(state: &Tournament) -> Vec<usize> {
    let mut players = state.those(Entrant::free);
    players.sort_by_cached_key(|player| {
        let entrant = &state.entrants[*player];
        (Reverse(entrant.tally.points), entrant.seed())
    });
    players
}

/// Those who can have a bye: who had the fewest, the last in rank first.
fn for_a_bye(state: &Tournament, players: &[usize]) -> Vec<usize> {
    let mut order: Vec<usize> = players.iter().rev().copied().collect();
    order.sort_by_key(|player| state.entrants[*player].byes);
    order
}

type Paired = (Vec<Vec<usize>>, Vec<usize>);

fn in_groups(state: &Tournament, players: &[usize], seats: usize) -> Paired {
    let byes: Vec<usize> = for_a_bye(state, players).into_iter().take(players.len() % seats).collect();
    let seated: Vec<usize> = players.iter().copied().filter(|player| !byes.contains(player)).collect();
    (groups::tables(state, &seated, seats), byes)
}

/// Pairs without a rematch, if there are such with anybody who may have the bye; else with as few as possible.
fn pairs(state: &Tournament, players: &[usize]) -> Paired {
    if players.len().is_multiple_of(2) {
        return (all_pairs(state, players), Vec::new());
    }
    let order = for_a_bye(state, players);
    let fewest = state.entrants[order[0]].byes;
    let candidates = order.iter().copied().filter(|player| state.entrants[*player].byes == fewest);
    let without = |bye: usize| {
        let rest: Vec<usize> = players.iter().copied().filter(|player| *player != bye).collect();
        (all_pairs(state, &rest), vec![bye])
    };
    let fresh = |(tables, _): &Paired| tables.iter().all(|pair| state.met(pair[0], pair[1]) == 0);
    candidates.map(without).find(fresh).unwrap_or_else(|| without(order[0]))
}

/// Everybody paired, by their places in the ranking.
fn all_pairs(state: &Tournament, ranking: &[usize]) -> Vec<Vec<usize>> {
    let fresh = |a: usize, b: usize| state.met(ranking[a], ranking[b]) == 0;
    let mates = matching::grown(by_score(state, ranking, fresh), fresh);
    let mates = with_rematches(state, ranking, mates);
    let first = (0..ranking.len()).filter(|one| mates[*one].is_some_and(|mate| mate > *one));
    first.map(|one| vec![ranking[one], ranking[mates[one].unwrap_or(one)]]).collect()
}

/// Within each score the upper half plays the lower half. Who finds nobody goes down to the next score.
fn by_score(
    state: &Tournament,
    ranking: &[usize],
    fresh: impl Fn(usize, usize) -> bool,
) -> Vec<Option<usize>> {
    let points = |one: &usize| state.entrants[ranking[*one]].tally.points;
    let places: Vec<usize> = (0..ranking.len()).collect();
    let (mut mates, mut down) = (vec![None; ranking.len()], Vec::new());
    for group in places.chunk_by(|a, b| points(a) == points(b)) {
        let group = down.into_iter().chain(group.iter().copied()).collect();
        down = halves(group, &mut mates, &fresh);
    }
    mates
}

/// Pairs the upper half of a group with the lower; those who are left.
fn halves(
    mut left: Vec<usize>,
    mates: &mut [Option<usize>],
    fresh: impl Fn(usize, usize) -> bool,
) -> Vec<usize> {
    let mut down = Vec::new();
    while left.len() > 1 {
        let one = left.remove(0);
        let half = left.len() / 2;
        let mut order = (half..left.len()).chain((0..half).rev());
        let Some(found) = order.find(|other| fresh(one, left[*other])) else {
            down.push(one);
            continue;
        };
        let other = left.remove(found);
        (mates[one], mates[other]) = (Some(other), Some(one));
    }
    down.extend(left);
    down
}

/// Those who are left, with whom they have met least often.
fn with_rematches(
    state: &Tournament,
    ranking: &[usize],
    mut mates: Vec<Option<usize>>,
) -> Vec<Option<usize>> {
    while let Some(one) = mates.iter().position(Option::is_none) {
        let others = (one + 1..ranking.len()).filter(|other| mates[*other].is_none());
        let Some(other) = others.min_by_key(|other| state.met(ranking[one], ranking[*other])) else { break };
        (mates[one], mates[other]) = (Some(other), Some(one));
    }
    mates
}
