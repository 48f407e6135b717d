//! Who thinks about a table: bots, hints, odds, the coach.

use super::{Pondering, Shelf, own};
use crate::advice::{self, Opinion};
use crate::{BotSpec, CatalogGame, CoachReport, NoCoach, OddsReport};
use luckhouse_bots::{Budget, Level, Unclear};
use luckhouse_engine::{Refusal, Seat, Viewer};
use luckhouse_solvers::Watch;
use std::sync::Arc;

/// Who thinks about a table: bots, hints, odds, the coach.
pub trait AdviseTable {
    /// The word that a bot would choose for a seat that owes a choice, from what the seat may see. The table can go
    /// on while it thinks.
    fn ponder(&self, seat: Seat, bot: BotSpec) -> Result<Pondering<String>, Refusal>;
    /// Give up the memory of bots and judges who do not think now: they work it out again. A house has many tables,
    /// and most of them wait for people.
    fn forget_thoughts(&self);
    /// What a judge who sees only what this seat may see thinks of its choices, the best first. The table can go on
    /// while it thinks.
    fn advise(&self, seat: Seat) -> Pondering<Result<Vec<Opinion>, Unclear>>;
    /// The same by a judge of its own, who remembers nothing and is given this budget: nodes make it say the same on every
    /// machine. Reasons are given only where one choice is better than all others beyond doubt.
    fn judged(&self, seat: Seat, budget: Budget) -> Pondering<Result<Vec<Opinion>, Unclear>>;
    /// The odds that matter to this seat now.
    fn odds_here(&self, seat: Seat) -> Vec<OddsReport>;
    /// The same, to be worked out apart from the table.
    fn odds_apart(&self, seat: Seat) -> Pondering<Vec<OddsReport>>;
    /// The whole game, looked back at; each decision is thought over for as long as the budget says.
    fn coach(&self, budget: Budget, watch: &dyn Watch) -> Result<CoachReport, NoCoach>;
}

impl<G: CatalogGame> AdviseTable for Shelf<G> {
    fn ponder(&self, seat: Seat, bot: BotSpec) -> Result<Pondering<String>, Refusal> {
        let thought = self.pondered(seat, bot)?;
        Ok(Box::new(move |rng| thought(rng).to_string()))
    }

    fn forget_thoughts(&self) {
        if let Ok(mut bots) = self.bots.try_lock() {
            bots.forget();
        }
        if let Ok(mut judge) = self.judge.try_lock() {
            *judge = None;
        }
    }

    fn advise(&self, seat: Seat) -> Pondering<Result<Vec<Opinion>, Unclear>> {
        let (table, judge) = (self.table.clone(), Arc::clone(&self.judge));
        Box::new(move |rng| {
            let mut judge = own(&judge);
            let judge = judge.get_or_insert_with(|| G::judge(Budget::of(Level::Best)));
            advice::opinions(&table, &mut **judge, seat, rng)
        })
    }

    fn judged(&self, seat: Seat, budget: Budget) -> Pondering<Result<Vec<Opinion>, Unclear>> {
        let table = self.table.clone();
        Box::new(move |rng| advice::opinions_for_one(&table, &mut *G::judge(budget), seat, rng))
    }

    fn odds_here(&self, seat: Seat) -> Vec<OddsReport> {
        self.game().odds_here(&self.table.view(Viewer::Seat(seat)), seat)
    }

    fn odds_apart(&self, seat: Seat) -> Pondering<Vec<OddsReport>> {
        let (game, view) = (self.game().clone(), self.table.view(Viewer::Seat(seat)));
        Box::new(move |_| game.odds_here(&view, seat))
    }

    fn coach(&self, budget: Budget, watch: &dyn Watch) -> Result<CoachReport, NoCoach> {
        crate::coach::report(&self.table, budget, watch)
    }
}
