//! A formula for what a table of pirates is worth to each: everybody has a strength, and wins in proportion to it.

use luckhouse_engine::{PerSeat, Seat};
use luckhouse_games::booty_dice::Pirate;

const GOAL: usize = 25;
const LIVES: usize = 10;
const SHIELDS: usize = 8;
/// Places of one role: doubloons, lives, both, shields, shields and lives.
const ROLE: usize = GOAL + LIVES + GOAL * LIVES + SHIELDS + SHIELDS * LIVES;
/// The one who rolls, those who wait, and how long they wait.
const ALL: usize = 2 * ROLE + ORDER;
const ORDER: usize = 6;

/// The logarithm of a pirate's strength is a sum: of its doubloons, its lives, its shields, and of pairs of them, for
/// the one who rolls and for those who wait.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit(Vec<f32>);

/// What was once known of a table: what everybody had, who rolled, and how it ended or what it was worth.
pub struct Sample {
    /// What everybody had.
    pub pirates: PerSeat<Pirate>,
    /// Who rolled.
    pub roller: Seat,
    /// The doubloons that win.
    pub goal: u32,
    /// What it was worth to each.
    pub worth: PerSeat<f64>,
}

impl Default for Fit {
    fn default() -> Fit {
        Fit(vec![0.0; ALL])
    }
}

impl Fit {
    /// How many bytes it has.
    pub const BYTES: usize = 4 * ALL;

    /// Read what [`bytes`](Fit::bytes) wrote.
    ///
    /// # Panics
    /// If there are not [`Fit::BYTES`] of them.
    pub fn read(bytes: &[u8]) -> Fit {
        assert_eq!(bytes.len(), Fit::BYTES, "bytes of a fit");
        Fit(bytes.as_chunks().0.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect())
    }

    /// All weights, four bytes each.
    pub fn bytes(&self) -> Vec<u8> {
        self.0.iter().flat_map(|weight| weight.to_le_bytes()).collect()
    }

    /// Everybody's chance when a turn begins.
    pub fn chances(&self, pirates: &PerSeat<Pirate>, roller: Seat, goal: u32) -> PerSeat<f64> {
        let strength = |seat: Seat| match pirates[seat].lives {
            0 => 0.0,
            _ => {
                let places = places(pirates, seat, roller, goal);
                f64::from(places.iter().map(|place| self.0[*place]).sum::<f32>()).exp()
            }
        };
        let strengths = PerSeat::from_fn(pirates.seats(), strength);
        let all: f64 = strengths.as_slice().iter().sum();
        PerSeat::from_fn(pirates.seats(), |seat| strengths[seat] / all)
    }

    /// One step towards what a sample was worth.
    pub fn learn(&mut self, sample: &Sample, rate: f64) {
        let Sample { pirates, roller, goal, worth } = sample;
        let chances = self.chances(pirates, *roller, *goal);
        for (seat, pirate) in pirates.iter().filter(|(_, pirate)| pirate.lives > 0) {
            debug_assert!(pirate.lives > 0);
            let step = (rate * (worth[seat] - chances[seat])) as f32;
            places(pirates, seat, *roller, *goal).iter().for_each(|place| self.0[*place] += step);
        }
    }
}

/// The weights that make up a pirate's strength.
fn places(pirates: &PerSeat<Pirate>, seat: Seat, roller: Seat, goal: u32) -> [usize; 6] {
    let Pirate { lives, shields, doubloons } = pirates[seat];
    let lives = usize::from(lives).min(LIVES) - 1;
    let shields = usize::from(shields).min(SHIELDS - 1);
    let gold = gold(u32::from(doubloons), goal);
    let wait = turns_to_wait(pirates, seat, roller);
    let role = if wait == 0 { 0 } else { ROLE };
    let both = GOAL + LIVES;
    let armed = both + GOAL * LIVES;
    [
        role + gold,
        role + GOAL + lives,
        role + both + gold * LIVES + lives,
        role + armed + shields,
        role + armed + SHIELDS + shields * LIVES + lives,
        2 * ROLE + wait,
    ]
}

/// How many of the living roll before this seat does.
fn turns_to_wait(pirates: &PerSeat<Pirate>, seat: Seat, roller: Seat) -> usize {
    let seats = pirates.seats();
    let from_roller = |seat: Seat| (seat.index() + seats - roller.index()) % seats;
    let before = |other: &(Seat, Pirate)| other.1.lives > 0 && from_roller(other.0) < from_roller(seat);
    pirates.iter().filter(before).count()
}

/// The doubloons that mean as much in a game to 25. What is missing counts; far from a high goal, what part is there.
pub(super) fn gold(doubloons: u32, goal: u32) -> usize {
    let missing = goal.saturating_sub(doubloons).max(1) as usize;
    let part = (doubloons as usize * GOAL) / goal as usize;
    GOAL.saturating_sub(missing).max(if goal > GOAL as u32 { part } else { 0 }).min(GOAL - 1)
}
