//! Why a choice is better than another: both are played on for a round, and what everybody has then is compared.
//!
//! The reasons are what was seen in those games, not phrases that fit anything: where nothing differs, nothing is said. What is
//! expected to follow comes out of the same games.

use crate::CatalogGame;
use luckhouse_bots::{Budget, Level};
use luckhouse_engine::{Bot, Chance, Choices, Decision, Rng, Seat, SeatSet, Turn, Viewer};
use serde::Serialize;
use serde_json::Value;

/// So often both choices are played on, each time with the same dice.
const ROUNDS: u64 = 80;
/// No round of any game has more events; what goes on longer is looked at where it stands.
const EVENTS: usize = 400;
/// A difference counts if it is this many times its own uncertainty.
const CLEAR: f64 = 3.0;
/// The most reasons that are given.
const MOST: usize = 2;
/// The most choices that are expected to follow.
const AHEAD: usize = 3;

/// One thing that differs after a round: `{ "name": "doubloons", "whose": "own", "with": 8.2, "instead": 5.9 }`.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct Reason {
    name: &'static str,
    whose: Whose,
    /// On average after the better choice; a share of games in whole per cent.
    with: f64,
    /// After the other.
    instead: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Whose {
    Own,
    Others,
}

/// A choice that is expected to follow, after all that was expected before it: most games went on with it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Expected {
    /// Whose choice it is.
    pub seat: Seat,
    /// The word of it.
    pub word: String,
    /// What it is, for machines; [`Words::choice`](luckhouse_words::Words::choice) says it.
    pub value: Value,
    /// In how many of a hundred games all went as expected up to this choice, and with it.
    pub share: u32,
}

/// What games show that were played on after a choice and after another.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Shown {
    /// What speaks for the better choice, the clearest difference first.
    pub(crate) reasons: Vec<Value>,
    /// What most of the games after it have in common: who chooses what next, one after the other.
    pub(crate) line: Vec<Expected>,
}

/// What speaks for `best` beside `other`, from what this seat may see, and what is expected to follow.
pub(crate) fn shown<G: CatalogGame>(
    game: &G,
    view: &G::View,
    (seat, best, other): (Seat, G::Action, G::Action),
    rng: &mut Rng,
) -> Shown {
    let mut bots: Vec<Box<dyn Bot<G>>> =
        Seat::all(game.seats()).map(|_| G::player(Level::Steady, Budget::nodes(20)).bot(None)).collect();
    let seed = rng.bits();
    let (mut differences, mut lines) = (Differences::default(), Vec::new());
    for round in 0..ROUNDS {
        let world = game.imagine(view, &mut Rng::stream(seed, 3 * round));
        let [with, instead] = [best, other].map(|action| {
            let mut forward = Forward {
                game,
                bots: &mut bots,
                dice: Rng::stream(seed, 3 * round + 1),
                thoughts: Rng::stream(seed, 3 * round + 2),
                line: Vec::new(),
            };
            (forward.standings(world.clone(), seat, action), forward.line)
        });
        differences.add(&with.0, &instead.0);
        lines.push(with.1);
    }
    let found = differences.clear().into_iter().take(MOST);
    Shown { reasons: found.map(|reason| crate::table::json(&reason)).collect(), line: expected::<G>(&lines) }
}

/// What was really chosen in a game: by whom, where there was something to choose from.
type Line<G> = Vec<(Seat, <G as luckhouse_engine::Game>::Action)>;

/// The choices that more than half of all games begin with alike.
fn expected<G: CatalogGame>(lines: &[Line<G>]) -> Vec<Expected> {
    let mut alike: Vec<&Line<G>> = lines.iter().collect();
    let mut found = Vec::new();
    for at in 0..AHEAD {
        let with = |next| alike.iter().copied().filter(|line| line.get(at) == Some(next)).collect::<Vec<_>>();
        let most = alike.iter().filter_map(|line| line.get(at)).map(|next| (*next, with(next)));
        let Some(((seat, action), same)) = most.max_by_key(|(_, same)| same.len()) else { break };
        if 2 * same.len() <= lines.len() {
            break;
        }
        let share = ((100 * same.len() + lines.len() / 2) / lines.len()) as u32;
        let (word, value) = (action.to_string(), crate::table::json(&action));
        found.push(Expected { seat, word, value, share });
        alike = same;
    }
    found
}

/// A game that is played on.
struct Forward<'a, G: CatalogGame> {
    game: &'a G,
    bots: &'a mut [Box<dyn Bot<G>>],
    dice: Rng,
    thoughts: Rng,
    line: Line<G>,
}

/// What there is at the end of a round, by its name and by whose it is.
type Standings = Vec<(&'static str, Whose, f64)>;

impl<G: CatalogGame> Forward<'_, G> {
    /// What everybody has when each has had a turn, or when the game is over.
    fn standings(&mut self, mut state: G::State, seat: Seat, first: G::Action) -> Standings {
        let game = self.game;
        let end = game.progress(&state).turns + game.seats() as u32;
        let mut first = Some(first);
        let mut won = None;
        for _ in 0..EVENTS {
            match game.turn(&state) {
                Turn::Over(outcome) => {
                    won = Some(outcome.winners);
                    break;
                }
                Turn::Roll(chance) => game.roll(&mut state, chance.roll(&mut self.dice)),
                Turn::Choose(seats) => {
                    let choices = self.choices(&state, seats, seat, &mut first);
                    game.choose(&mut state, &choices);
                }
            }
            if game.progress(&state).turns >= end {
                break;
            }
        }
        self.counted(&state, seat, won)
    }

    fn choices(
        &mut self,
        state: &G::State,
        seats: SeatSet,
        seat: Seat,
        first: &mut Option<G::Action>,
    ) -> Choices<G::Action> {
        let mut choices = Choices::none();
        for each in seats.iter() {
            let given = if each == seat { first.take() } else { None };
            choices.put(each, given.unwrap_or_else(|| self.choice(state, each)));
        }
        choices
    }

    fn choice(&mut self, state: &G::State, seat: Seat) -> G::Action {
        let (view, mut legal) = (self.game.view(state, Viewer::Seat(seat)), Vec::new());
        self.game.legal(state, seat, &mut legal);
        let decision = Decision { game: self.game, seat, view: &view, legal: &legal };
        let action = self.bots[seat.index()].choose(&decision, &mut self.thoughts);
        if legal.len() > 1 && self.line.len() < AHEAD {
            self.line.push((seat, action));
        }
        action
    }

    fn counted(&self, state: &G::State, seat: Seat, won: Option<SeatSet>) -> Standings {
        let view = self.game.view(state, Viewer::Arbiter);
        let mut found: Standings = Vec::new();
        for each in Seat::all(self.game.seats()) {
            let whose = if each == seat { Whose::Own } else { Whose::Others };
            let wins = won.is_some_and(|winners| winners.contains(each));
            let standing = self.game.standing(&view, each).into_iter();
            for (name, amount) in standing.chain([(WINS, 100.0 * f64::from(u8::from(wins)))]) {
                match found.iter_mut().find(|known| (known.0, known.1) == (name, whose)) {
                    Some(known) => known.2 += amount,
                    None => found.push((name, whose, amount)),
                }
            }
        }
        found
    }
}

/// In how many of a hundred games somebody wins within the round: known of every game.
const WINS: &str = "wins";

/// Sums over all rounds, for each thing that is counted.
#[derive(Default)]
struct Differences(Vec<Difference>);

struct Difference {
    name: &'static str,
    whose: Whose,
    with: f64,
    instead: f64,
    /// The sum of the squares of the differences.
    squares: f64,
    rounds: f64,
}

impl Differences {
    fn add(&mut self, with: &Standings, instead: &Standings) {
        for ((name, whose, with), (_, _, instead)) in with.iter().zip(instead) {
            let known = self.0.iter().position(|known| (known.name, known.whose) == (*name, *whose));
            let place = known.unwrap_or_else(|| {
                let none =
                    Difference { name, whose: *whose, with: 0.0, instead: 0.0, squares: 0.0, rounds: 0.0 };
                self.0.push(none);
                self.0.len() - 1
            });
            self.0[place].add(*with, *instead);
        }
    }

    /// Those that speak for the better choice beyond doubt, the clearest first.
    fn clear(&self) -> Vec<Reason> {
        let mut found: Vec<&Difference> = self.0.iter().filter(|one| one.clearness() >= CLEAR).collect();
        found.sort_by(|a, b| b.clearness().total_cmp(&a.clearness()));
        found.into_iter().map(Difference::reason).filter(|reason| reason.with != reason.instead).collect()
    }
}

impl Difference {
    fn add(&mut self, with: f64, instead: f64) {
        self.with += with;
        self.instead += instead;
        self.squares += (with - instead).powi(2);
        self.rounds += 1.0;
    }

    /// How many times its own uncertainty the difference is; above 0 if it is good for whoever chooses: more of one's own,
    /// less of what the others have.
    fn clearness(&self) -> f64 {
        let mean = (self.with - self.instead) / self.rounds;
        let variance = (self.squares / self.rounds - mean * mean).max(0.0);
        // What differs by the same in every round has no variance, and is as clear as can be.
        let uncertainty = (variance / self.rounds).sqrt().max(mean.abs() / 100.0);
        let good = if self.whose == Whose::Own { mean } else { -mean };
        if uncertainty > 0.0 { good / uncertainty } else { 0.0 }
    }

    fn reason(&self) -> Reason {
        let tenths = |sum: f64| (10.0 * sum / self.rounds).round() / 10.0;
        let whole = |sum: f64| (sum / self.rounds).round();
        let shown = |sum: f64| if self.name == WINS { whole(sum) } else { tenths(sum) };
        Reason { name: self.name, whose: self.whose, with: shown(self.with), instead: shown(self.instead) }
    }
}
