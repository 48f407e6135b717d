use super::*;
use crate::lucky_shot::strong::Strong;
use crate::{Budget, Thinker, best_of};
use luckhouse_engine::{Decision, Die};
use luckhouse_games::lucky_shot::{Action, Place};

fn both() -> [Box<dyn Thinker<LuckyShot>>; 2] {
    [Box::new(Strong::new(Budget::nodes(20_000))), Box::new(Strong::fine(Budget::nodes(20_000)))]
}

fn die(face: u8) -> Die {
    Die::new(face).unwrap()
}

/// What both players do.
fn choices(game: &LuckyShot, state: &State) -> [Action; 2] {
    let mut legal = Vec::new();
    game.legal(state, P1, &mut legal);
    both().map(|mut bot| {
        best_of(&bot.think(
            &Decision { game, seat: P1, view: &view(game, state), legal: &legal },
            &mut Rng::seeded(1),
        ))
        .action
    })
}

/// What both players do, where there is one right thing to do.
fn choice(game: &LuckyShot, state: &State) -> Action {
    let [one, other] = choices(game, state);
    assert_eq!(one, other);
    one
}

#[test]
fn the_fourth_treasure_is_raided() {
    let (game, state) = board("1a 3 5 sea,1b 3 5 plains,1c 2 5 swamp,1d 6 1,2a 4 3 forest,2b 5 3 desert", "");
    let action = choice(&game, &state.with_card(Card::last(Place::Raid, die(4))));
    assert_eq!(action.to_string(), "raid 2a 1d");
}

#[test]
fn a_die_for_the_winning_raid_goes_to_raid() {
    let (game, mut state) = board("1a 3 5 sea,1b 6 1,2a 4 1 forest,2b 5 3", "");
    game.roll(&mut state, luckhouse_games::lucky_shot::Roll::Dice(luckhouse_engine::DiceSet::of(&[4])));
    let actions = choices(&game, &state);
    // An attack that brings the last treasure's fort down wins as well.
    let wins = |action: &Action| matches!(action, Action::Put(Place::Raid | Place::Attack));
    assert!(actions.iter().all(wins), "{actions:?}");
}

#[test]
fn the_last_fort_of_the_last_opponent_is_destroyed() {
    let (game, state) = board("1a 3 1 sea,2a 4 1 forest", "");
    let card = Card::last(Place::Attack, die(6));
    assert_eq!(choice(&game, &state.with_card(card)).to_string(), "attack 2a");
}

#[test]
fn nobody_destroys_their_own_last_treasure() {
    let (game, state) = board("1a 3 1 sea,2a 4 9 forest,2b 5 9 plains", "");
    for action in choices(&game, &state.with_card(Card::last(Place::Attack, die(3)))) {
        assert!(!matches!(action, Action::Attack { fort, .. } if fort.owner() == P1), "{action}");
    }
}

#[test]
fn a_lone_treasure_behind_one_brick_is_guarded() {
    let (game, state) = board("1a 3 1 sea,2a 4 9 forest,2b 5 9 plains", "");
    assert_eq!(choice(&game, &state.with_card(Card::last(Place::Build, die(3)))).to_string(), "build 1a");
}

#[test]
fn a_sure_win_is_worth_one() {
    let (game, state) = board("1a 3 1 sea,2a 4 1 forest", "");
    let state = state.with_card(Card::last(Place::Attack, die(6)));
    let mut legal = Vec::new();
    game.legal(&state, P1, &mut legal);
    for mut bot in both() {
        let advice = bot.think(
            &Decision { game: &game, seat: P1, view: &view(&game, &state), legal: &legal },
            &mut Rng::seeded(1),
        );
        assert_eq!(best_of(&advice).chance, 1.0);
    }
}
