//! Facts as any screen gets them, and the facts of a game that has none of its own.

use crate::{Seen, Step, prose};
use luckhouse_engine::{Game, Seat};
use luckhouse_words::Words;
use serde::Serialize;
use serde_json::Value;

/// What any game can report without knowing its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "name", rename_all = "kebab-case")]
pub enum PlainFact {
    /// Somebody chose.
    Chose {
        /// Who.
        seat: Seat,
        /// The word of it.
        action: String,
    },
    /// Somebody chose something that the viewer may not read.
    ChoseHidden {
        /// Who.
        seat: Seat,
    },
    /// This came up.
    Rolled {
        /// The word of it.
        roll: String,
    },
    /// A player gave up.
    Resigned {
        /// Who.
        seat: Seat,
    },
}

impl PlainFact {
    /// The event itself, without consequences.
    pub fn of<G: Game>(step: &Step<G>) -> Vec<PlainFact> {
        match &step.event {
            Seen::Rolled(roll) => {
                roll.iter().map(|roll| PlainFact::Rolled { roll: roll.to_string() }).collect()
            }
            Seen::Resigned(seat) => vec![PlainFact::Resigned { seat: *seat }],
            Seen::Chose(choices) => {
                let fact = |(seat, action): &(Seat, Option<G::Action>)| match action {
                    Some(action) => PlainFact::Chose { seat: *seat, action: action.to_string() },
                    None => PlainFact::ChoseHidden { seat: *seat },
                };
                choices.iter().map(fact).collect()
            }
        }
    }
}

/// Facts or outlooks without their types: what goes over the wire.
pub(crate) fn untyped(facts: &[impl Serialize]) -> Vec<Value> {
    facts.iter().map(crate::table::json).collect()
}

/// What happened, in lines of at most 80 columns, all but the first set in.
pub fn paragraph(words: &Words, game: &str, facts: &[Value]) -> String {
    let sentences = facts.iter().map(|fact| words.fact(game, fact));
    prose::wrap(&prose::paragraph(sentences), prose::WIDEST)
}

/// What a choice would do, in a few words. Empty if there is nothing to say.
pub fn label(words: &Words, game: &str, outlook: &[Value]) -> String {
    let parts: Vec<String> = outlook.iter().map(|part| words.outlook(game, part)).collect();
    parts.join(", ")
}
