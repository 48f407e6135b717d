//! Who may say what, how much, and who hears it.

use super::*;
use crate::http::Address;
use crate::protocol::{TalkLine, Who, Why};
use std::net::IpAddr;

fn from(address: &str) -> Visitor {
    Visitor { address: Address::from(address.parse::<IpAddr>().unwrap()), counted: true, member: None }
}

/// Somebody comes: with this token or name, with so much of the talk, from there.
async fn come(house: &Arc<House>, table: &str, who: Result<&str, &str>, talk: u32, address: &str) -> Guest {
    let (token, name) = (who.ok().map(String::from), who.err().map(String::from));
    let hello = Hello { token, name, last: 0, talk, wishes: Wishes::default(), visitor: from(address) };
    let (handle, subscription) = house.hello(table, hello).await.unwrap();
    let (story, now, others) = (Vec::new(), None, Vec::new());
    let mut guest = Guest { handle, subscription, story, now, others, commands: 0, name: "c" };
    guest.settle().await;
    guest
}

async fn say(guest: &mut Guest, text: &str) -> Outbound {
    let id = format!("t{}", crate::ids::seed());
    guest.say(Inbound::Talk { id, text: text.into() }).await
}

fn heard(guest: &Guest) -> Vec<TalkLine> {
    let talk = |told: &Outbound| match told {
        Outbound::Talk { lines, .. } => lines.clone(),
        _ => Vec::new(),
    };
    guest.others.iter().flat_map(talk).collect()
}

fn is_done(answer: &Outbound) -> bool {
    matches!(answer, Outbound::Done { .. })
}

fn talkative(limits: impl Fn(&mut crate::Limits)) -> Arc<House> {
    let mut config = config();
    limits(&mut config.limits);
    House::start(Arc::new(Memory::default()), config).unwrap()
}

#[tokio::test(start_paused = true)]
async fn connecting_anew_does_not_renew_what_one_may_say() {
    let house = talkative(|limits| limits.talk = 3);
    let ann = house.open(order("booty-dice", 2)).await.unwrap();
    let (table, token) = (&ann.table, ann.token.as_deref().unwrap());
    for round in 0..4 {
        // Each line on a connection of its own, under another name and from another address.
        let mut seat = come(&house, table, Ok(token), 0, &format!("192.0.2.{round}")).await;
        assert_eq!(is_done(&say(&mut seat, "la").await), round < 3);
        let name = format!("Eve {round}");
        let mut eve = come(&house, table, Err(&name), 0, "198.51.100.7").await;
        assert_eq!(is_done(&say(&mut eve, "lo").await), round < 3);
    }
    let mut bob = come(&house, table, Err("Bob"), 0, "198.51.100.8").await;
    assert!(is_done(&say(&mut bob, "hello").await));
    tokio::time::sleep(Duration::from_secs(20)).await;
    let mut seat = come(&house, table, Ok(token), 0, "192.0.2.1").await;
    assert!(is_done(&say(&mut seat, "again").await));
}

#[tokio::test(start_paused = true)]
async fn one_address_says_no_more_than_its_share_at_all_tables_together() {
    let house = talkative(|limits| limits.talk_per_address = 5);
    let mut said = 0;
    for _ in 0..10 {
        let ann = house.open(order("booty-dice", 2)).await.unwrap();
        let mut guest = come(&house, &ann.table, Ok(ann.token.as_deref().unwrap()), 0, "192.0.2.1").await;
        said += u32::from(is_done(&say(&mut guest, "la").await));
    }
    assert_eq!(said, 5);
}

#[tokio::test(start_paused = true)]
async fn a_newcomer_is_told_the_last_lines_and_not_all() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let mut config = config();
    (config.limits.talk, config.limits.talk_lines) = (1000, 260);
    let house = House::start(Arc::clone(&store), config.clone()).unwrap();
    let ann = house.open(order("booty-dice", 2)).await.unwrap();
    let token = ann.token.as_deref().unwrap();
    let mut guest = come(&house, &ann.table, Ok(token), 0, "192.0.2.1").await;
    for number in 1..=260 {
        let answer = say(&mut guest, "la").await;
        assert!(is_done(&answer), "{number}: {answer:?}");
        tokio::time::sleep(Duration::from_secs(2)).await;
    }
    assert_eq!(why(&say(&mut guest, "one too many").await), Why::House);
    for house in [Arc::clone(&house), House::start(store, config).unwrap()] {
        let numbers = async |talk: u32| {
            let guest = come(&house, &ann.table, Ok(token), talk, "192.0.2.1").await;
            let numbers: Vec<u32> = heard(&guest).iter().map(|line| line.n).collect();
            numbers
        };
        assert_eq!(numbers(0).await, (61..=260).collect::<Vec<_>>());
        assert_eq!(numbers(30).await, (61..=260).collect::<Vec<_>>());
        assert_eq!(numbers(258).await, [259, 260]);
        assert!(numbers(260).await.is_empty());
    }
}

#[tokio::test(start_paused = true)]
async fn another_name_does_not_unmute() {
    let house = house();
    let ann = house.open(order("booty-dice", 2)).await.unwrap();
    let mut host = come(&house, &ann.table, Ok(ann.token.as_deref().unwrap()), 0, "192.0.2.1").await;
    let mut eve = come(&house, &ann.table, Err("Eve"), 0, "198.51.100.7").await;
    say(&mut eve, "boo").await;
    host.settle().await;
    let who = heard(&host)[0].who.clone();
    let Who::Watcher(shown) = &who else { panic!("{who:?}") };
    assert!(shown.starts_with("Eve#") && !shown.contains("198"), "{shown}");
    let nobody = Inbound::Mute { id: "n".into(), who: Who::Watcher("Zoe".into()), muted: true };
    assert_eq!(why(&host.say(nobody).await), Why::House);
    // Who is meant is known without the mark.
    let who = Who::Watcher("Eve".into());
    assert!(is_done(&host.say(Inbound::Mute { id: "m".into(), who, muted: true }).await));
    let mut bob = come(&house, &ann.table, Err("Bob"), 0, "198.51.100.7").await;
    assert_eq!(why(&say(&mut bob, "boo").await), Why::House);
    assert_eq!(heard(&bob)[0].text, None);
    let mut other = come(&house, &ann.table, Err("Eve"), 0, "198.51.100.8").await;
    assert!(is_done(&say(&mut other, "I am another").await));
}

#[tokio::test(start_paused = true)]
async fn nobody_is_called_what_somebody_else_is() {
    let house = house();
    let ann = house.open(order("booty-dice", 3)).await.unwrap();
    for wrong in
        ["Ann", "ANN", "\u{410}nn", "A\u{200b}nn", "Ann\u{202e}", "Luckhouse", "strong", "Ann#123456"]
    {
        assert_eq!(house.sit(&ann.table, sit(wrong)).await.unwrap_err().why, Why::House, "{wrong:?}");
    }
    assert!(house.open(OpenTable { sit: Some(sit("the house")), ..order("booty-dice", 2) }).await.is_err());
    // Whoever is called like somebody can watch, but is not heard.
    let mut fake = come(&house, &ann.table, Err("\u{410}nn"), 0, "192.0.2.9").await;
    assert_eq!(why(&say(&mut fake, "I am Ann").await), Why::House);
    assert!(house.sit(&ann.table, sit("Ben")).await.is_ok());
}

#[tokio::test(start_paused = true)]
async fn the_host_says_whether_those_who_watch_may_talk() {
    let house = house();
    let quiet = OpenTable { watchers_talk: false, ..order("booty-dice", 2) };
    let ann = house.open(quiet).await.unwrap();
    let ben = house.sit(&ann.table, sit("Ben")).await.unwrap();
    let mut host = come(&house, &ann.table, Ok(ann.token.as_deref().unwrap()), 0, "192.0.2.1").await;
    let mut guest = come(&house, &ann.table, Ok(ben.token.as_deref().unwrap()), 0, "192.0.2.2").await;
    let mut eve = come(&house, &ann.table, Err("Eve"), 0, "198.51.100.7").await;
    assert!(!house.info(&ann.table, None).await.unwrap().watchers_talk);
    assert_eq!(why(&say(&mut eve, "boo").await), Why::House);
    let switch = |id: &str, on: bool| Inbound::WatchersTalk { id: id.into(), on };
    assert_eq!(why(&guest.say(switch("s", true)).await), Why::House, "only the host can");
    assert!(is_done(&host.say(switch("s", true)).await));
    assert!(is_done(&say(&mut eve, "thank you").await));
    let told = |told: &Outbound| matches!(told, Outbound::Welcome { table, .. } if table.watchers_talk);
    assert!(eve.others.iter().any(told), "everybody is told");
}
