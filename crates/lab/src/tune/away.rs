//! How far a set of options is from the rules of today.

use luckhouse_engine::{Access, Field, Options};
use std::collections::BTreeMap;

/// So much of a document is another option's worth of change: a tenth of its words.
const PART_OF_DOCUMENT: f64 = 0.1;

/// One for each option that differs, and the part of its range that a number moves; of a document, one for each tenth of its
/// words that is another.
pub(crate) fn away<O: Options>(today: &O, then: &O) -> f64 {
    O::FIELDS.iter().map(|field| of_field(field, today, then)).sum()
}

fn of_field<O: Options>(field: &Field<O>, today: &O, then: &O) -> f64 {
    let values = [today, then].map(|options| field.get(options));
    if values[0] == values[1] {
        return 0.0;
    }
    match &field.access {
        Access::OneOf { .. } => 1.0,
        Access::Number { range, .. } | Access::Maybe { range, .. } => {
            let [from, to] = values.map(|value| value.parse::<f64>().ok());
            // Without a number there is no way between: all of the range.
            let moved = from.zip(to).map(|(from, to)| (to - from).abs());
            1.0 + moved.map_or(1.0, |moved| moved / f64::from(range.end() - range.start()).max(1.0))
        }
        Access::Document { file, .. } => changed(&file(today), &file(then)) / PART_OF_DOCUMENT,
    }
}

/// The part of all words that is not in both texts.
fn changed(one: &str, other: &str) -> f64 {
    let mut counts: BTreeMap<&str, i64> = BTreeMap::new();
    let (mut all, words) = (0, |text| str::split_whitespace(text));
    for (text, sign) in [(one, 1), (other, -1)] {
        for word in words(text) {
            *counts.entry(word).or_default() += sign;
            all += 1;
        }
    }
    let apart: i64 = counts.values().map(|count| count.abs()).sum();
    apart as f64 / f64::from(all.max(1))
}

#[cfg(test)]
mod tests {
    use super::changed;
    use crate::measured;
    use luckhouse_shelf::find;

    fn away(game: &str, options: &[(&str, &str)]) -> f64 {
        let options: Vec<(String, String)> =
            options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
        measured(find(game).unwrap()).away(&[], &options).unwrap()
    }

    #[test]
    fn every_change_counts_and_a_larger_one_more() {
        assert_eq!(away("booty-dice", &[("goal", "25")]), 0.0, "it is 25");
        assert_eq!(away("booty-dice", &[("curse", "six")]), 1.0);
        assert_eq!(away("booty-dice", &[("goal", "30")]), 1.1);
        assert_eq!(away("booty-dice", &[("goal", "20"), ("curse", "six")]), 2.1);
        assert!(away("fortuna", &[("target", "none")]) == 0.0 && away("fortuna", &[("target", "20")]) == 2.0);
    }

    #[test]
    fn a_sheet_is_as_far_away_as_its_words_are_others() {
        let near = "mine; Wolves: 4 X X X; Dragon: X X X X; rows: 4";
        assert!(away("lantern", &[("sheet", near)]) > away("lantern", &[("sheet", "long-night")]));
        assert_eq!(
            [changed("a b c", "a b c"), changed("a b c", "a b d"), changed("", "")],
            [0.0, 1.0 / 3.0, 0.0]
        );
    }
}
