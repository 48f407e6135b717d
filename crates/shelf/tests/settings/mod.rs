//! Every reading of the rules: each word of an option that is not its default.

use luckhouse_shelf::AnyGame;

/// Words that mean something only together.
const TOGETHER: [(&str, &[(&str, &str)]); 4] = [
    ("booty-dice", &[("resolve", "each"), ("each", "rolled"), ("first-throw", "some"), ("starts", "agreed")]),
    ("fortuna", &[("overlap", "any"), ("refund", "never"), ("wolf", "either"), ("others", "all")]),
    ("fortuna", &[("spread", "grand"), ("overlap", "any"), ("calls", "spoken"), ("others", "all")]),
    ("reynards-luck", &[("challenge", "after"), ("reveal", "hides")]),
];

/// Each word alone, and those that belong together; not the documents that ship.
pub(crate) fn settings(game: &dyn AnyGame) -> Vec<Vec<(String, String)>> {
    let pair = |key: &str, word: &str| (key.to_string(), word.to_string());
    let words = game.options().into_iter().filter(|option| !option.takes_file).flat_map(|option| {
        let others = option.words.iter().filter(|word| **word != option.default);
        others.map(|word| vec![pair(option.key, word)]).collect::<Vec<_>>()
    });
    let together = TOGETHER.iter().filter(|(name, _)| *name == game.about().name);
    let together = together.map(|(_, words)| words.iter().map(|(key, word)| pair(key, word)).collect());
    words.chain(together).collect()
}

/// A number of seats at which all of it can matter: more than two, where there are more.
pub(crate) fn seats(game: &dyn AnyGame) -> usize {
    let seats = game.about().seats;
    *seats.iter().find(|seats| **seats > 2).unwrap_or(&seats[0])
}
