//! What comes of games that members have played: their lists, and their ratings. Each game is settled once, in the order in
//! which they ended, so that whoever counts them again comes to the same.

mod against_bots;
#[cfg(test)]
mod against_bots_tests;

use super::{House, day};
use crate::members::bot::is_bot;
use crate::protocol::{DailyResult, Outcome};
use crate::table::{OfDay, Settings};
use luckhouse_club::rating::{Circumstances, Company, Pool, Rating, Weight, rate, weight};
use luckhouse_engine::Header;
use luckhouse_shelf::AnyTable;
use luckhouse_shelf::coach::Balance;
use luckhouse_shelf::daily::Journey;
use luckhouse_store::{
    Change, Json, MemberChange, MemberId, Millis, Name, Played, Rated, Seat, Seq, Status, Store, StoreError,
    Table, TableId,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// If nobody says that a game has ended, it is looked for so often.
const EVERY: Duration = Duration::from_secs(60);
const DAY: i64 = 24 * 60 * 60 * 1000;
/// So many of a player's last games are looked at to see how often the same people played.
const LOOK_BACK: usize = 32;

/// What is kept of a game for one of its players.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Summary {
    /// How many played.
    pub(crate) seats: u8,
    /// Where the player sat, counted from 1.
    pub(crate) seat: u8,
    /// 1 is won.
    pub(crate) place: u8,
    /// The rating before and after, if the game counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) rating: Option<(i32, i32)>,
    /// How much it counted for the rating, from 0 to 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) weight: Option<f64>,
    /// The other members, by id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) with: Vec<String>,
    /// Those of them who won, alone or together.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) winners: Vec<String>,
    /// The levels of the bots at the other seats, if the game counted on the ladder of bots.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) bots: Vec<String>,
    /// The rating against bots before and after.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) against: Option<(i32, i32)>,
    /// The player's share of the win, where it is needed again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) share: Option<f64>,
    /// How far a journey of Lantern went.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) journey: Option<DailyResult>,
    /// What the player did that earns a title.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) feats: Vec<String>,
    /// Did the player give up?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) resigned: bool,
    /// What the coach found, when it looked at the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) review: Option<Review>,
}

/// What the coach found in a game of somebody.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Review {
    /// What the dice gave, in points of a hundred.
    pub(crate) luck: f64,
    /// From 0 to 100; nothing, if it cannot be told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) accuracy: Option<f64>,
}

impl Review {
    /// Nobody needs more than tenths.
    pub(super) fn of(found: &Balance) -> Review {
        let tenths = |number: f64| (10.0 * number).round() / 10.0;
        Review { luck: tenths(100.0 * found.luck), accuracy: found.accuracy.map(tenths) }
    }
}

impl House {
    /// Settle games as long as the house is open.
    pub(super) async fn settle(house: Weak<House>) {
        loop {
            let Some(open) = house.upgrade().filter(|house| !house.is_closing()) else { return };
            let settled = open.settle_all().await;
            let ended = Arc::clone(&open.ended);
            drop(open);
            if settled.is_err() {
                sleep(Duration::from_secs(1)).await;
            }
            let _ = timeout(EVERY, ended.notified()).await;
        }
    }

    async fn settle_all(&self) -> Result<(), ()> {
        loop {
            let review = self.config.thinking.reviews > 0;
            let next = self.read(move |store| next_settlement(store, review)).await.map_err(|problem| {
                tracing::error!(%problem, "ended games cannot be read");
            })?;
            let Some(change) = next else { return Ok(()) };
            match self.save(Change::Member(change)).await {
                // Another node was quicker.
                Err(StoreError::NotNext(_)) if self.is_node() => continue,
                Err(why) => {
                    tracing::error!(%why, "a game could not be settled");
                    return Err(());
                }
                Ok(_) => {
                    self.leaders.changed();
                    self.settled.notify_one();
                }
            }
        }
    }
}

/// What is to be kept of the first game that ended and is not settled.
fn next_settlement(store: &dyn Store, review: bool) -> Result<Option<MemberChange>, StoreError> {
    match store.members().unsettled(1)?.into_iter().next() {
        Some((number, table)) => settlement(store, number, &table, review).map(Some),
        None => Ok(None),
    }
}

/// What comes of one game, and whether the coach is to look at it.
fn settlement(
    store: &dyn Store,
    number: Seq,
    id: &TableId,
    review: bool,
) -> Result<MemberChange, StoreError> {
    let table = store.load(id)?;
    let nothing = MemberChange::Settle {
        number,
        played: Vec::new(),
        ratings: Vec::new(),
        bots: Vec::new(),
        review: false,
    };
    let log = store.export(id)?.to_string();
    let read = luckhouse_shelf::read_log(&log, usize::MAX).ok();
    let Some(game) = Ended::of(&table, resigned(read.as_deref())) else { return Ok(nothing) };
    let feats = game.feats(read.as_deref());
    let (weight, ratings) = game.rated(store)?;
    let against = game.against_bots(store, id)?;
    let journey = Journey::of(&log);
    let played = game.members().map(|(index, member)| {
        let change = ratings.iter().find(|(who, _, _)| who == member);
        let rating = change.map(|(_, before, after)| (before.shown().0, after.shown().0));
        let others = || game.members().filter(|(_, other)| *other != member);
        let winners = others().filter(|(place, _)| game.places[*place] == 1);
        let mut summary = Summary {
            seats: game.header.seats as u8,
            seat: index as u8 + 1,
            place: game.places[index],
            rating,
            weight: rating.is_some().then_some(weight.part()),
            with: others().map(|(_, other)| other.to_string()).collect(),
            winners: winners.map(|(_, other)| other.to_string()).collect(),
            journey: journey.map(day::result),
            feats: feats
                .iter()
                .filter(|(seat, _)| *seat == index)
                .map(|(_, feat)| feat.to_string())
                .collect(),
            resigned: game.resigned.contains(&(index as u8 + 1)),
            ..Summary::default()
        };
        against.iter().for_each(|against| against.note(member, &mut summary));
        let (table, game, at) = (id.clone(), table.listed.game.clone(), game.at);
        Played { member: member.clone(), number, table, game, at, summary: json(&summary) }
    });
    let played = played.collect();
    let (climbed, bots) = against.map(against_bots::Against::moved).unwrap_or_default();
    let ratings = ratings.iter().filter_map(|(member, _, after)| {
        let pool = Name::new(Pool::of(&game.header)?.to_string()).ok()?;
        Some(Rated { member: member.clone(), pool, shown: after.shown().0, state: json(after), at: game.at })
    });
    let ratings = ratings.chain(game.of_day(id, journey)).chain(climbed).collect();
    Ok(MemberChange::Settle { number, played, ratings, bots, review })
}

pub(super) fn json(value: &impl Serialize) -> Json {
    Json(serde_json::to_string(value).expect("it is plain data"))
}

/// The seats that gave up, counted from 1. Of a game that cannot be read any more nothing is said.
fn resigned(game: Option<&dyn AnyTable>) -> BTreeSet<u8> {
    game.map(|game| game.resigned().iter().map(crate::table::shown).collect()).unwrap_or_default()
}

/// Somebody's rating before and after a game.
type Moved = (MemberId, Rating, Rating);

/// A game that has ended with a result.
struct Ended<'t> {
    header: Header,
    seats: &'t [Seat],
    settings: Settings,
    places: Vec<u8>,
    resigned: BTreeSet<u8>,
    at: Millis,
}

impl Ended<'_> {
    /// `None`: it was closed, and came to nothing.
    fn of(table: &Table, resigned: BTreeSet<u8>) -> Option<Ended<'_>> {
        let Status::Over { result, at } = &table.listed.status else { return None };
        let header: Header = table.listed.header.as_str().parse().ok()?;
        let result: serde_json::Value = serde_json::from_str(&result.0).ok()?;
        let closed = result.get("closed").is_some();
        let outcome: Outcome = serde_json::from_value(result).ok().filter(|_| !closed)?;
        let settings = Settings::of(&table.listed.settings).ok()?;
        // Where nobody won, everybody shares the second place: nobody is told that they did.
        let place = |seat: u8| if outcome.winners.contains(&seat) { 1 } else { 2 };
        let places = (1..=header.seats as u8).map(place).collect();
        let whole = table.seats.len() == header.seats;
        whole.then_some(Ended { header, seats: &table.seats, settings, places, resigned, at: *at })
    }

    fn members(&self) -> impl Iterator<Item = (usize, &MemberId)> {
        self.seats.iter().enumerate().filter_map(|(index, seat)| Some((index, seat.member.as_ref()?)))
    }

    /// What earns a title, and who did it, by the index of the seat. With rules of one's own nothing does.
    fn feats(&self, game: Option<&dyn AnyTable>) -> Vec<(usize, &'static str)> {
        let Some(game) = game.filter(|_| Pool::of(&self.header).is_some()) else { return Vec::new() };
        game.feats().into_iter().map(|(seat, feat)| (seat.index(), feat)).collect()
    }

    /// How far a journey went with the dice of a day, if it counts: it was over before the day was.
    fn of_day(&self, table: &TableId, journey: Option<Journey>) -> Option<Rated> {
        let of = self.settings.daily.filter(|of: &OfDay| of.counts && self.at.0 < of.day.ends())?;
        let (_, member) = self.members().next()?;
        Some(day::rated(of.day, member, table, journey?, self.at))
    }

    /// Everybody's rating before and after, and how much the game counts, if it does: everybody is a member, once, with the usual
    /// rules and no hints.
    fn rated(&self, store: &dyn Store) -> Result<(Weight, Vec<Moved>), StoreError> {
        let nothing = || Ok((Weight::NONE, Vec::new()));
        let Some(pool) = Pool::of(&self.header).filter(|pool| pool.seats > 1) else { return nothing() };
        let members: Vec<&MemberId> = self.members().map(|(_, member)| member).collect();
        let different: BTreeSet<&&MemberId> = members.iter().collect();
        // A bot of its own belongs to no member; one that plays for somebody who went away does, so that nobody saves a
        // rating by leaving.
        let counts = members.len() == self.seats.len() && different.len() == members.len();
        // Against a program of somebody's nobody wins or loses a rating, and it has none.
        let counts = counts && !members.iter().any(|member| is_bot(member));
        if !counts || self.settings.hints {
            return nothing();
        }
        let before: Vec<Rating> =
            members.iter().map(|member| rating(store, member, &pool, self.at)).collect::<Result<_, _>>()?;
        let weight = weight(&self.circumstances(store, &members)?);
        if weight == Weight::NONE {
            return nothing();
        }
        let after = rate(&pool, &before, &self.places, weight);
        let all = members.into_iter().zip(before).zip(after);
        Ok((weight, all.map(|((member, before), after)| (member.clone(), before, after)).collect()))
    }

    fn circumstances(&self, store: &dyn Store, members: &[&MemberId]) -> Result<Circumstances, StoreError> {
        let (mut young, mut series, mut earlier) = (0, 0, 0);
        for (seat, member) in (1..).zip(members) {
            let last = last_games(store, member, &self.game())?;
            let created = store.members().member(member)?.map_or(self.at, |member| member.created);
            let days = (self.at.0 - created.0) / DAY;
            let rated = last.iter().filter(|(_, game)| game.rating.is_some()).count();
            let fresh =
                rated < Circumstances::YOUNG_GAMES as usize || days < Circumstances::YOUNG_DAYS.into();
            young += u8::from(fresh);
            if self.resigned.contains(&seat) {
                let before = last.iter().take_while(|(_, game)| game.resigned).count();
                series = series.max(before as u16 + 1);
            }
            let others: BTreeSet<String> =
                members.iter().filter(|other| *other != member).map(ToString::to_string).collect();
            let same = |(at, game): &&(Millis, Summary)| {
                self.at.0 - at.0 < DAY && game.with.iter().cloned().collect::<BTreeSet<_>>() == others
            };
            earlier = earlier.max(last.iter().filter(same).count() as u16);
        }
        Ok(Circumstances {
            company: Company::People,
            same_address: self.settings.one_address,
            young,
            people: members.len() as u8,
            resigned_in_series: series,
            earlier_today: earlier,
        })
    }

    fn game(&self) -> Name {
        Name::new(self.header.game.clone()).expect("a game's name is one")
    }
}

/// The last games of somebody, the newest first.
fn last_games(
    store: &dyn Store,
    member: &MemberId,
    game: &Name,
) -> Result<Vec<(Millis, Summary)>, StoreError> {
    let last = store.members().played(member, Some(game), None, LOOK_BACK)?;
    let read = |played: Played| Some((played.at, serde_json::from_str(&played.summary.0).ok()?));
    Ok(last.into_iter().filter_map(read).collect())
}

/// A rating as it is now: less sure, if it is long since the last game.
pub(super) fn rating(
    store: &dyn Store,
    member: &MemberId,
    pool: &Pool,
    now: Millis,
) -> Result<Rating, StoreError> {
    let all = store.members().ratings(member)?;
    let known = all.into_iter().find(|rated| rated.pool.as_str() == pool.to_string());
    let state = |rated: Rated| Some((rated.at, serde_json::from_str::<Rating>(&rated.state.0).ok()?));
    let Some((at, rating)) = known.and_then(state) else { return Ok(Rating::new()) };
    Ok(rating.after_days(days_since(at, now)))
}

pub(super) fn days_since(at: Millis, now: Millis) -> f64 {
    (now.0 - at.0) as f64 / DAY as f64
}
