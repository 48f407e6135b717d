//! Where everything that happens in a test comes from: the bytes of a fuzzer, then a seed.

use luckhouse_engine::{Chance, Choices, Event, Game, Rng, Table, Turn};

/// A source of decisions and rolls.
///
/// While there are bytes, they decide, so that a fuzzer can steer the game move by move; after them a generator
/// goes on, so that every game comes to an end.
pub struct Fate<'a> {
    bytes: &'a [u8],
    rng: Rng,
}

impl<'a> Fate<'a> {
    /// Steered by these bytes, then by a generator that they seed.
    pub fn of(bytes: &'a [u8]) -> Fate<'a> {
        let seed = bytes.iter().fold(0u64, |sum, byte| sum.rotate_left(8) ^ u64::from(*byte));
        Fate { bytes, rng: Rng::seeded(seed) }
    }

    /// A generator alone.
    pub fn seeded(seed: u64) -> Fate<'static> {
        Fate { bytes: &[], rng: Rng::seeded(seed) }
    }

    /// The generator itself, for what takes one.
    pub fn rng(&mut self) -> &mut Rng {
        &mut self.rng
    }

    /// A number below `n`.
    pub fn below(&mut self, n: u64) -> u64 {
        let width = (64 - (n - 1).leading_zeros() as usize).div_ceil(8);
        match self.bytes.split_at_checked(width) {
            Some((head, rest)) if width > 0 => {
                self.bytes = rest;
                head.iter().fold(0, |sum, byte| sum << 8 | u64::from(*byte)) % n
            }
            _ => self.rng.below(n),
        }
    }

    /// One of the values.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u64) as usize]
    }

    /// What happens next in this state; nothing if the game is over.
    pub fn event<G: Game>(&mut self, game: &G, state: &G::State) -> Option<Event<G>> {
        match game.turn(state) {
            Turn::Over(_) => None,
            Turn::Roll(chance) if self.bytes.is_empty() => Some(Event::Rolled(chance.roll(&mut self.rng))),
            Turn::Roll(chance) => {
                let odds = chance.odds();
                Some(Event::Rolled(odds.at(self.below(odds.total()))))
            }
            Turn::Choose(seats) => {
                let mut choices = Choices::none();
                for seat in seats.iter() {
                    let mut legal = Vec::new();
                    game.legal(state, seat, &mut legal);
                    choices.put(seat, self.pick(&legal));
                }
                Some(Event::Chose(choices))
            }
        }
    }

    /// A whole game.
    pub fn play<G: Game>(&mut self, game: &G) -> Table<G> {
        self.play_some(game, MOST_EVENTS)
    }

    /// The first `events` events of a game, or fewer if it ends before.
    pub fn play_some<G: Game>(&mut self, game: &G, events: usize) -> Table<G> {
        let mut table = Table::open(game.clone());
        while table.events().len() < events {
            let Some(event) = self.event(game, table.state()) else { break };
            table.apply(event).unwrap_or_else(|refusal| {
                panic!("{refusal}, though the rules offered it, after\n{}", table.whole_log())
            });
        }
        table
    }
}

/// More events than any game at its cap can have.
pub(crate) const MOST_EVENTS: usize = 60_000;
