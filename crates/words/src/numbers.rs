//! Numbers in words, and as a language writes them.

use crate::{Words, say};

impl Words<'_> {
    /// A figure with a decimal point, as this language writes it.
    pub fn figure(&self, text: &str) -> String {
        text.replace('.', &say!(self, "terminal-decimal"))
    }

    /// `2 to 6`, or `2, 4, 6 or 8`: any of these, smallest first.
    pub fn any_of(&self, numbers: &[usize]) -> String {
        let all: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        match (numbers, all.as_slice()) {
            (_, []) => String::new(),
            (_, [one]) => one.clone(),
            ([first, .., last], _) if all.len() == 2 || last - first >= all.len() => self.either(all),
            (_, [first, .., last]) => say!(self, "terminal-numbers-to", first, last),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Language, Words};

    #[test]
    fn numbers_are_named_or_the_first_and_last_of_them() {
        let words = Words::in_language(Language::find("de").unwrap());
        let said = [&[1][..], &[2, 3], &[2, 3, 4, 5, 6], &[2, 4, 6, 8]].map(|numbers| words.any_of(numbers));
        assert_eq!(said, ["1", "2 oder 3", "2 bis 6", "2, 4, 6 oder 8"]);
    }
}
