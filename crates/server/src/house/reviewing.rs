//! What the coach finds, unasked, in games that members have played: luck, accuracy, and ratings without the luck.
//!
//! Games are reviewed one after the other, in the order in which they ended. One takes seconds, so that results are settled first and
//! nobody waits for this. Where there are several nodes, one of them does it.

use super::House;
use super::profile::summary;
use super::settling::{Review, Summary, days_since, json};
use luckhouse_club::luck::{self, Adjusted, LuckRating};
use luckhouse_club::rating::{Pool, Solo, Weight};
use luckhouse_engine::Header;
use luckhouse_shelf::coach::Balance;
use luckhouse_shelf::{Budget, Cancel, read_log};
use luckhouse_store::{
    Change, MemberChange, MemberId, Millis, Name, Played, Rated, Seq, Store, StoreError, TableId,
};
use serde::de::DeserializeOwned;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// If nobody says that a game was settled, it is looked for so often.
const EVERY: Duration = Duration::from_secs(60);
/// Whether the house closes meanwhile is looked at so often.
const LOOK: Duration = Duration::from_millis(200);
/// So many positions the coach looks at for a decision, so that it says the same on every machine.
const THOUGHT: Budget = Budget::nodes(64);

/// What ratings with the luck taken out are kept under: `luck/booty-dice/2`.
const LUCK: &str = "luck/";
/// And how well somebody plays alone: `alone/lantern/1`.
const ALONE: &str = "alone/";

/// A game that is to be reviewed.
struct Next {
    number: Seq,
    table: TableId,
    log: String,
}

impl House {
    /// Review games as long as the house is open.
    pub(super) async fn review(house: Weak<House>) {
        while let Some(open) = still_open(&house) {
            let settled = Arc::clone(&open.settled);
            let next = if open.is_first_node() { open.read(next).await } else { Ok(None) };
            drop(open);
            match next {
                Ok(Some(next)) => House::review_one(&house, next).await,
                Ok(None) => drop(timeout(EVERY, settled.notified()).await),
                Err(problem) => {
                    tracing::error!(%problem, "games to be reviewed cannot be read");
                    sleep(Duration::from_secs(1)).await;
                }
            }
        }
    }

    /// Is this the node that does for all what one is enough for?
    pub(crate) fn is_first_node(&self) -> bool {
        let alive = self.alive();
        let first = alive.iter().map(|node| &node.address).min();
        alive.len() < 2 || first == self.own_address().as_ref()
    }

    /// The house is not held while the coach thinks: it can close.
    async fn review_one(house: &Weak<House>, Next { number, table, log }: Next) {
        let Some(open) = still_open(house) else { return };
        let (pool, time) = (open.thinking.reviews.clone(), open.config.thinking.review_time);
        drop(open);
        let found = tokio::select! {
            found = pool.ask(time, move || look(&log)) => found.ok().flatten().unwrap_or_default(),
            () = closing(house) => return,
        };
        let found: Arc<[Balance]> = found.into();
        while let Some(open) = still_open(house) {
            match open.keep_review(number, &table, &found).await {
                Ok(()) => return,
                Err(why) => tracing::warn!(%why, "a game could not be reviewed"),
            }
            drop(open);
            sleep(Duration::from_secs(1)).await;
            // What was found is not thought again for a disk that fails, unless nobody waits for it any more.
            if !House::waits(house, number).await {
                return;
            }
        }
    }

    /// Keep what was found of a game.
    async fn keep_review(&self, number: Seq, table: &TableId, found: &Arc<[Balance]>) -> Result<(), String> {
        let (table, found) = (table.clone(), Arc::clone(found));
        let change = self.read(move |store| reviewed(store, number, &table, &found)).await;
        let change = change.map_err(|problem| problem.to_string())?;
        self.save(Change::Member(change)).await.map(drop).map_err(|why| why.to_string())
    }

    /// Is this still the game that is to be reviewed next? Another node may have been quicker, or the table is forgotten. Where that
    /// cannot be read it is.
    async fn waits(house: &Weak<House>, number: Seq) -> bool {
        let Some(open) = still_open(house) else { return false };
        match open.read(|store| store.members().unreviewed(1)).await {
            Ok(next) => next.first().is_some_and(|(next, _)| *next == number),
            Err(_) => true,
        }
    }
}

/// The house, unless it closes.
pub(crate) fn still_open(house: &Weak<House>) -> Option<Arc<House>> {
    house.upgrade().filter(|house| !house.is_closing())
}

/// Until the house closes.
async fn closing(house: &Weak<House>) {
    while still_open(house).is_some() {
        sleep(LOOK).await;
    }
}

fn next(store: &dyn Store) -> Result<Option<Next>, StoreError> {
    let Some((number, table)) = store.members().unreviewed(1)?.into_iter().next() else { return Ok(None) };
    let log = store.export(&table)?.to_string();
    Ok(Some(Next { number, table, log }))
}

/// What the coach says of everybody; nothing, if it says nothing of this game, or not in time.
fn look(log: &str) -> Option<Vec<Balance>> {
    let cancel = Cancel::here().unwrap_or_default();
    let report = read_log(log, usize::MAX).ok()?.coach(THOUGHT, &cancel).ok()?;
    Some(report.analysis.players)
}

/// What is to be kept of it.
fn reviewed(
    store: &dyn Store,
    number: Seq,
    table: &TableId,
    found: &[Balance],
) -> Result<MemberChange, StoreError> {
    let kept = store.load(table)?;
    let (mut played, mut seats) = (Vec::new(), Vec::new());
    for (seat, balance) in kept.seats.iter().zip(found) {
        let Some(member) = &seat.member else { continue };
        let Some((game, summary)) = played_as(store, member, number)? else { continue };
        seats.push((member, summary.weight));
        let summary = json(&Summary { review: Some(Review::of(balance)), ..summary });
        played.push(Played { summary, ..game });
    }
    let header: Option<Header> = kept.listed.header.as_str().parse().ok();
    let pool = header.as_ref().and_then(Pool::of).filter(|pool| usize::from(pool.seats) == found.len());
    let ratings = match (pool, played.first().map(|played| played.at)) {
        (Some(pool), Some(at)) if pool.seats == 1 => alone(store, &pool, seats[0].0, &found[0], at)?,
        (Some(pool), Some(at)) => without_luck(store, &pool, &seats, found, at)?,
        _ => Vec::new(),
    };
    Ok(MemberChange::Review { number, played, ratings })
}

/// What was kept of this game for a member when it was settled.
fn played_as(
    store: &dyn Store,
    member: &MemberId,
    number: Seq,
) -> Result<Option<(Played, Summary)>, StoreError> {
    let up_to = store.members().played(member, None, Some(Seq::after(Some(number))), 1)?;
    let this = up_to.into_iter().find(|played| played.number == number);
    Ok(this.and_then(|played| summary(&played).map(|summary| (played, summary))))
}

/// Everybody's rating without the luck, if the game counted.
fn without_luck(
    store: &dyn Store,
    pool: &Pool,
    seats: &[(&MemberId, Option<f64>)],
    found: &[Balance],
    at: Millis,
) -> Result<Vec<Rated>, StoreError> {
    let part = |part: fn(&Balance) -> f64| found.iter().map(part).collect();
    let game = Adjusted::new(part(|one| one.result), part(|one| one.luck)).ok();
    let weight = seats.first().and_then(|(_, weight)| *weight).filter(|_| seats.len() == found.len());
    let Some((game, weight)) = game.zip(weight) else { return Ok(Vec::new()) };
    let mut before = Vec::new();
    for (member, _) in seats {
        let known: Option<(Millis, LuckRating)> = kept(store, member, LUCK, pool)?;
        before.push(
            known.map_or_else(LuckRating::new, |(since, known)| known.after_days(days_since(since, at))),
        );
    }
    let after = luck::rate(&before, &game, Weight::new(weight));
    let rated = |((member, _), after): (&(&MemberId, _), LuckRating)| {
        rated(member, LUCK, pool, after.rating.shown().0, json(&after), at)
    };
    Ok(seats.iter().zip(after).map(rated).collect())
}

/// How well somebody plays alone: what came, beside what the best would have made of the same luck.
fn alone(
    store: &dyn Store,
    pool: &Pool,
    member: &MemberId,
    found: &Balance,
    at: Millis,
) -> Result<Vec<Rated>, StoreError> {
    let known: Option<(Millis, Solo)> = kept(store, member, ALONE, pool)?;
    let after =
        known.map_or_else(Solo::default, |(_, known)| known).with(found.result, found.start + found.luck);
    let shown = (1000.0 * after.mean().unwrap_or_default()).round() as i32;
    Ok(vec![rated(member, ALONE, pool, shown, json(&after), at)])
}

fn rated(
    member: &MemberId,
    kind: &str,
    pool: &Pool,
    shown: i32,
    state: luckhouse_store::Json,
    at: Millis,
) -> Rated {
    let pool = kept_under(kind, pool);
    Rated { member: member.clone(), pool, shown, state, at }
}

fn kept_under(kind: &str, pool: &Pool) -> Name {
    Name::new(format!("{kind}{pool}")).expect("a pool is a name")
}

/// What ratings with the luck taken out are kept under.
pub(super) fn luck_pool(pool: &Pool) -> Name {
    kept_under(LUCK, pool)
}

/// What is known of a member so far, and since when.
fn kept<T: DeserializeOwned>(
    store: &dyn Store,
    member: &MemberId,
    kind: &str,
    pool: &Pool,
) -> Result<Option<(Millis, T)>, StoreError> {
    let pool = kept_under(kind, pool);
    let known = store.members().ratings(member)?.into_iter().find(|rated| rated.pool == pool);
    Ok(known.and_then(|rated| Some((rated.at, serde_json::from_str(&rated.state.0).ok()?))))
}

/// A rating with the luck taken out, and what it is in.
pub(super) fn luck_rating(rated: &Rated) -> Option<(Pool, LuckRating)> {
    let pool = rated.pool.as_str().strip_prefix(LUCK)?.parse().ok()?;
    Some((pool, serde_json::from_str(&rated.state.0).ok()?))
}

/// How well somebody plays alone, and what.
pub(super) fn solo_rating(rated: &Rated) -> Option<(Pool, Solo)> {
    let pool = rated.pool.as_str().strip_prefix(ALONE)?.parse().ok()?;
    Some((pool, serde_json::from_str(&rated.state.0).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_engine::Seat;
    use luckhouse_store::conformance::sample;
    use luckhouse_store::{Memory, NewTable, Seat as KeptSeat};

    fn found(seat: usize, [start, luck, result]: [f64; 3]) -> Balance {
        let own = result - start - luck;
        let (seat, labels) = (Seat::at(seat), Default::default());
        Balance {
            seat,
            start,
            luck,
            own,
            others: 0.0,
            rest: 0.0,
            result,
            accuracy: None,
            decisions: 9,
            labels,
        }
    }

    /// A table of this game has ended with these members at it, and what came of it is settled.
    fn settled(store: &Memory, table: &str, header: &str, members: &[&str], weight: Option<f64>) -> Seq {
        let new = NewTable { header: sample::line(header), ..sample::table(table, 1) };
        store.apply(Change::Open(new)).unwrap();
        for (number, who) in (1..).zip(members) {
            let member = Some(sample::member_id(who));
            let seat = KeptSeat { member, ..sample::person(number, who, None) };
            store.apply(sample::sit(table, seat)).unwrap();
        }
        store.apply(sample::mark(table, 9, sample::over())).unwrap();
        let (number, table) = store.members().unsettled(1).unwrap().remove(0);
        let seats = members.len() as u8;
        let summary = Summary { seats, seat: 1, place: 1, weight, ..Summary::default() };
        let played = |who: &&str| Played {
            member: sample::member_id(who),
            number,
            table: table.clone(),
            game: sample::name("pig"),
            at: Millis(9),
            summary: json(&summary),
        };
        let played = members.iter().map(played).collect();
        let settle =
            MemberChange::Settle { number, played, ratings: Vec::new(), bots: Vec::new(), review: true };
        store.apply(Change::Member(settle)).unwrap();
        number
    }

    fn review(store: &Memory, number: Seq, table: &str, found: &[Balance]) {
        let change = reviewed(store, number, &sample::id(table), found).unwrap();
        store.apply(Change::Member(change)).unwrap();
    }

    fn house(members: &[&str]) -> Memory {
        let store = Memory::default();
        members.iter().for_each(|who| drop(store.apply(sample::enroll(who, who)).unwrap()));
        store
    }

    fn luck_of(store: &Memory, who: &str) -> Option<LuckRating> {
        let all = store.members().ratings(&sample::member_id(who)).unwrap();
        all.iter().find_map(luck_rating).map(|(_, rating)| rating)
    }

    #[test]
    fn whoever_wins_by_luck_alone_loses_rating_without_it() {
        let store = house(&["m", "n"]);
        for table in ["a", "b", "c"] {
            let number = settled(&store, table, "pig seats 2 edition 1", &["m", "n"], Some(1.0));
            review(&store, number, table, &[found(0, [0.5, 0.6, 1.0]), found(1, [0.5, -0.6, 0.0])]);
        }
        let (m, n) = (luck_of(&store, "m").unwrap(), luck_of(&store, "n").unwrap());
        assert_eq!((m.rating.games, n.rating.games), (3, 3));
        assert!(m.rating.mean < 1490.0 && n.rating.mean > 1510.0, "{m:?} {n:?}");
        let kept = store.members().played(&sample::member_id("m"), None, None, 9).unwrap();
        assert_eq!(summary(&kept[0]).unwrap().review, Some(Review { luck: 60.0, accuracy: None }));
    }

    #[test]
    fn what_did_not_count_is_reviewed_and_not_rated() {
        let store = house(&["m", "n"]);
        let number = settled(&store, "a", "pig seats 2 edition 1", &["m", "n"], None);
        review(&store, number, "a", &[found(0, [0.5, 0.1, 1.0]), found(1, [0.5, -0.1, 0.0])]);
        assert_eq!(luck_of(&store, "m"), None);
        let kept = store.members().played(&sample::member_id("n"), None, None, 9).unwrap();
        assert_eq!(summary(&kept[0]).unwrap().review.map(|review| review.luck), Some(-10.0));
        // Of what the coach says nothing, nothing is kept, and the next can come.
        let number = settled(&store, "b", "pig seats 2 edition 1", &["m", "n"], Some(1.0));
        review(&store, number, "b", &[]);
        assert_eq!((luck_of(&store, "m"), store.members().unreviewed(9)), (None, Ok(Vec::new())));
    }

    #[test]
    fn whoever_plays_alone_is_held_against_the_best() {
        let store = house(&["m"]);
        // Best play would have made 0.7 and 0.3 of the same luck.
        for (table, told) in [("a", [0.5, 0.2, 1.0]), ("b", [0.5, -0.2, 0.0])] {
            let number = settled(&store, table, "lantern seats 1 edition 1", &["m"], None);
            review(&store, number, table, &[found(0, told)]);
        }
        let all = store.members().ratings(&sample::member_id("m")).unwrap();
        let (pool, solo) = all.iter().find_map(solo_rating).unwrap();
        assert_eq!((pool.to_string().as_str(), solo.games()), ("lantern/1", 2));
        assert!(solo.mean().unwrap().abs() < 1e-9 && solo.half_width().unwrap() > 0.1, "{solo:?}");
    }
}
