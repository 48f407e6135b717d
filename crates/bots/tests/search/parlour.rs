//! Parlour games: small games out of a list, in which something may be hidden and several may choose at once.

use luckhouse_bots::search::Guide;
use luckhouse_engine::{
    About, BadWord, Chance, Choices, Field, Game, Imagine, Odds, Options, Outcome, PerSeat, Rng, RollOf,
    Seat, SeatSet, Turn, Viewer, phrase,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

pub(crate) const P1: Seat = Seat::at(0);
pub(crate) const P2: Seat = Seat::at(1);

/// A list of spots for two; the first is the start.
#[derive(Clone, Debug)]
pub(crate) struct Parlour(Spots);

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Spots(pub(crate) Vec<Spot>);

impl Options for Spots {
    const FIELDS: &'static [Field<Self>] = &[];
}

/// A spot, and what each seat sees of it: spots that look the same to a seat cannot be told apart by it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Spot {
    pub(crate) kind: Kind,
    pub(crate) looks: [u16; 2],
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Kind {
    /// One seat goes on to one of these.
    Choice(Seat, Vec<u16>),
    /// Both choose at once: p1 the row, p2 the column.
    AtOnce(Vec<Vec<u16>>),
    /// One of these, each as likely.
    Chance(Vec<u16>),
    /// Over, with these scores; the higher one wins.
    Over([i32; 2]),
}

impl Spots {
    /// One more spot, which everybody sees.
    pub(crate) fn open(&mut self, kind: Kind) -> u16 {
        let place = self.0.len() as u16;
        self.veiled(kind, [place, place])
    }

    /// One more spot, which looks like this to the two.
    pub(crate) fn veiled(&mut self, kind: Kind, looks: [u16; 2]) -> u16 {
        self.0.push(Spot { kind, looks });
        self.0.len() as u16 - 1
    }

    pub(crate) fn game(self) -> Parlour {
        Parlour(self)
    }
}

/// A number as a word: what is chosen or comes up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Number(pub(crate) u16);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Number {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<Number, BadWord> {
        text.parse()
            .map(Number)
            .map_err(|_| BadWord::new(text, phrase!("kind-step"), phrase!("expected-step")))
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Even(Vec<u16>);

impl Chance for Even {
    type Roll = Number;
    fn odds(&self) -> Odds<Number> {
        Odds::even(self.0.iter().copied().map(Number))
    }
    fn roll(&self, rng: &mut Rng) -> Number {
        Number(rng.pick(&self.0))
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Look {
    pub(crate) seat: Option<Seat>,
    pub(crate) look: u16,
}

impl Parlour {
    fn spot(&self, place: Number) -> &Spot {
        &self.0.0[usize::from(place.0)]
    }

    /// What this seat sees where it sees `look`, and what it may do there.
    pub(crate) fn seen(&self, seat: Seat, look: u16) -> (Look, Vec<Number>) {
        let view = Look { seat: Some(seat), look };
        let state = self.imagine(&view, &mut Rng::seeded(1));
        let mut legal = Vec::new();
        self.legal(&state, seat, &mut legal);
        (view, legal)
    }
}

impl Game for Parlour {
    const ABOUT: About = About { name: "parlour", title: "Parlour", seats: &[2], edition: 1 };
    type Options = Spots;
    type State = Number;
    type Action = Number;
    type Chance = Even;
    type View = Look;

    fn new(options: Spots, _seats: usize) -> Result<Parlour, BadWord> {
        Ok(Parlour(options))
    }

    fn options(&self) -> &Spots {
        &self.0
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> Number {
        Number(0)
    }

    fn turn(&self, state: &Number) -> Turn<Even> {
        match &self.spot(*state).kind {
            Kind::Choice(seat, _) => Turn::of(*seat),
            Kind::AtOnce(_) => Turn::Choose(SeatSet::all(2)),
            Kind::Chance(to) => Turn::Roll(Even(to.clone())),
            Kind::Over(scores) => Turn::Over(Outcome::highest(PerSeat::from_fn(2, |s| scores[s.index()]))),
        }
    }

    fn legal(&self, state: &Number, seat: Seat, into: &mut Vec<Number>) {
        let count = match &self.spot(*state).kind {
            Kind::Choice(_, to) => to.len(),
            Kind::AtOnce(rows) => [rows.len(), rows[0].len()][seat.index()],
            _ => 0,
        };
        into.extend((0..count as u16).map(Number));
    }

    fn choose(&self, state: &mut Number, choices: &Choices<Number>) {
        let chosen = |seat| usize::from(choices.of(seat).0);
        *state = match &self.spot(*state).kind {
            Kind::Choice(seat, to) => Number(to[chosen(*seat)]),
            Kind::AtOnce(rows) => Number(rows[chosen(P1)][chosen(P2)]),
            _ => unreachable!("nobody chooses here"),
        };
    }

    fn roll(&self, state: &mut Number, roll: RollOf<Parlour>) {
        *state = roll;
    }

    fn view(&self, state: &Number, viewer: Viewer) -> Look {
        match viewer {
            Viewer::Seat(seat) => Look { seat: Some(seat), look: self.spot(*state).looks[seat.index()] },
            _ => Look { seat: None, look: state.0 },
        }
    }
}

impl Imagine for Parlour {
    fn imagine(&self, view: &Look, rng: &mut Rng) -> Number {
        let Some(seat) = view.seat else { return Number(view.look) };
        let fits = |place: &u16| self.spot(Number(*place)).looks[seat.index()] == view.look;
        let fitting: Vec<u16> = (0..self.0.0.len() as u16).filter(fits).collect();
        Number(rng.pick(&fitting))
    }
}

/// Counts scores instead of wins: `span` points are one win.
pub(crate) struct ByScore {
    pub(crate) span: f64,
}

impl Guide<Parlour> for ByScore {
    fn result(&self, _: &Parlour, outcome: &Outcome) -> PerSeat<f64> {
        PerSeat::from_fn(2, |seat| f64::from(outcome.scores[seat]) / self.span)
    }
}
