//! The description says what is there.

use crate::ask::{front, get, with_method};
use axum::http::Method;
use luckhouse_server::Config;
use luckhouse_server::protocol::VERSION;
use luckhouse_shelf::games::GAMES;
use std::collections::BTreeSet;

#[tokio::test]
async fn every_method_of_every_path_is_described() {
    let front = front(Config::default()).await;
    let api = get(&front, "/api/v1/openapi.json").await.json();
    assert_eq!(api["info"]["version"], VERSION.to_string());
    let paths = api["paths"].as_object().unwrap();
    assert!(paths.len() > 10, "{}", paths.len());
    for (path, methods) in paths {
        let described: BTreeSet<String> =
            methods.as_object().unwrap().keys().map(|method| method.to_uppercase()).collect();
        let answer = with_method(&front, Method::TRACE, &path.replace(['{', '}'], "")).await;
        let allowed = answer.header("allow").split(',').filter(|method| *method != "HEAD");
        assert_eq!(allowed.map(String::from).collect::<BTreeSet<_>>(), described, "{path}");
    }
}

#[tokio::test]
async fn every_body_that_is_named_is_described() {
    let api = get(&front(Config::default()).await, "/api/v1/openapi.json").await;
    let schemas = api.json()["components"]["schemas"].clone();
    let named = api.text.split("#/components/schemas/").skip(1).map(|rest| rest.split('"').next().unwrap());
    let named: BTreeSet<&str> = named.collect();
    for name in
        ["OpenTable", "Seated", "Sit", "TableInfo", "Tables", "Replay", "Import", "GameInfo", "Problem"]
    {
        assert!(named.contains(name), "{name}");
    }
    for name in named {
        assert!(schemas[name].is_object(), "{name}");
    }
}

#[tokio::test]
async fn refusals_are_described_as_problems() {
    let api = get(&front(Config::default()).await, "/api/v1/openapi.json").await.json();
    let problem = "#/components/schemas/Problem";
    for (path, methods) in api["paths"].as_object().unwrap() {
        for (method, described) in methods.as_object().unwrap() {
            for (status, response) in described["responses"].as_object().unwrap() {
                let json = &response["content"]["application/json"]["schema"]["$ref"];
                let page = response["content"]["text/html"].is_object();
                assert!(status < &"400".to_string() || page || json == problem, "{method} {path} {status}");
            }
        }
    }
}

#[tokio::test]
async fn every_game_has_its_rules() {
    let front = front(Config::default()).await;
    for game in GAMES {
        let answer = get(&front, &format!("/api/v1/games/{}/rules", game.about().name)).await;
        assert_eq!(answer.status, 200);
        assert_eq!(answer.header("content-type"), "text/markdown; charset=utf-8");
        assert_eq!(answer.text, game.rules_page());
    }
    let unknown = get(&front, "/api/v1/games/ludo/rules").await;
    assert_eq!(unknown.status, 404);
    assert!(unknown.problem().text.contains("`ludo` is not a game on the shelf: expected "));
}
