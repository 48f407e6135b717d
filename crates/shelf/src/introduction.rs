//! What is said of a game before it is played: what it is, what can be set, who can be met. The rules have names and
//! values; the words are messages (`messages/LANGUAGE/GAME-setup.ftl`). Where a game has none, its names stand for themselves.

use crate::{AnyGame, OptionLine};
use luckhouse_words::Words;
use serde_json::json;

/// What a game is, in one line. A game without a message for it is told by the first paragraph of its rules page.
pub fn line(game: &dyn AnyGame, words: &Words) -> String {
    let first = || {
        let page = game.rules_page();
        let paragraph = page.split("\n\n").map(str::trim).find(|part| !part.starts_with('#'));
        paragraph.unwrap_or_default().replace('\n', " ")
    };
    words.find(&format!("{}-about", game.about().name)).unwrap_or_else(first)
}

/// What a kind of bot is: `steady`.
pub fn strength(name: &str, words: &Words) -> String {
    words.find(&format!("bot-{name}")).unwrap_or_else(|| name.into())
}

/// Who a character of a game is.
pub fn character(game: &str, name: &str, words: &Words) -> String {
    words.find(&format!("{game}-character-{name}")).unwrap_or_else(|| name.into())
}

impl OptionLine {
    /// What the option does.
    pub fn about(&self, words: &Words) -> String {
        words.find(&format!("{}-option-{}", self.game, self.key)).unwrap_or_else(|| self.key.into())
    }

    /// What one of its words means.
    pub fn meaning(&self, word: &str, words: &Words) -> String {
        words.find(&format!("{}-option-{}-{word}", self.game, self.key)).unwrap_or_else(|| word.into())
    }

    /// The values that it can have.
    pub fn values(&self, words: &Words) -> String {
        match self.range {
            Some((least, most)) => {
                let id = if self.or_none { "option-range-or-none" } else { "option-range" };
                words.say(id, &json!({ "least": least, "most": most }))
            }
            None => {
                let named = self.words.iter().map(ToString::to_string);
                let file = self.takes_file.then(|| words.say("option-file", &()));
                words.either(named.chain(file))
            }
        }
    }
}
