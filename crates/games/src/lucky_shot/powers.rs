//! The powers of the treasures: at once, and each may be left (LS-17 to LS-19).

use super::bricks::{MOST_AT_ONCE, attack_words};
use super::{Action, Forest, FortId, LuckyShot, Phase, State, Treasure};
use luckhouse_engine::{Die, Seat};

impl LuckyShot {
    /// Whoever acts has gained this treasure. A power that can do nothing now is not asked about.
    pub(super) fn gain_power(&self, state: &mut State, treasure: Treasure) {
        if treasure == Treasure::Volcano {
            // LS-18: nothing to choose before the next turn.
            state.volcano = state.volcano.with(state.acting());
            return self.go_on(state);
        }
        if self.has_use(state, treasure) {
            state.phase = Phase::Power { treasure };
        } else {
            self.go_on(state);
        }
    }

    /// Desert, Sea and Swamp always find a fort: everybody who is in holds a treasure in one.
    fn has_use(&self, state: &State, treasure: Treasure) -> bool {
        match treasure {
            Treasure::Plains => state.all_forts().any(|(_, fort)| fort.room() > 0),
            Treasure::Forest => LuckyShot::has_letters(state),
            _ => true,
        }
    }

    pub(super) fn legal_powers(state: &State, treasure: Treasure, into: &mut Vec<Action>) {
        let own = state.acting();
        match treasure {
            Treasure::Plains => {
                let forts = state.all_forts().filter(|(_, fort)| fort.room() > 0);
                into.extend(forts.map(|(fort, _)| Action::Build { fort, one: false }));
            }
            Treasure::Desert => {
                let forts = state.all_forts();
                into.extend(forts.flat_map(|(id, fort)| attack_words(id, MOST_AT_ONCE.min(fort.standing()))));
            }
            Treasure::Sea => into.extend(levels(state, move |owner| owner == own)),
            Treasure::Swamp => into.extend(levels(state, move |owner| owner != own)),
            Treasure::Forest => into.extend(Die::all().map(Action::CreateAt)),
            Treasure::Volcano => {}
        }
        into.push(Action::Leave);
    }

    pub(super) fn use_power(&self, state: &mut State, action: Action) {
        match action {
            Action::Build { fort, .. } => {
                state.fort_mut(fort).build(MOST_AT_ONCE);
                self.go_on(state);
            }
            Action::Attack { fort, one } => self.knock_off(state, fort, if one { 1 } else { MOST_AT_ONCE }),
            Action::Level { fort, level } => {
                state.fort_mut(fort).set_level(level);
                self.go_on(state);
            }
            Action::CreateAt(level) => self.grow_forest(state, level),
            _ => self.go_on(state),
        }
    }

    /// LS-17: all that creating a fort brings, or the fort alone.
    fn grow_forest(&self, state: &mut State, level: Die) {
        let fort: FortId = self.new_fort(state, level);
        match self.options.forest {
            Forest::Full => self.bring_into_play(state, fort),
            Forest::Bare => self.go_on(state),
        }
    }
}

/// Every other level for every fort of such an owner.
fn levels(state: &State, of: impl Fn(Seat) -> bool) -> impl Iterator<Item = Action> {
    let forts = state.all_forts().filter(move |(id, _)| of(id.owner()));
    forts.flat_map(|(fort, now)| {
        let others = Die::all().filter(|level| *level != now.level());
        others.map(move |level| Action::Level { fort, level })
    })
}
