//! One test at least for every numbered rule, most of them written as logs with written-down dice.

mod end;
mod odds;
mod out;
mod plain;
mod resolution;
mod rolling;
mod soak;
mod start;
mod words;

use super::*;
use luckhouse_engine::{Refusal, Table};

pub(super) const P1: Seat = Seat::at(0);
pub(super) const P2: Seat = Seat::at(1);
pub(super) const P3: Seat = Seat::at(2);

/// The table after these events, given one to a line or parted by `;`, with p1 to start.
pub(super) fn after(header: &str, events: &str) -> Table<BootyDice> {
    let events = events.replace(';', "\n");
    Table::read(&format!("booty-dice{header} edition 1\n* p1 starts\n{events}")).unwrap()
}

/// Lives, shields and doubloons of a seat.
pub(super) fn has(table: &Table<BootyDice>, seat: Seat) -> (u8, u8, u8) {
    let Pirate { lives, shields, doubloons } = table.view(Viewer::Watcher).pirates[seat];
    (lives, shields, doubloons)
}

pub(super) fn piles(table: &Table<BootyDice>) -> (u8, u8) {
    let view = table.view(Viewer::Watcher);
    (view.treasure, view.war_chest)
}

pub(super) fn legal_words(table: &Table<BootyDice>, seat: Seat) -> Vec<String> {
    table.legal(seat).iter().map(ToString::to_string).collect()
}

pub(super) fn winners(table: &Table<BootyDice>) -> Option<SeatSet> {
    match table.turn() {
        Turn::Over(outcome) => Some(outcome.winners),
        _ => None,
    }
}

pub(super) fn try_choose(table: &mut Table<BootyDice>, seat: Seat, word: &str) -> Result<(), Refusal> {
    table.choose(seat, word.parse()?)
}

pub(super) fn faces(text: &str) -> Faces {
    text.parse().unwrap()
}
