//! `luckhouse admin`, on a house that runs and on its data.

use super::house::{Folder, House, does, refuses};
use luckhouse_store::conformance::sample;
use luckhouse_store::{Sqlite, Store};
use serde_json::Value;

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&does(&[&["admin", "--json"], arguments].concat())).unwrap()
}

fn tables(data: &str, filters: &[&str]) -> Vec<String> {
    let listed = json(&[&["list", "--data", data], filters].concat());
    let tables = listed["tables"]["tables"].as_array().unwrap();
    tables.iter().map(|row| row["table"].as_str().unwrap().into()).collect()
}

#[test]
fn tables_of_a_house_that_runs_are_listed_closed_and_deleted() {
    let folder = Folder::new();
    let data = folder.text("data");
    let house = House::open(&folder.at("data"), &[]);
    let (one, two) = (house.table("booty-dice"), house.table("fortuna"));
    assert_eq!(tables(&data, &[]).len(), 2);
    assert_eq!(tables(&data, &["--game", "fortuna"]), [two.as_str()]);
    assert_eq!(tables(&data, &["--idle", "1"]), [""; 0]);
    assert_eq!(tables(&data, &["--stage", "playing"]), [""; 0]);
    assert_eq!(does(&["admin", "close", &one, "--why", "spam", "--data", &data]), "Done.\n");
    let (status, info) = house.get(&format!("/api/v1/tables/{one}"));
    assert!(status == 200 && info.contains(r#""stage":"over""#), "{info}");
    let listed = does(&["admin", "list", "--stage", "over", "--data", &data]);
    assert!(listed.contains(&one) && listed.contains("closed: spam"), "{listed}");
    does(&["admin", "delete", &one, &two, "--data", &data]);
    assert_eq!(house.get(&format!("/api/v1/tables/{two}")).0, 404);
    assert_eq!((tables(&data, &[]), tables(&data, &["--stage", "over"])), (vec![], vec![]));
    refuses(&["admin", "delete", &two, "--data", &data], 1, &["there is no table"]);
    let log = json(&["log", "--data", &data]);
    let deeds: Vec<&str> =
        log["log"].as_array().unwrap().iter().map(|row| row["order"]["do"].as_str().unwrap()).collect();
    assert_eq!(deeds, ["delete", "delete", "close"]);
    let said = house.close();
    assert!(!said.contains(&one), "no id is in the log: {said}");
    assert!(!folder.at("data/admin.sock").exists());
}

#[test]
fn whoever_is_banned_is_kept_out_until_it_is_lifted() {
    let folder = Folder::new();
    let data = folder.text("data");
    let house = House::open(&folder.at("data"), &[]);
    does(&["admin", "ban", "127.0.0.1", "--for", "2h", "--why", "a test", "--data", &data]);
    let (status, answer) = house.get("/healthz");
    assert!(status == 403 && answer.contains("keeps your address out"), "{answer}");
    let bans = does(&["admin", "bans", "--data", &data]);
    assert!(bans.contains("127.0.0.1  until 2") && bans.contains("(a test)"), "{bans}");
    does(&["admin", "lift", "127.0.0.1", "--data", &data]);
    assert_eq!(house.get("/healthz").0, 200);
    refuses(&["admin", "lift", "127.0.0.1", "--data", &data], 1, &["there is no ban of `127.0.0.1`"]);
    refuses(&["admin", "ban", "everybody", "--data", &data], 1, &["expected one like 192.0.2.7"]);
    refuses(&["admin", "ban", "127.0.0.1", "--for", "ever", "--data", &data], 2, &["expected one like 30m"]);
}

#[test]
fn only_its_own_user_reaches_the_house() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let _house = House::open(&folder.at("data"), &[]);
    let mode = std::fs::metadata(folder.at("data/admin.sock")).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[test]
fn data_without_a_house_is_looked_at_and_tidied_up_too() {
    let folder = Folder::new();
    let data = folder.text("data");
    let house = House::open(&folder.at("data"), &[]);
    let (one, two) = (house.table("booty-dice"), house.table("booty-dice"));
    // A killed house leaves its socket.
    house.kill();
    assert!(folder.at("data/admin.sock").exists());
    assert_eq!(tables(&data, &[]).len(), 2);
    refuses(&["admin", "close", &one, "--data", &data], 1, &["no house is open", "only a house that runs"]);
    does(&["admin", "delete", &one, "--data", &data]);
    does(&["admin", "ban", "192.0.2.0/24", "--data", &data]);
    assert_eq!(tables(&data, &[]), [two.as_str()]);
    assert_eq!(json(&["log", "--data", &data])["log"].as_array().unwrap().len(), 2);
    let house = House::open(&folder.at("data"), &[]);
    assert_eq!(house.get(&format!("/api/v1/tables/{two}")).0, 200);
    assert!(does(&["admin", "bans", "--data", &data]).contains("192.0.2.0/24"));
    refuses(&["admin", "list", "--data", &folder.text("nowhere")], 1, &["no data of a house"]);
    assert!(!folder.at("nowhere").exists());
}

#[test]
fn talk_is_listed_with_numbers_and_what_is_no_order_is_refused() {
    let folder = Folder::new();
    let data = folder.text("data");
    let house = House::open(&folder.at("data"), &[]);
    let table = house.table("booty-dice");
    assert_eq!(does(&["admin", "talk", &table, "--data", &data]), "Nobody said anything.\n");
    refuses(&["admin", "hide", &table, "--line", "1", "--data", &data], 1, &["there is no line 1"]);
    refuses(&["admin", "hide", &table, "--data", &data], 2, &["--line"]);
    use std::io::{BufRead, BufReader, Write};
    let mut socket = std::os::unix::net::UnixStream::connect(folder.at("data/admin.sock")).unwrap();
    socket.write_all(b"hello\n{\"by\":\"x\",\"order\":{\"do\":\"bans\"}}\n").unwrap();
    let lines: Vec<String> = BufReader::new(socket).lines().take(2).map(Result::unwrap).collect();
    let refused = r#"{"refused":{"why":"unreadable","text":"this order cannot be read"#;
    assert!(lines[0].starts_with(refused), "{lines:?}");
    assert_eq!(lines[1], r#"{"answer":{"bans":[]}}"#);
}

/// Two who are called the same, and one who is not.
fn members(folder: &Folder) {
    let store = Sqlite::open(&folder.at("data")).unwrap();
    for (id, name) in [("one", "Ann"), ("two", "Ann"), ("three", "Bob")] {
        store.apply(sample::enroll(id, name)).unwrap();
    }
}

/// Orders about accounts, and what is listed then. They are the same on a house and on its data.
fn order_among_players(data: &str) {
    let list = |what: &str| does(&["admin", what, "list", "--data", data]);
    assert_eq!(list("moderator"), "No account is muted or banned, or keeps order.\n");
    refuses(&["admin", "moderator", "add", "Ann", "--data", data], 1, &["several accounts", "one, two"]);
    refuses(&["admin", "moderator", "add", "Eve", "--data", data], 1, &["no account is called `Eve`"]);
    assert_eq!(does(&["admin", "moderator", "add", "two", "--data", data]), "Done.\n");
    assert_eq!(list("moderator"), "two  Ann  keeps order  until it is lifted\n");
    does(&["admin", "moderator", "remove", "two", "--data", data]);
    refuses(&["admin", "moderator", "remove", "two", "--data", data], 1, &["is not a moderator"]);
    let why = ["--why", "spam", "--text", "no more links"];
    does(&[&["admin", "account", "mute", "Bob", "--for", "2h", "--data", data], why.as_slice()].concat());
    does(&["admin", "account", "ban", "Bob", "--data", data]);
    let listed = list("account");
    let lines: Vec<&str> = listed.lines().collect();
    assert_eq!(lines[0], "three  Bob  banned  until it is lifted  (other)");
    assert!(
        lines[1].starts_with("three  Bob  muted  until 2") && lines[1].ends_with("(spam)  (no more links)"),
        "{listed}"
    );
    does(&["admin", "account", "unmute", "Bob", "--data", data]);
    does(&["admin", "account", "unban", "Bob", "--data", data]);
    refuses(&["admin", "account", "unban", "Bob", "--data", data], 1, &["is not banned"]);
    let log = json(&["log", "--data", data]);
    let deeds: Vec<_> =
        log["log"].as_array().unwrap().iter().map(|row| (&row["about"], &row["order"]["what"])).collect();
    assert_eq!(
        deeds[..2],
        [(&Value::from("Bob"), &Value::from("banned")), (&Value::from("Bob"), &Value::from("muted"))]
    );
}

#[test]
fn accounts_are_named_muted_and_banned_on_data_and_on_a_house() {
    let folder = Folder::new();
    let data = folder.text("data");
    members(&folder);
    order_among_players(&data);
    let house = House::open(&folder.at("data"), &[]);
    order_among_players(&data);
    house.close();
}
