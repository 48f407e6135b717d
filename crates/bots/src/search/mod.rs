//! A search that plays any game: it plays on in thought, thousands of times, and remembers what came of it.
//!
//! It is Monte Carlo tree search over *what the players know*. Nothing but the rules is needed, so that every new
//! game has players of all levels at once ([`player`]); a [`Guide`] that knows more makes it stronger.
//!
//! - **Worlds.** Each time, the search imagines a whole world that fits its view. It never sees the real one, nor
//!   the dice to come: what it rolls in thought is rolled anew.
//! - **Nodes** stand for what the acting player knows, which is that player's own view. In worlds that a player
//!   cannot tell apart, that player does the same; two ways to the same knowledge meet in the same node.
//! - **Secrets.** If something is hidden, every other game in thought starts from a world as the *others* may
//!   imagine it, in which this player may hold anything. The others learn from these only: otherwise they would
//!   learn to play against a hand that they cannot know.
//! - **Chance.** Dice are rolled by the game's own odds. Where so much can come up that nothing would be looked at
//!   twice, what has come up before comes up again more often (progressive widening).
//! - **Choices made at once**, and small choices where something is hidden, are mixed by regret matching: each
//!   player shifts towards what would have been better. What is played is the average, which cannot be seen through.
//!   All other choices are by upper confidence bounds, with the guide's priors as weights.
//! - **Three or more players** each go for their own share of the win.
//!
//! Two limits. The worlds are drawn as [`Imagine`] draws them, which does not ask what the others would have chosen
//! in them: that somebody who bets is likely to hold something, the search does not see. And what it says of a
//! choice is a mean over all that it has tried after it, early mistakes included.

mod forks;
mod guide;
mod judge;
pub mod key;
mod levels;
mod policy;
mod tree;
mod walk;

pub use guide::{Guide, Plain};
pub use levels::player;

use crate::{Advice, Budget, Thinker, Worth};
use forks::Forks;
use luckhouse_engine::{Bot, Decision, Game, Imagine, Rng, RollOf, Seat, SeatSet, Turn, Viewer};
use policy::fraction;
use std::collections::HashMap;
use tree::Tree;
use walk::Step;

/// A player who thinks by playing on in thought. One node of its budget is one game in thought.
///
/// With a budget of nodes it plays the same on every machine, given the same generator.
///
/// ```
/// use luckhouse_bots::{Budget, Thinker, best_of, search::Search};
/// use luckhouse_engine::pig::{Pig, PigAction, PigOptions};
/// use luckhouse_engine::{Decision, Game, Imagine, Rng, Seat, Viewer};
///
/// let game = Pig::new(PigOptions { goal: 10, ..PigOptions::default() }, 2)?;
/// let mut view = game.view(&game.start(), Viewer::Watcher);
/// view.points = 10;
/// let legal = [PigAction::Roll, PigAction::Hold];
/// let decision = Decision { game: &game, seat: Seat::at(0), view: &view, legal: &legal };
/// let advice = Search::new(Budget::nodes(500)).think(&decision, &mut Rng::seeded(1));
/// assert_eq!((best_of(&advice).action, best_of(&advice).chance), (PigAction::Hold, 1.0));
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
pub struct Search<G: Game, K = Plain> {
    guide: K,
    budget: Budget,
    settings: Settings,
    tree: Tree<G::Action>,
    forks: Forks<RollOf<G>>,
    /// The node from which is searched, and how often each action must be tried there at least.
    root: Option<(usize, u32)>,
    /// Is something hidden?
    secrets: bool,
    path: Vec<Step>,
    legal: Vec<G::Action>,
    weights: Vec<f64>,
    judged: HashMap<G::State, Worth>,
}

/// How a search goes about it.
///
/// ```
/// use luckhouse_bots::{Budget, search::{Plain, Search, Settings}};
/// use luckhouse_engine::pig::Pig;
/// let curious = Settings { explore: 1.4, ..Settings::default() };
/// let search: Search<Pig> = Search::guided(Plain, Budget::nodes(100)).set(curious);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// How much it is drawn to what it does not know well; worth is counted from 0 to 1.
    pub explore: f64,
    /// Where something is hidden, a choice of at most so many actions is mixed.
    pub bluff: usize,
    /// It remembers at most about so many actions, and as many rolls. When they are used up, it goes on with what it has.
    pub memory: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Settings { explore: 0.7, bluff: 8, memory: 1 << 20 }
    }
}

impl<G: Game> Search<G, Plain> {
    /// A search that knows only the rules.
    pub fn new(budget: Budget) -> Self {
        Search::guided(Plain, budget)
    }
}

impl<G: Game, K: Guide<G>> Search<G, K> {
    /// A search with a guide.
    pub fn guided(guide: K, budget: Budget) -> Self {
        Search {
            guide,
            budget,
            settings: Settings::default(),
            tree: Tree::new(),
            forks: Forks::new(),
            root: None,
            secrets: false,
            path: Vec::new(),
            legal: Vec::new(),
            weights: Vec::new(),
            judged: HashMap::new(),
        }
    }

    /// The same with other settings.
    #[must_use]
    pub fn set(self, settings: Settings) -> Self {
        Search { settings, ..self }
    }

    fn forget(&mut self) {
        self.tree.clear();
        self.forks.clear();
        self.root = None;
    }
}

/// Whether all is to be judged, or only the best is wanted.
#[derive(Clone, Copy, PartialEq)]
enum Aim {
    Judge,
    Choose,
}

impl<G: Game + Imagine, K: Guide<G>> Search<G, K> {
    /// The chances with which this seat would choose each of the legal actions, in their order.
    ///
    /// Where several choose at once, or something is hidden, they can be mixed; otherwise one of them is 1.
    pub fn mix(
        &mut self,
        game: &G,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        rng: &mut Rng,
    ) -> Vec<f64> {
        let root = self.ponder(game, seat, view, (legal, Aim::Judge), rng);
        self.tree.mix(root)
    }

    /// Search from this view; the root is returned.
    fn ponder(
        &mut self,
        game: &G,
        seat: Seat,
        view: &G::View,
        (legal, aim): (&[G::Action], Aim),
        rng: &mut Rng,
    ) -> usize {
        self.forget();
        let world = game.imagine(view, rng);
        self.secrets = has_secrets(game, &world, rng);
        let root = self.plant(game, &world, seat, legal, aim);
        let everybody = SeatSet::all(game.seats());
        let learners = if self.secrets { SeatSet::one(seat) } else { everybody };
        let (mut others, mut meter) = (world, self.budget.begin());
        for turn in 0.. {
            if !meter.go_on() {
                break;
            }
            if self.secrets && turn % 2 == 1 {
                others = imagined_by(game, &others, turn / 2, rng);
                self.walk(game, others.clone(), everybody, rng);
            } else {
                let world = game.imagine(view, rng);
                self.walk(game, world, learners, rng);
            }
        }
        root
    }

    /// The root, with all actions if all are to be judged.
    fn plant(&mut self, game: &G, world: &G::State, seat: Seat, legal: &[G::Action], aim: Aim) -> usize {
        let Turn::Choose(seats) = game.turn(world) else {
            panic!("{seat} is asked, but nobody chooses in {world:?}")
        };
        self.legal.clear();
        self.legal.extend(legal);
        if aim == Aim::Choose {
            self.guide.prune(game, world, seat, &mut self.legal);
        }
        let key = self.key(game, world, seat);
        let root = self.grow(game, world, seat, seats, key);
        let a_quarter = self.budget.nodes / (4 * self.legal.len() as u64);
        let often = if aim == Aim::Judge { a_quarter.clamp(1, 16) } else { 1 };
        self.root = Some((root, often as u32));
        root
    }

    /// What was found out about each action of a node.
    fn advice(&self, node: usize) -> Vec<Advice<G::Action>> {
        let of = &self.tree.nodes[node];
        let so_far = if of.visits > 0 { of.sum / f64::from(of.visits) } else { 0.5 };
        let advice = |edge: &tree::Edge<G::Action>| {
            Advice::new(edge.action, edge.mean().unwrap_or(so_far), edge.error())
        };
        self.tree.edges[of.range()].iter().map(advice).collect()
    }
}

/// A world as one of the seats could imagine it in this one; the seats take turns.
fn imagined_by<G: Imagine>(game: &G, world: &G::State, turn: u64, rng: &mut Rng) -> G::State {
    let seat = Seat::at((turn % game.seats() as u64) as usize);
    game.imagine(&game.view(world, Viewer::Seat(seat)), rng)
}

/// Is there somebody who can imagine another world than this?
fn has_secrets<G: Imagine>(game: &G, world: &G::State, rng: &mut Rng) -> bool {
    const TRIES: u64 = 8;
    (0..TRIES * game.seats() as u64).any(|turn| imagined_by(game, world, turn, rng) != *world)
}

impl<G: Game + Imagine, K: Guide<G>> Bot<G> for Search<G, K> {
    fn choose(&mut self, decision: &Decision<G>, rng: &mut Rng) -> G::Action {
        let Decision { game, seat, view, legal } = *decision;
        if let [only] = legal {
            return *only;
        }
        let root = self.ponder(game, seat, view, (legal, Aim::Choose), rng);
        let (mix, first) = (self.tree.mix(root), self.tree.nodes[root].range().start);
        let mut ticket = fraction(rng);
        let drawn = mix.iter().position(|chance| {
            ticket -= chance;
            ticket < 0.0
        });
        // Only rounding draws nobody.
        self.tree.edges[first + drawn.unwrap_or(0)].action
    }
}

impl<G: Game + Imagine, K: Guide<G>> Thinker<G> for Search<G, K> {
    fn think(&mut self, decision: &Decision<G>, rng: &mut Rng) -> Vec<Advice<G::Action>> {
        let Decision { game, seat, view, legal } = *decision;
        let root = self.ponder(game, seat, view, (legal, Aim::Judge), rng);
        self.advice(root)
    }
}
