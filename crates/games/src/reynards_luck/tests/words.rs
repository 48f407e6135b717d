use super::*;
use luckhouse_engine::Starter;

#[test]
fn the_state_is_small() {
    assert!(std::mem::size_of::<State>() <= 512, "{}", std::mem::size_of::<State>());
}

#[test]
fn every_action_reads_back() {
    let kinds = Kind::ALL.into_iter().flat_map(|kind| [Action::Place(kind), Action::Return(kind)]);
    let cards = Card::ALL.into_iter().map(Action::Card);
    let plain = [Action::Roll, Action::Advance, Action::Stay, Action::Keep];
    let acts = Square::all().flat_map(|from| {
        Square::all()
            .flat_map(move |to| [Deed::Move, Deed::Challenge].map(|deed| Action::Go { from, to, deed }))
    });
    for action in kinds.chain(cards).chain(plain).chain(acts) {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
}

#[test]
fn every_roll_reads_back() {
    let dice = luckhouse_engine::Die::all().map(Roll::Die);
    let cards = Card::ALL.into_iter().map(Roll::Card);
    let meetings = Kind::ALL.into_iter().flat_map(|one| Kind::ALL.map(|other| Roll::Meets(one, other)));
    let turned = Card::ALL.into_iter().flat_map(|red| Card::ALL.map(|blue| Roll::Cards([red, blue])));
    let starts = [RED, BLUE].map(|seat| Roll::Starts(Starter(seat)));
    for roll in dice.chain(cards).chain(starts).chain(meetings).chain(turned) {
        assert_eq!(roll.to_string().parse(), Ok(roll));
    }
}

#[test]
fn words_are_read_forgivingly() {
    assert_eq!(" A1 x A4 ".parse(), Ok(act("a1xa4")));
    assert_eq!("Place  FOX".parse(), Ok(Action::Place(Kind::Fox)));
    assert_eq!("Card 6".parse(), Ok(Action::Card(Card::new(6).unwrap())));
    assert_eq!("P2 Starts".parse(), Ok(Roll::Starts(Starter(BLUE))));
}

#[test]
fn words_that_mean_nothing_here() {
    for wrong in ["", "place", "place 7", "card 8", "card 0", "a1", "a1-j4", "a0xa4", "return", "a1-a2xa3"] {
        let refusal = wrong.parse::<Action>().unwrap_err().to_string();
        let start = format!("`{wrong}` is not an action of reynards-luck: expected `place 4`");
        assert!(refusal.starts_with(&start), "{refusal}");
    }
    for wrong in ["7", "card", "card 9", "p3 starts", "starts", "4 meets 7", "cards 3", "cards 3 8"] {
        let refusal = wrong.parse::<Roll>().unwrap_err().to_string();
        assert!(refusal.contains("is not a roll of reynards-luck: expected a face"), "{refusal}");
    }
}

#[test]
fn a_set_of_squares_lists_them_in_order() {
    let mut set = SquareSet::EMPTY;
    ["i9", "a1", "e5"].map(sq).into_iter().for_each(|square| set.put(square));
    assert_eq!(set.iter().collect::<Vec<_>>(), ["a1", "e5", "i9"].map(sq));
    assert_eq!((set.len(), set.contains(sq("a2"))), (3, false));
}

#[test]
fn squares_between_two_on_a_line() {
    let between = |one, other| sq(one).between(sq(other)).map(|set| set.iter().collect::<Vec<_>>());
    assert_eq!(between("a1", "d4"), Some(["b2", "c3"].map(sq).to_vec()));
    assert_eq!(between("e5", "e2"), Some(["e3", "e4"].map(sq).to_vec()));
    assert_eq!(between("a1", "b1"), Some(vec![]));
    assert_eq!(between("a1", "b3"), None);
    assert_eq!(between("a1", "a1"), None);
}
