//! What a judge says to a player during the game: from what the player may see, and nothing else.

use crate::CatalogGame;
use crate::facts::untyped;
use crate::why::{self, Expected, Shown};
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
    /// The word of the choice that it is held against there: the next clearly worse one. Only of the best, where there is one.
    pub beside: Option<String>,
    /// What is expected to follow it, as far as most games that `steady` players play on from there go alike. Only of the best.
    pub line: Vec<Expected>,
}

/// What the judge thinks of every choice that the seat has, the best first.
pub(crate) fn opinions<G: CatalogGame>(
    table: &Table<G>,
    judge: &mut dyn Judge<G>,
    seat: Seat,
    rng: &mut Rng,
) -> Result<Vec<Opinion>, Unclear> {
    let moment = Moment::of(table, judge, seat, rng)?;
    let worse = moment.worse();
    Ok(moment.opinions(worse, rng))
}

/// The same, with reasons only where one choice is better than all others beyond doubt: to give them takes longer than
/// to judge, and whoever looks for such moments asks about many others.
pub(crate) fn opinions_for_one<G: CatalogGame>(
    table: &Table<G>,
    judge: &mut dyn Judge<G>,
    seat: Seat,
    rng: &mut Rng,
) -> Result<Vec<Opinion>, Unclear> {
    let moment = Moment::of(table, judge, seat, rng)?;
    let next = moment.advice.get(1).map(|next| next.action);
    let only = moment.worse().filter(|worse| Some(worse.action) == next);
    Ok(moment.opinions(only, rng))
}

/// A choice that is owed, and what a judge thinks of it.
struct Moment<'a, G: CatalogGame> {
    game: &'a G,
    seat: Seat,
    view: G::View,
    /// The best first.
    advice: Vec<Advice<G::Action>>,
}

impl<G: CatalogGame> Moment<'_, G> {
    fn of<'a>(
        table: &'a Table<G>,
        judge: &mut dyn Judge<G>,
        seat: Seat,
        rng: &mut Rng,
    ) -> Result<Moment<'a, G>, Unclear> {
        let (game, view, legal) = (table.game(), table.view(Viewer::Seat(seat)), table.legal(seat));
        if legal.is_empty() {
            return Err(Unclear(format!("{seat} has nothing to choose now: ask again at your own choice")));
        }
        let mut advice = judge.think(&Decision { game, seat, view: &view, legal: &legal }, rng);
        advice.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        Ok(Moment { game, seat, view, advice })
    }

    fn worse(&self) -> Option<Advice<G::Action>> {
        worse(&self.advice)
    }

    fn shown(&self, other: Advice<G::Action>, rng: &mut Rng) -> Shown {
        let choices = (self.seat, self.advice[0].action, other.action);
        why::shown(self.game, &self.view, choices, rng)
    }

    /// All of it; the best is held against this choice.
    fn opinions(self, other: Option<Advice<G::Action>>, rng: &mut Rng) -> Vec<Opinion> {
        let shown = other.map(|other| self.shown(other, rng)).unwrap_or_default();
        let opinion = |advice: Advice<G::Action>| Opinion {
            word: advice.action.to_string(),
            outlook: untyped(&self.game.outlook(&self.view, advice.action)),
            chance: advice.chance,
            error: advice.error,
            paired_error: advice.paired_error,
            why: Vec::new(),
            beside: None,
            line: Vec::new(),
        };
        let mut opinions: Vec<Opinion> = self.advice.into_iter().map(opinion).collect();
        let best = &mut opinions[0];
        best.beside = other.map(|other| other.action.to_string());
        (best.why, best.line) = (shown.reasons, shown.line);
        opinions
    }
}

/// The best of those that are worse beyond doubt; of sorted advice.
fn worse<A: Copy>(advice: &[Advice<A>]) -> Option<Advice<A>> {
    let best = advice.first()?;
    let clear = |other: &&Advice<A>| best.chance - other.chance > best.paired_error + other.paired_error;
    advice.iter().find(clear).copied()
}
