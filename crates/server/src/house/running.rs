//! The games that somebody is in the middle of, and when a choice is due. What is not kept of whose turn it is, is worked out from
//! the log without waking the table: the store knows as much as the node that owns it.

use super::{House, table_of};
use crate::protocol::{Clock, Problem, RunningGame, RunningGames, RunningPlayer, Stage};
use crate::table::{Settings, TableState};
use luckhouse_engine::Header;
use luckhouse_shelf::find;
use luckhouse_store::{
    MemberId, Millis, Seat, SeatKind, SeatNumber, Seq, Status, Store, StoreError, Table, TableId,
};

/// So many games are listed.
const MOST: usize = 100;
/// So many are played again in memory to find out whose turn it is.
const REPLAYED: usize = 20;

/// A table where somebody sits, and their seat.
struct Found {
    table: Table,
    settings: Settings,
    seat: SeatNumber,
}

/// Whom a table waits for.
#[derive(Default)]
struct Turn {
    waiting: Vec<u8>,
    opening: bool,
}

impl House {
    /// The games of a player that are not over: first those that wait for them.
    pub(crate) async fn running_games(&self, member: &MemberId) -> Result<RunningGames, Problem> {
        self.running(member, |_| true).await
    }

    /// The same, of games whose turns take days.
    pub(crate) async fn games_of_days(&self, member: &MemberId) -> Result<RunningGames, Problem> {
        self.running(member, |found| matches!(found.settings.clock, Clock::Days(_))).await
    }

    async fn running(&self, member: &MemberId, wanted: fn(&Found) -> bool) -> Result<RunningGames, Problem> {
        let own = member.clone();
        let found = self.read(move |store| tables(store, &own)).await?;
        let (mut games, mut left) = (Vec::new(), REPLAYED);
        for found in found.into_iter().filter(wanted).take(MOST) {
            let turn = match found.known_turn() {
                Some(turn) => turn,
                None if left == 0 => Turn::default(),
                None => {
                    left -= 1;
                    self.replayed(found.table.listed.id.clone()).await?
                }
            };
            games.push((found.table.listed.changed, self.game(&found, turn)));
        }
        games.sort_by_key(|(changed, game)| {
            let mine = game.waiting.contains(&game.seat);
            (!mine, game.due.filter(|_| mine).unwrap_or(i64::MAX), -changed.0)
        });
        let vacation = self.on_vacation(member).map(|until| until.0);
        Ok(RunningGames { games: games.into_iter().map(|(_, game)| game).collect(), vacation })
    }

    /// Whom a table waits for that may rest: it is not woken.
    async fn replayed(&self, table: TableId) -> Result<Turn, Problem> {
        match self.read_table(table).await {
            Ok(state) => Ok(Turn::of(&state)),
            // It has gone meanwhile.
            Err(StoreError::NoTable(_)) => Ok(Turn::default()),
            Err(why) => Err(super::unfound(&why)),
        }
    }

    fn game(&self, found: &Found, turn: Turn) -> RunningGame {
        let Found { table, settings, seat } = found;
        let listed = &table.listed;
        let away = |number: u8| {
            let seat = table.seats.iter().find(|seat| seat.player.number.get() == number)?;
            let member = seat.member.as_ref().filter(|_| found.has_vacations())?;
            self.on_vacation(member).map(|until| until.0)
        };
        let (due, stands) = found.due(&turn, away).unzip();
        let title = find(listed.game.as_str())
            .map_or_else(|_| listed.game.to_string(), |game| game.about().title.into());
        RunningGame {
            table: listed.id.to_string(),
            game: listed.game.to_string(),
            title,
            seat: seat.get(),
            players: players(table, away),
            clock: settings.clock,
            stage: match listed.status {
                Status::Waiting if turn.opening => Stage::Opening,
                Status::Waiting => Stage::Gathering,
                Status::Playing => Stage::Playing,
                Status::Over { .. } => Stage::Over,
            },
            waiting: turn.waiting,
            due,
            stands: stands.flatten(),
            tournament: settings.tournament.is_some(),
        }
    }
}

impl Found {
    fn has_vacations(&self) -> bool {
        matches!(self.settings.clock, Clock::Days(_)) && self.settings.tournament.is_none()
    }

    fn is_full(&self) -> bool {
        let seats = self.table.listed.header.as_str().parse().map_or(0, |header: Header| header.seats);
        self.table.seats.len() >= seats
    }

    /// What is known without playing the game again.
    fn known_turn(&self) -> Option<Turn> {
        if self.table.listed.status == Status::Waiting {
            return Some(Turn { waiting: Vec::new(), opening: self.is_full() });
        }
        let last = self.table.last_event.map_or(0, Seq::get);
        let kept = self.settings.left.as_ref().filter(|left| left.after == last && left.at > 0)?;
        Some(Turn { waiting: kept.waiting.clone(), opening: false })
    }

    /// When a choice is due, and until when that time stands still: the player's own, or the first that is.
    fn due(&self, turn: &Turn, away: impl Fn(u8) -> Option<i64>) -> Option<(i64, Option<i64>)> {
        let whole = self.settings.clock.time().filter(|_| matches!(self.settings.clock, Clock::Days(_)))?;
        let last = self.table.last_event.map_or(0, Seq::get);
        let kept = self.settings.left.as_ref().filter(|left| left.after == last);
        let due = |seat: &u8| {
            let (at, left) = match kept {
                Some(kept) => (kept.at, kept.seats.get(seat).copied().unwrap_or(kept.ms)),
                // Nothing is kept of this turn yet: it has just begun.
                None => (self.table.listed.changed.0, whole.as_millis() as u64),
            };
            let left = i64::try_from(left).unwrap_or(i64::MAX);
            let stands = away(*seat);
            (at.max(stands.unwrap_or(at)).saturating_add(left), stands)
        };
        let own = turn.waiting.iter().find(|seat| **seat == self.seat.get());
        own.map(due).or_else(|| turn.waiting.iter().map(due).min())
    }
}

impl Turn {
    fn of(state: &TableState) -> Turn {
        Turn { waiting: state.waited_for(), opening: state.stage() == Stage::Opening }
    }
}

/// The tables of somebody that are not over.
fn tables(store: &dyn Store, member: &MemberId) -> Result<Vec<Found>, StoreError> {
    let mut all = Vec::new();
    for (id, seat) in store.members().open_tables_of(member)? {
        let Some(table) = table_of(store, &id)? else { continue };
        let settings = Settings::of(&table.listed.settings)?;
        all.push(Found { table, settings, seat });
    }
    // The last that something happened at come first, if there are too many.
    all.sort_by_key(|found| std::cmp::Reverse::<Millis>(found.table.listed.changed));
    Ok(all)
}

fn players(table: &Table, away: impl Fn(u8) -> Option<i64>) -> Vec<Option<RunningPlayer>> {
    let seats = table.listed.header.as_str().parse().map_or(0, |header: Header| header.seats);
    let mut all = vec![None; seats];
    for Seat { player, .. } in &table.seats {
        let number = player.number.get();
        let bot = match &player.kind {
            SeatKind::Person => None,
            SeatKind::Bot(kind) => Some(kind.to_string()),
        };
        if let Some(place) = all.get_mut(usize::from(number) - 1) {
            *place = Some(RunningPlayer { name: player.name.to_string(), bot, vacation: away(number) });
        }
    }
    all
}
