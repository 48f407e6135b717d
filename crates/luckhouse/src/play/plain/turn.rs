//! Asking those at this keyboard, one after the other.

use super::super::command::Command;
use super::console::Console;
use super::{Next, PlainSession};
use crate::failure::Failure;
use luckhouse_engine::Seat;
use luckhouse_tui::source::UserAction;
use luckhouse_words::{Words, say};
use std::io::Write;

impl PlainSession {
    /// Ask whoever has to do something, and do it.
    pub(super) fn ask(&mut self, out: &mut Console) -> Result<Next, Failure> {
        let now = self.source.now();
        match (now.hand_over, now.by_hand.clone()) {
            (Some(seat), _) => self.hand_over(out, seat),
            (None, Some(what)) => self.ask_for_dice(out, &what),
            (None, None) => match now.seat {
                _ if self.is_far() => self.attend(out),
                Some(seat) => self.turn_of(out, seat),
                // Nobody has anything to do: it goes on.
                None => Ok(Next::GoOn),
            },
        }
    }

    /// Somebody else is to sit down, and nobody else may look.
    fn hand_over(&mut self, out: &mut Console, seat: Seat) -> Result<Next, Failure> {
        self.drop_words(out, seat)?;
        self.secrets = true;
        self.at_screen = None;
        out.clear()?;
        writeln!(out, "{}", say!(Words::spoken(), "terminal-local-hand-over", seat))?;
        let line = self.read(out, &(say!(Words::spoken(), "terminal-plain-press-enter", seat) + " "))?;
        if Command::read(&line) == Command::Quit {
            return Ok(Next::Leave);
        }
        self.source.act(UserAction::SitDown);
        Ok(Next::GoOn)
    }

    /// Nobody speaks for another player.
    fn drop_words(&mut self, out: &mut Console, seat: Seat) -> Result<(), Failure> {
        if !self.queue.is_empty() {
            self.queue.clear();
            writeln!(out, "{}", say!(Words::spoken(), "terminal-plain-words-dropped", seat))?;
        }
        Ok(())
    }

    fn ask_for_dice(&mut self, out: &mut Console, what: &str) -> Result<Next, Failure> {
        if self.source.now().seat.is_none() && self.at_screen.take().is_some() && self.secrets {
            // The dice are for all to see, the last player's pieces are not.
            out.clear()?;
        }
        if std::mem::take(&mut self.changed) {
            self.tell(out, self.source.now().seat)?;
        }
        let prompt = say!(Words::spoken(), "terminal-plain-by-hand", what) + " ";
        let line = self.read(out, &prompt)?;
        match Command::read(&line) {
            Command::Word(word) => {
                self.source.act(UserAction::Say(word));
                Ok(Next::GoOn)
            }
            command => self.command(out, None, command),
        }
    }

    fn turn_of(&mut self, out: &mut Console, seat: Seat) -> Result<Next, Failure> {
        if self.at_screen.replace(seat).is_some_and(|last| last != seat) {
            self.drop_words(out, seat)?;
        }
        if self.queue.is_empty() && std::mem::take(&mut self.changed) {
            self.show(out, seat)?;
        }
        let line = match self.queue.pop_front() {
            Some(word) => word,
            None => self.read(out, &format!("{seat}> "))?,
        };
        self.command(out, Some(seat), Command::read(&line))
    }

    fn read(&mut self, out: &mut Console, prompt: &str) -> Result<String, Failure> {
        out.ask(prompt)?;
        out.next()?.ok_or_else(|| self.closed())
    }

    /// Nothing more can be typed, and the table waits for it.
    pub(super) fn closed(&self) -> Failure {
        let farewell = self.source.farewell();
        Failure::Failed(say!(Words::spoken(), "terminal-plain-input-closed", farewell))
    }
}
