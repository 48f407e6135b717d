//! What can be set before a game, line by line, and what each line may be.

#[cfg(test)]
mod tests;

use super::documents::Documents;
use crate::house::{Designs, Nowhere};
use crate::local::Seating;
use luckhouse_engine::{PerSeat, Seat};
use luckhouse_shelf::{
    AnyGame, AnyTable, BotSpec, Level, OptionLine, bad_word, find, introduction, read_log,
};
use luckhouse_words::{Words, say};

/// One line of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Row {
    /// How many play.
    Seats,
    /// One of the game's options, by its place.
    Option(usize),
    /// Who plays a seat, by its index.
    Who(usize),
    /// Rolled or typed.
    Dice,
}

/// The word for a person at this screen.
const YOU: &str = "you";

/// The value of an option.
enum Value {
    /// A number or a word.
    Word(String),
    /// One of several documents.
    Document(Documents),
}

/// How a table is to be set up.
pub(crate) struct Sheet {
    game: &'static dyn AnyGame,
    words: Words<'static>,
    lines: Vec<OptionLine>,
    values: Vec<Value>,
    seats: usize,
    who: [String; Seat::MAX],
    typed: bool,
    /// A game that is gone on with, by its id, and its log: only who plays can be chosen.
    taken_up: Option<(String, String)>,
}

impl Sheet {
    /// A new table of this game, with bots of this level.
    pub(crate) fn new(game: &'static dyn AnyGame, bot: Level, words: Words<'static>) -> Sheet {
        let lines = game.options();
        let value = |line: &OptionLine| match line.takes_file {
            true => Value::Document(Documents::new(game, line, Box::new(Nowhere))),
            false => Value::Word(line.default.clone()),
        };
        let values = lines.iter().map(value).collect();
        let who = std::array::from_fn(|seat| if seat == 0 { YOU.into() } else { bot.to_string() });
        let seats = game.about().seats[0];
        Sheet { game, words, lines, values, seats, who, typed: false, taken_up: None }
    }

    /// The same with what somebody made for its options, and a word on what is not finished.
    pub(crate) fn with_designs(mut self, mut kept: impl FnMut(&str) -> Box<dyn Designs>) -> Sheet {
        for (line, value) in self.lines.iter().zip(&mut self.values) {
            if let Value::Document(documents) = value {
                *documents = Documents::new(self.game, line, kept(line.key));
            }
        }
        self
    }

    /// The documents of a line, if it is about some.
    pub(crate) fn documents(&self, row: Row) -> Option<&Documents> {
        match row {
            Row::Option(place) => match &self.values[place] {
                Value::Document(documents) => Some(documents),
                Value::Word(_) => None,
            },
            _ => None,
        }
    }

    /// The same, to be changed.
    pub(crate) fn documents_mut(&mut self, row: Row) -> Option<&mut Documents> {
        match row {
            Row::Option(place) => match &mut self.values[place] {
                Value::Document(documents) => Some(documents),
                Value::Word(_) => None,
            },
            _ => None,
        }
    }

    /// What somebody began to make and did not finish, for whoever opens the sheet.
    pub(crate) fn unfinished(&self) -> Option<String> {
        let documents = self.rows().into_iter().filter_map(|row| self.documents(row));
        let titles = documents.filter_map(|one| Some((one.unfinished(&self.words)?, one.key())));
        let mut said =
            titles.map(|(title, option)| say!(self.words, "terminal-document-unfinished", title, option));
        said.next()
    }

    /// A kept game.
    pub(crate) fn taken_up(id: String, log: String, words: Words<'static>) -> Result<Sheet, String> {
        let table = read_log(&log, usize::MAX).map_err(|wrong| format!("{id}: {wrong}"))?;
        let game = find(table.about().name).map_err(|wrong| wrong.to_string())?;
        let seats = table.header().seats;
        let seating = Seating::of_log(&log, game).map_err(|wrong| format!("{id}: {wrong}"))?;
        let mut sheet = Sheet { seats, taken_up: Some((id, log)), ..Sheet::new(game, Level::Steady, words) };
        for seat in Seat::all(seats).filter(|_| seating.is_some()) {
            let bot = seating.filter(|seating| !seating.people.contains(seat));
            sheet.who[seat.index()] = bot.map_or(YOU.into(), |seating| seating.bots[seat].to_string());
        }
        Ok(sheet)
    }

    pub(crate) fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    pub(crate) fn kept(&self) -> Option<String> {
        self.taken_up.as_ref().map(|(id, _)| id.clone())
    }

    /// The lines, in order.
    pub(crate) fn rows(&self) -> Vec<Row> {
        let new = self.taken_up.is_none();
        let seats = (new && self.game.about().seats.len() > 1).then_some(Row::Seats);
        let options = (0..self.lines.len()).filter(|_| new).map(Row::Option);
        let who = (0..self.seats).map(Row::Who);
        seats.into_iter().chain(who).chain([Row::Dice]).chain(options).collect()
    }

    pub(crate) fn name(&self, row: Row) -> String {
        match row {
            Row::Seats => say!(self.words, "terminal-setup-players"),
            Row::Option(place) => self.lines[place].key.into(),
            Row::Who(seat) => Seat::at(seat).to_string(),
            Row::Dice => say!(self.words, "terminal-setup-dice"),
        }
    }

    pub(crate) fn value(&self, row: Row) -> String {
        match row {
            Row::Seats => self.seats.to_string(),
            Row::Option(place) => match &self.values[place] {
                Value::Word(word) => word.clone(),
                Value::Document(documents) => documents.value(),
            },
            Row::Who(seat) => self.who[seat].clone(),
            Row::Dice => if self.typed { "typed" } else { "rolled" }.into(),
        }
    }

    /// Does a bot play this seat?
    pub(crate) fn is_bot(&self, seat: usize) -> bool {
        self.who[seat] != YOU
    }

    /// The value, for whoever looks.
    pub(crate) fn shown(&self, row: Row) -> String {
        match row {
            Row::Who(seat) if self.who[seat] == YOU => say!(self.words, "terminal-setup-you"),
            Row::Dice if self.typed => say!(self.words, "terminal-setup-dice-typed"),
            Row::Dice => say!(self.words, "terminal-setup-dice-rolled"),
            _ => self.documents(row).map_or_else(|| self.value(row), |one| one.shown(&self.words)),
        }
    }

    /// What the line is about, and what its value means.
    pub(crate) fn meaning(&self, row: Row) -> String {
        let (value, words) = (self.value(row), &self.words);
        match row {
            Row::Seats => {
                say!(words, "terminal-setup-means-seats", seats = words.any_of(self.game.about().seats))
            }
            Row::Dice if self.typed => say!(words, "terminal-setup-means-typed"),
            Row::Dice => say!(words, "terminal-setup-means-rolled"),
            Row::Who(_) => format!("{}: {}.", self.shown(row), self.about_player(&value)),
            Row::Option(place) => {
                let line = &self.lines[place];
                let known = line.words.iter().find(|word| **word == value);
                let means =
                    known.map_or(String::new(), |word| format!(" {word}: {}.", line.meaning(word, words)));
                let about = line.about(words);
                let about = match line.takes_file {
                    true => say!(words, "terminal-document-means", about),
                    false => {
                        let (values, default) = (line.values(words), &line.default);
                        say!(words, "terminal-setup-means-option", about, values, default)
                    }
                };
                about + &means
            }
        }
    }

    fn about_player(&self, word: &str) -> String {
        let words = &self.words;
        let about = match word.split_once(':') {
            Some((_, name)) => introduction::character(self.game.about().name, name, words),
            None if BotSpec::strengths().contains(&word) => introduction::strength(word, words),
            None => say!(words, "terminal-setup-means-you"),
        };
        about.trim_end_matches('.').into()
    }

    /// The values that a line goes through; none for numbers.
    fn choices(&self, row: Row) -> Vec<String> {
        match row {
            Row::Seats => self.game.about().seats.iter().map(ToString::to_string).collect(),
            Row::Dice => vec!["rolled".into(), "typed".into()],
            Row::Option(place) => self.lines[place].words.iter().map(|word| (*word).into()).collect(),
            Row::Who(_) => {
                let strengths = BotSpec::strengths().into_iter().map(String::from);
                let characters = self.game.characters().into_iter();
                let characters = characters.map(|name| format!("strong:{name}"));
                [YOU.to_string()].into_iter().chain(strengths).chain(characters).collect()
            }
        }
    }

    /// To the next value, or to the one before; round and round for words, to the last for numbers.
    pub(crate) fn step(&mut self, row: Row, on: bool) {
        if let Some(documents) = self.documents_mut(row) {
            return documents.step(on);
        }
        let choices = self.choices(row);
        let value = self.value(row);
        let next = if choices.is_empty() {
            self.stepped_number(row, &value, on)
        } else {
            let at = choices.iter().position(|choice| *choice == value).unwrap_or(0);
            let step = if on { 1 } else { choices.len() - 1 };
            Some(choices[(at + step) % choices.len()].clone())
        };
        if let Some(next) = next {
            self.put(row, next);
        }
    }

    fn stepped_number(&self, row: Row, value: &str, on: bool) -> Option<String> {
        let Row::Option(place) = row else { return None };
        let (none, (least, most)) = (self.lines[place].or_none, self.lines[place].range?);
        let number = match (value.parse::<u32>().ok(), on) {
            (None, true) => least,
            (None, false) => return None,
            (Some(number), true) => number.saturating_add(1).min(most),
            (Some(number), false) if number <= least && none => return Some("none".into()),
            (Some(number), false) => number.saturating_sub(1).max(least),
        };
        Some(number.to_string())
    }

    /// Set what was typed.
    pub(crate) fn set(&mut self, row: Row, value: &str) -> Result<(), String> {
        let choices = self.choices(row);
        let fits = match row {
            Row::Option(place) if choices.is_empty() => self.lines[place]
                .range
                .is_some_and(|(least, most)| value.parse().is_ok_and(|n: u32| (least..=most).contains(&n))),
            _ => choices.iter().any(|choice| choice == value),
        };
        if !fits {
            let expected = match row {
                Row::Option(place) => self.lines[place].values(&self.words),
                _ => choices.join(", "),
            };
            return Err(say!(self.words, "terminal-setup-wrong", name = self.name(row), value, expected));
        }
        self.put(row, value.into());
        Ok(())
    }

    fn put(&mut self, row: Row, value: String) {
        match row {
            Row::Seats => self.seats = value.parse().unwrap_or(self.seats),
            Row::Option(place) => self.values[place] = Value::Word(value),
            Row::Who(seat) => self.who[seat] = value,
            Row::Dice => self.typed = value == "typed",
        }
    }

    /// The table as it is set up.
    pub(crate) fn open(&self) -> Result<Box<dyn AnyTable>, String> {
        if let Some((id, log)) = &self.taken_up {
            return read_log(log, usize::MAX).map_err(|wrong| format!("{id}: {wrong}"));
        }
        let option = |(place, line): (usize, &OptionLine)| (line.key.into(), self.value(Row::Option(place)));
        let options: Vec<(String, String)> = self.lines.iter().enumerate().map(option).collect();
        self.game.open(&options, self.seats).map_err(|wrong| bad_word(&self.words, &wrong))
    }

    /// Who plays.
    pub(crate) fn seating(&self) -> Result<Seating, String> {
        let people = Seat::all(self.seats).filter(|seat| self.who[seat.index()] == YOU).collect();
        let bot = |word: &str| {
            let word = if word == YOU { "steady" } else { word };
            BotSpec::read(word, self.game).map_err(|wrong| wrong.to_string())
        };
        let mut bots = PerSeat::new(self.seats, bot(YOU)?);
        for seat in Seat::all(self.seats) {
            bots[seat] = bot(&self.who[seat.index()])?;
        }
        Ok(Seating { people, bots, typed: self.typed })
    }
}
