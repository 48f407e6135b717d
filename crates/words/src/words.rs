//! Messages with what is put into them.

use crate::Language;
use crate::catalogue::{Catalogue, warn_once};
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
    catalogue: &'n Catalogue,
    names: Option<Seats<'n>>,
    /// Whose words stand for what is put into messages.
    game: &'n str,
}

impl<'n> Words<'n> {
    /// Players are called by their seats.
    pub fn in_language(language: Language) -> Words<'static> {
        Words { language, catalogue: language.catalogue(), names: None, game: "house" }
    }

    /// The messages of a catalogue that is not built in, as those of this language.
    pub fn of_catalogue(language: Language, catalogue: &'n Catalogue) -> Words<'n> {
        Words { catalogue, ..Words::in_language(language) }
    }

    /// The words of whoever sits at this terminal.
    pub fn spoken() -> Words<'static> {
        Words::in_language(Language::spoken())
    }

    /// The same, with players called as this says.
    pub fn called(self, names: Seats<'n>) -> Words<'n> {
        Words { names: Some(names), ..self }
    }

    /// The same, about a game: what is put into messages is called as it is in that game.
    pub fn about(self, game: &'n str) -> Words<'n> {
        Words { game, ..self }
    }

    /// Which language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message with its arguments: any plain data with fields.
    pub fn say(&self, id: &str, arguments: &impl Serialize) -> String {
        let fields = serde_json::to_value(arguments).unwrap_or_default();
        let none = Map::new();
        self.message(self.game, &[id.into()], fields.as_object().unwrap_or(&none))
    }

    /// A message that needs no arguments, in English if not in this language; nothing where nobody wrote one.
    pub fn find(&self, id: &str) -> Option<String> {
        let none = FluentArgs::new();
        [self.catalogue, Language::ENGLISH.catalogue()]
            .iter()
            .find_map(|catalogue| catalogue.format(id, &none))
    }

    /// `a, b or c`.
    pub fn either(&self, things: impl IntoIterator<Item = String>) -> String {
        self.joined("list-or", things.into_iter().collect())
    }

    /// What happened. `{ "name": "robs", … }` is the message `booty-dice-robs`, or for all games alike `game-robs`.
    pub fn fact(&self, game: &str, fact: &Value) -> String {
        self.named(game, "", fact)
    }

    /// What a choice would do: `{ "name": "dig", … }` is the message `booty-dice-would-dig`.
    pub fn outlook(&self, game: &str, outlook: &Value) -> String {
        self.named(game, "would-", outlook)
    }

    /// What a table of odds says: `{ "name": "shown", … }` is the message `lucky-shot-odds-shown`.
    pub fn odds(&self, game: &str, fact: &Value) -> String {
        self.named(game, "odds-", fact)
    }

    /// Why a choice is good: `{ "name": "doubloons", … }` is the message `booty-dice-why-doubloons`. It is told to whoever
    /// chose, or of them, if somebody else reads it.
    pub fn reason(&self, game: &str, why: &Value, other: Option<&str>) -> String {
        let mut why = why.clone();
        if let Some(seat) = other.filter(|_| why["whose"] == "own") {
            (why["whose"], why["seat"]) = ("seat".into(), seat.into());
        }
        self.named(game, "why-", &why)
    }

    /// Why a choice is not allowed: `{ "name": "out", … }` is the message `booty-dice-refused-out`.
    pub fn refused(&self, game: &str, objection: &Value) -> String {
        self.named(game, "refused-", objection)
    }

    fn named(&self, game: &str, prefix: &str, fact: &Value) -> String {
        let none = Map::new();
        let (name, fields) = match fact {
            Value::String(name) => (name.as_str(), &none),
            Value::Object(fields) => (fields.get("name").and_then(Value::as_str).unwrap_or(""), fields),
            _ => ("", &none),
        };
        // What it is called chooses the message, and is no argument of it.
        let mut others = fields.clone();
        others.remove("name");
        self.message(game, &[format!("{game}-{prefix}{name}"), format!("game-{prefix}{name}")], &others)
    }

    /// A word of a game: `smile` in the field `line` is `fortuna-line-smile`. A player by name, what has no message as it is.
    pub fn term(&self, game: &str, field: &str, word: &str) -> String {
        self.word(&format!("{game}-{field}-{word}"), word)
    }

    /// Several things or players in a row: `Ann, Bob and Cleo`.
    pub fn listed(&self, things: impl IntoIterator<Item = impl Into<String>>) -> String {
        self.list(things.into_iter().map(Into::into))
    }

    /// The first of these that there is, in English if not in this language.
    fn message(&self, game: &str, ids: &[String], fields: &Map<String, Value>) -> String {
        let english = Words { names: self.names, ..Words::in_language(Language::ENGLISH) };
        for words in [self, &english] {
            let arguments = words.arguments(game, fields);
            let said = ids.iter().find_map(|id| words.catalogue.format(id, &arguments));
            if let Some(text) = said {
                return text;
            }
            warn_once(&ids[0], &format!("a message is missing in {}", words.language.tag()));
        }
        ids[0].clone()
    }

    /// A message where there is one, in English if not in this language.
    pub(crate) fn said_if_known(&self, game: &str, id: &str, fields: &Map<String, Value>) -> Option<String> {
        let english = Words { names: self.names, ..Words::in_language(Language::ENGLISH) };
        [self, &english].iter().find_map(|words| words.catalogue.format(id, &words.arguments(game, fields)))
    }

    fn arguments(&self, game: &str, fields: &Map<String, Value>) -> FluentArgs<'static> {
        let mut arguments = FluentArgs::new();
        for (field, value) in fields {
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
                for (form, text) in self.catalogue.forms(&id) {
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
        let catalogue = self.catalogue;
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
        self.catalogue.format(id, &FluentArgs::new()).unwrap_or_else(|| word.to_string())
    }

    /// `2 doubloons`.
    fn counted(&self, game: &str, thing: &str, number: &Value) -> String {
        let fields = Map::from_iter([("n".to_string(), number.clone())]);
        self.message(game, &[format!("{game}-count-{thing}")], &fields)
    }

    /// `a, b and c`.
    fn list(&self, things: impl IntoIterator<Item = String>) -> String {
        self.joined("list-and", things.into_iter().collect())
    }

    fn joined(&self, id: &str, mut things: Vec<String>) -> String {
        let Some(last) = things.pop() else { return self.say("list-none", &()) };
        if things.is_empty() {
            return last;
        }
        let mut args = FluentArgs::new();
        args.set("first", things.join(", "));
        args.set("last", last);
        self.catalogue.format(id, &args).unwrap_or_default()
    }
}

/// `p1`, `p12`.
fn is_seat(word: &str) -> bool {
    word.strip_prefix('p')
        .is_some_and(|seat| !seat.is_empty() && seat.bytes().all(|byte| byte.is_ascii_digit()))
}
