mod model;
mod rematch;
mod weather;

use super::{Client, Command, Happened, Ticket};
use crate::protocol::{Entry, Inbound, Outbound, Report, Stage, What, Why};
use luckhouse_shelf::OddsReport;
use model::{info, line, stands};

fn welcomed(ticket: Ticket) -> Client {
    let mut client = Client::new(ticket, 7);
    client.hello();
    client.heard(&Outbound::Welcome { version: 1, table: info(), seat: Some(1) });
    client
}

fn at_the_table() -> Client {
    welcomed(Ticket { table: "t".into(), token: Some("secret".into()), ..Ticket::default() })
}

fn news(first: u32, lines: &[&str]) -> Outbound {
    let story = (first..).zip(lines).map(|(n, text)| line(n, text)).collect();
    Outbound::News { story, now: stands(0, Stage::Playing) }
}

#[test]
fn what_is_new_is_told_once() {
    let mut client = at_the_table();
    let first = client.heard(&news(1, &["p1 a", "p2 b"]));
    assert_eq!(first, [Happened::Story(vec![line(1, "p1 a"), line(2, "p2 b")]), Happened::Stands]);
    let more = client.heard(&news(2, &["p2 b", "p1 c"]));
    assert_eq!(more, [Happened::Story(vec![line(3, "p1 c")]), Happened::Stands]);
    assert_eq!(client.heard(&news(1, &["p1 a"])), []);
    assert_eq!(client.log().unwrap(), "a-game seats 2 edition 1\np1 a\np2 b\np1 c\n");
}

#[test]
fn after_a_gap_the_client_asks_from_the_last_number_it_has_and_then_from_the_first() {
    let mut client = at_the_table();
    client.heard(&news(1, &["p1 a"]));
    assert_eq!(client.heard(&news(3, &["p1 c"])), [Happened::Missed]);
    assert_eq!(client.lines(), ["p1 a"]);
    assert!(matches!(client.hello(), Inbound::Hello { last: 1, .. }));
    assert_eq!(client.heard(&news(3, &["p1 c"])), [Happened::Missed]);
    assert!(matches!(client.hello(), Inbound::Hello { last: 0, .. }));
    client.heard(&news(2, &["p1 b", "p1 c"]));
    assert!(matches!(client.hello(), Inbound::Hello { last: 3, .. }));
}

#[test]
fn what_is_taken_back_does_not_count_and_a_snapshot_replaces_everything() {
    let mut client = at_the_table();
    client.heard(&news(1, &["p1 a", "p1 ?"]));
    let back = Entry { n: 3, at: 0, what: What::TakenBack { seat: 1, keep: 1 } };
    client.heard(&Outbound::News { story: vec![back.clone()], now: stands(0, Stage::Playing) });
    assert_eq!(client.lines(), ["p1 a"]);
    let gone = Entry { n: 2, at: 0, what: What::Gone };
    let story = vec![line(1, "p1 open"), gone, back, line(4, "p2 b")];
    let happened = client.heard(&Outbound::Snapshot { story, now: stands(1, Stage::Over) });
    let expected = [Happened::Replaced, Happened::Story(vec![line(4, "p2 b")]), Happened::Stands];
    assert_eq!(happened, expected);
    assert_eq!(client.lines(), ["p1 open", "p2 b"]);
}

#[test]
fn commands_have_names_that_differ_and_are_settled_by_any_answer() {
    let mut client = at_the_table();
    let said = [Command::TakeBack, Command::Odds, Command::Talk("hi".into())].map(|one| client.say(one));
    let ids: Vec<String> = said.iter().map(|one| one.id().unwrap().into()).collect();
    assert!(ids[0] != ids[1] && ids[1] != ids[2] && ids[0].starts_with("0000000000000007-"));
    assert_eq!(client.again(), said);
    let refused = Outbound::Refused {
        id: Some(ids[0].clone()),
        why: Why::Rules,
        text: "nothing to take back".into(),
        reason: None,
    };
    assert!(matches!(&client.heard(&refused)[..], [Happened::Refused { said: Some(_), .. }]));
    assert_eq!(client.heard(&refused), [], "a second answer to the same command is none");
    let reports: Vec<Report> = vec![OddsReport::of("1 in 6", ["chance"]).into()];
    let odds = Outbound::Odds { id: ids[1].clone(), reports: reports.clone() };
    assert_eq!(client.heard(&odds), [Happened::Odds(reports)]);
    assert!(!client.is_settled());
    client.heard(&Outbound::Done { id: ids[2].clone(), last: 99 });
    assert!(client.is_settled(), "talk makes no story");
}

#[test]
fn a_command_is_settled_when_its_story_has_been_told() {
    let mut client = at_the_table();
    let id = client.say(Command::Choose("a".into())).id().unwrap().to_string();
    client.heard(&Outbound::Done { id, last: 1 });
    assert!(client.again().is_empty() && !client.is_settled());
    client.heard(&news(1, &["p1 a"]));
    assert!(client.is_settled());
}

#[test]
fn what_opens_a_seat_is_never_printed() {
    let ticket = Ticket { table: "t-77".into(), token: Some("hush".into()), ..Ticket::default() };
    let printed = format!("{:?}", Client::new(ticket, 1));
    assert!(!printed.contains("hush") && !printed.contains("t-77"), "{printed}");
}
