//! What every game must keep, as one harness. For tests only.
//!
//! A law is a function of a game and a [`Fate`], the source of everything that happens in it: bytes of a fuzzer
//! or a seed. It plays with the game and says how it was broken, if it was. [`laws`] is the list of them all; the
//! property tests and the fuzz targets go through that list, so that a new law is at once a test of every game.
//!
//! ```
//! use luckhouse_engine::{Game, pig::{Pig, PigOptions}};
//! use luckhouse_laws::{Fate, laws};
//!
//! let pig = Pig::new(PigOptions::default(), 3)?;
//! for law in laws::<Pig>() {
//!     (law.holds)(&pig, &mut Fate::seeded(1)).unwrap();
//! }
//! # Ok::<(), luckhouse_engine::BadWord>(())
//! ```

mod chances;
mod choosing;
pub mod fair_house;
mod fate;
mod golden;
mod logs;
mod option_sets;
mod secrets;
mod shape;
mod tree;

pub use chances::departs_from;
pub use fate::Fate;
pub use golden::{golden, transcript};
pub use option_sets::option_sets;
pub use secrets::{Happened, side_by_side};
pub use tree::{signature, tree_counts};

use luckhouse_engine::Imagine;

/// How a law was broken.
pub type Broken = String;

/// A law: its name, and the function that tries to break it.
pub struct Law<G: Imagine> {
    /// A few words, fit for a file name.
    pub name: &'static str,
    /// Play with the game as the fate will have it.
    pub holds: fn(&G, &mut Fate<'_>) -> Result<(), Broken>,
}

/// Every law.
pub fn laws<G: Imagine>() -> Vec<Law<G>> {
    vec![
        Law { name: "odds-add-up", holds: chances::odds_add_up },
        Law { name: "rolls-follow-the-odds", holds: chances::rolls_follow_the_odds },
        Law { name: "legal-lists-are-in-order", holds: choosing::legal_lists_are_in_order },
        Law { name: "legal-actions-apply", holds: choosing::legal_actions_apply },
        Law { name: "random-picks-are-fair", holds: choosing::random_picks_are_fair },
        Law { name: "words-round-trip", holds: choosing::words_round_trip },
        Law { name: "undo-goes-back", holds: choosing::undo_goes_back },
        Law { name: "replay-equals-play", holds: logs::replay_equals_play },
        Law { name: "wrong-logs-are-refused", holds: logs::wrong_logs_are_refused },
        Law { name: "states-stay-sound", holds: shape::states_stay_sound },
        Law { name: "games-end", holds: shape::games_end },
        Law { name: "views-keep-secrets", holds: secrets::views_keep_secrets },
        Law { name: "imagined-worlds-fit", holds: secrets::imagined_worlds_fit },
    ]
}
