//! What the bots of the house are rated.

use super::Promise;
use super::sample::*;
use crate::{Change, Json, MemberChange, Millis, Rated, RatedBot, Store, StoreError};

pub(super) const PROMISES: &[Promise] = &[
    ("bots are rated with the game, or not at all", with_the_game),
    ("what bots are rated stays when a member goes", without_members),
];

fn bot(bot: &str, state: &str) -> RatedBot {
    RatedBot { bot: name(bot), state: Json(state.into()) }
}

fn settle(number: u32, bots: Vec<RatedBot>) -> Change {
    let rated = Rated {
        member: member_id("m"),
        pool: name("bots/pig/2"),
        shown: 1,
        state: Json("{}".into()),
        at: Millis(9),
    };
    let (number, ratings) = (seq(number), vec![rated]);
    Change::Member(MemberChange::Settle { number, played: vec![], ratings, bots, review: false })
}

/// A table at which Ann sat is over.
fn over_with_ann(store: &dyn Store, table: &str) {
    store.apply(open(table, 1)).unwrap();
    let seat = crate::Seat { member: Some(member_id("m")), ..person(1, "Ann", None) };
    store.apply(sit(table, seat)).unwrap();
    store.apply(mark(table, 9, over())).unwrap();
}

fn with_the_game(store: &dyn Store) {
    store.apply(enroll("m", "Ann")).unwrap();
    over_with_ann(store, "a");
    over_with_ann(store, "b");
    assert_eq!(store.members().bots(), Ok(vec![]));
    let early = settle(2, vec![bot("pig/2/best", "9")]);
    assert_eq!(store.apply(early), Err(StoreError::NotNext(seq(2))));
    assert_eq!(store.members().bots(), Ok(vec![]));
    store.apply(settle(1, vec![bot("pig/2/steady", "1"), bot("pig/2/best", "2")])).unwrap();
    let twice = settle(1, vec![bot("pig/2/best", "9")]);
    assert_eq!(store.apply(twice), Err(StoreError::NotNext(seq(1))));
    store.apply(settle(2, vec![bot("pig/2/steady", "3")])).unwrap();
    assert_eq!(store.members().bots(), Ok(vec![bot("pig/2/best", "2"), bot("pig/2/steady", "3")]));
}

fn without_members(store: &dyn Store) {
    store.apply(enroll("m", "Ann")).unwrap();
    over_with_ann(store, "a");
    store.apply(settle(1, vec![bot("pig/2/best", "2")])).unwrap();
    let forget = MemberChange::Forget { member: member_id("m"), name: name("nobody") };
    store.apply(Change::Member(forget)).unwrap();
    assert_eq!(store.members().bots(), Ok(vec![bot("pig/2/best", "2")]));
}
