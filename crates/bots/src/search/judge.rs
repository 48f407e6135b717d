//! What a whole state is worth.

use super::walk::Step;
use super::{Guide, Search, has_secrets, imagined_by, key};
use crate::arena::Score;
use crate::{Judge, Unclear, Worth};
use luckhouse_engine::{Game, Imagine, Outcome, PerSeat, Rng, Seat, SeatSet, Turn};
use std::collections::BTreeMap;

/// So many answers are kept in mind.
const REMEMBERED: usize = 1 << 16;

impl<G: Game + Imagine, K: Guide<G>> Judge<G> for Search<G, K> {
    /// Always says something. In a state with secrets the players do not know more than in a game.
    fn worth(&mut self, game: &G, state: &G::State) -> Result<Worth, Unclear> {
        if let Turn::Over(outcome) = game.turn(state) {
            return Ok(Worth { chances: self.guide.result(game, &outcome), error: 0.0 });
        }
        if let Some(known) = self.judged.get(state) {
            return Ok(*known);
        }
        let worth = self.judge(game, state);
        if self.judged.len() >= REMEMBERED {
            self.judged.clear();
        }
        self.judged.insert(state.clone(), worth);
        Ok(worth)
    }

    fn result(&self, game: &G, outcome: &Outcome) -> PerSeat<f64> {
        self.guide.result(game, outcome)
    }
}

impl<G: Game + Imagine, K: Guide<G>> Search<G, K> {
    /// Play on from the state itself, with dice drawn from the state.
    fn judge(&mut self, game: &G, state: &G::State) -> Worth {
        self.forget();
        let mut rng = Rng::seeded(key::of_state(state));
        self.secrets = has_secrets(game, state, &mut rng);
        let everybody = SeatSet::all(game.seats());
        let learners = if self.secrets { SeatSet::EMPTY } else { everybody };
        let (mut lately, mut others) = (Lately::new(game.seats()), state.clone());
        let mut meter = self.budget.begin();
        for turn in 0.. {
            if !meter.go_on() {
                break;
            }
            if self.secrets && turn % 2 == 1 {
                others = imagined_by(game, &others, turn / 2, &mut rng);
                self.walk(game, others.clone(), everybody, &mut rng);
            } else {
                let worth = self.walk(game, state.clone(), learners, &mut rng);
                lately.add(self.path.first().map(|step: &Step| step.tried.edge), worth);
            }
        }
        let pure = matches!(game.turn(state), Turn::Choose(seats) if seats.len() == 1) && !self.secrets;
        lately.worth(pure)
    }
}

/// What games in thought were worth, the first half of them forgotten: their players did not know much yet.
struct Lately {
    count: u64,
    older: Tally,
    newer: Tally,
    seats: usize,
}

/// What they were worth, by what was chosen first.
type Tally = BTreeMap<Option<usize>, PerSeat<Score>>;

impl Lately {
    fn new(seats: usize) -> Lately {
        Lately { count: 0, older: Tally::new(), newer: Tally::new(), seats }
    }

    fn add(&mut self, first: Option<usize>, worth: PerSeat<f64>) {
        self.count += 1;
        if self.count.is_power_of_two() {
            self.older = std::mem::take(&mut self.newer);
        }
        let scores = self.newer.entry(first).or_insert(PerSeat::new(self.seats, Score::default()));
        Seat::all(self.seats).for_each(|seat| scores[seat].add(worth[seat]));
    }

    /// The mean: of what was chosen most, if one player chooses and would choose that; otherwise of all.
    fn worth(self, pure: bool) -> Worth {
        let mut all = self.newer;
        for (first, scores) in self.older {
            let sum = all.entry(first).or_insert(PerSeat::new(self.seats, Score::default()));
            *sum = merged(*sum, scores);
        }
        let count = |scores: &PerSeat<Score>| scores[Seat::at(0)].count();
        // Of equals the first, so that the order of the map does not matter.
        let most = all.iter().max_by_key(|(first, scores)| (count(scores), std::cmp::Reverse(**first)));
        let chosen = match most {
            Some((_, scores)) if pure => *scores,
            _ => all.values().copied().fold(PerSeat::new(self.seats, Score::default()), merged),
        };
        summary(chosen)
    }
}

fn merged(a: PerSeat<Score>, b: PerSeat<Score>) -> PerSeat<Score> {
    PerSeat::from_fn(a.seats(), |seat| a[seat].merge(b[seat]))
}

/// Means and the widest interval. Nothing at all is known without two results.
fn summary(scores: PerSeat<Score>) -> Worth {
    let seats = scores.seats();
    if scores[Seat::at(0)].count() < 2 {
        return Worth { chances: PerSeat::new(seats, 1.0 / seats as f64), error: 1.0 };
    }
    let error = Seat::all(seats).map(|seat| scores[seat].half_width()).fold(0.0, f64::max);
    Worth { chances: PerSeat::from_fn(seats, |seat| scores[seat].mean()), error }
}
