//! All states that can be reached, numbered, with what leads where.

use crate::Unsolved;
use luckhouse_engine::{Chance, Choices, Game, Outcome, Seat, Turn};
use std::collections::HashMap;
use std::collections::VecDeque;
use std::collections::hash_map::Entry;

/// What a state waits for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Kind {
    /// Nothing: it is worth this.
    Over(f64),
    /// This seat goes along one of the edges, which are in the order of the legal actions.
    Choose(Seat),
    /// Chance goes along one of the edges.
    Chance,
}

/// Every state that can be reached from the first one, which is number 0.
///
/// The edges of all states lie in one list, in the order of the states: sweeping over it is what solvers do most.
pub(crate) struct Graph<S> {
    places: HashMap<S, u32>,
    kinds: Vec<Kind>,
    /// Where the edges of each state begin; and at last, where those of the last state end.
    begins: Vec<usize>,
    to: Vec<u32>,
    /// The chance of each edge, 1 where somebody chooses.
    chances: Vec<f64>,
}

impl<S: Eq + std::hash::Hash> Graph<S> {
    pub(crate) fn len(&self) -> usize {
        self.kinds.len()
    }

    pub(crate) fn kind(&self, place: usize) -> Kind {
        self.kinds[place]
    }

    /// The states that the edges of this one lead to.
    pub(crate) fn next(&self, place: usize) -> &[u32] {
        &self.to[self.begins[place]..self.begins[place + 1]]
    }

    /// The chances of its edges, in the same order.
    pub(crate) fn chances(&self, place: usize) -> &[f64] {
        &self.chances[self.begins[place]..self.begins[place + 1]]
    }

    pub(crate) fn place(&self, state: &S) -> Option<usize> {
        self.places.get(state).map(|place| *place as usize)
    }

    /// The state with this number. It is looked for one by one, which is enough for a message.
    pub(crate) fn state(&self, place: usize) -> &S {
        let found = self.places.iter().find(|(_, other)| **other as usize == place);
        found.expect("every number has its state").0
    }
}

/// The most states there can be. Numbers of 32 bits halve the memory, and no memory holds more states.
const MOST: usize = (1 << 31) - 1;

/// Goes to every state that can be reached, nearest first, so that they are numbered as their edges are listed.
pub(crate) fn explore<G: Game>(
    game: &G,
    start: G::State,
    limit: usize,
    worth: impl Fn(&Outcome) -> f64,
) -> Result<Graph<G::State>, Unsolved> {
    let limit = limit.min(MOST);
    let mut explorer = Explorer::<G> { game, limit, graph: empty(), waiting: VecDeque::new(), legal: vec![] };
    explorer.number(start)?;
    while let Some(state) = explorer.waiting.pop_front() {
        let kind = explorer.edges_of(&state, &worth)?;
        explorer.graph.kinds.push(kind);
        explorer.graph.begins.push(explorer.graph.to.len());
    }
    Ok(explorer.graph)
}

fn empty<S>() -> Graph<S> {
    Graph { places: HashMap::new(), kinds: vec![], begins: vec![0], to: vec![], chances: vec![] }
}

struct Explorer<'a, G: Game> {
    game: &'a G,
    limit: usize,
    graph: Graph<G::State>,
    waiting: VecDeque<G::State>,
    legal: Vec<G::Action>,
}

impl<G: Game> Explorer<'_, G> {
    /// The number of a state; a new one is put at the end of those that wait.
    fn number(&mut self, state: G::State) -> Result<u32, Unsolved> {
        let known = self.graph.places.len();
        match self.graph.places.entry(state) {
            Entry::Occupied(old) => Ok(*old.get()),
            Entry::Vacant(_) if known >= self.limit => Err(Unsolved::TooLarge { limit: self.limit }),
            Entry::Vacant(new) => {
                self.waiting.push_back(new.key().clone());
                Ok(*new.insert(known as u32))
            }
        }
    }

    fn edge(&mut self, state: G::State, chance: f64) -> Result<(), Unsolved> {
        let to = self.number(state)?;
        self.graph.to.push(to);
        self.graph.chances.push(chance);
        Ok(())
    }

    fn edges_of(&mut self, state: &G::State, worth: impl Fn(&Outcome) -> f64) -> Result<Kind, Unsolved> {
        match self.game.turn(state) {
            Turn::Over(outcome) => {
                let worth = worth(&outcome);
                assert!(worth.is_finite(), "{outcome:?} is worth {worth}: expected a finite number");
                Ok(Kind::Over(worth))
            }
            Turn::Roll(chance) => self.roll(state, &chance),
            Turn::Choose(seats) => {
                let seat = seats.only().ok_or_else(|| Unsolved::AtOnce { state: format!("{state:?}") })?;
                self.choose(state, seat)
            }
        }
    }

    fn roll(&mut self, state: &G::State, chance: &G::Chance) -> Result<Kind, Unsolved> {
        let odds = chance.odds();
        for (roll, ways) in odds.lines() {
            let mut next = state.clone();
            self.game.roll(&mut next, *roll);
            self.edge(next, *ways as f64 / odds.total() as f64)?;
        }
        Ok(Kind::Chance)
    }

    fn choose(&mut self, state: &G::State, seat: Seat) -> Result<Kind, Unsolved> {
        let mut legal = std::mem::take(&mut self.legal);
        legal.clear();
        self.game.legal(state, seat, &mut legal);
        for action in &legal {
            let mut next = state.clone();
            self.game.choose(&mut next, &Choices::one(seat, *action));
            self.edge(next, 1.0)?;
        }
        self.legal = legal;
        Ok(Kind::Choose(seat))
    }
}

/// The legal action with this number, where somebody chooses.
pub(crate) fn action<G: Game>(game: &G, state: &G::State, number: usize) -> Option<G::Action> {
    let Turn::Choose(seats) = game.turn(state) else { return None };
    let mut legal = Vec::new();
    game.legal(state, seats.only()?, &mut legal);
    legal.get(number).copied()
}
