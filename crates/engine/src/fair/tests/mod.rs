use super::*;
use crate::Seat;

fn bytes(byte: u8) -> Bytes {
    Bytes::new([byte; 32])
}

/// One of each.
fn lines() -> Vec<FairLine> {
    let (p1, p2) = (Seat::at(0), Seat::at(1));
    let key = HouseKey::from_seed(&[1; 32]);
    let person = |seal, anchor| ListedSeat::Person { seal, anchor };
    let seats = vec![person(Some(bytes(1)), Some(bytes(2))), ListedSeat::Bot, person(None, None)];
    let member = Member { seat: p2, chain: 1, place: 7, last: bytes(3) };
    vec![
        FairLine::Table { id: "k3Jv".into(), key: key.public() },
        FairLine::Terms("dice=sealed clock=3d away=never hints=on p2=strong:miser".parse().unwrap()),
        FairLine::List(SealList { start: 2, previous: SealList::NONE, house: bytes(4), seats }),
        FairLine::Signed(key.sign(&bytes(9))),
        FairLine::Opened(p1, bytes(5)),
        FairLine::Void { start: 1, secret: bytes(6), missing: vec![p1, p2] },
        FairLine::Round { round: 3, members: vec![member] },
        FairLine::Links { round: 3, links: vec![(p1, bytes(1)), (p2, bytes(2))] },
        FairLine::Missed { round: 4, missing: vec![p1], given: vec![(p2, bytes(7))] },
        FairLine::Missed { round: 4, missing: vec![p1], given: vec![] },
        FairLine::Anchor { seat: p1, chain: 1, anchor: bytes(8) },
        FairLine::Choice { event: 12, seat: p1, commitment: bytes(9) },
        FairLine::Undone { event: 12, seat: p1 },
        FairLine::Unopened { event: 12, seat: p1 },
        FairLine::Salt { event: 12, seat: p1, salt: bytes(10) },
        FairLine::Secret(bytes(11)),
    ]
}

#[test]
fn lines_are_read_as_they_were_written() {
    for line in lines() {
        assert_eq!(line.to_string().parse(), Ok(line));
    }
}

#[test]
fn a_line_can_be_written_in_one_way_only() {
    for line in lines().iter().map(ToString::to_string) {
        let doubled = line.replacen(' ', "  ", 3);
        let changed = [
            format!("{line} "),
            doubled,
            line.to_uppercase(),
            format!("{line} p1"),
            line[..line.len() - 1].into(),
        ];
        for other in changed {
            // A shorter name of a bot, or a shorter number, is another line and not the same one again.
            assert_ne!(
                other.parse::<FairLine>().ok().map(|read| read.to_string()),
                Some(line.clone()),
                "{other}"
            );
        }
    }
    let twice = FairLine::Links { round: 1, links: vec![(Seat::at(0), bytes(1)), (Seat::at(0), bytes(2))] };
    assert!(twice.to_string().parse::<FairLine>().is_err());
    for number in ["+1", "01", "-1"] {
        assert!(format!("# fair undone {number} p1").parse::<FairLine>().is_err(), "{number}");
    }
}

#[test]
fn a_list_binds_everything_that_was_agreed() {
    let terms = |text: &str| text.parse::<Terms>().unwrap();
    let table = table_hash("t");
    let person = ListedSeat::Person { seal: Some(bytes(1)), anchor: Some(bytes(2)) };
    let list = SealList {
        start: 1,
        previous: SealList::NONE,
        house: bytes(3),
        seats: vec![person, ListedSeat::Bot],
    };
    let agreed = terms("dice=together clock=none away=60s hints=off p2=steady");
    let hash = list.hash(&table, "pig seats 2 edition 1", &agreed);
    let other = |change: &dyn Fn(&mut SealList)| {
        let mut list = list.clone();
        change(&mut list);
        list.hash(&table, "pig seats 2 edition 1", &agreed)
    };
    let others = [
        list.hash(&table_hash("u"), "pig seats 2 edition 1", &agreed),
        list.hash(&table, "pig(goal=11) seats 2 edition 1", &agreed),
        list.hash(
            &table,
            "pig seats 2 edition 1",
            &terms("dice=sealed clock=none away=60s hints=off p2=steady"),
        ),
        other(&|list| list.start = 2),
        other(&|list| list.previous = bytes(1)),
        other(&|list| list.house = bytes(4)),
        other(&|list| list.seats[1] = person),
        other(&|list| list.seats[0] = ListedSeat::Person { seal: Some(bytes(2)), anchor: Some(bytes(2)) }),
        other(&|list| list.seats[0] = ListedSeat::Person { seal: Some(bytes(1)), anchor: None }),
    ];
    assert!(others.iter().all(|other| *other != hash));
}

#[test]
fn draws_of_different_owners_rounds_and_links_are_different() {
    let dice = Dice::new(&Secret::new([1; 32]), &bytes(2), &[(Seat::at(0), bytes(3))]);
    let draw = Draw { round: 1, owner: 1, count: 0, links: vec![(Seat::at(0), bytes(4))] };
    let ticket = |draw: Draw| dice.ticket(&draw, 1 << 60);
    let all = [
        ticket(draw.clone()),
        ticket(Draw { round: 2, ..draw.clone() }),
        ticket(Draw { owner: 0, ..draw.clone() }),
        ticket(Draw { count: 1, ..draw.clone() }),
        ticket(Draw { links: vec![], ..draw.clone() }),
        ticket(Draw { links: vec![(Seat::at(1), bytes(4))], ..draw.clone() }),
        ticket(Draw { links: vec![(Seat::at(0), bytes(5))], ..draw }),
    ];
    let different: std::collections::HashSet<u64> = all.into_iter().collect();
    assert_eq!(different.len(), all.len());
}

#[test]
fn what_is_taken_back_is_as_if_it_had_never_been() {
    let mut seen = Seen::new(&bytes(1), Seat::at(0));
    ["p1 a", "p1 b", "# fair anchor"].into_iter().for_each(|line| seen.add(line.into()));
    assert_eq!(seen.take_out("p1 b"), Some(1));
    let mut other = Seen::new(&bytes(1), Seat::at(0));
    ["p1 a", "# fair anchor"].into_iter().for_each(|line| other.add(line.into()));
    assert_eq!(seen, other);
    assert_eq!(seen.take_out("p1 b"), None);
    assert_ne!(Seen::new(&bytes(1), Seat::at(1)).now(), Seen::new(&bytes(1), Seat::at(0)).now());
}
