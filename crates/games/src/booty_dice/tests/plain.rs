//! A slow plain twin of the resolution: every die one by one, straight from the rules page.

use super::*;
use luckhouse_engine::Chance;

/// Six dice resolved die by die, where nobody but one other pirate is there to be named.
struct Plain {
    own: [i32; 3],
    other: [i32; 3],
    treasure: i32,
    chest: i32,
}

const LIVES: usize = 0;
const SHIELDS_HELD: usize = 1;
const GOLD: usize = 2;

impl Plain {
    /// True when somebody is out, which ends a game of two.
    fn die(&mut self, face: Face) -> bool {
        match face {
            Face::Doubloon => self.up_to(2, |t| t.treasure > 0, |t| (t.treasure -= 1, t.own[GOLD] += 1)),
            Face::Cross => self.up_to(2, |t| t.own[GOLD] > 0, |t| (t.own[GOLD] -= 1, t.treasure += 1)),
            Face::JollyRoger => {
                self.up_to(2, |t| t.other[GOLD] > 0, |t| (t.other[GOLD] -= 1, t.own[GOLD] += 1));
            }
            Face::Shield => self.up_to(1, |t| t.chest > 0, |t| (t.chest -= 1, t.own[SHIELDS_HELD] += 1)),
            Face::Plank => self.own[LIVES] -= 1,
            Face::Cutlass if self.other[SHIELDS_HELD] > 0 => {
                self.other[SHIELDS_HELD] -= 1;
                self.chest += 1;
            }
            Face::Cutlass => self.other[LIVES] -= 1,
        }
        self.own[LIVES] <= 0 || self.other[LIVES] <= 0
    }

    fn up_to(&mut self, times: u32, can: fn(&Self) -> bool, once: fn(&mut Self) -> ((), ())) {
        for _ in 0..times {
            if can(self) {
                once(self);
            }
        }
    }

    fn cursed(dice: Faces) -> bool {
        Face::ALL[1..].iter().all(|face| dice.count(*face) > 0)
    }

    /// The dice without the first of each face of a Curse, and without all W and X that are three or more.
    fn alone(dice: Faces) -> Vec<Face> {
        let faces: Vec<Face> = dice.iter().collect();
        let many = |face| matches!(face, Face::Plank | Face::Cross) && dice.count(face) >= 3;
        let first = |place: usize| place == 0 || faces[place - 1] != faces[place];
        let of_curse = |place: usize| Plain::cursed(dice) && faces[place] != Face::Doubloon && first(place);
        (0..faces.len()).filter(|place| !many(faces[*place]) && !of_curse(*place)).map(|p| faces[p]).collect()
    }

    fn combos(&mut self, dice: Faces) {
        let of = |face| i32::from(dice.count(face));
        let cursed = Plain::cursed(dice);
        let mutiny = of(Face::Plank) >= 3;
        let wreck = of(Face::Cross) >= 3;
        self.other[LIVES] -= if cursed { 2 } else { 0 } + if mutiny { of(Face::Plank) - 2 } else { 0 };
        if self.other[LIVES] <= 0 {
            return;
        }
        let gift = if cursed { 5 } else { 0 } + if wreck { of(Face::Cross) } else { 0 };
        for _ in 0..gift {
            self.up_to(1, |t| t.other[GOLD] > 0, |t| (t.other[GOLD] -= 1, t.treasure += 1));
        }
    }

    fn resolve(&mut self, dice: Faces) {
        if !Plain::alone(dice).into_iter().any(|face| self.die(face)) {
            self.combos(dice);
        }
    }
}

fn three(pirate: Pirate) -> [i32; 3] {
    [pirate.lives, pirate.shields, pirate.doubloons].map(i32::from)
}

#[test]
fn the_resolution_agrees_with_its_plain_twin() {
    let game = BootyDice::new(BootyOptions { goal: 60, ..BootyOptions::default() }, 2).unwrap();
    let mut rng = Rng::seeded(11);
    for _ in 0..20_000 {
        let mut state = game.start();
        for seat in [P1, P2] {
            let pirate = &mut state.pirates[seat];
            (pirate.lives, pirate.shields) = (rng.below(4) as u8 + 1, rng.below(3) as u8);
            pirate.doubloons = rng.below(8) as u8;
        }
        state.treasure = rng.below(8) as u8;
        state.war_chest = rng.below(4) as u8;
        let mut plain = Plain {
            own: three(state.pirates[P1]),
            other: three(state.pirates[P2]),
            treasure: state.treasure.into(),
            chest: state.war_chest.into(),
        };
        let BootyRoll::Dice(dice) = (BootyChance::Dice { count: 6 }).roll(&mut rng) else { panic!() };
        game.resolve(&mut state, Throw { dice, rolls: 3 });
        plain.resolve(dice);
        compare(&state, &plain, dice);
    }
}

/// Lives always agree; stores too, unless somebody is out and has been plundered or buried.
fn compare(state: &BootyState, plain: &Plain, dice: Faces) {
    let (own, other) = (three(state.pirates[P1]), three(state.pirates[P2]));
    assert_eq!(own[LIVES], plain.own[LIVES].max(0), "{dice}");
    assert_eq!(other[LIVES], plain.other[LIVES].max(0), "{dice}");
    if own[LIVES] > 0 && other[LIVES] > 0 {
        assert_eq!((own, other), (plain.own, plain.other), "{dice}");
        assert_eq!((i32::from(state.treasure), i32::from(state.war_chest)), (plain.treasure, plain.chest));
    } else if own[LIVES] > 0 {
        assert_eq!(own[GOLD], plain.own[GOLD] + plain.other[GOLD], "plunder with {dice}");
    } else {
        assert_eq!((own, i32::from(state.treasure)), ([0; 3], plain.treasure + plain.own[GOLD]), "{dice}");
    }
}
