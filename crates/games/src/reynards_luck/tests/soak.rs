//! Random games, looked at from all sides at every step.

use super::*;
use luckhouse_engine::{Chance, Die};
use std::collections::BTreeSet;

/// Play random games, and show every state on the way.
pub(super) fn visit_random_games(game: &ReynardsLuck, games: u64, mut visit: impl FnMut(&State, &mut Rng)) {
    for index in 0..games {
        let mut rng = Rng::stream(1, index);
        let mut state = game.start();
        loop {
            visit(&state, &mut rng);
            match game.turn(&state) {
                Turn::Over(_) => break,
                Turn::Roll(luck) => game.roll(&mut state, luck.roll(&mut rng)),
                Turn::Choose(seats) => {
                    let mut choices = Choices::none();
                    for seat in seats.iter() {
                        choices.put(seat, rng.pick(&legal(game, &state, seat)));
                    }
                    game.choose(&mut state, &choices);
                }
            }
        }
    }
}

pub(super) fn legal(game: &ReynardsLuck, state: &State, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    legal
}

#[test]
fn cards_and_pieces_are_never_lost() {
    let game = classic();
    visit_random_games(&game, 30, |state, _| game.sound(state).unwrap());
    let mut short = game.start();
    short.deck.take(Card::ALL[0]);
    assert!(game.sound(&short).is_err(), "a card is missing");
}

#[test]
fn legal_lists_are_sorted_and_never_empty() {
    let game = classic();
    visit_random_games(&game, 30, |state, _| {
        if let Turn::Choose(seats) = game.turn(state) {
            for seat in seats.iter() {
                let legal = legal(&game, state, seat);
                assert!(!legal.is_empty() && legal.windows(2).all(|pair| pair[0] < pair[1]), "{legal:?}");
            }
        }
    });
}

/// RL-9 once more, in the plainest way: for any two squares, are they in line, near enough, and all between empty?
fn slow_acts(board: &Board, seat: Seat, die: Die) -> BTreeSet<Action> {
    let mut found = BTreeSet::new();
    for (from, _) in board.pieces_of(seat) {
        for to in Square::all().filter(|to| *to != from) {
            let files = to.file() as i32 - from.file() as i32;
            let ranks = to.rank() as i32 - from.rank() as i32;
            let far = files.abs().max(ranks.abs());
            let straight = files == 0 || ranks == 0 || files.abs() == ranks.abs();
            let between = |step: i32| {
                let file = from.file() as i32 + files.signum() * step;
                let rank = from.rank() as i32 + ranks.signum() * step;
                board[Square::at(file as usize, rank as usize).unwrap()].is_none()
            };
            if !straight || far > i32::from(die.face()) || !(1..far).all(between) {
                continue;
            }
            match board[to] {
                None => found.insert(Action::Go { from, to, deed: Deed::Move }),
                Some(piece) if piece.owner != seat => {
                    found.insert(Action::Go { from, to, deed: Deed::Challenge })
                }
                Some(_) => false,
            };
        }
    }
    found
}

#[test]
fn rl_9_walking_the_lines_finds_what_looking_at_every_pair_finds() {
    let game = classic();
    visit_random_games(&game, 8, |state, _| {
        if let Phase::Act { die } = state.phase {
            let quick = legal(&game, state, state.on_turn);
            assert_eq!(quick, slow_acts(&state.board, state.on_turn, die).into_iter().collect::<Vec<_>>());
        }
    });
}

#[test]
fn random_games_end_and_every_ending_is_reached() {
    let mut endings = BTreeSet::new();
    for layout in ["crossing", "den"] {
        let options = ReynardsLuckOptions { layout: Layout::read(layout).unwrap(), ..Default::default() };
        let game = ReynardsLuck::new(options, 2).unwrap();
        visit_random_games(&game, 100, |state, _| {
            assert!(u32::from(state.turns) <= 400);
            if let Phase::Over { ending } = state.phase {
                endings.insert(match ending {
                    Ending::Foxheads { .. } => "foxheads",
                    Ending::Pieces { .. } => "pieces",
                    Ending::Cap => "cap",
                });
            }
        });
    }
    assert!(endings.contains("pieces") && endings.contains("cap"), "{endings:?}");
}

#[test]
fn a_random_game_replays_from_its_log() {
    let mut table = Table::open(classic());
    let mut rng = Rng::seeded(5);
    while !matches!(table.turn(), Turn::Over(_)) {
        if table.roll(&mut rng).is_none() {
            let seat = table.owed().first().unwrap();
            table.choose(seat, rng.pick(&table.legal(seat))).unwrap();
        }
    }
    let again = Table::<ReynardsLuck>::read(&table.whole_log()).unwrap();
    assert_eq!(again.state(), table.state());
    assert_eq!(table.log(Viewer::Watcher), table.whole_log(), "a finished game shows everything");
}
