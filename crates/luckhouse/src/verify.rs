//! `luckhouse verify FILE`: the dice of a finished game, proved from its file alone.

use crate::failure::Failure;
use crate::replay;
use luckhouse_engine::fair::v1::{Proof, Proved};
use luckhouse_shelf::read_log;
use std::io::Write;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The finished game, with the proof of its dice
    file: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let file = args.file.display();
    let text = replay::read(&args.file)?;
    let table = read_log(&text, usize::MAX).map_err(|error| Failure::Failed(format!("{file}: {error}")))?;
    let proof = Proof::read(&text).map_err(|wrong| {
        Failure::Failed(format!("{file}: {wrong}; only games of a server with fair dice have one"))
    })?;
    let proved = table.prove(&proof, &text);
    let proved = proved.map_err(|broken| Failure::Failed(format!("{file} is NOT proved: {broken}")))?;
    write!(std::io::stdout().lock(), "{}", in_words(&proof, proved))?;
    Ok(())
}

fn in_words(proof: &Proof, proved: Proved) -> String {
    let Proved { rolls, added } = proved;
    let players = match added {
        0 => "No player added bytes of their own.".into(),
        1 => "One player added bytes of their own.".into(),
        _ => format!("{added} players added bytes of their own."),
    };
    let choose = if added == 0 {
        "- that the host did not choose a secret that suits: nobody else had a part in the dice."
    } else {
        "- that the players' bytes were sealed before any was opened: whoever was there can compare with what they saw."
    };
    format!(
        "Proved: the dice of table {} are fair.\n\n\
         - Every line keeps the rules, and all {rolls} rolls are what the secret and the players' bytes lead to.\n\
         - The secret fits the seal {}.\n\
         - {players}\n\n\
         Not proved by this file:\n\
         - that the seal was published before the first roll: compare it with the one that you saw then;\n\
         {choose}\n\
         - that the host did not look at rolls to come: the host holds the secret and can know them, but not change \
         them.\n",
        proof.table, proof.seal
    )
}
