//! Pirates with a name.

use crate::{Character, Taste};
use luckhouse_engine::Seat;
use luckhouse_games::booty_dice::{BootyAction, BootyDice, BootyView, Face, Faces, Phase};

/// Those whom one can meet at the table.
pub const CHARACTERS: &[Character<BootyDice>] = &[
    Character {
        name: "grudge",
        line: "Mad Meg forgets no face: whoever she robbed or cut first, she keeps at",
        taste: || Box::new(Grudge { against: None }),
    },
    Character {
        name: "miser",
        line: "Penny Jack smells gold: he keeps every Doubloon and every Jolly Roger that he can defend",
        taste: || Box::new(Likes { face: Face::Doubloon, also: Face::JollyRoger }),
    },
    Character {
        name: "coward",
        line: "Trembling Tom hides behind shields, and would rather rob than fight",
        taste: || Box::new(Likes { face: Face::Shield, also: Face::Shield }),
    },
];

/// What a taste is worth at most, in chances of winning.
const AT_MOST: f64 = 0.025;

/// Keeps at the one whom it hit or robbed first.
struct Grudge {
    against: Option<Seat>,
}

impl Taste<BootyDice> for Grudge {
    fn likes(&self, _: &BootyDice, _: Seat, _: &BootyView, action: BootyAction) -> f64 {
        match action {
            BootyAction::Rob(victim) | BootyAction::Attack(victim) if self.against == Some(victim) => AT_MOST,
            _ => 0.0,
        }
    }

    fn chosen(&mut self, _: &BootyDice, _: Seat, view: &BootyView, action: BootyAction) {
        // The dead are forgiven.
        self.against = self.against.filter(|seat| view.pirates[*seat].lives > 0);
        if let BootyAction::Rob(victim) | BootyAction::Attack(victim) = action {
            self.against.get_or_insert(victim);
        }
    }
}

/// Likes to keep dice that show one of two faces.
struct Likes {
    face: Face,
    also: Face,
}

impl Taste<BootyDice> for Likes {
    fn likes(&self, _: &BootyDice, _: Seat, view: &BootyView, action: BootyAction) -> f64 {
        let Phase::Deciding(throw) = view.phase else { return 0.0 };
        let kept = match action {
            BootyAction::Stop => throw.dice,
            BootyAction::Roll(rolled) => throw.dice.minus(rolled).unwrap_or(Faces::EMPTY),
            _ => Faces::EMPTY,
        };
        let liked = kept.iter().filter(|face| *face == self.face || *face == self.also).count();
        AT_MOST * liked as f64 / Faces::DICE as f64
    }
}
