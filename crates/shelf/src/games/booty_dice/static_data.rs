//! What the dice show, which of them belong together, and what wins.

use super::combo::ComboName;
use luckhouse_engine::Game;
use luckhouse_games::booty_dice::{ALIKE, BootyDice, Face, Faces, ROLLS};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What lies on the table and never changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StaticData {
    /// The doubloons that win.
    pub goal: u32,
    /// The lives of each pirate at the start.
    pub lives: u32,
    /// The turns after which the richest share the game.
    pub cap: u32,
    /// How often the dice may be rolled in a turn.
    pub rolls: u8,
    /// The faces of a die, in the order in which they act.
    pub faces: [Face; 6],
    /// The combos, in the order in which they act.
    pub combos: [ComboDice; 3],
}

/// The fewest dice that make a combo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ComboDice {
    /// Which.
    pub name: ComboName,
    /// What it is made of.
    pub dice: Faces,
}

pub(super) fn of(game: &BootyDice) -> StaticData {
    let options = game.options();
    let alike = |wanted| Faces::from_fn(|face| if face == wanted { ALIKE } else { 0 });
    let combo = |name, dice| ComboDice { name, dice };
    StaticData {
        goal: options.goal,
        lives: options.lives,
        cap: options.cap,
        rolls: ROLLS,
        faces: Face::ALL,
        combos: [
            combo(ComboName::Curse, options.curse.faces()),
            combo(ComboName::Mutiny, alike(Face::Plank)),
            combo(ComboName::Shipwreck, alike(Face::Cross)),
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_games::booty_dice::{BootyOptions, Curse, Reading};

    /// Which combos these dice make.
    fn made(dice: Faces, curse: Curse) -> Vec<ComboName> {
        let read = Reading::of(dice, curse);
        let all = [
            (ComboName::Curse, read.curse),
            (ComboName::Mutiny, read.mutiny > 0),
            (ComboName::Shipwreck, read.shipwreck > 0),
        ];
        all.into_iter().filter(|(_, made)| *made).map(|(name, _)| name).collect()
    }

    #[test]
    fn the_dice_of_a_combo_make_it_and_one_less_does_not() {
        for curse in [Curse::Five, Curse::Six] {
            let game = BootyDice::new(BootyOptions { curse, ..BootyOptions::default() }, 2).unwrap();
            for combo in of(&game).combos {
                assert_eq!(made(combo.dice, curse), [combo.name]);
                for face in Face::ALL.into_iter().filter(|face| combo.dice.count(*face) > 0) {
                    let one = Faces::from_fn(|other| u8::from(other == face));
                    assert!(made(combo.dice.minus(one).unwrap(), curse).is_empty(), "{combo:?}");
                }
            }
        }
    }

    #[test]
    fn the_figures_are_those_of_the_options() {
        let options = BootyOptions { goal: 30, lives: 7, ..BootyOptions::default() };
        let static_data = of(&BootyDice::new(options, 3).unwrap());
        assert_eq!((static_data.goal, static_data.lives), (30, 7));
        assert_eq!(static_data.faces[1], Face::Cross);
    }
}
