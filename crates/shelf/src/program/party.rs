//! Programs at one table, and what they are told there: of everything only what their seat may know.

use super::{AtTable, Begin, Ending, Fault, Happened, Program, Question};
use crate::table::{written, written_offers};
use crate::{BotSpec, CatalogGame, Step, Strength};
use luckhouse_engine::{
    Bot, Decision, Event, Game, Header, Options, Outcome, PerSeat, Rng, Seat, SeatSet, Viewer,
};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A program that has sat down.
pub(crate) struct Seated {
    program: Box<dyn AtTable>,
    fault: Option<Fault>,
}

impl Seated {
    /// This program, in a seat of this game.
    pub(crate) fn down<G: CatalogGame>(program: Program, game: &G, seat: Seat) -> Seated {
        let word =
            |field: &luckhouse_engine::Field<G::Options>| (field.key.to_string(), field.word(game.options()));
        let options: BTreeMap<String, String> = G::Options::FIELDS.iter().map(word).collect();
        let (name, static_data) = (G::ABOUT.name, game.static_data());
        let begin = Begin { game: name, options, seats: game.seats(), seat, static_data };
        Seated { program: program.sit_down(&begin), fault: None }
    }

    /// Ask it, with what is new to it. Nothing, if it has lost.
    pub(crate) fn ask<G: CatalogGame>(
        &mut self,
        decision: &Decision<G>,
        happened: Vec<Happened>,
    ) -> Option<G::Action> {
        if self.fault.is_some() {
            return None;
        }
        let Decision { game, view, legal, .. } = *decision;
        let question = Question { happened, view: written(view), offers: written_offers(game, view, legal) };
        let chosen = self.program.choose(&question).and_then(|word| offered::<G>(&word, legal));
        chosen.map_err(|fault| self.forfeits(fault)).ok()
    }

    fn forfeits(&mut self, fault: Fault) {
        self.program.forfeits(&fault);
        self.fault = Some(fault);
    }

    /// What it did wrong.
    pub(crate) fn fault(&self) -> Option<&Fault> {
        self.fault.as_ref()
    }

    /// The game is over.
    pub(crate) fn end(&mut self, outcome: Outcome, log: impl FnOnce() -> String) {
        if self.fault.is_none() {
            self.program.end(&Ending { outcome, log: log() });
        }
    }
}

/// The choice that is called so.
fn offered<G: Game>(word: &str, legal: &[G::Action]) -> Result<G::Action, Fault> {
    let read: Option<G::Action> = word.parse().ok();
    let found = legal.iter().copied().find(|action| Some(*action) == read || action.to_string() == word);
    found.ok_or_else(|| Fault::NotOffered {
        word: word.chars().filter(|c| !c.is_control()).take(80).collect(),
    })
}

/// The programs among those who play a game, where nobody keeps its log.
pub struct Party<G: CatalogGame>(Arc<Mutex<Inner<G>>>);

struct Inner<G: CatalogGame> {
    /// Each with how many events it has been told of.
    seated: HashMap<Seat, (Seated, usize)>,
    steps: Vec<(G::State, Event<G>, G::State)>,
}

impl<G: CatalogGame> Party<G> {
    /// Those of these bots that are programs; nothing, if none is.
    pub fn among(bots: &[BotSpec]) -> Option<Party<G>> {
        bots.iter().any(BotSpec::is_program).then(Party::new)
    }

    pub(crate) fn new() -> Party<G> {
        Party(Arc::new(Mutex::new(Inner { seated: HashMap::new(), steps: Vec::new() })))
    }

    /// A fresh bot of this kind; if it is a program, it is told here what happens.
    pub fn sit_down(&self, spec: BotSpec) -> Box<dyn Bot<G>> {
        match spec.strength {
            Strength::Program(program) => Box::new(Sitting { program, party: Party(Arc::clone(&self.0)) }),
            _ => spec.sit_down(),
        }
    }

    /// Something has happened.
    pub fn happened(&self, before: &G::State, event: &Event<G>, after: &G::State) {
        self.own().steps.push((before.clone(), *event, after.clone()));
    }

    /// The game is over. Whoever has forfeited has not won: how it has ended therefore.
    pub fn end(&self, game: &G, outcome: Outcome) -> Outcome {
        let mut own = self.own();
        let Inner { seated, steps } = &mut *own;
        let out = seated.iter().filter(|(_, (seated, _))| seated.fault.is_some()).map(|(seat, _)| *seat);
        let outcome = without(outcome, out.collect());
        seated.values_mut().for_each(|(seated, _)| seated.end(outcome, || log(game, steps)));
        outcome
    }

    fn own(&self) -> MutexGuard<'_, Inner<G>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How a game has ended in which these forfeited: where nobody else has won, all others have.
fn without(outcome: Outcome, out: SeatSet) -> Outcome {
    if out.is_empty() {
        return outcome;
    }
    let seats = outcome.scores.seats();
    let left = outcome.winners.minus(out);
    let winners = if left.is_empty() { SeatSet::all(seats).minus(out) } else { left };
    let scores = PerSeat::from_fn(seats, |seat| if out.contains(seat) { 0 } else { outcome.scores[seat] });
    Outcome { winners, scores }
}

fn log<G: CatalogGame>(game: &G, steps: &[(G::State, Event<G>, G::State)]) -> String {
    let line = |(before, event, _): &(G::State, Event<G>, G::State)| {
        format!("{}\n", event.line(game, before, Viewer::Arbiter))
    };
    format!("{}\n", Header::of(game)) + &steps.iter().map(line).collect::<String>()
}

/// A program's seat, for whoever asks bots.
struct Sitting<G: CatalogGame> {
    program: Program,
    party: Party<G>,
}

impl<G: CatalogGame> Bot<G> for Sitting<G> {
    fn choose(&mut self, decision: &Decision<G>, rng: &mut Rng) -> G::Action {
        let Decision { game, seat, legal, .. } = *decision;
        let mut own = self.party.own();
        let Inner { seated, steps } = &mut *own;
        let down = || (Seated::down(self.program, game, seat), 0);
        let (seated, told) = seated.entry(seat).or_insert_with(down);
        let viewer = Viewer::Seat(seat);
        let happened = |(before, event, after): &(G::State, Event<G>, G::State)| Happened {
            line: event.line(game, before, viewer),
            facts: written(&game.facts(&Step::of(game, before, event, after, viewer))),
        };
        let news = steps[std::mem::replace(told, steps.len())..].iter().map(happened).collect();
        // Who has forfeited is played for at random.
        seated.ask(decision, news).unwrap_or_else(|| rng.pick(legal))
    }
}
