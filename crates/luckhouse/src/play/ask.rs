//! Asking which game to play, when the command line does not say.

use super::kept::warn;
use super::screen;
use crate::failure::Failure;
use luckhouse_shelf::games::GAMES;
use luckhouse_shelf::{AnyGame, AnyTable, find};
use std::io::Write;

/// Ask for a game and a number of seats, and open the table.
pub(super) fn for_a_table() -> Result<Box<dyn AnyTable>, Failure> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "Welcome to Luckhouse. What shall we play?\n")?;
    for (index, game) in GAMES.iter().enumerate() {
        let about = game.about();
        writeln!(out, "  {}  {:<15} {}", index + 1, about.name, about.line)?;
    }
    writeln!(out)?;
    let game = until(|| {
        let word = line(&mut out, "Game (number or name): ")?;
        Ok(game_of(&word).map_err(|wrong| wrong.to_string()))
    })?;
    let seats = match game.about().seats {
        [only] => *only,
        _ => until(|| {
            let prompt = format!("Players ({}, you are p1): ", game.about().seats_in_words());
            let word = line(&mut out, &prompt)?;
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
    let seats =
        seats.map_err(|_| format!("`{word}` is not a number: expected {}", game.about().seats_in_words()))?;
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
        let reason = "standard input was closed before a game was chosen: `luckhouse play GAME` names it";
        return Err(Failure::Failed(reason.into()));
    };
    Ok(text.trim().to_lowercase())
}
