//! What earns a title.

use super::facts::LuckyShotFact;
use luckhouse_engine::Seat;

/// Won without losing a fort; three raids that came through.
pub(super) const FEATS: &[&str] = &["unbreached", "three-raids"];

const MANY_RAIDS: usize = 3;

pub(super) fn feats(facts: &[LuckyShotFact]) -> Vec<(Seat, &'static str)> {
    let mut feats = Vec::new();
    let lost = |winner, fact: &LuckyShotFact| matches!(fact, LuckyShotFact::Destroyed { fort, .. } if fort.owner() == winner);
    for winner in facts.iter().filter_map(winner) {
        if !facts.iter().any(|fact| lost(winner, fact)) {
            feats.push((winner, "unbreached"));
        }
    }
    let raiders = raiders(facts);
    for (place, seat) in raiders.iter().enumerate() {
        if raiders[..=place].iter().filter(|other| *other == seat).count() == MANY_RAIDS {
            feats.push((*seat, "three-raids"));
        }
    }
    feats
}

fn winner(fact: &LuckyShotFact) -> Option<Seat> {
    match fact {
        LuckyShotFact::LastIn { winner }
        | LuckyShotFact::Collected { winner, .. }
        | LuckyShotFact::HasMost { winner } => Some(*winner),
        _ => None,
    }
}

/// Whose raids came through, one after the other.
fn raiders(facts: &[LuckyShotFact]) -> Vec<Seat> {
    let (mut raider, mut through) = (None, Vec::new());
    for fact in facts {
        match fact {
            LuckyShotFact::Raids { seat, .. } => raider = Some(*seat),
            LuckyShotFact::Defends { blocked: false, .. } => through.extend(raider.take()),
            _ => {}
        }
    }
    through
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_engine::DiceSet;
    use luckhouse_games::lucky_shot::{FortId, Treasure};

    fn raid(seat: Seat, blocked: bool) -> [LuckyShotFact; 2] {
        let (from, into): (FortId, FortId) = ("2a".parse().unwrap(), "1a".parse().unwrap());
        let dice = DiceSet::of(&[1]);
        [
            LuckyShotFact::Raids { seat, treasure: Treasure::Sea, from, into },
            LuckyShotFact::Defends { seat: from.owner(), dice, fort: from, blocked },
        ]
    }

    #[test]
    fn raids_count_when_they_come_through_and_forts_when_they_fall() {
        let (one, other) = (Seat::at(0), Seat::at(1));
        let end = LuckyShotFact::Collected { winner: one, treasures: 4 };
        let fallen = |fort: &str| LuckyShotFact::Destroyed { fort: fort.parse().unwrap(), treasure: None };
        let raids =
            |blocked| [raid(one, false), raid(other, false), raid(one, blocked), raid(one, false)].concat();
        let game = |raids: Vec<LuckyShotFact>, fort| [raids, vec![fallen(fort), end.clone()]].concat();
        assert_eq!(feats(&game(raids(false), "2a")), [(one, "unbreached"), (one, "three-raids")]);
        assert_eq!(feats(&game(raids(true), "1a")), []);
    }
}
