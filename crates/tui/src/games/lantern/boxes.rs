//! Which of a zone's boxes the dice fill, in the way that they come nearest to.

/// A way to fill boxes: the face of every `X` and the face of every `O`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Aim {
    pub(super) cross: u8,
    pub(super) ring: u8,
}

/// The boxes in order, each with whether a die fills it; and the faces of `X` and `O`.
pub(super) struct Filled {
    pub(super) boxes: Vec<(String, bool)>,
    pub(super) aim: Aim,
}

/// Fill the boxes of a zone, written `4 5 X X X`, with these dice.
pub(super) fn fill(boxes: &str, dice: &[u8]) -> Filled {
    let faces = || 1..=6;
    let aims = faces().flat_map(|cross| faces().map(move |ring| Aim { cross, ring }));
    let filled = aims.filter(|aim| aim.cross != aim.ring).map(|aim| with(boxes, dice, aim));
    let full = |filled: &Filled| filled.boxes.iter().filter(|(_, full)| *full).count();
    let best = filled.reduce(|best, next| if full(&next) > full(&best) { next } else { best });
    best.unwrap_or(Filled { boxes: Vec::new(), aim: Aim { cross: 1, ring: 2 } })
}

fn with(boxes: &str, dice: &[u8], aim: Aim) -> Filled {
    let mut left = dice.to_vec();
    let mut one = |mark: &str| {
        let face = match mark {
            "X" => aim.cross,
            "O" => aim.ring,
            face => face.parse().unwrap_or(0),
        };
        let found = left.iter().position(|die| *die == face);
        found.inspect(|place| {
            left.swap_remove(*place);
        });
        (mark.to_owned(), found.is_some())
    };
    Filled { boxes: boxes.split_whitespace().map(&mut one).collect(), aim }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(boxes: &str, dice: &[u8]) -> (String, u8) {
        let Filled { boxes, aim } = fill(boxes, dice);
        (boxes.iter().map(|(_, full)| if *full { '+' } else { '-' }).collect(), aim.cross)
    }

    #[test]
    fn dice_fill_as_many_boxes_as_they_can() {
        assert_eq!(filled("4 5 X X X", &[2, 2, 2, 4, 5, 6]), ("+++++".into(), 2));
        // The fives that are left fill two of the X; one of them has the box of its own.
        assert_eq!(filled("3 4 5 X X X", &[2, 3, 5, 5, 5, 6]), ("+-+++-".into(), 5));
        assert_eq!(filled("X X X O O O", &[1, 1, 1, 4, 4, 6]), ("+++++-".into(), 1));
        assert_eq!(filled("", &[1, 2]), (String::new(), 1));
    }
}
