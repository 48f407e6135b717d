//! How much a game counts: the rules against farming.

/// How much a game counts: 0 not at all, 1 fully.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Weight(f64);

impl Weight {
    /// The game counts like any other.
    pub const FULL: Weight = Weight(1.0);
    /// It does not count.
    pub const NONE: Weight = Weight(0.0);

    /// This part of a game, kept between 0 and 1; what is no number does not count.
    pub fn new(part: f64) -> Weight {
        Weight(if part.is_nan() { 0.0 } else { part.clamp(0.0, 1.0) })
    }

    /// As a number from 0 to 1.
    pub fn part(self) -> f64 {
        self.0
    }
}

/// Who else sits at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Company {
    /// People only.
    #[default]
    People,
    /// One person among bots of the house.
    Bots,
    /// At least one program that somebody brought along.
    Programs,
}

/// What a house knows about a game that was played. The default is a game that raises no question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Circumstances {
    /// Who else sits there.
    pub company: Company,
    /// Two people at the table came from the same address.
    pub same_address: bool,
    /// How many of the people have accounts that are [young](Circumstances::YOUNG_DAYS).
    pub young: u8,
    /// How many people play.
    pub people: u8,
    /// The longest series of rated games, this one included, that somebody at this table has resigned one after another.
    pub resigned_in_series: u16,
    /// The rated games that the same players had together in the 24 hours before.
    pub earlier_today: u16,
}

impl Circumstances {
    /// An account is young for so many days,
    pub const YOUNG_DAYS: u32 = 1;
    /// and until it has so many rated games.
    pub const YOUNG_GAMES: u32 = 5;
}

/// How much a game counts.
///
/// | what | counts |
/// |---|---|
/// | a program sits at the table | not |
/// | a bot of the house sits at the table | not among people; one person against bots is rated [apart](super::AgainstBots), fully |
/// | two come from one address | a quarter: a family may play, nobody gets far by it |
/// | two come from one address, and one account is young | not: so throwaway accounts look |
/// | all accounts are young | a half |
/// | the second, third resignation in a row of one player | a half, a quarter |
/// | every further one | not |
/// | the fourth game of the same players within a day, the fifth, … | a half, a quarter, … |
/// | the eighth and all that follow | not |
///
/// Where several lines apply, their parts are multiplied. Two more rules need no line. Who wins against somebody of whom
/// nothing is known wins little, since Glicko-2 weighs an opponent by how well they are known. And a resignation is a
/// loss like any other: losing on purpose gives points to one opponent, who is caught by the last two lines.
///
/// ```
/// use luckhouse_club::rating::{Circumstances, Company, Weight, weight};
/// let fine = Circumstances { people: 2, ..Circumstances::default() };
/// assert_eq!(weight(&fine), Weight::FULL);
/// assert_eq!(weight(&Circumstances { company: Company::Programs, ..fine }), Weight::NONE);
/// assert_eq!(weight(&Circumstances { same_address: true, young: 1, ..fine }), Weight::NONE);
/// ```
pub fn weight(what: &Circumstances) -> Weight {
    let company = match what.company {
        Company::People | Company::Bots => 1.0,
        Company::Programs => 0.0,
    };
    let address = match (what.same_address, what.young) {
        (false, _) => 1.0,
        (true, 0) => 0.25,
        (true, _) => 0.0,
    };
    let young = if what.people > 0 && what.young >= what.people { 0.5 } else { 1.0 };
    let resigned = halves(what.resigned_in_series.saturating_sub(1), 2);
    let repeated = halves(what.earlier_today.saturating_sub(2), 4);
    Weight::new(company * address * young * resigned * repeated)
}

/// A half for each time, and nothing after the last that counts.
fn halves(times: u16, last: u16) -> f64 {
    if times > last { 0.0 } else { 0.5f64.powi(i32::from(times)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FINE: Circumstances = Circumstances {
        company: Company::People,
        same_address: false,
        young: 0,
        people: 2,
        resigned_in_series: 0,
        earlier_today: 0,
    };

    fn part(what: Circumstances) -> f64 {
        weight(&what).part()
    }

    #[test]
    fn the_same_players_count_less_and_less_within_a_day() {
        let parts: Vec<f64> =
            (0..9).map(|earlier_today| part(Circumstances { earlier_today, ..FINE })).collect();
        assert_eq!(parts, [1.0, 1.0, 1.0, 0.5, 0.25, 0.125, 0.0625, 0.0, 0.0]);
        assert_eq!(part(Circumstances { earlier_today: u16::MAX, ..FINE }), 0.0);
    }

    #[test]
    fn resignations_in_series_count_less_and_then_not() {
        let parts: Vec<f64> =
            (0..5).map(|resigned_in_series| part(Circumstances { resigned_in_series, ..FINE })).collect();
        assert_eq!(parts, [1.0, 1.0, 0.5, 0.25, 0.0]);
    }

    #[test]
    fn young_accounts_count_half_among_themselves_and_not_from_one_address() {
        assert_eq!(part(Circumstances { young: 1, ..FINE }), 1.0, "everybody begins somewhere");
        assert_eq!(part(Circumstances { young: 2, ..FINE }), 0.5);
        assert_eq!(part(Circumstances { same_address: true, ..FINE }), 0.25);
        assert_eq!(part(Circumstances { same_address: true, young: 1, ..FINE }), 0.0);
    }

    #[test]
    fn parts_are_multiplied_and_programs_never_count() {
        let both = Circumstances { same_address: true, earlier_today: 3, ..FINE };
        assert_eq!(part(both), 0.125);
        let bots = Circumstances { company: Company::Bots, earlier_today: 3, people: 1, ..FINE };
        assert_eq!(part(bots), 0.5, "the same bots again and again are no ladder either");
        assert_eq!(part(Circumstances { company: Company::Programs, ..FINE }), 0.0);
        assert_eq!((Weight::new(f64::NAN), Weight::new(7.0)), (Weight::NONE, Weight::FULL));
    }
}
