//! The lab as a program: grids that cannot be played, a full disk, an interruption, and the ready files for clusters.

use crate::run::{Home, Ran, luckhouse, run};
use std::path::{Path, PathBuf};
use std::process::Command;

pub(crate) fn lab(home: &Home, words: &str) -> Ran {
    let words: Vec<&str> = std::iter::once("lab").chain(words.split(' ')).collect();
    run(home, &words, "")
}

pub(crate) fn done(home: &Home, words: &str) -> String {
    let ran = lab(home, words);
    assert_eq!(ran.code, 0, "{words}: {}", ran.err);
    ran.out
}

#[test]
fn what_cannot_be_played_is_one_clear_line() {
    let home = Home::new();
    let cases = [
        ("run ludo", "`ludo` is not a game on the shelf"),
        ("run booty-dice --seats 2,9", "expected 2 to 6 for booty-dice"),
        ("run booty-dice --seats few", "expected numbers like `2,3,4`"),
        ("run booty-dice --seats 4..2", "expected numbers like `2,3,4`"),
        ("run booty-dice --seats 2,2", "--seats 2 stands in the grid twice"),
        ("run booty-dice -o goal=20 -o goal=30", "goal stands in the grid twice"),
        ("run booty-dice -o goal", "expected KEY=V1,V2"),
        ("run booty-dice -o goal=20,99", "expected goal=10 to 60"),
        ("run booty-dice --bots strong,steady,random", "are 3 bots: expected at most 2"),
        ("run booty-dice --bots genius", "is not a bot"),
        ("run booty-dice --games 0", "games 0: expected a number within 1.."),
        ("run booty-dice --until much", "expected a percentage like 0.5%"),
        ("run booty-dice --shard 1/2", "--out"),
        ("run booty-dice --shard 3/2 --out a", "expected 1/N to N/N"),
        ("run booty-dice --shard 1/2 --until 1% --out a", "cannot be used with"),
        ("run booty-dice --rows games", "--out"),
        ("run booty-dice --rows moves --out a", "expected games, decisions"),
        ("merge a", "--out"),
    ];
    for (words, reason) in cases {
        let ran = lab(&home, words);
        assert_eq!(ran.code, 2, "{words}: {}", ran.err);
        assert_eq!(ran.err.trim_end().lines().count(), 1, "{words}: {}", ran.err);
        assert!(ran.err.contains(reason), "{words}: expected `{reason}` in: {}", ran.err);
    }
    assert!(!home.0.join("a").exists());
}

#[test]
fn a_grid_is_played_and_told() {
    let home = Home::new();
    let grid = "run booty-dice -o goal=20,30 --seats 2..3 --bots random --games 100";
    let one = done(&home, &format!("{grid} --jobs 1"));
    assert_eq!(one, done(&home, &format!("{grid} --jobs 3")));
    for words in ["Cell 3: booty-dice", "seats 3", "p3 (random) wins", "95 % interval", "ended by the cap"] {
        assert!(one.contains(words), "no `{words}` in\n{one}");
    }
    let stopped = done(&home, "run booty-dice --until 5%");
    assert!(stopped.contains("every seat's share is known to 5 % each way"), "{stopped}");
}

/// The file of portions may not grow above 8 kB: the rest of the run cannot be kept.
#[cfg(unix)]
#[test]
fn a_full_disk_is_said_and_what_was_kept_is_gone_on_from() {
    let home = Home::new();
    let words = "lab run booty-dice --games 2000 --jobs 1 --out a";
    let limited = format!("trap '' XFSZ; ulimit -f 16; exec {} {words}", env!("CARGO_BIN_EXE_luckhouse"));
    let output = Command::new("sh").args(["-c", &limited]).current_dir(&home.0).output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{err}");
    assert!(err.contains("portions.jsonl cannot be written") && err.contains("goes on from there"), "{err}");
    let kept = std::fs::read_to_string(home.0.join("a/portions.jsonl")).unwrap();
    assert!(kept.lines().count() > 1);
    let out = done(&home, words.strip_prefix("lab ").unwrap());
    assert_eq!(out, done(&home, "run booty-dice --games 2000"));
    let after = std::fs::read_to_string(home.0.join("a/portions.jsonl")).unwrap();
    let whole = &kept[..kept.rfind('\n').unwrap() + 1];
    assert!(after.starts_with(whole), "what was kept before is still there");
}

#[cfg(unix)]
#[test]
fn an_interrupted_run_keeps_what_it_has() {
    let home = Home::new();
    // Far too much to end by itself.
    let words = ["lab", "run", "booty-dice", "--games", "1000000000", "--portion", "100", "--out", "a"];
    let child = luckhouse(&home, &words).spawn().unwrap();
    let portions = home.0.join("a/portions.jsonl");
    while std::fs::metadata(&portions).map_or(0, |file| file.len()) < 10_000 {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let ended = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(ended.success());
    let output = child.wait_with_output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(130), "{err}");
    assert!(err.contains("they are kept in a, and the same command goes on"), "{err}");
    let other = lab(&home, "run booty-dice --games 5 --out a");
    assert_eq!(other.code, 1);
    assert!(
        other.err.contains("a holds booty-dice") && other.err.contains("and not booty-dice"),
        "{}",
        other.err
    );
}

/// What is played by the ready files in these tests.
const GRID: &str = "booty-dice -o goal=20,30 --games 100 --portion 9 --rows games";

fn ready(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/lab").join(name)
}

/// Runs a script of the shell for each of four shards, and compares with one run.
fn four_shards(home: &Home, script: impl Fn(usize, &mut Command)) {
    let program = Path::new(env!("CARGO_BIN_EXE_luckhouse")).parent().unwrap().display().to_string();
    let path = format!("{program}:{}", std::env::var("PATH").unwrap());
    for shard in 0..4 {
        let mut command = Command::new("sh");
        script(shard, command.env("PATH", &path).current_dir(&home.0));
        let output = command.output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    let one = done(home, &format!("run {GRID} --out one"));
    let mut parts: Vec<PathBuf> =
        std::fs::read_dir(home.0.join("parts")).unwrap().map(|entry| entry.unwrap().path()).collect();
    parts.sort();
    let names: Vec<String> = parts.iter().map(|part| part.display().to_string()).collect();
    assert_eq!(done(home, &format!("merge {} --out whole", names.join(" "))), one);
    for file in ["summary.json", "games.parquet"] {
        let bytes = |folder: &str| std::fs::read(home.0.join(folder).join(file)).unwrap();
        assert_eq!(bytes("whole"), bytes("one"), "{file}");
    }
}

#[cfg(unix)]
#[test]
fn the_slurm_array_makes_the_same_as_one_run() {
    four_shards(&Home::new(), |shard, command| {
        command.env("SLURM_ARRAY_TASK_ID", (shard + 1).to_string()).env("SLURM_ARRAY_TASK_COUNT", "4");
        command.arg(ready("slurm.sh")).arg("parts").args(GRID.split(' '));
    });
}

#[cfg(unix)]
#[test]
fn the_kubernetes_job_makes_the_same_as_one_run() {
    let yaml = std::fs::read_to_string(ready("kubernetes.yaml")).unwrap();
    let line = yaml.lines().map(str::trim).find(|line| line.starts_with("exec luckhouse")).unwrap();
    four_shards(&Home::new(), |shard, command| {
        command.env("JOB_COMPLETION_INDEX", shard.to_string()).env("SHARDS", "4");
        command.env("GRID", GRID).env("PARTS", "parts").args(["-euc", line]);
    });
}

#[test]
fn the_signature_is_the_one_in_the_book() {
    let book = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/signature.txt");
    assert_eq!(done(&Home::new(), "signature"), std::fs::read_to_string(book).unwrap());
}
