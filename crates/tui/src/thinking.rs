//! Long thoughts, on threads of their own.

use luckhouse_engine::Rng;
use luckhouse_shelf::Pondering;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;

/// A thought that somebody has elsewhere.
pub(crate) struct Thought<T> {
    answer: Receiver<(T, Rng)>,
}

/// How far a thought has come.
pub(crate) enum Progress<T> {
    /// Still thinking.
    Thinking,
    /// This came of it; the generator has gone on by what the thought drew.
    Done(T, Rng),
    /// Whoever thought has fallen over.
    Failed,
}

impl<T: Send + 'static> Thought<T> {
    /// Begin to think. The generator comes back with the answer, so that a game does not depend on how long it took.
    pub(crate) fn start(pondering: Pondering<T>, mut rng: Rng) -> Thought<T> {
        let (tell, answer) = mpsc::sync_channel(1);
        let think = move || {
            let thought = pondering(&mut rng);
            // Nobody may be waiting any more: then it was thought in vain.
            let _ = tell.send((thought, rng));
        };
        // Without a thread the sender is dropped, and the thought counts as failed.
        let _ = thread::Builder::new().name("thought".into()).spawn(think);
        Thought { answer }
    }

    /// What came of it so far.
    pub(crate) fn progress(&self) -> Progress<T> {
        match self.answer.try_recv() {
            Ok((thought, rng)) => Progress::Done(thought, rng),
            Err(TryRecvError::Empty) => Progress::Thinking,
            Err(TryRecvError::Disconnected) => Progress::Failed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wait<T: Send + 'static>(thought: &Thought<T>) -> Progress<T> {
        loop {
            match thought.progress() {
                Progress::Thinking => thread::yield_now(),
                other => return other,
            }
        }
    }

    #[test]
    fn a_thought_brings_its_generator_back() {
        let thought = Thought::start(Box::new(|rng: &mut Rng| rng.bits()), Rng::seeded(7));
        let Progress::Done(bits, mut rng) = wait(&thought) else { panic!("it failed") };
        let mut same = Rng::seeded(7);
        assert_eq!((bits, rng.bits()), (same.bits(), same.bits()));
    }

    #[test]
    fn a_thought_that_panics_has_failed() {
        // Resumed, not begun: nothing is printed.
        let fall: Pondering<()> = Box::new(|_| std::panic::resume_unwind(Box::new("down")));
        assert!(matches!(wait(&Thought::start(fall, Rng::seeded(1))), Progress::Failed));
    }
}
