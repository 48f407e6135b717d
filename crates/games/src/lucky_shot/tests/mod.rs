//! Every rule by its number. `board` makes a position out of one line, and events follow as in a log.

mod bricks;
mod end;
mod fortify;
mod powers;
mod raid;
mod setup;
mod soak;
mod turn;
mod words;

use super::*;
use luckhouse_engine::{Chance, Event, Table};

pub(super) const P1: Seat = Seat::at(0);
pub(super) const P2: Seat = Seat::at(1);
pub(super) const P3: Seat = Seat::at(2);

/// A position in the middle of a game, to be played on with written-down dice.
pub(super) struct Board {
    pub(super) game: LuckyShot,
    pub(super) state: State,
}

/// p1's turn begins. Forts are written `1a 3 5/2 sea`: name, level, bricks built (and destroyed), treasure;
/// treasures that lie nowhere are set aside.
pub(super) fn board(forts: &str, available: &str) -> Board {
    board_with(LuckyShotOptions::default(), forts, available)
}

pub(super) fn board_with(options: LuckyShotOptions, forts: &str, available: &str) -> Board {
    let forts: Vec<(FortId, Fort)> = forts.split(',').map(read_fort).collect();
    let seats = forts.iter().map(|(id, _)| id.owner().index() + 1).max().unwrap();
    let game = LuckyShot::new(options, seats).unwrap();
    let mut state = game.set_up();
    for (id, fort) in forts {
        assert_eq!(state.rows[id.owner().index()].add(id.owner(), fort), id, "letters in order, please");
        state.set_aside = fort.treasure().map_or(state.set_aside, |t| state.set_aside.without(t));
    }
    state.available = available.split_whitespace().map(|word| word.parse().unwrap()).collect();
    state.set_aside = state.set_aside.iter().filter(|t| !state.available.contains(*t)).collect();
    game.begin_turn(&mut state, P1);
    Board { game, state }
}

fn read_fort(text: &str) -> (FortId, Fort) {
    let parts: Vec<&str> = text.split_whitespace().collect();
    let (built, destroyed) = parts[2].split_once('/').unwrap_or((parts[2], "0"));
    let mut fort = Fort::new(parts[1].parse().unwrap(), built.parse().unwrap());
    fort.destroy(destroyed.parse().unwrap());
    if let Some(treasure) = parts.get(3) {
        fort.lay(treasure.parse().unwrap());
    }
    (parts[0].parse().unwrap(), fort)
}

impl Board {
    /// Events as in a log, with commas between them. Each is checked.
    pub(super) fn play(&mut self, events: &str) -> &mut Board {
        for line in events.split(',').map(str::trim) {
            self.step(line);
        }
        self
    }

    fn step(&mut self, line: &str) {
        match (Event::<LuckyShot>::read(line).unwrap(), self.game.turn(&self.state)) {
            (Event::Rolled(roll), Turn::Roll(luck)) => {
                assert!(luck.allows(roll), "{line}: {luck:?}");
                self.game.roll(&mut self.state, roll);
            }
            (Event::Chose(choices), Turn::Choose(seats)) => {
                assert_eq!(choices.seats(), seats, "{line}");
                let (_, action) = choices.iter().next().unwrap();
                assert!(self.legal().contains(&action.to_string()), "{line}: {:?}", self.legal());
                self.game.choose(&mut self.state, &choices);
            }
            (_, turn) => panic!("{line}: the board waits for {turn:?}"),
        }
    }

    /// The three dice of p1's turn and where they go: `attack 4, build 2, raid 6`.
    pub(super) fn dice(&mut self, dice: &str) -> &mut Board {
        for part in dice.split(',') {
            let (place, face) = part.trim().split_once(' ').unwrap();
            let seat = self.state.on_turn;
            self.play(&format!("* {face}, {seat} put {place}"));
        }
        self
    }

    /// The words that whoever owes a choice may say.
    pub(super) fn legal(&self) -> Vec<String> {
        let Turn::Choose(seats) = self.game.turn(&self.state) else { return Vec::new() };
        let mut legal = Vec::new();
        self.game.legal(&self.state, seats.only().unwrap(), &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    /// The legal words that begin like this.
    pub(super) fn words(&self, start: &str) -> Vec<String> {
        self.legal().into_iter().filter(|word| word.starts_with(start)).collect()
    }

    /// A fort as it was written: `3 5/2 sea`, or `gone`.
    pub(super) fn fort(&self, name: &str) -> String {
        let id: FortId = name.parse().unwrap();
        let Some(fort) = self.state.rows[id.owner().index()].get(id) else { return "gone".into() };
        let treasure = fort.treasure().map_or(String::new(), |t| format!(" {t}"));
        format!("{} {}/{}{treasure}", fort.level(), fort.built(), fort.destroyed())
    }

    pub(super) fn available(&self) -> String {
        self.state.available.to_string()
    }

    pub(super) fn winners(&self) -> Option<SeatSet> {
        match self.game.turn(&self.state) {
            Turn::Over(outcome) => Some(outcome.winners),
            _ => None,
        }
    }
}

/// A table after these lines, checked by the table itself.
pub(super) fn table(header: &str, lines: &[&str]) -> Table<LuckyShot> {
    Table::read(&format!("{header}\n{}\n", lines.join("\n"))).unwrap()
}
