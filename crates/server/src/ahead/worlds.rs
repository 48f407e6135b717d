//! The games that can have come of a moment, if some things happened and others were left open.

use super::plan::is_of;
use crate::protocol::{AheadStep, Problem, Why, because};
use crate::table::{against_rules, wrong_word};
use luckhouse_engine::{Rng, Seat, Viewer};
use luckhouse_shelf::{AnyTable, Waiting, read_log};

/// So many games are looked at.
const WORLDS: usize = 512;
/// So many of them are played on, where it is left open what happens.
const PLAYED_ON: usize = 48;
/// So many events each is played on at most.
const EVENTS: usize = 300;

type Game = Box<dyn AnyTable>;

/// From where somebody looks ahead.
pub(crate) struct Ground {
    /// Who looks.
    pub(crate) seat: Seat,
    /// After so many events.
    pub(crate) after: usize,
    /// The log of the table, as everybody may read it.
    pub(crate) log: String,
}

/// What a moment can have become.
#[derive(Clone)]
pub(super) struct Worlds {
    pub(super) seat: Seat,
    pub(super) games: Vec<Game>,
    /// Are these all? Not where it was left open for how long others play on.
    pub(super) whole: bool,
}

impl Worlds {
    /// The one game of that moment. What is sealed there is no part of its log.
    pub(super) fn at(ground: &Ground) -> Result<Worlds, Problem> {
        let game = read_log(&ground.log, ground.after).map_err(wrong_word)?;
        Ok(Worlds { seat: ground.seat, games: vec![game], whole: true })
    }

    /// Is it this seat's turn to choose alone, in any of them?
    pub(super) fn asks(&self) -> bool {
        self.games.iter().any(|game| game.asked().only() == Some(self.seat))
    }

    /// The same after one more step, if that can happen in any of them.
    pub(super) fn after(&self, step: &AheadStep) -> Result<Worlds, Problem> {
        let next = match step {
            AheadStep::Line(line) => self.with_line(line)?,
            AheadStep::AnyRoll => self.with_any_roll(),
            AheadStep::Anything => self.played_on(),
        };
        if next.games.is_empty() {
            let line = if let AheadStep::Line(line) = step { line } else { "" };
            return Err(Problem::new(Why::Rules, because("ahead-cannot-be").with("line", line)));
        }
        Ok(next)
    }

    /// Where there is one game only, the rules say what speaks against the line.
    fn with_line(&self, line: &str) -> Result<Worlds, Problem> {
        let with = |game: &Game| {
            let mut game = game.clone();
            happen(&mut game, line).map(|()| game)
        };
        if let ([only], true) = (&*self.games, self.whole) {
            return Ok(Worlds { games: vec![with(only)?], ..*self });
        }
        Ok(Worlds { games: self.games.iter().filter_map(|game| with(game).ok()).collect(), ..*self })
    }

    fn with_any_roll(&self) -> Worlds {
        let mut games = Vec::new();
        for game in &self.games {
            for (roll, _) in game.chance().unwrap_or_default() {
                let mut next = game.clone();
                if next.rolled(&roll).is_ok() {
                    games.push(next);
                }
            }
        }
        let whole = self.whole && games.len() <= WORLDS;
        Worlds { games: spread(games, WORLDS), whole, ..*self }
    }

    /// Each is played on at random until this seat is asked. The dice of the table have no part in it.
    fn played_on(&self) -> Worlds {
        let begun = spread(self.games.clone(), PLAYED_ON);
        let each = PLAYED_ON.div_ceil(begun.len().max(1));
        let again = begun.iter().flat_map(|game| (0..each).map(move |_| game));
        let play = |(number, game): (usize, &Game)| {
            play_on(game.clone(), self.seat, &mut Rng::stream(game.events() as u64, number as u64))
        };
        Worlds { games: again.enumerate().filter_map(play).collect(), whole: false, ..*self }
    }
}

/// So many of them, from all over.
fn spread(games: Vec<Game>, most: usize) -> Vec<Game> {
    let every = games.len().div_ceil(most).max(1);
    games.into_iter().step_by(every).collect()
}

fn play_on(mut game: Game, seat: Seat, rng: &mut Rng) -> Option<Game> {
    for _ in 0..EVENTS {
        match game.waiting() {
            Waiting::Roll => game.roll(rng),
            Waiting::Choice(_) if game.asked().contains(seat) => return Some(game),
            Waiting::Choice(owed) => {
                let next = owed.first()?;
                let legal = game.legal(next);
                game.choose(next, legal.get(rng.below(legal.len() as u64) as usize)?).ok()?;
            }
            Waiting::Over(_) => return None,
        }
    }
    None
}

/// Let a whole line happen, and nothing but it.
fn happen(game: &mut Game, line: &str) -> Result<(), Problem> {
    let (before, cannot_be) =
        (game.events(), || Problem::new(Why::Rules, because("ahead-cannot-be").with("line", line)));
    if let Some(roll) = line.strip_prefix('*') {
        game.rolled(roll.trim()).map_err(|refusal| against_rules(&**game, &refusal))?;
    } else {
        for part in line.split(" | ") {
            let (seat, word) = part.trim().split_once(' ').ok_or_else(cannot_be)?;
            let seat: Seat = seat.parse().map_err(|_| cannot_be())?;
            game.choose(seat, word.trim()).map_err(|refusal| against_rules(&**game, &refusal))?;
        }
    }
    if game.events() == before + 1 { Ok(()) } else { Err(cannot_be()) }
}

/// The last line of a game, as its log has it.
pub(super) fn last_line(game: &dyn AnyTable) -> String {
    let from = game.events().saturating_sub(1);
    game.lines_since(from, &[Viewer::Arbiter]).remove(0).pop().unwrap_or_default()
}

/// A line that is one's own choice stands in no condition.
pub(super) fn is_own(step: &AheadStep, seat: Seat) -> bool {
    matches!(step, AheadStep::Line(line) if is_of(line, seat))
}
