//! Fortuna for two: the table, held against the generic solver and against the rules themselves.

mod forgetful;

use forgetful::Forgetful;
use luckhouse_engine::{Chance, Choices, Game, Options, Rng, Seat, Turn};
use luckhouse_games::fortuna::{Fortuna, FortunaOptions, FortunaState, Marbles, Phase};
use luckhouse_solvers::duel::{self, Care};
use luckhouse_solvers::fortuna::{Solution, Spot, longest, shares, solve};
use luckhouse_solvers::{Unsolved, Watch};

const P1: Seat = Seat::at(0);

/// Everything that changes what is best.
const WAYS: [&str; 15] = [
    "",
    "plain=best",
    "retrieve=always",
    "calls=house",
    "calls=house, plain=best, retrieve=always",
    "false-challenge=marble",
    "false-challenge=marble, retrieve=always",
    "false-challenge=marble, plain=best",
    "refund=never",
    "false-challenge=marble, refund=never",
    "false-challenge=marble, refund=never, retrieve=always",
    "false-challenge=marble, overlap=any",
    "wolf=either",
    "spread=grand",
    "false-challenge=marble, refund=never, overlap=any, wolf=either, plain=best",
];

fn options(words: &str) -> FortunaOptions {
    FortunaOptions::read(words).unwrap()
}

fn solved(words: &str) -> Solution {
    solve(&Fortuna::new(options(words), 2).unwrap(), &()).unwrap()
}

/// A turn of p1 begins here.
fn state_at(game: &Fortuna, spot: Spot, turns: u16) -> FortunaState {
    let mut state = game.start();
    state.starter = Some(P1);
    state.phase = Phase::Dice;
    state.turns = turns;
    for (seat, score, marbles) in [(0, spot.own, spot.own_marbles), (1, spot.other, spot.other_marbles)] {
        state.players[Seat::at(seat)].score = score as u16;
        state.players[Seat::at(seat)].marbles = Marbles::try_from(marbles).unwrap();
    }
    state
}

/// The generic solver looks at every state there is; nothing but the rules tells it what a turn is.
fn same_as_the_generic_solver(words: &str, from: Spot, least: usize) {
    let ours = solved(words);
    let game = Forgetful::new(options(words), 2).unwrap();
    let start = state_at(ours.game(), from, 0);
    let duel = duel::solve_from(&game, start, P1, Care { tolerance: 1e-11, ..Care::default() }).unwrap();
    let mut compared = 0;
    for own in from.own..from.own + 4 {
        for (own_marbles, other_marbles) in [(3, 3), (2, 3), (1, 2), (2, 1), (1, 1)] {
            let spot = Spot { own, own_marbles, other_marbles, ..from };
            for turns in 0..options(words).cap.min(3) as u16 {
                let Some(theirs) = duel.interval(&state_at(ours.game(), spot, turns)) else { continue };
                let (ours, theirs) = (ours.chance(spot, turns).middle(), theirs.middle());
                assert!((ours - theirs).abs() < 1e-9, "{words} {spot:?}: {ours}, but by the rules {theirs}");
                compared += 1;
            }
        }
    }
    println!("{words}: {compared} spots, {} states", duel.states());
    assert!(compared >= least, "{compared} spots of {words}");
}

#[test]
fn a_short_race_is_what_the_generic_solver_says() {
    for way in WAYS {
        same_as_the_generic_solver(
            &format!("target=10, {way}").replace(", , ", ", "),
            Spot { own: 6, other: 5, ..Spot::START },
            3,
        );
    }
}

#[test]
fn a_game_with_a_low_cap_is_what_the_generic_solver_says() {
    let (behind, ahead) = (
        Spot { own: 4, other: 6, own_marbles: 2, other_marbles: 1 },
        Spot { own: 9, other: 6, own_marbles: 1, other_marbles: 2 },
    );
    // Of two turns the first alone is p1's: what it is worth holds all that follows.
    same_as_the_generic_solver("cap=2", behind, 1);
    same_as_the_generic_solver("cap=3, calls=house", ahead, 3);
    same_as_the_generic_solver("cap=2, false-challenge=marble", behind, 1);
    same_as_the_generic_solver("cap=2, false-challenge=marble, refund=never, overlap=any", behind, 1);
    same_as_the_generic_solver("cap=3, wolf=either", ahead, 3);
}

/// What a state is worth is the mean over what can be rolled: luck adds up to nothing.
fn luck_is_fair(solved: &Solution, state: &FortunaState) {
    let game = solved.game();
    let Turn::Roll(chance) = game.turn(state) else { return };
    let odds = chance.odds();
    let after = |(roll, ways): &(_, u64)| {
        let mut next = state.clone();
        game.roll(&mut next, *roll);
        *ways as f64 * solved.worth(&next, P1)
    };
    let mean = odds.lines().iter().map(after).sum::<f64>() / odds.total() as f64;
    let worth = solved.worth(state, P1);
    assert!((worth - mean).abs() < 1e-9, "{state:?}: {worth} before the roll, {mean} after");
}

/// The rules are played out for a turn from any spot, and the table must give back what it said.
#[test]
fn the_table_agrees_with_itself_through_the_rules() {
    let mut rng = Rng::seeded(20_261_115);
    for way in WAYS {
        let solved = solved(way);
        for _ in 0..6 {
            let mut upto = |n| rng.below(n) as i32;
            let (own, other) = (upto(90), upto(90));
            let (own_marbles, other_marbles) = (1 + upto(3) as u8, 1 + upto(3) as u8);
            let spot = Spot { own, other, own_marbles, other_marbles };
            luck_is_fair(&solved, &state_at(solved.game(), spot, 10));
        }
    }
}

#[test]
fn luck_adds_up_along_random_games() {
    for way in ["", "target=40", "cap=12", "false-challenge=marble, target=30"] {
        let solved = solved(way);
        let game = solved.game();
        let mut rng = Rng::seeded(7);
        let mut state = game.start();
        loop {
            luck_is_fair(&solved, &state);
            match game.turn(&state) {
                Turn::Over(_) => break,
                Turn::Roll(chance) => game.roll(&mut state, chance.roll(&mut rng)),
                Turn::Choose(seats) => {
                    let seat = seats.only().unwrap();
                    let ways = solved.after_each(&state, seat);
                    let action = rng.pick(&ways).0;
                    game.choose(&mut state, &Choices::one(seat, action));
                }
            }
        }
    }
}

/// FO, numbers to hold: the starter's chance, for each `plain` and `retrieve`.
#[test]
fn the_starters_chance() {
    let known = [
        ("", 0.545_120_946_5, 0.035_583_396),
        ("plain=best", 0.544_317_003_1, 0.036_768_283),
        ("retrieve=always", 0.532_974_194_1, 0.029_188_530),
        ("plain=best, retrieve=always", 0.532_229_676_6, 0.029_962_549),
    ];
    for (way, chance, shared) in known {
        let solved = solved(way);
        let (found, ends) = (solved.chance(Spot::START, 0), shares(&solved).unwrap());
        assert!((found.middle() - chance).abs() < 1e-10, "{way}: {found:?}");
        assert!((ends.shares - shared).abs() < 1e-9, "{way}: {ends:?}");
        assert!((ends.wins + ends.shares / 2.0 - chance).abs() < 1e-10, "{way}: {ends:?}");
        assert!(solved.error() < 1e-10 && found.width() / 2.0 <= solved.error(), "{way}: {}", solved.error());
    }
}

#[test]
fn false_challenges_that_cost_a_marble_are_made_on_purpose() {
    let (free, costly) = (solved(""), solved("false-challenge=marble"));
    assert_eq!(free.chance(Spot::START, 0), solved("calls=house").chance(Spot::START, 0));
    let gain = costly.chance(Spot::START, 0).low - free.chance(Spot::START, 0).high;
    assert!(gain > 0.01, "{gain}");
}

#[test]
fn a_larger_lead_is_never_worse() {
    let solved = solved("");
    for lead in -130..130 {
        let at = |own| solved.chance(Spot { own, other: 0, own_marbles: 1, other_marbles: 3 }, 0);
        assert!(at(lead).low <= at(lead + 1).high, "{lead}");
    }
    let far = solved.chance(Spot { own: 1000, ..Spot::START }, 0);
    assert!(far.low > 1.0 - 1e-10 && far.high == 1.0, "{far:?}");
}

#[test]
fn a_high_target_is_nearly_none() {
    let (far, none) = (solved("target=80").chance(Spot::START, 0), solved("").chance(Spot::START, 0));
    let difference = (far.middle() - none.middle()).abs();
    assert!(difference > 1e-12 && difference < 1e-6, "{difference}");
}

#[test]
fn the_longer_the_less_likely() {
    let of = |turns| longest(&FortunaOptions::default(), turns);
    assert!(of(50) > of(100) && of(100) > 1e-4 && of(1000) < 1e-30);
    assert!(longest(&options("false-challenge=marble"), 1000) < 5e-11);
}

#[test]
fn the_table_as_bytes() {
    let solved = solved("target=10");
    let bytes = solved.bytes();
    assert_eq!((bytes.len(), solved.edge()), (10 * 10 * 9 * 4, 10));
    let start: [u8; 4] = bytes[32..36].try_into().unwrap();
    let found = f64::from(u32::from_le_bytes(start)) / f64::from(u32::MAX);
    assert!((found - solved.chance(Spot::START, 0).middle()).abs() < 1e-9);
}

#[test]
fn what_cannot_be_solved_is_refused() {
    struct Gone;
    impl Watch for Gone {
        fn go_on(&self, _: u64, _: u64) -> bool {
            false
        }
    }
    for words in ["", "target=20", "cap=9"] {
        let game = Fortuna::new(options(words), 2).unwrap();
        assert_eq!(solve(&game, &Gone).err(), Some(Unsolved::Stopped), "{words}");
    }
    let large = Fortuna::new(options("target=500, cap=50"), 2).unwrap();
    let refused = solve(&large, &()).unwrap_err().to_string();
    assert!(
        refused.starts_with("target=500 with cap=50 cannot be solved: expected a lower target"),
        "{refused}"
    );
}
