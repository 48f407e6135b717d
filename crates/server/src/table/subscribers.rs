//! Those who are connected to a table, and what is sent to them.

use super::message::{Farewell, Subscription, Visitor, Wishes};
use super::state::TableState;
use super::written::Written;
use crate::protocol::{Outbound, Problem, Why, because};
use axum::extract::ws::Utf8Bytes;
use luckhouse_engine::{Seat, SeatSet, Viewer};
use luckhouse_store::Name;
use serde::Serialize;
use std::collections::BTreeMap;
use tokio::sync::mpsc;

/// Everybody who is connected.
#[derive(Default)]
pub(super) struct Subscribers {
    /// In boxes: a map keeps room for eleven, and most tables have one or two.
    all: BTreeMap<u64, Box<Subscriber>>,
    next: u64,
}

/// One connection.
pub(super) struct Subscriber {
    pub(super) viewer: Viewer,
    /// What somebody who watches is called, or why they cannot be; nothing, if they have not said it.
    pub(super) name: Option<Result<Name, Box<Problem>>>,
    pub(super) visitor: Visitor,
    wishes: Wishes,
    /// Nothing more is said to whoever has none.
    messages: Option<mpsc::Sender<Box<Utf8Bytes>>>,
    farewell: Farewell,
}

impl Subscribers {
    /// Let somebody in. So many messages may wait for them.
    pub(super) fn enter(
        &mut self,
        viewer: Viewer,
        name: Option<Result<Name, Box<Problem>>>,
        visitor: Visitor,
        wishes: Wishes,
        waiting: usize,
    ) -> Subscription {
        let (sender, messages) = mpsc::channel(waiting);
        let farewell = Farewell::default();
        let subscriber =
            Subscriber { viewer, name, visitor, wishes, messages: Some(sender), farewell: farewell.clone() };
        self.next += 1;
        self.all.insert(self.next, Box::new(subscriber));
        Subscription { number: self.next, messages, farewell }
    }

    pub(super) fn get(&self, number: u64) -> Option<&Subscriber> {
        self.all.get(&number).map(Box::as_ref)
    }

    /// Somebody has gone: who they were.
    pub(super) fn leave(&mut self, number: u64) -> Option<Viewer> {
        self.all.remove(&number).map(|subscriber| subscriber.viewer)
    }

    /// Nobody sits there any more: those who did watch from now on, or are let go.
    pub(super) fn unseat(&mut self, seat: Seat, watch: bool) {
        let why = Problem::new(Why::NotYours, because("left-private"));
        for subscriber in self.all.values_mut().filter(|subscriber| subscriber.viewer == Viewer::Seat(seat)) {
            subscriber.viewer = Viewer::Watcher;
            if !watch {
                drop(subscriber.farewell.set(why.clone()));
                subscriber.messages = None;
            }
        }
    }

    /// Nothing more is said to those of this seat. They are here until their connections have ended.
    pub(super) fn send_away(&mut self, seat: Seat, why: &Problem) {
        for subscriber in self.all.values_mut().filter(|subscriber| subscriber.viewer == Viewer::Seat(seat)) {
            drop(subscriber.farewell.set(why.clone()));
            subscriber.messages = None;
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Is anybody of this seat connected?
    pub(super) fn has(&self, seat: Seat) -> bool {
        self.all.values().any(|subscriber| subscriber.viewer == Viewer::Seat(seat))
    }

    /// The seats of which anybody is connected.
    pub(super) fn seats(&self) -> SeatSet {
        let seat = |subscriber: &Subscriber| match subscriber.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher | Viewer::Arbiter => None,
        };
        self.all.values().map(Box::as_ref).filter_map(seat).fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// How many watch.
    pub(super) fn watchers(&self) -> usize {
        self.all.values().filter(|subscriber| subscriber.viewer == Viewer::Watcher).count()
    }

    /// Say something to one.
    pub(super) fn send(&mut self, number: u64, message: &Outbound) {
        self.post(number, text(message));
    }

    /// Say the same to everybody.
    pub(super) fn broadcast(&mut self, message: &Outbound) {
        let message = text(message);
        for number in self.numbers() {
            self.post(number, message.clone());
        }
    }

    /// Say to everybody what they may know: after this number of the story, or the whole of it.
    pub(super) fn tell(&mut self, state: &TableState, after: u32, whole: bool, deadline: Option<i64>) {
        let mut written: Vec<((Viewer, Wishes), Utf8Bytes)> = Vec::new();
        for number in self.numbers() {
            let reader = (self.all[&number].viewer, self.all[&number].wishes);
            let known = written.iter().find(|(known, _)| *known == reader);
            let message = match known {
                Some((_, message)) => message.clone(),
                None => text(&news(state, after, whole, reader, true, deadline)),
            };
            written.push((reader, message.clone()));
            self.post(number, message);
        }
    }

    /// Say to one what they have missed.
    pub(super) fn catch_up(&mut self, number: u64, state: &TableState, last: u32, deadline: Option<i64>) {
        let Some(subscriber) = self.all.get(&number) else { return };
        // Whoever has seen the end has seen everything; whoever has not is told everything that was hidden.
        let missed = state.last().checked_sub(last);
        let whole = last == 0 || missed.is_none_or(|missed| missed > MANY) || state.is_over();
        let message = news(state, last, whole, (subscriber.viewer, subscriber.wishes), false, deadline);
        self.post(number, text(&message));
    }

    /// Nothing more is said to anybody.
    pub(super) fn close(&mut self, why: &Problem) {
        for (_, subscriber) in std::mem::take(&mut self.all) {
            drop(subscriber.farewell.set(why.clone()));
        }
    }

    /// The numbers of all connections.
    pub(super) fn numbers(&self) -> Vec<u64> {
        self.all.keys().copied().collect()
    }

    /// Whoever does not take what is sent is not waited for. They are here until their connection has ended, so that
    /// they are missed from then on.
    fn post(&mut self, number: u64, message: Utf8Bytes) {
        let Some(subscriber) = self.all.get_mut(&number) else { return };
        let sent = subscriber.messages.as_ref().map(|messages| messages.try_send(Box::new(message)));
        if let Some(Err(mpsc::error::TrySendError::Full(_))) = sent {
            let text = because("too-slow");
            drop(subscriber.farewell.set(Problem::new(Why::TooSlow, text)));
            metrics::counter!("luckhouse_slow_clients_total").increment(1);
            subscriber.messages = None;
        }
    }
}

/// Whoever has missed more is told everything anew.
const MANY: u32 = 256;

/// What a reader is told. What is fresh, and not only new to them, they may want to see line by line.
pub(super) fn news(
    state: &TableState,
    after: u32,
    whole: bool,
    (viewer, wishes): (Viewer, Wishes),
    fresh: bool,
    deadline: Option<i64>,
) -> Written {
    let now = state.now(viewer, wishes.pictures, deadline);
    let views = (fresh && wishes.views).then_some(after);
    let story = state.story_after(if whole { 0 } else { after }, viewer, views);
    if whole { Written::Snapshot { story, now } } else { Written::News { story, now } }
}

pub(super) fn text(message: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message is plain data").into()
}
