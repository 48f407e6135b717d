//! A player says which of their browsers are to be told.

use super::channel::{self, Browser, browser};
use super::vapid::Vapid;
use super::why::Way;
use crate::House;
use crate::members::{Session, shown};
use crate::protocol::{NoticeBrowser, NoticeWays, Problem, Subscribe, Why, because};
use luckhouse_store::{CallChange, Channel, MemberChange, StoreError, TokenHash};
use serde_json::{Value, json};

/// So many browsers of one player are told.
const MOST: usize = 10;
/// The longest tag of a language that is kept.
const TAG: usize = 35;

impl House {
    /// How somebody is told, and how they could be.
    pub(crate) async fn notice_ways(&self, session: &Session) -> Result<NoticeWays, Problem> {
        let channels = self.channels(session).await?;
        let shown_as = |channel: &Channel| {
            let known = browser(channel)?;
            Some(NoticeBrowser {
                id: shown(&channel.hash),
                added: channel.added.0,
                current: known.device == session.device,
            })
        };
        let address = channels.iter().find_map(channel::address);
        Ok(NoticeWays {
            push: self.config.notices.push.then(|| self.vapid().public()),
            browsers: channels.iter().filter_map(shown_as).collect(),
            mail: self.config.mail.is_some(),
            proved: address.as_ref().is_some_and(channel::Address::is_proved),
            address: address.map(|known| known.address),
        })
    }

    /// Tell this browser too. Whoever was told there before is told there no more.
    pub(crate) async fn subscribe(&self, session: &Session, order: Subscribe) -> Result<NoticeWays, Problem> {
        if !self.config.notices.push {
            return Err(Problem::new(Why::House, because("push-off")));
        }
        let new = Browser {
            endpoint: order.endpoint,
            key: order.keys.p256dh,
            auth: order.keys.auth,
            language: order.language.chars().take(TAG).collect(),
            device: session.device.clone(),
        };
        let wrong = || Problem::new(Why::Word, because("push-endpoint"));
        // As it is written in one way only, so that no two are the same browser.
        let fine = new.subscription(self.config.notices.loopback).ok_or_else(wrong)?;
        let new = Browser { endpoint: fine.endpoint.text(), ..new };
        let channels = self.channels(session).await?;
        let all: Vec<(TokenHash, Browser)> =
            channels.iter().filter_map(|known| Some((known.hash, browser(known)?))).collect();
        // A browser that subscribes anew has one subscription, not two.
        let stale = all.iter().filter(|(hash, known)| known.device == new.device && *hash != new.hash());
        let stale: Vec<CallChange> = stale.map(|(hash, _)| CallChange::Close(*hash)).collect();
        let known = all.iter().any(|(hash, _)| *hash == new.hash());
        if all.len() - stale.len() >= MOST && !known {
            return Err(Problem::new(Why::House, because("many-browsers").with("most", MOST)));
        }
        let now = (self.config.clock)();
        let open = CallChange::Open(channel::kept(&session.member, (new.hash(), Way::Push), &new, now));
        self.reached(stale.into_iter().chain([open]).collect()).await?;
        self.notice_ways(session).await
    }

    /// Do not tell this browser any more.
    pub(crate) async fn unsubscribe(&self, session: &Session, id: &str) -> Result<(), Problem> {
        let channels = self.channels(session).await?;
        let found = channels.iter().find(|channel| browser(channel).is_some() && shown(&channel.hash) == id);
        let found = found.ok_or_else(|| Problem::new(Why::NoTable, because("no-browser")))?;
        self.reached(vec![CallChange::Close(found.hash)]).await
    }

    /// What closes the browsers of a player, of one device or of all: whoever is signed out there is not told there.
    pub(crate) async fn hung_up(
        &self,
        session: &Session,
        device: Option<&str>,
    ) -> Result<Vec<MemberChange>, Problem> {
        let channels = self.channels(session).await?;
        let there = |channel: &&Channel| {
            browser(channel).is_some_and(|known| device.is_none_or(|device| known.device == device))
        };
        let close = |channel: &Channel| MemberChange::Reach(CallChange::Close(channel.hash));
        Ok(channels.iter().filter(there).map(close).collect())
    }

    pub(super) async fn channels(&self, session: &Session) -> Result<Vec<Channel>, Problem> {
        let member = session.member.clone();
        self.read(move |store| store.members().channels(&member)).await
    }

    /// Keep how somebody is told.
    pub(super) async fn reached(&self, changes: Vec<CallChange>) -> Result<(), Problem> {
        match self.change_calls(changes).await {
            Ok(()) => Ok(()),
            Err(StoreError::NoMember(_)) => Err(Problem::new(Why::NoTable, because("no-player"))),
            Err(why) => Err(crate::house::unfound(&why)),
        }
    }

    /// The key by which push services know the house, worked out when it is first needed.
    pub(super) fn vapid(&self) -> &Vapid {
        self.vapid.get_or_init(|| Vapid::of(&self.config.house_key))
    }

    /// How those who run a push service reach the host.
    pub(super) fn contact(&self) -> String {
        match (self.config.notices.contact.as_str(), &self.config.mail) {
            ("", Some(mail)) => format!("mailto:{}", mail.sender().as_str()),
            ("", None) => self.url(),
            (contact, _) => contact.into(),
        }
    }

    /// The house as others find it, without a slash at its end.
    pub(super) fn url(&self) -> String {
        match (self.config.notices.url.trim_end_matches('/'), self.config.names.first()) {
            ("", Some(name)) => format!("https://{name}"),
            ("", None) => "https://localhost".into(),
            (url, _) => url.into(),
        }
    }

    /// What the house is called where it sends mail from.
    pub(super) fn called(&self) -> String {
        let url = self.url();
        let house = url.split_once("://").map_or(url.as_str(), |(_, house)| house);
        house.split([':', '/']).next().unwrap_or("localhost").into()
    }
}

/// What is kept of how somebody is told, for themselves.
pub(crate) fn taken_along(
    store: &dyn luckhouse_store::Store,
    member: &luckhouse_store::MemberId,
) -> Result<Value, StoreError> {
    let channels = store.members().channels(member)?;
    let browsers = channels.iter().filter_map(|channel| {
        let known = browser(channel)?;
        Some(json!({ "since": channel.added.0, "endpoint": known.endpoint, "language": known.language }))
    });
    let address = channels.iter().find_map(|channel| Some((channel, channel::address(channel)?)));
    let address = address.map(|(channel, known)| {
        json!({ "since": channel.added.0, "address": known.address, "proved": known.is_proved(), "last": known.last })
    });
    let told = store.members().calls(member)?;
    let told = told.iter().map(|call| {
        let next = call.next.map(|next| next.0);
        json!({ "table": call.table.to_string(), "way": call.kind.as_str(), "why": call.why.as_str(), "at": call.at.0, "next": next })
    });
    Ok(json!({ "browsers": browsers.collect::<Vec<_>>(), "mail": address, "told": told.collect::<Vec<_>>() }))
}
