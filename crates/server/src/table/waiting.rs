//! A table that waits for the disk. Whether its last change is kept is not known until the disk answers, so nothing
//! else is changed meanwhile; the state is still the one before it. The table is there: it says so, answers pings, and
//! tells what was known before.

use super::actor::TableActor;
use super::message::TableMessage;
use crate::ids::short;
use crate::protocol::{Inbound, Outbound, Problem, Why, because};
use luckhouse_store::{Change, Done, StoreError};
use std::pin::pin;
use std::sync::Arc;
use tokio::time::{Instant, sleep};

/// So many messages are kept for later while the disk does not answer.
const MOST_WAITING: usize = 256;

/// Who waits for the answer: the subscriber, and what they call their command.
pub(super) type Commander<'a> = Option<(u64, &'a str)>;

impl TableActor {
    /// Save a change, and wait until it is known whether it is kept.
    pub(super) async fn save(
        &mut self,
        change: Change,
        commander: Commander<'_>,
    ) -> Result<Done, StoreError> {
        let house = Arc::clone(&self.house);
        self.rests = false;
        self.until(async move { house.save(change).await }, commander).await
    }

    /// Wait for the disk, and see to the messages that come meanwhile.
    async fn until<T>(&mut self, answer: impl Future<Output = T>, commander: Commander<'_>) -> T {
        let (mut answer, mut patience) = (pin!(answer), pin!(sleep(self.house.config.disk)));
        let (mut late, mut open, begun) = (false, true, Instant::now());
        loop {
            tokio::select! {
                biased;
                answer = &mut answer => {
                    if late {
                        self.give_back(begun.elapsed());
                    }
                    return answer;
                }
                message = self.inbox.recv(), if open => match message {
                    Some(message) => self.meanwhile(*message, commander, late),
                    None => open = false,
                },
                () = &mut patience, if !late => {
                    late = true;
                    self.disk_is_silent(commander);
                }
            }
        }
    }

    /// A message that came while the table waits. `late`: the disk takes longer than anybody should wait.
    fn meanwhile(&mut self, message: TableMessage, commander: Commander<'_>, late: bool) {
        let full = self.later.len() >= MOST_WAITING;
        match message.untraced() {
            TableMessage::Said(subscriber, Inbound::Ping | Inbound::Look) => {
                self.subscribers.send(subscriber, &Outbound::Pong);
            }
            // It has no name by which it could be refused, and the dice wait for it.
            message @ TableMessage::Said(_, Inbound::Link { .. }) if !full => {
                self.later.push_back(Box::new(message));
            }
            TableMessage::Said(subscriber, said) if late || full => {
                self.not_now(subscriber, &said, commander);
            }
            TableMessage::Gone(subscriber) => self.gone(subscriber),
            TableMessage::Info(token, reply) => {
                let viewer = self.viewer(token.as_deref(), true);
                // Whoever asked may have gone.
                drop(reply.send(viewer.map(|viewer| self.info(viewer))));
            }
            // These few must not be lost: somebody counts on them.
            message @ (TableMessage::Stop { .. } | TableMessage::Thought(_) | TableMessage::Answer(..)) => {
                self.later.push_back(Box::new(message));
            }
            // Whoever asked hears that the table does not answer.
            _ if full => {}
            message => self.later.push_back(Box::new(message)),
        }
    }

    /// Tell those who wait for something that they have to be patient.
    fn disk_is_silent(&mut self, commander: Commander<'_>) {
        tracing::error!(table = short(&self.state.id), "the disk does not answer");
        metrics::counter!("luckhouse_saves_late_total").increment(1);
        if let Some((subscriber, _)) = commander {
            self.not_known(subscriber);
        }
        for message in std::mem::take(&mut self.later) {
            self.meanwhile(*message, commander, true);
        }
    }

    /// It may still be kept, so it is neither done nor refused: the command stays open, and its answer will come.
    fn not_known(&mut self, subscriber: u64) {
        let text = because("disk-not-safe");
        self.refuse(subscriber, None, Problem::new(Why::NotSaved, text));
    }

    fn not_now(&mut self, subscriber: u64, said: &Inbound, commander: Commander<'_>) {
        let seat = |number: u64| self.subscribers.get(number).map(|subscriber| subscriber.viewer);
        let again =
            commander.is_some_and(|(number, id)| said.id() == Some(id) && seat(number) == seat(subscriber));
        if again {
            return self.not_known(subscriber);
        }
        let text = because("disk-nothing-done");
        self.refuse(subscriber, said.id(), Problem::new(Why::NotSaved, text));
    }
}
