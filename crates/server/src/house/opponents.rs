//! Head to head: how it went with those whom one has played with.

use super::House;
use super::members::no_player;
use super::profile::summary;
use super::settling::Summary;
use crate::members::Session;
use crate::protocol::{Against, Opponent, Problem};
use luckhouse_store::{MemberId, Played, Store, StoreError};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// So many of the last games are looked at.
const GAMES: usize = 2000;
/// So many are told of, those with whom one played last.
const MOST: usize = 100;

impl House {
    /// Those whom a player has played with, the last ones first.
    pub(crate) async fn opponents(&self, session: &Session) -> Result<Vec<Opponent>, Problem> {
        let own = session.member.clone();
        self.read(move |store| opponents(store, &own)).await
    }

    /// How it went with this one. Whoever played with somebody may know that, whatever their profile says.
    ///
    /// # Errors
    /// If they have not played with each other, or there is no such player.
    pub(crate) async fn against(&self, id: &str, session: &Session) -> Result<Opponent, Problem> {
        let all = self.opponents(session).await?;
        all.into_iter().find(|opponent| opponent.id == id).ok_or_else(no_player)
    }
}

/// How it went, by game.
type Scores = BTreeMap<String, (Against, i64)>;

fn opponents(store: &dyn Store, own: &MemberId) -> Result<Vec<Opponent>, StoreError> {
    let mut all: BTreeMap<String, Scores> = BTreeMap::new();
    for played in store.members().played(own, None, None, GAMES)? {
        let Some(summary) = summary(&played) else { continue };
        for other in &summary.with {
            count(all.entry(other.clone()).or_default(), &played, &summary, other);
        }
    }
    let mut found: Vec<(String, Scores)> = all.into_iter().collect();
    found.sort_by_key(|(_, scores)| Reverse(last(scores)));
    found.truncate(MOST);
    let mut known = Vec::new();
    for (id, scores) in found {
        known.extend(named(store, &id, scores)?);
    }
    Ok(known)
}

fn count(scores: &mut Scores, played: &Played, summary: &Summary, other: &String) {
    let game = played.game.to_string();
    let new = || (Against { game: game.clone(), games: 0, won: 0, lost: 0 }, 0);
    let (score, last) = scores.entry(game.clone()).or_insert_with(new);
    let (own, theirs) = (summary.place == 1, summary.winners.contains(other));
    score.games += 1;
    score.won += u32::from(own && !theirs);
    score.lost += u32::from(theirs && !own);
    *last = played.at.0.max(*last);
}

fn last(scores: &Scores) -> i64 {
    scores.values().map(|(_, last)| *last).max().unwrap_or(0)
}

/// All of it under their name; nothing of those who are forgotten.
fn named(store: &dyn Store, id: &str, scores: Scores) -> Result<Option<Opponent>, StoreError> {
    let Ok(id) = MemberId::new(id) else { return Ok(None) };
    let Some(member) = store.members().member(&id)? else { return Ok(None) };
    let last = last(&scores);
    let mut by_game: Vec<Against> = scores.into_values().map(|(score, _)| score).collect();
    by_game.sort_by_key(|score| Reverse(score.games));
    let sum = |part: fn(&Against) -> u32| by_game.iter().map(part).sum();
    let (games, won, lost) = (sum(|score| score.games), sum(|score| score.won), sum(|score| score.lost));
    Ok(Some(Opponent { id: id.to_string(), name: member.name.to_string(), games, won, lost, last, by_game }))
}
