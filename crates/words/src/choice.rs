//! What a choice is called, by its value.

use crate::Words;
use serde_json::{Map, Value};

/// What the one thing that belongs to a choice is, where the choice does not say it. The pages have it from here.
pub const CHOICE_FIELDS: [(&str, &str); 14] = [
    ("roll", "dice"),
    ("con", "dice"),
    ("crit", "die"),
    ("counter", "die"),
    ("magic", "die"),
    ("rob", "seat"),
    ("attack", "seat"),
    ("begin", "seat"),
    ("take", "seat"),
    ("gain", "ability"),
    ("place", "kind"),
    ("return", "kind"),
    ("put", "place"),
    ("create-at", "level"),
];

impl Words<'_> {
    /// What a choice is called: `{ "rob": "p2" }` is the message `booty-dice-choose-rob` with its seat. Nothing where there is no
    /// message for it.
    pub fn choice(&self, game: &str, value: &Value) -> Option<String> {
        let (name, fields) = as_fact(value)?;
        self.said_if_known(game, &format!("{game}-choose-{name}"), &fields)
    }
}

/// The name of a choice and what belongs to it: `{ "counter": [3, "up"] }` is a `counter-up` with its die.
fn as_fact(value: &Value) -> Option<(String, Map<String, Value>)> {
    if let Value::String(name) = value {
        return Some((name.clone(), Map::new()));
    }
    let (name, what) = value.as_object()?.iter().next()?;
    let field =
        CHOICE_FIELDS.iter().find(|(known, _)| known == name).map_or(name.as_str(), |(_, field)| field);
    let one = |what: &Value| Map::from_iter([(field.to_string(), what.clone())]);
    Some(match what {
        Value::Object(fields) => (name.clone(), fields.clone()),
        Value::Array(both) => match both.as_slice() {
            [number @ Value::Number(_), Value::String(way)] => (format!("{name}-{way}"), one(number)),
            _ => (name.clone(), one(what)),
        },
        _ => (name.clone(), one(what)),
    })
}

#[cfg(test)]
mod tests {
    use crate::{Language, Words};
    use serde_json::json;

    #[test]
    fn choices_are_called_by_their_values() {
        let words = Words::in_language(Language::ENGLISH);
        let called = |game, value| words.choice(game, &value).unwrap_or_default();
        assert_eq!(called("booty-dice", json!("stop")), "Stop");
        assert_eq!(called("booty-dice", json!({ "rob": "p2" })), "Rob p2");
        assert!(called("lantern", json!({ "counter": [3, "up"] })).ends_with("a 3 up"));
        assert_eq!(words.choice("booty-dice", &json!({ "juggle": 3 })), None);
        assert_eq!(words.choice("booty-dice", &json!(null)), None);
    }
}
