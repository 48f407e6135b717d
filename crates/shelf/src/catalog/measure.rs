//! What the lab counts of a game.

use luckhouse_engine::{Event, Game, Rng, Seat};
use luckhouse_words::Words;

/// What is worth counting in a game, and how to change its documents. Nothing has to be given: every game has wins and a length.
pub trait Measure: Game {
    /// What is counted of the game in the lab: at most [`MOST_METRICS`].
    const METRICS: &'static [Metric] = &[];

    /// Is there something among the metrics that is not chosen, but happens? Then each event is shown to
    /// [`happened`](Measure::happened).
    const HAPPENS: bool = false;

    /// Which of the metrics this choice counts for, if any.
    fn metric_of(&self, _action: Self::Action) -> Option<usize> {
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

    /// Metrics of what is legal and against the spirit of the game: the name of each, and the message that says why. The lab says if one pays.
    const SPIRIT: &'static [(&'static str, &'static str)] = &[];

    /// What can be given as a head start: each the name of its message, `gift-doubloons`.
    const GIFTS: &'static [&'static str] = &[];

    /// Give a seat so many more of one of these, when somebody is about to have the first turn. False, if that is more than
    /// the rules can bear.
    fn give(&self, _view: &mut Self::View, _seat: Seat, _gift: usize, _more: u32) -> bool {
        false
    }

    /// A document near the one that this option has, changed in one small thing. Nothing, if the option is no document
    /// that can be changed by rule.
    fn near(_options: &Self::Options, _key: &str, _rng: &mut Rng) -> Option<String> {
        None
    }
}

/// Something that players do, or that happens to them, and that is worth counting: an action, a power, a combination.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Metric {
    /// One lower-case word, or a few with hyphens: `raid`.
    pub name: &'static str,
    /// The message that says what it is, in one line.
    pub about: &'static str,
    /// Is it chosen, so that a player can do without? Otherwise it happens.
    pub chosen: bool,
}

impl Metric {
    /// Something that a player chooses, and can do without.
    pub const fn chosen(name: &'static str, about: &'static str) -> Metric {
        Metric { name, about, chosen: true }
    }

    /// Something that happens to a player.
    pub const fn happens(name: &'static str, about: &'static str) -> Metric {
        Metric { name, about, chosen: false }
    }

    /// What it is, in one line.
    ///
    /// ```
    /// use luckhouse_words::{Language, Words};
    /// let rob = luckhouse_shelf::find("booty-dice")?.metrics()[3];
    /// let said = rob.said(&Words::in_language(Language::ENGLISH));
    /// assert_eq!(said, "name the victim of a Jolly Roger, where there is more than one");
    /// # Ok::<(), luckhouse_engine::BadWord>(())
    /// ```
    pub fn said(&self, words: &Words) -> String {
        words.say(self.about, &())
    }
}

/// The metrics of a game, each with its place in the list: one line says all of it but the words, which are a message such
/// as `booty-dice-metric-rob`.
macro_rules! metrics {
    ($game:literal: $($place:ident $kind:ident $name:literal;)+) => {
        /// The places of the list.
        // Of a row of places, such as the seven cards, only the first is named.
        #[allow(dead_code)]
        #[derive(Clone, Copy)]
        enum What { $($place),+ }
        pub(super) const METRICS: &[$crate::Metric] = &[$($crate::Metric::$kind(
            $name,
            luckhouse_words::id!(concat!($game, "-metric-", $name)),
        )),+];
    };
}
pub(crate) use metrics;

/// The most metrics that a game can have.
pub const MOST_METRICS: usize = 40;

/// How far a game has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Turns that are over, as the game counts them.
    pub turns: u32,
    /// Has it come to the end that the cap makes?
    pub capped: bool,
}
