//! Rows say the same as the counts, and their description the same as they do.

use crate::folder::{Folder, in_folder, plan_for_python, plan_with_rows};
use luckhouse_lab::{Plan, RowKind, Shape, columns};
use luckhouse_shelf::Metric;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::{Row, RowAccessor};
use std::fs::File;
use std::path::Path;

fn rows(file: &Path) -> Vec<Row> {
    let reader = SerializedFileReader::new(File::open(file).unwrap()).unwrap();
    reader.get_row_iter(None).unwrap().map(Result::unwrap).collect()
}

/// The place of a column.
fn place(kind: RowKind, name: &str) -> usize {
    columns(kind, &[]).iter().position(|column| column.name == name).unwrap()
}

#[test]
fn rows_add_up_to_the_counts() {
    let folder = Folder::new();
    let out = folder.at("a");
    let results = plan_with_rows().run(&in_folder(&out), &()).unwrap().results;
    let (games, decisions) = (rows(&out.join("games.parquet")), rows(&out.join("decisions.parquet")));
    let game = |name| place(RowKind::Games, name);
    let decision = |name| place(RowKind::Decisions, name);
    for (cell, tally) in results.cells.iter().enumerate() {
        let here: Vec<&Row> =
            games.iter().filter(|row| row.get_long(game("cell")).unwrap() == cell as i64).collect();
        let numbers: Vec<i64> = here.iter().map(|row| row.get_long(game("game")).unwrap()).collect();
        assert_eq!(numbers, (0..200).collect::<Vec<i64>>());
        let won = |seat: i64| here.iter().filter(|row| winners(row) == [seat]).count() as u64;
        assert_eq!([won(1), won(2)], [tally.wins[0], tally.wins[1]]);
        let choices: i64 = here.iter().map(|row| row.get_long(game("choices")).unwrap()).sum();
        let decided = decisions.iter().filter(|row| row.get_long(decision("cell")).unwrap() == cell as i64);
        assert_eq!(decided.count() as i64, choices);
        let counted: u64 = tally.choices.0.iter().map(|(number, count)| u64::from(*number) * count).sum();
        assert_eq!(counted as i64, choices);
    }
    assert!(decisions.iter().all(|row| !row.get_string(decision("word")).unwrap().is_empty()));
}

/// The coach looks at the first two games of each cell.
#[test]
fn judged_choices_know_what_they_were_worth() {
    let folder = Folder::new();
    plan_with_rows().run(&in_folder(&folder.at("a")), &()).unwrap();
    let column = |name| place(RowKind::Decisions, name);
    let mut judged = 0;
    for row in rows(&folder.at("a/decisions.parquet")) {
        let numbers = ["chance", "best", "loss"].map(|name| row.get_double(column(name)).ok());
        let (game, choices) =
            (row.get_long(column("game")).unwrap(), row.get_long(column("choices")).unwrap());
        match numbers {
            [Some(chance), Some(best), Some(loss)] => {
                judged += 1;
                assert!(game < 2 && choices >= 2, "game {game}, {choices} choices");
                assert!((0.0..=1.0).contains(&chance) && loss >= 0.0 && (best - chance - loss).abs() < 1e-9);
            }
            numbers => {
                assert!(numbers == [None; 3] && (game >= 2 || choices == 1), "game {game}: {numbers:?}");
            }
        }
    }
    assert!(judged > 10, "{judged} choices were judged");
}

/// The small files that Python's tests read are what the lab writes: BLESS=1 writes them anew.
#[test]
fn what_python_reads_is_what_is_written() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../python/tests/data");
    let folder = Folder::new();
    plan_for_python().run(&in_folder(&folder.at("a")), &()).unwrap();
    for file in ["games.parquet", "decisions.parquet"] {
        let (new, kept) = (folder.at("a").join(file), kept.join(file));
        if std::env::var_os("BLESS").is_some() {
            std::fs::copy(&new, &kept).unwrap();
        }
        // Row by row: the head of a file names the version of the program.
        assert_eq!(rows(&new), rows(&kept), "{file}: if this is meant, BLESS=1 writes it anew");
    }
}

fn winners(row: &Row) -> Vec<i64> {
    let list = row.get_list(place(RowKind::Games, "winners")).unwrap();
    list.elements().iter().map(|element| element.to_string().parse().unwrap()).collect()
}

#[test]
fn whoever_keeps_rows_counts_the_same() {
    let folder = Folder::new();
    let with = plan_with_rows().run(&in_folder(&folder.at("a")), &()).unwrap();
    let plan = Plan { rows: Vec::new(), ..plan_with_rows() };
    let without = plan.run(&in_folder(&folder.at("b")), &()).unwrap();
    assert_eq!(with.results.cells, without.results.cells);
}

#[test]
fn a_file_of_rows_has_its_plan_in_its_head() {
    let folder = Folder::new();
    plan_with_rows().run(&in_folder(&folder.at("a")), &()).unwrap();
    let reader = SerializedFileReader::new(File::open(folder.at("a/games.parquet")).unwrap()).unwrap();
    let head = reader.metadata().file_metadata().key_value_metadata().unwrap();
    let plan = head.iter().find(|pair| pair.key == "luckhouse.plan").unwrap();
    let plan: Plan = serde_json::from_str(plan.value.as_ref().unwrap()).unwrap();
    assert_eq!(plan, plan_with_rows());
}

/// The tables of `docs/lab-rows.md`, as the columns are.
#[test]
fn the_description_lists_every_column() {
    let doc = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/lab-rows.md"))
        .unwrap();
    let of_metric =
        Metric { name: "<name>", about: "`<name>`, as `luckhouse lab run` lists it", chosen: true };
    let mut lines = doc.lines().filter(|line| line.starts_with("| `"));
    for kind in RowKind::ALL {
        for column in columns(kind, &[of_metric]) {
            let line = format!("| `{}` | {} | {} |", column.name, said(column.shape), column.about);
            assert_eq!(lines.next(), Some(line.as_str()), "docs/lab-rows.md, {kind}");
        }
    }
    assert_eq!(lines.next(), None, "docs/lab-rows.md has a column too many");
}

fn said(shape: Shape) -> &'static str {
    match shape {
        Shape::Whole => "int64",
        Shape::Yes => "boolean",
        Shape::Text => "string",
        Shape::MaybeText => "string or null",
        Shape::MaybeReal => "double or null",
        Shape::Wholes => "list of int64",
    }
}
