//! What is said of a game before it is played.

use luckhouse_engine::About;
use luckhouse_words::{Words, say};

/// How many can play it: `2 to 6 players`.
pub fn players(words: &Words, about: &About) -> String {
    let (seats, most) = (words.any_of(about.seats), about.seats.iter().max());
    say!(words, "terminal-players", seats, most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_shelf::games::GAMES;
    use luckhouse_words::Language;

    #[test]
    fn numbers_of_players_are_said_as_they_are_spoken() {
        let words = Words::in_language(Language::ENGLISH);
        let shown: Vec<String> = GAMES.iter().map(|game| players(&words, &game.about())).collect();
        assert!(
            shown.contains(&"1 player".into()) && shown.contains(&"2, 4, 6, 8, 10 or 12 players".into()),
            "{shown:?}"
        );
    }
}
