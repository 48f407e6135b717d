//! Laws about states: small, sound, nobody comes back, and there is an end.

use crate::fate::MOST_EVENTS;
use crate::{Broken, Fate};
use luckhouse_engine::{Imagine, SeatSet, Turn};

/// The most bytes a state may have.
const LARGEST_STATE: usize = 512;

/// A state is small; what never changes in number is still there; nobody who is out comes back or is asked.
pub(crate) fn states_stay_sound<G: Imagine>(game: &G, fate: &mut Fate<'_>) -> Result<(), Broken> {
    if size_of::<G::State>() > LARGEST_STATE {
        return Err(format!("a state of {} bytes", size_of::<G::State>()));
    }
    let mut result = Ok(());
    let mut left = SeatSet::all(game.seats());
    fate.play(game).retrace(|_, _, after| {
        let now = game.in_play(after);
        let asked = match game.turn(after) {
            Turn::Choose(seats) => seats,
            _ => SeatSet::EMPTY,
        };
        let fault = match game.sound(after) {
            Err(fault) => Some(fault),
            Ok(()) if !now.minus(left).is_empty() => Some(format!("{} came back", now.minus(left))),
            Ok(()) if !asked.minus(now).is_empty() => Some(format!("{} is out and asked", asked.minus(now))),
            Ok(()) => None,
        };
        left = now;
        if let (Some(fault), Ok(())) = (fault, &result) {
            result = Err(format!("{fault} in {after:?}"));
        }
    });
    result
}

/// Every game comes to an end, with a score for every seat.
pub(crate) fn games_end<G: Imagine>(game: &G, fate: &mut Fate<'_>) -> Result<(), Broken> {
    let table = fate.play(game);
    match table.turn() {
        Turn::Over(outcome) if outcome.scores.seats() == game.seats() => {
            let strangers = outcome.winners.minus(SeatSet::all(game.seats()));
            if strangers.is_empty() { Ok(()) } else { Err(format!("{strangers} won")) }
        }
        Turn::Over(_) => Err("a score is missing".into()),
        _ => Err(format!("no end after {MOST_EVENTS} events")),
    }
}
