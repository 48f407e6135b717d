//! What rounds of games taught: to learn from, and held out.

use crate::{Judgement, Lesson, MOST_OUTPUTS, Misses, Net, TooLarge, Training, held_out, misses, train};

/// Positions of the last rounds are learned from.
const REMEMBERED: usize = 3;

/// A position of a game, what it came to, and what was believed of it.
#[derive(Clone, Debug)]
pub struct Taught {
    /// The number of the net that is to learn it.
    pub net: u8,
    /// What is learned.
    pub lesson: Lesson,
    /// What was believed of it.
    pub believed: [f32; MOST_OUTPUTS],
}

/// How a round went, for one net.
#[derive(Clone, Copy, Debug)]
pub struct Report {
    /// Which round, from 0.
    pub round: u32,
    /// The number of the net.
    pub net: u8,
    /// Positions that were learned from.
    pub lessons: usize,
    /// How far the net is off from positions of games that it never learned from, their noise included.
    pub held: Misses,
    /// How far what was believed before this round was off from the same.
    pub before: Misses,
}

#[derive(Default)]
struct Round {
    lessons: Vec<(u8, Lesson)>,
    held: Vec<Taught>,
}

/// The last rounds of games. All positions of a game are learned from, or none.
#[derive(Default)]
pub(crate) struct Memory {
    rounds: Vec<Round>,
}

impl Memory {
    /// What a round of games taught, game by game; the oldest round is forgotten.
    pub(crate) fn add(&mut self, seed: u64, games: Vec<Vec<Taught>>) {
        if self.rounds.len() == REMEMBERED {
            self.forget_oldest();
        }
        let mut round = Round::default();
        for (game, taught) in (0..).zip(games) {
            match held_out(seed, game) {
                true => round.held.extend(taught),
                false => round.lessons.extend(taught.into_iter().map(|each| (each.net, each.lesson))),
            }
        }
        self.rounds.push(round);
    }

    pub(crate) fn forget_oldest(&mut self) {
        self.rounds.remove(0);
    }

    /// Let a net learn all that is meant for it. Where there is little to learn the batches are smaller.
    pub(crate) fn teach(&self, number: u8, net: &mut Net, training: Training) -> Result<Judgement, TooLarge> {
        let lessons: Vec<Lesson> = self.lessons(number).cloned().collect();
        train(net, &lessons, Training { batch: training.batch.min(lessons.len() / 20 + 1), ..training });
        Judgement::of(net)
    }

    fn lessons(&self, number: u8) -> impl Iterator<Item = &Lesson> {
        let all = self.rounds.iter().flat_map(|round| &round.lessons);
        all.filter(move |(net, _)| *net == number).map(|(_, lesson)| lesson)
    }

    /// How well a net says what the newest round held out.
    pub(crate) fn report(&self, round: u32, number: u8, net: &Judgement) -> Report {
        let outputs = net.shape().outputs;
        let newest = self.rounds.last().map_or(&[][..], |round| &round.held);
        let held: Vec<&Taught> = newest.iter().filter(|taught| taught.net == number).collect();
        let positions: Vec<Lesson> = held.iter().map(|taught| taught.lesson.clone()).collect();
        let believed =
            held.iter().flat_map(|taught| taught.believed.into_iter().zip(taught.lesson.aim).take(outputs));
        Report {
            round,
            net: number,
            lessons: self.lessons(number).count(),
            held: misses(&positions, outputs, |inputs, into| net.chances(inputs, into)),
            before: Misses::of(believed.map(|(said, aim)| f64::from(said - aim))),
        }
    }
}
