//! How a turn is shown: a throw lies there before anything comes of it; all thefts of a throw are one, and so are all attacks.

use crate::director::beats::{Beats, hold, roll};
use serde_json::{Value, json};

pub(in crate::games) const BEATS: Beats = Beats {
    lengths: &[
        ("names", hold(900)),
        ("starts", hold(800)),
        ("rolls", roll(900, 700)),
        ("rolls-again", hold(300)),
        ("stops", hold(900)),
        ("robs", hold(1000)),
        ("attacks", hold(1000)),
        ("combo", hold(1300)),
        ("turn-passes", hold(250)),
        ("resigned", hold(900)),
        ("last-alive", hold(900)),
        ("reached-goal", hold(900)),
        ("richest", hold(900)),
        ("shared", hold(900)),
    ],
    gathered: &["robs", "attacks"],
    apply,
};

fn apply(view: &mut Value, fact: &Value) {
    let rolls = rolls(&view["phase"]);
    match fact["name"].as_str() {
        Some("starts") => {
            view["roller"] = fact["seat"].clone();
            view["phase"] = json!({ "name": "rolling", "kept": [], "rolls": 0 });
        }
        Some("rolls") => {
            let list = |name: &str| fact[name].as_array().cloned().unwrap_or_default();
            let dice = [list("beside"), list("dice")].concat();
            view["roller"] = fact["seat"].clone();
            view["phase"] = json!({ "name": "deciding", "dice": dice, "rolls": rolls + 1 });
        }
        Some("rolls-again") => {
            view["phase"] = json!({ "name": "rolling", "kept": fact["kept"], "rolls": rolls });
        }
        Some("robs") => {
            add(view, &fact["seat"], "doubloons", 1);
            add(view, &fact["victim"], "doubloons", -1);
        }
        Some("changes") => changes(view, fact),
        Some("turn-passes") => {
            view["roller"] = fact["to"].clone();
            view["phase"] = json!({ "name": "rolling", "kept": [], "rolls": 0 });
        }
        _ => {}
    }
}

fn rolls(phase: &Value) -> u64 {
    phase["rolls"].as_u64().or(phase["throw"]["rolls"].as_u64()).unwrap_or(0)
}

/// What the same happened to all of these; what nobody has lies in the treasure and in the chest.
fn changes(view: &mut Value, fact: &Value) {
    let seats = fact["seats"].as_array().cloned().unwrap_or_default();
    for what in ["lives", "shields", "doubloons"] {
        let of = |kind: &str| fact[kind][what].as_i64().unwrap_or(0);
        let by = of("gains") - of("losses");
        seats.iter().for_each(|seat| add(view, seat, what, by));
        let store = match what {
            "doubloons" => "treasure",
            "shields" => "war_chest",
            _ => continue,
        };
        count(&mut view[store], -by * seats.len() as i64);
    }
}

fn add(view: &mut Value, seat: &Value, what: &str, by: i64) {
    let place = seat.as_str().and_then(|seat| seat.strip_prefix('p')?.parse::<usize>().ok());
    if let Some(pirate) = place.and_then(|place| view["pirates"].get_mut(place.checked_sub(1)?)) {
        count(&mut pirate[what], by);
    }
}

fn count(number: &mut Value, by: i64) {
    if let Some(before) = number.as_i64() {
        *number = json!((before + by).max(0));
    }
}
