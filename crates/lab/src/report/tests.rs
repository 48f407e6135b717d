use super::*;
use crate::Figure;
use luckhouse_words::Language;

fn english() -> Words<'static> {
    Words::in_language(Language::ENGLISH)
}

fn tiny(game: &str) -> ReportPlan {
    let mut plan = ReportPlan::of(game, 3).unwrap().with_games(24);
    (plan.judged, plan.nodes, plan.rounds, plan.surveyed) = (2, 10, 2, 2);
    plan.play.grid.bots = vec![vec!["novice".into()]];
    plan.play.grid.seats.truncate(1);
    plan
}

#[test]
fn a_report_made_twice_is_the_same() {
    let plan = tiny("booty-dice");
    let [one, two] = [(); 2].map(|()| plan.make(&english(), &()).unwrap().unwrap().document);
    assert_eq!(one.html(), two.html());
    assert_eq!(one.markdown(), two.markdown());
    let again: ReportPlan = serde_json::from_str(plan_of(&one.markdown()).unwrap()).unwrap();
    assert_eq!(again, plan);
    assert_eq!(again.command(), one.command);
}

#[test]
fn a_page_stands_alone_and_shows_what_it_promises() {
    let mut plan = tiny("booty-dice");
    plan.play.grid.options = vec![("goal".into(), vec!["20".into(), "30".into()])];
    let document = plan.make(&english(), &()).unwrap().unwrap().document;
    let page = document.html();
    for never in ["<script", "http://", "https://", "NaN", "inf"] {
        assert!(!page.contains(never), "{never}");
    }
    assert_eq!(page.matches("<svg").count(), page.matches("<desc>").count());
    assert_eq!(page.matches("<figure").count(), page.matches("The numbers</summary>").count());
    for shown in ["an equal share", "class=\"heat\"", "class=\"median\"", "class=\"whisker\"", "goal=30"] {
        assert!(page.contains(shown), "{shown}");
    }
    let titles: Vec<&str> = document.sections.iter().map(|section| section.title.as_str()).collect();
    let first = ["Every table", "Who wins", "What the options do", "How long it takes", "What is used"];
    assert_eq!(titles[..5], first);
    assert_eq!(titles[5], "What each option does");
    assert_eq!(titles.last(), Some(&"Luck against skill: goal=30"));
}

#[test]
fn a_report_opens_with_answers_and_a_list_of_what_follows() {
    let document = tiny("booty-dice").make(&english(), &()).unwrap().unwrap().document;
    let (page, text) = (document.html(), document.markdown());
    for question in
        ["Is it fair?", "How long is it?", "How much is luck?", "Which option should change first?"]
    {
        assert!(
            page.contains(&format!("<dt>{question}</dt>\n<dd>"))
                && text.contains(&format!("**{question}**\n\n- "))
        );
    }
    let sections = document.sections.len();
    for place in 1..=sections {
        assert!(
            page.contains(&format!("<a href=\"#s{place}\">"))
                && page.contains(&format!("<section id=\"s{place}\">"))
        );
    }
    assert!(text.contains("- [Who wins](#who-wins)\n"), "{text}");
    assert!(page.find("In short").unwrap() < page.find("Contents").unwrap());
    assert!(page.find("Contents").unwrap() < page.find("<section id=\"s1\">").unwrap());
}

/// Two options, two tables and two groups of bots: each of the sixteen cells is in every table, and in a map.
#[test]
fn every_cell_of_a_grid_is_reported() {
    let mut plan = ReportPlan::of("booty-dice", 3).unwrap().with_games(4);
    (plan.judged, plan.rounds, plan.surveyed) = (0, 0, 0);
    let values = |one: &str, two: &str| vec![one.to_string(), two.to_string()];
    plan.play.grid.options = vec![("goal".into(), values("20", "30")), ("lives".into(), values("5", "10"))];
    plan.play.grid.seats = vec![2, 3];
    plan.play.grid.bots = vec![vec!["random".into()], vec!["novice".into(), "random".into()]];
    let document = plan.make(&english(), &()).unwrap().unwrap().document;
    let parts = |title: &str| &document.sections.iter().find(|section| section.title == title).unwrap().parts;
    let Part::Table(every) = &parts("Every table")[1] else { panic!("a table") };
    assert_eq!(every.rows.len(), 16);
    let maps: Vec<&Plot> = parts("What the options do")
        .iter()
        .filter_map(|part| if let Part::Plot(plot) = part { Some(plot) } else { None })
        .collect();
    assert_eq!(maps.len(), 3 * 4, "three for each number of seats with each group of bots");
    for map in maps {
        let Drawing::Heat { cells, .. } = &map.drawing else { panic!("a map") };
        assert!(cells.iter().flatten().all(|figure| figure.value.is_finite()), "{}", map.title);
    }
}

/// Somebody has seen enough after so many pieces of work: there is a report on what there was, and no figure is missing.
#[test]
fn an_interrupted_report_says_what_there_was() {
    use std::sync::atomic::{AtomicU64, Ordering};
    struct After(AtomicU64);
    impl Watch for After {
        fn go_on(&self, _done: u64, _of: u64) -> bool {
            self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1)).is_ok()
        }
    }
    let plan = tiny("booty-dice");
    let mut seen = 0;
    for after in [0, 2, 24, 30, 60, 120, 400] {
        let Some(report) = plan.make(&english(), &After(AtomicU64::new(after))).unwrap() else { continue };
        let page = report.document.html();
        assert!(!page.contains("NaN") && !page.contains("inf "), "{after}");
        assert_eq!(page.contains("Interrupted: everything here"), report.interrupted, "{after}");
        seen += u32::from(report.interrupted);
    }
    assert!(seen > 0, "none was interrupted on the way");
}

#[test]
fn words_of_a_game_cannot_break_a_page() {
    let mut document = Document::new("<b>", "a & b", "{}", Language::ENGLISH);
    document.section("'", vec![Part::Text("<script>".into())]);
    let page = document.html();
    assert!(page.contains("&lt;b&gt;") && page.contains("a &amp; b") && !page.contains("<script>"));
    document
        .section("c", vec![Part::Text("type `<b>`, not ` alone".into()), Part::Text("type `<b>`".into())]);
    let page = document.html();
    assert!(page.contains("type `&lt;b&gt;`, not ` alone") && page.contains("type <code>&lt;b&gt;</code>"));
    let mut table = Table::new(&["a"]);
    table.row(["x | y".into()]);
    document.section("t", vec![Part::Table(table)]);
    assert!(document.markdown().contains("x \\| y"));
}

/// A game for one has no rivals, and a report all the same.
#[test]
fn a_game_for_one_is_reported_too() {
    let mut plan = tiny("lantern");
    plan.judged = 0;
    let text = plan.make(&english(), &()).unwrap().unwrap().document.markdown();
    assert!(text.contains("alone, novice") && !text.contains("first turn wins") && text.contains("failed-1"));
}

#[test]
fn the_coach_looks_at_two_and_at_three() {
    let seats = |game: &str| {
        let cells = ReportPlan::of(game, 1).unwrap().studied().unwrap();
        cells.iter().map(|cell| cell.bots.len()).collect::<Vec<_>>()
    };
    assert_eq!([seats("booty-dice"), seats("lucky-shot")], [[2, 3], [2, 3]]);
    assert_eq!((seats("lantern"), seats("reynards-luck")), (vec![1], vec![2]));
}

#[test]
fn a_command_names_everything_that_is_set() {
    let mut plan = tiny("booty-dice");
    plan.play.grid.options = vec![("goal".into(), vec!["20".into(), "30".into()])];
    let command = "luckhouse lab report booty-dice --option goal=20,30 --seats 2 --bots novice --games 24 --judged 2 \
                   --rounds 2 --surveyed 2 --coach 10 --seed 3";
    assert_eq!(plan.command(), command);
}

#[test]
fn little_data_is_said_to_be_little() {
    let few = Figure::mean_of(&[0.5]);
    assert_eq!(super::document::in_percent(&english(), &few), "50.00 % (one game only)");
    assert_eq!(super::document::in_percent(&english(), &Figure::mean_of(&[])), "– (no such game)");
}
