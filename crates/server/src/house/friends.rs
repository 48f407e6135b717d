//! What players think of each other: friends may see more, and whoever is blocked sees less and sits elsewhere.

use super::members::{MemberSettings, no_player};
use super::{House, table_of};
use crate::members::Session;
use crate::protocol::{KnownPlayer, Me, Problem, Regard, Why, because};
use luckhouse_store::{Change, MemberChange, MemberId, Store, StoreError, Table, TableId};

/// Somebody may think something of so many.
const MOST: usize = 500;

impl House {
    /// Think this of somebody from now on, or nothing any more.
    ///
    /// # Errors
    /// If it is oneself, nobody whom one may know, or one too many.
    pub(crate) async fn think_of(
        &self,
        session: &Session,
        id: &str,
        regard: Option<Regard>,
    ) -> Result<Me, Problem> {
        let other = MemberId::new(id).map_err(|_| no_player())?;
        if other == session.member {
            return Err(Problem::new(Why::House, because("own-regard")));
        }
        let member = self.member(&session.member).await?;
        let mut settings = MemberSettings::of(&member);
        match regard {
            Some(regard) => {
                self.may_know(session, id).await?;
                settings.regards.insert(other.to_string(), regard);
            }
            None => drop(settings.regards.remove(other.as_str())),
        }
        if settings.regards.len() > MOST {
            return Err(Problem::new(Why::House, because("many-regards").with("most", MOST)));
        }
        let edit = MemberChange::Edit { member: member.id, name: member.name, settings: settings.kept() };
        let mut changes = vec![Change::Member(edit)];
        if regard == Some(Regard::Blocked) {
            let apart = MemberChange::Estrange { one: session.member.clone(), other };
            changes.push(Change::Member(apart));
        }
        self.save_in_time(Change::Together(changes)).await?;
        self.me(session).await
    }

    /// Somebody is known by their profile, or because one played with them.
    pub(super) async fn may_know(&self, session: &Session, id: &str) -> Result<(), Problem> {
        if self.profile(id, Some(session)).await.is_ok() {
            return Ok(());
        }
        self.against(id, session).await.map(drop)
    }

    /// One's friends, and those who are blocked, as they are called now. Whoever was forgotten is nobody any more.
    pub(super) async fn regarded(
        &self,
        settings: MemberSettings,
    ) -> Result<(Vec<KnownPlayer>, Vec<KnownPlayer>), Problem> {
        self.read(move |store| {
            let (mut friends, mut blocked) = (Vec::new(), Vec::new());
            for (id, regard) in settings.regards {
                let list = if regard == Regard::Friend { &mut friends } else { &mut blocked };
                list.extend(known(store, MemberId::new(id).ok().as_ref())?);
            }
            Ok((friends, blocked))
        })
        .await
    }

    /// Does nobody at the table mind this one?
    ///
    /// # Errors
    /// If somebody there has blocked them.
    pub(super) async fn is_welcome(&self, table: &str, newcomer: Option<&MemberId>) -> Result<(), Problem> {
        let (Some(newcomer), Ok(table)) = (newcomer.cloned(), TableId::new(table)) else { return Ok(()) };
        let minds = self.read(move |store| match table_of(store, &table)? {
            Some(table) => minds(store, &table, &newcomer),
            // The table itself says that it is not there.
            None => Ok(false),
        });
        let minds = minds.await?;
        if minds { Err(Problem::new(Why::NotYours, because("not-welcome"))) } else { Ok(()) }
    }
}

/// A member as they are called now, if the house knows them.
pub(super) fn known(store: &dyn Store, member: Option<&MemberId>) -> Result<Option<KnownPlayer>, StoreError> {
    let Some(id) = member else { return Ok(None) };
    let found = store.members().member(id)?;
    Ok(found.map(|member| KnownPlayer { id: id.to_string(), name: member.name.to_string() }))
}

/// Has somebody at the table blocked this one?
pub(super) fn minds(store: &dyn Store, table: &Table, newcomer: &MemberId) -> Result<bool, StoreError> {
    for member in table.seats.iter().filter_map(|seat| seat.member.as_ref()) {
        let settings = store.members().member(member)?.map(|member| MemberSettings::of(&member));
        if settings.and_then(|settings| settings.regard(newcomer)) == Some(Regard::Blocked) {
            return Ok(true);
        }
    }
    Ok(false)
}
