//! What happens in a tournament: one line each.

use super::Player;
use luckhouse_engine::{BadWord, Phrase, phrase};
use std::fmt;
use std::str::FromStr;

/// One line of a tournament's log: when, and what.
///
/// ```
/// use luckhouse_club::tournament::{Event, What};
/// let event: Event = "320 result 17 1 2".parse()?;
/// assert_eq!(event, Event { at: 320, what: What::Result { game: 17, places: vec![1, 2] } });
/// assert_eq!(event.to_string(), "320 result 17 1 2");
/// assert!("320 result 17".parse::<Event>().is_err());
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Seconds, by the clock of whoever holds the tournament.
    pub at: u64,
    /// What happened.
    pub what: What,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// Somebody takes part, or comes back: `join ann 1620`.
    Join {
        /// Who.
        player: Player,
        /// By what they are seeded.
        rating: i32,
    },
    /// Somebody is not to be given further games: `leave ann`.
    Leave {
        /// Who.
        player: Player,
    },
    /// Play begins: `start`.
    Start,
    /// A new round, of Swiss and knock-out tournaments: `round 2`.
    Round {
        /// Its number, from 1.
        number: u16,
    },
    /// These sit down to a game, in the order of their seats: `pair 17 ann bob`.
    Pair {
        /// The number of the game, from 1.
        game: u32,
        /// Who.
        players: Vec<Player>,
    },
    /// Somebody for whom this round has no table: `bye ann`.
    Bye {
        /// Who.
        player: Player,
    },
    /// A game ended: `result 17 1 2` has the place of each seat, 1 for whoever won, equal places shared.
    Result {
        /// Which game.
        game: u32,
        /// The place of each seat.
        places: Vec<u8>,
    },
    /// Somebody did not come to a game, which is lost for them and won for the others: `absent 17 bob`.
    Absent {
        /// Which game.
        game: u32,
        /// Who did not come; they get no further games until they join again.
        players: Vec<Player>,
    },
    /// A game does not count, and is played again where a round needs it: `void 17`.
    Void {
        /// Which game.
        game: u32,
    },
    /// No further games: `close`.
    Close,
}

/// What may stand behind the seconds.
const EVENTS: [&str; 10] = [
    "`join PLAYER RATING`",
    "`leave PLAYER`",
    "`start`",
    "`round N`",
    "`pair GAME PLAYER…`",
    "`bye PLAYER`",
    "`result GAME PLACE…`",
    "`absent GAME PLAYER…`",
    "`void GAME`",
    "`close`",
];

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.at, self.what)
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::Join { player, rating } => write!(f, "join {player} {rating}"),
            What::Leave { player } => write!(f, "leave {player}"),
            What::Start => write!(f, "start"),
            What::Round { number } => write!(f, "round {number}"),
            What::Pair { game, players } => write!(f, "pair {game}{}", Spaced(players)),
            What::Bye { player } => write!(f, "bye {player}"),
            What::Result { game, places } => write!(f, "result {game}{}", Spaced(places)),
            What::Absent { game, players } => write!(f, "absent {game}{}", Spaced(players)),
            What::Void { game } => write!(f, "void {game}"),
            What::Close => write!(f, "close"),
        }
    }
}

struct Spaced<'a, T>(&'a [T]);

impl<T: fmt::Display> fmt::Display for Spaced<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|word| write!(f, " {word}"))
    }
}

impl FromStr for Event {
    type Err = BadWord;
    fn from_str(line: &str) -> Result<Event, BadWord> {
        let wrong = || {
            BadWord::new(
                line,
                phrase!("kind-tournament-event"),
                phrase!("expected-tournament-event", events = Phrase::either(EVENTS)),
            )
        };
        let (at, what) = line.split_once(' ').ok_or_else(wrong)?;
        let what = read(&what.split(' ').collect::<Vec<_>>()).ok_or_else(wrong)?;
        Ok(Event { at: at.parse().map_err(|_| wrong())?, what })
    }
}

/// What these words say, if anything.
fn read(words: &[&str]) -> Option<What> {
    Some(match *words {
        ["join", player, rating] => What::Join { player: one(player)?, rating: one(rating)? },
        ["leave", player] => What::Leave { player: one(player)? },
        ["start"] => What::Start,
        ["round", number] => What::Round { number: one(number)? },
        ["pair", game, ref players @ ..] => What::Pair { game: one(game)?, players: some(players)? },
        ["bye", player] => What::Bye { player: one(player)? },
        ["result", game, ref places @ ..] => What::Result { game: one(game)?, places: some(places)? },
        ["absent", game, ref players @ ..] => What::Absent { game: one(game)?, players: some(players)? },
        ["void", game] => What::Void { game: one(game)? },
        ["close"] => What::Close,
        _ => return None,
    })
}

fn one<T: FromStr>(word: &str) -> Option<T> {
    word.parse().ok()
}

/// At least one.
fn some<T: FromStr>(words: &[&str]) -> Option<Vec<T>> {
    let read: Option<Vec<T>> = words.iter().map(|word| one(word)).collect();
    read.filter(|read| !read.is_empty())
}
