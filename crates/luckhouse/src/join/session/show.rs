//! What one sees of the table.

use super::super::link::{labelled, milliseconds};
use super::super::{door, told};
use super::PlainSession;
use crate::failure::Failure;
use crate::odds;
use crate::play::{hints, screen};
use crate::replay::ending;
use luckhouse_server::client::Happened;
use luckhouse_server::protocol::{Entry, Inbound, Opinion, Stage, Why};
use luckhouse_shelf::{AnyGame, OddsReport, find};
use luckhouse_words::{Words, say};

/// So much of what happened before one came is told.
const BEFORE: usize = 12;

impl PlainSession {
    /// Something has changed.
    pub(super) fn show(&mut self, happened: &Happened) -> Result<(), Failure> {
        match happened {
            Happened::Story(entries) => self.tell(entries),
            Happened::Stands => self.finish(),
            Happened::Table => self.tell_table(),
            Happened::People => self.tell_people(),
            Happened::Talked(lines) => {
                let people = self.client().people();
                let lines: Vec<String> = lines.iter().filter_map(|line| told::talk(line, people)).collect();
                self.say_last(&lines)
            }
            Happened::Refused { said, why, text } => self.refused(said.as_ref(), *why, text),
            Happened::Odds(reports) => {
                let (words, game) = (Words::spoken(), self.game_name());
                let said = reports.iter().cloned().map(|report| OddsReport::from(report).said(&words, &game));
                let here: String = said.map(|report| format!("{report}\n")).collect();
                let topics = self.game().map(AnyGame::odds_topics).unwrap_or_default();
                Ok(self.screen.say(&(here + &odds::list("odds", topics, &Words::spoken())))?)
            }
            Happened::Hint(opinions) => self.advise(opinions),
            Happened::Alarm(text) => Ok(self.screen.say(&told::alarm(text))?),
            Happened::Notice(text) => {
                Ok(self.screen.say(&say!(Words::spoken(), "terminal-join-about-dice", text))?)
            }
            _ => Ok(()),
        }
    }

    /// The game, if this program knows it.
    pub(super) fn game(&self) -> Option<&'static dyn AnyGame> {
        find(&self.client().table()?.game).ok()
    }

    pub(super) fn game_name(&self) -> String {
        self.client().table().map(|table| table.game.clone()).unwrap_or_default()
    }

    /// Where one is, and with whom.
    pub(super) fn introduce(&mut self) -> Result<(), Failure> {
        let Some(table) = self.client().table() else { return Ok(()) };
        let words = Words::spoken();
        let mut text = say!(words, "terminal-plain-title", title = table.title) + "\n";
        text += &told::everybody(&table.people);
        text += &match self.client().seat() {
            Some(seat) => say!(words, "terminal-join-you-are", seat = format!("p{seat}")),
            None => say!(words, "terminal-join-you-look-on"),
        };
        text += "\n";
        let free = door::free_seats(&table.people);
        if let (true, Some(seat)) = (self.link.place().again, free.first()) {
            let link = self.link.place().address.to_string();
            text += &(say!(words, "terminal-join-take-another", link, seat) + "\n");
        }
        let free = free.len();
        if table.stage == Stage::Gathering && free > 0 {
            let link = self.link.place().address.to_string();
            text += &(say!(words, "terminal-join-begins-when", free, link) + "\n");
        }
        Ok(self.screen.say(&text)?)
    }

    fn tell(&mut self, entries: &[Entry]) -> Result<(), Failure> {
        let (game, people) = (self.game_name(), self.client().people());
        let mut told: Vec<String> =
            entries.iter().filter_map(|entry| told::sentence(&game, entry, people)).collect();
        told.extend(told::words(entries, self.client().words()));
        self.say_last(&told)
    }

    /// Say these, but of many only the last.
    fn say_last(&mut self, lines: &[String]) -> Result<(), Failure> {
        let from = lines.len().saturating_sub(BEFORE);
        if from > 0 {
            self.screen.say(&say!(Words::spoken(), "terminal-join-more-before", more = from))?;
        }
        lines[from..].iter().try_for_each(|line| Ok(self.screen.say(line)?))
    }

    fn tell_people(&mut self) -> Result<(), Failure> {
        let lines = self.link.who_changed();
        lines.iter().try_for_each(|line| Ok(self.screen.say(line)?))
    }

    fn tell_table(&mut self) -> Result<(), Failure> {
        for line in self.link.table_changed() {
            self.screen.say(&line)?;
        }
        Ok(())
    }

    fn refused(&mut self, said: Option<&Inbound>, why: Why, text: &str) -> Result<(), Failure> {
        self.link.forget_words();
        self.screen.say(text)?;
        let offers = self.client().now().map_or(0, |now| now.offers.len());
        if why == Why::Word && offers > 0 && matches!(said, Some(Inbound::Choose { .. })) {
            self.screen.say(&say!(Words::spoken(), "terminal-plain-number-or-word", choices = offers))?;
        }
        Ok(())
    }

    fn advise(&mut self, opinions: &[Opinion]) -> Result<(), Failure> {
        let opinions: Vec<luckhouse_shelf::Opinion> = opinions.iter().cloned().map(Into::into).collect();
        let (game, words) = (self.game_name(), Words::spoken());
        let text = match self.why {
            true => hints::why(&opinions, &game, &words).to_string(),
            false => hints::hint(&opinions, &game, &words),
        };
        Ok(self.screen.say(&text)?)
    }

    /// Ask for a choice if one is due. The table is shown once for each choice.
    pub(super) fn ask(&mut self) -> Result<(), Failure> {
        if !self.client().is_welcome() || !self.client().is_settled() || self.client().now().is_none() {
            return Ok(());
        }
        if self.link.is_asked() {
            let last = self.client().story().last().map(|entry| entry.n);
            if self.asked != last {
                self.asked = last;
                self.show_choice()?;
            }
            let seat = self.client().seat().unwrap_or_default();
            self.screen.ask(&format!("p{seat}> "))?;
        } else if self.input.by_hand {
            self.screen.ask("> ")?;
        }
        Ok(())
    }

    fn show_choice(&mut self) -> Result<(), Failure> {
        let Some((seat, now)) = self.client().seat().zip(self.client().now()) else { return Ok(()) };
        let picture = now.picture.clone().unwrap_or_default();
        let (words, game, seat) = (Words::spoken(), self.game_name(), format!("p{seat}"));
        let left = now.deadline.map(|at| (at - milliseconds()).max(0) / 1000);
        let asked = match left {
            None => say!(words, "terminal-plain-your-choice", seat),
            Some(seconds) => say!(words, "terminal-join-your-choice-in", seat, seconds),
        };
        let mut text = format!("\n{}\n\n{asked}\n", picture.trim_end());
        text += &screen::choices(&labelled(&words, &game, &now.offers), screen::most_listed(&picture));
        for offer in labelled(&words, &game, &now.shortcuts) {
            text += &format!("       {}: {}\n", offer.word, offer.label);
        }
        Ok(self.screen.say(&text)?)
    }

    /// The end of the game, once.
    fn finish(&mut self) -> Result<(), Failure> {
        let Some(now) = self.client().now().filter(|now| now.stage == Stage::Over && !self.over_told) else {
            return Ok(());
        };
        let picture = now.picture.as_deref().unwrap_or_default().trim_end().to_string();
        let words = Words::spoken();
        let over = || say!(words, "terminal-table-over");
        let ended = now.outcome.as_ref().map_or_else(over, |how| ending(&words, &told::outcome(how)));
        let verdict = self.link.verdict();
        self.over_told = true;
        self.screen.say(&format!("\n{picture}\n\n{ended}\n{verdict}\n"))?;
        Ok(self.screen.say(&say!(words, "terminal-join-what-next"))?)
    }
}
