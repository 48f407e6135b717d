//! One table with everything on it, and what can be done at it. Nothing here waits, saves or sends, and no deed
//! changes the table: it is worked out as a [`PendingChange`], which becomes the state when it is saved.

use super::ahead::Plans;
use super::fair::FairTable;
use super::note::Note;
use super::occupant::{Occupant, shown};
use super::pending::{ChangeSet, PendingChange};
use super::recent::Recent;
use super::settings::{Left, Settings};
use super::taken_back::TakenBack;
use super::unlawful::refused;
use crate::ids;
use crate::protocol::{Clock, Outcome, Problem, Stage, Visibility, Who, Why, because};
use luckhouse_engine::fair::v1::{FairDice, Proof};
use luckhouse_engine::fair::{Bytes, DailyDice, FairLine, Secret};
use luckhouse_engine::{History, Rng, Seat, SeatSet, Viewer};
use luckhouse_shelf::{AnyTable, Waiting, daily};
use luckhouse_store::{self as store, Json, Kind, Millis, TableId};
use std::collections::HashSet;
use std::sync::Arc;

/// So many can be mute at one table.
const MOST_MUTED: usize = 100;

/// A table with everything on it. A copy costs the same however long the table has been played at: what grows is
/// shared with it.
#[derive(Clone)]
pub(crate) struct TableState {
    pub(super) id: TableId,
    pub(super) game: Box<dyn AnyTable>,
    pub(super) visibility: Visibility,
    pub(super) settings: Arc<Settings>,
    /// By seat; nobody sits at a free one.
    pub(super) seats: Arc<Vec<Option<Occupant>>>,
    pub(super) dice: TableDice,
    /// What people have said ahead.
    pub(super) plans: Plans,
    /// Those who are connected just now, for whoever asks them for links. Nobody needs to remember it.
    pub(super) here: SeatSet,
    /// The table was closed before the game was over.
    pub(super) closed: bool,
    /// How long somebody may be missed before a bot plays for them; for what players agree to.
    pub(super) grace: Option<std::time::Duration>,
    /// What happened, from number 1 on.
    pub(super) story: History<StoryEntry>,
    /// How often somebody came, or a bot sat down for them.
    pub(super) comings: usize,
    /// What was commanded already: the seat, and the name for it as it is kept.
    pub(super) commands: Arc<HashSet<(Seat, String)>>,
    /// When the table was opened.
    pub(super) opened: Millis,
    /// Since when the table waits for what it waits for.
    pub(super) since: Millis,
    /// What was last said.
    pub(super) talk: Arc<Recent>,
    /// How often a choice was taken back.
    pub(super) taken_back: usize,
    /// The same, for how often one may.
    pub(super) patience: TakenBack,
    /// Was it at rest when it was read?
    pub(super) rests: bool,
}

/// What the rolls of a table are drawn from.
#[derive(Clone)]
pub(super) enum TableDice {
    /// The game was played elsewhere, or goes on from a moment of another one: nothing proves its dice.
    Elsewhere,
    /// The game was begun under the first protocol, and is ended under it.
    First(Arc<FirstDice>),
    /// Everybody has these dice on one day. They are proved when it is over.
    Daily(DailyDice),
    Fair(Box<FairTable>),
}

/// The dice of the first protocol.
pub(super) struct FirstDice {
    pub(super) dice: FairDice,
    pub(super) secret: Secret,
    pub(super) added: Vec<(Seat, Bytes)>,
}

impl TableDice {
    /// Have the dice been made?
    pub(super) fn has_begun(&self) -> bool {
        match self {
            TableDice::Elsewhere | TableDice::First(_) | TableDice::Daily(_) => true,
            TableDice::Fair(fair) => fair.has_begun(),
        }
    }
}

/// One thing that happened.
#[derive(Clone)]
pub(super) struct StoryEntry {
    pub(super) at: Millis,
    pub(super) what: EntryKind,
}

/// What happened, without the words that can be had from the game.
#[derive(Clone)]
pub(super) enum EntryKind {
    /// This event of the game, counted from 0.
    Line(usize),
    /// Something else.
    Note(Note),
    /// Somebody took a choice back: what came after number `keep` no longer counts.
    TakenBack { seat: Seat, keep: u32 },
    /// A line that was taken back.
    Gone,
}

impl EntryKind {
    /// The event that it is a line of.
    pub(super) fn event(&self) -> Option<usize> {
        if let EntryKind::Line(event) = self { Some(*event) } else { None }
    }
}

impl TableState {
    /// How far the table is.
    pub(crate) fn stage(&self) -> Stage {
        if self.closed || matches!(self.game.waiting(), Waiting::Over(_)) {
            Stage::Over
        } else if self.dice.has_begun() {
            Stage::Playing
        } else if self.seats.iter().all(Option::is_some) {
            Stage::Opening
        } else {
            Stage::Gathering
        }
    }

    /// Has the game ended?
    pub(crate) fn is_over(&self) -> bool {
        self.stage() == Stage::Over
    }

    /// How long one may take.
    pub(crate) fn clock(&self) -> Clock {
        self.settings.clock
    }

    /// What changes whenever the time for a choice begins anew.
    pub(crate) fn turn(&self) -> (Millis, (usize, usize)) {
        (self.since, self.moment())
    }

    /// The last number of the story.
    pub(crate) fn last(&self) -> u32 {
        self.story.len() as u32
    }

    /// Every seat of the table.
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats.len())
    }

    /// Who sits there.
    pub(crate) fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        self.seats.get(seat.index())?.as_ref()
    }

    /// Those who owe a choice now.
    pub(crate) fn owing(&self) -> SeatSet {
        match self.game.waiting() {
            Waiting::Choice(seats) if self.dice.has_begun() && !self.closed => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// What changes whenever an answer that was thought over before would come too late.
    pub(crate) fn moment(&self) -> (usize, usize) {
        (self.game.events(), self.taken_back)
    }

    /// The fair dice of the table, if it plays by the second protocol.
    pub(crate) fn fair(&self) -> Option<&FairTable> {
        match &self.dice {
            TableDice::Fair(fair) => Some(fair),
            TableDice::Elsewhere | TableDice::First(_) | TableDice::Daily(_) => None,
        }
    }

    pub(super) fn fair_mut(&mut self) -> Option<&mut FairTable> {
        match &mut self.dice {
            TableDice::Fair(fair) => Some(fair),
            TableDice::Elsewhere | TableDice::First(_) | TableDice::Daily(_) => None,
        }
    }

    /// Write down a line about the dice, and go by it.
    pub(super) fn fair_line(&mut self, changes: &mut ChangeSet, line: FairLine) {
        if let Some(fair) = self.fair_mut() {
            fair.hear(&line);
            fair.read_fair(&line);
        }
        self.note(changes, Note::Fair(Arc::new(line)));
    }

    /// A seat takes its last choice back.
    pub(crate) fn take_back(&self, seat: Seat, at: Millis) -> Result<PendingChange, Problem> {
        self.must_play()?;
        self.patience.check(seat)?;
        self.may_take_back(seat)?;
        if let Some(pending) = self.uncommit(seat, at) {
            return Ok(pending);
        }
        self.try_decide(at, |next, changes| {
            let before = next.game.events();
            let last = next.lines_of_readers(before.saturating_sub(1));
            next.game.undo(seat).map_err(|refusal| refused(&refusal))?;
            next.patience.one_more(seat);
            if next.game.events() == before {
                next.undo_commitment(changes, seat, before as u64 + 1);
                next.note(changes, Note::Unseals(seat));
            } else {
                next.unread(&last);
                next.undo_commitment(changes, seat, before as u64);
                next.take_line_back(changes, seat, before - 1);
            }
            Ok(())
        })
    }

    /// The last event of the game no longer counts.
    fn take_line_back(&mut self, changes: &mut ChangeSet, seat: Seat, event: usize) {
        let gone = |entry: &StoryEntry| matches!(entry.what, EntryKind::Line(line) if line == event);
        let index = self.story.iter().rposition(gone).expect("what was chosen is in the story");
        if let Some(entry) = self.story.get_mut(index) {
            entry.what = EntryKind::Gone;
        }
        let (keep, line) = (index as u32, format!("{seat} takes back"));
        changes.add(Kind::TakeBack { keep: store::Seq::new(keep) }, &line);
        self.tell(changes.at(), EntryKind::TakenBack { seat, keep });
        self.taken_back += 1;
        self.since = changes.at();
    }

    /// A seat gives up. In a larger game, a bot plays it on.
    pub(crate) fn resign(&self, seat: Seat, at: Millis) -> Result<PendingChange, Problem> {
        self.must_play()?;
        self.nothing_is_open()?;
        self.try_decide(at, |next, changes| {
            let before = next.game.events();
            next.game.resign(seat).map_err(|refusal| refused(&refusal))?;
            next.play_on(changes, before);
            if next.stage() == Stage::Playing && next.occupant(seat).is_some_and(Occupant::chooses) {
                next.stand_in(changes, seat);
            }
            Ok(())
        })
    }

    pub(super) fn must_play(&self) -> Result<(), Problem> {
        match self.stage() {
            Stage::Playing => Ok(()),
            Stage::Over => Err(Problem::new(Why::Rules, because("game-over"))),
            Stage::Gathering => {
                let free = self.seats.iter().filter(|occupant| occupant.is_none()).count();
                let text = because("not-begun").with("free", free);
                Err(Problem::new(Why::Rules, text))
            }
            Stage::Opening => Err(Problem::new(Why::Rules, because("dice-unopened"))),
        }
    }

    /// Write down what happened since, and let chance happen.
    pub(super) fn play_on(&mut self, changes: &mut ChangeSet, from: usize) {
        match &self.dice {
            TableDice::Elsewhere => {
                while matches!(self.game.waiting(), Waiting::Roll) {
                    self.game.roll(&mut Rng::seeded(ids::seed()));
                }
            }
            TableDice::First(first) => daily::roll(&mut *self.game, &first.dice),
            TableDice::Daily(daily) => daily::roll(&mut *self.game, &daily.dice()),
            TableDice::Fair(fair) => fair.roll(&mut *self.game),
        }
        self.write_down(changes, from);
        self.ask_for_links(changes);
        if let Waiting::Over(outcome) = self.game.waiting() {
            changes.mark(store::Stage::Over(result(&outcome_of(&outcome))));
            self.prove(changes);
        }
    }

    /// The lines of play after the first `from` events.
    fn write_down(&mut self, changes: &mut ChangeSet, from: usize) {
        let lines = self.game.lines_since(from, &[Viewer::Arbiter]).remove(0);
        let read = self.lines_of_readers(from);
        for (number, line) in lines.iter().enumerate() {
            if line.starts_with('*') {
                changes.sign();
            }
            changes.add(Kind::Play, line);
            self.patience.line(line);
            self.tell(changes.at(), EntryKind::Line(from + number));
            self.since = changes.at();
            if let Some(fair) = self.fair_mut() {
                read.iter().for_each(|(seat, lines)| fair.read(*seat, lines[number].clone()));
            }
        }
    }

    /// The proof of the dice goes to the end of the log.
    pub(super) fn prove(&mut self, changes: &mut ChangeSet) {
        changes.sign();
        match &self.dice {
            TableDice::Elsewhere | TableDice::Daily(_) => {}
            TableDice::First(first) => {
                let (seal, secret) = (first.secret.seal(), *first.secret.open());
                let proof = Proof { table: self.id.to_string(), seal, added: first.added.clone(), secret };
                for line in proof.to_string().lines() {
                    self.note(changes, Note::Remark(line.into()));
                }
            }
            TableDice::Fair(fair) => {
                let lines = fair.last_lines();
                lines.into_iter().for_each(|line| self.fair_line(changes, line));
            }
        }
    }

    /// What proves dice that everybody had on one day, once it and the game are over.
    pub(super) fn day_proof(&self, now: Millis) -> Option<Proof> {
        match &self.dice {
            TableDice::Daily(daily) if self.is_over() && now.0 >= daily.day().ends() => Some(daily.proof()),
            _ => None,
        }
    }

    /// The host lets somebody be heard no more, or again.
    pub(crate) fn mute(
        &self,
        seat: Seat,
        who: Who,
        muted: bool,
        at: Millis,
    ) -> Result<PendingChange, Problem> {
        if self.settings.host != Some(shown(seat)) {
            return Err(Problem::new(Why::House, because("not-host-mute")));
        }
        let who = self.known_talker(who)?;
        let mut all = self.settings.muted.clone();
        all.retain(|known| !known.is(&who));
        if muted && all.len() >= MOST_MUTED {
            let text = because("many-muted").with("most", MOST_MUTED);
            return Err(Problem::new(Why::House, text));
        }
        if muted {
            all.push(who);
        }
        Ok(self.edited(at, |settings| settings.muted = all))
    }

    /// The host lets those who watch talk, or asks them to be quiet.
    pub(crate) fn let_watchers_talk(
        &self,
        seat: Seat,
        on: bool,
        at: Millis,
    ) -> Result<PendingChange, Problem> {
        if self.settings.host != Some(shown(seat)) {
            let text = because("not-host-watchers");
            return Err(Problem::new(Why::House, text));
        }
        Ok(self.edited(at, |settings| settings.quiet_watchers = !on))
    }

    /// They play again, there.
    pub(crate) fn set_rematch(&self, table: &TableId, at: Millis) -> PendingChange {
        self.edited(at, |settings| settings.rematch = Some(table.to_string()))
    }

    /// Somebody is told what would be best.
    pub(crate) fn set_hinted(&self, at: Millis) -> PendingChange {
        self.edited(at, |settings| settings.hinted = true)
    }

    /// So much is left of the time for this choice.
    pub(super) fn set_left(&self, left: Left, at: Millis) -> PendingChange {
        self.edited(at, |settings| settings.left = Some(left))
    }

    fn edited(&self, at: Millis, edit: impl FnOnce(&mut Settings)) -> PendingChange {
        self.decide(at, |next, changes| next.edit(changes, edit))
    }

    /// Set something.
    pub(super) fn edit(&mut self, changes: &mut ChangeSet, edit: impl FnOnce(&mut Settings)) {
        edit(Arc::make_mut(&mut self.settings));
        changes.edit(&self.id, self.visibility, &self.settings);
    }

    /// Work out what a deed would change. The table stays as it is.
    pub(super) fn decide(
        &self,
        at: Millis,
        deed: impl FnOnce(&mut TableState, &mut ChangeSet),
    ) -> PendingChange {
        let mut pending = PendingChange::of(self, at);
        deed(&mut pending.next, &mut pending.changes);
        pending
    }

    /// The same for a deed that may turn out to be refused.
    pub(super) fn try_decide(
        &self,
        at: Millis,
        deed: impl FnOnce(&mut TableState, &mut ChangeSet) -> Result<(), Problem>,
    ) -> Result<PendingChange, Problem> {
        let mut pending = PendingChange::of(self, at);
        deed(&mut pending.next, &mut pending.changes)?;
        Ok(pending)
    }

    pub(super) fn note(&mut self, changes: &mut ChangeSet, note: Note) {
        changes.add(Kind::Note, &note.to_string());
        self.tell(changes.at(), EntryKind::Note(note));
    }

    pub(super) fn tell(&mut self, at: Millis, what: EntryKind) {
        self.comings += usize::from(matches!(what, EntryKind::Note(Note::Came(..) | Note::BotPlays(..))));
        self.story.push(StoryEntry { at, what });
    }

    /// Who sits there, to be changed.
    pub(super) fn occupant_mut(&mut self, seat: Seat) -> Option<&mut Occupant> {
        Arc::make_mut(&mut self.seats).get_mut(seat.index())?.as_mut()
    }

    pub(super) fn save_seat(&self, changes: &mut ChangeSet, seat: Seat) {
        if let Some(occupant) = self.occupant(seat) {
            changes.sit(&self.id, occupant.kept(seat));
        }
    }
}

/// `a`, `a or b`, `a, b or c`; or that there is nothing.
pub(super) fn either(words: &[String]) -> String {
    match words {
        [] => "none, there is none now".into(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

/// How a game ended, as it is told.
pub(crate) fn outcome_of(outcome: &luckhouse_engine::Outcome) -> Outcome {
    let scores = outcome.scores.iter().map(|(_, score)| score).collect();
    Outcome { winners: outcome.winners.iter().map(shown).collect(), scores }
}

/// How a game ended, as it is kept.
pub(crate) fn result(outcome: &Outcome) -> Json {
    Json(serde_json::to_string(outcome).expect("an outcome is plain data"))
}

/// A word that cannot be read.
pub(crate) fn wrong_word(wrong: impl std::fmt::Display) -> Problem {
    Problem::new(Why::Word, wrong.to_string())
}
