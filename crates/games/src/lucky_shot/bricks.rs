//! Build and Attack: bricks on, bricks off, and what becomes of a destroyed fort's treasure (LS-9 to LS-11).

use super::{Action, Fort, FortId, Loose, LuckyShot, Phase, Place, Source, State, Take, TreasureSet};
use luckhouse_engine::Die;

/// Bricks that a die on a match, Plains or Desert builds or destroys.
pub const MOST_AT_ONCE: u8 = 2;

/// One brick, two on a match (LS-9, LS-10).
fn strength(fort: &Fort, die: Die) -> u8 {
    if fort.level() == die { MOST_AT_ONCE } else { 1 }
}

/// One word for all bricks that are possible, and where those are two, another for only one.
fn words(all: Action, one: Action, bricks: u8) -> impl Iterator<Item = Action> {
    [(bricks >= 1).then_some(all), (bricks >= 2).then_some(one)].into_iter().flatten()
}

pub(super) fn build_words(fort: FortId, bricks: u8) -> impl Iterator<Item = Action> {
    words(Action::Build { fort, one: false }, Action::Build { fort, one: true }, bricks)
}

pub(super) fn attack_words(fort: FortId, bricks: u8) -> impl Iterator<Item = Action> {
    words(Action::Attack { fort, one: false }, Action::Attack { fort, one: true }, bricks)
}

impl LuckyShot {
    /// LS-9: any fort, anyone's, that is not full.
    pub(super) fn builds(state: &State, die: Die) -> impl Iterator<Item = Action> {
        let forts = state.all_forts();
        forts.flat_map(move |(id, fort)| build_words(id, strength(fort, die).min(fort.room())))
    }

    pub(super) fn build(&self, state: &mut State, id: FortId, one: bool) {
        let die = state.card.ready(Place::Build).expect("a Build die");
        let bricks = if one { 1 } else { strength(state.fort(id), die) };
        state.card.spend(Place::Build);
        state.fort_mut(id).build(bricks);
        self.go_on(state);
    }

    /// LS-10: any fort, one's own too.
    pub(super) fn attacks(state: &State, die: Die) -> impl Iterator<Item = Action> {
        let forts = state.all_forts();
        forts.flat_map(move |(id, fort)| attack_words(id, strength(fort, die).min(fort.standing())))
    }

    pub(super) fn attack(&self, state: &mut State, id: FortId, one: bool) {
        let die = state.card.ready(Place::Attack).expect("an Attack die");
        let bricks = if one { 1 } else { strength(state.fort(id), die) };
        state.card.spend(Place::Attack);
        self.knock_off(state, id, bricks);
    }

    /// Bricks off a fort, by an attack or by Desert. A fort without bricks is gone (LS-5).
    pub(super) fn knock_off(&self, state: &mut State, id: FortId, bricks: u8) {
        let fort = state.fort_mut(id);
        fort.destroy(bricks);
        if fort.standing() > 0 {
            return self.go_on(state);
        }
        let treasure = fort.lift();
        state.rows[id.owner().index()].remove(id);
        match treasure {
            Some(treasure) => self.let_loose(state, Loose { treasure, owner: id.owner() }),
            None => self.go_on(state),
        }
    }

    /// LS-11: whoever destroyed the fort may roll for its treasure, if there is somewhere to put it.
    fn let_loose(&self, state: &mut State, loose: Loose) {
        if state.has_empty_fort(state.acting()) {
            state.phase = Phase::Salvage { loose };
        } else {
            self.lose(state, loose);
        }
    }

    /// `salvage` or `none`.
    pub(super) fn salvage(&self, state: &mut State, loose: Loose, action: Action) {
        match action {
            Action::Salvage => state.phase = Phase::SalvageDie { loose },
            _ => self.lose(state, loose),
        }
    }

    pub(super) fn salvage_die(&self, state: &mut State, loose: Loose, die: Die) {
        let forts = state.matching(state.acting(), die);
        if forts.is_empty() {
            return self.lose(state, loose);
        }
        let treasures = TreasureSet::one(loose.treasure);
        self.take(state, Take { source: Source::Salvage(loose.owner), treasures, forts });
    }

    /// Nobody salvaged it: it is Available, and only now its owner is without it (LS-20).
    fn lose(&self, state: &mut State, loose: Loose) {
        state.available = state.available.with(loose.treasure);
        if self.settle(state) {
            self.go_on(state);
        }
    }
}
