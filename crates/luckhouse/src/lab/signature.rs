//! `luckhouse lab signature`: one number for how each game behaves.

use crate::answer::{Answer, Form};
use crate::failure::Failure;
use luckhouse_lab::{DataLine, signature, signatures};
use luckhouse_shelf::games::GAMES;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    form: Form,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let line = |name: &str, number: String| DataLine {
        subject: name.into(),
        measure: "signature".into(),
        ..DataLine::default().with_word(number)
    };
    let lines = || GAMES.iter().map(|game| line(game.about().name, signature(*game))).collect();
    args.form.print(|| Answer { seed: None, ..Answer::new("lab signature", 0, lines()) }, signatures)
}
