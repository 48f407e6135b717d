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

/// How many dice and bricks lie open (FO-17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum SpreadSize {
    /// Two of each.
    #[default]
    Classic,
    /// As many of each as there are players.
    Full,
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
    /// FO-17.
    pub spread: SpreadSize,
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
                values: &["classic", "full"],
                get: |o| usize::from(o.spread == SpreadSize::Full),
                set: |o, n| o.spread = [SpreadSize::Classic, SpreadSize::Full][n],
            },
        },
        Field {
            key: "cap",
            access: Access::Number { range: 1..=5000, get: |o| o.cap, set: |o, n| o.cap = n },
        },
    ];
}
