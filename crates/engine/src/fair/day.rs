//! A day for which everybody has the same dice.

use super::v1::{FairDice, Proof};
use super::{Bytes, Secret};
use crate::{BadWord, phrase};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How the name begins under which the dice of a day are drawn.
const DAILY: &str = "daily ";

const MILLIS: i64 = 24 * 60 * 60 * 1000;

/// A day of the calendar, from midnight to midnight in Greenwich, written as `2026-11-17`.
///
/// ```
/// use luckhouse_engine::fair::Day;
/// let day: Day = "2024-02-29".parse()?;
/// assert_eq!((day.next().to_string(), day.before().to_string()), ("2024-03-01".into(), "2024-02-28".into()));
/// assert_eq!((Day::at(day.begins()), Day::at(day.ends() - 1), Day::at(day.ends())), (day, day, day.next()));
/// assert!("2023-02-29".parse::<Day>().is_err());
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Day(i32);

impl Day {
    /// The day of this moment, in milliseconds since 1970.
    pub fn at(millis: i64) -> Day {
        // Outside of this no calendar is meant.
        let days = millis.div_euclid(MILLIS).clamp(Day::FIRST.0.into(), Day::LAST.0.into());
        Day(days as i32)
    }

    /// 1970-01-01.
    const FIRST: Day = Day(0);
    /// 9999-12-31.
    const LAST: Day = Day(2_932_896);

    /// Its first moment, in milliseconds since 1970.
    pub fn begins(self) -> i64 {
        i64::from(self.0) * MILLIS
    }

    /// The first moment after it.
    pub fn ends(self) -> i64 {
        self.begins() + MILLIS
    }

    /// Tomorrow.
    #[must_use]
    pub fn next(self) -> Day {
        Day(self.0 + 1)
    }

    /// Yesterday.
    #[must_use]
    pub fn before(self) -> Day {
        Day(self.0 - 1)
    }

    /// How many days after the first of 1970 it is.
    pub fn number(self) -> i32 {
        self.0
    }

    /// The year, the month and the day of the month. Years are counted from March, so that a leap day is the last of its year.
    fn parts(self) -> (i32, i32, i32) {
        let days = self.0 + 719_468;
        let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        (era * 400 + year + i32::from(month <= 2), month, day)
    }

    fn of(year: i32, month: i32, day: i32) -> Day {
        let year = year - i32::from(month <= 2);
        let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
        let of_year = (153 * (month + if month > 2 { -3 } else { 9 }) + 2) / 5 + day - 1;
        Day(era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.parts();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = BadWord;

    fn from_str(text: &str) -> Result<Day, BadWord> {
        let parts: Vec<i32> = text.split('-').filter_map(|part| part.parse().ok()).collect();
        let found = match parts.as_slice() {
            [year @ 1970..=9999, month @ 1..=12, day @ 1..=31] => Some(Day::of(*year, *month, *day)),
            _ => None,
        };
        // What is written another way, or not in the calendar, comes out differently.
        let found = found.filter(|day| day.to_string() == text);
        found.ok_or_else(|| BadWord::new(text, phrase!("kind-day"), phrase!("expected-day")))
    }
}

impl TryFrom<String> for Day {
    type Error = BadWord;

    fn try_from(text: String) -> Result<Day, BadWord> {
        text.parse()
    }
}

impl From<Day> for String {
    fn from(day: Day) -> String {
        day.to_string()
    }
}

/// The dice of a day. Its seal is published the day before and its secret the day after; roll number *i* of whoever plays follows
/// from the secret, the day and *i*, as in the [first protocol](super::v1) where nobody adds anything.
///
/// ```
/// use luckhouse_engine::fair::{DailyDice, Secret};
/// let today = DailyDice::new("2026-11-17".parse()?, Secret::new([7; 32]));
/// let odds = luckhouse_engine::Odds::even([1, 2, 3, 4, 5, 6]);
/// assert_eq!(today.dice().draw(3, &odds), today.dice().draw(3, &odds));
/// assert_eq!(today.seal(), today.opened().seal());
/// assert_eq!(today.proof().day(), Some(today.day()));
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone)]
pub struct DailyDice {
    day: Day,
    secret: Secret,
}

impl DailyDice {
    /// Of this day.
    pub fn new(day: Day, secret: Secret) -> DailyDice {
        DailyDice { day, secret }
    }

    /// Which day.
    pub fn day(&self) -> Day {
        self.day
    }

    /// What is published before the day begins.
    pub fn seal(&self) -> Bytes {
        self.secret.seal()
    }

    /// What is published when it is over.
    pub fn opened(&self) -> Bytes {
        *self.secret.open()
    }

    /// The rolls.
    pub fn dice(&self) -> FairDice {
        FairDice::new(&self.secret, &self.name(), &[])
    }

    /// What proves the rolls of a game that was played with them, once the day is over.
    pub fn proof(&self) -> Proof {
        Proof { table: self.name(), seal: self.seal(), added: Vec::new(), secret: self.opened() }
    }

    fn name(&self) -> String {
        format!("{DAILY}{}", self.day)
    }
}

impl Proof {
    /// The day whose dice these are; nothing if they are those of a table.
    pub fn day(&self) -> Option<Day> {
        let day = self.table.strip_prefix(DAILY).filter(|_| self.added.is_empty());
        day.and_then(|day| day.parse().ok())
    }
}
