//! A table of any game: words, pictures and JSON in and out.

use crate::advice::{self, Opinion};
use crate::bots::Bots;
use crate::facts::{label, paragraph, untyped};
use crate::{BotSpec, CoachReport, NoCoach, Report, Seen, Shelved, Step};
use luckhouse_bots::{Budget, Judge, Level, Unclear};
use luckhouse_engine::fair::v1::{Broken, FairDice, Ledger, Proof, Proved};
use luckhouse_engine::fair::{self, Checked, Dice, Opened};
use luckhouse_engine::{
    About, Actor, Chance, Event, Game, Header, Options, Outcome, Refusal, Rng, RollOf, Seat, SeatSet, Table,
    Turn, Viewer,
};
use luckhouse_solvers::Watch;
use luckhouse_words::Words;
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What a table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// A choice from each of these seats.
    Choice(SeatSet),
    /// A roll.
    Roll,
    /// Nothing: the game has ended like this.
    Over(Outcome),
}

/// One thing that a seat may choose.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Offer {
    /// The word to say.
    pub word: String,
    /// What it would do; [`label`](crate::label) says it.
    pub outlook: Vec<Value>,
    /// The same for machines: what is chosen and with what. Nothing, if the word stands for several choices.
    pub value: Value,
}

impl Offer {
    /// The same in words.
    pub fn labelled(self, game: &str, words: &Words) -> LabelledOffer {
        LabelledOffer { word: self.word, label: label(words, game, &self.outlook), value: self.value }
    }
}

/// One thing that a seat may choose, in somebody's language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LabelledOffer {
    /// The word to say.
    pub word: String,
    /// What it would do, in a few words; may be empty.
    pub label: String,
    /// The same for machines.
    pub value: Value,
}

/// One event, as one viewer may read and understand it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// Its line of the log.
    pub line: String,
    /// What it did; [`paragraph`](crate::paragraph) says it.
    pub facts: Vec<Value>,
}

/// Something to be thought over apart from the table, for as long as it takes.
pub type Pondering<T> = Box<dyn FnOnce(&mut Rng) -> T + Send>;

/// A table of any game. Everything that people see of it goes through a viewer.
pub trait AnyTable: Send {
    /// The same table, to try out on it what would happen. It costs the same however long the game is.
    fn fork(&self) -> Box<dyn AnyTable>;
    /// Which game.
    fn about(&self) -> About;
    /// The first line of its log.
    fn header(&self) -> Header;
    /// Every option of the game with its value as a word; of a document, its name.
    fn options(&self) -> BTreeMap<String, String>;
    /// What lies on the table and never changes, in the form of its game; nothing if the view has it all.
    fn scenery(&self) -> Value;
    /// How many events there have been.
    fn events(&self) -> usize;
    /// What it waits for.
    fn waiting(&self) -> Waiting;
    /// Has anybody but this seat chosen already, in secret, in a choice made at once?
    fn sealed_beside(&self, seat: Seat) -> bool;
    /// Those who are not out.
    fn in_play(&self) -> SeatSet;
    /// Those who gave up.
    fn resigned(&self) -> SeatSet;
    /// What a seat that owes a choice may choose.
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// Words that stand for several choices in a row, with what they mean and the choices.
    fn shortcuts(&self, seat: Seat, rng: &mut Rng) -> Vec<(Offer, Vec<String>)>;
    /// A seat says a word.
    fn choose(&mut self, seat: Seat, word: &str) -> Result<(), Refusal>;
    /// A bot chooses for a seat that owes a choice, and sees only what the seat may see.
    fn choose_as(&mut self, seat: Seat, bot: BotSpec, rng: &mut Rng) -> Result<(), Refusal>;
    /// The word that a bot would choose for a seat that owes a choice, from what the seat may see. The table can go
    /// on while it thinks.
    fn ponder(&self, seat: Seat, bot: BotSpec) -> Result<Pondering<String>, Refusal>;
    /// What a judge who sees only what this seat may see thinks of its choices, the best first. The table can go on
    /// while it thinks.
    fn advise(&self, seat: Seat) -> Pondering<Result<Vec<Opinion>, Unclear>>;
    /// What is rolled next may be read by everybody, so that it can be rolled by hand: what to roll, in words.
    fn hand_roll(&self) -> Option<String>;
    /// What was rolled by hand.
    fn rolled(&mut self, word: &str) -> Result<(), Refusal>;
    /// Let chance happen, if the table waits for it.
    fn roll(&mut self, rng: &mut Rng);
    /// Let chance happen as the fair dice of this table say, if the table waits for it.
    fn roll_fair(&mut self, dice: &FairDice);
    /// Let chance happen as the dice of protocol 2 say, with the links of a round, if the table waits for it.
    fn draw(&mut self, dice: &Dice, round: u64, links: &Opened);
    /// Does it wait for chance of which only one thing can come?
    fn waits_for_certain(&self) -> bool;
    /// Everybody who is asked for a choice now, those included who have made theirs in secret.
    fn asked(&self) -> SeatSet;
    /// May others not read what this seat chooses now?
    fn hides_choice(&self, seat: Seat) -> bool;
    /// A word as the log will have it, if it can be read.
    fn canonical(&self, word: &str) -> Result<String, Refusal>;
    /// Every line after the first `from` events, as each of these viewers reads it while the game lasts.
    fn lines_since(&self, from: usize, viewers: &[Viewer]) -> Vec<Vec<String>>;
    /// What this viewer cannot read while the game lasts: events, counted from 1, and whose word it is.
    fn hidden_from(&self, viewer: Viewer) -> Vec<(usize, Actor)>;
    /// Draw every roll of a finished game again, and compare. The text is the log that the table was read from.
    fn prove(&self, proof: &Proof, text: &str) -> Result<Proved, Broken>;
    /// Check a whole log of format 2 of this game from its first byte to its last.
    fn prove_log(&self, text: &str) -> Result<Checked, fair::Broken>;
    /// Every roll so far with all that could have come, in words.
    fn ledger(&self) -> Ledger;
    /// Take back the seat's last choice, if that may be.
    fn undo(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// May this seat take back its last choice? If not, why.
    fn may_undo(&self, seat: Seat) -> Result<(), Refusal>;
    /// A seat gives up.
    fn resign(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// Has this seat secrets that another may not see: would its picture differ from a watcher's?
    fn has_secrets(&self, seat: Seat) -> bool;
    /// The table in plain text.
    fn picture(&self, viewer: Viewer) -> String;
    /// The view, for machines.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same, written down.
    fn written_view(&self, viewer: Viewer) -> Box<RawValue>;
    /// The list of what a seat may choose, written down as [`offers`](AnyTable::offers) are.
    fn written_offers(&self, seat: Seat) -> Box<RawValue>;
    /// Every event after the first `from` as [`news`](AnyTable::news) has it: its line, and its facts written down.
    fn written_news(&self, from: usize, viewer: Viewer) -> Vec<(String, Box<RawValue>)>;
    /// The views after each of so many events, 0 being before the first; of those that there are.
    fn views(&self, events: Range<usize>, viewer: Viewer) -> Vec<Value>;
    /// What happened since the first `from` events, in words; one entry per event that has something to tell.
    fn story(&self, from: usize, viewer: Viewer, words: &Words) -> Vec<String>;
    /// Every event after the first `from`, as this viewer may read it.
    fn news(&self, from: usize, viewer: Viewer) -> Vec<News>;
    /// Do the facts that this viewer gets name every change of the views?
    ///
    /// # Errors
    /// What is left out, and where.
    fn check_facts(&self, viewer: Viewer) -> Result<(), String>;
    /// The log as this viewer may read it.
    fn log(&self, viewer: Viewer) -> String;
    /// The odds that matter to this seat now.
    fn odds_here(&self, seat: Seat) -> Vec<Report>;
    /// The same, to be worked out apart from the table.
    fn odds_apart(&self, seat: Seat) -> Pondering<Vec<Report>>;
    /// The whole game, looked back at; each decision is thought over for as long as the budget says.
    fn coach(&self, budget: Budget, watch: &dyn Watch) -> Result<CoachReport, NoCoach>;
}

impl Clone for Box<dyn AnyTable> {
    fn clone(&self) -> Self {
        self.fork()
    }
}

/// A typed table behind [`AnyTable`].
pub(crate) struct Shelf<G: Shelved> {
    table: Table<G>,
    /// Shared with those who think apart from the table; so that they remember, they think one after the other.
    bots: Arc<Mutex<Bots<G>>>,
    /// Whoever is asked for advice, from the first time on: a judge remembers what it has worked out.
    judge: Arc<Mutex<Option<Box<dyn Judge<G>>>>>,
}

impl<G: Shelved> Shelf<G> {
    pub(crate) fn new(table: Table<G>) -> Shelf<G> {
        Shelf { table, bots: Arc::new(Mutex::new(Bots::new())), judge: Arc::default() }
    }

    fn game(&self) -> &G {
        self.table.game()
    }

    /// As whom this viewer reads lines: when the game is over everybody may read everything.
    fn reader(&self, viewer: Viewer) -> Viewer {
        if matches!(self.table.turn(), Turn::Over(_)) { Viewer::Arbiter } else { viewer }
    }

    /// What a bot would choose, to be thought over apart from the table.
    fn pondered(&self, seat: Seat, bot: BotSpec) -> Result<Pondering<G::Action>, Refusal> {
        let (view, legal) = (self.table.view(Viewer::Seat(seat)), self.table.legal(seat));
        if legal.is_empty() {
            return Err(Refusal::NotNow { who: seat.to_string(), waiting: "others".into() });
        }
        let (game, bots) = (self.game().clone(), Arc::clone(&self.bots));
        Ok(Box::new(move |rng| own(&bots).at(seat, bot).choose(&game, seat, &view, &legal, rng)))
    }

    /// The roll that somebody meant who typed only its figures, in any order: `5 2` for `dice 2 5`.
    fn meant(&self, typed: &str) -> Option<RollOf<G>> {
        let Turn::Roll(chance) = self.table.turn() else { return None };
        let typed = figures(typed);
        let odds = chance.odds();
        let fits = |roll: &RollOf<G>| !typed.is_empty() && figures(&roll.to_string()) == typed;
        odds.lines().iter().map(|(roll, _)| *roll).find(fits)
    }
}

/// The figures in a text, sorted.
fn figures(text: &str) -> Vec<u32> {
    let mut figures: Vec<u32> = text.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    figures.sort_unstable();
    figures
}

impl<G: Shelved> AnyTable for Shelf<G> {
    fn fork(&self) -> Box<dyn AnyTable> {
        let (bots, judge) = (Arc::clone(&self.bots), Arc::clone(&self.judge));
        Box::new(Shelf { table: self.table.clone(), bots, judge })
    }

    fn about(&self) -> About {
        G::ABOUT
    }

    fn header(&self) -> Header {
        Header::of(self.game())
    }

    fn options(&self) -> BTreeMap<String, String> {
        let set = self.game().options();
        G::Options::FIELDS.iter().map(|field| (field.key.into(), field.word(set))).collect()
    }

    fn scenery(&self) -> Value {
        self.game().scenery()
    }

    fn events(&self) -> usize {
        self.table.events().len()
    }

    fn waiting(&self) -> Waiting {
        match self.table.turn() {
            Turn::Choose(_) => Waiting::Choice(self.table.owed()),
            Turn::Roll(_) => Waiting::Roll,
            Turn::Over(outcome) => Waiting::Over(outcome),
        }
    }

    fn sealed_beside(&self, seat: Seat) -> bool {
        !self.table.sealed().without(seat).is_empty()
    }

    fn in_play(&self) -> SeatSet {
        self.game().in_play(self.table.state())
    }

    fn resigned(&self) -> SeatSet {
        self.table.resigned()
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let view = self.table.view(Viewer::Seat(seat));
        let offer = |action: G::Action| Offer {
            word: action.to_string(),
            outlook: untyped(&self.game().outlook(&view, action)),
            value: json(&action),
        };
        self.table.legal(seat).into_iter().map(offer).collect()
    }

    fn shortcuts(&self, seat: Seat, rng: &mut Rng) -> Vec<(Offer, Vec<String>)> {
        let view = self.table.view(Viewer::Seat(seat));
        let all = self.game().shortcuts(&view, seat, rng).into_iter();
        all.map(|shortcut| {
            let words = shortcut.actions.iter().map(ToString::to_string).collect();
            let outlook = vec![serde_json::json!({ "name": format!("shortcut-{}", shortcut.word) })];
            (Offer { word: shortcut.word.into(), outlook, value: Value::Null }, words)
        })
        .collect()
    }

    fn choose(&mut self, seat: Seat, word: &str) -> Result<(), Refusal> {
        self.table.choose(seat, word.parse()?)
    }

    fn choose_as(&mut self, seat: Seat, bot: BotSpec, rng: &mut Rng) -> Result<(), Refusal> {
        let action = self.pondered(seat, bot)?(rng);
        self.table.choose(seat, action)
    }

    fn ponder(&self, seat: Seat, bot: BotSpec) -> Result<Pondering<String>, Refusal> {
        let thought = self.pondered(seat, bot)?;
        Ok(Box::new(move |rng| thought(rng).to_string()))
    }

    fn advise(&self, seat: Seat) -> Pondering<Result<Vec<Opinion>, Unclear>> {
        let (table, judge) = (self.table.clone(), Arc::clone(&self.judge));
        Box::new(move |rng| {
            let mut judge = own(&judge);
            let judge = judge.get_or_insert_with(|| G::judge(Budget::of(Level::Best)));
            advice::opinions(&table, &mut **judge, seat, rng)
        })
    }

    fn hand_roll(&self) -> Option<String> {
        let Turn::Roll(chance) = self.table.turn() else { return None };
        let open = self.game().sees(self.table.state(), Actor::Chance, Viewer::Watcher);
        // What can come out in one way only needs no dice.
        let uncertain = chance.odds().lines().len() > 1;
        (open && uncertain).then(|| self.game().ask_for_roll(&chance))
    }

    fn rolled(&mut self, word: &str) -> Result<(), Refusal> {
        let roll = word.parse().or_else(|wrong| self.meant(word).ok_or(wrong))?;
        self.table.rolled(roll)
    }

    fn roll(&mut self, rng: &mut Rng) {
        self.table.roll(rng);
    }

    fn roll_fair(&mut self, dice: &FairDice) {
        self.table.roll_fair(dice);
    }

    fn draw(&mut self, dice: &Dice, round: u64, links: &Opened) {
        self.table.draw(dice, round, links);
    }

    fn waits_for_certain(&self) -> bool {
        self.table.waits_for_certain()
    }

    fn asked(&self) -> SeatSet {
        match self.table.turn() {
            Turn::Choose(seats) => seats,
            Turn::Roll(_) | Turn::Over(_) => SeatSet::EMPTY,
        }
    }

    fn hides_choice(&self, seat: Seat) -> bool {
        self.table.hides_choice(seat)
    }

    fn canonical(&self, word: &str) -> Result<String, Refusal> {
        Ok(word.parse::<G::Action>()?.to_string())
    }

    fn lines_since(&self, from: usize, viewers: &[Viewer]) -> Vec<Vec<String>> {
        let mut lines = vec![Vec::new(); viewers.len()];
        self.table.retrace_from(from, |before, event, _| {
            for (viewer, lines) in viewers.iter().zip(&mut lines) {
                lines.push(event.line(self.game(), before, *viewer));
            }
        });
        lines
    }

    fn hidden_from(&self, viewer: Viewer) -> Vec<(usize, Actor)> {
        let (mut hidden, mut number) = (Vec::new(), 0);
        self.table.retrace(|before, event, _| {
            number += 1;
            let actors: Vec<Actor> = match event {
                Event::Rolled(_) => vec![Actor::Chance],
                Event::Chose(choices) => choices.seats().iter().map(Actor::Seat).collect(),
                Event::Resigned(_) => Vec::new(),
            };
            let unread = actors.into_iter().filter(|actor| !self.game().sees(before, *actor, viewer));
            hidden.extend(unread.map(|actor| (number, actor)));
        });
        hidden
    }

    fn prove(&self, proof: &Proof, text: &str) -> Result<Proved, Broken> {
        proof.check(text, &self.table)
    }

    fn prove_log(&self, text: &str) -> Result<Checked, fair::Broken> {
        fair::check_log::<G>(text)
    }

    fn ledger(&self) -> Ledger {
        Ledger::of(&self.table)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.table.undo(seat)
    }

    fn may_undo(&self, seat: Seat) -> Result<(), Refusal> {
        self.table.may_undo(seat)
    }

    fn resign(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.table.resign(seat)
    }

    fn has_secrets(&self, seat: Seat) -> bool {
        self.table.view(Viewer::Seat(seat)) != self.table.view(Viewer::Watcher)
    }

    fn picture(&self, viewer: Viewer) -> String {
        self.game().picture(&self.table.view(viewer), viewer)
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.table.view(viewer))
    }

    fn written_view(&self, viewer: Viewer) -> Box<RawValue> {
        written(&self.table.view(viewer))
    }

    fn written_offers(&self, seat: Seat) -> Box<RawValue> {
        #[derive(serde::Serialize)]
        struct Written<O, A> {
            word: String,
            outlook: Vec<O>,
            value: A,
        }
        let view = self.table.view(Viewer::Seat(seat));
        let offer = |action: G::Action| {
            let (word, outlook) = (action.to_string(), self.game().outlook(&view, action));
            Written { word, outlook, value: action }
        };
        written(&self.table.legal(seat).into_iter().map(offer).collect::<Vec<_>>())
    }

    fn written_news(&self, from: usize, viewer: Viewer) -> Vec<(String, Box<RawValue>)> {
        let (game, reader) = (self.game(), self.reader(viewer));
        let mut news = Vec::new();
        self.table.retrace_from(from, |before, event, after| {
            let facts = written(&game.facts(&step(game, before, event, after, viewer)));
            news.push((event.line(game, before, reader), facts));
        });
        news
    }

    fn views(&self, events: Range<usize>, viewer: Viewer) -> Vec<Value> {
        let game = self.game();
        let wanted = |number: usize, state: &G::State| {
            events.contains(&number).then(|| json(&game.view(state, viewer)))
        };
        let mut number = events.start;
        if number > self.table.events().len() {
            return Vec::new();
        }
        let mut views: Vec<Value> = wanted(number, &self.table.state_before(number)).into_iter().collect();
        self.table.retrace_from(number, |_, _, after| {
            number += 1;
            views.extend(wanted(number, after));
        });
        views
    }

    fn story(&self, from: usize, viewer: Viewer, words: &Words) -> Vec<String> {
        let news = self.news(from, viewer).into_iter();
        let told = news.map(|news| paragraph(words, G::ABOUT.name, &news.facts));
        told.filter(|told| !told.is_empty()).collect()
    }

    fn news(&self, from: usize, viewer: Viewer) -> Vec<News> {
        let (game, reader) = (self.game(), self.reader(viewer));
        let mut news = Vec::new();
        self.table.retrace_from(from, |before, event, after| {
            let facts = untyped(&game.facts(&step(game, before, event, after, viewer)));
            news.push(News { line: event.line(game, before, reader), facts });
        });
        news
    }

    fn check_facts(&self, viewer: Viewer) -> Result<(), String> {
        let game = self.game();
        let mut checked = Ok(());
        self.table.retrace(|before, event, after| {
            let step = step(game, before, event, after, viewer);
            let wrong = |why| format!("{}: {why}", event.line(game, before, Viewer::Arbiter));
            checked = checked.clone().and(game.accounts(&step, &game.facts(&step)).map_err(wrong));
        });
        checked
    }

    fn log(&self, viewer: Viewer) -> String {
        self.table.log(viewer)
    }

    fn odds_here(&self, seat: Seat) -> Vec<Report> {
        self.game().odds_here(&self.table.view(Viewer::Seat(seat)), seat)
    }

    fn odds_apart(&self, seat: Seat) -> Pondering<Vec<Report>> {
        let (game, view) = (self.game().clone(), self.table.view(Viewer::Seat(seat)));
        Box::new(move |_| game.odds_here(&view, seat))
    }

    fn coach(&self, budget: Budget, watch: &dyn Watch) -> Result<CoachReport, NoCoach> {
        crate::coach::report(&self.table, budget, watch)
    }
}

/// A view or a choice for machines. Both are plain data with text keys: the laws write every view.
pub(crate) fn json(plain: &impl serde::Serialize) -> Value {
    serde_json::to_value(plain).unwrap_or(Value::Null)
}

/// The same as text, without a tree in between.
fn written(plain: &impl serde::Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(plain).unwrap_or_default()
}

/// What is shared, for the one who has it now. A thinker that panicked has left nothing half done that matters.
fn own<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One event as the viewer saw it.
pub(crate) fn step<G: Game>(
    game: &G,
    before: &G::State,
    event: &Event<G>,
    after: &G::State,
    viewer: Viewer,
) -> Step<G> {
    let event = seen(game, before, event, viewer);
    Step { viewer, before: game.view(before, viewer), after: game.view(after, viewer), event }
}

/// The event as the viewer may read it.
fn seen<G: Game>(game: &G, before: &G::State, event: &Event<G>, viewer: Viewer) -> Seen<G> {
    let open = |actor| viewer == Viewer::Arbiter || game.sees(before, actor, viewer);
    match event {
        Event::Rolled(roll) => Seen::Rolled(open(Actor::Chance).then_some(*roll)),
        Event::Resigned(seat) => Seen::Resigned(*seat),
        Event::Chose(choices) => {
            let choice = |(seat, action)| (seat, open(Actor::Seat(seat)).then_some(action));
            Seen::Chose(choices.iter().map(choice).collect())
        }
    }
}
