//! Friends who are asked to come to a table that still waits for players.

use super::bots::may_challenge;
use super::friends::{known, minds};
use super::members::{MemberSettings, no, no_player};
use super::{House, no_table, table_of, unfound};
use crate::members::Session;
use crate::members::bot::is_bot;
use crate::notices::{Summons, Waits};
use crate::protocol::{self, Invitations, Invite, Problem, Regard, Why, because};
use crate::table::Settings;
use luckhouse_engine::Header;
use luckhouse_shelf::find;
use luckhouse_store::{
    Change, Invitation, MemberChange, MemberId, Status, Store, StoreError, Table, TableId,
};

/// So many invitations of one account may be open.
const MOST: usize = 20;

impl House {
    /// Ask a friend to come to a table where one sits. To ask again changes nothing.
    ///
    /// # Errors
    /// If they are no friend, cannot come there or are not wanted; if one does not sit there; or one asks too many.
    pub(crate) async fn invite(&self, session: &Session, order: Invite) -> Result<(), Problem> {
        self.may_play(Some(&session.member))?;
        let member = MemberId::new(order.player).map_err(|_| no_player())?;
        let own = MemberSettings::of(&self.member(&session.member).await?);
        if is_bot(&member) {
            self.may_challenge(&member, &session.member).await?;
        } else if own.regard(&member) != Some(Regard::Friend) {
            return Err(no(because("invite-friends")));
        }
        let table = TableId::new(order.table).map_err(|_| no_table())?;
        let asked = Invitation { member, by: session.member.clone(), table, at: (self.config.clock)() };
        let wanted = asked.clone();
        let known = self.read(move |store| may_invite(store, &wanted)).await??;
        let (member, table, turn) = (asked.member.clone(), asked.table.clone(), (asked.at.0 / 1000) as u32);
        match self.save(Change::Member(MemberChange::Invite(asked))).await {
            Ok(_) => {
                if !known {
                    self.call(Summons { member, table, why: Waits::Invited, turn, seen: false });
                }
                Ok(())
            }
            Err(StoreError::NoMember(_)) => Err(no_player()),
            Err(why) => Err(unfound(&why)),
        }
    }

    async fn may_challenge(&self, bot: &MemberId, asker: &MemberId) -> Result<(), Problem> {
        let (bot, asker) = (bot.clone(), asker.clone());
        let may = self.read(move |store| match store.members().belonging(&bot)? {
            Some(bot) => may_challenge(store, &bot, &asker).map(Some),
            None => Ok(None),
        });
        match may.await? {
            Some(true) => Ok(()),
            Some(false) => Err(no(because("bot-not-open"))),
            None => Err(no_player()),
        }
    }

    /// The invitations to this one and by them that can still be taken up.
    pub(crate) async fn invitations(&self, session: &Session) -> Result<Invitations, Problem> {
        let own = session.member.clone();
        self.read(move |store| open_invitations(store, &own)).await
    }

    /// Do not come to a table to which one is asked. Whoever is not asked has nothing to decline.
    pub(crate) async fn decline(&self, session: &Session, table: &str) -> Result<(), Problem> {
        let (member, table) = (session.member.clone(), TableId::new(table).map_err(|_| no_table())?);
        self.call_off(&member, &table);
        self.save_in_time(Change::Member(MemberChange::Decline { member, table })).await.map(drop)
    }
}

/// Does nothing speak against asking this one to come there? Whether they are asked already.
fn may_invite(store: &dyn Store, asked: &Invitation) -> Result<Result<bool, Problem>, StoreError> {
    let Some(table) = table_of(store, &asked.table)? else { return Ok(Err(no_table())) };
    let Some(member) = store.members().member(&asked.member)? else { return Ok(Err(no_player())) };
    let blocked = MemberSettings::of(&member).regard(&asked.by) == Some(Regard::Blocked);
    Ok(if !sits(&table, &asked.by) {
        Err(no(because("invite-sit")))
    } else if sits(&table, &asked.member) {
        Err(no(because("invite-there")))
    } else if free(&table) == 0 {
        Err(Problem::new(Why::Full, because("invite-full")))
    } else if blocked || minds(store, &table, &asked.member)? {
        Err(no(because("invite-unwelcome")))
    } else if one_too_many(store, asked)? {
        Err(Problem::new(Why::TooFast, because("many-invitations").with("most", MOST)))
    } else {
        Ok(is_asked(store, asked)?)
    })
}

fn is_asked(store: &dyn Store, asked: &Invitation) -> Result<bool, StoreError> {
    let known = store.members().invitations(&asked.member)?;
    Ok(known.iter().any(|known| (&known.member, &known.table) == (&asked.member, &asked.table)))
}

fn one_too_many(store: &dyn Store, asked: &Invitation) -> Result<bool, StoreError> {
    let mut open = store.members().invitations(&asked.by)?;
    open.retain(|known| known.by == asked.by);
    let again = open.iter().any(|known| (&known.member, &known.table) == (&asked.member, &asked.table));
    Ok(open.len() >= MOST && !again)
}

pub(super) fn open_invitations(store: &dyn Store, own: &MemberId) -> Result<Invitations, StoreError> {
    let mut all = Invitations::default();
    for known in store.members().invitations(own)? {
        let list = if known.by == *own { &mut all.sent } else { &mut all.received };
        list.extend(told(store, &known)?);
    }
    Ok(all)
}

/// An invitation that can be taken up: whoever asked sits there still, whoever is asked does not yet, and a seat is free.
fn told(store: &dyn Store, asked: &Invitation) -> Result<Option<protocol::Invitation>, StoreError> {
    let Some(table) = table_of(store, &asked.table)? else { return Ok(None) };
    let (by, player) = (known(store, Some(&asked.by))?, known(store, Some(&asked.member))?);
    let holds = sits(&table, &asked.by) && !sits(&table, &asked.member) && free(&table) > 0;
    let (Some((by, player)), Ok(game), true) = (by.zip(player), find(table.listed.game.as_str()), holds)
    else {
        return Ok(None);
    };
    let about = game.about();
    Ok(Some(protocol::Invitation {
        table: asked.table.to_string(),
        game: about.name.into(),
        title: about.title.into(),
        by,
        player,
        at: asked.at.0,
        free: free(&table) as u8,
    }))
}

fn sits(table: &Table, member: &MemberId) -> bool {
    table.seats.iter().any(|seat| seat.member.as_ref() == Some(member))
}

/// How many seats anybody can take. Those of a tournament are for its players.
fn free(table: &Table) -> usize {
    let tournament = Settings::of(&table.listed.settings).is_ok_and(|settings| settings.tournament.is_some());
    let seats = table.listed.header.as_str().parse().map_or(0, |header: Header| header.seats);
    let waits = table.listed.status == Status::Waiting && !tournament;
    if waits { seats.saturating_sub(table.seats.len()) } else { 0 }
}
