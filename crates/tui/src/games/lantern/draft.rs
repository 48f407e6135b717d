//! The dice of the setup on their way to their places. Nothing of it is said before it is complete.

use luckhouse_games::lantern::Assignment;
use luckhouse_shelf::LabelledOffer;
use luckhouse_words::{Words, say};

/// The places, as they are written.
pub(super) const PLACES: [&str; 6] = Assignment::PLACES;

/// Which die lies where.
#[derive(Clone, Debug, Default)]
pub(super) struct Draft {
    /// For each place the die that lies there.
    at: [Option<usize>; 6],
    /// The die that was touched and waits for a place.
    pub(super) hand: Option<usize>,
}

impl Draft {
    /// The place of a die.
    pub(super) fn place_of(&self, die: usize) -> Option<usize> {
        self.at.iter().position(|lying| *lying == Some(die))
    }

    /// The die on a place.
    pub(super) fn on(&self, place: usize) -> Option<usize> {
        self.at[place]
    }

    /// Take up a die, from its place if it has one; or put it down.
    pub(super) fn touch_die(&mut self, die: usize) {
        if let Some(place) = self.place_of(die) {
            self.at[place] = None;
        }
        self.hand = if self.hand == Some(die) { None } else { Some(die) };
    }

    /// Put the die in hand on a place; or take up the die that lies there.
    pub(super) fn touch_place(&mut self, place: usize) {
        let lying = self.at[place];
        match self.hand.take() {
            Some(die) => {
                self.at[place] = Some(die);
                self.put_last();
            }
            None => {
                self.at[place] = None;
                self.hand = lying;
            }
        }
    }

    /// The last die has only one place left to go.
    fn put_last(&mut self) {
        let empty: Vec<usize> = (0..self.at.len()).filter(|place| self.at[*place].is_none()).collect();
        let free = (0..self.at.len()).find(|die| self.place_of(*die).is_none());
        if let ([place], Some(die)) = (empty.as_slice(), free) {
            self.at[*place] = Some(die);
        }
    }

    /// Does every die have its place?
    pub(super) fn is_complete(&self) -> bool {
        self.at.iter().all(Option::is_some)
    }

    /// Does an offer agree with all dice that have a place?
    pub(super) fn fits(&self, offer: &LabelledOffer, dice: &[u8]) -> bool {
        let assigned = |place: &str| offer.value["assign"][place].as_u64();
        PLACES.iter().zip(self.at).all(|(place, die)| match die.and_then(|die| dice.get(die)) {
            Some(face) => assigned(place) == Some(u64::from(*face)),
            None => true,
        })
    }

    /// What lies where, in a few words: `crit=5 magic=4`, and the die in hand.
    pub(super) fn told(&self, dice: &[u8], words: &Words) -> String {
        let face = |die: usize| dice.get(die).copied().unwrap_or(0);
        let put =
            PLACES.iter().zip(self.at).filter_map(|(place, die)| Some(format!("{place}={}", face(die?))));
        let hand = self.hand.map(|die| say!(words, "terminal-lantern-in-hand", face = face(die)));
        put.chain(hand).collect::<Vec<_>>().join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_words::Language;

    #[test]
    fn the_last_die_goes_where_there_is_room() {
        let mut draft = Draft::default();
        for die in 0..5 {
            draft.touch_die(die);
            draft.touch_place(die);
        }
        assert!(draft.is_complete());
        assert_eq!(draft.on(5), Some(5));
        // Taken up and put elsewhere, it changes places.
        draft.touch_die(5);
        draft.touch_place(0);
        assert_eq!((draft.on(0), draft.on(5)), (Some(5), Some(0)));
        assert!(draft.is_complete());
    }

    #[test]
    fn a_die_can_be_put_down_again() {
        let mut draft = Draft::default();
        let words = Words::in_language(Language::ENGLISH);
        draft.touch_die(2);
        assert_eq!(draft.told(&[1, 2, 3], &words), "a 3 in hand");
        draft.touch_die(2);
        assert_eq!(draft.told(&[1, 2, 3], &words), "");
    }
}
