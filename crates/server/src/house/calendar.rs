//! The link to a player's calendar: whoever has it reads when choices are due, and nothing else.

use super::House;
use super::members::credential;
use crate::calendar::calendar;
use crate::ids::Token;
use crate::members::{Kind, Session};
use crate::protocol::{CalendarLink, NewCalendar, Problem, Why, because};
use luckhouse_store::{MemberChange, MemberId};
use luckhouse_words::{Language, Words};

/// Where calendars are; the token and [`FILE`] follow.
const PATH: &str = "/api/v1/me/calendar/";
/// How the name of a calendar ends.
const FILE: &str = ".ics";

impl House {
    /// Is there a link to one's calendar?
    pub(crate) async fn calendar_link(&self, session: &Session) -> Result<CalendarLink, Problem> {
        let known = self.of_kind(&session.member, Kind::Calendar).await?;
        Ok(CalendarLink { made: known.first().map(|known| known.added.0) })
    }

    /// A new link to one's calendar. One that was made before leads nowhere any more.
    pub(crate) async fn new_calendar(&self, session: &Session) -> Result<NewCalendar, Problem> {
        let (token, now) = (Token::new(), (self.config.clock)());
        let grant = credential(&session.member, token.hash(), Kind::Calendar, now, None);
        self.change_members(vec![no_calendar(&session.member), MemberChange::Grant(grant)]).await?;
        Ok(NewCalendar { path: format!("{PATH}{}{FILE}", token.shown()) })
    }

    /// No link leads to one's calendar any more.
    pub(crate) async fn revoke_calendar(&self, session: &Session) -> Result<(), Problem> {
        self.change_members(vec![no_calendar(&session.member)]).await
    }

    /// Whose calendar this file is.
    ///
    /// # Errors
    /// If it is nobody's, or not any more.
    pub(crate) async fn calendar_owner(&self, file: &str) -> Result<MemberId, Problem> {
        let nobody = || Problem::new(Why::NoTable, because("no-calendar"));
        let token = file.strip_suffix(FILE).and_then(Token::read).ok_or_else(nobody)?;
        let known = self.credential(token.hash()).await?;
        let known = known.filter(|known| Kind::of(known) == Some(Kind::Calendar));
        known.map(|known| known.member).ok_or_else(nobody)
    }

    /// A player's calendar, in this language. `link` says where a table is.
    pub(crate) async fn calendar(
        &self,
        member: &MemberId,
        language: Language,
        link: impl Fn(&str) -> String,
    ) -> Result<String, Problem> {
        let running = self.games_of_days(member).await?;
        Ok(calendar(&running, (self.config.clock)(), &Words::in_language(language), link))
    }
}

fn no_calendar(member: &MemberId) -> MemberChange {
    MemberChange::RevokeKind { member: member.clone(), kind: Kind::Calendar.word(), but: None }
}
