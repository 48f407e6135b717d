//! What any game looks like before somebody draws it: its view as an indented list.

use luckhouse_engine::Chance;
use serde::Serialize;
use serde_json::Value;

/// A view as a list of names and values.
pub(crate) fn picture(view: &impl Serialize) -> String {
    let mut text = String::new();
    // A view is plain data; should it not be, an empty picture is better than no game.
    put(&serde_json::to_value(view).unwrap_or(Value::Null), 0, &mut text);
    text
}

fn put(value: &Value, depth: usize, text: &mut String) {
    let Value::Object(fields) = value else {
        return text.push_str(&format!("{value}\n"));
    };
    for (name, value) in fields {
        text.push_str(&format!("{:indent$}{}: ", "", name.replace('_', " "), indent = depth * 2));
        if value.is_object() {
            text.push('\n');
        }
        put(value, depth + 1, text);
    }
}

/// The rolls that can be typed in, or the first few of them.
pub(crate) fn ask_for_roll(chance: &impl Chance) -> String {
    let odds = chance.odds();
    let some: Vec<String> = odds.lines().iter().take(8).map(|(roll, _)| roll.to_string()).collect();
    let more = if odds.lines().len() > some.len() { ", …" } else { "" };
    format!("one of {}{more}", some.join(", "))
}
