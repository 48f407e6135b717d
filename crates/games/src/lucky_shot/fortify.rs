//! Fortify: another level, or a new fort (LS-14, LS-16). Protecting a move is in `raid`.

use super::{
    Action, Fort, FortId, FortSet, LuckyShot, Phase, Place, Source, State, Take, Treasure, TreasureSet,
};
use luckhouse_engine::Die;

impl LuckyShot {
    /// LS-14: any fort one above or below the die takes its value. LS-16: or a new fort.
    pub(super) fn fortifies(state: &State, die: Die) -> impl Iterator<Item = Action> {
        let beside = move |fort: &Fort| fort.level().face().abs_diff(die.face()) == 1;
        let forts = state.all_forts().filter(move |(_, fort)| beside(fort));
        let levels = forts.map(move |(fort, _)| Action::Level { fort, level: die });
        levels.chain(LuckyShot::has_letters(state).then_some(Action::Create))
    }

    pub(super) fn change_level(&self, state: &mut State, fort: FortId, level: Die) {
        state.card.spend(Place::Fortify);
        state.fort_mut(fort).set_level(level);
        self.go_on(state);
    }

    /// A letter is never given twice, and there are only so many.
    pub(super) fn has_letters(state: &State) -> bool {
        state.rows[state.acting().index()].has_letters()
    }

    pub(super) fn create_by_die(&self, state: &mut State) {
        let level = state.card.ready(Place::Fortify).expect("a Fortify die");
        state.card.spend(Place::Fortify);
        let fort = self.new_fort(state, level);
        self.bring_into_play(state, fort);
    }

    /// A new fort of whoever acts.
    pub(super) fn new_fort(&self, state: &mut State, level: Die) -> FortId {
        let owner = state.acting();
        state.rows[owner.index()].add(owner, Fort::new(level, Fort::NEW_BRICKS))
    }

    /// LS-16: a set-aside treasure becomes Available, if one is left. The last one needs no draw.
    pub(super) fn bring_into_play(&self, state: &mut State, fort: FortId) {
        match state.set_aside.only() {
            Some(last) => self.drawn(state, fort, last),
            None if state.set_aside.is_empty() => self.look_for_treasure(state, fort),
            None => state.phase = Phase::Draw { fort },
        }
    }

    pub(super) fn drawn(&self, state: &mut State, fort: FortId, treasure: Treasure) {
        state.set_aside = state.set_aside.without(treasure);
        state.available = state.available.with(treasure);
        self.look_for_treasure(state, fort);
    }

    /// LS-16: one die for the new fort, if any treasure is Available.
    fn look_for_treasure(&self, state: &mut State, fort: FortId) {
        if state.available == TreasureSet::EMPTY {
            return self.go_on(state);
        }
        state.phase = Phase::Found { fort };
    }

    pub(super) fn found(&self, state: &mut State, fort: FortId, die: Die) {
        if die != state.fort(fort).level() {
            return self.go_on(state);
        }
        let forts = FortSet::of(fort.owner(), std::iter::once(fort));
        self.take(state, Take { source: Source::Available, treasures: state.available, forts });
    }
}
