//! The games that were given out, as they are told of.

use super::state::{Came, Game};
use super::{Player, Tournament};

/// A game that was given out.
///
/// ```
/// use luckhouse_club::tournament::{Came, Tournament};
/// let mut cup = Tournament::new("arena 60 seats 2".parse()?);
/// for line in ["0 join ann 1600", "0 join bob 1500", "1 start", "1 pair 1 ann bob", "9 result 1 2 1"] {
///     cup.happen(&line.parse()?)?;
/// }
/// let game = cup.games().next().unwrap();
/// assert_eq!((game.number, game.players[0].as_str()), (1, "ann"));
/// assert_eq!(*game.came, Came::Places(vec![Some(2), Some(1)]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct GivenGame<'t> {
    /// Its number, from 1.
    pub number: u32,
    /// Its round; 0 in an arena.
    pub round: u16,
    /// Who, in the order of their seats.
    pub players: Vec<&'t Player>,
    /// What came of it.
    pub came: &'t Came,
}

impl Tournament {
    /// All games, in the order in which they were given out.
    pub fn games(&self) -> impl DoubleEndedIterator<Item = GivenGame<'_>> + ExactSizeIterator {
        self.games.iter().enumerate().map(|(index, game)| self.given(index, game))
    }

    /// The games that are played now.
    pub fn playing(&self) -> impl Iterator<Item = GivenGame<'_>> {
        self.games().filter(|game| *game.came == Came::Playing)
    }

    /// The game that somebody is in.
    pub fn game_of(&self, player: &Player) -> Option<GivenGame<'_>> {
        let number = self.numbers.get(player).filter(|number| self.entrants[**number].playing)?;
        let of = |game: &Game| game.came == Came::Playing && game.players.contains(number);
        let index = self.games.iter().rposition(of)?;
        Some(self.given(index, &self.games[index]))
    }

    fn given<'t>(&'t self, index: usize, game: &'t Game) -> GivenGame<'t> {
        let players = self.names(&game.players);
        GivenGame { number: index as u32 + 1, round: game.round, players, came: &game.came }
    }
}
