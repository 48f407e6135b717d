//! Which tables somebody asks for.

use super::refusal::Refusal;
use crate::protocol::Why;
use axum::http::StatusCode;
use luckhouse_store::{Among, Millis, Search, Visibility};
use serde::Deserialize;
use std::fmt::Display;
use utoipa::IntoParams;

/// The most tables on one page.
const PAGE: u16 = 100;

/// What can be asked of the list of tables.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Question {
    /// `waiting`, `playing`, `open` (both of these, and what is listed if nothing is said) or `finished`.
    among: Option<String>,
    /// Only this game.
    game: Option<String>,
    /// Only where somebody of this name sits.
    player: Option<String>,
    /// Only from this moment on, in milliseconds since 1970: when it ended, or was opened if it has not ended.
    from: Option<String>,
    /// Only before this moment, in milliseconds since 1970.
    until: Option<String>,
    /// Where the page before ended: its `next`.
    after: Option<String>,
    /// At most so many, 1 to 100; 20 if nothing is said.
    limit: Option<String>,
}

impl Question {
    /// The same as the store understands it. Only public tables are for everybody.
    pub(crate) fn search(self) -> Result<Search, Refusal> {
        let mut search = Search { visibility: Some(Visibility::Public), ..Search::open() };
        if let Some(word) = &self.among {
            search.among = among(word)?;
        }
        if let Some(word) = &self.game {
            let name = luckhouse_shelf::find(word).map_err(wrong)?.about().name;
            search.game = Some(name.parse().map_err(wrong)?);
        }
        search.player = self.player.map(|name| name.parse().map_err(wrong)).transpose()?;
        search.from = self.from.map(|moment| millis("from", &moment)).transpose()?;
        search.until = self.until.map(|moment| millis("until", &moment)).transpose()?;
        search.after = self.after.map(|cursor| cursor.parse().map_err(wrong)).transpose()?;
        if let Some(number) = &self.limit {
            search.limit = limit(number)?;
        }
        Ok(search)
    }
}

fn among(word: &str) -> Result<Among, Refusal> {
    match word {
        "waiting" => Ok(Among::Waiting),
        "playing" => Ok(Among::Playing),
        "open" => Ok(Among::Open),
        "finished" => Ok(Among::Finished),
        _ => Err(bad("among", word, "waiting, playing, open or finished")),
    }
}

fn millis(key: &str, text: &str) -> Result<Millis, Refusal> {
    let moment = text.parse().map(Millis);
    moment.map_err(|_| bad(key, text, "milliseconds since 1970, like 1700000000000"))
}

fn limit(text: &str) -> Result<u16, Refusal> {
    let number = text.parse().ok().filter(|number| (1..=PAGE).contains(number));
    number.ok_or_else(|| bad("limit", text, "a number from 1 to 100"))
}

fn bad(key: &str, text: &str, expected: &str) -> Refusal {
    let begin: String = text.chars().take(40).collect();
    wrong(format!("`{begin}` cannot be `{key}`: expected {expected}"))
}

fn wrong(text: impl Display) -> Refusal {
    Refusal::new(StatusCode::BAD_REQUEST, Why::Word, text.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::extract::Query;

    fn search(query: &str) -> Result<Search, String> {
        let uri = format!("http://house/tables?{query}").parse().unwrap();
        let Query(question) = Query::<Question>::try_from_uri(&uri).map_err(|wrong| wrong.body_text())?;
        question.search().map_err(|refusal| refusal.into_words().1)
    }

    #[test]
    fn nothing_asked_is_all_that_is_open_to_everybody() {
        let lobby = Search { visibility: Some(Visibility::Public), ..Search::open() };
        assert_eq!(search(""), Ok(lobby));
    }

    #[test]
    fn everything_can_be_asked() {
        let game = luckhouse_shelf::games::GAMES[0].about().name;
        let query = format!("among=finished&game={game}&player=Ann%20B&from=5&until=9&after=7.abc&limit=100");
        let found = search(&query).unwrap();
        assert_eq!(found.among, Among::Finished);
        assert_eq!(found.visibility, Some(Visibility::Public));
        assert_eq!(found.game.unwrap().as_str(), game);
        assert_eq!(found.player.unwrap().as_str(), "Ann B");
        assert_eq!((found.from, found.until, found.limit), (Some(Millis(5)), Some(Millis(9)), 100));
        assert_eq!(found.after.unwrap().to_string(), "7.abc");
    }

    #[test]
    fn a_wrong_value_hears_what_was_expected() {
        for (query, expected) in [
            ("among=all", "`all` cannot be `among`: expected waiting, playing, open or finished"),
            ("game=ludo", "`ludo` is not a game on the shelf: expected "),
            ("player=", "is not a name: expected 1 to 64 characters"),
            ("from=yesterday", "`yesterday` cannot be `from`: expected milliseconds since 1970"),
            ("until=1e9", "cannot be `until`"),
            ("after=x", "is not a place in a list: expected a time and a table"),
            ("limit=0", "`0` cannot be `limit`: expected a number from 1 to 100"),
            ("limit=101", "a number from 1 to 100"),
            ("visibility=private", "unknown field `visibility`, expected one of"),
        ] {
            let text = search(query).unwrap_err();
            assert!(text.contains(expected), "{query}: {text}");
        }
    }
}
