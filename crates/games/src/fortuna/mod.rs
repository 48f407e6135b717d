//! Fortuna: roll two dice, flip two bricks, and call what they make, before somebody has lost the last marble.
//!
//! The files in the order in which they are played: `options`, the kit (`bricks`, `marbles`), who starts (`start`),
//! the `throw` and its `groups`, their `score`, the `call`, what follows from it (`settle`), the `end`. The state and its phases are in
//! `state`, the words in `action` and `chance`, exact figures in [`odds`].

mod action;
mod bricks;
mod call;
mod chance;
mod end;
mod groups;
mod marbles;
pub mod odds;
mod options;
mod pair;
mod pairing;
mod score;
mod settle;
mod start;
mod state;
#[cfg(test)]
mod tests;
mod throw;
mod view;

pub use action::FortunaAction;
pub use bricks::{BrickSet, KIT};
pub use chance::{FortunaChance, FortunaRoll};
pub use groups::{Group, Groups};
pub use marbles::Marbles;
pub use options::{
    Calls, FalseChallenge, FortunaOptions, Others, Overlap, Plain, Refund, Retrieve, Scoring, SpreadSize,
    Wolf,
};
pub use pair::Pair;
pub use pairing::{Pairings, Reach};
pub use score::{Call, Line, OwnMarble, Score};
pub use state::{Called, Colour, FortunaState, LastTurn, Phase, Player, Scored, Spread, Starting, Throw};
pub use view::{FortunaView, PlayerView};

use luckhouse_engine::{About, BadWord, Choices, Game, Imagine, PerSeat, Rng, Seat, SeatSet, Turn, Viewer};

/// The rules of Fortuna, for one table.
#[derive(Clone, Debug)]
pub struct Fortuna {
    options: FortunaOptions,
    seats: usize,
}

impl Game for Fortuna {
    const ABOUT: About =
        About { name: "fortuna", title: "Fortuna", seats: &[2, 4, 6, 8, 10, 12], edition: 1 };
    type Options = FortunaOptions;
    type State = FortunaState;
    type Action = FortunaAction;
    type Chance = FortunaChance;
    type View = FortunaView;

    fn new(options: FortunaOptions, seats: usize) -> Result<Fortuna, BadWord> {
        Fortuna::ABOUT.check_seats(seats)?;
        Ok(Fortuna { options, seats })
    }

    fn options(&self) -> &FortunaOptions {
        &self.options
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self) -> FortunaState {
        FortunaState {
            players: PerSeat::new(self.seats, Player::NEW),
            starter: None,
            on_turn: Seat::at(0),
            turns: 0,
            phase: Phase::Starting(Starting::round(SeatSet::all(self.seats), self.seats)),
            last: None,
        }
    }

    fn turn(&self, state: &FortunaState) -> Turn<FortunaChance> {
        let (bricks, kits) = (self.spread(), self.kits());
        match state.phase {
            Phase::Starting(_) => Turn::Roll(FortunaChance::First(state.on_turn)),
            Phase::Dice => Turn::Roll(FortunaChance::Dice(self.spread())),
            Phase::Bricks { .. } => Turn::Roll(FortunaChance::Bricks { bricks, kits }),
            Phase::Challenge { .. } => Turn::Choose(self.opponents(state.starter, state.on_turn)),
            Phase::Reward { challengers, .. } => Turn::Choose(challengers),
            Phase::Over => Turn::Over(self.outcome(state)),
            Phase::PickDice(_)
            | Phase::PickBricks { .. }
            | Phase::Call(_)
            | Phase::OwnMarble(_)
            | Phase::Take(_) => Turn::of(state.on_turn),
        }
    }

    fn legal(&self, state: &FortunaState, _seat: Seat, into: &mut Vec<FortunaAction>) {
        use FortunaAction::{Accept, Bricks, Call, Challenge, Dice, Free, Leave, Take};
        match state.phase {
            Phase::PickDice(throw) => into.extend(throw.dice_pairs().map(Dice)),
            Phase::PickBricks { throw, .. } => into.extend(throw.brick_pairs().map(Bricks)),
            Phase::Call(_) => into.extend(self::Call::ALL.map(Call)),
            Phase::Challenge { .. } => into.extend([Accept, Challenge]),
            Phase::Reward { .. } | Phase::OwnMarble(_) => into.extend([Free, Leave]),
            Phase::Take(_) => into.extend(self.targets(state).iter().map(Take)),
            Phase::Starting(_) | Phase::Dice | Phase::Bricks { .. } | Phase::Over => {}
        }
    }

    fn choose(&self, state: &mut FortunaState, choices: &Choices<FortunaAction>) {
        use FortunaAction::{Bricks, Call, Dice, Free, Take};
        let own = choices.get(state.on_turn);
        match (state.phase, own) {
            (Phase::PickDice(throw), Some(Dice(dice))) => self.pick_dice(state, throw, dice),
            (Phase::PickBricks { throw, dice }, Some(Bricks(bricks))) => {
                self.pick_bricks(state, throw, Group { dice, bricks });
            }
            (Phase::Call(throw), Some(Call(call))) => state.phase = Phase::Challenge { throw, call },
            (Phase::Challenge { throw, call }, None) => self.answer(state, throw, call, choices),
            (Phase::Reward { scored, .. }, None) => self.reward(state, scored, choices),
            (Phase::OwnMarble(scored), Some(own)) => self.free_own(state, scored, own == Free),
            (Phase::Take(scored), Some(Take(victim))) => self.take(state, scored, victim),
            (phase, own) => panic!("{own:?} in {phase:?}: only legal choices are given"),
        }
    }

    fn roll(&self, state: &mut FortunaState, roll: FortunaRoll) {
        match (state.phase, roll) {
            (Phase::Starting(starting), FortunaRoll::Dice(dice)) => {
                self.roll_for_first(state, starting, dice);
            }
            (Phase::Dice, FortunaRoll::Dice(dice)) => state.phase = Phase::Bricks { dice },
            (Phase::Bricks { dice }, FortunaRoll::Bricks(bricks)) => self.flip(state, dice, bricks),
            (phase, roll) => panic!("{roll} in {phase:?}: only possible rolls are given"),
        }
    }

    fn view(&self, state: &FortunaState, _viewer: Viewer) -> FortunaView {
        self.look(state)
    }

    /// An answer to a call shows the true score (FO-11), even where only one was asked.
    fn reveals(&self, before: &FortunaState, choices: &Choices<FortunaAction>) -> bool {
        matches!(before.phase, Phase::Challenge { .. }) || choices.seats().len() > 1
    }

    /// Marbles are sound by their type; what lies open must come from the kits.
    fn sound(&self, state: &FortunaState) -> Result<(), String> {
        if state.starter.is_none() != matches!(state.phase, Phase::Starting(_)) {
            return Err("the starter is known exactly when the first turn has begun".into());
        }
        state.phase.open().map_or(Ok(()), |throw| self.check_throw(throw))
    }
}

impl Imagine for Fortuna {
    fn imagine(&self, view: &FortunaView, _rng: &mut Rng) -> FortunaState {
        self.rebuild(view)
    }
}
