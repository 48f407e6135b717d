//! What has come up where the dice were rolled in thought.

use super::key::AsItIs;
use luckhouse_engine::Rng;
use std::collections::HashMap;

/// The rolls that have come up in each state that waits for one.
pub(super) struct Forks<R> {
    index: HashMap<u64, Fork, AsItIs>,
    draws: Vec<Draw<R>>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Fork {
    visits: u32,
    distinct: u32,
    /// How often something new was rolled.
    noted: u32,
    newest: Option<u32>,
}

#[derive(Clone, Copy, Debug)]
struct Draw<R> {
    roll: R,
    times: u32,
    older: Option<u32>,
}

/// With so many different rolls or fewer, dice are always rolled anew.
const FEW: f64 = 8.0;

/// No fork keeps more rolls than this in mind: if it could, it lets anything come up.
const MANY: u32 = 256;

impl<R: Copy + Eq> Forks<R> {
    pub(super) fn new() -> Self {
        Forks { index: HashMap::default(), draws: Vec::new() }
    }

    pub(super) fn clear(&mut self) {
        self.index.clear();
        self.draws.clear();
    }

    /// How much is remembered.
    pub(super) fn len(&self) -> usize {
        self.index.len() + self.draws.len()
    }

    /// Let something come up in the state with this key.
    ///
    /// If nearly everything that came up were new, nothing that follows would ever be looked at twice. So the number
    /// of different rolls may only grow with the root of the visits; beyond that, one that is known comes up again,
    /// as often as it came up of itself.
    pub(super) fn roll(&mut self, key: u64, rng: &mut Rng, fresh: impl FnOnce(&mut Rng) -> R) -> R {
        let fork = self.index.entry(key).or_default();
        fork.visits = fork.visits.saturating_add(1);
        if fork.distinct >= MANY {
            return fresh(rng);
        }
        let fork = *fork;
        if f64::from(fork.distinct) > FEW * f64::from(fork.visits).sqrt() {
            return self.again(fork, rng);
        }
        let roll = fresh(rng);
        self.note(key, fork, roll);
        roll
    }

    fn again(&self, fork: Fork, rng: &mut Rng) -> R {
        let mut ticket = rng.below(u64::from(fork.noted));
        for draw in self.draws_of(fork) {
            match ticket.checked_sub(u64::from(self.draws[draw].times)) {
                Some(rest) => ticket = rest,
                None => return self.draws[draw].roll,
            }
        }
        unreachable!("as many tickets as there were draws")
    }

    fn note(&mut self, key: u64, fork: Fork, roll: R) {
        let known = self.draws_of(fork).find(|draw| self.draws[*draw].roll == roll);
        let fork = Fork { noted: fork.noted + 1, ..fork };
        let fork = match known {
            Some(draw) => {
                self.draws[draw].times += 1;
                fork
            }
            None => {
                self.draws.push(Draw { roll, times: 1, older: fork.newest });
                let newest = Some(self.draws.len() as u32 - 1);
                Fork { distinct: fork.distinct + 1, newest, ..fork }
            }
        };
        self.index.insert(key, fork);
    }

    fn draws_of(&self, fork: Fork) -> impl Iterator<Item = usize> + '_ {
        let older = |draw: &u32| self.draws[*draw as usize].older;
        std::iter::successors(fork.newest, older).map(|draw| draw as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    fn rolled(kinds: u64, times: usize) -> Vec<u64> {
        let (mut forks, mut rng) = (Forks::new(), Rng::seeded(1));
        (0..times).map(|_| forks.roll(7, &mut rng, |rng| rng.below(kinds))).collect()
    }

    fn distinct(rolls: &[u64]) -> usize {
        rolls.iter().collect::<HashSet<_>>().len()
    }

    #[test]
    fn a_die_is_always_rolled_anew() {
        let mut rng = Rng::seeded(1);
        let fresh: Vec<u64> = (0..1000).map(|_| rng.below(6)).collect();
        assert_eq!(rolled(6, 1000), fresh);
    }

    #[test]
    fn where_much_can_come_up_the_known_comes_again() {
        let rolls = rolled(1_000_000, 400);
        assert!(
            (160..=162).contains(&distinct(&rolls)),
            "8 × √400 different rolls, not {}",
            distinct(&rolls)
        );
        assert!(distinct(&rolled(1_000_000, 5000)) > 2000, "and in the end anything may come up");
    }
}
