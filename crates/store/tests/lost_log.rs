//! A write-ahead log that was cut or lost is noticed when the data is opened, and nothing is said when it was not.
//!
//! The files are copied while the store works: that is how a kill leaves them.

use luckhouse_store::conformance::{Scratch, sample};
use luckhouse_store::*;
use std::fs;
use std::path::Path;

const FILES: [&str; 3] = ["luckhouse.sqlite", "luckhouse.sqlite-wal", "luckhouse.written"];

/// The files as they are while the store works, after so many changes since it was opened.
fn killed(folder: &Scratch, changes: u32) -> Scratch {
    let store = Sqlite::open(folder.path()).unwrap();
    for number in 0..changes {
        store.apply(sample::open(&format!("t{number}"), i64::from(number) * 1000)).unwrap();
    }
    let left = Scratch::new();
    fs::create_dir_all(left.path()).unwrap();
    for file in FILES {
        fs::copy(folder.path().join(file), left.path().join(file)).unwrap();
    }
    left
}

fn notice(folder: &Path) -> Option<Notice> {
    Sqlite::open(folder).unwrap().notice().cloned()
}

fn tables(folder: &Path) -> usize {
    Sqlite::open(folder).unwrap().due(Millis(0)).unwrap().len()
}

#[test]
fn a_killed_house_with_all_its_files_lacks_nothing_and_says_nothing() {
    let folder = Scratch::new();
    let left = killed(&folder, 7);
    assert_eq!(notice(left.path()), None);
    assert_eq!(tables(left.path()), 7);
}

#[test]
fn a_log_that_is_gone_is_missed_with_the_number_of_changes_that_were_in_it() {
    let folder = Scratch::new();
    let left = killed(&folder, 7);
    fs::remove_file(left.path().join("luckhouse.sqlite-wal")).unwrap();
    let found = notice(left.path()).unwrap();
    assert_eq!(found, Notice::Missing { changes: 7, after: Millis(0), until: Millis(6000) });
    let said = found.to_string();
    assert!(said.starts_with("at least 7 changes that were written are missing"), "{said}");
    assert!(!said.contains('\n') && said.contains("1970-01-01 00:00:06 UTC"), "{said}");
    // It was said; the house goes on with what there is.
    assert_eq!(notice(left.path()), None);
    assert_eq!(tables(left.path()), 0);
}

#[test]
fn a_log_that_was_cut_keeps_what_is_before_the_cut() {
    let folder = Scratch::new();
    let left = killed(&folder, 7);
    let log = left.path().join("luckhouse.sqlite-wal");
    let whole = fs::metadata(&log).unwrap().len();
    // Somewhere in the last commit: the header of a page, the page, the mark of the commit.
    for cut in [1, 4000, 5000] {
        let copy = Scratch::new();
        fs::create_dir_all(copy.path()).unwrap();
        for file in FILES {
            fs::copy(left.path().join(file), copy.path().join(file)).unwrap();
        }
        let file = fs::OpenOptions::new().write(true).open(copy.path().join("luckhouse.sqlite-wal")).unwrap();
        file.set_len(whole - cut).unwrap();
        let found = notice(copy.path());
        let Some(Notice::Missing { changes: 1, after, until }) = found else { panic!("{cut}: {found:?}") };
        assert_eq!((after, until), (Millis(5000), Millis(6000)));
        assert_eq!(tables(copy.path()), 6);
    }
}

#[test]
fn data_that_was_copied_alone_out_of_a_running_house_is_recognised() {
    let folder = Scratch::new();
    let left = killed(&folder, 7);
    for file in &FILES[1..] {
        fs::remove_file(left.path().join(file)).unwrap();
    }
    let found = notice(left.path());
    assert_eq!(found, Some(Notice::MaybeMissing { after: Millis(0) }));
    assert!(found.unwrap().to_string().contains("may be missing: the data was in use when it was copied"));
    assert_eq!(notice(left.path()), None);
}

#[test]
fn data_that_was_copied_alone_from_a_closed_house_is_whole() {
    let folder = Scratch::new();
    drop(killed(&folder, 7));
    let copy = Scratch::new();
    fs::create_dir_all(copy.path()).unwrap();
    fs::copy(folder.path().join(FILES[0]), copy.path().join(FILES[0])).unwrap();
    assert_eq!((notice(copy.path()), tables(copy.path())), (None, 7));
}

#[test]
fn an_older_file_in_the_place_of_the_data_is_noticed() {
    let folder = Scratch::new();
    drop(killed(&folder, 3));
    let old = fs::read(folder.path().join(FILES[0])).unwrap();
    let newer = {
        let store = Sqlite::open(folder.path()).unwrap();
        (3..8).for_each(|n| drop(store.apply(sample::open(&format!("t{n}"), 9000)).unwrap()));
        fs::read(folder.path().join("luckhouse.written")).unwrap()
    };
    fs::write(folder.path().join(FILES[0]), old).unwrap();
    fs::write(folder.path().join("luckhouse.written"), newer).unwrap();
    assert_eq!(
        notice(folder.path()),
        Some(Notice::Missing { changes: 5, after: Millis(2000), until: Millis(9000) })
    );
}

/// The log was lost while it was being copied to its place: the data has half of it, and fits nowhere.
#[test]
fn data_without_its_log_that_does_not_fit_together_is_refused() {
    let folder = Scratch::new();
    let left = killed(&folder, 700);
    fs::remove_file(left.path().join("luckhouse.sqlite-wal")).unwrap();
    let file = left.path().join(FILES[0]);
    let mut bytes = fs::read(&file).unwrap();
    // The root of the tables: the second page or one soon after it.
    bytes[4096..3 * 4096].fill(0xa5);
    fs::write(&file, bytes).unwrap();
    let wrong = Sqlite::open(left.path()).unwrap_err();
    assert!(matches!(wrong, OpenError::Damaged { .. } | OpenError::Unreadable { .. }), "{wrong:?}");
    assert!(wrong.to_string().contains("bring back a copy"), "{wrong}");
}

#[test]
fn a_note_that_says_nothing_is_passed_over() {
    let folder = Scratch::new();
    let left = killed(&folder, 2);
    for nonsense in ["", "hello", "99999999999999999999999 changes, the last at 1"] {
        fs::write(left.path().join("luckhouse.written"), nonsense).unwrap();
        assert_eq!(notice(left.path()), None, "{nonsense}");
    }
}
