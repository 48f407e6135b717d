//! One session at a table far away: what is heard and what is typed, at the same time.

mod show;
mod work;

use super::door::Place;
use super::input::Input;
use super::link::{Link, News};
use super::screen::Screen;
use crate::failure::Failure;
use crate::play::kept::warn;
use luckhouse_server::client::{Client, Command, Happened};
use luckhouse_words::{Words, say};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::time::Duration;

/// If nobody sits at the keyboard, one does not try for ever.
const PATIENCE: Duration = Duration::from_secs(300);

/// A place at a table, for as long as one stays.
pub(super) struct PlainSession {
    link: Link,
    input: Input,
    screen: Screen,
    /// A line that was typed and whose time has not come.
    line: Option<String>,
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

/// What to do instead of going on.
enum End {
    /// One goes away.
    Leave,
    /// One plays again.
    Rematch,
}

impl PlainSession {
    pub(super) fn new(place: Place) -> PlainSession {
        PlainSession {
            link: Link::new(place),
            input: Input::start(),
            screen: Screen::new(),
            line: None,
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
            let end = match self.work()? {
                Some(end) => Some(end),
                None => self.wait().await?,
            };
            match end {
                None => {}
                Some(End::Rematch) => self.rematch().await?,
                Some(End::Leave) => {
                    self.link.close().await;
                    return Ok(());
                }
            }
        }
    }

    fn say_farewell_on_interrupt(&self) {
        self.note_farewell();
        let farewell = Arc::clone(&self.farewell);
        // Without a handler the seat is still kept; only the message is missing.
        let _ = ctrlc::set_handler(move || {
            let farewell = farewell.lock().unwrap_or_else(PoisonError::into_inner).clone();
            warn(&say!(Words::spoken(), "terminal-plain-interrupted", farewell));
            std::process::exit(130);
        });
    }

    fn note_farewell(&self) {
        *self.farewell.lock().unwrap_or_else(PoisonError::into_inner) = self.link.how_to_return();
    }

    /// Wait for something to happen, or to be typed.
    async fn wait(&mut self) -> Result<Option<End>, Failure> {
        let news = self.link.flush().await?;
        if !news.is_empty() {
            return self.hear(news);
        }
        let listens = self.line.is_none() && !self.input.closed;
        tokio::select! {
            news = self.link.next() => self.hear(news?),
            line = self.input.next(), if listens => {
                self.typed_in(line?);
                Ok(None)
            }
        }
    }

    fn typed_in(&mut self, line: Option<String>) {
        if self.input.by_hand {
            self.screen.answered();
        }
        self.line = line;
    }

    fn client(&self) -> &Client {
        self.link.client()
    }

    /// Let the house know, now or as soon as it can be reached again.
    fn say(&mut self, command: Command) {
        self.link.say(command);
    }

    fn hear(&mut self, news: Vec<News>) -> Result<Option<End>, Failure> {
        for one in news {
            match one {
                News::Welcome => self.introduce()?,
                News::Back => self.screen.say(&say!(Words::spoken(), "terminal-join-connected-again"))?,
                News::Lost(why) => self.screen.say(&say!(Words::spoken(), "terminal-join-lost", why))?,
                News::StillLost(why) => self.despair(&why)?,
                News::Left => {
                    self.screen.say(&say!(Words::spoken(), "terminal-join-left"))?;
                    return Ok(Some(End::Leave));
                }
                News::Happened(Happened::SlowDown { text, .. }) => {
                    self.screen.say(&say!(Words::spoken(), "terminal-join-slow-down", text))?;
                }
                News::Happened(other) => self.show(&other)?,
            }
        }
        Ok(None)
    }

    /// Give up after a while, if nobody sits here who could.
    fn despair(&self, why: &str) -> Result<(), Failure> {
        if self.input.by_hand || self.link.lost().is_none_or(|since| since.elapsed() <= PATIENCE) {
            return Ok(());
        }
        let (link, farewell) = (self.link.place().address.to_string(), self.link.how_to_return());
        Err(Failure::Failed(say!(Words::spoken(), "terminal-join-unreachable", link, why, farewell)))
    }

    /// Go to the table at which they play again.
    async fn rematch(&mut self) -> Result<(), Failure> {
        match self.link.rematch().await {
            Ok(()) => {}
            Err(Failure::Io(error)) => return Err(Failure::Io(error)),
            Err(no) => return Ok(self.screen.say(&no.to_string())?),
        }
        (self.over_told, self.asked) = (false, None);
        self.note_farewell();
        let link = self.link.place().address.to_string();
        Ok(self.screen.say(&format!("\n{}", say!(Words::spoken(), "terminal-join-on-to", link)))?)
    }
}
