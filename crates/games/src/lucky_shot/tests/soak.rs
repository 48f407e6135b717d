//! Random games: what must hold after every event, whatever happens.

use super::*;
use luckhouse_engine::{Options, Playout};

fn check(game: &LuckyShot, state: &State, in_play: SeatSet) {
    assert_eq!(game.sound(state), Ok(()), "{state:?}");
    assert!(state.in_play.minus(in_play).is_empty(), "nobody comes back");
    let view = game.view(state, Viewer::Seat(P1));
    assert_eq!(game.imagine(&view, &mut Rng::seeded(0)), *state);
}

#[test]
fn a_treasure_in_two_places_or_none_is_noticed() {
    let mut board = board("1a 3 5 sea, 2a 4 5 desert", "");
    assert_eq!(board.game.sound(&board.state), Ok(()));
    board.state.available = TreasureSet::one(Treasure::Sea);
    assert_eq!(board.game.sound(&board.state), Err("sea is in 2 places".into()));
    board.state.available = TreasureSet::EMPTY;
    board.state.set_aside = board.state.set_aside.without(Treasure::Forest);
    assert_eq!(board.game.sound(&board.state), Err("forest is in 0 places".into()));
}

fn check_choices(game: &LuckyShot, state: &State, seat: Seat, legal: &mut Vec<Action>) {
    legal.clear();
    game.legal(state, seat, legal);
    assert!(!legal.is_empty());
    assert!(legal.windows(2).all(|pair| pair[0] < pair[1]), "sorted, each once: {legal:?}");
    for action in legal.iter() {
        assert_eq!(action.to_string().parse(), Ok(*action));
    }
    // Principle: no question where there is nothing to decide.
    assert!(legal.len() > 1, "{:?}: {legal:?}", state.phase);
}

fn soak(game: &LuckyShot, rng: &mut Rng) {
    let mut state = game.start();
    let mut legal = Vec::new();
    loop {
        let in_play = state.in_play;
        match game.turn(&state) {
            Turn::Over(outcome) => return assert!(!outcome.winners.is_empty()),
            Turn::Roll(luck) => {
                let roll = luck.roll(rng);
                assert!(luck.odds().ways(roll) > 0);
                assert_eq!(roll.to_string().parse(), Ok(roll));
                game.roll(&mut state, roll);
            }
            Turn::Choose(seats) => {
                let seat = seats.only().unwrap();
                check_choices(game, &state, seat, &mut legal);
                game.choose(&mut state, &Choices::one(seat, rng.pick(&legal)));
            }
        }
        check(game, &state, in_play);
    }
}

#[test]
fn random_games_keep_six_treasures_and_every_other_promise() {
    for (index, options) in ["", "forest=bare", "cap=20"].into_iter().enumerate() {
        for seats in [2, 3] {
            let game = LuckyShot::new(LuckyShotOptions::read(options).unwrap(), seats).unwrap();
            for round in 0..40 {
                soak(&game, &mut Rng::stream(index as u64, round));
            }
        }
    }
}

#[test]
fn replaying_a_log_leads_to_the_same_state() {
    let mut rng = Rng::seeded(5);
    let mut table = Table::open(LuckyShot::new(LuckyShotOptions::default(), 3).unwrap());
    while !matches!(table.turn(), Turn::Over(_)) {
        if table.roll(&mut rng).is_none() {
            let seat = table.owed().first().unwrap();
            let action = rng.pick(&table.legal(seat));
            table.choose(seat, action).unwrap();
        }
    }
    let again = Table::<LuckyShot>::read(&table.whole_log()).unwrap();
    assert_eq!(again.state(), table.state());
}

#[test]
fn the_quick_allows_says_what_the_odds_say() {
    let lucks = [
        Luck::DIE,
        Luck::Dice(3),
        Luck::Treasure([Treasure::Sea, Treasure::Forest].into_iter().collect()),
        Luck::Starter(2),
    ];
    let rolls: Vec<Roll> = [Luck::DIE, Luck::Dice(3), Luck::Treasure(TreasureSet::ALL), Luck::Starter(3)]
        .iter()
        .flat_map(|luck| luck.odds().lines().iter().map(|(roll, _)| *roll).collect::<Vec<_>>())
        .collect();
    for luck in lucks {
        for roll in &rolls {
            assert_eq!(luck.allows(*roll), luck.odds().ways(*roll) > 0, "{luck:?} {roll}");
        }
    }
}

#[test]
fn playouts_end_within_the_cap() {
    let game = LuckyShot::new(LuckyShotOptions::default(), 3).unwrap();
    let mut playout = Playout::new();
    for round in 0..200 {
        let ended = playout.run(&game, &mut Rng::stream(9, round));
        assert!(!ended.outcome.winners.is_empty());
    }
}
