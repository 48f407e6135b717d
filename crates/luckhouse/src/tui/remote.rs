//! A table of a house on the network, for the full screen: the connection lives on a thread of its own.

mod far;
mod situation;

use crate::failure::Failure;
use crate::join::link::{Link, milliseconds};
use far::Far;
use luckhouse_tui::source::{Deed, Said, Situation, Source};
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
    deeds: Option<UnboundedSender<Deed>>,
    thread: Option<JoinHandle<()>>,
}

/// What the thread has to say.
enum Heard {
    /// Things stand like this.
    Stands(Box<Stands>),
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
        let (deeds, done) = unbounded_channel();
        let mut far = Far::new(link, done, told);
        let first = runtime.block_on(far.arrive())?;
        let thread = std::thread::spawn(move || runtime.block_on(far.stay()));
        let Stands { now, deadline, farewell, log } = first;
        let waiting = now.waiting.clone();
        Ok(Remote { now, deadline, waiting, farewell, log, heard, deeds: Some(deeds), thread: Some(thread) })
    }

    fn take(&mut self, heard: Heard) -> Said {
        match heard {
            Heard::Said(said) => said,
            Heard::Stands(stands) => {
                Stands { now: self.now, deadline: self.deadline, farewell: self.farewell, log: self.log } =
                    *stands;
                self.waiting.clone_from(&self.now.waiting);
                Said::Changed
            }
            Heard::Gone(why) => {
                // Nothing can be done here any more but to look, and to leave.
                self.deeds = None;
                self.deadline = None;
                (self.now.offers, self.now.shortcuts) = (Vec::new(), Vec::new());
                self.waiting.clone_from(&why);
                self.farewell.clone_from(&why);
                Said::Line(why)
            }
        }
    }

    /// Tell how much time is left. Is that new?
    fn tick(&mut self) -> bool {
        let left = self.deadline.map(|at| (at - milliseconds()).max(0) / 1000);
        let waiting = left.map_or(self.waiting.clone(), |left| format!("{} ({left} s left)", self.waiting));
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
        let mut said: Vec<Said> = heard.into_iter().map(|heard| self.take(heard)).collect();
        if self.tick() {
            said.push(Said::Changed);
        }
        said
    }

    fn act(&mut self, deed: Deed) {
        // If nobody hears it, whoever looks has been told so.
        let _ = self.deeds.as_ref().map(|deeds| deeds.send(deed));
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
        self.deeds = None;
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

#[cfg(test)]
mod tests;
