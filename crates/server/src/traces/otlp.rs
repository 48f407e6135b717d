//! Spans as a collector reads them: OTLP in JSON.

use super::{Ended, Value};
use serde_json::{Value as Json, json};

/// Inside, and answered to somebody outside.
const INSIDE: u8 = 1;
const SERVER: u8 = 2;

/// All of these in one message.
pub(super) fn message(spans: &[Ended], instance: u64) -> String {
    let resource = [
        attribute("service.name", &Value::Word("luckhouse".into())),
        attribute("service.version", &Value::Word(env!("CARGO_PKG_VERSION").into())),
        attribute("service.instance.id", &Value::Word(format!("{instance:016x}"))),
    ];
    let spans: Vec<Json> = spans.iter().map(span).collect();
    let scope = json!({ "scope": { "name": "luckhouse" }, "spans": spans });
    json!({ "resourceSpans": [{ "resource": { "attributes": resource }, "scopeSpans": [scope] }] })
        .to_string()
}

fn span(span: &Ended) -> Json {
    let Ended { name, context, parent, begun, took, values } = span;
    let attributes: Vec<Json> = values.iter().map(|(key, value)| attribute(key, value)).collect();
    json!({
        "traceId": format!("{:032x}", context.trace),
        "spanId": format!("{:016x}", context.span),
        "parentSpanId": parent.map_or_else(String::new, |parent| format!("{parent:016x}")),
        "name": name,
        "kind": if *name == "request" { SERVER } else { INSIDE },
        "startTimeUnixNano": begun.as_nanos().to_string(),
        "endTimeUnixNano": (*begun + *took).as_nanos().to_string(),
        "attributes": attributes,
    })
}

/// Whole numbers are written as text: they may be longer than JSON's.
fn attribute(key: &str, value: &Value) -> Json {
    let value = match value {
        Value::Number(number) => json!({ "intValue": number.to_string() }),
        Value::Word(word) => json!({ "stringValue": word }),
    };
    json!({ "key": key, "value": value })
}
