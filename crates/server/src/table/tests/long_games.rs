//! A saved move costs no more work in a long game than in a short one.

use super::*;
use crate::table::TableState;
use crate::table::subscribers::{news, text};
use luckhouse_engine::{Rng, Viewer};
use luckhouse_store::TableId;
use std::collections::BTreeMap;

/// Moves that are measured together, so that it does not matter which they are.
const MOVES: usize = 60;

/// A game that goes on for long enough.
struct Long {
    game: &'static str,
    seats: u8,
    options: &'static [(&'static str, &'static str)],
    /// The late moves come after so many.
    late: usize,
}

const GAMES: [Long; 2] = [
    Long { game: "booty-dice", seats: 6, options: &[("lives", "20"), ("goal", "60")], late: 500 },
    // Turn 300 and what comes after: a turn has two choices or more.
    Long { game: "reynards-luck", seats: 2, options: &[("cap", "500")], late: 700 },
];

async fn begun(long: &Long) -> TableState {
    let (store, config) = (Arc::new(Memory::default()), config());
    let key = Arc::clone(&config.house_key);
    let house = House::start(Arc::clone(&store) as Arc<dyn Store>, config).unwrap();
    let options: BTreeMap<_, _> =
        long.options.iter().map(|(key, word)| ((*key).into(), (*word).into())).collect();
    let ann = house.open(OpenTable { options, ..order(long.game, long.seats) }).await.unwrap();
    for seat in 2..=long.seats {
        house.sit(&ann.table, sit(&format!("Ben {seat}"))).await.unwrap();
    }
    house.stop().await;
    TableState::load(&*store, &TableId::new(&ann.table).unwrap(), &key, Duration::from_secs(60)).unwrap()
}

/// All that is done for one move but for the disk and the network.
fn one_move(state: &mut TableState, rng: &mut Rng) {
    let seat = state.choosing().first().unwrap();
    let offers = state.game.offers(seat);
    let word = &offers[rng.below(offers.len() as u64) as usize].word;
    let from = state.last();
    let pending = state.choose(seat, word, None, Millis(0)).unwrap();
    drop(pending.changes.change(&state.id));
    *state = pending.next;
    for viewer in state.all_seats().map(Viewer::Seat).chain([Viewer::Watcher]) {
        assert!(text(&news(state, from, false, viewer, false, None)).len() > 100);
    }
}

/// What something costs: of early moves, and of late ones of the same game.
async fn early_and_late<T>(long: &Long, mut cost: impl FnMut(&mut dyn FnMut()) -> T) -> (T, T) {
    let begin = begun(long).await;
    for seed in 0..50 {
        let (mut state, mut rng) = (begin.clone(), Rng::seeded(seed));
        let mut moves = |state: &mut TableState, count: usize| {
            for _ in 0..count {
                if !state.is_over() {
                    one_move(state, &mut rng);
                }
            }
        };
        moves(&mut state, 40);
        let early = cost(&mut || moves(&mut state, MOVES));
        moves(&mut state, long.late);
        let late = cost(&mut || moves(&mut state, MOVES));
        if !state.is_over() {
            return (early, late);
        }
    }
    panic!("no game of {} went on for long enough", long.game);
}

#[tokio::test]
async fn a_late_move_takes_no_more_memory_than_an_early_one() {
    for long in &GAMES {
        let cost = |work: &mut dyn FnMut()| allocation_counter::measure(|| work()).bytes_total;
        let (early, late) = early_and_late(long, cost).await;
        let ratio = late as f64 / early as f64;
        assert!(ratio < 1.5, "{}: {early} bytes, then {late}", long.game);
    }
}

#[tokio::test]
#[ignore = "a measurement: run by make bench"]
async fn time_of_a_late_move_against_an_early_one() {
    for long in &GAMES {
        let cost = |work: &mut dyn FnMut()| {
            let begin = std::time::Instant::now();
            work();
            begin.elapsed().as_secs_f64() / MOVES as f64 * 1e6
        };
        let mut ratios: Vec<(f64, f64, f64)> = Vec::new();
        for _ in 0..9 {
            let (early, late) = early_and_late(long, cost).await;
            ratios.push((late / early, early, late));
        }
        ratios.sort_by(|one, other| one.0.total_cmp(&other.0));
        let (ratio, early, late) = ratios[ratios.len() / 2];
        println!(
            "{} for {}: {early:.1} µs for an early move, {late:.1} µs for one after {} more: {ratio:.2}",
            long.game, long.seats, long.late
        );
    }
}
