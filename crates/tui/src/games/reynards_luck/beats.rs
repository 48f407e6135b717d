//! How a confrontation is shown: the pieces, the dice of the foxes, the cards with their sums, and who is captured.

use crate::director::beats::{Beats, hold, roll};
use serde_json::{Value, json};

pub(in crate::games) const BEATS: Beats = Beats {
    lengths: &[
        ("places-hidden", hold(400)),
        ("places", hold(300)),
        ("dealt", hold(400)),
        ("dealt-hidden", hold(400)),
        ("starts", hold(800)),
        ("rolls", roll(720, 700)),
        ("moves", hold(900)),
        ("hides-again", hold(500)),
        ("challenges", hold(1100)),
        ("shows", hold(1100)),
        ("fox-rolls", roll(720, 800)),
        ("turns-cards", roll(900, 1300)),
        ("ties", hold(1000)),
        ("captures", hold(1200)),
        ("advances", hold(700)),
        ("stays", hold(500)),
        ("keeps", hold(500)),
        ("returns", hold(800)),
        ("draws", hold(400)),
        ("draws-hidden", hold(400)),
        ("claims", hold(1000)),
        ("turn-passes", hold(200)),
        ("resigned", hold(900)),
        ("held-foxheads", hold(900)),
        ("too-few-pieces", hold(900)),
        ("last-turn", hold(900)),
    ],
    gathered: &["places", "places-hidden", "dealt", "dealt-hidden", "draws", "draws-hidden"],
    apply,
};

fn apply(view: &mut Value, fact: &Value) {
    match fact["name"].as_str() {
        Some("moves" | "advances") => {
            if let Some(piece) = piece_at(view, &fact["from"]) {
                piece["square"] = fact["to"].clone();
            }
        }
        Some("hides-again") => {
            if let Some(piece) = piece_at(view, &fact["square"]) {
                piece["standing"] = json!("hidden");
            }
        }
        Some("captures") => {
            if let Some(pieces) = view["pieces"].as_array_mut() {
                pieces.retain(|piece| piece["square"] != fact["square"]);
            }
        }
        Some("challenges") => {
            view["phase"] = json!({ "name": "cards", "from": fact["from"], "to": fact["to"] });
        }
        Some("shows") => shows(view, fact),
        Some("fox-rolls") => {
            let place = fighter(view, &fact["side"]);
            met(view, place, "die", &fact["die"]);
        }
        Some("turns-cards") => {
            for side in ["red", "blue"] {
                let place = fighter(view, &json!(side));
                met(view, place, "card", &fact[side]);
            }
        }
        Some("rolls") => {
            view["on_turn"] = json!(seat_of(&fact["side"]));
            view["phase"] = json!({ "name": "act", "die": fact["die"] });
        }
        _ => {}
    }
}

fn piece_at<'a>(view: &'a mut Value, square: &Value) -> Option<&'a mut Value> {
    view["pieces"].as_array_mut()?.iter_mut().find(|piece| piece["square"] == *square)
}

fn seat_of(side: &Value) -> &'static str {
    if side == "red" { "p1" } else { "p2" }
}

/// The place of a side in the duel.
fn fighter(view: &Value, side: &Value) -> &'static str {
    if view["on_turn"] == seat_of(side) { "challenger" } else { "challenged" }
}

/// What is known of one of the two who met changes.
fn met(view: &mut Value, place: &str, what: &str, to: &Value) {
    let duel = view["phase"]["duel"].clone();
    if duel.is_object() {
        view["phase"] = json!({ "name": "turn-cards", "duel": duel });
        view["phase"]["duel"][place][what] = to.clone();
    }
}

/// A piece is turned over; the first one begins the confrontation.
fn shows(view: &mut Value, fact: &Value) {
    let phase = view["phase"].clone();
    if !["cards", "reveal", "turn-cards"].iter().any(|name| phase["name"] == *name) {
        return;
    }
    if let Some(piece) = piece_at(view, &fact["square"]) {
        piece["kind"] = fact["kind"].clone();
    }
    let mut duel = phase["duel"].clone();
    if !duel.is_object() {
        let mut known = |square: &Value| {
            let kind =
                piece_at(view, square).map(|piece| piece["kind"].clone()).filter(|kind| !kind.is_null());
            json!({ "kind": kind.unwrap_or(fact["kind"].clone()) })
        };
        let (challenger, challenged) = (known(&phase["from"]), known(&phase["to"]));
        duel = json!({ "from": phase["from"], "to": phase["to"], "challenger": challenger, "challenged": challenged });
    }
    let place = if fact["square"] == duel["from"] { "challenger" } else { "challenged" };
    duel[place]["kind"] = fact["kind"].clone();
    view["phase"] = json!({ "name": "turn-cards", "duel": duel });
}
