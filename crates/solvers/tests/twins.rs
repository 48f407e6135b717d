//! The solvers of whole games, held against the plain way on many small games.

mod race;

use luckhouse_engine::{Chance, Choices, Game, Outcome, Rng, Seat, Turn};
use luckhouse_solvers::duel::{self, Care, Stop};
use luckhouse_solvers::sketch::{Sketch, Spot, Step};
use luckhouse_solvers::{Unsolved, solo};
use race::{Gains, Race, RaceOptions};
use std::collections::HashMap;

const P1: Seat = Seat::at(0);
const P2: Seat = Seat::at(1);

/// What can be done next: who chooses, and each state that can follow with its chance.
fn follow<G: Game>(game: &G, state: &G::State) -> (Option<Seat>, Vec<(G::State, f64)>) {
    let after = |go: &dyn Fn(&mut G::State)| {
        let mut next = state.clone();
        go(&mut next);
        next
    };
    match game.turn(state) {
        Turn::Over(_) => (None, vec![]),
        Turn::Roll(chance) => {
            let odds = chance.odds();
            let line = |(roll, ways): &(_, u64)| {
                (after(&|next| game.roll(next, *roll)), *ways as f64 / odds.total() as f64)
            };
            (None, odds.lines().iter().map(line).collect())
        }
        Turn::Choose(seats) => {
            let seat = seats.only().unwrap();
            let mut legal = Vec::new();
            game.legal(state, seat, &mut legal);
            let next = |action| (after(&|next| game.choose(next, &Choices::one(seat, action))), 1.0);
            (Some(seat), legal.into_iter().map(next).collect())
        }
    }
}

/// The plain way for one: go down every line to its end, again and again.
fn plain_solo<G: Game>(game: &G, state: &G::State, worth: &dyn Fn(&Outcome) -> f64) -> f64 {
    if let Turn::Over(outcome) = game.turn(state) {
        return worth(&outcome);
    }
    let (chooser, next) = follow(game, state);
    let values = next.iter().map(|(next, chance)| (plain_solo(game, next, worth), chance));
    match chooser {
        Some(_) => values.map(|(value, _)| value).fold(f64::NEG_INFINITY, f64::max),
        None => values.map(|(value, chance)| value * chance).sum(),
    }
}

/// The plain way for two: all states at once, sweep after sweep, endless play being worth so much.
fn plain_duel<G: Game>(game: &G, endless: f64, sweeps: usize) -> HashMap<G::State, f64> {
    let mut values = HashMap::from([(game.start(), endless)]);
    for _ in 0..sweeps {
        let old = values.clone();
        for state in old.keys() {
            let (chooser, next) = follow(game, state);
            next.iter().for_each(|(next, _)| _ = values.entry(next.clone()).or_insert(endless));
            let known = next.iter().map(|(next, chance)| (old.get(next).copied().unwrap_or(endless), chance));
            let value = match (game.turn(state), chooser) {
                (Turn::Over(outcome), _) => match outcome.winners.only() {
                    Some(winner) => f64::from(u8::from(winner == P1)),
                    None => 0.5,
                },
                (_, Some(P1)) => known.map(|(value, _)| value).fold(0.0, f64::max),
                (_, Some(_)) => known.map(|(value, _)| value).fold(1.0, f64::min),
                (_, None) => known.map(|(value, chance)| value * chance).sum(),
            };
            values.insert(state.clone(), value);
        }
    }
    values
}

/// One spot of a random game, as data, so that choices can be taken away again.
#[derive(Clone)]
enum Draft {
    Choice(Seat, Vec<usize>),
    Chance(Vec<(usize, u64)>),
    End(Spot),
}

fn sketch(seats: usize, drafts: &[Draft]) -> Sketch {
    let spot = |draft: &Draft| match draft {
        Draft::Choice(seat, to) => Spot::choice(*seat, to),
        Draft::Chance(to) => Spot::chance(to),
        Draft::End(spot) => spot.clone(),
    };
    Sketch::of(seats, drafts.iter().map(spot).collect()).unwrap()
}

/// A random game: `to` draws a spot that the spot at a place may lead to.
fn random(
    spots: usize,
    ends: &[Spot],
    seats: usize,
    rng: &mut Rng,
    to: fn(usize, usize, &mut Rng) -> usize,
) -> Vec<Draft> {
    let open = spots - ends.len();
    let mut draft = |place| {
        let ways = 1 + rng.below(3) as usize;
        let next: Vec<usize> = (0..ways).map(|_| to(place, spots, rng)).collect();
        match rng.below(2) {
            0 => Draft::Choice(Seat::at(rng.below(seats as u64) as usize), next),
            _ => Draft::Chance(next.into_iter().map(|next| (next, 1 + rng.below(5))).collect()),
        }
    };
    let mut drafts: Vec<Draft> = (0..open).map(&mut draft).collect();
    drafts.extend(ends.iter().cloned().map(Draft::End));
    drafts
}

fn forward(place: usize, spots: usize, rng: &mut Rng) -> usize {
    place + 1 + rng.below((spots - place - 1) as u64) as usize
}

fn anywhere(_: usize, spots: usize, rng: &mut Rng) -> usize {
    rng.below(spots as u64) as usize
}

#[test]
fn games_for_one_are_worth_what_the_plain_way_says() {
    let mut rng = Rng::seeded(21);
    let worth = |outcome: &Outcome| f64::from(outcome.scores[P1]);
    for _ in 0..300 {
        let ends = [-7, 0, 3, 12].map(Spot::scored);
        let game = sketch(1, &random(20, &ends, 1, &mut rng, forward));
        let solved = solo::solve(&game, worth, 100).unwrap();
        let start = game.start();
        let (value, error) = (solved.value(&start).unwrap(), solved.error(&start).unwrap());
        assert!((value - plain_solo(&game, &start, &worth)).abs() <= error + 1e-13 && error < 1e-12);
        if let Some(best) = solved.best(&start) {
            assert_eq!(solved.value(&best), Some(value), "going to the best spot keeps the value");
        }
    }
}

#[test]
fn games_for_one_that_come_back_or_are_too_large_are_refused() {
    let round =
        Sketch::of(1, vec![Spot::chance(&[(1, 1)]), Spot::choice(P1, &[0, 2]), Spot::scored(0)]).unwrap();
    let Err(Unsolved::Cycle { state }) = solo::solve(&round, |_| 0.0, 10) else { panic!() };
    assert!(["Step(0)", "Step(1)"].contains(&state.as_str()), "{state}");
    let line =
        Sketch::of(1, vec![Spot::chance(&[(1, 1)]), Spot::chance(&[(2, 1)]), Spot::scored(0)]).unwrap();
    assert_eq!(solo::solve(&line, |_| 0.0, 2).err(), Some(Unsolved::TooLarge { limit: 2 }));
    assert_eq!(solo::solve(&line, |_| 0.0, 3).unwrap().states(), 3);
    let two = Sketch::of(2, vec![Spot::shared()]).unwrap();
    assert_eq!(solo::solve(&two, |_| 0.0, 3).err(), Some(Unsolved::Seats { found: 2, expected: 1 }));
}

/// Long lines must not need a deep stack.
#[test]
fn a_game_of_sixty_thousand_steps() {
    let mut spots: Vec<Spot> = (1..60_000).map(|next| Spot::choice(P1, &[next])).collect();
    spots.push(Spot::scored(9));
    let game = Sketch::of(1, spots).unwrap();
    let solved = solo::solve(&game, |outcome| f64::from(outcome.scores[P1]), 60_000).unwrap();
    assert_eq!(solved.value(&game.start()), Some(9.0));
}

fn random_duels(rounds: usize, seed: u64, mut check: impl FnMut(&[Draft], &Sketch)) {
    let mut rng = Rng::seeded(seed);
    for _ in 0..rounds {
        let ends = [Spot::won(P1), Spot::won(P2), Spot::shared()];
        let drafts = random(14, &ends, 2, &mut rng, anywhere);
        check(&drafts, &sketch(2, &drafts));
    }
}

/// Also where play can be endless: then each bound is the value of a game in which it is lost or won.
#[test]
fn games_for_two_are_worth_what_the_plain_way_says() {
    let mut stops = HashMap::new();
    random_duels(100, 22, |_, game| {
        let solved = duel::solve(game, P1, Care::default()).unwrap();
        *stops.entry(solved.stop()).or_insert(0) += 1;
        let (lost, won) = (plain_duel(game, 0.0, 1500), plain_duel(game, 1.0, 1500));
        for (state, low) in &lost {
            let found = solved.interval(state).unwrap();
            assert!((found.low - low).abs() < 1e-9 && (found.high - won[state]).abs() < 1e-9, "{found:?}");
        }
    });
    println!("{stops:?}");
    assert!(stops[&Stop::Met] > 20 && stops[&Stop::Still] > 20, "both kinds must be tried: {stops:?}");
}

/// Whoever follows the best actions gets what the bounds promise, against every answer.
#[test]
fn the_best_actions_keep_the_bounds() {
    random_duels(300, 23, |drafts, game| {
        let solved = duel::solve(game, P1, Care::default()).unwrap();
        let before = solved.interval(&game.start()).unwrap();
        for seat in [P1, P2] {
            let bound = |(place, draft): (usize, &Draft)| match (draft, solved.best(&Step::to(place))) {
                (Draft::Choice(chooser, to), Some(best)) if *chooser == seat => {
                    let kept = to.iter().copied().filter(|to| Step::to(*to) == best);
                    Draft::Choice(seat, kept.collect())
                }
                _ => draft.clone(),
            };
            let held: Vec<Draft> = drafts.iter().enumerate().map(bound).collect();
            let after = duel::solve(&sketch(2, &held), P1, Care::default()).unwrap();
            let after = after.interval(&game.start()).unwrap();
            let kept =
                if seat == P1 { after.low >= before.low - 1e-9 } else { after.high <= before.high + 1e-9 };
            assert!(kept, "{seat}: {before:?} became {after:?}");
        }
    });
}

#[test]
fn what_one_player_wins_the_other_loses() {
    let race = Race::new(RaceOptions { goal: 12, with: Gains::Die }, 2).unwrap();
    let of = |player| duel::solve(&race, player, Care::default()).unwrap().interval(&race.start()).unwrap();
    let (first, second) = (of(P1), of(P2));
    assert!(first.low + second.high <= 1.0 + 1e-12 && first.high + second.low >= 1.0 - 1e-12);
    assert!((first.middle() + second.middle() - 1.0).abs() < 1e-10);
}

#[test]
fn small_races_are_worth_what_the_plain_way_says() {
    for (goal, with) in [(8, Gains::Die), (4, Gains::Coin)] {
        let race = Race::new(RaceOptions { goal, with }, 2).unwrap();
        let solved = duel::solve(&race, P1, Care::default()).unwrap();
        let plain = plain_duel(&race, 0.0, 600);
        assert_eq!(plain.len(), solved.states());
        let near =
            |(state, value): (_, &f64)| (solved.interval(state).unwrap().middle() - value).abs() < 1e-10;
        assert!(plain.iter().all(near), "{with:?} to {goal}");
    }
}

/// Whoever gives in loses: nobody does, and nothing can be said but that.
#[test]
fn endless_play_is_told() {
    let stubborn = vec![Spot::choice(P1, &[1, 2]), Spot::choice(P2, &[0, 3]), Spot::won(P2), Spot::won(P1)];
    let game = Sketch::of(2, stubborn).unwrap();
    let solved = duel::solve(&game, P1, Care::default()).unwrap();
    let found = solved.interval(&game.start()).unwrap();
    assert_eq!((found.low, found.high, solved.stop()), (0.0, 1.0, Stop::Still));
    let hasty = Care { sweeps: 3, ..Care::default() };
    let slow = Sketch::of(2, vec![Spot::chance(&[(0, 99), (1, 1)]), Spot::won(P1)]).unwrap();
    let solved = duel::solve(&slow, P1, hasty).unwrap();
    assert_eq!((solved.stop(), solved.sweeps()), (Stop::OutOfSweeps, 3));
    assert!(solved.interval(&slow.start()).unwrap().holds(1.0));
}
