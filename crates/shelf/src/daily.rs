//! The journey of a day: one adventurer, and the same dice for everybody.
//!
//! ```
//! use luckhouse_engine::fair::{DailyDice, Secret};
//! use luckhouse_shelf::daily::{Journey, open, play};
//! use luckhouse_shelf::BotSpec;
//! let dice = DailyDice::new("2026-11-17".parse()?, Secret::new([7; 32])).dice();
//! let mut table = open(&dice);
//! play(&mut *table, &dice, BotSpec::RANDOM)?;
//! let journey = Journey::of(&table.log(luckhouse_engine::Viewer::Arbiter)).unwrap();
//! assert_eq!((journey.zones, journey.circles.is_some()), (8, journey.won));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::games::GAMES;
use crate::{AnyTable, BotSpec, Waiting};
use luckhouse_engine::fair::v1::FairDice;
use luckhouse_engine::{Refusal, Rng, Seat, Table, Turn};
use luckhouse_games::lantern::Lantern;

/// The game that is played.
pub const GAME: &str = "lantern";

/// How far somebody came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Journey {
    /// Was the last zone cleared?
    pub won: bool,
    /// The zone where it ended, counted from 1.
    pub zone: u8,
    /// How many there are.
    pub zones: u8,
    /// The circles that were crossed off, if it was won (LN-15): fewer are better.
    pub circles: Option<u8>,
    /// The higher, the better.
    pub score: i32,
}

impl Journey {
    /// What a log tells; `None` if it is of another game, or not over.
    pub fn of(log: &str) -> Option<Journey> {
        let table = Table::<Lantern>::read(log).ok()?;
        let Turn::Over(outcome) = table.turn() else { return None };
        let view = table.view(luckhouse_engine::Viewer::Arbiter);
        let won = !outcome.winners.is_empty();
        Some(Journey {
            won,
            zone: view.zone,
            zones: view.sheet.zones().len() as u8,
            circles: won.then(|| view.abilities.crossed()),
            score: outcome.scores[Seat::at(0)],
        })
    }
}

/// A new journey, with the first dice on the table.
///
/// # Panics
/// Never: the game is on the shelf, for one player.
pub fn open(dice: &FairDice) -> Box<dyn AnyTable> {
    let game = GAMES.iter().find(|game| game.about().name == GAME).expect("the game is on the shelf");
    let mut table = game.open(&[], 1).expect("it is played alone");
    roll(&mut *table, dice);
    table
}

/// Let chance happen as long as it is its turn.
pub fn roll(table: &mut dyn AnyTable, dice: &FairDice) {
    while matches!(table.waiting(), Waiting::Roll) {
        table.roll_fair(dice);
    }
}

/// Let a bot go to the end.
///
/// # Errors
/// If the bot chooses what is not allowed.
pub fn play(table: &mut dyn AnyTable, dice: &FairDice, bot: BotSpec) -> Result<(), Refusal> {
    // What it draws beside the dice is the same every time, so that everybody who asks hears the same.
    let mut rng = Rng::seeded(1);
    while let Waiting::Choice(seats) = table.waiting() {
        let seat = seats.first().unwrap_or(Seat::at(0));
        table.choose_as(seat, bot, &mut rng)?;
        roll(table, dice);
    }
    Ok(())
}
