//! A fixed number of threads that think, and a queue of bounded length before them.
//!
//! The threads are borrowed from the runtime while there is something to think about. Room to think belongs to the
//! thread that thinks: whoever asked may leave, which ends the work soon, and only then is there room for the next.

use super::Unanswered;
use crate::traces::Span;
use luckhouse_shelf::Cancel;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// The least time for a thought, however many wait.
const LEAST: Duration = Duration::from_millis(5);

/// Threads that think.
#[derive(Clone)]
pub(crate) struct Pool(Arc<Inner>);

struct Inner {
    name: &'static str,
    threads: usize,
    most_waiting: usize,
    /// When many wait, each gets less time, so that nobody waits much longer than this.
    wait: Option<Duration>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    working: usize,
    waiting: VecDeque<Job>,
}

struct Job {
    cancel: Cancel,
    asked: Instant,
    /// How long it may take, and how long it may wait before that.
    time: Duration,
    work: Box<dyn FnOnce(Begin) + Send>,
}

/// How a job begins.
enum Begin {
    Now,
    /// Not at all: it has waited too long.
    TooLate,
}

impl Pool {
    /// So many threads, and room for so many who wait.
    pub(crate) fn new(name: &'static str, threads: usize, most_waiting: usize) -> Pool {
        let (threads, state) = (threads.max(1), Mutex::default());
        Pool(Arc::new(Inner { name, threads, most_waiting, wait: None, state }))
    }

    /// The same, where many who wait share this time between them: they think for less time each.
    pub(crate) fn sharing(self, wait: Duration) -> Pool {
        let Inner { name, threads, most_waiting, .. } = *self.0;
        Pool(Arc::new(Inner { name, threads, most_waiting, wait: Some(wait), state: Mutex::default() }))
    }

    /// Let a thread work this out in at most about this time. Whoever drops the question before it is answered has
    /// left: what has not begun never begins, and what has begun ends soon.
    ///
    /// # Errors
    /// If too many wait already, or if the work failed.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        time: Duration,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Unanswered> {
        let (sender, answer) = oneshot::channel();
        let asker = Asker(Cancel::default());
        let mut span = Span::new("think");
        span.note("pool", self.0.name);
        let of = span.context();
        let work = Box::new(move |begin: Begin| {
            let _at_work = Span::of("at work", of);
            drop(sender.send(match begin {
                Begin::Now => Ok(work()),
                Begin::TooLate => Err(Unanswered::Busy),
            }));
        });
        self.0.push(Job { cancel: asker.0.clone(), asked: Instant::now(), time, work })?;
        answer.await.unwrap_or(Err(Unanswered::Failed))
    }
}

/// Whoever asked, until they leave.
struct Asker(Cancel);

impl Drop for Asker {
    fn drop(&mut self) {
        self.0.leave();
    }
}

impl Inner {
    fn push(self: &Arc<Self>, job: Job) -> Result<(), Unanswered> {
        let mut state = self.state();
        if state.waiting.len() >= self.most_waiting {
            state.waiting.retain(|job| !job.cancel.has_left());
        }
        if state.waiting.len() >= self.most_waiting {
            drop(state);
            self.count("refused");
            return Err(Unanswered::Busy);
        }
        state.waiting.push_back(job);
        self.show(&state);
        if state.working < self.threads {
            state.working += 1;
            let pool = Arc::clone(self);
            tokio::task::spawn_blocking(move || pool.work());
        }
        Ok(())
    }

    /// One thread: it works until nothing waits.
    fn work(&self) {
        while let Some((job, time)) = self.next() {
            let late = job.asked.elapsed() > job.time.max(self.wait.unwrap_or_default() * 4);
            let begin = if late { Begin::TooLate } else { Begin::Now };
            let cancel = job.cancel.until(Instant::now() + time);
            // Nothing is used again of what a panic left half done.
            let done = catch_unwind(AssertUnwindSafe(|| cancel.during(|| (job.work)(begin))));
            self.count(match done {
                Err(_) => "failed",
                Ok(()) if late => "late",
                Ok(()) if cancel.has_left() => "left",
                Ok(()) => "done",
            });
            if done.is_err() {
                tracing::error!(pool = self.name, "a thinker failed: its question stays without an answer");
            }
        }
    }

    /// What to do next, and in what time. Questions of those who have left are not looked at.
    fn next(&self) -> Option<(Job, Duration)> {
        let mut state = self.state();
        let job = loop {
            match state.waiting.pop_front() {
                Some(job) if job.cancel.has_left() => self.count("left"),
                Some(job) => break Some(job),
                None => {
                    state.working -= 1;
                    break None;
                }
            }
        };
        self.show(&state);
        job.map(|job| {
            let time = self.share(state.waiting.len()).min(job.time);
            (job, time)
        })
    }

    /// The time for each of so many who wait.
    fn share(&self, waiting: usize) -> Duration {
        let (Some(wait), Ok(waiting)) = (self.wait, u32::try_from(waiting)) else { return Duration::MAX };
        if waiting == 0 {
            return Duration::MAX;
        }
        (wait * self.threads as u32 / waiting).max(LEAST)
    }

    fn show(&self, state: &State) {
        metrics::gauge!("luckhouse_thinking", "pool" => self.name).set(state.working as f64);
        metrics::gauge!("luckhouse_thinking_waiting", "pool" => self.name).set(state.waiting.len() as f64);
    }

    fn count(&self, outcome: &'static str) {
        metrics::counter!("luckhouse_thoughts_total", "pool" => self.name, "outcome" => outcome).increment(1);
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::future::{join_all, pending};
    use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
    use std::sync::mpsc;
    use tokio::time::timeout;

    const LONG: Duration = Duration::from_secs(60);

    /// Works until it is told to stop.
    fn until_cancelled() {
        while !Cancel::is_time_up() {
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    async fn idle(pool: &Pool) {
        while pool.0.state().working > 0 {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn never_more_threads_than_there_are_whoever_leaves() {
        let (pool, now, most) =
            (Pool::new("test", 2, 1000), Arc::new(AtomicUsize::new(0)), AtomicUsize::new(0));
        let most = Arc::new(most);
        let ask = |stays: bool| {
            let (now, most) = (Arc::clone(&now), Arc::clone(&most));
            let work = move || {
                most.fetch_max(now.fetch_add(1, SeqCst) + 1, SeqCst);
                std::thread::sleep(Duration::from_millis(2));
                now.fetch_sub(1, SeqCst);
            };
            let (question, stay) = (pool.ask(LONG, work), if stays { LONG } else { Duration::ZERO });
            async move { drop(timeout(stay, question).await) }
        };
        join_all((0..200).map(|number| ask(number % 2 == 0))).await;
        idle(&pool).await;
        assert!((1..=2).contains(&most.load(SeqCst)), "{most:?}");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn whoever_leaves_ends_what_has_begun_and_prevents_what_has_not() {
        let pool = Pool::new("test", 1, 10);
        let (begun, has_begun) = mpsc::channel();
        let first = pool.ask(LONG, move || {
            begun.send(()).unwrap();
            until_cancelled();
        });
        let mut first = Box::pin(first);
        assert!(timeout(Duration::from_millis(1), &mut first).await.is_err());
        has_begun.recv().unwrap();
        let ran = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&ran);
        let mut second = Box::pin(pool.ask(LONG, move || count.fetch_add(1, SeqCst)));
        assert!(timeout(Duration::from_millis(1), &mut second).await.is_err());
        drop(second);
        drop(first);
        idle(&pool).await;
        assert_eq!(ran.load(SeqCst), 0);
        assert_eq!(pool.ask(LONG, || 7).await, Ok(7), "and there is room again");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_full_queue_refuses_unless_somebody_in_it_has_left() {
        let pool = Pool::new("test", 1, 1);
        let mut first = Box::pin(pool.ask(LONG, until_cancelled));
        let mut second = Box::pin(pool.ask(LONG, || ()));
        assert!(timeout(Duration::from_millis(1), &mut first).await.is_err());
        while !pool.0.state().waiting.is_empty() {
            tokio::task::yield_now().await;
        }
        assert!(timeout(Duration::from_millis(1), &mut second).await.is_err());
        assert_eq!(pool.ask(LONG, || 7).await, Err(Unanswered::Busy));
        drop(second);
        let third = pool.ask(LONG, || 7);
        let (third, ()) = tokio::join!(third, async { drop(first) });
        assert_eq!(third, Ok(7));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_panic_ends_one_question_and_no_thread() {
        let pool = Pool::new("test", 1, 10);
        for _ in 0..3 {
            let failed: Result<(), Unanswered> = pool.ask(LONG, || panic!("on purpose")).await;
            assert_eq!(failed, Err(Unanswered::Failed));
        }
        assert_eq!(pool.ask(LONG, || 7).await, Ok(7));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn time_is_up_at_the_deadline_and_in_the_queue() {
        let pool = Pool::new("test", 1, 10);
        let short = Duration::from_millis(20);
        let (first, late) = tokio::join!(pool.ask(short * 5, until_cancelled), pool.ask(short, || ()));
        assert_eq!((first, late), (Ok(()), Err(Unanswered::Busy)));
    }

    #[test]
    fn many_who_wait_share_the_time() {
        let pool = Pool::new("test", 2, 1000).sharing(Duration::from_secs(2)).0;
        assert_eq!(pool.share(0), Duration::MAX);
        assert_eq!(pool.share(4), Duration::from_secs(1));
        assert_eq!(pool.share(400), Duration::from_millis(10));
        assert_eq!(pool.share(1_000_000), LEAST);
        assert_eq!(Pool::new("test", 2, 9).0.share(9), Duration::MAX);
    }

    #[tokio::test]
    async fn a_question_that_is_never_looked_at_costs_nothing() {
        let pool = Pool::new("test", 1, 1);
        drop(pool.ask(LONG, || ()));
        assert_eq!(pool.0.state().working, 0);
        drop(timeout(Duration::ZERO, pending::<()>()).await);
    }
}
