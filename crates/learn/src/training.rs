//! Learning from positions whose worth is known, more or less: minibatches and Adam.

use crate::net::{CEILING, MOST_HIDDEN, add};
use crate::{Input, MOST_OUTPUTS, Net, Shape};
use luckhouse_engine::Rng;
use rayon::prelude::*;

/// A position, and what it was worth to everybody.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// What is told of it.
    pub inputs: Box<[Input]>,
    /// What it was worth to each. It adds up to 1; with luck taken out, a part can be below 0.
    pub aim: [f32; MOST_OUTPUTS],
}

/// How to learn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Training {
    /// How often each lesson is seen.
    pub passes: usize,
    /// Lessons for each step.
    pub batch: usize,
    /// The length of the first step; the last one is next to nothing.
    pub rate: f32,
    /// Where the order of the lessons comes from.
    pub seed: u64,
}

/// The lessons of a batch are added up in parts of this size, one after the other: how many threads there are changes
/// nothing, to the last bit.
const PART: usize = 128;

/// Is this game one of those that are never learned from? One in ten is. All positions of a game go together: those of
/// the same game are too much alike to be a test.
///
/// ```
/// let held = (0..10_000).filter(|game| luckhouse_learn::held_out(7, *game)).count();
/// assert!((900..1100).contains(&held));
/// ```
pub fn held_out(seed: u64, game: u64) -> bool {
    Rng::stream(seed ^ 0x6865_6c64, game).below(10) == 0
}

/// Let the net learn.
pub fn train(net: &mut Net, lessons: &[Lesson], training: Training) {
    let (mut adam, mut rng) = (Adam::new(net.shape()), Rng::seeded(training.seed));
    let mut order: Vec<u32> = (0..lessons.len() as u32).collect();
    let steps = training.passes * order.len().div_ceil(training.batch);
    let mut step = 0;
    for _ in 0..training.passes {
        shuffle(&mut order, &mut rng);
        for batch in order.chunks(training.batch) {
            let slopes = slopes_of(net, lessons, batch);
            let left = 1.0 - step as f32 / steps as f32;
            adam.step(net, &slopes, batch.len(), training.rate * left);
            step += 1;
        }
    }
}

fn shuffle(order: &mut [u32], rng: &mut Rng) {
    for place in (1..order.len()).rev() {
        order.swap(place, rng.below(place as u64 + 1) as usize);
    }
}

/// The slope of each weight, for each part of a batch.
fn slopes_of(net: &Net, lessons: &[Lesson], batch: &[u32]) -> Vec<Vec<f32>> {
    let of_part = |part: &[u32]| {
        let mut slopes = vec![0.0; net.shape().weights()];
        part.iter().for_each(|lesson| add_slopes(net, &lessons[*lesson as usize], &mut slopes));
        slopes
    };
    batch.par_chunks(PART).map(of_part).collect()
}

/// The slopes of the cross entropy of one lesson.
fn add_slopes(net: &Net, lesson: &Lesson, slopes: &mut [f32]) {
    let (Shape { first, second, outputs, .. }, parts) = (net.shape(), net.parts());
    let thought = net.think(&lesson.inputs);
    let ends = net.shape().ends();
    let (rows, rest) = slopes.split_at_mut(ends[0]);
    let (first_bias, rest) = rest.split_at_mut(first);
    let (second_rows, rest) = rest.split_at_mut(first * second);
    let (second_bias, rest) = rest.split_at_mut(second);
    let (out_rows, out_bias) = rest.split_at_mut(second * outputs);
    let (mut of_second, mut of_first) = ([0.0; MOST_HIDDEN], [0.0; MOST_HIDDEN]);
    for (output, bias) in out_bias.iter_mut().enumerate() {
        let off = thought.chances[output] - lesson.aim[output];
        *bias += off;
        let row = output * second..(output + 1) * second;
        add(&mut out_rows[row.clone()], &thought.second[..second], off);
        add(&mut of_second[..second], &parts.out[row], off);
    }
    for value in 0..second {
        if !moves(thought.second[value]) {
            continue;
        }
        let off = of_second[value];
        second_bias[value] += off;
        let row = value * first..(value + 1) * first;
        add(&mut second_rows[row.clone()], &thought.first[..first], off);
        add(&mut of_first[..first], &parts.second[row], off);
    }
    of_first.iter_mut().zip(thought.first).filter(|(_, at)| !moves(*at)).for_each(|(off, _)| *off = 0.0);
    add(first_bias, &of_first[..first], 1.0);
    for input in &lesson.inputs {
        let start = usize::from(input.place) * first;
        add(&mut rows[start..start + first], &of_first[..first], input.value());
    }
}

/// Does a small change of what goes in change a hidden value?
fn moves(value: f32) -> bool {
    value > 0.0 && value < CEILING
}

/// Steps whose length follows from how much each slope has varied (Kingma and Ba, 2015).
struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

const MEMORY: f32 = 0.9;
const LONG_MEMORY: f32 = 0.999;
/// Weights fade by this part of each step, so that those nobody needs go.
const FADING: f32 = 1e-4;
/// Weights for each piece of work of a thread.
const PIECE: usize = 4096;

impl Adam {
    fn new(shape: Shape) -> Adam {
        Adam { mean: vec![0.0; shape.weights()], square: vec![0.0; shape.weights()], steps: 0 }
    }

    fn step(&mut self, net: &mut Net, parts: &[Vec<f32>], lessons: usize, rate: f32) {
        self.steps += 1;
        let unbias = (1.0 - power(MEMORY, self.steps), 1.0 - power(LONG_MEMORY, self.steps));
        let weights = net.weights.par_chunks_mut(PIECE);
        let memory = self.mean.par_chunks_mut(PIECE).zip(self.square.par_chunks_mut(PIECE));
        weights.zip(memory).enumerate().for_each(|(piece, (weights, (mean, square)))| {
            let start = piece * PIECE;
            for place in 0..weights.len() {
                let sum: f32 = parts.iter().map(|part| part[start + place]).sum();
                let slope = sum / lessons as f32;
                mean[place] += (1.0 - MEMORY) * (slope - mean[place]);
                square[place] += (1.0 - LONG_MEMORY) * (slope * slope - square[place]);
                let length = (square[place] / unbias.1).sqrt() + 1e-8;
                weights[place] -= rate * (mean[place] / unbias.0 / length + FADING * weights[place]);
            }
        });
    }
}

/// A power by multiplications alone, as everywhere here.
fn power(base: f32, times: i32) -> f32 {
    // Beyond this it is nothing.
    (0..times.min(20_000)).fold(1.0, |product: f32, _| product * base)
}

/// How far a judge is off from lessons.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Misses {
    /// In the mean, without sign.
    pub mean: f64,
    /// The root of the mean square.
    pub root: f64,
}

impl Misses {
    /// How far these are from 0.
    pub fn of(misses: impl Iterator<Item = f64>) -> Misses {
        let (count, sum, squares) = misses.fold((0_u64, 0.0, 0.0), |(count, sum, squares), off| {
            (count + 1, sum + off.abs(), squares + off * off)
        });
        let count = count.max(1) as f64;
        Misses { mean: sum / count, root: (squares / count).sqrt() }
    }
}

/// How far off this judge is from these lessons, the noise of the lessons included.
pub fn misses(lessons: &[Lesson], outputs: usize, judge: impl Fn(&[Input], &mut [f32]) + Sync) -> Misses {
    let of = |lesson: &Lesson| {
        let mut said = [0.0; MOST_OUTPUTS];
        judge(&lesson.inputs, &mut said[..outputs]);
        std::array::from_fn::<f64, MOST_OUTPUTS, _>(|output| f64::from(said[output] - lesson.aim[output]))
    };
    let all: Vec<[f64; MOST_OUTPUTS]> = lessons.par_iter().map(of).collect();
    Misses::of(all.iter().flat_map(|misses| misses.iter().copied().take(outputs)))
}
