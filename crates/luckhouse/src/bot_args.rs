//! Which bots, and how long they think: what `play` and `simulate` both take.

use crate::failure::{Failure, usage};
use crate::program_args::ProgramArgs;
use luckhouse_bots::Budget;
use luckhouse_shelf::{AnyGame, BotSpec};
use std::time::Duration;

/// How long bots think.
#[derive(clap::Args, Default, PartialEq)]
pub(crate) struct ThinkArgs {
    /// The longest that a bot thinks about a choice, in seconds (its level's own pace, if not given)
    #[arg(long, value_name = "SECONDS", allow_hyphen_values = true)]
    time: Option<f64>,
    /// The most positions that a bot looks at for a choice: the same game on every machine
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    nodes: Option<u64>,
    #[command(flatten)]
    pub(crate) programs: ProgramArgs,
}

impl ThinkArgs {
    fn budget(&self) -> Result<Option<Budget>, Failure> {
        let seconds = match self.time {
            None => None,
            Some(seconds) if seconds > 0.0 && seconds <= 3600.0 => Some(Duration::from_secs_f64(seconds)),
            Some(other) => {
                return Err(usage!("terminal-usage-time", seconds = other.to_string()));
            }
        };
        if self.nodes == Some(0) {
            return Err(usage!("terminal-usage-nodes"));
        }
        Ok(match (self.nodes, seconds) {
            (None, None) => None,
            (Some(nodes), None) => Some(Budget::nodes(nodes)),
            (None, Some(time)) => Some(Budget::time(time)),
            (Some(nodes), Some(time)) => Some(Budget::nodes(nodes).within(time)),
        })
    }

    /// The bots that a list of words names, one for each of so many places; the last word stands for the rest.
    pub(crate) fn bots(
        &self,
        words: &str,
        game: &dyn AnyGame,
        places: usize,
    ) -> Result<Vec<BotSpec>, Failure> {
        self.programs.welcome()?;
        let budget = self.budget()?;
        let mut bots = Vec::new();
        for word in words.split(',') {
            bots.push(BotSpec { budget, ..BotSpec::read(word.trim(), game)? });
        }
        if bots.len() > places {
            let named = bots.len();
            return Err(usage!("terminal-usage-bots", words, named, places));
        }
        let last = bots[bots.len() - 1];
        bots.resize(places, last);
        Ok(bots)
    }
}
