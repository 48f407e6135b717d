//! A fully connected network in floating point, as it is trained.

use crate::{Input, softmax};
use luckhouse_engine::Rng;

/// Hidden values of a layer at most: they lie on the stack.
pub const MOST_HIDDEN: usize = 128;
/// Outputs at most: one for each seat.
pub const MOST_OUTPUTS: usize = 8;
/// A hidden value is between 0 and this.
pub(crate) const CEILING: f32 = 8.0;

/// How large a network is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// What it can be told.
    pub inputs: usize,
    /// The first hidden layer.
    pub first: usize,
    /// The second hidden layer.
    pub second: usize,
    /// Whose chances it says.
    pub outputs: usize,
}

impl Shape {
    /// Can a network have this shape?
    pub fn is_sound(self) -> bool {
        let Shape { inputs, first, second, outputs } = self;
        (1..=usize::from(u16::MAX)).contains(&inputs)
            && (1..=MOST_HIDDEN).contains(&first)
            && (1..=MOST_HIDDEN).contains(&second)
            && (2..=MOST_OUTPUTS).contains(&outputs)
    }

    /// Where each part of the weights ends: the rows of the inputs, the first biases, and so on.
    pub(crate) fn ends(self) -> [usize; 6] {
        let Shape { inputs, first, second, outputs } = self;
        let mut end = 0;
        [inputs * first, first, first * second, second, second * outputs, outputs].map(|size| {
            end += size;
            end
        })
    }

    /// How many weights there are.
    pub fn weights(self) -> usize {
        self.ends()[5]
    }
}

/// The weights of a network, in the order in which they are used.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    shape: Shape,
    pub(crate) weights: Vec<f32>,
}

/// The weights, part by part.
pub(crate) struct Parts<'a> {
    /// For each input what it adds to every value of the first layer.
    pub(crate) rows: &'a [f32],
    pub(crate) first_bias: &'a [f32],
    /// For each value of the second layer what it takes of every value of the first.
    pub(crate) second: &'a [f32],
    pub(crate) second_bias: &'a [f32],
    pub(crate) out: &'a [f32],
    pub(crate) out_bias: &'a [f32],
}

/// What a network thought of one position.
pub(crate) struct Thought {
    pub(crate) first: [f32; MOST_HIDDEN],
    pub(crate) second: [f32; MOST_HIDDEN],
    pub(crate) chances: [f32; MOST_OUTPUTS],
}

impl Net {
    /// A network that knows nothing: small random weights, everybody's chances nearly the same.
    ///
    /// # Panics
    /// If no network can have this shape.
    pub fn blank(shape: Shape, rng: &mut Rng) -> Net {
        assert!(shape.is_sound(), "no network has the shape {shape:?}");
        let ends = shape.ends();
        let uniform = |rng: &mut Rng, width: f32| (rng.below(20_001) as f32 / 10_000.0 - 1.0) * width;
        let width = |place: usize| match place {
            // About a dozen inputs are there at a time.
            _ if place < ends[0] => 0.25,
            _ if (ends[1]..ends[2]).contains(&place) => (3.0 / shape.first as f32).sqrt(),
            _ if (ends[3]..ends[4]).contains(&place) => (0.1 / shape.second as f32).sqrt(),
            _ => 0.0,
        };
        Net { shape, weights: (0..ends[5]).map(|place| uniform(rng, width(place))).collect() }
    }

    /// Its size.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// A network with these weights.
    pub(crate) fn with(shape: Shape, weights: Vec<f32>) -> Net {
        assert_eq!(weights.len(), shape.weights(), "a number for each weight");
        Net { shape, weights }
    }

    /// These inputs have no say at first: they learn only what the others cannot tell.
    pub fn silence(&mut self, inputs: std::ops::Range<usize>) {
        self.weights[inputs.start * self.shape.first..inputs.end * self.shape.first].fill(0.0);
    }

    pub(crate) fn parts(&self) -> Parts<'_> {
        let ends = self.shape.ends();
        let part = |n: usize| &self.weights[ends[n - 1]..ends[n]];
        Parts {
            rows: &self.weights[..ends[0]],
            first_bias: part(1),
            second: part(2),
            second_bias: part(3),
            out: part(4),
            out_bias: part(5),
        }
    }

    /// Everybody's chance, written to the front of the list.
    pub fn chances(&self, inputs: &[Input], into: &mut [f32]) {
        into.copy_from_slice(&self.think(inputs).chances[..self.shape.outputs]);
    }

    pub(crate) fn think(&self, inputs: &[Input]) -> Thought {
        let (Shape { first, second, outputs, .. }, parts) = (self.shape, self.parts());
        let mut thought =
            Thought { first: [0.0; MOST_HIDDEN], second: [0.0; MOST_HIDDEN], chances: [0.0; MOST_OUTPUTS] };
        thought.first[..first].copy_from_slice(parts.first_bias);
        for input in inputs {
            let (start, value) = (usize::from(input.place) * first, input.value());
            add(&mut thought.first[..first], &parts.rows[start..start + first], value);
        }
        thought.first[..first].iter_mut().for_each(|value| *value = value.clamp(0.0, CEILING));
        for (value, (row, bias)) in
            thought.second.iter_mut().zip(parts.second.chunks_exact(first).zip(parts.second_bias))
        {
            *value = (bias + dot(row, &thought.first[..first])).clamp(0.0, CEILING);
        }
        for (value, (row, bias)) in
            thought.chances.iter_mut().zip(parts.out.chunks_exact(second).zip(parts.out_bias))
        {
            *value = bias + dot(row, &thought.second[..second]);
        }
        softmax(&mut thought.chances[..outputs]);
        thought
    }
}

/// Add so much of one list to another.
pub(crate) fn add(to: &mut [f32], what: &[f32], times: f32) {
    to.iter_mut().zip(what).for_each(|(to, what)| *to += times * what);
}

/// The sum of the products, in an order that is always the same and that a processor can do eight at a time.
pub(crate) fn dot(a: &[f32], b: &[f32]) -> f32 {
    let mut sums = [0.0f32; 8];
    let (a, b) = ((a.chunks_exact(8), a.len() / 8 * 8, a), (b.chunks_exact(8), b));
    for (a, b) in a.0.zip(b.0) {
        for lane in 0..8 {
            sums[lane] += a[lane] * b[lane];
        }
    }
    let rest: f32 = a.2[a.1..].iter().zip(&b.1[a.1..]).map(|(a, b)| a * b).sum();
    sums.iter().sum::<f32>() + rest
}
