//! What is asked of a house is asked of any of its nodes.

use crate::guest::{Guest, pair, play};
use crate::nodes::Shared;
use luckhouse_server::protocol::{OpenTable, Rematch, Visibility};
use luckhouse_store::{Store, TableId};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_are_listed_and_looked_at_everywhere() {
    let shared = Shared::default();
    let (one, two) = (shared.node().await, shared.node().await);
    let order = OpenTable { seats: 2, visibility: Visibility::Public, ..OpenTable::of("lucky-shot") };
    let seated = one.api().await.open(&order).await.unwrap();
    let (near, far) =
        (one.api().await.info(&seated.table, None).await, two.api().await.info(&seated.table, None).await);
    assert_eq!(near.unwrap(), far.unwrap());
    let listed = two.api().await.tables().await.unwrap().tables;
    assert_eq!(listed.iter().map(|listed| &listed.table).collect::<Vec<_>>(), [&seated.table]);
    let none = two.api().await.info("nowhere", None).await.unwrap_err();
    assert!(none.to_string().contains("no such table"), "{none}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_is_asked_for_at_any_node() {
    let shared = Shared::default();
    let (one, two) = (shared.node().await, shared.node().await);
    let seated = pair("booty-dice", &one, &two).await;
    let (mut ann, mut ben) = (Guest::new(&seated[0], 1), Guest::new(&seated[1], 2));
    let (near, far) = ([one.authority.clone()], [two.authority.clone()]);
    play((&mut ann, &near), (&mut ben, &far), 5000).await;
    let order = Rematch { seals: false };
    let table = &seated[0].table;
    let anns = two.api().await.rematch(table, seated[0].token.as_deref().unwrap(), &order).await.unwrap();
    // The new table goes to the other node behind the first one's back; it is fetched for whoever asks next.
    let moved = TableId::new(anns.table.as_str()).unwrap();
    one.store.nodes().unwrap().release(std::slice::from_ref(&moved)).unwrap();
    two.store.nodes().unwrap().claim(&[moved]).unwrap();
    let token = seated[1].token.as_deref().unwrap();
    let lost = one.api().await.rematch(table, token, &order).await.unwrap_err();
    assert!(lost.to_string().contains("does not answer"), "its owner did not know that it had gone: {lost}");
    let bens = one.api().await.rematch(table, token, &order).await.unwrap();
    assert_eq!((anns.table, anns.seat, bens.seat), (bens.table, Some(1), Some(2)));
}
