//! Choosing: openly, in secret, or at once with others.

use super::fair::{FairTable, Salt};
use super::note::Note;
use super::pending::{ChangeSet, PendingChange};
use super::state::{TableState, either, wrong_word};
use super::unlawful::{against_rules, refused};
use crate::ids;
use crate::protocol::{Problem, Secrecy, Why, because};
use luckhouse_engine::fair::{Bytes, FairLine, shortcut_salt};
use luckhouse_engine::{Rng, Seat, Viewer};
use luckhouse_shelf::Waiting;
use luckhouse_store::Millis;
use std::time::Duration;
use tokio::time::Instant;

/// How long somebody may take to open what they committed to, when all have.
const OPENING_TIME: Duration = Duration::from_secs(15);

impl TableState {
    /// How this seat is to make its choice.
    pub(crate) fn secrecy(&self, seat: Seat) -> Secrecy {
        if self.fair().is_none() || !self.game.asked().contains(seat) {
            Secrecy::Open
        } else if self.game.asked().only().is_none() {
            Secrecy::AtOnce
        } else if self.game.hides_choice(seat) {
            Secrecy::Hidden
        } else {
            Secrecy::Open
        }
    }

    /// A seat chooses, or opens what it committed to.
    pub(crate) fn choose(
        &self,
        seat: Seat,
        word: &str,
        salt: Option<&str>,
        at: Millis,
    ) -> Result<PendingChange, Problem> {
        self.must_play()?;
        let salt = salt.map(str::parse).transpose().map_err(wrong_word)?;
        self.try_decide(at, |next, changes| next.chosen(changes, seat, word, salt))
    }

    /// A bot chooses for a seat whose time is up.
    pub(crate) fn choose_late(&self, seat: Seat, word: &str, at: Millis) -> Result<PendingChange, Problem> {
        self.must_play()?;
        self.try_decide(at, |next, changes| {
            next.note(changes, Note::TimeUp(seat));
            next.chosen(changes, seat, word, None)
        })
    }

    /// A seat chooses several things in a row, by a short word for them. Its luck is the client's, if it brings some.
    pub(crate) fn shortcut(
        &self,
        seat: Seat,
        word: &str,
        luck: Option<&str>,
        at: Millis,
    ) -> Result<PendingChange, Problem> {
        self.must_play()?;
        let luck: Option<Bytes> = luck.map(str::parse).transpose().map_err(wrong_word)?;
        let luck = luck.unwrap_or_else(ids::choice_salt);
        let known = self.game.shortcuts(seat, &mut Rng::seeded(seed_of(&luck)));
        let names: Vec<String> = known.iter().map(|(offer, _)| format!("`{}`", offer.word)).collect();
        let Some((_, words)) = known.into_iter().find(|(offer, _)| offer.word == word) else {
            let text = format!("`{word}` is no short word here: expected {}", either(&names));
            return Err(Problem::new(Why::Word, text));
        };
        self.try_decide(at, |next, changes| {
            let mut words = (1..).zip(words);
            words.try_for_each(|(place, word)| {
                next.chosen(changes, seat, &word, Some(shortcut_salt(&luck, place)))
            })
        })
    }

    fn chosen(
        &mut self,
        changes: &mut ChangeSet,
        seat: Seat,
        word: &str,
        salt: Option<Bytes>,
    ) -> Result<(), Problem> {
        let word = word.split_whitespace().collect::<Vec<_>>().join(" ");
        let word = self.game.canonical(&word).map_err(|refusal| refused(&refusal))?;
        let (before, secrecy) = (self.game.events(), self.secrecy(seat));
        // What everybody may read needs none.
        let salt = salt.or_else(|| (secrecy != Secrecy::Open).then(ids::choice_salt));
        let salt = salt.map(|salt| Salt { event: before as u64 + 1, seat, salt });
        let opens = self.check_opening(seat, &word, salt.as_ref())?;
        self.game.choose(seat, &word).map_err(|refusal| against_rules(&*self.game, &refusal))?;
        if let Some(salt) = salt.filter(|_| secrecy != Secrecy::Open) {
            self.write_secret(changes, &salt, &word, opens);
        }
        if self.game.events() == before {
            self.note(changes, Note::Seals(seat, word));
            self.when_all_committed();
        } else {
            self.settled(changes, before);
        }
        Ok(())
    }

    /// What was chosen has happened.
    pub(super) fn settled(&mut self, changes: &mut ChangeSet, before: usize) {
        if let Some(fair) = self.fair_mut() {
            fair.settle();
            fair.chose();
        }
        self.play_on(changes, before);
    }

    /// Did this seat commit to its choice before? Then this must be what it committed to.
    fn check_opening(&self, seat: Seat, word: &str, salt: Option<&Salt>) -> Result<bool, Problem> {
        let Some(fair) = self.fair().filter(|fair| fair.committed(seat).is_some()) else { return Ok(false) };
        if !self.all_have_committed() {
            let text = because("committed");
            return Err(Problem::new(Why::Rules, text));
        }
        if !salt.is_some_and(|salt| fair.opens(salt, word)) {
            let text = because("not-committed-to");
            return Err(Problem::new(Why::House, text));
        }
        Ok(true)
    }

    /// Commit to a secret choice, if its client has not done so, and keep how it can be checked.
    fn write_secret(&mut self, changes: &mut ChangeSet, salt: &Salt, word: &str, committed: bool) {
        let line = self.fair().and_then(|fair| fair.commitment(salt, word));
        if let (Some(line), false) = (line, committed) {
            self.fair_line(changes, line);
        }
        if let Some(fair) = self.fair_mut() {
            fair.remember(*salt);
            self.note(changes, Note::Salt(*salt));
        }
    }

    /// A seat commits to a choice that is made at once with others.
    pub(crate) fn commit_choice(
        &self,
        seat: Seat,
        commitment: &str,
        at: Millis,
    ) -> Result<PendingChange, Problem> {
        self.must_play()?;
        let commitment: Bytes = commitment.parse().map_err(wrong_word)?;
        let refused = |name| Err(Problem::new(Why::Rules, because(name)));
        if self.secrecy(seat) != Secrecy::AtOnce || !self.owing().contains(seat) {
            return refused("choose-openly");
        }
        if self.fair().is_some_and(|fair| fair.committed(seat).is_some()) {
            return refused("committed-already");
        }
        let event = self.game.events() as u64 + 1;
        Ok(self.decide(at, |next, changes| {
            next.fair_line(changes, FairLine::Choice { event, seat, commitment });
            next.when_all_committed();
        }))
    }

    /// Has everybody who chooses at once committed, or chosen?
    pub(super) fn all_have_committed(&self) -> bool {
        let asked = self.game.asked();
        self.fair().is_some_and(|fair| !asked.is_empty() && asked.minus(fair.all_commits()).is_empty())
    }

    fn when_all_committed(&mut self) {
        if self.all_have_committed()
            && let Some(fair) = self.fair_mut()
        {
            fair.all_committed.get_or_insert(Instant::now());
        }
    }

    /// When those who have not opened what they committed to are waited for no longer.
    pub(crate) fn unopened_ends(&self) -> Option<Instant> {
        Some(self.fair()?.all_committed? + OPENING_TIME)
    }

    /// Those who did not open in time have chosen the first thing that is legal.
    pub(crate) fn choose_unopened(&self, at: Millis) -> PendingChange {
        let (before, event) = (self.game.events(), self.game.events() as u64 + 1);
        self.decide(at, |next, changes| {
            for seat in self.owing().iter() {
                let Some(first) = next.game.offers(seat).into_iter().next() else { continue };
                next.fair_line(changes, FairLine::Unopened { event, seat });
                if next.game.choose(seat, &first.word).is_ok() && next.game.events() == before {
                    next.note(changes, Note::Seals(seat, first.word));
                }
            }
            if next.game.events() > before {
                next.settled(changes, before);
            }
        })
    }

    /// Take back a commitment that was not opened yet.
    pub(super) fn uncommit(&self, seat: Seat, at: Millis) -> Option<PendingChange> {
        let open = self.owing().contains(seat) && self.fair()?.committed(seat).is_some();
        if !open {
            return None;
        }
        let event = self.game.events() as u64 + 1;
        Some(self.decide(at, |next, changes| next.undo_commitment(changes, seat, event)))
    }

    /// The choice of an event was taken back: so is what it was committed to.
    pub(super) fn undo_commitment(&mut self, changes: &mut ChangeSet, seat: Seat, event: u64) {
        let Some(fair) = self.fair() else { return };
        if fair.committed(seat).is_some() || fair.has_salt(event, seat) {
            self.fair_line(changes, FairLine::Undone { event, seat });
        }
    }

    /// May this seat take its last choice back, as far as the dice and other choices go?
    pub(super) fn may_take_back(&self, seat: Seat) -> Result<(), Problem> {
        let Some(fair) = self.fair() else { return Ok(()) };
        fair.must_be_still()?;
        if matches!(self.game.waiting(), Waiting::Roll) {
            let text = because("roll-due");
            return Err(Problem::new(Why::Rules, text));
        }
        let asked = self.game.asked();
        if asked.contains(seat) && asked.only().is_none() && self.all_have_committed() {
            let text = because("all-committed");
            return Err(Problem::new(Why::Rules, text));
        }
        Ok(())
    }

    /// Are dice being rolled that people have a part in?
    pub(super) fn is_rolling(&self) -> bool {
        self.fair().is_some_and(FairTable::is_rolling)
    }

    /// Nothing is half done: no dice are being rolled, and nobody has committed to a choice.
    pub(super) fn nothing_is_open(&self) -> Result<(), Problem> {
        let Some(fair) = self.fair() else { return Ok(()) };
        fair.must_be_still()?;
        let text = because("others-committed");
        if fair.all_commits().is_empty() { Ok(()) } else { Err(Problem::new(Why::Rules, text)) }
    }

    /// Every line after the first `from` events, as each of those reads it who keep a running hash.
    pub(super) fn lines_of_readers(&self, from: usize) -> Vec<(Seat, Vec<String>)> {
        let readers = self.fair().map_or_else(Vec::new, FairTable::readers);
        let viewers: Vec<Viewer> = readers.iter().copied().map(Viewer::Seat).collect();
        if viewers.is_empty() {
            return Vec::new();
        }
        readers.into_iter().zip(self.game.lines_since(from, &viewers)).collect()
    }

    /// The last line of play was taken back.
    pub(super) fn unread(&mut self, last: &[(Seat, Vec<String>)]) {
        let Some(fair) = self.fair_mut() else { return };
        for (seat, lines) in last {
            lines.first().into_iter().for_each(|line| fair.unread(*seat, line));
        }
    }
}

/// What a client's luck means to the generator of shortcuts.
fn seed_of(luck: &Bytes) -> u64 {
    luck.as_slice()[..8].iter().fold(0, |seed, byte| seed << 8 | u64::from(*byte))
}
