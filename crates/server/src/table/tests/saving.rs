//! What is saved, what is not, and what is said of it.

use super::*;
use crate::protocol::Why;
use luckhouse_store::{
    Answer, Change, ChatLine, Event, Found, Members, Millis, Place, Search, Seq, StoreError, Table, TableId,
    TokenHash,
};
use std::sync::atomic::{AtomicBool, Ordering};

/// A store whose disk can be full, or keep what it says that it did not.
#[derive(Default)]
struct Fragile {
    inner: Memory,
    full: AtomicBool,
    lies: AtomicBool,
}

impl Store for Fragile {
    fn submit(&self, change: Change, answer: Answer) {
        if self.full.load(Ordering::SeqCst) {
            answer(Err(StoreError::Disk("no more room".into())));
        } else if self.lies.load(Ordering::SeqCst) {
            self.inner.submit(change, Box::new(|_| answer(Err(StoreError::Disk("who knows".into())))));
        } else {
            self.inner.submit(change, answer);
        }
    }
    fn load(&self, table: &TableId) -> Result<Table, StoreError> {
        self.inner.load(table)
    }
    fn due(&self, by: Millis) -> Result<Vec<TableId>, StoreError> {
        self.inner.due(by)
    }
    fn events(&self, table: &TableId, after: Option<Seq>, limit: usize) -> Result<Vec<Event>, StoreError> {
        self.inner.events(table, after, limit)
    }
    fn chat(&self, table: &TableId, after: Option<Seq>, limit: usize) -> Result<Vec<ChatLine>, StoreError> {
        self.inner.chat(table, after, limit)
    }
    fn search(&self, search: &Search) -> Result<Found, StoreError> {
        self.inner.search(search)
    }
    fn members(&self) -> &dyn Members {
        self.inner.members()
    }
    fn place_of(&self, token: &TokenHash) -> Result<Option<Place>, StoreError> {
        self.inner.place_of(token)
    }
}

#[tokio::test(start_paused = true)]
async fn what_cannot_be_saved_has_not_happened() {
    let store = Arc::new(Fragile::default());
    let house = House::start(Arc::clone(&store) as Arc<dyn Store>, config()).unwrap();
    let ann = house.open(order("booty-dice", 2)).await.unwrap();
    let ben = house.sit(&ann.table, sit("Ben")).await.unwrap();
    let mut both = [Guest::sitting(&house, &ann).await, Guest::sitting(&house, &ben).await];
    let on_turn = usize::from(both[0].now().waiting[0]) - 1;
    let (before, word) = (both[1 - on_turn].story.clone(), both[on_turn].now().offers[0].word.clone());
    store.full.store(true, Ordering::SeqCst);
    let said = Inbound::Choose { id: "x".into(), word, salt: None };
    let answer = both[on_turn].say(said.clone()).await;
    assert_eq!(why(&answer), Why::NotSaved);
    both[1 - on_turn].settle().await;
    assert_eq!(both[1 - on_turn].story, before, "nobody has heard of it");
    store.full.store(false, Ordering::SeqCst);
    assert!(matches!(both[on_turn].say(said).await, Outbound::Done { .. }), "the same command again");
    both[1 - on_turn].settle().await;
    assert!(both[1 - on_turn].story.len() > before.len());
}

/// Nothing is read again because something failed: only when it turns out that the disk has another table.
#[tokio::test(start_paused = true)]
async fn what_was_saved_though_nobody_knew_is_found_out_and_done_once() {
    for same in [true, false] {
        let store = Arc::new(Fragile::default());
        let house = House::start(Arc::clone(&store) as Arc<dyn Store>, config()).unwrap();
        let ann = house.open(order("booty-dice", 2)).await.unwrap();
        let ben = house.sit(&ann.table, sit("Ben")).await.unwrap();
        let mut both = [Guest::sitting(&house, &ann).await, Guest::sitting(&house, &ben).await];
        let on_turn = usize::from(both[0].now().waiting[0]) - 1;
        let (before, word) = (both[0].lines(), both[on_turn].now().offers[0].word.clone());
        let choice = |id: &str| Inbound::Choose { id: id.into(), word: word.clone(), salt: None };
        store.lies.store(true, Ordering::SeqCst);
        assert_eq!(why(&both[on_turn].say(choice("x")).await), Why::NotSaved);
        store.lies.store(false, Ordering::SeqCst);
        // The same command, or another one: the disk has what this table has not.
        let said = choice(if same { "x" } else { "y" });
        both[on_turn]
            .handle
            .send(Box::new(TableMessage::Said(both[on_turn].subscription.number, said)))
            .await
            .unwrap();
        for guest in &mut both {
            while guest.subscription.messages.recv().await.is_some() {}
            assert_eq!(guest.subscription.farewell.get().unwrap().why, Why::NotSaved);
        }
        let seated = if on_turn == 0 { &ann } else { &ben };
        let mut again = Guest::sitting(&house, seated).await;
        assert!(again.lines().len() > before.len(), "it has happened");
        let (lines, last) = (again.lines(), again.last());
        assert!(matches!(again.say(choice("x")).await, Outbound::Done { .. }));
        assert_eq!((again.lines(), again.last()), (lines, last), "once");
    }
}

#[tokio::test(start_paused = true)]
async fn a_command_is_done_once_however_often_it_is_said() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = next_house(&store);
    let ann = house.open(order("reynards-luck", 2)).await.unwrap();
    house.sit(&ann.table, sit("Ben")).await.unwrap();
    let mut guest = Guest::sitting(&house, &ann).await;
    let said = Inbound::Choose { id: "once".into(), word: guest.now().offers[0].word.clone(), salt: None };
    guest.say(said.clone()).await;
    let after = guest.last();
    for _ in 0..3 {
        assert!(matches!(guest.say(said.clone()).await, Outbound::Done { last, .. } if last == after));
    }
    // Nor in the next house.
    let house = next_house(&store);
    let mut guest = Guest::sitting(&house, &ann).await;
    assert!(matches!(guest.say(said).await, Outbound::Done { last, .. } if last == after));
    assert_eq!(guest.last(), after);
}

#[tokio::test(start_paused = true)]
async fn a_house_that_closes_says_so_and_takes_nothing_in() {
    let house = house();
    let ann = house.open(order("booty-dice", 2)).await.unwrap();
    let mut guest = Guest::sitting(&house, &ann).await;
    house.stop().await;
    while guest.subscription.messages.recv().await.is_some() {}
    assert_eq!(guest.subscription.farewell.get().unwrap().why, Why::Closing);
    assert_eq!(house.open(order("booty-dice", 2)).await.unwrap_err().why, Why::Closing);
    assert_eq!(house.info(&ann.table, None).await.unwrap_err().why, Why::Closing);
}
