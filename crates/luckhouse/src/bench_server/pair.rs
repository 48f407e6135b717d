//! Two who play at one table, as simply as can be: at each beat whoever may choose says one of the words.

use super::figures::Played;
use super::house::Doors;
use crate::failure::Failure;
use luckhouse_engine::Rng;
use luckhouse_server::client::api::Api;
use luckhouse_server::client::wire::Wire;
use luckhouse_server::protocol::{Inbound, OpenTable, Seated, Sit, Stage};
use serde::Deserialize;
use std::borrow::Cow;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::{Instant, interval_at, sleep_until};

/// Both seats of a table.
pub(super) type Seats = [Seated; 2];

/// Open so many tables, and take both seats of each.
pub(super) async fn open(
    doors: &Doors,
    order: &OpenTable,
    count: usize,
) -> Result<Vec<(Doors, Seats)>, Failure> {
    let authority = doors[0].as_str();
    let mut api = Api::over(stream(authority).await?, authority).await.map_err(failed)?;
    let mut all = Vec::with_capacity(count);
    for _ in 0..count {
        let first = api.open(order).await.map_err(failed)?;
        let sit = Sit { name: "two".into(), seat: None, seals: false };
        let second = api.sit(&first.table, &sit).await.map_err(failed)?;
        all.push((doors.clone(), [first, second]));
    }
    Ok(all)
}

async fn stream(authority: &str) -> Result<TcpStream, Failure> {
    let stream = TcpStream::connect(authority).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

pub(super) fn failed(error: impl std::fmt::Display) -> Failure {
    Failure::Failed(error.to_string())
}

/// Two connections.
pub(super) struct Pair {
    doors: Doors,
    wires: [Wire<TcpStream>; 2],
    /// What each of them may choose.
    may: [Vec<String>; 2],
    over: bool,
    /// What was said and not acknowledged: its name, and when.
    said: Option<(String, Instant)>,
    number: u64,
    rng: Rng,
}

/// As much of a message as is needed here.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(borrow)]
    tell: Cow<'a, str>,
    id: Option<String>,
    text: Option<String>,
    now: Option<Now>,
}

#[derive(Deserialize)]
struct Now {
    stage: Stage,
    offers: Vec<Offer>,
}

#[derive(Deserialize)]
struct Offer {
    word: String,
}

impl Pair {
    /// Say hello at both seats.
    pub(super) async fn connect(doors: Doors, seats: Seats) -> Result<Pair, Failure> {
        let wires = [come(&doors[0], &seats[0]).await?, come(&doors[1], &seats[1]).await?];
        let rng = Rng::seeded(u64::from_str_radix(&seats[0].table[..12], 16).unwrap_or(0));
        Ok(Pair { doors, wires, may: Default::default(), over: false, said: None, number: 0, rng })
    }

    /// Play until the end of the measurement; games that are over are followed by others.
    pub(super) async fn play(
        mut self,
        order: &OpenTable,
        every: Duration,
        phase: Duration,
        end: Instant,
    ) -> Result<Played, Failure> {
        let mut beat = interval_at(Instant::now() + phase, every);
        let mut played = Played::default();
        loop {
            let [one, two] = &mut self.wires;
            tokio::select! {
                () = sleep_until(end) => return Ok(played),
                _ = beat.tick() => {
                    if self.over {
                        let (doors, seats) = open(&self.doors, order, 1).await?.remove(0);
                        self = Pair::connect(doors, seats).await?;
                        played.games += 1;
                    } else {
                        self.choose(&mut played).await?;
                    }
                }
                heard = one.hear_text() => self.heard(0, &heard.map_err(failed)?, &mut played)?,
                heard = two.hear_text() => self.heard(1, &heard.map_err(failed)?, &mut played)?,
            }
        }
    }

    async fn choose(&mut self, played: &mut Played) -> Result<(), Failure> {
        if self.said.is_some() {
            played.late += 1;
            return Ok(());
        }
        let Some(who) = self.may.iter().position(|words| !words.is_empty()) else { return Ok(()) };
        let words = std::mem::take(&mut self.may[who]);
        self.number += 1;
        let id = format!("m{}", self.number);
        let word = words[self.rng.below(words.len() as u64) as usize].clone();
        self.said = Some((id.clone(), Instant::now()));
        self.wires[who].say(&Inbound::Choose { id, word, salt: None }).await.map_err(failed)
    }

    fn heard(&mut self, who: usize, text: &str, played: &mut Played) -> Result<(), Failure> {
        if has_nothing_to_do(text) {
            self.may[who].clear();
            return Ok(());
        }
        let heard: Heard<'_> = serde_json::from_str(text).map_err(failed)?;
        match &*heard.tell {
            "done" => {
                if let Some((_, at)) = self.said.take_if(|(id, _)| Some(&*id) == heard.id.as_ref()) {
                    played.answered.push(at.elapsed());
                }
            }
            "refused" | "bye" | "slow-down" => {
                return Err(Failure::Failed(heard.text.unwrap_or_else(|| "the house refuses".into())));
            }
            _ => {}
        }
        let Some(now) = heard.now else { return Ok(()) };
        self.over |= now.stage == Stage::Over;
        self.may[who] = now.offers.into_iter().map(|offer| offer.word).collect();
        Ok(())
    }
}

/// News of a game that goes on, for the one who is not asked: nearly half of all that is heard. It need not be read,
/// and what this measures shares the machine with the one who measures.
fn has_nothing_to_do(text: &str) -> bool {
    text.starts_with(r#"{"tell":"news""#)
        && text.contains(r#""stage":"playing""#)
        && text.contains(r#""offers":[]"#)
}

async fn come(authority: &str, seated: &Seated) -> Result<Wire<TcpStream>, Failure> {
    let mut wire = Wire::open(stream(authority).await?, authority).await.map_err(failed)?;
    let hello = Inbound::hello(&seated.table, seated.token.as_deref());
    wire.say(&hello).await.map_err(failed)?;
    Ok(wire)
}
