//! Files that were changed: each is refused with one line that says what is wrong.

use luckhouse_puzzles::{Puzzle, PuzzleId, of, read, write};

fn puzzle() -> Puzzle {
    of("fortuna").unwrap()[0].clone()
}

fn refusal(text: &str) -> String {
    let refusal = read(text).unwrap_err().to_string();
    assert_eq!(refusal.lines().count(), 1, "{refusal}");
    refusal
}

#[test]
fn what_is_written_is_read() {
    let puzzles = &of("booty-dice").unwrap()[..5];
    assert_eq!(read(&format!("# A remark.\n\n{}", write(puzzles))).unwrap(), puzzles);
}

#[test]
fn another_answer_is_refused() {
    let table = puzzle().table().unwrap();
    let other = puzzle().values(&*table).swap_remove(1).word;
    let text = refusal(&write(&[Puzzle { answer: other.clone(), ..puzzle() }]));
    let why = "is not the only choice that costs nothing: expected one best choice";
    assert_eq!(text, format!("line 1: its answer `{other}` {why}"));
    let text = refusal(&write(&[Puzzle { answer: "dance".into(), ..puzzle() }]));
    let why = "cannot be chosen: expected one of the words that the table offers";
    assert_eq!(text, format!("line 1: its answer `dance` {why}"));
}

#[test]
fn an_answer_that_is_not_best_is_found_out_by_the_judge() {
    let mut wrong = puzzle();
    let table = wrong.table().unwrap();
    wrong.answer = wrong.values(&*table).swap_remove(1).word;
    let place = table.offers(wrong.seat).iter().position(|offer| offer.word == wrong.answer).unwrap();
    wrong.costs = wrong.costs.iter().map(|cost| cost + 1).collect();
    wrong.costs[place] = 0;
    let (id, answer, best) = (&wrong.id, &wrong.answer, puzzle().answer);
    let expected = format!("puzzle {id}: `{answer}` is not clearly best any more, `{best}` is");
    assert_eq!(wrong.prove().unwrap_err().to_string(), expected);
}

#[test]
fn a_cut_file_is_refused_wherever_it_is_cut() {
    let whole = write(&[puzzle()]);
    let lines: Vec<&str> = whole.lines().collect();
    for kept in 1..lines.len() {
        let text = refusal(&lines[..kept].join("\n"));
        assert!(text.contains("but the file ends here"), "{kept}: {text}");
    }
    // Within a line.
    for kept in (1..whole.len() - 1).step_by(7) {
        refusal(&whole[..kept]);
    }
}

#[test]
fn another_seat_or_log_is_refused() {
    let puzzle = puzzle();
    let other = luckhouse_engine::Seat::all(2).find(|seat| *seat != puzzle.seat).unwrap();
    let text = refusal(&write(&[Puzzle { seat: other, ..puzzle.clone() }]));
    assert!(text.contains(&format!("{other} has nothing to choose at the end of its log")), "{text}");
    let log = puzzle.log.replace("seats 2", "seats 9");
    let text = refusal(&write(&[Puzzle { log, ..puzzle.clone() }]));
    assert!(text.contains("its log cannot be replayed: line 1: "), "{text}");
    let id = PuzzleId::of(&puzzle.log, other);
    let text = refusal(&write(&[Puzzle { id, ..puzzle.clone() }]));
    assert!(text.contains(&format!("belong to the name {}", puzzle.id)), "{text}");
}

#[test]
fn costs_and_figures_have_to_fit() {
    let text = refusal(&write(&[Puzzle { costs: vec![0, 5], ..puzzle() }]));
    assert!(text.contains("it has 2 costs for "), "{text}");
    let text = refusal(&write(&[Puzzle { grade: 6, ..puzzle() }]));
    assert!(
        text.starts_with("line 3: expected `worth CHANCE margin CHANCE error CHANCE grade 1 to 5`"),
        "{text}"
    );
    let text = refusal(&write(&[puzzle()]).replace("costs ", "costs x"));
    assert!(text.contains("expected a cost in thousandths"), "{text}");
}
