//! `luckhouse archive`, and houses that read what was put away.

use super::house::{Folder, House, does, refuses, run};
use luckhouse_store::conformance::Database;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

const LOG: &str = include_str!("../../../shelf/tests/golden/booty-dice/2-seats.log");

/// A game that was played elsewhere, and is over.
fn imported(house: &House) -> String {
    let order = json!({ "log": LOG, "visibility": "public", "names": ["Ann", "Ben"] }).to_string();
    let (status, answer) = house.ask("POST", "/api/v1/imports", &order);
    assert_eq!(status, 201, "{answer}");
    serde_json::from_str::<Value>(&answer).unwrap()["table"].as_str().unwrap().into()
}

fn shown(house: &House, table: &str) -> Vec<(u16, String)> {
    let all = ["", "/log", "/replay?from=0&to=3"];
    all.iter().map(|what| house.get(&format!("/api/v1/tables/{table}{what}"))).collect()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(all) = fs::read_dir(folder) else { return Vec::new() };
    let below = |one: fs::DirEntry| if one.path().is_dir() { files(&one.path()) } else { vec![one.path()] };
    all.flatten().flat_map(below).collect()
}

#[test]
fn games_are_put_away_by_hand_and_read_by_a_house_that_is_told_where() {
    let folder = Folder::new();
    let (data, archive, copy) = (folder.text("data"), folder.text("archive"), folder.text("copy"));
    let house = House::open(&folder.at("data"), &[]);
    let (table, other) = (imported(&house), imported(&house));
    let before = shown(&house, &table);
    let by_hand = ["archive", &archive, "--data", &data, "--after-days", "0"];
    refuses(&by_hand, 1, &["in use by another Luckhouse"]);
    house.close();
    assert!(does(&["archive", &archive, "--data", &data]).contains("0 games"), "they ended today");
    assert!(does(&by_hand).contains("2 games were put away"));
    assert!(does(&by_hand).contains("0 games"), "each once");
    assert_eq!(files(&folder.at("archive")).len(), 2);
    assert!(does(&["backup", &copy, "--data", &data]).contains("2 games are in the archive"));
    assert!(does(&["archive", &archive, "--data", &data, "--check"]).contains("2 games are whole"));

    let setting = format!("archive.folder={archive}");
    let house = House::open(&folder.at("data"), &["--set", &setting]);
    assert_eq!(shown(&house, &table), before);
    house.close();
    let house = House::open(&folder.at("data"), &[]);
    let (status, answer) = house.get(&format!("/api/v1/tables/{table}/log"));
    assert!(status == 503 && answer.contains("archive"), "{status} {answer}");
    assert!(house.close().contains("no folder is set"));

    // A file is lost: that game is not shown, the other one is, and the check names it.
    let all = files(&folder.at("archive"));
    let lost = all.iter().find(|file| file.to_string_lossy().contains(&table)).unwrap();
    fs::remove_file(lost).unwrap();
    let checked = run(&["archive", &archive, "--data", &data, "--check"]);
    let said = [checked.stdout, checked.stderr].map(|said| String::from_utf8(said).unwrap());
    assert_eq!(checked.status.code(), Some(1), "{said:?}");
    assert!(said[0].contains("1 games are whole") && said[0].contains(lost.to_str().unwrap()), "{said:?}");
    assert!(said[1].contains("1 files of the archive cannot be read"), "{said:?}");
    let house = House::open(&folder.at("data"), &["--set", &setting]);
    assert_eq!(house.get(&format!("/api/v1/tables/{table}/log")).0, 503);
    assert_eq!(house.get(&format!("/api/v1/tables/{other}/log")).0, 200);
    assert_eq!(house.get("/healthz").0, 200);
}

#[test]
fn games_are_put_away_while_nodes_serve_and_read_at_each() {
    let (folder, database) = (Folder::new(), Database::new());
    let archive = folder.text("archive");
    let setting = format!("archive.folder={archive}");
    let flags = ["--store", database.url(), "--node", "127.0.0.1:0", "--set", &setting];
    let nodes = [0, 1].map(|number| House::open(&folder.at(&format!("{number}")), &flags));
    let table = imported(&nodes[0]);
    let before = shown(&nodes[0], &table);
    assert!(does(&["archive", &archive, "--store", database.url(), "--after-days", "0"]).contains("1 games"));
    for node in nodes {
        assert_eq!(shown(&node, &table), before);
        node.close();
    }
    let again = House::open(&folder.at("0"), &flags);
    assert_eq!(shown(&again, &table), before);
}
