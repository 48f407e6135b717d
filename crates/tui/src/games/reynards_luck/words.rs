//! What the table waits for, in words.

use super::Table;
use super::view::{Ending, IDS, Phase};

impl Table<'_> {
    /// `Turn 12 of 400`
    pub(super) fn turn(&self) -> String {
        let cap = self.scene.now.options.get("cap").map_or(String::new(), |cap| format!(" of {cap}"));
        match self.view.phase {
            Phase::Place | Phase::Deal | Phase::Starter => "Before the first turn".into(),
            Phase::Over { .. } => format!("Over after {} turns", self.view.turns),
            _ => format!("Turn {}{cap}", self.view.turns + 1),
        }
    }

    /// What is waited for.
    pub(super) fn waiting(&self) -> String {
        let (view, side) = (&self.view, self.scenery.side(&self.view.on_turn));
        match &view.phase {
            Phase::Place => format!("{side} arranges the pieces"),
            Phase::Deal => "the cards are dealt".into(),
            Phase::Starter => "lots are drawn for who starts".into(),
            Phase::Begin => format!("{side} brings a captive back, or rolls"),
            Phase::Roll => format!("{side} rolls the die"),
            Phase::Act { die } => format!("{side} rolled {die}: move or challenge"),
            Phase::Cards { .. } => "a confrontation: each side chooses a card".into(),
            Phase::Reveal { .. } => "the cards lie face down, the pieces are shown".into(),
            Phase::Foxes { .. } => "a fox rolls for its value".into(),
            Phase::TurnCards { .. } => "the cards are turned".into(),
            Phase::Advance { duel } => format!("{side} has won: advance to {}?", duel.to),
            Phase::Return { winner, captured, .. } => {
                format!("{} may bring back the captured {captured}", self.scenery.side(winner))
            }
            Phase::Draw { .. } => "hands are filled up".into(),
            Phase::Over { ending } => self.ending(ending),
            Phase::Unknown => String::new(),
        }
    }

    fn ending(&self, ending: &Ending) -> String {
        match ending {
            Ending::Foxheads { winner } => format!("{} held the foxheads", self.scenery.side(winner)),
            Ending::Pieces { winner, .. } => {
                let loser = IDS.into_iter().find(|id| id != winner).unwrap_or_default();
                format!("{} has too few pieces left", self.scenery.side(loser))
            }
            Ending::Cap => "the turns have run out".into(),
        }
    }

    /// Somebody is about to win by the foxheads.
    pub(super) fn claim(&self) -> Option<String> {
        let claim = self.view.claim.as_ref().filter(|_| !matches!(self.view.phase, Phase::Over { .. }))?;
        Some(format!("{} wins unless a foxhead is freed!", self.scenery.side(claim)))
    }
}
