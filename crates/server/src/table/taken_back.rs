//! How often choices may be taken back: each time makes the story longer, so there is an end.

use crate::protocol::{Problem, Reason, Why, because};
use luckhouse_engine::Seat;

/// So often in a row, before somebody else does something or dice are rolled.
const IN_A_ROW: u32 = 20;
/// So often in one game.
const IN_A_GAME: u32 = 500;

/// How often choices were taken back.
#[derive(Clone, Debug, Default)]
pub(super) struct TakenBack {
    last: Option<Seat>,
    in_a_row: u32,
    in_all: u32,
}

impl TakenBack {
    /// A line of the log: a roll, or a choice of somebody else, lets everybody take back again.
    pub(super) fn line(&mut self, line: &str) {
        let seat = line.split(' ').next().and_then(|word| word.parse::<Seat>().ok());
        if seat.is_none() || seat != self.last || line.contains('|') {
            self.in_a_row = 0;
        }
    }

    /// This seat takes a choice back.
    pub(super) fn one_more(&mut self, seat: Seat) {
        if self.last != Some(seat) {
            (self.last, self.in_a_row) = (Some(seat), 0);
        }
        self.in_a_row += 1;
        self.in_all += 1;
    }

    /// May this seat take a choice back?
    pub(super) fn check(&self, seat: Seat) -> Result<(), Problem> {
        let refused = |text: Reason| Err(Problem::new(Why::House, text));
        if self.last == Some(seat) && self.in_a_row >= IN_A_ROW {
            return refused(because("taken-back-row").with("times", IN_A_ROW));
        }
        if self.in_all >= IN_A_GAME {
            return refused(because("taken-back-game").with("times", IN_A_GAME));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taking_back_ends_until_somebody_else_does_something() {
        let (one, two) = (Seat::at(0), Seat::at(1));
        let mut taken = TakenBack::default();
        for _ in 0..IN_A_ROW {
            assert!(taken.check(one).is_ok());
            taken.line("p1 roll");
            taken.one_more(one);
        }
        assert!(taken.check(one).is_err() && taken.check(two).is_ok());
        taken.line("p1 hold");
        assert!(taken.check(one).is_err(), "one's own choice changes nothing");
        for line in ["* 6", "p2 hold", "p1 card 4 | p2 card 6"] {
            let mut taken = TakenBack { last: Some(one), in_a_row: IN_A_ROW, in_all: IN_A_ROW };
            taken.line(line);
            assert!(taken.check(one).is_ok(), "{line}");
        }
        let worn = TakenBack { last: None, in_a_row: 0, in_all: IN_A_GAME };
        assert!(worn.check(one).is_err());
    }
}
