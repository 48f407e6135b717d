//! Players who come to any node of a house, play by chance whatever happens to it, and remember everything that they were acknowledged.
//!
//! What a connection is, the program says that these are part of: a socket, or one of a simulated network.

pub(crate) mod history;

use crate::Stream;
use history::{Broken, History};
use luckhouse_engine::Rng;
use luckhouse_server::client::api::Api;
use luckhouse_server::client::wire::Wire;
use luckhouse_server::client::{Client, Command as Said, Happened, Ticket};
use luckhouse_server::protocol::{Inbound, OpenTable, Seated, Sit, Stage, Why};
use luckhouse_shelf::games::GAMES;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout};

/// Where the house is just now: any of these.
pub(crate) type Where = watch::Receiver<Vec<String>>;

/// What all players share.
#[derive(Default)]
pub(crate) struct Count {
    pub(crate) enough: AtomicBool,
    /// Once in so many choices a player goes, and comes back anywhere. If it is 0, nobody does so unless they have to.
    pub(crate) restless: u64,
    pub(crate) acknowledged: AtomicUsize,
    pub(crate) games: AtomicUsize,
    /// When it is enough, somebody who hears nothing goes after so long, whatever is not answered. Never, if it is not said.
    pub(crate) patience: Option<Duration>,
    /// Choices that the house could not save, and said so. They can be made again.
    pub(crate) not_saved: AtomicUsize,
    /// What is being done to the house, by its number.
    pub(crate) fault: AtomicUsize,
    /// How long each choice took to be acknowledged, and the number of what was being done then.
    pub(crate) waited: Mutex<Vec<(usize, Duration)>>,
    /// How often somebody has asked: each time another place.
    pub(crate) asked: AtomicUsize,
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
    /// When the last choice was said, and the number of what was being done to the house.
    said: (usize, Instant),
    history: History,
}

impl Player {
    fn new(seated: &Seated, seed: u64) -> Player {
        let (table, token) = (seated.table.clone(), seated.token.clone());
        let ticket = Ticket { table, token, ..Ticket::default() };
        Player {
            client: Client::new(ticket, seed),
            rng: Rng::seeded(seed),
            said: (0, Instant::now()),
            history: History::of(seated.seat.expect("whoever plays has a seat")),
        }
    }

    /// Play to the end of the game, or until it is enough and everything is answered.
    async fn play(mut self, mut house: Where, count: Arc<Count>) -> Result<History, Broken> {
        let (mut enough, patience) = (None, count.patience.unwrap_or(Duration::MAX));
        loop {
            match self.evening(&mut house, &count).await {
                Ok(()) => break,
                Err(Ended::Broken(broken)) => return Err(broken),
                Err(Ended::Cut) => sleep(Duration::from_millis(20)).await,
            }
            if count.enough.load(Ordering::SeqCst)
                && enough.get_or_insert_with(Instant::now).elapsed() > patience
            {
                break;
            }
        }
        self.history.end(&self.client);
        Ok(self.history)
    }

    /// One connection.
    async fn evening(&mut self, house: &mut Where, count: &Count) -> Result<(), Ended> {
        let authority = anywhere(house, self.rng.below(1 << 30));
        let open = async { Wire::open(Stream::connect(&authority).await.ok()?, &authority).await.ok() };
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
            Happened::Done(Inbound::Choose { word, .. }) => {
                self.history.chose(word);
                count.acknowledged.fetch_add(1, Ordering::SeqCst);
                let (fault, said) = self.said;
                count.waited.lock().unwrap().push((fault, said.elapsed()));
                if count.restless > 0 && self.rng.below(count.restless) == 0 {
                    return Err(Ended::Cut);
                }
            }
            Happened::Story(entries) => self.history.hear(entries),
            Happened::SlowDown { wait, .. } => sleep(wait).await,
            Happened::Refused { why: Why::NotSaved, .. } => {
                count.not_saved.fetch_add(1, Ordering::SeqCst);
                return Err(Ended::Cut);
            }
            Happened::Refused { text, .. } => return Err(Ended::Broken(Broken::Refused(text))),
            Happened::Missed | Happened::Bye { .. } => return Err(Ended::Cut),
            _ => {}
        }
        Ok(())
    }

    async fn choose(&mut self, wire: &mut Wire<Stream>, enough: bool, count: &Count) -> Result<(), Ended> {
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

/// Ask until there is an answer, one place after the other: the house may be down.
pub(crate) async fn insist<T, F: Future<Output = Option<T>>>(
    house: &Where,
    count: &Count,
    ask: impl Fn(String) -> F,
) -> T {
    loop {
        let authority = anywhere(house, count.asked.fetch_add(1, Ordering::SeqCst) as u64);
        if let Ok(Some(answer)) = timeout(Duration::from_secs(5), ask(authority)).await {
            return answer;
        }
        sleep(Duration::from_millis(20)).await;
    }
}

pub(crate) async fn api(authority: &str) -> Option<Api> {
    Api::over(Stream::connect(authority).await.ok()?, authority).await.ok()
}

/// Games that two can play.
pub(crate) fn games_for_two() -> Vec<&'static str> {
    let about = GAMES.iter().map(|game| game.about());
    about.filter(|about| about.seats.contains(&2)).map(|about| about.name).collect()
}

/// One table for two: their seats, and what they know at the end. None, if the seats could not be taken.
pub(crate) async fn one_game(
    game: &str,
    seed: u64,
    house: &Where,
    count: &Arc<Count>,
) -> Result<Option<[(Seated, History); 2]>, Broken> {
    let sit = |index: usize| Sit { name: format!("p{index}"), seat: None, seals: false };
    let order = OpenTable { seats: 2, sit: Some(sit(0)), ..OpenTable::of(game) };
    let first = insist(house, count, async |authority| api(&authority).await?.open(&order).await.ok()).await;
    let table = &first.table;
    // The answer may be lost when the seat is taken: then this table cannot be played.
    let second =
        insist(house, count, async |authority| Some(api(&authority).await?.sit(table, &sit(1)).await)).await;
    let Ok(second) = second else { return Ok(None) };
    let ann = Player::new(&first, seed).play(house.clone(), Arc::clone(count));
    let ben = Player::new(&second, seed + 500).play(house.clone(), Arc::clone(count));
    let (ann, ben) = tokio::try_join!(ann, ben)?;
    count.games.fetch_add(1, Ordering::SeqCst);
    Ok(Some([(first, ann), (second, ben)]))
}
