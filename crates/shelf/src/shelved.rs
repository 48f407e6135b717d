//! What a game needs beyond its rules to stand on the shelf: words for people, a picture, a rules page.

use crate::{BestPlay, Effort, HeadStart, OddsTopic, Progress, Report, Types, Use};
use luckhouse_bots::analysis::{Pair, Playouts};
use luckhouse_bots::search::Search;
use luckhouse_bots::{Budget, Character, Judge, Level, Player};
use luckhouse_engine::{Event, Game, Imagine, Rng, RollOf, Seat, Viewer};
use luckhouse_solvers::{Unsolved, Watch};
use serde::Serialize;
use serde_json::Value;
use std::fmt::Debug;

/// A game on the shelf. Everything here works from a *view*: what a screen shows can leak nothing.
///
/// Only the rules page must be given; the rest has plain defaults, so that a new game can be played at once.
pub trait Shelved: Game<Action: Serialize> + Imagine {
    /// The rules page, in Markdown, for somebody who has never seen the game. The table of options is not in it:
    /// that is made from the list of options.
    const RULES: &'static str;

    /// The letters of the numbered rulings that the rules follow, and how many there are: ("bd", 18). A test finds
    /// one test for each.
    const RULINGS: Option<(&'static str, usize)> = None;

    /// The table as this viewer sees it: plain text, at most 80 columns.
    fn picture(&self, view: &Self::View, _viewer: Viewer) -> String {
        crate::plain::picture(view)
    }

    /// What lies on the table and never changes, for a page that draws it: facts of the rules that are in no view.
    /// Nothing, if the view has them all.
    fn scenery(&self) -> Value {
        Value::Null
    }

    /// What an event did. [`PlainFact`](crate::PlainFact) is enough for a game that has no words of its own.
    type Fact: Serialize + PartialEq + Debug;

    /// What a choice would do. [`PlainFact`](crate::PlainFact), if the words of the choices say it all.
    type Outlook: Serialize + PartialEq + Debug;

    /// What a step did with its consequences, in order of happening, as far as its viewer may know it. Messages are made
    /// of them last of all: `{ "name": "robbed", … }` is `booty-dice-robbed` in `messages/`.
    fn facts(&self, step: &Step<Self>) -> Vec<Self::Fact>;

    /// What a choice would do now. Empty if the word says it all.
    fn outlook(&self, _view: &Self::View, _action: Self::Action) -> Vec<Self::Outlook> {
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
    fn odds_here(&self, _view: &Self::View, _seat: Seat) -> Vec<Report> {
        Vec::new()
    }

    /// Words that stand for several choices in a row, such as arranging all one's pieces at random.
    fn shortcuts(&self, _view: &Self::View, _seat: Seat, _rng: &mut Rng) -> Vec<Shortcut<Self::Action>> {
        Vec::new()
    }

    /// What is counted of the game in the lab: at most [`MOST_USES`](crate::MOST_USES).
    const USES: &'static [Use] = &[];

    /// Is there something among the uses that is not chosen, but happens? Then each event is shown to
    /// [`happened`](Shelved::happened).
    const HAPPENS: bool = false;

    /// Which of the uses this choice is, if any.
    fn use_of(&self, _action: Self::Action) -> Option<usize> {
        None
    }

    /// Name everybody to whom something happened that is counted, and what it was.
    fn happened(
        &self,
        _before: &Self::State,
        _event: &Event<Self>,
        _after: &Self::State,
        _count: &mut dyn FnMut(Seat, usize),
    ) {
    }

    /// Is this a choice of the set-up, before anybody has a turn?
    fn prepares(&self, _action: Self::Action) -> bool {
        false
    }

    /// How many turns are over, and whether the cap has ended the game.
    fn progress(&self, _state: &Self::State) -> Progress {
        Progress::default()
    }

    /// Uses that are legal and against the spirit of the game: the name of each, and why. The lab says if one pays.
    const SPIRIT: &'static [(&'static str, &'static str)] = &[];

    /// A document near the one that this option has, changed in one small thing. Nothing, if the option is no document
    /// that can be changed by rule.
    fn near(_options: &Self::Options, _key: &str, _rng: &mut Rng) -> Option<String> {
        None
    }

    /// What best play brings whoever begins.
    ///
    /// # Errors
    /// If there is no solver for these rules, or the one who waits does not want to wait any longer.
    fn best_play(&self, _effort: Effort, _watch: &dyn Watch) -> Result<BestPlay, Unsolved> {
        Err(no_solver::<Self>())
    }

    /// The start as it is, and starts in which the second player has something more: what each is worth with best play.
    ///
    /// # Errors
    /// As [`best_play`](Shelved::best_play).
    fn head_starts(&self, _watch: &dyn Watch) -> Result<Vec<HeadStart>, Unsolved> {
        Err(no_solver::<Self>())
    }

    /// A player of this level, who thinks no longer than the budget.
    fn player(level: Level, budget: Budget) -> Player<Self> {
        luckhouse_bots::search::player(level, budget)
    }

    /// Those whom one can meet at the table, besides players without a name.
    fn characters() -> &'static [Character<Self>] {
        &[]
    }

    /// Somebody who knows what any position is worth: without a judge of its own, by playing on at random.
    fn judge(budget: Budget) -> Box<dyn Judge<Self>> {
        let positions = Box::new(Playouts::random(budget));
        Box::new(Pair { positions, decisions: Box::new(Search::new(budget)) })
    }

    /// What there is to ask of [`solve`](Shelved::solve): a line for each form of the words after the game's name.
    const SOLVES: &'static [&'static str] = &[];

    /// The exact answer to a question about the whole game.
    ///
    /// # Errors
    /// If there is none, or the one who waits does not want to wait any longer.
    fn solve(&self, _question: &[String], _watch: &dyn Watch) -> Result<Solved, Unsolved> {
        Err(no_solver::<Self>())
    }
}

fn no_solver<G: Shelved>() -> Unsolved {
    let found = format!("{} with these options", G::ABOUT.title);
    Unsolved::Setup { found, expected: "a game that has a solver".into() }
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

/// An event as a viewer may read it. What is hidden is `None`.
pub enum Seen<G: Game> {
    /// Somebody chose, or several at once.
    Chose(Vec<(Seat, Option<G::Action>)>),
    /// This came up.
    Rolled(Option<RollOf<G>>),
    /// A player gave up.
    Resigned(Seat),
}

/// One word for several choices in a row.
pub struct Shortcut<A> {
    /// What is typed.
    pub word: &'static str,
    /// The choices it stands for.
    pub actions: Vec<A>,
}

/// The answer of a solver, for people, and the table it comes from, for programs.
pub struct Solved {
    /// What a person wants to know.
    pub reports: Vec<Report>,
    /// The table, if there is one worth keeping.
    pub table: Option<Vec<u8>>,
}
