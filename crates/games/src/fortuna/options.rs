//! What can be set before a game.

use luckhouse_engine::{Access, Field, Options};

/// How a plain score counts its bricks (FO-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Plain {
    /// Every brick that can be made.
    #[default]
    Each,
    /// The best brick that can be made.
    Best,
}

/// What happens where a marble could come back (FO-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Retrieve {
    /// Its owner decides.
    #[default]
    May,
    /// It comes back.
    Always,
}

/// Who names the score (FO-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Calls {
    /// The player on turn, and the others may challenge.
    #[default]
    Spoken,
    /// The program, and nobody challenges.
    House,
}

/// What it costs to challenge a right call (FO-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum FalseChallenge {
    /// Nothing.
    #[default]
    Free,
    /// One marble.
    Marble,
}

/// How many dice and bricks lie open, and how many of them are scored (FO-17, FO-22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum SpreadSize {
    /// Two of each.
    #[default]
    Classic,
    /// As many of each as there are players, who choose two and two.
    Full,
    /// As many of each as there are players, who pair them up: all are scored.
    Grand,
}

/// May a marble that a challenge has cost come back in the same turn (FO-19)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Refund {
    /// Like any other.
    #[default]
    May,
    /// Only in a later turn.
    Never,
}

/// Which calls are right where several lines of the table fit (FO-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Overlap {
    /// The one of the true score.
    #[default]
    Strict,
    /// Any whose own line fits.
    Any,
}

/// What else is a Wolf Grin (FO-21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Wolf {
    /// Nothing: both bricks make it together.
    #[default]
    Both,
    /// A double whose sum one brick shows.
    Either,
}

/// Who loses marbles to a great score (FO-16, FO-23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Others {
    /// One opponent, whom the player chooses.
    #[default]
    One,
    /// Every opponent.
    All,
}

/// How two dice and two bricks are scored, where a table may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Scoring {
    /// FO-7.
    pub plain: Plain,
    /// FO-21.
    pub wolf: Wolf,
}

impl From<Plain> for Scoring {
    fn from(plain: Plain) -> Scoring {
        Scoring { plain, ..Scoring::default() }
    }
}

impl FortunaOptions {
    /// How dice and bricks are scored.
    pub const fn scoring(&self) -> Scoring {
        Scoring { plain: self.plain, wolf: self.wolf }
    }
}

/// The options of Fortuna. The default is the classic game.
#[derive(Clone, Debug, PartialEq)]
pub struct FortunaOptions {
    /// FO-7.
    pub plain: Plain,
    /// FO-8.
    pub retrieve: Retrieve,
    /// FO-9.
    pub calls: Calls,
    /// FO-10.
    pub false_challenge: FalseChallenge,
    /// The score that ends the game, if one does (FO-12).
    pub target: Option<u32>,
    /// Gold against Black (FO-15).
    pub teams: bool,
    /// FO-17, FO-22.
    pub spread: SpreadSize,
    /// FO-19.
    pub refund: Refund,
    /// FO-20.
    pub overlap: Overlap,
    /// FO-21.
    pub wolf: Wolf,
    /// FO-23.
    pub others: Others,
    /// The game ends after so many turns (FO-13).
    pub cap: u32,
}

impl Default for FortunaOptions {
    fn default() -> Self {
        FortunaOptions {
            plain: Plain::Each,
            retrieve: Retrieve::May,
            calls: Calls::Spoken,
            false_challenge: FalseChallenge::Free,
            target: None,
            teams: false,
            spread: SpreadSize::Classic,
            refund: Refund::May,
            overlap: Overlap::Strict,
            wolf: Wolf::Both,
            others: Others::One,
            cap: 1000,
        }
    }
}

impl Options for FortunaOptions {
    const FIELDS: &'static [Field<Self>] = &[
        Field {
            key: "plain",
            access: Access::OneOf {
                values: &["each", "best"],
                get: |o| usize::from(o.plain == Plain::Best),
                set: |o, n| o.plain = [Plain::Each, Plain::Best][n],
            },
        },
        Field {
            key: "retrieve",
            access: Access::OneOf {
                values: &["may", "always"],
                get: |o| usize::from(o.retrieve == Retrieve::Always),
                set: |o, n| o.retrieve = [Retrieve::May, Retrieve::Always][n],
            },
        },
        Field {
            key: "calls",
            access: Access::OneOf {
                values: &["spoken", "house"],
                get: |o| usize::from(o.calls == Calls::House),
                set: |o, n| o.calls = [Calls::Spoken, Calls::House][n],
            },
        },
        Field {
            key: "false-challenge",
            access: Access::OneOf {
                values: &["free", "marble"],
                get: |o| usize::from(o.false_challenge == FalseChallenge::Marble),
                set: |o, n| o.false_challenge = [FalseChallenge::Free, FalseChallenge::Marble][n],
            },
        },
        Field {
            key: "target",
            access: Access::Maybe { range: 10..=500, get: |o| o.target, set: |o, n| o.target = n },
        },
        Field {
            key: "teams",
            access: Access::OneOf {
                values: &["off", "on"],
                get: |o| usize::from(o.teams),
                set: |o, n| o.teams = n == 1,
            },
        },
        Field {
            key: "spread",
            access: Access::OneOf {
                values: &["classic", "full", "grand"],
                get: |o| o.spread as usize,
                set: |o, n| o.spread = [SpreadSize::Classic, SpreadSize::Full, SpreadSize::Grand][n],
            },
        },
        Field {
            key: "refund",
            access: Access::OneOf {
                values: &["may", "never"],
                get: |o| usize::from(o.refund == Refund::Never),
                set: |o, n| o.refund = [Refund::May, Refund::Never][n],
            },
        },
        Field {
            key: "overlap",
            access: Access::OneOf {
                values: &["strict", "any"],
                get: |o| usize::from(o.overlap == Overlap::Any),
                set: |o, n| o.overlap = [Overlap::Strict, Overlap::Any][n],
            },
        },
        Field {
            key: "wolf",
            access: Access::OneOf {
                values: &["both", "either"],
                get: |o| usize::from(o.wolf == Wolf::Either),
                set: |o, n| o.wolf = [Wolf::Both, Wolf::Either][n],
            },
        },
        Field {
            key: "others",
            access: Access::OneOf {
                values: &["one", "all"],
                get: |o| usize::from(o.others == Others::All),
                set: |o, n| o.others = [Others::One, Others::All][n],
            },
        },
        Field {
            key: "cap",
            access: Access::Number { range: 1..=5000, get: |o| o.cap, set: |o, n| o.cap = n },
        },
    ];
}
