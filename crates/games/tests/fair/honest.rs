//! Honest games of every kind are proved, with the receipt of everybody who played.

use luckhouse_engine::fair::{Receipt, Verified};
use luckhouse_engine::{Game, Options, SeatSet};
use luckhouse_games::booty_dice::BootyDice;
use luckhouse_games::fortuna::Fortuna;
use luckhouse_games::reynards_luck::ReynardsLuck;
use luckhouse_laws::fair_house::{FairHouse, Guest, whole_game};

pub(crate) const TOGETHER: &str = "dice=together clock=none away=60s hints=off";
pub(crate) const SEALED: &str = "dice=sealed clock=none away=60s hints=off";

/// A game with these options for so many.
pub(crate) fn rules<G: Game>(options: &str, seats: usize) -> G {
    G::new(G::Options::read(options).unwrap(), seats).unwrap()
}

/// The log is proved, and so is the receipt of each guest.
fn proved<G: Game>(house: &FairHouse<G>, guests: &[Guest]) -> Verified {
    let checked = house.check().unwrap_or_else(|broken| panic!("{broken}\n{}", house.log()));
    for guest in guests {
        assert_eq!(guest.alarm(), None);
        let receipt = guest.receipt().unwrap();
        let again: Receipt = serde_json::from_str(&serde_json::to_string(&receipt).unwrap()).unwrap();
        let receipted = again.check(&checked).unwrap();
        assert!(receipted.own_bytes);
        assert_eq!(receipted.signed, Some(receipted.lines), "the end is signed");
        assert_eq!(receipted.rounds_without, 0);
        assert_eq!(receipted.rounds_with, checked.verified.rounds);
    }
    checked.verified
}

#[test]
fn together_for_two() {
    let (house, guests) = whole_game(rules::<BootyDice>("", 2), TOGETHER, &[0, 1], 1);
    let verified = proved(&house, &guests);
    assert!(verified.over && verified.draws > 0 && verified.rounds > 0);
    assert_eq!((verified.starts, verified.opened), (1, SeatSet::all(2)));
    assert_eq!(verified.words, guests[1].witness.words());
}

#[test]
fn hidden_and_simultaneous_choices() {
    for seed in 0..3 {
        let (house, guests) = whole_game(rules::<ReynardsLuck>("", 2), TOGETHER, &[0, 1], seed);
        let verified = proved(&house, &guests);
        assert!(verified.commitments > 0, "{verified:?}");
    }
}

#[test]
fn sealed_with_a_bot() {
    let (house, guests) =
        whole_game(rules::<Fortuna>("", 4), &format!("{SEALED} p2=steady p3=steady p4=steady"), &[0], 5);
    let verified = proved(&house, &guests);
    assert!(verified.rounds == 0 && verified.draws > 0);
}
