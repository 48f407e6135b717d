//! Games that were put away: they are shown as before, files that are lost are said, and whoever is forgotten is forgotten there too.

use crate::browser::{Browser, games, many, refused};
use crate::open::{Open, open_house};
use crate::players::played;
use axum::http::StatusCode;
use flate2::read::GzDecoder;
use luckhouse_server::{Config, House, Thinking, http};
use luckhouse_store::conformance::Scratch;
use luckhouse_store::{Archive, Memory, Millis, Store, TableId};
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::sleep;

/// A house whose tables go to rest at once, and its archive.
struct Place {
    open: Open,
    archive: Arc<Archive>,
    folder: Scratch,
}

impl Place {
    async fn with(config: Config) -> Place {
        let folder = Scratch::new();
        let archive = Arc::new(Archive::new(Arc::new(Memory::default()), Some(folder.path())));
        let config = Config { rest: Duration::from_millis(20), ..config };
        let house = House::start(Arc::clone(&archive) as Arc<dyn Store>, config).unwrap();
        Place { open: open_house(house).await, archive, folder }
    }

    fn put_away(&self, table: &str) {
        assert!(self.archive.put_away(&TableId::new(table).unwrap(), Millis(0)).unwrap());
    }

    /// All that is in its files, as text.
    fn text(&self) -> String {
        let unpacked = |file: PathBuf| {
            let mut text = String::new();
            GzDecoder::new(File::open(file).unwrap()).read_to_string(&mut text).unwrap();
            text
        };
        files(self.folder.path()).into_iter().map(unpacked).collect()
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(all) = fs::read_dir(folder) else { return Vec::new() };
    let below = |one: fs::DirEntry| if one.path().is_dir() { files(&one.path()) } else { vec![one.path()] };
    all.flatten().flat_map(below).collect()
}

/// What is shown of a finished game.
async fn shown(browser: &mut Browser, table: &str) -> Vec<(StatusCode, String)> {
    let mut all = Vec::new();
    for what in ["", "/log", "/replay?from=0&to=3", "/proof", "/coach"] {
        let answer = browser.get(&format!("/api/v1/tables/{table}{what}")).await;
        all.push((answer.status, answer.text));
    }
    all
}

/// Wait until the table is read anew when somebody asks, which its file shows.
async fn unreadable(browser: &mut Browser, table: &str) {
    let path = format!("/api/v1/tables/{table}/log");
    for _ in 0..200 {
        let answer = browser.get(&path).await;
        if answer.status != 200 {
            return refused(&answer, 503, "archive-away");
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("the table is still awake");
}

#[tokio::test]
async fn an_archived_game_is_shown_as_before_and_forgets_whoever_is_forgotten() {
    let place = Place::with(many()).await;
    let front = http::router(Arc::clone(&place.open.house));
    let (mut ann, mut ben) =
        (Browser::known(&front, "Ann Abendroth").await, Browser::known(&front, "Ben").await);
    let table = played(&place.open, &mut ann, &mut ben).await.table;
    games(&mut ann, 1).await;
    let before = shown(&mut ben, &table).await;
    place.put_away(&table);
    let file = files(place.folder.path()).remove(0);
    assert!(place.text().contains("Ann Abendroth"), "what is to be forgotten is there");
    // From the file, not from memory.
    let aside = file.with_extension("aside");
    fs::rename(&file, &aside).unwrap();
    unreadable(&mut ben, &table).await;
    fs::rename(&aside, &file).unwrap();
    assert_eq!(shown(&mut ben, &table).await, before);
    assert_eq!(games(&mut ben, 1).await.games[0].table.as_deref(), Some(table.as_str()));

    assert_eq!(ann.send("DELETE", "/api/v1/me", None).await.status, 204);
    assert_eq!(files(place.folder.path()), Vec::<PathBuf>::new(), "the file with her name has gone");
    let log = ben.get(&format!("/api/v1/tables/{table}/log")).await;
    assert!(log.status == 200 && !log.text.contains("Abendroth"), "{}", log.text);
    place.put_away(&table);
    assert!(!place.text().contains("Abendroth") && place.text().contains("a former guest"));
    place.open.close().await;
}

#[tokio::test]
async fn an_archive_that_is_away_keeps_an_account_and_a_file_that_is_lost_does_not() {
    let place = Place::with(many()).await;
    let front = http::router(Arc::clone(&place.open.house));
    let (mut ann, mut ben) =
        (Browser::known(&front, "Ann Abendroth").await, Browser::known(&front, "Ben").await);
    let table = played(&place.open, &mut ann, &mut ben).await.table;
    let other = played(&place.open, &mut ann, &mut ben).await.table;
    games(&mut ann, 2).await;
    place.put_away(&table);
    let away = place.folder.path().with_extension("away");
    fs::rename(place.folder.path(), &away).unwrap();
    unreadable(&mut ben, &table).await;
    let log = ben.get(&format!("/api/v1/tables/{table}/log")).await;
    assert!(!log.text.contains("scratch"), "where the files are is the host's: {}", log.text);
    assert_eq!(ben.get(&format!("/api/v1/tables/{other}/log")).await.status, 200, "all else goes on");
    refused(&ann.send("DELETE", "/api/v1/me", None).await, 503, "archive-away");
    assert_eq!(ann.get("/api/v1/me").await.status, 200);
    fs::rename(&away, place.folder.path()).unwrap();
    // It is there again, but for the file.
    fs::remove_file(files(place.folder.path()).remove(0)).unwrap();
    assert_eq!(ann.send("DELETE", "/api/v1/me", None).await.status, 204);
    assert_eq!(games(&mut ben, 2).await.games[0].players[0].name, "a former guest");
    place.open.close().await;
}

/// The house does it by itself, when results are settled and so much time has passed.
#[tokio::test]
async fn games_are_put_away_by_themselves_when_they_are_old_enough() {
    // A game that the coach is still to look at stays.
    let thinking = Thinking { reviews: 0, ..Thinking::default() };
    let config = Config { archive_after: Some(Duration::ZERO), thinking, ..many() };
    let place = Place::with(config.clone()).await;
    let front = http::router(Arc::clone(&place.open.house));
    let (mut ann, mut ben) = (Browser::known(&front, "Ann").await, Browser::known(&front, "Ben").await);
    let table = played(&place.open, &mut ann, &mut ben).await.table;
    let before = ben.get(&format!("/api/v1/tables/{table}/log")).await.text;
    games(&mut ann, 1).await;
    place.open.house.stop().await;
    // What it looks for once an hour it looks for when it opens, too.
    let again = House::start(Arc::clone(&place.archive) as Arc<dyn Store>, config).unwrap();
    for _ in 0..400 {
        if !files(place.folder.path()).is_empty() {
            break;
        }
        sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(files(place.folder.path()).len(), 1);
    assert_eq!(again.log(&table, None).await.unwrap(), before);
    again.stop().await;
}
