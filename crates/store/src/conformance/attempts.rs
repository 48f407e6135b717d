//! First tries at puzzles, and how hard puzzles are.

use super::Promise;
use super::sample::*;
use crate::{Attempt, Change, Done, Json, MemberChange, Millis, Rated, Store, StoreError, Trial};

pub(super) const PROMISES: &[Promise] = &[
    ("a first try is kept with both ratings, and no second one", tried_once),
    ("a try moves only what is as it was read", moved),
    ("whoever is forgotten has tried nothing, and the puzzle stays as hard", forgotten),
];

fn json(text: &str) -> Option<Json> {
    (!text.is_empty()).then(|| Json(text.into()))
}

/// A try that moves the member and the puzzle from this to that; nothing stands for what was not known.
fn trial(who: &str, puzzle: &str, member: [&str; 2], hard: [&str; 2]) -> Trial {
    let attempt = Attempt { member: member_id(who), puzzle: name(puzzle), solved: true, at: Millis(3) };
    let state = Json(member[1].into());
    let rated = Rated { member: member_id(who), pool: name("puzzles"), shown: 7, state, at: Millis(3) };
    Trial {
        attempt,
        member_before: json(member[0]),
        member_after: rated,
        puzzle_before: json(hard[0]),
        puzzle_after: Json(hard[1].into()),
    }
}

fn try_it(store: &dyn Store, trial: Trial) -> Result<Done, StoreError> {
    store.apply(Change::Member(MemberChange::Attempt(Box::new(trial))))
}

/// How good a member is at puzzles, and how hard a puzzle is.
fn known(store: &dyn Store, who: &str, puzzle: &str) -> (String, String) {
    let rated = store.members().ratings(&member_id(who)).unwrap();
    let hard = store.members().puzzle(&name(puzzle)).unwrap().unwrap_or_default();
    (rated.first().map(|rated| rated.state.0.clone()).unwrap_or_default(), hard.0)
}

fn pair(member: &str, puzzle: &str) -> (String, String) {
    (member.into(), puzzle.into())
}

fn tried_once(store: &dyn Store) {
    let first = trial("m", "p", ["", "a"], ["", "x"]);
    assert_eq!(try_it(store, first.clone()), Err(StoreError::NoMember(member_id("m"))));
    store.apply(enroll("m", "Ann")).unwrap();
    assert_eq!(
        (known(store, "m", "p"), store.members().attempts(&member_id("m"))),
        (pair("", ""), Ok(vec![]))
    );
    assert_eq!(try_it(store, first.clone()), Ok(Done::Kept));
    assert_eq!(try_it(store, first.clone()), Err(StoreError::TriedAlready));
    assert_eq!(try_it(store, trial("m", "p", ["a", "b"], ["x", "y"])), Err(StoreError::TriedAlready));
    assert_eq!(known(store, "m", "p"), pair("a", "x"));
    assert_eq!(try_it(store, trial("m", "o", ["a", "b"], ["", "y"])), Ok(Done::Kept));
    let tried = store.members().attempts(&member_id("m")).unwrap();
    assert_eq!(tried, [Attempt { puzzle: name("o"), ..first.attempt.clone() }, first.attempt]);
    assert_eq!(store.members().ratings(&member_id("m")).unwrap().len(), 1);
}

fn moved(store: &dyn Store) {
    for who in ["m", "n"] {
        store.apply(enroll(who, "Ann")).unwrap();
    }
    try_it(store, trial("m", "p", ["", "a"], ["", "x"])).unwrap();
    let wrong = [
        trial("m", "o", ["", "b"], ["", "y"]),
        trial("m", "o", ["a", "b"], ["x", "y"]),
        trial("n", "p", ["", "b"], ["", "y"]),
        trial("n", "p", ["a", "b"], ["x", "y"]),
    ];
    for wrong in wrong {
        assert_eq!(try_it(store, wrong.clone()), Err(StoreError::RatedMeanwhile), "{wrong:?}");
    }
    assert_eq!((known(store, "m", "o"), known(store, "n", "p")), (pair("a", ""), pair("", "x")));
    assert_eq!(try_it(store, trial("n", "p", ["", "b"], ["x", "y"])), Ok(Done::Kept));
    assert_eq!(known(store, "n", "p"), pair("b", "y"));
}

fn forgotten(store: &dyn Store) {
    store.apply(enroll("m", "Ann")).unwrap();
    try_it(store, trial("m", "p", ["", "a"], ["", "x"])).unwrap();
    let forget = MemberChange::Forget { member: member_id("m"), name: name("nobody") };
    store.apply(Change::Member(forget)).unwrap();
    assert_eq!(store.members().attempts(&member_id("m")), Ok(vec![]));
    assert_eq!(known(store, "m", "p"), pair("", "x"));
}
