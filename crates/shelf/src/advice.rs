//! What a judge says to a player during the game: from what the player may see, and nothing else.

use crate::Shelved;
use crate::facts::untyped;
use luckhouse_bots::{Advice, Judge, Unclear};
use luckhouse_engine::{Rng, Seat, Table, Viewer};

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
    pub beside: f64,
}

/// What the judge thinks of every choice that the seat has, the best first.
pub(crate) fn opinions<G: Shelved>(
    table: &Table<G>,
    judge: &mut dyn Judge<G>,
    seat: Seat,
    rng: &mut Rng,
) -> Result<Vec<Opinion>, Unclear> {
    let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
    if legal.is_empty() {
        return Err(Unclear(format!("{seat} has nothing to choose now: ask again at your own choice")));
    }
    let mut advice = judge.think(table.game(), seat, &view, &legal, rng);
    advice.sort_by(|a, b| b.chance.total_cmp(&a.chance));
    let opinion = |advice: Advice<G::Action>| Opinion {
        word: advice.action.to_string(),
        outlook: untyped(&table.game().outlook(&view, advice.action)),
        chance: advice.chance,
        error: advice.error,
        beside: advice.beside,
    };
    Ok(advice.into_iter().map(opinion).collect())
}
