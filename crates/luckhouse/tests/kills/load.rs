//! Tables under load, and players who remember everything that they were acknowledged.

use luckhouse_engine::Rng;
use luckhouse_server::client::api::Api;
use luckhouse_server::client::wire::Wire;
use luckhouse_server::client::{Client, Command as Said, Happened, Ticket};
use luckhouse_server::protocol::{Inbound, OpenTable, Seated, Sit, Stage, What};
use luckhouse_shelf::games::GAMES;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

/// Where the house is just now: any of these.
pub(crate) type Where = watch::Receiver<Vec<String>>;

/// What all players share.
#[derive(Default)]
pub(crate) struct Count {
    pub(crate) enough: AtomicBool,
    pub(crate) acknowledged: AtomicUsize,
    pub(crate) games: AtomicUsize,
    /// What is being done to the house, by its number.
    pub(crate) fault: AtomicUsize,
    /// How long each choice took to be acknowledged, and the number of what was being done then.
    pub(crate) waited: Mutex<Vec<(usize, Duration)>>,
}

/// What is wrong with a game.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Broken {
    #[error("the house refused what it had offered: {0}")]
    Refused(String),
    #[error("{acknowledged} choices were acknowledged, and {kept} are kept in\n{log}")]
    Counted { acknowledged: usize, kept: usize, log: String },
    #[error("`{line}` was told, and is not there in\n{log}")]
    Lost { line: String, log: String },
}

/// Why a player's connection ended before the game did.
enum Ended {
    /// It broke: come back.
    Cut,
    Broken(Broken),
}

/// Whatever is wrong with a connection, it is cut.
fn cut<T, E>(result: Result<T, E>) -> Result<T, Ended> {
    result.map_err(|_| Ended::Cut)
}

/// One player of one table, with everything they were acknowledged.
struct Player {
    client: Client,
    rng: Rng,
    chose: usize,
    /// When the last choice was said, and the number of what was being done to the house.
    said: (usize, Instant),
    /// The lines that could be read whole, as they were told first.
    seen: Vec<(u32, String)>,
}

impl Player {
    fn new(seated: &Seated, seed: u64) -> Player {
        let (table, token) = (seated.table.clone(), seated.token.clone());
        let ticket = Ticket { table, token, ..Ticket::default() };
        Player {
            client: Client::new(ticket, seed),
            rng: Rng::seeded(seed),
            chose: 0,
            said: (0, Instant::now()),
            seen: Vec::new(),
        }
    }

    /// Play to the end of the game, or until it is enough and everything is answered.
    async fn play(mut self, mut house: Where, count: Arc<Count>) -> Result<Player, Broken> {
        loop {
            match self.evening(&mut house, &count).await {
                Ok(()) => return Ok(self),
                Err(Ended::Broken(broken)) => return Err(broken),
                Err(Ended::Cut) => sleep(Duration::from_millis(20)).await,
            }
        }
    }

    /// One connection.
    async fn evening(&mut self, house: &mut Where, count: &Count) -> Result<(), Ended> {
        let authority = anywhere(house, self.rng.below(1 << 30));
        let open = async { Wire::open(TcpStream::connect(&authority).await.ok()?, &authority).await.ok() };
        let mut wire = timeout(Duration::from_secs(1), open).await.ok().flatten().ok_or(Ended::Cut)?;
        cut(wire.say(&self.client.hello()).await)?;
        loop {
            let enough = count.enough.load(Ordering::SeqCst);
            if self.client.is_welcome() && self.client.is_settled() && (enough || self.is_over()) {
                return Ok(());
            }
            let heard = cut(cut(timeout(Duration::from_secs(2), wire.hear()).await)?)?;
            for happened in cut(wire.pass_on(&mut self.client, &heard).await)? {
                self.note(happened, count).await?;
            }
            self.choose(&mut wire, enough, count).await?;
        }
    }

    async fn note(&mut self, happened: Happened, count: &Count) -> Result<(), Ended> {
        match happened {
            Happened::Done(Inbound::Choose { .. }) => {
                self.chose += 1;
                count.acknowledged.fetch_add(1, Ordering::SeqCst);
                let (fault, said) = self.said;
                count.waited.lock().unwrap().push((fault, said.elapsed()));
            }
            Happened::Story(entries) => {
                for entry in entries {
                    if let What::Line { line, .. } = entry.what
                        && !line.contains('?')
                    {
                        self.seen.push((entry.n, line));
                    }
                }
            }
            Happened::SlowDown { wait, .. } => sleep(wait).await,
            Happened::Refused { text, .. } => return Err(Ended::Broken(Broken::Refused(text))),
            Happened::Missed | Happened::Bye { .. } => return Err(Ended::Cut),
            _ => {}
        }
        Ok(())
    }

    async fn choose(&mut self, wire: &mut Wire<TcpStream>, enough: bool, count: &Count) -> Result<(), Ended> {
        let ready = self.client.is_welcome() && self.client.is_settled() && !enough;
        let Some(now) = self.client.now().filter(|now| ready && !now.offers.is_empty()) else {
            return Ok(());
        };
        let word = now.offers[self.rng.below(now.offers.len() as u64) as usize].word.clone();
        // A little slower than the house allows.
        sleep(Duration::from_millis(110)).await;
        self.said = (count.fault.load(Ordering::SeqCst), Instant::now());
        cut(wire.command(&mut self.client, Said::Choose(word)).await).map(drop)
    }

    fn is_over(&self) -> bool {
        self.client.now().is_some_and(|now| now.stage == Stage::Over)
    }
}

/// One of the places.
fn anywhere(house: &Where, number: u64) -> String {
    let places = house.borrow();
    places[number as usize % places.len()].clone()
}

/// Ask until there is an answer: the house may be down.
async fn insist<T, F: Future<Output = Option<T>>>(house: &Where, ask: impl Fn(String) -> F) -> T {
    // One place after the other.
    static TURN: AtomicUsize = AtomicUsize::new(0);
    loop {
        let authority = anywhere(house, TURN.fetch_add(1, Ordering::SeqCst) as u64);
        if let Ok(Some(answer)) = timeout(Duration::from_secs(5), ask(authority)).await {
            return answer;
        }
        sleep(Duration::from_millis(20)).await;
    }
}

async fn api(authority: &str) -> Option<Api> {
    Api::over(TcpStream::connect(authority).await.ok()?, authority).await.ok()
}

/// One table after the other, until it is enough. Each is held against what its players were acknowledged.
async fn tables(game: &'static str, seed: u64, house: Where, count: Arc<Count>) -> Result<(), Broken> {
    for round in 0.. {
        let sit = |index: usize| Sit { name: format!("p{index}"), seat: None, seals: false };
        let order = OpenTable { seats: 2, sit: Some(sit(0)), ..OpenTable::of(game) };
        let first = insist(&house, async |authority| api(&authority).await?.open(&order).await.ok()).await;
        let table = first.table.clone();
        // The answer may be lost when the seat is taken: then this table cannot be played, and another is opened.
        let second =
            insist(&house, async |authority| Some(api(&authority).await?.sit(&table, &sit(1)).await)).await;
        let Ok(second) = second else { continue };
        let seed = seed * 1000 + round;
        let ann = Player::new(&first, seed).play(house.clone(), Arc::clone(&count));
        let ben = Player::new(&second, seed + 500).play(house.clone(), Arc::clone(&count));
        let (ann, ben) = tokio::try_join!(ann, ben)?;
        for (seated, player) in [(&first, &ann), (&second, &ben)] {
            hold(&house, seated, player).await?;
        }
        count.games.fetch_add(1, Ordering::SeqCst);
        if count.enough.load(Ordering::SeqCst) {
            break;
        }
    }
    Ok(())
}

/// The log of the house has everything that the player was told and acknowledged, and each choice once.
async fn hold(house: &Where, seated: &Seated, player: &Player) -> Result<(), Broken> {
    let token = seated.token.as_deref();
    let log =
        insist(house, async |authority| api(&authority).await?.log(&seated.table, token).await.ok()).await;
    let lines: Vec<&str> = log.lines().filter(|line| !line.starts_with('#')).skip(1).collect();
    let own = format!("p{} ", player.client.seat().unwrap());
    let chosen =
        lines.iter().flat_map(|line| line.split(" | ")).filter(|part| part.starts_with(&own)).count();
    let sealed =
        player.client.story().iter().rev().take_while(|entry| !matches!(entry.what, What::Line { .. }));
    let sealed = sealed.filter(|entry| matches!(entry.what, What::Sealed { word: Some(_), .. })).count();
    let told = player.client.story().iter().filter(|entry| matches!(entry.what, What::Line { .. })).count();
    // A secret choice that waits is in no line yet. If there are lines that this player has not seen, it is in one.
    let waits = if lines.len() > told { 0 } else { sealed };
    let (acknowledged, kept) = (player.chose, chosen + waits);
    if acknowledged != kept {
        return Err(Broken::Counted { acknowledged, kept, log });
    }
    let mut rest = lines.iter();
    match player.seen.iter().find(|(_, line)| !rest.any(|kept| kept == line)) {
        Some((_, line)) => Err(Broken::Lost { line: line.clone(), log }),
        None => Ok(()),
    }
}

/// Games of every kind for two, so many at a time of each.
pub(crate) fn play(each: usize, house: &Where, count: &Arc<Count>) -> Vec<JoinHandle<Result<(), Broken>>> {
    let games: Vec<&str> = GAMES
        .iter()
        .map(|game| game.about())
        .filter(|about| about.seats.contains(&2))
        .map(|about| about.name)
        .collect();
    let table = |index: usize| {
        tokio::spawn(tables(games[index % games.len()], index as u64, house.clone(), Arc::clone(count)))
    };
    (0..each * games.len()).map(table).collect()
}

/// Let everybody come to an end: nothing is wrong with any game.
pub(crate) async fn end_well(work: Vec<JoinHandle<Result<(), Broken>>>, count: &Count) {
    let broken = end(work, count).await;
    broken.iter().for_each(|broken| println!("{broken}"));
    assert!(broken.is_empty(), "{} games are broken", broken.len());
}

/// Let everybody come to an end: what is wrong with each one's games.
pub(crate) async fn end(work: Vec<JoinHandle<Result<(), Broken>>>, count: &Count) -> Vec<Broken> {
    count.enough.store(true, Ordering::SeqCst);
    let mut broken = Vec::new();
    for task in work {
        let ended = timeout(Duration::from_secs(120), task).await.expect("every table comes to an end");
        broken.extend(ended.unwrap().err());
    }
    broken
}
