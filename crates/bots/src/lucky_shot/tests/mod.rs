//! Fast paths against their slow twins, tactics, and play by the rules.

mod fair;
mod levels;
mod tactics;
mod twins;

use super::net::Net;
use super::opinion::{Chances, Opinion};
use luckhouse_engine::{Choices, Game, Imagine, Rng, Seat, SeatSet, Turn, Viewer};
use luckhouse_games::lucky_shot::{
    Card, FortView, LuckyShot, LuckyShotOptions, Phase, PlayerView, Purpose, State, TreasureSet, View,
};
use serde_json::json;

pub(super) const P1: Seat = Seat::at(0);

/// p1's dice are to come. Forts are written `1a 3 5 sea`: name, level, bricks, treasure, with commas between them;
/// treasures that lie nowhere are set aside.
pub(super) fn board(forts: &str, available: &str) -> (LuckyShot, State) {
    let forts: Vec<FortView> = forts.split(',').map(read_fort).collect();
    let seats = forts.iter().map(|seen| seen.name.owner().index() + 1).max().unwrap();
    let player = |seat: Seat| PlayerView {
        in_play: true,
        volcano: false,
        letters: forts.iter().filter(|seen| seen.name.owner() == seat).count() as u8,
        forts: forts.iter().filter(|seen| seen.name.owner() == seat).copied().collect(),
    };
    let available: TreasureSet = available.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let lies = |treasure| {
        available.contains(treasure) || forts.iter().any(|seen| seen.fort.treasure() == Some(treasure))
    };
    let view = View {
        players: Seat::all(seats).map(player).collect(),
        available,
        set_aside: TreasureSet::ALL.iter().filter(|treasure| !lies(*treasure)).collect(),
        on_turn: P1,
        card: Card::default(),
        chosen_die: false,
        chosen_act: false,
        thief: None,
        turns: 4,
        phase: Phase::Die { purpose: Purpose::Card },
    };
    let game = LuckyShot::new(LuckyShotOptions::default(), seats).unwrap();
    let state = game.imagine(&view, &mut Rng::seeded(1));
    (game, state)
}

fn read_fort(text: &str) -> FortView {
    let parts: Vec<&str> = text.split_whitespace().collect();
    let number = |place: usize| parts[place].parse::<u8>().unwrap();
    let fort = json!({
        "name": parts[0], "level": number(1), "built": number(2), "destroyed": 0, "treasure": parts.get(3),
    });
    serde_json::from_value(fort).unwrap()
}

/// States of games played at random, in order.
pub(super) fn wander(game: &LuckyShot, seed: u64, mut visit: impl FnMut(&State)) {
    let (mut state, mut rng, mut legal) = (game.start(), Rng::seeded(seed), Vec::new());
    loop {
        visit(&state);
        match game.turn(&state) {
            Turn::Over(_) => return,
            Turn::Roll(luck) => game.roll(&mut state, luckhouse_engine::Chance::roll(&luck, &mut rng)),
            Turn::Choose(seats) => {
                let seat = SeatSet::first(seats).unwrap();
                legal.clear();
                game.legal(&state, seat, &mut legal);
                let action = rng.pick(&legal);
                game.choose(&mut state, &Choices::one(seat, action));
            }
        }
    }
}

pub(super) fn near(one: Chances, other: Chances) -> bool {
    one.iter().zip(other).all(|(one, other)| (one - other).abs() < 1e-9)
}

pub(super) fn view(game: &LuckyShot, state: &State) -> View {
    game.view(state, Viewer::Seat(P1))
}

#[test]
fn weights_are_read_back_and_refused_if_they_are_not_whole() {
    let learned = Opinion::learned();
    assert_eq!(Opinion::read(&learned.write()), Ok(learned));
    let wrong = Opinion::read("1 2 3").unwrap_err().to_string();
    assert!(wrong.contains("expected 2 lines"), "{wrong}");
    let wrong = Net::read("1 2 3").unwrap_err().to_string();
    assert!(wrong.contains("make them again"), "{wrong}");
}
