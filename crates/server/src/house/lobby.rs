//! What there is to play, and where.

use super::House;
use crate::protocol::{GameInfo, Listing, OptionInfo, Outcome, Problem, Tables};
use luckhouse_engine::Header;
use luckhouse_shelf::{AnyGame, BotSpec, OptionLine, games::GAMES, introduction};
use luckhouse_store::{Listed, Search, Status, Visibility};
use luckhouse_words::{Language, Words};
use std::sync::Arc;

impl House {
    /// One page of public tables.
    ///
    /// # Errors
    /// If the store cannot be read, or not in time.
    pub async fn list(self: &Arc<Self>, search: Search) -> Result<Tables, Problem> {
        let search = Search { visibility: Some(Visibility::Public), limit: search.limit.min(100), ..search };
        let found = self.read(move |store| store.search(&search)).await?;
        let next = found.next.map(|cursor| cursor.to_string());
        Ok(Tables { tables: found.tables.iter().map(listing).collect(), next })
    }

    /// The games on the shelf, described in this language.
    pub fn games(language: Language) -> Vec<GameInfo> {
        let words = Words::in_language(language);
        GAMES.iter().map(|game| game_info(*game, &words)).collect()
    }
}

fn listing(listed: &Listed) -> Listing {
    let seats = listed.header.as_str().parse().map_or(0, |header: Header| header.seats);
    let mut players = vec![None; seats];
    for player in &listed.players {
        if let Some(place) = players.get_mut(usize::from(player.number.get()) - 1) {
            *place = Some(player.name.to_string());
        }
    }
    let (ended, outcome): (Option<i64>, Option<Outcome>) = match &listed.status {
        Status::Over { result, at } => (Some(at.0), outcome(&result.0)),
        Status::Waiting | Status::Playing => (None, None),
    };
    Listing {
        table: listed.id.to_string(),
        game: listed.game.to_string(),
        header: listed.header.to_string(),
        status: listed.status.word().into(),
        created: listed.created.0,
        ended,
        outcome,
        players,
    }
}

/// How a game ended; nothing if its table was closed before.
pub(super) fn outcome(result: &str) -> Option<Outcome> {
    let result: serde_json::Value = serde_json::from_str(result).ok()?;
    if result.get("closed").is_some() { None } else { serde_json::from_value(result).ok() }
}

fn game_info(game: &dyn AnyGame, words: &Words) -> GameInfo {
    let about = game.about();
    let character = |name: &str| introduction::character(about.name, name, words);
    GameInfo {
        name: about.name.into(),
        title: about.title.into(),
        line: introduction::line(game, words),
        seats: about.seats.iter().map(|seats| *seats as u8).collect(),
        edition: about.edition,
        options: game.options().iter().map(|option| option_info(option, words)).collect(),
        bots: pairs(&BotSpec::strengths(), |name| introduction::strength(name, words)),
        characters: pairs(&game.characters(), character),
    }
}

fn option_info(option: &OptionLine, words: &Words) -> OptionInfo {
    OptionInfo {
        key: option.key.into(),
        about: option.about(words),
        default: option.default.clone(),
        values: option.values(words),
        range: option.range,
        or_none: option.or_none,
        meanings: pairs(option.words, |word| option.meaning(word, words)),
        takes_file: option.takes_file,
    }
}

/// Words, each with what is said of it.
fn pairs(words: &[&'static str], said: impl Fn(&str) -> String) -> Vec<(String, String)> {
    words.iter().map(|word| ((*word).into(), said(word))).collect()
}

#[cfg(test)]
mod tests {
    use super::outcome;

    #[test]
    fn a_table_that_was_closed_has_no_outcome() {
        let ended = outcome(r#"{"winners":[2],"scores":[1,3]}"#).unwrap();
        assert_eq!(ended.winners, [2]);
        assert!(outcome(r#"{"winners":[],"scores":[1,1]}"#).is_some(), "nobody won, and it was played out");
        assert_eq!(outcome(r#"{"winners":[],"scores":[],"closed":"rude names"}"#), None);
    }
}
