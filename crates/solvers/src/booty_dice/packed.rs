//! Numbers that change little from one to the next, in a quarter of their bytes.
//!
//! The numbers are taken plane by plane. In a plane each is told by what it differs from what its neighbours along all axes let
//! expect; thirty-two such differences at a time are written in Rice's code, with as many plain bits as suits them best.

/// The axes of a plane, the outermost first: how many places each has.
pub(super) type Axes = [usize; 4];

/// So many differences share a number of plain bits.
const TOGETHER: usize = 32;
/// That number takes so many bits itself.
const WIDTH: u32 = 5;
/// More plain bits than any difference has.
const MOST_PLAIN: u32 = 20;

/// All of these numbers, in as many planes as they fill.
pub(super) fn pack(numbers: &[u16], axes: Axes) -> Vec<u8> {
    let mut bits = Written::default();
    for plane in numbers.chunks(axes.iter().product()) {
        let mut values: Vec<i32> = plane.iter().map(|number| i32::from(*number)).collect();
        for (length, step) in strides(axes) {
            for run in values.chunks_mut(length * step) {
                (step..run.len())
                    .rev()
                    .for_each(|place| run[place] = run[place].wrapping_sub(run[place - step]));
            }
        }
        for together in values.chunks(TOGETHER) {
            bits.write_together(together);
        }
    }
    bits.bytes
}

/// So many numbers as [`pack`] wrote them.
pub(super) fn unpack(packed: &[u8], count: usize, axes: Axes) -> Vec<u16> {
    let plane = axes.iter().product();
    let (mut bits, mut values, mut numbers) = (Read::of(packed), vec![0; plane], Vec::with_capacity(count));
    while numbers.len() < count {
        values.chunks_mut(TOGETHER).for_each(|together| bits.read_together(together));
        for (length, step) in strides(axes) {
            for run in values.chunks_mut(length * step) {
                (step..run.len()).for_each(|place| run[place] = run[place].wrapping_add(run[place - step]));
            }
        }
        numbers.extend(values.iter().map(|value| *value as u16));
    }
    numbers
}

/// For each axis how long it is, and how far its neighbours lie apart.
fn strides(axes: Axes) -> impl Iterator<Item = (usize, usize)> {
    (0..axes.len()).map(move |axis| (axes[axis], axes[axis + 1..].iter().product()))
}

/// Small numbers for small differences, whatever their sign.
fn unsigned(value: i32) -> u32 {
    ((value << 1) ^ (value >> 31)) as u32
}

fn signed(folded: u32) -> i32 {
    (folded >> 1) as i32 ^ -((folded & 1) as i32)
}

/// Bits in a row, the lowest of each byte first.
#[derive(Default)]
struct Written {
    bytes: Vec<u8>,
    /// How many bits of the last byte are taken; 0 if it is full.
    taken: u32,
}

impl Written {
    fn bit(&mut self, bit: bool) {
        if self.taken == 0 {
            self.bytes.push(0);
        }
        if let Some(last) = self.bytes.last_mut() {
            *last |= u8::from(bit) << self.taken;
        }
        self.taken = (self.taken + 1) % 8;
    }

    fn bits(&mut self, value: u32, width: u32) {
        (0..width).for_each(|place| self.bit(value >> place & 1 == 1));
    }

    fn write_together(&mut self, values: &[i32]) {
        let cost = |plain: &u32| {
            values.iter().map(|value| u64::from(unsigned(*value) >> plain)).sum::<u64>()
                + u64::from(*plain) * values.len() as u64
        };
        let plain = (0..MOST_PLAIN).min_by_key(cost).unwrap_or_default();
        self.bits(plain, WIDTH);
        for value in values.iter().map(|value| unsigned(*value)) {
            (0..value >> plain).for_each(|_| self.bit(false));
            self.bit(true);
            self.bits(value, plain);
        }
    }
}

struct Read<'b> {
    bytes: &'b [u8],
    /// Bits that were taken from the bytes and not read yet, and how many they are.
    held: u64,
    count: u32,
}

impl Read<'_> {
    fn of(bytes: &[u8]) -> Read<'_> {
        Read { bytes, held: 0, count: 0 }
    }

    fn fill(&mut self) {
        while self.count <= 56 {
            // Behind the end stand ones, so that nobody looks for one for ever.
            let (next, rest) =
                self.bytes.split_first().map_or((u8::MAX, &[][..]), |(next, rest)| (*next, rest));
            self.bytes = rest;
            self.held |= u64::from(next) << self.count;
            self.count += 8;
        }
    }

    fn bits(&mut self, width: u32) -> u32 {
        self.fill();
        let value = self.held & ((1 << width) - 1);
        (self.held, self.count) = (self.held >> width, self.count - width);
        value as u32
    }

    /// How many zeros stand before the next one; the one is read as well.
    fn zeros(&mut self) -> u32 {
        let mut zeros = 0;
        loop {
            self.fill();
            let here = self.held.trailing_zeros().min(self.count);
            zeros += here;
            if here < self.count {
                // In two steps: all of the bits that are held may go.
                (self.held, self.count) = (self.held >> here >> 1, self.count - here - 1);
                return zeros;
            }
            (self.held, self.count) = (0, 0);
        }
    }

    fn read_together(&mut self, values: &mut [i32]) {
        let plain = self.bits(WIDTH);
        for value in values {
            let high = self.zeros();
            *value = signed(high << plain | self.bits(plain));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AXES: Axes = [3, 5, 4, 2];

    #[test]
    fn what_is_packed_is_unpacked() {
        let many = |number: &dyn Fn(usize) -> u16| (0..240).map(number).collect::<Vec<u16>>();
        let some = [
            many(&|_| 0),
            many(&|_| u16::MAX),
            many(&|place| place as u16),
            many(&|place| if place % 2 == 0 { u16::MAX } else { 0 }),
            many(&|place| (place * place * 7919 % 65_536) as u16),
            many(&|place| if place == 77 { u16::MAX } else { 5 }),
        ];
        for numbers in some {
            assert_eq!(unpack(&pack(&numbers, AXES), numbers.len(), AXES), numbers);
        }
    }

    #[test]
    fn what_changes_little_takes_little() {
        let smooth: Vec<u16> = (0..240).map(|place| 1000 + place as u16 / 2).collect();
        assert!(pack(&smooth, AXES).len() < smooth.len(), "{}", pack(&smooth, AXES).len());
    }

    #[test]
    fn a_file_that_was_cut_off_is_read_to_some_end() {
        let packed = pack(&[300; 240], AXES);
        assert_eq!(unpack(&packed[..packed.len() / 2], 240, AXES).len(), 240);
        assert_eq!(unpack(&[], 240, AXES).len(), 240);
        assert_eq!(unpack(&[0; 100], 240, AXES).len(), 240);
    }
}
