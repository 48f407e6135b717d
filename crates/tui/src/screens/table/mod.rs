//! The table: board, choices, log, chances, panels; also where a replay is shown.

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
use crate::games;
use crate::house::Manner;
use crate::look::Look;
use crate::source::{Deed, Said, Source};
use choices::Choice;
use draw::Places;
use film::Film;
use luckhouse_engine::Seat;
use luckhouse_shelf::{LabelledOffer, Opinion, hints};
use luckhouse_words::Words;
use ratatui::Frame;
use serde_json::Value;
use std::time::Duration;

/// How long dice tumble.
const TUMBLING: Duration = Duration::from_millis(600);

/// A table, as it is shown.
pub(crate) struct TableScreen {
    source: Box<dyn Source>,
    board: Box<dyn Board>,
    look: Look,
    /// The plain picture instead of the board.
    plain: bool,
    still: bool,
    /// The time of the last tick.
    clock: Duration,
    /// When the dice began to tumble.
    rolling: Option<Duration>,
    shown: Shown,
    /// Everything that can be chosen and fits what is picked.
    choices: Vec<Choice>,
    selected: usize,
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
    view: Value,
    before: Value,
    offers: Vec<LabelledOffer>,
    /// How many entries the story had.
    story: usize,
    /// How many it had before that: what may be read while dice tumble.
    told: usize,
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
        let view = now.view.clone();
        let shown = Shown {
            events: now.events,
            seat: now.seat,
            before: view.clone(),
            view,
            offers: now.offers.clone(),
            story: now.story.len(),
            told: now.story.len(),
        };
        let mut screen = TableScreen {
            board: games::board(now.game),
            look: manner.look,
            plain: false,
            still: manner.still,
            clock: Duration::ZERO,
            rolling: None,
            shown,
            choices: Vec::new(),
            selected: 0,
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
        let now = self.source.now();
        // A log is only asked for where it is needed: it is long.
        let has_log = now.outcome.is_some() && self.source.log().is_some();
        self.choices = match self.film {
            Some(_) => Vec::new(),
            None => choices::all(now, &*self.board, has_log),
        };
        self.selected = 0;
        self.first = 0;
    }

    /// Those choices that fit what is typed. While dice tumble nobody knows yet what can be chosen.
    fn listed(&self) -> Vec<Choice> {
        match self.rolling {
            Some(_) => Vec::new(),
            None => choices::narrowed(&self.choices, &self.typed),
        }
    }

    fn scene<'a>(&'a self) -> Scene<'a> {
        let passed =
            |began: Duration| self.clock.saturating_sub(began).as_secs_f32() / TUMBLING.as_secs_f32();
        Scene {
            now: self.source.now(),
            before: &self.shown.before,
            rolling: self.rolling.map(|began| passed(began).min(1.0)),
            focus: self.focus,
            look: &self.look,
        }
    }

    fn hear(&mut self, said: Said) {
        match said {
            Said::Changed => self.catch_up(),
            Said::Opinions(opinions) => self.hear_opinions(&opinions),
            Said::Odds(reports) => {
                let text: String = reports.iter().map(|report| format!("{report}\n")).collect();
                let list = luckhouse_shelf::odds::list("odds", self.topics());
                self.panel = Some(Panel::lines("Odds", text + &list));
            }
            Said::Line(line) => self.line = line,
            Said::Talk(line) => {
                self.talk.push((self.source.now().story.len(), line.clone()));
                self.line = line;
            }
        }
    }

    /// Something is new at the table.
    fn catch_up(&mut self) {
        let now = self.source.now();
        let new = now.events > self.shown.events;
        let far = now.events > self.shown.events + 1 && self.film.is_some();
        let view = std::mem::replace(&mut self.shown.view, now.view.clone());
        // What another has seen is not for these eyes, and what is taken back never was.
        let same_eyes = new && now.seat == self.shown.seat;
        self.shown.before = if same_eyes { view } else { now.view.clone() };
        let tumble = new && now.rolled && !far && !self.still && !self.is_fast();
        self.rolling = tumble.then_some(self.clock);
        self.shown.told = std::mem::replace(&mut self.shown.story, now.story.len());
        let other_eyes = now.seat != self.shown.seat;
        let other_offers = now.offers != self.shown.offers || other_eyes;
        (self.shown.events, self.shown.seat) = (now.events, now.seat);
        self.shown.offers = now.offers.clone();
        self.chances.own = None;
        self.back = 0;
        if other_offers {
            self.board.forget();
            self.focus = None;
        }
        self.giving_up &= !other_eyes;
        self.list_anew();
        self.ask_for_chance();
    }

    /// Where nobody says the chances, the best opinion on one's own choices does.
    fn ask_for_chance(&mut self) {
        let now = self.source.now();
        if self.chances.wanted == Some(true) && now.chances.is_none() && !now.offers.is_empty() {
            self.chances.for_hint = false;
            self.source.act(Deed::Hint);
        }
    }

    fn hear_opinions(&mut self, opinions: &[Opinion]) {
        self.chances.own = opinions.first().map(|best| (best.chance, best.error));
        if std::mem::take(&mut self.chances.for_hint) {
            let (game, words) = (self.source.now().game, Words::spoken());
            let (hint, why) = (hints::hint(opinions, game, &words), hints::why(opinions, game, &words));
            let text = format!("{hint}\n{why}");
            self.line.clear();
            self.panel = Some(Panel::lines("Hint", text));
        }
    }

    /// Let the dice tumble on, or lie.
    fn roll_on(&mut self) -> bool {
        let Some(began) = self.rolling else { return false };
        if self.clock.saturating_sub(began) >= TUMBLING {
            self.rolling = None;
        }
        true
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
        let changed = !said.is_empty();
        said.into_iter().for_each(|said| self.hear(said));
        self.roll_on() || changed || played
    }

    fn draw(&mut self, frame: &mut Frame) {
        self.draw_all(frame);
    }

    fn tell(&mut self, line: String) {
        self.line = line;
    }

    fn farewell(&self) -> String {
        self.source.farewell()
    }
}
