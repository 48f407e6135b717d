//! Kuhn's poker: three cards, one for each of two, one chip in the pot from each, and one bet.

use luckhouse_engine::{
    About, Actor, BadWord, Chance, Choices, Field, Game, Odds, Options, Outcome, PerSeat, Rng, Seat, SeatSet,
    Turn, Viewer, phrase,
};
use std::fmt;
use std::str::FromStr;

#[derive(Clone, Debug)]
pub(crate) struct Kuhn;

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct KuhnOptions;

impl Options for KuhnOptions {
    const FIELDS: &'static [Field<Self>] = &[];
}

/// To bet or to call; or to check or to fold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Bid {
    Pass,
    Bet,
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Bid::Pass { "pass" } else { "bet" })
    }
}

impl FromStr for Bid {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<Bid, BadWord> {
        let found = [Bid::Pass, Bid::Bet].into_iter().find(|bid| bid.to_string() == text);
        found.ok_or_else(|| BadWord::new(text, phrase!("kind-step"), phrase!("expected-step")))
    }
}

/// The cards that are left to deal.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Deck(Vec<u8>);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Dealt(u8);

impl fmt::Display for Dealt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Dealt {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<Dealt, BadWord> {
        text.parse()
            .map(Dealt)
            .map_err(|_| BadWord::new(text, phrase!("kind-step"), phrase!("expected-step")))
    }
}

impl Chance for Deck {
    type Roll = Dealt;
    fn odds(&self) -> Odds<Dealt> {
        Odds::even(self.0.iter().copied().map(Dealt))
    }
    fn roll(&self, rng: &mut Rng) -> Dealt {
        Dealt(rng.pick(&self.0))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Hands {
    pub(crate) cards: Vec<u8>,
    bids: Vec<Bid>,
}

impl Hands {
    /// Who chooses next, if it is not over.
    fn bidder(&self) -> Option<Seat> {
        match self.bids.as_slice() {
            [] | [Bid::Pass, Bid::Bet] => Some(Seat::at(0)),
            [_] => Some(Seat::at(1)),
            _ => None,
        }
    }

    fn outcome(&self) -> Outcome {
        let higher = Seat::at(usize::from(self.cards[1] > self.cards[0]));
        let (winner, chips) = match self.bids.as_slice() {
            [Bid::Bet, Bid::Pass] => (Seat::at(0), 1),
            [Bid::Pass, Bid::Bet, Bid::Pass] => (Seat::at(1), 1),
            [.., Bid::Bet] => (higher, 2),
            _ => (higher, 1),
        };
        Outcome::win(winner, PerSeat::from_fn(2, |seat| if seat == winner { chips } else { -chips }))
    }
}

impl Game for Kuhn {
    const ABOUT: About = About { name: "kuhn", title: "Kuhn", seats: &[2], edition: 1 };
    type Options = KuhnOptions;
    type State = Hands;
    type Action = Bid;
    type Chance = Deck;
    type View = (Option<u8>, Vec<u8>);

    fn new(_: KuhnOptions, seats: usize) -> Result<Kuhn, BadWord> {
        Kuhn::ABOUT.check_seats(seats).map(|()| Kuhn)
    }

    fn options(&self) -> &KuhnOptions {
        &KuhnOptions
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> Hands {
        Hands { cards: vec![], bids: vec![] }
    }

    fn turn(&self, state: &Hands) -> Turn<Deck> {
        if state.cards.len() < 2 {
            return Turn::Roll(Deck((1..=3).filter(|card| !state.cards.contains(card)).collect()));
        }
        state.bidder().map_or_else(|| Turn::Over(state.outcome()), |seat| Turn::Choose(SeatSet::one(seat)))
    }

    fn legal(&self, _: &Hands, _: Seat, into: &mut Vec<Bid>) {
        into.extend([Bid::Pass, Bid::Bet]);
    }

    fn choose(&self, state: &mut Hands, choices: &Choices<Bid>) {
        state.bids.extend(choices.iter().map(|(_, bid)| bid));
    }

    fn roll(&self, state: &mut Hands, roll: Dealt) {
        state.cards.push(roll.0);
    }

    fn view(&self, state: &Hands, viewer: Viewer) -> (Option<u8>, Vec<u8>) {
        let own = match viewer {
            Viewer::Seat(seat) => state.cards.get(seat.index()).copied(),
            _ => None,
        };
        (own, state.bids.iter().map(|bid| *bid as u8).collect())
    }

    fn sees(&self, before: &Hands, actor: Actor, viewer: Viewer) -> bool {
        actor != Actor::Chance || viewer.knows(Seat::at(before.cards.len()))
    }
}
