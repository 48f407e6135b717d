//! The description of the socket fits to what is said on it, and to `docs/socket.md`, which is made from it: `make bless` writes it anew.

use luckhouse_laws::golden;
use luckhouse_server::http::socket_description;
use luckhouse_server::protocol::{Inbound, Outbound};
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::Path;

fn payload<'d>(described: &'d Value, name: &str) -> &'d Value {
    &described["components"]["messages"][name]["payload"]
}

/// Everything that is named is there.
#[test]
fn no_reference_leads_nowhere() {
    let described = socket_description();
    let text = described.to_string();
    let named: Vec<&str> =
        text.split("\"$ref\":\"#").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert!(named.len() > 60, "{}", named.len());
    for name in named {
        assert!(described.pointer(name).is_some(), "{name}");
    }
}

#[test]
fn what_can_be_said_and_told_is_described_with_its_fields() {
    let described = socket_description();
    let said = [
        Inbound::hello("t", Some("x")),
        Inbound::Choose { id: "a".into(), word: "roll".into(), salt: None },
        Inbound::Link { round: 1, link: "0".into() },
        Inbound::Resign { id: "b".into() },
        Inbound::Ping,
    ];
    for said in said {
        let value = serde_json::to_value(said).unwrap();
        fits(&described, &format!("say-{}", value["say"].as_str().unwrap()), &value);
    }
    let told = [
        Outbound::Pong,
        Outbound::Done { id: "a".into(), last: 3 },
        Outbound::Step { lines: 1, seen: "0".into(), signature: "0".into() },
    ];
    for told in told {
        let value = serde_json::to_value(told).unwrap();
        fits(&described, &format!("tell-{}", value["tell"].as_str().unwrap()), &value);
    }
    assert_eq!(payload(&described, "say-hello")["required"], json!(["version", "table", "say"]));
    assert!(payload(&described, "tell-people").to_string().contains("#/components/schemas/Presence"));
}

fn fits(described: &Value, name: &str, message: &Value) {
    let payload = payload(described, name);
    let properties = payload["properties"].as_object().unwrap_or_else(|| panic!("{name}: {payload}"));
    for field in message.as_object().unwrap().keys() {
        assert!(properties.contains_key(field), "{name} has no {field}");
    }
    for field in payload["required"].as_array().unwrap() {
        assert!(message.get(field.as_str().unwrap()).is_some(), "{name} needs {field}");
    }
}

const HEAD: &str = "# The socket

What a program says and hears at a table: `/api/v1/socket`, one WebSocket for each table, text frames with one JSON object each. Every house serves the
description as AsyncAPI 3 at `/api/v1/asyncapi.json`, and that of its HTTP at `/api/v1/openapi.json`. This page is made from it. How a bot comes
to a table is told in [A bot of your own](bots.md), what is said about dice in [The dice protocol](fair-dice.md).

A client says `hello`, and is told `welcome` and how things stand. Each command has an `id` that the client makes up; it is answered by `done` or `refused`.
On a new connection a client says again what was not answered, under the same names: it is done once. What happens is numbered from 1 without a gap; `last` in
`hello` is the last number one has.
";

#[test]
fn the_page_of_the_socket_is_made_from_its_description() {
    let described = socket_description();
    let mut page = HEAD.to_string();
    for (title, operation) in [("What a client says", "say"), ("What the house tells", "tell")] {
        write!(page, "\n## {title}\n").unwrap();
        for message in described["operations"][operation]["messages"].as_array().unwrap() {
            let name = message["$ref"].as_str().unwrap().rsplit('/').next().unwrap();
            let message = &described["components"]["messages"][name];
            write!(page, "\n### `{}`\n\n{}\n", message["name"].as_str().unwrap(), words(&message["summary"]))
                .unwrap();
            page += &fields(&message["payload"], operation);
        }
    }
    page += "\n## What they are made of\n";
    for (name, schema) in described["components"]["schemas"].as_object().unwrap() {
        write!(page, "\n### {name}\n\n{}\n", words(&schema["description"])).unwrap();
        page += &fields(schema, "");
        for kind in schema["oneOf"].as_array().into_iter().flatten() {
            page += &one_of(kind);
        }
    }
    golden(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/socket.md"), &page);
}

/// One kind of several: a word, or an object with a tag.
fn one_of(kind: &Value) -> String {
    let word = kind["enum"][0].as_str().map(|word| format!("`{word}`"));
    let tagged = || {
        let properties = kind["properties"].as_object()?;
        let (tag, value) =
            properties.iter().find_map(|(key, value)| Some((key, value["enum"][0].as_str()?)))?;
        let others: Vec<String> =
            properties.keys().filter(|key| *key != tag).map(|key| format!("`{key}`")).collect();
        let with = if others.is_empty() { String::new() } else { format!(" with {}", others.join(", ")) };
        Some(format!("`{tag}: {value}`{with}"))
    };
    let named = || {
        let names: Vec<String> =
            kind["properties"].as_object()?.keys().map(|key| format!("`{key}`")).collect();
        Some(names.join(", "))
    };
    let name = word.or_else(tagged).or_else(named).unwrap_or_else(|| kind_of(kind));
    format!("\n- {name}: {}", words(&kind["description"])).trim_end_matches(": ").to_string() + "\n"
}

fn fields(schema: &Value, tag: &str) -> String {
    let Some(properties) = schema["properties"].as_object() else { return String::new() };
    let required: Vec<&str> =
        schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let rows: String = properties
        .iter()
        .filter(|(name, _)| *name != tag)
        .map(|(name, about)| {
            let needed = if required.contains(&name.as_str()) { "" } else { ", may be missing" };
            format!("| `{name}` | {}{needed} | {} |\n", kind_of(about), words(&about["description"]))
        })
        .collect();
    if rows.is_empty() { rows } else { format!("\n| field | is | about |\n|---|---|---|\n{rows}") }
}

/// What a field is, in a word or two.
fn kind_of(schema: &Value) -> String {
    let reference = |schema: &Value| Some(schema["$ref"].as_str()?.rsplit('/').next()?.to_string());
    let parts = || {
        let all = ["oneOf", "anyOf", "allOf"].iter().find_map(|key| schema[*key].as_array())?;
        let named: Vec<String> = all.iter().map(kind_of).filter(|kind| kind != "null").collect();
        Some(named.join(" or "))
    };
    let listed = || (schema["type"] == "array").then(|| format!("list of {}", kind_of(&schema["items"])));
    let several = || {
        let kinds: Vec<&str> = schema["type"].as_array()?.iter().filter_map(Value::as_str).collect();
        Some(kinds.into_iter().filter(|kind| *kind != "null").collect::<Vec<_>>().join(" or "))
    };
    reference(schema)
        .or_else(parts)
        .or_else(listed)
        .or_else(several)
        .unwrap_or_else(|| schema["type"].as_str().unwrap_or("anything").to_string())
}

/// On one line, as a table wants it.
fn words(text: &Value) -> String {
    text.as_str().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ").replace('|', "\\|")
}
