//! What the search owes to those who wait for it: the same answer for the same budget, and a bounded memory.

use luckhouse_bots::search::{Plain, Search, Settings};
use luckhouse_bots::{Budget, Thinker};
use luckhouse_engine::{Decision, Game, Rng, Viewer};
use luckhouse_games::lucky_shot::LuckyShot;
use luckhouse_laws::Fate;

/// The advice in some position of Lucky Shot for three.
fn advice(settings: Settings, nodes: u64) -> Vec<(String, f64, f64)> {
    let game = LuckyShot::new(Default::default(), 3).unwrap();
    let table = Fate::seeded(3).play_some(&game, 40);
    let seat = table.owed().first().unwrap();
    let (view, legal) = (game.view(table.state(), Viewer::Seat(seat)), table.legal(seat));
    let mut search = Search::guided(Plain, Budget::nodes(nodes)).set(settings);
    let advice =
        search.think(&Decision { game: &game, seat, view: &view, legal: &legal }, &mut Rng::seeded(1));
    advice.iter().map(|choice| (choice.action.to_string(), choice.chance, choice.error)).collect()
}

#[test]
fn the_same_budget_gives_the_same_answer() {
    let first = advice(Settings::default(), 300);
    assert_eq!(first, advice(Settings::default(), 300));
    assert_ne!(first, advice(Settings::default(), 301));
}

#[test]
fn a_search_without_room_still_answers() {
    let small = advice(Settings { memory: 1, ..Settings::default() }, 300);
    assert!(small.iter().all(|(_, _, error)| *error < 0.7), "every action was tried: {small:?}");
    assert_ne!(small, advice(Settings::default(), 300));
}
