//! A sheet solved as if it had no rows: far less to work out, and near enough for somebody in a hurry.

use super::entries::Met;
use super::solution::{Keep, Solution, about};
use super::track::{Foresight, Track};
use luckhouse_engine::Game;
use luckhouse_games::lantern::{Circles, Lantern, LanternOptions};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// The default sheet without rows.
const SHIPPED_BYTES: &[u8] = include_bytes!("../../data/last-fortress-without-rows.bin");

/// So many sheets are remembered, each about a megabyte.
const REMEMBERED: usize = 16;

/// By what the solutions belong to.
type Known = HashMap<String, Arc<Solution>>;

impl Solution {
    /// The sheet solved as if it had no rows, with everything kept. Whoever asks for a sheet for the first time waits
    /// for most of a second, but for the default sheet, which ships.
    pub(super) fn without_rows(game: &Lantern) -> Arc<Solution> {
        static KNOWN: LazyLock<Mutex<Known>> = LazyLock::new(|| Mutex::new(shipped()));
        let about = about(game);
        let lock = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(solution) = lock().get(&about) {
            return Arc::clone(solution);
        }
        // Not while the lock is held: whoever works this out in parallel may meet another who waits for it.
        let solution = Arc::new(Solution::solve_without_rows(game));
        let mut known = lock();
        if known.len() >= REMEMBERED {
            *known = shipped();
        }
        known.insert(about, Arc::clone(&solution));
        solution
    }

    /// Work out what a sheet is worth as if it had no rows, whether or not it ships.
    ///
    /// `cargo run --release -p luckhouse-solvers --example lantern_without_rows` writes the file that ships with it.
    pub fn solve_without_rows(game: &Lantern) -> Solution {
        Solution::solve_with(game, Foresight::NoRows, Keep::All, &()).expect("nobody stops it")
    }
}

/// All circles that a sheet can show in each fight: rewards, of which this knows nothing, may have brought any.
pub(super) fn all_met_without_rows(track: &Track) -> Vec<Met> {
    let most = Circles::MOST;
    let in_stage = |stage: usize| {
        let classes = 0..track.stages[stage].entering.len() as u16;
        let with_room = |class: u16| {
            let [.., rests] = track.fold(stage, class, [most; 4]);
            (0..=rests).map(move |room| ((class, [0, 0, 0, room]), [most, most, most, most - room]))
        };
        classes.flat_map(with_room).collect()
    };
    (0..track.stages.len()).map(in_stage).collect()
}

fn shipped() -> Known {
    let game = Lantern::new(LanternOptions::default(), 1).expect("the default sheet is for one");
    let shipped = Solution::from_bytes_with(&game, Foresight::NoRows, SHIPPED_BYTES);
    shipped.into_iter().map(|solution| (about(&game), Arc::new(solution))).collect()
}
