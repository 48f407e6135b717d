//! Small boards of Reynard's Luck, solved with all their secrets, and players held against them.

use super::Mix;
use luckhouse_engine::Seat;
use luckhouse_games::reynards_luck::{Phase, ReynardsLuck, State};
use luckhouse_solvers::reynards_luck::{NearTheCap, SmallBoard};
use luckhouse_solvers::secrets::{Plan, Solved, Tree};
use luckhouse_solvers::{Unsolved, Watch};

/// A board on which it is known what perfect play is worth.
pub struct Yardstick {
    /// Everything that can happen.
    pub tree: Tree<ReynardsLuck>,
    /// Perfect play, as far as it was found.
    pub solved: Solved,
}

/// What a player lost below what the board is worth, on average over both seats, in chances to win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lost {
    /// Against perfect play.
    pub perfect: f64,
    /// Against the best answer there is, by somebody who knows how the player plays, but sees no secrets. No other
    /// answer, a local one least of all, takes more.
    pub answered: f64,
}

/// The choices in which a player is held against the board; in all others it plays perfectly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// All of them.
    All,
    /// Where the pieces are placed.
    Placing,
    /// All but that.
    Playing,
    /// The cards of confrontations.
    Cards,
}

impl Part {
    fn holds(self, state: &State) -> bool {
        match self {
            Part::All => true,
            Part::Placing => state.phase() == Phase::Place,
            Part::Playing => state.phase() != Phase::Place,
            Part::Cards => matches!(state.phase(), Phase::Cards { .. }),
        }
    }
}

impl Yardstick {
    /// Solve a board of at most so many nodes, until both sides together could gain no more than `gap`, or for so many rounds.
    ///
    /// # Errors
    /// If there are more nodes, or whoever waits does not want to wait any longer.
    pub fn new(
        board: SmallBoard,
        most: usize,
        (gap, rounds): (f64, u32),
        watch: &dyn Watch,
    ) -> Result<Yardstick, Unsolved> {
        let tree = board.tree(most)?;
        let solved = tree.solve(gap, rounds, watch)?;
        Ok(Yardstick { tree, solved })
    }

    /// How a player plays in each seat.
    pub fn plans(&self, player: impl Fn() -> Mix) -> [Plan; 2] {
        [0, 1].map(|seat| self.tree.plan_of(Seat::at(seat), &NearTheCap, player()))
    }

    /// What somebody loses who plays by these plans in a part of the choices.
    pub fn lost(&self, plans: &[Plan; 2], part: Part) -> Lost {
        let lost = [0, 1].map(|seat| {
            let (plan, seat) = (&plans[seat], Seat::at(seat));
            let plan = self.solved.plan.with(&self.tree, plan, |who, state| who == seat && part.holds(state));
            let sign = if seat.index() == 0 { 1.0 } else { -1.0 };
            let perfect = sign * (self.solved.value() - self.tree.worth(&plan));
            let taken = self.tree.best_answer(seat.other(), &plan).1;
            Lost { perfect, answered: taken + sign * self.solved.value() }
        });
        Lost {
            perfect: f64::midpoint(lost[0].perfect, lost[1].perfect),
            answered: f64::midpoint(lost[0].answered, lost[1].answered),
        }
    }
}
