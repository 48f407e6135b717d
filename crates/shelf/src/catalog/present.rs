//! What people see of a game: words, a picture, a rules page, odds.

use crate::{Objection, OddsReport, OddsTopic, Types};
use luckhouse_engine::{Actor, Event, Game, Rng, RollOf, Seat, Viewer};
use luckhouse_words::Words;
use serde::Serialize;
use serde_json::Value;
use std::fmt::Debug;

/// How a game is shown. Everything here works from a *view*: what a screen shows can leak nothing.
///
/// Only the rules page and the facts must be given.
pub trait Present: Game<Action: Serialize> {
    /// The rules page, in Markdown, for somebody who has never seen the game. The table of options is not in it:
    /// that is made from the list of options.
    const RULES: &'static str;

    /// The letters of the numbered rulings that the rules follow, and how many there are: ("bd", 18). A test finds
    /// one test for each.
    const RULINGS: Option<(&'static str, usize)> = None;

    /// Does everybody see all that there is, whatever is set: the whole state, and every line? Then somebody can say ahead what they
    /// will choose, and nothing is given away by what can be chosen then. A test finds what a game hides that says so.
    const OPEN: bool = false;

    /// The table as this viewer sees it, in these words: plain text, at most 80 columns.
    fn picture(&self, view: &Self::View, _viewer: Viewer, _words: &Words) -> String {
        crate::plain::picture(view)
    }

    /// What lies on the table and never changes, for a page that draws it: facts of the rules that are in no view.
    /// Nothing, if the view has them all.
    fn static_data(&self) -> Value {
        Value::Null
    }

    /// What an event did. [`PlainFact`](crate::PlainFact) is enough for a game that has no words of its own.
    type Fact: Serialize + PartialEq + Debug;

    /// What a choice would do. [`PlainFact`](crate::PlainFact), if the words of the choices say it all.
    type Outlook: Serialize + PartialEq + Debug;

    /// What a step did with its consequences, in order of happening, as far as its viewer may know it. Messages are made
    /// of them last of all: `{ "name": "robbed", … }` is `booty-dice-robbed` in `messages/`.
    fn facts(&self, step: &Step<Self>) -> Vec<Self::Fact>;

    /// What earns a title in this game, by name: the pages call `cheese` as `feat-NAME-cheese` in `messages/` says.
    const FEATS: &'static [&'static str] = &[];

    /// Who has done what of it in a game that was played to its end, by all that happened, as somebody tells it who sees
    /// everything.
    fn feats(&self, _facts: &[Self::Fact]) -> Vec<(Seat, &'static str)> {
        Vec::new()
    }

    /// What a choice would do now. Empty if the word says it all.
    fn outlook(&self, _view: &Self::View, _action: Self::Action) -> Vec<Self::Outlook> {
        Vec::new()
    }

    /// What speaks against a choice of a seat that is asked now, by the rule and the numbers of the moment: nothing exactly
    /// where the choice is legal. `{ "name": "out", … }` is said by the message `booty-dice-refused-out`. A game that says
    /// nothing is answered for by the list of what would have been legal.
    fn objection(&self, _view: &Self::View, _seat: Seat, _action: Self::Action) -> Option<Objection> {
        None
    }

    /// What a player of this game counts: each thing by its name and how much of it this seat has, more being better for its
    /// owner. Hints compare what choices lead to by it, and say it by `NAME-why-doubloons`.
    fn standing(&self, _view: &Self::View, _seat: Seat) -> Vec<(&'static str, f64)> {
        Vec::new()
    }

    /// Do the facts name every change between the two views of their step? If not, which they leave out. The laws ask
    /// after every event.
    ///
    /// # Errors
    /// What is missing.
    fn accounts(&self, _step: &Step<Self>, _facts: &[Self::Fact]) -> Result<(), String> {
        Ok(())
    }

    /// The types of the game for the browser: views, choices, facts, outlooks, and what lies on the table. A page that
    /// draws the game finds them in `web/src/games/NAME/rules.ts`.
    fn types() -> Types {
        Types::default()
    }

    /// What is to be rolled, for somebody who rolls it by hand: "six dice: D X J C W S".
    fn ask_for_roll(&self, chance: &Self::Chance) -> String {
        crate::plain::ask_for_roll(chance)
    }

    /// What a player of this game would like to know the odds of. The first is the one shown when nothing is asked for.
    fn odds_topics() -> &'static [OddsTopic] {
        &[]
    }

    /// The odds that matter to this seat now.
    fn odds_here(&self, _view: &Self::View, _seat: Seat) -> Vec<OddsReport> {
        Vec::new()
    }

    /// Words that stand for several choices in a row, such as arranging all one's pieces at random.
    fn shortcuts(&self, _view: &Self::View, _seat: Seat, _rng: &mut Rng) -> Vec<Shortcut<Self::Action>> {
        Vec::new()
    }
}

/// One event, as one viewer saw it: the view before it, the view after it, and what could be read of it.
pub struct Step<G: Game> {
    /// Who looks.
    pub viewer: Viewer,
    /// What they knew before.
    pub before: G::View,
    /// What they know after.
    pub after: G::View,
    /// What happened.
    pub event: Seen<G>,
}

impl<G: Game> Step<G> {
    /// One event between two states, as this viewer saw it.
    pub fn of(game: &G, before: &G::State, event: &Event<G>, after: &G::State, viewer: Viewer) -> Step<G> {
        let event = Seen::of(game, before, event, viewer);
        Step { viewer, before: game.view(before, viewer), after: game.view(after, viewer), event }
    }
}

/// An event as a viewer may read it. What is hidden is `None`.
pub enum Seen<G: Game> {
    /// Somebody chose, or several at once.
    Chose(Vec<(Seat, Option<G::Action>)>),
    /// This came up.
    Rolled(Option<RollOf<G>>),
    /// A player gave up.
    Resigned(Seat),
}

impl<G: Game> Seen<G> {
    fn of(game: &G, before: &G::State, event: &Event<G>, viewer: Viewer) -> Seen<G> {
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
}

/// One word for several choices in a row.
pub struct Shortcut<A> {
    /// What is typed.
    pub word: &'static str,
    /// The choices it stands for.
    pub actions: Vec<A>,
    /// Drawn by lot: what it stands for is not known before it is said.
    pub random: bool,
}
