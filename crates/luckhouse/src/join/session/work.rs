//! What is done with what was typed.

use super::super::link::labelled;
use super::super::told;
use super::super::typed::{self, Typed};
use super::{End, PlainSession};
use crate::failure::Failure;
use crate::play::command::Command as AtTable;
use crate::play::screen;
use crate::{odds, rules};
use luckhouse_server::client::Command;
use luckhouse_shelf::AnyGame;
use luckhouse_words::{Words, say};

impl PlainSession {
    /// Do what was typed, as far as its time has come, and ask for more.
    pub(super) fn work(&mut self) -> Result<Option<End>, Failure> {
        self.next_word()?;
        if let Some(line) = self.line.take() {
            if self.must_wait(&line) {
                self.line = Some(line);
            } else {
                // Whoever reads along sees what the line answers, also if it was there before the question.
                if !self.input.by_hand {
                    self.ask()?;
                }
                if let Some(end) = self.typed(&line)? {
                    return Ok(Some(end));
                }
            }
            self.next_word()?;
        }
        self.ask()?;
        self.nobody_types()
    }

    /// Is there nothing more to expect from whoever typed?
    fn nobody_types(&mut self) -> Result<Option<End>, Failure> {
        let nothing = self.input.closed && self.line.is_none() && !self.link.has_words();
        if nothing && self.input.by_hand {
            return self.at_table(AtTable::Quit);
        }
        if !nothing || !self.client().is_settled() || !self.client().is_welcome() {
            return Ok(None);
        }
        if self.link.is_asked() {
            let farewell = self.link.how_to_return();
            return Err(Failure::Failed(say!(Words::spoken(), "terminal-plain-input-closed", farewell)));
        }
        Ok(self.link.is_over().then_some(End::Leave))
    }

    /// Lines that nobody types by hand are used one after the other, and what is said to a choice when it is asked for.
    fn must_wait(&self, line: &str) -> bool {
        if self.input.by_hand {
            return false;
        }
        if !self.client().is_welcome()
            || !self.client().is_settled()
            || self.link.has_words()
            || self.link.lost().is_some()
        {
            return true;
        }
        let for_a_choice = Typed::read(line).is_for_a_choice();
        for_a_choice && self.client().seat().is_some() && !self.link.is_over() && !self.link.is_asked()
    }

    fn typed(&mut self, line: &str) -> Result<Option<End>, Failure> {
        let typed = Typed::read(line);
        self.giving_up &= typed == Typed::Table(AtTable::Resign);
        match typed {
            Typed::Table(command) => return self.at_table(command),
            Typed::Say(text) if text.is_empty() => {
                self.screen.say(&say!(Words::spoken(), "terminal-join-say-what"))?;
            }
            Typed::Say(text) => self.say(Command::Talk(text)),
            Typed::Fill(bot) => self.say(Command::Fill(bot)),
            Typed::Mute(name, muted) => {
                self.link.mute(&name, muted).or_else(|wrong| self.screen.say(&wrong))?;
            }
            Typed::Watchers(Some(talk)) => self.say(Command::WatchersTalk(talk)),
            Typed::Watchers(None) => self.screen.say(&typed::watchers())?,
            Typed::Leave if self.client().seat().is_none() => return Ok(Some(End::Leave)),
            Typed::Leave => self.say(Command::Leave),
            Typed::People => {
                let text = self.client().people().map(told::everybody).unwrap_or_default();
                self.screen.say(&text)?;
            }
            Typed::Rematch if self.link.is_over() => return Ok(Some(End::Rematch)),
            Typed::Rematch => self.screen.say(&say!(Words::spoken(), "terminal-join-not-over"))?,
        }
        Ok(None)
    }

    fn at_table(&mut self, command: AtTable) -> Result<Option<End>, Failure> {
        match command {
            AtTable::Word(word) => self.word(&word)?,
            AtTable::Undo => self.say(Command::TakeBack),
            AtTable::Resign => self.resign()?,
            AtTable::Quit => {
                let farewell = self.link.how_to_return();
                self.screen.say(&say!(Words::spoken(), "terminal-plain-until-next-time", farewell))?;
                return Ok(Some(End::Leave));
            }
            AtTable::Hint | AtTable::Why => {
                self.why = command == AtTable::Why;
                self.say(Command::Hint);
            }
            AtTable::Odds(words) if words.is_empty() => self.say(Command::Odds),
            other => {
                let text = self.answer(&other);
                self.screen.say(&text)?;
            }
        }
        Ok(None)
    }

    /// What can be answered without the house.
    fn answer(&self, command: &AtTable) -> String {
        let now = self.client().now();
        match command {
            AtTable::Help => typed::help(),
            AtTable::Log => self.client().log().unwrap_or_default(),
            AtTable::Look => now.and_then(|now| now.picture.clone()).unwrap_or_default(),
            AtTable::List(text) => {
                let offers = now.map_or(&[][..], |now| &now.offers);
                screen::choices_with(&labelled(&Words::spoken(), &self.game_name(), offers), text)
            }
            AtTable::Rules => {
                let unknown = || say!(Words::spoken(), "terminal-join-unknown-game");
                self.game().map_or_else(unknown, rules::as_text)
            }
            AtTable::Save(file) => self.link.save(file),
            AtTable::Odds(words) => {
                let words: Vec<&str> = words.iter().map(String::as_str).collect();
                let topics = self.game().map(AnyGame::odds_topics).unwrap_or_default();
                odds::answer(topics, &words)
                    .map(|report| report.said(&Words::spoken(), &self.game_name()).to_string())
                    .unwrap_or_else(|wrong| wrong.to_string())
            }
            _ => String::new(),
        }
    }

    fn resign(&mut self) -> Result<(), Failure> {
        if std::mem::take(&mut self.giving_up) {
            self.say(Command::Resign);
            return Ok(());
        }
        self.giving_up = true;
        Ok(self.screen.say(&say!(Words::spoken(), "terminal-plain-resign-once-more"))?)
    }

    /// A word of the game, its number in the list, several with `;` between, or a shortcut.
    fn word(&mut self, text: &str) -> Result<(), Failure> {
        if self.link.is_over() && !self.input.by_hand {
            return Ok(());
        }
        self.link.choose(text).or_else(|why| Ok(self.screen.say(&why)?))
    }

    /// Say the next of the words that were typed at once, when the one before is done.
    fn next_word(&mut self) -> Result<(), Failure> {
        self.link.next_word().or_else(|why| Ok(self.screen.say(&why)?))
    }
}
