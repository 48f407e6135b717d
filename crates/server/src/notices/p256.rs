//! The public half of a given key on the curve P-256. `ring` makes such keys from chance only, and takes a given one only
//! with its public half; but the key by which push services know the house follows from the house's own, so that every
//! node has the same. It is worked out here once, in the plainest way. A wrong answer goes nowhere: `ring` compares the
//! halves before it signs.

/// A number of 256 bits, its lowest 64 first.
pub(crate) type Number = [u64; 4];

/// What coordinates are counted modulo: 2^256 − 2^224 + 2^192 + 2^96 − 1.
const PRIME: Number = [0xffff_ffff_ffff_ffff, 0x0000_0000_ffff_ffff, 0, 0xffff_ffff_0000_0001];
const ZERO: Number = [0; 4];
const ONE: Number = [1, 0, 0, 0];

/// A point, as a push service is told it: 4, and both coordinates.
pub(crate) type Point = [u8; 65];

/// The point that all public keys are multiples of.
const BASE: (Number, Number) = (
    [0xf4a1_3945_d898_c296, 0x7703_7d81_2deb_33a0, 0xf8bc_e6e5_63a4_40f2, 0x6b17_d1f2_e12c_4247],
    [0xcbb6_4068_37bf_51f5, 0x2bce_3357_6b31_5ece, 0x8ee7_eb4a_7c0f_9e16, 0x4fe3_42e2_fe1a_7f9b],
);

/// The public half of this key.
pub(crate) fn public(private: &[u8; 32]) -> Point {
    written(multiple(private, BASE))
}

fn written((x, y): (Number, Number)) -> Point {
    let mut point = [4; 65];
    point[1..33].copy_from_slice(&bytes(x));
    point[33..].copy_from_slice(&bytes(y));
    point
}

pub(crate) fn bytes(number: Number) -> [u8; 32] {
    let mut all = [0; 32];
    for (place, part) in all.chunks_exact_mut(8).zip(number.iter().rev()) {
        place.copy_from_slice(&part.to_be_bytes());
    }
    all
}

pub(crate) fn number(bytes: &[u8; 32]) -> Number {
    let mut number = ZERO;
    for (part, bytes) in number.iter_mut().rev().zip(bytes.chunks_exact(8)) {
        *part = bytes.iter().fold(0, |part, byte| part << 8 | u64::from(*byte));
    }
    number
}

/// A sum of 257 bits.
fn plus(one: Number, other: Number) -> (Number, bool) {
    let (mut sum, mut carry) = (ZERO, false);
    for (place, (one, other)) in sum.iter_mut().zip(one.into_iter().zip(other)) {
        let (part, first) = one.overflowing_add(other);
        let (part, second) = part.overflowing_add(carry.into());
        (*place, carry) = (part, first || second);
    }
    (sum, carry)
}

/// A difference, and whether it is below 0.
fn minus(one: Number, other: Number) -> (Number, bool) {
    let (mut rest, mut borrow) = (ZERO, false);
    for (place, (one, other)) in rest.iter_mut().zip(one.into_iter().zip(other)) {
        let (part, first) = one.overflowing_sub(other);
        let (part, second) = part.overflowing_sub(borrow.into());
        (*place, borrow) = (part, first || second);
    }
    (rest, borrow)
}

fn add(one: Number, other: Number) -> Number {
    let (sum, carry) = plus(one, other);
    let (less, below) = minus(sum, PRIME);
    if carry || !below { less } else { sum }
}

fn sub(one: Number, other: Number) -> Number {
    let (rest, below) = minus(one, other);
    if below { plus(rest, PRIME).0 } else { rest }
}

/// The bits of a number, the highest first.
fn bits(number: Number) -> impl Iterator<Item = bool> {
    (0..256).rev().map(move |bit| number[bit / 64] >> (bit % 64) & 1 == 1)
}

fn mul(one: Number, other: Number) -> Number {
    bits(other).fold(ZERO, |product, bit| {
        let double = add(product, product);
        if bit { add(double, one) } else { double }
    })
}

fn square(number: Number) -> Number {
    mul(number, number)
}

/// 1 divided by a number: its power by two less than the prime.
fn inverse(number: Number) -> Number {
    bits(minus(PRIME, [2, 0, 0, 0]).0).fold(ONE, |power, bit| {
        let power = square(power);
        if bit { mul(power, number) } else { power }
    })
}

/// A point as x / z² and y / z³; z is 0 for the one that changes nothing.
#[derive(Clone, Copy)]
struct Place {
    x: Number,
    y: Number,
    z: Number,
}

impl Place {
    fn doubled(self) -> Place {
        let Place { x, y, z } = self;
        let double = |number| add(number, number);
        let (delta, gamma) = (square(z), square(y));
        let beta = mul(x, gamma);
        let third = mul(sub(x, delta), add(x, delta));
        let alpha = add(double(third), third);
        let (four, eight) = (double(double(beta)), double(double(double(square(gamma)))));
        let new = sub(square(alpha), double(four));
        Place {
            x: new,
            y: sub(mul(alpha, sub(four, new)), eight),
            z: sub(sub(square(add(y, z)), gamma), delta),
        }
    }

    /// The sum with another point. The two are never the same while a multiple is worked out.
    fn with(self, (x, y): (Number, Number)) -> Place {
        if self.z == ZERO {
            return Place { x, y, z: ONE };
        }
        let second = square(self.z);
        let across = sub(mul(x, second), self.x);
        let up = sub(mul(y, mul(self.z, second)), self.y);
        let (once, thrice) = (square(across), mul(square(across), across));
        let between = mul(self.x, once);
        let new = sub(sub(square(up), thrice), add(between, between));
        Place { x: new, y: sub(mul(up, sub(between, new)), mul(self.y, thrice)), z: mul(self.z, across) }
    }

    fn coordinates(self) -> (Number, Number) {
        let inverse = inverse(self.z);
        let second = square(inverse);
        (mul(self.x, second), mul(self.y, mul(second, inverse)))
    }
}

/// So many times a point. The factor is less than the curve has points.
pub(crate) fn multiple(factor: &[u8; 32], point: (Number, Number)) -> (Number, Number) {
    let nothing = Place { x: ONE, y: ONE, z: ZERO };
    let place = bits(number(factor)).fold(nothing, |place, bit| {
        let double = place.doubled();
        if bit { double.with(point) } else { double }
    });
    place.coordinates()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::rand::SystemRandom;
    use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair};

    /// The bytes of these hexadecimal digits.
    fn hex<const N: usize>(text: &str) -> [u8; N] {
        std::array::from_fn(|at| u8::from_str_radix(&text[2 * at..2 * at + 2], 16).unwrap())
    }

    #[test]
    fn a_known_key_has_its_known_half() {
        // RFC 6979, A.2.5.
        let private = hex("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721");
        let x: [u8; 32] = hex("60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6");
        let y: [u8; 32] = hex("7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299");
        let found = public(&private);
        assert_eq!((found[0], &found[1..33], &found[33..]), (4, &x[..], &y[..]));
    }

    #[test]
    fn ring_agrees_with_every_half() {
        for seed in 0..8u8 {
            let private: [u8; 32] = std::array::from_fn(|at| seed.wrapping_mul(31).wrapping_add(at as u8));
            let (way, random) = (&ECDSA_P256_SHA256_FIXED_SIGNING, SystemRandom::new());
            let half = public(&private);
            assert!(EcdsaKeyPair::from_private_key_and_public_key(way, &private, &half, &random).is_ok());
            let mut wrong = half;
            wrong[64] ^= 1;
            assert!(EcdsaKeyPair::from_private_key_and_public_key(way, &private, &wrong, &random).is_err());
        }
    }
}
