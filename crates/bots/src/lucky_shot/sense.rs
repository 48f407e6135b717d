//! What need not be looked at: acts that help only others, and acts whose order makes no difference.

use luckhouse_games::lucky_shot::{Action, Fort, FortId, Place, Slot, State};

/// An act without a roll, that changed one fort and nothing else.
#[derive(Clone, Copy)]
pub(super) struct Calm {
    place: Place,
    fort: FortId,
}

fn fort(state: &State, id: FortId) -> Option<&Fort> {
    state.forts(id.owner()).find(|(other, _)| *other == id).map(|(_, fort)| fort)
}

/// The place of the card that an act is of, and the fort that it changes, if it is only that.
fn touches(action: Action) -> Option<(Place, FortId)> {
    match action {
        Action::Build { fort, .. } => Some((Place::Build, fort)),
        Action::Attack { fort, .. } => Some((Place::Attack, fort)),
        Action::Level { fort, .. } => Some((Place::Fortify, fort)),
        _ => None,
    }
}

impl Calm {
    /// The act as a calm one, if it is: an attack that brings a fort down is not.
    pub(super) fn of(state: &State, action: Action) -> Option<Calm> {
        let (place, fort) = touches(action)?;
        let falls = place == Place::Attack && bricks_after(state, action, fort) == 0;
        (!falls).then_some(Calm { place, fort })
    }
}

fn bricks_after(state: &State, action: Action, id: FortId) -> u8 {
    let Some(fort) = fort(state, id) else { return 0 };
    let matched = state.card().ready(Place::Attack) == Some(fort.level());
    let off = match action {
        Action::Attack { one: false, .. } if matched => 2,
        _ => 1,
    };
    fort.standing().saturating_sub(off)
}

/// An act that could as well, or better, have been done before the calm one that came last: that order is looked at too.
pub(super) fn comes_too_late(state: &State, last: Calm, action: Action) -> bool {
    match action {
        // Who rolls first knows more when the other dice are used. A new fort does not care for the old ones.
        Action::Create => true,
        Action::Raid { from, into } => last.fort != from && last.fort != into,
        Action::Move { from, into, .. } => last.fort != from && last.fort != into,
        _ => match (touches(action), Calm::of(state, action)) {
            // What brings a fort down may bring a roll, for which a level may have been changed.
            (Some((_, fort)), None) => fort != last.fort && last.place != Place::Fortify,
            (Some((place, fort)), Some(_)) => fort != last.fort && place < last.place,
            (None, _) => false,
        },
    }
}

/// An act that nobody wants: bricks on others' forts, off one's own, or fewer than there could be for nothing.
pub(super) fn is_silly(state: &State, action: Action) -> bool {
    let mine = |id: FortId| id.owner() == state.on_turn();
    match action {
        Action::Build { fort, one } => one || !mine(fort),
        Action::Attack { fort: id, .. } if mine(id) => true,
        // One brick of two is left standing to raid what it holds.
        Action::Attack { fort: id, one: true } => {
            let used = matches!(state.card().at(Place::Raid), Slot::Used(_) | Slot::Empty);
            used || fort(state, id).is_none_or(|fort| fort.standing() != 2 || fort.is_empty())
        }
        _ => false,
    }
}
