//! The beginning of a game: everybody opens what they add to the dice, and the dice are made.

use super::desk::{Desk, wrong_word};
use super::draft::Draft;
use super::note::Note;
use super::sitter::{Added, Sitter};
use crate::protocol::{Problem, Stage, Why};
use luckhouse_engine::Seat;
use luckhouse_engine::fair::Bytes;
use luckhouse_engine::fair::v1::FairDice;
use luckhouse_store::{self as store, Millis};

impl Desk {
    /// Somebody opens what they sealed for the dice.
    pub(crate) fn open_dice(&mut self, seat: Seat, bytes: &str, at: Millis) -> Result<Draft, Problem> {
        let bytes: Bytes = bytes.parse().map_err(wrong_word)?;
        if self.stage() != Stage::Opening {
            let text = "not the moment to open bytes for the dice: expected when every seat is taken";
            return Err(Problem::new(Why::House, text));
        }
        let Some(Sitter { added, .. }) = self.seats[seat.index()].as_mut() else { return Ok(self.draft(at)) };
        match *added {
            Added::Sealed(seal) if bytes.seal() == seal => *added = Added::Opened(bytes),
            Added::Sealed(seal) => {
                let text = format!("these bytes do not fit the seal {seal}: expected those that were sealed");
                return Err(Problem::new(Why::House, text));
            }
            Added::Opened(_) => return Err(Problem::new(Why::House, "your bytes are open already")),
            Added::Nothing => {
                return Err(Problem::new(
                    Why::House,
                    "you sealed nothing when you sat down: nothing to open",
                ));
            }
        }
        let mut draft = self.draft(at);
        self.keep_seat(&mut draft, seat);
        self.note(&mut draft, Note::DiceOpened(seat, bytes));
        self.begin_if_ready(&mut draft);
        Ok(draft)
    }

    /// Those who have not opened what they sealed in time: the game begins without it, and says so.
    pub(crate) fn begin_without(&mut self, at: Millis) -> Draft {
        let mut draft = self.draft(at);
        for seat in self.all_seats() {
            let Some(sitter) = self.seats[seat.index()].as_mut() else { continue };
            if let Added::Sealed(seal) = sitter.added {
                sitter.added = Added::Nothing;
                self.keep_seat(&mut draft, seat);
                self.note(
                    &mut draft,
                    Note::Remark(format!("# {seat} sealed {seal} for the dice and did not open it")),
                );
            }
        }
        self.begin_if_ready(&mut draft);
        draft
    }

    pub(super) fn begin_if_ready(&mut self, draft: &mut Draft) {
        let sealed = |sitter: &Option<Sitter>| {
            sitter.as_ref().is_some_and(|sitter| matches!(sitter.added, Added::Sealed(_)))
        };
        if self.stage() == Stage::Opening && !self.seats.iter().any(sealed) {
            self.note(draft, Note::Began);
            draft.mark(store::Stage::Playing);
            self.make_dice();
            self.since = draft.at();
            self.play_on(draft, self.game.events());
        }
    }

    /// The dice that everything sealed and opened leads to.
    pub(super) fn make_dice(&mut self) {
        let added = self.added();
        self.dice = self.secret.as_ref().map(|secret| FairDice::new(secret, self.id.as_str(), &added));
    }

    pub(super) fn added(&self) -> Vec<(Seat, Bytes)> {
        let opened = |seat: Seat| match self.sitter(seat)?.added {
            Added::Opened(bytes) => Some((seat, bytes)),
            Added::Nothing | Added::Sealed(_) => None,
        };
        self.all_seats().filter_map(opened).collect()
    }
}
