//! What was measured.

use luckhouse_lab::decimal;
use luckhouse_words::{Words, say};
use std::time::Duration;

/// What one table has to say.
#[derive(Default)]
pub(super) struct Played {
    /// How long each acknowledgement took.
    pub(super) answered: Vec<Duration>,
    /// Beats at which the last move had not been acknowledged.
    pub(super) late: u64,
    /// Games that ended and were followed by another.
    pub(super) games: u64,
}

/// What all tables have to say.
pub(super) struct Figures {
    time: Duration,
    all: Played,
}

impl Figures {
    /// Nothing yet, of a measurement of so long.
    pub(super) fn new(time: Duration) -> Figures {
        Figures { time, all: Played::default() }
    }

    /// What one more table has to say.
    pub(super) fn add(&mut self, played: Played) {
        self.all.answered.extend(played.answered);
        self.all.late += played.late;
        self.all.games += played.games;
    }

    /// When everybody has said what they had to say.
    #[must_use]
    pub(super) fn sorted(mut self) -> Figures {
        self.all.answered.sort_unstable();
        self
    }

    /// So many of a thousand were not slower than this.
    fn of_thousand(&self, share: usize) -> f64 {
        let place = (self.all.answered.len() * share).div_ceil(1000).saturating_sub(1);
        self.all.answered.get(place).map_or(f64::NAN, |time| time.as_secs_f64() * 1000.0)
    }
}

impl Figures {
    /// For whoever measures.
    pub(super) fn said(&self, words: &Words) -> String {
        let (moves, late, games) = (self.all.answered.len(), self.all.late, self.all.games);
        let pace = format!("{:.0}", moves as f64 / self.time.as_secs_f64());
        let [half, most, p99, p999, all] =
            [500, 900, 990, 999, 1000].map(|share| decimal(words, self.of_thousand(share), 1));
        let moves = say!(words, "terminal-bench-moves", moves, pace, late, games);
        format!("{moves}\n{}", say!(words, "terminal-bench-times", half, most, p99, p999, all))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_words::Language;

    #[test]
    fn percentiles_are_of_all_tables() {
        let mut figures = Figures::new(Duration::from_secs(10));
        for begin in [0, 500] {
            let answered = (begin + 1..=begin + 500).map(Duration::from_millis).collect();
            figures.add(Played { answered, ..Played::default() });
        }
        let figures = figures.sorted();
        assert_eq!(figures.of_thousand(990), 990.0);
        let english = Words::in_language(Language::ENGLISH);
        assert!(figures.said(&english).starts_with("1000 moves acknowledged, 100 a second"));
    }
}
