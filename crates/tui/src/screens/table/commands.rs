//! What commands do.

use super::super::Next;
use super::super::panel::Panel;
use super::TableScreen;
use super::choices::{Choice, Does};
use super::command::{Command, help};
use crate::games;
use crate::source::Deed;
use luckhouse_shelf::{AnyGame, OddsTopic, find, odds};

impl TableScreen {
    /// What can be asked of the odds of this game.
    pub(super) fn topics(&self) -> &'static [OddsTopic] {
        find(self.source.now().game).map(AnyGame::odds_topics).unwrap_or_default()
    }

    /// Take a choice of the list.
    pub(super) fn take(&mut self, choice: Choice) -> Next {
        self.typed.clear();
        match choice.does {
            Does::Say(word) => self.source.act(Deed::Say(word)),
            Does::SitDown => self.source.act(Deed::SitDown),
            Does::Command(command) => return self.command(command),
        }
        Next::Stay
    }

    pub(super) fn command(&mut self, command: Command) -> Next {
        self.typed.clear();
        self.panel = None;
        match command {
            Command::Help => self.panel = Some(Panel::lines("Help", help(self.film.is_some()))),
            Command::Rules => self.rules(),
            Command::Log => self.panel = Some(Panel::from_the_end("What happened", self.log_text())),
            Command::Odds(words) => self.odds(&words),
            Command::Hint => self.hint(),
            Command::Chances => self.toggle_chances(),
            Command::Undo => self.source.act(Deed::Undo),
            Command::Resign if self.source.now().outcome.is_some() => self.line = "The game is over.".into(),
            Command::Resign => self.giving_up = true,
            Command::Rematch => self.source.act(Deed::Rematch),
            Command::Talk(text) => self.source.act(Deed::Talk(text)),
            Command::Pass(line) => self.source.act(Deed::Say(line)),
            Command::Plain => self.toggle_plain(),
            Command::Leave => return Next::Back(self.source.farewell()),
            Command::Save(file) => return self.save(file),
            Command::LookBack => return self.look_back(),
        }
        Next::Stay
    }

    fn rules(&mut self) {
        if let Ok(game) = find(self.source.now().game) {
            self.panel = Some(Panel::page(game.about().title, game.rules_page()));
        }
    }

    fn log_text(&self) -> String {
        self.entries().into_iter().map(|entry| entry + "\n").collect()
    }

    fn odds(&mut self, words: &[String]) {
        if words.is_empty() {
            return self.source.act(Deed::Odds);
        }
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match odds::answer(self.topics(), &words) {
            Ok(report) => self.panel = Some(Panel::lines("Odds", report.to_string())),
            Err(wrong) => self.line = wrong.to_string(),
        }
    }

    fn hint(&mut self) {
        self.chances.for_hint = true;
        self.line = "Thinking about it.".into();
        self.source.act(Deed::Hint);
    }

    fn toggle_chances(&mut self) {
        let wanted = !self.chances.wanted.unwrap_or(self.source.now().chances.is_some());
        self.chances.wanted = Some(wanted);
        self.line = format!("Chances to win are {}.", if wanted { "shown" } else { "not shown" });
        self.ask_for_chance();
    }

    fn toggle_plain(&mut self) {
        self.plain = !self.plain;
        // A name that no game has: what has no board of its own is drawn plainly.
        self.board = games::board(if self.plain { "" } else { self.source.now().game });
        self.focus = None;
        self.list_anew();
    }

    fn save(&mut self, file: String) -> Next {
        match self.source.log() {
            _ if file.is_empty() => self.line = "save FILE: expected the name of a file".into(),
            None => self.line = "There is no log here that could be saved.".into(),
            Some(log) => return Next::Save { file, log },
        }
        Next::Stay
    }

    fn look_back(&mut self) -> Next {
        match self.source.log() {
            Some(log) if self.source.now().outcome.is_some() => return Next::LookBack(log),
            Some(_) => self.line = "This game is not over: nobody looks back at it yet.".into(),
            None => self.line = "There is no log here that could be looked back at.".into(),
        }
        Next::Stay
    }
}
