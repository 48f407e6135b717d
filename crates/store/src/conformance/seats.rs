//! Seats are taken, kept warm and left; a token opens one.

use super::Promise;
use super::sample::*;
use crate::{Change, Contribution, Done, Millis, Place, SeatKind, Store, StoreError, TokenHash};

pub(super) const PROMISES: &[Promise] = &[
    ("seats are kept by number, whole", by_number),
    ("a bot may keep a person's seat warm", kept_warm),
    ("a seat that is left is empty", left),
    ("a token opens one seat", one_seat),
];

fn by_number(store: &dyn Store) {
    store.apply(open("a", 1)).unwrap();
    let mut ann = person(255, "Ann", Some(1));
    ann.contribution = Some(Contribution(vec![0, 255, 10]));
    let bob = person(1, "Bob", None);
    assert_eq!(store.apply(sit("a", ann.clone())), Ok(Done::Kept));
    assert_eq!(store.apply(sit("a", bob.clone())), Ok(Done::Kept));
    let table = store.load(&id("a")).unwrap();
    assert_eq!(table.listed.players, [bob.player.clone(), ann.player.clone()]);
    assert_eq!(table.seats, [bob, ann]);
    assert_eq!(table.listed.changed, Millis(2));
}

fn kept_warm(store: &dyn Store) {
    store.apply(open("a", 1)).unwrap();
    let mut seat = person(1, "Ann", Some(1));
    store.apply(sit("a", seat.clone())).unwrap();
    seat.player.kind = SeatKind::Bot(name("steady"));
    assert_eq!(store.apply(sit("a", seat.clone())), Ok(Done::Kept));
    assert_eq!(store.load(&id("a")).unwrap().seats, [seat]);
    assert_eq!(store.place_of(&TokenHash([1; 32])).unwrap(), Some(Place { table: id("a"), seat: number(1) }));
}

fn left(store: &dyn Store) {
    store.apply(open("a", 1)).unwrap();
    store.apply(sit("a", person(1, "Ann", Some(1)))).unwrap();
    let leave = Change::Leave { table: id("a"), at: Millis(9), seat: number(1) };
    assert_eq!(store.apply(leave.clone()), Ok(Done::Kept));
    assert_eq!(store.load(&id("a")).unwrap().seats, []);
    assert_eq!(store.load(&id("a")).unwrap().listed.changed, Millis(9));
    assert_eq!(store.place_of(&TokenHash([1; 32])).unwrap(), None);
    assert_eq!(store.apply(leave), Err(StoreError::NoSeat { table: id("a"), seat: number(1) }));
}

fn one_seat(store: &dyn Store) {
    store.apply(open("a", 1)).unwrap();
    store.apply(open("b", 1)).unwrap();
    store.apply(sit("a", person(1, "Ann", Some(1)))).unwrap();
    for (table, seat) in [("a", 2), ("b", 1)] {
        let taken = StoreError::TokenTaken { table: id(table), seat: number(seat) };
        assert_eq!(store.apply(sit(table, person(seat, "Eve", Some(1)))), Err(taken));
        assert_eq!(store.apply(sit(table, person(seat, "Bob", None))), Ok(Done::Kept));
    }
    let place = Place { table: id("a"), seat: number(1) };
    assert_eq!(store.place_of(&TokenHash([1; 32])).unwrap(), Some(place));
    assert_eq!(store.place_of(&TokenHash([2; 32])).unwrap(), None);
    // A new token for the same seat closes the old one.
    store.apply(sit("a", person(1, "Ann", Some(2)))).unwrap();
    assert_eq!(store.place_of(&TokenHash([1; 32])).unwrap(), None);
}
