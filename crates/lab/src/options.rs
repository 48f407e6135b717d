//! What each value of each option does to a game.

use crate::compare::{Duel, Measured, Paired, sample};
use crate::measured;
use crate::sequential::{self, Z};
use crate::{Cell, Figure, Line, Moments, PART, Setup};
use luckhouse_engine::BadWord;
use luckhouse_shelf::AnyGame;
use luckhouse_solvers::Watch;
use rayon::prelude::*;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

/// What is to be found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Survey {
    /// The game as it is now, with a bot for each seat.
    pub table: Cell,
    /// A better and a weaker bot: what the better one wins is the skill of a game.
    pub skill: (String, String),
    /// At most so many values of a number.
    pub values: usize,
    /// Games for each value.
    pub games: u64,
    /// Rounds of the better against the weaker for each value, each with a game for every seat.
    pub rounds: u64,
    /// The seed.
    pub seed: u64,
}

/// What one value of one option does, against the game as it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Effect {
    /// The option.
    pub key: &'static str,
    /// Its value.
    pub value: String,
    /// What came of it.
    pub found: Found,
}

/// How a game with one other value differs.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// Each measure: A with the value, B as it is.
    pub lines: Vec<Line>,
    /// What the better bot wins more of with the value than as it is.
    pub skill: Figure,
}

impl Found {
    /// Is any difference shown?
    pub fn changes(&self) -> bool {
        let differs = |figure: &Figure| !figure.holds(0.0);
        differs(&self.skill) || self.lines.iter().any(|line| differs(&line.difference))
    }
}

/// What all values are held against.
#[derive(Clone, Debug, PartialEq)]
pub struct Surveyed {
    /// One line for each value that is not the one in force.
    pub effects: Vec<Effect>,
    /// What the better bot wins as it is.
    pub skill: Figure,
    /// Each measure as it is, held against itself.
    pub base: Vec<Line>,
    /// Did somebody interrupt it? Then the effects are those that were known.
    pub interrupted: bool,
}

/// One set of options, played.
struct Played {
    games: Vec<Measured>,
    /// What the better bot won of each round, above even.
    rounds: Vec<i64>,
}

impl Survey {
    /// Play every value of every option. Whoever watches may end it: then those values that were played to the end come back,
    /// and nothing before the game as it is was played.
    ///
    /// # Errors
    /// If the game cannot be played as it is, or with one of the values.
    pub fn run(&self, watch: &dyn Watch) -> Result<Option<Surveyed>, BadWord> {
        let game = self.table.check()?.game;
        let tries = self.tries(game)?;
        let progress = Progress {
            watch,
            done: AtomicU64::new(0),
            of: (self.games + self.rounds) * (tries.len() as u64 + 1),
        };
        let Some(base) = self.play(&self.table, &progress)? else { return Ok(None) };
        let (mut effects, mut interrupted) = (Vec::new(), false);
        for (key, value) in tries {
            let Some(played) = self.play(&self.with(key, &value), &progress)? else {
                interrupted = true;
                break;
            };
            effects.push(Effect { key, value, found: self.found(&played, &base) });
        }
        let itself = Paired::of(&base.games, &base.games).lines(Z);
        let skill = self.skill(base.rounds.iter().copied());
        Ok(Some(Surveyed { effects, skill, base: itself, interrupted }))
    }

    /// Every value but the one in force.
    fn tries(&self, game: &dyn AnyGame) -> Result<Vec<(&'static str, String)>, BadWord> {
        let mut tries = Vec::new();
        for option in game.options() {
            let set = self.table.options.iter().find(|(key, _)| key == option.key);
            let now = set.map_or(&option.default, |(_, value)| value);
            let values = measured(game).values_of(option.key, self.values)?;
            tries.extend(values.into_iter().filter(|value| value != now).map(|value| (option.key, value)));
        }
        Ok(tries)
    }

    fn with(&self, key: &str, value: &str) -> Cell {
        let mut table = self.table.clone();
        table.options.retain(|(known, _)| known != key);
        table.options.push((key.into(), value.into()));
        table
    }

    fn play(&self, table: &Cell, progress: &Progress<'_>) -> Result<Option<Played>, BadWord> {
        let setup = table.check()?;
        let duel = Duel::new(table, &self.skill.0, &self.skill.1)?;
        let Some(games) = self.games(&setup, progress) else { return Ok(None) };
        let rounds = progress
            .portions(self.rounds, |part| duel.rounds(self.seed, part).into_iter().map(|(_, edge)| edge));
        Ok(rounds.map(|rounds| Played { games, rounds }))
    }

    fn games(&self, setup: &Setup, progress: &Progress<'_>) -> Option<Vec<Measured>> {
        progress.portions(self.games, |part| sample(setup, self.seed, part))
    }

    fn found(&self, played: &Played, base: &Played) -> Found {
        let differences = played.rounds.iter().zip(&base.rounds).map(|(with, as_is)| with - as_is);
        Found { lines: Paired::of(&played.games, &base.games).lines(Z), skill: self.skill(differences) }
    }

    fn skill(&self, edges: impl Iterator<Item = i64>) -> Figure {
        let mut moments = Moments::default();
        edges.for_each(|edge| moments.add(edge));
        sequential::mean(&moments, (PART * self.table.bots.len() as u64) as f64, 1.0, Z)
    }
}

/// Games that one worker plays before it looks up.
const PORTION: u64 = 16;

/// All that is played, for whoever watches.
struct Progress<'a> {
    watch: &'a dyn Watch,
    done: AtomicU64,
    of: u64,
}

impl Progress<'_> {
    /// All portions, in their order. Nothing, if whoever watches wants no more.
    fn portions<T: Send, P: IntoIterator<Item = T>>(
        &self,
        all: u64,
        play: impl Fn(Range<u64>) -> P + Sync,
    ) -> Option<Vec<T>> {
        let portion = |number: u64| {
            let part = number * PORTION..((number + 1) * PORTION).min(all);
            let count = part.end - part.start;
            let played: Vec<T> = play(part).into_iter().collect();
            let done = self.done.fetch_add(count, Ordering::Relaxed) + count;
            self.watch.go_on(done, self.of).then_some(played)
        };
        let parts: Option<Vec<Vec<T>>> = (0..all.div_ceil(PORTION)).into_par_iter().map(portion).collect();
        parts.map(|parts| parts.into_iter().flatten().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Measure;

    fn survey() -> Surveyed {
        let survey = Survey {
            table: Cell::new("booty-dice", &[], &["random", "random"]),
            skill: ("novice".into(), "random".into()),
            values: 2,
            games: 200,
            rounds: 20,
            seed: 1,
        };
        survey.run(&()).unwrap().unwrap()
    }

    #[test]
    fn every_other_value_has_a_line_and_what_matters_is_seen() {
        let survey = survey();
        let keys: Vec<_> =
            survey.effects.iter().map(|effect| format!("{}={}", effect.key, effect.value)).collect();
        let numbers = ["lives=20", "doubloons=15", "goal=60"];
        let readings = ["resolve=each", "curse=six", "first-throw=some", "starts=agreed", "each=rolled"];
        assert_eq!(keys, [&numbers[..], &readings, &["cap=1000"]].concat());
        let lives = &survey.effects[0].found;
        let rolls = lives.lines.iter().find(|line| line.measure == Measure::Rolls).unwrap();
        assert!(lives.changes() && rolls.difference.low > 0.0, "more lives last longer");
        let cap = &survey.effects.last().unwrap().found;
        assert!(!cap.changes(), "no random game comes near a cap of 500");
        assert!(survey.skill.low < survey.skill.high);
    }
}
