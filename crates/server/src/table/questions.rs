//! What somebody at a table asks that takes time to work out: odds and hints. One question at a time for each seat.

use super::actor::TableActor;
use super::message::TableMessage;
use crate::ids;
use crate::protocol::{Opinion, Outbound, Problem, Report, Stage, Why, because};
use luckhouse_engine::{Rng, Seat};
use std::collections::HashMap;
use std::sync::Arc;
use tokio::task::AbortHandle;

/// The questions that are open, by seat.
#[derive(Default)]
pub(super) struct Questions(HashMap<Seat, Question>);

/// Somebody's question. When it is dropped, nobody waits for its answer any more.
struct Question {
    subscriber: u64,
    task: AbortHandle,
}

impl Drop for Question {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Questions {
    /// This subscriber has gone, and waits for nothing.
    pub(super) fn leave(&mut self, subscriber: u64) {
        self.0.retain(|_, question| question.subscriber != subscriber);
    }
}

impl TableActor {
    pub(super) fn ask_odds(&mut self, subscriber: u64, seat: Seat, id: String) -> Result<(), Problem> {
        let odds = self.state.game.odds_apart(seat);
        self.ask(subscriber, seat, id, move |id, rng| {
            let reports = odds(rng).into_iter().map(Report::from).collect();
            Ok(Outbound::Odds { id, reports })
        })
    }

    pub(super) fn ask_judge(&mut self, subscriber: u64, seat: Seat, id: String) -> Result<(), Problem> {
        if !self.state.settings.hints {
            return Err(Problem::new(Why::House, because("no-hints")));
        }
        if self.state.stage() != Stage::Playing {
            return Err(Problem::new(Why::Rules, because("nobody-plays")));
        }
        let advice = self.state.game.advise(seat);
        self.ask(subscriber, seat, id, move |id, rng| match advice(rng) {
            Ok(found) => Ok(Outbound::Hint { id, opinions: found.into_iter().map(Opinion::from).collect() }),
            Err(unclear) => {
                Err(Problem::new(Why::Rules, because("judge-silent").in_words(unclear.to_string())))
            }
        })
    }

    /// Have a question of this seat worked out apart from the table.
    fn ask(
        &mut self,
        subscriber: u64,
        seat: Seat,
        id: String,
        question: impl FnOnce(String, &mut Rng) -> Result<Outbound, Problem> + Send + 'static,
    ) -> Result<(), Problem> {
        if self.questions.0.contains_key(&seat) {
            let text = because("one-question");
            return Err(Problem::new(Why::TooFast, text));
        }
        let (own, house) = (self.own.clone(), Arc::clone(&self.house));
        let task = tokio::spawn(async move {
            let time = house.config.thinking.question_time;
            let named = id.clone();
            let work = move || question(named, &mut Rng::seeded(ids::seed()));
            let answer = house.thinking.questions.ask(time, work).await;
            let failed = "judge-silent";
            let answer = answer.unwrap_or_else(|why| Err(why.problem(failed)));
            let answer = answer.unwrap_or_else(|problem| Outbound::refused(Some(id), problem));
            if let Some(own) = own.upgrade() {
                drop(own.send(Box::new(TableMessage::Answer(seat, subscriber, Box::new(answer)))).await);
            }
        });
        self.questions.0.insert(seat, Question { subscriber, task: task.abort_handle() });
        Ok(())
    }

    /// A question was answered. Only the one who asked hears of it. A hint is written down before it is told: a game with one does not
    /// count on the ladder of bots.
    pub(super) async fn answered(&mut self, seat: Seat, subscriber: u64, answer: &Outbound) {
        // Somebody else may sit there by now, with a question of their own.
        if self.questions.0.get(&seat).is_some_and(|question| question.subscriber == subscriber) {
            self.questions.0.remove(&seat);
        }
        if let Outbound::Hint { id, .. } = answer
            && !self.state.settings.hinted
            && let Err(problem) = self.commit(self.state.set_hinted(self.time()), None).await
        {
            self.subscribers.send(subscriber, &Outbound::refused(Some(id.clone()), problem));
            return;
        }
        self.subscribers.send(subscriber, answer);
    }
}
