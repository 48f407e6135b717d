//! From the store to a browser or a letter. One node does it for all; what fails is tried again a few times, later each time.

use super::channel::{Address, address, browser, json, language};
use super::push::{Sender, Subscription};
use super::told::waiting;
use super::why::Way;
use super::words::{Letter, Waiting};
use super::{Mail, Sent, smtp};
use crate::House;
use crate::house::still_open;
use crate::http::Quiet;
use crate::ids;
use crate::protocol::Problem;
use futures_util::future::join_all;
use luckhouse_store::{Call, CallChange, MemberId, Millis, TokenHash};
use luckhouse_words::Words;
use serde_json::json as object;
use std::collections::BTreeSet;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::timeout;

/// If nobody says that there is something, it is looked for so often, or as often as things are tried again.
const LOOK: Duration = Duration::from_secs(5);
/// So much is told at the same time.
const MOST: usize = 16;
/// So often something is tried.
const TRIES: u32 = 5;
/// So long it is remembered that somebody was told, in milliseconds: longer than any turn can last.
const REMEMBERED: i64 = 60 * 24 * 60 * 60 * 1000;

/// What became of a call.
enum Became {
    Told,
    /// Nothing waits any more, or nobody is to be told.
    Off,
    /// It is given up.
    Never,
    /// To be tried again after so long, if it is to be said.
    Later(Option<Duration>),
    /// Not yet: it is no failure.
    NotBefore(Millis),
}

impl House {
    /// Deliver calls as long as the house is open.
    pub(crate) async fn deliver(house: Weak<House>) {
        let mut forgotten: Option<Instant> = None;
        while let Some(open) = still_open(&house) {
            let calls = Arc::clone(&open.calls);
            let mut pause = LOOK.min(open.config.notices.retry);
            if open.is_first_node() {
                if forgotten.is_none_or(|at| at.elapsed() > Duration::from_secs(60 * 60)) {
                    forgotten = Some(Instant::now());
                    open.forget_told().await;
                }
                match open.deliver_due().await {
                    Ok(true) => {}
                    Ok(false) => pause = open.config.notices.retry,
                    Err(problem) => tracing::error!(%problem, "what players are to be told cannot be read"),
                }
            }
            drop(open);
            let _ = timeout(pause, calls.news.notified()).await;
        }
    }

    async fn forget_told(&self) {
        let before = Millis((self.config.clock)().0 - REMEMBERED);
        if let Err(why) = self.change_calls(vec![CallChange::ForgetTold(before)]).await {
            tracing::error!(%why, "what players were told could not be forgotten");
        }
    }

    /// Everything that is due, and whatever becomes due meanwhile. False, if what became of it is not kept: then it is due again.
    async fn deliver_due(self: &Arc<Self>) -> Result<bool, Problem> {
        loop {
            let now = (self.config.clock)();
            let due = self.read(move |store| store.members().calls_due(now, MOST)).await?;
            let full = due.len() == MOST;
            let (mut sending, mut written) = (JoinSet::new(), BTreeSet::new());
            for call in due {
                match Way::of(&call.kind) {
                    Some(Way::Push) => drop(sending.spawn(Arc::clone(self).push_one(call))),
                    // One letter tells of all that waits.
                    Some(Way::Mail) if written.insert(call.member.clone()) => {
                        sending.spawn(Arc::clone(self).write_to(call.member));
                    }
                    Some(Way::Mail) | None => {}
                }
            }
            let mut fine = true;
            while let Some(kept) = sending.join_next().await {
                fine &= kept.unwrap_or(false);
            }
            if !full || !fine || self.is_closing() {
                return Ok(fine);
            }
        }
    }

    /// Tell the browsers of somebody. False, if what became of it is not kept.
    async fn push_one(self: Arc<Self>, call: Call) -> bool {
        let became = match self.push_call(&call).await {
            Ok(became) => became,
            Err(problem) => {
                tracing::warn!(%problem, "what a player is to be told cannot be read");
                return false;
            }
        };
        self.keep(Way::Push, vec![call], became, Vec::new()).await
    }

    async fn push_call(&self, call: &Call) -> Result<Became, Problem> {
        let asked = call.clone();
        let (waiting, channels) = self
            .read(move |store| Ok((waiting(store, &asked)?, store.members().channels(&asked.member)?)))
            .await?;
        let browsers: Vec<(TokenHash, _)> =
            channels.iter().filter_map(|channel| Some((channel.hash, browser(channel)?))).collect();
        let Some(waiting) = waiting.filter(|_| self.config.notices.push && !browsers.is_empty()) else {
            return Ok(Became::Off);
        };
        let topic = &ids::short(&call.table);
        let all: Vec<_> = browsers
            .into_iter()
            .map(|(hash, browser)| {
                let words = Words::in_language(language(&browser.language));
                let to = browser.subscription(self.config.notices.loopback);
                self.push_to(hash, to, topic, told(&waiting, &words, topic))
            })
            .collect();
        let sent = join_all(all).await;
        self.hang_up(&sent).await;
        Ok(best(sent.into_iter().map(|(_, sent)| sent)))
    }

    /// Tell one browser. One that cannot be told any more, since it was taken when that was welcome, is gone.
    async fn push_to(
        &self,
        hash: TokenHash,
        to: Option<Subscription>,
        topic: &str,
        text: Vec<u8>,
    ) -> (TokenHash, Sent) {
        let (contact, now) = (self.contact(), (self.config.clock)().0 / 1000);
        let loopback = self.config.notices.loopback;
        let sender = Sender { vapid: self.vapid(), contact: &contact, now, loopback };
        let sent = match to {
            Some(to) => sender.push(&to, topic, &text).await,
            None => Sent::Gone,
        };
        note(Way::Push, &sent);
        (hash, sent)
    }

    /// Browsers that are no more are not told again.
    async fn hang_up(&self, sent: &[(TokenHash, Sent)]) {
        let gone = sent.iter().filter(|(_, sent)| *sent == Sent::Gone);
        let gone: Vec<CallChange> = gone.map(|(hash, _)| CallChange::Close(*hash)).collect();
        if !gone.is_empty()
            && let Err(why) = self.change_calls(gone).await
        {
            tracing::warn!(%why, "a browser that is no more is still kept");
        }
    }

    /// Write to somebody about all that waits for them.
    async fn write_to(self: Arc<Self>, member: MemberId) -> bool {
        self.write_about(&member).await.unwrap_or_else(|problem| {
            tracing::warn!(%problem, "what a player is to be told cannot be read");
            false
        })
    }

    async fn write_about(&self, member: &MemberId) -> Result<bool, Problem> {
        let id = member.clone();
        let (channels, calls) = self
            .read(move |store| {
                let mut calls = Vec::new();
                for call in store.members().calls(&id)? {
                    if Way::of(&call.kind) == Some(Way::Mail) && call.next.is_some() {
                        calls.push((waiting(store, &call)?, call));
                    }
                }
                Ok((store.members().channels(&id)?, calls))
            })
            .await?;
        let known = channels.iter().find_map(|channel| Some((channel.hash, address(channel)?)));
        // Where letters were switched off since, nobody is called any more.
        let known = self.config.mail.clone().zip(known.filter(|(_, address)| address.is_proved()));
        let (still, past): (Vec<_>, Vec<_>) =
            calls.into_iter().partition(|(waiting, _)| waiting.is_some() && known.is_some());
        let past = past.into_iter().map(|(_, call)| call).collect();
        let kept = self.keep(Way::Mail, past, Became::Off, Vec::new()).await;
        let (Some((mail, (hash, address))), false) = (known, still.is_empty()) else { return Ok(kept) };
        let (waiting, calls): (Vec<_>, Vec<_>) =
            still.into_iter().filter_map(|(waiting, call)| Some((waiting?, call))).unzip();
        let (became, also) = self.letter(&mail, member, (hash, address), &waiting).await;
        Ok(self.keep(Way::Mail, calls, became, also).await && kept)
    }

    /// Write one letter, unless the last one went a short while ago.
    async fn letter(
        &self,
        mail: &Mail,
        member: &MemberId,
        (hash, address): (TokenHash, Address),
        waiting: &[Waiting],
    ) -> (Became, Vec<CallChange>) {
        let now = (self.config.clock)();
        let every = i64::try_from(mail.every.as_millis()).unwrap_or(i64::MAX);
        // A clock that was set back makes nobody wait for long.
        let next = address.last.filter(|last| *last <= now.0).map(|last| Millis(last.saturating_add(every)));
        if let Some(next) = next.filter(|next| now < *next) {
            return (Became::NotBefore(next), Vec::new());
        }
        let Some(to) = address.to() else { return (Became::Never, vec![CallChange::Close(hash)]) };
        let (language, url, id) = (language(&address.language), self.url(), ids::salt());
        let letter = Letter { language, from: &mail.from, to: &to, url: &url, id, now: now.0 };
        let letter = letter.waiting(waiting, &self.unsubscribing(member, &address.address));
        let sent = smtp::send(mail, &self.called(), &to, &letter).await;
        note(Way::Mail, &sent);
        let last = Address { last: Some(now.0), ..address };
        let also = match sent {
            Sent::Told => vec![CallChange::Keep { hash, data: json(&last) }],
            _ => Vec::new(),
        };
        (best([sent]), also)
    }

    /// Keep what became of these calls.
    async fn keep(&self, way: Way, calls: Vec<Call>, became: Became, also: Vec<CallChange>) -> bool {
        let now = (self.config.clock)();
        let changes: Vec<CallChange> = calls
            .into_iter()
            .map(|call| CallChange::Tried(self.after(call, &became, now)))
            .chain(also)
            .collect();
        if changes.is_empty() {
            return true;
        }
        let kept = self.change_calls(changes).await;
        if let Err(why) = &kept {
            tracing::warn!(way = way.label(), %why, "that a player was told is not kept: they may be told again");
        }
        kept.is_ok()
    }

    fn after(&self, call: Call, became: &Became, now: Millis) -> Call {
        match became {
            Became::Told | Became::Off | Became::Never => Call { next: None, ..call },
            Became::NotBefore(next) => Call { next: Some(*next), ..call },
            Became::Later(wait) => {
                let tries = call.tries + 1;
                let usual = self.config.notices.retry.saturating_mul(4u32.saturating_pow(call.tries));
                let wait = wait.map_or(usual, |wait| wait.max(usual));
                let next = Millis(now.0.saturating_add(i64::try_from(wait.as_millis()).unwrap_or(i64::MAX)));
                if tries >= TRIES {
                    tracing::warn!("a player was not told that something waits: it is given up");
                    count("any", "given-up");
                }
                Call { tries, next: (tries < TRIES).then_some(next), ..call }
            }
        }
    }
}

/// What is pushed: what a browser shows, and where it leads.
fn told(waiting: &Waiting, words: &Words, tag: &str) -> Vec<u8> {
    let all = object!({
        "title": waiting.title(words),
        "text": waiting.text(words),
        "path": waiting.path,
        "tag": tag,
        "language": words.language().tag(),
    });
    all.to_string().into_bytes()
}

/// What becomes of a call that went several ways: whoever was told at one of them was told.
fn best(all: impl IntoIterator<Item = Sent>) -> Became {
    let mut became = Became::Never;
    for sent in all {
        became = match (sent, became) {
            (Sent::Told, _) | (_, Became::Told) => Became::Told,
            (Sent::Later { wait, .. }, _) => Became::Later(wait),
            (Sent::Gone | Sent::Never(_), became) => became,
        };
    }
    became
}

/// Count what became of it, and write a line now and then about what went wrong: never where to.
fn note(way: Way, sent: &Sent) {
    static LINES: Quiet = Quiet::new();
    let (outcome, why) = match sent {
        Sent::Told => ("told", None),
        Sent::Gone => ("gone", None),
        Sent::Never(why) => ("refused", Some(why)),
        Sent::Later { why, .. } => ("failed", Some(why)),
    };
    count(way.label(), outcome);
    if let Some((why, count)) = why.zip(LINES.once_more(Instant::now())) {
        tracing::warn!(count, way = way.label(), outcome, %why, "a player could not be told that something waits");
    }
}

fn count(way: &'static str, outcome: &'static str) {
    metrics::counter!("luckhouse_notices_total", "way" => way, "outcome" => outcome).increment(1);
}
