//! Random games with all kinds of options.

use super::*;
use luckhouse_engine::Options;

const OPTIONS: [&str; 9] = [
    "",
    "calls=house",
    "retrieve=always, false-challenge=marble",
    "teams=on, target=60",
    "spread=full",
    "spread=full, calls=house, plain=best, retrieve=always",
    "spread=full, teams=on, false-challenge=marble, cap=25",
    "spread=grand",
    "spread=grand, calls=house, overlap=any, retrieve=always, plain=best",
];

pub(super) fn play(game: &Fortuna, rng: &mut Rng, mut watch: impl FnMut(&FortunaState)) -> Table<Fortuna> {
    let mut table = Table::open(game.clone());
    loop {
        watch(table.state());
        match table.turn() {
            Turn::Over(_) => return table,
            Turn::Roll(_) => {
                table.roll(rng);
            }
            Turn::Choose(seats) => {
                for seat in seats.iter() {
                    let legal = table.legal(seat);
                    assert!(!legal.is_empty() && legal.windows(2).all(|w| w[0] < w[1]), "{legal:?}");
                    table.choose(seat, rng.pick(&legal)).unwrap();
                }
            }
        }
    }
}

fn each_game(mut visit: impl FnMut(&Fortuna, &mut Rng)) {
    for (index, options) in OPTIONS.iter().enumerate() {
        for seats in [2, 4, 6, 8, 10, 12] {
            let game = Fortuna::new(FortunaOptions::read(options).unwrap(), seats).unwrap();
            for n in 0..20 {
                visit(&game, &mut Rng::stream(index as u64 * 16 + seats as u64, n));
            }
        }
    }
}

#[test]
fn a_view_is_enough_to_imagine_the_game() {
    each_game(|game, rng| {
        play(game, rng, |state| {
            for viewer in [Viewer::Watcher, Viewer::Seat(P2)] {
                let view = game.view(state, viewer);
                let imagined = game.imagine(&view, &mut Rng::seeded(1));
                assert_eq!(&imagined, state);
                assert_eq!(game.view(&imagined, viewer), view);
            }
        });
    });
}

#[test]
fn logs_replay_and_stay_short() {
    let mut longest = 0;
    each_game(|game, rng| {
        let table = play(game, rng, |_| {});
        let log = table.whole_log();
        longest = longest.max(log.len());
        assert_eq!(Table::<Fortuna>::read(&log).unwrap().state(), table.state());
    });
    assert!(longest < 64 * 1024, "{longest}");
}

#[test]
fn scores_only_grow_and_turns_only_pass() {
    each_game(|game, rng| {
        let mut before = game.start();
        play(game, rng, |state| {
            for seat in Seat::all(game.seats()) {
                assert!(state.players[seat].score >= before.players[seat].score);
                let (now, then) =
                    (state.players[seat].marbles.in_hand(), before.players[seat].marbles.in_hand());
                assert!(now <= 3 && now.abs_diff(then) <= 3);
            }
            assert!(state.turns >= before.turns);
            assert_eq!(state.starter.is_none(), matches!(state.phase, Phase::Starting(_)));
            before = state.clone();
        });
    });
}
