//! The pages of the house for a browser. They are one app: every place of it is the same page, which finds out by its
//! address what to show.

mod file;

use super::front::Front;
use super::pages;
use super::refusal::{self, Refusal};
use axum::extract::rejection::RawPathParamsRejection;
use axum::extract::{RawPathParams, State};
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use file::File;
use rust_embed::RustEmbed;
use std::collections::BTreeMap;
use std::sync::Arc;
use utoipa::openapi::path::{HttpMethod, OperationBuilder, ParameterBuilder, ParameterIn};
use utoipa::openapi::schema::Type;
use utoipa::openapi::{ContentBuilder, ObjectBuilder, OpenApi, Required, ResponseBuilder};

/// The places of the app.
pub(crate) const PLACES: [&str; 19] = [
    "/",
    "/t/{id}",
    "/t/{id}/{rest}",
    "/g/{game}",
    "/rules/{game}",
    "/tables",
    "/you",
    "/you/games",
    "/players",
    "/players/{player}",
    "/puzzles",
    "/puzzles/{puzzle}",
    "/daily",
    "/daily/{day}",
    "/tournaments",
    "/tournaments/{tournament}",
    "/workshop",
    "/admin",
    "/unsubscribe",
];

/// The page that is all places.
const INDEX: &str = "index.html";

/// What stands in it where the name of a game can stand.
const TITLE: &str = "<title>Luckhouse</title>";

/// Where the files of the pages come from.
#[derive(Clone, Debug, Default)]
pub enum Pages {
    /// Those that `make web` built, as they were when the program was built. While it is being worked on they are read
    /// from their folder instead.
    #[default]
    BuiltIn,
    /// These, by name: `assets/house.js`. Without an `index.html` there are only the plain pages.
    These(Arc<BTreeMap<String, Vec<u8>>>),
}

#[derive(RustEmbed)]
#[folder = "$LUCKHOUSE_PAGES"]
#[allow_missing = true]
struct BuiltIn;

impl Pages {
    /// No files: only the plain pages.
    pub fn none() -> Pages {
        Pages::These(Arc::default())
    }

    fn get(&self, name: &str) -> Option<File> {
        match self {
            Pages::BuiltIn => BuiltIn::get(name).map(File::from),
            Pages::These(files) => files.get(name).map(|bytes| File::from(bytes.clone())),
        }
    }
}

/// One of the places.
pub(crate) async fn place(
    State(front): State<Arc<Front>>,
    request: HeaderMap,
    names: Result<RawPathParams, RawPathParamsRejection>,
) -> Result<Response, Refusal> {
    let names = names.map_err(|wrong| Refusal::unreadable(wrong.body_text()))?;
    let table = names.iter().find(|(name, _)| *name == "id").map(|(_, id)| id);
    let built = front.house.config.pages.get(INDEX);
    Ok(match (built, table) {
        (Some(index), Some(table)) => of_table(&front, index, table, &request).await,
        (Some(_), None) => found(&front, INDEX, &request),
        (None, Some(table)) => pages::table(&front, table, &request).await.into_response(),
        (None, None) => pages::door().into_response(),
    })
}

/// The page of a table: whoever is sent its link reads there which game it is, before anything is opened.
async fn of_table(front: &Front, index: File, table: &str, request: &HeaderMap) -> Response {
    match front.house.info(table, None).await {
        Ok(info) => index.edited(|page| titled(page, &info.title)).page(StatusCode::OK, request),
        // What is wrong, the page finds out itself.
        Err(problem) => index.page(Refusal::from(problem).into_words().0, request),
    }
}

fn titled(page: &str, game: &str) -> String {
    let game = pages::escaped(game);
    let title = format!("<title>{game}</title>\n    <meta property=\"og:title\" content=\"{game}\" />");
    page.replacen(TITLE, &title, 1)
}

/// Everything that has no route: a file of the pages, or nothing.
pub(crate) async fn other(
    State(front): State<Arc<Front>>,
    method: Method,
    uri: Uri,
    request: HeaderMap,
) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return refusal::nothing_there(uri.path()).into_response();
    }
    let answer = found(&front, uri.path().trim_start_matches('/'), &request);
    match front.house.config.pages.get(INDEX) {
        // Somebody who looks at an address that leads nowhere reads so on a page, not as a message for programs.
        Some(index) if answer.status() == StatusCode::NOT_FOUND && wants_a_page(uri.path(), &request) => {
            index.page(StatusCode::NOT_FOUND, &request)
        }
        _ => answer,
    }
}

fn wants_a_page(path: &str, request: &HeaderMap) -> bool {
    let accepted = request.get(header::ACCEPT).and_then(|accepted| accepted.to_str().ok());
    !path.starts_with("/api/") && accepted.is_some_and(|accepted| accepted.contains("text/html"))
}

fn found(front: &Front, name: &str, request: &HeaderMap) -> Response {
    let file = file::answer(|name| front.house.config.pages.get(name), name, request);
    file.unwrap_or_else(|| refusal::nothing_there(&format!("/{name}")).into_response())
}

/// Something of this name that is made anew each time, for those who do not have it yet.
pub(crate) fn if_new(name: &str, bytes: Vec<u8>, request: &HeaderMap) -> Response {
    File::from(bytes).named(name, request)
}

/// Describe the places for programs.
pub(crate) fn describe(api: &mut OpenApi) {
    for place in PLACES {
        let mut operation = OperationBuilder::new().tag("pages").response("200", html("The page"));
        if place.contains("{id}") {
            operation = operation.response("404", html("The page, which says that there is no such table"));
        }
        for name in place.split(['{', '}']).skip(1).step_by(2) {
            let named = ParameterBuilder::new().name(name).parameter_in(ParameterIn::Path);
            let named = named.schema(Some(ObjectBuilder::new().schema_type(Type::String)));
            operation = operation.parameter(named.required(Required::True));
        }
        api.paths.add_path_operation(place, vec![HttpMethod::Get], operation);
    }
}

fn html(about: &str) -> ResponseBuilder {
    ResponseBuilder::new().description(about).content("text/html", ContentBuilder::new().build())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_is_text_and_stands_twice() {
        let page = titled("<head>\n    <title>Luckhouse</title>\n</head>", "Forts & <b>");
        assert_eq!(page.matches("Forts &amp; &lt;b&gt;").count(), 2, "{page}");
        assert!(!page.contains("Luckhouse") && page.contains("property=\"og:title\""), "{page}");
    }
}
