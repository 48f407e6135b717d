//! One connection of one client.

use crate::House;
use crate::admin::BansChange;
use crate::bucket::Bucket;
use crate::cluster::subscribe;
use crate::http::Place;
use crate::members::bot::BotSession;
use crate::protocol::{Inbound, Outbound, Problem, VERSION, Why, because};
use crate::table::{Farewell, Subscription, TableHandle, Visitor};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, interval_at, timeout};
use tokio_tungstenite::tungstenite;

/// Whoever has not said hello by then does not want to.
const PATIENCE: Duration = Duration::from_secs(10);
/// A message that is not taken for so long will not be taken.
const SENDING: Duration = Duration::from_secs(10);
/// How long the last words may take to arrive.
const LINGER: Duration = Duration::from_secs(2);
/// How often a silent client is asked whether it is there.
const PULSE: Duration = Duration::from_secs(30);
/// So many messages are passed over with a warning before the connection is closed.
const WARNINGS: u32 = 20;

/// Somebody who is connected. All of it stands in one box: what a task takes along it keeps twice.
pub(crate) struct Guest {
    house: Arc<House>,
    socket: WebSocket,
    visitor: Visitor,
    /// With whose token they came, if it is a bot's: that can be revoked.
    bot: Option<BotSession>,
    _place: Option<Place>,
}

impl Guest {
    pub(crate) fn new(
        house: Arc<House>,
        socket: WebSocket,
        visitor: Visitor,
        bot: Option<BotSession>,
        place: Option<Place>,
    ) -> Box<Guest> {
        Box::new(Guest { house, socket, visitor, bot, _place: place })
    }

    /// Talk with a client until one of the two has enough. A connection is idle for most of its life, and should be small then:
    /// what is done before, after and now and then is in boxes that are thrown away.
    pub(crate) async fn talk(mut self: Box<Self>) {
        let Guest { house, socket, visitor, bot, .. } = &mut *self;
        let end = match Box::pin(greet(house, socket, visitor.clone())).await {
            Ok((way, subscription)) => {
                let bans = Bans::new(house, visitor.address.ip(), bot.as_ref());
                let mut client = Box::new(Client::new(house, way, subscription));
                let end = client.exchange(socket, bans).await;
                Box::pin(client.way.leave()).await;
                end
            }
            Err(end) => end,
        };
        if let End::Because(problem) = end {
            Box::pin(farewell(socket, problem)).await;
        }
    }
}

/// Say why, and close.
async fn farewell(socket: &mut WebSocket, problem: Problem) {
    let close = CloseFrame { code: code(problem.why), reason: reason(&problem.text).into() };
    say(socket, &Outbound::bye(problem)).await;
    drop(timeout(SENDING, socket.send(Message::Close(Some(close)))).await);
    // A connection that is closed with something unread takes what was just said with it.
    drop(timeout(LINGER, async { while let Some(Ok(_)) = socket.recv().await {} }).await);
}

/// The way to a table.
pub(crate) enum Way {
    /// It is this node's, and knows its client by a number.
    Here { table: TableHandle, number: u64 },
    /// Another node has it: what is said goes there, a line each.
    There(mpsc::Sender<String>),
}

/// How a connection ends.
enum End {
    /// The client has gone.
    Gone,
    /// The house has enough.
    Because(Problem),
}

impl From<Problem> for End {
    fn from(problem: Problem) -> End {
        End::Because(problem)
    }
}

/// The first message says who is there.
async fn greet(
    house: &Arc<House>,
    socket: &mut WebSocket,
    visitor: Visitor,
) -> Result<(Way, Subscription), End> {
    let expected = "expected a hello first: {\"say\":\"hello\",\"version\":1,\"table\":\"…\"}";
    let first = timeout(PATIENCE, socket.recv()).await;
    let first =
        first.map_err(|_| Problem::new(Why::Unreadable, format!("nobody said anything: {expected}")))?;
    let said = match read(first)? {
        Heard::Said(said) => said,
        Heard::Nothing => return Err(Problem::new(Why::Unreadable, expected).into()),
        Heard::Garbled(text) => return Err(Problem::new(Why::Unreadable, text).into()),
    };
    let Inbound::Hello { version, table, .. } = &said else {
        return Err(Problem::new(Why::Unreadable, expected).into());
    };
    if *version != VERSION {
        let text = because("version").with("version", *version).with("ours", VERSION);
        return Err(Problem::new(Why::Version, text).into());
    }
    let table = table.clone();
    Ok(subscribe(house, &table, said, visitor).await?)
}

/// What came from the client.
enum Heard {
    Said(Inbound),
    /// Something that needs no answer.
    Nothing,
    /// Text that means nothing here.
    Garbled(String),
}

fn read(received: Option<Result<Message, axum::Error>>) -> Result<Heard, End> {
    match received {
        Some(Ok(Message::Text(text))) => Ok(match serde_json::from_str(&text) {
            Ok(said) => Heard::Said(said),
            Err(why) => {
                Heard::Garbled(format!("this cannot be read ({why}): expected one message of the protocol"))
            }
        }),
        Some(Ok(Message::Binary(_))) => {
            Err(Problem::new(Why::Unreadable, "bytes cannot be read here: expected text").into())
        }
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(Heard::Nothing),
        Some(Ok(Message::Close(_))) | None => Err(End::Gone),
        Some(Err(why)) => match why.into_inner().downcast_ref() {
            Some(tungstenite::Error::Capacity(_)) => {
                Err(Problem::new(Why::Unreadable, because("message-too-long")).into())
            }
            _ => Err(End::Gone),
        },
    }
}

/// Whether somebody is kept out.
struct Bans<'a> {
    house: &'a House,
    address: IpAddr,
    change: BansChange,
    bot: Option<&'a BotSession>,
    tokens: watch::Receiver<()>,
}

impl<'a> Bans<'a> {
    fn new(house: &'a House, address: IpAddr, bot: Option<&'a BotSession>) -> Bans<'a> {
        Bans { house, address, change: house.bans_change(), bot, tokens: house.bot_tokens.subscribe() }
    }

    /// Does the token with which they came still hold? Another node may have revoked it.
    async fn token_holds(&self) -> Result<(), End> {
        match self.bot {
            Some(bot) => Ok(Box::pin(self.house.bot_token_holds(bot)).await?),
            None => Ok(()),
        }
    }

    fn hold(&self) -> bool {
        self.house.is_banned(self.address)
    }
}

/// Wait until the token of a bot was revoked, whosever it was. Nobody else waits for that.
async fn revoked(bot: Option<&BotSession>, tokens: &mut watch::Receiver<()>) {
    if bot.is_none() || tokens.changed().await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// Somebody who has said hello.
struct Client {
    way: Way,
    messages: mpsc::Receiver<Box<Utf8Bytes>>,
    farewell: Farewell,
    said: Bucket,
    warnings: u32,
}

impl Client {
    fn new(house: &House, way: Way, subscription: Subscription) -> Client {
        let limits = &house.config.limits;
        Client {
            way,
            messages: subscription.messages,
            farewell: subscription.farewell,
            said: Bucket::new(limits.messages, Duration::from_secs(10)),
            warnings: 0,
        }
    }

    /// Somebody may be banned while they are here, or while they said hello.
    async fn exchange(&mut self, socket: &mut WebSocket, mut bans: Bans<'_>) -> End {
        if bans.hold() {
            return Problem::banned().into();
        }
        let mut pulse = interval_at(Instant::now() + PULSE, PULSE);
        let mut silent = 0;
        loop {
            let done = tokio::select! {
                message = self.messages.recv() => match message {
                    Some(message) => Box::pin(self.pass_on(socket, *message)).await,
                    None => Err(self.farewell()),
                },
                received = socket.recv() => {
                    silent = 0;
                    match read(received) {
                        Ok(heard) => Box::pin(self.heard(socket, heard)).await,
                        Err(end) => Err(end),
                    }
                }
                () = bans.change.next() => {
                    if bans.hold() { Err(Problem::banned().into()) } else { Ok(()) }
                }
                () = revoked(bans.bot, &mut bans.tokens) => bans.token_holds().await,
                _ = pulse.tick() => {
                    silent += 1;
                    match bans.token_holds().await {
                        Ok(()) if silent > 2 => Err(End::Gone),
                        Ok(()) => Box::pin(send(socket, Message::Ping(Default::default()))).await,
                        Err(end) => Err(end),
                    }
                }
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    /// Send what waits, all of it at once.
    async fn pass_on(&mut self, socket: &mut WebSocket, first: Utf8Bytes) -> Result<(), End> {
        let send = async {
            socket.feed(Message::Text(first)).await?;
            while let Ok(next) = self.messages.try_recv() {
                socket.feed(Message::Text(*next)).await?;
            }
            socket.flush().await
        };
        in_time(send).await
    }

    fn farewell(&self) -> End {
        let known = self.farewell.get().cloned();
        End::Because(known.unwrap_or_else(|| Problem::new(Why::Closing, because("table-rests"))))
    }

    async fn heard(&mut self, socket: &mut WebSocket, heard: Heard) -> Result<(), End> {
        let now = Instant::now().into_std();
        match heard {
            Heard::Nothing => Ok(()),
            _ if !self.said.take(now) => self.warn(socket).await,
            Heard::Garbled(text) => {
                refuse(socket, None, Problem::new(Why::Unreadable, text)).await;
                Ok(())
            }
            Heard::Said(said) => {
                let sent = self.way.say(said).await;
                sent.map_err(|()| self.farewell())
            }
        }
    }

    async fn warn(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        self.warnings += 1;
        if self.warnings > WARNINGS {
            return Err(Problem::new(Why::TooFast, because("many-messages-again")).into());
        }
        let wait_ms = self.said.pause().as_millis() as u32;
        say(socket, &Outbound::slow_down(wait_ms, because("many-messages"))).await;
        Ok(())
    }
}

async fn refuse(socket: &mut WebSocket, id: Option<String>, problem: Problem) {
    say(socket, &Outbound::refused(id, problem)).await;
}

async fn say(socket: &mut WebSocket, message: &Outbound) {
    let text = serde_json::to_string(message).expect("a message is plain data");
    drop(send(socket, Message::Text(text.into())).await);
}

async fn send(socket: &mut WebSocket, message: Message) -> Result<(), End> {
    in_time(socket.send(message)).await
}

/// A client that does not take a message in time is not waited for.
async fn in_time(sending: impl Future<Output = Result<(), axum::Error>>) -> Result<(), End> {
    match timeout(SENDING, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End::Gone),
    }
}

/// The code of the protocol for a close.
fn code(why: Why) -> u16 {
    match why {
        Why::Closing => 1001,
        Why::Unreadable => 1007,
        Why::TooSlow | Why::Full | Why::Busy | Why::NotSaved => 1013,
        Why::Version | Why::NoTable | Why::NotYours | Why::Word | Why::Rules | Why::House | Why::TooFast => {
            1008
        }
    }
}

/// What fits into a close: 123 bytes.
fn reason(text: &str) -> String {
    let mut short = String::new();
    for character in text.chars() {
        if short.len() + character.len_utf8() > 123 {
            break;
        }
        short.push(character);
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many bytes at most: with its channels and buffers an idle connection takes some 5,000 more.
    const MOST: usize = 1600;

    fn task<A, F: Future>(_: impl Fn(A) -> F) -> usize {
        size_of::<F>()
    }

    #[test]
    fn the_task_of_a_connection_is_small() {
        let size = task(Guest::talk) + size_of::<Guest>();
        assert!((500..=MOST).contains(&size), "{size} bytes");
    }

    #[test]
    fn a_reason_fits_whatever_it_is_made_of() {
        assert_eq!(reason("short"), "short");
        assert!(reason(&"ä€😀".repeat(50)).len() <= 123);
    }
}
