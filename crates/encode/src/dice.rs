//! Places for sets of dice: every set of at most so many dice has a number, in order, and no dice at all have 0.

use luckhouse_engine::DiceSet;

/// A numbering of all sets of at most `N` dice.
pub(crate) struct Sets<const N: usize>;

impl<const N: usize> Sets<N> {
    /// `SKIPPED[face][left][count]`: how many sets with the same dice of the lower faces, and `left` dice still to be had,
    /// show this face less than `count` times.
    const SKIPPED: [[[u16; 8]; 7]; 6] = skipped();

    /// How many sets there are, the empty one included.
    pub(crate) const COUNT: usize = sets(6, N) as usize;

    /// The number of a set.
    #[inline]
    pub(crate) fn place(dice: DiceSet) -> usize {
        let (mut left, mut place) = (N, 0);
        for (face, count) in dice.counts().into_iter().enumerate() {
            let count = usize::from(count);
            place += usize::from(Self::SKIPPED[face][left][count]);
            left -= count;
        }
        place
    }
}

/// Sets of at most so many dice with so many faces.
const fn sets(faces: usize, dice: usize) -> u16 {
    let (mut ways, mut step) = (1, 1);
    while step <= faces {
        ways = ways * (dice + step) / step;
        step += 1;
    }
    ways as u16
}

const fn skipped() -> [[[u16; 8]; 7]; 6] {
    let mut table = [[[0; 8]; 7]; 6];
    let mut face = 0;
    while face < 6 {
        let mut left = 0;
        while left < 7 {
            let mut count = 0;
            while count <= left {
                table[face][left][count + 1] = table[face][left][count] + sets(5 - face, left - count);
                count += 1;
            }
            left += 1;
        }
        face += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_has_a_place_of_its_own_and_none_is_left_out() {
        let all = (0..=6).flat_map(DiceSet::every);
        let mut places: Vec<usize> = all.map(Sets::<6>::place).collect();
        places.sort_unstable();
        assert_eq!(places, (0..Sets::<6>::COUNT).collect::<Vec<_>>());
        let some: Vec<usize> = (0..=5).flat_map(DiceSet::every).map(Sets::<5>::place).collect();
        assert_eq!((some.len(), some.iter().max()), (Sets::<5>::COUNT, Some(&461)));
    }

    #[test]
    fn no_dice_come_first() {
        assert_eq!((Sets::<6>::place(DiceSet::EMPTY), Sets::<6>::COUNT), (0, 924));
    }
}
