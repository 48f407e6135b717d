//! The house: all its tables, and the way to each.

mod lobby;
mod open;
mod past;
mod writes;

use crate::Config;
use crate::ids::short;
use crate::protocol::{Problem, Rematch, Seated, Sit, TableInfo, Why};
use crate::table::{Desk, Hello, Keeper, Line, Mail};
use crate::thinking::{Shared, Thinking};
use luckhouse_store::{Change, Done, Store, StoreError, TableId};
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tokio::sync::{mpsc, oneshot};

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
    awake: Mutex<Awake>,
    /// Tables that are not over.
    open_tables: AtomicUsize,
    /// The reports of the coach, which take long to make, by table and by what its log was.
    reports: Shared<(TableId, u64)>,
}

/// The tables that are tasks, and whether any may still become one.
struct Awake {
    tables: HashMap<TableId, mpsc::Sender<Mail>>,
    closing: bool,
}

impl House {
    /// Take up every table that is not over.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn start(store: Arc<dyn Store>, config: Config) -> Result<Arc<House>, StoreError> {
        // Before anything is counted: what is counted earlier is lost, and gauges would be wrong for ever.
        crate::http::recorder();
        luckhouse_shelf::remember_at_most(config.thinking.solved);
        let unfinished = store.unfinished()?;
        let house = Arc::new(House {
            thinking: Thinking::new(&config.thinking),
            reports: Shared::new(config.thinking.reports),
            config,
            store,
            awake: Mutex::new(Awake { tables: HashMap::new(), closing: false }),
            open_tables: AtomicUsize::new(unfinished.len()),
        });
        tokio::spawn(Arc::clone(&house).take_up(unfinished));
        Ok(house)
    }

    /// Wake every table once, so that clocks run and bots play on. One that nobody needs goes back to rest.
    async fn take_up(self: Arc<Self>, tables: Vec<TableId>) {
        for table in tables {
            if let Err(problem) = self.door(&table) {
                tracing::error!(table = short(&table), %problem, "not taken up");
            }
            tokio::task::yield_now().await;
        }
    }

    /// Finish what was acknowledged, tell everybody, and close. Nothing is taken in any more.
    pub async fn stop(&self) {
        let tables: Vec<mpsc::Sender<Mail>> = {
            let mut awake = own(&self.awake);
            awake.closing = true;
            awake.tables.drain().map(|(_, table)| table).collect()
        };
        for table in tables {
            let (done, stopped) = oneshot::channel();
            if table.send(Mail::Stop(done)).await.is_ok() {
                // It ends when the table has let go of it.
                drop(stopped.await);
            }
        }
    }

    /// Is the house about to close?
    pub fn is_closing(&self) -> bool {
        own(&self.awake).closing
    }

    /// The way to a table, which is woken if it rests.
    fn door(self: &Arc<Self>, table: &TableId) -> Result<mpsc::Sender<Mail>, Problem> {
        let mut awake = own(&self.awake);
        if awake.closing {
            return Err(Problem::new(Why::Closing, "the house closes: come back a little later"));
        }
        if let Some(door) = awake.tables.get(table).filter(|door| !door.is_closed()) {
            return Ok(door.clone());
        }
        let desk = Desk::load(&*self.store, table, &self.config).map_err(|why| unfound(&why))?;
        let (keeper, door) = Keeper::new(Arc::clone(self), desk);
        awake.tables.insert(table.clone(), door.clone());
        tokio::spawn(keeper.run());
        Ok(door)
    }

    /// Let a table rest, unless somebody has just written to it.
    pub(crate) fn put_away(&self, table: &TableId, mail: &mpsc::Receiver<Mail>) -> bool {
        let mut awake = own(&self.awake);
        let unused = mail.is_empty();
        if unused {
            awake.tables.remove(table);
        }
        unused
    }

    /// Ask a table, and wait for its answer.
    async fn ask<T>(
        self: &Arc<Self>,
        table: &str,
        mut letter: impl FnMut(oneshot::Sender<Result<T, Problem>>) -> Mail,
    ) -> Result<T, Problem> {
        let table = TableId::new(table).map_err(|_| no_table())?;
        // A table may go to rest just when it is written to: then it is woken again.
        for _ in 0..3 {
            let (reply, answer) = oneshot::channel();
            if self.door(&table)?.send(letter(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return answer;
            }
        }
        Err(Problem::new(Why::NotSaved, "the table does not answer: try again"))
    }

    /// Take a free seat.
    pub async fn sit(self: &Arc<Self>, table: &str, order: Sit) -> Result<Seated, Problem> {
        self.ask(table, |reply| Mail::Sit(order.clone(), reply)).await
    }

    /// What may be known of a table.
    pub async fn info(self: &Arc<Self>, table: &str, token: Option<&str>) -> Result<TableInfo, Problem> {
        self.ask(table, |reply| Mail::Info(token.map(String::from), reply)).await
    }

    /// The log as the one with this token may read it; whole and with its proof when the game is over.
    pub async fn log(self: &Arc<Self>, table: &str, token: Option<&str>) -> Result<String, Problem> {
        self.ask(table, |reply| Mail::Log(token.map(String::from), reply)).await
    }

    /// Somebody comes to a table: the way to it, and the way back.
    pub(crate) async fn hello(
        self: &Arc<Self>,
        table: &str,
        hello: Hello,
    ) -> Result<(mpsc::Sender<Mail>, Line), Problem> {
        let id = TableId::new(table).map_err(|_| no_table())?;
        let line = self.ask(table, |reply| Mail::Hello(Box::new(hello.clone()), reply)).await?;
        Ok((self.door(&id)?, line))
    }

    /// Play again with the same people: the seat of this token at the new table.
    pub async fn rematch(
        self: &Arc<Self>,
        table: &str,
        token: &str,
        order: Rematch,
    ) -> Result<Seated, Problem> {
        let encore = self.ask(table, |reply| Mail::Rematch(token.into(), reply)).await?;
        let next = match encore.next {
            Some(next) => next,
            None => {
                let new = self.open_blank(encore.table).await?;
                let next = self.ask(table, |reply| Mail::PlayOn(new.clone(), reply)).await?;
                if next != new {
                    // Somebody else was quicker.
                    drop(self.save(Change::Remove(new)).await);
                    self.table_ended();
                }
                next
            }
        };
        let mut asker = encore.asker;
        (asker.token, asker.seals) = (asker.token.at_next(&next), order.seals);
        self.ask(next.as_str(), |reply| Mail::SitAgain(asker.clone(), reply)).await
    }

    /// Save a change, and wait until it is safe.
    pub(crate) async fn save(&self, change: Change) -> Result<Done, StoreError> {
        let (sender, done) = oneshot::channel();
        let begun = Instant::now();
        self.store.submit(change, Box::new(move |outcome| drop(sender.send(outcome))));
        let outcome = done.await.unwrap_or(Err(StoreError::Closed)).inspect_err(writes::failed);
        metrics::histogram!("luckhouse_save_seconds").record(begun.elapsed().as_secs_f64());
        outcome
    }

    /// A table is over, and makes room for another one.
    pub(crate) fn table_ended(&self) {
        let less = |open: usize| Some(open.saturating_sub(1));
        // It cannot fail: there is always a lesser number, or 0.
        let _ = self.open_tables.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less);
    }
}

/// What is shared, for the one who has it now. Nobody who panics leaves it half changed.
fn own<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

fn no_table() -> Problem {
    Problem::new(Why::NoTable, "there is no such table: check the link")
}

fn unfound(why: &StoreError) -> Problem {
    match why {
        StoreError::NoTable(_) => no_table(),
        _ => Problem::new(Why::NotSaved, format!("the table cannot be read: {why}")),
    }
}
