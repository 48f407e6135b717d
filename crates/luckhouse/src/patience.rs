//! Waiting for long work: a bar that shows how far it is, and a clean end when somebody interrupts it.

use indicatif::{ProgressBar, ProgressStyle};
use luckhouse_solvers::Watch;
use luckhouse_words::{Words, say};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Shows progress on the error stream, and ends the work on an interrupt.
pub(crate) struct Patience {
    bar: ProgressBar,
    over: Arc<AtomicBool>,
}

impl Patience {
    /// Begin to wait; the bar says so much of so much, in these units.
    pub(crate) fn new(units: &str) -> Patience {
        let over = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&over);
        // Without a handler an interrupt still ends the program; only the message is missing.
        let _ = ctrlc::set_handler(move || flag.store(true, Ordering::Relaxed));
        Patience { bar: ProgressBar::new(0).with_style(style(units)), over }
    }

    /// Has somebody interrupted?
    pub(crate) fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
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
    ProgressStyle::with_template(&format!("{{bar:40}} {{percent}} % {units}, {left}"))
        .unwrap_or_else(|_| ProgressStyle::default_bar())
}

/// A bar that counts games, on the error stream.
pub(crate) fn bar_of_games(games: u64) -> ProgressBar {
    let words = Words::spoken();
    let left = say!(words, "terminal-waiting-left", time = "{eta}");
    let counted = say!(words, "terminal-waiting-counted", done = "{human_pos}", all = "{human_len}");
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {counted}, {left}"));
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
