//! What is done with what was typed.

use super::super::command::{Command, word_of};
use super::super::screen;
use super::console::Console;
use super::{Next, PlainSession};
use crate::failure::Failure;
use crate::join::typed;
use crate::rules;
use luckhouse_engine::{PerSeat, Seat};
use luckhouse_shelf::find;
use luckhouse_tui::source::UserAction;
use luckhouse_words::{Words, say};
use std::io::Write;

impl PlainSession {
    pub(super) fn command(
        &mut self,
        out: &mut Console,
        seat: Option<Seat>,
        command: Command,
    ) -> Result<Next, Failure> {
        self.giving_up &= command == Command::Resign;
        if seat.is_none() && !self.is_far() && command.is_about_a_choice() {
            return self.roll_is_due(out, &command);
        }
        let now = self.source.now();
        match command {
            Command::Word(text) => self.say(out, &text)?,
            Command::Undo => self.undo(),
            Command::Resign => self.resign(out)?,
            Command::Quit => return Ok(Next::Leave),
            Command::Help if self.is_far() => write!(out, "{}", typed::help())?,
            Command::Help => write!(out, "{}", screen::help())?,
            Command::Log => write!(out, "{}", self.source.readable_log())?,
            Command::Rules => writeln!(out, "{}", rules::as_text(find(now.game)?))?,
            Command::Look => writeln!(out, "{}", now.picture)?,
            Command::Save(file) => writeln!(out, "{}", self.save(&file))?,
            Command::Odds(words) if words.is_empty() => self.source.act(UserAction::Odds),
            Command::Odds(words) => write!(out, "{}", self.odds_of(&words))?,
            Command::Hint | Command::Why => {
                self.why = command == Command::Why;
                self.source.act(UserAction::Hint);
            }
            Command::List(text) => write!(out, "{}", screen::choices_with(&now.offers, &text))?,
        }
        Ok(Next::GoOn)
    }

    /// A roll by hand is due, and nothing can be done about a choice now.
    fn roll_is_due(&mut self, out: &mut Console, command: &Command) -> Result<Next, Failure> {
        let words = Words::spoken();
        let text = match command {
            Command::Undo => say!(words, "terminal-plain-nothing-to-take-back"),
            Command::Resign => say!(words, "terminal-plain-give-up-at-own-choice"),
            _ => say!(words, "terminal-plain-roll-is-due"),
        };
        writeln!(out, "{text}")?;
        Ok(Next::GoOn)
    }

    /// A word of the game, its number in the list, several with `;` between, or a shortcut.
    fn say(&mut self, out: &mut Console, text: &str) -> Result<(), Failure> {
        let mut words = text.split(';').map(str::trim).filter(|word| !word.is_empty());
        let Some(first) = words.next() else { return Ok(()) };
        let rest: Vec<String> = words.map(String::from).collect();
        let offers = &self.source.now().offers;
        let word = word_of(first, offers.iter().map(|offer| offer.word.as_str()));
        let shown = std::mem::take(&mut self.changed);
        self.source.act(UserAction::Say(word));
        self.hear(out)?;
        match self.changed {
            // What was said first comes first.
            true => rest.into_iter().rev().for_each(|word| self.queue.push_front(word)),
            false => self.queue.clear(),
        }
        self.changed |= shown;
        Ok(())
    }

    fn undo(&mut self) {
        self.queue.clear();
        self.source.act(UserAction::Undo);
        let now = self.source.now().events;
        self.told = PerSeat::from_fn(self.told.seats(), |seat| self.told[seat].min(now));
    }

    fn resign(&mut self, out: &mut Console) -> Result<(), Failure> {
        if !std::mem::replace(&mut self.giving_up, true) {
            writeln!(out, "{}", say!(Words::spoken(), "terminal-plain-resign-once-more"))?;
            return Ok(());
        }
        self.giving_up = false;
        self.source.act(UserAction::Resign);
        Ok(())
    }
}
