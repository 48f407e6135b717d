//! How a turn is shown: the call, the doubt, the truth, and what it is worth, each by itself.

use crate::director::beats::{Beats, hold, roll};
use serde_json::{Value, json};

pub(in crate::games) const BEATS: Beats = Beats {
    lengths: &[
        ("rolls-for-first", roll(760, 1000)),
        ("starts", hold(800)),
        ("rolls", roll(760, 600)),
        ("flips", roll(840, 900)),
        ("picks-dice", hold(700)),
        ("picks-bricks", hold(700)),
        ("calls", hold(1200)),
        ("accept", hold(700)),
        ("challenge", hold(1000)),
        ("named", hold(1400)),
        ("scores", hold(900)),
        ("loses", hold(900)),
        ("frees", hold(800)),
        ("leave", hold(500)),
        ("turn-passes", hold(250)),
        ("resigned", hold(900)),
        ("over", hold(900)),
    ],
    gathered: &[],
    apply,
};

fn apply(view: &mut Value, fact: &Value) {
    match fact["name"].as_str() {
        Some("starts") => {
            (view["starter"], view["on_turn"]) = (fact["seat"].clone(), fact["seat"].clone());
            view["phase"] = json!("dice");
        }
        Some("rolls") => {
            view["on_turn"] = fact["seat"].clone();
            view["phase"] = json!({ "bricks": { "dice": fact["dice"] } });
        }
        Some("scores") => set(view, &fact["seat"], "score", &fact["score"]),
        Some("loses") => set(view, &fact["seat"], "marbles", &fact["left"]),
        Some("frees") => set(view, &fact["seat"], "marbles", &fact["in_hand"]),
        _ => {}
    }
}

fn set(view: &mut Value, seat: &Value, what: &str, to: &Value) {
    let place = seat.as_str().and_then(|seat| seat.strip_prefix('p')?.parse::<usize>().ok());
    if let Some(player) = place.and_then(|place| view["players"].get_mut(place.checked_sub(1)?)) {
        player[what] = to.clone();
    }
}
