//! What players report to those who keep order, and how those see it.

use super::friends::known;
use super::members::{no, no_player};
use super::{House, table_of};
use crate::admin::Grounds;
use crate::ids;
use crate::members::Session;
use crate::protocol::{HeardLine, Offence, OpenReport, Problem, ReportSubject, SendReport, Why, because};
use crate::table::wrong_word;
use luckhouse_store::{
    Change, ChatLine, Json, MemberChange, MemberId, Name, Report, Seat, SeatNumber, Seq, Speaker, Store,
    StoreError, Table, TableId, Visibility,
};
use serde::{Deserialize, Serialize};

/// So many reports of one account may be open.
const MOST_OPEN: usize = 20;
/// So many are open in the whole house: those who keep order see the oldest, and others wait.
const MOST: usize = 1000;
/// So many are shown at once.
const SHOWN: usize = 100;
/// So many lines of talk are shown before and after the one that is reported.
const AROUND: u32 = 5;

/// What is kept of a report besides who and whom.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Kept {
    pub(super) subject: ReportSubject,
    pub(super) called: String,
    pub(super) why: Offence,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) text: Option<String>,
}

impl Kept {
    pub(super) fn of(report: &Report) -> Option<Kept> {
        serde_json::from_str(&report.report.0).ok()
    }
}

/// Whom a report is about: their account if they have one, and what they are called.
struct Accused {
    account: Option<MemberId>,
    called: String,
    /// What tells this subject from others.
    subject: String,
}

impl House {
    /// Somebody reports something.
    ///
    /// # Errors
    /// If it is not there for them to see, is their own, or is reported already; or they report too much.
    pub(crate) async fn report(&self, session: &Session, order: SendReport) -> Result<(), Problem> {
        let Grounds { text, .. } = Grounds::new(None, order.text.as_deref())?;
        if let ReportSubject::Name { player } | ReportSubject::Conduct { player } = &order.subject {
            self.may_know(session, player).await?;
        }
        let (by, subject) = (session.member.clone(), order.subject.clone());
        let accused = self.read(move |store| accused(store, &by, &subject)).await?;
        let accused = accused.ok_or_else(|| no(because("nothing-to-report")))?;
        if accused.account.as_ref() == Some(&session.member) {
            return Err(no(because("own-report")));
        }
        self.one_more_report(&session.member).await?;
        let kept = Kept { subject: order.subject, called: accused.called, why: order.why, text };
        let report = Report {
            id: Name::new(ids::salt()).map_err(wrong_word)?,
            by: session.member.clone(),
            about: accused.account,
            subject: Name::new(accused.subject).map_err(wrong_word)?,
            at: (self.config.clock)(),
            report: Json(serde_json::to_string(&kept).expect("it is plain data")),
        };
        match self.save(Change::Member(MemberChange::Report(report))).await {
            Ok(_) => Ok(()),
            Err(StoreError::ReportedAlready) => Err(no(because("reported-already"))),
            Err(StoreError::NoMember(_)) => Err(no_player()),
            Err(why) => Err(super::unfound(&why)),
        }
    }

    async fn one_more_report(&self, member: &MemberId) -> Result<(), Problem> {
        let open = self.read(|store| store.members().reports(MOST)).await?;
        let own = open.iter().filter(|report| report.by == *member).count();
        if own >= MOST_OPEN || open.len() >= MOST {
            return Err(Problem::new(Why::TooFast, because("many-reports-open").with("most", MOST_OPEN)));
        }
        Ok(())
    }
}

/// Whom this is about, if the reporter can see it.
fn accused(store: &dyn Store, by: &MemberId, subject: &ReportSubject) -> Result<Option<Accused>, StoreError> {
    match subject {
        ReportSubject::Talk { table, line } => {
            let Some(table) = seen(store, by, table)? else { return Ok(None) };
            let found = line_of(store, &table.listed.id, *line)?;
            let subject = format!("talk {} {line}", table.listed.id);
            Ok(found.map(|line| match &line.speaker {
                Speaker::Seat(seat) => of_seat(&table, *seat, subject),
                Speaker::Spectator(name) => Accused { account: None, called: name.to_string(), subject },
            }))
        }
        ReportSubject::NameAt { table, seat } => at_table(store, by, table, *seat, "name"),
        ReportSubject::ConductAt { table, seat } => at_table(store, by, table, *seat, "conduct"),
        ReportSubject::Name { player } => of_player(store, player, "name"),
        ReportSubject::Conduct { player } => of_player(store, player, "conduct"),
    }
}

fn of_player(store: &dyn Store, player: &str, what: &str) -> Result<Option<Accused>, StoreError> {
    let Ok(id) = MemberId::new(player) else { return Ok(None) };
    let found = store.members().member(&id)?;
    Ok(found.map(|member| Accused {
        subject: format!("{what} {id}"),
        account: Some(id),
        called: member.name.to_string(),
    }))
}

/// Somebody at a table is the same as on their page, if the house knows them again.
fn at_table(
    store: &dyn Store,
    by: &MemberId,
    table: &str,
    seat: u8,
    what: &str,
) -> Result<Option<Accused>, StoreError> {
    let Some((table, seat)) = seen(store, by, table)?.zip(SeatNumber::new(seat)) else { return Ok(None) };
    let person = table.seats.iter().any(|known| known.player.number == seat && known.token.is_some());
    let accused = of_seat(&table, seat, format!("{what} {} {}", table.listed.id, seat.get()));
    let subject = accused.account.as_ref().map(|account| format!("{what} {account}"));
    let accused = Accused { subject: subject.unwrap_or_else(|| accused.subject.clone()), ..accused };
    Ok(person.then_some(accused))
}

fn of_seat(table: &Table, seat: SeatNumber, subject: String) -> Accused {
    let known: Option<&Seat> = table.seats.iter().find(|known| known.player.number == seat);
    let called = known.map_or_else(|| format!("p{}", seat.get()), |known| known.player.name.to_string());
    Accused { account: known.and_then(|known| known.member.clone()), called, subject }
}

/// A table that somebody can look at: one that is not private, or where they sit.
fn seen(store: &dyn Store, by: &MemberId, table: &str) -> Result<Option<Table>, StoreError> {
    let Ok(id) = TableId::new(table) else { return Ok(None) };
    let Some(table) = table_of(store, &id)? else { return Ok(None) };
    let sits = table.seats.iter().any(|seat| seat.member.as_ref() == Some(by));
    Ok(Some(table).filter(|table| sits || table.listed.visibility != Visibility::Private))
}

pub(super) fn line_of(store: &dyn Store, table: &TableId, line: u32) -> Result<Option<ChatLine>, StoreError> {
    let Some(number) = Seq::new(line) else { return Ok(None) };
    let found = store.chat(table, Seq::new(line - 1), 1)?;
    Ok(found.into_iter().find(|found| found.number == number))
}

/// The reports that are open, with what was said around each.
pub(super) fn open_reports(store: &dyn Store) -> Result<Vec<OpenReport>, StoreError> {
    let mut open = Vec::new();
    for report in store.members().reports(SHOWN)? {
        let Some(kept) = Kept::of(&report) else { continue };
        let Some(by) = known(store, Some(&report.by))? else { continue };
        open.push(OpenReport {
            id: report.id.to_string(),
            at: report.at.0,
            by,
            about: known(store, report.about.as_ref())?,
            talk: talk_around(store, &kept.subject)?,
            called: kept.called,
            subject: kept.subject,
            why: kept.why,
            text: kept.text,
        });
    }
    Ok(open)
}

/// What was said around a line, or last at the table.
fn talk_around(store: &dyn Store, subject: &ReportSubject) -> Result<Vec<HeardLine>, StoreError> {
    let (table, line) = match subject {
        ReportSubject::Talk { table, line } => (table, Some(*line)),
        ReportSubject::NameAt { table, .. } | ReportSubject::ConductAt { table, .. } => (table, None),
        ReportSubject::Name { .. } | ReportSubject::Conduct { .. } => return Ok(Vec::new()),
    };
    let Ok(id) = TableId::new(table.as_str()) else { return Ok(Vec::new()) };
    let Some(table) = table_of(store, &id)? else { return Ok(Vec::new()) };
    let most = 2 * AROUND as usize + 1;
    let mut lines = match line {
        Some(line) => store.chat(&id, Seq::new(line.saturating_sub(AROUND + 1)), most)?,
        None => store.chat(&id, None, usize::MAX)?,
    };
    let first = lines.len().saturating_sub(most);
    Ok(lines.drain(first..).map(|line| heard(&table, line)).collect())
}

fn heard(table: &Table, line: ChatLine) -> HeardLine {
    let name = match line.speaker {
        Speaker::Seat(seat) => of_seat(table, seat, String::new()).called,
        Speaker::Spectator(name) => name.to_string(),
    };
    HeardLine {
        line: line.number.get(),
        at: line.at.0,
        name,
        text: line.text.to_string(),
        hidden: line.hidden,
    }
}
