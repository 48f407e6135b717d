//! How large a change is: what a queue of them may hold is bounded in bytes too.

use crate::{Archiving, Change, NewTable, Seat, Stage};

/// What a change takes besides its text: numbers, and the box it comes in.
const FRAME: usize = 256;

impl Change {
    /// About how many bytes of memory this takes.
    pub(crate) fn bytes(&self) -> usize {
        let text = match self {
            Change::Open(NewTable { header, settings, .. }) => header.as_str().len() + settings.0.len(),
            Change::Edit { settings, .. } => settings.0.len(),
            Change::PlanAhead { plan: Some(plan), .. } => plan.0.len(),
            Change::Mark { stage: Stage::Over(result), .. } => result.0.len(),
            Change::Sit { seat: Seat { contribution, .. }, .. } => {
                contribution.as_ref().map_or(0, |added| added.0.len())
            }
            Change::Append(append) => {
                append.entries.as_slice().iter().map(|entry| entry.line.as_str().len() + FRAME / 4).sum()
            }
            Change::Say(say) => say.text.as_str().len(),
            Change::Together(changes) => changes.iter().map(Change::bytes).sum(),
            Change::Member(change) => change.bytes(),
            Change::Record(deed) => deed.deed.0.len(),
            Change::Archive(step) => match &**step {
                Archiving::BringBack { events, .. } => {
                    events.iter().map(|event| event.entry.line.as_str().len() + FRAME / 4).sum()
                }
                _ => 0,
            },
            _ => 0,
        };
        FRAME + text
    }
}
