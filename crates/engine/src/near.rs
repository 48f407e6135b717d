//! Which of a few words somebody meant who typed another.

/// The word that looks most like what was found, if one does: a letter or two wrong, or its beginning. Nothing, if two are as near.
pub(crate) fn nearest<W: AsRef<str>>(found: &str, words: impl IntoIterator<Item = W>) -> Option<W> {
    let found = found.to_lowercase();
    let mut near: Vec<(usize, W)> = words
        .into_iter()
        .filter_map(|word| Some((how_far(&found, &word.as_ref().to_lowercase())?, word)))
        .collect();
    near.sort_by_key(|(far, _)| *far);
    let second = near.get(1).map(|(far, _)| *far);
    near.into_iter().next().filter(|(far, _)| Some(*far) != second).map(|(_, word)| word)
}

/// How far two words are apart, if they may be the same: slips of the hand; a beginning counts as one more than all of them.
fn how_far(found: &str, word: &str) -> Option<usize> {
    const BEGINNING: usize = 3;
    let slips = slips(found, word);
    let most = 1 + word.chars().count() / 5;
    if slips <= most && slips < word.chars().count() {
        return Some(slips);
    }
    let begins = found.chars().count() >= BEGINNING && word.starts_with(found);
    begins.then_some(most + 1)
}

/// Letters to put in, leave out, change, or exchange with their neighbour until one word is the other.
fn slips(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut rows = vec![vec![0; other.len() + 1]; one.len() + 1];
    (0..=one.len()).for_each(|place| rows[place][0] = place);
    (0..=other.len()).for_each(|place| rows[0][place] = place);
    for i in 1..=one.len() {
        for j in 1..=other.len() {
            let changed = rows[i - 1][j - 1] + usize::from(one[i - 1] != other[j - 1]);
            let mut least = changed.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
            if i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1] {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            rows[i][j] = least;
        }
    }
    rows[one.len()][other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: [&str; 5] = ["lucky-shot", "lantern", "fortuna", "booty-dice", "reynards-luck"];

    #[test]
    fn slips_and_beginnings_are_near() {
        for (found, meant) in [
            ("lantren", "lantern"),
            ("Fortuna ", "fortuna"),
            ("bootydice", "booty-dice"),
            ("booty-dcie", "booty-dice"),
            ("reynard", "reynards-luck"),
            ("luc", "lucky-shot"),
            ("reynards-lucky", "reynards-luck"),
        ] {
            assert_eq!(nearest(found, GAMES), Some(meant), "{found}");
        }
    }

    #[test]
    fn what_is_far_or_could_be_two_is_not_guessed() {
        for found in ["", "x", "lu", "ludo", "xyzzy", "chess", "lucky-shot-in-the-dark", &"l".repeat(60)] {
            assert_eq!(nearest(found, GAMES), None, "{found}");
        }
        assert_eq!(nearest("gol", ["goal", "gold"]), None);
        assert_eq!(nearest("6", ["5", "7"]), None, "a digit is not a slip");
    }
}
