//! Plans: a card for every type; and what comes of two of them.

use super::{Side, Stakes};
use luckhouse_games::reynards_luck::{Kind, Sort};

/// A card for each type of a side, by its place.
pub(super) type Plan = Vec<u8>;

/// Seven kinds with seven cards.
pub(super) const PAIRS: usize = 49;

/// How often each piece comes with each card.
pub(super) type Spread = [f64; PAIRS];

/// What each piece with each card gets from each other, on average over the foxes' dice.
#[derive(Clone, Debug)]
pub(super) struct Meetings(Vec<Spread>);

impl Meetings {
    pub(super) fn new(stakes: &Stakes) -> Meetings {
        let meet = |one: usize, other: usize| {
            let (kinds, cards) = ((one / 7, other / 7), (one % 7, other % 7));
            fight(stakes, kinds, cards) - stakes.kept[cards.0] + stakes.kept_by_other[cards.1]
        };
        Meetings((0..PAIRS).map(|one| std::array::from_fn(|other| meet(one, other))).collect())
    }

    /// What each piece with each card of the first side gets from a side spread so.
    pub(super) fn against_column(&self, column: &Spread) -> Spread {
        std::array::from_fn(|one| super::dot(&self.0[one], column))
    }

    /// What each piece with each card of the other side gives to a side spread so.
    pub(super) fn against_row(&self, row: &Spread) -> Spread {
        let mut gains = [0.0; PAIRS];
        for (chance, line) in row.iter().zip(&self.0).filter(|(chance, _)| **chance > 0.0) {
            gains.iter_mut().zip(line).for_each(|(sum, gain)| *sum += chance * gain);
        }
        gains
    }
}

/// RL-11: piece and card against piece and card; a fox is any value from 1 to 6.
fn fight(stakes: &Stakes, kinds: (usize, usize), cards: (usize, usize)) -> f64 {
    let ends = &stakes.ends[kinds.0][kinds.1];
    let (ours, theirs) = (values(kinds.0), values(kinds.1));
    let mut sum = 0.0;
    for our in &ours {
        for their in &theirs {
            sum += match (our + cards.0).cmp(&(their + cards.1)) {
                std::cmp::Ordering::Greater => ends.win,
                std::cmp::Ordering::Equal => ends.tie,
                std::cmp::Ordering::Less => ends.lose,
            };
        }
    }
    sum / (ours.len() * theirs.len()) as f64
}

fn values(kind: usize) -> Vec<usize> {
    Kind::ALL[kind].value().map_or((1..=6).collect(), |value| vec![usize::from(value)])
}

impl Side {
    /// How often a plan brings each piece with each card.
    pub(super) fn spread(&self, plan: &Plan) -> Spread {
        let mut spread = [0.0; PAIRS];
        for (one, card) in self.types.iter().zip(plan) {
            spread[one.kind.place() * 7 + usize::from(*card)] += one.chance;
        }
        spread
    }

    /// The plan with the best card of every hand, when a piece with a card is worth `sign` times so much; and what that
    /// comes to.
    pub(super) fn best_plan(&self, worths: &Spread, sign: f64) -> (Plan, f64) {
        let mut sum = 0.0;
        let plan = self.types.iter().map(|one| {
            let worth = |card: usize| sign * worths[one.kind.place() * 7 + card];
            let cards = one.hand.sorts().map(Sort::place);
            let best = cards.reduce(|best, card| if worth(card) > worth(best) { card } else { best });
            let best = best.expect("every type has a card");
            sum += one.chance * worth(best);
            best as u8
        });
        let plan = plan.collect();
        (plan, sum)
    }

    /// Every plan there is.
    pub(super) fn every_plan(&self) -> Vec<Plan> {
        let mut plans: Vec<Plan> = vec![Vec::new()];
        for one in &self.types {
            let cards: Vec<u8> = one.hand.sorts().map(|card| card.place() as u8).collect();
            let longer = |plan: Plan| {
                cards.iter().map(move |card| [plan.as_slice(), &[*card]].concat()).collect::<Vec<_>>()
            };
            plans = plans.into_iter().flat_map(longer).collect();
            assert!(plans.len() <= 4096, "too many plans to list: expected smaller hands");
        }
        plans
    }
}
