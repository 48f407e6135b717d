//! A table of a house on the network, for the full screen: the connection lives on a thread of its own.

mod far;
mod situation;

use crate::failure::Failure;
use crate::join::link::{Link, milliseconds};
use far::Far;
use luckhouse_tui::source::{Said, Situation, Source, Told, UserAction};
use luckhouse_words::{Words, say};
use std::sync::mpsc::{Receiver, channel};
use std::thread::JoinHandle;
use tokio::runtime::Runtime;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

/// A table far away.
pub(crate) struct Remote {
    now: Situation,
    /// Until when one may choose, in milliseconds since 1970, and what is being waited for besides.
    deadline: Option<i64>,
    waiting: String,
    farewell: String,
    /// As far as one may read it.
    log: String,
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
    /// One cannot stay: why, and what to say to whoever leaves.
    Gone(String),
}

/// How things stand, and what may be said of it.
#[derive(Clone, PartialEq)]
struct Stands {
    now: Situation,
    deadline: Option<i64>,
    farewell: String,
    log: String,
}

impl Remote {
    /// Go there and come in.
    ///
    /// # Errors
    /// If the house cannot be reached, or does not want one.
    pub(crate) fn start(runtime: Runtime, link: Link) -> Result<Remote, Failure> {
        let (told, heard) = channel();
        let (actions, done) = unbounded_channel();
        let mut far = Far::new(link, done, told);
        let first = runtime.block_on(far.arrive())?;
        let thread = std::thread::spawn(move || runtime.block_on(far.stay()));
        let Stands { now, deadline, farewell, log } = first;
        let waiting = now.waiting.clone();
        Ok(Remote {
            now,
            deadline,
            waiting,
            farewell,
            log,
            heard,
            actions: Some(actions),
            thread: Some(thread),
        })
    }

    fn take(&mut self, heard: Heard) -> Vec<Said> {
        match heard {
            Heard::Said(said) => vec![said],
            Heard::Stands(told, stands) => {
                Stands { now: self.now, deadline: self.deadline, farewell: self.farewell, log: self.log } =
                    *stands;
                self.waiting.clone_from(&self.now.waiting);
                told.into_iter().map(Said::Happened).chain([Said::Changed]).collect()
            }
            Heard::Gone(why) => {
                // Nothing can be done here any more but to look, and to leave.
                self.actions = None;
                self.deadline = None;
                (self.now.offers, self.now.shortcuts) = (Vec::new(), Vec::new());
                self.waiting.clone_from(&why);
                self.farewell.clone_from(&why);
                vec![Said::Line(why), Said::Changed]
            }
        }
    }

    /// Tell how much time is left. Is that new?
    fn tick(&mut self) -> bool {
        let left = self.deadline.map(|at| (at - milliseconds()).max(0) / 1000);
        let waiting = match left {
            None => self.waiting.clone(),
            Some(seconds) => {
                say!(Words::spoken(), "terminal-join-time-left", waiting = self.waiting, seconds)
            }
        };
        let new = waiting != self.now.waiting;
        self.now.waiting = waiting;
        new
    }
}

impl Source for Remote {
    fn now(&self) -> &Situation {
        &self.now
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
    }

    fn log(&self) -> Option<String> {
        Some(self.log.clone())
    }

    fn farewell(&self) -> String {
        self.farewell.clone()
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
