//! Small games out of a list: to try a solver on, or to set up a puzzle without writing rules for it.

use luckhouse_engine::{
    About, Argument, BadWord, Chance, Choices, Field, Game, Imagine, Odds, Options, Outcome, PerSeat, Rng,
    Seat, SeatSet, Turn, Viewer, phrase,
};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// A game that is a list of spots, the first of which is the start. Spots are named by their place in the list.
///
/// ```
/// use luckhouse_engine::{Game, Playout, Rng, Seat};
/// use luckhouse_solvers::sketch::{Sketch, Spot};
/// let p1 = Seat::at(0);
/// let coin = Sketch::of(2, vec![Spot::chance(&[(1, 1), (2, 1)]), Spot::won(p1), Spot::won(p1.other())])?;
/// let ended = Playout::new().run(&coin, &mut Rng::seeded(1));
/// assert_eq!(ended.outcome.winners.len(), 1);
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Debug)]
pub struct Sketch {
    options: SketchOptions,
    seats: usize,
}

/// The list of spots, as the only option.
///
/// ```
/// use luckhouse_engine::Game;
/// use luckhouse_solvers::sketch::{Sketch, SketchOptions, Spot};
/// let nowhere = SketchOptions { spots: vec![Spot::chance(&[(1, 1)])] };
/// assert!(Sketch::new(nowhere, 1).is_err());
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct SketchOptions {
    /// The spots; the first is the start.
    pub spots: Vec<Spot>,
}

impl Default for SketchOptions {
    /// A game that is over before it starts, and is worth nothing.
    fn default() -> Self {
        SketchOptions { spots: vec![Spot::scored(0)] }
    }
}

impl Options for SketchOptions {
    const FIELDS: &'static [Field<Self>] = &[];
}

/// One spot: somebody chooses where to go, chance does, or the game is over.
///
/// ```
/// use luckhouse_solvers::sketch::Spot;
/// // Ways to the same spot are added up.
/// assert_eq!(Spot::chance(&[(4, 1), (2, 3), (4, 1)]), Spot::chance(&[(2, 3), (4, 2)]));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Spot(Kind);

#[derive(Clone, Debug, PartialEq)]
enum Kind {
    Choice(Seat, Vec<Step>),
    Chance(Fork),
    Over(SeatSet, i32),
}

impl Spot {
    /// This seat chooses one of these spots.
    pub fn choice(seat: Seat, to: &[usize]) -> Spot {
        let mut steps: Vec<Step> = to.iter().copied().map(Step::to).collect();
        steps.sort_unstable();
        steps.dedup();
        Spot(Kind::Choice(seat, steps))
    }

    /// Chance leads to each of these spots in so many ways.
    pub fn chance(to: &[(usize, u64)]) -> Spot {
        let mut ways = BTreeMap::new();
        for (spot, more) in to {
            *ways.entry(Step::to(*spot)).or_insert(0) += more;
        }
        Spot(Kind::Chance(Fork { ways: ways.into_iter().collect() }))
    }

    /// Over: this seat has won.
    pub fn won(seat: Seat) -> Spot {
        Spot(Kind::Over(SeatSet::one(seat), 0))
    }

    /// Over: both of two seats share the game.
    pub fn shared() -> Spot {
        Spot(Kind::Over(SeatSet::all(2), 0))
    }

    /// Over: everybody has this score, and nobody has won. For games for one.
    pub fn scored(score: i32) -> Spot {
        Spot(Kind::Over(SeatSet::EMPTY, score))
    }

    /// Does it lead somewhere, only to spots of the list, and name only seats at the table?
    fn is_sound(&self, seats: usize, spots: usize) -> bool {
        let inside = |step: &Step| usize::from(step.0) < spots;
        match &self.0 {
            Kind::Choice(seat, to) => seat.index() < seats && !to.is_empty() && to.iter().all(inside),
            Kind::Chance(fork) => {
                !fork.ways.is_empty() && fork.ways.iter().all(|(to, ways)| inside(to) && *ways > 0)
            }
            Kind::Over(winners, _) => winners.minus(SeatSet::all(seats)).is_empty(),
        }
    }
}

/// Going to a spot, chosen or by chance. Written `to 3`.
///
/// ```
/// use luckhouse_solvers::sketch::Step;
/// assert_eq!("to 3".parse(), Ok(Step::to(3)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step(u16);

impl Step {
    /// To the spot at this place of the list.
    ///
    /// # Panics
    /// If the place is above 65,535: a sketch is small.
    pub fn to(place: usize) -> Step {
        Step(u16::try_from(place).expect("a sketch has at most 65,536 spots"))
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "to {}", self.0)
    }
}

impl FromStr for Step {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<Step, BadWord> {
        let place = text.strip_prefix("to ").and_then(|place| place.parse().ok());
        place.map(Step).ok_or_else(|| BadWord::new(text, phrase!("kind-step"), phrase!("expected-step")))
    }
}

/// Where chance leads, each in so many ways.
///
/// ```
/// use luckhouse_engine::{Chance, Game, Turn};
/// use luckhouse_solvers::sketch::{Sketch, Spot, Step};
/// let game = Sketch::of(1, vec![Spot::chance(&[(0, 1), (1, 3)]), Spot::scored(1)])?;
/// let Turn::Roll(fork) = game.turn(&game.start()) else { panic!() };
/// assert_eq!(fork.odds().chance(|to| to == Step::to(1)).as_f64(), 0.75);
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Fork {
    ways: Vec<(Step, u64)>,
}

impl Chance for Fork {
    type Roll = Step;
    fn odds(&self) -> Odds<Step> {
        Odds::new(self.ways.iter().map(|(_, ways)| ways).sum(), self.ways.clone())
    }
    fn roll(&self, rng: &mut Rng) -> Step {
        let odds = self.odds();
        odds.at(rng.below(odds.total()))
    }
}

impl Sketch {
    /// The game of these spots, for one or two.
    ///
    /// # Errors
    /// If a spot leads nowhere or out of the list, or names a seat that is not there.
    pub fn of(seats: usize, spots: Vec<Spot>) -> Result<Sketch, BadWord> {
        Sketch::new(SketchOptions { spots }, seats)
    }

    fn spot(&self, state: Step) -> &Kind {
        &self.options.spots[usize::from(state.0)].0
    }
}

impl Game for Sketch {
    const ABOUT: About = About { name: "sketch", title: "Sketch", seats: &[1, 2], edition: 1 };
    type Options = SketchOptions;
    type State = Step;
    type Action = Step;
    type Chance = Fork;
    type View = u16;

    fn new(options: SketchOptions, seats: usize) -> Result<Sketch, BadWord> {
        Sketch::ABOUT.check_seats(seats)?;
        let spots = options.spots.len();
        let unsound = options.spots.iter().find(|spot| !spot.is_sound(seats, spots));
        let empty = (spots == 0).then(|| Argument::from(phrase!("found-no-spots")));
        match unsound.map(|spot| format!("{spot:?}").into()).or(empty) {
            Some(found) => Err(BadWord::new(found, phrase!("kind-sketch"), phrase!("expected-sketch"))),
            None => Ok(Sketch { options, seats }),
        }
    }

    fn options(&self) -> &SketchOptions {
        &self.options
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self) -> Step {
        Step(0)
    }

    fn turn(&self, state: &Step) -> Turn<Fork> {
        match self.spot(*state) {
            Kind::Choice(seat, _) => Turn::of(*seat),
            Kind::Chance(fork) => Turn::Roll(fork.clone()),
            Kind::Over(winners, score) => {
                Turn::Over(Outcome { winners: *winners, scores: PerSeat::new(self.seats, *score) })
            }
        }
    }

    fn legal(&self, state: &Step, _seat: Seat, into: &mut Vec<Step>) {
        if let Kind::Choice(_, to) = self.spot(*state) {
            into.extend(to);
        }
    }

    fn choose(&self, state: &mut Step, choices: &Choices<Step>) {
        let Turn::Choose(seats) = self.turn(state) else { panic!("nobody chooses at {state}") };
        *state = choices.of(seats.first().expect("somebody chooses"));
    }

    fn roll(&self, state: &mut Step, roll: Step) {
        *state = roll;
    }

    fn view(&self, state: &Step, _viewer: Viewer) -> u16 {
        state.0
    }
}

impl Imagine for Sketch {
    fn imagine(&self, view: &u16, _rng: &mut Rng) -> Step {
        Step(*view)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spots_must_lead_somewhere() {
        let p1 = Seat::at(0);
        let unsound = [
            vec![],
            vec![Spot::choice(p1, &[])],
            vec![Spot::choice(p1, &[1])],
            vec![Spot::choice(p1.next(8), &[0])],
            vec![Spot::chance(&[])],
            vec![Spot::chance(&[(0, 0)])],
            vec![Spot::chance(&[(7, 1)])],
            vec![Spot::shared()],
        ];
        for spots in unsound {
            assert!(Sketch::of(1, spots.clone()).is_err(), "{spots:?}");
        }
    }
}
