//! Pig and Piglet without a limit of turns: a race for two in which a whole turn can be lost.

use luckhouse_engine::{
    About, BadWord, Chance, Choices, Field, Game, Odds, Options, Outcome, PerSeat, Phrase, Rng, Seat, Turn,
    Viewer, phrase,
};
use std::fmt;
use std::str::FromStr;

/// First to the goal wins. Roll as often as you like, and add up; but one roll loses the points of the turn.
#[derive(Clone, Debug)]
pub(crate) struct Race {
    options: RaceOptions,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct RaceOptions {
    pub(crate) goal: u8,
    pub(crate) with: Gains,
}

impl Default for RaceOptions {
    fn default() -> Self {
        RaceOptions { goal: 100, with: Gains::Die }
    }
}

impl Options for RaceOptions {
    const FIELDS: &'static [Field<Self>] = &[];
}

/// What is rolled with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Gains {
    /// Pig: 2 to 6 points, and a 1 loses.
    Die,
    /// Piglet: heads is a point, tails loses.
    Coin,
}

impl Chance for Gains {
    type Roll = Gain;
    fn odds(&self) -> Odds<Gain> {
        match self {
            Gains::Die => Odds::even([0, 2, 3, 4, 5, 6].map(Gain)),
            Gains::Coin => Odds::even([0, 1].map(Gain)),
        }
    }
    fn roll(&self, rng: &mut Rng) -> Gain {
        let odds = self.odds();
        odds.at(rng.below(odds.total()))
    }
}

/// Points won by a roll; 0 means that those of the turn are lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Gain(u8);

impl fmt::Display for Gain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Gain {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<Gain, BadWord> {
        text.parse().map(Gain).map_err(|_| BadWord::new(text, phrase!("kind-step"), phrase!("expected-step")))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum RaceAction {
    Roll,
    Hold,
}

impl fmt::Display for RaceAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == RaceAction::Roll { "roll" } else { "hold" })
    }
}

impl FromStr for RaceAction {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<RaceAction, BadWord> {
        let known = [RaceAction::Roll, RaceAction::Hold];
        let found = known.into_iter().find(|action| action.to_string() == text);
        found.ok_or_else(|| {
            BadWord::new(text, phrase!("kind-action", game = "race"), Phrase::either(["`roll`", "`hold`"]))
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct RaceState {
    pub(crate) scores: [u8; 2],
    pub(crate) on_turn: Seat,
    pub(crate) points: u8,
    pub(crate) rolling: bool,
}

impl RaceState {
    /// The first player is to choose, with so much, the other with so much, and so much in this turn.
    pub(crate) fn at(own: u8, other: u8, points: u8) -> RaceState {
        RaceState { scores: [own, other], on_turn: Seat::at(0), points, rolling: false }
    }

    fn pass(&mut self) {
        (self.points, self.on_turn) = (0, self.on_turn.other());
    }
}

impl Game for Race {
    const ABOUT: About = About { name: "race", title: "Race", seats: &[2], edition: 1 };
    type Options = RaceOptions;
    type State = RaceState;
    type Action = RaceAction;
    type Chance = Gains;
    type View = ();

    fn new(options: RaceOptions, seats: usize) -> Result<Race, BadWord> {
        Race::ABOUT.check_seats(seats)?;
        Ok(Race { options })
    }

    fn options(&self) -> &RaceOptions {
        &self.options
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> RaceState {
        RaceState::at(0, 0, 0)
    }

    fn turn(&self, state: &RaceState) -> Turn<Gains> {
        // Nobody who has enough does anything but hold, so it need not be asked.
        if state.scores[state.on_turn.index()] + state.points >= self.options.goal {
            return Turn::Over(Outcome::win(state.on_turn, PerSeat::new(2, 0)));
        }
        if state.rolling { Turn::Roll(self.options.with) } else { Turn::of(state.on_turn) }
    }

    fn legal(&self, state: &RaceState, _seat: Seat, into: &mut Vec<RaceAction>) {
        into.push(RaceAction::Roll);
        if state.points > 0 {
            into.push(RaceAction::Hold);
        }
    }

    fn choose(&self, state: &mut RaceState, choices: &Choices<RaceAction>) {
        match choices.of(state.on_turn) {
            RaceAction::Roll => state.rolling = true,
            RaceAction::Hold => {
                state.scores[state.on_turn.index()] += state.points;
                state.pass();
            }
        }
    }

    fn roll(&self, state: &mut RaceState, roll: Gain) {
        state.rolling = false;
        match roll.0 {
            0 => state.pass(),
            points => state.points += points,
        }
    }

    fn view(&self, _state: &RaceState, _viewer: Viewer) {}
}
