//! A table in plain text, line by line: the same table as on the full screen, drawn for somebody who reads.

mod answers;
mod commands;
mod console;
mod ending;
mod far;
mod turn;

use super::kept::{self, Kept};
use super::screen;
use crate::bot::program::end_all;
use crate::failure::Failure;
use crate::join::remote::Remote;
use console::Console;
use luckhouse_engine::{PerSeat, Seat};
use luckhouse_shelf::hints;
use luckhouse_tui::local::{Local, Seating};
use luckhouse_tui::source::{Gone, Said, Source};
use luckhouse_words::{Words, say};
use std::collections::VecDeque;
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// How long nothing is asked for while somebody thinks.
const PAUSE: Duration = Duration::from_millis(1);

/// A game in plain text.
pub(crate) struct PlainSession {
    source: Box<dyn Source>,
    place: Place,
    /// How many events each seat has been told of.
    told: PerSeat<usize>,
    /// How many events somebody who only looks on has been told of, or whoever has a screen of their own.
    told_watcher: usize,
    /// Who sat at the screen last.
    at_screen: Option<Seat>,
    /// There was a hand-over: what one has read, others have not.
    secrets: bool,
    /// The table was not shown as it is now.
    changed: bool,
    /// After how many events it was shown last.
    shown: Option<usize>,
    /// The end was told.
    ended: bool,
    /// One is not at the table any more.
    gone: Option<Gone>,
    /// Somebody has said once that they give up.
    giving_up: bool,
    /// A hint is to have everything that was weighed.
    why: bool,
    /// Words that were typed at once, still to be said.
    queue: VecDeque<String>,
    /// What to say when the program is interrupted.
    farewell: Arc<Mutex<String>>,
}

/// Where the table is.
enum Place {
    /// At this keyboard: who plays there, and where the game is kept; nowhere, if it is a try.
    Here(Box<Seating>, Option<Kept>),
    /// In a house on the network.
    Far,
}

/// Whether to go on after a line was typed.
enum Next {
    GoOn,
    /// Go away, and be told how to come back.
    Leave,
    /// Go away; there is nothing to say.
    End,
}

impl PlainSession {
    /// At a table of this keyboard.
    pub(crate) fn here(local: Local, kept: Option<Kept>) -> PlainSession {
        let place = Place::Here(Box::new(local.seating()), kept);
        PlainSession::new(Box::new(local.called_by_seats()), place)
    }

    /// At a table of a house on the network. It begins with a welcome, which comes from there.
    pub(crate) fn far(remote: Remote) -> PlainSession {
        PlainSession { ended: true, ..PlainSession::new(Box::new(remote), Place::Far) }
    }

    fn new(source: Box<dyn Source>, place: Place) -> PlainSession {
        PlainSession {
            told: PerSeat::new(source.now().players.len(), 0),
            source,
            place,
            told_watcher: 0,
            at_screen: None,
            secrets: false,
            changed: true,
            shown: None,
            ended: false,
            gone: None,
            giving_up: false,
            why: false,
            queue: VecDeque::new(),
            farewell: Arc::default(),
        }
    }

    /// Play until the game is over or the players leave.
    pub(crate) fn run(mut self) -> Result<(), Failure> {
        self.farewell_on_interrupt();
        self.play(&mut Console::start()).map_err(|failure| match failure {
            // Nobody can see the table any more: say on the other stream where the game is.
            Failure::Io(error) => {
                let (error, farewell) = (error.to_string(), self.source.farewell());
                Failure::Failed(say!(Words::spoken(), "terminal-plain-cannot-show", error, farewell))
            }
            other => other,
        })
    }

    fn farewell_on_interrupt(&self) {
        self.note_farewell();
        let farewell = Arc::clone(&self.farewell);
        // Without a handler the game and the seat are still kept; only the message is missing.
        let _ = ctrlc::set_handler(move || {
            let farewell = farewell.lock().unwrap_or_else(PoisonError::into_inner).clone();
            kept::warn(&say!(Words::spoken(), "terminal-plain-interrupted", farewell));
            end_all();
            std::process::exit(130);
        });
    }

    fn note_farewell(&self) {
        *self.farewell.lock().unwrap_or_else(PoisonError::into_inner) = self.source.farewell();
    }

    fn is_far(&self) -> bool {
        matches!(self.place, Place::Far)
    }

    fn play(&mut self, out: &mut Console) -> Result<(), Failure> {
        let title = &self.source.now().title;
        writeln!(out, "{}", say!(Words::spoken(), "terminal-plain-title", title))?;
        write!(out, "{}", self.introduce())?;
        loop {
            self.hear(out)?;
            match self.gone.take() {
                None => {}
                Some(Gone { why, left: true }) => return Ok(writeln!(out, "{why}")?),
                Some(Gone { why, left: false }) => return Err(Failure::Failed(why)),
            }
            if self.source.is_over() && !std::mem::replace(&mut self.ended, true) {
                self.finish(out)?;
                if !self.is_far() {
                    return self.after_the_end(out);
                }
            }
            match self.ask(out)? {
                Next::GoOn => {}
                Next::End => return Ok(()),
                Next::Leave => {
                    let farewell = self.source.farewell();
                    writeln!(out, "{}", say!(Words::spoken(), "terminal-plain-until-next-time", farewell))?;
                    return Ok(());
                }
            }
        }
    }

    /// Let everything happen that happens by itself, and print what was answered.
    fn hear(&mut self, out: &mut Console) -> Result<(), Failure> {
        loop {
            let said = self.source.news();
            if said.is_empty() {
                // Far away it goes on while one types.
                if self.is_far() || !self.source.goes_on() {
                    return Ok(());
                }
                std::thread::sleep(PAUSE);
                continue;
            }
            for said in said {
                self.print(out, said)?;
            }
            self.note_farewell();
        }
    }

    fn print(&mut self, out: &mut Console, said: Said) -> Result<(), Failure> {
        let (words, game) = (Words::spoken(), self.source.now().game);
        match said {
            Said::Changed if self.is_far() => self.tell_at_once(out)?,
            Said::Changed => self.changed = true,
            // Whoever only looks on hears of every choice at once.
            Said::Happened(told) if self.all_look_on() && !told.actors.is_empty() => self.tell(out, None)?,
            Said::Happened(_) => {}
            Said::Opinions(opinions) if self.why => write!(out, "{}", hints::why(&opinions, game, &words))?,
            Said::Opinions(opinions) => write!(out, "{}", hints::hint(&opinions, game, &words))?,
            Said::Odds(reports) => write!(out, "{}", self.odds_here(&reports))?,
            Said::Line(line) => writeln!(out, "{line}")?,
            Said::Talk(line) => writeln!(out, "  {line}")?,
            Said::Welcome(text) => self.welcome(out, &text)?,
            Said::Gone(gone) => self.gone = Some(gone),
        }
        Ok(())
    }

    /// What happened, the table, and what can be done.
    fn show(&mut self, out: &mut Console, seat: Seat) -> Result<(), Failure> {
        self.tell(out, Some(seat))?;
        let (now, words) = (self.source.now(), Words::spoken());
        let asked = match self.source.seconds_left() {
            None => say!(words, "terminal-plain-your-choice", seat),
            Some(seconds) => {
                say!(words, "terminal-join-your-choice-in", seat = seat.to_string(), seconds)
            }
        };
        writeln!(out, "\n{}\n\n{asked}", now.picture.trim_end())?;
        write!(out, "{}", screen::choices(&now.offers, screen::most_listed(&now.picture)))?;
        for offer in &now.shortcuts {
            writeln!(out, "       {}: {}", offer.word, offer.label)?;
        }
        self.shown = Some(now.events);
        Ok(())
    }

    /// What whoever looks has not been told yet.
    fn tell(&mut self, out: &mut Console, seat: Option<Seat>) -> Result<(), Failure> {
        let now = self.source.now().events;
        let told = match seat.filter(|_| !self.is_far()) {
            Some(seat) => &mut self.told[seat],
            None => &mut self.told_watcher,
        };
        let from = std::mem::replace(told, now).min(now);
        let story = self.source.story_since(from);
        if self.is_far() {
            return far::tell_last(out, &story);
        }
        if !story.is_empty() {
            writeln!(out)?;
        }
        for line in story {
            writeln!(out, "{line}")?;
        }
        if !self.secrets {
            // One screen for all: what one has been told, all have.
            self.told = PerSeat::new(self.told.seats(), now);
        }
        Ok(())
    }
}
