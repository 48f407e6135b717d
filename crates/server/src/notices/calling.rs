//! From whoever knows that something waits for somebody to the store. Nobody waits for it.

use super::channel::address;
use super::why::{Waits, Way};
use crate::House;
use crate::house::still_open;
use crate::http::Quiet;
use crate::protocol::Problem;
use luckhouse_store::{
    Call, CallChange, Change, Channel, MemberChange, MemberId, Millis, StoreError, TableId,
};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Instant;
use tokio::sync::{Notify, mpsc};

/// So much may wait to be kept.
const MOST: usize = 4096;

/// Something waits for somebody.
pub(crate) struct Summons {
    pub(crate) member: MemberId,
    pub(crate) table: TableId,
    pub(crate) why: Waits,
    /// What tells one time from another.
    pub(crate) turn: u32,
    /// They know it already, and are not to be told.
    pub(crate) seen: bool,
}

/// What is said about somebody who is not here.
enum Said {
    Waits(Summons),
    /// Nothing waits for them there any more.
    Off {
        member: MemberId,
        table: TableId,
    },
}

/// The way to the store for what is said.
pub(crate) struct Calls {
    said: mpsc::Sender<Said>,
    /// For the task that keeps it.
    heard: Mutex<Option<mpsc::Receiver<Said>>>,
    /// Something is to be delivered.
    pub(super) news: Notify,
}

impl Default for Calls {
    fn default() -> Calls {
        let (said, heard) = mpsc::channel(MOST);
        Calls { said, heard: Mutex::new(Some(heard)), news: Notify::new() }
    }
}

impl House {
    /// Is anybody told anything at all?
    pub(crate) fn calls_anybody(&self) -> bool {
        self.config.notices.push || self.config.mail.is_some()
    }

    /// Something waits for somebody. False if too much is said: then say it again later.
    pub(crate) fn call(&self, summons: Summons) -> bool {
        self.say(Said::Waits(summons))
    }

    /// Nothing waits for somebody at this table any more.
    pub(crate) fn call_off(&self, member: &MemberId, table: &TableId) {
        self.say(Said::Off { member: member.clone(), table: table.clone() });
    }

    fn say(&self, said: Said) -> bool {
        let fine = !self.calls_anybody() || self.calls.said.try_send(said).is_ok();
        if !fine {
            metrics::counter!("luckhouse_notices_total", "way" => "any", "outcome" => "dropped").increment(1);
        }
        fine
    }

    /// Keep what is said, in order, as long as the house is open.
    pub(crate) async fn keep_calls(house: Weak<House>, calls: Arc<Calls>) {
        let heard = calls.heard.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(mut heard) = heard else { return };
        while let Some(said) = heard.recv().await {
            static LINES: Quiet = Quiet::new();
            let Some(open) = still_open(&house) else { return };
            if let Err(problem) = open.keep_call(said).await
                && let Some(count) = LINES.once_more(Instant::now())
            {
                tracing::warn!(count, %problem, "what somebody was to be told is not kept");
            }
        }
    }

    async fn keep_call(&self, said: Said) -> Result<(), Problem> {
        let (push, mail, now) = (self.config.notices.push, self.config.mail.is_some(), (self.config.clock)());
        let changes = self.read(move |store| match said {
            Said::Waits(summons) => {
                let ways = ways(&store.members().channels(&summons.member)?, push, mail);
                Ok(ways.into_iter().flat_map(|way| called(&summons, way, now)).collect::<Vec<_>>())
            }
            Said::Off { member, table } => {
                let known = store.members().calls(&member)?.iter().any(|call| call.table == table);
                Ok(known.then_some(CallChange::Off { member, table }).into_iter().collect())
            }
        });
        let changes = changes.await?;
        if changes.is_empty() {
            return Ok(());
        }
        match self.change_calls(changes).await {
            // They, or the table, have gone meanwhile.
            Ok(()) | Err(StoreError::NoMember(_) | StoreError::NoTable(_)) => {
                self.calls.news.notify_one();
                Ok(())
            }
            Err(why) => Err(crate::house::unfound(&why)),
        }
    }

    /// All of these, or none.
    pub(super) async fn change_calls(&self, changes: Vec<CallChange>) -> Result<(), StoreError> {
        let all = changes.into_iter().map(|change| Change::Member(MemberChange::Reach(change))).collect();
        self.save(Change::Together(all)).await.map(drop)
    }
}

/// What is to be kept, so that somebody is told in this way; or is not, if they know it.
fn called(summons: &Summons, way: Way, now: Millis) -> impl Iterator<Item = CallChange> + use<> {
    let call = Call {
        member: summons.member.clone(),
        table: summons.table.clone(),
        kind: way.word(),
        why: summons.why.word(),
        turn: summons.turn,
        at: now,
        tries: 0,
        next: (!summons.seen).then_some(now),
    };
    let known = summons.seen.then(|| CallChange::Tried(call.clone()));
    [CallChange::Call(call)].into_iter().chain(known)
}

/// In which ways somebody wants to be told, of those that there are.
fn ways(channels: &[Channel], push: bool, mail: bool) -> Vec<Way> {
    let wanted = |channel: &Channel| match Way::of(&channel.kind)? {
        Way::Push => push.then_some(Way::Push),
        Way::Mail => address(channel).filter(|known| mail && known.is_proved()).map(|_| Way::Mail),
    };
    let labels: BTreeSet<&str> = channels.iter().filter_map(wanted).map(Way::label).collect();
    [Way::Push, Way::Mail].into_iter().filter(|way| labels.contains(way.label())).collect()
}
