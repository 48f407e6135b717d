//! The cards of a confrontation: against every plan listed one by one, and against what can be worked out by hand.

use luckhouse_engine::Rng;
use luckhouse_games::reynards_luck::{Bag, Card, Kind, Layout, Sort};
use luckhouse_solvers::reynards_luck::{Duel, Ends, Side, Stakes, Type, hands};
use luckhouse_solvers::{Unsolved, Watch};

fn hand(cards: &[u8]) -> Bag<Card> {
    cards.iter().filter_map(|card| Card::new(*card)).collect()
}

fn unit(rng: &mut Rng) -> f64 {
    rng.below(1_000_001) as f64 / 1e6
}

/// Up to three types, each with up to three cards.
fn some_side(rng: &mut Rng) -> Side {
    let types = (0..1 + rng.below(3)).map(|_| Type {
        kind: rng.pick(&Kind::ALL),
        hand: (0..1 + rng.below(3)).map(|_| rng.pick(&Card::ALL)).collect(),
        chance: 0.1 + unit(rng),
    });
    Side::new(types.collect::<Vec<_>>())
}

fn some_stakes(rng: &mut Rng) -> Stakes {
    let mut ends = [[Ends::default(); 7]; 7];
    for cell in ends.iter_mut().flatten() {
        *cell = Ends { win: unit(rng), tie: unit(rng) - 0.5, lose: -unit(rng) };
    }
    let mut kept = || std::array::from_fn(|place| 0.2 * unit(rng) * place as f64);
    Stakes { ends, kept: kept(), kept_by_other: kept() }
}

#[test]
fn it_finds_the_value_that_listing_every_plan_finds() {
    for seed in 0..200 {
        let rng = &mut Rng::seeded(seed);
        let duel = Duel::new(some_side(rng), some_side(rng), &some_stakes(rng));
        let (fast, slow) = (duel.solve(1e-12, &()).unwrap(), duel.solve_by_listing());
        assert!(slow.gap() < 1e-10 && fast.gap() < 1e-10, "seed {seed}: gaps {} {}", slow.gap(), fast.gap());
        assert!((fast.value() - slow.value()).abs() < 1e-9, "seed {seed}: {} {}", fast.value(), slow.value());
    }
}

#[test]
fn every_mix_is_of_cards_that_are_held() {
    let rng = &mut Rng::seeded(5);
    for _ in 0..50 {
        let (one, other) = (some_side(rng), some_side(rng));
        let mixes = Duel::new(one.clone(), other.clone(), &some_stakes(rng)).solve(1e-12, &()).unwrap();
        for (side, mixes) in [(&one, &mixes.one), (&other, &mixes.other)] {
            for (held, mix) in side.types().iter().zip(mixes) {
                assert!((mix.iter().sum::<f64>() - 1.0).abs() < 1e-9);
                let missing = Card::ALL.into_iter().filter(|card| held.hand.count(*card) == 0);
                assert!(missing.map(Card::place).all(|place| mix[place] == 0.0));
            }
        }
    }
}

#[test]
fn a_full_deck_is_solved_to_the_last_digit() {
    let layout = Layout::crossing();
    let hidden = || Side::hidden(&layout.pieces, &layout.cards, 4);
    for point in [0.0, 0.05, 0.15, 0.3] {
        let even = Duel::new(hidden(), hidden(), &Stakes::plain(point)).solve(1e-9, &()).unwrap();
        assert!(even.gap() <= 1e-9, "{point}: {}", even.gap());
        assert!(even.value().abs() <= 1e-9, "both hold the same: {}", even.value());
    }
}

#[test]
fn the_highest_card_is_played_if_cards_cost_nothing() {
    let layout = Layout::crossing();
    let four = || Side::hidden(&[Kind::Four].into_iter().collect(), &layout.cards, 4);
    let duel = Duel::new(four(), four(), &Stakes::plain(0.0));
    let mixes = duel.solve(1e-9, &()).unwrap();
    let worths = duel.worths(&mixes, Kind::Four);
    assert!(worths.windows(2).all(|pair| pair[0] <= pair[1] + 1e-12), "{worths:?}");
}

#[test]
fn a_lost_confrontation_is_lost_cheaply() {
    let (one, other) = (Side::known(Kind::One, hand(&[1, 5])), Side::known(Kind::Six, hand(&[1, 2])));
    let mixes = Duel::new(one, other, &Stakes::plain(0.1)).solve(1e-12, &()).unwrap();
    assert_eq!(mixes.one[0][0], 1.0, "1 + 5 cannot beat 6 + 1");
    assert_eq!(mixes.other[0][0], 1.0);
}

#[test]
fn where_each_wants_to_guess_the_other_both_mix() {
    // A 4 with 1 or 3 against a 4 with 1 or 2, a point worth most of a win: to win by 3 over 2 is worth it, but not
    // over 1; and a 2 is wasted against a 3.
    let (one, other) = (Side::known(Kind::Four, hand(&[1, 3])), Side::known(Kind::Four, hand(&[1, 2])));
    let mixes = Duel::new(one, other, &Stakes::plain(0.7)).solve(1e-12, &()).unwrap();
    assert!(mixes.one[0][0] > 0.01 && mixes.one[0][2] > 0.01, "{:?}", mixes.one);
    assert!(mixes.other[0][0] > 0.01 && mixes.other[0][1] > 0.01, "{:?}", mixes.other);
}

#[test]
fn hands_are_dealt_as_often_as_they_are_drawn() {
    let deck = Layout::crossing().cards;
    let hands = hands(&deck, 4);
    let sevens: f64 =
        hands.iter().filter(|(hand, _)| hand.count(Card::ALL[6]) > 0).map(|(_, chance)| chance).sum();
    let exact = luckhouse_games::reynards_luck::odds::in_hand(Card::ALL[6], &deck).as_f64();
    assert!((sevens - exact).abs() < 1e-12);
}

#[test]
fn whoever_does_not_want_to_wait_need_not() {
    struct Gone;
    impl Watch for Gone {
        fn go_on(&self, _: u64, _: u64) -> bool {
            false
        }
    }
    let side = || Side::known(Kind::Fox, hand(&[1, 7]));
    let stopped = Duel::new(side(), side(), &Stakes::plain(0.1)).solve(1e-9, &Gone);
    assert_eq!(stopped.unwrap_err(), Unsolved::Stopped);
}
