//! What is played in a tournament, and how: said when it is opened, and kept beside its log.

use crate::WordList;
use crate::protocol::{Clock, OpenTournament, Pairing, Problem, TournamentStage, Visibility, Why, because};
use crate::table::{readable_name, unknown_word, wrong_word};
use luckhouse_club::tournament::{Format, Setup};
use luckhouse_engine::Header;
use luckhouse_shelf::find;
use luckhouse_store::{Json, MemberId, StoreError};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The longest arena, in minutes: a day.
const LONGEST: u16 = 24 * 60;
/// The most rounds of a Swiss tournament.
const MOST_ROUNDS: u16 = 30;
/// The most games of one match.
const MOST_GAMES: u16 = 9;
/// A start that is fixed is not further away than this, in milliseconds: 60 days.
const FURTHEST: i64 = 60 * 24 * 60 * 60 * 1000;
const A_DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// What is kept of a tournament besides what happens in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Plan {
    pub(super) name: String,
    /// The first line of every game's log.
    pub(super) header: String,
    pub(super) pairing: Pairing,
    pub(super) clock: Clock,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) starts: Option<i64>,
    pub(super) visibility: Visibility,
    /// Whose it is, by id.
    pub(super) host: String,
}

impl Plan {
    /// What was ordered, if it can be.
    ///
    /// # Errors
    /// The first thing that cannot.
    pub(super) fn of(
        order: &OpenTournament,
        host: &MemberId,
        unwanted: &WordList,
        now: i64,
    ) -> Result<Plan, Problem> {
        let game = find(&order.game).map_err(wrong_word)?;
        let options: Vec<(String, String)> = order.options.clone().into_iter().collect();
        let table = game.open(&options, order.seats.into()).map_err(|wrong| unknown_word(&wrong))?;
        let plan = Plan {
            name: readable_name(&order.name, unwanted)?.to_string(),
            header: table.header().to_string(),
            pairing: order.pairing,
            clock: limited(order.clock)?,
            starts: order.starts,
            visibility: order.visibility,
            host: host.to_string(),
        };
        if order.starts.is_some_and(|starts| !(now - 60_000..now + FURTHEST).contains(&starts)) {
            return Err(Problem::new(Why::Word, because("tournament-starts")));
        }
        in_bounds(order.pairing)?;
        plan.setup().map(|_| plan)
    }

    /// As it was kept.
    pub(super) fn read(kept: &Json) -> Result<Plan, StoreError> {
        serde_json::from_str(&kept.0).map_err(|why| StoreError::Damaged(format!("tournament: {why}")))
    }

    /// As it is kept.
    pub(super) fn kept(&self) -> Json {
        Json(serde_json::to_string(self).expect("a plan is plain data"))
    }

    pub(super) fn header(&self) -> Header {
        self.header.parse().expect("it was written by us")
    }

    /// The first line of its log.
    pub(super) fn setup(&self) -> Result<Setup, Problem> {
        let format = match self.pairing {
            Pairing::Arena(minutes) => Format::Arena { seconds: u64::from(minutes) * 60 },
            Pairing::Swiss(rounds) => Format::Swiss { rounds },
            Pairing::KnockOut(best_of) => Format::KnockOut { best_of },
        };
        Setup::new(format, self.header().seats)
            .map_err(|_| Problem::new(Why::Word, because("tournament-seats")))
    }

    /// How long a player may take to come to a game.
    pub(super) fn patience(&self, come: Duration) -> Duration {
        match self.clock {
            Clock::Days(days) => A_DAY * u32::from(days),
            Clock::None | Clock::Seconds(_) => come,
        }
    }
}

/// A tournament in which somebody thinks for ever has no end.
fn limited(clock: Clock) -> Result<Clock, Problem> {
    match crate::house::open::checked(clock)? {
        Clock::None => Err(Problem::new(Why::House, because("tournament-clock"))),
        clock => Ok(clock),
    }
}

fn in_bounds(pairing: Pairing) -> Result<(), Problem> {
    let (found, most) = match pairing {
        Pairing::Arena(minutes) => (minutes, LONGEST),
        Pairing::Swiss(rounds) => (rounds, MOST_ROUNDS),
        Pairing::KnockOut(games) => (games, MOST_GAMES),
    };
    let text = || because("tournament-length").with("found", found).with("most", most);
    if (1..=most).contains(&found) { Ok(()) } else { Err(Problem::new(Why::Word, text())) }
}

/// What is kept of a tournament that is over, to be listed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Ending {
    pub(super) players: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) began: Option<i64>,
    /// Who won, as the log names them.
    pub(super) winners: Vec<String>,
}

impl Ending {
    pub(super) fn read(kept: &Json) -> Ending {
        serde_json::from_str(&kept.0).unwrap_or_default()
    }

    pub(super) fn kept(&self) -> Json {
        Json(serde_json::to_string(self).expect("an ending is plain data"))
    }
}

/// How far it is.
pub(super) fn stage(tournament: &luckhouse_club::tournament::Tournament) -> TournamentStage {
    match (tournament.has_started(), tournament.is_over()) {
        (_, true) => TournamentStage::Over,
        (true, false) => TournamentStage::Running,
        (false, false) => TournamentStage::Gathering,
    }
}
