//! Trained networks: one for each layout that ships. They see the counts, and who is looking.
//! None is kept with the program yet: nobody has shown that one wins more than the weights do.

use super::belief::Belief;
use super::field::Field;
use super::survey::{COUNTED, Counts};
use luckhouse_engine::Game;
use luckhouse_games::reynards_luck::ReynardsLuck;
use luckhouse_learn::{BadModel, Input, Judgement, Model, ModelKind, Shape};

/// The layouts for which there is a network; its number is the place.
pub(super) const LAYOUTS: [&str; 2] = ["crossing", "den"];

/// The counts of whoever is on turn and of the other, what the weights make of them, who looks, and what is left.
const SCORE: usize = 2 * COUNTED;
const MOVER_LOOKS: usize = SCORE + 1;
const OTHER_LOOKS: usize = SCORE + 2;
const TURNS_LEFT: usize = SCORE + 3;
const INPUTS: usize = SCORE + 4;

/// One network for each layout that ships.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Nets {
    of: [Option<Judgement>; LAYOUTS.len()],
}

impl Nets {
    /// What their model is for.
    pub fn kind() -> ModelKind {
        ModelKind { game: ReynardsLuck::ABOUT.name.into(), features: 1 }
    }

    /// How large they are: they say the chance of whoever is on turn, and of the other.
    pub fn shape() -> Shape {
        Shape { inputs: INPUTS, first: 48, second: 24, outputs: 2 }
    }

    /// The networks of a model.
    ///
    /// # Errors
    /// If one has another shape than it must have.
    pub fn of(model: &Model) -> Result<Nets, BadModel> {
        let mut nets = Nets::default();
        for (number, _) in model.nets.iter().filter(|(number, _)| usize::from(*number) < LAYOUTS.len()) {
            nets.put(*number, model.net(*number, INPUTS, 2)?.clone());
        }
        Ok(nets)
    }

    /// Use this network for the layout with this number.
    pub fn put(&mut self, number: u8, net: Judgement) {
        self.of[usize::from(number)] = Some(net);
    }

    /// The network for this table, if there is one.
    pub(super) fn at(&self, game: &ReynardsLuck) -> Option<&Judgement> {
        let number = LAYOUTS.iter().position(|layout| *layout == game.layout().name())?;
        self.of[number].as_ref()
    }
}

/// A position to be judged: all that a network is told.
pub(super) struct Told {
    inputs: [Input; INPUTS],
    count: usize,
}

impl Told {
    /// `score` is what the weights make of the counts.
    pub(super) fn new(belief: &Belief, field: &Field, counts: &[Counts; 2], score: f64) -> Told {
        let mut told = Told { inputs: [Input::there(0); INPUTS], count: 0 };
        for (place, side) in [field.mover, 1 - field.mover].into_iter().enumerate() {
            for (count, amount) in counts[side].iter().enumerate() {
                told.add(place * COUNTED + count, *amount);
            }
        }
        told.add(SCORE, score / 2.0);
        if let Some(me) = belief.me {
            told.add(if me == field.mover { MOVER_LOOKS } else { OTHER_LOOKS }, 1.0);
        }
        told.add(TURNS_LEFT, f64::from(field.turns_left) / 400.0);
        told
    }

    fn add(&mut self, place: usize, amount: f64) {
        let input = Input::of(place, amount as f32);
        if input.amount != 0 {
            self.inputs[self.count] = input;
            self.count += 1;
        }
    }

    pub(super) fn inputs(&self) -> &[Input] {
        &self.inputs[..self.count]
    }
}

/// The chance of whoever begins a turn now.
pub(super) fn chance(net: &Judgement, told: &Told) -> f64 {
    let mut chances = [0.0; 2];
    net.chances(told.inputs(), &mut chances);
    f64::from(chances[0])
}
