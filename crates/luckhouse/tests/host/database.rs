//! `luckhouse serve --store` and `luckhouse migrate`: a house in a database.

use super::house::{Folder, House, does, refuses};
use luckhouse_store::conformance::{Cluster, Database};
use std::time::{Duration, Instant};

fn path(table: &str) -> String {
    format!("/api/v1/tables/{table}")
}

#[test]
fn a_house_in_a_database_is_there_again_after_a_restart_and_a_kill() {
    let (folder, database) = (Folder::new(), Database::new());
    let open = || House::open(&folder.at("data"), &["--store", database.url()]);
    let house = open();
    let table = house.table("booty-dice");
    assert_eq!(house.get("/healthz").0, 200);
    assert!(does(&["admin", "--data", &folder.text("data"), "list"]).contains(&table));
    house.close();
    let again = open();
    assert_eq!(again.get(&path(&table)).0, 200);
    let second = again.table("booty-dice");
    again.kill();
    assert_eq!(open().get(&path(&second)).0, 200);
    assert!(!folder.at("data/luckhouse.sqlite").exists() && !folder.at("data/house.key").exists());
}

#[test]
fn a_house_moves_to_a_database_and_back_with_its_tables_and_its_key() {
    let (folder, database) = (Folder::new(), Database::new());
    let (data, back) = (folder.text("data"), folder.text("back"));
    let house = House::open(&folder.at("data"), &[]);
    let table = house.table("booty-dice");
    let there = ["migrate", "--from", &data, "--to", database.url()];
    refuses(&there, 1, &["in use by another Luckhouse"]);
    house.close();
    assert!(does(&there).contains("1 tables"));
    refuses(&there, 1, &["has the data of a house already", "choose an empty folder or database"]);
    let served = House::open(&folder.at("node"), &["--store", database.url()]);
    assert_eq!(served.get(&path(&table)).0, 200);
    refuses(&["migrate", "--from", database.url(), "--to", &back], 1, &["a house is open at postgres://"]);
    served.close();
    does(&["migrate", "--from", database.url(), "--to", &back]);
    let key = |place: &str| std::fs::read_to_string(folder.at(place).join("house.key")).unwrap();
    assert_eq!(key("back"), key("data"));
    assert_eq!(House::open(&folder.at("back"), &[]).get(&path(&table)).0, 200);
}

#[test]
fn a_host_works_on_a_database_that_no_house_serves() {
    let (folder, database) = (Folder::new(), Database::new());
    let house = House::open(&folder.at("data"), &["--store", database.url()]);
    let table = house.table("booty-dice");
    let at_rest = ["admin", "--store", database.url()];
    let ban = [&at_rest[..], &["ban", "192.0.2.7"]].concat();
    refuses(&ban, 1, &["a house is open at postgres://", "`--data`"]);
    house.close();
    assert!(does(&[&at_rest[..], &["list"]].concat()).contains(&table));
    does(&ban);
    assert!(does(&[&at_rest[..], &["bans"]].concat()).contains("192.0.2.7"));
    refuses(&[&at_rest[..], &["close", &table]].concat(), 1, &["no house is open in postgres://"]);
    does(&[&at_rest[..], &["delete", &table]].concat());
    let again = House::open(&folder.at("data"), &["--store", database.url()]);
    assert_eq!(again.get(&path(&table)).0, 404);
    assert!(does(&["admin", "--data", &folder.text("data"), "bans"]).contains("192.0.2.7"));
    let empty = Database::new();
    refuses(&["admin", "--store", empty.url(), "bans"], 1, &["there is no house at postgres://"]);
}

#[test]
fn what_is_wrong_with_a_database_is_one_line() {
    let folder = Folder::new();
    let data = folder.text("data");
    let serve = |url, code, words: &[&str]| {
        refuses(&["serve", "--listen", "127.0.0.1:0", "--data", &data, "--store", url], code, words);
    };
    serve(
        "mysql://a:secret@b/c",
        2,
        &["the address of the database cannot be read", "postgres://USER@HOST/DATABASE"],
    );
    serve(
        "postgres://a:secret@127.0.0.1:1/c",
        1,
        &["the database postgres://a@127.0.0.1:1/c cannot be used", "start it"],
    );
    let others = Database::new();
    others.batch("CREATE TABLE recipes (cake text)");
    serve(others.url(), 1, &["has tables that are not Luckhouse's"]);
    let newer = Database::new();
    newer.batch("CREATE TABLE luckhouse (version bigint); INSERT INTO luckhouse VALUES (99)");
    serve(newer.url(), 1, &["was written by a newer Luckhouse (data version 99", "use the newer program"]);
    refuses(&["migrate", "--from", &data, "--to", newer.url()], 1, &["there is no house at"]);
}

/// Two programs that know nothing of each other would each play every table at its own game.
#[test]
fn a_database_is_served_by_one_house_or_by_nodes_and_never_by_both() {
    let (folder, database) = (Folder::new(), Database::new());
    let place = ["--store", database.url()];
    let serve = |data: &str, more: &[&str]| {
        let data = folder.text(data);
        let start = ["serve", "--listen", "127.0.0.1:0", "--data", &data];
        refuses(
            &[&start[..], &place[..], more].concat(),
            1,
            &["another Luckhouse serves the database", "--node"],
        );
    };
    let alone = House::open(&folder.at("one"), &place);
    serve("two", &[]);
    serve("two", &["--node", "127.0.0.1:0"]);
    alone.kill();
    let node = [&place[..], &["--node", "127.0.0.1:0"]].concat();
    let (one, two) = (House::open(&folder.at("one"), &node), House::open(&folder.at("two"), &node));
    serve("three", &[]);
    one.close();
    two.close();
    House::open(&folder.at("three"), &place).close();
}

/// The disk of the database is full: it says so with this code.
#[test]
fn a_house_is_red_while_the_disk_of_its_database_is_full_and_goes_on_when_there_is_room() {
    let (folder, database) = (Folder::new(), Database::new());
    let house = House::open(&folder.at("data"), &["--store", database.url()]);
    let table = house.table("booty-dice");
    database.batch(
        "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
         CREATE TRIGGER full_disk BEFORE INSERT ON tables EXECUTE FUNCTION full_disk()",
    );
    let order = r#"{"game":"booty-dice","seats":2}"#;
    let (status, answer) = house.ask("POST", "/api/v1/tables", order);
    assert!(status == 503 && answer.contains("No space left"), "{status} {answer}");
    let (status, answer) = house.get("/healthz");
    assert!(status == 503 && answer.contains("No space left"), "{status} {answer}");
    assert_eq!(house.get(&path(&table)).0, 200, "what is there is told");
    database.batch("DROP TRIGGER full_disk ON tables");
    let begun = Instant::now();
    while house.get("/healthz").0 != 200 {
        assert!(begun.elapsed() < Duration::from_secs(20), "it does not find that there is room again");
        std::thread::sleep(Duration::from_millis(200));
    }
    house.table("booty-dice");
    let said = house.close();
    assert!(said.contains("the store does not save"), "{said}");
}

/// The database stops under a house that is open, and comes back.
#[test]
fn a_house_is_red_while_its_database_is_away_and_green_when_it_is_back() {
    let mut cluster = Cluster::start();
    let (folder, database) = (Folder::new(), Database::of(&cluster));
    let house = House::open(&folder.at("data"), &["--store", database.url()]);
    let table = house.table("booty-dice");
    cluster.stop();
    assert_eq!(house.get("/healthz").0, 503);
    cluster.resume();
    let begun = Instant::now();
    while house.get("/healthz").0 != 200 {
        assert!(begun.elapsed() < Duration::from_secs(20), "it does not find its database again");
        std::thread::sleep(Duration::from_millis(200));
    }
    assert_eq!(house.get(&path(&table)).0, 200);
    house.table("booty-dice");
}
