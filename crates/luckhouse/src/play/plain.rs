//! A table in plain text, line by line: the same table as on the full screen, drawn for somebody who reads.

mod answers;
mod ending;

use super::command::{Command, word_of};
use super::kept::{self, Kept};
use super::screen;
use crate::failure::Failure;
use crate::rules;
use luckhouse_engine::{PerSeat, Seat};
use luckhouse_shelf::{OddsReport, find, hints};
use luckhouse_tui::local::{Local, Seating};
use luckhouse_tui::source::{Said, Source, UserAction};
use luckhouse_words::{Words, say};
use std::collections::VecDeque;
use std::io::{self, Write};
use std::time::Duration;

/// How long nothing is asked for while somebody thinks.
const PAUSE: Duration = Duration::from_millis(1);

/// A game in plain text.
pub(super) struct PlainSession {
    source: Local,
    seating: Seating,
    /// Where it is kept; nowhere, if it is a try.
    kept: Option<Kept>,
    /// How many events each seat has been told of.
    told: PerSeat<usize>,
    /// How many events somebody who only looks on has been told of.
    told_watcher: usize,
    /// Who sat at the screen last.
    at_screen: Option<Seat>,
    /// There was a hand-over: what one has read, others have not.
    secrets: bool,
    /// The table was not shown as it is now.
    changed: bool,
    /// Somebody has said once that they give up.
    giving_up: bool,
    /// A hint is to have everything that was weighed.
    why: bool,
    /// Words that were typed at once, still to be said.
    queue: VecDeque<String>,
}

/// Whether to go on after a line was typed.
enum Next {
    GoOn,
    Leave,
}

impl PlainSession {
    pub(super) fn new(source: Local, kept: Option<Kept>) -> PlainSession {
        let seating = source.seating();
        PlainSession {
            source: source.called_by_seats(),
            seating,
            kept,
            told: PerSeat::new(seating.bots.seats(), 0),
            told_watcher: 0,
            at_screen: None,
            secrets: false,
            changed: true,
            giving_up: false,
            why: false,
            queue: VecDeque::new(),
        }
    }

    /// Play until the game is over or the players leave.
    pub(super) fn run(mut self) -> Result<(), Failure> {
        self.farewell_on_interrupt();
        self.play().map_err(|failure| match failure {
            // Nobody can see the table any more: say on the other stream where the game is.
            Failure::Io(error) => {
                let (error, farewell) = (error.to_string(), self.source.farewell());
                Failure::Failed(say!(Words::spoken(), "terminal-plain-cannot-show", error, farewell))
            }
            other => other,
        })
    }

    fn farewell_on_interrupt(&self) {
        let Some(kept) = self.kept.clone() else { return };
        // Without a handler the game is still kept; only the message is missing.
        let _ = ctrlc::set_handler(move || {
            kept::warn(&say!(Words::spoken(), "terminal-plain-interrupted", farewell = kept.farewell()));
            std::process::exit(130);
        });
    }

    fn play(&mut self) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        let title = &self.source.now().title;
        writeln!(out, "{}", say!(Words::spoken(), "terminal-plain-title", title))?;
        write!(out, "{}", self.introduce())?;
        loop {
            self.hear(&mut out)?;
            if self.source.now().outcome.is_some() {
                self.finish(&mut out)?;
                return self.after_the_end(&mut out);
            }
            if let Next::Leave = self.ask(&mut out)? {
                let farewell = self.source.farewell();
                writeln!(out, "{}", say!(Words::spoken(), "terminal-plain-until-next-time", farewell))?;
                return Ok(());
            }
        }
    }

    /// Let everything happen that happens by itself, and print what was answered.
    fn hear(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        loop {
            let said = self.source.news();
            let quiet = said.is_empty();
            for said in said {
                self.print(out, said)?;
            }
            if quiet && !self.source.goes_on() {
                return Ok(());
            }
            if quiet {
                std::thread::sleep(PAUSE);
            }
        }
    }

    fn print(&mut self, out: &mut impl Write, said: Said) -> Result<(), Failure> {
        let (words, game) = (Words::spoken(), self.source.now().game);
        match said {
            Said::Changed => self.changed = true,
            // Whoever only looks on hears of every choice at once.
            Said::Happened(told) if self.seating.people.is_empty() && !told.actors.is_empty() => {
                self.tell(out, None)?;
            }
            Said::Happened(_) => {}
            Said::Opinions(opinions) if self.why => write!(out, "{}", hints::why(&opinions, game, &words))?,
            Said::Opinions(opinions) => write!(out, "{}", hints::hint(&opinions, game, &words))?,
            Said::Odds(reports) => write!(out, "{}", self.odds_here(&reports))?,
            Said::Line(line) | Said::Talk(line) => writeln!(out, "{line}")?,
        }
        Ok(())
    }

    /// Ask whoever has to do something, and do it.
    fn ask(&mut self, out: &mut impl Write) -> Result<Next, Failure> {
        let now = self.source.now();
        match (now.hand_over, now.by_hand.clone()) {
            (Some(seat), _) => self.hand_over(out, seat),
            (None, Some(what)) => self.ask_for_dice(out, &what),
            (None, None) => match now.seat {
                Some(seat) => self.turn_of(out, seat),
                // Nobody has anything to do: it goes on.
                None => Ok(Next::GoOn),
            },
        }
    }

    /// Somebody else is to sit down, and nobody else may look.
    fn hand_over(&mut self, out: &mut impl Write, seat: Seat) -> Result<Next, Failure> {
        self.drop_words(out, seat)?;
        self.secrets = true;
        self.at_screen = None;
        screen::hand_over(out, seat)?;
        if Command::read(&self.line()?) == Command::Quit {
            return Ok(Next::Leave);
        }
        self.source.act(UserAction::SitDown);
        Ok(Next::GoOn)
    }

    /// Nobody speaks for another player.
    fn drop_words(&mut self, out: &mut impl Write, seat: Seat) -> Result<(), Failure> {
        if !self.queue.is_empty() {
            self.queue.clear();
            writeln!(out, "{}", say!(Words::spoken(), "terminal-plain-words-dropped", seat))?;
        }
        Ok(())
    }

    fn ask_for_dice(&mut self, out: &mut impl Write, what: &str) -> Result<Next, Failure> {
        if self.source.now().seat.is_none() && self.at_screen.take().is_some() && self.secrets {
            // The dice are for all to see, the last player's pieces are not.
            screen::clear(out)?;
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

    fn turn_of(&mut self, out: &mut impl Write, seat: Seat) -> Result<Next, Failure> {
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

    /// What happened, the table, and what can be done.
    fn show(&mut self, out: &mut impl Write, seat: Seat) -> Result<(), Failure> {
        self.tell(out, Some(seat))?;
        let now = self.source.now();
        writeln!(out, "\n{}", now.picture.trim_end())?;
        writeln!(out, "\n{}", say!(Words::spoken(), "terminal-plain-your-choice", seat))?;
        write!(out, "{}", screen::choices(&now.offers, screen::most_listed(&now.picture)))?;
        for offer in &now.shortcuts {
            writeln!(out, "       {}: {}", offer.word, offer.label)?;
        }
        Ok(())
    }

    /// What whoever looks has not been told yet.
    fn tell(&mut self, out: &mut impl Write, seat: Option<Seat>) -> Result<(), Failure> {
        let now = self.source.now().events;
        let told = match seat {
            Some(seat) => &mut self.told[seat],
            None => &mut self.told_watcher,
        };
        let from = std::mem::replace(told, now).min(now);
        let story = self.source.story_since(from);
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

    fn command(
        &mut self,
        out: &mut impl Write,
        seat: Option<Seat>,
        command: Command,
    ) -> Result<Next, Failure> {
        self.giving_up &= command == Command::Resign;
        let now = self.source.now();
        match command {
            Command::Word(text) => self.say(out, &text)?,
            Command::Undo if seat.is_none() => self.roll_is_due(out, &Command::Undo)?,
            Command::Undo => self.undo(),
            Command::Resign => self.resign(out, seat)?,
            Command::Quit => return Ok(Next::Leave),
            Command::Help => write!(out, "{}", screen::help())?,
            Command::Log => write!(out, "{}", self.source.readable_log())?,
            Command::Rules => writeln!(out, "{}", rules::as_text(find(now.game)?))?,
            Command::Look => writeln!(out, "{}", now.picture)?,
            Command::Save(file) => writeln!(out, "{}", self.save(&file))?,
            Command::Odds(words) if words.is_empty() => self.source.act(UserAction::Odds),
            Command::Odds(words) => write!(out, "{}", self.odds_of(&words))?,
            Command::Hint | Command::Why if seat.is_none() => self.roll_is_due(out, &Command::Hint)?,
            Command::Hint | Command::Why => {
                self.why = command == Command::Why;
                self.source.act(UserAction::Hint);
            }
            Command::List(_) if seat.is_none() => self.roll_is_due(out, &Command::Hint)?,
            Command::List(text) => write!(out, "{}", screen::choices_with(&now.offers, &text))?,
        }
        Ok(Next::GoOn)
    }

    /// Nothing can be done about a choice now.
    fn roll_is_due(&mut self, out: &mut impl Write, command: &Command) -> Result<(), Failure> {
        let words = Words::spoken();
        let text = match command {
            Command::Undo => say!(words, "terminal-plain-nothing-to-take-back"),
            Command::Resign => say!(words, "terminal-plain-give-up-at-own-choice"),
            _ => say!(words, "terminal-plain-roll-is-due"),
        };
        Ok(writeln!(out, "{text}")?)
    }

    /// A word of the game, its number in the list, several with `;` between, or a shortcut.
    fn say(&mut self, out: &mut impl Write, text: &str) -> Result<(), Failure> {
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

    fn resign(&mut self, out: &mut impl Write, seat: Option<Seat>) -> Result<(), Failure> {
        if seat.is_none() {
            return self.roll_is_due(out, &Command::Resign);
        }
        if !std::mem::replace(&mut self.giving_up, true) {
            writeln!(out, "{}", say!(Words::spoken(), "terminal-plain-resign-once-more"))?;
            return Ok(());
        }
        self.giving_up = false;
        self.source.act(UserAction::Resign);
        Ok(())
    }

    fn odds_here(&self, reports: &[OddsReport]) -> String {
        let (words, game) = (Words::spoken(), self.source.now().game);
        let here: String = reports.iter().map(|report| format!("{}\n", report.said(&words, game))).collect();
        here + &crate::odds::list("odds", self.topics(), &words)
    }

    fn read(&mut self, out: &mut impl Write, prompt: &str) -> Result<String, Failure> {
        write!(out, "{prompt}")?;
        out.flush()?;
        self.line()
    }

    fn line(&mut self) -> Result<String, Failure> {
        let farewell = || self.source.farewell();
        let closed = || say!(Words::spoken(), "terminal-plain-input-closed", farewell = farewell());
        screen::typed_line()?.ok_or_else(|| Failure::Failed(closed()))
    }

    fn finish(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        self.tell(out, self.at_screen)?;
        let now = self.source.now();
        let ending = now.outcome.as_ref().map(|outcome| luckhouse_shelf::ending(&Words::spoken(), outcome));
        writeln!(out, "\n{}\n\n{}", now.picture.trim_end(), ending.unwrap_or_default())?;
        match self.kept.as_ref().and_then(Kept::file) {
            Some(file) => {
                let file = file.display().to_string();
                writeln!(out, "{}", say!(Words::spoken(), "terminal-plain-kept-in", file))?;
            }
            None => writeln!(out, "{}", self.source.farewell())?,
        }
        Ok(())
    }
}
