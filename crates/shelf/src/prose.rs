//! Small pieces of English that every game's words are made of.

use luckhouse_engine::{Outcome, Seat};
use luckhouse_words::{Words, say};

/// The widest line that a plain terminal shows.
pub(crate) const WIDEST: usize = 80;

/// A text in lines of at most so many columns, broken between words; what was on lines of its own stays so.
pub fn wrap(text: &str, width: usize) -> String {
    let lines: Vec<String> = text.lines().map(|line| wrap_line(line, width)).collect();
    lines.join("\n")
}

fn wrap_line(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.into();
    }
    let (mut wrapped, mut column) = (String::new(), 0);
    for word in text.split(' ') {
        let length = word.chars().count();
        let fits = column + 1 + length <= width;
        if !wrapped.is_empty() {
            wrapped.push(if fits { ' ' } else { '\n' });
            column = if fits { column + 1 } else { 0 };
        }
        wrapped += word;
        column += length;
    }
    wrapped
}

/// The sentences that say something, as many on a line as fit a plain terminal; all lines but the first are set in.
pub(crate) fn paragraph(sentences: impl IntoIterator<Item = String>) -> String {
    let (mut text, mut column) = (String::new(), 0);
    for sentence in sentences.into_iter().filter(|sentence| !sentence.is_empty()) {
        let length = sentence.chars().count();
        let gap = match column {
            0 => "",
            _ if column + 1 + length <= WIDEST => " ",
            _ => "\n  ",
        };
        column = if gap.starts_with('\n') { gap.len() - 1 } else { column + gap.len() } + length;
        text += gap;
        text += &sentence;
    }
    text
}

/// `1 brick`, `2 bricks`
pub(crate) fn count(number: impl TryInto<u64>, thing: &str) -> String {
    let things = match thing {
        "die" => "dice".into(),
        "life" => "lives".into(),
        _ => format!("{thing}s"),
    };
    match number.try_into().unwrap_or(u64::MAX) {
        1 => format!("1 {thing}"),
        number => format!("{number} {things}"),
    }
}

/// `a`, `a and b`, `a, b and c`
pub(crate) fn list<T: ToString>(things: impl IntoIterator<Item = T>) -> String {
    let names: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
    match names.as_slice() {
        [] => "nobody".into(),
        [one] => one.clone(),
        [head @ .., tail] => format!("{} and {tail}", head.join(", ")),
    }
}

/// How a game ended, in words.
pub fn ending(words: &Words, outcome: &Outcome) -> String {
    let scores: Vec<String> = outcome.scores.iter().map(|(seat, score)| format!("{seat} {score}")).collect();
    let scores = scores.join(", ");
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    if outcome.scores.seats() == 1 {
        // Whoever plays alone is told the score by the game, in its own way of counting.
        return match winners.is_empty() {
            true => say!(words, "terminal-ended-alone-lost"),
            false => say!(words, "terminal-ended-alone-won"),
        };
    }
    match winners.as_slice() {
        [] => say!(words, "terminal-ended-nobody", scores),
        [winner] => say!(words, "terminal-ended-one", winner, scores),
        // Players who share a game, or a team that has won it.
        _ => say!(words, "terminal-ended-several", winners, scores),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_between_words() {
        assert_eq!(wrap("one two three\nfour", 8), "one two\nthree\nfour");
        assert_eq!(wrap("unbreakable word", 4), "unbreakable\nword");
        assert_eq!(wrap("", 4), "");
    }

    #[test]
    fn a_paragraph_is_broken_between_sentences() {
        let short = || "p1 rolls.".to_string();
        assert_eq!(paragraph([short(), String::new(), short()]), "p1 rolls. p1 rolls.");
        let long = "x".repeat(75);
        assert_eq!(paragraph([short(), long.clone(), short()]), format!("p1 rolls.\n  {long}\n  p1 rolls."));
    }

    #[test]
    fn things_are_counted_and_listed() {
        assert_eq!((count(1u8, "brick"), count(0u8, "brick")), ("1 brick".into(), "0 bricks".into()));
        assert_eq!(count(2u8, "life"), "2 lives");
        assert_eq!(list(["a", "b", "c"]), "a, b and c");
        assert_eq!(list::<&str>([]), "nobody");
    }
}
