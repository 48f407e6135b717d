//! A table of a house on the network: others speak while one types.

use super::super::command::Command;
use super::console::Console;
use super::{Next, PlainSession};
use crate::failure::Failure;
use crate::join::typed::Typed;
use luckhouse_engine::Seat;
use luckhouse_tui::source::UserAction;
use luckhouse_words::{Words, say};
use std::io::Write;
use std::time::Duration;

/// So much of what happened before one came is told.
const BEFORE: usize = 12;

/// How long one listens to whoever types, before one listens to the house again.
const PAUSE: Duration = Duration::from_millis(10);

/// Tell this, but of much only the last.
pub(super) fn tell_last(out: &mut Console, story: &[String]) -> Result<(), Failure> {
    let from = story.len().saturating_sub(BEFORE);
    if from > 0 {
        writeln!(out, "{}", say!(Words::spoken(), "terminal-join-more-before", more = from))?;
    }
    story[from..].iter().try_for_each(|line| Ok(writeln!(out, "{line}")?))
}

impl PlainSession {
    /// One has come to a table, the first or another.
    pub(super) fn welcome(&mut self, out: &mut Console, text: &str) -> Result<(), Failure> {
        write!(out, "{text}")?;
        (self.told_watcher, self.shown, self.changed, self.ended) = (0, None, true, false);
        self.tell(out, None)
    }

    /// Something happened, or the clock has gone on. The table is shown once for each choice.
    pub(super) fn tell_at_once(&mut self, out: &mut Console) -> Result<(), Failure> {
        self.changed |= self.shown != Some(self.source.now().events);
        self.tell(out, None)
    }

    /// Ask for a choice if one is due, and do what is typed.
    pub(super) fn attend(&mut self, out: &mut Console) -> Result<Next, Failure> {
        let seat = self.chooser();
        match seat {
            _ if self.source.goes_on() => {}
            Some(seat) => {
                if std::mem::take(&mut self.changed) {
                    self.show(out, seat)?;
                }
                out.ask(&format!("{seat}> "))?;
            }
            None if out.by_hand => out.ask("> ")?,
            None => {}
        }
        let by_hand = out.by_hand;
        match out.next_within(PAUSE, |line| !by_hand && self.must_wait(line))? {
            Some(line) => self.typed(out, seat, &line),
            None => self.nobody_types(out),
        }
    }

    /// Whoever sits here, if they may choose now.
    fn chooser(&self) -> Option<Seat> {
        self.source.now().seat.filter(|_| !self.source.now().offers.is_empty())
    }

    /// Lines that nobody types by hand are used one after the other, and what is said to a choice when it is asked for.
    fn must_wait(&self, line: &str) -> bool {
        let plays = self.source.now().seat.is_some() && !self.source.is_over();
        self.source.goes_on() || plays && self.chooser().is_none() && Typed::read(line).is_for_a_choice()
    }

    fn typed(&mut self, out: &mut Console, seat: Option<Seat>, line: &str) -> Result<Next, Failure> {
        match Typed::read(line) {
            // Whoever feeds a program cannot know how many choices there are.
            Typed::Table(Command::Word(_)) if self.source.is_over() && !out.by_hand => {}
            Typed::Table(Command::Word(_) | Command::Save(_)) => self.tell_house(line),
            Typed::Table(command) => return self.command(out, seat, command),
            Typed::Leave if self.source.now().seat.is_none() => return Ok(Next::End),
            _ => self.tell_house(line),
        }
        Ok(Next::GoOn)
    }

    fn tell_house(&mut self, line: &str) {
        self.giving_up = false;
        self.source.act(UserAction::Say(line.trim().into()));
    }

    /// Is there nothing more to expect from whoever typed?
    fn nobody_types(&self, out: &Console) -> Result<Next, Failure> {
        match out.is_done() {
            false => Ok(Next::GoOn),
            true if out.by_hand => Ok(Next::Leave),
            true if self.source.goes_on() => Ok(Next::GoOn),
            true if self.chooser().is_some() => Err(self.closed()),
            true if self.source.is_over() => Ok(Next::End),
            true => Ok(Next::GoOn),
        }
    }

    /// What the dice have proved, and what can be done when the game is over.
    pub(super) fn what_next(&self, out: &mut Console) -> Result<(), Failure> {
        let verdict = self.source.verdict().unwrap_or_default();
        Ok(writeln!(out, "{verdict}\n{}", say!(Words::spoken(), "terminal-join-what-next"))?)
    }
}
