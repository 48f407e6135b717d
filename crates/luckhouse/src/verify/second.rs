//! Games of the second protocol: what a log shows, what only a receipt shows, and what nothing shows.

use luckhouse_engine::fair::{DiceMode, Receipt, Receipted, Verified};
use luckhouse_engine::{Seat, SeatSet};
use luckhouse_shelf::{broken_log, read_log, said};
use luckhouse_words::{Language, Words, say};
use serde_json::{Value, json};

/// What was found out about a log.
pub(crate) struct Found {
    verified: Verified,
    receipted: Option<Receipted>,
}

/// Check a log from its first byte to its last, and against what somebody kept.
///
/// # Errors
/// The first thing that is not as it must be, in words.
pub(crate) fn check(words: &Words, text: &str, receipt: Option<&Receipt>) -> Result<Found, String> {
    let table = read_log(text, usize::MAX).map_err(|wrong| wrong.said(words))?;
    let checked = table.prove_log(text).map_err(|broken| broken_log(words, &broken))?;
    let receipted = receipt.map(|receipt| receipt.check(&checked)).transpose();
    let receipted = receipted.map_err(|wrong| said(words, &wrong.phrase()))?;
    Ok(Found { verified: checked.verified, receipted })
}

impl Found {
    /// For somebody who has just played.
    pub(crate) fn in_a_sentence(&self, words: &Words) -> String {
        let rolls = self.rolls(words);
        let mut text = match &self.receipted {
            None => return say!(words, "terminal-proof-log-alone", rolls),
            Some(own) if own.own_bytes => say!(words, "terminal-proof-own-bytes", rolls),
            Some(_) => say!(words, "terminal-proof-no-bytes", rolls),
        };
        self.remarks(words).iter().for_each(|remark| text += &format!(" {remark}"));
        text
    }

    /// How the rolls came about.
    fn rolls(&self, words: &Words) -> String {
        let Verified { draws, dice, opened, .. } = self.verified;
        let who = match opened.is_empty() {
            true => say!(words, "terminal-proof-nobody-else"),
            false => opened.to_string(),
        };
        match dice {
            DiceMode::Sealed => say!(words, "terminal-proof-rolls-sealed", draws, who),
            DiceMode::Together => say!(words, "terminal-proof-rolls-together", draws, who),
        }
    }

    /// Everything that was not as it should be, and need not be anybody's fault.
    fn remarks(&self, words: &Words) -> Vec<String> {
        let verified = &self.verified;
        let mut remarks = Vec::new();
        for (start, missing) in (1..).zip(&verified.voided) {
            let start: usize = start;
            remarks.push(say!(words, "terminal-proof-void", start, missing = missing.to_string()));
        }
        for (seat, misses) in &verified.misses {
            remarks.push(say!(words, "terminal-proof-missed", seat, misses));
        }
        for (event, seat) in &verified.unopened {
            remarks.push(say!(words, "terminal-proof-unopened", event, seat));
        }
        if let Some(own) = self.receipted.as_ref().filter(|own| own.rounds_without > 0) {
            let (without, rounds) = (own.rounds_without, own.rounds_without + own.rounds_with);
            remarks.push(say!(words, "terminal-proof-no-link", without, rounds));
        }
        if !verified.over {
            remarks.push(say!(words, "terminal-proof-closed"));
        }
        remarks
    }

    /// What this does not show.
    fn limits(&self, words: &Words) -> Vec<String> {
        let mut limits = Vec::new();
        match &self.receipted {
            None => limits.push(say!(words, "terminal-proof-limit-log-alone")),
            Some(own) if own.signed.is_none() => limits.push(say!(words, "terminal-proof-limit-unsigned")),
            Some(own) if own.signed != Some(own.lines) => {
                let lines = own.lines.saturating_sub(own.signed.unwrap_or_default());
                limits.push(say!(words, "terminal-proof-limit-last-lines", lines));
            }
            Some(_) => {}
        }
        if self.verified.opened.is_empty() {
            limits.push(say!(words, "terminal-proof-limit-house-chose"));
        }
        if self.verified.dice == DiceMode::Sealed {
            limits.push(say!(words, "terminal-proof-limit-sealed"));
        }
        limits.push(say!(words, "terminal-proof-limit-cards"));
        limits.push(say!(words, "terminal-proof-limit-dropped"));
        limits
    }

    pub(super) fn in_words(&self, words: &Words) -> String {
        let mut text = format!("{}\n\n", say!(words, "terminal-proof-proved", table = self.verified.table));
        self.points(words).iter().for_each(|point| text += &format!("- {point}\n"));
        text += &format!("\n{}\n", say!(words, "terminal-proof-not-proved"));
        self.limits(words).iter().for_each(|limit| text += &format!("- {limit};\n"));
        text.truncate(text.len() - 2);
        text + ".\n"
    }

    /// What is proved, one thing after the other.
    fn points(&self, words: &Words) -> Vec<String> {
        let Verified { list, words: read, draws, certain, rounds, commitments, silent, .. } = &self.verified;
        let mut points = vec![
            say!(words, "terminal-proof-every-line", rolls = self.rolls(words)),
            say!(words, "terminal-proof-rounds", draws, rounds, certain),
            say!(words, "terminal-proof-list", list = list.to_string()),
        ];
        points
            .extend(read.as_ref().map(|read| say!(words, "terminal-proof-words", words = read.to_string())));
        if *commitments > 0 {
            points.push(say!(words, "terminal-proof-committed", commitments));
        }
        if !silent.is_empty() {
            points.push(say!(words, "terminal-proof-silent", seats = silent.to_string()));
        }
        points.extend(self.receipted.as_ref().map(|own| receipt_in_words(words, own)));
        points.extend(self.remarks(words));
        points
    }

    pub(super) fn as_json(&self) -> Value {
        let verified = &self.verified;
        let numbers = |seats: SeatSet| seats.iter().map(number).collect::<Vec<_>>();
        let missed = |(seat, misses): &(Seat, u64)| json!({"seat": number(*seat), "rounds": misses});
        let unopened = |(event, seat): &(u64, Seat)| json!({"event": event, "seat": number(*seat)});
        json!({
            "proved": true,
            "protocol": 2,
            "table": verified.table,
            "key": verified.key,
            "dice": verified.dice.to_string(),
            "list": verified.list,
            "words": verified.words,
            "starts": verified.starts,
            "voided": verified.voided.iter().map(|seats| numbers(*seats)).collect::<Vec<_>>(),
            "opened": numbers(verified.opened),
            "silent": numbers(verified.silent),
            "rounds": verified.rounds,
            "missed": verified.misses.iter().map(missed).collect::<Vec<_>>(),
            "draws": verified.draws,
            "certain": verified.certain,
            "commitments": verified.commitments,
            "unopened": verified.unopened.iter().map(unopened).collect::<Vec<_>>(),
            "over": verified.over,
            "receipt": self.receipted.as_ref().map(|own| json!({
                "seat": number(own.seat),
                "ownBytes": own.own_bytes,
                "roundsWith": own.rounds_with,
                "roundsWithout": own.rounds_without,
                "voidRounds": own.void_rounds,
                "signedLines": own.signed,
                "lines": own.lines,
            })),
            "limits": self.limits(&Words::in_language(Language::ENGLISH)),
        })
    }
}

fn receipt_in_words(words: &Words, own: &Receipted) -> String {
    let (signed, lines) = (own.signed.unwrap_or_default(), own.lines);
    let mut text = say!(words, "terminal-proof-receipt", seat = own.seat, signed, lines);
    text += " ";
    text += &match own.own_bytes {
        true => say!(words, "terminal-proof-receipt-bytes"),
        false => say!(words, "terminal-proof-receipt-no-bytes"),
    };
    if own.rounds_with > 0 {
        text += &format!(" {}", say!(words, "terminal-proof-receipt-links", rounds = own.rounds_with));
    }
    text
}

fn number(seat: Seat) -> usize {
    seat.index() + 1
}
