//! Who plays what: one set of options, one bot for each seat.

use crate::Observed;
use crate::Tally;
use crate::measured;
use luckhouse_bots::Level;
use luckhouse_engine::BadWord;
use luckhouse_shelf::{AnyGame, BotSpec, Budget, Strength, find};
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// One field of a grid, in words: what can be written down, sent to another machine and read again.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Cell {
    /// The name of the game.
    pub game: String,
    /// Options that are set, each a key and a value; of a document, its text.
    pub options: Vec<(String, String)>,
    /// A bot for each seat, as [`BotSpec::read`] reads it.
    pub bots: Vec<String>,
    /// The most that a bot looks at for a choice, if not as its level does in the lab.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
}

/// A cell that was checked, ready to play.
#[derive(Clone)]
pub struct Setup {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// Its options.
    pub options: Vec<(String, String)>,
    /// Who sits where.
    pub bots: Vec<BotSpec>,
}

/// What a bot of each level looks at in the lab, weakest first. At a table a clock ends its thoughts; here the same seed
/// must give the same game on any machine, so that thoughts are counted instead.
const NODES: [u64; 4] = [50, 50, 200, 800];

impl Cell {
    /// In a few words, with the bots' own thoughts.
    pub fn new(game: &str, options: &[(&str, &str)], bots: &[&str]) -> Cell {
        let pair = |(key, value): &(&str, &str)| (key.to_string(), value.to_string());
        Cell {
            game: game.into(),
            options: options.iter().map(pair).collect(),
            bots: bots.iter().map(ToString::to_string).collect(),
            nodes: None,
        }
    }

    /// Everything that is named is there, and fits together.
    ///
    /// # Errors
    /// If there is no such game, option, value, bot or number of seats.
    pub fn check(&self) -> Result<Setup, BadWord> {
        let game = find(&self.game)?;
        let mut bots = Vec::new();
        for word in &self.bots {
            bots.push(self.counted(BotSpec::read(word, game)?));
        }
        // Opened once, so that a wrong option is found before anything is played.
        game.open(&self.options, bots.len())?;
        Ok(Setup { game, options: self.options.clone(), bots })
    }

    fn counted(&self, bot: BotSpec) -> BotSpec {
        let own = match bot.strength {
            // What a program counts, and how long it may take, is a matter between it and whoever runs it.
            Strength::Program(_) => return bot,
            Strength::Random if bot.without.is_none() => return bot,
            // Where it must do without what it drew, it searches as this level does.
            Strength::Random => NODES[Level::Steady as usize],
            Strength::Level(level) => NODES[level as usize],
        };
        BotSpec { budget: Some(Budget::nodes(self.nodes.unwrap_or(own))), ..bot }
    }
}

impl Setup {
    /// How many seats.
    pub fn seats(&self) -> usize {
        self.bots.len()
    }

    /// The same with everybody so many seats further on.
    #[must_use]
    pub fn rotated(&self, by: usize) -> Setup {
        let mut rotated = self.clone();
        rotated.bots.rotate_right(by % self.seats());
        rotated
    }

    /// Empty books.
    pub fn none(&self) -> Tally {
        Tally::new(self.seats(), self.game.metrics().len())
    }

    /// Play these games of a run with this seed, on this thread, and count.
    pub fn play(&self, seed: u64, games: Range<u64>) -> Tally {
        let mut tally = self.none();
        self.each(seed, games, &mut |_, seen| tally.add(seen));
        tally
    }

    /// Play these games, and show each to somebody, with its number.
    pub fn each(&self, seed: u64, games: Range<u64>, show: &mut dyn FnMut(u64, &Observed)) {
        let played = measured(self.game).observe(&self.options, &self.bots, seed, games, show);
        played.expect("the options were checked");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_searches_in_the_lab_counts_its_thoughts() {
        let table = |bot: &str| Cell::new("booty-dice", &[], &[bot, "random"]).check().unwrap().bots[0];
        assert_eq!(table("random").budget, None, "it does not think");
        assert_eq!(table("random!stop").budget, Some(Budget::nodes(50)), "a clock would change the game");
        assert_eq!(table("strong!stop").budget, Some(Budget::nodes(200)));
    }
}
