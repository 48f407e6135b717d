//! The tables that are not over: how many there are, and which of them can go when there are too many.

use super::{House, TOURNAMENT, own};
use luckhouse_engine::Header;
use luckhouse_store::{Listed, Millis, Name, Search, SeatKind, Status, Store, StoreError, TableId};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Weak;
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// A game in which nobody has done anything for so long can go for a new table.
const A_DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// So many tables are looked up at once.
const PAGE: u16 = 1000;
/// After so long, when the store did not answer.
const AGAIN: Duration = Duration::from_secs(1);

/// What is known of a table that is not over. Time is counted by this program, so that nobody's clock can expire it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Unfinished {
    /// How many people have a seat.
    people: usize,
    /// Has the game begun?
    begun: bool,
    /// When it last changed.
    changed: Instant,
}

impl Unfinished {
    /// The least goes first; `None` if it stays.
    fn rank(self) -> Option<u8> {
        match self {
            Unfinished { people: 2.., .. } => None,
            Unfinished { begun: true, .. } => Some(2),
            Unfinished { people, .. } => Some(people as u8),
        }
    }
}

/// All tables that are not over.
#[derive(Debug, Default)]
pub(super) struct Register {
    tables: HashMap<TableId, Unfinished>,
    /// Those that can go, the emptiest and then the oldest first.
    can_go: BTreeSet<(u8, Instant, TableId)>,
}

/// What a house has to see to when it opens.
#[derive(Debug, Default)]
pub(super) struct Found {
    /// Tables at which something may happen by itself.
    pub(super) running: Vec<TableId>,
    pub(super) tournaments: Vec<TableId>,
}

impl Register {
    pub(super) fn len(&self) -> usize {
        self.tables.len()
    }

    /// This is how a table stands now.
    pub(super) fn note(&mut self, table: &TableId, people: usize, begun: bool) {
        self.put(table, Unfinished { people, begun, changed: Instant::now() });
    }

    fn put(&mut self, table: &TableId, stands: Unfinished) {
        self.forget(table);
        self.can_go.extend(stands.rank().map(|rank| (rank, stands.changed, table.clone())));
        self.tables.insert(table.clone(), stands);
    }

    /// A table that was left by somebody else. May something happen there by itself?
    pub(super) fn take_in(&mut self, listed: &Listed, now: Millis) -> bool {
        self.put(&listed.id, stands(listed, now));
        runs(listed)
    }

    /// A table as it was left, unless more is known of it.
    fn learn_of(&mut self, listed: &Listed, now: Millis) {
        if !self.tables.contains_key(&listed.id) {
            self.put(&listed.id, stands(listed, now));
        }
    }

    /// It is over, or has gone.
    pub(super) fn forget(&mut self, table: &TableId) {
        if let Some(stood) = self.tables.remove(table)
            && let Some(rank) = stood.rank()
        {
            self.can_go.remove(&(rank, stood.changed, table.clone()));
        }
    }

    /// Somebody is there: it is as good as new.
    pub(super) fn refresh(&mut self, table: &TableId) {
        if let Some(stands) = self.tables.get(table).copied() {
            self.put(table, Unfinished { changed: Instant::now(), ..stands });
        }
    }

    /// The emptiest and oldest table that can go.
    pub(super) fn emptiest(&self) -> Option<TableId> {
        let now = Instant::now();
        let (rank, changed, table) = self.can_go.first()?;
        (*rank < 2 || now.duration_since(*changed) > A_DAY).then(|| table.clone())
    }

    /// Tables that wait for people and have waited too long: so long without anybody, so long with somebody.
    pub(super) fn expired(&self, empty: Duration, unbegun: Duration) -> Vec<TableId> {
        let now = Instant::now();
        let expired = |stands: &Unfinished| {
            let patience = if stands.people == 0 { empty } else { unbegun };
            !stands.begun && now.duration_since(stands.changed) > patience
        };
        self.tables.iter().filter(|(_, stands)| expired(stands)).map(|(table, _)| table.clone()).collect()
    }
}

impl Found {
    /// What a house has to see to when it opens. Tables at rest are not looked at.
    pub(super) fn look(store: &dyn Store, now: Millis) -> Result<Found, StoreError> {
        let mut search = Search { game: Some(tournament()?), limit: PAGE, ..Search::open() };
        let mut tournaments = Vec::new();
        loop {
            let found = store.search(&search)?;
            tournaments.extend(found.tables.into_iter().map(|listed| listed.id));
            match found.next {
                Some(next) => search.after = Some(next),
                None => break,
            }
        }
        let known: HashSet<TableId> = tournaments.iter().cloned().collect();
        let running = store.due(now)?.into_iter().filter(|table| !known.contains(table)).collect();
        Ok(Found { running, tournaments })
    }
}

impl House {
    /// Learn of all tables that are not over, while the house is open already: what is read takes nobody's time.
    pub(super) async fn learn_of_all(house: Weak<House>) {
        let mut search = Search { limit: PAGE, ..Search::open() };
        loop {
            let Some(open) = house.upgrade().filter(|house| !house.is_closing()) else { return };
            let page = search.clone();
            let found = match open.read(move |store| store.search(&page)).await {
                Ok(found) => found,
                Err(problem) => {
                    tracing::warn!(%problem, "tables that are not over cannot be read: tried again");
                    sleep(AGAIN).await;
                    continue;
                }
            };
            let (mut register, now) = (own(&open.register), (open.config.clock)());
            let tables = found.tables.iter().filter(|listed| listed.game.as_str() != TOURNAMENT);
            tables.for_each(|listed| register.learn_of(listed, now));
            match found.next {
                Some(next) => search.after = Some(next),
                None => return,
            }
        }
    }
}

fn tournament() -> Result<Name, StoreError> {
    Name::new(TOURNAMENT).map_err(|why| StoreError::Damaged(why.to_string()))
}

fn stands(listed: &Listed, now: Millis) -> Unfinished {
    // A bot has the name of its kind; whoever has another is somebody for whom a bot plays.
    let person = |kind: &SeatKind, name: &str| !matches!(kind, SeatKind::Bot(bot) if bot.as_str() == name);
    let people = listed.players.iter().filter(|player| person(&player.kind, player.name.as_str())).count();
    let age = Duration::from_millis(u64::try_from(now.0 - listed.changed.0).unwrap_or(0));
    let changed = Instant::now().checked_sub(age).unwrap_or_else(Instant::now);
    Unfinished { people, begun: listed.status == Status::Playing, changed }
}

/// Does a clock run there, do bots play, are the dice being opened?
fn runs(listed: &Listed) -> bool {
    let seats = listed.header.as_str().parse().map_or(0, |header: Header| header.seats);
    listed.status == Status::Playing || listed.players.len() >= seats
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(name: &str) -> TableId {
        TableId::new(name).unwrap()
    }

    #[tokio::test(start_paused = true)]
    async fn the_emptiest_and_oldest_goes_and_company_stays() {
        let mut register = Register::default();
        register.note(&id("two"), 2, false);
        register.note(&id("game"), 1, true);
        for (name, people) in [("one", 1), ("old", 0), ("new", 0)] {
            tokio::time::advance(Duration::from_secs(1)).await;
            register.note(&id(name), people, false);
        }
        let mut gone = Vec::new();
        while let Some(table) = register.emptiest() {
            register.forget(&table);
            gone.push(table.to_string());
        }
        assert_eq!(gone, ["old", "new", "one"]);
        tokio::time::advance(A_DAY + A_DAY).await;
        assert_eq!(register.emptiest(), Some(id("game")), "a game that nobody has played for a day");
        register.refresh(&id("game"));
        assert_eq!(register.emptiest(), None);
        assert_eq!(register.len(), 2);
    }

    #[tokio::test(start_paused = true)]
    async fn tables_that_wait_for_people_expire_and_games_do_not() {
        let (hour, week) = (Duration::from_secs(3600), 7 * A_DAY);
        let mut register = Register::default();
        for (name, people, begun) in [("empty", 0, false), ("two", 2, false), ("game", 2, true)] {
            register.note(&id(name), people, begun);
        }
        assert!(register.expired(hour, week).is_empty());
        tokio::time::advance(hour + Duration::from_secs(1)).await;
        assert_eq!(register.expired(hour, week), [id("empty")]);
        register.forget(&id("empty"));
        tokio::time::advance(week).await;
        assert_eq!(register.expired(hour, week), [id("two")]);
    }
}
