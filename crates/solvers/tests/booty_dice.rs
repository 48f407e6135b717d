//! Booty Dice for two, held against the plainest value iteration, which knows the game only by its trait.

use luckhouse_engine::{Game, Imagine, Options, PerSeat, Rng, Seat};
use luckhouse_games::booty_dice::{
    BootyDice, BootyOptions, BootyRoll, BootyView, DOUBLOONS, Faces, Phase, Pirate, ROLLS, Resolve, SHIELDS,
    SoFar,
};
use luckhouse_solvers::booty_dice::{After, Care, Chances, Effect, Standing, Table, solve, turn};
use luckhouse_solvers::{Unsolved, Watch};
use std::collections::HashMap;

const ROLLER: Seat = Seat::at(1);

fn game(options: &str) -> BootyDice {
    BootyDice::new(BootyOptions::read(options).unwrap(), 2).unwrap()
}

/// Resolve these faces as the last roll of a turn, by the game itself.
fn resolved(game: &BootyDice, Standing { roller, other }: Standing, dice: Faces) -> After {
    let pirates = PerSeat::from_fn(2, |seat| if seat == ROLLER { roller } else { other });
    let view = BootyView {
        pirates,
        treasure: DOUBLOONS - roller.doubloons - other.doubloons,
        war_chest: SHIELDS - roller.shields - other.shields,
        roller: Some(ROLLER),
        turns: 0,
        so_far: SoFar::default(),
        phase: Phase::Rolling { kept: Faces::EMPTY, rolls: ROLLS - 1 },
    };
    let mut state = game.imagine(&view, &mut Rng::seeded(0));
    game.roll(&mut state, BootyRoll::Dice(dice));
    let view = game.view(&state, luckhouse_engine::Viewer::Arbiter);
    match view.phase {
        Phase::Over { winners } if winners.contains(ROLLER) => After::Won,
        Phase::Over { .. } => After::Lost,
        _ => After::On(Standing::of(&view.pirates, ROLLER)),
    }
}

#[test]
fn effects_are_what_the_game_does() {
    let mut rng = Rng::seeded(3);
    for options in ["", "curse=six, goal=60", "goal=12"] {
        let game = game(options);
        let goal = game.options().goal as u8;
        for dice in Faces::every(6) {
            for _ in 0..20 {
                let mut pirate = |most: u8| Pirate {
                    lives: rng.below(5) as u8 + 1,
                    shields: rng.below(16) as u8,
                    doubloons: rng.below(u64::from(most)) as u8,
                };
                let roller = pirate(goal);
                let standing = Standing { roller, other: pirate(goal.min(DOUBLOONS - roller.doubloons + 1)) };
                let effect = Effect::of(dice, game.options().curse);
                assert_eq!(effect.on(standing, goal), resolved(&game, standing, dice), "{dice} {standing:?}");
            }
        }
    }
}

/// Every standing, with so many shields told apart.
fn standings(game: &BootyDice, shields: u8) -> Vec<Standing> {
    let options = game.options();
    let pirates: Vec<Pirate> = (1..=options.lives as u8)
        .flat_map(|lives| (0..=shields).map(move |shields| (lives, shields)))
        .flat_map(|(lives, shields)| {
            (0..options.goal as u8).map(move |doubloons| Pirate { lives, shields, doubloons })
        })
        .collect();
    pirates.iter().flat_map(|a| pirates.iter().map(|b| Standing { roller: *a, other: *b })).collect()
}

/// The dice of a turn in the plainest way: each set that can be kept, with all rolls of the others and their odds.
struct Keeps {
    full: Vec<Faces>,
    /// For each set that can be kept: which full sets can come of it, how likely.
    rolls: Vec<Vec<(usize, f64)>>,
    /// For each full set: which sets can be kept of it.
    parts: Vec<Vec<usize>>,
}

impl Keeps {
    fn new() -> Keeps {
        let full = Faces::every(6);
        let kept: Vec<Faces> = (0..=6).flat_map(Faces::every).collect();
        let rolls = kept.iter().map(|kept| {
            let rolled =
                full.iter().enumerate().filter_map(|(place, dice)| Some((place, dice.minus(*kept)?)));
            let total = 6f64.powi(6 - kept.len() as i32);
            rolled.map(|(place, rolled)| (place, rolled.ways() as f64 / total)).collect()
        });
        let rolls: Vec<Vec<(usize, f64)>> = rolls.collect();
        let parts = full.iter().map(|dice| {
            let parts = kept.iter().enumerate().filter(|(_, kept)| dice.minus(**kept).is_some());
            parts.map(|(place, _)| place).collect()
        });
        Keeps { parts: parts.collect(), full, rolls }
    }

    fn turn(&self, ends: Vec<f64>) -> f64 {
        let mut worth = ends;
        for _ in 1..ROLLS {
            let keeping: Vec<f64> = self.rolls.iter().map(|rolls| mean(rolls, &worth)).collect();
            let best = |parts: &Vec<usize>| parts.iter().map(|part| keeping[*part]).fold(0.0, f64::max);
            worth = self.parts.iter().map(best).collect();
        }
        mean(&self.rolls[0], &worth)
    }
}

fn mean(rolls: &[(usize, f64)], worth: &[f64]) -> f64 {
    rolls.iter().map(|(place, chance)| worth[*place] * chance).sum()
}

fn same_as_plain(options: &str, shields: u8) {
    let game = game(options);
    let care = Care { shields: usize::from(shields), tolerance: 1e-13 };
    let solved = solve(&game, care, &()).unwrap();
    assert!(solved.bound() < 1e-9, "{:e}", solved.bound());
    let plain = match game.options().resolve {
        Resolve::Stop => plain(&game, shields),
        Resolve::Each => plain_each(&game, shields),
    };
    for (standing, chance) in plain {
        let found = solved.chance(standing);
        assert!((found - chance).abs() < 1e-9, "{standing:?}: {found}, not {chance}");
    }
}

/// Sweep after sweep over all standings, each turn by trying every keep.
fn plain(game: &BootyDice, shields: u8) -> HashMap<Standing, f64> {
    let keeps = Keeps::new();
    let all = standings(game, shields);
    let fold = |pirate: Pirate| Pirate { shields: pirate.shields.min(shields), ..pirate };
    let leads: Vec<Vec<After>> =
        all.iter().map(|s| keeps.full.iter().map(|dice| resolved(game, *s, *dice)).collect()).collect();
    let mut chances: HashMap<Standing, f64> = all.iter().map(|standing| (*standing, 0.5)).collect();
    loop {
        let worth = |after: &After| match *after {
            After::Won => 1.0,
            After::Lost => 0.0,
            After::On(s) => 1.0 - chances[&Standing { roller: fold(s.other), other: fold(s.roller) }],
        };
        let fresh: HashMap<Standing, f64> = all
            .iter()
            .zip(&leads)
            .map(|(standing, leads)| (*standing, keeps.turn(leads.iter().map(worth).collect())))
            .collect();
        let change = all.iter().map(|s| (fresh[s] - chances[s]).abs()).fold(0.0, f64::max);
        chances = fresh;
        if change < 1e-13 {
            return chances;
        }
    }
}

#[test]
fn one_life_is_as_the_plain_way_says() {
    same_as_plain("lives=1, goal=10", 0);
}

/// The same where every roll is resolved: what is shown is worth something for every standing.
fn plain_each(game: &BootyDice, shields: u8) -> HashMap<Standing, f64> {
    let keeps = Keeps::new();
    let all = standings(game, shields);
    let fold = |pirate: Pirate| Pirate { shields: pirate.shields.min(shields), ..pirate };
    let folded = |s: Standing| Standing { roller: fold(s.roller), other: fold(s.other) };
    let last = BootyDice::new(BootyOptions { resolve: Resolve::Stop, ..game.options().clone() }, 2).unwrap();
    let leads: HashMap<Standing, Vec<After>> = all
        .iter()
        .map(|s| (*s, keeps.full.iter().map(|dice| resolved(&last, *s, *dice)).collect()))
        .collect();
    let mut chances: HashMap<Standing, f64> = all.iter().map(|standing| (*standing, 0.5)).collect();
    loop {
        let stop = |s: &Standing| 1.0 - chances[&folded(s.passed_on())];
        let worth = |after: &After, on: &dyn Fn(Standing) -> f64| match *after {
            After::Won => 1.0,
            After::Lost => 0.0,
            After::On(next) => on(folded(next)),
        };
        let mut shown: Option<HashMap<Standing, Vec<f64>>> = None;
        let ends = |s: &Standing, shown: &Option<HashMap<Standing, Vec<f64>>>| -> Vec<f64> {
            let each = leads[s].iter().enumerate();
            each.map(|(place, after)| {
                worth(after, &|next| shown.as_ref().map_or_else(|| stop(&next), |shown| shown[&next][place]))
            })
            .collect()
        };
        for _ in 1..ROLLS {
            let rolled = all.iter().map(|s| {
                let ends = ends(s, &shown);
                let keeping: Vec<f64> = keeps.rolls.iter().map(|rolls| mean(rolls, &ends)).collect();
                // The last part is all six, which would be no roll.
                let best = |parts: &Vec<usize>| {
                    let rolls = parts[..parts.len() - 1].iter().map(|part| keeping[*part]);
                    rolls.fold(stop(s), f64::max)
                };
                (*s, keeps.parts.iter().map(best).collect())
            });
            shown = Some(rolled.collect());
        }
        let fresh: HashMap<Standing, f64> =
            all.iter().map(|s| (*s, mean(&keeps.rolls[0], &ends(s, &shown)))).collect();
        let change = all.iter().map(|s| (fresh[s] - chances[s]).abs()).fold(0.0, f64::max);
        chances = fresh;
        if change < 1e-13 {
            return chances;
        }
    }
}

#[test]
fn one_life_with_every_roll_resolved_is_as_the_plain_way_says() {
    same_as_plain("lives=1, goal=10, resolve=each", 0);
}

#[test]
#[ignore = "long: make long"]
fn more_lives_and_shields_are_as_the_plain_way_says() {
    same_as_plain("lives=1, goal=12", 2);
    same_as_plain("lives=2, goal=10, curse=six", 1);
    same_as_plain("lives=2, goal=10, resolve=each", 1);
}

/// The chance before a roll is the mean of the chances after it, at every roll of a turn: luck adds up to nothing.
#[test]
fn luck_adds_up_to_nothing() {
    let game = game("lives=2, goal=10");
    let solved = solve(&game, Care { shields: 1, tolerance: 1e-12 }, &()).unwrap();
    let keeps = Keeps::new();
    for standing in standings(&game, 1).into_iter().step_by(7) {
        let plan = turn(standing, game.options(), &solved);
        let after = |left: usize| move |dice: &Faces| (*dice, left);
        let worth = |(dice, left): (Faces, usize)| match left {
            0 => plan.worth(0, dice.dice()),
            _ => plan.worth_keeping(left, plan.keep(left, dice.dice())),
        };
        let first: Vec<f64> = keeps.full.iter().map(after(2)).map(worth).collect();
        assert!((mean(&keeps.rolls[0], &first) - solved.chance(standing)).abs() < 1e-11, "{standing:?}");
        let second: Vec<f64> = keeps.full.iter().map(after(1)).map(worth).collect();
        for (kept, rolls) in keeps.rolls.iter().enumerate().step_by(31) {
            let kept = (0..=6).flat_map(Faces::every).nth(kept).unwrap();
            let before = plan.worth_keeping(2, kept.dice());
            assert!((mean(rolls, &second) - before).abs() < 1e-11, "{standing:?} keeps {kept}");
        }
    }
}

#[test]
fn more_than_two_and_too_many_shields_are_refused() {
    let three = BootyDice::new(BootyOptions::default(), 3).unwrap();
    let wrong = solve(&three, Care::default(), &()).unwrap_err();
    assert_eq!(wrong, Unsolved::Seats { found: 3, expected: 2 });
    let wrong = solve(&game(""), Care { shields: 13, ..Care::default() }, &()).unwrap_err();
    assert_eq!(wrong.to_string(), "13 shields told apart cannot be solved: expected at most 12");
}

struct Never;

impl Watch for Never {
    fn go_on(&self, _: u64, _: u64) -> bool {
        false
    }
}

/// What the file unpacks to is what was solved: all four million numbers, summed up as they were before they were packed.
#[test]
fn the_table_has_the_numbers_that_were_solved() {
    let both = |kinds: u8| (0..kinds).flat_map(move |own| (0..kinds).map(move |others| (own, others)));
    let pirate = |lives: u8, doubloons, shields| Pirate { lives: lives + 1, doubloons, shields };
    let (mut sum, mut count, table) = (0_u64, 0, Table::kept());
    for (lives, gold) in both(Table::LIVES).flat_map(|lives| both(Table::GOAL).map(move |gold| (lives, gold)))
    {
        for shields in both(Table::SHIELDS + 1) {
            let roller = pirate(lives.0, gold.0, shields.0);
            let chance = table.chance(Standing { roller, other: pirate(lives.1, gold.1, shields.1) });
            sum = sum.wrapping_mul(31).wrapping_add((chance * f64::from(u16::MAX)).round() as u64);
            count += 1;
        }
    }
    assert_eq!((count, sum), (4_000_000, 0xf246_1247_8ec5_9bea));
}

#[test]
fn whoever_waits_may_go() {
    assert_eq!(solve(&game(""), Care::default(), &Never).unwrap_err(), Unsolved::Stopped);
}

/// The same to the last bit on one thread and on three.
#[test]
fn threads_do_not_matter() {
    let small = game("lives=2, goal=11");
    let with = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| solve(&small, Care { shields: 1, tolerance: 1e-6 }, &()).unwrap())
    };
    let (one, three) = (with(1), with(3));
    for standing in standings(&small, 1) {
        assert_eq!(one.chance(standing).to_bits(), three.chance(standing).to_bits(), "{standing:?}");
    }
}
