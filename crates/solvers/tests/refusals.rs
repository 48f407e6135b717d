//! What cannot be solved is refused, and the message says why.

use luckhouse_engine::{Chance, Choices, Game, Options, Rng, Seat, Turn};
use luckhouse_games::booty_dice::{BootyDice, BootyOptions};
use luckhouse_games::reynards_luck::ReynardsLuck;
use luckhouse_solvers::duel::{self, Care};
use luckhouse_solvers::{Unsolved, booty_dice};

/// Play at random until two choose at once.
fn at_once<G: Game>(game: &G, rng: &mut Rng) -> G::State {
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Roll(chance) => game.roll(&mut state, chance.roll(rng)),
            Turn::Choose(seats) => {
                let Some(seat) = seats.only() else { return state };
                let mut legal = Vec::new();
                game.legal(&state, seat, &mut legal);
                game.choose(&mut state, &Choices::one(seat, rng.pick(&legal)));
            }
            Turn::Over(_) => panic!("nobody chose at once"),
        }
    }
}

#[test]
fn choices_made_at_once_are_not_for_the_duel() {
    let game = ReynardsLuck::new(Default::default(), 2).unwrap();
    let state = at_once(&game, &mut Rng::seeded(41));
    let refused = duel::solve_from(&game, state, Seat::at(0), Care::default()).err().unwrap();
    assert!(matches!(refused, Unsolved::AtOnce { .. }), "{refused}");
    assert!(refused.to_string().ends_with("expected one at a time"));
}

#[test]
fn a_game_of_many_states_is_refused_at_the_limit() {
    let game = BootyDice::new(BootyOptions::default(), 2).unwrap();
    let refused = duel::solve(&game, Seat::at(0), Care { limit: 10_000, ..Care::default() }).err().unwrap();
    let expected = "more than 10000 states can be reached: raise the limit, or start later in the game";
    assert_eq!(refused.to_string(), expected);
}

/// Where dice lie from one turn to the next, or only some of them act, a standing is not all that matters.
#[test]
fn rules_of_booty_dice_that_the_solver_does_not_know_are_refused() {
    for (words, found) in
        [("first-throw=some", "first-throw=some"), ("resolve=each, each=rolled", "each=rolled")]
    {
        let game = BootyDice::new(BootyOptions::read(words).unwrap(), 2).unwrap();
        let refused = booty_dice::solve(&game, booty_dice::Care::default(), &()).err().unwrap().to_string();
        assert!(refused.starts_with(&format!("{found} cannot be solved")), "{refused}");
        assert!(!booty_dice::Table::covers(game.options()), "{words}");
    }
}
