//! What the table waits for, in words.

use super::Table;
use super::named::side;
use luckhouse_engine::Seat;
use luckhouse_games::reynards_luck::{Ending, Phase};
use luckhouse_words::say;

impl Table<'_> {
    fn side_name(&self, seat: Seat) -> String {
        side(&self.scene.words, seat)
    }

    /// `Turn 12 of 400`
    pub(super) fn turn(&self) -> String {
        let (words, turns) = (&self.scene.words, self.view.turns);
        match self.view.phase {
            Phase::Place | Phase::Deal | Phase::Starter => say!(words, "terminal-reynards-luck-before"),
            Phase::Over { .. } => say!(words, "terminal-reynards-luck-over", turns),
            _ => say!(words, "terminal-reynards-luck-turn", turn = turns + 1, cap = self.static_data.cap),
        }
    }

    /// What is waited for.
    pub(super) fn waiting(&self) -> String {
        let (words, who) = (&self.scene.words, self.side_name(self.view.on_turn));
        match self.view.phase {
            Phase::Place => say!(words, "terminal-reynards-luck-wait-place", who),
            Phase::Deal => say!(words, "terminal-reynards-luck-wait-deal"),
            Phase::Starter => say!(words, "terminal-reynards-luck-wait-starter"),
            Phase::Begin => say!(words, "terminal-reynards-luck-wait-begin", who),
            Phase::Roll => say!(words, "terminal-reynards-luck-wait-roll", who),
            Phase::Act { die } => say!(words, "terminal-reynards-luck-wait-act", who, die = die.to_string()),
            Phase::Follow { at } => {
                say!(words, "terminal-reynards-luck-wait-follow", who, square = at.to_string())
            }
            Phase::Cards { .. } => say!(words, "terminal-reynards-luck-wait-cards"),
            Phase::Reveal { .. } => say!(words, "terminal-reynards-luck-wait-reveal"),
            Phase::Foxes { .. } => say!(words, "terminal-reynards-luck-wait-foxes"),
            Phase::TurnCards { .. } => say!(words, "terminal-reynards-luck-wait-turn-cards"),
            Phase::Advance { duel } => {
                say!(words, "terminal-reynards-luck-wait-advance", who, square = duel.to.to_string())
            }
            Phase::Return { winner, captured, .. } => {
                let (who, kind) = (self.side_name(winner), captured.to_string());
                say!(words, "terminal-reynards-luck-wait-return", who, kind)
            }
            Phase::Draw { .. } => say!(words, "terminal-reynards-luck-wait-draw"),
            Phase::Over { ending } => self.ended(ending),
        }
    }

    /// Somebody is about to win by the foxheads.
    pub(super) fn claim(&self) -> Option<String> {
        let claim = self.view.claim.filter(|_| !matches!(self.view.phase, Phase::Over { .. }))?;
        Some(say!(self.scene.words, "terminal-reynards-luck-claim", who = self.side_name(claim)))
    }

    fn ended(&self, ending: Ending) -> String {
        let words = &self.scene.words;
        match ending {
            Ending::Foxheads { winner } => {
                say!(words, "terminal-reynards-luck-ended-foxheads", who = self.side_name(winner))
            }
            Ending::Pieces { winner, .. } => {
                say!(words, "terminal-reynards-luck-ended-pieces", who = self.side_name(winner.other()))
            }
            Ending::Cap => say!(words, "terminal-reynards-luck-ended-cap"),
        }
    }
}
