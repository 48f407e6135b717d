//! `luckhouse games`: the shelf.

use crate::answer::{Form, as_rows};
use crate::failure::Failure;
use luckhouse_server::House;
use luckhouse_shelf::games::GAMES;
use luckhouse_shelf::introduction;
use luckhouse_tui::about;
use luckhouse_words::{Words, say};
use serde::Serialize;
use std::fmt::Write;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    form: Form,
}

/// An option of a game, as a spreadsheet has it.
#[derive(Serialize)]
struct Row {
    game: &'static str,
    title: &'static str,
    seats: &'static [usize],
    option: &'static str,
    default: String,
    least: Option<u32>,
    greatest: Option<u32>,
    words: &'static [&'static str],
}

const COLUMNS: [&str; 8] = ["game", "title", "seats", "option", "default", "least", "greatest", "words"];

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let words = Words::spoken();
    args.form.print_rows(|| House::games(words.language()), |_| as_rows(&COLUMNS, &rows()), || told(&words))
}

fn rows() -> Vec<Row> {
    let of = |game: &&'static dyn luckhouse_shelf::AnyGame| {
        let about = game.about();
        let row = move |option: luckhouse_shelf::OptionLine| Row {
            game: about.name,
            title: about.title,
            seats: about.seats,
            option: option.key,
            default: option.default,
            least: option.range.map(|(least, _)| least),
            greatest: option.range.map(|(_, greatest)| greatest),
            words: option.words,
        };
        game.options().into_iter().map(row).collect::<Vec<_>>()
    };
    GAMES.iter().flat_map(of).collect()
}

/// Every game, with its options. Writing to a string cannot fail.
fn told(words: &Words) -> String {
    let mut out = String::new();
    for game in GAMES {
        let told = game.about();
        let _ = writeln!(out, "{:<15} {}", told.name, told.title);
        let _ = writeln!(out, "    {}", introduction::line(*game, words));
        let _ = writeln!(out, "    {}", about::players(words, &told));
        for option in game.options() {
            let _ = writeln!(out, "    {:<16} {} ({})", option.key, option.about(words), option.default);
            let _ = writeln!(out, "    {:<16} {}", "", option.values(words));
        }
        out.push('\n');
    }
    out + &say!(words, "terminal-plain-games") + "\n"
}
