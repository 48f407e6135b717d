//! Bots against bots: rounds with the same dice, in which everybody sits in every seat.

use luckhouse_bots::arena::{self, Fair};
use luckhouse_bots::share;
use luckhouse_engine::{Bot, Decision, Event, Game, Rng};
use luckhouse_shelf::program::Party;
use luckhouse_shelf::{BotSpec, CatalogGame, GLANCE};
use std::time::{Duration, Instant};

/// What came of one round.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    /// The mean share of the win of each bot, in the order in which they were given.
    pub shares: Vec<f64>,
    /// The same without the luck of the dice, if that was asked for.
    pub fair: Option<Vec<f64>>,
    /// The share of the win that each seat had, added up over the games.
    pub seats: Vec<f64>,
    /// The longest that each bot thought about a choice, and how many choices it made.
    pub slowest: Vec<(Duration, u64)>,
}

/// Plays a round: game number `turn` has bot number `(seat + turn) % seats` in each seat.
pub(crate) fn play<G: CatalogGame>(game: &G, bots: &[BotSpec], seed: u64, round: u64, fair: bool) -> Round {
    let seats = bots.len();
    let mut judge = fair.then(|| G::judge(GLANCE));
    let mut eye = |state: &G::State| Some(judge.as_mut()?.worth(game, state).ok()?.chances);
    let mut result = Round {
        shares: vec![0.0; seats],
        fair: fair.then(|| vec![0.0; seats]),
        seats: vec![0.0; seats],
        slowest: vec![(Duration::ZERO, 0); seats],
    };
    for turn in 0..seats {
        let (mut dice, mut thoughts) = (Rng::stream(seed, 2 * round), Rng::stream(seed, 2 * round + 1));
        let mut clocks = vec![(Duration::ZERO, 0); seats];
        let party = Party::among(bots);
        let mut seated: Vec<Box<dyn Bot<G> + '_>> = Vec::new();
        for (seat, clock) in clocks.iter_mut().enumerate() {
            let bot = sit_down(bots[(seat + turn) % seats], party.as_ref());
            seated.push(Box::new(Timed { bot, clock }));
        }
        let played = at_table(game, seated, party.as_ref(), (&mut dice, &mut thoughts), &mut eye);
        for (seat, part) in share(&played.outcome).iter() {
            let bot = (seat.index() + turn) % seats;
            result.shares[bot] += part / seats as f64;
            if let Some(fair) = &mut result.fair {
                fair[bot] += played.shares()[seat] / seats as f64;
            }
            result.seats[seat.index()] += part;
            let (longest, choices) = clocks[seat.index()];
            result.slowest[bot].0 = result.slowest[bot].0.max(longest);
            result.slowest[bot].1 += choices;
        }
    }
    result
}

/// Plays one game with a bot in each seat: the same number is the same dice, whoever plays.
pub(crate) fn play_one<G: CatalogGame>(
    game: &G,
    bots: &[BotSpec],
    seed: u64,
    number: u64,
    fair: bool,
) -> Fair {
    let mut judge = fair.then(|| G::judge(GLANCE));
    let mut eye = |state: &G::State| Some(judge.as_mut()?.worth(game, state).ok()?.chances);
    let (mut dice, mut thoughts) = (Rng::stream(seed, 2 * number), Rng::stream(seed, 2 * number + 1));
    let party = Party::among(bots);
    let seated = bots.iter().map(|bot| sit_down(*bot, party.as_ref()) as _).collect();
    at_table(game, seated, party.as_ref(), (&mut dice, &mut thoughts), &mut eye)
}

/// A fresh bot; if it is a program, among those who are told what happens.
fn sit_down<G: CatalogGame>(bot: BotSpec, party: Option<&Party<G>>) -> Box<dyn Bot<G>> {
    party.map_or_else(|| bot.sit_down(), |party| party.sit_down(bot))
}

/// One game of those who sit there. A program that forfeits has not won it.
fn at_table<G: CatalogGame>(
    game: &G,
    mut seated: Vec<Box<dyn Bot<G> + '_>>,
    party: Option<&Party<G>>,
    rngs: (&mut Rng, &mut Rng),
    eye: arena::Eye<G::State>,
) -> Fair {
    let tell = |before: &G::State, event: &Event<G>, after: &G::State| {
        party.into_iter().for_each(|party| party.happened(before, event, after));
    };
    let told = party.is_some().then_some(&tell as arena::Told<G>);
    let played = arena::fair_told(game, &mut seated, rngs, eye, told);
    match party {
        Some(party) => Fair { outcome: party.end(game, played.outcome), ..played },
        None => played,
    }
}

/// A bot under a stop-watch.
struct Timed<'a, G: Game> {
    bot: Box<dyn Bot<G>>,
    clock: &'a mut (Duration, u64),
}

impl<G: Game> Bot<G> for Timed<'_, G> {
    fn choose(&mut self, decision: &Decision<G>, rng: &mut Rng) -> G::Action {
        let start = Instant::now();
        let action = self.bot.choose(decision, rng);
        self.clock.0 = self.clock.0.max(start.elapsed());
        self.clock.1 += 1;
        action
    }
}
