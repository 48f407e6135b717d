//! What the bots of the house are rated, in memory.

use super::members::Roll;
use crate::RatedBot;

impl Roll {
    pub(super) fn keep_bots(&mut self, bots: &[RatedBot]) {
        self.bots.extend(bots.iter().map(|rated| (rated.bot.clone(), rated.state.clone())));
    }

    pub(super) fn bots(&self) -> Vec<RatedBot> {
        let one =
            |(bot, state): (&crate::Name, &crate::Json)| RatedBot { bot: bot.clone(), state: state.clone() };
        self.bots.iter().map(one).collect()
    }
}
