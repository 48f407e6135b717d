//! What earns a title.

use super::colour::Colour;
use super::facts::ReynardFact;
use luckhouse_engine::Seat;

/// Won by holding the foxheads; won without losing a piece.
pub(super) const FEATS: &[&str] = &["foxheads", "unscathed"];

pub(super) fn feats(facts: &[ReynardFact]) -> Vec<(Seat, &'static str)> {
    let Some(winner) = facts.iter().find_map(winner) else { return Vec::new() };
    let held = facts.iter().any(|fact| matches!(fact, ReynardFact::HeldFoxheads { .. }));
    let lost = |fact: &ReynardFact| matches!(fact, ReynardFact::Captures { side, .. } if *side != winner);
    let done = [held, !facts.iter().any(lost)];
    FEATS.iter().zip(done).filter(|(_, done)| *done).map(|(feat, _)| (winner.seat(), *feat)).collect()
}

fn winner(fact: &ReynardFact) -> Option<Colour> {
    match fact {
        ReynardFact::HeldFoxheads { winner, .. } | ReynardFact::TooFewPieces { winner, .. } => Some(*winner),
        ReynardFact::LastTurn { winner, .. } => *winner,
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_games::reynards_luck::{Kind, Square};

    #[test]
    fn foxheads_and_whole_ranks_count_for_whoever_wins() {
        let square: Square = "e5".parse().unwrap();
        let captured = |side| ReynardFact::Captures { side, kind: Kind::Fox, square };
        let held = |winner| ReynardFact::HeldFoxheads { winner, foxheads: 4 };
        let few = ReynardFact::TooFewPieces { side: Colour::Blue, winner: Colour::Red, pieces: 2 };
        let (red, blue) = (Colour::Red, Colour::Blue);
        assert_eq!(feats(&[captured(red), held(red)]), [(red.seat(), "foxheads"), (red.seat(), "unscathed")]);
        assert_eq!(feats(&[captured(red), held(blue)]), [(blue.seat(), "foxheads")]);
        assert_eq!(feats(&[captured(red), few]), [(red.seat(), "unscathed")]);
        assert_eq!(feats(&[captured(red)]), []);
    }
}
