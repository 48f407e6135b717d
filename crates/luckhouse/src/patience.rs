//! Waiting for long work: a bar that shows how far it is, and a clean end when somebody interrupts it.

use indicatif::{ProgressBar, ProgressStyle};
use luckhouse_solvers::Watch;
use luckhouse_words::{Words, say};
use rayon::prelude::*;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Has somebody interrupted? One for the whole program: several works may come one after the other.
static OVER: AtomicBool = AtomicBool::new(false);

/// So often the line is drawn anew.
const TICK: Duration = Duration::from_millis(200);

/// Shows progress on the error stream, and ends the work on an interrupt.
pub(crate) struct Patience {
    bar: ProgressBar,
}

impl Patience {
    /// Begin to wait; the bar says so much of so much, in these units.
    pub(crate) fn new(units: &str) -> Patience {
        Patience::with_bar(ProgressBar::new(0).with_style(style(units)))
    }

    /// Begin to wait for so many games.
    pub(crate) fn for_games(games: u64) -> Patience {
        Patience::with_bar(bar_of_games(games))
    }

    fn with_bar(bar: ProgressBar) -> Patience {
        // Set once, and again in vain. Without a handler an interrupt still ends the program; only what was counted is lost.
        let _ = ctrlc::set_handler(|| OVER.store(true, Ordering::Relaxed));
        // The time goes on also where a step takes long.
        bar.enable_steady_tick(TICK);
        Patience { bar }
    }

    /// So many more are done. Shall it go on?
    pub(crate) fn more(&self, done: u64) -> bool {
        self.bar.inc(done);
        !self.is_over()
    }

    /// Has somebody interrupted?
    pub(crate) fn is_over(&self) -> bool {
        OVER.load(Ordering::Relaxed)
    }

    /// These numbers, in parallel, until somebody interrupts: what is left then is not even counted through.
    pub(crate) fn keep_on(&self, numbers: Range<u64>) -> impl ParallelIterator<Item = u64> {
        numbers.into_par_iter().take_any_while(|_| !self.is_over())
    }

    /// Take the bar away.
    pub(crate) fn end(&self) {
        self.bar.finish_and_clear();
    }
}

impl Watch for Patience {
    fn go_on(&self, done: u64, of: u64) -> bool {
        self.bar.set_length(of);
        self.bar.set_position(done);
        !self.is_over()
    }
}

fn style(units: &str) -> ProgressStyle {
    let left = say!(Words::spoken(), "terminal-waiting-left", time = "{eta}");
    ProgressStyle::with_template(&format!(
        "{{spinner}} {{bar:40}} {{percent}} % {units}, {{elapsed}}, {left}"
    ))
    .unwrap_or_else(|_| ProgressStyle::default_bar())
}

/// A bar that counts games, on the error stream.
fn bar_of_games(games: u64) -> ProgressBar {
    let words = Words::spoken();
    let left = say!(words, "terminal-waiting-left", time = "{eta}");
    let counted = say!(words, "terminal-waiting-counted", done = "{human_pos}", all = "{human_len}");
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {counted}, {left}"));
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
