//! Where a tournament is held: what has happened in it, and the only way to let more happen.
//!
//! What happens is a line of the tournament's log and is saved before anybody hears of it, together with the tables that it opens or
//! removes: all of it, or nothing. So a house that is killed comes back to where it was, with no game given out twice and no result
//! counted twice.

use super::plan::{Ending, Plan};
use crate::House;
use crate::house::{is_elsewhere, own, unfound};
use crate::protocol::{Problem, Why, because};
use luckhouse_club::tournament::{Event, Player, Refusal, Standing, Tournament, What};
use luckhouse_store::{
    Append, Change, Entries, Entry, Kind, Line, MemberId, Millis, Seq, Stage, Store, StoreError, TableId,
};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, OnceLock};
use tokio::sync::{Notify, watch};
use tokio::time::Instant;

/// What stands for the name of a game where a tournament is kept among tables.
pub(crate) const TOURNAMENT: &str = "tournament";

/// A tournament, and who waits for it.
pub(super) struct Hall {
    pub(super) id: TableId,
    pub(super) plan: Plan,
    pub(super) opened: Millis,
    /// Whoever lets something happen has this.
    pub(super) writing: tokio::sync::Mutex<()>,
    pub(super) state: watch::Sender<Arc<HallState>>,
    /// Games whose tables have said that they are over.
    pub(super) ended: Mutex<BTreeSet<u32>>,
    /// Games to which everybody has come.
    pub(super) begun: Mutex<BTreeSet<u32>>,
    /// There is something to do.
    pub(super) wake: Notify,
}

/// What has happened until now.
#[derive(Clone, Debug)]
pub(super) struct HallState {
    pub(super) tournament: Tournament,
    /// Where each game is played, by its number, and since when. That is counted by this program: whoever was to come while
    /// the house was away has as long as everybody.
    pub(super) tables: Vec<(TableId, Instant)>,
    /// The last line of the log.
    pub(super) last: Option<Seq>,
    /// When all of it was over.
    pub(super) over: Option<Millis>,
    standings: OnceLock<Vec<Standing>>,
}

impl HallState {
    pub(super) fn new(tournament: Tournament) -> HallState {
        HallState { tournament, tables: Vec::new(), last: None, over: None, standings: OnceLock::new() }
    }

    /// How much has happened.
    pub(super) fn version(&self) -> u32 {
        self.last.map_or(0, Seq::get) + u32::from(self.over.is_some())
    }

    /// The standings, worked out once.
    pub(super) fn standings(&self) -> &[Standing] {
        self.standings.get_or_init(|| self.tournament.standings())
    }

    /// Where a game is played.
    pub(super) fn table(&self, game: u32) -> Option<&TableId> {
        self.tables.get(game as usize - 1).map(|(table, _)| table)
    }

    /// Who won, if anything was played.
    pub(super) fn winners(&self) -> impl Iterator<Item = &Player> {
        self.standings().iter().filter(|line| line.place == 1 && line.games > 0).map(|line| &line.player)
    }

    fn read(&mut self, kind: Kind, line: &str) -> Result<(), StoreError> {
        let damaged = |why: String| StoreError::Damaged(format!("`{line}` in a tournament: {why}"));
        if kind == Kind::Note {
            let table = line.rsplit_once(' ').map_or(line, |(_, table)| table);
            self.tables.push((TableId::new(table).map_err(|why| damaged(why.to_string()))?, Instant::now()));
            return Ok(());
        }
        let event: Event = line.parse().map_err(|why: luckhouse_engine::BadWord| damaged(why.to_string()))?;
        self.tournament.happen(&event).map_err(|why| damaged(why.to_string()))
    }
}

/// What is to happen next, and to be saved first.
pub(super) struct Step {
    at: Millis,
    lines: Vec<Entry>,
    changes: Vec<Change>,
    pub(super) next: HallState,
}

impl Step {
    /// Something happens.
    pub(super) fn happen(&mut self, what: What) -> Result<(), Problem> {
        let event = Event { at: (self.at.0 / 1000).max(0) as u64, what };
        self.next.tournament.happen(&event).map_err(|why| refused(&why))?;
        self.line(Kind::Play, event.to_string());
        Ok(())
    }

    /// The game that was just given out is played here.
    pub(super) fn open(&mut self, table: &TableId, change: Change) {
        self.next.tables.push((table.clone(), Instant::now()));
        self.line(Kind::Note, format!("# game {} at {table}", self.next.tables.len()));
        self.changes.push(change);
    }

    /// This is changed too.
    pub(super) fn also(&mut self, change: Change) {
        self.changes.push(change);
    }

    /// All of it is over.
    pub(super) fn end(&mut self, hall: &TableId) {
        let ending = Ending {
            players: self.next.tournament.players() as u32,
            began: self.next.tournament.began().map(|at| at as i64 * 1000),
            winners: self.next.winners().map(ToString::to_string).collect(),
        };
        self.next.over = Some(self.at);
        let (table, stage) = (hall.clone(), Stage::Over(ending.kept()));
        self.changes.push(Change::Mark { table, at: self.at, stage });
    }

    fn line(&mut self, kind: Kind, line: String) {
        let line = Line::new(line).expect("what happens in a tournament is a line");
        self.lines.push(Entry { kind, line });
    }
}

impl Hall {
    pub(super) fn new(id: TableId, plan: Plan, opened: Millis, state: HallState) -> Hall {
        Hall {
            id,
            plan,
            opened,
            writing: tokio::sync::Mutex::default(),
            state: watch::Sender::new(Arc::new(state)),
            ended: Mutex::default(),
            begun: Mutex::default(),
            wake: Notify::new(),
        }
    }

    /// As it was kept.
    pub(super) fn load(store: &dyn Store, id: &TableId) -> Result<Hall, StoreError> {
        let kept = store.load(id)?.listed;
        if kept.game.as_str() != TOURNAMENT {
            return Err(StoreError::NoTable(id.clone()));
        }
        let plan = Plan::read(&kept.settings)?;
        let state = Hall::read(store, id, &plan)?;
        Ok(Hall::new(id.clone(), plan, kept.created, state))
    }

    fn read(store: &dyn Store, id: &TableId, plan: &Plan) -> Result<HallState, StoreError> {
        let setup = plan.setup().map_err(|why| StoreError::Damaged(why.text))?;
        let mut state = HallState::new(Tournament::new(setup));
        for event in store.events(id, None, usize::MAX)? {
            state.read(event.entry.kind, event.entry.line.as_str())?;
            state.last = Some(event.seq);
        }
        if let luckhouse_store::Status::Over { at, .. } = store.load(id)?.listed.status {
            state.over = Some(at);
        }
        Ok(state)
    }

    pub(super) fn now(&self) -> Arc<HallState> {
        Arc::clone(&self.state.borrow())
    }

    pub(super) fn step(&self, house: &House) -> Step {
        let mut next = HallState::clone(&self.now());
        next.standings = OnceLock::new();
        Step { at: (house.config.clock)(), lines: Vec::new(), changes: Vec::new(), next }
    }

    /// Save it; then it has happened. Whoever calls this holds `writing`.
    ///
    /// # Errors
    /// If it cannot be saved. What is kept is right then.
    pub(super) async fn commit(&self, house: &Arc<House>, mut step: Step) -> Result<(), Problem> {
        let first = Seq::after(step.next.last);
        let mut changes = Vec::new();
        if let Some(entries) = Entries::all(step.lines) {
            step.next.last = Seq::new(first.get() + entries.as_slice().len() as u32 - 1);
            let (table, at) = (self.id.clone(), step.at);
            changes.push(Change::Append(Append { table, at, first, entries, command: None }));
        }
        changes.extend(step.changes);
        if changes.is_empty() {
            return Ok(());
        }
        if let Err(why) = house.save(Change::Together(changes)).await {
            if is_elsewhere(&why) {
                house.tournament_is_elsewhere(&self.id);
            } else if !why.is_about_the_disk() {
                self.read_again(house).await;
            }
            return Err(unfound(&why));
        }
        self.state.send_replace(Arc::new(step.next));
        self.wake.notify_one();
        Ok(())
    }

    /// The disk knows it better.
    async fn read_again(&self, house: &Arc<House>) {
        let (id, plan) = (self.id.clone(), self.plan.clone());
        match house.read(move |store| Hall::read(store, &id, &plan)).await {
            Ok(state) => drop(self.state.send_replace(Arc::new(state))),
            Err(problem) => tracing::error!(%problem, "a tournament cannot be read again"),
        }
    }

    /// The table of a game is over.
    pub(super) fn game_ended(&self, game: u32) {
        own(&self.ended).insert(game);
        self.wake.notify_one();
    }
}

/// Whom a word of the log means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Taker {
    Member(MemberId),
    /// The kind of bot, and its number.
    Bot(String, String),
}

impl Taker {
    pub(super) fn of(player: &Player) -> Option<Taker> {
        match player.as_bot() {
            Some((kind, number)) => Some(Taker::Bot(kind.into(), number.into())),
            None => MemberId::new(player.as_str()).ok().map(Taker::Member),
        }
    }
}

/// The word for a member.
pub(super) fn player(member: &MemberId) -> Player {
    member.as_str().parse().expect("an id is a word")
}

/// The member that a word stands for; bots are none.
pub(super) fn member(player: &Player) -> Option<MemberId> {
    MemberId::new(player.as_str()).ok().filter(|_| player.as_bot().is_none())
}

/// Why something cannot happen, to be told.
fn refused(why: &Refusal) -> Problem {
    let (kind, reason) = match why {
        Refusal::Here(_) => (Why::Rules, because("tournament-here")),
        Refusal::Left(_) | Refusal::Unknown(_) => (Why::Rules, because("tournament-not-in")),
        Refusal::Full => (Why::Full, because("tournament-full").with("most", Tournament::MOST)),
        Refusal::TooLate => (Why::Rules, because("tournament-late")),
        Refusal::TooFew(seats) => (Why::Rules, because("tournament-few").with("seats", *seats)),
        Refusal::NotNow => (Why::Rules, because("tournament-not-now")),
        _ => (Why::Rules, because("tournament-not-now").in_words(why.to_string())),
    };
    Problem::new(kind, reason)
}
