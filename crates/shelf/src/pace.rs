//! How long a bot thinks, in positions that games really reach.

use crate::{AnyGame, AnyTable, BotSpec, Waiting};
use luckhouse_engine::{BadWord, Rng, Seat, Viewer};
use std::time::{Duration, Instant};

/// A bot that is asked in the middle of games that others play.
///
/// ```
/// use luckhouse_bots::Level;
/// use luckhouse_shelf::{Asking, BotSpec, find};
/// let game = find("fortuna")?;
/// let (by, bot) = (BotSpec::RANDOM, BotSpec::level(Level::Steady));
/// let asking = Asking { game, options: &[], seats: 2, by, bot, seed: 1 };
/// let thoughts = asking.fresh(0, 3)?;
/// assert_eq!(thoughts.len(), 3);
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Copy)]
pub struct Asking<'a> {
    /// Which game.
    pub game: &'static dyn AnyGame,
    /// With which options, each a key and a value.
    pub options: &'a [(String, String)],
    /// For how many.
    pub seats: usize,
    /// Who plays the games.
    pub by: BotSpec,
    /// Who is asked.
    pub bot: BotSpec,
    /// The seed of the games: the same seed and number are the same game, whoever is asked.
    pub seed: u64,
}

/// One choice, and how long it took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The number of the game.
    pub game: u64,
    /// How many events there had been.
    pub events: usize,
    /// Who was to choose.
    pub seat: Seat,
    /// How long it took.
    pub time: Duration,
    /// How much of that the bot was at work on a core, where the system says so: less, if others use the machine.
    pub busy: Option<Duration>,
}

impl Asking<'_> {
    /// Asks a fresh bot at some places of a finished game, each where somebody owes a choice: it knows nothing of the
    /// game so far, and has worked out nothing.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn fresh(&self, game: u64, places: usize) -> Result<Vec<Thought>, BadWord> {
        let (log, mut owed) = self.play(game)?;
        let mut rng = self.thoughts(game);
        // The first few of a shuffled list are a fair choice, and more of them are those and some more.
        let mut thoughts = Vec::new();
        while thoughts.len() < places && !owed.is_empty() {
            let (events, seat) = owed.swap_remove(rng.below(owed.len() as u64) as usize);
            let mut table = self.game.read(&log, events).expect("what was played can be read");
            let (time, busy) = timed(&mut *table, seat, self.bot, &mut rng);
            thoughts.push(Thought { game, events, seat, time, busy });
        }
        Ok(thoughts)
    }

    /// Lets the bot play one seat of a game to its end, all of its choices.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn staying(&self, game: u64) -> Result<Vec<Thought>, BadWord> {
        let (mut dice, mut rng) = (self.dice(game), self.thoughts(game));
        let mut table = self.game.open(self.options, self.seats)?;
        let (place, mut thoughts) = (Seat::at(rng.below(self.seats as u64) as usize), Vec::new());
        while let Some(owing) = roll_on(&mut *table, &mut dice) {
            let events = table.events();
            if owing == place {
                let (time, busy) = timed(&mut *table, place, self.bot, &mut rng);
                thoughts.push(Thought { game, events, seat: place, time, busy });
            } else {
                timed(&mut *table, owing, self.by, &mut dice);
            }
        }
        Ok(thoughts)
    }

    /// The log of a game up to this place: whoever reads it stands where the bot was asked.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn log(&self, thought: &Thought) -> Result<String, BadWord> {
        let (log, _) = self.play(thought.game)?;
        let table = self.game.read(&log, thought.events).expect("what was played can be read");
        Ok(table.log(Viewer::Arbiter))
    }

    /// A whole game, and where somebody owed a choice: after how many events, and who.
    fn play(&self, game: u64) -> Result<(String, Vec<(usize, Seat)>), BadWord> {
        let mut dice = self.dice(game);
        let mut table = self.game.open(self.options, self.seats)?;
        let mut owed = Vec::new();
        while let Some(seat) = roll_on(&mut *table, &mut dice) {
            owed.push((table.events(), seat));
            timed(&mut *table, seat, self.by, &mut dice);
        }
        Ok((table.log(Viewer::Arbiter), owed))
    }

    fn dice(&self, game: u64) -> Rng {
        Rng::stream(self.seed, 2 * game)
    }

    fn thoughts(&self, game: u64) -> Rng {
        Rng::stream(self.seed, 2 * game + 1)
    }
}

/// Rolls until somebody owes a choice: the first of those who do. Nobody, if the game is over.
fn roll_on(table: &mut dyn AnyTable, dice: &mut Rng) -> Option<Seat> {
    loop {
        match table.waiting() {
            Waiting::Roll => table.roll(dice),
            Waiting::Choice(seats) => return seats.first(),
            Waiting::Over(_) => return None,
        }
    }
}

fn timed(table: &mut dyn AnyTable, seat: Seat, bot: BotSpec, rng: &mut Rng) -> (Duration, Option<Duration>) {
    let (start, worked) = (Instant::now(), worked());
    table.choose_as(seat, bot, rng).expect("a bot chooses what is legal");
    let time = start.elapsed();
    (time, self::worked().zip(worked).map(|(after, before)| after.saturating_sub(before)))
}

/// How long this thread has been on a core so far. Only Linux says so in a file.
fn worked() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

/// The time below which this part of all times stays, from 0 (the quickest) to 1 (the slowest).
///
/// ```
/// use std::time::Duration;
/// let times: Vec<Duration> = (1..=100).rev().map(Duration::from_millis).collect();
/// let below = |part| luckhouse_shelf::time_of(&times, part).as_millis();
/// assert_eq!([below(0.0), below(0.5), below(0.99), below(1.0)], [1, 50, 99, 100]);
/// ```
pub fn time_of(times: &[Duration], part: f64) -> Duration {
    let mut times = times.to_vec();
    times.sort_unstable();
    let place = (part * times.len() as f64).ceil() as usize;
    times.get(place.max(1) - 1).copied().unwrap_or_default()
}
