//! What earns a title.

use super::facts::LanternFact;
use luckhouse_engine::Seat;

/// Home at all; home with nothing that counts against one.
pub(super) const FEATS: &[&str] = &["home", "dragon-at-zero"];

pub(super) fn feats(facts: &[LanternFact]) -> Vec<(Seat, &'static str)> {
    let won = facts.iter().find_map(|fact| match fact {
        LanternFact::Won { score, .. } => Some(*score),
        _ => None,
    });
    let earned = match won {
        None => &FEATS[..0],
        Some(0) => FEATS,
        Some(_) => &FEATS[..1],
    };
    earned.iter().map(|feat| (Seat::at(0), *feat)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::static_data::Title;
    use super::*;
    use luckhouse_games::lantern::Five;

    #[test]
    fn whoever_comes_home_has_done_something_and_with_nothing_lost_more() {
        let me = Seat::at(0);
        let won = |score| LanternFact::Won { score, title: Title::of(score, Five::Better) };
        assert_eq!(feats(&[LanternFact::KeepsDice, won(7)]), [(me, "home")]);
        assert_eq!(feats(&[won(0)]), [(me, "home"), (me, "dragon-at-zero")]);
        assert_eq!(feats(&[LanternFact::Lost { zone: 8, place: "dragon".into() }]), []);
    }
}
