//! Dice that can be proved: rolls drawn from what everybody gave, and the proof of a whole log.

use super::Shelf;
use crate::CatalogGame;
use luckhouse_engine::fair::v1::{self, FairDice, Ledger, Proof, Proved};
use luckhouse_engine::fair::{self, Checked, Dice, Opened};

/// Dice that can be proved: rolls drawn from what everybody gave, and the proof of a whole log.
pub trait FairTable {
    /// Let chance happen as the fair dice of this table say, if the table waits for it.
    fn roll_fair(&mut self, dice: &FairDice);
    /// Let chance happen as the dice of protocol 2 say, with the links of a round, if the table waits for it.
    fn draw(&mut self, dice: &Dice, round: u64, links: &Opened);
    /// Draw every roll of a finished game again, and compare. The text is the log that the table was read from.
    fn prove(&self, proof: &Proof, text: &str) -> Result<Proved, v1::Broken>;
    /// Check a whole log of format 2 of this game from its first byte to its last.
    fn prove_log(&self, text: &str) -> Result<Checked, fair::Broken>;
    /// Every roll so far with all that could have come, in words.
    fn ledger(&self) -> Ledger;
}

impl<G: CatalogGame> FairTable for Shelf<G> {
    fn roll_fair(&mut self, dice: &FairDice) {
        self.table.roll_fair(dice);
    }

    fn draw(&mut self, dice: &Dice, round: u64, links: &Opened) {
        self.table.draw(dice, round, links);
    }

    fn prove(&self, proof: &Proof, text: &str) -> Result<Proved, v1::Broken> {
        proof.check(text, &self.table)
    }

    fn prove_log(&self, text: &str) -> Result<Checked, fair::Broken> {
        fair::check_log::<G>(text)
    }

    fn ledger(&self) -> Ledger {
        Ledger::of(&self.table)
    }
}
