//! Were the dice fair? Checked at the end of every game, against what was seen before its first roll.

use luckhouse_engine::fair::{Proof, Secret};
use luckhouse_shelf::read_log;

/// What one has seen oneself.
pub(super) struct Seen<'a> {
    /// The seal of the house's secret, before the game began.
    pub(super) seal: Option<&'a str>,
    /// What one has added.
    pub(super) dice: Option<&'a Secret>,
}

/// What the log of a finished game proves of its dice, in a sentence or two.
pub(super) fn verdict(log: &str, seen: &Seen<'_>) -> String {
    let Ok(proof) = Proof::read(log) else {
        return "The house gave no proof of these dice.".into();
    };
    let proved = match read_log(log, usize::MAX) {
        Ok(table) => table.prove(&proof, log).map_err(|broken| broken.to_string()),
        Err(error) => Err(error.to_string()),
    };
    let rolls = match proved {
        Ok(proved) => proved.rolls,
        Err(why) => return format!("THE DICE ARE NOT PROVED: {why}."),
    };
    if seen.seal.is_some_and(|seal| seal != proof.seal.to_string()) {
        return "THE DICE ARE NOT PROVED: the seal is not the one that was shown before the game.".into();
    }
    let before = if seen.seal.is_some() { ", which was sealed before you sat down" } else { "" };
    let own = seen.dice.is_some_and(|own| proof.added.iter().any(|(_, added)| added == own.open()));
    let added = if own { " and your own bytes are in it" } else { "" };
    let joined = if added.is_empty() { String::new() } else { format!(",{added}") };
    format!("The dice are proved: all {rolls} rolls follow from the house's secret{before}{joined}.")
}
