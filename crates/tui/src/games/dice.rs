//! Dice, as they lie and in the air.

use super::frames::Frame;
use super::pen::Pen;
use crate::look::Role;
use ratatui::layout::Rect;

impl Pen<'_> {
    /// A die with a number, and with pips where there is room for them. One that is not known yet shows nothing.
    pub(super) fn die(&mut self, at: Rect, face: Option<u8>, frame: Frame, role: Role) {
        self.frame(at, frame, role);
        let Some(face) = face else { return };
        let number = face.to_string();
        if at.height < 5 || at.width < 7 {
            return self.inside(at, &number, role);
        }
        let pip = self.sign("●", "o");
        let pips = pips(face).map(|row| row.replace('o', pip));
        self.picture((at.x + (at.width - 5) / 2, at.y + 1), pips.iter().map(String::as_str), role);
        self.middle((at.x, at.bottom() - 1), at.width, &format!(" {number} "), role);
    }
}

/// Three rows of pips.
fn pips(face: u8) -> [&'static str; 3] {
    match face {
        1 => ["     ", "  o  ", "     "],
        2 => ["o    ", "     ", "    o"],
        3 => ["o    ", "  o  ", "    o"],
        4 => ["o   o", "     ", "o   o"],
        5 => ["o   o", "  o  ", "o   o"],
        6 => ["o   o", "o   o", "o   o"],
        _ => ["     "; 3],
    }
}

/// Moments of a roll, in each of which a die shows another face.
const MOMENTS: f32 = 12.0;

/// Any of so many faces, another one in every moment of a roll and at every place.
pub(super) fn tumbling(rolling: f32, place: usize, faces: usize) -> usize {
    let (moment, faces) = ((rolling.clamp(0.0, 1.0) * MOMENTS) as usize, faces.max(1));
    // All but one on, which is one back.
    (moment * (faces - 1) + place) % faces
}

/// The number that a die shows while it tumbles.
pub(super) fn tumbling_number(rolling: f32, place: usize) -> u8 {
    1 + tumbling(rolling, place, 6) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn dice_in_the_air_show_every_face() {
        let faces: BTreeSet<_> = (0..12).map(|moment| tumbling(moment as f32 / 12.0, 0, 6)).collect();
        assert_eq!(faces.len(), 6);
        let places: BTreeSet<_> = (0..6).map(|place| tumbling(0.5, place, 6)).collect();
        assert_eq!(places.len(), 6);
    }

    #[test]
    fn a_tumbling_die_shows_another_face_at_every_step() {
        let faces: Vec<u8> = (0..12).map(|step| tumbling_number((step as f32 + 0.5) / 12.0, 1)).collect();
        assert!(faces.iter().all(|face| (1..=6).contains(face)));
        assert!(faces.windows(2).all(|pair| pair[0] != pair[1]), "{faces:?}");
        assert!((1..=6).contains(&tumbling_number(f32::NAN, 0)));
    }

    #[test]
    fn a_die_has_as_many_pips_as_its_number() {
        for face in 0..=6 {
            assert_eq!(pips(face).concat().matches('o').count(), usize::from(face));
        }
    }
}
