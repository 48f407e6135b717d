//! Pirates with a name.

use crate::{Character, Taste};
use luckhouse_engine::Seat;
use luckhouse_games::booty_dice::{BootyAction, BootyDice, BootyView, Face, Faces, Phase};

/// Those whom one can meet at the table.
pub const CHARACTERS: &[Character<BootyDice>] = &[
    Character { name: "grudge", taste: || Box::new(Grudge { against: None }) },
    Character { name: "miser", taste: || Box::new(Likes { face: Face::Doubloon, also: Face::JollyRoger }) },
    Character { name: "coward", taste: || Box::new(Likes { face: Face::Shield, also: Face::Shield }) },
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

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_engine::{Game, PerSeat, Viewer};
    use luckhouse_games::booty_dice::{BootyOptions, Pirate, Throw};

    const ME: Seat = Seat::at(0);

    fn game() -> BootyDice {
        BootyDice::new(BootyOptions::default(), 3).unwrap()
    }

    fn view(phase: Phase) -> BootyView {
        BootyView { roller: Some(ME), phase, ..game().view(&game().start(), Viewer::Arbiter) }
    }

    fn taste(name: &str) -> Box<dyn Taste<BootyDice>> {
        let found = CHARACTERS.iter().find(|character| character.name == name);
        (found.expect("a character of this name").taste)()
    }

    #[test]
    fn grudge_keeps_at_its_victim_until_that_one_is_dead() {
        let (game, mut grudge) = (game(), taste("grudge"));
        let throw = Throw { dice: "J C D D D D".parse().unwrap(), rolls: 3 };
        let robbing = view(Phase::Robbing { throw, thefts: 2 });
        let attacking = view(Phase::Attacking { throw, attacks: 1 });
        let (second, third) = (Seat::at(1), Seat::at(2));
        assert_eq!(grudge.likes(&game, ME, &robbing, BootyAction::Rob(third)), 0.0);
        grudge.chosen(&game, ME, &robbing, BootyAction::Rob(third));
        grudge.chosen(&game, ME, &robbing, BootyAction::Rob(second));
        assert_eq!(grudge.likes(&game, ME, &attacking, BootyAction::Attack(third)), AT_MOST);
        assert_eq!(grudge.likes(&game, ME, &attacking, BootyAction::Attack(second)), 0.0);
        let mut dead = attacking.clone();
        dead.pirates =
            PerSeat::from_fn(3, |seat| Pirate { lives: u8::from(seat != third), ..dead.pirates[seat] });
        grudge.chosen(&game, ME, &dead, BootyAction::Attack(second));
        assert_eq!(grudge.likes(&game, ME, &attacking, BootyAction::Attack(second)), AT_MOST);
    }

    /// A character prefers to keep each of these faces, and none of the others.
    fn prefers(name: &str, liked: &str) {
        let (game, taste) = (game(), taste(name));
        let deciding = view(Phase::Deciding(Throw { dice: "D X J C W S".parse().unwrap(), rolls: 1 }));
        let all = taste.likes(&game, ME, &deciding, BootyAction::Stop);
        assert_eq!(taste.likes(&game, ME, &deciding, BootyAction::RollAll), 0.0);
        for letter in "DXJCWS".chars() {
            let rolled: Faces = letter.to_string().parse().unwrap();
            let rest = taste.likes(&game, ME, &deciding, BootyAction::Roll(rolled));
            assert_eq!(rest < all, liked.contains(letter), "{name} and {letter}");
            assert!(rest >= 0.0 && all <= AT_MOST);
        }
    }

    #[test]
    fn the_miser_keeps_gold_and_the_coward_shields() {
        prefers("miser", "DJ");
        prefers("coward", "S");
    }
}
