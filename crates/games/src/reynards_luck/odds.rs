//! Exact odds of confrontations, hands and reach: pure functions over what a player can know.

use super::{Bag, Card, HAND, Kind, Sort};
use luckhouse_engine::{Die, Fraction};

/// In how many of all ways a confrontation is won, tied and lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct DuelOdds {
    /// Ways to win.
    pub win: u64,
    /// Ways to tie.
    pub tie: u64,
    /// Ways to lose.
    pub lose: u64,
}

impl DuelOdds {
    /// All ways.
    pub fn total(self) -> u64 {
        self.win + self.tie + self.lose
    }

    /// The chance to win.
    pub fn wins(self) -> Fraction {
        Fraction { ways: self.win, total: self.total() }
    }

    /// The chance of a tie.
    pub fn ties(self) -> Fraction {
        Fraction { ways: self.tie, total: self.total() }
    }

    /// The chance to lose.
    pub fn loses(self) -> Fraction {
        Fraction { ways: self.lose, total: self.total() }
    }

    fn add(&mut self, mine: u8, theirs: u8, ways: u64) {
        match mine.cmp(&theirs) {
            std::cmp::Ordering::Greater => self.win += ways,
            std::cmp::Ordering::Equal => self.tie += ways,
            std::cmp::Ordering::Less => self.lose += ways,
        }
    }
}

/// One piece against another, with two cards off the top of this deck, one for each.
///
/// ```
/// use luckhouse_games::reynards_luck::{Kind, Layout, odds};
/// let even = odds::duel_off_deck(Kind::Four, Kind::Four, &Layout::crossing().cards);
/// assert_eq!(even.win, even.lose);
/// assert_eq!(even.total(), 6 * 6 * 40 * 39);
/// ```
pub fn duel_off_deck(mine: Kind, theirs: Kind, deck: &Bag<Card>) -> DuelOdds {
    let mut odds = DuelOdds::default();
    for my_card in deck.sorts() {
        let mut rest = *deck;
        rest.take(my_card);
        let ways = u64::from(deck.count(my_card));
        fight(&one(mine), my_card, ways, &one(theirs), &rest, &mut odds);
    }
    odds
}

/// One of some pieces against one of some others, each as likely, with a card of each hand, each as likely.
/// What is known is a bag of one; a hand that is not known is all the cards it can be drawn from.
pub fn duel(mine: &Bag<Kind>, my_cards: &Bag<Card>, theirs: &Bag<Kind>, their_cards: &Bag<Card>) -> DuelOdds {
    let mut odds = DuelOdds::default();
    for my_card in my_cards.sorts() {
        let ways = u64::from(my_cards.count(my_card));
        fight(mine, my_card, ways, theirs, their_cards, &mut odds);
    }
    odds
}

fn fight(
    mine: &Bag<Kind>,
    my_card: Card,
    my_card_ways: u64,
    theirs: &Bag<Kind>,
    their_cards: &Bag<Card>,
    odds: &mut DuelOdds,
) {
    let (mine, theirs) = (values(mine), values(theirs));
    for their_card in their_cards.sorts() {
        let card_ways = my_card_ways * u64::from(their_cards.count(their_card));
        for (my_value, my_ways) in &mine {
            for (their_value, their_ways) in &theirs {
                let totals = (my_value + my_card.value(), their_value + their_card.value());
                odds.add(totals.0, totals.1, card_ways * my_ways * their_ways);
            }
        }
    }
}

fn one(kind: Kind) -> Bag<Kind> {
    [kind].into_iter().collect()
}

/// The values that one of these pieces can have, each with its ways: six for each piece, so that a fox counts as
/// much as any other.
fn values(pieces: &Bag<Kind>) -> [(u8, u64); 6] {
    let foxes = u64::from(pieces.count(Kind::Fox));
    std::array::from_fn(|index| {
        let plain = u64::from(pieces.count(Kind::ALL[index]));
        (index as u8 + 1, 6 * plain + foxes)
    })
}

/// The chance that the die lets a piece act so many squares away.
pub fn reaches(squares: u8) -> Fraction {
    let enough = Die::all().filter(|die| die.face() >= squares).count();
    Fraction { ways: enough as u64, total: 6 }
}

/// The chance that a hand of four from this deck holds at least one such card.
pub fn in_hand(card: Card, deck: &Bag<Card>) -> Fraction {
    let total = hands(deck.len());
    let without = hands(deck.len() - usize::from(deck.count(card)));
    Fraction { ways: total - without, total }
}

/// The chance that this is the highest card in a hand of four from this deck.
pub fn highest_in_hand(card: Card, deck: &Bag<Card>) -> Fraction {
    let up_to = |value: u8| deck.iter().filter(|other| other.value() <= value).count();
    let ways = hands(up_to(card.value())) - hands(up_to(card.value() - 1));
    Fraction { ways, total: hands(deck.len()) }
}

/// How many different hands so many cards make.
fn hands(cards: usize) -> u64 {
    (0..HAND).fold(1, |ways, taken| ways * cards.saturating_sub(taken) as u64 / (taken as u64 + 1))
}
