//! Play, learn, and play again with what was learned.

use crate::memory::{Memory, Report, Taught};
use crate::{Judgement, Made, Model, ModelKind, Net, TooLarge, Training};
use luckhouse_engine::Rng;
use rayon::prelude::*;

/// How much is played and learned. The same numbers make the same model, byte for byte.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Schedule {
    /// Everything random comes from it.
    pub seed: u64,
    /// Rounds of playing and learning at most.
    pub rounds: u32,
    /// Games of each round.
    pub games: u64,
    /// How often each position is learned from in a round.
    pub passes: usize,
}

impl std::fmt::Display for Schedule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Schedule { seed, rounds, games, passes } = self;
        write!(f, "seed={seed} rounds={rounds} games={games} passes={passes}")
    }
}

/// How a game's nets are taught.
pub trait SelfPlay: Sync {
    /// Somebody who says what positions are worth.
    type Belief: Sync;

    /// The largest batch.
    const BATCH: usize;
    /// The length of the first step in the first round, and in the others.
    const RATES: [f32; 2];
    /// Games of no other game are played with the same random numbers.
    const SALT: u64;
    /// What was believed before anything was learned is soon worth nothing: is it forgotten early?
    const FORGETS_EARLY: bool = false;

    /// What the model is for.
    fn kind(&self) -> ModelKind;
    /// Nets that know nothing, each with its number; or those of a model that is taught further.
    fn begin(&self, rng: &mut Rng) -> Vec<(u8, Net)>;
    /// Do these know something already? Then no step is as long as the first ones otherwise are.
    fn goes_on(&self) -> bool {
        false
    }
    /// What is believed at first.
    fn first(&self) -> Self::Belief;
    /// What these nets believe.
    fn believe(&self, nets: Vec<(u8, Judgement)>) -> Self::Belief;
    /// Play a game, and say what it taught.
    fn play(&self, belief: &Self::Belief, round: u32, index: u64, rng: &mut Rng) -> Vec<Taught>;
    /// What else the model is to say of how it was made.
    fn settings(&self) -> String {
        String::new()
    }
}

/// Play, learn, and play again with what was learned, until the rounds are over. After each round comes its model,
/// which is the one that fewer rounds would have made.
///
/// # Errors
/// If the weights ran away.
pub fn learn<S: SelfPlay>(
    game: &S,
    schedule: Schedule,
    mut report: impl FnMut(Report),
    mut after: impl FnMut(Model),
) -> Result<(), TooLarge> {
    let mut nets = game.begin(&mut Rng::seeded(schedule.seed));
    let (mut believed, mut memory) = (game.first(), Memory::default());
    for round in 0..schedule.rounds {
        if round == 2 && S::FORGETS_EARLY {
            memory.forget_oldest();
        }
        let seed = schedule.seed.wrapping_mul(S::SALT).wrapping_add(u64::from(round));
        memory.add(seed, play(game, schedule.games, round, seed, &believed));
        let mut learned = Vec::new();
        for (number, net) in &mut nets {
            let judgement = memory.teach(*number, net, training(game, schedule, round))?;
            report(memory.report(round, *number, &judgement));
            learned.push((*number, judgement));
        }
        after(model(game, Schedule { rounds: round + 1, ..schedule }, learned.clone()));
        believed = game.believe(learned);
    }
    Ok(())
}

fn play<S: SelfPlay>(game: &S, games: u64, round: u32, seed: u64, believed: &S::Belief) -> Vec<Vec<Taught>> {
    let games = (0..games).into_par_iter();
    games.map(|index| game.play(believed, round, index, &mut Rng::stream(seed, index))).collect()
}

fn training<S: SelfPlay>(game: &S, schedule: Schedule, round: u32) -> Training {
    Training {
        passes: schedule.passes,
        batch: S::BATCH,
        rate: S::RATES[usize::from(round > 0 || game.goes_on())],
        seed: schedule.seed + u64::from(round),
    }
}

fn model<S: SelfPlay>(game: &S, schedule: Schedule, nets: Vec<(u8, Judgement)>) -> Model {
    let Schedule { seed, rounds, games, .. } = schedule;
    let settings = format!("{schedule} {}", game.settings()).trim_end().to_string();
    Model { kind: game.kind(), made: Made { seed, games: games * u64::from(rounds), rounds, settings }, nets }
}
