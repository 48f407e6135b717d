//! A trained network in whole numbers: a word of it costs less than a microsecond and no heap.

use crate::net::{CEILING, Parts};
use crate::{Input, MOST_AMOUNT, MOST_HIDDEN, Net, ONE, Shape, softmax};

/// Hidden values are counted in parts of 2 to minus this.
const STEP_BITS: u32 = 8;
const STEPS: f32 = (1 << STEP_BITS) as f32;
/// A sum of the first layer has at least as many bits after the point as a hidden value.
const FEWEST_BITS: u8 = (STEP_BITS - ONE.trailing_zeros()) as u8;
/// The most that a hidden value can be.
const TOP: i32 = (CEILING * STEPS) as i32;

/// A network, rounded: weights of 16 bits, sums of 32.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    pub(crate) shape: Shape,
    /// All weights, in the order of the net's.
    pub(crate) weights: Vec<i16>,
    /// The biases of the three layers, in the sums' own parts.
    pub(crate) biases: Vec<i32>,
    /// Of each layer: a weight is counted in parts of 2 to minus this.
    pub(crate) bits: [u8; 3],
}

/// A weight is too large for whole numbers of this size, or a sum of them could be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the weights of layer {layer} are too large for sums of 32 bits: train with shorter steps")]
pub struct TooLarge {
    /// Which of the three.
    pub layer: usize,
}

/// One layer as it is rounded: for each value that it makes, the weights and the bias.
struct Layer<'a> {
    sums: Vec<(Vec<f32>, f32)>,
    /// What an input of the layer can be at most, in its own parts, and how many parts are one.
    most: i32,
    parts: f32,
    stored: &'a [f32],
}

impl Judgement {
    /// Round a net.
    ///
    /// # Errors
    /// If a sum could be more than 32 bits.
    pub fn of(net: &Net) -> Result<Judgement, TooLarge> {
        let shape = net.shape();
        let layers = layers(shape, &net.parts());
        let mut judgement = Judgement { shape, weights: Vec::new(), biases: Vec::new(), bits: [0; 3] };
        for (number, layer) in layers.iter().enumerate() {
            let bits = (FEWEST_BITS..=14)
                .rev()
                .find(|bits| layer.fits(*bits))
                .ok_or(TooLarge { layer: number + 1 })?;
            let scale = f32::from(1u16 << bits);
            judgement.bits[number] = bits;
            judgement.weights.extend(layer.stored.iter().map(|weight| (weight * scale).round() as i16));
            let biases = layer.sums.iter().map(|(_, bias)| (bias * scale * layer.parts).round() as i32);
            judgement.biases.extend(biases);
        }
        Ok(judgement)
    }

    /// The net as it was rounded, to learn on from.
    pub fn net(&self) -> Net {
        let Shape { inputs, first, second, outputs } = self.shape;
        let (mut weights, mut biases) = (self.weights.iter(), self.biases.iter());
        let sizes = [
            (inputs * first, first, f32::from(ONE)),
            (first * second, second, STEPS),
            (second * outputs, outputs, STEPS),
        ];
        let mut all = Vec::with_capacity(self.shape.weights());
        for ((size, values, parts), bits) in sizes.into_iter().zip(self.bits) {
            let scale = f32::from(1u16 << bits);
            all.extend(weights.by_ref().take(size).map(|weight| f32::from(*weight) / scale));
            all.extend(biases.by_ref().take(values).map(|bias| *bias as f32 / (scale * parts)));
        }
        Net::with(self.shape, all)
    }

    /// Its size.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Everybody's chance.
    ///
    /// # Panics
    /// If there is not one place for each output, or an input is not known.
    pub fn chances(&self, inputs: &[Input], into: &mut [f32]) {
        let Shape { first, second, outputs, inputs: count } = self.shape;
        let (rows, rest) = self.weights.split_at(count * first);
        let (second_rows, out_rows) = rest.split_at(first * second);
        let (first_bias, rest) = self.biases.split_at(first);
        let (second_bias, out_bias) = rest.split_at(second);
        let mut sums = [0i32; MOST_HIDDEN];
        sums[..first].copy_from_slice(first_bias);
        for input in inputs {
            let start = usize::from(input.place) * first;
            add(&mut sums[..first], &rows[start..start + first], input.amount);
        }
        let mut hidden = [0i16; MOST_HIDDEN];
        cut(&sums[..first], &mut hidden, u32::from(self.bits[0]) + ONE.trailing_zeros());
        let mut next = [0i32; MOST_HIDDEN];
        weigh(second_rows, &hidden[..first], second_bias, &mut next);
        cut(&next[..second], &mut hidden, u32::from(self.bits[1]) + STEP_BITS);
        assert_eq!(into.len(), outputs, "a place for each chance");
        let scale = f32::from(1u16 << self.bits[2]) * STEPS;
        let mut last = [0i32; MOST_HIDDEN];
        weigh(out_rows, &hidden[..second], out_bias, &mut last);
        into.iter_mut().zip(last).for_each(|(into, sum)| *into = sum as f32 / scale);
        softmax(into);
    }
}

/// The three layers of a net.
fn layers<'a>(shape: Shape, parts: &Parts<'a>) -> [Layer<'a>; 3] {
    let Shape { first, second, .. } = shape;
    let column = |value: usize| parts.rows.iter().skip(value).step_by(first).copied().collect();
    let rows = |weights: &[f32], biases: &[f32], width: usize| {
        let rows = weights.chunks_exact(width).map(<[f32]>::to_vec);
        rows.zip(biases.iter().copied()).collect::<Vec<_>>()
    };
    let (input, hidden) = ((i32::from(MOST_AMOUNT), f32::from(ONE)), (TOP, STEPS));
    let sums: Vec<(Vec<f32>, f32)> =
        (0..first).map(|value| (column(value), parts.first_bias[value])).collect();
    [
        Layer { sums, most: input.0, parts: input.1, stored: parts.rows },
        Layer {
            sums: rows(parts.second, parts.second_bias, first),
            most: hidden.0,
            parts: hidden.1,
            stored: parts.second,
        },
        Layer {
            sums: rows(parts.out, parts.out_bias, second),
            most: hidden.0,
            parts: hidden.1,
            stored: parts.out,
        },
    ]
}

impl Layer<'_> {
    /// With weights in parts of 2 to minus so many: can neither a weight nor any sum be too large?
    fn fits(&self, bits: u8) -> bool {
        let scale = f64::from(1u16 << bits);
        self.sums.iter().all(|(weights, bias)| {
            let sizes = weights.iter().map(|weight| f64::from(weight.abs()) * scale + 1.0);
            let (sum, largest) = sizes.fold((0.0, 0.0f64), |(sum, most), size| (sum + size, most.max(size)));
            let bias = f64::from(bias.abs()) * scale * f64::from(self.parts);
            largest < f64::from(i16::MAX) && sum * f64::from(self.most) + bias < f64::from(i32::MAX)
        })
    }
}

fn add(sums: &mut [i32], row: &[i16], amount: i16) {
    if amount == ONE {
        // Most inputs are simply there.
        sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += i32::from(*weight) << ONE.trailing_zeros());
        return;
    }
    let amount = i32::from(amount);
    sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += i32::from(*weight) * amount);
}

/// Hidden values from their sums, which have so many bits after the point.
fn cut(sums: &[i32], hidden: &mut [i16; MOST_HIDDEN], bits: u32) {
    let shift = bits - STEP_BITS;
    hidden.iter_mut().zip(sums).for_each(|(hidden, sum)| *hidden = (sum >> shift).clamp(0, TOP) as i16);
}

fn weigh(rows: &[i16], hidden: &[i16], biases: &[i32], into: &mut [i32; MOST_HIDDEN]) {
    for ((into, row), bias) in into.iter_mut().zip(rows.chunks_exact(hidden.len())).zip(biases) {
        *into = bias + dot(row, hidden);
    }
}

/// The sum of the products, two by two: processors have an instruction for four of these at once.
fn dot(row: &[i16], hidden: &[i16]) -> i32 {
    let ((row, row_rest), (hidden, hidden_rest)) = (row.as_chunks::<8>(), hidden.as_chunks::<8>());
    let product = |a: i16, b: i16| i32::from(a) * i32::from(b);
    let mut sums = [0i32; 4];
    for (row, hidden) in row.iter().zip(hidden) {
        for (lane, sum) in sums.iter_mut().enumerate() {
            let (even, odd) = (2 * lane, 2 * lane + 1);
            *sum += product(row[even], hidden[even]) + product(row[odd], hidden[odd]);
        }
    }
    let rest: i32 = row_rest.iter().zip(hidden_rest).map(|(a, b)| product(*a, *b)).sum();
    sums.iter().sum::<i32>() + rest
}
