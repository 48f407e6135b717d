//! Every attack of the plan, by a house that can do whatever it likes, against honest guests and against `verify`.

use crate::honest::{SEALED, TOGETHER, rules};
use luckhouse_engine::fair::{
    Act, Bytes, Contradiction, Dice, Draw, FairLine, Flaw, Opened, Secret, check_log, commitment, seat_seal,
    shortcut_salt, table_hash, words,
};
use luckhouse_engine::pig::Pig;
use luckhouse_engine::{Rng, Seat, SeatSet, Table, Turn};
use luckhouse_games::reynards_luck::ReynardsLuck;
use luckhouse_laws::fair_house::{FairHouse, Guest, Tale, answer, carry, luck, play_on, whole_game};

const P1: Seat = Seat::at(0);
const P2: Seat = Seat::at(1);
const P3: Seat = Seat::at(2);

/// A table of Pig with two guests, before the list.
fn table(terms: &str) -> (FairHouse<Pig>, Vec<Guest>) {
    let house = FairHouse::open(rules("goal=20", 2), terms, 21);
    let guests = vec![Guest::new(&house, P1), Guest::new(&house, P2)];
    (house, guests)
}

/// The same, some moments on.
fn playing(moments: usize) -> (FairHouse<Pig>, Vec<Guest>) {
    let (mut house, mut guests) = table(TOGETHER);
    (0..moments).for_each(|_| play_on(&mut house, &mut guests));
    assert!(!matches!(house.table.turn(), Turn::Over(_)));
    (house, guests)
}

/// The house says a word for the puppet on p2: an open choice.
fn puppet_on_turn() -> (FairHouse<Pig>, Vec<Guest>) {
    let (mut house, mut guests) = playing(0);
    carry(&mut house, &mut guests);
    while house.table.owed() != SeatSet::one(P2) {
        play_on(&mut house, &mut guests);
    }
    (house, guests)
}

fn alarmed(guest: &Guest, words: &str) {
    let alarm = guest.alarm().unwrap_or("nothing");
    assert!(alarm.contains(words), "{alarm}");
}

/// Says only that something is wrong.
fn is_silent(acts: &[Act]) -> bool {
    acts.iter().all(|act| matches!(act, Act::Alarm(_) | Act::Notice(_)))
}

#[test]
fn a_puppets_seal_rewritten_after_the_honest_bytes_were_opened() {
    let (mut house, mut guests) = table(SEALED);
    let mut honest = guests.remove(0);
    honest.hear(&house).iter().for_each(|act| answer(&mut house, P1, act));
    let puppet = |byte: u8| Bytes::new([byte; 32]);
    let seal = |byte| seat_seal(&table_hash("t21"), 1, P2, &puppet(byte));
    house.sealed[1] = Some((seal(1), None));
    let before = house.clone();
    house.make_list();
    let acts = honest.hear(&house);
    let [Act::Open { bytes, .. }] = acts[..] else { panic!("{acts:?}") };
    // Killed, 200 candidates tried, the best one taken, and started again with a database that says so.
    let first = |byte: u8| {
        let mut house = before.clone();
        house.sealed[1] = Some((seal(byte), None));
        house.make_list();
        house.opens(P1, bytes);
        house.opens(P2, puppet(byte));
        house.chooses(P1, "roll", None);
        house
    };
    let six = |house: &FairHouse<Pig>| {
        house.story.iter().any(|tale| matches!(tale, Tale::Play(line, _) if line == "* 6"))
    };
    let mut house = (2..200).map(first).find(six).unwrap();
    let acts = honest.told_anew(&house);
    assert!(is_silent(&acts));
    alarmed(&honest, "another list of seals");
    house.end();
    let checked = house.check().unwrap();
    let wrong = honest.receipt().unwrap().check(&checked).unwrap_err();
    assert!(matches!(wrong, Contradiction::Other { what: "list", .. }), "{wrong}");
    // The same after the client's program was started again.
    honest.disk = serde_json::from_str(&serde_json::to_string(&honest.disk).unwrap()).unwrap();
    assert!(is_silent(&honest.restart(&house)));
}

#[test]
fn a_choice_taken_back_when_the_roll_can_be_known() {
    let (mut house, mut guests) = puppet_on_turn();
    house.chooses(P2, "roll", None);
    house.begin_round(SeatSet::all(2));
    assert!(matches!(guests[0].hear(&house)[..], [Act::Link { .. }]));
    house.takes_back(P2);
    assert!(is_silent(&guests[0].hear(&house)));
    alarmed(&guests[0], "while the dice were in the air");
    // Nor can anybody resign, or choose.
    let (mut house, mut guests) = puppet_on_turn();
    house.chooses(P2, "roll", None);
    house.begin_round(SeatSet::all(2));
    house.story.push(Tale::Play("p2 resigns".into(), vec!["p2 resigns".into(); 2]));
    guests[0].hear(&house);
    alarmed(&guests[0], "p2 resigns");
    house.end();
    let broken = house.check().unwrap_err().to_string();
    assert!(broken.contains("expected the links of round"), "{broken}");
}

#[test]
fn puppets_left_out_of_a_round_that_was_told_with_them() {
    let (mut house, mut guests) = puppet_on_turn();
    house.chooses(P2, "roll", None);
    house.begin_round(SeatSet::all(2));
    let acts = guests[0].hear(&house);
    let [Act::Link { round, link }] = acts[..] else { panic!("{acts:?}") };
    house.tell(FairLine::Links { round, links: vec![(P1, link)] });
    guests[0].hear(&house);
    alarmed(&guests[0], "not those of the members");
}

#[test]
fn whoever_is_cut_off_comes_back_and_a_second_miss_is_the_last() {
    let (mut house, mut guests) = puppet_on_turn();
    for miss in 1..=2 {
        play_while(&mut house, &mut guests);
        let chain = house.rounds.as_ref().unwrap().next_chain(P1);
        house.begin_round(SeatSet::all(2));
        let acts = guests[1].hear(&house);
        acts.iter().for_each(|act| answer(&mut house, P2, act));
        house.miss();
        let acts = guests[0].hear(&house);
        let anchored =
            acts.iter().any(|act| matches!(act, Act::Anchor { chain: next, .. } if *next == chain));
        assert_eq!(anchored, miss == 1, "{acts:?}");
        acts.iter()
            .filter(|act| matches!(act, Act::Anchor { .. }))
            .for_each(|act| answer(&mut house, P1, act));
        carry(&mut house, &mut guests);
    }
    assert_eq!(house.rounds.as_ref().unwrap().member(P1), None);
    while !matches!(house.table.turn(), Turn::Over(_)) {
        play_on(&mut house, &mut guests);
    }
    house.end();
    carry(&mut house, &mut guests);
    let checked = house.check().unwrap();
    assert_eq!(checked.verified.misses, [(P1, 2)]);
    let receipted = guests[0].receipt().unwrap().check(&checked).unwrap();
    assert!(receipted.rounds_without > 0, "{receipted:?}");
}

/// Up to the next choice that leads to a roll, and that choice.
fn play_while(house: &mut FairHouse<Pig>, guests: &mut [Guest]) {
    carry(house, guests);
    let seat = house.table.owed().first().unwrap();
    house.chooses(seat, "roll", None);
}

#[test]
fn a_round_far_ahead_gets_no_link() {
    let (mut house, mut guests) = puppet_on_turn();
    house.chooses(P2, "roll", None);
    let last = house.rounds.as_ref().unwrap().last();
    let member = |place: u64| {
        let mut member = house.rounds.as_ref().unwrap().member(P1).unwrap();
        member.place = place;
        member
    };
    let place = member(0).place;
    for (round, place) in [(last + 50, place + 1), (last + 1, place + 50), (last, place + 1)] {
        let (mut house, mut guest) = (house.clone(), guests[0].clone());
        house.tell(FairLine::Round { round, members: vec![member(place)] });
        assert!(is_silent(&guest.hear(&house)), "round {round}, link {place}");
        assert!(guest.alarm().is_some());
    }
    // Asked again, on another connection or after a start, the same link is given; for another story, none.
    house.begin_round(SeatSet::all(2));
    let acts = guests[0].hear(&house);
    assert_eq!(guests[0].told_anew(&house), acts);
    assert_eq!(guests[0].restart(&house), acts);
    let place = house.story.iter().rposition(|tale| matches!(tale, Tale::Play(..))).unwrap();
    house.story[place] = Tale::Play("p2 hold".into(), vec!["p2 hold".into(); 2]);
    house.retell();
    let mut second = guests[0].clone();
    assert!(is_silent(&second.restart(&house)));
    alarmed(&second, "the story was changed");
}

#[test]
fn bytes_are_opened_once_and_alike() {
    let (mut house, mut guests) = table(SEALED);
    for guest in &mut guests {
        guest.hear(&house).iter().for_each(|act| answer(&mut house, guest.seat(), act));
    }
    house.make_list();
    let acts = guests[0].hear(&house);
    assert!(matches!(acts[..], [Act::Open { .. }]), "{acts:?}");
    assert_eq!(guests[0].hear(&house), [], "once on one connection");
    assert_eq!(guests[0].told_anew(&house), acts);
    assert_eq!(guests[0].restart(&house), acts);
}

/// A moment of Reynard's Luck at which both choose at once, and one at which p1 alone chooses in secret.
fn moment(at_once: bool) -> (FairHouse<ReynardsLuck>, Vec<Guest>) {
    let mut house = FairHouse::open(rules::<ReynardsLuck>("", 2), TOGETHER, 2);
    let mut guests = vec![Guest::new(&house, P1), Guest::new(&house, P2)];
    loop {
        carry(&mut house, &mut guests);
        let owed = house.table.owed();
        if at_once && owed.len() == 2 || !at_once && owed == SeatSet::one(P1) && house.must_commit(P1) {
            return (house, guests);
        }
        play_on(&mut house, &mut guests);
    }
}

#[test]
fn a_choice_that_the_house_changes() {
    let (mut house, mut guests) = moment(false);
    let legal: Vec<String> = house.table.legal(P1).iter().map(ToString::to_string).collect();
    let (hash, salt) = guests[0].chooses(&house, &legal[0]).unwrap();
    // Another commitment than the guest's.
    let (mut other, mut guest) = (house.clone(), guests[0].clone());
    other.commits(P1, Bytes::new([1; 32]));
    guest.hear(&other);
    alarmed(&guest, "something else than you did");
    // The guest's commitment, and another word.
    house.commits(P1, hash);
    house.chooses(P1, &legal[1], Some(salt));
    guests[0].hear(&house);
    alarmed(&guests[0], "something else than you did");
    // A watcher learns it from the log.
    house.end();
    assert!(matches!(house.check().unwrap_err().flaw, Flaw::Choice { .. }));
}

#[test]
fn a_choice_that_is_made_knowing_the_other() {
    let (mut house, mut guests) = moment(true);
    let word = house.table.legal(P1)[0].to_string();
    let (hash, _) = guests[0].chooses(&house, &word).unwrap();
    house.commits(P1, hash);
    assert!(guests[0].hear(&house).is_empty(), "nothing is opened before all have committed");
    house.commits(P2, Bytes::new([1; 32]));
    assert!(matches!(guests[0].hear(&house)[..], [Act::OpenChoice { .. }]));
    // Now that the house knows, the puppet thinks again.
    let event = house.next_event();
    house.tell(FairLine::Undone { event, seat: P2 });
    house.commits(P2, Bytes::new([2; 32]));
    guests[0].hear(&house);
    alarmed(&guests[0], "after yours had been opened");
}

#[test]
fn a_choice_that_was_not_committed_to_proves_nothing() {
    let (mut house, mut guests) = moment(true);
    play_on(&mut house, &mut guests);
    house.end();
    let log = house.log();
    let (line, _) = log.lines().enumerate().find(|(_, line)| line.starts_with("# fair choice")).unwrap();
    let without: String =
        log.lines().enumerate().filter(|(at, _)| *at != line).map(|(_, line)| format!("{line}\n")).collect();
    let broken = check_log::<ReynardsLuck>(&without).unwrap_err();
    assert!(matches!(broken.flaw, Flaw::Uncommitted(_)), "{broken}");
}

#[test]
fn an_unopened_choice_is_the_first_legal_one_and_in_the_log() {
    let (mut house, guests) = moment(true);
    let event = house.next_event();
    let words =
        [P1, P2].map(|seat| house.table.legal(seat).iter().map(ToString::to_string).collect::<Vec<_>>());
    let salt = Bytes::new([3; 32]);
    let hash = house.list.as_ref().unwrap().1;
    house.commits(P1, Bytes::new([9; 32]));
    house.commits(P2, commitment(&hash, event, P2, &words[1][1], &salt));
    house.tell(FairLine::Unopened { event, seat: P1 });
    for first in [0, 1] {
        let mut house = house.clone();
        house.chooses(P1, &words[0][first], None);
        house.chooses(P2, &words[1][1], Some(salt));
        house.end();
        let checked = house.check();
        assert_eq!(checked.is_ok(), first == 0, "{:?}", checked.err());
        if let Ok(checked) = checked {
            assert_eq!(checked.verified.unopened, [(event, P1)]);
            assert!(!checked.verified.over);
        }
    }
    drop(guests);
}

#[test]
fn four_words_need_the_openings_too() {
    let list = Bytes::new([1; 32]);
    let opened = |byte| vec![(P1, Bytes::new([byte; 32])), (P2, Bytes::new([2; 32]))];
    assert_ne!(words(&list, &opened(1)), words(&list, &opened(2)));
    let (house, guests) = playing(1);
    assert_eq!(guests[0].witness.words(), guests[1].witness.words());
    assert_eq!(guests[0].witness.words(), Some(words(&house.list.as_ref().unwrap().1, &house.opened)));
}

#[test]
fn a_database_that_was_set_back() {
    let (early, _) = playing(2);
    let (mut house, mut guests) = (early.clone(), playing(2).1);
    carry(&mut house, &mut guests);
    for _ in 0..3 {
        play_on(&mut house, &mut guests);
    }
    // Shorter than what was seen; and before any list.
    for behind in [early, table(TOGETHER).0] {
        let mut guest = guests[0].clone();
        assert!(is_silent(&guest.told_anew(&behind)));
        alarmed(&guest, "set back");
        let mut again = guests[0].clone();
        assert!(is_silent(&again.restart(&behind)));
        alarmed(&again, "set back");
    }
    // As long as what was seen, with another roll in it.
    let roll = house
        .story
        .iter()
        .position(|tale| matches!(tale, Tale::Play(line, _) if line.starts_with('*')))
        .unwrap();
    let Tale::Play(line, _) = &house.story[roll] else { unreachable!() };
    let other = if line == "* 2" { "* 3" } else { "* 2" };
    house.story[roll] = Tale::Play(other.into(), vec![other.into(); 2]);
    house.retell();
    assert!(is_silent(&guests[0].told_anew(&house)));
    alarmed(&guests[0], "the story was changed");
}

#[test]
fn a_puppet_cannot_pass_bad_luck_on() {
    let (house, _) = playing(0);
    let dice = Dice::new(&Secret::new([1; 32]), &Bytes::new([2; 32]), &[]);
    let rolls_of_p1 = |puppet_rolls: usize| {
        let mut table: Table<Pig> = Table::open(house.table.game().clone());
        let mut rolls = Vec::new();
        for turn in 0.. {
            let seat = table.owed().first().unwrap();
            let more = seat == P1 && turn % 2 == 0 || seat == P2 && rolls.len() < puppet_rolls;
            let word = if more || table.legal(seat).len() == 1 { "roll" } else { "hold" };
            table.choose(seat, word.parse().unwrap()).unwrap();
            if let Some(roll) = table.draw(&dice, 0, &Vec::new()).filter(|_| seat == P1) {
                rolls.push(roll.to_string());
            }
            if rolls.len() == 4 || matches!(table.turn(), Turn::Over(_)) {
                return rolls;
            }
        }
        rolls
    };
    let (few, many) = (rolls_of_p1(0), rolls_of_p1(3));
    assert!(few.iter().zip(&many).all(|(few, many)| few == many), "{few:?} {many:?}");
}

#[test]
fn starts_are_chained_and_never_more_than_two() {
    for seed in 0..1000 {
        let mut house = FairHouse::open(rules::<Pig>("goal=20", 3), TOGETHER, seed);
        let mut guest = Guest::new(&house, P1);
        for withholding in [P2, P3] {
            guest.hear(&house).iter().for_each(|act| answer(&mut house, P1, act));
            let puppets: Vec<Seat> = [P2, P3].into_iter().filter(|puppet| !house.is_bot(*puppet)).collect();
            for puppet in puppets {
                let seal = seat_seal(&table_hash(&house.id), house.start, puppet, &Bytes::new([7; 32]));
                house.sealed[puppet.index()] = Some((seal, None));
            }
            house.make_list();
            guest.hear(&house).iter().for_each(|act| answer(&mut house, P1, act));
            if withholding == P2 {
                house.opens(P3, Bytes::new([7; 32]));
            }
            house.void(&[withholding]);
            assert_eq!(guest.alarm(), None);
        }
        assert!(is_silent(&guest.hear(&house)), "no third start is sealed for");
        let checked = house.check().unwrap();
        assert_eq!((checked.verified.starts, checked.verified.voided.len()), (2, 2));
        house.make_list();
        assert!(is_silent(&guest.hear(&house)));
        alarmed(&guest, "start 3");
        assert!(house.check().is_err());
    }
}

#[test]
fn a_second_start_that_hides_the_first() {
    let (mut house, mut guests) = table(SEALED);
    for guest in &mut guests {
        guest.hear(&house).iter().for_each(|act| answer(&mut house, guest.seat(), act));
    }
    house.make_list();
    let acts = guests[0].hear(&house);
    answer(&mut house, P1, &acts[0]);
    house.void(&[P2]);
    let acts = guests[0].hear(&house);
    assert!(acts.iter().any(|act| matches!(act, Act::Seal { start: 2, .. })), "{acts:?}");
    acts.iter().for_each(|act| answer(&mut house, P1, act));
    house.previous = Bytes::new([0; 32]);
    house.make_list();
    assert!(is_silent(&guests[0].hear(&house)));
    alarmed(&guests[0], "does not follow");
    house.end();
    assert!(matches!(house.check().unwrap_err().flaw, Flaw::Previous(_)));
}

#[test]
fn a_header_that_was_changed() {
    let (house, guests) = whole_game(rules::<Pig>("goal=10", 2), TOGETHER, &[0, 1], 6);
    let changed = house.log().replace("goal=10", "goal=11");
    let broken = check_log::<Pig>(&changed).unwrap_err();
    assert_eq!(broken.flaw, Flaw::Signature, "{broken}");
    // A house that signs the other header from the beginning tells it to nobody.
    let mut other = FairHouse::open(rules::<Pig>("goal=11", 2), TOGETHER, 6);
    let mut guest = guests[0].clone();
    guest.disk = Guest::new(&house, P1).disk;
    assert!(is_silent(&guest.restart(&other)));
    alarmed(&guest, "goal=11");
    other.key_seed = [3; 32];
    let mut guest = Guest::new(&house, P1);
    assert!(is_silent(&guest.restart(&other)));
    alarmed(&guest, "another key");
}

#[test]
fn terms_that_were_not_agreed() {
    let mut house =
        FairHouse::open(rules::<Pig>("goal=20", 2), &TOGETHER.replace("hints=off", "hints=on"), 3);
    let mut guests = vec![Guest::new(&house, P1), Guest::new(&house, P2)];
    carry(&mut house, &mut guests);
    alarmed(&guests[0], "not what was agreed");
    assert!(house.opened.is_empty());
}

#[test]
fn links_that_the_house_gives_in_somebodys_name() {
    let (mut house, mut guests) = puppet_on_turn();
    house.anchors(P1, 1, Bytes::new([5; 32]));
    assert!(is_silent(&guests[0].hear(&house)));
    alarmed(&guests[0], "not yours");
}

#[test]
fn a_proof_of_nothing_is_none() {
    let (house, guests) = whole_game(rules::<Pig>("goal=10", 2), TOGETHER, &[0, 1], 6);
    let log = house.log();
    let (other, _) = whole_game(rules::<Pig>("goal=10", 2), TOGETHER, &[0, 1], 7);
    let cut = |to: &str| log.split_once(to).unwrap().0.to_string();
    let wrong = [
        String::new(),
        "# luckhouse log 2\n".into(),
        cut("# fair table"),
        cut("# fair secret"),
        log.replace("# fair table t6", "# fair table t7"),
        log.replace("# luckhouse log 2\n", ""),
        format!("{log}# fair secret {}\n", Bytes::new([1; 32])),
        format!("{log}\n"),
        log.replace('\n', "\r\n"),
        log.replace(&house.secret.open().to_string(), &other.secret.open().to_string()),
    ];
    for text in wrong {
        assert!(check_log::<Pig>(&text).is_err(), "{text}");
    }
    // Another game of the same people proves itself, and is not theirs.
    let receipt = guests[0].receipt().unwrap();
    assert!(receipt.check(&other.check().unwrap()).is_err());
}

#[test]
fn salts_of_a_shortcut_are_the_clients() {
    let luck = Bytes::new([1; 32]);
    assert_ne!(shortcut_salt(&luck, 1), shortcut_salt(&luck, 2));
    assert_ne!(shortcut_salt(&luck, 1), shortcut_salt(&Bytes::new([2; 32]), 1));
}

/// Whoever has the whole database, and every puppet's chain, but not the honest one, guesses no better than chance.
/// A die shows each face one time in six: of 1,000 guesses 167 are right, give or take 12. More than 226 (five times
/// that) would happen by chance less than once in a million such tests.
#[test]
fn nobody_knows_a_roll_before_it_is_rolled() {
    let mut rng = Rng::seeded(5);
    let (mut right, mut rolls) = ([0, 0, 0], 0);
    let mut seed = 100;
    while rolls < 1000 {
        seed += 1;
        let (mut house, mut guests) =
            (FairHouse::open(rules::<Pig>("goal=100", 2), TOGETHER, seed), Vec::new());
        guests.extend([P1, P2].map(|seat| Guest::new(&house, seat)));
        carry(&mut house, &mut guests);
        while rolls < 1000 && !matches!(house.table.turn(), Turn::Over(_)) {
            let seat = house.table.owed().first().unwrap();
            let word = rng.pick(&house.table.legal(seat)).to_string();
            house.chooses(seat, &word, None);
            if !house.waits_for_round() {
                continue;
            }
            house.begin_round(SeatSet::all(2));
            let puppet = guests[1].hear(&house).into_iter().find_map(|act| match act {
                Act::Link { link, .. } => Some(link),
                _ => None,
            });
            let last = house
                .rounds
                .as_ref()
                .unwrap()
                .member(P1)
                .unwrap_or_else(|| house.rounds.as_ref().unwrap().members()[0]);
            let guesses = [last.last, Bytes::new([0; 32]), Bytes::new(luck(&mut rng))];
            let predicted = guesses.map(|link| predict(&house, &vec![(P1, link), (P2, puppet.unwrap())]));
            house.gives(P2, puppet.unwrap());
            carry(&mut house, &mut guests);
            let came = house.story.iter().rev().find_map(|tale| match tale {
                Tale::Play(line, _) => line.strip_prefix("* ").map(String::from),
                _ => None,
            });
            rolls += 1;
            for (right, predicted) in right.iter_mut().zip(predicted) {
                *right += u32::from(Some(predicted) == came);
            }
        }
    }
    assert!(right.iter().all(|right| (108..=226).contains(right)), "{right:?} of {rolls}");
}

/// What would come, if the honest link were this.
fn predict(house: &FairHouse<Pig>, links: &Opened) -> String {
    let round = house.rounds.as_ref().unwrap().last();
    let draw: Draw = house.table.next_draw(round, links);
    let Turn::Roll(chance) = house.table.turn() else { panic!() };
    let odds = luckhouse_engine::Chance::odds(&chance);
    house.dice.as_ref().unwrap().draw(&draw, &odds).to_string()
}
