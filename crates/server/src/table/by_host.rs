//! What the host of the house does at a table by hand.

use super::actor::TableActor;
use super::pending::PendingChange;
use super::state::TableState;
use crate::ids::short;
use crate::protocol::{Outbound, Problem, Why, because};
use luckhouse_engine::Seat;
use luckhouse_store::{Change, Deed, Line, MemberId, Millis};
use std::sync::Arc;

/// One thing that the host does, and what is written down of it.
#[derive(Clone)]
pub(crate) enum ByHost {
    /// End the table without a result.
    Close { why: Line, deed: Deed },
    /// Forget the table.
    Delete { deed: Deed },
    /// Hide talk, or show it again.
    Hide { change: Change, deed: Deed },
    /// The account of somebody who sits here was banned: they are away from now on.
    Unwelcome { member: MemberId },
    /// The table was forgotten.
    Gone,
}

impl TableState {
    /// End the table for this reason. Nobody has won, and the dice that were rolled are proved.
    pub(crate) fn close(&self, why: &Line, at: Millis) -> Result<PendingChange, Problem> {
        if self.is_over() {
            return Err(Problem::new(Why::Rules, "the table is over already: there is nothing to close"));
        }
        Ok(self.decide(at, |next, changes| next.end_without_result(changes, why.as_str())))
    }
}

impl TableActor {
    pub(super) async fn by_host(&mut self, order: ByHost) -> Result<(), Problem> {
        match order {
            ByHost::Close { why, deed } => {
                let mut pending = self.state.close(&why, self.time())?;
                pending.changes.record(deed);
                self.commit(pending, None).await?;
                tracing::info!(table = short(&self.state.id), "closed by the host");
            }
            ByHost::Delete { deed } => {
                let remove = Change::Remove(self.state.id.clone());
                self.save_recorded(remove, deed).await?;
                tracing::info!(table = short(&self.state.id), "deleted by the host");
                self.vanish();
            }
            ByHost::Hide { change, deed } => {
                self.save_recorded(change.clone(), deed).await?;
                self.tell_hidden(&change);
            }
            ByHost::Unwelcome { member } => self.send_away(&member),
            ByHost::Gone => self.vanish(),
        }
        Ok(())
    }

    async fn save_recorded(&mut self, change: Change, deed: Deed) -> Result<(), Problem> {
        let saved = self.save(Change::Together(vec![change, Change::Record(deed)]), None).await;
        saved.map(drop).map_err(|why| Problem::new(Why::NotSaved, why.to_string()))
    }

    /// Whoever is banned is away from their seats. What becomes of those, the rules for whoever is away say.
    fn send_away(&mut self, member: &MemberId) {
        let Err(why) = self.house.may_play(Some(member)) else { return };
        let theirs =
            |seat: &Seat| self.state.occupant(*seat).is_some_and(|who| who.member.as_ref() == Some(member));
        for seat in self.state.all_seats().filter(theirs).collect::<Vec<_>>() {
            self.subscribers.send_away(seat, &why);
        }
    }

    /// The table is no more: nobody has anything to do here.
    fn vanish(&mut self) {
        self.subscribers.close(&Problem::new(Why::NoTable, because("table-deleted")));
        self.house.table_ended(&self.state.id);
        self.house.gone(&self.state.id);
        self.lost = true;
    }

    /// Those who are here see a line without its words, or with them again.
    fn tell_hidden(&mut self, change: &Change) {
        let talk = Arc::make_mut(&mut self.state.talk);
        let lines = match change {
            Change::Hide { number, hidden, .. } => talk.hide(|line| line.number == *number, *hidden),
            Change::HideSpeaker { speaker, hidden, .. } => {
                talk.hide(|line| line.speaker == *speaker, *hidden)
            }
            _ => return,
        };
        let lines: Vec<_> = lines.iter().map(|line| self.talk_line(line)).collect();
        if !lines.is_empty() {
            self.subscribers.broadcast(&Outbound::Talk { lines, recent: false });
        }
    }
}
