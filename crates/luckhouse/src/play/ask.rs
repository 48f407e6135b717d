//! Asking which game to play, when the command line does not say.

use super::kept::warn;
use super::screen;
use crate::failure::Failure;
use luckhouse_shelf::games::GAMES;
use luckhouse_shelf::{AnyGame, AnyTable, find, introduction};
use luckhouse_words::{Words, say};
use std::io::Write;

/// Ask for a game and a number of seats, and open the table.
pub(super) fn for_a_table() -> Result<Box<dyn AnyTable>, Failure> {
    let mut out = std::io::stdout().lock();
    let words = Words::spoken();
    writeln!(out, "{}\n", say!(words, "terminal-plain-welcome"))?;
    for (index, game) in GAMES.iter().enumerate() {
        let name = game.about().name;
        writeln!(out, "  {}  {:<15} {}", index + 1, name, introduction::line(*game, &words))?;
    }
    writeln!(out)?;
    let game = until(|| {
        let word = line(&mut out, &(say!(words, "terminal-plain-which-game") + " "))?;
        Ok(game_of(&word).map_err(|wrong| wrong.to_string()))
    })?;
    let seats = match game.about().seats {
        [only] => *only,
        _ => until(|| {
            let seats = words.any_of(game.about().seats);
            let word = line(&mut out, &(say!(words, "terminal-plain-how-many", seats) + " "))?;
            Ok(seats_of(game, &word))
        })?,
    };
    Ok(game.open(&[], seats)?)
}

fn game_of(word: &str) -> Result<&'static dyn AnyGame, luckhouse_engine::BadWord> {
    let by_number = word.parse::<usize>().ok().and_then(|n| GAMES.get(n.wrapping_sub(1)).copied());
    by_number.map_or_else(|| find(word), Ok)
}

fn seats_of(game: &dyn AnyGame, word: &str) -> Result<usize, String> {
    let seats = if word.is_empty() { Ok(game.about().seats[0]) } else { word.parse() };
    let words = Words::spoken();
    let expected = || words.any_of(game.about().seats);
    let seats = seats.map_err(|_| say!(words, "terminal-plain-not-a-number", word, expected = expected()))?;
    game.about().check_seats(seats).map_err(|wrong| wrong.to_string())?;
    Ok(seats)
}

/// Ask again until the answer can be used.
fn until<T>(mut ask: impl FnMut() -> Result<Result<T, String>, Failure>) -> Result<T, Failure> {
    loop {
        match ask()? {
            Ok(answer) => return Ok(answer),
            Err(wrong) => warn(&wrong),
        }
    }
}

fn line(out: &mut impl Write, prompt: &str) -> Result<String, Failure> {
    write!(out, "{prompt}")?;
    out.flush()?;
    let Some(text) = screen::typed_line()? else {
        return Err(Failure::Failed(say!(Words::spoken(), "terminal-plain-closed-before-game")));
    };
    Ok(text.trim().to_lowercase())
}
