//! The store on disk: what it keeps when it is closed, and what it refuses to open.

use luckhouse_store::conformance::{Scratch, sample};
use luckhouse_store::*;
use std::fs;
use std::sync::{Arc, mpsc};

fn append(first: u32) -> Change {
    Change::Append(sample::play("a", first, "p1 roll"))
}

#[test]
fn dropping_the_store_finishes_what_was_submitted() {
    let folder = Scratch::new();
    let store = Sqlite::open(folder.path()).unwrap();
    let (sender, receiver) = mpsc::channel();
    store.submit(sample::open("a", 0), Box::new(|done| drop(done.unwrap())));
    for first in 1..=500 {
        let sender = sender.clone();
        store.submit(append(first), Box::new(move |done| sender.send(done.is_ok()).unwrap()));
    }
    drop((store, sender));
    assert_eq!(receiver.try_iter().filter(|fine| *fine).count(), 500);
    let again = Sqlite::open(folder.path()).unwrap();
    assert_eq!(again.load(&sample::id("a")).unwrap().last_event, Some(sample::seq(500)));
}

#[test]
fn what_is_acknowledged_can_be_read_at_once() {
    let folder = Scratch::new();
    let store = Arc::new(Sqlite::open(folder.path()).unwrap());
    store.apply(sample::open("a", 0)).unwrap();
    let (sender, receiver) = mpsc::channel();
    for first in 1..=50 {
        let (sender, reader) = (sender.clone(), Arc::clone(&store));
        let answer =
            move |_| sender.send((first, reader.load(&sample::id("a")).unwrap().last_event)).unwrap();
        store.submit(append(first), Box::new(answer));
    }
    drop(sender);
    assert_eq!(receiver.iter().filter(|(first, last)| *last >= Seq::new(*first)).count(), 50);
}

#[test]
fn the_last_handle_may_be_dropped_by_an_answer() {
    let folder = Scratch::new();
    let store = Arc::new(Sqlite::open(folder.path()).unwrap());
    let (sender, receiver) = mpsc::channel();
    let (go, wait) = mpsc::channel::<()>();
    let last = Arc::clone(&store);
    let answer = move |done| {
        wait.recv().unwrap();
        drop(last);
        sender.send(done).unwrap();
    };
    store.submit(sample::open("a", 0), Box::new(answer));
    drop(store);
    go.send(()).unwrap();
    assert_eq!(receiver.recv().unwrap(), Ok(Done::Kept));
}

#[test]
fn an_answer_that_panics_stops_nobody_else() {
    let folder = Scratch::new();
    let store = Sqlite::open(folder.path()).unwrap();
    store.submit(sample::open("a", 0), Box::new(|_| panic!("on purpose: this answer panics")));
    assert_eq!(store.apply(append(1)), Ok(sample::appended(1, 1)));
}

#[test]
fn closing_leaves_one_file_of_data() {
    let folder = Scratch::new();
    let store = Sqlite::open(folder.path()).unwrap();
    store.apply(sample::open("a", 0)).unwrap();
    store.load(&sample::id("a")).unwrap();
    drop(store);
    let mut files: Vec<_> =
        fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    files.sort();
    assert_eq!(files, ["README.txt", "luckhouse.lock", "luckhouse.sqlite"]);
}

#[cfg(unix)]
#[test]
fn nobody_else_on_the_machine_can_read_the_dice() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Scratch::new();
    let store = Sqlite::open(folder.path()).unwrap();
    store.apply(sample::open("a", 0)).unwrap();
    let mode = |path: &std::path::Path| fs::metadata(path).unwrap().permissions().mode() & 0o077;
    assert_eq!(mode(folder.path()), 0);
    for file in fs::read_dir(folder.path()).unwrap() {
        let path = file.unwrap().path();
        assert_eq!(mode(&path), 0, "{}", path.display());
    }
}

#[test]
fn a_second_program_is_refused() {
    let folder = Scratch::new();
    let _first = Sqlite::open(folder.path()).unwrap();
    let wrong = Sqlite::open(folder.path()).unwrap_err();
    assert_eq!(wrong, OpenError::InUse { folder: folder.path().into() });
    let said = wrong.to_string();
    assert!(
        said.ends_with("is in use by another Luckhouse: stop that one, or choose another folder"),
        "{said}"
    );
}

#[test]
fn a_folder_that_cannot_be_written_is_refused() {
    let folder = Scratch::new();
    fs::create_dir_all(folder.path()).unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "not a folder").unwrap();
    for path in [file.clone(), file.join("below")] {
        let wrong = Sqlite::open(&path).unwrap_err();
        assert!(matches!(&wrong, OpenError::Folder { folder, .. } if *folder == path), "{wrong:?}");
        assert!(wrong.to_string().contains("expected a folder that this user may write in"), "{wrong}");
    }
}

#[test]
fn a_file_that_is_not_ours_is_refused_and_stays_as_it_is() {
    let folder = Scratch::new();
    fs::create_dir_all(folder.path()).unwrap();
    let file = folder.path().join("luckhouse.sqlite");
    let text = "my diary\n".repeat(1000);
    fs::write(&file, &text).unwrap();
    let wrong = Sqlite::open(folder.path()).unwrap_err();
    assert_eq!(wrong, OpenError::NotOurs { file: file.clone() });
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
}
