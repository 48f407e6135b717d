//! One player against another: the same dice, and every seat for both.

use crate::sequential::{self, Looks};
use crate::tally::part;
use crate::{Cell, Figure, Moments, PART, Setup};
use luckhouse_engine::{BadWord, Seat};
use luckhouse_solvers::Watch;
use std::ops::Range;

/// Two bots at a game. With two seats they change seats between the games of a round; with more, one A sits among B's and
/// goes round. Alone, each plays its own game with the same dice.
///
/// ```
/// use luckhouse_lab::{Cell, Duel, Looks, Verdict};
/// let table = Cell::new("booty-dice", &[], &["random", "random"]);
/// let duel = Duel::new(&table, "steady", "random")?;
/// let edge = duel.run(1, &Looks::doubling(32, 64), &()).unwrap();
/// assert_eq!(edge.verdict(), Verdict::Better);
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone)]
pub struct Duel {
    /// A in each seat in turn; alone, only A.
    with: Vec<Setup>,
    /// Alone, the one to hold A against.
    against: Option<Setup>,
}

/// How much more A wins than somebody who is just as good as B.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Edge {
    /// What A wins: the share of its games, shared wins in parts.
    pub share: Figure,
    /// What it would win if it played as B does; alone, what B won.
    pub even: f64,
    /// The difference, with an interval that holds whenever the run was looked at.
    pub edge: Figure,
    /// Rounds played; each is one game for every seat.
    pub rounds: u64,
    /// Did somebody interrupt the run?
    pub interrupted: bool,
}

/// Which is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A is.
    Better,
    /// B is.
    Worse,
    /// Neither was shown to be.
    Open,
}

impl Edge {
    /// What was shown.
    pub fn verdict(&self) -> Verdict {
        match self.edge {
            Figure { low, .. } if low > 0.0 => Verdict::Better,
            Figure { high, .. } if high < 0.0 => Verdict::Worse,
            _ => Verdict::Open,
        }
    }

    /// No difference larger than this is left possible.
    pub fn at_most(&self) -> f64 {
        self.edge.low.abs().max(self.edge.high.abs())
    }
}

/// What A won, and alone what B did.
#[derive(Clone, Copy, Default)]
struct Won {
    a: Moments,
    edge: Moments,
}

impl sequential::Join for Won {
    fn joined(mut self, other: Won) -> Won {
        self.a.merge(&other.a);
        self.edge.merge(&other.edge);
        self
    }
}

impl Duel {
    /// A and B at this table, whose own bots do not matter.
    ///
    /// # Errors
    /// If there is no such bot, or the table cannot be opened.
    pub fn new(table: &Cell, a: &str, b: &str) -> Result<Duel, BadWord> {
        let seats = table.bots.len();
        let seated = |bots: Vec<String>| Cell { bots, ..table.clone() }.check();
        let among = |first: &str| {
            let bots = std::iter::once(first).chain(std::iter::repeat_n(b, seats.saturating_sub(1)));
            seated(bots.map(String::from).collect())
        };
        let first = among(a)?;
        let with = (0..seats).map(|seat| first.rotated(seat)).collect();
        let against = (seats == 1).then(|| among(b)).transpose()?;
        Ok(Duel { with, against })
    }

    /// Play until one is shown to be better, or the looks are over. Nothing, if somebody interrupts before the first look.
    pub fn run(&self, seed: u64, looks: &Looks, watch: &dyn Watch) -> Option<Edge> {
        self.run_until(seed, looks, watch, |edge| edge.verdict() != Verdict::Open)
    }

    /// Play until somebody has seen enough, or the looks are over.
    pub fn run_until(
        &self,
        seed: u64,
        looks: &Looks,
        watch: &dyn Watch,
        enough: impl Fn(&Edge) -> bool,
    ) -> Option<Edge> {
        let portion = |rounds: Range<u64>| self.portion(seed, rounds);
        let found = looks.play(watch, portion, |won, deviations| enough(&self.edge(won, deviations)))?;
        Some(Edge { interrupted: found.interrupted, ..self.edge(&found.sum, found.deviations) })
    }

    fn edge(&self, won: &Won, deviations: f64) -> Edge {
        // A round is worth a win for each seat that A had in it.
        let unit = (PART * self.seats()) as f64;
        let share = sequential::mean(&won.a, unit, 0.5, deviations);
        let edge = sequential::mean(&won.edge, unit, 0.5 * self.scale(), deviations);
        Edge { share, even: share.value - edge.value, edge, rounds: won.a.count, interrupted: false }
    }

    fn seats(&self) -> u64 {
        self.with.len() as u64
    }

    /// Alone, two games are held against each other, so that a difference reaches twice as far.
    fn scale(&self) -> f64 {
        if self.against.is_some() { 2.0 } else { 1.0 }
    }

    fn portion(&self, seed: u64, rounds: Range<u64>) -> Won {
        let mut won = Won::default();
        for (a, edge) in self.rounds(seed, rounds) {
            won.a.add(a);
            won.edge.add(edge);
        }
        won
    }

    /// What A won in each round, and how much more that is than even: both in parts of a win.
    pub(crate) fn rounds(&self, seed: u64, rounds: Range<u64>) -> Vec<(i64, i64)> {
        let mut a = vec![0; (rounds.end - rounds.start) as usize];
        for (seat, setup) in self.with.iter().enumerate() {
            add_parts(setup, Seat::at(seat), seed, rounds.clone(), &mut a);
        }
        // A round of people who play alike is one win, whoever has it.
        let mut even = vec![PART as i64; a.len()];
        if let Some(against) = &self.against {
            even.fill(0);
            add_parts(against, Seat::at(0), seed, rounds, &mut even);
        }
        a.into_iter().zip(even).map(|(a, even)| (a, a - even)).collect()
    }
}

fn add_parts(setup: &Setup, seat: Seat, seed: u64, games: Range<u64>, sums: &mut [i64]) {
    let start = games.start;
    setup.each(seed, games, &mut |number, seen| sums[(number - start) as usize] += part(seen, seat));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_against_themselves_is_even() {
        for (game, seats) in [("fortuna", 4), ("lucky-shot", 2)] {
            let table = Cell::new(game, &[], &vec!["random"; seats]);
            let edge = Duel::new(&table, "random", "random").unwrap();
            let edge = edge.run(1, &Looks::doubling(64, 256), &()).unwrap();
            assert_eq!(edge.verdict(), Verdict::Open, "{game}: {:?}", edge.edge);
            assert!((edge.even - 1.0 / seats as f64).abs() < 1e-12);
            assert!(edge.at_most() < 0.2);
        }
    }

    #[test]
    fn the_better_one_is_found_early_alone_and_at_a_table() {
        let table = Cell::new("booty-dice", &[], &["random"; 3]);
        let edge =
            Duel::new(&table, "random", "steady").unwrap().run(1, &Looks::doubling(16, 4096), &()).unwrap();
        assert_eq!(edge.verdict(), Verdict::Worse);
        assert!(edge.rounds < 4096, "it stops as soon as it is shown");

        let door = [("sheet", "door; Door: 6 6; rows: 9")];
        let alone = Duel::new(&Cell::new("lantern", &door, &["random"]), "steady", "random").unwrap();
        assert_eq!(alone.run(1, &Looks::doubling(64, 256), &()).unwrap().verdict(), Verdict::Better);
    }

    #[test]
    fn a_bot_that_is_not_there_is_named() {
        let table = Cell::new("fortuna", &[], &["random", "random"]);
        let wrong = Duel::new(&table, "steady", "stedy").err().unwrap();
        assert!(wrong.to_string().starts_with("`stedy` is not a bot: expected random, novice"));
    }
}
