//! One evening at a table far away: what is heard and what is typed, at the same time.

mod encore;
mod show;
mod work;

use super::connection::{self, Stream};
use super::door::Place;
use super::input::Input;
use super::screen::Screen;
use super::seats::Kept;
use crate::failure::Failure;
use crate::play::kept::warn;
use luckhouse_server::client::wire::{Broken, Wire};
use luckhouse_server::client::{Client, Command, Happened};
use luckhouse_server::protocol::{Inbound, Outbound, Presence, Stage, Why};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::time::{Duration, Instant, interval_at, sleep_until, timeout};

/// How often the house is asked whether it is still there.
const PULSE: Duration = Duration::from_secs(20);
/// Whoever says nothing for so long is not there.
const DEAF: Duration = Duration::from_secs(60);
/// The longest pause between two tries to connect again.
const LONGEST_PAUSE: Duration = Duration::from_secs(5);
/// Whoever is asked to slow down is quiet for so long at least, so as not to be asked again at once.
const BREATH: Duration = Duration::from_secs(1);
/// If nobody sits at the keyboard, one does not try for ever.
const PATIENCE: Duration = Duration::from_secs(300);

/// A place at a table, for as long as one stays.
pub(super) struct Evening {
    place: Place,
    client: Client,
    input: Input,
    screen: Screen,
    /// A line that was typed and whose time has not come.
    line: Option<String>,
    /// Words that were typed at once, still to be said.
    words: VecDeque<String>,
    /// To be said to the house.
    outbox: VecDeque<Inbound>,
    /// Nothing is said to the house before then.
    quiet: Option<Instant>,
    /// When the connection was lost, if it was.
    lost: Option<Instant>,
    /// The house has said welcome at least once.
    known: bool,
    /// Who was here, as it was last told.
    people: Option<Presence>,
    /// The number of the story at which the last question was asked.
    asked: Option<u32>,
    over_told: bool,
    /// The last hint was asked for with everything that was weighed.
    why: bool,
    /// Somebody has said once that they give up.
    giving_up: bool,
    /// What to say when the program is interrupted.
    farewell: Arc<Mutex<String>>,
}

/// How a connection ends.
enum End {
    /// One goes away.
    Leave,
    /// One plays again.
    Rematch,
    /// It was not meant to end.
    Lost(String),
}

impl Evening {
    pub(super) fn new(place: Place) -> Evening {
        Evening {
            client: place.client(),
            place,
            input: Input::start(),
            screen: Screen::new(),
            line: None,
            words: VecDeque::new(),
            outbox: VecDeque::new(),
            quiet: None,
            lost: None,
            known: false,
            people: None,
            asked: None,
            over_told: false,
            why: false,
            giving_up: false,
            farewell: Arc::default(),
        }
    }

    /// Stay until the game is over or one goes away.
    pub(super) async fn run(mut self) -> Result<(), Failure> {
        self.say_farewell_on_interrupt();
        loop {
            let Some(mut wire) = self.connect().await? else { return Ok(()) };
            match self.talk(&mut wire).await? {
                End::Lost(why) => self.lose(&why)?,
                End::Leave => {
                    part(wire).await;
                    return Ok(());
                }
                End::Rematch => {
                    part(wire).await;
                    self.rematch().await?;
                }
            }
        }
    }

    fn say_farewell_on_interrupt(&self) {
        *self.farewell.lock().unwrap_or_else(PoisonError::into_inner) = self.how_to_return();
        let farewell = Arc::clone(&self.farewell);
        // Without a handler the seat is still kept; only the message is missing.
        let _ = ctrlc::set_handler(move || {
            warn(&format!("interrupted; {}", farewell.lock().unwrap_or_else(PoisonError::into_inner)));
            std::process::exit(130);
        });
    }

    /// How to come back.
    fn how_to_return(&self) -> String {
        let link = &self.place.address;
        match &self.place.kept {
            Some(_) => format!("your seat is kept: `luckhouse join {link}` takes it again"),
            None => format!("`luckhouse join {link} --watch` looks on again"),
        }
    }

    /// Connect, and try again if one was connected before. `None` means that one goes away instead.
    async fn connect(&mut self) -> Result<Option<Wire<Box<dyn Stream>>>, Failure> {
        let mut pause = Duration::from_millis(100);
        loop {
            let why = match connection::wire(&self.place.address).await {
                Ok(wire) => {
                    self.outbox = VecDeque::from([self.client.hello()]);
                    self.quiet = None;
                    return Ok(Some(wire));
                }
                Err(why) => why,
            };
            if !self.known {
                return Err(connection::unreachable(&self.place.address, &why));
            }
            if !self.input.by_hand && self.lost.is_some_and(|since| since.elapsed() > PATIENCE) {
                let link = &self.place.address;
                return Err(Failure::Failed(format!(
                    "{link} cannot be reached ({why}); {}",
                    self.how_to_return()
                )));
            }
            if !self.wait(Instant::now() + pause).await? {
                return Ok(None);
            }
            pause = (2 * pause).min(LONGEST_PAUSE);
        }
    }

    /// Wait without a connection. `false` means that one goes away instead.
    async fn wait(&mut self, until: Instant) -> Result<bool, Failure> {
        loop {
            match self.work()? {
                Some(End::Leave) => return Ok(false),
                Some(End::Rematch) => {
                    self.screen.say("Nobody can be asked now: try again when you are connected.")?;
                }
                Some(End::Lost(_)) | None => {}
            }
            tokio::select! {
                () = sleep_until(until) => return Ok(true),
                line = self.input.next(), if self.listens() => self.typed_in(line?),
            }
        }
    }

    fn listens(&self) -> bool {
        self.line.is_none() && !self.input.closed
    }

    fn typed_in(&mut self, line: Option<String>) {
        if self.input.by_hand {
            self.screen.answered();
        }
        self.line = line;
    }

    fn lose(&mut self, why: &str) -> Result<(), Failure> {
        if !self.known {
            return Err(Failure::Failed(format!("{}: {why}", self.place.address)));
        }
        if self.lost.is_none() {
            self.lost = Some(Instant::now());
            self.screen.say(&format!(
                "The connection is lost ({why}). Trying again; nothing that you typed is lost."
            ))?;
        }
        Ok(())
    }

    /// Talk with the house until the connection ends.
    async fn talk(&mut self, wire: &mut Wire<Box<dyn Stream>>) -> Result<End, Failure> {
        let mut pulse = interval_at(Instant::now() + PULSE, PULSE);
        let mut heard_at = Instant::now();
        loop {
            if let Some(end) = self.work()? {
                // What was said last is said, too.
                let _ = self.flush(wire).await;
                return Ok(end);
            }
            if let Err(broken) = self.flush(wire).await {
                return Ok(End::Lost(broken.to_string()));
            }
            let quiet = self.quiet;
            tokio::select! {
                heard = wire.hear() => match heard {
                    Ok(message) => {
                        heard_at = Instant::now();
                        if let Some(end) = self.hear(&message)? {
                            return Ok(end);
                        }
                    }
                    Err(broken) => return Ok(End::Lost(broken.to_string())),
                },
                line = self.input.next(), if self.listens() => self.typed_in(line?),
                () = sleep_until(quiet.unwrap_or(heard_at)), if quiet.is_some() => {
                    self.quiet = None;
                    self.outbox = self.client.again().into();
                }
                _ = pulse.tick() => {
                    if heard_at.elapsed() > DEAF {
                        return Ok(End::Lost("the house says nothing any more".into()));
                    }
                    self.outbox.push_back(Inbound::Ping);
                }
            }
        }
    }

    async fn flush(&mut self, wire: &mut Wire<Box<dyn Stream>>) -> Result<(), Broken> {
        while let Some(said) = self.outbox.front().filter(|_| self.quiet.is_none()) {
            wire.say(said).await?;
            self.outbox.pop_front();
        }
        Ok(())
    }

    /// Let the house know, now or as soon as it can be reached again.
    fn say(&mut self, command: Command) {
        let said = self.client.say(command);
        if self.client.is_welcome() {
            self.outbox.push_back(said);
        }
    }

    fn hear(&mut self, message: &Outbound) -> Result<Option<End>, Failure> {
        for happened in self.client.heard(message) {
            match happened {
                Happened::Welcomed => self.welcomed()?,
                Happened::Say(said) => self.outbox.push_back(said),
                Happened::Done(Inbound::Leave { .. }) => return self.left().map(Some),
                Happened::Done(_) | Happened::Replaced => {}
                Happened::Missed => return Ok(Some(End::Lost("something was missed".into()))),
                Happened::SlowDown { wait, text } => {
                    self.quiet = Some(Instant::now() + wait.max(BREATH));
                    self.screen.say(&format!("The house asks to slow down: {text}"))?;
                }
                Happened::Bye { why, text } => return self.sent_away(why, text).map(Some),
                other => self.show(&other)?,
            }
        }
        Ok(None)
    }

    fn welcomed(&mut self) -> Result<(), Failure> {
        self.outbox.extend(self.client.again());
        if self.lost.take().is_some() {
            self.screen.say("Connected again.")?;
        }
        if !std::mem::replace(&mut self.known, true) {
            self.introduce()?;
        }
        let table =
            self.client.table().filter(|table| matches!(table.stage, Stage::Gathering | Stage::Opening));
        if let Some((kept, table)) = self.place.kept.as_mut().zip(table) {
            kept.saw_seal(table.seal.as_ref());
        }
        Ok(())
    }

    fn left(&mut self) -> Result<End, Failure> {
        self.place.kept.iter().for_each(Kept::forget);
        self.screen.say("You have left the table.")?;
        Ok(End::Leave)
    }

    /// The house closes the connection: for good, or for now.
    fn sent_away(&mut self, why: Why, text: String) -> Result<End, Failure> {
        match why {
            Why::Closing | Why::TooSlow | Why::TooFast | Why::NotSaved => Ok(End::Lost(text)),
            Why::Full if self.known => Ok(End::Lost(text)),
            Why::NotYours if self.place.kept.is_some() => {
                self.place.kept.iter().for_each(Kept::forget);
                let link = &self.place.address;
                Err(Failure::Failed(format!(
                    "the seat that you had is no longer yours ({text}): `luckhouse join {link}` takes a free one"
                )))
            }
            _ => Err(Failure::Failed(format!("{}: {text}", self.place.address))),
        }
    }

    fn stage(&self) -> Option<Stage> {
        self.client.now().map(|now| now.stage)
    }

    fn is_over(&self) -> bool {
        self.stage() == Some(Stage::Over)
    }

    /// Does the table wait for us?
    fn is_asked(&self) -> bool {
        let Some((seat, now)) = self.client.seat().zip(self.client.now()) else { return false };
        now.stage == Stage::Playing && now.waiting.contains(&seat) && !now.offers.is_empty()
    }
}

/// Take leave, but not for long.
async fn part(wire: Wire<Box<dyn Stream>>) {
    let _ = timeout(Duration::from_secs(1), wire.close()).await;
}
