//! Learning the weights: games of the house against itself, and what was counted in those that were won.

use super::belief::{Belief, Habits, ZONES, field, zone};
use super::lookahead::LookaheadBot;
use super::survey::{COUNTED, survey};
use super::weights::{Opinion, Weights, squash};
use crate::careful::CarefulReynardsLuck;
use crate::{Budget, Wandering, arena, share};
use luckhouse_engine::{Bot, Chance, Decision, Game, PerSeat, Rng, Seat, Turn, Viewer};
use luckhouse_games::reynards_luck::{Phase, ReynardsLuck, ReynardsLuckOptions, Sort, Standing, State};

/// Numbers in one line of what was seen: the counts of both sides, and one for being on turn.
const WIDE: usize = 2 * COUNTED + 1;

/// One moment of a game: what was counted, and what became of the side on turn.
struct Row {
    counts: [f32; WIDE],
    result: f32,
}

/// All that was seen in a round of games.
struct Lessons {
    rows: Vec<Row>,
    /// How often a piece of each kind stood hidden in each zone.
    met: Habits,
}

/// The text of the weights that so many rounds of so many games teach. The same numbers give the same text; without
/// any round it is the guess that learning begins with.
///
/// Each round is played by those who know what the rounds before taught, against their like and against careful ones.
/// All of them wander now and then, so that much is seen.
///
/// ```
/// let text = luckhouse_bots::reynards_luck::learn::weights(1, 2);
/// assert!(text.contains("three-foxheads"));
/// ```
pub fn weights(rounds: u64, games: u64) -> String {
    let mut weights = first_guess();
    let mut lessons = Lessons { rows: Vec::new(), met: [[1.0; 7]; ZONES] };
    for round in 0..rounds {
        for index in 0..games {
            play(&weights, &mut Rng::stream(1000 + round, index), index, &mut lessons);
        }
        weights = fit(&lessons);
    }
    weights.to_string()
}

fn careful() -> Box<dyn Bot<ReynardsLuck>> {
    Box::new(Wandering { player: CarefulReynardsLuck, percent: 8 })
}

fn learner(weights: &Weights) -> Box<dyn Bot<ReynardsLuck>> {
    let opinion = Opinion { weights: weights.clone(), ..Opinion::weighed() };
    let player = LookaheadBot { opinion, ..LookaheadBot::new(Budget::nodes(u64::MAX), &[], 3) };
    Box::new(Wandering { player, percent: 8 })
}

fn play(weights: &Weights, rng: &mut Rng, index: u64, lessons: &mut Lessons) {
    let game = ReynardsLuck::new(ReynardsLuckOptions::default(), 2).expect("the default rules are for two");
    let mut bots = match index % 3 {
        0 => [learner(weights), careful()],
        1 => [careful(), learner(weights)],
        _ => [learner(weights), learner(weights)],
    };
    let mut seen = Vec::new();
    let results = play_out(&game, &mut bots, rng, |state| look_at(&game, state, weights, lessons, &mut seen));
    for (mover, counts) in seen {
        lessons.rows.push(Row { counts, result: results[mover] as f32 });
    }
}

/// As in the arena, but with one stream for dice and thoughts, and somebody who looks on.
fn play_out(
    game: &ReynardsLuck,
    bots: &mut [Box<dyn Bot<ReynardsLuck>>; 2],
    rng: &mut Rng,
    mut turn_begins: impl FnMut(&State),
) -> PerSeat<f64> {
    let (mut state, mut legal) = (game.start(), Vec::new());
    loop {
        match game.turn(&state) {
            Turn::Over(outcome) => return share(&outcome),
            Turn::Roll(chance) => {
                let roll = chance.roll(rng);
                if matches!(game.view(&state, Viewer::Watcher).phase, Phase::Roll) {
                    turn_begins(&state);
                }
                game.roll(&mut state, roll);
            }
            Turn::Choose(seats) => arena::ask(game, &mut state, seats, &mut legal, |seat, view, legal| {
                bots[seat.index()].choose(&Decision { game, seat, view, legal }, rng)
            }),
        }
    }
}

/// Count what one of the players sees, or somebody who sees all.
fn look_at(
    game: &ReynardsLuck,
    state: &State,
    weights: &Weights,
    lessons: &mut Lessons,
    seen: &mut Vec<(Seat, [f32; WIDE])>,
) {
    let all = game.view(state, Viewer::Arbiter);
    for piece in all.pieces.iter().filter(|piece| piece.standing == Standing::Hidden) {
        let kind = piece.kind.expect("the arbiter sees every piece");
        lessons.met[zone(game, piece.owner, piece.square)][kind.place()] += 1.0;
    }
    if all.claim == Some(all.on_turn.other()) {
        return; // That is not learned: RL-18 says what it is worth.
    }
    let viewers = [Viewer::Seat(Seat::at(0)), Viewer::Seat(Seat::at(1)), Viewer::Arbiter];
    let view = game.view(state, viewers[seen.len() % 3]);
    let counts = survey(game, &Belief::new(game, &view, None, &weights.habits), &field(game, &view));
    let mover = view.on_turn;
    seen.push((mover, row(&counts[mover.index()], &counts[mover.other().index()])));
}

fn row(mover: &[f64; COUNTED], other: &[f64; COUNTED]) -> [f32; WIDE] {
    let mut row = [1.0; WIDE];
    for index in 0..COUNTED {
        row[index] = mover[index] as f32;
        row[COUNTED + index] = -other[index] as f32;
    }
    row
}

/// The weights under which the results were likeliest, held back from going far from a guess (Newton's method).
fn fit(lessons: &Lessons) -> Weights {
    let guess = guess();
    let mut found = [0.0; WIDE];
    for _ in 0..8 {
        let mut slope = [0.0; WIDE];
        let mut curve = vec![[0.0; WIDE]; WIDE];
        for row in &lessons.rows {
            add(row, &found, &mut slope, &mut curve);
        }
        for index in 0..WIDE {
            slope[index] -= HOLD * (found[index] - guess[index]);
            curve[index][index] += HOLD;
        }
        alike().for_each(|pair| tie(pair, &found, &guess, &mut slope, &mut curve));
        let step = solve(curve, slope);
        found.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    let mut weights = Weights {
        mover: [0.0; COUNTED],
        other: [0.0; COUNTED],
        turn: found[WIDE - 1],
        habits: habits(&lessons.met),
    };
    weights.mover.copy_from_slice(&found[..COUNTED]);
    weights.other.copy_from_slice(&found[COUNTED..2 * COUNTED]);
    weights
}

/// How strongly each weight is held back. The many moments of a game have one result, so they count for much less than
/// as many games would.
const HOLD: f64 = 1_000.0;

/// How strongly weights that are alike are held together.
const TIE: f64 = 10.0 * HOLD;

/// Weights that are likely to differ by what the guess says: those of one count for both sides, and those of pieces
/// that differ by one.
fn alike() -> impl Iterator<Item = (usize, usize)> {
    let sides = (0..COUNTED).map(|index| (index, COUNTED + index));
    let kinds = (0..5).flat_map(|kind| [(kind, kind + 1), (COUNTED + kind, COUNTED + kind + 1)]);
    sides.chain(kinds)
}

/// Pull two weights together until they differ by what the guess says.
fn tie(
    (one, other): (usize, usize),
    found: &[f64; WIDE],
    guess: &[f64; WIDE],
    slope: &mut [f64; WIDE],
    curve: &mut [[f64; WIDE]],
) {
    let apart = found[one] - found[other] - (guess[one] - guess[other]);
    slope[one] -= TIE * apart;
    slope[other] += TIE * apart;
    curve[one][one] += TIE;
    curve[other][other] += TIE;
    curve[one][other] -= TIE;
    curve[other][one] -= TIE;
}

/// What somebody would say who knows the rules and has not played.
const GUESS: &str = "
turn 0.1
ones 0.25 0.25
twos 0.28 0.28
threes 0.31 0.31
fours 0.34 0.34
fives 0.38 0.38
sixes 0.42 0.42
foxes 0.33 0.33
reserve 0.1 0.1
reserve-value 0.05 0.05
few-pieces -2 -2
one-foxhead 0.4 0.4
two-foxheads 0.9 0.9
three-foxheads 1.6 1.6
foxhead-value 0.1 0.1
foxhead-access 0.1 0.1
foxhead-attack 0.1 0.1
closeness 0.1 0.1
threats 0.1 0.05
best-threat 0.2 0.1
completes 1.5 0.8
completes-by-force 1 0.5
shield-open 0.1 0.1
hand 0.4 0.4
";

fn first_guess() -> Weights {
    Weights::read(GUESS).expect("the guess is in the words of the weights")
}

fn guess() -> [f64; WIDE] {
    let guess = first_guess();
    let both = guess.mover.into_iter().chain(guess.other).chain([guess.turn]);
    let mut numbers = [0.0; WIDE];
    numbers.iter_mut().zip(both).for_each(|(number, weight)| *number = weight);
    numbers
}

fn add(row: &Row, found: &[f64; WIDE], slope: &mut [f64; WIDE], curve: &mut [[f64; WIDE]]) {
    let counts = row.counts.map(f64::from);
    let chance = squash(counts.iter().zip(found).map(|(count, weight)| count * weight).sum());
    let (miss, bend) = (f64::from(row.result) - chance, chance * (1.0 - chance));
    for index in 0..WIDE {
        if counts[index] != 0.0 {
            slope[index] += miss * counts[index];
            let times = bend * counts[index];
            curve[index].iter_mut().zip(&counts).for_each(|(cell, count)| *cell += times * count);
        }
    }
}

/// Solve a system with a positive definite matrix, by elimination.
fn solve(mut matrix: Vec<[f64; WIDE]>, mut right: [f64; WIDE]) -> [f64; WIDE] {
    for pivot in 0..WIDE {
        let line = matrix[pivot];
        for below in pivot + 1..WIDE {
            let times = matrix[below][pivot] / line[pivot];
            matrix[below].iter_mut().zip(&line).skip(pivot).for_each(|(cell, part)| *cell -= times * part);
            right[below] -= times * right[pivot];
        }
    }
    for pivot in (0..WIDE).rev() {
        let known: f64 = (pivot + 1..WIDE).map(|index| matrix[pivot][index] * right[index]).sum();
        right[pivot] = (right[pivot] - known) / matrix[pivot][pivot];
    }
    right
}

/// For each kind, how its hidden pieces are spread over the zones.
fn habits(met: &Habits) -> Habits {
    let mut habits = *met;
    for kind in 0..7 {
        let all: f64 = met.iter().map(|zone| zone[kind]).sum();
        habits.iter_mut().for_each(|zone| zone[kind] /= all);
    }
    habits
}
