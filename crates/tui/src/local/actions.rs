//! What people do at a table of this keyboard.

use super::{Advising, By, Local};
use crate::source::{Said, UserAction};
use crate::thinking::Thought;
use luckhouse_engine::{Refusal, Rng, Seat};
use luckhouse_shelf::{AnyTable, read_log, refusal, refusal_at};
use luckhouse_words::{Words, say};

/// What cannot be done, in words for whoever looks.
type Refused = Result<(), String>;

impl Local {
    pub(super) fn action(&mut self, action: UserAction) -> Refused {
        match action {
            UserAction::Say(text) if self.now.by_hand.is_some() => self.rolled(&text),
            UserAction::Say(text) => self.say(&text),
            UserAction::SitDown => self.sit_down(),
            UserAction::Undo => self.undo(),
            UserAction::Resign => self.resign(),
            UserAction::Hint => self.hint(),
            UserAction::Odds => self.odds(),
            UserAction::Rematch => self.rematch(),
            UserAction::Talk(_) => Err(say!(self.words, "terminal-local-say-it-aloud")),
            UserAction::Go(_) => Err(say!(self.words, "terminal-local-no-replay")),
        }
    }

    /// The person who may choose now.
    fn chooser(&self) -> Result<Seat, String> {
        if let Some(seat) = self.now.hand_over {
            return Err(say!(self.words, "terminal-local-sits-down-first", seat));
        }
        let nothing = || say!(self.words, "terminal-local-nothing-to-choose", waiting = self.now.waiting);
        self.asked().ok_or_else(nothing)
    }

    /// What was rolled by hand; nothing means that the house rolls.
    fn rolled(&mut self, text: &str) -> Refused {
        if text.trim().is_empty() {
            self.roll();
        } else {
            self.table.rolled(text.trim()).map_err(|no| refusal(&self.words, &no))?;
        }
        self.happened(By::Person);
        Ok(())
    }

    /// A word of the game, several with `;` between, or a shortcut.
    fn say(&mut self, text: &str) -> Refused {
        let seat = self.chooser()?;
        let words = text.split(';').map(str::trim).filter(|word| !word.is_empty());
        self.queue = words.map(String::from).collect();
        self.say_from_queue(seat)
    }

    fn say_from_queue(&mut self, seat: Seat) -> Refused {
        let Some(word) = self.queue.pop_front() else { return Ok(()) };
        // Only a shortcut that is taken draws from the generator: a wrong word must not change the game.
        let shortcuts = self.table.shortcuts(seat, &mut self.thoughts.clone());
        let meant = shortcuts.into_iter().find(|(offer, _)| offer.word.eq_ignore_ascii_case(&word));
        let word = match meant {
            None => word,
            Some((_, actions)) => {
                self.thoughts.bits();
                let rest = std::mem::take(&mut self.queue);
                self.queue = actions.into_iter().chain(rest).collect();
                self.queue.pop_front().unwrap_or_default()
            }
        };
        self.table.choose(seat, &word).map_err(|no| refused(&no, &*self.table, &self.words))?;
        self.happened(By::Person);
        Ok(())
    }

    /// The next of the words that were said at once.
    pub(super) fn say_next(&mut self) {
        if self.queue.is_empty() || self.now.hand_over.is_some() {
            return;
        }
        let Some(seat) = self.asked() else { return };
        if let Err(line) = self.say_from_queue(seat) {
            self.queue.clear();
            self.said.push(Said::Line(line));
        }
    }

    fn sit_down(&mut self) -> Refused {
        let seat = self.now.hand_over.ok_or_else(|| say!(self.words, "terminal-local-nobody-to-sit-down"))?;
        self.at_screen = Some(seat);
        self.refresh();
        self.said.push(Said::Changed);
        Ok(())
    }

    fn undo(&mut self) -> Refused {
        let seat = match self.undoer().or(self.at_screen) {
            Some(seat) => seat,
            None => return Err(say!(self.words, "terminal-local-nothing-to-take-back")),
        };
        self.table.undo(seat).map_err(|no| refusal(&self.words, &no))?;
        self.queue.clear();
        self.at_screen = Some(seat);
        self.happened(By::Person);
        self.said.push(Said::Line(say!(self.words, "terminal-local-taken-back")));
        Ok(())
    }

    fn resign(&mut self) -> Refused {
        let seat = self.chooser().map_err(|_| say!(self.words, "terminal-local-own-choice-first"))?;
        self.table.resign(seat).map_err(|no| refusal(&self.words, &no))?;
        self.happened(By::Person);
        Ok(())
    }

    /// One thought at a time: a judge who is asked again and again would never be done.
    fn hint(&mut self) -> Refused {
        let seat = self.chooser()?;
        if let Some(asked) = &self.advising {
            self.ask_again = !self.is_asked_now(asked);
            return Ok(());
        }
        let advise = self.table.advise(seat);
        let pondering = Box::new(move |rng: &mut Rng| advise(rng).map_err(|unclear| unclear.to_string()));
        // From a generator of its own: asking must not change the game.
        let rng = Rng::stream(self.thoughts.clone().bits(), 2);
        let thought = Thought::start(pondering, rng);
        self.advising = Some(Advising { events: self.table.events(), seat, thought });
        Ok(())
    }

    /// Is what is being thought about what somebody wants to know now?
    pub(super) fn is_asked_now(&self, asked: &Advising) -> bool {
        asked.events == self.table.events() && self.asked() == Some(asked.seat)
    }

    /// A thought came too late; begin the next, if somebody asked for one. Who cannot choose any more needs none.
    pub(super) fn advise_again(&mut self) {
        if std::mem::take(&mut self.ask_again) {
            let _ = self.hint();
        }
    }

    fn odds(&mut self) -> Refused {
        let seat = if self.now.hand_over.is_some() { None } else { self.asked().or(self.at_screen) };
        let reports = seat.map(|seat| self.table.odds_here(seat)).unwrap_or_default();
        self.said.push(Said::Odds(reports));
        Ok(())
    }

    /// The same table once more: what it begins with says all of it.
    fn rematch(&mut self) -> Refused {
        if self.now.outcome.is_none() {
            return Err(say!(self.words, "terminal-local-not-over"));
        }
        self.table = read_log(&self.beginning, usize::MAX).map_err(|wrong| wrong.to_string())?;
        self.keeper.next_game();
        self.at_screen = self.seating.people.only();
        self.queue.clear();
        self.now.story.clear();
        self.told.1 = 0;
        self.happened(By::Person);
        Ok(())
    }
}

fn refused(no: &Refusal, table: &dyn AnyTable, words: &Words) -> String {
    let text = refusal_at(words, table, no);
    match no {
        Refusal::Word(_) => say!(words, "terminal-local-from-the-list", refusal = text),
        _ => text,
    }
}
