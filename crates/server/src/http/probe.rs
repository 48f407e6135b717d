//! Does the store write? Somebody who asks hears within a second, and never more than one change is tried at a time.

use crate::House;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, timeout};

/// How long a change may take before the disk counts as frozen.
const PATIENCE: Duration = Duration::from_millis(900);

/// An answer is good for so long: asking often must not cost more.
const FRESH: Duration = Duration::from_secs(1);

/// The last change that was tried.
#[derive(Default)]
pub(crate) struct Probe(Mutex<Option<Attempt>>);

#[derive(Clone)]
struct Attempt {
    begun: Instant,
    outcome: watch::Receiver<Option<Result<(), String>>>,
}

impl Attempt {
    fn begin(house: &Arc<House>) -> Attempt {
        let (sender, outcome) = watch::channel(None);
        let house = Arc::clone(house);
        tokio::spawn(async move {
            let written = house.write_something().await.map_err(|error| error.to_string());
            sender.send_replace(Some(written));
        });
        Attempt { begun: Instant::now(), outcome }
    }

    /// Will it tell something new, or is what it told still so?
    fn is_current(&self) -> bool {
        self.outcome.borrow().is_none() || self.begun.elapsed() < FRESH
    }
}

impl Probe {
    /// Has something been written just now?
    ///
    /// # Errors
    /// Why not.
    pub(crate) async fn written(&self, house: &Arc<House>) -> Result<(), String> {
        let mut attempt = self.attempt(house);
        let waited = timeout(PATIENCE, attempt.outcome.wait_for(Option::is_some)).await;
        let outcome = match waited {
            Ok(outcome) => outcome.ok().and_then(|outcome| outcome.clone()),
            Err(_) => {
                let seconds = attempt.begun.elapsed().as_secs_f64();
                Some(Err(format!("the store has not written for {seconds:.1} s: look at its disk")))
            }
        };
        let outcome = outcome.unwrap_or_else(|| Err("the store did not answer: the house closes".into()));
        metrics::gauge!("luckhouse_store_writes").set(if outcome.is_ok() { 1.0 } else { 0.0 });
        outcome
    }

    fn attempt(&self, house: &Arc<House>) -> Attempt {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let current = last.take().filter(Attempt::is_current);
        last.insert(current.unwrap_or_else(|| Attempt::begin(house))).clone()
    }
}
