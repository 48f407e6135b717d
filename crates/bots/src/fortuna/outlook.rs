//! How likely each seat is to win, at a glance: scores, the turns that are left, and what turns bring.

use super::quick;
use luckhouse_engine::{Chance, Choices, Game, PerSeat, Rng, Seat, Turn};
use luckhouse_games::fortuna::{Colour, Fortuna, FortunaState, Phase};

/// What turns of a game are like, measured on some games that are played out at once.
///
/// Scores at the end are taken to be normal, with the mean and variance of so many turns as the marbles promise.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Outlook {
    /// Average points of a turn.
    mean: f64,
    /// Their variance.
    variance: f64,
    /// Turns left for each unit of [`hold`].
    turns: f64,
    /// How far its chances are believed; below 1 they are nearer to each other.
    belief: f64,
}

/// How many games are played to see what turns are like.
const GAMES: u64 = 200;

impl Outlook {
    pub(super) fn of(game: &Fortuna) -> Outlook {
        let mut seen = Seen::default();
        (0..GAMES).for_each(|number| seen.watch(game, &mut Rng::stream(0xF0_47, number)));
        seen.outlook()
    }

    /// The same, believed by this much: a chance counts as its power.
    pub(super) fn believed(self, belief: f64) -> Outlook {
        Outlook { belief, ..self }
    }

    /// Is the game, with these turns behind it, in its first, second or last third, as far as one can tell?
    pub(super) fn third(&self, game: &Fortuna, state: &FortunaState) -> usize {
        let played = f64::from(state.turns);
        ((3.0 * played / (played + self.turns_left(game, state))) as usize).min(2)
    }

    /// The chance of each seat to win where a turn begins. In a team each has the chance of the team.
    pub(super) fn chances(&self, game: &Fortuna, state: &FortunaState) -> PerSeat<f64> {
        let seats = game.seats();
        let left = self.turns_left(game, state);
        let turns = |seat: Seat| {
            let wait = (seat.index() + seats - state.on_turn.index()) % seats;
            let own = (left + (seats as f64 - 1.0) / 2.0 - wait as f64) / seats as f64;
            own.max(if wait == 0 { 1.0f64.min(left) } else { 0.05 })
        };
        match state.starter {
            Some(starter) if game.options().teams => self.of_teams(game, state, starter, turns),
            _ => {
                let end = |seat| self.end(state.players[seat].score.into(), turns(seat));
                let ends: Vec<Normal> = Seat::all(seats).map(end).collect();
                let chances: Vec<f64> =
                    highest(&ends).iter().map(|chance| chance.powf(self.belief)).collect();
                let sum: f64 = chances.iter().sum();
                PerSeat::from_fn(seats, |seat| chances[seat.index()] / sum)
            }
        }
    }

    fn of_teams(
        &self,
        game: &Fortuna,
        state: &FortunaState,
        starter: Seat,
        turns: impl Fn(Seat) -> f64,
    ) -> PerSeat<f64> {
        let team = |colour| {
            let members = Seat::all(game.seats()).filter(|seat| Colour::of(*seat, starter) == colour);
            let points = members.clone().map(|seat| f64::from(state.players[seat].score)).sum();
            self.end(points, members.map(&turns).sum())
        };
        let gold = highest(&[team(Colour::Gold), team(Colour::Black)])[0];
        PerSeat::from_fn(game.seats(), |seat| match Colour::of(seat, starter) {
            Colour::Gold => gold,
            Colour::Black => 1.0 - gold,
        })
    }

    /// A score after so many own turns.
    fn end(&self, score: f64, turns: f64) -> Normal {
        Normal { mean: score + self.mean * turns, variance: self.variance * turns + 0.1 }
    }

    /// How many turns are left for all, by marbles, target and cap.
    fn turns_left(&self, game: &Fortuna, state: &FortunaState) -> f64 {
        let by_marbles = self.turns * hold(state);
        let cap = game.options().cap.saturating_sub(state.turns.into());
        let best = Seat::all(game.seats()).map(|seat| game.standing(state, seat)).max().unwrap_or(0);
        let by_target = game.options().target.map_or(f64::INFINITY, |target| {
            let per_round = if game.options().teams { game.seats() as f64 / 2.0 } else { 1.0 };
            let rounds = f64::from(target.saturating_sub(best)) / (self.mean * per_round).max(0.1);
            1.0 + rounds * game.seats() as f64
        });
        by_marbles.min(cap.into()).min(by_target).max(1.0)
    }
}

/// How long the marbles hold: the fewer anybody has, the less.
fn hold(state: &FortunaState) -> f64 {
    let haste = |marbles: u8| 1.0 / f64::from(marbles.max(1));
    1.0 / state.players.as_slice().iter().map(|player| haste(player.marbles.in_hand())).sum::<f64>()
}

/// What was seen in some games.
#[derive(Default)]
struct Seen {
    turns: f64,
    points: f64,
    squares: f64,
    /// Turns that were left, against how long the marbles hold: a line through nothing.
    left_by_hold: f64,
    hold_by_hold: f64,
}

impl Seen {
    fn watch(&mut self, game: &Fortuna, rng: &mut Rng) {
        let mut state = game.start();
        let mut holds = Vec::new();
        loop {
            if state.phase == Phase::Dice {
                self.count(&state);
                holds.push(hold(&state));
            }
            match game.turn(&state) {
                Turn::Over(_) => break,
                Turn::Roll(chance) => game.roll(&mut state, chance.roll(rng)),
                Turn::Choose(asked) => {
                    let mut choices = Choices::none();
                    asked.iter().for_each(|seat| choices.put(seat, quick::choice(game, &state, seat, rng)));
                    game.choose(&mut state, &choices);
                }
            }
        }
        self.count(&state);
        for (left, hold) in holds.iter().rev().enumerate() {
            self.left_by_hold += (left + 1) as f64 * hold;
            self.hold_by_hold += hold * hold;
        }
    }

    /// The turn that has just ended.
    fn count(&mut self, state: &FortunaState) {
        let Some(last) = state.last else { return };
        let points = f64::from(last.scored.score.points);
        self.turns += 1.0;
        self.points += points;
        self.squares += points * points;
    }

    fn outlook(&self) -> Outlook {
        let mean = self.points / self.turns;
        let variance = self.squares / self.turns - mean * mean;
        Outlook { mean, variance, turns: self.left_by_hold / self.hold_by_hold, belief: 1.0 }
    }
}

/// A score that is not known yet.
#[derive(Clone, Copy)]
struct Normal {
    mean: f64,
    variance: f64,
}

/// The chance of each to be the highest.
fn highest(ends: &[Normal]) -> Vec<f64> {
    if let [one, other] = ends {
        let chance = below((one.mean - other.mean) / (one.variance + other.variance).sqrt());
        return vec![chance, 1.0 - chance];
    }
    let chances: Vec<f64> = (0..ends.len()).map(|index| beats_all(ends, index)).collect();
    let sum: f64 = chances.iter().sum();
    chances.into_iter().map(|chance| chance / sum).collect()
}

/// The chance of one to beat all others, summed up over where it may end.
fn beats_all(ends: &[Normal], index: usize) -> f64 {
    let own = ends[index];
    let others = || ends.iter().enumerate().filter(move |(other, _)| *other != index).map(|(_, end)| end);
    let at = |step: i32| {
        let z = f64::from(step) / 3.0;
        let score = own.mean + z * own.variance.sqrt();
        let all: f64 = others().map(|end| below((score - end.mean) / end.variance.sqrt())).product();
        (-z * z / 2.0).exp() * all
    };
    (-9..=9).map(at).sum()
}

/// The chance that a standard normal number is below this, to about three digits (Page's formula).
fn below(z: f64) -> f64 {
    let odds = 1.595_769_121 * z + 0.072_956_6 * z * z * z;
    1.0 / (1.0 + (-odds).exp())
}
