//! A table is played from everywhere.

use crate::guest::{Guest, pair, play};
use crate::nodes::{Running, Shared};
use luckhouse_server::protocol::{Seated, What};
use luckhouse_shelf::games::GAMES;
use luckhouse_store::{Owner, Store, TableId};

/// The lines of a player's story.
fn lines(guest: &Guest) -> Vec<String> {
    let line = |what: &What| match what {
        What::Line { line, .. } => Some(line.clone()),
        _ => None,
    };
    guest.client.story().iter().filter_map(|entry| line(&entry.what)).collect()
}

pub(crate) fn owner(node: &Running, seated: &Seated) -> Owner {
    let table = TableId::new(seated.table.as_str()).unwrap();
    node.store.nodes().unwrap().owners(&[table]).unwrap().remove(0)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_play_a_game_to_its_end_from_two_nodes() {
    let shared = Shared::default();
    let (one, two) = (shared.node().await, shared.node().await);
    for (seed, game) in
        (1..).zip(GAMES.iter().map(|game| game.about()).filter(|about| about.seats.contains(&2)))
    {
        let seated = pair(game.name, &one, &two).await;
        assert_eq!(owner(&one, &seated[0]), Owner::Ours);
        let (mut ann, mut ben) = (Guest::new(&seated[0], seed), Guest::new(&seated[1], seed + 100));
        let (near, far) = ([one.authority.clone()], [two.authority.clone()]);
        play((&mut ann, &near), (&mut ben, &far), 5000).await;
        assert!(ann.is_over() && ben.is_over(), "{}", game.name);
        assert_eq!((ann.came, ben.came), (1, 1), "nobody had to come back");
        // What one was told as a secret the other was told with a question mark.
        let same = |(ann, ben): (&String, &String)| ann == ben || ann.contains('?') || ben.contains('?');
        let (anns, bens) = (lines(&ann), lines(&ben));
        assert!(anns.len() == bens.len() && anns.iter().zip(&bens).all(same), "{}", game.name);
        let token = seated[1].token.as_deref();
        let near = one.api().await.log(&seated[0].table, token).await.unwrap();
        assert_eq!(two.api().await.log(&seated[0].table, token).await.unwrap(), near);
        assert_eq!(owner(&one, &seated[0]), Owner::Ours, "it never moved");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_is_told_no_more_than_its_clients_may_see() {
    let shared = Shared::default();
    let (one, two) = (shared.node().await, shared.node().await);
    let seated = pair("reynards-luck", &one, &two).await;
    let (mut ann, mut ben) = (Guest::new(&seated[0], 1), Guest::new(&seated[1], 2));
    let (near, far) = ([one.authority.clone()], [two.authority.clone()]);
    play((&mut ann, &near), (&mut ben, &far), 3).await;
    // A stranger at the other node hears what a stranger hears at the table's own.
    let (table, mut near, mut far) = (&seated[0].table, one.api().await, two.api().await);
    let (here, there) = (near.log(table, None).await.unwrap(), far.log(table, None).await.unwrap());
    assert_eq!(here, there);
    let whole = one.store.export(&TableId::new(seated[0].table.as_str()).unwrap()).unwrap().to_string();
    let secret = whole.lines().filter(|line| line.contains("place")).collect::<Vec<_>>();
    assert!(!secret.is_empty(), "nothing is hidden yet: {whole}");
    assert!(secret.iter().all(|line| !there.contains(*line)), "{secret:?} in {there}");
}
