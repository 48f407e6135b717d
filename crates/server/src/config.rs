//! How a house is run: what its host can set.

use crate::WordList;
use crate::cluster::{Dial, over_tcp};
use crate::http::{Pages, Proxies};
use crate::ids;
use crate::notices::{Mail, Notices};
use luckhouse_engine::fair::HouseKey;
use luckhouse_store::Millis;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// What the host of a house can set.
///
/// ```
/// use luckhouse_server::Config;
/// use std::time::Duration;
/// let patient = Config { grace: Duration::from_secs(300), ..Config::default() };
/// assert_eq!(patient.bot_pace, Duration::ZERO);
/// ```
#[derive(Clone, Debug)]
pub struct Config {
    /// How much of everything there may be.
    pub limits: Limits,
    /// How long somebody may be missed before a bot plays for them.
    pub grace: Duration,
    /// How long somebody may take to come to their game of a tournament, where choices are counted in seconds.
    pub come: Duration,
    /// How long somebody may take to open what they sealed for the dice, before the game begins without it.
    pub opening: Duration,
    /// The least time that a bot takes for a choice: none, since whoever looks decides how long it is shown.
    pub bot_pace: Duration,
    /// How long a clock waits at most while a player is still shown what happened before their choice: 0.8 s for each line.
    pub allowance: Duration,
    /// How much may be thought about at the same time, and how long.
    pub thinking: Thinking,
    /// A table that nobody looks at, and where nothing will happen by itself, is put away after so long.
    pub rest: Duration,
    /// A table that waits for people goes after so long if nobody has a seat there.
    pub expire_empty: Duration,
    /// A table that waits for people goes after so long if not all have come.
    pub expire_unbegun: Duration,
    /// How long somebody waits for the disk before they are told that it does not answer.
    pub disk: Duration,
    /// How long finished games are kept; for ever, if it is not said.
    pub keep_games: Option<Duration>,
    /// Finished games are put away to the archive of the store after so long; never, if it is not said.
    pub archive_after: Option<Duration>,
    /// How long talk is kept; as long as its table, if it is not said.
    pub keep_talk: Option<Duration>,
    /// How long a report waits for somebody to close it; for ever, if it is not said.
    pub keep_reports: Option<Duration>,
    /// How long it is kept what was done by hand, with the networks that were kept out; for ever, if it is not said.
    pub keep_deeds: Option<Duration>,
    /// How long the accounts of players are kept whom nobody sees; for ever, if it is not said.
    pub keep_accounts: Option<Duration>,
    /// So many days somebody may be on vacation in any 365.
    pub vacation_days: u32,
    /// So many of them in a row.
    pub vacation_at_once: u32,
    /// Pages of these origins may connect too, besides the house's own: `https://example.org`.
    pub origins: Vec<String>,
    /// What the house is called, besides the addresses of its machine and `localhost`: `play.example.org`. Whoever calls
    /// it by another name is refused, since a page of somebody else could have made that name lead here.
    pub names: Vec<String>,
    /// The proxies that say by `X-Forwarded-For` who asks. Nobody else is believed.
    pub proxies: Proxies,
    /// Do the limits for one address not hold for this machine?
    pub trust_loopback: bool,
    /// Is `/metrics` somewhere else, so that it is not to be found here?
    pub metrics_apart: bool,
    /// How players who are not here are told that something waits for them.
    pub notices: Notices,
    /// How mail leaves the house; without it none does.
    pub mail: Option<Arc<Mail>>,
    /// Words that nobody may be called or say.
    pub words: Arc<WordList>,
    /// What the house signs with. A house that is opened again needs the same one, or its players are warned.
    pub house_key: Arc<HouseKey>,
    /// The pages for a browser.
    pub pages: Pages,
    /// What time it is.
    pub clock: fn() -> Millis,
    /// How other nodes are reached, where there are several.
    pub dial: Dial,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            limits: Limits::default(),
            grace: Duration::from_secs(60),
            come: Duration::from_secs(60),
            opening: Duration::from_secs(30),
            bot_pace: Duration::ZERO,
            allowance: Duration::from_secs(10),
            thinking: Thinking::default(),
            rest: Duration::from_secs(30),
            expire_empty: Duration::from_secs(60 * 60),
            expire_unbegun: Duration::from_secs(7 * 24 * 60 * 60),
            disk: Duration::from_secs(5),
            keep_games: None,
            archive_after: None,
            keep_talk: None,
            keep_reports: Some(Duration::from_secs(180 * 24 * 60 * 60)),
            keep_deeds: None,
            keep_accounts: None,
            vacation_days: 21,
            vacation_at_once: 21,
            origins: Vec::new(),
            names: Vec::new(),
            proxies: Proxies::default(),
            trust_loopback: false,
            metrics_apart: false,
            notices: Notices::default(),
            mail: None,
            words: Arc::default(),
            house_key: Arc::new(ids::house_key()),
            pages: Pages::BuiltIn,
            clock: wall_clock,
            dial: over_tcp,
        }
    }
}

/// How much of everything there may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// The longest message on a socket, in bytes.
    pub message: usize,
    /// The longest body of a request, in bytes.
    pub body: usize,
    /// Connections in all, for each node.
    pub connections: usize,
    /// Connections from one address.
    pub connections_per_address: usize,
    /// Tables that are not over. When there are more, the emptiest and oldest goes.
    pub tables: usize,
    /// Tables opened and games imported from one address in an hour.
    pub tables_per_address: u32,
    /// Requests from one address in a minute.
    pub requests_per_minute: u32,
    /// Requests for what takes long from one address in a minute: coach, proof, replay and import.
    pub costly_per_minute: u32,
    /// Those who watch one table.
    pub watchers: usize,
    /// Messages of one connection in ten seconds.
    pub messages: u32,
    /// Lines of talk of one seat, or of one who watches, in a minute. Connecting anew does not renew it.
    pub talk: u32,
    /// Lines of talk from one address in a minute.
    pub talk_per_address: u32,
    /// Lines of talk at one table.
    pub talk_lines: u32,
    /// The longest line of talk, in characters.
    pub talk_length: usize,
    /// What may wait for a client that is slow to read, in messages.
    pub waiting: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            message: 16 * 1024,
            body: 256 * 1024,
            connections: 20_000,
            connections_per_address: 100,
            tables: 100_000,
            tables_per_address: 120,
            requests_per_minute: 600,
            costly_per_minute: 60,
            watchers: 500,
            messages: 100,
            talk: 20,
            talk_per_address: 60,
            talk_lines: 5000,
            talk_length: 500,
            waiting: 128,
        }
    }
}

/// How much may be thought about at the same time, and how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Thinking {
    /// Threads on which bots think: as many as there are cores.
    pub bots: usize,
    /// Threads for hints, odds and games that are read again: half as many.
    pub questions: usize,
    /// Threads for the coach: one.
    pub coach: usize,
    /// Threads that solve a sheet of one's own, one sheet after the other, while nobody else wants the cores: as many as there are.
    pub studies: usize,
    /// Threads on which the coach looks at games of players that have ended: one. With none, nobody's luck is known.
    pub reviews: usize,
    /// So many bots may wait for a thread; tables of others ask again later.
    pub bots_waiting: usize,
    /// So many questions may wait for a thread, and so many games for the coach; more are refused.
    pub questions_waiting: usize,
    /// No bot thinks longer than this.
    #[serde(rename = "bot_time_ms", with = "millis")]
    pub bot_time: Duration,
    /// No bot and no question should wait much longer than this for a thread: when many do, each gets less time.
    #[serde(rename = "wait_ms", with = "millis")]
    pub wait: Duration,
    /// No hint and no odds take longer than this.
    #[serde(rename = "question_time_ms", with = "millis")]
    pub question_time: Duration,
    /// No report of the coach takes longer than this.
    #[serde(rename = "coach_time_ms", with = "millis")]
    pub coach_time: Duration,
    /// No answer about what a sheet of one's own is worth takes longer than this.
    #[serde(rename = "study_time_ms", with = "millis")]
    pub study_time: Duration,
    /// The coach leaves a game alone that takes longer than this.
    #[serde(rename = "review_time_ms", with = "millis")]
    pub review_time: Duration,
    /// So many bytes of the coach's reports are kept.
    pub reports: usize,
    /// So many bytes of what judges have worked out about open tables are kept.
    pub solved: usize,
}

/// A time as a number of milliseconds.
mod millis {
    use serde::{Deserialize, Deserializer, Serializer};
    use std::time::Duration;

    pub(super) fn serialize<S: Serializer>(time: &Duration, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u64(u64::try_from(time.as_millis()).unwrap_or(u64::MAX))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
        u64::deserialize(from).map(Duration::from_millis)
    }
}

impl Default for Thinking {
    fn default() -> Thinking {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Thinking {
            bots: cores,
            questions: (cores / 2).max(1),
            coach: 1,
            studies: cores,
            reviews: 1,
            bots_waiting: 4096,
            questions_waiting: 64,
            bot_time: Duration::from_secs(10),
            wait: Duration::from_secs(2),
            question_time: Duration::from_secs(10),
            coach_time: Duration::from_secs(240),
            study_time: Duration::from_secs(900),
            review_time: Duration::from_secs(120),
            reports: 32 * 1024 * 1024,
            solved: 64 * 1024 * 1024,
        }
    }
}

/// The time of this machine.
fn wall_clock() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}
