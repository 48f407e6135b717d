//! What can be set before a game, line by line, and what each line may be.

use crate::local::Seating;
use luckhouse_engine::{PerSeat, Seat};
use luckhouse_shelf::{AnyGame, AnyTable, BotSpec, OptionLine, find, read_log};

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

/// How a table is to be set up.
pub(crate) struct Sheet {
    game: &'static dyn AnyGame,
    lines: Vec<OptionLine>,
    values: Vec<String>,
    seats: usize,
    who: [String; Seat::MAX],
    typed: bool,
    /// A game that is gone on with, by its id, and its log: only who plays can be chosen.
    taken_up: Option<(String, String)>,
}

impl Sheet {
    /// A new table of this game.
    pub(crate) fn new(game: &'static dyn AnyGame) -> Sheet {
        let lines = game.options();
        let values = lines.iter().map(|line| line.default.clone()).collect();
        let who = std::array::from_fn(|seat| if seat == 0 { YOU.into() } else { "steady".into() });
        Sheet { game, lines, values, seats: game.about().seats[0], who, typed: false, taken_up: None }
    }

    /// A kept game.
    pub(crate) fn taken_up(id: String, log: String) -> Result<Sheet, String> {
        let table = read_log(&log, usize::MAX).map_err(|wrong| format!("{id}: {wrong}"))?;
        let game = find(table.about().name).map_err(|wrong| wrong.to_string())?;
        let seats = table.header().seats;
        Ok(Sheet { seats, taken_up: Some((id, log)), ..Sheet::new(game) })
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
            Row::Seats => "players".into(),
            Row::Option(place) => self.lines[place].key.into(),
            Row::Who(seat) => Seat::at(seat).to_string(),
            Row::Dice => "dice".into(),
        }
    }

    pub(crate) fn value(&self, row: Row) -> String {
        match row {
            Row::Seats => self.seats.to_string(),
            Row::Option(place) => self.values[place].clone(),
            Row::Who(seat) => self.who[seat].clone(),
            Row::Dice => if self.typed { "typed" } else { "rolled" }.into(),
        }
    }

    /// What the line is about, and what its value means.
    pub(crate) fn meaning(&self, row: Row) -> String {
        let value = self.value(row);
        match row {
            Row::Seats => format!("How many play: {}.", self.game.about().seats_in_words()),
            Row::Dice if self.typed => "You roll real dice on your table, and type what they show.".into(),
            Row::Dice => "The house rolls.".into(),
            Row::Who(_) => format!("{value}: {}.", self.about_player(&value)),
            Row::Option(place) => {
                let line = &self.lines[place];
                let means = line.meanings.iter().find(|(word, _)| *word == value);
                let means = means.map_or(String::new(), |(word, means)| format!(" {word}: {means}."));
                format!("{} ({}; {} by default).{means}", line.about, line.values, line.default)
            }
        }
    }

    fn about_player(&self, word: &str) -> String {
        let character = word.split_once(':').map(|(_, name)| name);
        let strengths = BotSpec::strengths();
        let known = match character {
            Some(name) => self.game.characters().into_iter().find(|(known, _)| *known == name),
            None => strengths.into_iter().find(|(known, _)| *known == word),
        };
        let about = known.map_or("somebody at this screen", |(_, about)| about);
        about.trim_end_matches('.').into()
    }

    /// The values that a line goes through; none for numbers.
    fn choices(&self, row: Row) -> Vec<String> {
        match row {
            Row::Seats => self.game.about().seats.iter().map(ToString::to_string).collect(),
            Row::Dice => vec!["rolled".into(), "typed".into()],
            Row::Option(place) => self.lines[place].meanings.iter().map(|(word, _)| (*word).into()).collect(),
            Row::Who(_) => {
                let strengths = BotSpec::strengths().into_iter().map(|(word, _)| word.to_string());
                let characters = self.game.characters().into_iter();
                let characters = characters.map(|(name, _)| format!("strong:{name}"));
                [YOU.to_string()].into_iter().chain(strengths).chain(characters).collect()
            }
        }
    }

    /// To the next value, or to the one before; round and round for words, to the last for numbers.
    pub(crate) fn step(&mut self, row: Row, on: bool) {
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
        let (none, least, most) = bounds(&self.lines[place].values)?;
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
            Row::Option(place) if choices.is_empty() => {
                bounds(&self.lines[place].values).is_some_and(|(_, least, most)| {
                    value.parse().is_ok_and(|n: u32| (least..=most).contains(&n))
                })
            }
            _ => choices.iter().any(|choice| choice == value),
        };
        if !fits {
            let expected = match row {
                Row::Option(place) => self.lines[place].values.clone(),
                _ => choices.join(", "),
            };
            return Err(format!("{} cannot be {value}: expected {expected}", self.name(row)));
        }
        self.put(row, value.into());
        Ok(())
    }

    fn put(&mut self, row: Row, value: String) {
        match row {
            Row::Seats => self.seats = value.parse().unwrap_or(self.seats),
            Row::Option(place) => self.values[place] = value,
            Row::Who(seat) => self.who[seat] = value,
            Row::Dice => self.typed = value == "typed",
        }
    }

    /// The table as it is set up.
    pub(crate) fn open(&self) -> Result<Box<dyn AnyTable>, String> {
        if let Some((id, log)) = &self.taken_up {
            return read_log(log, usize::MAX).map_err(|wrong| format!("{id}: {wrong}"));
        }
        let keys = self.lines.iter().map(|line| line.key.to_string());
        let options: Vec<(String, String)> = keys.zip(self.values.iter().cloned()).collect();
        self.game.open(&options, self.seats).map_err(|wrong| wrong.to_string())
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

/// The numbers that an option says it takes: `10 to 60`, `none or 10 to 500`; and whether it may be none.
fn bounds(values: &str) -> Option<(bool, u32, u32)> {
    let mut numbers = values.split_whitespace().filter_map(|word| word.parse().ok());
    Some((values.starts_with("none"), numbers.next()?, numbers.next()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_shelf::games::GAMES;

    #[test]
    fn every_value_that_a_line_can_have_opens_a_table() {
        for game in GAMES {
            let mut sheet = Sheet::new(*game);
            for row in sheet.rows() {
                for on in [false, true, true, true, false] {
                    sheet.step(row, on);
                    let set = format!("{} {}", sheet.name(row), sheet.value(row));
                    assert!(sheet.open().is_ok() && sheet.seating().is_ok(), "{}: {set}", game.about().name);
                    assert!(sheet.meaning(row).len() > 10, "{set}");
                }
            }
        }
    }

    #[test]
    fn numbers_stop_where_the_option_ends() {
        assert_eq!(bounds("none or 10 to 500"), Some((true, 10, 500)));
        assert_eq!(bounds("full or bare"), None);
        let mut sheet = Sheet::new(find("fortuna").unwrap());
        let rows = sheet.rows();
        let target = *rows.iter().find(|row| sheet.name(**row) == "target").unwrap();
        let values: Vec<String> = [true, true, false, false, false]
            .map(|on| {
                sheet.step(target, on);
                sheet.value(target)
            })
            .into();
        assert_eq!(values, ["10", "11", "10", "none", "none"]);
        assert!(sheet.set(target, "501").is_err() && sheet.set(target, "500").is_ok());
    }

    #[test]
    fn a_kept_game_has_its_own_seats_and_options() {
        let log = "booty-dice(goal=30) seats 3 edition 1\n";
        let sheet = Sheet::taken_up("kept.log".into(), log.into()).expect("the log is good");
        assert_eq!(sheet.rows(), [Row::Who(0), Row::Who(1), Row::Who(2), Row::Dice]);
        assert_eq!(sheet.open().unwrap().header().to_string(), log.trim());
        assert!(Sheet::taken_up("kept.log".into(), "nonsense".into()).is_err());
    }
}
