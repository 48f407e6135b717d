//! Games that are over: looking at them again, the coach, and games from elsewhere.

use super::House;
use crate::ids;
use crate::protocol::{
    AddedBytes, DiceProof, Fact, Frame, Import, LogProof, Problem, ProvenRoll, Reason, Replay, Seated,
    TableProof, Why, because,
};
use crate::table::{
    DiceContribution, Occupant, Settings, TableMessage, outcome_of, result, shown, wrong_word,
};
use luckhouse_engine::fair::FairLine;
use luckhouse_engine::fair::v1::{Ledger, LedgerRoll, Proof};
use luckhouse_engine::{Actor, Seat, Viewer};
use luckhouse_shelf::{Budget, Cancel, NoCoach, Waiting, read_log};
use luckhouse_store::{self as store, Change, Millis, Name, NewTable, PlainLog, TableId};
use serde_json::Value;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

/// The most moments that are shown at once.
const FRAMES: usize = 200;
/// How long the coach thinks about each decision.
const THOUGHT: Duration = Duration::from_millis(200);

impl House {
    /// Moments of a finished game: the table after so many events, for each number of the range.
    ///
    /// # Errors
    /// If the game is not over, or there is no such game.
    pub async fn replay(
        self: &Arc<Self>,
        table: &str,
        token: Option<&str>,
        moments: Range<usize>,
    ) -> Result<Replay, Problem> {
        let log = self.finished(table, token).await?;
        self.work_out("cannot-show", move || frames(&log, moments)).await
    }

    /// What is needed to draw every roll of a finished game again.
    ///
    /// # Errors
    /// If the game is not over, or it was played elsewhere and nothing proves its dice.
    pub async fn proof(self: &Arc<Self>, table: &str, token: Option<&str>) -> Result<TableProof, Problem> {
        self.proof_for(table, token, None).await
    }

    /// The same, with what this seat could not read while the game lasted: whoever has its receipt can check it.
    ///
    /// # Errors
    /// As for [`House::proof`], or if there is no such seat.
    pub async fn proof_for(
        self: &Arc<Self>,
        table: &str,
        token: Option<&str>,
        seat: Option<u8>,
    ) -> Result<TableProof, Problem> {
        let (log, viewer) =
            self.ask(table, |reply| TableMessage::Proof(token.map(String::from), reply)).await?;
        self.work_out("cannot-show-dice", move || table_proof(log, viewer, seat)).await
    }

    /// The coach's report on a finished game, as JSON.
    ///
    /// # Errors
    /// If the game is not over, or the coach has nothing to say.
    pub async fn coach(self: &Arc<Self>, table: &str, token: Option<&str>) -> Result<Arc<str>, Problem> {
        let log = self.finished(table, token).await?;
        let key = (TableId::new(table).map_err(wrong_word)?, version(&log));
        let house = Arc::clone(self);
        let made = async move {
            let made = house.thinking.coach.ask(house.config.thinking.coach_time, move || look_back(&log));
            made.await.unwrap_or_else(|why| Err(why.problem("coach-silent")))
        };
        self.reports.ask(key, made).await
    }

    /// Work something out of a game, on a thread for questions.
    pub(super) async fn work_out<T: Send + 'static>(
        &self,
        failed: &'static str,
        work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let done = self.thinking.questions.ask(self.config.thinking.question_time, work).await;
        done.unwrap_or_else(|why| Err(why.problem(failed)))
    }

    pub(super) async fn finished(
        self: &Arc<Self>,
        table: &str,
        token: Option<&str>,
    ) -> Result<String, Problem> {
        self.ask(table, |reply| TableMessage::Finished(token.map(String::from), reply)).await
    }

    /// Keep a game that was played elsewhere.
    ///
    /// # Errors
    /// If its log breaks the rules, or is not whole.
    pub async fn import(self: &Arc<Self>, order: Import) -> Result<Seated, Problem> {
        if order.names.iter().any(|name| self.config.words.is_in_name(name)) {
            return Err(Problem::new(Why::House, because("name-word")));
        }
        let (id, at) = (ids::table_id(), (self.config.clock)());
        let new = id.clone();
        let change = self.work_out("cannot-read", move || imported(new, at, &order)).await?;
        self.save_in_time(change).await?;
        Ok(Seated { table: id.to_string(), seat: None, token: None })
    }
}

/// A game that was played elsewhere, if its log keeps the rules to the end.
fn imported(id: TableId, at: Millis, order: &Import) -> Result<Change, Problem> {
    let log: PlainLog = order.log.parse().map_err(wrong_word)?;
    let game = read_log(&log.to_string(), usize::MAX).map_err(wrong_word)?;
    let Waiting::Over(outcome) = game.waiting() else {
        return Err(Problem::new(Why::Rules, because("not-whole")));
    };
    let table = NewTable {
        id,
        game: Name::new(game.about().name).map_err(wrong_word)?,
        header: log.header.clone(),
        visibility: order.visibility.kept(),
        settings: Settings::default().kept(),
        dice: None,
        at,
    };
    let seats = imported_seats(&order.names, game.header().seats)?;
    Ok(Change::import(table, seats, &log, result(&outcome_of(&outcome))))
}

/// A number for what a log says: a report belongs to the log that it was made from.
fn version(log: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    log.hash(&mut hasher);
    hasher.finish()
}

/// The coach's report, as JSON. It ends when nobody waits for it any more.
fn look_back(log: &str) -> Result<Arc<str>, Problem> {
    let table = read_log(log, usize::MAX).map_err(wrong_word)?;
    let cancel = Cancel::here().unwrap_or_default();
    let report = table.coach(Budget::time(THOUGHT), &cancel);
    let report = report.map_err(|why| Problem::new(Why::Rules, unread(&why)))?;
    Ok(serde_json::to_string(&report).map_err(wrong_word)?.into())
}

/// Why the coach says nothing.
fn unread(why: &NoCoach) -> Reason {
    match why {
        NoCoach::NothingDecided => because("coach-nothing-decided"),
        NoCoach::Stopped => because("coach-stopped"),
        NoCoach::Secrets | NoCoach::Unclear(_) => because("coach-silent").in_words(why.to_string()),
    }
}

fn imported_seats(names: &[String], seats: usize) -> Result<Vec<store::Seat>, Problem> {
    if names.len() > seats {
        let text = format!("{} names: expected at most {seats}, one for each seat", names.len());
        return Err(Problem::new(Why::Word, text));
    }
    let seat = |(index, name): (usize, &String)| {
        let name = Name::new(name.trim()).map_err(wrong_word)?;
        let occupant =
            Occupant { name, bot: None, token: None, member: None, contribution: DiceContribution::Nothing };
        Ok(occupant.kept(Seat::at(index)))
    };
    names.iter().enumerate().map(seat).collect()
}

/// The table after each of so many events.
fn frames(log: &str, moments: Range<usize>) -> Result<Replay, Problem> {
    let table = read_log(log, usize::MAX).map_err(wrong_word)?;
    let news = table.news(0, Viewer::Arbiter);
    let end = moments.end.min(moments.start.saturating_add(FRAMES));
    let views = table.views(moments.start..end, Viewer::Arbiter);
    let frame = |(after, view): (usize, Value)| {
        let last = after.checked_sub(1).and_then(|index| news.get(index)).cloned().unwrap_or_default();
        Frame { after: after as u32, line: last.line, facts: Fact::all(last.facts), view }
    };
    let frames = (moments.start..).zip(views).map(frame).collect();
    Ok(Replay { header: table.header().to_string(), events: news.len() as u32, frames })
}

/// What the dice of a finished game can be checked by: its log, or a proof of the first protocol.
fn table_proof(log: String, viewer: Viewer, seat: Option<u8>) -> Result<TableProof, Problem> {
    if !log.lines().any(|line| matches!(line.parse(), Ok(FairLine::List(_)))) {
        return dice_proof(&log).map(TableProof::First);
    }
    let table = read_log(&log, usize::MAX).map_err(wrong_word)?;
    let viewer = seat.map_or(Ok(viewer), |seat| viewer_at(seat, table.header().seats))?;
    let whose = |actor: Actor| match actor {
        Actor::Chance => 0,
        Actor::Seat(seat) => shown(seat),
    };
    let hidden = table.hidden_from(viewer).into_iter().map(|(event, actor)| (event as u32, whose(actor)));
    let hidden = hidden.collect();
    Ok(TableProof::Log(LogProof { protocol: 2, log, hidden }))
}

fn viewer_at(seat: u8, seats: usize) -> Result<Viewer, Problem> {
    let found = (0..seats).map(Seat::at).find(|known| shown(*known) == seat);
    let none = || Problem::new(Why::Word, because("no-seat").with("seat", seat).with("most", seats));
    found.map(Viewer::Seat).ok_or_else(none)
}

/// The proof in the remarks of a log, with every roll and its odds.
fn dice_proof(log: &str) -> Result<DiceProof, Problem> {
    let proof = Proof::read(log).map_err(|_| Problem::new(Why::Rules, because("no-proof")))?;
    let Ledger { odds, rolls } = read_log(log, usize::MAX).map_err(wrong_word)?.ledger();
    let added =
        proof.added.iter().map(|(seat, bytes)| AddedBytes { seat: shown(*seat), bytes: bytes.to_string() });
    let roll =
        |roll: LedgerRoll| ProvenRoll { event: roll.event as u32, word: roll.word, odds: roll.odds as u32 };
    Ok(DiceProof {
        table: proof.table,
        seal: proof.seal.to_string(),
        secret: proof.secret.to_string(),
        added: added.collect(),
        odds,
        rolls: rolls.into_iter().map(roll).collect(),
    })
}
