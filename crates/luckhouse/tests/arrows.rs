//! Which room may use which: reads every manifest and fails on any other arrow.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// What each room may use of ours; `luckhouse`, the binary, may use everything.
const ALLOWED: [(&str, &[&str]); 17] = [
    ("engine", &[]),
    ("games", &["engine"]),
    ("laws", &["engine"]),
    ("solvers", &["engine", "games"]),
    ("encode", &["engine", "games"]),
    ("python", &["engine", "encode", "solvers", "shelf", "words"]),
    ("learn", &["engine"]),
    ("bots", &["engine", "games", "solvers", "learn"]),
    ("lab", &["engine", "bots", "solvers", "shelf", "words"]),
    ("shelf", &["engine", "games", "bots", "solvers", "words"]),
    ("club", &["engine"]),
    ("puzzles", &["engine", "shelf", "words"]),
    ("store", &[]),
    ("words", &[]),
    ("tui", &["shelf", "engine", "games", "puzzles", "words"]),
    ("server", &["shelf", "store", "club", "engine", "puzzles", "words"]),
    (
        "luckhouse",
        &[
            "engine", "games", "bots", "learn", "solvers", "lab", "club", "puzzles", "shelf", "store", "tui",
            "server", "words",
        ],
    ),
];

/// What tests and benches may use besides.
const FOR_TESTS: [&str; 1] = ["laws"];

#[test]
fn every_arrow_is_allowed() {
    let allowed: BTreeMap<&str, &[&str]> = ALLOWED.into_iter().collect();
    let mut wrong = Vec::new();
    for room in rooms() {
        let manifest = manifest(&room);
        let may = allowed.get(room.as_str()).unwrap_or_else(|| panic!("no plan for the room {room}"));
        for (section, ours) in sections(&manifest) {
            let for_tests = section == "dev-dependencies";
            let fine = |name: &&str| may.contains(name) || (for_tests && FOR_TESTS.contains(name));
            wrong.extend(
                ours.iter().filter(|name| !fine(&name.as_str())).map(|name| format!("{room} -> {name}")),
            );
        }
    }
    assert_eq!(wrong, Vec::<String>::new(), "forbidden arrows");
}

/// The rules name no bot, no screen, no socket; the engine and the club have no clock, no threads, no files.
#[test]
fn engine_games_and_club_keep_to_themselves() {
    let forbidden =
        ["std::fs", "std::net", "std::time", "std::thread", "std::env", "std::process", "println!"];
    for room in ["engine", "games", "club"] {
        for (file, text) in sources(&crates().join(room).join("src")) {
            for word in forbidden {
                assert!(!text.contains(word), "{file} uses {word}");
            }
        }
    }
}

/// Commands, the server, the lab and the screens find a game on the shelf, by the name that was given, and name none
/// themselves. Tests and examples do, those of the help too, and so does what says how a game looks.
#[test]
fn only_the_shelf_names_games() {
    for room in ["luckhouse/src", "server/src", "lab/src", "tui/src"] {
        for (file, text) in sources(&crates().join(room)) {
            let places =
                ["/tests/", "tests.rs", "luckhouse/src/examples.rs", "tui/src/games/", "tui/src/pictures/"];
            let may = places.iter().any(|place| file.contains(place));
            let work = without_tests_and_comments(&text);
            for game in luckhouse_shelf::games::GAMES {
                let named = !may && work.contains(game.about().name);
                assert!(!named, "{file} names {}", game.about().name);
            }
        }
    }
}

/// What of a file is neither an example in a comment nor a test at its end.
fn without_tests_and_comments(text: &str) -> String {
    let work = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    work.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

fn crates() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

fn rooms() -> Vec<String> {
    let rooms = fs::read_dir(crates()).unwrap().map(|room| room.unwrap().file_name().into_string().unwrap());
    let rooms: Vec<String> = rooms.collect();
    assert!(rooms.len() >= 6, "the rooms were not found: {rooms:?}");
    rooms
}

fn manifest(room: &str) -> toml::Table {
    fs::read_to_string(crates().join(room).join("Cargo.toml")).unwrap().parse().unwrap()
}

/// Each section of dependencies, with the rooms it names.
fn sections(manifest: &toml::Table) -> Vec<(&'static str, Vec<String>)> {
    let names = ["dependencies", "dev-dependencies", "build-dependencies"];
    let ours = |section: &toml::Value| {
        let names = section.as_table().unwrap().keys();
        names.filter_map(|name| name.strip_prefix("luckhouse-").map(String::from)).collect()
    };
    names.into_iter().filter_map(|name| Some((name, ours(manifest.get(name)?)))).collect()
}

fn sources(folder: &Path) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            found.extend(sources(&entry));
        } else if entry.extension().is_some_and(|ending| ending == "rs") {
            found.push((entry.display().to_string(), fs::read_to_string(&entry).unwrap()));
        }
    }
    found
}
