//! The exact answers, against slower ways to find them.

use super::*;
use crate::booty_dice::odds::{at_least, exactly, gold, wins_with};

#[test]
fn exactly_adds_up_to_at_least() {
    for (dice, rolls) in [(1, 1), (6, 1), (6, 3), (4, 2)] {
        let all: u64 = (0..=dice).map(|n| exactly(n, dice, rolls).ways).sum();
        assert_eq!(all, at_least(0, dice, rolls).total);
    }
    assert_eq!(at_least(1, 1, 1).to_string(), "1/6 (16.67 %)");
}

#[test]
fn the_parts_of_dice_are_those_of_the_engine() {
    for dice in Faces::every(6) {
        let counts = Face::ALL.map(|face| dice.count(face));
        let slow = luckhouse_engine::DiceSet::from_counts(counts).subsets();
        let slow: Vec<Faces> = slow.into_iter().map(Faces::from).collect();
        assert_eq!(dice.parts().as_slice(), slow);
    }
}

#[test]
fn gold_counts_only_dice_that_act_alone() {
    let of = |text: &str| gold(faces(text), Curse::Five);
    assert_eq!(of("D D J X X S"), 2);
    assert_eq!(of("D X X X X S"), 2, "the X make a Shipwreck");
    assert_eq!(of("D X J C W S"), 2, "a Curse and one D");
}

#[test]
fn a_winning_roll_is_known_before_its_targets_are_named() {
    let table = after("(lives=2, goal=15) seats 3", "* D D S S S S");
    let wins = |text: &str| wins_with(table.game(), table.state(), faces(text));
    assert!(wins("D D D J J S"), "5 + 6 + 4");
    assert!(!wins("D D D J S S"), "5 + 6 + 2");
    assert!(wins("C C J D D S"), "5 + 4 + 2, and the 4 or 5 of whoever is cut down");
    assert!(!wins("C C W W D D"), "the goal is reached, but not alive");
    assert!(wins("W W W W X X"), "nobody else is left alive");
}

#[test]
fn robbing_the_one_who_is_not_cut_down_may_be_the_win() {
    let quiet =
        "* S S S S S S; p1 stop; * W D D X X J; p2 stop; p2 rob p3; p2 rob p3; * S S S S S S; p3 stop;";
    let events = format!("{quiet} * D J C S S S");
    let table = after("(lives=2, goal=16) seats 3", &events);
    assert!(wins_with(table.game(), table.state(), faces("D J C S S S")), "rob p3 twice, then cut down p2");
    let won = after(
        "(lives=2, goal=16) seats 3",
        &format!("{events}; p1 stop; p1 rob p3; p1 rob p3; p1 attack p2"),
    );
    assert_eq!(winners(&won), Some(SeatSet::one(P1)));
}

/// The plainest way to see a win: every choice in every order.
fn slow_win(game: &BootyDice, state: &BootyState, roller: Seat) -> bool {
    if let Turn::Over(outcome) = game.turn(state) {
        return outcome.winners.only() == Some(roller);
    }
    let mut legal = Vec::new();
    if matches!(state.phase, Phase::Robbing { .. } | Phase::Attacking { .. }) {
        game.legal(state, roller, &mut legal);
    }
    legal.into_iter().any(|action| {
        let mut next = state.clone();
        game.choose(&mut next, &luckhouse_engine::Choices::one(roller, action));
        slow_win(game, &next, roller)
    })
}

#[test]
fn the_win_agrees_with_trying_every_order() {
    let mut rng = Rng::seeded(16);
    let mut wins = 0;
    for turn in 0..600 {
        let options =
            BootyOptions { goal: 14, cap: if turn % 3 == 0 { 1 } else { 500 }, ..Default::default() };
        let game = BootyDice::new(options, 3).unwrap();
        let mut state = game.start();
        for pirate in [P1, P2, P3] {
            let (lives, shields, doubloons) = (rng.below(2) + 1, rng.below(2), rng.below(9));
            state.pirates[pirate] =
                Pirate { lives: lives as u8, shields: shields as u8, doubloons: doubloons as u8 };
        }
        let dice = rng.pick(&Faces::every(6));
        let mut resolved = state.clone();
        game.resolve(&mut resolved, Throw { dice, rolls: ROLLS });
        let expected = slow_win(&game, &resolved, P1);
        assert_eq!(wins_with(&game, &state, dice), expected, "{dice} in {state:?}");
        wins += usize::from(expected);
    }
    assert!(wins > 30, "{wins}");
}
