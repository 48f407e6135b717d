//! The tree of a game with secrets.

use super::{Alike, Plan};
use luckhouse_engine::{Decision, Game, Seat, Viewer};

/// Every way in which a game can go, and what each seat can tell apart.
pub struct Tree<G: Game> {
    pub(super) game: G,
    /// Each node before those below it, so that its children are found by stepping over what is below them.
    pub(super) nodes: Vec<Node>,
    /// The chances of the children of chance nodes.
    pub(super) chances: Vec<Box<[f64]>>,
    pub(super) moments: Vec<Moment<G>>,
    /// The numbers of all choices of all moments together.
    pub(super) entries: usize,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The first node that is not below this one.
    pub(super) end: u32,
    pub(super) what: What,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum What {
    /// It is worth so much to the first seat.
    Over(f32),
    /// By the chances of this number.
    Chance(u32),
    /// Somebody chooses, who only knows that it is this moment.
    Choice(u32),
}

/// All places that are one to the seat that chooses there.
pub(super) struct Moment<G: Game> {
    pub(super) seat: Seat,
    /// Where its choices begin among those of all moments.
    pub(super) first: usize,
    pub(super) choices: Vec<G::Action>,
    /// What the seat chose last: the moment, and which choice.
    pub(super) before: Option<(u32, u8)>,
    /// One of the places, to ask players at.
    pub(super) state: G::State,
}

impl<G: Game> Moment<G> {
    pub(super) fn entries(&self) -> std::ops::Range<usize> {
        self.first..self.first + self.choices.len()
    }
}

impl<G: Game> Tree<G> {
    /// How many places there are in the game.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Never: the start is there.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// How many moments this seat can tell apart when it has to choose.
    pub fn moments(&self, seat: Seat) -> usize {
        self.moments.iter().filter(|moment| moment.seat == seat).count()
    }

    /// The nodes directly below this one.
    pub(super) fn children(&self, node: usize) -> impl Iterator<Item = usize> + '_ {
        let end = self.nodes[node].end as usize;
        let next = move |child: &usize| Some(self.nodes[*child].end as usize).filter(|next| *next < end);
        std::iter::successors(Some(node + 1).filter(|first| *first < end), next)
    }

    /// The plan of a player for one seat, who is asked once at each moment that it can come to; the other seat chooses
    /// anything. `mix` gives the chance of each legal choice.
    ///
    /// What it would do at a place that counts as one with others is asked at the first of them.
    ///
    /// # Panics
    /// If `mix` does not give a chance for each legal choice.
    pub fn plan_of(
        &self,
        seat: Seat,
        alike: &impl Alike<G>,
        mut mix: impl FnMut(&Decision<G>) -> Vec<f64>,
    ) -> Plan {
        let mut plan = Plan::even(self);
        let mut reach = vec![0.0; self.moments.len()];
        for (number, moment) in self.moments.iter().enumerate() {
            reach[number] = plan.reach(self, moment, &reach);
            if moment.seat == seat && reach[number] > 0.0 {
                let chances = self.ask(moment, alike, &mut mix);
                plan.put(moment.entries(), &chances);
            }
        }
        plan
    }

    fn ask(
        &self,
        moment: &Moment<G>,
        alike: &impl Alike<G>,
        mix: &mut impl FnMut(&Decision<G>) -> Vec<f64>,
    ) -> Vec<f64> {
        let (game, state, seat) = (&self.game, &moment.state, moment.seat);
        let (view, mut legal) = (game.view(state, Viewer::Seat(seat)), Vec::new());
        game.legal(state, seat, &mut legal);
        let chances = mix(&Decision { game, seat, view: &view, legal: &legal });
        assert_eq!(chances.len(), legal.len(), "a chance for each legal choice");
        let mut sums = vec![0.0; moment.choices.len()];
        for (first, chance) in alike.choices(game, state, seat, &legal).into_iter().zip(chances) {
            let place = moment.choices.iter().position(|choice| *choice == legal[first]);
            sums[place.expect("the first of those alike stands for all")] += chance;
        }
        sums
    }
}
