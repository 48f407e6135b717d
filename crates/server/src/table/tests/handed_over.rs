//! A table that another node is given, while people ask for it.

use super::*;
use luckhouse_store::{NodeAddress, Owner, TableId};

fn address(text: &str) -> NodeAddress {
    NodeAddress::new(text).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn nobody_is_told_of_a_table_that_another_node_has() {
    let memory = Memory::default();
    let other = memory.node(&address("127.0.0.1:2"));
    let house = House::start(Arc::new(memory.node(&address("127.0.0.1:1"))), config()).unwrap();
    let mut given = 0;
    for _ in 0..50 {
        let table = house.open(order("booty-dice", 2)).await.unwrap().table;
        let id = TableId::new(&*table).unwrap();
        let asking = {
            let house = Arc::clone(&house);
            tokio::spawn(async move {
                for _ in 0..20 {
                    drop(house.info(&table, None).await);
                    tokio::task::yield_now().await;
                }
            })
        };
        house.hand_over(&id).await.unwrap();
        let owner = other.nodes().unwrap().claim(std::slice::from_ref(&id)).unwrap();
        asking.await.unwrap();
        if owner == [Owner::Ours] {
            given += 1;
            assert!(!house.is_awake(&id), "somebody was told of it meanwhile, and it stayed");
        }
    }
    assert!(given > 0, "whoever asked was always quicker");
}
