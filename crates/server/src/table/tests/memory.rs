//! What a table takes while it is awake and waits, which is most of its life.

use super::*;
use crate::table::{TableActor, TableState};
use luckhouse_engine::Rng;
use luckhouse_shelf::games::GAMES;
use luckhouse_store::TableId;

/// A table for two whose game begins takes so many bytes at most while it waits, with everything that belongs to it alone.
const MOST: u64 = 16 * 1024;
/// What has happened stays with a table: so many bytes at most for each choice, with what was rolled after it.
const MOST_A_CHOICE: u64 = 2 * 1024;
/// Choices after which it is weighed again.
const CHOICES: usize = 20;

/// As many of these choices as there are, at random.
fn play(state: &mut TableState, choices: usize) {
    let mut rng = Rng::seeded(1);
    for _ in 0..choices {
        let Some(seat) = state.choosing().first() else { return };
        let offers = state.game.offers(seat);
        let word = &offers[rng.below(offers.len() as u64) as usize].word;
        let pending = state.choose(seat, word, None, Millis(0)).unwrap();
        *state = pending.next;
    }
}

/// What the task of a table takes that is woken, after so many choices.
async fn weight(game: &str, choices: usize) -> u64 {
    let (store, config) = (Arc::new(Memory::default()), config());
    let key = Arc::clone(&config.house_key);
    let house = House::start(Arc::clone(&store) as Arc<dyn Store>, config).unwrap();
    let ann = house.open(order(game, 2)).await.unwrap();
    house.sit(&ann.table, sit("Ben")).await.unwrap();
    let id = TableId::new(&ann.table).unwrap();
    let mut task = None;
    let heap = allocation_counter::measure(|| {
        let mut state = TableState::load(&*store, &id, &key, Duration::from_secs(60)).unwrap();
        play(&mut state, choices);
        let (actor, handle) = TableActor::new(Arc::clone(&house), state);
        task = Some((Box::pin(actor.run()), handle));
    });
    u64::try_from(heap.bytes_current).unwrap()
}

#[tokio::test]
async fn a_table_for_two_that_waits_is_small() {
    for game in GAMES.iter().map(|game| game.about()).filter(|about| about.seats.contains(&2)) {
        // What all tables of a game share is made by the first.
        weight(game.name, CHOICES).await;
        let (new, played) = (weight(game.name, 0).await, weight(game.name, CHOICES).await);
        println!("{}: {new} bytes, {played} after {CHOICES} choices", game.name);
        assert!(new > 1000, "nothing was weighed");
        assert!(new <= MOST, "{}: {new} bytes", game.name);
        let grown = played.saturating_sub(new) / CHOICES as u64;
        assert!(grown <= MOST_A_CHOICE, "{}: {grown} bytes for a choice", game.name);
    }
}
