//! What can be done when a game in plain text is over: the coach, another try, the same once more.

use super::super::kept::Kept;
use super::console::Console;
use super::{Place, PlainSession};
use crate::failure::Failure;
use crate::patience::Patience;
use luckhouse_bots::Budget;
use luckhouse_engine::{PerSeat, Seat};
use luckhouse_shelf::coach::{Reading, all_decisions, no_coach, text};
use luckhouse_shelf::{BotSpec, CoachReport, ending, find, read_log};
use luckhouse_tui::local::Local;
use luckhouse_tui::source::UserAction;
use luckhouse_words::{Language, Words, say};
use std::hash::{BuildHasher, RandomState};
use std::io::Write;
use std::time::Duration;

/// So long each decision is thought over.
const THOUGHT: Duration = Duration::from_millis(500);

/// Who one tries again against, if nobody else is named.
const USUAL: &str = "strong";

impl PlainSession {
    /// How it ended, and where the game is.
    pub(super) fn finish(&mut self, out: &mut Console) -> Result<(), Failure> {
        self.tell(out, self.at_screen)?;
        let (now, words) = (self.source.now(), Words::spoken());
        let over = || say!(words, "terminal-table-over");
        let ended = now.outcome.as_ref().map_or_else(over, |outcome| ending(&words, outcome));
        writeln!(out, "\n{}\n\n{ended}", now.picture.trim_end())?;
        let Place::Here(_, kept) = &self.place else { return self.what_next(out) };
        match kept.as_ref().and_then(Kept::file) {
            Some(file) => {
                let file = file.display().to_string();
                writeln!(out, "{}", say!(words, "terminal-plain-kept-in", file))?;
            }
            None => writeln!(out, "{}", self.source.farewell())?,
        }
        Ok(())
    }

    /// Ask what else, where somebody sits who can answer. Whoever feeds a program waits for its end.
    pub(super) fn after_the_end(&mut self, out: &mut Console) -> Result<(), Failure> {
        if !out.by_hand {
            return Ok(());
        }
        let mut report = None;
        loop {
            writeln!(out, "{}", say!(Words::spoken(), "terminal-plain-what-else"))?;
            out.ask("> ")?;
            let Some(line) = out.next()? else { return Ok(()) };
            let words: Vec<&str> = line.split_whitespace().collect();
            match words.as_slice() {
                [] => {}
                ["quit" | "exit" | "q"] => return Ok(()),
                ["rematch"] => {
                    self.source.act(UserAction::Rematch);
                    self.told = PerSeat::new(self.told.seats(), 0);
                    (self.told_watcher, self.at_screen, self.changed, self.ended) = (0, None, true, false);
                    return self.play(out);
                }
                ["coach"] => self.coach(out, &mut report)?,
                ["decisions"] => self.decisions(out, &mut report)?,
                ["try", event] => self.try_again(out, event, USUAL)?,
                ["try", event, bot] => self.try_again(out, event, bot)?,
                _ => {}
            }
        }
    }

    /// The only person who played.
    fn you(&self) -> Option<Seat> {
        match &self.place {
            Place::Here(seating, _) => seating.people.only(),
            Place::Far => None,
        }
    }

    fn coach(&self, out: &mut Console, kept: &mut Option<CoachReport>) -> Result<(), Failure> {
        let (Some(report), Some(log)) = (self.report(out, kept)?, self.source.log()) else { return Ok(()) };
        let reading = Reading { report, words: Words::spoken(), you: self.you() };
        Ok(write!(out, "\n{}", text(&reading, &log, self.you()))?)
    }

    fn decisions(&self, out: &mut Console, kept: &mut Option<CoachReport>) -> Result<(), Failure> {
        let Some(report) = self.report(out, kept)? else { return Ok(()) };
        let reading = Reading { report, words: Words::spoken(), you: self.you() };
        Ok(write!(out, "\n{}", all_decisions(&reading, self.you()))?)
    }

    /// The report, worked out once; nothing, with the reason said, where there is none.
    fn report<'r>(
        &self,
        out: &mut Console,
        kept: &'r mut Option<CoachReport>,
    ) -> Result<Option<&'r CoachReport>, Failure> {
        if kept.is_none() {
            let words = Words::spoken();
            let Some(log) = self.source.log() else { return Ok(None) };
            let table = read_log(&log, usize::MAX).map_err(|wrong| Failure::Failed(wrong.said(&words)))?;
            let patience = Patience::new(&say!(words, "terminal-coach-looked-through"));
            let report = table.coach(Budget::time(THOUGHT), &patience);
            patience.end();
            match report {
                Ok(report) => *kept = Some(report),
                Err(why) => writeln!(out, "{}", no_coach(&words, &why))?,
            }
        }
        Ok(kept.as_ref())
    }

    /// Another table, from the choice that was this event; the game that was played stays as it is.
    fn try_again(&self, out: &mut Console, event: &str, bot: &str) -> Result<(), Failure> {
        match self.another(event, bot) {
            Ok(mut session) => session.play(out),
            Err(wrong) => Ok(writeln!(out, "{wrong}")?),
        }
    }

    fn another(&self, event: &str, bot: &str) -> Result<PlainSession, String> {
        let words = Words::spoken();
        let number: Option<usize> = event.parse().ok().filter(|event| *event > 0);
        let event = number.ok_or_else(|| say!(words, "terminal-plain-try-what"))?;
        let bot = find(self.source.now().game).and_then(|game| BotSpec::read(bot, game));
        let bot = bot.map_err(|wrong| wrong.to_string())?;
        let log = self.source.log().unwrap_or_default();
        let nobody = || say!(words, "terminal-plain-try-what");
        let seat = Local::chooser_at(&log, event, self.you()).ok_or_else(nobody)?;
        let local = Local::try_again(&log, event - 1, (seat, bot), RandomState::new().hash_one(0))?;
        Ok(PlainSession::here(local.in_language(Language::spoken()), None))
    }
}
