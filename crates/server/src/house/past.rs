//! Games that are over: looking at them again, the coach, and games from elsewhere.

use super::{House, on_thread, own};
use crate::ids;
use crate::protocol::{
    AddedBytes, DiceProof, Frame, Import, LogProof, Problem, ProvenRoll, Replay, Seated, TableProof, Why,
};
use crate::table::{Added, Mail, Settings, Sitter, outcome_of, result, shown, think, wrong_word};
use luckhouse_engine::fair::FairLine;
use luckhouse_engine::fair::v1::{Ledger, LedgerRoll, Proof};
use luckhouse_engine::{Actor, Seat, Viewer};
use luckhouse_shelf::{Budget, Waiting, read_log};
use luckhouse_store::{self as store, Change, Millis, Name, NewTable, PlainLog, TableId};
use serde_json::Value;
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

/// The most moments that are shown at once.
const FRAMES: usize = 200;
/// How long the coach thinks about each decision.
const THOUGHT: Duration = Duration::from_millis(200);
/// So many reports of the coach are remembered.
const REPORTS: usize = 64;

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
        let shown = think(&self.thinkers, move || frames(&log, moments)).await;
        shown.unwrap_or_else(|| Err(Problem::new(Why::Rules, "this game cannot be shown")))
    }

    /// What is needed to draw every roll of a finished game again.
    ///
    /// # Errors
    /// If the game is not over, or it was played elsewhere and nothing proves its dice.
    pub async fn proof(self: &Arc<Self>, table: &str, token: Option<&str>) -> Result<TableProof, Problem> {
        let (log, viewer) = self.ask(table, |reply| Mail::Proof(token.map(String::from), reply)).await?;
        let made = think(&self.thinkers, move || table_proof(log, viewer)).await;
        made.unwrap_or_else(|| Err(Problem::new(Why::Rules, "the dice of this game cannot be shown")))
    }

    /// The coach's report on a finished game, as JSON.
    ///
    /// # Errors
    /// If the game is not over, or the coach has nothing to say.
    pub async fn coach(self: &Arc<Self>, table: &str, token: Option<&str>) -> Result<Arc<str>, Problem> {
        let log = self.finished(table, token).await?;
        let id = TableId::new(table).map_err(wrong_word)?;
        if let Some(report) = self.known_report(&id) {
            return Ok(report);
        }
        let house = Arc::clone(self);
        let made = think(&self.lookers_back, move || house.look_back(&id, &log)).await;
        made.unwrap_or_else(|| Err(Problem::new(Why::Rules, "the coach has nothing to say")))
    }

    fn known_report(&self, id: &TableId) -> Option<Arc<str>> {
        own(&self.reports).iter().find(|(known, _)| known == id).map(|(_, report)| Arc::clone(report))
    }

    /// The report, from now on known. Somebody else may have asked for it while this one waited.
    fn look_back(&self, id: &TableId, log: &str) -> Result<Arc<str>, Problem> {
        if let Some(report) = self.known_report(id) {
            return Ok(report);
        }
        let table = read_log(log, usize::MAX).map_err(wrong_word)?;
        let report = table.coach(Budget::time(THOUGHT), &());
        let report = report.map_err(|why| Problem::new(Why::Rules, why.to_string()))?;
        let report: Arc<str> = serde_json::to_string(&report).map_err(wrong_word)?.into();
        let mut reports = own(&self.reports);
        reports.push_back((id.clone(), Arc::clone(&report)));
        if reports.len() > REPORTS {
            reports.pop_front();
        }
        Ok(report)
    }

    async fn finished(self: &Arc<Self>, table: &str, token: Option<&str>) -> Result<String, Problem> {
        self.ask(table, |reply| Mail::Finished(token.map(String::from), reply)).await
    }

    /// Keep a game that was played elsewhere.
    ///
    /// # Errors
    /// If its log breaks the rules, or is not whole.
    pub async fn import(self: &Arc<Self>, order: Import) -> Result<Seated, Problem> {
        let (id, at) = (ids::table_id(), (self.config.clock)());
        let import = {
            let id = id.clone();
            move || imported(&order, id, at)
        };
        let change = on_thread(&self.wakers, import).await;
        let change = change.unwrap_or_else(|| Err(Problem::new(Why::Rules, "this game cannot be read")))?;
        self.save_in_time(change).await?;
        Ok(Seated { table: id.to_string(), seat: None, token: None })
    }
}

/// A game that was played elsewhere, played again by its log.
fn imported(order: &Import, id: TableId, at: Millis) -> Result<Change, Problem> {
    let log: PlainLog = order.log.parse().map_err(wrong_word)?;
    let text = log.to_string();
    let game = read_log(&text, usize::MAX).map_err(wrong_word)?;
    let Waiting::Over(outcome) = game.waiting() else {
        return Err(Problem::new(Why::Rules, "this game is not over: expected the log of a whole game"));
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

fn imported_seats(names: &[String], seats: usize) -> Result<Vec<store::Seat>, Problem> {
    if names.len() > seats {
        let text = format!("{} names: expected at most {seats}, one for each seat", names.len());
        return Err(Problem::new(Why::Word, text));
    }
    let seat = |(index, name): (usize, &String)| {
        let name = Name::new(name.trim()).map_err(wrong_word)?;
        let sitter = Sitter { name, bot: None, token: None, added: Added::Nothing };
        Ok(sitter.kept(Seat::at(index)))
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
        Frame { after: after as u32, line: last.line, told: last.told, view }
    };
    let frames = (moments.start..).zip(views).map(frame).collect();
    Ok(Replay { header: table.header().to_string(), events: news.len() as u32, frames })
}

/// What the dice of a finished game can be checked by: its log, or a proof of the first protocol.
fn table_proof(log: String, viewer: Viewer) -> Result<TableProof, Problem> {
    if !log.lines().any(|line| matches!(line.parse(), Ok(FairLine::List(_)))) {
        return dice_proof(&log).map(TableProof::First);
    }
    let table = read_log(&log, usize::MAX).map_err(wrong_word)?;
    let whose = |actor: Actor| match actor {
        Actor::Chance => 0,
        Actor::Seat(seat) => shown(seat),
    };
    let hidden = table.hidden_from(viewer).into_iter().map(|(event, actor)| (event as u32, whose(actor)));
    let hidden = hidden.collect();
    Ok(TableProof::Log(LogProof { protocol: 2, log, hidden }))
}

/// The proof in the remarks of a log, with every roll and its odds.
fn dice_proof(log: &str) -> Result<DiceProof, Problem> {
    let proof = Proof::read(log).map_err(|_| {
        Problem::new(
            Why::Rules,
            "this game was not played here: its log has no proof that its dice were fair",
        )
    })?;
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
