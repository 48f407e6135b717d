//! What people do at a table of this keyboard.

use super::{Advising, By, Local};
use crate::source::{Deed, Said};
use crate::thinking::Thought;
use luckhouse_engine::{Refusal, Rng, Seat};
use luckhouse_shelf::read_log;

/// What cannot be done, in words for whoever looks.
type Refused = Result<(), String>;

impl Local {
    pub(super) fn deed(&mut self, deed: Deed) -> Refused {
        match deed {
            Deed::Say(text) if self.now.by_hand.is_some() => self.rolled(&text),
            Deed::Say(text) => self.say(&text),
            Deed::SitDown => self.sit_down(),
            Deed::Undo => self.undo(),
            Deed::Resign => self.resign(),
            Deed::Hint => self.hint(),
            Deed::Odds => self.odds(),
            Deed::Rematch => self.rematch(),
            Deed::Talk(_) => Err("Everybody is at this screen: say it aloud.".into()),
            Deed::Go(_) => Err("This is not a replay: look back at it when it is over.".into()),
        }
    }

    /// The person who may choose now.
    fn chooser(&self) -> Result<Seat, String> {
        if let Some(seat) = self.now.hand_over {
            return Err(format!("{seat} sits down first: press Enter."));
        }
        self.asked().ok_or_else(|| format!("There is nothing to choose now. {}", self.now.waiting))
    }

    /// What was rolled by hand; nothing means that the house rolls.
    fn rolled(&mut self, text: &str) -> Refused {
        if text.trim().is_empty() {
            self.table.roll(&mut self.dice);
        } else {
            self.table.rolled(text.trim()).map_err(|refusal| refusal.to_string())?;
        }
        self.happened(By::Person, true);
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
        self.table.choose(seat, &word).map_err(|refusal| refused(&refusal))?;
        self.happened(By::Person, false);
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
        let seat = self.now.hand_over.ok_or("Nobody has to sit down now.")?;
        self.at_screen = Some(seat);
        self.refresh(false);
        self.said.push(Said::Changed);
        Ok(())
    }

    fn undo(&mut self) -> Refused {
        let seat = match self.undoer().or(self.at_screen) {
            Some(seat) => seat,
            None => return Err("Nothing to take back: nobody here has chosen.".into()),
        };
        self.table.undo(seat).map_err(|refusal| refusal.to_string())?;
        self.queue.clear();
        self.at_screen = Some(seat);
        self.happened(By::Person, false);
        self.said.push(Said::Line("Taken back.".into()));
        Ok(())
    }

    fn resign(&mut self) -> Refused {
        let seat = self.chooser().map_err(|_| "Give up at your own choice, not at others'.")?;
        self.table.resign(seat).map_err(|refusal| refusal.to_string())?;
        self.happened(By::Person, false);
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

    /// The same table once more: the first line of the log says all of it.
    fn rematch(&mut self) -> Refused {
        if self.now.outcome.is_none() {
            return Err("Once more when this game is over: give it up, or play it to its end.".into());
        }
        let header = format!("{}\n", self.table.header());
        self.table = read_log(&header, 0).map_err(|wrong| wrong.to_string())?;
        self.keeper.next_game();
        self.at_screen = self.seating.people.only();
        self.queue.clear();
        self.now.story.clear();
        self.told.1 = 0;
        self.happened(By::Person, false);
        Ok(())
    }
}

fn refused(refusal: &Refusal) -> String {
    match refusal {
        Refusal::Word(_) => format!("{refusal}. Choose from the list."),
        _ => refusal.to_string(),
    }
}
