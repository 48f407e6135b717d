//! What the table waits for, in words.

use super::Table;
use super::named::side;
use luckhouse_games::reynards_luck::{Ending, Phase};

impl Table<'_> {
    /// `Turn 12 of 400`
    pub(super) fn turn(&self) -> String {
        match self.view.phase {
            Phase::Place | Phase::Deal | Phase::Starter => "Before the first turn".into(),
            Phase::Over { .. } => format!("Over after {} turns", self.view.turns),
            _ => format!("Turn {} of {}", self.view.turns + 1, self.scenery.cap),
        }
    }

    /// What is waited for.
    pub(super) fn waiting(&self) -> String {
        let on_turn = side(self.view.on_turn);
        match self.view.phase {
            Phase::Place => format!("{on_turn} arranges the pieces"),
            Phase::Deal => "the cards are dealt".into(),
            Phase::Starter => "lots are drawn for who starts".into(),
            Phase::Begin => format!("{on_turn} brings a captive back, or rolls"),
            Phase::Roll => format!("{on_turn} rolls the die"),
            Phase::Act { die } => format!("{on_turn} rolled {die}: move or challenge"),
            Phase::Cards { .. } => "a confrontation: each side chooses a card".into(),
            Phase::Reveal { .. } => "the cards lie face down, the pieces are shown".into(),
            Phase::Foxes { .. } => "a fox rolls for its value".into(),
            Phase::TurnCards { .. } => "the cards are turned".into(),
            Phase::Advance { duel } => format!("{on_turn} has won: advance to {}?", duel.to),
            Phase::Return { winner, captured, .. } => {
                format!("{} may bring back the captured {captured}", side(winner))
            }
            Phase::Draw { .. } => "hands are filled up".into(),
            Phase::Over { ending } => ended(ending),
        }
    }

    /// Somebody is about to win by the foxheads.
    pub(super) fn claim(&self) -> Option<String> {
        let claim = self.view.claim.filter(|_| !matches!(self.view.phase, Phase::Over { .. }))?;
        Some(format!("{} wins unless a foxhead is freed!", side(claim)))
    }
}

fn ended(ending: Ending) -> String {
    match ending {
        Ending::Foxheads { winner } => format!("{} held the foxheads", side(winner)),
        Ending::Pieces { winner, .. } => format!("{} has too few pieces left", side(winner.other())),
        Ending::Cap => "the turns have run out".into(),
    }
}
