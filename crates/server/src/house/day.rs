//! What came of a day: who came how far. It is kept as how good somebody was in the pool of that day.

use super::members::MemberSettings;
use super::{own, table_of};
use crate::protocol::{DailyEntry, DailyMine, DailyResult, KnownPlayer};
use luckhouse_engine::fair::Day;
use luckhouse_shelf::daily::Journey;
use luckhouse_store::{Json, MemberId, Millis, Name, Rated, Status, Store, StoreError, TableId};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// What stands before the day in the name of its pool.
const POOL: &str = "daily/";
/// So many are told of at most.
pub(crate) const MOST_ENTRIES: usize = 100;
/// So many are counted.
const COUNTED: usize = 10_000;
/// A list is good for so long, though nobody says that it changed: it may have been read just before.
const FRESH: Duration = Duration::from_secs(2);

/// What is kept of somebody's day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Kept {
    table: String,
    result: DailyResult,
}

/// What is told of a day.
pub(super) struct Found {
    pub(super) players: u32,
    pub(super) entries: Vec<DailyEntry>,
    pub(super) mine: Option<DailyMine>,
}

/// How far a journey went.
pub(super) fn result(journey: Journey) -> DailyResult {
    let Journey { won, zone, zones, circles, score: _ } = journey;
    DailyResult { won, zone, zones, circles }
}

/// What is to be kept of a journey that counts.
pub(super) fn rated(day: Day, member: &MemberId, table: &TableId, journey: Journey, at: Millis) -> Rated {
    let kept = Kept { table: table.to_string(), result: result(journey) };
    let state = Json(serde_json::to_string(&kept).expect("it is plain data"));
    Rated { member: member.clone(), pool: pool(day), shown: journey.score, state, at }
}

/// Somebody's day, to take along; nothing if it is the rating of a game.
pub(super) fn taken_along(rated: &Rated) -> Option<Value> {
    let day = rated.pool.as_str().strip_prefix(POOL)?;
    let kept: Kept = serde_json::from_str(&rated.state.0).ok()?;
    Some(json!({ "day": day, "table": kept.table, "result": kept.result, "ended": rated.at.0 }))
}

fn pool(day: Day) -> Name {
    Name::new(format!("{POOL}{day}")).expect("digits and dashes are fine")
}

/// Who came how far on the day that was asked for last: it may be long, and everybody who comes in asks for it.
#[derive(Default)]
pub(super) struct Leaders(Mutex<Option<LeadersOf>>);

struct LeadersOf {
    day: Day,
    read: Instant,
    all: Arc<Vec<Rated>>,
}

impl Leaders {
    /// Somebody came to an end, or was forgotten.
    pub(super) fn changed(&self) {
        own(&self.0).take();
    }

    fn read(&self, store: &dyn Store, day: Day) -> Result<Arc<Vec<Rated>>, StoreError> {
        if let Some(known) = &*own(&self.0)
            && known.day == day
            && known.read.elapsed() < FRESH
        {
            return Ok(Arc::clone(&known.all));
        }
        let all = Arc::new(store.members().leaders(&pool(day), COUNTED)?);
        own(&self.0).replace(LeadersOf { day, read: Instant::now(), all: Arc::clone(&all) });
        Ok(all)
    }
}

/// What came of a day; `table` is where the try of whoever asks counts.
pub(super) fn read(
    (store, leaders): (&dyn Store, &Leaders),
    (day, over): (Day, bool),
    asker: Option<&MemberId>,
    table: Option<TableId>,
    entries: usize,
) -> Result<Found, StoreError> {
    let all = leaders.read(store, day)?;
    let shown = all.iter().take(entries.min(MOST_ENTRIES));
    let entries = shown.map(|rated| entry(store, &all, rated, over, asker)).collect::<Result<_, _>>()?;
    let mine = match (asker, table) {
        (Some(asker), Some(table)) => Some(mine(store, &all, day, over, (asker, table))?),
        _ => None,
    };
    Ok(Found { players: all.len() as u32, entries, mine })
}

/// One line of the list. Of somebody whose profile is not to be seen nothing is told but how far they came.
fn entry(
    store: &dyn Store,
    all: &[Rated],
    rated: &Rated,
    over: bool,
    asker: Option<&MemberId>,
) -> Result<DailyEntry, StoreError> {
    let you = asker == Some(&rated.member);
    let known = store
        .members()
        .member(&rated.member)?
        .filter(|member| you || MemberSettings::of(member).shows(asker));
    let kept: Option<Kept> = serde_json::from_str(&rated.state.0).ok();
    let result = kept.as_ref().map_or(NOWHERE, |kept| kept.result);
    let table = kept.map(|kept| kept.table).filter(|_| known.is_some() && (over || you));
    let place = 1 + all.iter().filter(|other| other.shown > rated.shown).count() as u32;
    let player = known.map(|member| KnownPlayer { id: member.id.to_string(), name: member.name.to_string() });
    Ok(DailyEntry { place, player, you, result, table })
}

/// What cannot be read came nowhere.
const NOWHERE: DailyResult = DailyResult { won: false, zone: 1, zones: 1, circles: None };

fn mine(
    store: &dyn Store,
    all: &[Rated],
    day: Day,
    over: bool,
    (asker, table): (&MemberId, TableId),
) -> Result<DailyMine, StoreError> {
    let own = all.iter().find(|rated| rated.member == *asker);
    let entry = own.map(|rated| entry(store, all, rated, over, Some(asker))).transpose()?;
    let status = table_of(store, &table)?.map(|table| table.listed.status);
    let ratings = store.members().ratings(asker)?;
    let days = ratings.iter().filter_map(|rated| rated.pool.as_str().strip_prefix(POOL)?.parse().ok());
    let (streak, longest) = streaks(&days.collect(), day);
    let settings = store.members().member(asker)?.map(|member| MemberSettings::of(&member));
    Ok(DailyMine {
        named: settings.is_some_and(|settings| settings.shows(None)),
        over: matches!(status, Some(Status::Over { .. })),
        table: status.map(|_| table.to_string()),
        entry,
        streak,
        longest,
    })
}

/// How many days in a row up to this one, or to the one before it, and at most.
fn streaks(days: &BTreeSet<Day>, day: Day) -> (u32, u32) {
    let ending = |last: Day| {
        std::iter::successors(Some(last), |day| Some(day.before()))
            .take_while(|day| days.contains(day))
            .count()
    };
    let last = if days.contains(&day) { day } else { day.before() };
    let longest = days.iter().filter(|day| !days.contains(&day.next())).map(|day| ending(*day)).max();
    (ending(last) as u32, longest.unwrap_or(0) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn days(words: &[&str]) -> BTreeSet<Day> {
        words.iter().map(|word| word.parse().unwrap()).collect()
    }

    #[test]
    fn a_streak_goes_over_the_end_of_a_month_and_breaks_at_a_gap() {
        let played = days(&["2026-10-30", "2026-10-31", "2026-11-01", "2026-11-03"]);
        assert_eq!(streaks(&played, "2026-11-03".parse().unwrap()), (1, 3));
        assert_eq!(streaks(&played, "2026-11-01".parse().unwrap()), (3, 3));
        // Today is not over: yesterday's streak still stands.
        assert_eq!(streaks(&played, "2026-11-04".parse().unwrap()), (1, 3));
        assert_eq!(streaks(&played, "2026-11-05".parse().unwrap()), (0, 3));
        assert_eq!(streaks(&days(&[]), "2026-11-05".parse().unwrap()), (0, 0));
    }
}
