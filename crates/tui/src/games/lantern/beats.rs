//! How a journey is shown: the dice of a fight lie there before anybody says how it ended.

use crate::director::beats::{Beats, hold, roll};
use serde_json::{Value, json};

pub(in crate::games) const BEATS: Beats = Beats {
    lengths: &[
        ("setup-rolled", roll(900, 600)),
        ("sets-out", hold(600)),
        ("reaches", hold(500)),
        ("enters", roll(900, 700)),
        ("turns", hold(600)),
        ("takes-up", hold(250)),
        ("rolls-again", roll(850, 700)),
        ("experience", hold(500)),
        ("cleared", hold(900)),
        ("rests", hold(700)),
        ("gains", hold(700)),
        ("won", hold(900)),
        ("lost", hold(900)),
    ],
    gathered: &[],
    apply,
};

fn apply(view: &mut Value, fact: &Value) {
    let dice = || view["phase"]["dice"].as_array().cloned().unwrap_or_default();
    match fact["name"].as_str() {
        Some("setup-rolled") => view["phase"] = json!({ "name": "offer", "dice": fact["dice"] }),
        Some("reaches") => {
            view["phase"] = json!({ "name": "enter" });
            view["zone"] = fact["zone"].clone();
        }
        Some("enters") => {
            view["phase"] = json!({ "name": "fight", "dice": fact["dice"] });
            view["zone"] = fact["zone"].clone();
        }
        Some("takes-up") => {
            let left = without(dice(), fact["dice"].as_array().map_or(&[], Vec::as_slice));
            view["phase"] = json!({ "name": "reroll", "dice": left });
        }
        Some("rolls-again") => view["phase"] = json!({ "name": "fight", "dice": fact["all"] }),
        Some("turns") => {
            let mut dice = without(dice(), std::slice::from_ref(&fact["from"]));
            dice.push(fact["to"].clone());
            dice.sort_by_key(Value::as_u64);
            view["phase"] = json!({ "name": "fight", "dice": dice });
        }
        _ => {}
    }
}

/// The dice without those that were taken up.
fn without(mut dice: Vec<Value>, taken: &[Value]) -> Vec<Value> {
    for face in taken {
        if let Some(place) = dice.iter().position(|die| die == face) {
            dice.remove(place);
        }
    }
    dice
}
