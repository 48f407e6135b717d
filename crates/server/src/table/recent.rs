//! The last lines of a table's talk. Whoever comes is told these, without asking the disk.

use luckhouse_store::{ChatLine, Seq, Speaker, Store, StoreError, Table, TableId};
use std::collections::VecDeque;

/// So many lines are told to somebody who comes.
pub(super) const RECENT: u32 = 200;

/// The last lines that were said, the oldest first.
#[derive(Clone, Default)]
pub(super) struct Recent(VecDeque<ChatLine>);

impl Recent {
    /// As they are kept.
    pub(super) fn load(store: &dyn Store, id: &TableId, kept: &Table) -> Result<Recent, StoreError> {
        let last = kept.last_chat.map_or(0, Seq::get);
        let lines = store.chat(id, Seq::new(last.saturating_sub(RECENT)), RECENT as usize)?;
        Ok(Recent(lines.into()))
    }

    /// Somebody said something.
    pub(super) fn add(&mut self, line: ChatLine) {
        self.0.push_back(line);
        if self.0.len() > RECENT as usize {
            self.0.pop_front();
        }
    }

    /// The number of the last line; 0 if nobody has said anything.
    pub(super) fn last(&self) -> u32 {
        self.0.back().map_or(0, |line| line.number.get())
    }

    /// Those who watch and talked, the last first.
    pub(super) fn watchers(&self) -> impl Iterator<Item = &str> {
        self.0.iter().rev().filter_map(|line| match &line.speaker {
            Speaker::Spectator(name) => Some(name.as_str()),
            Speaker::Seat(_) => None,
        })
    }

    /// Hide these, or show them again: those of them that are here.
    pub(super) fn hide(&mut self, which: impl Fn(&ChatLine) -> bool, hidden: bool) -> Vec<ChatLine> {
        let mut changed = Vec::new();
        for line in self.0.iter_mut().filter(|line| which(line)) {
            line.hidden = hidden;
            changed.push(line.clone());
        }
        changed
    }

    /// Those after this number.
    pub(super) fn after(&self, number: u32) -> impl Iterator<Item = &ChatLine> {
        self.0.iter().filter(move |line| line.number.get() > number)
    }
}
