//! Plain pages, for a house that was built without the others: they say what this is, and how to join from a terminal.

use super::front::Front;
use super::refusal::Refusal;
use crate::protocol::TableInfo;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse};
use luckhouse_shelf::games::GAMES;
use luckhouse_shelf::introduction;
use luckhouse_words::{Language, Words};

/// What the host can do about it.
const NOT_BUILT: &str = "<p>This house was built without its pages: <code>make web</code> builds them.</p>";

/// The front page.
pub(crate) fn door() -> Html<String> {
    let english = Words::in_language(Language::ENGLISH);
    let games: String = GAMES
        .iter()
        .map(|game| {
            let about = game.about();
            let (name, title, line) =
                (about.name, escaped(about.title), escaped(&introduction::line(*game, &english)));
            format!("<li><a href=\"/api/v1/games/{name}/rules\">{title}</a>: {line}</li>\n")
        })
        .collect();
    page(
        "Luckhouse",
        &format!(
            "<p>A house for games of luck and nerve. Whoever has the link of a table joins it from a terminal:</p>\n\
             <pre>luckhouse join URL</pre>\n<p>On the shelf:</p>\n<ul>\n{games}</ul>\n\
             <p>Programs find the way by <a href=\"/api/v1/openapi.json\">openapi.json</a>.</p>\n{NOT_BUILT}"
        ),
    )
}

/// The page of a table: its link is what one sends to friends.
pub(crate) async fn table(front: &Front, table: &str, headers: &HeaderMap) -> impl IntoResponse + use<> {
    let found = front.house.info(table, None).await;
    let (status, page) = match found {
        Ok(info) => {
            (StatusCode::OK, of_table(&info, &link(headers, table, !front.house.config.proxies.is_empty())))
        }
        Err(problem) => {
            let (status, text) = Refusal::from(problem).into_words();
            (status, page("No such table", &format!("<p>{}</p>", escaped(&text))))
        }
    };
    // Who comes back wants to see how it stands now.
    (status, [(header::CACHE_CONTROL, "no-store")], page)
}

fn of_table(info: &TableInfo, link: &str) -> Html<String> {
    let seats: String = info
        .people
        .seats
        .iter()
        .map(|standing| {
            let who = standing.person.as_ref().map_or("free".into(), |person| escaped(&person.name));
            format!("<li>{who}</li>\n")
        })
        .collect();
    let (header, link) = (escaped(&info.header), escaped(link));
    page(
        &escaped(&info.title),
        &format!(
            "<p>A table of <code>{header}</code>.</p>\n<ol>\n{seats}</ol>\n\
             <p>Join it, or watch, from a terminal:</p>\n<pre>luckhouse join {link}</pre>\n{NOT_BUILT}"
        ),
    )
}

/// The link of a table, as the one who asks has come here.
pub(crate) fn link(headers: &HeaderMap, table: &str, behind_proxy: bool) -> String {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let secure = behind_proxy && text("x-forwarded-proto").is_some_and(|scheme| scheme == "https");
    let host = text("host").unwrap_or("localhost");
    format!("{}://{host}/t/{table}", if secure { "https" } else { "http" })
}

/// How the pages look.
#[utoipa::path(get, path = "/house.css", tag = "pages", responses((status = 200, body = String, content_type = "text/css")))]
pub(crate) async fn style() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("house.css"))
}

/// A whole page. Both parts are HTML already.
fn page(title: &str, body: &str) -> Html<String> {
    Html(format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <link rel=\"stylesheet\" href=\"/house.css\">\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n{body}\n</main>\n\
         </body>\n</html>\n"
    ))
}

/// Text as it may stand in HTML, in an attribute too.
pub(crate) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            _ => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_others_wrote_is_text_and_nothing_else() {
        assert_eq!(escaped("<b a='1' b=\"2\">&"), "&lt;b a=&#39;1&#39; b=&quot;2&quot;&gt;&amp;");
    }

    #[test]
    fn a_link_is_as_one_came() {
        let mut headers = HeaderMap::new();
        headers.insert("host", "dice.example:8080".parse().unwrap());
        headers.insert("x-forwarded-proto", "https".parse().unwrap());
        assert_eq!(link(&headers, "abc", false), "http://dice.example:8080/t/abc");
        assert_eq!(link(&headers, "abc", true), "https://dice.example:8080/t/abc");
    }
}
