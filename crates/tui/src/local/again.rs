//! Trying again from a moment of a game that was played.

use super::{Local, Seating};
use crate::house::Practice;
use luckhouse_engine::{PerSeat, Rng, Seat, SeatSet, Viewer};
use luckhouse_shelf::coach::try_from;
use luckhouse_shelf::{BotSpec, Waiting, read_log};
use luckhouse_words::Words;

impl Local {
    /// Whoever chose at an event of this log: the person who is asked for, if they did; else the first.
    pub fn chooser_at(log: &str, event: usize, wanted: Option<Seat>) -> Option<Seat> {
        let Waiting::Choice(seats) = read_log(log, event.checked_sub(1)?).ok()?.waiting() else {
            return None;
        };
        wanted.filter(|seat| seats.contains(*seat)).or(seats.first())
    }

    /// The game of this log after so many events, for one person and bots. Nothing of it is kept, and a rematch begins at the
    /// same moment.
    ///
    /// # Errors
    /// If nobody chose anything then, in words for whoever looks.
    pub fn try_again(
        log: &str,
        after: usize,
        (seat, bot): (Seat, BotSpec),
        seed: u64,
    ) -> Result<Local, String> {
        let table = try_from(log, after, &mut Rng::stream(seed, 2)).map_err(|no| no.to_string())?;
        let bots = PerSeat::new(table.header().seats, bot);
        let seating = Seating { people: SeatSet::one(seat), bots, typed: false };
        let beginning = table.log(Viewer::Arbiter);
        let keeper = Practice { words: Words::spoken() };
        Ok(Local { beginning, ..Local::new(table, seating, seed, Box::new(keeper)) })
    }
}
