//! What of a view the facts have to name.

use super::facts::FortunaFact;
use luckhouse_engine::{DiceSet, PerSeat, Seat};
use luckhouse_games::fortuna::{
    BrickSet, Call, Fortuna, FortunaView, Group, Groups, Line, Pair, Phase, Starting,
};

/// All that lies on the table, without the places of what is picked where there is nothing to choose.
#[derive(Debug, PartialEq)]
pub(super) struct Account {
    scores: PerSeat<u16>,
    marbles: PerSeat<u8>,
    starter: Option<Seat>,
    /// Nobody before the first turn.
    on_turn: Option<Seat>,
    turns: u16,
    starting: Option<Starting>,
    /// Are several groups made of a throw?
    several: bool,
    throw: Throw,
}

/// What a turn has brought so far.
#[derive(Debug, Default, PartialEq)]
struct Throw {
    dice: DiceSet,
    bricks: BrickSet,
    /// What is in groups, where there are several (FO-22), and the dice that wait for their bricks.
    groups: Option<Groups>,
    picked: Option<Pair>,
    call: Option<Call>,
    line: Option<Line>,
}

impl Account {
    pub(super) fn of(game: &Fortuna, view: &FortunaView) -> Account {
        let seats = view.players.seats();
        Account {
            scores: PerSeat::from_fn(seats, |seat| view.players[seat].score),
            marbles: PerSeat::from_fn(seats, |seat| view.players[seat].marbles.in_hand()),
            starter: view.starter,
            on_turn: view.starter.map(|_| view.on_turn),
            turns: view.turns,
            starting: match view.phase {
                Phase::Starting(starting) => Some(starting),
                _ => None,
            },
            several: game.groups() > 1,
            throw: Throw::of(game, view.phase),
        }
    }

    pub(super) fn apply(&mut self, fact: &FortunaFact) {
        match fact {
            FortunaFact::RollsForFirst { seat, total, .. } => {
                self.starting.iter_mut().for_each(|starting| starting.totals[*seat] = Some(*total));
            }
            FortunaFact::Tie { seats } => {
                let totals = PerSeat::new(self.scores.seats(), None);
                self.starting = Some(Starting { contenders: *seats, totals });
            }
            FortunaFact::Starts { seat } => {
                (self.starting, self.starter, self.on_turn) = (None, Some(*seat), Some(*seat));
            }
            FortunaFact::Rolls { dice, .. } => self.throw.dice = *dice,
            FortunaFact::Flips { faces, blanks, .. } => {
                self.throw.bricks = bricks(faces, *blanks);
                self.throw.groups = self.several.then_some(Groups::EMPTY);
            }
            FortunaFact::PicksDice { dice, .. } if self.several => self.throw.picked = Some(*dice),
            FortunaFact::PicksBricks { faces, blanks, .. } => self.throw.make_group(bricks(faces, *blanks)),
            FortunaFact::Calls { call, .. } => self.throw.call = Some(*call),
            FortunaFact::Named { line, .. } => self.throw.line = Some(*line),
            FortunaFact::Scores { seat, points, .. } => self.scores[*seat] += points,
            FortunaFact::Loses { seat, marbles, .. } => self.marbles[*seat] -= marbles,
            FortunaFact::Frees { seat, .. } => self.marbles[*seat] += 1,
            FortunaFact::TurnPasses { to } => self.end_turn(Some(*to)),
            FortunaFact::Over { .. } => self.end_turn(self.on_turn),
            _ => {}
        }
    }

    fn end_turn(&mut self, next: Option<Seat>) {
        (self.turns, self.on_turn, self.throw) = (self.turns + 1, next, Throw::default());
    }
}

/// All these bricks, the blank ones as well.
fn bricks(faces: &[u8], blanks: u8) -> BrickSet {
    let blanks = (0..blanks).map(|_| 0);
    faces.iter().copied().chain(blanks).fold(BrickSet::EMPTY, BrickSet::with)
}

impl Throw {
    /// The dice that wait have found their bricks.
    fn make_group(&mut self, bricks: BrickSet) {
        if let (Some(groups), Some(dice), Some(bricks)) =
            (self.groups, self.picked.take(), bricks.pairs().next())
        {
            self.groups = Some(groups.with(Group { dice, bricks }));
        }
    }

    fn of(game: &Fortuna, phase: Phase) -> Throw {
        let spread = phase.spread();
        let call = match phase {
            Phase::Challenge { call, .. } => Some(call),
            _ => phase.scored().and_then(|scored| scored.called).map(|called| called.call),
        };
        Throw {
            dice: match phase {
                Phase::Bricks { dice } => dice,
                _ => spread.map_or(DiceSet::EMPTY, |spread| spread.dice),
            },
            bricks: spread.map_or(BrickSet::EMPTY, |spread| spread.bricks),
            groups: phase.open().filter(|_| game.groups() > 1).map(|throw| throw.groups),
            picked: match phase {
                Phase::PickBricks { dice, .. } if game.groups() > 1 => Some(dice),
                _ => None,
            },
            call,
            line: phase.scored().map(|scored| scored.score.line),
        }
    }
}
