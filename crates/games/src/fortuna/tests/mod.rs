//! One rule, one test: the numbers are those of the rules.

mod call;
mod end;
mod grand;
mod kit;
mod larger;
mod score;
mod soak;
mod turn;
mod words;

use super::*;
use luckhouse_engine::{Outcome, Table};

const P1: Seat = Seat::at(0);
const P2: Seat = Seat::at(1);
const P3: Seat = Seat::at(2);
const P4: Seat = Seat::at(3);

/// A table for two with these options, where p1 has won the first turn, after these events.
fn two(options: &str, events: &str) -> Table<Fortuna> {
    read(options, 2, &format!("* dice 6 6\n* dice 1 1\n{events}"))
}

/// The same for four.
fn four(options: &str, events: &str) -> Table<Fortuna> {
    read(options, 4, &format!("* dice 6 6\n{}{events}", "* dice 1 1\n".repeat(3)))
}

fn read(options: &str, seats: usize, events: &str) -> Table<Fortuna> {
    let options = if options.is_empty() { String::new() } else { format!("({options})") };
    let log = format!("fortuna{options} seats {seats} edition 1\n{events}");
    Table::read(&log).unwrap_or_else(|wrong| panic!("{wrong}\n{log}"))
}

/// A turn with house calls, on which nothing is to be chosen.
fn throw(dice: &str, bricks: &str) -> String {
    format!("* dice {dice}\n* bricks {bricks}\n")
}

fn scores(table: &Table<Fortuna>) -> Vec<u16> {
    table.state().players.as_slice().iter().map(|player| player.score).collect()
}

fn marbles(table: &Table<Fortuna>) -> Vec<u8> {
    table.state().players.as_slice().iter().map(|player| player.marbles.in_hand()).collect()
}

fn legal(table: &Table<Fortuna>, seat: Seat) -> Vec<String> {
    table.legal(seat).iter().map(ToString::to_string).collect()
}

fn outcome(table: &Table<Fortuna>) -> Outcome {
    let Turn::Over(outcome) = table.turn() else { panic!("the game goes on: {:?}", table.state()) };
    outcome
}

fn goes_on(table: &Table<Fortuna>) -> bool {
    !matches!(table.turn(), Turn::Over(_))
}
