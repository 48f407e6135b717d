//! Tables of a whole house, without sockets.

mod ahead;
mod by_host;
mod clocks;
mod dice;
mod expiry;
mod frozen;
mod handed_over;
mod long_games;
mod memory;
mod play;
mod rest;
mod retention;
mod running;
mod saving;
mod seats;
mod talk;
mod time;
mod tries;
mod vacations;

use crate::protocol::{Entry, Inbound, Now, OpenTable, Outbound, Problem, Seated, Sit, What};
use crate::table::{Hello, Subscription, TableHandle, TableMessage, Visitor, Wishes};
use crate::{Config, House};
use luckhouse_store::{Memory, Millis, Store};
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tokio::time::Instant;

static BEGIN: LazyLock<std::time::Instant> = LazyLock::new(std::time::Instant::now);

/// A clock that stands still when the test's time does.
fn clock() -> Millis {
    Millis(1_000_000 + Instant::now().into_std().duration_since(*BEGIN).as_millis() as i64)
}

/// Somebody of whom it does not matter from where they come.
const VISITOR: Visitor = Visitor { address: crate::http::Address::UNKNOWN, counted: false, member: None };

fn config() -> Config {
    LazyLock::force(&BEGIN);
    Config { bot_pace: Duration::ZERO, allowance: Duration::ZERO, clock, ..Config::default() }
}

fn house() -> Arc<House> {
    House::start(Arc::new(Memory::default()), config()).unwrap()
}

/// The same store, after a house that was closed or killed.
fn next_house(store: &Arc<dyn Store>) -> Arc<House> {
    House::start(Arc::clone(store), config()).unwrap()
}

fn sit(name: &str) -> Sit {
    Sit { name: name.into(), seat: None, seals: false }
}

fn order(game: &str, seats: u8) -> OpenTable {
    OpenTable { seats, sit: Some(sit("Ann")), ..OpenTable::of(game) }
}

/// Somebody at a table, with everything they were told.
struct Guest {
    handle: TableHandle,
    subscription: Subscription,
    story: Vec<Entry>,
    now: Option<Now>,
    others: Vec<Outbound>,
    commands: u32,
    name: &'static str,
}

impl Guest {
    async fn come(house: &Arc<House>, table: &str, token: Option<&str>, last: u32) -> Result<Guest, Problem> {
        Guest::wishing(house, table, token, last, Wishes::default()).await
    }

    async fn wishing(
        house: &Arc<House>,
        table: &str,
        token: Option<&str>,
        last: u32,
        wishes: Wishes,
    ) -> Result<Guest, Problem> {
        let token = token.map(String::from);
        let hello = Hello { token, name: Some("Eve".into()), last, talk: 0, wishes, visitor: VISITOR };
        let (handle, subscription) = house.hello(table, hello).await?;
        let (story, now, others) = (Vec::new(), None, Vec::new());
        let mut guest = Guest { handle, subscription, story, now, others, commands: 0, name: "c" };
        guest.settle().await;
        Ok(guest)
    }

    async fn sitting(house: &Arc<House>, seated: &Seated) -> Guest {
        Guest::come(house, &seated.table, seated.token.as_deref(), 0).await.unwrap()
    }

    /// Take what was sent until nothing more comes.
    async fn settle(&mut self) {
        while let Ok(Some(message)) =
            tokio::time::timeout(Duration::from_millis(1), self.subscription.messages.recv()).await
        {
            self.heard(serde_json::from_str(&message).unwrap());
        }
    }

    fn heard(&mut self, message: Outbound) {
        match message {
            Outbound::Snapshot { story, now } => {
                self.story = story;
                self.now = Some(now);
            }
            Outbound::News { story, now } => {
                self.story.extend(story);
                self.now = Some(now);
            }
            other => self.others.push(other),
        }
        let numbers: Vec<u32> = self.story.iter().map(|entry| entry.n).collect();
        let first = numbers.first().copied().unwrap_or(1);
        assert_eq!(
            numbers,
            (first..first + numbers.len() as u32).collect::<Vec<_>>(),
            "numbers without a gap"
        );
    }

    fn now(&self) -> &Now {
        self.now.as_ref().unwrap()
    }

    fn last(&self) -> u32 {
        self.story.last().map_or(0, |entry| entry.n)
    }

    fn id(&mut self) -> String {
        self.commands += 1;
        format!("{}{}", self.name, self.commands)
    }

    /// Say something, and the answer to it.
    async fn say(&mut self, said: Inbound) -> Outbound {
        let id = said.id().map(String::from);
        self.handle.send(Box::new(TableMessage::Said(self.subscription.number, said))).await.unwrap();
        loop {
            let message = self.subscription.messages.recv().await.expect("the table answers");
            let message: Outbound = serde_json::from_str(&message).unwrap();
            let answers = match &message {
                Outbound::Done { id: to, .. }
                | Outbound::Odds { id: to, .. }
                | Outbound::Hint { id: to, .. } => Some(to) == id.as_ref(),
                Outbound::Refused { id: to, .. } => *to == id,
                _ => false,
            };
            if answers {
                self.settle().await;
                return message;
            }
            self.heard(message);
        }
    }

    async fn choose(&mut self, word: &str) -> Outbound {
        let id = self.id();
        self.say(Inbound::Choose { id, word: word.into(), salt: None }).await
    }

    /// The lines of the log that count, as they were told.
    fn lines(&self) -> Vec<String> {
        let mut lines: Vec<(u32, String)> = Vec::new();
        for entry in &self.story {
            match &entry.what {
                What::Line { line, .. } => lines.push((entry.n, line.clone())),
                What::TakenBack { keep, .. } => lines.retain(|(n, _)| n <= keep),
                _ => {}
            }
        }
        lines.into_iter().map(|(_, line)| line).collect()
    }

    async fn leave(self) {
        self.handle.send(Box::new(TableMessage::Gone(self.subscription.number))).await.unwrap();
    }
}

fn why(answer: &Outbound) -> crate::protocol::Why {
    match answer {
        Outbound::Refused { why, .. } => *why,
        other => panic!("expected a refusal, got {other:?}"),
    }
}
