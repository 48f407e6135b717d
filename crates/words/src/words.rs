//! Messages with what is put into them.

use crate::Language;
use fluent_bundle::{FluentArgs, FluentValue};
use serde::Serialize;
use serde_json::{Map, Value};
use std::borrow::Cow;

/// What the players are called, by `p1`, `p2`.
pub type Seats<'n> = &'n (dyn Fn(&str) -> String + 'n);

/// A language, and what the players are called in it.
#[derive(Clone, Copy)]
pub struct Words<'n> {
    language: Language,
    names: Option<Seats<'n>>,
}

impl<'n> Words<'n> {
    /// Players are called by their seats.
    pub fn in_language(language: Language) -> Words<'static> {
        Words { language, names: None }
    }

    /// The words of whoever sits at this terminal.
    pub fn spoken() -> Words<'static> {
        Words::in_language(Language::spoken())
    }

    /// The same, with players called as this says.
    pub fn called(self, names: Seats<'n>) -> Words<'n> {
        Words { names: Some(names), ..self }
    }

    /// Which language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message with its arguments: any plain data with fields.
    pub fn say(&self, id: &str, arguments: &impl Serialize) -> String {
        let fields = serde_json::to_value(arguments).unwrap_or_default();
        let none = Map::new();
        self.message("house", &[id.into()], fields.as_object().unwrap_or(&none))
    }

    /// What happened. `{ "name": "robs", … }` is the message `booty-dice-robs`, or for all games alike `game-robs`.
    pub fn fact(&self, game: &str, fact: &Value) -> String {
        self.named(game, "", fact)
    }

    /// What a choice would do: `{ "name": "dig", … }` is the message `booty-dice-would-dig`.
    pub fn outlook(&self, game: &str, outlook: &Value) -> String {
        self.named(game, "would-", outlook)
    }

    fn named(&self, game: &str, prefix: &str, fact: &Value) -> String {
        let none = Map::new();
        let (name, fields) = match fact {
            Value::String(name) => (name.as_str(), &none),
            Value::Object(fields) => (fields.get("name").and_then(Value::as_str).unwrap_or(""), fields),
            _ => ("", &none),
        };
        self.message(game, &[format!("{game}-{prefix}{name}"), format!("game-{prefix}{name}")], fields)
    }

    /// A word of a game: `smile` in the field `line` is `fortuna-line-smile`. A player by name, what has no message as it is.
    pub fn term(&self, game: &str, field: &str, word: &str) -> String {
        self.word(&format!("{game}-{field}-{word}"), word)
    }

    /// The first of these that there is, in English if not in this language.
    fn message(&self, game: &str, ids: &[String], fields: &Map<String, Value>) -> String {
        let languages = [self.language, Language::ENGLISH];
        for language in languages {
            let words = Words { language, names: self.names };
            let arguments = words.arguments(game, fields);
            let said = ids.iter().find_map(|id| language.catalogue().format(id, &arguments));
            if let Some(text) = said {
                return text;
            }
            tracing::warn!(language = language.tag(), id = ids[0], "a message is missing");
        }
        ids[0].clone()
    }

    fn arguments(&self, game: &str, fields: &Map<String, Value>) -> FluentArgs<'static> {
        let mut arguments = FluentArgs::new();
        for (field, value) in fields.iter().filter(|(field, _)| *field != "name") {
            self.argument(game, field, value, &mut arguments);
        }
        arguments
    }

    /// A field as the messages see it. Numbers stay numbers, so that they can have plurals.
    fn argument(&self, game: &str, field: &str, value: &Value, into: &mut FluentArgs<'static>) {
        let text: FluentValue<'static> = match value {
            Value::Number(number) => match number.as_i64() {
                Some(whole) => whole.into(),
                None => number.as_f64().unwrap_or(0.0).into(),
            },
            Value::Null => "none".into(),
            Value::Bool(yes) => if *yes { "yes" } else { "no" }.into(),
            Value::String(word) => {
                let id = format!("{game}-{field}-{word}");
                for (form, text) in self.language.catalogue().forms(&id) {
                    into.set(format!("{field}-{form}"), text);
                }
                self.word(&id, word).into()
            }
            Value::Array(several) => {
                into.set(format!("{field}-count"), several.len());
                self.several(game, field, several).into()
            }
            Value::Object(things) => {
                let counted = things.iter().filter(|(_, number)| number.as_f64() != Some(0.0));
                let counted: Vec<String> =
                    counted.map(|(thing, number)| self.counted(game, thing, number)).collect();
                into.set(format!("{field}-count"), counted.len());
                self.list(counted).into()
            }
        };
        into.set(Cow::Owned(field.to_string()), text);
    }

    /// Players and words are listed, dice and figures stand side by side.
    fn several(&self, game: &str, field: &str, several: &[Value]) -> String {
        let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), String::from);
        let all: Vec<String> = several.iter().map(text).collect();
        let id = |word: &str| format!("{game}-{field}-{word}");
        let catalogue = self.language.catalogue();
        if all.iter().all(|word| is_seat(word) || catalogue.has(&id(word))) {
            return self.list(all.iter().map(|word| self.word(&id(word), word)));
        }
        all.join(" ")
    }

    /// A player by name, a word of a game as this language has it, anything else as it is.
    fn word(&self, id: &str, word: &str) -> String {
        if is_seat(word) {
            return self.names.map_or_else(|| word.to_string(), |names| names(word));
        }
        self.language.catalogue().format(id, &FluentArgs::new()).unwrap_or_else(|| word.to_string())
    }

    /// `2 doubloons`.
    fn counted(&self, game: &str, thing: &str, number: &Value) -> String {
        let fields = Map::from_iter([("n".to_string(), number.clone())]);
        self.message(game, &[format!("{game}-count-{thing}")], &fields)
    }

    /// `a, b and c`.
    fn list(&self, things: impl IntoIterator<Item = String>) -> String {
        let mut things: Vec<String> = things.into_iter().collect();
        let Some(last) = things.pop() else { return self.say("list-none", &()) };
        if things.is_empty() {
            return last;
        }
        let mut args = FluentArgs::new();
        args.set("first", things.join(", "));
        args.set("last", last);
        self.language.catalogue().format("list-and", &args).unwrap_or_default()
    }
}

/// `p1`, `p12`.
fn is_seat(word: &str) -> bool {
    word.strip_prefix('p')
        .is_some_and(|seat| !seat.is_empty() && seat.bytes().all(|byte| byte.is_ascii_digit()))
}
