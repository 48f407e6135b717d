//! Games of the first protocol of fair dice: old ones, and those with the dice of a day.

use crate::failure::{self, Failure, failed};
use luckhouse_engine::fair::v1::{Proof, Proved};
use luckhouse_shelf::{bad_word, read_log, said};
use luckhouse_words::{Language, Words, id, say};
use serde_json::{Value, json};

/// What such a file cannot show, whatever it says, in the order of how much that matters.
const LIMITS: [&str; 4] = [
    id!("terminal-proof-first-limit-puppet"),
    id!("terminal-proof-first-limit-options"),
    id!("terminal-proof-first-limit-published"),
    id!("terminal-proof-first-limit-looked"),
];

/// What the file of a day cannot show.
const DAY_LIMITS: [&str; 3] = [
    id!("terminal-proof-day-limit-seal"),
    id!("terminal-proof-day-limit-known"),
    id!("terminal-proof-day-limit-first"),
];

/// The proof in the remarks of a log, checked.
pub(super) fn check(file: &str, text: &str) -> Result<(Proof, Proved), Failure> {
    let table = read_log(text, usize::MAX).map_err(|wrong| failure::bad_log(file.as_ref(), &wrong))?;
    let proof = Proof::read(text).map_err(|wrong| {
        failed!("terminal-proof-first-none", file, why = bad_word(&Words::spoken(), &wrong))
    })?;
    let proved = table.prove(&proof, text);
    let not = |why: String| failed!("terminal-proof-file-not", file, why);
    let proved = proved.map_err(|broken| not(said(&Words::spoken(), &broken.phrase())))?;
    Ok((proof, proved))
}

pub(super) fn in_words(proof: &Proof, Proved { rolls, added }: Proved) -> String {
    let (words, table, seal) = (Words::spoken(), proof.table.to_string(), proof.seal.to_string());
    let seal = say!(words, "terminal-proof-first-seal", seal);
    match proof.day().map(|day| day.to_string()) {
        Some(day) => {
            let shown = [say!(words, "terminal-proof-day-lines", rolls), seal];
            page(&say!(words, "terminal-proof-day-proved", day), &shown, &DAY_LIMITS)
        }
        None => {
            let added = say!(words, "terminal-proof-first-added", added);
            let shown = [say!(words, "terminal-proof-first-lines", rolls), seal, added];
            page(&say!(words, "terminal-proof-first-proved", table), &shown, &LIMITS)
        }
    }
}

fn page(proved: &str, shown: &[String], limits: &[&str]) -> String {
    let words = Words::spoken();
    let listed = |lines: &[String]| lines.iter().map(|line| format!("- {line}\n")).collect::<String>();
    let limits: Vec<String> = limits.iter().map(|limit| words.say(limit, &())).collect();
    let not_proved = say!(words, "terminal-proof-first-not-proved");
    format!("{proved}\n\n{}\n{not_proved}\n{}", listed(shown), listed(&limits))
}

pub(super) fn as_json(proof: &Proof, proved: Proved) -> Value {
    let limit = if proof.day().is_some() { DAY_LIMITS[0] } else { LIMITS[0] };
    json!({
        "proved": true,
        "protocol": 1,
        "table": proof.table,
        "seal": proof.seal,
        "rolls": proved.rolls,
        "added": proved.added,
        "day": proof.day(),
        "limits": [Words::in_language(Language::ENGLISH).say(limit, &())],
    })
}
