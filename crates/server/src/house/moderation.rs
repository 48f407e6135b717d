//! What those do who keep order among the players.

use super::friends::known;
use super::members::{no, no_player};
use super::reports::{line_of, open_reports};
use super::{House, no_table};
use crate::admin::{self, Grounds, Held, NotDone};
use crate::members::Session;
use crate::protocol::{
    KnownPlayer, Moderation, ModeratorDeed, ModeratorOrder, Offence, Problem, Restrained, Restraint, because,
};
use crate::table::{BY_MODERATOR, ByHost, wrong_word};
use luckhouse_store::{
    Change, Deed, Json, Line, MemberChange, MemberId, Millis, Name, Seq, Speaker, Store, StoreError, TableId,
};
use std::sync::Arc;

/// So many deeds are shown.
const DEEDS: usize = 50;
/// Who did something, in the host's book, where it was a member.
const MODERATOR: &str = "moderator";

impl House {
    /// What somebody sees who keeps order.
    ///
    /// # Errors
    /// If they do not.
    pub(crate) async fn moderation(&self, session: Option<&Session>) -> Result<Moderation, Problem> {
        self.keeps_order(session)?;
        let (now, kept) = ((self.config.clock)(), self.retention());
        self.read(move |store| {
            let (restrained, deeds) = (restrained(store, now)?, deeds(store)?);
            Ok(Moderation { reports: open_reports(store)?, restrained, deeds, kept })
        })
        .await
    }

    fn keeps_order<'s>(&self, session: Option<&'s Session>) -> Result<&'s Session, Problem> {
        let keeper = session.filter(|session| self.is_moderator(&session.member));
        keeper.ok_or_else(|| no(because("not-moderator")))
    }

    /// Do what somebody asks who keeps order, and write it down.
    ///
    /// # Errors
    /// If they do not, or it cannot be done.
    pub(crate) async fn moderate(
        self: &Arc<Self>,
        session: Option<&Session>,
        order: ModeratorOrder,
    ) -> Result<(), Problem> {
        let keeper = self.keeps_order(session)?;
        let now = (self.config.clock)();
        let deed = |about: Option<MemberId>| deed(&keeper.member, about, &order, now);
        match &order {
            ModeratorOrder::Hide { table, line, hidden } => {
                let id = TableId::new(table.as_str()).map_err(|_| no_table())?;
                let about = self.speaker(&id, *line).await?;
                let change =
                    admin::hide(id, &admin::Whose::Line(*line), *hidden).map_err(|why| why.problem())?;
                self.at_table(table, &ByHost::Hide { change, deed: deed(about) })
                    .await
                    .map_err(|why| why.problem())
            }
            ModeratorOrder::CloseTable { table } => {
                let why = Line::new(BY_MODERATOR).map_err(wrong_word)?;
                self.at_table(table, &ByHost::Close { why, deed: deed(None) })
                    .await
                    .map_err(|why| why.problem())
            }
            ModeratorOrder::Restrain { player, what, minutes, why, text } => {
                let member = self.restrainable(player)?;
                let grounds = Grounds::new(Some(*why), text.as_deref())?;
                let standing = admin::standing(member.clone(), (*what).into(), *minutes, &grounds, now);
                self.change_standing(MemberChange::Hold(standing), deed(Some(member))).await
            }
            ModeratorOrder::Lift { player, what } => {
                let member = self.restrainable(player)?;
                let lift = MemberChange::Lift { member: member.clone(), kind: Held::from(*what).word() };
                self.change_standing(lift, deed(Some(member))).await
            }
            ModeratorOrder::CloseReport { report, .. } => {
                let report = Name::new(report.as_str()).map_err(wrong_word)?;
                let about = self.reported(&report).await?;
                self.change_standing(MemberChange::CloseReport(report), deed(about)).await
            }
        }
    }

    /// Those who keep order are restrained by the host alone.
    fn restrainable(&self, player: &str) -> Result<MemberId, Problem> {
        let member = MemberId::new(player).map_err(|_| no_player())?;
        if self.is_moderator(&member) {
            return Err(no(because("of-moderator")));
        }
        Ok(member)
    }

    async fn change_standing(self: &Arc<Self>, change: MemberChange, deed: Deed) -> Result<(), Problem> {
        match self.change_bans(Change::Member(change), deed).await {
            Err(NotDone::Store(StoreError::NoMember(_))) => Err(no_player()),
            Err(NotDone::Store(StoreError::NoReport(_))) => Err(no(because("no-report"))),
            done => done.map_err(|why| why.problem()),
        }
    }

    async fn reported(&self, report: &Name) -> Result<Option<MemberId>, Problem> {
        let (wanted, all) = (report.clone(), |store: &dyn Store| store.members().reports(usize::MAX));
        let found = self.read(all).await?.into_iter().find(|report| report.id == wanted);
        Ok(found.and_then(|report| report.about))
    }

    /// The account of whoever said a line.
    async fn speaker(&self, table: &TableId, line: u32) -> Result<Option<MemberId>, Problem> {
        let table = table.clone();
        self.read(move |store| {
            let Some(Speaker::Seat(seat)) = line_of(store, &table, line)?.map(|line| line.speaker) else {
                return Ok(None);
            };
            let seats = store.load(&table)?.seats;
            Ok(seats.into_iter().find(|known| known.player.number == seat).and_then(|known| known.member))
        })
        .await
    }
}

/// What is written down: nothing that must go when the account goes that it is about.
fn deed(by: &MemberId, about: Option<MemberId>, order: &ModeratorOrder, at: Millis) -> Deed {
    let unnamed = match order.clone() {
        ModeratorOrder::Restrain { what, minutes, why, .. } => {
            ModeratorOrder::Restrain { player: String::new(), what, minutes, why, text: None }
        }
        ModeratorOrder::Lift { what, .. } => ModeratorOrder::Lift { player: String::new(), what },
        other => other,
    };
    let order = serde_json::to_string(&unnamed).expect("an order is plain data");
    let by_whom = Name::new(MODERATOR).expect("a plain word");
    Deed { member: Some(by.clone()), about, ..Deed::by_host(at, by_whom, Json(order)) }
}

fn restrained(store: &dyn Store, now: Millis) -> Result<Vec<Restrained>, StoreError> {
    let mut all = Vec::new();
    for standing in store.members().standings()?.into_iter().filter(|standing| standing.holds(now)) {
        let what = match Held::of(&standing) {
            Some(Held::Muted) => Restraint::Muted,
            Some(Held::Banned) => Restraint::Banned,
            Some(Held::Moderator) | None => continue,
        };
        let Some(player) = known(store, Some(&standing.member))? else { continue };
        let Grounds { why, text } = Grounds::of(&standing);
        let (at, until) = (standing.at.0, standing.until.map(|until| until.0));
        all.push(Restrained { player, what, at, until, why: why.unwrap_or(Offence::Other), text });
    }
    Ok(all)
}

/// What was last done by those who keep order, the newest first.
fn deeds(store: &dyn Store) -> Result<Vec<ModeratorDeed>, StoreError> {
    let (mut all, mut before): (Vec<ModeratorDeed>, Option<Seq>) = (Vec::new(), None);
    while all.len() < DEEDS {
        let page = store.deeds(before, DEEDS)?;
        let Some((last, _)) = page.last() else { break };
        before = Some(*last);
        for (number, deed) in page {
            all.extend(moderators_deed(store, number, &deed)?);
        }
    }
    all.truncate(DEEDS);
    Ok(all)
}

fn moderators_deed(store: &dyn Store, number: Seq, deed: &Deed) -> Result<Option<ModeratorDeed>, StoreError> {
    let ours = deed.by.as_str() == MODERATOR;
    let order = ours.then(|| serde_json::from_str::<ModeratorOrder>(&deed.deed.0).ok()).flatten();
    let Some(order) = order else { return Ok(None) };
    let of = |member: &Option<MemberId>| -> Result<Option<KnownPlayer>, StoreError> {
        known(store, member.as_ref())
    };
    let (by, about) = (of(&deed.member)?, of(&deed.about)?);
    Ok(Some(ModeratorDeed { number: number.get(), at: deed.at.0, by, about, order }))
}
