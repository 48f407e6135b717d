//! What was chosen, what was best, and what the difference cost.

use super::values::Values;
use super::{Choice, JudgedDecision, Label, Reporter, can_tell};
use crate::{Advice, best_of};
use luckhouse_engine::{Choices, Decision, Game, Rng, Seat};
use serde_json::Value;

/// The thoughts about an event are drawn from its number, so that a game is always judged the same.
const SEED: u64 = 0x000c_0ac4;
/// Streams between one event and the next. At a larger table some serve two events; with more of them, games that were judged
/// before would be judged otherwise.
const STREAMS: usize = 8;

/// The choices of one moment, thought over by somebody who saw no more than each player did.
pub(super) struct Considered<A> {
    /// What was best for each.
    pub(super) best: Choices<A>,
    /// What there was to decide.
    pub(super) decisions: Vec<JudgedDecision>,
}

/// Think the choices of a moment over.
pub(super) fn consider<G: Game>(
    values: &mut Values<'_, G>,
    reporter: &dyn Reporter<G>,
    state: &G::State,
    played: &Choices<G::Action>,
    event: usize,
) -> Considered<G::Action> {
    let mut considered = Considered { best: *played, decisions: Vec::new() };
    for (seat, action) in played.iter() {
        let legal = values.legal(state, seat);
        if legal.len() < 2 {
            continue;
        }
        let view = values.view(state, seat);
        let mut rng = Rng::stream(SEED, (event * STREAMS + seat.index()) as u64);
        let advice =
            values.judge.think(&Decision { game: values.game, seat, view: &view, legal: &legal }, &mut rng);
        let (best, decision) = decide(seat, action, &advice, |action| {
            (reporter.value(action), reporter.choice(values.game, &view, action))
        });
        considered.best.put(seat, best);
        considered.decisions.extend(decision);
    }
    considered
}

/// The best, and what the played one lost to it. Nothing is decided if nobody knows what the played one was worth.
fn decide<A: Copy + PartialEq + ToString>(
    seat: Seat,
    played: A,
    advice: &[Advice<A>],
    reported: impl Fn(A) -> (Value, Vec<Value>),
) -> (A, Option<JudgedDecision>) {
    let Some(of_played) = advice.iter().find(|advice| advice.action == played) else { return (played, None) };
    let top = surest(advice);
    // Of equals the played one is the best.
    let top = if top.chance > of_played.chance { top } else { *of_played };
    let loss = top.chance - of_played.chance;
    // Two estimates can be off in opposite directions; one and the same cannot.
    let error = if top.action == played { 0.0 } else { top.paired_error + of_played.paired_error };
    let choice = |advice: &Advice<A>| {
        let (value, outlook) = reported(advice.action);
        Choice { word: advice.action.to_string(), value, outlook, chance: advice.chance, why: Vec::new() }
    };
    let (played, best) = (choice(of_played), choice(&top));
    let (label, lead, choices) = (Label::of(loss, error), lead(&top, advice), advice.len());
    let told = can_tell(loss, error);
    (top.action, Some(JudgedDecision { seat, played, best, loss, error, told, label, lead, choices }))
}

/// How far this is above all others, and how far that can be off. Nothing, if nobody thought of another.
fn lead<A: Copy + PartialEq>(top: &Advice<A>, advice: &[Advice<A>]) -> Option<(f64, f64)> {
    let others = advice.iter().filter(|other| other.action != top.action);
    let next = others.max_by(|a, b| a.chance.total_cmp(&b.chance))?;
    Some(((top.chance - next.chance).max(0.0), top.paired_error + next.paired_error))
}

/// The best by what it is worth at least: one of many that was hardly tried may look best by accident.
pub(super) fn surest<A: Copy>(advice: &[Advice<A>]) -> Advice<A> {
    let at_least: Vec<Advice<usize>> = (advice.iter().enumerate())
        .map(|(place, advice)| Advice::new(place, advice.chance - advice.paired_error, 0.0))
        .collect();
    advice[best_of(&at_least).action]
}

impl JudgedDecision {
    /// The loss that is held against the player: none, if the estimate can be off by more than that.
    pub fn proved_loss(&self) -> f64 {
        if self.told { self.loss } else { 0.0 }
    }
}

/// How good one decision was, from 0 to 100: 103.1668 · e^(−0.04354 · loss) − 3.1669, where the loss is in points
/// of a hundred. Chess players know this curve: small losses cost little, and a thrown game costs nearly all.
///
/// ```
/// use luckhouse_bots::analysis::accuracy;
/// assert!(accuracy(0.0) > 99.9);
/// assert!((accuracy(0.10) - 63.58).abs() < 0.01);
/// assert_eq!(accuracy(1.0), 0.0);
/// ```
pub fn accuracy(loss: f64) -> f64 {
    (103.1668 * (-0.04354 * 100.0 * loss).exp() - 3.1669).clamp(0.0, 100.0)
}

/// The mean over several decisions; nothing, if there are none.
pub(super) fn mean_accuracy<'a>(decisions: impl Iterator<Item = &'a JudgedDecision>) -> Option<f64> {
    let all: Vec<f64> = decisions.map(|decision| accuracy(decision.proved_loss())).collect();
    (!all.is_empty()).then(|| all.iter().sum::<f64>() / all.len() as f64)
}
