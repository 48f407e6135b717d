//! The one trait: a game, and those who imagine and play it.

use crate::{
    Actor, BadWord, Chance, Choices, Options, Phrase, Rng, RollOf, Seat, SeatSet, Turn, Viewer, Word, phrase,
};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::hash::Hash;

/// What a game is called, how many may play, and which edition of its rules this is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    /// The name in logs and commands: `booty-dice`.
    pub name: &'static str,
    /// The name for people: "Booty Dice".
    pub title: &'static str,
    /// The numbers of seats it can be played with, in order.
    pub seats: &'static [usize],
    /// Raised whenever the same log would lead to another game.
    pub edition: u32,
}

impl About {
    /// Refuse a number of seats that the game cannot be played with.
    pub fn check_seats(&self, seats: usize) -> Result<(), BadWord> {
        if self.seats.contains(&seats) {
            return Ok(());
        }
        let expected = phrase!("expected-seats", numbers = self.seats_in_words(), game = self.name);
        Err(BadWord::new(seats.to_string(), phrase!("kind-seats"), expected))
    }

    /// `2 to 6`, or `2, 4, 6, 8, 10 or 12`.
    pub fn seats_in_words(&self) -> Phrase {
        let (first, last) = (self.seats[0], self.seats[self.seats.len() - 1]);
        match self.seats.len() {
            all if all > 2 && last - first < all => phrase!("expected-range", least = first, most = last),
            _ => Phrase::either(self.seats),
        }
    }
}

/// A game: a rules value (options and seats) over a plain state.
///
/// A state starts with [`start`](Game::start) and goes on by [`choose`](Game::choose) and
/// [`roll`](Game::roll), as [`turn`](Game::turn) says, until that says `Over`. The callers see to it that
/// only legal choices and possible rolls are given; a game may panic on others. [`Table`](crate::Table)
/// is the caller that checks. [`pig`](crate::pig) is a whole game to read.
pub trait Game: Sized + Clone + Send + Sync + 'static {
    /// Name, seats, edition.
    const ABOUT: About;
    /// What can be set before a game.
    type Options: Options;
    /// All that can change in a game. Small (at most 512 bytes), plain, without a heap.
    type State: Clone + Eq + Hash + Debug + Send + Sync + 'static;
    /// What a player can choose.
    type Action: Word;
    /// What can happen without anybody choosing.
    type Chance: Chance;
    /// What one viewer may know, built by putting in what may be known.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// The rules with these options for so many seats, or what is wrong with them.
    fn new(options: Self::Options, seats: usize) -> Result<Self, BadWord>;

    /// The options that these rules were made with.
    fn options(&self) -> &Self::Options;

    /// The number of seats that these rules were made for.
    fn seats(&self) -> usize;

    /// The state before the first event.
    fn start(&self) -> Self::State;

    /// What the game waits for.
    fn turn(&self, state: &Self::State) -> Turn<Self::Chance>;

    /// Put every legal choice of a seat that owes one into the empty list: sorted, each once, at least one.
    fn legal(&self, state: &Self::State, seat: Seat, into: &mut Vec<Self::Action>);

    /// What a word means here, where two say the same and only one of them stands in the list of legal choices.
    fn meant(&self, _state: &Self::State, action: Self::Action) -> Self::Action {
        action
    }

    /// One of the legal choices of a seat that owes one, each as likely: what random play asks for.
    ///
    /// The list is the caller's, to be used or not. A game with long lists may do without listing them, but must
    /// choose what [`Rng::pick`] would have picked from the list; a law compares the two.
    #[inline]
    fn any_legal(
        &self,
        state: &Self::State,
        seat: Seat,
        list: &mut Vec<Self::Action>,
        rng: &mut Rng,
    ) -> Self::Action {
        list.clear();
        self.legal(state, seat, list);
        rng.pick(list)
    }

    /// Go on with the choices of all seats that owed one.
    fn choose(&self, state: &mut Self::State, choices: &Choices<Self::Action>);

    /// Go on with what came up.
    fn roll(&self, state: &mut Self::State, roll: RollOf<Self>);

    /// What this viewer may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// May this viewer read the log line that comes next, when `actor` is the one who acts?
    fn sees(&self, _before: &Self::State, _actor: Actor, _viewer: Viewer) -> bool {
        true
    }

    /// Does this moment's choice show a player something new, so that it may not be taken back?
    fn reveals(&self, _before: &Self::State, choices: &Choices<Self::Action>) -> bool {
        choices.seats().len() > 1
    }

    /// Is everything still there that never changes in number (coins, cards, pieces)? If not, what is wrong.
    ///
    /// Rules never need to ask; the laws ask after every event.
    fn sound(&self, _state: &Self::State) -> Result<(), String> {
        Ok(())
    }

    /// Those who are not out. Nobody ever comes back.
    fn in_play(&self, _state: &Self::State) -> SeatSet {
        SeatSet::all(self.seats())
    }
}

/// A game of which a player can imagine what cannot be seen.
pub trait Imagine: Game {
    /// A whole state that fits the view, drawn from all that do. Its view is the given view again.
    fn imagine(&self, view: &Self::View, rng: &mut Rng) -> Self::State;
}

/// What a player who owes a choice may know: everything that it is decided from.
pub struct Decision<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// Whose choice it is.
    pub seat: Seat,
    /// What this seat sees.
    pub view: &'a G::View,
    /// What it may choose: one thing at least.
    pub legal: &'a [G::Action],
}

// Written out, because deriving would ask for a `Copy` game.
impl<G: Game> Clone for Decision<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Decision<'_, G> {}

/// A player who is not a person. It sees what a player may see, and nothing else.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions.
    fn choose(&mut self, decision: &Decision<G>, rng: &mut Rng) -> G::Action;
}

#[cfg(test)]
mod tests {
    use crate::{Game, pig::Pig};

    #[test]
    fn seats_in_words() {
        let words = |seats| crate::About { seats, ..Pig::ABOUT }.seats_in_words().to_string();
        assert_eq!(words(&[1]), "1");
        assert_eq!(words(&[2, 3]), "2 or 3");
        assert_eq!(words(&[2, 3, 4, 5, 6]), "2 to 6");
        assert_eq!(words(&[2, 4, 6, 8]), "2, 4, 6 or 8");
    }
}
