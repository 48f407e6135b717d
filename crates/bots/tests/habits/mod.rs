//! Simple pirates of three habits, written to hold the levels against: nobody was tuned to beat them.

use luckhouse_engine::{Bot, Decision, Rng, Seat};
use luckhouse_games::booty_dice::{BootyAction, BootyDice, BootyView, Face, Faces, Phase, Pirate, Throw};

/// What a simple pirate always does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Habit {
    /// Wants gold: keeps what brings some, robs and attacks the richest.
    Digger,
    /// Wants blood: keeps Cutlasses and Shields, goes for the weakest.
    Brawler,
    /// Wants no trouble: rolls again what hurts, and picks on the next in line.
    Drifter,
}

/// All of them.
pub(crate) const HABITS: [Habit; 3] = [Habit::Digger, Habit::Brawler, Habit::Drifter];

impl Habit {
    fn keeps(self, face: Face) -> bool {
        match self {
            Habit::Digger => matches!(face, Face::Doubloon | Face::JollyRoger),
            Habit::Brawler => matches!(face, Face::Cutlass | Face::Shield),
            Habit::Drifter => !matches!(face, Face::Cross | Face::Plank),
        }
    }

    fn decide(self, throw: Throw) -> BootyAction {
        let rolled = Faces::from_fn(|face| if self.keeps(face) { 0 } else { throw.dice.count(face) });
        match rolled.len() {
            0 => BootyAction::Stop,
            Faces::DICE => BootyAction::RollAll,
            _ => BootyAction::Roll(rolled),
        }
    }

    /// How much this pirate would like to go for another: the most is taken, the first of equals.
    fn likes(self, view: &BootyView, me: Seat, other: Seat) -> i32 {
        let Pirate { lives, shields, doubloons } = view.pirates[other];
        let seats = view.pirates.seats();
        match self {
            Habit::Digger => i32::from(doubloons),
            Habit::Brawler => -i32::from(lives) - i32::from(shields),
            Habit::Drifter => -(((other.index() + seats - me.index()) % seats) as i32),
        }
    }
}

impl Bot<BootyDice> for Habit {
    fn choose(&mut self, decision: &Decision<BootyDice>, _: &mut Rng) -> BootyAction {
        let Decision { seat, view, legal, .. } = *decision;
        if let Phase::Deciding(throw) = view.phase {
            return self.decide(throw);
        }
        let liking = |action: &BootyAction| match *action {
            BootyAction::Rob(other) | BootyAction::Attack(other) => self.likes(view, seat, other),
            _ => i32::MIN,
        };
        let most = legal.iter().map(liking).max().expect("somebody who is asked has a choice");
        *legal.iter().find(|action| liking(action) == most).expect("one of them")
    }
}
