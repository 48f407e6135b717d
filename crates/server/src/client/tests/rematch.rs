//! A rematch names the game that it follows.

use super::model::{info, stands};
use crate::client::{Client, Contribution, Happened, Ticket};
use crate::protocol::{Entry, FairInfo, Outbound, Stage, TableInfo, What};
use luckhouse_engine::fair::{Bytes, FairLine, HouseKey, SealList};

fn guest(before: Option<Bytes>) -> Client {
    let ticket = Ticket { table: "t".into(), token: Some("secret".into()), ..Ticket::default() };
    let given = Contribution { record: None, key: None, before, luck: || [7; 32] };
    let mut client = Client::new(ticket, 7).contributing(given);
    client.hello();
    let key = HouseKey::from_seed(&[1; 32]).public().to_string();
    let fair = Some(FairInfo { protocol: 2, key, dice: None });
    client.heard(&Outbound::Welcome { version: 1, table: TableInfo { fair, ..info() }, seat: Some(1) });
    client
}

fn first_list(previous: Bytes) -> Outbound {
    let list = SealList { start: 1, previous, house: Bytes::new([2; 32]), seats: Vec::new() };
    let line = FairLine::List(list).to_string();
    let story = vec![Entry { n: 1, at: 0, what: What::Fair { line } }];
    Outbound::News { story, now: stands(0, Stage::Opening) }
}

fn accuses(happened: &[Happened]) -> bool {
    let past = |text: &str| text.contains("does not follow the game that you played before");
    happened.iter().any(|each| matches!(each, Happened::Alarm(text) if past(text)))
}

#[test]
fn a_list_that_follows_another_game_is_an_alarm_and_nothing_more_is_said() {
    let (before, other) = (Bytes::new([8; 32]), Bytes::new([9; 32]));
    for wrong in [other, SealList::NONE] {
        let mut client = guest(Some(before));
        assert!(accuses(&client.heard(&first_list(wrong))));
        let more = Entry { n: 2, at: 0, what: What::Fair { line: "# fair round 1".into() } };
        let later = client.heard(&Outbound::News { story: vec![more], now: stands(0, Stage::Opening) });
        assert!(!later.iter().any(|each| matches!(each, Happened::Say(_))), "{later:?}");
    }
}

#[test]
fn whoever_was_at_the_game_before_or_at_none_is_not_alarmed() {
    let before = Bytes::new([8; 32]);
    assert!(!accuses(&guest(Some(before)).heard(&first_list(before))));
    assert!(!accuses(&guest(None).heard(&first_list(before))));
}
