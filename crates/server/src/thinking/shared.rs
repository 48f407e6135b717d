//! One run for all who ask the same at the same time, and its answer for those who ask later.

use crate::protocol::Problem;
use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use tokio::sync::watch;
use tokio::task::AbortHandle;

/// Answers by question. What fails is not kept.
pub(crate) struct Shared<K>(Arc<Mutex<State<K>>>);

struct State<K> {
    running: HashMap<K, Weak<Run>>,
    kept: Kept<K>,
}

type Outcome = Result<Arc<str>, Problem>;

/// A run, as long as anybody waits for it.
struct Run {
    outcome: watch::Receiver<Option<Outcome>>,
    task: AbortHandle,
}

impl Drop for Run {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl<K: Clone + Eq + Hash + Send + 'static> Shared<K> {
    /// So many bytes of answers are kept.
    pub(crate) fn new(bytes: usize) -> Shared<K> {
        Shared(Arc::new(Mutex::new(State { running: HashMap::new(), kept: Kept::new(bytes) })))
    }

    /// The answer, made by `work` unless it is known or being made. The work ends when all who wait for it have left.
    ///
    /// # Errors
    /// What the work returns.
    pub(crate) async fn ask<W>(&self, key: K, work: W) -> Outcome
    where
        W: Future<Output = Outcome> + Send + 'static,
    {
        let run = match self.join(key, work) {
            Ok(answer) => return Ok(answer),
            Err(run) => run,
        };
        let mut outcome = run.outcome.clone();
        let found = outcome.wait_for(Option::is_some).await.ok().and_then(|found| found.clone());
        // A run that ends without a word has panicked, or the house closes.
        found.unwrap_or_else(|| Err(super::Unanswered::Failed.problem("coach-silent")))
    }

    /// What is known, or the run that will tell.
    fn join<W>(&self, key: K, work: W) -> Result<Arc<str>, Arc<Run>>
    where
        W: Future<Output = Outcome> + Send + 'static,
    {
        let mut state = own(&self.0);
        if let Some(answer) = state.kept.get(&key) {
            return Ok(answer);
        }
        if let Some(run) = state.running.get(&key).and_then(Weak::upgrade) {
            return Err(run);
        }
        let (sender, outcome) = watch::channel(None);
        let (shared, asked) = (Arc::clone(&self.0), key.clone());
        let task = tokio::spawn(async move {
            let outcome = work.await;
            let mut state = own(&shared);
            if let Ok(answer) = &outcome {
                state.kept.put(asked.clone(), Arc::clone(answer));
            }
            state.running.remove(&asked);
            drop(state);
            sender.send_replace(Some(outcome));
        });
        let run = Arc::new(Run { outcome, task: task.abort_handle() });
        // Runs that everybody has left are gone.
        state.running.retain(|_, run| run.strong_count() > 0);
        state.running.insert(key, Arc::downgrade(&run));
        Err(run)
    }
}

/// The last answers, up to so many bytes.
struct Kept<K> {
    most: usize,
    bytes: usize,
    answers: VecDeque<(K, Arc<str>)>,
}

impl<K: Eq> Kept<K> {
    fn new(most: usize) -> Kept<K> {
        Kept { most, bytes: 0, answers: VecDeque::new() }
    }

    /// The answer, which is now the last that goes.
    fn get(&mut self, key: &K) -> Option<Arc<str>> {
        let place = self.answers.iter().position(|(known, _)| known == key)?;
        let found = self.answers.remove(place)?;
        let answer = Arc::clone(&found.1);
        self.answers.push_back(found);
        Some(answer)
    }

    fn put(&mut self, key: K, answer: Arc<str>) {
        self.bytes += answer.len();
        self.answers.push_back((key, answer));
        while self.bytes > self.most
            && let Some((_, oldest)) = self.answers.pop_front()
        {
            self.bytes -= oldest.len();
        }
    }
}

fn own<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::Why;
    use futures_util::future::{join_all, pending};
    use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
    use std::time::Duration;
    use tokio::time::timeout;

    async fn counted(runs: Arc<AtomicUsize>) -> Outcome {
        tokio::task::yield_now().await;
        Ok(format!("{}", runs.fetch_add(1, SeqCst)).into())
    }

    #[tokio::test]
    async fn all_who_ask_at_once_and_later_share_one_run() {
        let (shared, runs) = (Shared::new(100), Arc::new(AtomicUsize::new(0)));
        let answers = join_all((0..20).map(|_| shared.ask("key", counted(Arc::clone(&runs))))).await;
        assert!(answers.iter().all(|answer| answer.as_deref().is_ok_and(|answer| answer == "0")));
        assert_eq!(&*shared.ask("key", counted(Arc::clone(&runs))).await.unwrap(), "0");
        assert_eq!(&*shared.ask("other", counted(runs)).await.unwrap(), "1");
    }

    #[tokio::test]
    async fn what_fails_is_asked_again() {
        let shared = Shared::new(100);
        let failed = shared.ask(1, async { Err(Problem::new(Why::Rules, "no")) }).await;
        assert_eq!(failed.unwrap_err().text, "no");
        assert_eq!(&*shared.ask(1, async { Ok("yes".into()) }).await.unwrap(), "yes");
    }

    #[tokio::test]
    async fn the_run_ends_with_the_last_who_waits() {
        struct Ends(Arc<AtomicUsize>);
        impl Drop for Ends {
            fn drop(&mut self) {
                self.0.fetch_add(1, SeqCst);
            }
        }
        let (shared, ended) = (Shared::new(100), Arc::new(AtomicUsize::new(0)));
        let never = |ends: Ends| async move {
            let _ends = ends;
            pending::<Outcome>().await
        };
        let first = timeout(Duration::from_millis(20), shared.ask(1, never(Ends(Arc::clone(&ended)))));
        let mut second = Box::pin(shared.ask(1, pending::<Outcome>()));
        tokio::select! { biased; _ = first => {}, _ = &mut second => {} }
        tokio::task::yield_now().await;
        assert_eq!(ended.load(SeqCst), 0, "one still waits");
        drop(second);
        while ended.load(SeqCst) == 0 {
            tokio::task::yield_now().await;
        }
        assert_eq!(&*shared.ask(1, async { Ok("anew".into()) }).await.unwrap(), "anew");
    }

    #[test]
    fn memory_is_bounded_and_the_longest_unused_goes_first() {
        let mut kept = Kept::new(10);
        kept.put(1, "aaaa".into());
        kept.put(2, "bbbb".into());
        assert!(kept.get(&1).is_some());
        kept.put(3, "cccc".into());
        assert!(kept.get(&2).is_none() && kept.get(&1).is_some() && kept.get(&3).is_some());
        kept.put(4, "d".repeat(11).into());
        assert_eq!((kept.bytes, kept.answers.len()), (0, 0), "what is too long is not kept");
    }
}
