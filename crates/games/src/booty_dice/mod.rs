//! Booty Dice: two to six pirates roll six dice for gold, and for each other's lives.
//!
//! To read the rules in the order in which they are played: [`options`](BootyOptions), the faces of the
//! dice, the state, `start.rs`, `rolling.rs`, `combos.rs`, `resolution.rs`, `ending.rs`.

mod action;
mod chance;
mod combos;
mod ending;
mod faces;
pub mod odds;
mod options;
mod resolution;
mod rolling;
mod start;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use action::BootyAction;
pub use chance::{BootyChance, BootyRoll};
pub use combos::{ALIKE, Reading, SoFar};
pub use faces::{Face, Faces, Parts};
pub use options::{BootyOptions, Curse, Each, FirstThrow, Resolve, Starts};
pub use resolution::{CURSE_DOUBLOONS, CURSE_LIVES, PER_DIE};
pub use state::{BootyState, DOUBLOONS, Phase, Pirate, ROLLS, SHIELDS, Throw};
pub use view::BootyView;

use luckhouse_engine::{
    About, BadWord, Choices, Game, Imagine, Outcome, PerSeat, Rng, Seat, SeatSet, Turn, Viewer,
};

/// The rules of Booty Dice, for one table.
#[derive(Clone, Debug)]
pub struct BootyDice {
    options: BootyOptions,
    seats: usize,
}

impl Game for BootyDice {
    const ABOUT: About =
        About { name: "booty-dice", title: "Booty Dice", seats: &[2, 3, 4, 5, 6], edition: 1 };
    type Options = BootyOptions;
    type State = BootyState;
    type Action = BootyAction;
    type Chance = BootyChance;
    type View = BootyView;

    fn new(options: BootyOptions, seats: usize) -> Result<BootyDice, BadWord> {
        BootyDice::ABOUT.check_seats(seats)?;
        Ok(BootyDice { options, seats })
    }

    fn options(&self) -> &BootyOptions {
        &self.options
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self) -> BootyState {
        BootyState::new(&self.options, self.seats)
    }

    #[inline]
    fn turn(&self, state: &BootyState) -> Turn<BootyChance> {
        match state.phase {
            Phase::Naming => Turn::Choose(SeatSet::all(self.seats)),
            Phase::WhoStarts { among } => Turn::Roll(BootyChance::WhoStarts { among }),
            Phase::Rolling { kept, .. } => Turn::Roll(BootyChance::Dice { count: Faces::DICE - kept.len() }),
            Phase::Deciding(_) | Phase::Robbing { .. } | Phase::Attacking { .. } => Turn::of(state.roller),
            Phase::Over { winners } => {
                let doubloons = |seat| i32::from(state.pirates[seat].doubloons);
                Turn::Over(Outcome { winners, scores: PerSeat::from_fn(self.seats, doubloons) })
            }
        }
    }

    fn legal(&self, state: &BootyState, _seat: Seat, into: &mut Vec<BootyAction>) {
        match state.phase {
            Phase::Deciding(throw) => self.legal_rolls(throw, into),
            Phase::Robbing { .. } => into.extend(state.victims().iter().map(BootyAction::Rob)),
            Phase::Attacking { .. } => into.extend(state.others().iter().map(BootyAction::Attack)),
            Phase::Naming => into.extend(Seat::all(self.seats).map(BootyAction::Begin)),
            Phase::WhoStarts { .. } | Phase::Rolling { .. } | Phase::Over { .. } => {}
        }
    }

    fn meant(&self, state: &BootyState, action: BootyAction) -> BootyAction {
        match (state.phase, action) {
            // BD-22
            (Phase::Deciding(throw), BootyAction::Roll(dice)) if dice == throw.dice => BootyAction::RollAll,
            _ => action,
        }
    }

    fn any_legal(
        &self,
        state: &BootyState,
        seat: Seat,
        list: &mut Vec<BootyAction>,
        rng: &mut Rng,
    ) -> BootyAction {
        if let Phase::Deciding(throw) = state.phase {
            return self.any_legal_roll(throw, rng);
        }
        list.clear();
        self.legal(state, seat, list);
        rng.pick(list)
    }

    fn choose(&self, state: &mut BootyState, choices: &Choices<BootyAction>) {
        if state.phase == Phase::Naming {
            return self.name_starter(state, choices);
        }
        let action = choices.of(state.roller);
        match (state.phase, action) {
            (Phase::Deciding(throw), action) => self.choose_roll(state, throw, action),
            (Phase::Robbing { throw, thefts }, BootyAction::Rob(victim)) => {
                self.choose_victim(state, throw, thefts, victim);
            }
            (Phase::Attacking { throw, attacks }, BootyAction::Attack(target)) => {
                self.choose_target(state, throw, attacks, target);
            }
            (phase, action) => panic!("`{action}` is not a choice in {phase:?}"),
        }
    }

    fn roll(&self, state: &mut BootyState, roll: BootyRoll) {
        match (state.phase, roll) {
            (Phase::WhoStarts { .. }, BootyRoll::Starts(first)) => self.begin(state, first.0),
            (Phase::Rolling { kept, rolls }, BootyRoll::Dice(dice)) => {
                self.land(state, Throw { dice: kept.plus(dice), rolls: rolls + 1 }, dice);
            }
            (phase, roll) => panic!("`{roll}` cannot come up in {phase:?}"),
        }
    }

    fn view(&self, state: &BootyState, _viewer: Viewer) -> BootyView {
        self.show(state)
    }

    fn sound(&self, state: &BootyState) -> Result<(), String> {
        state.sound()
    }

    fn in_play(&self, state: &BootyState) -> SeatSet {
        state.living()
    }
}

impl Imagine for BootyDice {
    fn imagine(&self, view: &BootyView, _rng: &mut Rng) -> BootyState {
        self.read_view(view)
    }
}
