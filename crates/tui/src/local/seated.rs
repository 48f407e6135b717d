//! Who plays, as it stands in a kept game: whoever goes on with it meets the same table.

use super::Seating;
use luckhouse_engine::{LogError, LogFault, People, PerSeat, Seat, SeatSet, Sitter};
use luckhouse_shelf::{AnyGame, BotSpec};

impl Seating {
    /// This log with everybody who plays in it. Nobody at a keyboard is asked for a name: a person is called by the seat.
    pub fn write_into(&self, log: &str) -> String {
        let sitter = |seat: Seat| match self.people.contains(seat) {
            true => Sitter::Person(seat.to_string()),
            false => Sitter::Bot(self.bots[seat].to_string()),
        };
        People::new(Seat::all(self.bots.seats()).map(sitter)).write_into(log)
    }

    /// Those who play in this log, all its people at one keyboard; nothing, if it does not say who played.
    ///
    /// # Errors
    /// If what it says cannot be read, or names a bot that this game does not have.
    pub fn of_log(log: &str, game: &dyn AnyGame) -> Result<Option<Seating>, LogError> {
        let Some(people) = People::of_log(log)? else { return Ok(None) };
        let read = |seat: Seat, kind: &str| {
            BotSpec::read(kind, game).map_err(|wrong| at_seat(log, seat, wrong.into()))
        };
        let steady = read(Seat::at(0), "steady")?;
        let mut seating =
            Seating { people: SeatSet::EMPTY, bots: PerSeat::new(people.len(), steady), typed: false };
        for seat in Seat::all(people.len()) {
            match people.at(seat) {
                Sitter::Person(_) => seating.people = seating.people.with(seat),
                Sitter::Bot(kind) => seating.bots[seat] = read(seat, kind)?,
            }
        }
        Ok(Some(seating))
    }
}

/// The fault stands in the line of this seat.
fn at_seat(log: &str, seat: Seat, fault: LogFault) -> LogError {
    let own = format!("# seat {seat} ");
    let line = log.lines().position(|line| line.starts_with(&own)).map_or(1, |place| place + 1);
    LogError { line, fault }
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_shelf::find;

    const LOG: &str = "booty-dice seats 3 edition 1\n* p1 starts\n";

    #[test]
    fn a_kept_game_is_gone_on_with_by_the_same_people_and_bots() {
        let game = find("booty-dice").unwrap();
        let [strong, best] = ["strong:grudge", "best"].map(|word| BotSpec::read(word, game).unwrap());
        let mut bots = PerSeat::new(3, strong);
        bots[Seat::at(2)] = best;
        let seating = Seating { people: SeatSet::one(Seat::at(1)), bots, typed: false };
        let log = seating.write_into(LOG);
        let again = Seating::of_log(&log, game).unwrap().expect("it says who played");
        assert_eq!(again.people, seating.people);
        assert_eq!((again.bots[Seat::at(0)], again.bots[Seat::at(2)]), (strong, best));
        assert!(Seating::of_log(LOG, game).unwrap().is_none(), "games from before say nothing");
    }

    #[test]
    fn a_bot_that_nobody_knows_is_named_with_what_there_is() {
        let game = find("booty-dice").unwrap();
        let log = "booty-dice seats 2 edition 1\n# seat p1 person p1\n# seat p2 bot clever\n";
        let wrong = Seating::of_log(log, game).unwrap_err().to_string();
        assert!(
            wrong.starts_with("line 3: `clever` is not a bot: expected random, novice, steady"),
            "{wrong}"
        );
    }
}
