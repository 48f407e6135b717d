//! Clients at a real house, over real sockets: whole games, with connections that break.

use axum::serve::ListenerExt;
use luckhouse_server::client::api::{Api, NoAnswer};
use luckhouse_server::client::wire::Wire;
use luckhouse_server::client::{Client, Command, Happened, Ticket};
use luckhouse_server::protocol::{Inbound, OpenTable, Sit, Stage, Visibility, Why};
use luckhouse_server::{Config, House, serve};
use luckhouse_shelf::games::GAMES;
use luckhouse_store::Memory;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::time::timeout;

/// A house that is open until the sender is dropped.
async fn open_house() -> (SocketAddr, oneshot::Sender<()>) {
    let config = Config { bot_pace: Duration::ZERO, ..Config::default() };
    let house = House::start(Arc::new(Memory::default()), config).unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel();
    // Answers are sent when they are there, not when there are more.
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    tokio::spawn(serve(listener, house, async move { drop(stopped.await) }));
    (address, stop)
}

async fn api(address: SocketAddr) -> Api {
    Api::over(TcpStream::connect(address).await.unwrap(), &address.to_string()).await.unwrap()
}

fn order(game: &str, seats: usize, sit: Sit) -> OpenTable {
    OpenTable {
        game: game.into(),
        options: BTreeMap::new(),
        seats: seats as u8,
        bots: BTreeMap::new(),
        visibility: Visibility::Public,
        clock: luckhouse_server::protocol::Clock::None,
        watchers_talk: true,
        hints: false,
        dice: None,
        sit: Some(sit),
    }
}

fn sit(name: &str) -> Sit {
    Sit { name: name.into(), seat: None, seals: false }
}

/// Everybody for one table of a game: whoever opened it, and the others.
async fn gather(address: SocketAddr, game: &str, seats: usize) -> Vec<Client> {
    let mut api = api(address).await;
    let mut clients: Vec<Client> = Vec::new();
    for number in 0..seats {
        let sit = sit(&format!("player {}", number + 1));
        let seated = match clients.first() {
            None => api.open(&order(game, seats, sit)).await.unwrap(),
            Some(host) => api.sit(&host.ticket().table, &sit).await.unwrap(),
        };
        let ticket = Ticket { table: seated.table, token: seated.token, ..Ticket::default() };
        clients.push(Client::new(ticket, number as u64));
    }
    clients
}

async fn connect(address: SocketAddr, client: &mut Client) -> Wire<TcpStream> {
    let stream = TcpStream::connect(address).await.unwrap();
    stream.set_nodelay(true).unwrap();
    let mut wire = Wire::open(stream, &address.to_string()).await.unwrap();
    wire.say(&client.hello()).await.unwrap();
    wire
}

/// The choice that is due, if one is: the first of the list.
fn choice(client: &Client) -> Option<Command> {
    let now = client.now().filter(|now| now.stage == Stage::Playing && client.is_settled())?;
    client.seat().filter(|seat| now.waiting.contains(seat))?;
    now.offers.first().map(|offer| Command::Choose(offer.word.clone()))
}

/// Play to the end, and break the connection after every so many choices.
async fn play(address: SocketAddr, mut client: Client, breaks: usize) -> Client {
    let mut wire = connect(address, &mut client).await;
    let mut chosen = 0;
    loop {
        let heard =
            timeout(Duration::from_secs(30), wire.hear()).await.expect("the table stands still").unwrap();
        let happened = wire.pass_on(&mut client, &heard).await.unwrap();
        assert!(!happened.contains(&Happened::Missed), "something was missed");
        let refused = happened.iter().find(|one| matches!(one, Happened::Refused { .. }));
        assert_eq!(refused, None);
        if is_over(&client) && client.is_settled() {
            return client;
        }
        if let Some(command) = choice(&client) {
            wire.command(&mut client, command).await.unwrap();
            chosen += 1;
            if chosen % breaks == 0 {
                // Without a farewell, and without knowing whether the choice was heard.
                drop(wire);
                wire = connect(address, &mut client).await;
            }
        }
    }
}

#[tokio::test]
async fn every_game_is_played_to_its_end_over_connections_that_break() {
    let (address, _open) = open_house().await;
    for game in GAMES {
        let seats = *game.about().seats.last().unwrap();
        let clients = gather(address, game.about().name, seats).await;
        let games = clients.into_iter().enumerate();
        let games: Vec<_> = games.map(|(n, client)| tokio::spawn(play(address, client, 3 + n))).collect();
        let mut logs = Vec::new();
        for game in games {
            let client = game.await.unwrap();
            let (table, token) = (&client.ticket().table, client.ticket().token.as_deref());
            assert_eq!(client.log().unwrap(), api(address).await.log(table, token).await.unwrap());
            logs.push(client.log().unwrap());
        }
        assert!(logs.windows(2).all(|pair| pair[0] == pair[1]), "nothing is hidden any more");
    }
}

#[tokio::test]
async fn while_they_play_everybody_has_the_log_that_is_theirs() {
    let (address, _open) = open_house().await;
    for game in GAMES.iter().filter(|game| game.about().seats.contains(&2)) {
        let mut clients = gather(address, game.about().name, 2).await;
        let table = clients[0].ticket().table.clone();
        clients.push(Client::new(Ticket { table, ..Ticket::default() }, 9));
        let mut wires = Vec::new();
        for client in &mut clients {
            wires.push(connect(address, client).await);
        }
        while clients[2].lines().len() < 20 && !clients.iter().any(is_over) {
            for (client, wire) in clients.iter_mut().zip(&mut wires) {
                listen(client, wire).await;
                if let Some(command) = choice(client) {
                    wire.command(client, command).await.unwrap();
                }
            }
        }
        for (client, wire) in clients.iter_mut().zip(&mut wires) {
            let (table, token) = (client.ticket().table.clone(), client.ticket().token.clone());
            let log = api(address).await.log(&table, token.as_deref()).await.unwrap();
            let same = async {
                while client.log().unwrap() != log {
                    listen(client, wire).await;
                }
            };
            timeout(Duration::from_secs(20), same)
                .await
                .unwrap_or_else(|_| panic!("another log than\n{log}"));
        }
    }
}

fn is_over(client: &Client) -> bool {
    client.now().is_some_and(|now| now.stage == Stage::Over)
}

/// Hear what is there.
async fn listen(client: &mut Client, wire: &mut Wire<TcpStream>) {
    while let Ok(heard) = timeout(Duration::from_millis(2), wire.hear()).await {
        wire.pass_on(client, &heard.unwrap()).await.unwrap();
    }
}

#[tokio::test]
async fn tables_are_found_and_refusals_are_read() {
    let (address, _open) = open_house().await;
    let clients = gather(address, GAMES[0].about().name, 2).await;
    let table = clients[0].ticket().table.clone();
    let mut api = api(address).await;
    let listed = api.tables().await.unwrap().tables;
    assert_eq!(listed.iter().map(|one| one.table.as_str()).collect::<Vec<_>>(), [table.as_str()]);
    assert_eq!(api.info(&table, None).await.unwrap().stage, Stage::Playing);
    let full = api.sit(&table, &sit("late")).await.unwrap_err();
    assert!(matches!(&full, NoAnswer::Refused(problem) if !problem.text.is_empty()), "{full}");
    let nowhere = api.info("nowhere", None).await.unwrap_err();
    assert!(matches!(&nowhere, NoAnswer::Refused(problem) if problem.why == Why::NoTable), "{nowhere}");
}

#[tokio::test]
async fn a_wrong_token_is_sent_away_with_a_reason() {
    let (address, _open) = open_house().await;
    let clients = gather(address, GAMES[0].about().name, 2).await;
    let ticket = Ticket { token: Some("0".repeat(32)), ..clients[0].ticket().clone() };
    let mut client = Client::new(ticket, 1);
    let mut wire = connect(address, &mut client).await;
    let heard = wire.hear().await.unwrap();
    let happened = wire.pass_on(&mut client, &heard).await.unwrap();
    assert!(matches!(&happened[..], [Happened::Bye { why: Why::NotYours, .. }]), "{happened:?}");
    assert!(wire.hear().await.is_err());
    assert!(matches!(client.hello(), Inbound::Hello { last: 0, .. }));
}
