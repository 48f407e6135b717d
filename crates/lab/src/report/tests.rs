use super::*;
use crate::Figure;
use luckhouse_words::Language;

fn english() -> Words<'static> {
    Words::in_language(Language::ENGLISH)
}

fn tiny(game: &str) -> ReportPlan {
    let mut plan = ReportPlan::of(game, 3).unwrap().with_games(24);
    (plan.judged, plan.nodes, plan.rounds) = (2, 10, 2);
    plan.play.grid.bots = vec![vec!["novice".into()]];
    plan.play.grid.seats.truncate(1);
    plan
}

#[test]
fn a_report_made_twice_is_the_same() {
    let plan = tiny("booty-dice");
    let [one, two] = [(); 2].map(|()| plan.make(&english(), &()).unwrap().unwrap());
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
    let document = plan.make(&english(), &()).unwrap().unwrap();
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
    assert_eq!(titles[..4], ["Who wins", "What the options do", "How long it takes", "What is used"]);
    assert_eq!(titles.last(), Some(&"Luck against skill"));
}

#[test]
fn words_of_a_game_cannot_break_a_page() {
    let mut document = Document::new("<b>", "a & b", "{}", Language::ENGLISH);
    document.section("'", vec![Part::Text("<script>".into())]);
    let page = document.html();
    assert!(page.contains("&lt;b&gt;") && page.contains("a &amp; b") && !page.contains("<script>"));
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
    let text = plan.make(&english(), &()).unwrap().unwrap().markdown();
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
                   --rounds 2 --coach 10 --seed 3";
    assert_eq!(plan.command(), command);
}

#[test]
fn little_data_is_said_to_be_little() {
    let few = Figure::mean_of(&[0.5]);
    assert_eq!(super::document::in_percent(&english(), &few), "50.00 % (one game only)");
    assert_eq!(super::document::in_percent(&english(), &Figure::mean_of(&[])), "– (no such game)");
}
