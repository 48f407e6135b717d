//! What stands in a table of odds: figures, and facts that are put into words where they are shown.

use crate::Report;
use luckhouse_engine::Fraction;
use luckhouse_words::Words;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use ts_rs::TS;

/// A table of odds, before it is put into words.
pub type OddsReport = Report<Saying>;

/// One thing that a table of odds says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Saying {
    /// A figure, which reads the same in every language.
    Text(String),
    /// A fact: `{ "name": "free", … }` of Fortuna is said by the message `fortuna-odds-free`.
    Fact(OddsFact),
    /// An exact chance, said in per cent.
    Chance {
        /// In so many ways,
        #[ts(type = "number")]
        ways: u64,
        /// out of so many.
        #[ts(type = "number")]
        total: u64,
    },
}

/// A fact of a table of odds: a name, and what belongs to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(type = "{ name: string, [field: string]: unknown }")]
pub struct OddsFact {
    name: String,
    #[serde(flatten)]
    fields: Map<String, Value>,
}

impl Saying {
    /// A fact of a game: anything that is written with a `name`.
    pub fn fact(fact: &impl Serialize) -> Saying {
        serde_json::to_value(fact).and_then(serde_json::from_value).unwrap_or(Saying::Text(String::new()))
    }

    /// Figures that are written otherwise in another language: they stand flush right, as other figures do.
    pub(crate) fn is_words(&self) -> bool {
        matches!(self, Saying::Fact(fact) if !FIGURES.contains(&fact.name.as_str()))
    }

    /// The number that it says, if it says one: chances and shares from 0 to 1.
    ///
    /// ```
    /// use luckhouse_shelf::Saying;
    /// assert_eq!(Saying::Chance { ways: 1, total: 4 }.number(), Some(0.25));
    /// assert_eq!(Saying::Text("12".into()).number(), Some(12.0));
    /// assert_eq!(Saying::from("free").number(), None);
    /// ```
    pub fn number(&self) -> Option<f64> {
        match self {
            Saying::Text(text) => text.parse().ok().filter(|number: &f64| number.is_finite()),
            Saying::Chance { ways, total } => Some(*ways as f64 / *total as f64),
            Saying::Fact(fact) => {
                let field = |name: &str| fact.fields.get(name).and_then(Value::as_f64);
                let ratio = field("ways").zip(field("total")).map(|(ways, total)| ways / total);
                ratio
                    .or(field("percent").map(|percent| percent / 100.0))
                    .or_else(|| ["mean", "points", "worth", "value"].into_iter().find_map(field))
            }
        }
    }

    /// In the words of a game.
    pub fn said(&self, words: &Words, game: &str) -> String {
        match self {
            Saying::Text(text) => text.clone(),
            Saying::Fact(fact) => words.odds(game, &crate::table::json(fact)),
            Saying::Chance { ways, total } => {
                words.odds(game, &json!({ "name": "chance", "ways": ways, "total": total }))
            }
        }
    }
}

/// The names of facts that are only figures.
const FIGURES: [&str; 5] = ["fraction", "mean", "points", "ratio", "share"];

/// A figure: whatever is written without letters.
#[expect(clippy::needless_pass_by_value, reason = "numbers and signs are given as they are")]
pub(crate) fn figure(figure: impl ToString) -> Saying {
    Saying::Text(figure.to_string())
}

/// `25/36 (69.44 %)`
pub(crate) fn fraction(Fraction { ways, total }: Fraction) -> Saying {
    Saying::fact(&json!({ "name": "fraction", "ways": ways, "total": total }))
}

/// A chance in per cent, with as many digits as the name of its message says: `percent-2`, `percent-3`, `percent-4`, `share` for eight.
pub(crate) fn in_percent(name: &str, chance: f64) -> Saying {
    Saying::fact(&json!({ "name": name, "percent": 100.0 * chance }))
}

/// A very small number as messages take it: `1.2` and `-9` of 1.2e-9, with so many digits behind the point.
pub(crate) fn tiny(value: f64, digits: usize) -> (f64, i64) {
    let text = format!("{value:.digits$e}");
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    (mantissa.parse().unwrap_or(value), exponent.parse().unwrap_or(0))
}

/// To three places: what is said of averages.
pub(crate) fn mean(mean: Fraction) -> Saying {
    Saying::fact(&json!({ "name": "mean", "mean": mean.as_f64() }))
}

/// What a message says that needs nothing else, by its name.
impl From<&str> for Saying {
    fn from(name: &str) -> Saying {
        Saying::Fact(OddsFact { name: name.into(), fields: Map::new() })
    }
}

impl From<Fraction> for Saying {
    fn from(chance: Fraction) -> Saying {
        Saying::Chance { ways: chance.ways, total: chance.total }
    }
}

/// Facts of a game as what its tables of odds say.
macro_rules! sayings {
    ($facts:ty) => {
        impl From<$facts> for $crate::Saying {
            fn from(fact: $facts) -> $crate::Saying {
                $crate::Saying::fact(&fact)
            }
        }
    };
}
pub(crate) use sayings;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tiny_number_is_told_in_two() {
        assert_eq!((tiny(1.23e-9, 1), tiny(4e-5, 0), tiny(0.0, 1)), ((1.2, -9), (4.0, -5), (0.0, 0)));
    }

    #[test]
    fn what_is_said_is_told_apart_on_the_wire() {
        let sayings = [
            figure(12),
            Saying::from(Fraction { ways: 1, total: 6 }),
            Saying::fact(&json!({ "name": "hope", "ways": 1, "total": 6 })),
        ];
        let wire = serde_json::to_string(&sayings).unwrap();
        assert_eq!(wire, r#"["12",{"ways":1,"total":6},{"name":"hope","total":6,"ways":1}]"#);
        assert_eq!(serde_json::from_str::<[Saying; 3]>(&wire).unwrap(), sayings);
    }
}
