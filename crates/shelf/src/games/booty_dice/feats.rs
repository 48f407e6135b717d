//! What earns a title.

use super::combo::ComboName;
use super::facts::BootyFact;
use luckhouse_engine::Seat;

/// Mutiny and Shipwreck at once; won as the last pirate alive.
pub(super) const FEATS: &[&str] = &["both-combos", "last-alive"];

pub(super) fn feats(facts: &[BootyFact]) -> Vec<(Seat, &'static str)> {
    let (mut feats, mut roller, mut mutiny) = (Vec::new(), None, false);
    for fact in facts {
        match fact {
            BootyFact::Rolls { seat, .. }
            | BootyFact::RollsAgain { seat, .. }
            | BootyFact::Stops { seat, .. } => {
                (roller, mutiny) = (Some(*seat), false);
            }
            BootyFact::Combo(made) if made.combo == ComboName::Mutiny => mutiny = true,
            BootyFact::Combo(made) if made.combo == ComboName::Shipwreck && mutiny => {
                feats.extend(roller.map(|roller| (roller, "both-combos")));
            }
            BootyFact::LastAlive { winner } => feats.push((*winner, "last-alive")),
            _ => {}
        }
    }
    feats
}

#[cfg(test)]
mod tests {
    use super::super::combo::{Combo, Things};
    use super::*;
    use luckhouse_games::booty_dice::Faces;

    #[test]
    fn both_combos_count_when_they_are_made_at_once() {
        let (one, other) = (Seat::at(0), Seat::at(1));
        let combo = |combo| BootyFact::Combo(Combo { combo, costs: Things::default() });
        let stops = |seat| BootyFact::Stops { seat, dice: Faces::default() };
        let (mutiny, shipwreck) = (combo(ComboName::Mutiny), combo(ComboName::Shipwreck));
        let apart = [stops(one), mutiny.clone(), stops(other), shipwreck.clone()];
        assert_eq!(feats(&apart), []);
        let end = BootyFact::LastAlive { winner: one };
        let both = [stops(other), mutiny, shipwreck, end];
        assert_eq!(feats(&both), [(other, "both-combos"), (one, "last-alive")]);
    }
}
