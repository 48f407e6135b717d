//! What is done with what was typed.

use super::super::told;
use super::super::typed::{self, Typed};
use super::show::known;
use super::{End, Evening};
use crate::failure::Failure;
use crate::play::command::{Command as AtTable, word_of};
use crate::play::{kept, screen};
use crate::{odds, rules};
use luckhouse_server::client::Command;
use luckhouse_server::protocol::{Stage, Who};
use luckhouse_shelf::AnyGame;
use std::path::Path;

impl Evening {
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
        let nothing = self.input.closed && self.line.is_none() && self.words.is_empty();
        if nothing && self.input.by_hand {
            return self.at_table(AtTable::Quit);
        }
        if !nothing || !self.client.is_settled() || !self.client.is_welcome() {
            return Ok(None);
        }
        if self.is_asked() {
            return Err(Failure::Failed(format!("standard input was closed; {}", self.how_to_return())));
        }
        Ok(self.is_over().then_some(End::Leave))
    }

    /// Lines that nobody types by hand are used one after the other, and what is said to a choice when it is asked for.
    fn must_wait(&self, line: &str) -> bool {
        if self.input.by_hand {
            return false;
        }
        if !self.client.is_welcome()
            || !self.client.is_settled()
            || !self.words.is_empty()
            || self.lost.is_some()
        {
            return true;
        }
        let for_a_choice = Typed::read(line).is_for_a_choice();
        for_a_choice && self.client.seat().is_some() && !self.is_over() && !self.is_asked()
    }

    fn typed(&mut self, line: &str) -> Result<Option<End>, Failure> {
        let typed = Typed::read(line);
        self.giving_up &= typed == Typed::Table(AtTable::Resign);
        match typed {
            Typed::Table(command) => return self.at_table(command),
            Typed::Say(text) if text.is_empty() => {
                self.screen.say("say TEXT: expected what you want to say")?;
            }
            Typed::Say(text) => self.say(Command::Talk(text)),
            Typed::Fill(bot) => self.say(Command::Fill(bot)),
            Typed::Mute(name, muted) => self.mute(&name, muted)?,
            Typed::Leave if self.client.seat().is_none() => return Ok(Some(End::Leave)),
            Typed::Leave => self.say(Command::Leave),
            Typed::People => {
                let text = self.client.people().map(told::everybody).unwrap_or_default();
                self.screen.say(&text)?;
            }
            Typed::Rematch if self.is_over() => return Ok(Some(End::Rematch)),
            Typed::Rematch => self.screen.say("The game is not over: play it to its end, or `resign`.")?,
        }
        Ok(None)
    }

    fn at_table(&mut self, command: AtTable) -> Result<Option<End>, Failure> {
        match command {
            AtTable::Word(word) => self.word(&word)?,
            AtTable::Undo => self.say(Command::TakeBack),
            AtTable::Resign => self.resign()?,
            AtTable::Quit => {
                let farewell = format!("Until next time: {}.", self.how_to_return());
                self.screen.say(&farewell)?;
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
        let now = self.client.now();
        match command {
            AtTable::Help => typed::help(),
            AtTable::Log => self.client.log().unwrap_or_default(),
            AtTable::Look => now.and_then(|now| now.picture.clone()).unwrap_or_default(),
            AtTable::List(text) => screen::choices_with(&known(now.map_or(&[], |now| &now.offers)), text),
            AtTable::Rules => {
                self.game().map_or("This game is not on the shelf here.".into(), rules::as_text)
            }
            AtTable::Save(file) => self.save(file),
            AtTable::Odds(words) => {
                let words: Vec<&str> = words.iter().map(String::as_str).collect();
                let topics = self.game().map(AnyGame::odds_topics).unwrap_or_default();
                odds::answer(topics, &words)
                    .map_or_else(|wrong| wrong.to_string(), |report| report.to_string())
            }
            _ => String::new(),
        }
    }

    fn save(&self, file: &str) -> String {
        if file.is_empty() {
            return "save FILE: expected the name of a file".into();
        }
        match kept::save(Path::new(file), &self.client.log().unwrap_or_default()) {
            Ok(()) if self.is_over() => {
                format!(
                    "Saved: `luckhouse verify {file}` proves its dice, `luckhouse replay {file}` shows it."
                )
            }
            Ok(()) => "Saved, as far as you may read it now.".into(),
            Err(error) => format!("{file} cannot be written ({error}): try another place."),
        }
    }

    fn resign(&mut self) -> Result<(), Failure> {
        if std::mem::take(&mut self.giving_up) {
            self.say(Command::Resign);
            return Ok(());
        }
        self.giving_up = true;
        Ok(self.screen.say("Type `resign` once more to give the game up.")?)
    }

    fn mute(&mut self, name: &str, muted: bool) -> Result<(), Failure> {
        if name.is_empty() {
            return Ok(self.screen.say("mute NAME: expected a seat, like `p2`, or the name of somebody")?);
        }
        let seats = self.client.people().map_or(Vec::new(), |people| people.seats.clone());
        let called = |person: &luckhouse_server::protocol::Person| person.name.eq_ignore_ascii_case(name);
        let found = seats.iter().find(|standing| {
            format!("p{}", standing.seat) == name || standing.person.as_ref().is_some_and(called)
        });
        let who = found.map_or(Who::Watcher(name.into()), |standing| Who::Seat(standing.seat));
        self.say(Command::Mute(who, muted));
        Ok(())
    }

    /// A word of the game, its number in the list, several with `;` between, or a shortcut.
    fn word(&mut self, text: &str) -> Result<(), Failure> {
        let words = text.split(';').map(str::trim).filter(|word| !word.is_empty()).map(String::from);
        let words: Vec<String> = words.collect();
        if words.is_empty() || (self.is_over() && !self.input.by_hand) {
            return Ok(());
        }
        if self.client.is_settled() && !self.is_asked() {
            let text = self.why_not();
            return Ok(self.screen.say(&text)?);
        }
        self.words.extend(words);
        Ok(())
    }

    /// Why nothing can be chosen now.
    fn why_not(&self) -> String {
        let people = self.client.people();
        match (self.client.seat(), self.stage()) {
            (None, _) => "You look on: there is nothing to choose. `help` lists what you can type.".into(),
            (_, Some(Stage::Over)) => "The game is over: `rematch`, `save FILE` or `quit`.".into(),
            (_, Some(Stage::Playing)) => {
                let waiting = self.client.now().map_or(&[][..], |now| &now.waiting);
                let waiting: Vec<String> = waiting.iter().map(|seat| told::called(people, *seat)).collect();
                format!("It is not your turn. Waiting for: {}.", waiting.join(", "))
            }
            _ => "The game has not begun: not everybody is here. `people` lists who is.".into(),
        }
    }

    /// Say the next of the words that were typed at once, when the one before is done.
    fn next_word(&mut self) -> Result<(), Failure> {
        if self.words.is_empty() || !self.client.is_settled() {
            return Ok(());
        }
        if !self.is_asked() {
            self.words.clear();
            return Ok(self
                .screen
                .say("It is not your turn any more: the words that were left over are dropped.")?);
        }
        let (Some(word), Some(now)) = (self.words.pop_front(), self.client.now()) else { return Ok(()) };
        let shortcut = now.shortcuts.iter().find(|offer| offer.word.eq_ignore_ascii_case(&word));
        let offered = word_of(&word, &known(&now.offers));
        if let Some(shortcut) = shortcut {
            let short = shortcut.word.clone();
            self.say(Command::Shortcut(short));
        } else if offered == "leave" && !now.offers.iter().any(|offer| offer.word == offered) {
            self.words.clear();
            self.screen.say("`leave table` goes away for good, `quit` for now: your seat is kept.")?;
        } else {
            self.say(Command::Choose(offered));
        }
        Ok(())
    }
}
