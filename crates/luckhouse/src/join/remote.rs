//! A table of a house on the network, whatever screen shows it: the connection lives on a thread of its own.

mod far;
mod situation;

use super::link::{Link, milliseconds};
use crate::failure::Failure;
use crate::play::screen::plain;
use far::Far;
use luckhouse_tui::source::{Gone, Said, Situation, Source, Told, UserAction};
use luckhouse_words::{Words, say};
use std::sync::mpsc::{Receiver, channel};
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

/// A table far away.
pub(crate) struct Remote {
    stands: Stands,
    /// What is being waited for, without the time that is left.
    waiting: String,
    /// How many actions were sent, how many of them were taken up, and whether the house has answered those.
    sent: usize,
    taken: usize,
    settled: bool,
    heard: Receiver<Heard>,
    actions: Option<UnboundedSender<UserAction>>,
    thread: Option<JoinHandle<()>>,
}

/// What the thread has to say.
enum Heard {
    /// This happened, and things stand like this.
    Stands(Vec<Told>, Box<Stands>),
    /// To be passed on.
    Said(Said),
    /// So many actions were taken up. Is all of it answered?
    Pulse(usize, bool),
    /// One cannot stay.
    Gone(Gone),
}

/// How things stand, and what may be said of it.
#[derive(Clone, PartialEq)]
struct Stands {
    now: Situation,
    /// The number of each line of the story.
    numbers: Vec<usize>,
    /// Until when one may choose, in milliseconds since 1970.
    deadline: Option<i64>,
    farewell: String,
    /// As far as one may read it.
    log: String,
    /// What the dice have proved, when the game is over.
    verdict: Option<String>,
}

impl Remote {
    /// Go there and come in. If the house is lost for longer than this, one gives up.
    ///
    /// # Errors
    /// If the house cannot be reached, or does not want one.
    pub(crate) fn start(runtime: Runtime, link: Link, patience: Option<Duration>) -> Result<Remote, Failure> {
        let (told, heard) = channel();
        let (actions, done) = unbounded_channel();
        let mut far = Far::new(link, patience, done, told);
        let stands = runtime.block_on(far.arrive())?;
        let thread = std::thread::spawn(move || runtime.block_on(far.stay()));
        Ok(Remote {
            waiting: stands.now.waiting.clone(),
            stands,
            sent: 0,
            taken: 0,
            settled: false,
            heard,
            actions: Some(actions),
            thread: Some(thread),
        })
    }

    fn take(&mut self, heard: Heard) -> Vec<Said> {
        match heard {
            Heard::Said(said) => vec![said],
            Heard::Stands(told, stands) => {
                self.stands = *stands;
                self.waiting.clone_from(&self.stands.now.waiting);
                told.into_iter().map(Said::Happened).chain([Said::Changed]).collect()
            }
            Heard::Pulse(taken, settled) => {
                (self.taken, self.settled) = (taken, settled);
                Vec::new()
            }
            Heard::Gone(gone) => {
                // Nothing can be done here any more but to look, and to leave.
                self.actions = None;
                let stands = &mut self.stands;
                stands.deadline = None;
                (stands.now.offers, stands.now.shortcuts) = (Vec::new(), Vec::new());
                self.waiting.clone_from(&gone.why);
                stands.farewell.clone_from(&gone.why);
                vec![Said::Gone(gone), Said::Changed]
            }
        }
    }

    /// Tell how much time is left. Is that new?
    fn tick(&mut self) -> bool {
        let waiting = match self.seconds_left() {
            None => self.waiting.clone(),
            Some(seconds) => {
                say!(Words::spoken(), "terminal-join-time-left", waiting = self.waiting, seconds)
            }
        };
        let new = waiting != self.stands.now.waiting;
        self.stands.now.waiting = waiting;
        new
    }
}

impl Source for Remote {
    fn now(&self) -> &Situation {
        &self.stands.now
    }

    fn news(&mut self) -> Vec<Said> {
        let heard: Vec<Heard> = self.heard.try_iter().collect();
        let mut said: Vec<Said> = heard.into_iter().flat_map(|heard| self.take(heard)).collect();
        if self.tick() {
            said.push(Said::Changed);
        }
        said
    }

    fn act(&mut self, action: UserAction) {
        // If nobody hears it, whoever looks has been told so.
        let _ = self.actions.as_ref().map(|actions| actions.send(action));
        self.sent += 1;
    }

    /// Until the house has answered everything, and while it cannot.
    fn goes_on(&self) -> bool {
        self.actions.is_some() && (self.sent > self.taken || !self.settled)
    }

    fn is_over(&self) -> bool {
        self.stands.verdict.is_some()
    }

    fn seconds_left(&self) -> Option<i64> {
        self.stands.deadline.map(|at| (at - milliseconds()).max(0) / 1000)
    }

    fn verdict(&self) -> Option<String> {
        self.stands.verdict.clone()
    }

    fn story_since(&self, events: usize) -> Vec<String> {
        let story = self.stands.numbers.iter().zip(&self.stands.now.story);
        story.filter(|(number, _)| **number > events).map(|(_, told)| told.clone()).collect()
    }

    fn readable_log(&self) -> String {
        plain(&self.stands.log)
    }

    fn log(&self) -> Option<String> {
        Some(self.stands.log.clone())
    }

    /// Whoever keeps the connection has the receipt, too.
    fn save(&mut self, file: &str) -> bool {
        let here = self.actions.is_some();
        self.act(UserAction::Say(format!("save {file}")));
        here
    }

    fn farewell(&self) -> String {
        self.stands.farewell.clone()
    }
}

impl Drop for Remote {
    /// Take leave of the house, too.
    fn drop(&mut self) {
        self.actions = None;
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

#[cfg(test)]
mod tests;
