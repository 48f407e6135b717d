//! Lucky Shot in numbers. Nothing is secret.

use crate::encode::{around, from};
use crate::{Encode, Sink};
use luckhouse_engine::{Die, Game, Seat};
use luckhouse_games::lucky_shot::{
    Action, Fort, FortId, FortView, LuckyShot, Phase, Place, Slot, Treasure, TreasureSet, View,
};

/// Forts of one player, those gone included.
const LETTERS: usize = FortId::LETTERS as usize;
const TREASURES: usize = Treasure::ALL.len();
/// The numbers of one fort: stands, level, bricks, bricks destroyed, and which treasure lies in it.
const OF_FORT: usize = 4 + TREASURES;

/// Where the parts of the list begin.
struct Starts {
    take: usize,
    put: usize,
    build: usize,
    attack: usize,
    raid: usize,
    walk: usize,
    level: usize,
    create: usize,
}

impl Starts {
    const FOR_TWO: Starts = Starts::of(2);
    const FOR_THREE: Starts = Starts::of(3);

    const fn of(seats: usize) -> Starts {
        let (forts, take) = (seats * LETTERS, 8);
        let put = take + TREASURES * LETTERS;
        let build = put + Place::ALL.len();
        let attack = build + 2 * forts;
        let raid = attack + 2 * forts;
        let walk = raid + (forts - LETTERS) * LETTERS;
        let level = walk + 2 * LETTERS * LETTERS;
        Starts { take, put, build, attack, raid, walk, level, create: level + 6 * forts }
    }
}

impl Encode for LuckyShot {
    fn action_parts(&self) -> Vec<(&'static str, usize)> {
        let forts = self.seats() * LETTERS;
        let mut parts = vec![("hunt", 1), ("skip", 1), ("die", 6), ("take", TREASURES * LETTERS)];
        parts.extend([("put", Place::ALL.len()), ("build", 2 * forts), ("attack", 2 * forts)]);
        parts.extend([("raid", (forts - LETTERS) * LETTERS), ("move", 2 * LETTERS * LETTERS)]);
        parts.extend([("level", 6 * forts), ("create", 7), ("salvage", 1), ("none", 1), ("done", 1)]);
        parts
    }

    #[inline]
    fn index(&self, seat: Seat, action: Action) -> usize {
        let at = if self.seats() == 2 { &Starts::FOR_TWO } else { &Starts::FOR_THREE };
        let fort = |fort: FortId| from(seat, fort.owner(), self.seats()) * LETTERS + letter(fort);
        let face = |die: Die| usize::from(die.face()) - 1;
        match action {
            Action::Hunt => 0,
            Action::Skip => 1,
            Action::Die(die) => 2 + face(die),
            Action::Take { treasure, fort } => at.take + treasure as usize * LETTERS + letter(fort),
            Action::Put(place) => at.put + place as usize,
            Action::Build { fort: on, one } => at.build + 2 * fort(on) + usize::from(one),
            Action::Attack { fort: off, one } => at.attack + 2 * fort(off) + usize::from(one),
            Action::Raid { from, into } => at.raid + (fort(from) - LETTERS) * LETTERS + letter(into),
            Action::Move { from, into, protected } => {
                at.walk + 2 * (letter(from) * LETTERS + letter(into)) + usize::from(protected)
            }
            Action::Level { fort: on, level } => at.level + 6 * fort(on) + face(level),
            Action::Create => at.create,
            Action::CreateAt(level) => at.create + 1 + face(level),
            Action::Salvage => at.create + 7,
            Action::Leave => at.create + 8,
            Action::Done => at.create + 9,
        }
    }

    fn observe(&self, view: &View, seat: Seat, sink: &mut impl Sink) {
        let seats = self.seats();
        sink.part("in play", seats);
        for (place, other) in around(seat, seats).enumerate() {
            sink.set(place, f32::from(u8::from(view.player(other).in_play)));
        }
        sink.part("next first die is chosen", seats);
        for (place, other) in around(seat, seats).enumerate() {
            sink.set(place, f32::from(u8::from(view.player(other).volcano)));
        }
        sink.part("forts", seats * LETTERS * OF_FORT);
        for fort in view.forts() {
            let place = from(seat, fort.name.owner(), seats) * LETTERS + letter(fort.name);
            tell_fort(place * OF_FORT, fort, sink);
        }
        treasures("available", view.available, sink);
        treasures("set aside", view.set_aside, sink);
        sink.one_of("on turn", seats, Some(from(seat, view.on_turn, seats)));
        sink.one_of("thief", seats, view.thief.map(|thief| from(seat, thief, seats)));
        tell_card(view, sink);
        sink.flag("die is chosen", view.chosen_die);
        sink.flag("die for the card is chosen", view.chosen_act);
        sink.number("turns", f32::from(view.turns) / self.options().cap as f32);
        tell_phase(view.phase, sink);
    }
}

/// The letter of a fort, 0 for `a`.
fn letter(fort: FortId) -> usize {
    usize::from(fort.letter())
}

fn tell_fort(start: usize, seen: &FortView, sink: &mut impl Sink) {
    let fort = &seen.fort;
    sink.set(start, 1.0);
    sink.set(start + 1, f32::from(fort.level().face()) / 6.0);
    sink.set(start + 2, f32::from(fort.built()) / f32::from(Fort::MOST_BRICKS));
    sink.set(start + 3, f32::from(fort.destroyed()) / f32::from(Fort::MOST_BRICKS));
    if let Some(treasure) = fort.treasure() {
        sink.set(start + 4 + treasure as usize, 1.0);
    }
}

fn treasures(name: &'static str, set: TreasureSet, sink: &mut impl Sink) {
    sink.part(name, TREASURES);
    set.iter().for_each(|treasure| sink.set(treasure as usize, 1.0));
}

/// For each place of the card: the die, and whether it has been used.
fn tell_card(view: &View, sink: &mut impl Sink) {
    sink.part("card", 2 * Place::ALL.len());
    for place in Place::ALL {
        let (die, used) = match view.card.at(place) {
            Slot::Empty => (0, false),
            Slot::Ready(die) => (die.face(), false),
            Slot::Used(die) => (die.face(), true),
        };
        sink.set(2 * place as usize, f32::from(die) / 6.0);
        sink.set(2 * place as usize + 1, f32::from(u8::from(used)));
    }
}

fn tell_phase(phase: Phase, sink: &mut impl Sink) {
    let (number, die, treasure) = match phase {
        Phase::Level { .. } => (0, None, None),
        Phase::Deal { .. } => (1, None, None),
        Phase::Starter => (2, None, None),
        Phase::Hunt => (3, None, None),
        Phase::Die { .. } => (4, None, None),
        Phase::Put { die } => (5, Some(die), None),
        Phase::Act => (6, None, None),
        Phase::Block { .. } => (7, None, None),
        Phase::Steal { .. } => (8, None, None),
        Phase::Salvage { loose } => (9, None, Some(loose.treasure)),
        Phase::SalvageDie { loose } => (10, None, Some(loose.treasure)),
        Phase::Draw { .. } => (11, None, None),
        Phase::Found { .. } => (12, None, None),
        Phase::Take(_) => (13, None, None),
        Phase::Power { treasure } => (14, None, Some(treasure)),
        Phase::Over { .. } => (15, None, None),
    };
    sink.one_of("phase", 16, Some(number));
    sink.one_of("die to put", 6, die.map(|die: Die| usize::from(die.face()) - 1));
    sink.one_of("treasure in question", TREASURES, treasure.map(|treasure| treasure as usize));
}
