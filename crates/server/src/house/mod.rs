//! The house: all its tables, and the way to each.

mod ahead;
mod allowances;
mod archive;
mod awake;
mod bots;
mod calendar;
mod daily;
mod day;
mod disk;
mod expiry;
mod forgetting;
mod friends;
mod host;
mod invitations;
mod ladder;
mod lobby;
mod members;
mod moderation;
mod neighbours;
mod nodes;
mod open;
mod opponents;
mod passkeys;
mod past;
mod profile;
mod puzzles;
mod ranking;
mod register;
mod reports;
mod retention;
mod reviewing;
mod running;
mod settling;
mod standings;
mod studies;
mod tournaments;
mod tries;
mod vacations;
mod writes;

use crate::Config;
use crate::admin::Bans;
use crate::cluster::Links;
use crate::days_off::Vacations;
use crate::members::Challenges;
use crate::notices::{Calls, CodesSent, Vapid};
use crate::protocol::{Problem, Rematch, Seated, Sit, TableInfo, Why, because};
use crate::table::{Hello, Newcomer, Subscription, TableHandle, TableMessage};
use crate::thinking::{Shared, Thinking};
use allowances::Allowances;
pub(crate) use allowances::{Allowance, Granted, Wanted};
use awake::Awake;
pub(crate) use day::MOST_ENTRIES;
pub use disk::DISK_THREADS;
use luckhouse_engine::fair::Day;
use luckhouse_store::{Change, Node, Store, StoreError, Table, TableId};
pub(crate) use members::SESSION;
pub(crate) use neighbours::Home;
use neighbours::Neighbours;
pub(crate) use nodes::is_elsewhere;
pub(crate) use profile::Which;
use register::{Found, Register};
pub(crate) use reviewing::still_open;
use standings::Standings;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use studies::Studies;
use tokio::sync::{Notify, Semaphore, oneshot, watch};
use tokio::time::{Instant, timeout};
use tournaments::Halls;
pub(crate) use tournaments::TOURNAMENT;

/// All tables of one store. A table that is needed is a task of its own; the others rest in the store.
///
/// ```
/// use luckhouse_server::protocol::{OpenTable, Sit};
/// use luckhouse_server::{Config, House};
/// use luckhouse_shelf::games::GAMES;
/// use luckhouse_store::Memory;
/// use std::sync::Arc;
///
/// let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
/// runtime.block_on(async {
///     let house = House::start(Arc::new(Memory::default()), Config::default()).unwrap();
///     let sit = Some(Sit { name: "Ann".into(), seat: None, seals: false });
///     let for_two = GAMES.iter().map(|game| game.about()).find(|about| about.seats.contains(&2)).unwrap();
///     let order = OpenTable { seats: 2, sit, ..OpenTable::of(for_two.name) };
///     let seated = house.open(order).await.unwrap();
///     assert_eq!(seated.seat, Some(1));
///     let ben = house.sit(&seated.table, Sit { name: "Ben".into(), seat: None, seals: false }).await.unwrap();
///     assert_eq!(ben.seat, Some(2));
///     house.stop().await;
/// });
/// ```
pub struct House {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) thinking: Thinking,
    /// Room for tables that are read and played again.
    wakers: Arc<Semaphore>,
    /// Room for everything else that is read.
    readers: Arc<Semaphore>,
    /// How much may be done from each address.
    allowances: Allowances,
    /// Room for changes on their way to the store. A table waits for it without keeping anybody else from working.
    saves: Arc<Semaphore>,
    awake: Mutex<Awake>,
    /// Who is kept out.
    bans: Bans,
    /// How accounts stand.
    standings: Standings,
    /// Who is on vacation.
    pub(crate) vacations: Vacations,
    reading_bans: tokio::sync::Mutex<()>,
    /// The token of a bot was revoked: whoever is connected with one looks whether it still holds.
    pub(crate) bot_tokens: watch::Sender<()>,
    /// What keys are to sign.
    challenges: Challenges,
    /// The latest day that there was.
    latest_day: Mutex<Day>,
    /// Who came how far on the day that was asked for last.
    leaders: day::Leaders,
    /// Tournaments.
    halls: Halls,
    /// One puzzle is rated at a time.
    rating_puzzles: tokio::sync::Mutex<()>,
    /// What players are to be told who are not here.
    pub(crate) calls: Arc<Calls>,
    /// By what push services know the house.
    pub(crate) vapid: OnceLock<Vapid>,
    /// How many codes were sent to addresses.
    pub(crate) codes_sent: CodesSent,
    /// One address is proved at a time, so that nobody tries more codes than they may.
    pub(crate) proving: tokio::sync::Mutex<()>,
    /// A game has ended, and is to be settled.
    ended: Arc<Notify>,
    /// One was settled, and may be reviewed.
    settled: Arc<Notify>,
    /// Tables that are not over.
    register: Mutex<Register>,
    /// The way to other nodes, where there are several.
    links: Option<Links>,
    neighbours: Neighbours,
    /// Until when this node surely holds its lease.
    held_until: Mutex<Instant>,
    /// The reports of the coach, which take long to make, by table and by what its log was.
    reports: Shared<(TableId, u64)>,
    /// What documents are worth.
    studies: Studies,
}

impl House {
    /// Take up every table at which something may happen by itself. Where the store has several nodes, those are the ones that nobody
    /// alive owns.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn start(store: Arc<dyn Store>, config: Config) -> Result<Arc<House>, StoreError> {
        // Before anything is counted: what is counted earlier is lost, and gauges would be wrong for ever.
        crate::http::recorder();
        luckhouse_shelf::remember_at_most(config.thinking.solved);
        let links = store.nodes().map(|_| Links::new(&config.house_key, config.dial));
        let found = match &links {
            Some(_) => Found::default(),
            None => Found::look(&*store, (config.clock)())?,
        };
        let Found { running, tournaments } = found;
        let house = Arc::new(House {
            thinking: Thinking::new(&config.thinking),
            reports: Shared::new(config.thinking.reports),
            studies: Studies::default(),
            wakers: Arc::new(Semaphore::new(disk::WAKERS)),
            readers: Arc::new(Semaphore::new(disk::READERS)),
            allowances: Allowances::new(&config.limits),
            saves: Arc::new(Semaphore::new(disk::SAVES)),
            awake: Mutex::default(),
            bans: Bans::default(),
            standings: Standings::default(),
            vacations: Vacations::new((config.clock)()),
            reading_bans: tokio::sync::Mutex::default(),
            bot_tokens: watch::Sender::new(()),
            challenges: Challenges::of(&config.house_key),
            latest_day: Mutex::new(Day::at((config.clock)().0)),
            leaders: day::Leaders::default(),
            halls: Halls::default(),
            rating_puzzles: tokio::sync::Mutex::default(),
            calls: Arc::default(),
            vapid: OnceLock::new(),
            codes_sent: CodesSent::default(),
            proving: tokio::sync::Mutex::default(),
            ended: Arc::default(),
            settled: Arc::default(),
            register: Mutex::default(),
            links,
            neighbours: Neighbours::default(),
            held_until: Mutex::new(Instant::now() + 2 * Node::RENEWAL),
            config,
            store,
        });
        // Before any of their games can end.
        house.take_up_tournaments(tournaments);
        tokio::spawn(Arc::clone(&house).take_up(running));
        house.bans.set(&house.store.bans()?);
        house.standings.set(house.store.members().standings()?);
        house.vacations.set(house.store.members().vacations(house.onward())?);
        tokio::spawn(House::sweep(Arc::downgrade(&house)));
        tokio::spawn(House::tidy(Arc::downgrade(&house)));
        tokio::spawn(House::put_games_away(Arc::downgrade(&house)));
        tokio::spawn(House::settle(Arc::downgrade(&house)));
        if house.config.thinking.reviews > 0 {
            tokio::spawn(House::review(Arc::downgrade(&house)));
        }
        if house.calls_anybody() {
            tokio::spawn(House::keep_calls(Arc::downgrade(&house), Arc::clone(&house.calls)));
            tokio::spawn(House::deliver(Arc::downgrade(&house)));
        }
        if house.is_node() {
            tokio::spawn(House::keep_lease(Arc::downgrade(&house)));
            tokio::spawn(House::adopt(Arc::downgrade(&house)));
            tokio::spawn(House::look_around(Arc::downgrade(&house)));
        } else {
            tokio::spawn(House::learn_of_all(Arc::downgrade(&house)));
        }
        Ok(house)
    }

    /// Is the house about to close?
    pub fn is_closing(&self) -> bool {
        own(&self.awake).closing
    }

    /// Ask a table, and wait for its answer, but not without end: a table may wait for the disk.
    async fn ask<T>(
        self: &Arc<Self>,
        table: &str,
        mut message: impl FnMut(oneshot::Sender<Result<T, Problem>>) -> TableMessage,
    ) -> Result<T, Problem> {
        let table = TableId::new(table).map_err(|_| no_table())?;
        // A table may go to rest just when it is written to: then it is woken again.
        for _ in 0..3 {
            let (reply, answer) = oneshot::channel();
            let (handle, message) = (self.handle_of(&table).await?, message(reply));
            let asked = async {
                handle.send(Box::new(message)).await.ok()?;
                answer.await.ok()
            };
            match timeout(self.config.disk, asked).await {
                Ok(Some(answer)) => return answer,
                Ok(None) => {}
                Err(_) => return Err(disk::silent()),
            }
        }
        Err(Problem::new(Why::NotSaved, because("table-away")))
    }

    /// Take a free seat.
    pub async fn sit(self: &Arc<Self>, table: &str, order: Sit) -> Result<Seated, Problem> {
        self.sit_as(table, order, Newcomer::default()).await
    }

    /// The same, for somebody whom the house may know.
    pub(crate) async fn sit_as(
        self: &Arc<Self>,
        table: &str,
        order: Sit,
        who: Newcomer,
    ) -> Result<Seated, Problem> {
        self.may_play(who.member.as_ref())?;
        self.is_welcome(table, who.member.as_ref()).await?;
        self.ask(table, |reply| TableMessage::Sit(order.clone(), who.clone(), reply)).await
    }

    /// What may be known of a table.
    pub async fn info(self: &Arc<Self>, table: &str, token: Option<&str>) -> Result<TableInfo, Problem> {
        if let Some(elsewhere) = self.info_elsewhere(table, token).await? {
            return Ok(elsewhere);
        }
        self.ask(table, |reply| TableMessage::Info(token.map(String::from), reply)).await
    }

    /// The log as the one with this token may read it; whole and with its proof when the game is over.
    pub async fn log(self: &Arc<Self>, table: &str, token: Option<&str>) -> Result<String, Problem> {
        self.ask(table, |reply| TableMessage::Log(token.map(String::from), reply)).await
    }

    /// Somebody comes to a table: the way to it, and the way back.
    pub(crate) async fn hello(
        self: &Arc<Self>,
        table: &str,
        hello: Hello,
    ) -> Result<(TableHandle, Subscription), Problem> {
        let id = TableId::new(table).map_err(|_| no_table())?;
        let subscription =
            self.ask(table, |reply| TableMessage::Hello(Box::new(hello.clone()), reply)).await?;
        Ok((self.handle_of(&id).await?, subscription))
    }

    /// Play again with the same people: the seat of this token at the new table.
    pub async fn rematch(
        self: &Arc<Self>,
        table: &str,
        token: &str,
        order: Rematch,
    ) -> Result<Seated, Problem> {
        let encore = self.ask(table, |reply| TableMessage::Rematch(token.into(), reply)).await?;
        self.may_play(encore.asker.member.as_ref())?;
        let next = match encore.next {
            Some(next) => next,
            None => {
                let new = self.open_blank(encore.table).await?;
                let next = self.ask(table, |reply| TableMessage::PlayOn(new.clone(), reply)).await?;
                if next != new {
                    // Somebody else was quicker.
                    drop(self.save_in_time(Change::Remove(new.clone())).await);
                    self.table_ended(&new);
                }
                next
            }
        };
        let mut asker = encore.asker;
        (asker.token, asker.seals) = (asker.token.at_next(&next), order.seals);
        self.ask(next.as_str(), |reply| TableMessage::SitAgain(asker.clone(), reply)).await
    }
}

/// What is shared, for the one who has it now. Nobody who panics leaves it half changed.
fn own<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

fn no_table() -> Problem {
    Problem::new(Why::NoTable, because("no-table"))
}

/// A table, if it is there.
fn table_of(store: &dyn Store, id: &TableId) -> Result<Option<Table>, StoreError> {
    match store.load(id) {
        Ok(table) => Ok(Some(table)),
        Err(StoreError::NoTable(_)) => Ok(None),
        Err(why) => Err(why),
    }
}

pub(crate) fn unfound(why: &StoreError) -> Problem {
    match why {
        StoreError::NoTable(_) => no_table(),
        StoreError::Archive { .. } => archive::unread(why),
        why if is_elsewhere(why) => Problem::new(Why::NotSaved, because("table-away")),
        _ => Problem::new(Why::NotSaved, format!("the table cannot be read: {why}")),
    }
}
