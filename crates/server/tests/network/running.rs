//! A house that runs, and people who talk to it over sockets.

use axum::serve::{Listener, ListenerExt};
use futures_util::{SinkExt, StreamExt};
use luckhouse_engine::fair::{Bytes, Chain, FairLine, Secret, Terms, seat_seal, table_hash};
use luckhouse_engine::{Rng, Seat};
use luckhouse_server::protocol::{Inbound, OpenTable, Outbound, Seated, Sit, Stage, VERSION, What};
use luckhouse_server::{Config, House, serve, serve_node};
use luckhouse_store::{Memory, NodeAddress, Store};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

/// A house on a free port of this machine. It closes when it is told to.
pub(crate) struct Running {
    pub(crate) house: Arc<House>,
    pub(crate) store: Arc<dyn Store>,
    authority: String,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
    /// The node that people come to, where it is another one than the table's.
    carrier: Option<Box<Running>>,
}

fn quick() -> Config {
    let mut config = Config { bot_pace: Duration::ZERO, trust_loopback: true, ..Config::default() };
    // Nobody here takes the time to think.
    config.limits.messages = 1_000_000;
    config
}

impl Running {
    pub(crate) async fn new() -> Running {
        Running::with(quick()).await
    }

    /// A house of two nodes: tables are opened at one of them, and everybody comes to the other.
    pub(crate) async fn carried() -> Running {
        let (memory, config) = (Memory::default(), quick());
        let owner = Running::node(&memory, config.clone()).await;
        let carrier = Running::node(&memory, config).await;
        Running { authority: carrier.authority.clone(), carrier: Some(Box::new(carrier)), ..owner }
    }

    async fn node(memory: &Memory, config: Config) -> Running {
        let (listener, nodes) = (free_port().await, free_port().await);
        let here = NodeAddress::new(nodes.local_addr().unwrap().to_string()).unwrap();
        let store: Arc<dyn Store> = Arc::new(memory.node(&here));
        let house = House::start(Arc::clone(&store), config).unwrap();
        let authority = listener.local_addr().unwrap().to_string();
        let (stop, stopped) = oneshot::channel();
        let stopped = async move { drop(stopped.await) };
        let (people, nodes) = (quick_to_answer(listener), quick_to_answer(nodes));
        let task = tokio::spawn(serve_node(people, nodes, Arc::clone(&house), stopped));
        Running { house, store, authority, stop, task, carrier: None }
    }

    pub(crate) async fn with(config: Config) -> Running {
        Running::of(Arc::new(Memory::default()), config).await
    }

    /// A house with what another one has left.
    pub(crate) async fn of(store: Arc<dyn Store>, config: Config) -> Running {
        let house = House::start(Arc::clone(&store), config).unwrap();
        let listener = free_port().await;
        let authority = listener.local_addr().unwrap().to_string();
        let (stop, stopped) = oneshot::channel();
        let task =
            tokio::spawn(serve(
                quick_to_answer(listener),
                Arc::clone(&house),
                async move { drop(stopped.await) },
            ));
        Running { house, store, authority, stop, task, carrier: None }
    }

    pub(crate) async fn close(self) {
        if let Some(carrier) = self.carrier {
            Box::pin(carrier.close()).await;
        }
        drop(self.stop);
        self.task.await.unwrap();
    }

    pub(crate) async fn socket(&self) -> Socket {
        let stream = TcpStream::connect(&self.authority).await.unwrap();
        stream.set_nodelay(true).unwrap();
        let url = format!("ws://{}/api/v1/socket", self.authority);
        let (socket, _) = client_async(url, stream).await.unwrap();
        Socket { socket, heard: Vec::new() }
    }

    /// Somebody who has said hello.
    pub(crate) async fn guest(&self, seated: &Seated, token: Option<&str>) -> Socket {
        let mut socket = self.socket().await;
        socket.say(&hello(&seated.table, token)).await;
        socket
    }

    /// A table of this game with all its seats taken by people who seal bytes for the dice: seat `n` has `n` times 32.
    pub(crate) async fn table(&self, game: &str, seats: u8) -> Vec<Seated> {
        let sit = |seat: u8| Sit { name: format!("guest {seat}"), seat: Some(seat), seals: true };
        let order = OpenTable { seats, sit: Some(sit(1)), ..OpenTable::of(game) };
        let mut all = vec![self.house.open(order).await.unwrap()];
        for seat in 2..=seats {
            all.push(self.house.sit(&all[0].table, sit(seat)).await.unwrap());
        }
        all
    }
}

/// Answers are sent when they are there, not when there are more.
fn quick_to_answer(listener: TcpListener) -> impl Listener<Addr = SocketAddr> {
    listener.tap_io(|stream| drop(stream.set_nodelay(true)))
}

async fn free_port() -> TcpListener {
    TcpListener::bind("127.0.0.1:0").await.unwrap()
}

pub(crate) fn hello(table: &str, token: Option<&str>) -> Inbound {
    let token = token.map(String::from);
    Inbound::Hello {
        version: VERSION,
        table: table.into(),
        token,
        name: None,
        last: 0,
        talk: 0,
        pictures: false,
        language: None,
        views: true,
    }
}

pub(crate) fn added(seat: u8) -> Bytes {
    Bytes::new([seat; 32])
}

/// Somebody's part in the dice, done as the page on fair dice says and without any check.
pub(crate) struct Contributor {
    seat: Seat,
    table: Bytes,
    header: String,
    chain: Chain,
    terms: Option<Terms>,
}

impl Contributor {
    pub(crate) fn new(id: &str, header: &str, seat: u8) -> Contributor {
        let (table, seat) = (table_hash(id), Seat::at(usize::from(seat) - 1));
        let chain = Chain::new(&table, seat, 0, &Secret::new([seat.index() as u8 + 101; 32]));
        Contributor { seat, table, header: header.into(), chain, terms: None }
    }

    fn added(&self) -> Bytes {
        added(self.seat.index() as u8 + 1)
    }

    pub(crate) fn seal(&self, start: u8) -> Inbound {
        let seal = seat_seal(&self.table, start.into(), self.seat, &self.added());
        let anchor = Some(self.chain.anchor().to_string());
        Inbound::Seal { id: format!("seal{start}"), start, seal: seal.to_string(), anchor }
    }

    /// What there is to say to what happened.
    pub(crate) fn answer(&mut self, what: &What) -> Option<Inbound> {
        let What::Fair { line } = what else { return None };
        match line.parse().unwrap() {
            FairLine::Terms(terms) => self.terms = Some(terms),
            FairLine::List(list) => {
                let hash = list.hash(&self.table, &self.header, self.terms.as_ref().unwrap());
                let (start, bytes) = (list.start as u8, self.added().to_string());
                return Some(Inbound::OpenDice {
                    id: format!("open{start}"),
                    start,
                    list: hash.to_string(),
                    bytes,
                });
            }
            FairLine::Round { round, members } => {
                let own = members.into_iter().find(|member| member.seat == self.seat)?;
                let link = self.chain.link(own.place).unwrap().to_string();
                return Some(Inbound::Link { round: round as u32, link });
            }
            _ => {}
        }
        None
    }
}

/// One connection, with every word that came over it.
pub(crate) struct Socket {
    pub(crate) socket: WebSocketStream<TcpStream>,
    pub(crate) heard: Vec<String>,
}

impl Socket {
    pub(crate) async fn say(&mut self, said: &Inbound) {
        self.raw(Message::text(serde_json::to_string(said).unwrap())).await.unwrap();
    }

    pub(crate) async fn raw(
        &mut self,
        message: Message,
    ) -> Result<(), tokio_tungstenite::tungstenite::Error> {
        self.socket.send(message).await
    }

    /// The next message; `None` when the connection is closed.
    pub(crate) async fn hear(&mut self) -> Option<Outbound> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(20), self.socket.next()).await;
            match next.expect("the house says something within twenty seconds") {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push(text.to_string());
                    return Some(serde_json::from_str(&text).unwrap());
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Listen until a message is what is waited for.
    pub(crate) async fn until<T>(&mut self, mut wanted: impl FnMut(Outbound) -> Option<T>) -> T {
        loop {
            let message = self.hear().await.expect("the connection stays open");
            if let Some(found) = wanted(message) {
                return found;
            }
        }
    }
}

/// Play the seat with random choices until the game is over, with a part in the dice.
pub(crate) async fn play(mut socket: Socket, seat: u8, seed: u64) -> Socket {
    let (mut rng, mut number, mut part) = (Rng::seeded(seed), 0, None);
    // What was said and not answered: until then, what is told may be older than what was said.
    let mut open: Option<String> = None;
    loop {
        let (story, now) = match socket.hear().await.expect("the connection stays open") {
            Outbound::News { story, now } | Outbound::Snapshot { story, now } => (story, now),
            Outbound::Refused { text, .. } => panic!("{text}"),
            Outbound::Done { id, .. } => {
                open.take_if(|open| *open == id);
                continue;
            }
            Outbound::Welcome { table, .. } if part.is_none() && table.fair.is_some() => {
                let made = Contributor::new(&table.table, &table.header, seat);
                socket.say(&made.seal(1)).await;
                part = Some(made);
                continue;
            }
            _ => continue,
        };
        if now.stage == Stage::Over {
            return socket;
        }
        for entry in &story {
            if let Some(said) = part.as_mut().and_then(|part| part.answer(&entry.what)) {
                socket.say(&said).await;
            }
        }
        if open.is_none() && !now.offers.is_empty() {
            number += 1;
            let id = format!("c{number}");
            let words: Vec<&str> = now.offers.iter().map(|offer| offer.word.as_str()).collect();
            open = Some(id.clone());
            socket.say(&Inbound::Choose { id, word: rng.pick(&words).into(), salt: None }).await;
        }
    }
}

/// Watch until the game is over.
pub(crate) async fn watch(mut socket: Socket) -> Socket {
    socket
        .until(|message| match message {
            Outbound::Snapshot { now, .. } if now.stage == Stage::Over => Some(()),
            _ => None,
        })
        .await;
    socket
}

/// Everybody plays a whole game, and one watches: all of them, the one who watches last.
pub(crate) async fn whole_game(
    running: &Running,
    game: &str,
    seats: u8,
    seed: u64,
) -> (Vec<Seated>, Vec<Socket>) {
    let all = running.table(game, seats).await;
    let watcher = tokio::spawn(watch(running.guest(&all[0], None).await));
    let mut players = Vec::new();
    for (seated, seat) in all.iter().zip(1..) {
        let socket = running.guest(seated, seated.token.as_deref()).await;
        players.push(tokio::spawn(play(socket, seat, seed + u64::from(seat))));
    }
    let mut sockets = Vec::new();
    for task in players.into_iter().chain([watcher]) {
        sockets.push(task.await.unwrap());
    }
    (all, sockets)
}
