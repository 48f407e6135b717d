//! LN-1 to LN-3: sheets, how they are read, and how they are refused.

use super::*;
use crate::lantern::{Boxes, Sheet, Task};

/// A small file that is in order.
const MINE: &str = r#"name = "mine"
rows = [2, 3]

[[zone]]
name = "Wolves"
boxes = "4 5 X X X"

[[zone]]
name = "Old King's Fire"
boxes = "rest"

[[zone]]
name = "Dragon"
boxes = "X X X O O O"
"#;

const MINE_ON_ONE_LINE: &str =
    "mine; Wolves: 4 5 X X X; Old King's Fire: rest; Dragon: X X X O O O; rows: 2 3";

fn refused(text: &str) -> String {
    Sheet::read(text).unwrap_err().to_string()
}

#[test]
fn ln_1_a_sheet_is_read_from_a_file() {
    let sheet = Sheet::read(MINE).unwrap();
    assert_eq!((sheet.name(), sheet.note(), sheet.rows()), ("mine", "", &[2, 3][..]));
    assert_eq!(sheet.zones().len(), 3);
    assert_eq!(sheet.zones()[1].task, Task::Rest);
}

#[test]
fn ln_1_a_sheet_on_one_line_is_the_same_sheet() {
    let sheet = Sheet::read(MINE).unwrap();
    assert_eq!(sheet.write(), MINE_ON_ONE_LINE);
    assert_eq!(Sheet::read(MINE_ON_ONE_LINE), Ok(sheet));
    let noted = Sheet::read(&format!("note = \"Mine. All mine!\"\n{MINE}")).unwrap();
    assert_eq!(noted.write(), format!("{MINE_ON_ONE_LINE}; note: Mine. All mine!"));
    assert_eq!(Sheet::read(&noted.write()), Ok(noted));
}

#[test]
fn ln_1_a_sheet_is_written_as_the_file_that_it_is_read_from() {
    assert_eq!(Sheet::read(MINE).unwrap().file(), MINE);
    for sheet in ["last-fortress", "long-night"].map(|name| Sheet::read(name).unwrap()) {
        assert_eq!(Sheet::read(&sheet.file()), Ok(sheet));
    }
}

#[test]
fn ln_1_what_is_wrong_is_told_as_data_too() {
    let wrong = |from, to| *Sheet::read(&MINE.replace(from, to)).unwrap_err().fault.unwrap();
    let row = wrong("[2, 3]", "[2, 30]");
    assert_eq!((row.rule, row.line, row.found.as_str(), row.range), ("row", Some(2), "30", Some((1, 12))));
    assert_eq!(wrong("Dragon", "wolves").rule, "zone-twice");
    let part = Sheet::read(&MINE_ON_ONE_LINE.replace("2 3", "2 30")).unwrap_err().fault.unwrap();
    assert_eq!((part.rule, part.line), ("row", None));
}

#[test]
fn ln_1_a_log_holds_the_whole_sheet() {
    let mut options = LanternOptions::default();
    options.put("sheet", MINE).unwrap();
    let table = Table::open(Lantern::new(options.clone(), 1).unwrap());
    let log = table.whole_log();
    assert_eq!(log, format!("lantern(sheet={MINE_ON_ONE_LINE}) seats 1 edition 1\n"));
    assert_eq!(Table::<Lantern>::read(&log).unwrap().game().options(), &options);
}

#[test]
fn ln_1_a_shipped_sheet_is_known_by_name() {
    let sheet = Sheet::read("last-fortress").unwrap();
    assert_eq!(sheet, Sheet::last_fortress());
    assert_eq!(sheet.write(), "last-fortress");
    // Its own file is the same sheet.
    assert_eq!(Sheet::read(include_str!("../sheets/last-fortress.toml")), Ok(sheet));
    assert_eq!(LanternOptions::default().write(), "");
    assert_eq!(LanternOptions::read("sheet=long-night").unwrap().write(), "sheet=long-night");
}

#[test]
fn ln_1_an_unknown_name_is_refused() {
    let text = "`./mine.toml` is not a sheet that ships with lantern: \
                expected last-fortress or long-night, or the text of a sheet's file";
    assert_eq!(refused("./mine.toml"), text);
    assert!(LanternOptions::read("sheet=nowhere").is_err());
}

/// Each change to the good file, and what is said about it.
#[test]
fn ln_1_a_wrong_file_is_refused_with_the_line_and_the_reason() {
    let cases = [
        (
            "rows = [2, 3]",
            "rows = 2, 3",
            "`line 2: rows = 2, 3` is not a line of a TOML file: expected TOML (",
        ),
        (
            "rows = [2, 3]",
            "row = [2, 3]",
            "`line 2: row` is not a key of a sheet here: expected name, note, rows, zone",
        ),
        (
            "boxes = \"rest\"",
            "dice = 3",
            "`line 10: dice` is not a key of a sheet here: expected name, boxes",
        ),
        ("name = \"mine\"", "", "`line 1: nothing for name` is not a whole sheet: expected name = "),
        ("rows = [2, 3]", "", "`line 1: nothing for rows` is not a whole sheet: expected rows = [5, 4, 3]"),
        (
            "boxes = \"rest\"",
            "",
            "`line 8: nothing for boxes` is not a whole sheet: expected boxes = \"4 5 X X X\"",
        ),
        (
            "name = \"Dragon\"",
            "",
            "`line 12: nothing for name` is not a whole sheet: expected name = \"Wolves\"",
        ),
        ("\"mine\"", "7", "`line 1: 7` is not what a sheet needs here: expected name = "),
        ("[2, 3]", "5", "`line 2: 5` is not what a sheet needs here: expected rows = [5, 4, 3]"),
        ("[2, 3]", "[2, \"3\"]", "`line 2: \"3\"` is not what a sheet needs here: expected rows = "),
        ("[2, 3]", "[]", "`line 2: 0 experience rows` is not what a sheet can have: expected 1 to 8 rows"),
        (
            "[2, 3]",
            "[1,1,1,1,1,1,1,1,1]",
            "`line 2: 9 experience rows` is not what a sheet can have: expected 1 to 8",
        ),
        ("[2, 3]", "[2, 0]", "`line 2: 0` is not an experience row: expected 1 to 12 circles"),
        ("[2, 3]", "[2,\n13]", "`line 3: 13` is not an experience row: expected 1 to 12 circles"),
        (
            "4 5 X X X",
            "4 5 6 X X X X",
            "`line 6: 4 5 6 X X X X` is not the boxes of a zone: expected 1 to 6 boxes",
        ),
        ("4 5 X X X", "", "`line 6: nothing` is not the boxes of a zone: expected 1 to 6 boxes"),
        ("4 5 X X X", "4 7", "`line 6: 4 7` is not the boxes of a zone: expected faces 1 to 6, X and O"),
        (
            "4 5 X X X",
            "4 5 XXX",
            "`line 6: 4 5 XXX` is not the boxes of a zone: expected faces 1 to 6, X and O",
        ),
        ("4 5 X X X", "4 O O", "`line 6: 4 O O` is not the boxes of a zone: expected X before O"),
        ("X X X O O O", "rest", "`line 14: rest` is not a task for the last zone: expected boxes to fill"),
        ("Dragon", "wolves", "`line 13: wolves` is not a new zone: expected a name that no earlier zone has"),
        ("Dragon", "rows", "`line 13: rows` is not a name for a zone: expected another word than `rows`"),
        (
            "Dragon",
            "Drag(on)",
            "`line 13: Drag(on)` is not a name on a sheet: expected 1 to 24 letters, digits",
        ),
        ("Dragon", "D; rows: 1", "`line 13: D; rows: 1` is not a name on a sheet: expected 1 to 24 letters"),
        ("Dragon", "", "`line 13: ` is not a name on a sheet: expected 1 to 24 letters"),
        (
            "Dragon",
            "A dragon with a very long name",
            "`line 13: A dragon with a very long name` is not a name",
        ),
        ("\"mine\"", "\"a, b\"", "`line 1: a, b` is not a name on a sheet"),
        (
            "rows",
            "note = \"a; b\"\nrows",
            "`line 2: a; b` is not the note of a sheet: expected 1 to 240 letters",
        ),
        (
            "\"mine\"",
            "\"last-fortress\"",
            "`last-fortress` is not a name for your own sheet: expected another name",
        ),
    ];
    for (good, bad, complaint) in cases {
        let said = refused(&MINE.replacen(good, bad, 1));
        assert!(said.starts_with(complaint), "{good} -> {bad}:\n{said}\n{complaint}");
    }
}

#[test]
fn ln_1_lines_are_counted_from_the_top_of_the_file() {
    let wrong = MINE.replacen("4 5 X X X", "4 7", 1);
    let blank = refused(&format!("\n \n\n{wrong}"));
    assert!(blank.starts_with("`line 9: 4 7` is not the boxes of a zone"), "{blank}");
    let not_toml = refused(&format!("\n\n{}", MINE.replacen("rows = [2, 3]", "rows = 2, 3", 1)));
    assert!(not_toml.starts_with("`line 4: rows = 2, 3` is not a line of a TOML file"), "{not_toml}");
    let windows = refused(&format!("\n\n\n{wrong}").replace('\n', "\r\n"));
    assert!(windows.starts_with("`line 9: 4 7` is not the boxes of a zone"), "{windows}");
    let marked = refused(&format!("\u{feff}\n\n\n{wrong}"));
    assert!(marked.starts_with("`line 9: 4 7` is not the boxes of a zone"), "{marked}");
}

#[test]
fn ln_1_blank_lines_line_ends_and_a_byte_order_mark_change_nothing() {
    let sheet = Sheet::read(MINE);
    let windows = MINE.replace('\n', "\r\n");
    for text in [format!("\n\n{MINE}\n\n"), format!("\r\n{windows}"), format!("\u{feff}{windows}")] {
        assert_eq!(Sheet::read(&text), sheet, "{text:?}");
    }
    assert_eq!(Sheet::read("\u{feff}\n last-fortress \r\n"), Ok(Sheet::last_fortress()));
    assert_eq!(Sheet::read(&format!("\u{feff}{MINE_ON_ONE_LINE}\r\n")), sheet);
}

#[test]
fn ln_1_a_file_without_zones_or_with_too_many_is_refused() {
    let head = "name = \"mine\"\nrows = [2]\n";
    let zone = |n: usize| format!("[[zone]]\nname = \"Zone {n}\"\nboxes = \"{}\"\n", n % 6 + 1);
    let file = |zones: usize| head.to_string() + &(1..=zones).map(zone).collect::<String>();
    let none = "`line 1: nothing for zone` is not a whole sheet: expected a `[[zone]]`";
    assert!(refused(head).starts_with(none), "{}", refused(head));
    let empty = refused(&format!("{head}zone = []\n"));
    assert!(
        empty.starts_with("`line 3: 0 zones` is not what a sheet can have: expected 1 to 16 zones"),
        "{empty}"
    );
    let single = refused(&format!("{head}[zone]\nname = \"Wolves\"\nboxes = \"1\"\n"));
    assert!(
        single.contains("is not what a sheet needs here: expected `[[zone]]` with two brackets"),
        "{single}"
    );
    assert!(single.starts_with("`line 3: "), "{single}");
    assert!(
        refused(&format!("{head}zone = [1]\n")).starts_with("`line 3: 1` is not what a sheet needs here")
    );
    assert!(Sheet::read(&file(16)).is_ok());
    assert!(refused(&file(17)).contains("17 zones` is not what a sheet can have: expected 1 to 16 zones"));
}

#[test]
fn ln_1_a_wrong_sheet_on_one_line_is_refused_with_the_part_and_the_reason() {
    let cases = [
        (
            "mine; Wolves",
            "`part 2: Wolves` is not a part of a sheet on one line: expected `NAME; ZONE: BOXES",
        ),
        ("mine; Wolves: 4", "`no `rows:`` is not a whole sheet on one line: expected `NAME; ZONE: BOXES"),
        ("mine; rows: 4", "`all parts: 0 zones` is not what a sheet can have"),
        ("mine; Wolves: 9; rows: 4", "`part 2: 9` is not the boxes of a zone"),
        ("mine; Wolves: 4; rows: x", "`part 3: x` is not an experience row"),
        ("; Wolves: 4; rows: 4", "`part 1: ` is not a name on a sheet"),
    ];
    for (text, complaint) in cases {
        assert!(refused(text).starts_with(complaint), "{}", refused(text));
    }
}

#[test]
fn ln_1_a_text_that_is_far_too_long_is_refused() {
    let text = format!("{MINE}#{}", "x".repeat(20_000));
    assert!(refused(&text).ends_with("is not a sheet: expected at most 16000 characters"));
}

#[test]
fn ln_2_the_default_sheet_is_the_one_of_the_rulings() {
    let sheet = Sheet::last_fortress();
    let zones: Vec<String> =
        sheet.zones().iter().map(|zone| format!("{} {}", zone.name, zone.task)).collect();
    let expected = [
        "Wolves 4 5 X X X",
        "Cultists 2 3 4 X X X",
        "Ruins 3 4 5 X X X",
        "Skeletons X X X O O O",
        "Campfire rest",
        "Spider 2 3 4 X X X",
        "Tower 4 5 6 X X X",
        "Dragon X X X X X X",
    ];
    assert_eq!(zones, expected);
    assert_eq!(sheet.rows(), [5, 4, 3]);
}

#[test]
fn ln_2_the_default_sheet_says_that_it_is_a_reconstruction() {
    assert!(Sheet::last_fortress().note().starts_with("A reconstruction."));
}

fn fills(boxes: &str, dice: &str) -> bool {
    boxes.parse::<Boxes>().unwrap().filled_by(dice.parse().unwrap())
}

#[test]
fn ln_3_a_numbered_box_wants_that_face() {
    assert!(fills("4 5", "1 1 1 1 4 5"));
    assert!(!fills("4 5", "1 1 1 1 4 4"));
    assert!(!fills("4 4", "1 1 1 1 4 5"));
}

#[test]
fn ln_3_x_boxes_want_one_same_face() {
    assert!(fills("X X X", "1 2 3 6 6 6"));
    assert!(!fills("X X X", "1 1 2 2 3 3"));
    assert!(fills("X", "1 2 3 4 5 6"));
}

#[test]
fn ln_3_o_boxes_want_another_face_than_the_x() {
    assert!(fills("X X X O O O", "2 2 2 5 5 5"));
    assert!(!fills("X X X O O O", "4 4 4 4 4 4"));
    assert!(fills("X X X X O", "3 5 5 5 5 5"));
    assert!(fills("X O O O O", "3 5 5 5 5 5"));
    assert!(!fills("X X O O O O", "3 5 5 5 5 5"));
}

#[test]
fn ln_3_the_x_may_show_the_face_of_a_numbered_box() {
    assert!(fills("4 5 X X X", "4 4 4 4 5 6"));
    assert!(!fills("4 5 X X X", "3 4 4 4 5 6"));
}

#[test]
fn ln_3_a_die_fills_one_box_and_spare_dice_do_not_matter() {
    assert!(!fills("4 X X", "1 2 3 4 4 6"));
    assert!(fills("4 X X", "1 2 4 4 4 6"));
    assert!(fills("6", "1 1 2 3 4 6"));
}

#[test]
fn ln_3_boxes_are_written_in_order() {
    assert_eq!("o X 5 x 4 O".parse::<Boxes>().unwrap().to_string(), "4 5 X X O O");
}
