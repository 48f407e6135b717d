//! All data in one file, and back.

use luckhouse_store::conformance::{Scratch, sample};
use luckhouse_store::*;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

fn place(folder: &Scratch, name: &str) -> PathBuf {
    fs::create_dir_all(folder.path()).unwrap();
    folder.path().join(name)
}

fn with_tables(count: u32) -> (Scratch, Sqlite) {
    let folder = Scratch::new();
    let store = Sqlite::open(folder.path()).unwrap();
    for number in 0..count {
        store.apply(sample::open(&format!("t{number}"), 1)).unwrap();
    }
    (folder, store)
}

fn left_behind(folder: &Scratch) -> Vec<String> {
    let names = fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name());
    names.map(|name| name.to_string_lossy().into_owned()).filter(|name| name.contains(".part")).collect()
}

/// Each event is a line of two tables at once. Whatever moment is copied, both have as many.
#[test]
fn a_copy_of_a_house_at_work_is_one_moment_and_lacks_nothing_acknowledged_before() {
    let (folder, store) = with_tables(2);
    let (safe, stop) = (AtomicU32::new(0), AtomicBool::new(false));
    let copies = Scratch::new();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            for first in 1.. {
                let both = ["t0", "t1"].map(|table| Change::Append(sample::play(table, first, "p1 roll")));
                store.apply(Change::Together(both.into())).unwrap();
                safe.store(first, Ordering::SeqCst);
                if stop.load(Ordering::SeqCst) {
                    return;
                }
            }
        });
        for number in 0..5 {
            let before = safe.load(Ordering::SeqCst);
            let file = place(&copies, &format!("copy{number}"));
            let copied = backup(folder.path(), &file).unwrap();
            assert_eq!((copied.tables, copied.bytes), (2, fs::metadata(&file).unwrap().len()));
            let home = Scratch::new();
            assert_eq!(restore(&file, home.path(), false).unwrap(), (copied, None));
            let again = Sqlite::open(home.path()).unwrap();
            assert_eq!(again.notice(), None);
            let last = |table| again.load(&sample::id(table)).unwrap().last_event.map_or(0, Seq::get);
            assert_eq!(last("t0"), last("t1"));
            assert!(last("t0") >= before, "{} of {before}", last("t0"));
        }
        stop.store(true, Ordering::SeqCst);
    });
    assert_eq!(left_behind(&copies), [""; 0]);
}

#[test]
fn nothing_is_written_over_and_nothing_half_is_left() {
    let (folder, _store) = with_tables(1);
    let copies = Scratch::new();
    let file = place(&copies, "copy");
    fs::write(&file, "my diary").unwrap();
    assert_eq!(backup(folder.path(), &file), Err(CopyError::Exists { file: file.clone() }));
    assert_eq!(fs::read_to_string(&file).unwrap(), "my diary");
    assert_eq!(left_behind(&copies), [""; 0]);
    let empty = Scratch::new();
    let wrong = backup(empty.path(), &copies.path().join("other")).unwrap_err();
    assert_eq!(wrong, CopyError::NoData { folder: empty.path().into() });
    assert!(!copies.path().join("other").exists() && !empty.path().exists());
}

#[cfg(unix)]
#[test]
fn a_copy_is_for_this_user_only() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, _store) = with_tables(1);
    let (copies, home) = (Scratch::new(), Scratch::new());
    let file = place(&copies, "copy");
    backup(folder.path(), &file).unwrap();
    restore(&file, home.path(), false).unwrap();
    for path in [file, home.path().join("luckhouse.sqlite")] {
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o077, 0, "{}", path.display());
    }
}

#[test]
fn a_folder_in_use_is_never_touched_and_one_with_data_only_by_force() {
    let (folder, store) = with_tables(1);
    let copies = Scratch::new();
    let file = place(&copies, "copy");
    backup(folder.path(), &file).unwrap();
    store.apply(sample::open("later", 1)).unwrap();
    let in_use = CopyError::Open(OpenError::InUse { folder: folder.path().into() });
    for force in [false, true] {
        assert_eq!(restore(&file, folder.path(), force), Err(in_use.clone()));
    }
    drop(store);
    assert_eq!(
        restore(&file, folder.path(), false),
        Err(CopyError::HasData { folder: folder.path().into() })
    );
    assert_eq!(Sqlite::open(folder.path()).unwrap().due(Millis(0)).unwrap().len(), 2);
    let (_, aside) = restore(&file, folder.path(), true).unwrap();
    let aside = aside.unwrap();
    assert_eq!(Sqlite::open(folder.path()).unwrap().due(Millis(0)).unwrap(), [sample::id("t0")]);
    // What was there can be brought back in the same way.
    let (restored, second) = restore(&aside, folder.path(), true).unwrap();
    assert_eq!(restored.tables, 2);
    assert_ne!(second.unwrap(), aside);
}

#[test]
fn a_file_that_is_not_whole_or_not_ours_changes_nothing() {
    let (folder, store) = with_tables(300);
    let copies = Scratch::new();
    let file = place(&copies, "copy");
    backup(folder.path(), &file).unwrap();
    drop(store);
    let before = fs::read(folder.path().join("luckhouse.sqlite")).unwrap();
    let whole = fs::read(&file).unwrap();
    let mut scratched = whole.clone();
    scratched[2 * 4096..6 * 4096].fill(0x5a);
    let wrong = [
        ("cut", whole[..whole.len() / 2].to_vec()),
        ("scratched", scratched),
        ("text", b"my diary\n".repeat(1000)),
        ("empty", Vec::new()),
    ];
    for (name, bytes) in wrong {
        let bad = place(&copies, name);
        fs::write(&bad, bytes).unwrap();
        let refused = restore(&bad, folder.path(), true).unwrap_err();
        assert!(matches!(refused, CopyError::Open(_)), "{name}: {refused:?}");
        assert!(refused.to_string().contains(name), "{name}: {refused}");
        assert_eq!(fs::read(folder.path().join("luckhouse.sqlite")).unwrap(), before, "{name}");
    }
    assert_eq!(left_behind(&folder), [""; 0]);
    let nowhere = restore(&place(&copies, "nowhere"), folder.path(), true);
    assert!(matches!(nowhere, Err(CopyError::Disk { .. })), "{nowhere:?}");
}

#[test]
fn a_bare_copy_of_a_house_at_work_is_no_backup() {
    let (folder, store) = with_tables(3);
    let (copies, home) = (Scratch::new(), Scratch::new());
    let bare = place(&copies, "bare");
    fs::copy(folder.path().join("luckhouse.sqlite"), &bare).unwrap();
    let refused = restore(&bare, home.path(), false).unwrap_err();
    assert_eq!(refused, CopyError::Bare { file: bare.clone(), after: Millis(0) });
    assert_eq!(restore(&bare, home.path(), true).unwrap().0.tables, 0);
    drop(store);
}
