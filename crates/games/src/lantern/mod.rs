//! Lantern: one adventurer, six dice, and a row of zones with the Dragon at its end.
//!
//! Read on in the order of play: the [`Sheet`] and its [`Boxes`], then `setup`, `fight` (with `reach`, which knows
//! when all is lost), `leave` and `score`. The numbers in the comments are those of the rulings, LN-1 to LN-17.

mod ability;
mod action;
mod boxes;
mod chance;
mod fight;
mod leave;
pub mod odds;
mod options;
mod reach;
mod score;
mod setup;
mod sheet;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use ability::{Abilities, Ability, Circles};
pub use action::{LanternAction, Step};
pub use boxes::{Boxes, Mark, Target};
pub use chance::Throw;
pub use options::{Again, Five, LanternOptions};
pub use reach::{Uses, within_reach};
pub use score::{title, titles};
pub use setup::{Assignment, ENOUGH};
pub use sheet::{Sheet, Task, Zone};
pub use state::{LanternState, Phase};
pub use view::LanternView;

use luckhouse_engine::{About, BadWord, Choices, DiceSet, Game, Seat, Turn, Viewer};

/// The rules of Lantern, for one adventurer.
#[derive(Clone, Debug)]
pub struct Lantern {
    options: LanternOptions,
}

/// The only seat.
const ADVENTURER: Seat = Seat::at(0);

impl Lantern {
    fn task(&self, state: &LanternState) -> Task {
        self.options.sheet.zones()[usize::from(state.zone)].task
    }
}

impl Game for Lantern {
    const ABOUT: About = About { name: "lantern", title: "Lantern", seats: &[1], edition: 1 };
    type Options = LanternOptions;
    type State = LanternState;
    type Action = LanternAction;
    type Chance = Throw;
    type View = LanternView;

    fn new(options: LanternOptions, seats: usize) -> Result<Lantern, BadWord> {
        Lantern::ABOUT.check_seats(seats)?;
        Ok(Lantern { options })
    }

    fn options(&self) -> &LanternOptions {
        &self.options
    }

    fn seats(&self) -> usize {
        1
    }

    fn start(&self) -> LanternState {
        LanternState::new()
    }

    fn turn(&self, state: &LanternState) -> Turn<Throw> {
        match state.phase {
            Phase::Setup | Phase::Enter => Turn::Roll(Throw::ALL),
            Phase::Reroll(kept) => Turn::Roll(Throw { dice: 6 - kept.len() }),
            Phase::Offer(_) | Phase::Assign(_) | Phase::Fight(_) | Phase::Reward => Turn::of(ADVENTURER),
            Phase::Won(_) => Turn::Over(score::won(&state.abilities)),
            Phase::Lost(_) => Turn::Over(score::lost(state.zone)),
        }
    }

    fn legal(&self, state: &LanternState, _seat: Seat, into: &mut Vec<LanternAction>) {
        match state.phase {
            Phase::Offer(_) => into.extend([LanternAction::Again, LanternAction::Keep]),
            Phase::Assign(dice) => setup::assignments(dice, into),
            Phase::Fight(dice) => fight::uses(state, dice, into),
            Phase::Reward => leave::gains(state, into),
            Phase::Setup | Phase::Enter | Phase::Reroll(_) | Phase::Won(_) | Phase::Lost(_) => {}
        }
    }

    fn choose(&self, state: &mut LanternState, choices: &Choices<LanternAction>) {
        match (state.phase, choices.of(ADVENTURER)) {
            (Phase::Offer(_), LanternAction::Again) => self.again(state),
            (Phase::Offer(dice), LanternAction::Keep) => self.keep(state, dice),
            (Phase::Assign(_), LanternAction::Assign(assignment)) => self.assign(state, assignment),
            (Phase::Fight(dice), action) => self.use_ability(state, dice, action),
            (Phase::Reward, LanternAction::Gain(ability)) => self.gain(state, ability),
            (phase, action) => unreachable!("{action} in {phase:?}"),
        }
    }

    fn roll(&self, state: &mut LanternState, roll: DiceSet) {
        match state.phase {
            Phase::Setup => self.setup_rolled(state, roll),
            Phase::Enter => self.entered(state, roll),
            Phase::Reroll(kept) => self.rerolled(state, kept, roll),
            phase => unreachable!("a roll in {phase:?}"),
        }
    }

    fn view(&self, state: &LanternState, _viewer: Viewer) -> LanternView {
        LanternView::new(self, state)
    }

    fn sound(&self, state: &LanternState) -> Result<(), String> {
        state.sound(&self.options.sheet)
    }
}
