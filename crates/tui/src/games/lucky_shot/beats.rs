//! How a turn is shown: what a die was rolled for is seen when it lies.

use crate::director::beats::{Beats, Length, hold, roll};
use serde_json::{Value, json};

const ROLL: Length = roll(750, 900);

pub(in crate::games) const BEATS: Beats = Beats {
    lengths: &[
        ("first-fort", roll(750, 700)),
        ("dealt", hold(600)),
        ("starts", hold(700)),
        ("hunts", hold(600)),
        ("hunt-roll", ROLL),
        ("hunt-die", hold(800)),
        ("chooses-die", hold(600)),
        ("card-roll", roll(750, 600)),
        ("puts", hold(500)),
        ("builds", hold(900)),
        ("attacks", hold(900)),
        ("destroyed", hold(1200)),
        ("raids", hold(1000)),
        ("defends", ROLL),
        ("moves", hold(900)),
        ("steal-roll", ROLL),
        ("levels", hold(800)),
        ("creates", hold(900)),
        ("found-roll", ROLL),
        ("salvages", hold(700)),
        ("salvage-roll", ROLL),
        ("takes", hold(900)),
        ("comes-into-play", hold(700)),
        ("out", hold(1200)),
        ("turn-passes", hold(300)),
        ("resigned", hold(900)),
        ("last-in", hold(900)),
        ("collected", hold(900)),
        ("has-most", hold(900)),
        ("shared", hold(900)),
    ],
    gathered: &[],
    apply,
};

fn apply(view: &mut Value, fact: &Value) {
    match fact["name"].as_str() {
        Some("puts") => {
            if let Some(place) = fact["place"].as_str() {
                view["card"][place] = json!({ "ready": fact["die"] });
                view["phase"] = json!({ "name": "act" });
            }
        }
        Some("card-roll") => {
            view["on_turn"] = fact["seat"].clone();
            view["phase"] = json!({ "name": "put", "die": fact["die"] });
        }
        _ => {}
    }
}
