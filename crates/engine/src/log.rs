//! The log is the game: one line per event, and no seed is needed to play it again.

use crate::{Actor, BadWord, Choices, Game, Phrase, Refusal, RollOf, Seat, Viewer, phrase};
use std::fmt;

/// One line of a log.
///
/// Written `p1 roll XW` (a choice), `p1 card 4 | p2 card 6` (choices made at once), `* D C S` (a roll) or
/// `p1 resigns`. What a viewer may not read yet is written `?`.
pub enum Event<G: Game> {
    /// Everybody who owed a choice has made it.
    Chose(Choices<G::Action>),
    /// This came up.
    Rolled(RollOf<G>),
    /// A player gave up. It belongs to the table, not to the rules.
    Resigned(Seat),
}

// Written out, because deriving would ask for a `Copy` game.
impl<G: Game> Clone for Event<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Event<G> {}

impl<G: Game> Event<G> {
    /// Read one line of a log.
    pub fn read(line: &str) -> Result<Event<G>, BadWord> {
        if let Some(roll) = line.strip_prefix("* ") {
            return Ok(Event::Rolled(roll.parse()?));
        }
        if let Some(seat) = line.strip_suffix(" resigns") {
            return Ok(Event::Resigned(seat.parse()?));
        }
        let mut choices = Choices::none();
        for part in line.split(" | ") {
            let (seat, word) = part
                .split_once(' ')
                .ok_or_else(|| BadWord::new(part, phrase!("kind-log-line"), phrase!("expected-log-line")))?;
            let seat = seat.parse()?;
            if choices.get(seat).is_some() {
                return Err(BadWord::new(line, phrase!("kind-log-line"), phrase!("expected-each-seat-once")));
            }
            choices.put(seat, word.parse()?);
        }
        Ok(Event::Chose(choices))
    }

    /// Let it happen in a state that waits for it. Nothing is checked: that is the table's work.
    pub fn happen(&self, game: &G, state: &mut G::State) {
        match self {
            Event::Chose(choices) => game.choose(state, choices),
            Event::Rolled(roll) => game.roll(state, *roll),
            Event::Resigned(_) => {}
        }
    }

    /// The line as this viewer may read it, where `before` is the state that it was played in.
    pub fn line(&self, game: &G, before: &G::State, viewer: Viewer) -> String {
        let word = |actor, text: String| {
            if viewer == Viewer::Arbiter || game.sees(before, actor, viewer) { text } else { HIDDEN.into() }
        };
        match self {
            Event::Rolled(roll) => format!("* {}", word(Actor::Chance, roll.to_string())),
            Event::Resigned(seat) => format!("{seat} resigns"),
            Event::Chose(choices) => {
                let parts = choices
                    .iter()
                    .map(|(seat, action)| format!("{seat} {}", word(Actor::Seat(seat), action.to_string())));
                parts.collect::<Vec<_>>().join(" | ")
            }
        }
    }
}

/// How a word is written that a viewer may not read yet.
pub(crate) const HIDDEN: &str = "?";

/// The first line of a log that is wrong, and why.
///
/// ```
/// use luckhouse_engine::{Table, pig::Pig};
/// let log = "pig seats 2 edition 1\np1 roll\n* 7\n";
/// let wrong = Table::<Pig>::read(log).err().unwrap();
/// assert_eq!(wrong.to_string(), "line 3: `7` is not a die: expected a face from 1 to 6");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct LogError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: LogFault,
}

impl LogError {
    /// The line and what is wrong with it, where that has been put into words.
    pub fn said(&self, fault: String) -> Phrase {
        phrase!("log-line", line = self.line, fault)
    }
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said(self.fault.to_string()).fmt(f)
    }
}

/// What can be wrong with a line of a log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogFault {
    /// There is no header.
    #[error("{}", phrase!("log-empty"))]
    Empty,
    /// Part of the line is hidden: it is one viewer's log, not the whole.
    #[error("{}", phrase!("log-hidden"))]
    Hidden,
    /// A word cannot be read.
    #[error(transparent)]
    Word(#[from] BadWord),
    /// The rules do not allow it.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// The lines of a log that say something, with their numbers: without blank lines and `#` remarks.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    // Some editors begin a file with a mark of its byte order.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let numbered = text.lines().enumerate().map(|(n, line)| (n + 1, line.trim()));
    numbered.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

/// Is any word of this line hidden?
pub(crate) fn is_hidden(line: &str) -> bool {
    line.split(" | ").any(|part| part.ends_with(" ?"))
}
