//! How accounts stand with the house: who keeps order, who may not talk, and who may not play.

use super::{House, own};
use crate::admin::{Grounds, Held};
use crate::members::bot::is_bot;
use crate::protocol::{Offence, Problem, Reason, Why, because};
use crate::table::{ByHost, TableMessage};
use luckhouse_store::{MemberId, Millis, Standing, StoreError, TableId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// What the store says of all accounts, as every coming and every line of talk needs it.
#[derive(Default)]
pub(super) struct Standings(Mutex<Arc<HashMap<(MemberId, Held), Standing>>>);

impl Standings {
    /// From now on these. Whoever is banned now and was not before.
    pub(super) fn set(&self, all: Vec<Standing>) -> Vec<MemberId> {
        let known = all.into_iter().filter_map(|standing| {
            let held = Held::of(&standing)?;
            Some(((standing.member.clone(), held), standing))
        });
        let now: HashMap<_, _> = known.collect();
        let mut before = own(&self.0);
        let banned = now.keys().filter(|(_, held)| *held == Held::Banned);
        let new = banned.filter(|key| !before.contains_key(*key)).map(|(member, _)| member.clone()).collect();
        *before = Arc::new(now);
        new
    }

    fn held(&self, member: &MemberId, held: Held, now: Millis) -> Option<Standing> {
        let found = own(&self.0).get(&(member.clone(), held)).cloned();
        found.filter(|standing| standing.holds(now))
    }
}

impl House {
    /// Does this account keep order here?
    pub(crate) fn is_moderator(&self, member: &MemberId) -> bool {
        self.standings.held(member, Held::Moderator, (self.config.clock)()).is_some()
    }

    /// May this one, if the house knows them, play?
    ///
    /// # Errors
    /// If their account is banned: why, and until when.
    pub(crate) fn may_play(&self, member: Option<&MemberId>) -> Result<(), Problem> {
        self.is_free(member, Held::Banned, |until| match until {
            Some(until) => because("account-banned-until").with("until", until.to_string()),
            None => because("account-banned"),
        })
    }

    /// May this one, if the house knows them, talk?
    ///
    /// # Errors
    /// If their account is muted: why, and until when.
    pub(crate) fn may_be_heard(&self, member: Option<&MemberId>) -> Result<(), Problem> {
        if member.is_some_and(is_bot) {
            return Err(Problem::new(Why::House, because("bot-quiet")));
        }
        self.is_free(member, Held::Muted, |until| match until {
            Some(until) => because("account-muted-until").with("until", until.to_string()),
            None => because("account-muted"),
        })
    }

    fn is_free(
        &self,
        member: Option<&MemberId>,
        held: Held,
        reason: impl Fn(Option<Millis>) -> Reason,
    ) -> Result<(), Problem> {
        let standing = member.and_then(|member| self.standings.held(member, held, (self.config.clock)()));
        let Some(standing) = standing else { return Ok(()) };
        let Grounds { why, text } = Grounds::of(&standing);
        let why = why.unwrap_or(Offence::Other).word();
        let said = if text.is_some() { "yes" } else { "no" };
        let reason = reason(standing.until).with("offence", why).with("said", said);
        Err(Problem::new(Why::House, reason.with("text", text.unwrap_or_default())))
    }

    /// Read how accounts stand. Whoever is banned from now on has to leave the tables of this node.
    pub(super) async fn read_standings(self: &Arc<Self>) -> Result<(), Problem> {
        let all = self.read(|store| store.members().standings()).await?;
        for member in self.standings.set(all) {
            let owner = member.clone();
            let own = self.read(move |store| store.members().belongings(Some(&owner), usize::MAX)).await?;
            for member in own.into_iter().map(|own| own.member.id).chain([member]) {
                tokio::spawn(Arc::clone(self).send_away(member));
            }
        }
        self.bot_tokens.send_replace(());
        Ok(())
    }

    async fn send_away(self: Arc<Self>, member: MemberId) {
        let banned = member.clone();
        let tables = match self.read(move |store| unfinished(store, &banned)).await {
            Ok(tables) => tables,
            Err(problem) => return tracing::warn!(%problem, "somebody who was banned stays at their tables"),
        };
        for table in tables.into_iter().filter(|table| own(&self.awake).has(table)) {
            let order = || Box::new(ByHost::Unwelcome { member: member.clone() });
            // One that cannot be asked has nobody at it.
            drop(self.ask(table.as_str(), |reply| TableMessage::Host(order(), reply)).await);
        }
    }
}

/// The tables where somebody sits and that are not over.
fn unfinished(store: &dyn luckhouse_store::Store, member: &MemberId) -> Result<Vec<TableId>, StoreError> {
    let open = store.members().open_tables_of(member)?;
    let mut tables: Vec<TableId> = open.into_iter().map(|(table, _)| table).collect();
    tables.dedup();
    Ok(tables)
}
