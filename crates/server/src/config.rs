//! How a house is run: what its host can set.

use crate::http::Pages;
use luckhouse_store::Millis;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// What the host of a house can set.
///
/// ```
/// use luckhouse_server::Config;
/// use std::time::Duration;
/// let quick = Config { bot_pace: Duration::ZERO, ..Config::default() };
/// assert_eq!(quick.grace, Duration::from_secs(60));
/// ```
#[derive(Clone, Debug)]
pub struct Config {
    /// How much of everything there may be.
    pub limits: Limits,
    /// How long somebody may be missed before a bot plays for them.
    pub grace: Duration,
    /// How long somebody may take to open what they sealed for the dice, before the game begins without it.
    pub opening: Duration,
    /// The least time that a bot takes for a choice, so that people can follow.
    pub bot_pace: Duration,
    /// How many bots and judges may think at the same time.
    pub thinkers: usize,
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
    /// How long talk is kept; as long as its table, if it is not said.
    pub keep_talk: Option<Duration>,
    /// Pages of these origins may connect too, besides the house's own: `https://example.org`.
    pub origins: Vec<String>,
    /// Is there a proxy in front, which says by `X-Forwarded-For` who asks? Otherwise anybody could say so.
    pub behind_proxy: bool,
    /// Do the limits for one address hold for this machine too? Whoever is here can do anything to the house anyway.
    pub limits_at_home: bool,
    /// The pages for a browser.
    pub pages: Pages,
    /// What time it is.
    pub clock: fn() -> Millis,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            limits: Limits::default(),
            grace: Duration::from_secs(60),
            opening: Duration::from_secs(30),
            bot_pace: Duration::from_millis(700),
            thinkers: std::thread::available_parallelism().map_or(1, usize::from),
            rest: Duration::from_secs(300),
            expire_empty: Duration::from_secs(60 * 60),
            expire_unbegun: Duration::from_secs(7 * 24 * 60 * 60),
            disk: Duration::from_secs(5),
            keep_games: None,
            keep_talk: None,
            origins: Vec::new(),
            behind_proxy: false,
            limits_at_home: false,
            pages: Pages::BuiltIn,
            clock: wall_clock,
        }
    }
}

/// How much of everything there may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The longest message on a socket, in bytes.
    pub message: usize,
    /// The longest body of a request, in bytes.
    pub body: usize,
    /// Connections in all.
    pub connections: usize,
    /// Connections from one address.
    pub connections_per_address: usize,
    /// Tables that are not over. When there are more, the emptiest and oldest goes.
    pub tables: usize,
    /// Tables opened and games imported from one address in an hour.
    pub tables_per_address: u32,
    /// Requests from one address in a minute.
    pub requests_per_minute: u32,
    /// Those who watch one table.
    pub watchers: usize,
    /// Messages of one connection in ten seconds.
    pub messages: u32,
    /// Lines of talk of one connection in a minute.
    pub talk: u32,
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
            watchers: 500,
            messages: 100,
            talk: 20,
            talk_length: 500,
            waiting: 128,
        }
    }
}

/// The time of this machine.
fn wall_clock() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}
