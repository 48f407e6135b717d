//! The way to a table, for as long as one stays: it comes back by itself, and loses nothing that was said.

mod deeds;
mod encore;

pub(crate) use deeds::{labelled, milliseconds, saved};

use self::deeds::Agreed;
use super::connection::{self, Stream};
use super::door::Place;
use super::seats::Kept;
use crate::failure::Failure;
use luckhouse_server::client::wire::Wire;
use luckhouse_server::client::{Client, Command, Happened};
use luckhouse_server::protocol::{Inbound, Outbound, Presence, Stage, Why};
use luckhouse_words::{Words, say};
use std::collections::VecDeque;
use tokio::time::{Duration, Instant, Interval, interval_at, sleep_until, timeout};

/// How often the house is asked whether it is still there.
const PULSE: Duration = Duration::from_secs(20);
/// Whoever says nothing for so long is not there.
const DEAF: Duration = Duration::from_secs(60);
/// The first pause before one tries to connect again; it doubles with every try that fails.
const FIRST_PAUSE: Duration = Duration::from_millis(100);
/// The longest pause between two tries to connect again.
const LONGEST_PAUSE: Duration = Duration::from_secs(5);
/// Whoever is asked to slow down is quiet for so long at least, so as not to be asked again at once.
const BREATH: Duration = Duration::from_secs(1);

/// One's place at a table, with the connection to it.
pub(crate) struct Link {
    place: Place,
    client: Client,
    wire: Option<Line>,
    /// To be said to the house.
    outbox: VecDeque<Inbound>,
    /// Nothing is said to the house before then.
    quiet: Option<Instant>,
    /// Words that were chosen at once, still to be said.
    words: VecDeque<String>,
    /// Who was here, as it was last told.
    people: Option<Presence>,
    /// What was agreed at the table, as it was last told.
    agreed: Option<Agreed>,
    /// When the connection was lost, if it was.
    lost: Option<Instant>,
    /// The house has said welcome at least once.
    known: bool,
    /// When one tries to connect again, and how long one waits if that fails too.
    retry: Instant,
    pause: Duration,
}

/// One connection.
struct Line {
    wire: Wire<Box<dyn Stream>>,
    pulse: Interval,
    heard_at: Instant,
}

/// What is new.
#[derive(Debug)]
pub(crate) enum News {
    /// One is at the table, for the first time.
    Welcome,
    /// The connection is lost; one tries again.
    Lost(String),
    /// The house could not be reached again yet.
    StillLost(String),
    /// One is connected again.
    Back,
    /// One has gone away from the table for good.
    Left,
    /// Something else.
    Happened(Happened),
}

impl Link {
    pub(crate) fn new(place: Place) -> Link {
        Link {
            client: place.client(),
            place,
            wire: None,
            outbox: VecDeque::new(),
            quiet: None,
            words: VecDeque::new(),
            people: None,
            agreed: None,
            lost: None,
            known: false,
            retry: Instant::now(),
            pause: FIRST_PAUSE,
        }
    }

    pub(crate) fn place(&self) -> &Place {
        &self.place
    }

    pub(crate) fn client(&self) -> &Client {
        &self.client
    }

    /// When the connection was lost, if it was and is not back.
    pub(crate) fn lost(&self) -> Option<Instant> {
        self.lost
    }

    /// How to come back.
    pub(crate) fn how_to_return(&self) -> String {
        let link = self.place.address.to_string();
        match &self.place.kept {
            Some(_) => say!(Words::spoken(), "terminal-join-seat-kept", link),
            None => say!(Words::spoken(), "terminal-join-look-on-again", link),
        }
    }

    pub(crate) fn stage(&self) -> Option<Stage> {
        self.client.now().map(|now| now.stage)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.stage() == Some(Stage::Over)
    }

    /// Does the table wait for us?
    pub(crate) fn is_asked(&self) -> bool {
        let Some((seat, now)) = self.client.seat().zip(self.client.now()) else { return false };
        now.stage == Stage::Playing && now.waiting.contains(&seat) && !now.offers.is_empty()
    }

    /// Let the house know, now or as soon as it can be reached again.
    pub(crate) fn say(&mut self, command: Command) {
        let said = self.client.say(command);
        if self.client.is_welcome() {
            self.outbox.push_back(said);
        }
    }

    /// Send what is to be said. Not to be stopped in the middle: half a message cannot be said again.
    pub(crate) async fn flush(&mut self) -> Result<Vec<News>, Failure> {
        if let Err(why) = self.keep_dice() {
            return Ok(vec![News::Happened(Happened::Alarm(why))]);
        }
        while let (Some(said), Some(line)) = (self.outbox.front(), self.wire.as_mut()) {
            if self.quiet.is_some() {
                break;
            }
            if let Err(broken) = line.wire.say(said).await {
                return self.lose(broken.to_string());
            }
            self.outbox.pop_front();
        }
        Ok(Vec::new())
    }

    /// What is said of the dice is on the disk before it is said. If it cannot be, nothing is said of them any more.
    fn keep_dice(&mut self) -> Result<(), String> {
        let Some(record) = self.client.unkept() else { return Ok(()) };
        self.place.keep(&record).map_err(|why| {
            self.client.stop_contributing();
            self.outbox.retain(|said| !is_for_dice(said));
            say!(Words::spoken(), "terminal-join-dice-not-kept", why = why.to_string())
        })
    }

    /// Wait for what is new; often it is nothing. Nothing is lost if one stops waiting.
    ///
    /// # Errors
    /// If one cannot stay: the house could never be reached, or sends one away.
    pub(crate) async fn next(&mut self) -> Result<Vec<News>, Failure> {
        let Some(line) = &mut self.wire else { return self.connect().await };
        let quiet = self.quiet;
        tokio::select! {
            heard = line.wire.hear() => match heard {
                Ok(message) => {
                    line.heard_at = Instant::now();
                    self.hear(&message)
                }
                Err(broken) => self.lose(broken.to_string()),
            },
            () = sleep_until(quiet.unwrap_or(line.heard_at)), if quiet.is_some() => {
                self.quiet = None;
                self.outbox = self.client.again().into();
                Ok(Vec::new())
            }
            _ = line.pulse.tick() => {
                if line.heard_at.elapsed() > DEAF {
                    return self.lose(say!(Words::spoken(), "terminal-join-silent"));
                }
                self.outbox.push_back(Inbound::Look);
                Ok(Vec::new())
            }
        }
    }

    /// Nobody needs the seat any more.
    pub(crate) fn forget_seat(&self) {
        self.place.kept.iter().for_each(Kept::forget);
    }

    /// Take leave, but not for long.
    pub(crate) async fn close(mut self) {
        // What was said last is said, too.
        let _ = self.flush().await;
        self.hang_up().await;
    }

    async fn hang_up(&mut self) {
        if let Some(line) = self.wire.take() {
            let _ = timeout(Duration::from_secs(1), line.wire.close()).await;
        }
    }

    async fn connect(&mut self) -> Result<Vec<News>, Failure> {
        sleep_until(self.retry).await;
        match connection::wire(&self.place.address, self.place.bearer()).await {
            Ok(wire) => {
                let now = Instant::now();
                self.wire = Some(Line { wire, pulse: interval_at(now + PULSE, PULSE), heard_at: now });
                self.outbox = VecDeque::from([self.client.hello()]);
                self.quiet = None;
                Ok(Vec::new())
            }
            Err(why) if !self.known => Err(connection::unreachable(&self.place.address, &why)),
            Err(why) => {
                self.wait();
                Ok(vec![News::StillLost(why)])
            }
        }
    }

    /// Not again before a pause, which is longer each time.
    fn wait(&mut self) {
        self.retry = Instant::now() + self.pause;
        self.pause = (2 * self.pause).min(LONGEST_PAUSE);
    }

    fn lose(&mut self, why: String) -> Result<Vec<News>, Failure> {
        if !self.known {
            return Err(Failure::Failed(format!("{}: {why}", self.place.address)));
        }
        self.wire = None;
        self.wait();
        let first = self.lost.is_none();
        self.lost = self.lost.or(Some(Instant::now()));
        Ok(first.then_some(News::Lost(why)).into_iter().collect())
    }

    fn hear(&mut self, message: &Outbound) -> Result<Vec<News>, Failure> {
        let mut news = Vec::new();
        for happened in self.client.heard(message) {
            match happened {
                Happened::Welcomed => news.extend(self.welcomed()),
                Happened::Say(said) => self.outbox.push_back(said),
                Happened::Done(Inbound::Leave { .. }) => {
                    self.place.kept.iter().for_each(Kept::forget);
                    news.push(News::Left);
                }
                Happened::Missed => news.extend(self.lose(say!(Words::spoken(), "terminal-join-missed"))?),
                Happened::Bye { why, text } => news.extend(self.sent_away(why, text)?),
                Happened::SlowDown { wait, .. } => {
                    self.quiet = Some(Instant::now() + wait.max(BREATH));
                    news.push(News::Happened(happened));
                }
                other => news.push(News::Happened(other)),
            }
        }
        Ok(news)
    }

    fn welcomed(&mut self) -> Option<News> {
        self.outbox.extend(self.client.again());
        self.pause = FIRST_PAUSE;
        self.people = self.people.take().or_else(|| self.client.people().cloned());
        self.agreed = self.agreed.or_else(|| self.client.table().map(Agreed::of));
        let back = self.lost.take().map(|_| News::Back);
        if std::mem::replace(&mut self.known, true) { back } else { Some(News::Welcome) }
    }

    /// The house closes the connection: for good, or for now.
    fn sent_away(&mut self, why: Why, text: String) -> Result<Vec<News>, Failure> {
        match why {
            Why::Closing | Why::TooSlow | Why::TooFast | Why::NotSaved => self.lose(text),
            Why::Full if self.known => self.lose(text),
            // A bot whose token was revoked may come back with another one.
            Why::NotYours if self.place.kept.is_some() && self.place.bearer().is_none() => {
                self.place.kept.iter().for_each(Kept::forget);
                let link = self.place.address.to_string();
                Err(Failure::Failed(say!(Words::spoken(), "terminal-join-seat-lost", text, link)))
            }
            _ => Err(Failure::Failed(format!("{}: {text}", self.place.address))),
        }
    }
}

fn is_for_dice(said: &Inbound) -> bool {
    matches!(
        said,
        Inbound::Seal { .. } | Inbound::OpenDice { .. } | Inbound::Link { .. } | Inbound::Anchor { .. }
    )
}
