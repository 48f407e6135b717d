//! One game in thought: down the tree as far as it is known, then quickly to the end, then back with the news.

use super::policy::Tried;
use super::{Guide, Search, key};
use luckhouse_engine::{Chance, Choices, Game, PerSeat, Rng, RollOf, Seat, SeatSet, Turn};

/// A choice that was made in the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    seat: Seat,
    node: usize,
    pub(super) tried: Tried,
}

impl<G: Game, K: Guide<G>> Search<G, K> {
    /// Play on from here to the end, and let the learners remember what came of it.
    pub(super) fn walk(
        &mut self,
        game: &G,
        mut state: G::State,
        learners: SeatSet,
        rng: &mut Rng,
    ) -> PerSeat<f64> {
        self.path.clear();
        let worth = loop {
            match game.turn(&state) {
                Turn::Over(outcome) => break self.guide.result(game, &outcome),
                Turn::Roll(chance) => {
                    let roll = self.roll(&state, &chance, rng);
                    game.roll(&mut state, roll);
                }
                Turn::Choose(seats) => {
                    let (choices, known) = self.choices(game, &state, seats, learners, rng);
                    game.choose(&mut state, &choices);
                    if !known {
                        break self.play_out(game, state, rng);
                    }
                }
            }
        };
        for step in self.path.iter().filter(|step| learners.contains(step.seat)) {
            self.tree.learn(step.node, step.tried, worth[step.seat]);
        }
        worth
    }

    fn roll(&mut self, state: &G::State, chance: &G::Chance, rng: &mut Rng) -> RollOf<G> {
        if self.forks.len() >= self.settings.memory {
            return chance.roll(rng);
        }
        self.forks.roll(key::of_state(state), rng, |rng| chance.roll(rng))
    }

    /// What everybody who owes a choice tries, and whether all of them have been here before.
    fn choices(
        &mut self,
        game: &G,
        state: &G::State,
        seats: SeatSet,
        learners: SeatSet,
        rng: &mut Rng,
    ) -> (Choices<G::Action>, bool) {
        let (mut choices, mut known) = (Choices::none(), true);
        for seat in seats.iter() {
            let node = self.node(game, state, seat, seats);
            let visits = node.map_or(0, |node| self.tree.nodes[node].visits);
            known &= visits > 0;
            let action = match node {
                Some(node) if visits > 0 || learners.contains(seat) => self.step(seat, node, rng),
                // A newcomer who may not learn has no better idea than a playout.
                _ => self.guess(game, state, seat, rng),
            };
            choices.put(seat, action);
        }
        (choices, known)
    }

    fn step(&mut self, seat: Seat, node: usize, rng: &mut Rng) -> G::Action {
        let tried = self.untried(node).unwrap_or_else(|| self.tree.pick(node, self.settings.explore, rng));
        self.path.push(Step { seat, node, tried });
        self.tree.edges[tried.edge].action
    }

    /// At the root: what was not tried often enough to say anything about it.
    fn untried(&self, node: usize) -> Option<Tried> {
        let (root, often) = self.root?;
        let of = &self.tree.nodes[node];
        if node != root || of.mixed || u64::from(of.visits) >= u64::from(often) * of.range().len() as u64 {
            return None;
        }
        let edge = of.range().min_by_key(|edge| self.tree.edges[*edge].visits)?;
        Some(Tried { edge, chance: 1.0 })
    }

    /// The node of what this seat knows; none, if there is no room for it.
    fn node(&mut self, game: &G, state: &G::State, seat: Seat, seats: SeatSet) -> Option<usize> {
        let key = self.key(game, state, seat);
        if let Some(node) = self.tree.find(key) {
            return Some(node);
        }
        if self.tree.edges.len() >= self.settings.memory {
            return None;
        }
        self.list(game, state, seat);
        self.guide.prune(game, state, seat, &mut self.legal);
        Some(self.grow(game, state, seat, seats, key))
    }

    pub(super) fn key(&mut self, game: &G, state: &G::State, seat: Seat) -> u64 {
        self.guide.key(game, state, seat) ^ (seat.index() as u64 + 1).wrapping_mul(0xa24b_aed4_963e_e407)
    }

    fn list(&mut self, game: &G, state: &G::State, seat: Seat) {
        self.legal.clear();
        game.legal(state, seat, &mut self.legal);
    }

    /// A new node for the actions that are listed.
    pub(super) fn grow(&mut self, game: &G, state: &G::State, seat: Seat, seats: SeatSet, key: u64) -> usize {
        self.weights.clear();
        self.guide.priors(game, state, seat, &self.legal, &mut self.weights);
        let bluff = self.secrets && self.legal.len() <= self.settings.bluff;
        self.tree.grow(key, seats.len() > 1 || bluff, &self.legal, &self.weights)
    }

    fn guess(&mut self, game: &G, state: &G::State, seat: Seat, rng: &mut Rng) -> G::Action {
        self.list(game, state, seat);
        self.guide.playout(game, state, seat, &self.legal, rng)
    }

    /// To the end without remembering anything, or until the guide says what it is worth.
    fn play_out(&mut self, game: &G, mut state: G::State, rng: &mut Rng) -> PerSeat<f64> {
        let mut depth = 0;
        loop {
            let turn = game.turn(&state);
            if let Turn::Over(outcome) = turn {
                return self.guide.result(game, &outcome);
            }
            if let Some(worth) = self.guide.worth(game, &state, depth) {
                return worth;
            }
            match turn {
                Turn::Roll(chance) => game.roll(&mut state, chance.roll(rng)),
                Turn::Choose(seats) => {
                    let mut choices = Choices::none();
                    for seat in seats.iter() {
                        choices.put(seat, self.guess(game, &state, seat, rng));
                    }
                    game.choose(&mut state, &choices);
                    depth += 1;
                }
                Turn::Over(_) => unreachable!("looked at before"),
            }
        }
    }
}
