//! Lantern solved, held against the plain way through the public rules.

use luckhouse_engine::{Chance, Choices, DiceSet, Game, Rng, Seat, Turn, Viewer};
use luckhouse_games::lantern::{
    Again, Assignment, Lantern, LanternAction, LanternOptions, LanternState, Sheet,
};
use luckhouse_solvers::lantern::{Guide, Keep, Solution, Value};
use luckhouse_solvers::{Unsolved, Watch, solo};
use std::collections::HashMap;

const ALONE: Seat = Seat::at(0);

/// What a circle costs, as the module says.
const TASTE: f64 = 1.0 / (1u64 << 30) as f64;

fn game(sheet: &str, reroll_ones: bool) -> Lantern {
    let sheet = Sheet::read(sheet).unwrap();
    Lantern::new(LanternOptions { sheet, reroll_ones, ..Default::default() }, 1).unwrap()
}

/// The state after the setup.
fn begun(game: &Lantern, faces: [u8; 6]) -> LanternState {
    let mut state = game.start();
    game.roll(&mut state, DiceSet::of(&faces));
    for action in [LanternAction::Keep, LanternAction::Assign(Assignment::new(faces))] {
        let mut legal = Vec::new();
        game.legal(&state, ALONE, &mut legal);
        // Six of a kind are not asked for, and not every roll is low.
        if legal.contains(&action) {
            game.choose(&mut state, &Choices::one(ALONE, action));
        }
    }
    state
}

/// The plain way: every choice, every roll, and the score of the play that wins most.
struct Plain<'g> {
    game: &'g Lantern,
    known: HashMap<LanternState, (f64, Value)>,
}

impl Plain<'_> {
    fn value(&mut self, state: &LanternState) -> (f64, Value) {
        if let Some(known) = self.known.get(state) {
            return *known;
        }
        let found = match self.game.turn(state) {
            Turn::Over(outcome) => {
                let score = f64::from(100 - outcome.scores[ALONE]);
                let win = f64::from(outcome.winners.len() as u8);
                (win * (1.0 - TASTE).powf(score), Value { win, score: win * score })
            }
            Turn::Roll(chance) => self.mean(state, chance),
            Turn::Choose(_) => self.best(state),
        };
        self.known.insert(state.clone(), found);
        found
    }

    fn mean(&mut self, state: &LanternState, chance: luckhouse_games::lantern::Throw) -> (f64, Value) {
        let odds = chance.odds();
        let mut mean = (0.0, Value { win: 0.0, score: 0.0 });
        for (roll, ways) in odds.lines() {
            let mut after = state.clone();
            self.game.roll(&mut after, *roll);
            let (worth, value) = self.value(&after);
            let part = *ways as f64 / odds.total() as f64;
            mean.0 += part * worth;
            mean.1.win += part * value.win;
            mean.1.score += part * value.score;
        }
        mean
    }

    fn best(&mut self, state: &LanternState) -> (f64, Value) {
        let mut legal = Vec::new();
        self.game.legal(state, ALONE, &mut legal);
        let after = |action: &LanternAction| {
            let mut after = state.clone();
            self.game.choose(&mut after, &Choices::one(ALONE, *action));
            self.value(&after)
        };
        legal.iter().map(after).reduce(|best, next| if next.0 > best.0 { next } else { best }).unwrap()
    }
}

fn near(left: Value, right: Value) -> bool {
    (left.win - right.win).abs() < 1e-9 && (left.score - right.score).abs() < 1e-9
}

/// The guide and the plain way agree on every state that can be reached from here, and on every choice in it.
fn same_as_plain(sheet: &str, reroll_ones: bool, faces: [u8; 6]) {
    let game = game(sheet, reroll_ones);
    let start = begun(&game, faces);
    let mut plain = Plain { game: &game, known: HashMap::new() };
    plain.value(&start);
    let mut guide = Guide::new(&game);
    let from_start = guide.value(&game.view(&start, Viewer::Watcher), &()).unwrap();
    println!("{sheet} {faces:?}: {from_start:?}, {} states", plain.known.len());
    assert!(near(from_start, plain.known[&start].1), "{from_start:?} {:?}", plain.known[&start]);
    let mut states: Vec<&LanternState> = plain.known.keys().collect();
    states.sort_by_key(|state| format!("{state:?}"));
    // All of them would take minutes.
    let every = (states.len() / 150).max(1);
    for state in states.into_iter().step_by(every) {
        let view = game.view(state, Viewer::Watcher);
        let value = guide.value(&view, &()).unwrap();
        assert!(near(value, plain.known[state].1), "{state:?}: {value:?} {:?}", plain.known[state]);
        every_choice(&game, state, &mut guide, &plain);
    }
}

fn every_choice(game: &Lantern, state: &LanternState, guide: &mut Guide, plain: &Plain<'_>) {
    let mut legal = Vec::new();
    game.legal(state, ALONE, &mut legal);
    for action in legal {
        let mut after = state.clone();
        game.choose(&mut after, &Choices::one(ALONE, action));
        let value = guide.after(&game.view(state, Viewer::Watcher), action, &()).unwrap();
        let truth = plain.known[&after].1;
        assert!(near(value, truth), "{action} in {state:?}: {value:?} {truth:?}");
    }
}

#[test]
fn two_fights_are_as_the_plain_way_says() {
    same_as_plain("two; Gate: 6 6 X; Hall: X X O; rows: 2", false, [1, 1, 1, 1, 1, 1]);
}

#[test]
fn a_campfire_is_as_the_plain_way_says() {
    same_as_plain("fire; Gate: 6 6; Embers: rest; Hall: 1 2 X; rows: 3", false, [1, 1, 1, 1, 1, 1]);
}

#[test]
fn ones_that_are_rolled_again_are_as_the_plain_way_says() {
    same_as_plain("ones; Gate: 1 X X X; Hall: 5 5; rows: 3", true, [1, 1, 1, 1, 1, 1]);
}

#[test]
#[ignore = "long: make long"]
fn longer_journeys_are_as_the_plain_way_says() {
    same_as_plain("fire; Gate: 5 6 6; Fire: rest; Hall: 1 2 X X; rows: 2 1 2", false, [1, 1, 1, 1, 1, 2]);
    same_as_plain(
        "first; Fire: rest; Gate: 6 6; Embers: rest; Hall: 1 2 X X; rows: 2 9",
        false,
        [1, 1, 1, 1, 1, 1],
    );
    same_as_plain("full; Gate: 2; Fire: rest; Hall: X X X X X; rows: 1 1 1", false, [2, 1, 1, 1, 1, 6]);
    same_as_plain("full; Gate: 2 2; Hall: X X X; End: 1 2 3 4; rows: 1 3 1", false, [6, 6, 1, 6, 1, 6]);
    same_as_plain("ones; Gate: 1 6 6; Fire: rest; Hall: 2 3 4; rows: 3 2 4", true, [1, 1, 1, 2, 1, 1]);
}

#[test]
fn solo_says_the_same() {
    let game = game("solo; Gate: 4 5 X X; Hall: 3 X X; rows: 9", false);
    let start = begun(&game, [1, 1, 1, 1, 1, 1]);
    let worth = |outcome: &luckhouse_engine::Outcome| {
        if outcome.winners.is_empty() { 0.0 } else { (1.0 - TASTE).powi(100 - outcome.scores[ALONE]) }
    };
    let solved = solo::solve_from(&game, start.clone(), worth, 2_000_000).unwrap();
    let value = Guide::new(&game).value(&game.view(&start, Viewer::Watcher), &()).unwrap();
    let truth = solved.value(&start).unwrap();
    assert!((value.win - TASTE * value.score - truth).abs() < 1e-12, "{value:?} {truth}");
}

/// A solution of a whole sheet is what guides say of its journeys, and survives its file.
#[test]
fn a_solution_is_written_and_read_back() {
    let game = game("door; Door: 6 6 6; rows: 9", false);
    let solution = Solution::solve(&game, Keep::Tail, &()).unwrap();
    let faces = [1, 2, 1, 1, 3, 1];
    let alone = Guide::new(&game).value(&game.view(&begun(&game, faces), Viewer::Watcher), &()).unwrap();
    assert!(near(solution.setup(Assignment::new(faces)), alone));
    let read = Solution::from_bytes(&game, &solution.to_bytes(&game)).unwrap();
    assert!((read.start(Again::Any).win - solution.start(Again::Any).win).abs() <= read.error());
    assert!((read.start(Again::Any).score - solution.start(Again::Any).score).abs() < 0.06);
    assert_eq!(read.to_bytes(&game), solution.to_bytes(&game));
    let other = self::game("door; Door: 6 6 5; rows: 9", false);
    let refused = Solution::from_bytes(&other, &solution.to_bytes(&game)).unwrap_err().to_string();
    assert!(refused.contains("a solution of `6 6 6; rows: 9; reroll-ones: off`"), "{refused}");
    assert!(refused.contains("expected one of `5 6 6; rows: 9; reroll-ones: off`"), "{refused}");
    let short = Solution::from_bytes(&game, &solution.to_bytes(&game)[..1000]).unwrap_err().to_string();
    assert!(short.contains("wrong length"), "{short}");
}

/// Low dice are rolled again if what they give is less than a fresh roll is worth.
#[test]
fn the_start_is_the_mean_of_the_best_of_keeping_and_rolling_again() {
    let game = game("door; Door: 6 6 6; rows: 9", false);
    let solution = Solution::solve(&game, Keep::Tail, &()).unwrap();
    let start = solution.start(Again::Any);
    let best = |dice: DiceSet| {
        let kept = solution.best_assignment(dice).1;
        if dice.total() < 15 && start.worth() > kept.worth() { start } else { kept }
    };
    let odds = DiceSet::odds(6);
    let mean: f64 = odds.lines().iter().map(|(dice, ways)| *ways as f64 / 46_656.0 * best(*dice).win).sum();
    assert!((mean - start.win).abs() < 1e-12, "{mean} {start:?}");
}

/// LN-16: low dice are rolled again once at most, so that the second roll is worth what it gives.
#[test]
fn one_more_roll_of_the_setup_is_worth_its_mean() {
    let sheet = Sheet::read("door; Door: 6 6 6; rows: 9").unwrap();
    let game = Lantern::new(LanternOptions { sheet, again: Again::Once, ..Default::default() }, 1).unwrap();
    let solution = Solution::solve(&game, Keep::Tail, &()).unwrap();
    let kept = |dice: DiceSet| solution.best_assignment(dice).1;
    let odds = DiceSet::odds(6);
    let mean = |worth: &dyn Fn(DiceSet) -> f64| -> f64 {
        odds.lines().iter().map(|(dice, ways)| *ways as f64 / 46_656.0 * worth(*dice)).sum()
    };
    let last = mean(&|dice| kept(dice).win);
    let first = mean(&|dice| if dice.total() < 15 { kept(dice).win.max(last) } else { kept(dice).win });
    assert!((solution.start(Again::Once).win - first).abs() < 1e-9);
    assert!(last < first && first < solution.start(Again::Any).win);
    let mut guide = Guide::with_solution(&game, solution.clone().into()).unwrap();
    let mut state = game.start();
    let mut told = |state: &LanternState| guide.value(&game.view(state, Viewer::Watcher), &()).unwrap().win;
    assert!((told(&state) - first).abs() < 1e-9);
    game.roll(&mut state, DiceSet::of(&[1, 1, 1, 1, 1, 1]));
    game.choose(&mut state, &Choices::one(ALONE, LanternAction::Again));
    assert!((told(&state) - last).abs() < 1e-9);
}

struct Impatient;

impl Watch for Impatient {
    fn go_on(&self, _done: u64, _of: u64) -> bool {
        false
    }
}

#[test]
fn whoever_does_not_want_to_wait_gets_no_answer() {
    let game = game("door; Door: 6 6 6; rows: 9", false);
    assert_eq!(Solution::solve(&game, Keep::Tail, &Impatient).unwrap_err(), Unsolved::Stopped);
}

/// Luck has no favourites: what a state is worth before a roll is the mean of what it is worth after it, and a choice
/// that is best loses nothing.
#[test]
fn only_luck_changes_the_worth_of_a_game_that_is_played_best() {
    let game = game("three; Gate: 4 5 X X; Fire: rest; Hall: 2 X X X; End: 6 6; rows: 2 2", false);
    let mut guide = Guide::new(&game);
    for seed in 0..4 {
        let (mut rng, mut state) = (Rng::seeded(seed), begun(&game, [1, 2, 1, 2, 1, 2]));
        loop {
            let before = guide.value(&game.view(&state, Viewer::Watcher), &()).unwrap();
            match game.turn(&state) {
                Turn::Over(_) => break,
                Turn::Roll(chance) => {
                    let after = mean_after(&game, &state, &chance.odds(), &mut guide);
                    assert!(near(before, after), "{state:?}: {before:?} {after:?}");
                    game.roll(&mut state, chance.roll(&mut rng));
                }
                Turn::Choose(_) => {
                    let (action, after) = best_choice(&game, &state, &mut guide);
                    assert!(near(before, after), "{action} in {state:?}: {before:?} {after:?}");
                    game.choose(&mut state, &Choices::one(ALONE, action));
                }
            }
        }
    }
}

fn mean_after(
    game: &Lantern,
    state: &LanternState,
    odds: &luckhouse_engine::Odds<DiceSet>,
    guide: &mut Guide,
) -> Value {
    let mut mean = Value { win: 0.0, score: 0.0 };
    for (roll, ways) in odds.lines() {
        let mut after = state.clone();
        game.roll(&mut after, *roll);
        let value = guide.value(&game.view(&after, Viewer::Watcher), &()).unwrap();
        let part = *ways as f64 / odds.total() as f64;
        mean = Value { win: mean.win + part * value.win, score: mean.score + part * value.score };
    }
    mean
}

fn best_choice(game: &Lantern, state: &LanternState, guide: &mut Guide) -> (LanternAction, Value) {
    let (view, mut legal) = (game.view(state, Viewer::Watcher), Vec::new());
    game.legal(state, ALONE, &mut legal);
    let with_value = |action: LanternAction| (action, guide.after(&view, action, &()).unwrap());
    let better = |best: (LanternAction, Value), next: (LanternAction, Value)| {
        if next.1.worth() > best.1.worth() { next } else { best }
    };
    legal.into_iter().map(with_value).reduce(better).unwrap()
}

/// The chance to win the default sheet with best play, as `luckhouse solve lantern` prints it.
const LAST_FORTRESS: f64 = 0.55511;

#[test]
fn the_solution_that_ships_is_read() {
    let game = Lantern::new(LanternOptions::default(), 1).unwrap();
    let shipped = Solution::shipped(&game).expect("the file of the default sheet is whole");
    assert!((shipped.start(Again::Any).win - LAST_FORTRESS).abs() < 1e-4, "{:?}", shipped.start(Again::Any));
    assert!(shipped.error() < 1e-5);
    assert!(Solution::shipped(&self::game("door; Door: 6; rows: 9", false)).is_none());
}

#[test]
#[ignore = "long: make long"]
fn the_solution_that_ships_is_made_again_byte_for_byte() {
    let game = Lantern::new(LanternOptions::default(), 1).unwrap();
    let solution = Solution::solve(&game, Keep::Tail, &()).unwrap();
    assert!((solution.start(Again::Any).win - LAST_FORTRESS).abs() < 1e-4);
    let shipped = include_bytes!("../data/last-fortress.bin");
    assert!(solution.to_bytes(&game) == shipped, "the file is another");
}

#[test]
fn the_sheet_without_rows_that_ships_is_made_again_byte_for_byte() {
    let game = Lantern::new(LanternOptions::default(), 1).unwrap();
    let made = Solution::solve_without_rows(&game).to_bytes(&game);
    let shipped = include_bytes!("../data/last-fortress-without-rows.bin");
    assert!(made == shipped, "made {} bytes, {} ship", made.len(), shipped.len());
}

/// Without experience there is nothing to be hasty about: then all guides agree, whatever circles there are.
#[test]
fn without_ones_and_rows_that_can_be_filled_all_guides_say_the_same() {
    let game = game("bare; Gate: 6 6 X; Embers: rest; Hall: 2 3 4; rows: 9 9 9 9", false);
    let mut guides = [Guide::hasty(&game), Guide::without_rows(&game)];
    for faces in [[2, 1, 1, 1, 1, 1], [1, 2, 1, 3, 1, 1], [6, 6, 1, 6, 1, 1]] {
        let state = begun(&game, faces);
        let view = game.view(&state, Viewer::Watcher);
        let [hasty, without] = guides.each_mut().map(|guide| guide.value(&view, &()).unwrap());
        assert!(near(hasty, without), "{faces:?}: {hasty:?} {without:?}");
        assert!(Guide::new(&game).value(&view, &()).unwrap().win >= without.win - 1e-9);
    }
}
