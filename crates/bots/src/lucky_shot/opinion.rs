//! What a position between two turns is worth to each player: learned weights, and a fair share of the win.

use super::features::{COUNT, Sheet, sheets};
use super::net::{Net, facts};
use super::nets::Nets;
use crate::share;
use luckhouse_engine::{BadWord, Game, Turn, phrase};
use luckhouse_games::lucky_shot::{LuckyShot, State};
use std::fmt::Write;
use std::sync::Arc;

/// The chance of each seat to win, by its index.
pub type Chances = [f64; 3];

/// The weights of the features: one set for two players in play, one for three.
///
/// ```
/// use luckhouse_bots::lucky_shot::opinion::Opinion;
/// let learned = Opinion::learned();
/// assert_eq!(Opinion::read(&learned.write()), Ok(learned));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion {
    weights: [Sheet; 2],
    /// What the features say together while two are in play, for who has time for it.
    fine: Option<Arc<Net>>,
    /// What networks say of two or three in play: those who have them ask nothing else.
    nets: Option<Arc<Nets>>,
}

impl Opinion {
    /// Nothing is known: everybody's chances are the same.
    pub const BLANK: Opinion = Opinion { weights: [[0.0; COUNT]; 2], fine: None, nets: None };

    /// The opinion that was learned: `cargo run --release -p luckhouse-bots --example lucky_shot_weights` makes it.
    ///
    /// # Panics
    /// If the table in the program is broken: a test reads it.
    pub fn learned() -> Opinion {
        Opinion::read(include_str!("../../data/lucky_shot.txt")).expect("the weights are in order")
    }

    /// The learned opinion, finer while two are in play: `cargo run --release -p luckhouse-bots --example lucky_shot_net`
    /// makes it.
    ///
    /// # Panics
    /// If the table in the program is broken: a test reads it.
    pub fn fine() -> Opinion {
        let net = Net::read(include_str!("../../data/lucky_shot_net.txt")).expect("the net is in order");
        Opinion::learned().with(net)
    }

    /// What the judge believes: the networks that are kept, or the finer opinion if they cannot be read.
    pub fn trained() -> Opinion {
        match Nets::kept() {
            Some(nets) => Opinion::fine().with_nets(Arc::clone(nets)),
            None => Opinion::fine(),
        }
    }

    /// The same opinion, but as this net says while two are in play.
    #[must_use]
    pub fn with(self, net: Net) -> Opinion {
        Opinion { fine: Some(Arc::new(net)), ..self }
    }

    /// The same opinion, but as these networks say where there is one for so many in play.
    #[must_use]
    pub fn with_nets(self, nets: Arc<Nets>) -> Opinion {
        Opinion { nets: Some(nets), ..self }
    }

    /// Is it that of networks?
    pub(super) fn has_nets(&self) -> bool {
        self.nets.is_some()
    }

    /// Read what [`write`](Opinion::write) wrote.
    ///
    /// # Errors
    /// If there are not as many numbers as features.
    pub fn read(text: &str) -> Result<Opinion, BadWord> {
        let mut opinion = Opinion::BLANK;
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        let expected = || phrase!("expected-weights-lines", count = COUNT);
        if lines.len() != opinion.weights.len() {
            return Err(BadWord::new(
                phrase!("found-lines", count = lines.len()),
                phrase!("kind-weights-table"),
                expected(),
            ));
        }
        for (row, line) in opinion.weights.iter_mut().zip(lines) {
            let numbers: Option<Vec<f32>> = line.split_whitespace().map(|word| word.parse().ok()).collect();
            let numbers = numbers.unwrap_or_default();
            *row = numbers
                .try_into()
                .map_err(|_| BadWord::new(line, phrase!("kind-weights-row"), expected()))?;
        }
        Ok(opinion)
    }

    /// The plain weights as text, one line for each number of players in play.
    pub fn write(&self) -> String {
        let mut text = String::from(
            "# Lucky Shot: made by the example `lucky_shot_weights`; for two in play, and for three.\n",
        );
        for row in &self.weights {
            let words: Vec<String> = row.iter().map(|weight| format!("{weight:.3}")).collect();
            writeln!(text, "{}", words.join(" ")).expect("a string takes all");
        }
        text
    }

    /// The weights that count when so many are in play.
    pub fn weights_mut(&mut self, in_play: usize) -> &mut Sheet {
        &mut self.weights[usize::from(in_play > 2)]
    }

    /// What a position is worth, exactly at the end, and else as learned. It is made for the time before any die of
    /// a turn is on the card.
    pub fn chances(&self, game: &LuckyShot, state: &State) -> Chances {
        if let Turn::Over(outcome) = game.turn(state) {
            let shares = share(&outcome);
            let mut chances = [0.0; 3];
            shares.iter().for_each(|(seat, part)| chances[seat.index()] = part);
            return chances;
        }
        let mut facts = [[0.0; COUNT]; 3];
        sheets(game, state, &mut facts);
        self.shares(state, &facts)
    }

    /// Everybody's share, from the features.
    pub fn shares(&self, state: &State, sheets: &[Sheet; 3]) -> Chances {
        if let Some(chances) = self.nets.as_ref().and_then(|nets| nets.chances(state, sheets)) {
            return chances;
        }
        match &self.fine {
            Some(net) if state.in_play().len() == 2 => {
                let chance = net.chance(&facts(state, sheets));
                let mut chances = [0.0; 3];
                let both = state.in_play().iter().zip([chance, 1.0 - chance]);
                both.for_each(|(seat, chance)| chances[seat.index()] = chance);
                chances
            }
            _ => self.plain_shares(state, sheets),
        }
    }

    fn plain_shares(&self, state: &State, facts: &[Sheet; 3]) -> Chances {
        let weights = &self.weights[usize::from(state.in_play().len() > 2)];
        let (mut chances, mut sum) = ([0.0; 3], 0.0);
        for seat in state.in_play().iter() {
            chances[seat.index()] = f64::from(dot(&facts[seat.index()], weights)).exp();
            sum += chances[seat.index()];
        }
        chances.map(|chance| chance / sum)
    }
}

/// The sum of the products, eight at a time: this stands in the hottest loop of all.
fn dot(facts: &Sheet, weights: &Sheet) -> f32 {
    let mut sums = [0.0f32; 8];
    for (facts, weights) in facts.chunks_exact(8).zip(weights.chunks_exact(8)) {
        for lane in 0..8 {
            sums[lane] += facts[lane] * weights[lane];
        }
    }
    sums.iter().sum()
}
