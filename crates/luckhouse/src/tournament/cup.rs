//! Swiss, knock-out and arena: the tournaments that a house holds, with bots alone and a clock that is only counted.

use super::Played;
use super::books::Books;
use super::hall::{Hall, Round};
use luckhouse_club::tournament::{Event, Tournament, What};
use luckhouse_engine::{BadWord, Rng};
use luckhouse_solvers::Watch;
use rayon::prelude::*;
use std::collections::BTreeMap;

/// A match of an arena takes this long on average, by the tournament's own clock.
pub(super) const MATCH_SECONDS: u64 = 60;

/// A match that was played, and is not reported yet.
struct Match {
    ends: u64,
    places: Vec<u8>,
    rounds: Vec<Round>,
}

/// Plays it to its end, or until somebody interrupts.
pub(super) fn play(hall: &Hall, mut state: Tournament, watch: &impl Watch) -> Result<Played, BadWord> {
    let (mut books, mut now, mut open) = (Books::new(hall), 0, BTreeMap::<u32, Match>::new());
    gather(hall, &mut state)?;
    while !state.is_over() {
        state.due(now).into_iter().for_each(|event| happen(&mut state, event.at, event.what));
        let new = waiting(hall, &state, &open).into_par_iter();
        let new: Result<Vec<(u32, Match)>, BadWord> =
            new.map(|(game, table)| Ok((game, played(hall, game, &table, now)?))).collect();
        open.extend(new?);
        if !watch.go_on(books.games(), books.games() + hall.rounds * open.len() as u64) {
            return Ok(Played { books, standings: state.standings(), interrupted: true });
        }
        let first = open.iter().min_by_key(|(game, one)| (one.ends, **game)).map(|(game, _)| *game);
        let Some((game, one)) = first.and_then(|game| open.remove_entry(&game)) else {
            now = state.next_check().unwrap_or(now + 1).max(now + 1);
            continue;
        };
        one.rounds.iter().for_each(|round| books.enter(round));
        now = now.max(one.ends);
        happen(&mut state, now, What::Result { game, places: one.places });
    }
    Ok(Played { books, standings: state.standings(), interrupted: false })
}

/// Everybody comes, and play begins. In the order in which they were named, the first is the first seed.
fn gather(hall: &Hall, state: &mut Tournament) -> Result<(), BadWord> {
    for (number, name) in hall.names.iter().enumerate() {
        happen(state, 0, What::Join { player: name.parse()?, rating: 1500 - number as i32 });
    }
    happen(state, 0, What::Start);
    Ok(())
}

fn happen(state: &mut Tournament, at: u64, what: What) {
    state.happen(&Event { at, what }).expect("bots come, and stay to the end");
}

/// Matches that have begun and not been played.
fn waiting(hall: &Hall, state: &Tournament, open: &BTreeMap<u32, Match>) -> Vec<(u32, Vec<usize>)> {
    let number = |name: &str| hall.names.iter().position(|known| known == name).unwrap_or_default();
    let new = state.playing().filter(|game| !open.contains_key(&game.number));
    new.map(|game| (game.number, game.players.iter().map(|player| number(player.as_str())).collect()))
        .collect()
}

/// All games of a match. Each match has dice of its own.
fn played(hall: &Hall, game: u32, table: &[usize], now: u64) -> Result<Match, BadWord> {
    let first = u64::from(game) * hall.rounds;
    let rounds: Result<Vec<Round>, BadWord> =
        (first..first + hall.rounds).into_par_iter().map(|number| hall.round(table, number)).collect();
    let rounds = rounds?;
    let won: Vec<f64> =
        table.iter().map(|player| rounds.iter().map(|round| round.share(*player)).sum()).collect();
    let place = |own: &f64| 1 + won.iter().filter(|other| **other > own + 1e-9).count() as u8;
    let length = MATCH_SECONDS / 2 + Rng::stream(hall.seed, u64::from(game)).below(MATCH_SECONDS + 1);
    Ok(Match { ends: now + length, places: won.iter().map(place).collect(), rounds })
}
