//! Tournaments: arena, Swiss and knock-out, for 2 to 1,000 players, at tables for two or more.
//!
//! A [`Tournament`] is the sum of its [`Event`]s. Whoever holds one asks it what is [due](Tournament::due), keeps those
//! events, and only then lets them [happen](Tournament::happen); what players do is kept and happens likewise. So the
//! events that were kept are all that a house needs to go on after a restart, and a recount of them is the standings. Who
//! meets whom stands in the events too, so that a later version that pairs otherwise still reads them.
//!
//! Time comes with the events; there is no clock here.
//!
//! ```
//! use luckhouse_club::tournament::{Event, Tournament, What};
//! let mut cup = Tournament::new("swiss 3 seats 2".parse()?);
//! for (player, rating) in [("ann", 1600), ("bob", 1500), ("cid", 1450)] {
//!     cup.happen(&Event { at: 0, what: What::Join { player: player.parse()?, rating } })?;
//! }
//! cup.happen(&"10 start".parse()?)?;
//! let due: Vec<String> = cup.due(10).iter().map(ToString::to_string).collect();
//! assert_eq!(due, ["10 round 1", "10 pair 1 ann bob", "10 bye cid"]);
//! for line in due {
//!     cup.happen(&line.parse()?)?;
//! }
//! cup.happen(&"95 result 1 1 2".parse()?)?;
//! assert_eq!(cup.standings()[0].player.as_str(), "ann");
//! assert_eq!(cup.due(95)[0].to_string(), "95 round 2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | who | what |
//! |---|---|
//! | comes late | joins the next round with no points, an arena at once; a knock-out not after its start |
//! | leaves | gets no further games; a knock-out match is won by whoever stays |
//! | does not come | `absent`: loses that game, the others win it, and gets no further ones until they join again |
//! | is left over | has a bye, which counts as a win; nobody has a second one while another has had none |

mod arena;
mod event;
mod games;
mod groups;
mod happening;
mod knock_out;
mod matching;
mod player;
mod refusal;
mod setup;
mod standing;
mod state;
mod swiss;
#[cfg(test)]
mod tests;

pub use event::{Event, What};
pub use games::GivenGame;
pub use player::Player;
pub use refusal::Refusal;
pub use setup::{Format, Setup};
pub use standing::Standing;
pub use state::Came;

use state::{Entrant, Game};
use std::collections::BTreeMap;

/// A tournament: everything that follows from the events that have happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Tournament {
    setup: Setup,
    phase: Phase,
    began: Option<u64>,
    now: u64,
    round: u16,
    entrants: Vec<Entrant>,
    numbers: BTreeMap<Player, usize>,
    games: Vec<Game>,
    running: usize,
    /// The first game of this round.
    first_of_round: usize,
    /// Who is out of a knock-out, since which round.
    out: BTreeMap<usize, u16>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Gathering,
    Running { since: u64 },
    Closed,
}

impl Tournament {
    /// So many can take part.
    pub const MOST: usize = 1000;

    /// A tournament to which nobody has come yet.
    pub fn new(setup: Setup) -> Tournament {
        Tournament {
            setup,
            phase: Phase::Gathering,
            began: None,
            now: 0,
            round: 0,
            entrants: Vec::new(),
            numbers: BTreeMap::new(),
            games: Vec::new(),
            running: 0,
            first_of_round: 0,
            out: BTreeMap::new(),
        }
    }

    /// What is played, and how.
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// The round that is played; 0 before the first, and in an arena.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// Has it begun?
    pub fn has_started(&self) -> bool {
        self.phase != Phase::Gathering
    }

    /// When it began, if it has.
    pub fn began(&self) -> Option<u64> {
        self.began
    }

    /// How many have come, whether they have left since or not.
    pub fn players(&self) -> usize {
        self.entrants.len()
    }

    /// Has this one ever come?
    pub fn has(&self, player: &Player) -> bool {
        self.numbers.contains_key(player)
    }

    /// Is everything played?
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Closed && self.running == 0
    }

    /// What is to happen now of itself: rounds, games and the end. The events of one answer belong together: all of them
    /// are kept and happen, in this order, or none.
    pub fn due(&self, now: u64) -> Vec<Event> {
        let now = now.max(self.now);
        let Phase::Running { since } = self.phase else { return Vec::new() };
        let what = match self.setup.format() {
            Format::Arena { seconds } if now.saturating_sub(since) >= seconds => vec![What::Close],
            Format::Arena { .. } => arena::due(self, now),
            Format::Swiss { rounds } => swiss::due(self, rounds),
            Format::KnockOut { best_of } => knock_out::due(self, best_of),
        };
        what.into_iter().map(|what| Event { at: now, what }).collect()
    }

    /// When [`due`](Tournament::due) is to be asked again, though nothing has happened: an arena ends by the clock.
    pub fn next_check(&self) -> Option<u64> {
        match (self.phase, self.setup.format()) {
            (Phase::Running { since }, Format::Arena { seconds }) => {
                let free = self.entrants.iter().filter(|entrant| entrant.free());
                let waited = free.map(|entrant| entrant.free_since + arena::REMATCH_AFTER);
                Some(waited.filter(|at| *at > self.now).min().unwrap_or(u64::MAX).min(since + seconds))
            }
            _ => None,
        }
    }

    fn names(&self, players: &[usize]) -> Vec<&Player> {
        players.iter().map(|player| &self.entrants[*player].name).collect()
    }

    /// Those whom `wanted` picks, by their numbers.
    fn those(&self, wanted: impl Fn(&Entrant) -> bool) -> Vec<usize> {
        (0..self.entrants.len()).filter(|player| wanted(&self.entrants[*player])).collect()
    }

    fn round_games(&self) -> &[Game] {
        &self.games[self.first_of_round..]
    }

    /// How often these two have played together.
    fn met(&self, a: usize, b: usize) -> u16 {
        self.entrants[a].met.get(&b).copied().unwrap_or(0)
    }

    /// The event that seats each of these tables. Who has had the first seat least often gets it.
    fn seat(&self, tables: &[Vec<usize>]) -> Vec<What> {
        let pair = |(number, table): (usize, &Vec<usize>)| {
            let mut seats = table.clone();
            seats.sort_by_key(|player| self.entrants[*player].first);
            let players = seats.iter().map(|player| self.entrants[*player].name.clone()).collect();
            What::Pair { game: (self.games.len() + number + 1) as u32, players }
        };
        tables.iter().enumerate().map(pair).collect()
    }
}
