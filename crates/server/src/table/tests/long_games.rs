//! A saved move costs no more work in a long game than in a short one.

use super::*;
use crate::table::TableState;
use crate::table::subscribers::{news, text};
use luckhouse_engine::{Rng, Viewer};
use luckhouse_store::TableId;
use std::collections::BTreeMap;

/// Moves that are measured together, so that it does not matter which they are.
const MOVES: usize = 40;

/// A game that goes on for long.
struct Long {
    game: &'static str,
    seats: u8,
    options: &'static [(&'static str, &'static str)],
    /// It has so many moves at least. A turn of Reynard's Luck has two or more.
    moves: usize,
}

const GAMES: [Long; 2] = [
    Long { game: "booty-dice", seats: 6, options: &[("lives", "20"), ("goal", "60")], moves: 120 },
    Long { game: "reynards-luck", seats: 2, options: &[("cap", "600")], moves: 400 },
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
        assert!(text(&news(state, from, false, (viewer, Wishes::default()), true, None)).len() > 100);
    }
}

/// What the middle one of the early moves of long games costs, and of their last ones. And how many there were at most.
async fn early_and_late(long: &Long, cost: impl Fn(&mut dyn FnMut()) -> f64) -> (f64, f64, usize) {
    let begin = begun(long).await;
    let game = |seed: u64| {
        let (mut state, mut rng, mut costs) = (begin.clone(), Rng::seeded(seed), Vec::new());
        while !state.is_over() && costs.len() < 2 * long.moves {
            costs.push(cost(&mut || one_move(&mut state, &mut rng)));
        }
        // The last one may end the game, and everybody is told everything.
        costs.pop();
        costs
    };
    // Moves differ by their luck: all long games count together.
    let games: Vec<Vec<f64>> = (0..12).map(game).filter(|costs| costs.len() >= long.moves).collect();
    assert!(!games.is_empty(), "no game of {} took {} moves", long.game, long.moves);
    let middle = |part: &dyn Fn(&[f64]) -> Vec<f64>| {
        let mut costs: Vec<f64> = games.iter().flat_map(|costs| part(costs)).collect();
        costs.sort_by(f64::total_cmp);
        costs[costs.len() / 2]
    };
    let early = middle(&|costs| costs[MOVES / 2..MOVES / 2 + MOVES].to_vec());
    let late = middle(&|costs| costs[costs.len() - MOVES..].to_vec());
    (early, late, games.iter().map(Vec::len).max().unwrap_or_default())
}

#[tokio::test]
async fn a_late_move_takes_no_more_memory_than_an_early_one() {
    for long in &GAMES {
        let cost = |work: &mut dyn FnMut()| allocation_counter::measure(work).bytes_total as f64;
        let (early, late, moves) = early_and_late(long, cost).await;
        println!("{}, {moves} moves: {early:.0} bytes for an early one, {late:.0} for a late one", long.game);
        assert!(late < 1.5 * early, "{}: {early:.0} bytes, then {late:.0}", long.game);
    }
}

#[tokio::test]
#[ignore = "a measurement: run by make bench"]
async fn time_of_a_late_move_against_an_early_one() {
    for long in &GAMES {
        let cost = |work: &mut dyn FnMut()| {
            let begin = std::time::Instant::now();
            work();
            begin.elapsed().as_secs_f64() * 1e6
        };
        let (early, late, moves) = early_and_late(long, cost).await;
        let ratio = late / early;
        println!(
            "{} for {}, {moves} moves: {early:.1} µs for an early one, {late:.1} µs for a late one: {ratio:.2}",
            long.game, long.seats
        );
    }
}
