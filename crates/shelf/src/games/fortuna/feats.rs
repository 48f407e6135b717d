//! What earns a title.

use super::facts::{End, FortunaFact};
use luckhouse_engine::{Seat, SeatSet};
use luckhouse_games::fortuna::Line;

/// Won with a Cheese; won without losing a marble.
pub(super) const FEATS: &[&str] = &["cheese", "untouched"];

pub(super) fn feats(facts: &[FortunaFact]) -> Vec<(Seat, &'static str)> {
    let Some((winners, why)) = facts.iter().rev().find_map(over) else { return Vec::new() };
    let passes = |fact: &FortunaFact| matches!(fact, FortunaFact::TurnPasses { .. });
    let last_turn = &facts[facts.iter().rposition(passes).unwrap_or(0)..];
    let cheese = |fact: &FortunaFact| matches!(fact, FortunaFact::Named { line: Line::Cheese, .. });
    let scored =
        |winner, fact: &FortunaFact| matches!(fact, FortunaFact::Scores { seat, .. } if *seat == winner);
    let lost =
        |winner, fact: &FortunaFact| matches!(fact, FortunaFact::Loses { seat, .. } if *seat == winner);
    let mut feats = Vec::new();
    for winner in winners.iter() {
        let by_this_turn = why == End::Target && last_turn.iter().any(|fact| scored(winner, fact));
        if by_this_turn && last_turn.iter().any(cheese) {
            feats.push((winner, "cheese"));
        }
        if !facts.iter().any(|fact| lost(winner, fact)) {
            feats.push((winner, "untouched"));
        }
    }
    feats
}

fn over(fact: &FortunaFact) -> Option<(SeatSet, End)> {
    match fact {
        FortunaFact::Over { winners, why } => Some((*winners, *why)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::facts::Verdict;
    use super::*;

    fn game(line: Line, why: End, loser: usize) -> Vec<FortunaFact> {
        let (one, other) = (Seat::at(0), Seat::at(1));
        vec![
            FortunaFact::Named { line: Line::Cheese, called: Verdict::Right },
            FortunaFact::Scores { seat: other, points: 9, score: 9 },
            FortunaFact::Loses { seat: Seat::at(loser), marbles: 1, left: 2 },
            FortunaFact::TurnPasses { to: one },
            FortunaFact::Named { line, called: Verdict::Right },
            FortunaFact::Scores { seat: one, points: 9, score: 30 },
            FortunaFact::Over { winners: SeatSet::one(one), why },
        ]
    }

    #[test]
    fn a_cheese_that_ends_the_game_is_one() {
        let one = Seat::at(0);
        assert_eq!(feats(&game(Line::Cheese, End::Target, 0)), [(one, "cheese")]);
        assert_eq!(feats(&game(Line::Cheese, End::Cap, 0)), []);
        assert_eq!(feats(&game(Line::Smile, End::Target, 0)), []);
        assert_eq!(feats(&game(Line::Smile, End::Marbles, 1)), [(one, "untouched")]);
        assert_eq!(feats(&game(Line::Smile, End::Target, 1)[..6]), []);
    }
}
