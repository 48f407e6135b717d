//! The files for hosts say what is there: every number that they watch is counted, and every flag is one of the program.

use crate::run::{Home, run};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn deployed(file: &str) -> String {
    fs::read_to_string(root().join("deploy/house").join(file)).unwrap()
}

/// The words of a text that begin like this, made of these signs.
fn words(text: &str, begin: &str, fits: fn(char) -> bool) -> BTreeSet<String> {
    let starts = text.match_indices(begin).map(|(at, _)| &text[at..]);
    starts.map(|rest| rest.split(|sign| !fits(sign)).next().unwrap_or_default().to_string()).collect()
}

/// The names of all that is counted in this text; a histogram has several.
fn metrics(text: &str) -> BTreeSet<String> {
    let names = words(text, "luckhouse_", |sign| sign.is_ascii_lowercase() || sign == '_');
    names.iter().map(|name| name.trim_end_matches("_bucket").to_string()).collect()
}

/// What the house counts, by its own code.
fn counted(folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(counted(&path));
        } else {
            let text = fs::read_to_string(&path).unwrap();
            let calls = text.lines().filter(|line| line.contains("metrics::"));
            found.extend(calls.flat_map(metrics));
        }
    }
    found
}

#[test]
fn every_number_is_watched_and_every_number_that_is_watched_is_counted() {
    let counted = counted(&root().join("crates/server/src"));
    assert!(counted.len() > 10, "{counted:?}");
    assert_eq!(metrics(&deployed("grafana.json")), counted);
    let alarms = metrics(&deployed("prometheus.yaml"));
    assert!(!alarms.is_empty() && alarms.is_subset(&counted), "{alarms:?}");
}

#[test]
fn every_flag_is_one_of_the_program() {
    let flag = |sign: char| sign.is_ascii_lowercase() || sign == '-';
    let help = run(&Home::new(), &["serve", "--help"], "").out;
    let known = words(&help, "--", flag);
    for file in ["compose.yaml", "kubernetes.yaml"] {
        let text = deployed(file);
        let arguments = text.lines().filter_map(|line| line.trim().strip_prefix("- --"));
        let used: BTreeSet<String> =
            arguments.flat_map(|rest| words(&format!("--{rest}"), "--", flag)).collect();
        assert!(used.len() > 4 && used.is_subset(&known), "{file}: {used:?}");
    }
    let settings = run(&Home::new(), &["serve", "--print-config"], "").out;
    assert!(settings.contains("store ="), "{settings}");
}
