//! A treasure goes into a fort: out of the middle, salvaged, or stolen from a move.

use super::{Action, FortId, LuckyShot, Phase, Source, State, Stolen, Take, Treasure};

impl LuckyShot {
    /// Ask which treasure and which fort, where there is more than one way.
    pub(super) fn take(&self, state: &mut State, take: Take) {
        let only_fort = if take.forts.len() == 1 { take.forts.iter().next() } else { None };
        match (take.treasures.only(), only_fort) {
            (Some(treasure), Some(fort)) => self.lay(state, take.source, treasure, fort),
            _ => state.phase = Phase::Take(take),
        }
    }

    pub(super) fn legal_takes(take: Take, into: &mut Vec<Action>) {
        for treasure in take.treasures.iter() {
            into.extend(take.forts.iter().map(|fort| Action::Take { treasure, fort }));
        }
    }

    /// Lay it there; see who has won or is out; then its power. What was stolen from a move has none
    /// (LS-13), unless the table plays so (LS-24).
    pub(super) fn lay(&self, state: &mut State, source: Source, treasure: Treasure, fort: FortId) {
        match source {
            Source::Available => state.available = state.available.without(treasure),
            Source::Move(from) => {
                state.fort_mut(from).lift();
            }
            // Its fort is gone, and it never came into the middle.
            Source::Salvage(_) => {}
        }
        state.fort_mut(fort).lay(treasure);
        if !self.settle(state) {
            return;
        }
        match source {
            Source::Move(_) if self.options.stolen == Stolen::Quiet => self.go_on(state),
            Source::Move(_) => {
                state.thief = Some(fort.owner());
                self.gain_power(state, treasure);
            }
            Source::Available | Source::Salvage(_) => self.gain_power(state, treasure),
        }
    }
}
