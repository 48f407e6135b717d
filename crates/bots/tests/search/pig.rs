//! Pig to a small goal is solved exactly. No search beats the truth, and a longer one comes closer to it.

use luckhouse_bots::search::Search;
use luckhouse_bots::{Budget, Judge, Thinker, arena, best_of};
use luckhouse_engine::pig::{Pig, PigAction, PigOptions, PigView};
use luckhouse_engine::{Bot, Chance, Choices, Decision, Game, Rng, Seat, Turn, Viewer};
use std::sync::Arc;

type State = <Pig as Game>::State;

const GOAL: usize = 15;
const LEGAL: [PigAction; 2] = [PigAction::Roll, PigAction::Hold];

fn game() -> Pig {
    Pig::new(PigOptions { goal: GOAL as u32, ..PigOptions::default() }, 2).unwrap()
}

/// The exact chance of the one who has the die, by both scores and the points of the turn.
///
/// In Pig one can come back to where one was, so the chances are worked out again and again until they stand still.
/// The cap, far away, does not change them, and whoever has the points to win holds.
struct Solution(Vec<f64>);

impl Solution {
    fn new() -> Solution {
        let mut solution = Solution(vec![0.5; GOAL * GOAL * GOAL]);
        for _ in 0..200 {
            let places = (0..GOAL)
                .flat_map(|me| (0..GOAL).flat_map(move |other| (0..GOAL).map(move |p| (me, other, p))));
            for (me, other, points) in places.filter(|(me, _, points)| me + points < GOAL) {
                let [roll, hold] = solution.choices(me, other, points);
                let best = if points == 0 { roll } else { roll.max(hold) };
                solution.0[(me * GOAL + other) * GOAL + points] = best;
            }
        }
        solution
    }

    fn chance(&self, me: usize, other: usize, points: usize) -> f64 {
        if me + points >= GOAL { 1.0 } else { self.0[(me * GOAL + other) * GOAL + points] }
    }

    /// What it is worth to roll, and to hold.
    fn choices(&self, me: usize, other: usize, points: usize) -> [f64; 2] {
        let lost = 1.0 - self.chance(other, me, 0);
        let roll = (2..=6).map(|face| self.chance(me, other, points + face)).sum::<f64>();
        let hold = if me + points >= GOAL { 1.0 } else { 1.0 - self.chance(other, me + points, 0) };
        [(roll + lost) / 6.0, hold]
    }

    fn of(&self, view: &PigView) -> [f64; 2] {
        let score = |seat| usize::from(view.scores[seat]);
        self.choices(score(view.on_turn), score(view.on_turn.other()), view.points.into())
    }
}

/// Positions of games that nobody thinks about, with two choices.
fn positions(game: &Pig, games: u64) -> Vec<(State, Seat)> {
    let (mut found, mut rng) = (Vec::new(), Rng::seeded(5));
    for _ in 0..games {
        let mut state = game.start();
        loop {
            match game.turn(&state) {
                Turn::Over(_) => break,
                Turn::Roll(chance) => game.roll(&mut state, chance.roll(&mut rng)),
                Turn::Choose(seats) => {
                    let (seat, mut legal) = (seats.first().unwrap(), Vec::new());
                    game.legal(&state, seat, &mut legal);
                    if legal.len() > 1 {
                        found.push((state.clone(), seat));
                    }
                    game.choose(&mut state, &Choices::one(seat, rng.pick(&legal)));
                }
            }
        }
    }
    found
}

#[test]
fn where_it_matters_the_search_chooses_as_the_solution_does() {
    let (game, solution) = (game(), Solution::new());
    let mut search = Search::new(Budget::nodes(2000));
    let mut mattered = 0;
    for (state, seat) in positions(&game, 8) {
        let view = game.view(&state, Viewer::Seat(seat));
        let exact = solution.of(&view);
        if (exact[0] - exact[1]).abs() <= 0.03 {
            continue;
        }
        mattered += 1;
        let advice =
            search.think(&Decision { game: &game, seat, view: &view, legal: &LEGAL }, &mut Rng::seeded(7));
        let best = usize::from(exact[1] > exact[0]);
        assert_eq!(best_of(&advice).action, LEGAL[best], "{view:?}: {advice:?}, exactly {exact:?}");
        assert!(
            (best_of(&advice).chance - exact[best]).abs() < 0.1,
            "{view:?}: {advice:?}, exactly {exact:?}"
        );
    }
    assert!(mattered > 30, "only {mattered} positions mattered");
}

/// Plays exactly.
struct Exact(Arc<Solution>);

impl Bot<Pig> for Exact {
    fn choose(&mut self, decision: &Decision<Pig>, _: &mut Rng) -> PigAction {
        let Decision { view, legal, .. } = *decision;
        let [roll, hold] = self.0.of(view);
        if hold > roll && legal.len() > 1 { PigAction::Hold } else { PigAction::Roll }
    }
}

/// The score of a search against exact play, which is worth one half if both play exactly and change seats.
fn against_exact(nodes: u64, pairs: u64) -> arena::Score {
    let solution = Arc::new(Solution::new());
    let search = || -> Box<dyn Bot<Pig>> { Box::new(Search::new(Budget::nodes(nodes))) };
    let exact = || -> Box<dyn Bot<Pig>> { Box::new(Exact(Arc::clone(&solution))) };
    arena::swapped(&game(), &search, &exact, 17, 0..pairs)
}

#[test]
fn no_search_beats_the_truth_and_a_longer_one_comes_closer() {
    let (short, long) = (against_exact(4, 400), against_exact(400, 400));
    for score in [short, long] {
        println!("{:.4} ± {:.4} over {} pairs", score.mean(), score.half_width(), score.count());
        assert!(score.mean() < 0.5 + 3.0 * score.half_width() / 1.96, "{score:?}");
    }
    assert!(long.mean() > 0.47 && short.mean() < 0.3, "{short:?} {long:?}");
}

#[test]
fn a_judge_is_near_the_solved_chance_and_never_changes_its_mind() {
    let game = game();
    let mut judge = Search::new(Budget::nodes(3000));
    let exact = Solution::new().chance(0, 0, 0);
    let worth = judge.worth(&game, &game.start()).unwrap();
    assert!((worth.chances[Seat::at(0)] - exact).abs() < 0.05, "{worth:?}, exactly {exact}");
    assert!((worth.chances.as_slice().iter().sum::<f64>() - 1.0).abs() < 1e-9);
    let again = Search::new(Budget::nodes(3000)).worth(&game, &game.start()).unwrap();
    assert_eq!(again, worth);
}
