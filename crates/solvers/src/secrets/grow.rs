//! Growing the tree: going through the whole game by its rules, and noting what each seat could read.

use super::Alike;
use super::tree::{Moment, Node, Tree, What};
use crate::Unsolved;
use luckhouse_engine::{Actor, Chance, Choices, Game, Outcome, RollOf, Seat, SeatSet, Turn, Viewer};
use std::collections::HashMap;

/// One thing that a seat could notice.
#[derive(PartialEq, Eq, Hash)]
enum Noticed<A, R> {
    Chose(Seat, A),
    Rolled(R),
    /// Something was done that it may not read.
    Hidden(Actor),
    /// What it sees after rolls that need not be remembered one by one.
    Seen(String),
}

type NoticedIn<G> = Noticed<<G as Game>::Action, RollOf<G>>;

/// What each seat has noticed so far, as a number; and its last choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Memory {
    noticed: [u32; 2],
    chosen: [Option<(u32, u8)>; 2],
}

/// What can come of one or more rolls without a choice between them.
#[derive(PartialEq, Eq, Hash)]
enum Came<S> {
    Over(u32),
    Open(S, Memory),
}

struct Grower<'a, G: Game, A> {
    tree: Tree<G>,
    alike: &'a A,
    worth: fn(&Outcome) -> f32,
    most: usize,
    words: HashMap<NoticedIn<G>, u32>,
    memories: HashMap<(u32, u32), u32>,
    numbers: HashMap<(Seat, u32), u32>,
    mixes: HashMap<Vec<u64>, u32>,
}

impl<G: Game> Tree<G> {
    /// The tree of a game for two, with no more nodes than `most`. `worth` says what an outcome is worth to the first seat; the
    /// second has the opposite.
    ///
    /// # Errors
    /// If the game is not for two, or has more nodes.
    pub fn grow(
        game: G,
        alike: &impl Alike<G>,
        worth: fn(&Outcome) -> f32,
        most: usize,
    ) -> Result<Tree<G>, Unsolved> {
        if game.seats() != 2 {
            return Err(Unsolved::Seats { found: game.seats(), expected: 2 });
        }
        let start = game.start();
        let tree = Tree { game, nodes: Vec::new(), chances: Vec::new(), moments: Vec::new(), entries: 0 };
        let mut grower = Grower {
            tree,
            alike,
            worth,
            most,
            words: HashMap::new(),
            memories: HashMap::new(),
            numbers: HashMap::new(),
            mixes: HashMap::new(),
        };
        grower.grow(&start, Memory { noticed: [0; 2], chosen: [None; 2] })?;
        Ok(grower.tree)
    }
}

impl<G: Game, A: Alike<G>> Grower<'_, G, A> {
    fn grow(&mut self, state: &G::State, memory: Memory) -> Result<(), Unsolved> {
        match self.tree.game.turn(state) {
            Turn::Over(outcome) => self.leaf((self.worth)(&outcome)),
            Turn::Roll(_) => self.grow_rolls(state, memory),
            Turn::Choose(seats) => self.grow_choices(state, memory, seats, &Choices::none()),
        }
    }

    fn leaf(&mut self, worth: f32) -> Result<(), Unsolved> {
        let node = self.open(What::Over(worth))?;
        self.close(node);
        Ok(())
    }

    fn open(&mut self, what: What) -> Result<usize, Unsolved> {
        if self.tree.nodes.len() >= self.most {
            return Err(Unsolved::TooLarge { limit: self.most });
        }
        self.tree.nodes.push(Node { end: 0, what });
        Ok(self.tree.nodes.len() - 1)
    }

    fn close(&mut self, node: usize) {
        self.tree.nodes[node].end = self.tree.nodes.len() as u32;
    }

    /// Those who choose at once do so one after the other, none knowing of the others.
    fn grow_choices(
        &mut self,
        state: &G::State,
        memory: Memory,
        left: SeatSet,
        chosen: &Choices<G::Action>,
    ) -> Result<(), Unsolved> {
        let Some(seat) = left.first() else { return self.go_on(state, memory, chosen) };
        let left = left.minus(SeatSet::one(seat));
        let mut legal = Vec::new();
        self.tree.game.legal(state, seat, &mut legal);
        let firsts = self.alike.choices(&self.tree.game, state, seat, &legal);
        let different = legal.iter().enumerate().filter(|(place, _)| firsts[*place] == *place);
        let choices: Vec<G::Action> = different.map(|(_, action)| *action).collect();
        let put = |action| {
            let mut chosen = *chosen;
            chosen.put(seat, action);
            chosen
        };
        if let [only] = choices[..] {
            return self.grow_choices(state, memory, left, &put(only));
        }
        let moment = self.moment(state, seat, &memory, &choices);
        let node = self.open(What::Choice(moment))?;
        for (place, action) in choices.iter().enumerate() {
            let mut after = memory;
            after.chosen[seat.index()] = Some((moment, place as u8));
            self.grow_choices(state, after, left, &put(*action))?;
        }
        self.close(node);
        Ok(())
    }

    fn go_on(
        &mut self,
        state: &G::State,
        mut memory: Memory,
        chosen: &Choices<G::Action>,
    ) -> Result<(), Unsolved> {
        for (seat, action) in chosen.iter() {
            let actor = Actor::Seat(seat);
            self.notice(state, &mut memory, actor, || Noticed::Chose(seat, action));
        }
        let mut next = state.clone();
        self.tree.game.choose(&mut next, chosen);
        self.grow(&next, memory)
    }

    fn moment(&mut self, state: &G::State, seat: Seat, memory: &Memory, choices: &[G::Action]) -> u32 {
        let before = memory.chosen[seat.index()];
        let key = (seat, memory.noticed[seat.index()]);
        let number = *self.numbers.entry(key).or_insert_with(|| {
            let (state, choices, first) = (state.clone(), choices.to_vec(), self.tree.entries);
            self.tree.entries += choices.len();
            self.tree.moments.push(Moment { seat, first, choices, before, state });
            self.tree.moments.len() as u32 - 1
        });
        let moment = &self.tree.moments[number as usize];
        assert!(
            moment.choices == choices && moment.before == before,
            "a seat that has read the same lines has the same choices"
        );
        let view = |state| self.tree.game.view(state, Viewer::Seat(seat));
        debug_assert!(
            view(state) == view(&moment.state),
            "a seat that has read the same lines sees the same"
        );
        number
    }

    /// All rolls until somebody chooses; ways to the same are added up.
    fn grow_rolls(&mut self, state: &G::State, memory: Memory) -> Result<(), Unsolved> {
        let (mut all, mut places) = (Vec::new(), HashMap::new());
        self.spread(state, memory, (1.0, true), &mut |came: Came<G::State>, chance| {
            if let Some(place) = places.get(&came) {
                let place: usize = *place;
                let line: &mut (_, f64) = &mut all[place];
                line.1 += chance;
            } else {
                let kept = match &came {
                    Came::Over(bits) => Came::Over(*bits),
                    Came::Open(state, memory) => Came::Open(state.clone(), *memory),
                };
                places.insert(came, all.len());
                all.push((kept, chance));
            }
        });
        if let [(only, _)] = &all[..] {
            return self.come(only);
        }
        let mix = self.mix(all.iter().map(|(_, chance)| *chance).collect());
        let node = self.open(What::Chance(mix))?;
        all.iter().try_for_each(|(came, _)| self.come(came))?;
        self.close(node);
        Ok(())
    }

    fn come(&mut self, came: &Came<G::State>) -> Result<(), Unsolved> {
        match came {
            Came::Over(bits) => self.leaf(f32::from_bits(*bits)),
            Came::Open(state, memory) => self.grow(state, *memory),
        }
    }

    /// The number of these chances.
    fn mix(&mut self, chances: Vec<f64>) -> u32 {
        let bits = chances.iter().map(|chance| chance.to_bits()).collect();
        *self.mixes.entry(bits).or_insert_with(|| {
            self.tree.chances.push(chances.into());
            self.tree.chances.len() as u32 - 1
        })
    }

    /// Everything that can come, with its chance. `told`: all rolls so far are remembered.
    fn spread(
        &mut self,
        state: &G::State,
        mut memory: Memory,
        (chance, told): (f64, bool),
        into: &mut impl FnMut(Came<G::State>, f64),
    ) {
        let luck = match self.tree.game.turn(state) {
            Turn::Over(outcome) => return into(Came::Over((self.worth)(&outcome).to_bits()), chance),
            Turn::Choose(_) => {
                if !told {
                    self.look(state, &mut memory);
                }
                return into(Came::Open(state.clone(), memory), chance);
            }
            Turn::Roll(luck) => luck,
        };
        let odds = luck.odds();
        let rolls: Vec<RollOf<G>> = odds.lines().iter().map(|(roll, _)| *roll).collect();
        let firsts = self.alike.rolls(&self.tree.game, state, &rolls);
        for (place, roll) in rolls.iter().enumerate().filter(|(place, _)| firsts[*place] == *place) {
            let same = odds.lines().iter().zip(&firsts).filter(|(_, first)| **first == place);
            let ways: u64 = same.map(|((_, ways), _)| ways).sum();
            let (mut next, mut after) = (state.clone(), memory);
            let remembered = self.alike.remembered(*roll);
            if remembered {
                self.notice(state, &mut after, Actor::Chance, || Noticed::Rolled(*roll));
            }
            self.tree.game.roll(&mut next, *roll);
            let chance = chance * ways as f64 / odds.total() as f64;
            self.spread(&next, after, (chance, told && remembered), into);
        }
    }

    /// Both seats notice what the next line says, as far as they may read it.
    fn notice(
        &mut self,
        before: &G::State,
        memory: &mut Memory,
        actor: Actor,
        what: impl Fn() -> NoticedIn<G>,
    ) {
        for seat in Seat::all(2) {
            let reads = self.tree.game.sees(before, actor, Viewer::Seat(seat));
            self.add(memory, seat, if reads { what() } else { Noticed::Hidden(actor) });
        }
    }

    /// Both seats notice what they see.
    fn look(&mut self, state: &G::State, memory: &mut Memory) {
        for seat in Seat::all(2) {
            let view = self.tree.game.view(state, Viewer::Seat(seat));
            self.add(memory, seat, Noticed::Seen(format!("{view:?}")));
        }
    }

    fn add(&mut self, memory: &mut Memory, seat: Seat, what: NoticedIn<G>) {
        let next = self.words.len() as u32;
        let word = *self.words.entry(what).or_insert(next);
        // 0 is whoever has noticed nothing.
        let next = self.memories.len() as u32 + 1;
        let noticed = &mut memory.noticed[seat.index()];
        *noticed = *self.memories.entry((*noticed, word)).or_insert(next);
    }
}
