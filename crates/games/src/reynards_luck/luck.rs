//! What happens without anybody choosing: the die, the cards drawn, and who starts.

use super::{Bag, Card, Kind};
use luckhouse_engine::{BadWord, Chance, Die, Odds, Phrase, Rng, SeatSet, Starter, phrase};
use std::fmt;
use std::str::FromStr;

/// A chance event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Luck {
    /// The die is rolled: for the turn, or for a fox.
    Die,
    /// A card is drawn from these. Their order is never decided before it matters.
    Card(Bag<Card>),
    /// Who starts.
    Starter,
    /// Two pieces are turned over. It is certain what they are, but not to everybody: so it is written in the log,
    /// for those who may not read how the pieces were placed.
    Reveal {
        /// The piece that challenges.
        challenger: Kind,
        /// The piece that is challenged.
        challenged: Kind,
    },
    /// The two cards that were played are turned, Red's first. Certain too, but only to whoever played it.
    Cards([Card; 2]),
}

/// What came up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Roll {
    /// A face of the die: `4`.
    Die(Die),
    /// A card: `card 4`.
    Card(Card),
    /// Who starts: `p1 starts`.
    Starts(Starter),
    /// The pieces of a confrontation, the challenger first: `6 meets fox`.
    Meets(Kind, Kind),
    /// The cards of a confrontation, Red's first: `cards 3 4`.
    Cards([Card; 2]),
}

impl Chance for Luck {
    type Roll = Roll;

    fn odds(&self) -> Odds<Roll> {
        match self {
            Luck::Die => Die::odds().map(Roll::Die),
            Luck::Starter => Starter::odds(SeatSet::all(2)).map(Roll::Starts),
            Luck::Reveal { challenger, challenged } => Odds::even([Roll::Meets(*challenger, *challenged)]),
            Luck::Cards(cards) => Odds::even([Roll::Cards(*cards)]),
            Luck::Card(deck) => {
                let lines = deck.sorts().map(|card| (Roll::Card(card), u64::from(deck.count(card))));
                Odds::new(deck.len() as u64, lines.collect())
            }
        }
    }

    #[inline]
    fn roll(&self, rng: &mut Rng) -> Roll {
        match self {
            Luck::Die => Roll::Die(Die::roll(rng)),
            Luck::Starter => Roll::Starts(Starter::draw(SeatSet::all(2), rng)),
            Luck::Card(deck) => Roll::Card(deck.pick(rng)),
            Luck::Reveal { challenger, challenged } => Roll::Meets(*challenger, *challenged),
            Luck::Cards(cards) => Roll::Cards(*cards),
        }
    }

    fn is_certain(&self) -> bool {
        match self {
            Luck::Die | Luck::Starter => false,
            Luck::Reveal { .. } | Luck::Cards(_) => true,
            Luck::Card(deck) => deck.sorts().count() == 1,
        }
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Roll::Die(die) => write!(f, "{die}"),
            Roll::Card(card) => write!(f, "card {card}"),
            Roll::Starts(first) => write!(f, "{first}"),
            Roll::Meets(challenger, challenged) => write!(f, "{challenger} meets {challenged}"),
            Roll::Cards([red, blue]) => write!(f, "cards {red} {blue}"),
        }
    }
}

impl FromStr for Roll {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<Roll, BadWord> {
        let lower = text.to_ascii_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        let roll = match words.as_slice() {
            ["card", card] => card.parse().ok().map(Roll::Card),
            ["cards", red, blue] => red.parse().and_then(|red| Ok(Roll::Cards([red, blue.parse()?]))).ok(),
            ["p1" | "p2", ..] => lower.parse().ok().map(Roll::Starts),
            [one, "meets", other] => one.parse().and_then(|one| Ok(Roll::Meets(one, other.parse()?))).ok(),
            [face] => face.parse().ok().map(Roll::Die),
            _ => None,
        };
        roll.ok_or_else(|| {
            let others = Phrase::either(["`6 meets fox`", "`cards 3 4`", "`p1 starts`"]);
            let expected = phrase!("expected-reynard-roll", others);
            BadWord::new(text, phrase!("kind-roll", game = "reynards-luck"), expected)
        })
    }
}
