//! Pig, a whole game in one file: the example to read before writing another.
//!
//! Two or more players take turns. On your turn roll one die as often as you like: each roll adds to your turn's
//! points, but a 1 loses them and ends the turn. Hold, and the points are yours. First to 100 wins.

use crate::{
    About, Access, BadWord, Chance, Choices, Die, Field, Game, Imagine, Odds, Options, Outcome, PerSeat,
    Phrase, Rng, RollOf, Seat, Turn, Viewer, phrase,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The rules of Pig, for one table.
#[derive(Clone, Debug)]
pub struct Pig {
    options: PigOptions,
    seats: usize,
}

/// What can be set before a game of Pig.
#[derive(Clone, Debug, PartialEq)]
pub struct PigOptions {
    /// Points that win.
    pub goal: u32,
    /// Turns after which the game is a draw between the leaders.
    pub cap: u32,
}

impl Default for PigOptions {
    fn default() -> Self {
        PigOptions { goal: 100, cap: 2000 }
    }
}

impl Options for PigOptions {
    const FIELDS: &'static [Field<Self>] = &[
        Field {
            key: "goal",
            access: Access::Number { range: 2..=1000, get: |o| o.goal, set: |o, n| o.goal = n },
        },
        Field {
            key: "cap",
            access: Access::Number { range: 1..=10_000, get: |o| o.cap, set: |o, n| o.cap = n },
        },
    ];
}

/// A game of Pig in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PigState {
    scores: PerSeat<u16>,
    on_turn: Seat,
    points: u16,
    turns: u16,
    phase: PigPhase,
}

/// What a game of Pig waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PigPhase {
    /// The player with the die rolls or holds.
    Deciding,
    /// The die is rolled.
    Rolling,
    /// Somebody has won, or it has gone on for too long.
    Over,
}

/// What a player of Pig can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PigAction {
    /// Roll (again).
    Roll,
    /// Keep the points and pass the die.
    Hold,
}

impl fmt::Display for PigAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PigAction::Roll => "roll",
            PigAction::Hold => "hold",
        })
    }
}

impl FromStr for PigAction {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<PigAction, BadWord> {
        match text {
            "roll" => Ok(PigAction::Roll),
            "hold" => Ok(PigAction::Hold),
            _ => Err(BadWord::new(
                text,
                phrase!("kind-action", game = "pig"),
                Phrase::either(["`roll`", "`hold`"]),
            )),
        }
    }
}

/// The only chance in Pig: one die.
#[derive(Clone, Debug, PartialEq)]
pub struct PigDie;

impl Chance for PigDie {
    type Roll = Die;
    fn odds(&self) -> Odds<Die> {
        Die::odds()
    }
    fn roll(&self, rng: &mut Rng) -> Die {
        Die::roll(rng)
    }
}

/// What everybody sees of a game of Pig: all of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PigView {
    /// Points that are safe.
    pub scores: PerSeat<u16>,
    /// Who has the die.
    pub on_turn: Seat,
    /// Points of this turn, not safe yet.
    pub points: u16,
    /// Turns that are over.
    pub turns: u16,
    /// What the game waits for.
    pub phase: PigPhase,
}

impl Pig {
    fn pass(&self, state: &mut PigState) {
        state.points = 0;
        state.turns += 1;
        state.on_turn = state.on_turn.next(self.seats);
        let capped = u32::from(state.turns) >= self.options.cap;
        state.phase = if capped { PigPhase::Over } else { PigPhase::Deciding };
    }

    fn hold(&self, state: &mut PigState) {
        let score = &mut state.scores[state.on_turn];
        *score = score.saturating_add(state.points);
        let won = u32::from(*score) >= self.options.goal;
        self.pass(state);
        if won {
            state.phase = PigPhase::Over;
        }
    }
}

impl Game for Pig {
    const ABOUT: About = About { name: "pig", title: "Pig", seats: &[2, 3, 4, 5, 6, 7, 8], edition: 1 };
    type Options = PigOptions;
    type State = PigState;
    type Action = PigAction;
    type Chance = PigDie;
    type View = PigView;

    fn new(options: PigOptions, seats: usize) -> Result<Pig, BadWord> {
        Pig::ABOUT.check_seats(seats)?;
        Ok(Pig { options, seats })
    }

    fn options(&self) -> &PigOptions {
        &self.options
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self) -> PigState {
        PigState {
            scores: PerSeat::new(self.seats, 0),
            on_turn: Seat::at(0),
            points: 0,
            turns: 0,
            phase: PigPhase::Deciding,
        }
    }

    #[inline]
    fn turn(&self, state: &PigState) -> Turn<PigDie> {
        match state.phase {
            PigPhase::Deciding => Turn::of(state.on_turn),
            PigPhase::Rolling => Turn::Roll(PigDie),
            PigPhase::Over => {
                let scores = PerSeat::from_fn(self.seats, |seat| i32::from(state.scores[seat]));
                Turn::Over(Outcome::highest(scores))
            }
        }
    }

    fn legal(&self, state: &PigState, _seat: Seat, into: &mut Vec<PigAction>) {
        into.push(PigAction::Roll);
        if state.points > 0 {
            into.push(PigAction::Hold);
        }
    }

    fn choose(&self, state: &mut PigState, choices: &Choices<PigAction>) {
        match choices.of(state.on_turn) {
            PigAction::Roll => state.phase = PigPhase::Rolling,
            PigAction::Hold => self.hold(state),
        }
    }

    fn roll(&self, state: &mut PigState, roll: RollOf<Pig>) {
        match roll.face() {
            1 => self.pass(state),
            face => {
                // Whoever never holds has no more points than this.
                state.points = state.points.saturating_add(face.into());
                state.phase = PigPhase::Deciding;
            }
        }
    }

    fn view(&self, state: &PigState, _viewer: Viewer) -> PigView {
        PigView {
            scores: state.scores,
            on_turn: state.on_turn,
            points: state.points,
            turns: state.turns,
            phase: state.phase,
        }
    }
}

impl Imagine for Pig {
    fn imagine(&self, view: &PigView, _rng: &mut Rng) -> PigState {
        PigState {
            scores: view.scores,
            on_turn: view.on_turn,
            points: view.points,
            turns: view.turns,
            phase: view.phase,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Table;

    fn after(events: &str) -> Table<Pig> {
        Table::read(&format!("pig seats 2 edition 1\n{events}")).unwrap()
    }

    #[test]
    fn a_one_loses_the_turn_but_not_what_is_safe() {
        let table = after("p1 roll\n* 6\np1 hold\np2 roll\n* 2\np2 roll\n* 1\n");
        assert_eq!(table.state().scores.as_slice(), [6, 0]);
        assert_eq!(table.state().on_turn, Seat::at(0));
    }

    #[test]
    fn nobody_holds_nothing() {
        assert_eq!(after("").legal(Seat::at(0)), [PigAction::Roll]);
    }

    #[test]
    fn the_goal_wins_when_held() {
        let sixes = "p1 roll\n* 6\n".repeat(17);
        assert!(matches!(after(&sixes).turn(), Turn::Choose(_)));
        let Turn::Over(outcome) = after(&format!("{sixes}p1 hold\n")).turn() else { panic!() };
        assert_eq!(outcome.winners.only(), Some(Seat::at(0)));
        assert_eq!(outcome.scores.as_slice(), [102, 0]);
    }

    #[test]
    fn a_capped_game_is_shared_by_the_leaders() {
        let log = "pig(cap=2) seats 2 edition 1\np1 roll\n* 1\np2 roll\n* 1\n";
        let Turn::Over(outcome) = Table::<Pig>::read(log).unwrap().turn() else { panic!() };
        assert_eq!(outcome.winners.len(), 2);
    }
}
