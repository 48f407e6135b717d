use super::*;
use crate::reynards_luck::odds::{DuelOdds, duel, duel_off_deck, highest_in_hand, in_hand, reaches};
use luckhouse_engine::{Chance, Fraction};

/// The plainest way: every die, every two cards of the deck, one after the other.
fn slow_duel(mine: Kind, theirs: Kind, deck: &Bag<Card>) -> DuelOdds {
    let value = |kind: Kind, face: u8| kind.value().unwrap_or(face);
    let cards: Vec<Card> = deck.iter().collect();
    let mut odds = DuelOdds::default();
    for (my_face, their_face) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
        for (i, my_card) in cards.iter().enumerate() {
            for (j, their_card) in cards.iter().enumerate().filter(|(j, _)| *j != i) {
                assert_ne!(i, j);
                let mine = value(mine, my_face) + my_card.value();
                let theirs = value(theirs, their_face) + their_card.value();
                odds.win += u64::from(mine > theirs);
                odds.tie += u64::from(mine == theirs);
                odds.lose += u64::from(mine < theirs);
            }
        }
    }
    odds
}

#[test]
fn duels_off_the_deck_agree_with_counting_one_by_one() {
    let deck = Layout::crossing().cards;
    for mine in Kind::ALL {
        for theirs in Kind::ALL {
            assert_eq!(duel_off_deck(mine, theirs, &deck), slow_duel(mine, theirs, &deck));
        }
    }
}

#[test]
fn a_duel_by_hand() {
    let bag = |kind: Kind| [kind].into_iter().collect::<Bag<Kind>>();
    // 3 with a 5 or a 7, against 4 with a 4 or a 6: 8 and 10 against 8 and 10.
    let mine = Bag::of([0, 0, 0, 0, 1, 0, 1]);
    let theirs = Bag::of([0, 0, 0, 1, 0, 1, 0]);
    let odds = duel(&bag(Kind::Three), &mine, &bag(Kind::Four), &theirs);
    assert_eq!((odds.win, odds.tie, odds.lose), (36, 72, 36));
    assert_eq!(odds.wins(), Fraction { ways: 36, total: 144 });
}

#[test]
fn reach_and_hands() {
    assert_eq!(reaches(1).ways, 6);
    assert_eq!(reaches(6).ways, 1);
    assert_eq!(reaches(7).ways, 0);
    let deck = Layout::crossing().cards;
    let seven = Card::new(7).unwrap();
    // All hands of four out of 40, without those out of the 35 other cards.
    assert_eq!(in_hand(seven, &deck), Fraction { ways: 91_390 - 52_360, total: 91_390 });
    assert_eq!(highest_in_hand(seven, &deck), in_hand(seven, &deck));
    let all: u64 = Card::ALL.iter().map(|card| highest_in_hand(*card, &deck).ways).sum();
    assert_eq!(all, 91_390);
}

#[test]
fn the_odds_of_each_event() {
    assert_eq!(Luck::Die.odds().total(), 6);
    assert_eq!(
        Luck::Starter.odds().lines(),
        [RED, BLUE].map(|seat| (Roll::Starts(luckhouse_engine::Starter(seat)), 1))
    );
    let cards = Luck::Card(Bag::of([2, 0, 1, 0, 0, 0, 0])).odds();
    let card = |value| Roll::Card(Card::new(value).unwrap());
    assert_eq!(cards.lines(), [(card(1), 2), (card(3), 1)]);
}

#[test]
fn drawn_cards_follow_the_odds() {
    let deck = Bag::of([6, 0, 3, 0, 0, 0, 1]);
    let mut rng = Rng::seeded(11);
    let mut seen = [0u32; 7];
    for _ in 0..100_000 {
        let Roll::Card(card) = Luck::Card(deck).roll(&mut rng) else { panic!() };
        seen[card.place()] += 1;
    }
    // Five standard deviations around 60,000, 30,000 and 10,000.
    assert!(seen[0].abs_diff(60_000) < 775 && seen[2].abs_diff(30_000) < 725, "{seen:?}");
    assert!(seen[6].abs_diff(10_000) < 475, "{seen:?}");
}
