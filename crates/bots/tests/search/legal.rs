//! Whatever the game, the seats and the options: the search chooses what is legal, and has an opinion of everything.

use luckhouse_bots::search::Search;
use luckhouse_bots::{Budget, Judge, Thinker};
use luckhouse_engine::{Bot, Decision, Header, Imagine, Rng, Turn, Viewer, pig::Pig};
use luckhouse_games::{
    booty_dice::BootyDice, fortuna::Fortuna, lantern::Lantern, lucky_shot::LuckyShot,
    reynards_luck::ReynardsLuck,
};
use luckhouse_laws::{Fate, option_sets};

fn hold<G: Imagine>() {
    let sets = option_sets::<G::Options>();
    let all = G::ABOUT.seats.iter().flat_map(|seats| sets.iter().map(move |set| (set, *seats)));
    let mut asked = 0;
    for (index, game) in all.filter_map(|(set, seats)| G::new(set.clone(), seats).ok()).enumerate() {
        for position in 0..8 {
            let mut fate = Fate::seeded(8 * index as u64 + position);
            let events = fate.below(120) as usize;
            asked += ask(&game, fate.play_some(&game, events).state());
        }
    }
    assert!(asked > 0, "nobody was ever asked in {}", G::ABOUT.name);
}

/// Ask everybody who owes a choice; how many were asked?
fn ask<G: Imagine>(game: &G, state: &G::State) -> usize {
    let (mut search, mut rng) = (Search::new(Budget::nodes(6)), Rng::seeded(1));
    let worth = search.worth(game, state).unwrap();
    assert!(worth.chances.as_slice().iter().all(|chance| (0.0..=1.0).contains(chance)), "{worth:?}");
    let Turn::Choose(seats) = game.turn(state) else { return 0 };
    for seat in seats.iter() {
        let (view, mut legal) = (game.view(state, Viewer::Seat(seat)), Vec::new());
        game.legal(state, seat, &mut legal);
        let chosen = search.choose(&Decision { game, seat, view: &view, legal: &legal }, &mut rng);
        assert!(legal.contains(&chosen), "{}: {chosen} is not legal in {state:?}", Header::of(game));
        let advice = search.think(&Decision { game, seat, view: &view, legal: &legal }, &mut rng);
        assert!(
            advice.iter().map(|choice| choice.action).eq(legal.iter().copied()),
            "one for each, in order"
        );
        let sane = |chance: f64, error: f64| (0.0..=1.0).contains(&chance) && error > 0.0 && error < 1.0;
        assert!(advice.iter().all(|choice| sane(choice.chance, choice.error)), "{advice:?}");
    }
    seats.len()
}

#[test]
fn in_pig() {
    hold::<Pig>();
}

#[test]
fn in_lucky_shot() {
    hold::<LuckyShot>();
}

#[test]
fn in_lantern() {
    hold::<Lantern>();
}

#[test]
fn in_fortuna() {
    hold::<Fortuna>();
}

#[test]
fn in_booty_dice() {
    hold::<BootyDice>();
}

#[test]
fn in_reynards_luck() {
    hold::<ReynardsLuck>();
}
