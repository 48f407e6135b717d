//! `luckhouse backup` and `luckhouse restore`.

use super::house::{Folder, House, does, refuses};
use std::fs;

#[test]
fn a_house_that_runs_is_copied_and_opens_elsewhere_with_its_tables() {
    let folder = Folder::new();
    let (data, copy, other) = (folder.text("data"), folder.text("copy"), folder.text("other"));
    let house = House::open(&folder.at("data"), &[]);
    let table = house.table("booty-dice");
    assert!(does(&["backup", &copy, "--data", &data]).contains("1 tables"));
    // What comes later is not in it.
    let later = house.table("booty-dice");
    refuses(&["backup", &copy, "--data", &data], 1, &["is there already", "nothing is written over it"]);
    assert!(does(&["restore", &copy, "--data", &other]).contains(&format!("luckhouse serve --data {other}")));
    let second = House::open(&folder.at("other"), &[]);
    assert_eq!(second.get(&format!("/api/v1/tables/{table}")).0, 200);
    assert_eq!(second.get(&format!("/api/v1/tables/{later}")).0, 404);
    let said = second.close();
    assert!(!said.contains("missing"), "{said}");
    assert_eq!(house.get(&format!("/api/v1/tables/{later}")).0, 200, "the first one plays on");
}

#[test]
fn the_key_of_the_house_goes_with_a_copy_and_comes_back() {
    let folder = Folder::new();
    let (data, copy, other) = (folder.text("data"), folder.text("copy"), folder.text("other"));
    House::open(&folder.at("data"), &[]).close();
    let key = fs::read_to_string(folder.at("data/house.key")).unwrap();
    assert!(does(&["backup", &copy, "--data", &data]).contains("the key of the house"));
    does(&["restore", &copy, "--data", &other]);
    assert_eq!(fs::read_to_string(folder.at("other/house.key")).unwrap(), key);
    #[cfg(unix)]
    for file in ["copy", "other/house.key"] {
        let mode =
            std::os::unix::fs::PermissionsExt::mode(&fs::metadata(folder.at(file)).unwrap().permissions());
        assert_eq!(mode & 0o777, 0o600, "{file} is for its owner only");
    }
    // In the data itself there is none: whoever gets to see a table of it can sign nothing.
    let found = fs::read(folder.at("other/luckhouse.sqlite")).unwrap();
    assert!(!found.windows(64).any(|part| part == key.trim().as_bytes()));
    // The same key is no other one; that of another house is refused, with force too, and nothing is changed.
    does(&["restore", &copy, "--data", &other, "--force"]);
    fs::write(folder.at("other/house.key"), format!("{}\n", "ab".repeat(32))).unwrap();
    let refused = ["house.key is the key of another house", "move the file away"];
    refuses(&["restore", &copy, "--data", &other, "--force"], 1, &refused);
    assert_eq!(fs::read(folder.at("other/luckhouse.sqlite")).unwrap(), found);
    assert!(!folder.at("other/replaced-2.sqlite").exists());
    // A house without a key is copied all the same, and what that means is said.
    fs::remove_file(folder.at("data/house.key")).unwrap();
    let bare = folder.text("bare");
    assert!(!does(&["backup", &bare, "--data", &data]).contains("the key of the house"));
    assert!(does(&["restore", &bare, "--data", &folder.text("new")]).contains("no key of the house"));
}

#[test]
fn restoring_is_refused_where_it_would_do_harm() {
    let folder = Folder::new();
    let (data, copy) = (folder.text("data"), folder.text("copy"));
    let house = House::open(&folder.at("data"), &[]);
    does(&["backup", &copy, "--data", &data]);
    refuses(&["restore", &copy, "--data", &data, "--force"], 1, &["in use by another Luckhouse"]);
    house.close();
    refuses(&["restore", &copy, "--data", &data], 1, &["has the data of a house already", "--force"]);
    let said = does(&["restore", &copy, "--data", &data, "--force"]);
    assert!(said.contains("replaced-1.sqlite"), "{said}");
    fs::write(folder.at("diary"), "dear diary").unwrap();
    let new = folder.text("new");
    refuses(&["restore", &folder.text("diary"), "--data", &new], 1, &["is not data of Luckhouse"]);
    refuses(&["restore", &folder.text("nothing"), "--data", &new], 1, &["nothing", "cannot be read"]);
    refuses(&["backup", &folder.text("b"), "--data", &folder.text("none")], 1, &["no data of a house"]);
}

#[test]
fn a_house_whose_log_was_lost_opens_and_says_what_is_missing() {
    let folder = Folder::new();
    let house = House::open(&folder.at("data"), &[]);
    house.table("booty-dice");
    house.kill();
    assert!(fs::read_to_string(folder.at("data/README.txt")).unwrap().contains("luckhouse backup"));
    fs::remove_file(folder.at("data/luckhouse.sqlite-wal")).unwrap();
    let said = House::open(&folder.at("data"), &[]).close();
    // A machine with few files for a program is warned of that too.
    let lost = |line: &&str| line.contains("WARN") && line.contains("missing");
    let warned: Vec<&str> = said.lines().filter(lost).collect();
    let [line] = warned[..] else { panic!("one line was expected: {said}") };
    assert!(line.contains("changes that were written are missing") && line.contains("UTC"), "{line}");
    let said = House::open(&folder.at("data"), &[]).close();
    assert!(!said.contains("missing"), "it is said once: {said}");
}
