//! The table: board, choices, log, chances, panels; also where a replay is shown.

mod bots;
mod choices;
mod command;
mod commands;
mod draw;
mod film;
mod input;
#[cfg(test)]
mod tests;

use super::panel::Panel;
use super::{Input, Next, Screen};
use crate::board::{Board, Scene, Spot};
use crate::director::Director;
use crate::games;
use crate::house::Manner;
use crate::look::Look;
use crate::pictures::Gallery;
use crate::source::{Said, Source, Told, UserAction};
use choices::Choice;
use command::Command;
use draw::Places;
use film::Film;
use luckhouse_engine::Seat;
use luckhouse_shelf::{LabelledOffer, Opinion, hints};
use luckhouse_words::{Words, say};
use ratatui::Frame;
use std::time::Duration;

/// A table, as it is shown.
pub(crate) struct TableScreen {
    source: Box<dyn Source>,
    board: Box<dyn Board>,
    look: Look,
    words: Words<'static>,
    /// The plain picture instead of the board.
    plain: bool,
    /// The time of the last tick.
    clock: Duration,
    /// What is seen when.
    director: Director,
    shown: Shown,
    /// Everything that can be chosen and fits what is picked.
    choices: Vec<Choice>,
    /// Where the keyboard is in the list; nowhere, until somebody goes there.
    selected: Option<usize>,
    first: usize,
    spots: Vec<Spot>,
    focus: Option<usize>,
    typed: String,
    /// A line for whoever looks, until the next key.
    line: String,
    /// What was talked, and after how many entries of the story.
    talk: Vec<(usize, String)>,
    /// How many rows the log is scrolled back.
    back: usize,
    panel: Option<Panel>,
    /// Somebody wants to give up, and is asked whether they are sure.
    giving_up: bool,
    chances: Chances,
    film: Option<Film>,
    places: Places,
}

/// What was on the screen last, to see what is new.
struct Shown {
    events: usize,
    seat: Option<Seat>,
    offers: Vec<LabelledOffer>,
    /// Was anything still to be shown?
    behind: bool,
}

/// The chance to win, if somebody wants to see it.
#[derive(Default)]
struct Chances {
    /// Said by whoever looks. Without a word, they are shown where they are known without asking.
    wanted: Option<bool>,
    /// One's own, with its error.
    own: Option<(f64, f64)>,
    /// Opinions that come are for a hint; otherwise only for the chance.
    for_hint: bool,
}

impl TableScreen {
    pub(crate) fn new(source: Box<dyn Source>, manner: &Manner) -> TableScreen {
        let now = source.now();
        let (events, seat, offers) = (now.events, now.seat, now.offers.clone());
        let shown = Shown { events, seat, offers, behind: false };
        let mut screen = TableScreen {
            board: games::board(now.game),
            look: manner.look,
            words: manner.words(),
            plain: false,
            clock: Duration::ZERO,
            director: Director::new(now, manner),
            shown,
            choices: Vec::new(),
            selected: None,
            first: 0,
            spots: Vec::new(),
            focus: None,
            typed: String::new(),
            line: String::new(),
            talk: Vec::new(),
            back: 0,
            panel: None,
            giving_up: false,
            chances: Chances::default(),
            film: source.length().map(|_| Film::default()),
            places: Places::default(),
            source,
        };
        screen.list_anew();
        screen
    }

    /// What can be chosen, after something has changed.
    fn list_anew(&mut self) {
        let now = self.director.now();
        // A log is only asked for where it is needed: it is long.
        let has_log = now.outcome.is_some() && self.source.log().is_some();
        self.choices = match self.film {
            Some(_) => Vec::new(),
            None => choices::all(now, &*self.board, has_log, &self.words),
        };
        // Nothing is chosen by a key that was meant for something else: only what has no other answer is at hand.
        self.selected = (self.choices.len() == 1 && !self.board.by_touch()).then_some(0);
        self.first = 0;
    }

    /// Those choices that fit what is typed. While something is shown nobody knows yet what can be chosen.
    fn listed(&self) -> Vec<Choice> {
        match self.director.is_behind() {
            true => Vec::new(),
            false => choices::narrowed(&self.choosable(), &self.typed),
        }
    }

    /// Everything in the list; where one chooses on the board alone, first what can be touched there.
    fn choosable(&self) -> Vec<Choice> {
        let open = self.board.by_touch() && !self.director.now().offers.is_empty();
        let spots = self.spots.iter().enumerate().filter(|_| open);
        spots.map(|(place, spot)| Choice::of_spot(place, spot)).chain(self.choices.iter().cloned()).collect()
    }

    fn scene<'a>(&'a self) -> Scene<'a> {
        Scene {
            now: self.director.now(),
            before: self.director.before(),
            rolling: self.director.rolling(),
            focus: self.focus,
            look: &self.look,
            words: self.words.about(self.director.now().game),
        }
    }

    fn hear(&mut self, said: Said) {
        match said {
            // Told together with how things stand after it.
            Said::Happened(_) | Said::Changed => {}
            Said::Opinions(opinions) => self.hear_opinions(&opinions),
            Said::Odds(reports) => {
                let game = self.source.now().game;
                let said = reports.iter().map(|report| report.said(&self.words, game));
                let text: String = said.map(|report| format!("{report}\n")).collect();
                let list = luckhouse_shelf::odds::list("odds", self.topics(), &self.words);
                self.panel = Some(Panel::lines(&say!(self.words, "terminal-odds"), text + &list));
            }
            Said::Line(line) => self.line = line.lines().map(str::trim).collect::<Vec<_>>().join(", "),
            // With whom one plays stands on the screen.
            Said::Welcome(text) => self.line = text.lines().next().unwrap_or_default().into(),
            Said::Gone(gone) => self.line = gone.why,
            Said::Talk(line) => {
                self.talk.push((self.director.now().story.len(), line.clone()));
                self.line = line;
            }
        }
    }

    /// What the table told goes to whoever decides when it is seen.
    fn direct(&mut self, said: &[Said]) {
        let told = said.iter().filter_map(|said| match said {
            Said::Happened(told) => Some(told.clone()),
            _ => None,
        });
        let told: Vec<Told> = told.collect();
        if !told.is_empty() || said.contains(&Said::Changed) {
            self.director.hear(&told, self.source.now());
        }
        match self.director.take_left_out() {
            0 => {}
            events => self.line = say!(self.words, "terminal-table-left-out", events),
        }
    }

    /// Something else is on the screen: choices and picks are for what one sees.
    fn catch_up(&mut self) {
        let (now, behind) = (self.director.now(), self.director.is_behind());
        let other_eyes = now.seat != self.shown.seat;
        let new = now.events != self.shown.events || other_eyes;
        let other_offers = now.offers != self.shown.offers || other_eyes;
        let opened = self.shown.behind && !behind;
        self.shown = Shown { events: now.events, seat: now.seat, offers: now.offers.clone(), behind };
        if new {
            self.chances.own = None;
            self.back = 0;
        }
        if other_offers {
            self.board.forget();
            self.focus = None;
        }
        if opened && Command::read(&self.typed).is_none() {
            // What was typed before one could see what there is to choose is no choice.
            self.typed.clear();
        }
        self.giving_up &= !other_eyes && !behind;
        if new || other_offers || opened || behind {
            self.list_anew();
        }
        if !behind && (new || opened) {
            self.ask_for_chance();
        }
    }

    /// Where nobody says the chances, the best opinion on one's own choices does.
    fn ask_for_chance(&mut self) {
        let now = self.director.now();
        if self.chances.wanted == Some(true) && now.chances.is_none() && !now.offers.is_empty() {
            self.chances.for_hint = false;
            self.source.act(UserAction::Hint);
        }
    }

    fn hear_opinions(&mut self, opinions: &[Opinion]) {
        self.chances.own = opinions.first().map(|best| (best.chance, best.error));
        if std::mem::take(&mut self.chances.for_hint) {
            let (game, words) = (self.director.now().game, self.words);
            let (hint, why) = (hints::hint(opinions, game, &words), hints::why(opinions, game, &words));
            let text = format!("{hint}\n{why}");
            self.line.clear();
            self.panel = Some(Panel::lines(&say!(self.words, "terminal-hint"), text));
        }
    }
}

impl Screen for TableScreen {
    fn handle(&mut self, input: Input) -> Next {
        self.input(input)
    }

    fn tick(&mut self, now: Duration) -> bool {
        self.clock = now;
        let mut said = self.source.news();
        let played = self.play_film();
        if played {
            said.extend(self.source.news());
        }
        let guarded = !self.director.is_open();
        let mut changed = !said.is_empty();
        changed |= self.director.tick(now);
        self.direct(&said);
        said.into_iter().for_each(|said| self.hear(said));
        if changed {
            self.catch_up();
        }
        self.source.seen(self.director.settled());
        changed || played || guarded
    }

    fn draw(&mut self, frame: &mut Frame, gallery: &mut Gallery) {
        self.draw_all(frame, gallery);
    }

    fn tell(&mut self, line: String) {
        self.line = line;
    }

    fn farewell(&self) -> String {
        self.source.farewell()
    }
}
