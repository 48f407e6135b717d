//! What the counts are worth.

use super::belief::{Belief, Habits, ZONES};
use super::field::Field;
use super::nets::{self, Nets, Told};
use super::survey::{BREAKS, COUNTED, Counts, HAND, NAMES, survey};
use luckhouse_engine::{BadWord, phrase};
use luckhouse_games::reynards_luck::ReynardsLuck;
use luckhouse_learn::Judgement;
use std::fmt::{self, Write};
use std::sync::LazyLock;

/// The weights that ship, printed by `cargo run --release -p luckhouse-bots --example reynards_luck_weights`.
static SHIPPED: LazyLock<Weights> = LazyLock::new(|| {
    Weights::read(include_str!("../../data/reynards_luck.txt"))
        .expect("the shipped weights are checked by a test")
});

/// What every count is worth to whoever is on turn and to the other, and where pieces are met hidden.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Weights {
    pub(super) mover: Counts,
    pub(super) other: Counts,
    /// What it is worth to be on turn.
    pub(super) turn: f64,
    pub(super) habits: Habits,
}

/// What somebody thinks of a position: the weights, or what a network makes of them where there is one.
#[derive(Clone, Debug)]
pub struct Opinion {
    pub(super) weights: Weights,
    pub(super) nets: Option<&'static Nets>,
    /// How much it likes to have strong pieces in front, see [`Opinion::arranging`].
    pub(super) forward: Option<f64>,
}

impl Opinion {
    /// The weights alone, as they ship.
    pub fn weighed() -> Opinion {
        Opinion { weights: Weights::shipped().clone(), nets: None, forward: None }
    }

    /// With networks that were just made, which stay as long as the program runs.
    pub fn of(nets: Nets) -> Opinion {
        Opinion { nets: Some(Box::leak(Box::new(nets))), ..Opinion::weighed() }
    }

    /// Other weights than those that ship, and no network.
    ///
    /// # Errors
    /// If the text is not one of weights.
    pub fn read(weights: &str) -> Result<Opinion, BadWord> {
        Ok(Opinion { weights: Weights::read(weights)?, ..Opinion::weighed() })
    }

    /// The same, placing strong pieces in front so much more often than weak ones: 0 is any arrangement.
    /// Otherwise that depends on how near the sides stand.
    #[must_use]
    pub fn arranging(self, forward: f64) -> Opinion {
        Opinion { forward: Some(forward), ..self }
    }

    /// The network for this table.
    pub(super) fn net(&self, game: &ReynardsLuck) -> Option<&'static Judgement> {
        self.nets.and_then(|nets| nets.at(game))
    }

    /// The chance of the side that begins a turn to win from here.
    pub(super) fn chance(&self, game: &ReynardsLuck, belief: &Belief, field: &Field) -> f64 {
        self.weights.chance(self.net(game), game, belief, field)
    }
}

impl Weights {
    pub(super) fn shipped() -> &'static Weights {
        &SHIPPED
    }

    /// The chance of the side that begins a turn to win from here; by a network, if one is given.
    pub(super) fn chance(
        &self,
        net: Option<&Judgement>,
        game: &ReynardsLuck,
        belief: &Belief,
        field: &Field,
    ) -> f64 {
        if let Some(winner) = field.over {
            return f64::from(u8::from(winner == field.mover));
        }
        if field.turns_left == 0 {
            return counted(field);
        }
        let counts = survey(game, belief, field);
        let score = self.score(&counts, field.mover);
        let open = match net {
            Some(net) => nets::chance(net, &Told::new(belief, field, &counts, score)),
            None => squash(score),
        };
        let chance = near_the_cap(open, field);
        if field.claim == Some(1 - field.mover) {
            // RL-18: the other wins unless this turn breaks their hold.
            return chance * counts[field.mover][BREAKS];
        }
        chance
    }

    /// The score of the side on turn, before it is squashed to a chance.
    pub(super) fn score(&self, counts: &[Counts; 2], mover: usize) -> f64 {
        let (mine, theirs) = (&counts[mover], &counts[1 - mover]);
        let sum = |weights: &Counts, counts: &Counts| -> f64 {
            weights.iter().zip(counts).map(|(w, c)| w * c).sum()
        };
        self.turn + sum(&self.mover, mine) - sum(&self.other, theirs)
    }

    /// What is kept by not playing each card, around a chance of one half: the slope of the hand.
    pub(super) fn card_costs(&self) -> [f64; 7] {
        let slope = f64::midpoint(self.mover[HAND], self.other[HAND]).max(0.0) / 28.0 / 4.0;
        std::array::from_fn(|place| slope * (place as f64 + 1.0))
    }

    pub(super) fn read(text: &str) -> Result<Weights, BadWord> {
        let mut weights =
            Weights { mover: [0.0; COUNTED], other: [0.0; COUNTED], turn: 0.0, habits: [[1.0; 7]; ZONES] };
        for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
            let wrong = || BadWord::new(line, phrase!("kind-weights-line"), phrase!("expected-weights-line"));
            let mut words = line.split_whitespace();
            let name = words.next().ok_or_else(wrong)?;
            let numbers: Vec<f64> = words.map(str::parse).collect::<Result<_, _>>().map_err(|_| wrong())?;
            weights.set(name, &numbers).ok_or_else(wrong)?;
        }
        Ok(weights)
    }

    fn set(&mut self, name: &str, numbers: &[f64]) -> Option<()> {
        match (name, numbers) {
            ("turn", [turn]) => self.turn = *turn,
            (name, [mover, other]) => {
                let index = NAMES.iter().position(|known| *known == name)?;
                (self.mover[index], self.other[index]) = (*mover, *other);
            }
            (name, habits) => {
                let zone: usize = name.strip_prefix("zone-")?.parse().ok()?;
                *self.habits.get_mut(zone)? = habits.try_into().ok()?;
            }
        }
        Some(())
    }
}

impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "turn {:.4}", self.turn)?;
        for (index, name) in NAMES.iter().enumerate() {
            writeln!(f, "{name} {:.4} {:.4}", self.mover[index], self.other[index])?;
        }
        for (zone, habits) in self.habits.iter().enumerate() {
            let mut line = format!("zone-{zone}");
            habits.iter().try_for_each(|habit| write!(line, " {habit:.4}"))?;
            writeln!(f, "{line}")?;
        }
        Ok(())
    }
}

/// So many turns before the cap the pieces begin to count more than anything else.
const LATE: u32 = 100;

/// Whoever has fewer pieces must do something before they are counted (RL-20): to wait is worth less and less.
fn near_the_cap(chance: f64, field: &Field) -> f64 {
    let late = f64::from(LATE.saturating_sub(field.turns_left)) / f64::from(LATE);
    let lead = field.strength(field.mover) as f64 - field.strength(1 - field.mover) as f64;
    chance * (1.0 - late) + squash(lead) * late
}

/// RL-20: the pieces decide.
fn counted(field: &Field) -> f64 {
    match field.strength(field.mover).cmp(&field.strength(1 - field.mover)) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    }
}

pub(super) fn squash(score: f64) -> f64 {
    1.0 / (1.0 + (-score).exp())
}
