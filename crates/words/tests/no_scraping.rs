//! Nobody reads what was put into words: code reads facts. `web/tests/no-scraping.test.ts` says the same of the pages.

use std::fs;
use std::path::{Path, PathBuf};

/// What puts something into words.
const TELLING: [&str; 7] = ["say!(", ".fact(", ".outlook(", ".odds(", ".said(", "label(", "paragraph("];
/// What reads a text.
const READING: [&str; 10] = [
    ".contains(",
    ".starts_with(",
    ".ends_with(",
    ".find(",
    ".rfind(",
    ".split(",
    ".split_once(",
    ".strip_prefix(",
    ".strip_suffix(",
    ".replace(",
];

/// A message that names keys, to be compared with what somebody types.
const KEYS: &str = "terminal-table-yes";

/// The places where a source reads what it has put into words, or compares it.
fn scraping(source: &str) -> Vec<String> {
    let code = source.split("#[cfg(test)]\nmod ").next().unwrap_or(source);
    let told = TELLING.iter().flat_map(|telling| code.match_indices(telling)).map(|(at, _)| at);
    told.filter_map(|at| read_at(code, at)).collect()
}

fn read_at(code: &str, at: usize) -> Option<String> {
    let open = at + code[at..].find('(')?;
    let end = open + closing(&code[open..])?;
    let line = code[..at].rfind(['\n', ';', '{']).map_or(0, |start| start + 1);
    if code[at..end].contains(KEYS) {
        return None;
    }
    let (before, after) = (code[line..at].trim_start(), &code[end..]);
    let name = before.strip_prefix("let ").and_then(|bound| bound.split([' ', ':']).next());
    let scope = &after[..after.find("\n}").unwrap_or(after.len())];
    let read = is_read(after) || name.is_some_and(|name| after.starts_with(';') && reads(scope, name));
    read.then(|| code[line..(end + 40).min(code.len())].chars().filter(|c| *c != '\n').collect())
}

/// Where the bracket that opens here is closed.
fn closing(code: &str) -> Option<usize> {
    let mut depth = 0;
    code.char_indices().find_map(|(at, c)| {
        depth += match c {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        (depth == 0).then_some(at + 1)
    })
}

fn is_read(after: &str) -> bool {
    let next = after.trim_start();
    READING.iter().any(|reading| next.starts_with(reading))
        || next.starts_with("== ")
        || next.starts_with("!= ")
}

fn reads(scope: &str, name: &str) -> bool {
    let whole = |at: usize| !scope[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '.');
    scope.match_indices(name).any(|(at, _)| whole(at) && is_read(&scope[at + name.len()..]))
}

fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        match path.is_dir() {
            true if !["tests", "benches", "examples", "target"].contains(&name.as_str()) => {
                sources(&path, into);
            }
            false if name.ends_with(".rs") && name != "tests.rs" => into.push(path),
            _ => {}
        }
    }
}

#[test]
fn reading_what_was_said_is_found() {
    let read = [
        "fn f() { if words.fact(game, &fact).contains(\"wins\") { cheer() } }",
        "fn f() {\n    let text = say!(words, \"list-none\");\n    if text == \"nobody\" { wait() }\n}",
        "fn f() {\n    let told = paragraph(&words, game, &facts);\n    told.split(' ').next()\n}",
    ];
    assert_eq!(read.map(|source| scraping(source).len()), [1, 1, 1]);
    let shown = [
        "fn f() { println!(\"{}\", say!(words, \"list-none\")) }",
        "let text = say!(words, \"a\");\nprint(text)",
    ];
    assert_eq!(shown.map(|source| scraping(source).len()), [0, 0]);
}

#[test]
fn nobody_reads_what_was_said() {
    let mut all = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."), &mut all);
    assert!(all.len() > 200, "{} files", all.len());
    let found: Vec<String> = all
        .iter()
        .flat_map(|path| {
            scraping(&fs::read_to_string(path).unwrap())
                .into_iter()
                .map(move |at| format!("{}: {at}", path.display()))
        })
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}
