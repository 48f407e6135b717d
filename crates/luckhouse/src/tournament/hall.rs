//! Where bots play: who takes part, and one round at a table.

use crate::failure::{Failure, usage};
use crate::lab::table::LabTable;
use luckhouse_bots::arena::Fair;
use luckhouse_club::rating::Pool;
use luckhouse_engine::{BadWord, Header};
use luckhouse_lab::measured;
use luckhouse_shelf::{AnyGame, BotSpec};

/// A game, and those who play it.
pub(super) struct Hall {
    pub(super) game: &'static dyn AnyGame,
    pub(super) header: Header,
    pub(super) seats: usize,
    pub(super) seed: u64,
    /// How often those at a table play in every seat.
    pub(super) rounds: u64,
    pub(super) fair: bool,
    pub(super) names: Vec<String>,
    options: Vec<(String, String)>,
    bots: Vec<BotSpec>,
}

/// One game for each seat, all with the same dice, everybody one seat on from game to game.
pub(super) struct Round {
    pub(super) games: Vec<Played>,
}

/// One game.
pub(super) struct Played {
    /// Which player sat in each seat.
    pub(super) seats: Vec<usize>,
    pub(super) fair: Fair,
}

impl Hall {
    pub(super) fn open(table: &LabTable, players: &str, games: u64, fair: bool) -> Result<Hall, Failure> {
        let (game, seats) = (table.game()?, table.seats()?);
        let words: Vec<&str> = players.split(',').map(str::trim).collect();
        if seats < 2 {
            return Err(usage!("terminal-usage-tournament-alone", game = game.about().name));
        }
        if words.len() < seats {
            return Err(usage!("terminal-usage-tournament-players", players = words.len(), seats));
        }
        let (mut bots, mut options) = (Vec::new(), Vec::new());
        for word in &words {
            let checked = table.cell(word)?.check()?;
            bots.push(checked.bots[0]);
            options = checked.options;
        }
        let header = game.open(&options, seats)?.header();
        let rounds = games.div_ceil(seats as u64);
        Ok(Hall { game, header, seats, seed: table.seed, rounds, fair, names: named(&words), options, bots })
    }

    /// The pool, whatever the options: these ratings are compared with nobody's outside.
    pub(super) fn pool(&self) -> Pool {
        Pool { game: self.header.game.clone(), seats: self.seats as u8 }
    }

    /// One round of these players. The same number is the same dice, whoever plays.
    pub(super) fn round(&self, table: &[usize], number: u64) -> Result<Round, BadWord> {
        let game = |turn: usize| {
            let seats: Vec<usize> = (0..table.len()).map(|seat| table[(seat + turn) % table.len()]).collect();
            let bots: Vec<BotSpec> = seats.iter().map(|player| self.bots[*player]).collect();
            let fair = measured(self.game).game(&self.options, &bots, self.seed, number, self.fair)?;
            Ok(Played { seats, fair })
        };
        Ok(Round { games: (0..table.len()).map(game).collect::<Result<_, BadWord>>()? })
    }
}

/// A name for each player: the bot's, with a number where there is more than one of a kind.
fn named(words: &[&str]) -> Vec<String> {
    let name = |(at, word): (usize, &&str)| match words[..at].iter().filter(|other| other == &word).count() {
        0 => word.to_string(),
        before => format!("{word}#{}", before + 1),
    };
    words.iter().enumerate().map(name).collect()
}
