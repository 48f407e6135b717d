//! Words, refusals, options and sizes.

use super::*;
use luckhouse_engine::{Chance, Options};

fn every_action() -> Vec<FortunaAction> {
    let pairs = |least: u8| (least..7).flat_map(move |low| (low..7).map(move |high| Pair::of(low, high)));
    let fixed = [FortunaAction::Accept, FortunaAction::Challenge, FortunaAction::Free, FortunaAction::Leave];
    let mut all: Vec<_> = pairs(1).map(FortunaAction::Dice).collect();
    all.extend(pairs(0).map(FortunaAction::Bricks));
    all.extend(Call::ALL.map(FortunaAction::Call));
    all.extend(fixed);
    all.extend(Seat::all(8).map(FortunaAction::Take));
    all
}

#[test]
fn every_action_reads_as_it_is_written() {
    let all = every_action();
    assert_eq!(all.len(), 21 + 28 + 7 + 4 + 8);
    assert!(all.windows(2).all(|w| w[0] < w[1]));
    for action in all {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
}

#[test]
fn every_roll_reads_as_it_is_written() {
    let bricks = |bricks, kits| FortunaChance::Bricks { bricks, kits };
    for chance in [FortunaChance::First(P1), FortunaChance::Dice(8), bricks(2, 1), bricks(8, 4)] {
        for (roll, _) in chance.odds().lines() {
            assert_eq!(roll.to_string().parse(), Ok(*roll));
        }
    }
}

#[test]
fn words_are_read_with_a_forgiving_eye() {
    let reads = |text: &str| text.parse::<FortunaAction>().unwrap().to_string();
    assert_eq!(reads("  Call   SMILE "), "call smile");
    assert_eq!(reads("call half smile"), "call half-smile");
    assert_eq!(reads("dice 63"), "dice 3 6");
    assert_eq!(reads("bricks 3 -"), "bricks 0 3");
    assert_eq!(reads("TAKE  P3"), "take p3");
    assert_eq!("Bricks  3 -".parse::<FortunaRoll>().unwrap().to_string(), "bricks 0 3");
    assert_eq!(" DICE  6 3".parse::<FortunaRoll>().unwrap().to_string(), "dice 3 6");
}

#[test]
fn fo_9_a_call_may_be_its_bare_name() {
    for call in Call::ALL {
        assert_eq!(call.word().parse(), Ok(FortunaAction::Call(call)));
    }
    assert_eq!(" Half  SMILE ".parse(), Ok(FortunaAction::Call(Call::HalfSmile)));
    for wrong in ["miss", "smile grin", "smile 2", "half"] {
        assert!(wrong.parse::<FortunaAction>().is_err(), "{wrong}");
    }
    // In a log too; it is written in full.
    let table = two("", "* dice 2 4\n* bricks 2 5\np1 smile\n");
    assert!(table.whole_log().ends_with("p1 call smile\n"), "{}", table.whole_log());
}

#[test]
fn words_that_cannot_be_read_say_what_would_be() {
    for wrong in
        ["", "call", "call miss", "dice 0 3", "dice 3", "bricks 1 2 3", "take p13", "free p1", "roll"]
    {
        let complaint = wrong.parse::<FortunaAction>().unwrap_err().to_string();
        assert!(complaint.starts_with(&format!("`{wrong}` is not an action of fortuna: expected `call")));
    }
    for wrong in ["", "3 4", "dice", "dice 7", "bricks 7", "bricks"] {
        assert!(wrong.parse::<FortunaRoll>().is_err(), "{wrong}");
    }
    let complaint = "3 4".parse::<FortunaRoll>().unwrap_err().to_string();
    assert_eq!(
        complaint,
        "`3 4` is not a roll of fortuna: expected `dice` or `bricks` with faces, like `dice 3 6`"
    );
}

#[test]
fn refusals_say_what_is_allowed() {
    let refused = |events: &str| {
        let log = format!("fortuna seats 2 edition 1\n* dice 6 6\n* dice 1 1\n{events}");
        Table::<Fortuna>::read(&log).err().unwrap().to_string()
    };
    let open = "* dice 2 4\n* bricks 2 5\n";
    assert_eq!(
        refused(&format!("{open}p1 call smile\np2 free\n")),
        "line 7: p2 may not `free` now: expected `accept`, `challenge`"
    );
    assert_eq!(
        refused(&format!("{open}p2 accept\n")),
        "line 6: not the moment for p2: the table waits for a choice of p1"
    );
    assert!(
        refused("p1 call smile\n").starts_with("line 4: not the moment for p1: the table waits for a roll")
    );
    assert!(refused("* dice 1 2 3\n").starts_with("line 4: "));
}

#[test]
fn options_are_written_as_they_are_read() {
    assert_eq!(FortunaOptions::default().write(), "");
    let all = "plain=best, retrieve=always, calls=house, false-challenge=marble, target=50, teams=on, spread=full, cap=30";
    assert_eq!(FortunaOptions::read(all).unwrap().write(), all);
    for wrong in ["target=9", "target=501", "teams=yes", "spread=half", "cap=0", "goal=3"] {
        assert!(FortunaOptions::read(wrong).is_err(), "{wrong}");
    }
    assert!(FortunaOptions::read("target=10").is_ok() && FortunaOptions::read("target=500").is_ok());
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<FortunaState>() <= 128, "{}", size_of::<FortunaState>());
}
