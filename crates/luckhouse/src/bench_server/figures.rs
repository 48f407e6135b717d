//! What was measured.

use std::fmt;
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

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves = self.all.answered.len();
        writeln!(
            f,
            "{moves} moves acknowledged, {:.0} a second; {} beats came before the last answer; {} games ended.",
            moves as f64 / self.time.as_secs_f64(),
            self.all.late,
            self.all.games
        )?;
        write!(
            f,
            "From command to acknowledgement, on disk: p50 {:.1} ms, p90 {:.1} ms, p99 {:.1} ms, p99.9 {:.1} ms, most {:.1} ms.",
            self.of_thousand(500),
            self.of_thousand(900),
            self.of_thousand(990),
            self.of_thousand(999),
            self.of_thousand(1000)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_of_all_tables() {
        let mut figures = Figures::new(Duration::from_secs(10));
        for begin in [0, 500] {
            let answered = (begin + 1..=begin + 500).map(Duration::from_millis).collect();
            figures.add(Played { answered, ..Played::default() });
        }
        let figures = figures.sorted();
        assert_eq!(figures.of_thousand(990), 990.0);
        assert!(figures.to_string().starts_with("1000 moves acknowledged, 100 a second"));
    }
}
