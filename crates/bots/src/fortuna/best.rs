//! Plays exactly where the game is solved, and else plays many games out in mind.

use super::ahead::{pick, pick_with_hope};
use super::playouts::Playouts;
use super::tables;
use crate::{Advice, Budget, Thinker};
use luckhouse_engine::{Bot, Choices, Decision, Game, Imagine, Rng, Seat, Turn};
use luckhouse_games::fortuna::{Fortuna, FortunaAction, FortunaState};
use luckhouse_solvers::fortuna::Solution;
use std::sync::Arc;

/// For two by the solved table; for more, and for the few games for two that take long to solve, by playouts.
pub(super) struct Best {
    table: Option<Arc<Solution>>,
    playouts: Playouts,
}

impl Best {
    pub(super) fn new(budget: Budget) -> Best {
        Best { table: None, playouts: Playouts { budget } }
    }

    /// The table for this game. A bot mostly stays at one game, so it keeps the last.
    fn table(&mut self, game: &Fortuna) -> Option<Arc<Solution>> {
        let same = |table: &Arc<Solution>| table.game().options() == game.options() && game.seats() == 2;
        if !self.table.as_ref().is_some_and(same) {
            self.table = tables::table(game);
        }
        self.table.clone()
    }
}

impl Bot<Fortuna> for Best {
    fn choose(&mut self, decision: &Decision<Fortuna>, rng: &mut Rng) -> FortunaAction {
        let Decision { game, seat, view, .. } = *decision;
        let state = game.imagine(view, rng);
        let advice = self.think(decision, rng);
        match self.table(game) {
            Some(table) => pick_with_hope(game, &state, &advice, |action| hope(&table, &state, seat, action)),
            None => pick(game, &state, &advice),
        }
    }
}

impl Thinker<Fortuna> for Best {
    fn think(&mut self, decision: &Decision<Fortuna>, rng: &mut Rng) -> Vec<Advice<FortunaAction>> {
        let Decision { game, seat, view, .. } = *decision;
        let state = game.imagine(view, rng);
        let Some(table) = self.table(game) else { return self.playouts.think(game, &state, seat, rng) };
        let error = table.error();
        let ways = table.after_each(&state, seat).into_iter();
        ways.map(|(action, chance)| Advice::new(action, chance, error)).collect()
    }
}

/// What a choice is worth if the other's next answer, when there is one before the next roll, is any.
fn hope(table: &Solution, state: &FortunaState, seat: Seat, action: FortunaAction) -> f64 {
    let game = table.game();
    let mut next = state.clone();
    game.choose(&mut next, &Choices::one(seat, action));
    match game.turn(&next) {
        Turn::Choose(asked) if !asked.contains(seat) => {
            let other = seat.other();
            let answers = table.after_each(&next, other);
            let sum: f64 = answers.iter().map(|(_, chance)| 1.0 - chance).sum();
            sum / answers.len() as f64
        }
        _ => table.worth(&next, seat),
    }
}
