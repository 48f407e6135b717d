//! Were the dice fair? Checked at the end of every game, against what was seen before its first roll.

use crate::verify;
use luckhouse_engine::fair::v1::Proof;
use luckhouse_engine::fair::{Record, Secret, is_log_2};
use luckhouse_shelf::{read_log, said};
use luckhouse_words::{Words, say};

/// What one has seen oneself.
pub(super) struct Seen<'a> {
    /// The seal of the house's secret, before the game began.
    pub(super) seal: Option<&'a str>,
    /// What one has added under the first protocol.
    pub(super) dice: Option<&'a Secret>,
    /// What one has kept under the second.
    pub(super) record: Option<&'a Record>,
}

/// What the log of a finished game proves of its dice, in a sentence or two.
pub(super) fn verdict(log: &str, seen: &Seen<'_>) -> String {
    let words = Words::spoken();
    let broken = |why: String| say!(words, "terminal-proof-not", why);
    if let Some(alarm) = seen.record.and_then(Record::alarm) {
        return broken(alarm.to_string());
    }
    if is_log_2(log) {
        let receipt = seen.record.and_then(Record::receipt);
        let found = verify::check(&words, log, receipt.as_ref());
        return found.map_or_else(broken, |found| found.in_a_sentence(&words));
    }
    let Ok(proof) = Proof::read(log) else { return say!(words, "terminal-proof-none") };
    let proved = match read_log(log, usize::MAX) {
        Ok(table) => table.prove(&proof, log).map_err(|broken| said(&words, &broken.phrase())),
        Err(wrong) => Err(wrong.said(&words)),
    };
    if proved.is_ok() && seen.seal.is_some_and(|seal| seal != proof.seal.to_string()) {
        return broken(say!(words, "terminal-proof-other-seal"));
    }
    proved.map_or_else(broken, |proved| first_protocol(&words, proved.rolls, &proof, seen))
}

fn first_protocol(words: &Words, rolls: u64, proof: &Proof, seen: &Seen<'_>) -> String {
    let own = seen.dice.is_some_and(|own| proof.added.iter().any(|(_, added)| added == own.open()));
    let mut text = say!(words, "terminal-proof-first", rolls);
    if seen.seal.is_some() {
        text += &format!(" {}", say!(words, "terminal-proof-first-sealed"));
    }
    if own {
        text += &format!(" {}", say!(words, "terminal-proof-first-own"));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_engine::fair::Bytes;
    use luckhouse_engine::fair::v1::FairDice;
    use luckhouse_engine::{Rng, Seat, Viewer};
    use luckhouse_shelf::games::GAMES;
    use luckhouse_shelf::{BotSpec, Waiting};

    /// A finished game with its proof.
    fn finished(secret: &Secret, own: &Secret) -> String {
        let added = vec![(Seat::at(0), *own.open())];
        let dice = FairDice::new(secret, "t", &added);
        let mut table = GAMES[0].open(&[], GAMES[0].about().seats[0]).unwrap();
        let mut rng = Rng::seeded(3);
        loop {
            match table.waiting() {
                Waiting::Roll => table.roll_fair(&dice),
                Waiting::Choice(seats) => {
                    table.choose_as(seats.first().unwrap(), BotSpec::RANDOM, &mut rng).unwrap();
                }
                Waiting::Over(_) => break,
            }
        }
        let proof = Proof { table: "t".into(), seal: secret.seal(), added, secret: *secret.open() };
        format!("{}{proof}", table.log(Viewer::Arbiter))
    }

    #[test]
    fn honest_dice_are_proved_and_others_are_not() {
        let (secret, own) = (Secret::new([1; 32]), Secret::new([2; 32]));
        let log = finished(&secret, &own);
        let seal = secret.seal().to_string();
        let all = verdict(&log, &Seen { seal: Some(&seal), dice: Some(&own), record: None });
        assert!(all.contains("sealed before the game began. Your own bytes are in it."), "{all}");
        let other = Secret::new([3; 32]);
        let less = verdict(&log, &Seen { seal: None, dice: Some(&other), record: None });
        assert!(less.ends_with("follow from the house's secret."), "{less}");
        let wrong = Bytes::new([9; 32]).to_string();
        let another_seal = verdict(&log, &Seen { seal: Some(&wrong), dice: None, record: None });
        assert!(another_seal.contains("NOT PROVED"), "{another_seal}");
        let added = log.replace(&own.open().to_string(), &other.open().to_string());
        let changed = verdict(&added, &Seen { seal: Some(&seal), dice: Some(&own), record: None });
        assert!(changed.contains("NOT PROVED"), "{changed}");
        let (cut, _) = log.split_once("# fair").unwrap();
        assert!(verdict(cut, &Seen { seal: None, dice: None, record: None }).contains("no proof"));
    }
}
