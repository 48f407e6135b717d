//! `hint` and `why`: what somebody who plays this game well would do, and what the other choices would cost.

use crate::{Expected, Opinion, Report, label};
use luckhouse_words::{Words, say};

/// The choices that `why` lists.
const LISTED: usize = 10;

/// What to do, in a line or two.
pub fn hint(opinions: &[Opinion], game: &str, words: &Words) -> String {
    let Some(best) = opinions.first() else { return say!(words, "terminal-hint-nothing") + "\n" };
    let meaning = match label(words, game, &best.outlook) {
        meaning if meaning.is_empty() => meaning,
        meaning => format!(" ({meaning})"),
    };
    let chance = with_error(words, best.chance, best.error);
    let text = say!(words, "terminal-hint-best", word = best.word, meaning, chance);
    let other = match opinions.get(1) {
        None => say!(words, "terminal-hint-only"),
        Some(next) if best.chance - next.chance <= best.paired_error + next.paired_error => {
            say!(words, "terminal-hint-as-good", word = next.word)
        }
        Some(next) => {
            let cost = words.figure(&format!("{:.1}", 100.0 * (best.chance - next.chance)));
            say!(words, "terminal-hint-next", word = next.word, cost)
        }
    };
    format!("{text}\n{}{}{other}\n", reasons(best, game, words), line(&best.line, game, words))
}

/// What speaks for it, and beside what; nothing if nothing is known.
fn reasons(best: &Opinion, game: &str, words: &Words) -> String {
    let Some(word) = best.beside.as_ref().filter(|_| !best.why.is_empty()) else { return String::new() };
    let reasons: Vec<String> = best.why.iter().map(|why| words.reason(game, why, None)).collect();
    say!(words, "terminal-hint-beside", word, reasons = reasons.join(" ")) + "\n"
}

/// What is expected to follow; nothing where games go on in too many ways.
fn line(line: &[Expected], game: &str, words: &Words) -> String {
    if line.is_empty() {
        return String::new();
    }
    let step = |Expected { seat, word, value, share }: &Expected| {
        let choice = words.choice(game, value).unwrap_or_else(|| format!("`{word}`"));
        say!(words, "terminal-hint-step", seat, choice, share)
    };
    let steps: Vec<String> = line.iter().map(step).collect();
    say!(words, "terminal-hint-line", steps = steps.join("; ")) + "\n"
}

/// What each of the better choices is worth.
pub fn why(opinions: &[Opinion], game: &str, words: &Words) -> Report {
    let columns = [
        say!(words, "terminal-hint-column-choice"),
        say!(words, "terminal-hint-column-chance"),
        say!(words, "terminal-hint-column-costs"),
        say!(words, "terminal-hint-column-meaning"),
    ];
    let mut report = Report::new(say!(words, "terminal-hint-worth"), &columns.each_ref().map(String::as_str));
    let Some(first) = opinions.first() else { return report };
    for opinion in opinions.iter().take(LISTED) {
        let costs = words.figure(&cost(first, opinion));
        let chance = with_error(words, opinion.chance, opinion.error);
        report.row([opinion.word.clone(), chance, costs, label(words, game, &opinion.outlook)]);
    }
    if opinions.len() > LISTED {
        let (more, last) = (opinions.len() - LISTED, &opinions[opinions.len() - 1]);
        let cost = words.figure(&format!("{:.1}", 100.0 * (first.chance - last.chance)));
        report.note(say!(words, "terminal-hint-more", more, word = last.word, cost));
    }
    let exact = opinions.iter().all(|opinion| opinion.error < 1e-4);
    report.note(match exact {
        true => say!(words, "terminal-hint-exact"),
        false => say!(words, "terminal-hint-estimated"),
    });
    report
}

/// What it costs to choose this instead of the best, with how far that can be off.
fn cost(best: &Opinion, other: &Opinion) -> String {
    let (cost, off) =
        (100.0 * (best.chance - other.chance), 100.0 * (best.paired_error + other.paired_error));
    match (cost, off) {
        (cost, _) if cost < 0.05 => "-".into(),
        (cost, off) if off < 0.05 => format!("{cost:.1}"),
        (cost, off) => format!("{cost:.1} ± {off:.1}"),
    }
}

/// A chance as a percentage, with how far it can be off.
pub fn with_error(words: &Words, chance: f64, error: f64) -> String {
    let percent = 100.0 * chance;
    let exact = error < 1e-4;
    words.figure(&match exact {
        true => format!("{percent:.1} %"),
        false => format!("{percent:.1} ± {:.1} %", 100.0 * error),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_engine::Seat;
    use luckhouse_words::Language;
    use serde_json::json;

    fn english() -> Words<'static> {
        Words::in_language(Language::ENGLISH)
    }

    fn opinion(word: &str, chance: f64, error: f64) -> Opinion {
        Opinion {
            word: word.into(),
            outlook: Vec::new(),
            chance,
            error,
            paired_error: error / 2.0,
            why: Vec::new(),
            beside: None,
            line: Vec::new(),
        }
    }

    #[test]
    fn a_hint_says_what_the_next_best_costs() {
        let text = hint(&[opinion("stop", 0.5, 0.0), opinion("roll", 0.4, 0.0)], "booty-dice", &english());
        assert_eq!(
            text,
            "Hint: `stop`. Your chance to win then: 50.0 %.\n\
             Next best is `roll`, 10.0 points less. `why` shows the others.\n"
        );
    }

    #[test]
    fn a_difference_below_the_error_is_none() {
        let text = hint(&[opinion("stop", 0.5, 0.02), opinion("roll", 0.49, 0.02)], "booty-dice", &english());
        assert!(text.contains("`roll` is about as good"), "{text}");
        assert!(text.contains("50.0 ± 2.0 %"), "{text}");
        // A position may be unclear, and what to do in it clear.
        let text = hint(&[opinion("stop", 0.5, 0.02), opinion("roll", 0.47, 0.02)], "booty-dice", &english());
        assert!(text.contains("3.0 points less"), "{text}");
    }

    #[test]
    fn what_a_choice_costs_is_said_with_its_margin() {
        let text = why(&[opinion("stop", 0.5, 0.08), opinion("roll", 0.4, 0.04)], "booty-dice", &english())
            .to_string();
        assert!(text.contains("50.0 ± 8.0 %") && text.contains("10.0 ± 6.0"), "{text}");
    }

    #[test]
    fn figures_are_written_as_the_language_writes_them() {
        let german = Words::in_language(Language::find("de").unwrap());
        let mut best = opinion("stop", 0.5, 0.08);
        best.why = vec![json!({ "name": "doubloons", "whose": "own", "with": 22.3, "instead": 19 })];
        best.beside = Some("roll".into());
        let opinions = [best, opinion("roll", 0.3, 0.04)];
        let said =
            hint(&opinions, "booty-dice", &german) + &why(&opinions, "booty-dice", &german).to_string();
        for figure in ["50,0 ± 8,0 %", "20,0 ± 6,0", "22,3 Dublonen statt 19."] {
            assert!(said.contains(figure), "{figure}: {said}");
        }
    }

    #[test]
    fn a_hint_says_beside_what_it_is_better_and_what_follows() {
        let mut best = opinion("call plain", 0.5, 0.0);
        best.why = vec![json!({ "name": "marbles", "whose": "own", "with": 3, "instead": 2.1 })];
        best.beside = Some("call line".into());
        let step = |seat, word: &str, share| Expected {
            seat: Seat::at(seat),
            word: word.into(),
            value: json!(word),
            share,
        };
        best.line = vec![step(1, "accept", 100), step(0, "xyzzy", 55)];
        let text = hint(&[best, opinion("call line", 0.4, 0.0)], "fortuna", &english());
        assert!(text.contains("Beside `call line`: A round from now you have 3 marbles"), "{text}");
        let follows = "Most games go on so: p2: Accept the call; p1: `xyzzy` (55 of 100).\n";
        assert!(text.contains(follows), "{text}");
    }

    #[test]
    fn why_lists_the_better_choices_and_names_the_worst() {
        let many: Vec<Opinion> =
            (0..12).map(|n| opinion(&format!("w{n}"), 0.9 - 0.05 * f64::from(n), 0.0)).collect();
        let text = why(&many, "booty-dice", &english()).to_string();
        assert!(text.contains("2 more are worth less; the worst, `w11`, costs 55.0."), "{text}");
        assert!(text.contains("Exact"), "{text}");
    }
}
