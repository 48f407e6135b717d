//! Why a choice that can be read is not legal now: which rule stands against it, and the numbers of the moment.

use luckhouse_words::Words;
use serde::Serialize;
use serde_json::Value;

/// What speaks against a choice: `{ "name": "nothing-to-rob", … }` of Booty Dice is said by the message
/// `booty-dice-refused-nothing-to-rob`, or for all games alike by `game-refused-nothing-to-rob`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Objection(Value);

impl Objection {
    /// Anything that is written with a `name`.
    pub fn of(fact: &impl Serialize) -> Objection {
        Objection(crate::table::json(fact))
    }

    /// Which of the game's objections it is.
    pub fn name(&self) -> &str {
        self.0["name"].as_str().unwrap_or_default()
    }

    /// As data, for a page.
    pub fn into_fact(self) -> Value {
        self.0
    }

    /// One sentence, in the words of a game.
    pub fn said(&self, words: &Words, game: &str) -> String {
        words.refused(game, &self.0)
    }
}

/// What every game with players can say against naming one of them.
#[derive(Serialize)]
#[serde(tag = "name", rename_all = "kebab-case")]
pub(crate) enum Nobody {
    /// There is no such seat.
    NoSeat { number: usize, seats: usize },
}

impl Nobody {
    /// There is no seat of this number at a table for so many.
    pub(crate) fn at(seat: luckhouse_engine::Seat, seats: usize) -> Option<Objection> {
        let missing = seat.index() >= seats;
        missing.then(|| Objection::of(&Nobody::NoSeat { number: seat.index() + 1, seats }))
    }
}
