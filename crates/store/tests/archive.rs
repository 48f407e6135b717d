//! Games in files: read as if they were in the store, whatever becomes of the files and of whoever writes them.

use luckhouse_store::conformance::{Database, Scratch, sample};
use luckhouse_store::*;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

const HOUR: i64 = 60 * 60 * 1000;
const ENDED: i64 = 1_795_000_000_000;

fn game(store: &dyn Store, table: &str) {
    store.apply(sample::open(table, 1)).unwrap();
    for (number, line) in ["p1 roll", "* 6", "p1 hold", "p2 roll", "* 1"].iter().enumerate() {
        store.apply(Change::Append(sample::play(table, number as u32 + 1, line))).unwrap();
    }
    let note = Append {
        entries: Entries::one(sample::entry(Kind::Note, "came Ann")),
        ..sample::play(table, 6, "-")
    };
    store.apply(Change::Append(note)).unwrap();
    store.apply(sample::mark(table, ENDED, sample::over())).unwrap();
}

fn archived(folder: &Scratch) -> Archive {
    Archive::new(Arc::new(Memory::default()), Some(folder.path()))
}

fn put(archive: &Archive, table: &str) -> bool {
    archive.put_away(&sample::id(table), Millis(ENDED)).unwrap()
}

/// All files below, as they are named there.
fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(all) = fs::read_dir(folder) else { return Vec::new() };
    let below = |one: fs::DirEntry| if one.path().is_dir() { files(&one.path()) } else { vec![one.path()] };
    all.flatten().flat_map(below).collect()
}

fn events(store: &dyn Store, table: &str) -> Vec<Event> {
    store.events(&sample::id(table), None, usize::MAX).unwrap()
}

fn nobody_notices(store: Arc<dyn Store>) {
    let folder = Scratch::new();
    let archive = Archive::new(store, Some(folder.path()));
    game(&archive, "a");
    game(&archive, "b");
    let table = sample::id("a");
    let (before, log, loaded) = (events(&archive, "a"), archive.export(&table), archive.load(&table));
    assert!(put(&archive, "a") && !put(&archive, "a"));
    assert_eq!(files(folder.path()).len(), 1);
    assert_eq!(
        (events(&archive, "a"), archive.export(&table), archive.load(&table)),
        (before.clone(), log, loaded)
    );
    for after in 0..7 {
        for limit in 0..7 {
            let expected: Vec<Event> =
                before.iter().filter(|event| event.seq.get() > after).take(limit).cloned().collect();
            assert_eq!(archive.events(&table, Seq::new(after), limit).unwrap(), expected);
        }
    }
    // What is written later comes after it.
    let note =
        Append { entries: Entries::one(sample::entry(Kind::Note, "later")), ..sample::play("a", 7, "-") };
    archive.apply(Change::Append(note)).unwrap();
    let all = events(&archive, "a");
    assert_eq!((&all[..6], all.len()), (&before[..], 7));
    // It comes back, is changed, and goes again, to another file.
    archive.bring_back(&table).unwrap();
    assert_eq!(events(&archive, "a"), all);
    let reword =
        MemberChange::Reword { table: table.clone(), number: sample::seq(6), line: sample::line("came X") };
    archive.apply(Change::Member(reword)).unwrap();
    assert_eq!(archive.clear(Millis(ENDED)).unwrap(), 1);
    assert_eq!(files(folder.path()), Vec::<PathBuf>::new());
    assert!(put(&archive, "a"));
    assert_eq!(events(&archive, "a")[5].entry.line, sample::line("came X"));
    // And is forgotten, with its file.
    archive.apply(Change::Remove(table)).unwrap();
    assert_eq!(archive.clear(Millis(ENDED + 2 * HOUR)).unwrap(), 1);
    assert_eq!(files(folder.path()), Vec::<PathBuf>::new());
}

#[test]
fn whoever_reads_does_not_notice_in_memory() {
    nobody_notices(Arc::new(Memory::default()));
}

#[test]
fn whoever_reads_does_not_notice_on_disk() {
    let folder = Scratch::new();
    nobody_notices(Arc::new(Sqlite::open(folder.path()).unwrap()));
}

#[test]
fn whoever_reads_does_not_notice_in_a_database() {
    let database = Database::new();
    nobody_notices(Arc::new(Postgres::open(database.url()).unwrap()));
}

/// A program is killed after it wrote the file, or while it wrote, and nothing of that is in the database.
#[test]
fn whoever_is_killed_in_between_loses_nothing_and_doubles_nothing() {
    let folder = Scratch::new();
    let archive = archived(&folder);
    game(&archive, "a");
    let before = events(&archive, "a");
    let name = ArchiveName::of(&archive.load(&sample::id("a")).unwrap().listed, &before).unwrap();
    let reserve = Archiving::Reserve { name: name.clone(), at: Millis(ENDED) };
    archive.apply(Change::Archive(Box::new(reserve))).unwrap();
    let file = folder.path().join(name.as_str());
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(&file, "half").unwrap();
    fs::write(file.with_extension("gz.77.part"), "ha").unwrap();
    assert!(!put(&archive, "a"), "somebody may still be at it");
    assert_eq!(archive.clear(Millis(ENDED)).unwrap(), 0);
    assert_eq!(events(&archive, "a"), before);
    assert_eq!(archive.clear(Millis(ENDED + 2 * HOUR)).unwrap(), 1);
    assert_eq!(files(folder.path()), Vec::<PathBuf>::new());
    assert!(put(&archive, "a"));
    assert_eq!(events(&archive, "a"), before);
}

/// A copy of the database from before is brought back beside the files.
#[test]
fn a_database_from_before_and_the_files_go_together() {
    let (house, files, copies) = (Scratch::new(), Scratch::new(), Scratch::new());
    let open = || Archive::new(Arc::new(Sqlite::open(house.path()).unwrap()), Some(files.path()));
    let archive = open();
    game(&archive, "a");
    let before = events(&archive, "a");
    fs::create_dir_all(copies.path()).unwrap();
    backup(house.path(), &copies.path().join("early")).unwrap();
    assert!(put(&archive, "a"));
    backup(house.path(), &copies.path().join("late")).unwrap();
    drop(archive);
    for copy in ["early", "late", "early"] {
        restore(&copies.path().join(copy), house.path(), true).unwrap();
        let archive = open();
        assert_eq!(events(&archive, "a"), before, "{copy}");
        assert_eq!(put(&archive, "a"), copy == "early");
        assert_eq!(events(&archive, "a"), before, "{copy}");
        let checked = archive.check().unwrap();
        assert_eq!((checked.whole, checked.wrong, checked.unknown), (1, vec![], vec![]));
    }
}

#[test]
fn a_file_that_is_missing_cut_or_altered_is_one_line_and_the_rest_goes_on() {
    let folder = Scratch::new();
    let archive = archived(&folder);
    ["a", "b"].iter().for_each(|table| game(&archive, table));
    assert!(put(&archive, "a") && put(&archive, "b"));
    let file = files(folder.path()).into_iter().find(|file| file.to_string_lossy().contains("/a.")).unwrap();
    let (whole, other) = (fs::read(&file).unwrap(), events(&archive, "b"));
    let mut altered = whole.clone();
    altered[20] ^= 1;
    let b = files(folder.path()).into_iter().find(|file| file.to_string_lossy().contains("/b.")).unwrap();
    let wrong =
        [whole[..whole.len() / 2].to_vec(), altered, b"".to_vec(), b"text".to_vec(), fs::read(b).unwrap()];
    let unreadable = |archive: &Archive| {
        let why = archive.events(&sample::id("a"), None, 9).unwrap_err();
        let line = why.to_string();
        assert!(matches!(why, StoreError::Archive { lost: true, .. }) && line.lines().count() == 1, "{line}");
        assert!(line.contains(file.to_str().unwrap()), "{line}");
        assert!(archive.bring_back(&sample::id("a")).is_err());
        assert!(archive.load(&sample::id("a")).is_ok());
        assert_eq!(events(archive, "b"), other);
        let checked = archive.check().unwrap();
        assert_eq!((checked.whole, checked.wrong.len()), (1, 1), "{checked:?}");
    };
    for bytes in wrong {
        fs::write(&file, bytes).unwrap();
        unreadable(&archive);
    }
    fs::remove_file(&file).unwrap();
    unreadable(&archive);
    fs::write(&file, whole).unwrap();
    assert_eq!(events(&archive, "a").len(), 6);
}

/// The disk of the archive is not mounted: nothing is written to where it should be, and nothing is taken for removed.
#[test]
fn a_folder_that_should_have_games_and_has_none_is_not_taken() {
    let folder = Scratch::new();
    let archive = archived(&folder);
    ["a", "b", "c"].iter().for_each(|table| game(&archive, table));
    assert!(put(&archive, "a") && put(&archive, "b"));
    let away = folder.path().with_extension("away");
    fs::rename(folder.path(), &away).unwrap();
    fs::create_dir(folder.path()).unwrap();
    let why = archive.put_away(&sample::id("c"), Millis(ENDED)).unwrap_err().to_string();
    assert!(why.contains("mounted"), "{why}");
    let unread = archive.events(&sample::id("a"), None, 9).unwrap_err();
    assert!(matches!(unread, StoreError::Archive { lost: false, .. }), "it may come back: {unread}");
    archive.apply(Change::Remove(sample::id("b"))).unwrap();
    assert!(archive.clear(Millis(ENDED + 2 * HOUR)).is_err());
    assert_eq!(events(&archive, "c").len(), 6);
    fs::remove_dir(folder.path()).unwrap();
    fs::rename(&away, folder.path()).unwrap();
    assert_eq!(archive.clear(Millis(ENDED + 2 * HOUR)).unwrap(), 1);
    assert_eq!(files(folder.path()).len(), 1);
    assert!(put(&archive, "c"));
}

#[test]
fn without_a_folder_nothing_is_put_away_and_what_was_is_named() {
    let (folder, memory) = (Scratch::new(), Arc::new(Memory::default()));
    let archive = Archive::new(Arc::clone(&memory) as Arc<dyn Store>, Some(folder.path()));
    ["a", "b"].iter().for_each(|table| game(&archive, table));
    assert!(put(&archive, "a"));
    let without = Archive::new(memory, None);
    assert!(!without.is_set());
    assert!(without.put_away(&sample::id("b"), Millis(ENDED)).is_err());
    let why = without.events(&sample::id("a"), None, 9).unwrap_err().to_string();
    assert!(why.contains("no folder is set"), "{why}");
}

#[test]
fn games_are_put_away_a_few_at_a_time_and_each_once_by_many_at_once() {
    let (folder, memory) = (Scratch::new(), Arc::new(Memory::default()));
    let archive = || Archive::new(Arc::clone(&memory) as Arc<dyn Store>, Some(folder.path()));
    let tables: Vec<String> = (0..50).map(|number| format!("t{number}")).collect();
    tables.iter().for_each(|table| game(&*memory, table));
    let all = |archive: &Archive| {
        let (mut after, mut games) = (None, 0);
        loop {
            let times = (Millis(ENDED + 1), Millis(ENDED));
            let put = archive.put_some_away(times, after.as_ref()).unwrap();
            assert_eq!(put.wrong, None);
            games += put.games;
            match put.next {
                Some(next) => after = Some(next),
                None => return games,
            }
        }
    };
    let nothing = archive().put_some_away((Millis(ENDED), Millis(ENDED)), None).unwrap();
    assert_eq!((nothing.games, nothing.next), (0, None), "they ended later");
    let put: usize = std::thread::scope(|scope| {
        let some: Vec<_> = (0..4).map(|_| scope.spawn(|| all(&archive()))).collect();
        some.into_iter().map(|one| one.join().unwrap()).sum()
    });
    assert_eq!((put, files(folder.path()).len()), (50, 50));
    tables.iter().for_each(|table| assert_eq!(events(&archive(), table).len(), 6));
    let checked = archive().check().unwrap();
    assert_eq!((checked.whole, checked.wrong.len(), checked.unknown.len()), (50, 0, 0));
    let index = fs::read_to_string(folder.path().join("v1/index.tsv")).unwrap();
    assert_eq!(index.lines().count(), 51);
    assert!(index.contains(&format!("\tt1\tpig\t{ENDED}\t6\n")), "{index}");
}

#[test]
fn files_that_the_database_does_not_know_are_named() {
    let folder = Scratch::new();
    let archive = archived(&folder);
    game(&archive, "a");
    assert!(put(&archive, "a"));
    let file = files(folder.path()).remove(0);
    let stray = file.with_file_name(format!("b.{}.gz", "0".repeat(32)));
    fs::write(&stray, "something").unwrap();
    fs::write(file.with_file_name("notes.txt"), "somebody else's").unwrap();
    let checked = archive.check().unwrap();
    assert_eq!((checked.whole, checked.wrong.len(), checked.unknown.len()), (1, 0, 1), "{checked:?}");
    assert!(stray.exists(), "nothing is removed that nobody knows");
}

#[cfg(unix)]
#[test]
fn files_are_this_users_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Scratch::new();
    let archive = archived(&folder);
    game(&archive, "a");
    assert!(put(&archive, "a"));
    let file = files(folder.path()).remove(0);
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(&file), mode(file.parent().unwrap())), (0o600, 0o700));
}

/// What moves with the house is where its games are; the files stay where they are.
#[test]
fn a_house_that_moves_finds_its_archive() {
    let (from, files) = (Scratch::new(), Scratch::new());
    let archive = Archive::new(Arc::new(Sqlite::open(from.path()).unwrap()), Some(files.path()));
    ["a", "b"].iter().for_each(|table| game(&archive, table));
    assert!(put(&archive, "a"));
    let (before, loaded) = (events(&archive, "a"), archive.load(&sample::id("a")).unwrap());
    drop(archive);
    let (database, back) = (Database::new(), Scratch::new());
    transfer(from.path().to_str().unwrap(), database.url()).unwrap();
    let archive = Archive::new(Arc::new(Postgres::open(database.url()).unwrap()), Some(files.path()));
    assert_eq!((events(&archive, "a"), archive.load(&sample::id("a")).unwrap()), (before.clone(), loaded));
    assert!(put(&archive, "b"));
    drop(archive);
    transfer(database.url(), back.path().to_str().unwrap()).unwrap();
    let archive = Archive::new(Arc::new(Sqlite::open(back.path()).unwrap()), Some(files.path()));
    assert_eq!((events(&archive, "a"), events(&archive, "b").len()), (before, 6));
}
