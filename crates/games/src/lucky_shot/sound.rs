//! What never changes in number: six treasures, each in one place; and forts that can be.

use super::{Fort, Phase, Source, State, Take, Treasure};

pub(super) fn check(state: &State) -> Result<(), String> {
    for treasure in Treasure::ALL {
        let places = places(state, treasure);
        if places != 1 {
            return Err(format!("{treasure} is in {places} places"));
        }
    }
    let cannot_be = |fort: &Fort| fort.standing() == 0 || fort.built() > Fort::MOST_BRICKS;
    match state.all_forts().find(|(_, fort)| cannot_be(fort)) {
        Some((id, fort)) => Err(format!("{id} cannot be: {fort:?}")),
        None => Ok(()),
    }
}

/// In how many places a treasure is.
fn places(state: &State, treasure: Treasure) -> usize {
    let loose = match state.phase {
        Phase::Salvage { loose } | Phase::SalvageDie { loose } => loose.treasure == treasure,
        Phase::Take(Take { source: Source::Salvage(_), treasures, .. }) => treasures.contains(treasure),
        _ => false,
    };
    let middle = [state.available.contains(treasure), state.set_aside.contains(treasure), loose];
    let forts = state.all_forts().filter(|(_, fort)| fort.treasure() == Some(treasure)).count();
    forts + middle.into_iter().filter(|there| *there).count()
}
