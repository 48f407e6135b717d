//! The act: each die on the card is used once, in any order, or left (LS-8).

use super::{Action, LuckyShot, Place, State};
use std::iter;

impl LuckyShot {
    /// All uses of the dice that are still ready, in order; levels count as they are now.
    pub(super) fn uses(state: &State) -> impl Iterator<Item = Action> {
        let ready = |place| state.card.ready(place);
        let builds = ready(Place::Build).map(|die| LuckyShot::builds(state, die));
        let attacks = ready(Place::Attack).map(|die| LuckyShot::attacks(state, die));
        let raids = ready(Place::Raid).map(|die| LuckyShot::captures(state, die));
        let moves = ready(Place::Raid).map(|die| LuckyShot::moves(state, die, ready(Place::Fortify)));
        let fortifies = ready(Place::Fortify).map(|die| LuckyShot::fortifies(state, die));
        let bricks = builds.into_iter().flatten().chain(attacks.into_iter().flatten());
        let treasures = raids.into_iter().flatten().chain(moves.into_iter().flatten());
        bricks.chain(treasures).chain(fortifies.into_iter().flatten())
    }

    pub(super) fn can_act(&self, state: &State) -> bool {
        LuckyShot::uses(state).next().is_some()
    }

    pub(super) fn legal_acts(state: &State, into: &mut Vec<Action>) {
        into.extend(LuckyShot::uses(state).chain(iter::once(Action::Done)));
    }

    pub(super) fn act(&self, state: &mut State, action: Action) {
        match action {
            Action::Build { fort, one } => self.build(state, fort, one),
            Action::Attack { fort, one } => self.attack(state, fort, one),
            Action::Raid { from, into } => self.capture(state, from, into),
            Action::Move { from, into, protected } => self.move_treasure(state, from, into, protected),
            Action::Level { fort, level } => self.change_level(state, fort, level),
            Action::Create => self.create_by_die(state),
            Action::Done => self.end_turn(state),
            other => unreachable!("`{other}` is no act"),
        }
    }
}
