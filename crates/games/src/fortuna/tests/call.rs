//! Calling and challenging.

use super::*;
use luckhouse_engine::Refusal;

const SMILE: &str = "* dice 2 4\n* bricks 2 5\n";
const MISS: &str = "* dice 1 2\n* bricks 5 6\n";

#[test]
fn fo_9_the_player_calls_one_of_seven_names() {
    let calls = ["cheese", "happiness", "smile", "grin", "half-smile", "wolf-grin", "plain"];
    let expected: Vec<String> = calls.iter().map(|call| format!("call {call}")).collect();
    let table = two("", SMILE);
    assert_eq!(table.owed(), SeatSet::one(P1));
    assert_eq!(legal(&table, P1), expected);
}

#[test]
fn fo_9_a_call_is_right_when_it_names_the_true_score() {
    let throws = [
        ("5 6", "5 6", "cheese"),
        ("2 3", "2 3", "happiness"),
        ("2 4", "2 5", "smile"),
        ("1 1", "1 4", "grin"),
        ("2 4", "4 5", "half-smile"),
        ("3 3", "1 4", "wolf-grin"),
        ("1 5", "3 5", "plain"),
        ("1 5", "2 3", "plain"),
    ];
    for (dice, bricks, right) in throws {
        for call in Call::ALL {
            let call = call.word();
            let events = format!("{}p1 call {call}\np2 challenge\n", throw(dice, bricks));
            let last = two("retrieve=always", &events).state().last.unwrap();
            assert_eq!(last.scored.was_right(), call == right, "{call} on {dice}, {bricks}");
        }
    }
}

#[test]
fn fo_9_points_and_marbles_follow_the_true_score() {
    let table = two("", &format!("{SMILE}p1 call plain\np2 accept\n"));
    assert_eq!((scores(&table), marbles(&table)), (vec![14, 0], vec![3, 2]));
    let table = two("", &format!("{MISS}p1 call cheese\np2 accept\n"));
    assert_eq!((scores(&table), marbles(&table)), (vec![0, 0], vec![2, 3]));
}

#[test]
fn fo_9_the_house_can_name_the_score() {
    let table = two("calls=house", SMILE);
    assert_eq!((scores(&table), marbles(&table)), (vec![14, 0], vec![3, 2]));
    let scored = table.state().last.unwrap().scored;
    assert_eq!((scored.called, scored.was_right()), (None, true));
}

#[test]
fn fo_10_every_opponent_answers_at_once_and_in_secret() {
    let mut table = four("", &format!("{SMILE}p1 call smile\n"));
    assert_eq!(table.owed().to_string(), "p2 p3 p4");
    assert_eq!(legal(&table, P3), ["accept", "challenge"]);
    let before = table.view(Viewer::Seat(P2));
    table.choose(P3, FortunaAction::Challenge).unwrap();
    assert_eq!(table.view(Viewer::Seat(P2)), before);
}

#[test]
fn fo_10_every_opponent_answers() {
    let first = format!("* dice 6 6\n{}", "* dice 1 1\n".repeat(3));
    let answered = |answers: &str| {
        let log = format!("fortuna seats 4 edition 1\n{first}{SMILE}p1 call smile\n{answers}\n");
        Table::<Fortuna>::read(&log)
    };
    assert!(answered("p2 accept | p3 accept | p4 accept").is_ok());
    let missing = answered("p2 accept | p4 accept").err().unwrap().to_string();
    assert!(missing.starts_with("line 9: ") && missing.contains("p3"), "{missing}");
}

#[test]
fn fo_10_a_wrong_call_costs_one_marble_however_many_challenge() {
    let table = four("", &format!("{MISS}p1 call grin\np2 challenge | p3 challenge | p4 accept\n"));
    // One for the call, one for the miss.
    assert_eq!(marbles(&table), [1, 3, 3, 3]);
    let last = table.state().last.unwrap();
    assert_eq!(last.scored.called.unwrap().challengers.to_string(), "p2 p3");
}

#[test]
fn fo_10_a_wrong_call_that_nobody_challenges_costs_nothing() {
    let table = four("", &format!("{MISS}p1 call grin\np2 accept | p3 accept | p4 accept\n"));
    assert_eq!(marbles(&table), [2, 3, 3, 3], "the miss alone");
}

#[test]
fn fo_10_challengers_may_take_a_marble_back() {
    // p1 and p2 lose one by a miss, p3 calls wrongly; p1 and p4 challenge, and only p1 has one to free.
    let miss = |seat, others: &str| format!("{MISS}{seat} call plain\n{others}\n");
    let before =
        miss("p1", "p2 accept | p3 accept | p4 accept") + &miss("p2", "p1 accept | p3 accept | p4 accept");
    let wrong = format!("{before}{SMILE}p3 call plain\np1 challenge | p2 accept | p4 challenge\n");
    let table = four("", &wrong);
    assert_eq!(table.owed(), SeatSet::one(P1));
    assert_eq!(legal(&table, P1), ["free", "leave"]);
    assert_eq!(marbles(&table), [2, 2, 2, 3]);
    assert_eq!(scores(&table), [0; 4], "the score comes after");
    let freed = four("", &format!("{wrong}p1 free\np3 free\np3 take p4\n"));
    assert_eq!(marbles(&freed), [3, 2, 3, 2]);
    let left = four("", &format!("{wrong}p1 leave\np3 leave\np3 take p4\n"));
    assert_eq!(marbles(&left), [2, 2, 2, 2]);
    // And where marbles always come back, they do so here too.
    let always = four("retrieve=always", &format!("{wrong}p3 take p4\n"));
    assert_eq!(marbles(&always), [3, 2, 3, 2]);
}

#[test]
fn fo_8_a_challenger_frees_before_the_score_takes() {
    let caught = |throw: &str| format!("{throw}p1 call grin\np2 challenge\n");
    let always = |events: &str| two("retrieve=always", events);
    let miss = format!("{MISS}p1 call plain\np2 accept\n{MISS}p2 call plain\np1 accept\n");
    // Each frees one and loses one, all in one step.
    let table = always(&format!("{miss}{}", caught(SMILE)));
    assert_eq!((scores(&table), marbles(&table)), (vec![14, 0], vec![2, 2]));
    // With all three in hand there is none to free, not even the one that goes after.
    assert_eq!(marbles(&always(&caught(SMILE))), [3, 2]);
    // One frees a second, and the Cheese takes both.
    let table = always(&format!("{miss}{miss}{}", caught("* dice 5 6\n* bricks 5 6\n")));
    assert_eq!(marbles(&table), [1, 0]);
    assert!(!goes_on(&table));
}

#[test]
fn fo_10_several_challengers_decide_at_once() {
    let miss = |seat, others: &str| format!("{MISS}{seat} call plain\n{others}\n");
    let before =
        miss("p1", "p2 accept | p3 accept | p4 accept") + &miss("p2", "p1 accept | p3 accept | p4 accept");
    let wrong = format!("{before}{SMILE}p3 call plain\np1 challenge | p2 challenge | p4 accept\n");
    assert_eq!(four("", &wrong).owed().to_string(), "p1 p2");
    let table = four("", &format!("{wrong}p1 leave | p2 free\n"));
    assert_eq!(marbles(&table), [2, 3, 2, 3]);
}

#[test]
fn fo_10_doubting_a_right_call_costs_nothing() {
    let table = two("", &format!("{SMILE}p1 call smile\np2 challenge\n"));
    assert_eq!(marbles(&table), [3, 2], "the Smile's marble alone");
}

#[test]
fn fo_10_or_one_marble() {
    let table = two("false-challenge=marble", &format!("{SMILE}p1 call smile\np2 challenge\n"));
    assert_eq!(marbles(&table), [3, 1]);
    let table = four(
        "false-challenge=marble",
        &format!("{MISS}p1 call plain\np2 challenge | p3 accept | p4 challenge\n"),
    );
    assert_eq!(marbles(&table), [2, 2, 3, 2]);
    // A challenge of a wrong call still costs nothing.
    let table = two("false-challenge=marble", &format!("{SMILE}p1 call grin\np2 challenge\np1 leave\n"));
    assert_eq!(marbles(&table), [2, 2]);
}

#[test]
fn fo_11_the_name_is_shown_after_the_challenge_and_not_before() {
    let json = |table: &Table<Fortuna>| format!("{:?}", table.view(Viewer::Seat(P1)));
    for events in [SMILE.to_string(), format!("{SMILE}p1 call grin\n")] {
        assert!(!json(&two("", &events)).contains("Smile"), "{events}");
    }
    let table = two("", &format!("{SMILE}p1 call grin\np2 challenge\n"));
    // p1 has lost one to the challenge and may take it back for the Smile.
    assert!(matches!(table.view(Viewer::Watcher).phase, Phase::OwnMarble(s) if s.score.line == Line::Smile));
    let table = two("", &format!("{SMILE}p1 call grin\np2 challenge\np1 free\n"));
    let last = table.view(Viewer::Watcher).last.unwrap();
    assert_eq!((last.seat, last.scored.score), (P1, Score { line: Line::Smile, points: 14 }));
    assert_eq!(
        last.scored.called,
        Some(Called { call: Call::Grin, challengers: SeatSet::one(P2), right: false })
    );
}

#[test]
fn fo_11_an_answer_shows_the_name_and_cannot_be_taken_back() {
    let mut table = two("", &format!("{SMILE}p1 call grin\n"));
    assert!(table.clone().undo(P1).is_ok(), "a call can be, as long as nobody has answered");
    table.choose(P2, FortunaAction::Accept).unwrap();
    assert!(matches!(table.undo(P2), Err(Refusal::Undo(_))));
}

#[test]
fn a_marble_left_can_be_thought_over() {
    let mut table =
        two("calls=house", "* dice 1 2\n* bricks 5 6\n* dice 1 2\n* bricks 5 6\n* dice 1 5\n* bricks 3 5\n");
    table.choose(P1, FortunaAction::Leave).unwrap();
    table.undo(P1).unwrap();
    assert_eq!(legal(&table, P1), ["free", "leave"]);
}

#[test]
fn fo_19_a_marble_lost_to_a_challenge_can_be_kept_from_coming_back() {
    // Caught with a Smile that was called plain: one marble is lost, and the score would bring one back.
    let caught = format!("{}p1 call plain\np2 challenge\n", throw("2 4", "2 5"));
    assert_eq!(legal(&two("", &caught), P1), ["free", "leave"]);
    let never = two("refund=never", &caught);
    assert_eq!((marbles(&never), goes_on(&never)), (vec![2, 2], true), "it stays, and the turn is over");
    assert_eq!(marbles(&two("refund=never, retrieve=always", &caught)), [2, 2]);
    assert_eq!(marbles(&two("retrieve=always", &caught)), [3, 2]);
}

#[test]
fn fo_19_what_was_lost_before_comes_back_all_the_same() {
    let miss = format!("{}p1 call plain\np2 accept\n", throw("1 2", "5 6"));
    let other = format!("{}p2 call plain\np1 accept\n", throw("1 2", "5 6"));
    let caught = format!("{}p1 call plain\np2 challenge\np2 leave\n", throw("2 4", "2 5"));
    let events = format!("{miss}{other}{caught}");
    assert_eq!(legal(&two("refund=never", &events), P1), ["free", "leave"], "one of two was lost earlier");
}

#[test]
fn fo_20_with_any_every_call_that_fits_is_right() {
    let said = |options: &str, dice: &str, bricks: &str, call: &str| {
        let table = two(options, &format!("{}p1 call {call}\np2 accept\n", throw(dice, bricks)));
        let state = table.state();
        let scored = state.phase.scored().or(state.last.map(|last| last.scored)).unwrap();
        (scored.was_right(), scored.score.line)
    };
    for (dice, bricks, call, line) in [
        ("5 6", "5 6", "happiness", Line::Cheese),
        ("2 4", "2 4", "smile", Line::Happiness),
        ("2 4", "2 4", "half-smile", Line::Happiness),
        ("2 4", "2 5", "plain", Line::Smile),
    ] {
        assert_eq!(said("", dice, bricks, call), (false, line), "{call}");
        assert_eq!(said("overlap=any", dice, bricks, call), (true, line), "{call}");
    }
    for (dice, bricks, call) in [("2 4", "2 5", "grin"), ("3 3", "1 4", "plain"), ("2 3", "2 4", "happiness")]
    {
        assert!(!said("overlap=any", dice, bricks, call).0, "{call} on {dice}, {bricks}");
    }
}

#[test]
fn fo_20_the_true_score_is_always_a_right_call() {
    for (dice, _) in odds::dice_pairs().lines() {
        for (bricks, _) in odds::brick_pairs(2).lines() {
            for wolf in [Wolf::Both, Wolf::Either] {
                assert!(Line::of(*dice, *bricks, wolf).call().fits(*dice, *bricks, wolf), "{dice}, {bricks}");
                let wrong = Call::ALL.into_iter().find(|call| !call.fits(*dice, *bricks, wolf));
                assert!(wrong.is_some(), "{dice}, {bricks}");
            }
        }
    }
}
