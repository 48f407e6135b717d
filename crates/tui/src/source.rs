//! A table somewhere: at this keyboard, in a house on the network, or in a file. The screen knows only this.

use luckhouse_engine::{Outcome, Seat};
use luckhouse_shelf::{LabelledOffer, OddsReport, Opinion};
use serde_json::Value;
use std::collections::BTreeMap;

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Where.
    pub seat: Seat,
    /// Their name for people: "you", "Anne", "strong:grudge".
    pub name: String,
    /// Is it whoever looks at the screen?
    pub you: bool,
    /// Which kind of bot it is, if it is one: `strong:grudge`.
    pub bot: Option<String>,
    /// Owes a choice now.
    pub chooses: bool,
    /// Has not lost yet.
    pub in_play: bool,
}

/// How things stand, as whoever looks at the screen may know it.
#[derive(Clone, Debug, PartialEq)]
pub struct Situation {
    /// The game's name: `booty-dice`.
    pub game: &'static str,
    /// Its name for people.
    pub title: String,
    /// Every option with its value.
    pub options: BTreeMap<String, String>,
    /// What of the game never changes.
    pub static_data: Value,
    /// Everybody, in the order of the seats.
    pub players: Vec<Player>,
    /// Whose eyes see the view; nobody's for somebody who looks on.
    pub seat: Option<Seat>,
    /// The view.
    pub view: Value,
    /// The table in plain text, for games without a board of their own and for those who want it plain.
    pub picture: String,
    /// What can be chosen now; empty if it is not one's turn.
    pub offers: Vec<LabelledOffer>,
    /// Words that stand for several choices in a row.
    pub shortcuts: Vec<LabelledOffer>,
    /// Is something about to be rolled by hand? What, in words.
    pub by_hand: Option<String>,
    /// Everything that happened, in words, one entry an event that has something to tell.
    pub story: Vec<String>,
    /// How many events there have been: what tells that something is new.
    pub events: usize,
    /// Others wait for whoever looks, or a clock runs: nothing is to be shown at leisure.
    pub others_wait: bool,
    /// Each seat's chance to win, with its error, if it is known.
    pub chances: Option<(Vec<f64>, f64)>,
    /// May the last choice be taken back?
    pub may_undo: bool,
    /// Somebody else is to sit down at the screen first, since there are secrets: who.
    pub hand_over: Option<Seat>,
    /// How it ended, if it did.
    pub outcome: Option<Outcome>,
    /// What is being waited for, in words: "strong thinks", "Anne's turn".
    pub waiting: String,
}

/// One event, as whoever looks may know it.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// How many events there have been with it.
    pub events: usize,
    /// What it did, as plain data with a `name`.
    pub facts: Vec<Value>,
    /// The same in words, a sentence for each fact; empty where there is nothing to say.
    pub sentences: Vec<String>,
    /// How things stood after it, if that is known.
    pub view: Option<Value>,
    /// Who did it, if somebody did.
    pub actors: Vec<Seat>,
}

impl Told {
    /// Those who chose in a line of the log.
    pub fn actors(line: &str) -> Vec<Seat> {
        line.split(" | ").filter_map(|choice| choice.split(' ').next()?.parse().ok()).collect()
    }
}

/// What somebody at the screen does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UserAction {
    /// Says a word: an offer, a shortcut, or a roll by hand.
    Say(String),
    /// Sits down after somebody else.
    SitDown,
    /// Takes back the last choice.
    Undo,
    /// Gives up.
    Resign,
    /// Asks what to do.
    Hint,
    /// Asks for the odds that matter now.
    Odds,
    /// Says something to the others.
    Talk(String),
    /// Plays the same once more.
    Rematch,
    /// Shows how it stood after so many events; only a replay can.
    Go(usize),
}

/// What a source has to say since it was last asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    /// This happened. How things stand after all that did is said by [`Changed`](Said::Changed).
    Happened(Told),
    /// The situation has changed.
    Changed,
    /// What each choice is worth, the best first.
    Opinions(Vec<Opinion>),
    /// The odds that were asked for.
    Odds(Vec<OddsReport>),
    /// A line for whoever looks: a refusal, who came and went, a lost connection.
    Line(String),
    /// Somebody talked.
    Talk(String),
    /// One has come to a table: who one is there, and below it with whom and what to do next.
    Welcome(String),
    /// One is not at the table any more.
    Gone(Gone),
}

/// Why one is not at the table any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gone {
    /// In words.
    pub why: String,
    /// One went by oneself; otherwise one was sent away, or cannot stay.
    pub left: bool,
}

/// A table somewhere. Nothing here waits: long thoughts are thought elsewhere, and reported when they are done.
pub trait Source {
    /// How things stand.
    fn now(&self) -> &Situation;

    /// What is new since the last time. Asked many times a second.
    fn news(&mut self) -> Vec<Said>;

    /// Somebody does something; what comes of it is said by [`news`](Source::news).
    fn act(&mut self, action: UserAction);

    /// Does it go on by itself: is nobody at the screen waited for?
    fn goes_on(&self) -> bool {
        false
    }

    /// Is the game over? It can end without an outcome, if whoever keeps the table closes it.
    fn is_over(&self) -> bool {
        self.now().outcome.is_some()
    }

    /// How many seconds one may still take for a choice, if a clock runs.
    fn seconds_left(&self) -> Option<i64> {
        None
    }

    /// What the dice of a finished game have proved, where that is known.
    fn verdict(&self) -> Option<String> {
        None
    }

    /// What happened after so many events, in words, as whoever looks may know it.
    fn story_since(&self, _events: usize) -> Vec<String> {
        Vec::new()
    }

    /// The log, line by line, as whoever looks may read it now.
    fn readable_log(&self) -> String {
        String::new()
    }

    /// So many events have been seen on the screen. A table that nobody else waits for goes on only a little ahead of it.
    fn seen(&mut self, _events: usize) {}

    /// How many events can be gone to, for a replay; nothing if this is none.
    fn length(&self) -> Option<usize> {
        None
    }

    /// The whole log, if it may be read by whoever looks: what can be saved and looked back at.
    fn log(&self) -> Option<String> {
        None
    }

    /// Write the log to a file by oneself, with what belongs beside it: `false`, if nothing does. What came of it is said by
    /// [`news`](Source::news).
    fn save(&mut self, _file: &str) -> bool {
        false
    }

    /// What to say to somebody who leaves: where the game is kept, how to come back.
    fn farewell(&self) -> String;
}
