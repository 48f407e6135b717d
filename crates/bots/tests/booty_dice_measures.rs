//! How good the players of Booty Dice are, and how far off their judge: measured, and printed.
//!
//! `cargo test --release -p luckhouse-bots --test booty_dice_measures -- --ignored --nocapture`

use luckhouse_bots::arena::Score;
use luckhouse_bots::booty_dice::{Estimate, TurnPlanner, player};
use luckhouse_bots::{Budget, Judge, Level, Thinker, best_of, share};
use luckhouse_engine::{
    Bot, Chance, Choices, Decision, Game, Imagine, Options, PerSeat, Rng, Seat, Turn, Viewer,
};
use luckhouse_games::booty_dice::{
    BootyAction, BootyDice, BootyOptions, BootyState, DOUBLOONS, Phase, Pirate, Resolve, Throw,
};

fn game(options: &str, seats: usize) -> BootyDice {
    BootyDice::new(BootyOptions::read(options).unwrap(), seats).unwrap()
}

fn bot(level: Level) -> Box<dyn Bot<BootyDice>> {
    player(level, Budget::of(level)).bot(None)
}

/// One step of a game: a roll, or a choice of whoever is asked. `false` if it is over.
fn step(
    game: &BootyDice,
    state: &mut BootyState,
    rng: &mut Rng,
    choose: &mut dyn FnMut(&BootyState, Seat, &[BootyAction]) -> BootyAction,
) -> bool {
    match game.turn(state) {
        Turn::Over(_) => return false,
        Turn::Roll(chance) => game.roll(state, chance.roll(rng)),
        Turn::Choose(seats) => {
            let (seat, mut legal) = (seats.first().unwrap(), Vec::new());
            game.legal(state, seat, &mut legal);
            let action = choose(state, seat, &legal);
            game.choose(state, &Choices::one(seat, action));
        }
    }
    true
}

/// What a planner chooses, whoever is asked.
fn plays<'a>(
    planner: &'a mut TurnPlanner,
    game: &'a BootyDice,
) -> impl FnMut(&BootyState, Seat, &[BootyAction]) -> BootyAction + 'a {
    move |state, seat, legal| {
        planner.choose(
            &Decision { game, seat, view: &game.view(state, Viewer::Seat(seat)), legal },
            &mut Rng::seeded(1),
        )
    }
}

fn begins_a_turn(game: &BootyDice, state: &BootyState) -> bool {
    matches!(game.view(state, Viewer::Arbiter).phase, Phase::Rolling { rolls: 0, .. })
}

/// What a player gives up against the best, choice by choice, by the solved game. What is given up in the mean is what
/// is missing to a half of all games, whatever the dice: the best give up nothing.
fn given_up(level: Level, games: u64) -> Score {
    let game = game("", 2);
    let mut score = Score::default();
    for index in 0..games {
        let (me, mut lost, mut truth) =
            (Seat::at((index % 2) as usize), 0.0, TurnPlanner::new(Estimate::best()));
        let (mut mine, mut theirs) = (bot(level), bot(Level::Best));
        let (mut state, mut rng) = (game.start(), Rng::stream(71, index / 2));
        let mut choose = |state: &BootyState, seat: Seat, legal: &[BootyAction]| {
            let (view, rng) = (game.view(state, Viewer::Seat(seat)), &mut Rng::seeded(1));
            if seat != me {
                return theirs.choose(&Decision { game: &game, seat, view: &view, legal }, rng);
            }
            let chosen = mine.choose(&Decision { game: &game, seat, view: &view, legal }, rng);
            let advice = truth.think(&Decision { game: &game, seat, view: &view, legal }, rng);
            lost += best_of(&advice).chance - advice.iter().find(|a| a.action == chosen).unwrap().chance;
            chosen
        };
        while step(&game, &mut state, &mut rng, &mut choose) {}
        score.add(lost);
    }
    score
}

#[test]
fn the_best_give_up_nothing_and_the_steady_much() {
    assert_eq!(given_up(Level::Best, 4).mean(), 0.0);
    assert!(given_up(Level::Steady, 4).mean() > 0.01);
}

#[test]
#[ignore = "long: make long"]
fn the_best_are_above_the_strong_for_two() {
    for (level, games) in [(Level::Strong, 4000), (Level::Steady, 400)] {
        let lost = given_up(level, games);
        println!("{level} gives up {:.5} ± {:.5} in a game ({games} games)", lost.mean(), lost.half_width());
        assert!(lost.mean() > lost.half_width());
    }
}

/// How many turns a game of the best has.
fn turns(game: &BootyDice, index: u64) -> u16 {
    let (mut state, mut rng) = (game.start(), Rng::stream(81, index));
    let mut planner = TurnPlanner::new(Estimate::best());
    while step(game, &mut state, &mut rng, &mut plays(&mut planner, game)) {}
    game.view(&state, Viewer::Arbiter).turns
}

#[test]
#[ignore = "long: make long"]
fn the_games_of_the_best_are_over_long_before_the_turn_cap() {
    for (seats, games) in [(2, 4000), (4, 500), (6, 300)] {
        let game = game("", seats);
        let mut turns: Vec<u16> = (0..games).map(|index| turns(&game, index)).collect();
        turns.sort_unstable();
        let part = |part: f64| turns[(part * (games - 1) as f64) as usize];
        let (half, most, last) = (part(0.5), part(0.99), part(1.0));
        println!("{seats} seats: half within {half} turns, 99 % within {most}, {games} games within {last}");
        assert!(last < 100);
    }
}

/// A position in the middle of a game of the best, where a turn begins.
fn position(game: &BootyDice, index: u64) -> BootyState {
    for attempt in 0.. {
        let mut rng = Rng::stream(91 + attempt, index);
        let (mut state, mut planner) = (game.start(), TurnPlanner::new(Estimate::best()));
        let mut left = 1 + rng.below(8 * game.seats() as u64);
        while step(game, &mut state, &mut rng, &mut plays(&mut planner, game)) {
            left -= u64::from(begins_a_turn(game, &state));
            if left == 0 && !Estimate::best().is_exact(game, &game.view(&state, Viewer::Arbiter).pirates) {
                return state;
            }
            if left == 0 {
                break;
            }
        }
    }
    unreachable!("some game goes on")
}

/// What a position came to when the best played it out.
///
/// Where turns are worked out exactly, the luck of each is left out: what remains of the result is what was believed,
/// and all that looking one turn ahead changed, turn by turn. The mean is the same, with far less noise.
fn played_out(game: &BootyDice, mut state: BootyState, rng: &mut Rng) -> PerSeat<f64> {
    let (seats, mut planner) = (game.seats(), TurnPlanner::new(Estimate::best()));
    let exact_turns = game.options().resolve == Resolve::Stop;
    let mut came_to = planner.worth(game, &state).unwrap().chances;
    loop {
        if let Turn::Over(outcome) = game.turn(&state) {
            return if exact_turns { came_to } else { share(&outcome) };
        }
        if exact_turns && begins_a_turn(game, &state) {
            let (ahead, first) = (planner.ahead(game, &state), planner.worth(game, &state).unwrap().chances);
            came_to = PerSeat::from_fn(seats, |seat| came_to[seat] + ahead[seat] - first[seat]);
        }
        step(game, &mut state, rng, &mut plays(&mut planner, game));
    }
}

/// How far the judge is off from what positions came to, for each who was alive: the 95 % point, and how far the means
/// of so many games can be off themselves.
fn off(options: &str, seats: usize, positions: u64, games: u64) -> f64 {
    let game = game(options, seats);
    let (mut all, mut noise) = (Vec::new(), 0.0);
    for index in 0..positions {
        let state = position(&game, index);
        let said = TurnPlanner::new(Estimate::best()).worth(&game, &state).unwrap().chances;
        let mut scores = vec![Score::default(); seats];
        for round in 0..games {
            let came_to = played_out(&game, state.clone(), &mut Rng::stream(1000 + index, round));
            came_to.iter().for_each(|(seat, chance)| scores[seat.index()].add(chance));
        }
        for seat in game.in_play(&state).iter() {
            all.push((said[seat] - scores[seat.index()].mean()).abs());
            noise += scores[seat.index()].half_width();
        }
    }
    all.sort_by(f64::total_cmp);
    let (mean, point) = (all.iter().sum::<f64>() / all.len() as f64, all[all.len() * 95 / 100]);
    println!(
        "`{options}`, {seats} seats, {positions} positions, {games} games each: off by {mean:.3} in the mean, 95 % by at most {point:.3}; a mean of games is off by ± {:.3}",
        noise / all.len() as f64
    );
    point
}

#[test]
#[ignore = "long: make long"]
fn the_judge_of_many_is_no_further_off_than_it_says() {
    let tables: Vec<(&'static str, usize)> = (3..=6).map(|seats| ("", seats)).collect();
    no_further_off_than_said(&tables, 30);
}

#[test]
#[ignore = "long: make long"]
fn the_judge_of_other_rules_is_no_further_off_than_it_says() {
    no_further_off_than_said(
        &[
            ("resolve=each", 2),
            ("resolve=each", 4),
            ("curse=six", 2),
            ("curse=six", 4),
            ("goal=60", 2),
            ("goal=10", 3),
            ("lives=20", 2),
            ("lives=20", 4),
        ],
        15,
    );
}

/// All tables are measured before any is found wanting.
fn no_further_off_than_said(tables: &[(&'static str, usize)], positions: u64) {
    let measure = |(options, seats): &(&'static str, usize)| {
        let game = game(options, *seats);
        let says = Estimate::best().error(&game, &game.view(&game.start(), Viewer::Arbiter));
        let games = if game.options().resolve == Resolve::Each { 100 } else { 30 };
        (*options, *seats, off(options, *seats, positions, games), says)
    };
    let measured: Vec<(&str, usize, f64, f64)> = tables.iter().map(measure).collect();
    assert!(measured.iter().all(|(_, _, found, says)| found <= says), "{measured:?}");
}

/// Many to choose among, each with next to nothing: the most ways to name victims.
#[test]
#[ignore = "long: make long"]
fn the_slowest_choices() {
    for options in ["", "resolve=each"] {
        for (doubloons, lives) in [(1, 1), (2, 1), (2, 2), (3, 2), (5, 3)] {
            let game = game(options, 6);
            let mut view = game.view(&game.start(), Viewer::Arbiter);
            let pirate = Pirate { lives, shields: 0, doubloons };
            view.pirates = PerSeat::from_fn(6, |_| pirate);
            view.treasure = DOUBLOONS - 6 * doubloons;
            view.roller = Some(Seat::at(0));
            view.phase = Phase::Deciding(Throw { dice: "J J J C C C".parse().unwrap(), rolls: 1 });
            let (state, mut legal) = (game.imagine(&view, &mut Rng::seeded(0)), Vec::new());
            game.legal(&state, Seat::at(0), &mut legal);
            for estimate in [Estimate::Formula, Estimate::best()] {
                let begun = std::time::Instant::now();
                let advice = TurnPlanner::new(estimate).think(
                    &Decision { game: &game, seat: Seat::at(0), view: &view, legal: &legal },
                    &mut Rng::seeded(0),
                );
                println!("`{options}` {doubloons}/{lives} {estimate:?}: {:?}", begun.elapsed());
                assert_eq!(advice.len(), legal.len());
            }
        }
    }
}
