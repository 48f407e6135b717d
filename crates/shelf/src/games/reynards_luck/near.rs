//! A layout that differs from another in one small thing, for whoever tunes one. What one side gets, the other gets too.

use luckhouse_engine::{Rng, Seat};
use luckhouse_games::reynards_luck::{Bag, Layout, Sort};
use std::fmt::Display;

/// A layout as words: what can be changed, and what is checked again when it is read.
struct Words {
    pieces: Vec<(String, u64)>,
    cards: Vec<(String, u64)>,
    foxheads: Vec<String>,
    sides: [String; 2],
}

/// A layout near this one; of all attempts the first that is a layout and another one.
pub(super) fn of(layout: &Layout, rng: &mut Rng) -> Option<String> {
    (0..100).find_map(|_| {
        let mut words = Words::of(layout);
        words.change(rng);
        let near = Layout::read(&words.write()).ok()?;
        (near != *layout).then(|| near.to_string())
    })
}

fn counts<T: Sort + Display>(bag: &Bag<T>) -> Vec<(String, u64)> {
    bag.sorts().map(|one| (one.to_string(), u64::from(bag.count(one)))).collect()
}

impl Words {
    fn of(layout: &Layout) -> Words {
        let side = |seat: usize| {
            let side = layout.side(Seat::at(seat));
            let squares = [side.shield].into_iter().chain(side.formation.iter().copied());
            squares.map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
        };
        Words {
            pieces: counts(&layout.pieces),
            cards: counts(&layout.cards),
            foxheads: layout.foxheads.iter().map(ToString::to_string).collect(),
            sides: [side(0), side(1)],
        }
    }

    fn write(&self) -> String {
        let counts = |list: &[(String, u64)]| {
            let all = list.iter().filter(|(_, count)| *count > 0);
            all.map(|(name, count)| format!(" {name}:{count}")).collect::<String>()
        };
        let (pieces, cards, [red, blue]) = (counts(&self.pieces), counts(&self.cards), &self.sides);
        let foxheads = self.foxheads.join(" ");
        format!("pieces{pieces}; cards{cards}; foxheads {foxheads}; red {red}; blue {blue}")
    }

    fn change(&mut self, rng: &mut Rng) {
        match rng.below(3) {
            0 => self.foxhead(rng),
            1 => one_for_another(&mut self.pieces, rng),
            _ => one_for_another(&mut self.cards, rng),
        }
    }

    /// A foxhead and the one across the board from it move a step, each the mirror of the other.
    fn foxhead(&mut self, rng: &mut Rng) {
        let place = rng.below(self.foxheads.len() as u64) as usize;
        let (file, rank) = [(1, 0), (-1, 0), (0, 1), (0, -1)][rng.below(4) as usize];
        let before = self.foxheads[place].clone();
        let Some(after) = moved(&before, file, rank) else { return };
        let (across, opposite) = (mirrored(&before), mirrored(&after));
        for square in &mut self.foxheads {
            match &*square {
                own if *own == before => square.clone_from(&after),
                own if *own == across => square.clone_from(&opposite),
                _ => {}
            }
        }
    }
}

/// As many as before, but one of a kind is of another.
fn one_for_another(counts: &mut [(String, u64)], rng: &mut Rng) {
    let [from, to] = [(); 2].map(|()| rng.below(counts.len() as u64) as usize);
    if from != to && counts[from].1 > 0 {
        counts[from].1 -= 1;
        counts[to].1 += 1;
    }
}

fn moved(square: &str, file: i8, rank: i8) -> Option<String> {
    let [own_file, own_rank] = square.as_bytes() else { return None };
    let file = own_file.checked_add_signed(file).filter(|file| (b'a'..=b'i').contains(file))?;
    let rank = own_rank.checked_add_signed(rank).filter(|rank| (b'1'..=b'9').contains(rank))?;
    Some(format!("{}{}", char::from(file), char::from(rank)))
}

/// The square that it is for whoever sits across.
fn mirrored(square: &str) -> String {
    let turn = |sign: char| match sign {
        'a'..='i' => char::from(b'a' + b'i' - sign as u8),
        _ => char::from(b'1' + b'9' - sign as u8),
    };
    square.chars().map(turn).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_hundred_changes_leave_a_layout_that_is_the_same_for_both() {
        let (mut rng, mut layout) = (Rng::seeded(1), Layout::crossing());
        let (pieces, cards) = (counts(&layout.pieces), counts(&layout.cards));
        let all = |counts: &[(String, u64)]| counts.iter().map(|(_, count)| count).sum::<u64>();
        let mut moved = false;
        for _ in 0..300 {
            let next = Layout::read(&of(&layout, &mut rng).unwrap()).unwrap();
            assert_ne!(next, layout);
            assert_eq!(all(&counts(&next.pieces)), all(&pieces));
            assert_eq!(all(&counts(&next.cards)), all(&cards));
            let mut heads: Vec<String> = next.foxheads.iter().map(ToString::to_string).collect();
            let mut across: Vec<String> = heads.iter().map(|square| mirrored(square)).collect();
            heads.sort();
            across.sort();
            assert_eq!(heads, across, "what one side sees the other sees");
            moved |= next.foxheads != layout.foxheads;
            layout = next;
        }
        assert!(moved, "foxheads never moved");
    }
}
