//! Numbers that the store keeps, and what each counts.

use std::fmt;
use std::num::{NonZeroU8, NonZeroU32};

/// The number of an event of a table, or of a line of its talk: 1, 2, 3, without a gap.
///
/// ```
/// use luckhouse_store::Seq;
/// assert_eq!(Seq::after(None), Seq::FIRST);
/// assert_eq!(Seq::after(Seq::new(4)).get(), 5);
/// assert_eq!(Seq::new(0), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seq(NonZeroU32);

impl Seq {
    /// The first of all.
    pub const FIRST: Seq = Seq(NonZeroU32::MIN);

    /// The `number`th, counted from 1.
    pub fn new(number: u32) -> Option<Seq> {
        NonZeroU32::new(number).map(Seq)
    }

    /// The one that comes after the last; the first, if there is none yet.
    pub fn after(last: Option<Seq>) -> Seq {
        last.map_or(Seq::FIRST, |last| last.plus(1))
    }

    /// As many later.
    pub(crate) fn plus(self, more: usize) -> Seq {
        let sum = u32::try_from(more).ok().and_then(|more| self.0.checked_add(more));
        Seq(sum.expect("no table has four thousand million events"))
    }

    /// The number.
    pub fn get(self) -> u32 {
        self.0.get()
    }
}

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A seat at a table, counted from 1 as in the log: `p1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatNumber(NonZeroU8);

impl SeatNumber {
    /// The `number`th seat, counted from 1.
    pub fn new(number: u8) -> Option<SeatNumber> {
        NonZeroU8::new(number).map(SeatNumber)
    }

    /// The number.
    pub fn get(self) -> u8 {
        self.0.get()
    }
}

impl fmt::Display for SeatNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", self.0)
    }
}

/// A moment: milliseconds since 1970. The store has no clock; the caller says what time it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Millis(pub i64);

impl Millis {
    /// Year, month and day, in the time of Greenwich.
    pub(crate) fn day(self) -> (i64, i64, i64) {
        date(self.0.div_euclid(86_400_000))
    }
}

/// For people, in the time of Greenwich.
///
/// ```
/// use luckhouse_store::Millis;
/// assert_eq!(Millis(1_709_210_096_000).to_string(), "2024-02-29 12:34:56 UTC");
/// assert_eq!(Millis(-1).to_string(), "1969-12-31 23:59:59 UTC");
/// ```
impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.div_euclid(1000);
        let (days, second) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
        let (year, month, day) = date(days);
        let (hour, minute) = (second / 3600, second / 60 % 60);
        write!(f, "{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}:{:02} UTC", second % 60)
    }
}

/// The date so many days after the first of January 1970, by the calendar of Gregory: years are counted from March, so
/// that the day of a leap year is the last one of its year, and in eras of 400 years, which all have as many days.
fn date(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (era * 400 + year + i64::from(month <= 2), month, day)
}
