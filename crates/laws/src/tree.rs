//! Two numbers that change when behaviour changes: how many ways a game can begin, and what seeds lead to.

use crate::Fate;
use luckhouse_engine::{Chance, Choices, Game, SeatSet, Turn};

/// How many different beginnings of 1, 2, 3 … events the game has (our perft), as far as `most` allows.
pub fn tree_counts<G: Game>(game: &G, most: u64) -> Vec<u64> {
    let mut counts = Vec::new();
    loop {
        let Some(count) = beginnings(game, &game.start(), counts.len() as u32 + 1, most) else { break };
        counts.push(count);
        if count == 0 || counts.len() == 12 {
            break;
        }
    }
    counts
}

/// The number of ways to go on for `depth` events, or `None` if it is more than `most`.
fn beginnings<G: Game>(game: &G, state: &G::State, depth: u32, most: u64) -> Option<u64> {
    let mut count = 0;
    for next in successors(game, state) {
        count += if depth == 1 { 1 } else { beginnings(game, &next, depth - 1, most - count)? };
        if count > most {
            return None;
        }
    }
    Some(count)
}

fn successors<G: Game>(game: &G, state: &G::State) -> Vec<G::State> {
    match game.turn(state) {
        Turn::Over(_) => Vec::new(),
        Turn::Roll(chance) => {
            let after = |roll| {
                let mut next = state.clone();
                game.roll(&mut next, roll);
                next
            };
            chance.odds().lines().iter().map(|(roll, _)| after(*roll)).collect()
        }
        Turn::Choose(seats) => {
            let after = |choices: &Choices<G::Action>| {
                let mut next = state.clone();
                game.choose(&mut next, choices);
                next
            };
            all_choices(game, state, seats).iter().map(after).collect()
        }
    }
}

fn all_choices<G: Game>(game: &G, state: &G::State, seats: SeatSet) -> Vec<Choices<G::Action>> {
    let mut all = vec![Choices::none()];
    for seat in seats.iter() {
        let mut legal = Vec::new();
        game.legal(state, seat, &mut legal);
        let with = |so_far: &Choices<G::Action>| {
            let so_far = *so_far;
            legal.iter().map(move |action| {
                let mut choices = so_far;
                choices.put(seat, *action);
                choices
            })
        };
        all = all.iter().flat_map(with).collect();
    }
    all
}

/// One number for the logs of `games` random games: it changes when anything about the game does.
pub fn signature<G: Game>(game: &G, games: u64) -> u64 {
    // FNV-1a: short, and the same everywhere.
    let mut hash = 0xcbf2_9ce4_8422_2325u64;
    for seed in 0..games {
        for byte in Fate::seeded(seed).play(game).whole_log().bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
    hash
}
