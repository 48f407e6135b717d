//! What is said of every game before it is played has a message in every language.

use luckhouse_shelf::games::GAMES;
use luckhouse_shelf::{AnyGame, BotSpec};
use luckhouse_words::{Language, files};
use std::collections::BTreeSet;

/// Every message about this game that a lobby needs.
fn wanted(game: &dyn AnyGame) -> BTreeSet<String> {
    let name = game.about().name;
    let mut wanted = BTreeSet::from([format!("{name}-about")]);
    for option in game.options() {
        wanted.insert(format!("{name}-option-{}", option.key));
        wanted.extend(option.words.iter().map(|word| format!("{name}-option-{}-{word}", option.key)));
    }
    wanted.extend(game.characters().iter().map(|character| format!("{name}-character-{character}")));
    wanted
}

fn written(language: Language, file: &str) -> BTreeSet<String> {
    let text = files().iter().find(|(tag, name, _)| *tag == language.tag() && *name == file);
    let lines = text.map_or("", |(_, _, text)| text).lines();
    lines
        .filter(|line| !line.starts_with(['#', ' ']))
        .filter_map(|line| line.split_once(" ="))
        .map(|(id, _)| id.into())
        .collect()
}

#[test]
fn every_option_and_character_is_said_in_every_language() {
    for language in Language::all() {
        // A game without messages of its own is said by its names.
        for game in GAMES.iter().filter(|game| !written(language, game.about().name).is_empty()) {
            let file = format!("{}-setup", game.about().name);
            assert_eq!(written(language, &file), wanted(*game), "{} in {}", file, language.tag());
        }
        let bots = BotSpec::strengths().into_iter().map(|name| format!("bot-{name}"));
        let missing: Vec<String> = bots.filter(|id| !written(language, "setup").contains(id)).collect();
        assert_eq!(missing, Vec::<String>::new(), "{}", language.tag());
    }
}
