//! The coach: how well one chose, what luck did, the board at each mistake, and another try from there.

mod draw;
mod told;
mod watched;

use super::panel::Panel;
use super::{Input, Key, Next, Screen, key};
use crate::house::Manner;
use crate::look::Look;
use crate::pictures::Gallery;
use luckhouse_engine::{People, Seat, Sitter};
use luckhouse_shelf::{AnyGame, BotSpec};
use luckhouse_words::{Words, id, say};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use std::time::Duration;
use told::{Row, Told};
use watched::Working;

/// Rows that the page goes on by.
const PAGE: usize = 8;

/// Who one tries again against, until one chooses others.
const USUAL: &str = "strong";

/// The keys in the last row.
const KEYS: [Key; 5] = [
    Key { code: KeyCode::Down, name: Some(id!("terminal-key-up-down")), does: id!("terminal-does-choose") },
    key(KeyCode::Enter, id!("terminal-does-try")),
    Key {
        code: KeyCode::Right,
        name: Some(id!("terminal-key-left-right")),
        does: id!("terminal-does-against"),
    },
    key(KeyCode::F(1), id!("terminal-does-help")),
    key(KeyCode::Esc, id!("terminal-does-back")),
];

/// The keys while there is nothing to choose from.
const WORKING_KEYS: [Key; 1] = [key(KeyCode::Esc, id!("terminal-does-back"))];

/// The coach of one game.
pub(crate) struct CoachScreen {
    log: String,
    game: &'static dyn AnyGame,
    people: Option<People>,
    look: Look,
    words: Words<'static>,
    state: State,
    /// How much of the work is drawn.
    drawn: (u64, u64),
    /// When it began, by the clock of the screens, and for how many seconds it has gone on: some decisions take long, and
    /// whoever waits sees that something moves.
    began: Option<Duration>,
    seconds: u64,
    /// The place of the bots whom one tries again against.
    against: usize,
    line: String,
    panel: Option<Panel>,
    keys: Vec<Rect>,
    /// Rows of the list, each with its place.
    places: Vec<(Rect, usize)>,
}

enum State {
    Working(Working),
    Told(Box<Told>),
    /// Why there is nothing to tell.
    Failed(String),
}

impl CoachScreen {
    /// Begin to look through the game of this log. Logs that say who played have one person or several; of one it is spoken
    /// as "you".
    pub(crate) fn new(log: String, game: &'static dyn AnyGame, manner: &Manner) -> CoachScreen {
        let usual = BotSpec::strengths().iter().position(|word| *word == USUAL);
        CoachScreen {
            people: People::of_log(&log).ok().flatten(),
            state: State::Working(Working::start(log.clone(), manner.coach)),
            log,
            game,
            look: manner.look,
            words: manner.words(),
            drawn: (0, 0),
            began: None,
            seconds: 0,
            against: usual.unwrap_or(0),
            line: String::new(),
            panel: None,
            keys: Vec::new(),
            places: Vec::new(),
        }
    }

    /// The only person in the log.
    fn you(&self) -> Option<Seat> {
        let people = self.people.as_ref()?;
        let mut persons =
            Seat::all(people.len()).filter(|seat| matches!(people.at(*seat), Sitter::Person(_)));
        persons.next().filter(|_| persons.next().is_none())
    }

    fn keys(&self) -> &'static [Key] {
        if matches!(self.state, State::Told(_)) { &KEYS } else { &WORKING_KEYS }
    }

    fn key(&mut self, key: KeyCode) -> Next {
        if self.panel.as_mut().is_some_and(|panel| panel.key(key)) {
            return Next::Stay;
        }
        if self.panel.take().is_some() {
            return Next::Stay;
        }
        self.line.clear();
        match (key, &mut self.state) {
            (KeyCode::Esc | KeyCode::F(10) | KeyCode::Char('q'), _) => return Next::Back(String::new()),
            (KeyCode::F(1), _) => {
                let text = say!(self.words, "terminal-coach-help");
                self.panel = Some(Panel::lines(&say!(self.words, "terminal-help"), text));
            }
            (KeyCode::Enter, State::Told(_)) => return self.enter(),
            (KeyCode::Left, _) => self.choose_against(BotSpec::strengths().len() - 1),
            (KeyCode::Right, _) => self.choose_against(1),
            (_, State::Told(told)) => move_about(told, key),
            _ => {}
        }
        Next::Stay
    }

    fn choose_against(&mut self, by: usize) {
        self.against = (self.against + by) % BotSpec::strengths().len();
    }

    /// Unfold the list, or try again from the choice that is on the board.
    fn enter(&mut self) -> Next {
        let State::Told(told) = &mut self.state else { return Next::Stay };
        if told.row() == Row::Fold {
            told.fold();
            return Next::Stay;
        }
        let Some((moment, decision)) = told.made(told.row()) else { return Next::Stay };
        match BotSpec::read(BotSpec::strengths()[self.against], self.game) {
            Ok(bot) => Next::Try { log: self.log.clone(), after: moment.event - 1, seat: decision.seat, bot },
            Err(wrong) => {
                self.line = wrong.to_string();
                Next::Stay
            }
        }
    }

    fn click(&mut self, at: ratatui::layout::Position) -> Next {
        if let Some(key) = self.keys.iter().position(|place| place.contains(at)) {
            return self.key(self.keys()[key].code);
        }
        if self.panel.take().is_some() {
            return Next::Stay;
        }
        let clicked = self.places.iter().find(|(place, _)| place.contains(at)).map(|(_, row)| *row);
        let State::Told(told) = &mut self.state else { return Next::Stay };
        match clicked {
            // Folding and unfolding harms nobody; a try is begun by whoever sees where from.
            Some(row) if told.rows[row] == Row::Fold => {
                told.select(row);
                told.fold();
            }
            Some(row) => told.select(row),
            None => {}
        }
        Next::Stay
    }
}

fn move_about(told: &mut Told, key: KeyCode) {
    let last = told.rows.len() - 1;
    match key {
        KeyCode::Up => told.select(told.selected.checked_sub(1).unwrap_or(last)),
        KeyCode::Down => told.select(if told.selected < last { told.selected + 1 } else { 0 }),
        KeyCode::Home => told.select(0),
        KeyCode::End => told.select(last),
        KeyCode::PageUp => told.scrolled = told.scrolled.saturating_sub(PAGE),
        KeyCode::PageDown | KeyCode::Char(' ') => told.scrolled += PAGE,
        _ => {}
    }
}

impl Screen for CoachScreen {
    fn handle(&mut self, input: Input) -> Next {
        match input {
            Input::Key(key) => self.key(key),
            Input::Click(at) => self.click(at),
            Input::Wheel(_, rows) => self.key(if rows > 0 { KeyCode::PageDown } else { KeyCode::PageUp }),
        }
    }

    fn tick(&mut self, now: Duration) -> bool {
        let State::Working(working) = &self.state else { return false };
        let Some(done) = working.done(&self.words) else {
            let seconds = now.saturating_sub(*self.began.get_or_insert(now)).as_secs();
            let before = (std::mem::replace(&mut self.drawn, working.progress()), self.seconds);
            self.seconds = seconds;
            return before != (self.drawn, seconds);
        };
        self.state = match done {
            Ok(report) => State::Told(Box::new(Told::new(report, self.you()))),
            Err(why) => State::Failed(why),
        };
        true
    }

    fn draw(&mut self, frame: &mut Frame, _gallery: &mut Gallery) {
        self.draw_all(frame);
    }

    fn tell(&mut self, line: String) {
        self.line = line;
    }
}
