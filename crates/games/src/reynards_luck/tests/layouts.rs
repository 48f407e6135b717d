use super::*;
use luckhouse_engine::Options;

#[test]
fn rl_1_sixteen_pieces_a_side() {
    let layout = Layout::crossing();
    assert_eq!(layout.pieces, Bag::of([2, 2, 2, 2, 2, 2, 4]));
    assert_eq!(layout.pieces.count(Kind::Fox), 4);
    assert_eq!(layout.pieces.len(), 16);
}

#[test]
fn rl_2_forty_cards() {
    let layout = Layout::crossing();
    assert_eq!(layout.cards, Bag::of([6, 6, 6, 6, 6, 5, 5]));
    assert_eq!(layout.cards.len(), 40);
}

#[test]
fn rl_3_shields_and_foxheads() {
    let layout = Layout::crossing();
    assert_eq!((layout.side(RED).shield, layout.side(BLUE).shield), (sq("e1"), sq("e9")));
    assert_eq!(layout.foxheads, ["b5", "d5", "f5", "h5"].map(sq));
}

#[test]
fn rl_3_the_den_moves_only_the_foxheads() {
    let mut den = Layout::read("den").unwrap();
    assert_eq!(den.foxheads, ["c4", "g4", "c6", "g6"].map(sq));
    den.foxheads = Layout::crossing().foxheads;
    assert_eq!(den, Layout::crossing());
}

#[test]
fn rl_4_the_formation_is_both_home_ranks_without_file_e() {
    let layout = Layout::crossing();
    let written = |seat| {
        let squares = layout.side(seat).formation.iter().map(ToString::to_string);
        squares.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(written(RED), "a1 b1 c1 d1 f1 g1 h1 i1 a2 b2 c2 d2 f2 g2 h2 i2");
    assert_eq!(written(BLUE), "a9 b9 c9 d9 f9 g9 h9 i9 a8 b8 c8 d8 f8 g8 h8 i8");
}

#[test]
fn options_are_layout_and_cap() {
    let options = ReynardsLuckOptions::default();
    assert_eq!((options.layout.to_string().as_str(), options.cap), ("crossing", 400));
    assert_eq!(options.write(), "");
    let den = ReynardsLuckOptions::read("layout=den, cap=60").unwrap();
    assert_eq!(den.write(), "layout=den, cap=60");
    let wrong = ReynardsLuckOptions::read("cap=0").unwrap_err().to_string();
    assert_eq!(wrong, "`0` is not a value of this option: expected cap=1 to 1000");
}

/// The crossing as one's own file would have it, with one thing changed.
fn changed(from: &str, to: &str) -> String {
    let text = include_str!("../layouts/crossing.toml");
    assert!(text.contains(from), "{from}");
    text.replacen(from, to, 1)
}

#[test]
fn an_own_layout_is_written_on_one_line_that_reads_back() {
    let mut options = ReynardsLuckOptions::default();
    options.put("layout", &changed("h5", "i5")).unwrap();
    let line = options.layout.to_string();
    assert!(line.starts_with("pieces 1:2 2:2 3:2 4:2 5:2 6:2 fox:4; cards 1:6 "), "{line}");
    assert!(line.contains("; foxheads b5 d5 f5 i5; red e1 a1 b1 "), "{line}");
    assert!(!line.contains([',', '(', ')', '\n']), "{line}");
    assert_eq!(Layout::read(&line).unwrap(), options.layout);
    assert_eq!(ReynardsLuckOptions::read(&options.write()).unwrap(), options);
    let table = Table::open(ReynardsLuck::new(options, 2).unwrap());
    assert_eq!(Table::<ReynardsLuck>::read(&table.whole_log()).unwrap().state(), table.state());
}

#[test]
fn a_shipped_layout_given_as_a_file_is_called_by_its_name() {
    let layout = Layout::read(include_str!("../layouts/den.toml")).unwrap();
    assert_eq!(layout.to_string(), "den");
}

#[test]
fn a_layout_is_written_as_a_file_that_reads_back() {
    let own = Layout::read(&changed("h5", "i5")).unwrap();
    let file = own.file();
    assert!(file.starts_with("foxheads = [\"b5\", \"d5\", \"f5\", \"i5\"]\n\n[pieces]\n1 = 2\n"), "{file}");
    assert_eq!(Layout::read(&file).unwrap(), own);
    assert_eq!(Layout::read(&Layout::crossing().file()).unwrap(), Layout::crossing());
}

#[test]
fn what_is_wrong_is_told_as_data_too() {
    let wrong = |text: String| *Layout::read(&text).unwrap_err().fault.unwrap();
    let few = wrong(changed(", \"h5\"", ""));
    assert_eq!((few.rule, few.line, few.range), ("foxheads", Some(2), Some((4, 4))));
    assert_eq!(wrong(changed("fox = 4", "fox = 3")).range, Some((15, 15)));
    assert_eq!(wrong("x".repeat(20_000)).rule, "long");
}

#[test]
fn wrong_layouts_are_refused_with_line_and_reason() {
    let cases = [
        (changed("\"h5\"", "\"j5\""), "`line 2: j5` is not right in a layout: expected a square (a1 to i9)"),
        (changed("\"h5\"", "\"b5\""), "`line 2: b5 again` is not right in a layout: expected each square at"),
        (changed(", \"h5\"", ""), "`line 2: 3 foxheads` is not right in a layout: expected 4 foxheads"),
        (
            changed("6 = 2", "7 = 2"),
            "`line 11: 7` is not right in a layout: expected a piece (1 to 6, or fox)",
        ),
        (
            changed("fox = 4", "fox = 3"),
            "`line 27: 16 squares of a formation` is not right in a layout: expected 15",
        ),
        (changed("\"i9\"", "\"e1\""), "`line 35: e1 again` is not right in a layout"),
        (
            changed("7 = 5", "8 = 5"),
            "`line 22: 8` is not right in a layout: expected a card (a value from 1 to 7)",
        ),
        (changed("[blue]", "[green]"), "`line 32: unknown field `green`"),
        (changed("fox = 4", "fox = \"four\""), "`line 12: invalid type: string"),
        (changed("= 4", "="), "`line 12: "),
    ];
    for (text, complaint) in cases {
        let wrong = Layout::read(&text).unwrap_err().to_string();
        assert!(wrong.starts_with(complaint), "{wrong}\n  not\n{complaint}");
    }
}

#[test]
fn lines_are_counted_from_the_top_of_the_file() {
    let wrong = |text: String| Layout::read(&text).unwrap_err().to_string();
    let refusal = wrong(format!("\n \n\n{}", changed("\"h5\"", "\"j5\"")));
    assert!(refusal.starts_with("`line 5: j5` is not right in a layout"), "{refusal}");
    let refusal = wrong("\n\npieces 1:3; cards 1:8; foxheads b5 d5 f5 h5; red e1 a1; blue e9 a9\n".into());
    assert!(refusal.starts_with("`line 3: 3 pieces` is not right in a layout"), "{refusal}");
    assert_eq!(Layout::read("\n den\n").unwrap(), Layout::read("den").unwrap());
}

#[test]
fn too_few_pieces_or_cards_are_refused() {
    let line = |pieces, cards| {
        let text = format!("pieces {pieces}; cards {cards}; foxheads b5 d5 f5 h5; red e1 a1; blue e9 a9");
        Layout::read(&text).unwrap_err().to_string()
    };
    assert!(
        line("1:3", "1:8").contains("`line 1: 3 pieces` is not right in a layout: expected 4 to 30 pieces")
    );
    assert!(line("1:4", "1:8").contains("expected two kinds at least"));
    assert!(line("1:3 fox:1", "1:7").contains("expected 8 to 99 cards"));
    assert!(line("1:3 fox:1", "1:8").contains("expected 4, one for each piece"));
    assert!(line("1-3", "1:8").contains("a value and its number, like `6:2`"));
    assert!(line("1:200 2:200", "1:8").contains("fewer than 256"));
}

#[test]
fn an_unknown_layout_names_those_that_ship() {
    let wrong = Layout::read("crosing").unwrap_err().to_string();
    assert_eq!(wrong, "`crosing` is not a layout: expected crossing, den or the text of a layout file");
    let wrong = Layout::read("pieces 1:2; deck 1:8").unwrap_err().to_string();
    assert!(wrong.contains("`cards …`, in the order pieces; cards; foxheads; red; blue"), "{wrong}");
}
