//! What a designer wants of a game, in plain words.

use crate::{Figure, Measure};
use luckhouse_engine::{BadWord, Phrase, phrase};
use luckhouse_words::Words;
use std::fmt;
use std::str::FromStr;

/// One thing that is wanted: `wins 40..50%`, `first seat within 1%`, `at most 30 turns`, `12 to 25 turns`.
///
/// ```
/// use luckhouse_lab::Aim;
/// let aims = Aim::read_all("best play wins 40..50%, at most 30 turns", 1)?;
/// assert_eq!(aims[1].to_string(), "at most 30 turns");
/// let wrong = Aim::read_all("turns about 30", 1).unwrap_err().to_string();
/// assert!(wrong.starts_with("`turns about 30` is not an aim: expected "));
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Aim {
    /// Of what.
    pub of: Subject,
    /// Not less than this.
    pub low: f64,
    /// Not more than this.
    pub high: f64,
    /// As it was said.
    said: String,
}

/// What an aim is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Something that bots show.
    Measure(Measure),
    /// What best play brings whoever begins, by the game's solver.
    BestPlay,
}

/// How an aim is said.
const FORMS: [&str; 7] = [
    "`wins 40..50%`",
    "`12 to 25 turns`",
    "`best play wins 40..50%`",
    "`first seat within 1%`",
    "`at most 30 turns`",
    "`choices at least 20`",
    "`draws at most 2%`",
];

impl Aim {
    /// All aims of a line, with commas between them, for so many seats.
    ///
    /// # Errors
    /// If there is none, or one cannot be read.
    pub fn read_all(line: &str, seats: usize) -> Result<Vec<Aim>, BadWord> {
        line.split(',').map(|said| Aim::read(said.trim(), seats)).collect()
    }

    fn read(said: &str, seats: usize) -> Result<Aim, BadWord> {
        let wrong = || {
            BadWord::new(said, phrase!("kind-aim"), phrase!("expected-aims", forms = Phrase::either(FORMS)))
        };
        let joined = said.replace(" to ", "..");
        let words: Vec<&str> = joined.split_whitespace().collect();
        let (of, how) = match words.as_slice() {
            ["at", edge, number, what @ ..] => (what.join(" "), vec!["at", edge, number]),
            [range, what @ ..] if range.contains("..") => (what.join(" "), vec![*range]),
            ["best", "play", "wins", how @ ..] => ("best play wins".into(), how.to_vec()),
            ["first", "seat", how @ ..] => ("first seat".into(), how.to_vec()),
            [what, how @ ..] => (what.to_string(), how.to_vec()),
            [] => return Err(wrong()),
        };
        let of: Subject = of.parse().map_err(|()| wrong())?;
        let (low, high) = range(of, &how, seats).ok_or_else(wrong)?;
        if low > high {
            return Err(BadWord::new(said, phrase!("kind-aim-to-meet"), phrase!("expected-lower-first")));
        }
        Ok(Aim { of, low, high, said: said.into() })
    }

    /// How far a number is from what is wanted: points of a share, or hundredths of a length. Nothing, if it is met.
    pub fn miss(&self, value: f64) -> f64 {
        let away = (self.low - value).max(value - self.high).max(0.0);
        if self.of.is_share() { 100.0 * away } else { 100.0 * away / self.edge_near(value).abs().max(1.0) }
    }

    fn edge_near(&self, value: f64) -> f64 {
        if value < self.low { self.low } else { self.high }
    }

    /// Is it met for sure, the whole interval long?
    pub fn is_met_by(&self, figure: &Figure) -> bool {
        self.low <= figure.low && figure.high <= self.high
    }
}

/// The least and the most.
fn range(of: Subject, how: &[&str], seats: usize) -> Option<(f64, f64)> {
    match how {
        ["at", "most", number] => Some((f64::NEG_INFINITY, read_number(of, number)?)),
        ["at", "least", number] => Some((read_number(of, number)?, f64::INFINITY)),
        ["within", number] if of == Subject::Measure(Measure::First) => {
            let (even, off) = (1.0 / seats as f64, read_number(of, number)?);
            Some((even - off, even + off))
        }
        [range] => {
            let (low, high) = range.split_once("..")?;
            // The sign for both may stand behind the second alone.
            let percent = if high.ends_with('%') && !low.ends_with('%') { "%" } else { "" };
            Some((read_number(of, &format!("{low}{percent}"))?, read_number(of, high)?))
        }
        _ => None,
    }
}

/// Shares have a percent sign, lengths have none.
fn read_number(of: Subject, word: &str) -> Option<f64> {
    let (digits, scale) = match (of.is_share(), word.strip_suffix('%')) {
        (true, Some(digits)) => (digits, 0.01),
        (false, None) => (word, 1.0),
        _ => return None,
    };
    let plain = digits.chars().all(|sign| sign.is_ascii_digit() || sign == '.');
    digits.parse::<f64>().ok().filter(|_| plain).map(|number| number * scale)
}

impl Subject {
    fn is_share(self) -> bool {
        match self {
            Subject::Measure(measure) => measure.is_share(),
            Subject::BestPlay => true,
        }
    }

    /// A figure of it, as people read it.
    pub fn show(self, words: &Words, figure: &Figure) -> String {
        match self {
            Subject::Measure(measure) => measure.show(words, figure),
            Subject::BestPlay => figure.percent(words),
        }
    }
}

impl FromStr for Subject {
    type Err = ();

    fn from_str(word: &str) -> Result<Subject, ()> {
        if word == "best play wins" {
            return Ok(Subject::BestPlay);
        }
        let word = if word == "win" { "wins" } else { word };
        let found = Measure::ALL.into_iter().find(|measure| measure.name() == word);
        found.map(Subject::Measure).ok_or(())
    }
}

impl fmt::Display for Aim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(said: &str) -> Result<(Subject, f64, f64), String> {
        let aim = Aim::read_all(said, 2).map_err(|wrong| wrong.to_string())?;
        Ok((aim[0].of, aim[0].low, aim[0].high))
    }

    #[test]
    fn aims_are_read_as_they_are_said() {
        let of = Subject::Measure;
        assert_eq!(read("wins 40..50%").unwrap(), (of(Measure::Wins), 0.4, 0.5));
        assert_eq!(read("best play wins 40%..50%").unwrap(), (Subject::BestPlay, 0.4, 0.5));
        assert_eq!(read("first seat within 1%").unwrap(), (of(Measure::First), 0.49, 0.51));
        assert_eq!(read("at most 30 turns").unwrap(), (of(Measure::Turns), f64::NEG_INFINITY, 30.0));
        assert_eq!(read("choices at least 20").unwrap(), (of(Measure::Choices), 20.0, f64::INFINITY));
        assert_eq!(read("12 to 25 turns").unwrap(), (of(Measure::Turns), 12.0, 25.0));
        assert_eq!(read("turns 12 to 25").unwrap(), (of(Measure::Turns), 12.0, 25.0));
        assert_eq!(read("12..25 turns").unwrap(), (of(Measure::Turns), 12.0, 25.0));
        assert_eq!(read("wins 40 to 50%").unwrap(), (of(Measure::Wins), 0.4, 0.5));
        assert_eq!(read("draws at most 2%").unwrap(), (of(Measure::Draws), f64::NEG_INFINITY, 0.02));
    }

    #[test]
    fn what_is_no_aim_is_refused_with_what_would_be_one() {
        let all = [
            "",
            "wins",
            "wins 40..50",
            "at most 30% turns",
            "turns within 1",
            "luck at most 3",
            "wins -1..5%",
            "to 25 turns",
            "12 to turns",
            "12 to 25",
        ];
        for said in all {
            let wrong = read(said).unwrap_err();
            assert!(wrong.contains("is not an aim: expected like `wins 40..50%`"), "{said}: {wrong}");
        }
        assert!(read("turns 30..20").unwrap_err().contains("expected the lower number first"));
    }

    #[test]
    fn a_miss_is_how_far_it_is_outside() {
        let aim = Aim::read_all("wins 40..50%", 1).unwrap().remove(0);
        assert_eq!(aim.miss(0.45), 0.0);
        assert!((aim.miss(0.53) - 3.0).abs() < 1e-9 && (aim.miss(0.38) - 2.0).abs() < 1e-9);
        assert!(aim.is_met_by(&Figure::around(0.45, 0.04)) && !aim.is_met_by(&Figure::around(0.45, 0.06)));
    }
}
