//! Programs of somebody's own at a table that is played by words.

use super::show::ShowTable;
use super::{Pondering, Shelf, own};
use crate::CatalogGame;
use crate::program::{Fault, Happened, Program, Seated};
use luckhouse_engine::{Decision, Outcome, Seat, Viewer};
use std::collections::HashMap;
use std::sync::Arc;

/// The programs at a table, by seat, each with the lines that it was told: people may take something back.
#[derive(Default)]
pub(super) struct Programs(HashMap<Seat, (Seated, Vec<String>)>);

impl Programs {
    pub(super) fn forfeit(&self, seat: Seat) -> Option<Fault> {
        self.0.get(&seat)?.0.fault().cloned()
    }

    /// Everybody hears how it ended, and leaves.
    pub(super) fn end(&mut self, outcome: Outcome, log: impl Fn() -> String) {
        self.0.drain().for_each(|(_, (mut seated, _))| seated.end(outcome, &log));
    }
}

impl<G: CatalogGame> Shelf<G> {
    /// What a program would choose, to be waited for apart from the table.
    pub(super) fn asked_program(
        &self,
        program: Program,
        seat: Seat,
        view: G::View,
        legal: Vec<G::Action>,
    ) -> Pondering<G::Action> {
        let all = self.written_news(0, Viewer::Seat(seat));
        let (game, programs) = (self.game().clone(), Arc::clone(&self.programs));
        Box::new(move |rng| {
            let mut programs = own(&programs);
            let down = || (Seated::down(program, &game, seat), Vec::new());
            let (seated, told) = programs.0.entry(seat).or_insert_with(down);
            let known = told.iter().zip(&all).take_while(|(told, (line, _))| *told == line).count();
            *told = all.iter().map(|(line, _)| line.clone()).collect();
            let news = all.into_iter().skip(known).map(|(line, facts)| Happened { line, facts }).collect();
            let decision = Decision { game: &game, seat, view: &view, legal: &legal };
            seated.ask(&decision, news).unwrap_or_else(|| rng.pick(&legal))
        })
    }
}
