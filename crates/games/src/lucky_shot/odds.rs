//! Exact chances that a player wants to know.

use luckhouse_engine::Fraction;

/// Dice that the owner of a raided fort rolls: one for every two standing bricks, at least one (LS-12).
pub const fn blocking_dice(bricks: u8) -> usize {
    let pairs = bricks / 2;
    if pairs == 0 { 1 } else { pairs as usize }
}

/// A raid on a fort with so many standing bricks gets through.
pub fn raid_succeeds(bricks: u8) -> Fraction {
    let dice = blocking_dice(bricks) as u32;
    Fraction { ways: 5u64.pow(dice), total: 6u64.pow(dice) }
}

/// At least one of so many dice shows one of so many different levels.
///
/// # Panics
/// If there are more than six levels.
pub fn some_match(dice: u32, levels: u8) -> Fraction {
    assert!(levels <= 6, "there are six levels");
    let total = 6u64.pow(dice);
    Fraction { ways: total - u64::from(6 - levels).pow(dice), total }
}

/// What can become of a treasure on the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveOdds {
    /// It arrives.
    pub arrives: Fraction,
    /// One of those who rolled takes it.
    pub stolen: Fraction,
    /// Two matched: it becomes Available.
    pub scattered: Fraction,
}

/// A move when so many others, at most two, may roll to steal (LS-13).
pub fn move_odds(thieves: u32) -> MoveOdds {
    let total = 6u64.pow(thieves);
    let of = |ways| Fraction { ways, total };
    let (safe, one) = match thieves {
        0 => (1, 0),
        // Any of them matches, all others miss.
        _ => (5u64.pow(thieves), u64::from(thieves) * 5u64.pow(thieves - 1)),
    };
    MoveOdds { arrives: of(safe), stolen: of(one), scattered: of(total - safe - one) }
}

/// A fort of so many bricks falls within so many turns to one attacker, who takes every die that matches its level
/// for Attack, and the last die of the turn if none did: two bricks if one of three dice matches, else one.
pub fn siege(bricks: u8, turns: u32) -> Fraction {
    let two = some_match(3, 1);
    // Ways in which so many bricks are gone, all that is needed counted together at the end.
    let needed = usize::from(bricks);
    let mut gone = [0u64; 16];
    gone[0] = 1;
    for _ in 0..turns {
        let mut next = [0u64; 16];
        for (bricks, ways) in gone.iter().enumerate().filter(|(_, ways)| **ways > 0) {
            next[needed.min(bricks + 2)] += ways * two.ways;
            next[needed.min(bricks + 1)] += ways * (two.total - two.ways);
        }
        gone = next;
    }
    Fraction { ways: gone[needed], total: two.total.pow(turns) }
}
