//! Games of the first protocol of fair dice.

use crate::failure::Failure;
use luckhouse_engine::fair::v1::{Proof, Proved};
use luckhouse_shelf::read_log;
use serde_json::{Value, json};

/// What such a file cannot show, whatever it says.
const LIMIT: &str = "that the house did not choose these dice: under protocol 1 it could have chosen them by rewriting \
                     the seal of a puppet, of a seat that it held itself, after it had read the others' bytes";

/// The proof in the remarks of a log, checked.
pub(super) fn check(file: &str, text: &str) -> Result<(Proof, Proved), Failure> {
    let table = read_log(text, usize::MAX).map_err(|error| Failure::Failed(format!("{file}: {error}")))?;
    let proof = Proof::read(text).map_err(|wrong| {
        Failure::Failed(format!("{file}: {wrong}; only games of a server with fair dice have one"))
    })?;
    let proved = table.prove(&proof, text);
    let proved = proved.map_err(|broken| Failure::Failed(format!("{file} is NOT proved: {broken}")))?;
    Ok((proof, proved))
}

pub(super) fn in_words(proof: &Proof, proved: Proved) -> String {
    let Proved { rolls, added } = proved;
    let players = match added {
        0 => "No player added bytes of their own.".into(),
        1 => "One player added bytes of their own.".into(),
        _ => format!("{added} players added bytes of their own."),
    };
    format!(
        "Proved: the dice of table {} agree with what was sealed (protocol 1, with its limits).\n\n\
         - Every line keeps the rules, and all {rolls} rolls are what the secret and the players' bytes lead to.\n\
         - The secret fits the seal {}.\n\
         - {players}\n\n\
         Not proved by this file:\n\
         - {LIMIT};\n\
         - that the options of the game are those that were agreed: the header is not bound to these dice;\n\
         - that the seal was published before the first roll: compare it with the one that you saw then;\n\
         - that the host did not look at rolls to come: the host holds the secret and can know them, but not change \
         them.\n",
        proof.table, proof.seal
    )
}

pub(super) fn as_json(proof: &Proof, proved: Proved) -> Value {
    json!({
        "proved": true,
        "protocol": 1,
        "table": proof.table,
        "seal": proof.seal,
        "rolls": proved.rolls,
        "added": proved.added,
        "limits": [LIMIT],
    })
}
