//! What the dice show, which of them belong together, and what wins.

use luckhouse_engine::Game;
use luckhouse_games::booty_dice::{ALIKE, BootyDice, Face, Faces, ROLLS};
use serde_json::{Value, json};

/// The faces by letter, the combos with the fewest dice that make each, and the figures of the game.
pub(super) fn of(game: &BootyDice) -> Value {
    let options = game.options();
    let alike = |wanted| Faces::from_fn(|face| if face == wanted { ALIKE } else { 0 });
    let combo = |name: &str, dice: Faces| json!({ "name": name, "dice": dice });
    let face = |face: Face| json!({ "face": face, "name": face.name() });
    json!({
        "goal": options.goal,
        "lives": options.lives,
        "rolls": ROLLS,
        "faces": Face::ALL.map(face),
        "combos": [
            combo("Curse", options.curse.faces()),
            combo("Mutiny", alike(Face::Plank)),
            combo("Shipwreck", alike(Face::Cross)),
        ],
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_games::booty_dice::{BootyOptions, Curse, Reading};

    /// Which combos these dice make, by name.
    fn made(dice: Faces, curse: Curse) -> Vec<&'static str> {
        let read = Reading::of(dice, curse);
        let all = [("Curse", read.curse), ("Mutiny", read.mutiny > 0), ("Shipwreck", read.shipwreck > 0)];
        all.into_iter().filter(|(_, made)| *made).map(|(name, _)| name).collect()
    }

    #[test]
    fn the_dice_of_a_combo_make_it_and_one_less_does_not() {
        for curse in [Curse::Five, Curse::Six] {
            let game = BootyDice::new(BootyOptions { curse, ..BootyOptions::default() }, 2).unwrap();
            let scenery = of(&game);
            let combos = scenery["combos"].as_array().unwrap();
            assert_eq!(combos.len(), 3);
            for combo in combos {
                let dice: Faces = serde_json::from_value(combo["dice"].clone()).unwrap();
                assert_eq!(made(dice, curse), [combo["name"].as_str().unwrap()]);
                for face in Face::ALL.into_iter().filter(|face| dice.count(*face) > 0) {
                    let one = Faces::from_fn(|other| u8::from(other == face));
                    assert!(made(dice.minus(one).unwrap(), curse).is_empty(), "{combo}");
                }
            }
        }
    }

    #[test]
    fn the_figures_are_those_of_the_options() {
        let options = BootyOptions { goal: 30, lives: 7, ..BootyOptions::default() };
        let scenery = of(&BootyDice::new(options, 3).unwrap());
        assert_eq!((&scenery["goal"], &scenery["lives"]), (&json!(30), &json!(7)));
        assert_eq!(scenery["faces"][1], json!({ "face": "X", "name": "X Marks the Spot" }));
    }
}
