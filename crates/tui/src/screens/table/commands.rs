//! What commands do.

use super::super::Next;
use super::super::panel::Panel;
use super::TableScreen;
use super::choices::{Choice, Does};
use super::command::{Command, help};
use crate::director::Speed;
use crate::games;
use crate::source::UserAction;
use luckhouse_shelf::{AnyGame, OddsTopic, find, odds};
use luckhouse_words::say;

impl TableScreen {
    /// What can be asked of the odds of this game.
    pub(super) fn topics(&self) -> &'static [OddsTopic] {
        find(self.director.now().game).map(AnyGame::odds_topics).unwrap_or_default()
    }

    /// Take a choice of the list.
    pub(super) fn take(&mut self, choice: Choice) -> Next {
        self.typed.clear();
        match choice.does {
            Does::Say(word) => self.source.act(UserAction::Say(word)),
            Does::Touch(spot) => {
                self.focus = Some(spot);
                self.touch();
                self.focus = None;
            }
            Does::SitDown => self.source.act(UserAction::SitDown),
            Does::Command(command) => return self.command(command),
        }
        Next::Stay
    }

    pub(super) fn command(&mut self, command: Command) -> Next {
        self.typed.clear();
        self.panel = None;
        if self.director.is_behind() && command.is_about_now() {
            self.line = say!(self.words, "terminal-table-still-showing");
            return Next::Stay;
        }
        match command {
            Command::Help => {
                let text = help(self.film.is_some(), &self.words);
                self.panel = Some(Panel::lines(&say!(self.words, "terminal-help"), text));
            }
            Command::Rules => self.rules(),
            Command::Log => {
                let title = say!(self.words, "terminal-table-log");
                self.panel = Some(Panel::from_the_end(&title, self.log_text()));
            }
            Command::Since => {
                let title = say!(self.words, "terminal-table-since");
                self.panel = Some(Panel::lines(&title, self.since_text()));
            }
            Command::Skip => self.director.skip(),
            Command::Speed(word) => self.change_speed(&word),
            Command::Odds(words) => self.odds(&words),
            Command::Hint => self.hint(),
            Command::Chances => self.toggle_chances(),
            Command::Undo => self.source.act(UserAction::Undo),
            Command::Resign if self.director.now().outcome.is_some() => {
                self.line = say!(self.words, "terminal-table-over");
            }
            Command::Resign => self.giving_up = true,
            Command::Rematch => self.source.act(UserAction::Rematch),
            Command::Talk(text) => self.source.act(UserAction::Talk(text)),
            Command::Pass(line) => self.source.act(UserAction::Say(line)),
            Command::Plain => self.toggle_plain(),
            Command::Leave => return Next::Back(self.source.farewell()),
            Command::Save(file) => return self.save(file),
            Command::LookBack => return self.look_back(),
            Command::Coach => return self.coach(),
        }
        Next::Stay
    }

    fn rules(&mut self) {
        if let Ok(game) = find(self.director.now().game) {
            self.panel = Some(Panel::page(game.about().title, game.rules_page()));
        }
    }

    fn log_text(&self) -> String {
        self.entries().into_iter().map(|entry| entry.text + "\n").collect()
    }

    fn since_text(&self) -> String {
        let told = self.entries_since().into_iter().map(|entry| entry.text + "\n");
        let told: String = told.collect();
        if told.is_empty() { say!(self.words, "terminal-table-nothing-since") } else { told }
    }

    /// `faster`, `slower`, or the name of a speed.
    fn change_speed(&mut self, word: &str) {
        let speed = self.director.speed();
        let speed = match word {
            "faster" => speed.faster(),
            "slower" => speed.slower(),
            word => Speed::named(word).unwrap_or(speed),
        };
        self.director.set_speed(speed);
        self.line = say!(self.words, "terminal-table-speed", speed = speed.called(&self.words));
    }

    fn odds(&mut self, words: &[String]) {
        if words.is_empty() {
            return self.source.act(UserAction::Odds);
        }
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match odds::answer(self.topics(), &words) {
            Ok(report) => {
                self.panel = Some(Panel::lines(
                    &say!(self.words, "terminal-odds"),
                    report.said(&self.words, self.source.now().game).to_string(),
                ));
            }
            Err(wrong) => self.line = wrong.to_string(),
        }
    }

    fn hint(&mut self) {
        self.chances.for_hint = true;
        self.line = say!(self.words, "terminal-table-thinking");
        self.source.act(UserAction::Hint);
    }

    fn toggle_chances(&mut self) {
        let wanted = !self.chances.wanted.unwrap_or(self.director.now().chances.is_some());
        self.chances.wanted = Some(wanted);
        self.line = match wanted {
            true => say!(self.words, "terminal-table-chances-shown"),
            false => say!(self.words, "terminal-table-chances-hidden"),
        };
        self.ask_for_chance();
    }

    fn toggle_plain(&mut self) {
        self.plain = !self.plain;
        // A name that no game has: what has no board of its own is drawn plainly.
        self.board = games::board(if self.plain { "" } else { self.director.now().game });
        self.focus = None;
        self.list_anew();
    }

    fn save(&mut self, file: String) -> Next {
        match self.source.log() {
            _ if file.is_empty() => self.line = say!(self.words, "terminal-table-save-what"),
            None => self.line = say!(self.words, "terminal-table-no-log-to-save"),
            Some(_) if self.source.save(&file) => {}
            Some(log) => return Next::Save { file, log },
        }
        Next::Stay
    }

    fn coach(&mut self) -> Next {
        match self.source.log() {
            // A game that was looked up is coached as far as it goes.
            Some(log) if self.film.is_some() || self.director.now().outcome.is_some() => {
                return Next::Coach(log);
            }
            Some(_) => self.line = say!(self.words, "terminal-table-not-over-yet"),
            None => self.line = say!(self.words, "terminal-table-no-log-to-see"),
        }
        Next::Stay
    }

    fn look_back(&mut self) -> Next {
        match self.source.log() {
            Some(log) if self.director.now().outcome.is_some() => return Next::LookBack(log),
            Some(_) => self.line = say!(self.words, "terminal-table-not-over-yet"),
            None => self.line = say!(self.words, "terminal-table-no-log-to-see"),
        }
        Next::Stay
    }
}
