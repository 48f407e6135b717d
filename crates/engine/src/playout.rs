//! Random play from a state to the end, without a heap: the lab's hot loop.

use crate::{Chance, Choices, Game, Outcome, Rng, Turn};

/// A finished random game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    /// How it ended.
    pub outcome: Outcome,
    /// How many choices were made; choices made at once count one each.
    pub choices: u32,
    /// How many rolls there were.
    pub rolls: u32,
}

/// Plays games at random, and keeps its list of legal actions from game to game.
pub struct Playout<G: Game> {
    legal: Vec<G::Action>,
}

impl<G: Game> Playout<G> {
    /// With an empty list that grows to its size in the first games.
    pub fn new() -> Playout<G> {
        Playout { legal: Vec::new() }
    }

    /// A whole game from the start.
    pub fn run(&mut self, game: &G, rng: &mut Rng) -> Ended {
        self.run_from(game, game.start(), rng)
    }

    /// The rest of a game.
    pub fn run_from(&mut self, game: &G, mut state: G::State, rng: &mut Rng) -> Ended {
        let (mut choices, mut rolls) = (0, 0);
        loop {
            match game.turn(&state) {
                Turn::Roll(chance) => {
                    rolls += 1;
                    game.roll(&mut state, chance.roll(rng));
                }
                Turn::Choose(seats) => {
                    let mut all = Choices::none();
                    for seat in seats.iter() {
                        choices += 1;
                        all.put(seat, game.any_legal(&state, seat, &mut self.legal, rng));
                    }
                    game.choose(&mut state, &all);
                }
                Turn::Over(outcome) => {
                    return Ended { outcome, choices, rolls };
                }
            }
        }
    }
}

impl<G: Game> Default for Playout<G> {
    fn default() -> Self {
        Playout::new()
    }
}
