//! A judge for any game: play on at random, and count.

use crate::{Advice, Budget, Judge, Thinker, Unclear, Worth, arena, best_of, search::key};
use luckhouse_engine::{Bot, Choices, Decision, Game, Imagine, PerSeat, Playout, Rng, Seat, Turn};
use std::collections::HashMap;

/// Judges a position by the ends of many games that go on from it at random, or as some bot plays on.
///
/// It knows nothing of the game, so it is no great judge, but every game has it.
///
/// ```
/// use luckhouse_bots::{Budget, Judge, analysis::Playouts};
/// use luckhouse_engine::{Game, Seat, pig::{Pig, PigOptions}};
/// let game = Pig::new(PigOptions { goal: 10, cap: 50 }, 2)?;
/// let worth = Playouts::random(Budget::nodes(1000)).worth(&game, &game.start())?;
/// assert!(worth.chances[Seat::at(0)] > 0.5 - worth.error);
/// assert!(worth.error < 0.1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Playouts<G: Game> {
    budget: Budget,
    /// Plays on for everybody; nobody: at random.
    bot: Option<Box<dyn Bot<G>>>,
    playout: Playout<G>,
    known: HashMap<G::State, Worth>,
}

/// Games that are played from a position at most. It may not depend on the time: a position is always worth the same.
const GAMES: u64 = 160;

/// Worlds that are imagined for a decision: at least, and at most.
const WORLDS: (u64, u64) = (16, 4000);

/// Positions that are remembered.
const REMEMBERED: usize = 200_000;

impl<G: Game> Playouts<G> {
    /// Everybody goes on at random. A node is a game; a decision takes no longer than the budget.
    pub fn random(budget: Budget) -> Playouts<G> {
        Playouts { budget, bot: None, playout: Playout::new(), known: HashMap::new() }
    }

    /// This bot goes on for everybody, and sees only what each may see.
    pub fn of(bot: Box<dyn Bot<G>>, budget: Budget) -> Playouts<G> {
        Playouts { bot: Some(bot), ..Playouts::random(budget) }
    }

    /// What each seat gets in one game that goes on from here.
    fn go_on(&mut self, game: &G, state: G::State, rng: &mut Rng) -> PerSeat<f64>
    where
        G: Imagine,
    {
        let outcome = match &mut self.bot {
            None => self.playout.run_from(game, state, rng).outcome,
            Some(bot) => {
                let mut thoughts = Rng::seeded(rng.bits());
                arena::play_on(game, state, rng, |seat, view, legal| {
                    bot.choose(&Decision { game, seat, view, legal }, &mut thoughts)
                })
            }
        };
        self.result(game, &outcome)
    }
}

impl<G: Imagine> Judge<G> for Playouts<G> {
    fn worth(&mut self, game: &G, state: &G::State) -> Result<Worth, Unclear> {
        if let Turn::Over(outcome) = game.turn(state) {
            return Ok(Worth { chances: self.result(game, &outcome), error: 0.0 });
        }
        if let Some(known) = self.known.get(state) {
            return Ok(*known);
        }
        let games = self.budget.nodes.clamp(WORLDS.0, GAMES);
        let mut rng = Rng::seeded(key::of_state(state));
        let mut sum = PerSeat::new(game.seats(), 0.0);
        for _ in 0..games {
            let result = self.go_on(game, state.clone(), &mut rng);
            sum = PerSeat::from_fn(game.seats(), |seat| sum[seat] + result[seat]);
        }
        let chances = PerSeat::from_fn(game.seats(), |seat| sum[seat] / games as f64);
        let error = sum.as_slice().iter().map(|sum| half_width(*sum, games)).fold(0.0, f64::max);
        if self.known.len() == REMEMBERED {
            self.known.clear();
        }
        self.known.insert(state.clone(), Worth { chances, error });
        Ok(Worth { chances, error })
    }
}

impl<G: Imagine> Thinker<G> for Playouts<G> {
    fn think(&mut self, decision: &Decision<G>, rng: &mut Rng) -> Vec<Advice<G::Action>> {
        let Decision { game, seat, view, legal } = *decision;
        let mut meter = self.budget.begin();
        let mut sums = vec![0.0; legal.len()];
        let mut worlds = 0;
        while worlds < WORLDS.1 && (legal.iter().all(|_| meter.go_on()) || worlds < WORLDS.0) {
            // Every action is tried in the same worlds, with the same dice.
            let (world, dice) = (game.imagine(view, rng), rng.bits());
            for (sum, action) in sums.iter_mut().zip(legal) {
                let mut dice = Rng::seeded(dice);
                let after = self.choose_in(game, &world, seat, *action, &mut dice);
                *sum += self.go_on(game, after, &mut dice)[seat];
            }
            worlds += 1;
        }
        let advice = |(sum, action): (&f64, &G::Action)| {
            Advice::new(*action, sum / worlds as f64, half_width(*sum, worlds))
        };
        sums.iter().zip(legal).map(advice).collect()
    }
}

impl<G: Game> Playouts<G> {
    /// The state after this choice. Those who choose at the same time take anything.
    fn choose_in(
        &mut self,
        game: &G,
        world: &G::State,
        seat: Seat,
        action: G::Action,
        rng: &mut Rng,
    ) -> G::State {
        let mut after = world.clone();
        let mut choices = Choices::one(seat, action);
        if let Turn::Choose(seats) = game.turn(world) {
            let (mut list, others) = (Vec::new(), seats.without(seat));
            others.iter().for_each(|other| choices.put(other, game.any_legal(world, other, &mut list, rng)));
        }
        game.choose(&mut after, &choices);
        after
    }
}

impl<G: Imagine> Bot<G> for Playouts<G> {
    fn choose(&mut self, decision: &Decision<G>, rng: &mut Rng) -> G::Action {
        best_of(&self.think(decision, rng)).action
    }
}

/// Half of the 95 % interval of a mean of results between 0 and 1, by Agresti and Coull: even if all games ended
/// alike, the next need not.
fn half_width(sum: f64, games: u64) -> f64 {
    let n = games as f64 + 4.0;
    let mean = (sum + 2.0) / n;
    1.96 * (mean * (1.0 - mean) / n).sqrt() + (mean - sum / games as f64).abs()
}
