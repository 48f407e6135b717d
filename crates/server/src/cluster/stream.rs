//! Sockets at a table of another node: what the client says goes there line by line, and what the table says comes back.

use super::lines::{self, Lines};
use super::{NOT_HERE, Patience, Unreached, uri, written};
use crate::House;
use crate::http::{Address, Front};
use crate::protocol::{Inbound, Problem, Why, because};
use crate::socket::Way;
use crate::table::{Farewell, Hello, Subscription, TableMessage, Visitor};
use crate::traces::{self, Context, Span};
use axum::body::Body;
use axum::extract::State;
use axum::http::{Request, Version};
use axum::response::{IntoResponse, Response};
use luckhouse_store::{MemberId, NodeAddress, TableId};
use serde::{Deserialize, Serialize};
use std::net::IpAddr;
use std::sync::Arc;
use tokio::sync::mpsc;

/// What a client may say before the other node has taken it.
const SAID: usize = 16;

/// Before a line that the table says to its client, and before the last one, which says why there is nothing more.
const SAYS: char = 's';
const BYE: char = 'b';

/// The first line: who is there.
#[derive(Serialize, Deserialize)]
struct Opening {
    hello: Inbound,
    address: String,
    counted: bool,
    /// An older node does not say it.
    #[serde(default)]
    member: Option<String>,
}

/// Come to a table, wherever it is: the way to it, and what comes back.
///
/// # Errors
/// Why not.
pub(crate) async fn subscribe(
    house: &Arc<House>,
    table: &str,
    hello: Inbound,
    visitor: Visitor,
) -> Result<(Way, Subscription), Problem> {
    let patience = Patience::begin();
    loop {
        let id = TableId::new(table).ok().filter(|_| house.is_node());
        let node = match &id {
            Some(id) => house.whereabouts(id).await?,
            None => None,
        };
        let Some(node) = node else { return here(house, table, hello, visitor).await };
        match there(house, &node, &hello, visitor.clone()).await {
            Ok(Some(subscribed)) => return Ok(subscribed),
            Ok(None) | Err(Unreached::NotSent(_) | Unreached::Broken(_)) => {}
        }
        if !patience.one_more().await {
            return Err(away());
        }
    }
}

fn away() -> Problem {
    Problem::new(Why::NotSaved, because("table-away"))
}

async fn here(
    house: &Arc<House>,
    table: &str,
    hello: Inbound,
    visitor: Visitor,
) -> Result<(Way, Subscription), Problem> {
    let hello = Hello::of(hello, visitor).ok_or_else(away)?;
    let (table, subscription) = house.hello(table, hello).await?;
    Ok((Way::Here { table, number: subscription.number }, subscription))
}

/// Nothing, if the table is not there either.
async fn there(
    house: &Arc<House>,
    node: &NodeAddress,
    hello: &Inbound,
    visitor: Visitor,
) -> Result<Option<(Way, Subscription)>, Unreached> {
    let (said, waits) = mpsc::channel(SAID);
    let (address, counted) = (written(visitor.address), visitor.counted);
    let member = visitor.member.as_ref().map(ToString::to_string);
    let opening = Opening { hello: hello.clone(), address, counted, member };
    drop(said.send(line(&opening)).await);
    let mut request =
        Request::post(uri(node, "/nodes/v1/tables")).body(lines::body(waits)).unwrap_or_default();
    *request.version_mut() = Version::HTTP_2;
    let answer = house.ask_node(node, request).await?;
    if answer.status() == NOT_HERE {
        return Ok(None);
    }
    let (sender, messages) = mpsc::channel(house.config.limits.waiting);
    let farewell = Farewell::default();
    tokio::spawn(listen(answer.into_body(), sender, Arc::clone(&farewell)));
    Ok(Some((Way::There(said), Subscription { number: 0, messages, farewell })))
}

/// Pass on what the table says, until it says no more.
async fn listen(body: Body, to: mpsc::Sender<Box<axum::extract::ws::Utf8Bytes>>, farewell: Farewell) {
    let mut lines = Lines::of(body);
    while let Some(line) = lines.next().await {
        if let Some(text) = line.strip_prefix(SAYS) {
            if to.send(Box::new(text.into())).await.is_err() {
                return;
            }
        } else if let Some(why) = line.strip_prefix(BYE).and_then(|why| serde_json::from_str(why).ok()) {
            drop(farewell.set(why));
            return;
        }
    }
}

/// Another node's client comes to a table of this node.
pub(super) async fn take(State(front): State<Arc<Front>>, body: Body) -> Response {
    let mut said = Lines::of(body);
    let opening = said.next().await.and_then(|line| serde_json::from_str::<Opening>(&line).ok());
    let Some(Opening { hello, address, counted, member }) = opening else { return NOT_HERE.into_response() };
    let ip = address.parse::<IpAddr>();
    let member = member.and_then(|member| MemberId::new(member).ok());
    let visitor = Visitor { address: ip.map_or(Address::UNKNOWN, Address::from), counted, member };
    let Inbound::Hello { table, .. } = &hello else { return NOT_HERE.into_response() };
    let (table, house) = (table.clone(), &front.house);
    let ours = match TableId::new(table.as_str()) {
        Ok(id) => house.whereabouts(&id).await,
        Err(_) => Ok(None),
    };
    if house.is_closing() || !matches!(ours, Ok(None)) {
        return NOT_HERE.into_response();
    }
    let (sender, answer) = mpsc::channel(house.config.limits.waiting);
    match here(house, &table, hello, visitor).await {
        Ok((way, subscription)) => {
            tokio::spawn(exchange(said, way, subscription, sender));
        }
        Err(problem) => drop(sender.send(format!("{BYE}{}", line(&problem))).await),
    }
    lines::body(answer).into_response()
}

/// Carry in both directions until one of them has enough.
async fn exchange(
    mut said: Lines,
    way: Way,
    Subscription { mut messages, farewell, .. }: Subscription,
    to: mpsc::Sender<String>,
) {
    loop {
        tokio::select! {
            message = messages.recv() => match message {
                Some(message) if to.send(format!("{SAYS}{}", *message)).await.is_ok() => {}
                Some(_) => break,
                None => {
                    let why = farewell.get().cloned();
                    let why = why.unwrap_or_else(|| Problem::new(Why::Closing, because("table-rests")));
                    drop(to.send(format!("{BYE}{}", line(&why))).await);
                    break;
                }
            },
            said = said.next() => {
                let Some(said) = said.and_then(|line| Carrying::read(&line)) else { break };
                if said.told(&way).await.is_err() {
                    // Why is in what the table says last.
                    continue;
                }
            }
        }
    }
    way.leave().await;
}

/// What a client says, and what it belongs to, on its way to another node. An older node does not look at the latter.
struct Carrying {
    said: Inbound,
    traceparent: Option<Context>,
}

#[derive(Deserialize)]
struct Belongs {
    traceparent: Option<String>,
}

impl Carrying {
    fn read(line: &str) -> Option<Carrying> {
        let said = serde_json::from_str(line).ok()?;
        let belongs = || serde_json::from_str::<Belongs>(line).ok()?.traceparent;
        let traceparent = traces::are_on().then(belongs).flatten().and_then(|text| Context::read(&text));
        Some(Carrying { said, traceparent })
    }

    fn written(&self) -> String {
        let mut line = line(&self.said);
        if let Some(context) = self.traceparent
            && line.pop() == Some('}')
        {
            line.push_str(&format!(",\"traceparent\":\"{context}\"}}"));
        }
        line
    }

    /// # Errors
    /// If the table does not listen any more.
    async fn told(self, way: &Way) -> Result<(), ()> {
        match way {
            Way::Here { table, number } => table
                .send(Box::new(TableMessage::said(*number, self.said, self.traceparent)))
                .await
                .map_err(drop),
            Way::There(_) => way.say(self.said).await,
        }
    }
}

/// As one line.
pub(super) fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("it is plain data")
}

impl Way {
    /// Say something to the table.
    ///
    /// # Errors
    /// If it does not listen any more.
    pub(crate) async fn say(&self, said: Inbound) -> Result<(), ()> {
        match self {
            Way::Here { table, number } => {
                let message = TableMessage::said(*number, said, Context::here());
                table.send(Box::new(message)).await.map_err(drop)
            }
            Way::There(to) => {
                let span = Span::new("carry");
                to.send(Carrying { said, traceparent: span.context() }.written()).await.map_err(drop)
            }
        }
    }

    /// Go. A table that has gone has let go of everybody; another node hears it when nothing more can be said.
    pub(crate) async fn leave(self) {
        if let Way::Here { table, number } = self {
            drop(table.send(Box::new(TableMessage::Gone(number))).await);
        }
    }
}
