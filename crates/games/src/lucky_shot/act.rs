//! The act: each die on the card is used once, in any order, or left (LS-8).

use super::{Action, LuckyShot, Place, State};
use std::ops::ControlFlow;

impl LuckyShot {
    /// Visit all uses of the dice that are still ready, in order, until the visitor has seen enough.
    /// Levels count as they are now.
    fn each_use(state: &State, mut visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let ready = |place| state.card.ready(place);
        if let Some(die) = ready(Place::Build) {
            LuckyShot::builds(state, die).try_for_each(&mut visit)?;
        }
        if let Some(die) = ready(Place::Attack) {
            LuckyShot::attacks(state, die).try_for_each(&mut visit)?;
        }
        if let Some(die) = ready(Place::Raid) {
            LuckyShot::captures(state, die).try_for_each(&mut visit)?;
            LuckyShot::moves(state, die, ready(Place::Fortify)).try_for_each(&mut visit)?;
        }
        if let Some(die) = ready(Place::Fortify) {
            LuckyShot::fortifies(state, die).try_for_each(&mut visit)?;
        }
        ControlFlow::Continue(())
    }

    pub(super) fn can_act(&self, state: &State) -> bool {
        LuckyShot::each_use(state, |_| ControlFlow::Break(())).is_break()
    }

    pub(super) fn legal_acts(state: &State, into: &mut Vec<Action>) {
        let all = LuckyShot::each_use(state, |action| {
            into.push(action);
            ControlFlow::Continue(())
        });
        debug_assert!(all.is_continue());
        into.push(Action::Done);
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
