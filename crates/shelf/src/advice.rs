//! What a judge says to a player during the game: from what the player may see, and nothing else.

use crate::CatalogGame;
use crate::facts::untyped;
use crate::why;
use luckhouse_bots::{Advice, Judge, Unclear};
use luckhouse_engine::{Decision, Rng, Seat, Table, Viewer};

/// What a judge thinks of one choice.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Opinion {
    /// The word to say.
    pub word: String,
    /// What it would do; [`label`](crate::label) says it.
    pub outlook: Vec<serde_json::Value>,
    /// The chance to win after it.
    pub chance: f64,
    /// How far the chance can be off; 0 if it is exact.
    pub error: f64,
    /// How far it can be off beside the other choices: the difference of two is off by no more than what both say.
    pub paired_error: f64,
    /// What speaks for it beside the next clearly worse choice: facts; [`Words::reason`](luckhouse_words::Words::reason) says them. Only of the best, and only where
    /// something differs beyond doubt.
    pub why: Vec<serde_json::Value>,
}

/// What the judge thinks of every choice that the seat has, the best first.
pub(crate) fn opinions<G: CatalogGame>(
    table: &Table<G>,
    judge: &mut dyn Judge<G>,
    seat: Seat,
    rng: &mut Rng,
) -> Result<Vec<Opinion>, Unclear> {
    let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
    if legal.is_empty() {
        return Err(Unclear(format!("{seat} has nothing to choose now: ask again at your own choice")));
    }
    let mut advice = judge.think(&Decision { game: table.game(), seat, view: &view, legal: &legal }, rng);
    advice.sort_by(|a, b| b.chance.total_cmp(&a.chance));
    let why = match (advice.first(), worse(&advice)) {
        (Some(best), Some(other)) => {
            why::reasons(table.game(), &view, (seat, best.action, other.action), rng)
        }
        _ => Vec::new(),
    };
    let opinion = |advice: Advice<G::Action>| Opinion {
        word: advice.action.to_string(),
        outlook: untyped(&table.game().outlook(&view, advice.action)),
        chance: advice.chance,
        error: advice.error,
        paired_error: advice.paired_error,
        why: Vec::new(),
    };
    let mut opinions: Vec<Opinion> = advice.into_iter().map(opinion).collect();
    opinions[0].why = why;
    Ok(opinions)
}

/// The best of those that are worse beyond doubt; of sorted advice.
fn worse<A: Copy>(advice: &[Advice<A>]) -> Option<Advice<A>> {
    let best = advice.first()?;
    let clear = |other: &&Advice<A>| best.chance - other.chance > best.paired_error + other.paired_error;
    advice.iter().find(clear).copied()
}
