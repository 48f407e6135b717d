//! `luckhouse rules GAME`: the rules page, for a terminal or as a leaflet to print.

use crate::failure::{self, Failure};
use crate::files;
use crate::table_args::TableArgs;
use luckhouse_lab::report::leaflet;
use luckhouse_shelf::{AnyGame, OptionLine, page_as_text};
use luckhouse_words::{Language, Words, rules_page, say};
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// Write a leaflet to print, into this file or to standard output
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "-")]
    html: Option<PathBuf>,
    /// Print the page for machines, as JSON
    #[arg(long, conflicts_with = "html")]
    json: bool,
}

/// A rules page as data.
#[derive(Serialize)]
struct Page<'a> {
    game: &'a str,
    title: &'a str,
    edition: u32,
    seats: &'a [usize],
    language: &'a str,
    /// The page, as Markdown.
    markdown: &'a str,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let game = luckhouse_shelf::find(&args.game)?;
    let words = Words::spoken();
    let page = in_language(game, words.language()) + &this_table(game, &args.table, &words)?;
    if args.json {
        let (about, language) = (game.about(), words.language().tag());
        let (game, title, edition, seats) = (about.name, about.title, about.edition, about.seats);
        return files::print_json(&Page { game, title, edition, seats, language, markdown: &page });
    }
    let Some(file) = &args.html else {
        write!(std::io::stdout().lock(), "{}", page_as_text(&page, 80))?;
        return Ok(());
    };
    let leaflet = leaflet(game.about().title, words.language().tag(), &page);
    if file == Path::new("-") {
        write!(std::io::stdout().lock(), "{leaflet}")?;
        return Ok(());
    }
    files::write(file, leaflet).map_err(|error| failure::unwritten(file, &error))
}

/// The rules page of a game, for a plain terminal.
pub(crate) fn as_text(game: &dyn AnyGame) -> String {
    page_as_text(&in_language(game, Language::spoken()), 80)
}

/// The rules page in this language; in English where it is not translated.
fn in_language(game: &dyn AnyGame, language: Language) -> String {
    rules_page(language, game.about().name).map_or_else(|| game.rules_page(), String::from)
}

/// What this table has set, with every document as it would be written in a file; nothing, if nothing is set.
fn this_table(game: &dyn AnyGame, table: &TableArgs, words: &Words) -> Result<String, Failure> {
    if table.is_empty() {
        return Ok(String::new());
    }
    table.open(game)?;
    let mut text = format!("\n## {}\n\n", say!(words, "terminal-rules-this-table"));
    text += &format!("- {}\n", say!(words, "terminal-rules-players", seats = table.seats(game)?));
    let lines = game.options();
    for (key, value) in table.options(game)? {
        let Some(line) = lines.iter().find(|line| line.key == key) else { continue };
        text += &setting(game, line, &value, words)?;
    }
    Ok(text)
}

fn setting(game: &dyn AnyGame, line: &OptionLine, value: &str, words: &Words) -> Result<String, Failure> {
    let (key, about) = (line.key, line.about(words));
    if line.takes_file {
        let document = game.document(key, value)?;
        return Ok(format!("- `{key}={}`: {about}\n\n```toml\n{}```\n\n", document.called, document.file));
    }
    let meaning = match line.words.contains(&value) {
        true => format!(": {}", line.meaning(value, words)),
        false => String::new(),
    };
    Ok(format!("- `{key}={value}`: {about}{meaning}\n"))
}
