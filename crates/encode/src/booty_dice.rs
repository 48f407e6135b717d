//! Booty Dice in numbers. Nothing is secret but names given at once, and those are in no view.

use crate::dice::Sets;
use crate::encode::{around, from};
use crate::{Encode, Sink};
use luckhouse_engine::{Game, Seat};
use luckhouse_games::booty_dice::{
    BootyAction, BootyDice, BootyView, DOUBLOONS, Faces, Phase, Pirate, ROLLS, SHIELDS,
};

/// Sets of at most five dice: none of them is `stop`, and all six have a word of their own.
type Some5 = Sets<5>;
const ROLL_ALL: usize = Some5::COUNT;
const ROB: usize = ROLL_ALL + 1;
/// Lives that an option can give.
const MOST_LIVES: f32 = 20.0;
/// Thefts that six dice can bring.
const MOST_THEFTS: f32 = 12.0;

impl Encode for BootyDice {
    fn action_parts(&self) -> Vec<(&'static str, usize)> {
        let seats = self.seats();
        vec![
            ("stop", 1),
            ("roll", Some5::COUNT - 1),
            ("roll all", 1),
            ("rob", seats),
            ("attack", seats),
            ("begin", seats),
        ]
    }

    #[inline]
    fn index(&self, seat: Seat, action: BootyAction) -> usize {
        match action {
            BootyAction::Stop => 0,
            BootyAction::Roll(dice) if dice.len() < Faces::DICE => Some5::place(dice.dice()),
            BootyAction::Roll(_) | BootyAction::RollAll => ROLL_ALL,
            BootyAction::Rob(victim) => ROB + from(seat, victim, self.seats()),
            BootyAction::Attack(target) => ROB + self.seats() + from(seat, target, self.seats()),
            BootyAction::Begin(first) => ROB + 2 * self.seats() + from(seat, first, self.seats()),
        }
    }

    fn observe(&self, view: &BootyView, seat: Seat, sink: &mut impl Sink) {
        let seats = self.seats();
        let mut each = |name, of: fn(Pirate) -> u8, most: f32| {
            sink.part(name, seats);
            for (place, pirate) in around(seat, seats).enumerate() {
                sink.set(place, f32::from(of(view.pirates[pirate])) / most);
            }
        };
        each("lives", |pirate| pirate.lives, MOST_LIVES);
        each("shields", |pirate| pirate.shields, f32::from(SHIELDS));
        each("doubloons", |pirate| pirate.doubloons, f32::from(DOUBLOONS));
        sink.number("buried treasure", f32::from(view.treasure) / f32::from(DOUBLOONS));
        sink.number("war chest", f32::from(view.war_chest) / f32::from(SHIELDS));
        sink.one_of("roller", seats, view.roller.map(|roller| from(seat, roller, seats)));
        sink.number("turns", f32::from(view.turns) / self.options().cap as f32);
        sink.counts("rolled last", &view.so_far.rolled.dice().counts(), 6.0);
        sink.flag("curse has struck", view.so_far.curse);
        sink.flag("mutiny has struck", view.so_far.mutiny);
        sink.flag("shipwreck has struck", view.so_far.shipwreck);
        let (phase, dice, rolls, to_come) = moment(view.phase);
        sink.one_of("phase", 7, Some(phase));
        sink.counts("dice", &dice.dice().counts(), 6.0);
        sink.number("rolls", f32::from(rolls) / f32::from(ROLLS));
        sink.number("thefts or attacks to come", f32::from(to_come) / MOST_THEFTS);
    }
}

/// The number of the phase, the dice on the table, how often they were rolled, what is still to be resolved.
fn moment(phase: Phase) -> (usize, Faces, u8, u8) {
    match phase {
        Phase::WhoStarts { .. } => (0, Faces::EMPTY, 0, 0),
        Phase::Rolling { kept, rolls } => (1, kept, rolls, 0),
        Phase::Deciding(throw) => (2, throw.dice, throw.rolls, 0),
        Phase::Robbing { throw, thefts } => (3, throw.dice, throw.rolls, thefts),
        Phase::Attacking { throw, attacks } => (4, throw.dice, throw.rolls, attacks),
        Phase::Over { .. } => (5, Faces::EMPTY, 0, 0),
        Phase::Naming => (6, Faces::EMPTY, 0, 0),
    }
}
