//! The description of the socket for programs: what can be said on it, and what it tells, made from the same types as everything else.

use crate::protocol::{Inbound, Outbound, VERSION};
use axum::Json;
use serde_json::{Map, Value, json};
use utoipa::ToSchema;
use utoipa::openapi::{RefOr, Schema};

/// The socket as AsyncAPI 3 describes it: one channel, on which a client says one kind of messages and is told another.
///
/// ```
/// let socket = luckhouse_server::http::socket_description();
/// assert_eq!(socket["channels"]["table"]["address"], "/api/v1/socket");
/// assert!(socket["components"]["messages"]["say-hello"]["payload"].is_object());
/// ```
pub fn socket_description() -> Value {
    let said = messages::<Inbound>("say");
    let told = messages::<Outbound>("tell");
    let named = |all: &[(String, Value)]| -> Vec<Value> {
        all.iter().map(|(name, _)| json!({ "$ref": format!("#/channels/table/messages/{name}") })).collect()
    };
    let operations = json!({
        "say": { "action": "receive", "channel": { "$ref": "#/channels/table" }, "messages": named(&said),
                 "summary": "What a client says. The first message is a hello, and only the first." },
        "tell": { "action": "send", "channel": { "$ref": "#/channels/table" }, "messages": named(&told),
                  "summary": "What the house tells. The first message is a welcome, or a bye." },
    });
    let all: Vec<(String, Value)> = said.into_iter().chain(told).collect();
    let refer = |(name, _): &(String, Value)| {
        (name.clone(), json!({ "$ref": format!("#/components/messages/{name}") }))
    };
    let channel: Map<String, Value> = all.iter().map(refer).collect();
    json!({
        "asyncapi": "3.0.0",
        "info": {
            "title": "Luckhouse: the socket of a table",
            "version": VERSION.to_string(),
            "description": "One WebSocket for each table at which one sits or looks on. Seats, and the tokens of bots, come by HTTP: \
                            /api/v1/openapi.json.",
            "license": { "name": "MIT" },
        },
        "defaultContentType": "application/json",
        "channels": { "table": {
            "address": "/api/v1/socket",
            "description": "Text frames, one JSON object each. A bot sends its token with the request that opens it.",
            "messages": channel,
        } },
        "operations": operations,
        "components": {
            "messages": all.into_iter().collect::<Map<String, Value>>(),
            "schemas": schemas(),
            "securitySchemes": { "bot": { "type": "http", "scheme": "bearer" } },
        },
    })
}

/// Every message of a kind, by its tag and its name.
fn messages<T: ToSchema>(tag: &str) -> Vec<(String, Value)> {
    let all = plain(&T::schema());
    let kinds = all["oneOf"].as_array().cloned().unwrap_or_default();
    let message = |payload: Value| {
        let name = tag_of(&payload, tag)?;
        let summary = payload["description"].clone();
        let message = json!({ "name": name.clone(), "summary": summary, "payload": payload });
        Some((format!("{tag}-{name}"), message))
    };
    kinds.into_iter().filter_map(message).collect()
}

/// What a message is called, wherever that stands in it.
fn tag_of(payload: &Value, tag: &str) -> Option<String> {
    let own = payload["properties"][tag]["enum"][0].as_str().map(String::from);
    let parts = || payload["allOf"].as_array()?.iter().find_map(|part| tag_of(part, tag));
    own.or_else(parts)
}

/// Everything that messages are made of.
fn schemas() -> Map<String, Value> {
    let mut all: Vec<(String, RefOr<Schema>)> = Vec::new();
    Inbound::schemas(&mut all);
    Outbound::schemas(&mut all);
    all.into_iter().map(|(name, schema)| (name, plain(&schema))).collect()
}

fn plain(schema: &impl serde::Serialize) -> Value {
    serde_json::to_value(schema).unwrap_or_default()
}

/// This description.
#[utoipa::path(
    get, path = "/api/v1/asyncapi.json", tag = "running it",
    responses((status = 200, body = serde_json::Value)),
)]
pub(crate) async fn asyncapi() -> Json<Value> {
    Json(socket_description())
}
