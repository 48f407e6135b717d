//! Parts in folders: joined to the same bytes, or refused by name.

use crate::folder::{Folder, Until, in_folder, plan, plan_with_rows, shard};
use luckhouse_lab::{End, Plan, Results, merge};
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::PathBuf;

fn shards(folder: &Folder, plan: &Plan, which: &[u32]) -> Vec<PathBuf> {
    let play = |number: &u32| {
        let part = folder.at(&format!("part-{number}"));
        let played = plan.run(&shard(&part, &format!("{number}/4")), &()).unwrap();
        assert_eq!(played.end, End::Part);
        part
    };
    which.iter().map(play).collect()
}

#[test]
fn four_shards_join_to_the_bytes_of_one_run() {
    let folder = Folder::new();
    let (one, joined) = (folder.at("one"), folder.at("joined"));
    let played = plan_with_rows().run(&in_folder(&one), &()).unwrap();
    let parts = shards(&folder, &plan_with_rows(), &[3, 1, 4, 2]);
    assert_eq!(merge(&parts, &joined).unwrap(), played.results);
    for file in ["plan.json", "summary.json", "games.parquet", "decisions.parquet"] {
        assert_eq!(fs::read(joined.join(file)).unwrap(), fs::read(one.join(file)).unwrap(), "{file}");
    }
    assert_eq!(Results::read(&joined).unwrap(), played.results);
}

fn refused(parts: &[PathBuf], out: &str, folder: &Folder) -> String {
    merge(parts, &folder.at(out)).unwrap_err().to_string()
}

#[test]
fn parts_that_do_not_make_a_whole_are_refused_by_name() {
    let folder = Folder::new();
    let mut parts = shards(&folder, &plan(), &[1, 2, 3]);
    let missing = refused(&parts, "a", &folder);
    assert!(missing.starts_with("portions 3, 7, 11, 15, 19 of booty-dice"), "{missing}");
    assert!(!folder.at("a").exists());
    parts.push(parts[1].clone());
    let doubled = refused(&parts, "b", &folder);
    assert!(doubled.starts_with("portion 1 is in ") && doubled.contains("part-2"), "{doubled}");
    let other = Plan { seed: 8, ..plan() };
    other.run(&shard(&folder.at("other"), "4/4"), &()).unwrap();
    parts[3] = folder.at("other");
    let mixed = refused(&parts, "c", &folder);
    assert!(
        mixed.contains("other holds ") && mixed.contains("seed 8") && mixed.contains("seed 7"),
        "{mixed}"
    );
    let nothing = refused(&[folder.at("nowhere")], "d", &folder);
    assert!(nothing.contains("plan.json cannot be read"), "{nothing}");
}

#[test]
fn a_folder_that_is_taken_is_not_written_to() {
    let folder = Folder::new();
    let parts = shards(&folder, &plan(), &[1, 2, 3, 4]);
    let taken = merge(&parts, &parts[0]).unwrap_err().to_string();
    assert!(taken.contains("holds a run already"), "{taken}");
    let other = Plan { seed: 8, ..plan() };
    let refused = other.run(&in_folder(&parts[0]), &()).unwrap_err().to_string();
    assert!(
        refused.contains("seed 7") && refused.contains("and not ") && refused.contains("seed 8"),
        "{refused}"
    );
}

/// A part in which a run was interrupted, and its lines.
fn begun(folder: &Folder) -> (PathBuf, Vec<String>) {
    let part = folder.at("begun");
    plan().run(&in_folder(&part), &Until(300)).unwrap();
    let text = fs::read_to_string(part.join("portions.jsonl")).unwrap();
    (part, text.lines().map(String::from).collect())
}

/// What comes out if nothing happens.
fn undisturbed() -> Results {
    plan().run(&luckhouse_lab::How::default(), &()).unwrap().results
}

#[test]
fn a_torn_line_is_dropped_and_its_portion_played_again() {
    let folder = Folder::new();
    let (part, lines) = begun(&folder);
    let file = part.join("portions.jsonl");
    let whole = lines.iter().map(|line| format!("{line}\n")).collect::<String>();
    for cut in [1, 40, lines.last().unwrap().len() + 1] {
        fs::write(&file, &whole[..whole.len() - cut]).unwrap();
        let played = plan().run(&in_folder(&part), &()).unwrap();
        assert_eq!(
            (played.results, played.damaged),
            (undisturbed(), usize::from(cut < lines.last().unwrap().len()))
        );
        assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 20);
    }
}

#[test]
fn a_changed_line_is_not_believed() {
    let folder = Folder::new();
    let (part, lines) = begun(&folder);
    let file = part.join("portions.jsonl");
    let changed = lines[0].replacen("\"games\":20", "\"games\":21", 1);
    assert_ne!(changed, lines[0]);
    fs::write(&file, format!("{changed}\n{}\n", lines[1..].join("\n"))).unwrap();
    let played = plan().run(&in_folder(&part), &()).unwrap();
    assert_eq!((played.results, played.damaged), (undisturbed(), 1));
    assert_eq!(luckhouse_lab::Parts::read(&part).unwrap().damaged, 1);
}

#[test]
fn two_runs_do_not_write_in_one_folder() {
    let folder = Folder::new();
    let open = luckhouse_lab::Parts::open(&folder.at("a"), &plan()).unwrap();
    let busy = plan().run(&in_folder(&folder.at("a")), &()).unwrap_err().to_string();
    assert!(busy.starts_with("another run is writing in "), "{busy}");
    drop(open);
    plan().run(&in_folder(&folder.at("a")), &()).unwrap();
}

#[test]
fn a_plan_that_is_no_plan_is_named() {
    let folder = Folder::new();
    fs::create_dir_all(folder.at("a")).unwrap();
    let mut file = OpenOptions::new().create(true).append(true).open(folder.at("a/plan.json")).unwrap();
    file.write_all(b"{}").unwrap();
    let wrong = plan().run(&in_folder(&folder.at("a")), &()).unwrap_err().to_string();
    assert!(wrong.contains("plan.json cannot be read") && wrong.contains("expected a plan"), "{wrong}");
}
