//! One table with everything on it, and what can be done at it. Nothing here waits, saves or sends: each deed is
//! written down as a [`Draft`], which is to be saved before anybody hears of it.

use super::draft::Draft;
use super::note::Note;
use super::recent::Recent;
use super::settings::Settings;
use super::sitter::{Sitter, shown};
use crate::protocol::{Clock, Outcome, Problem, Stage, Visibility, Who, Why};
use luckhouse_engine::fair::{FairDice, Proof, Secret};
use luckhouse_engine::{Refusal, Rng, Seat, SeatSet, Viewer};
use luckhouse_shelf::{AnyTable, Waiting};
use luckhouse_store::{self as store, Json, Kind, Millis, Name, TableId};
use std::collections::HashSet;

/// So many can be mute at one table.
const MOST_MUTED: usize = 100;

/// A table with everything on it.
pub(crate) struct Desk {
    pub(super) id: TableId,
    pub(super) game: Box<dyn AnyTable>,
    pub(super) visibility: Visibility,
    pub(super) settings: Settings,
    /// By seat; nobody sits at a free one.
    pub(super) seats: Vec<Option<Sitter>>,
    /// What the rolls are drawn from. A game that was played elsewhere has none.
    pub(super) secret: Option<Secret>,
    /// The dice, from the beginning of the game on.
    pub(super) dice: Option<FairDice>,
    /// The table was closed before the game was over.
    pub(super) closed: bool,
    /// What happened, from number 1 on.
    pub(super) story: Vec<Told>,
    /// What was commanded already: the seat, and the client's name for it.
    pub(super) commands: HashSet<(Seat, String)>,
    /// Since when the table waits for what it waits for.
    pub(super) since: Millis,
    /// What was last said.
    pub(super) talk: Recent,
    /// How often a choice was taken back.
    pub(super) taken_back: usize,
}

/// One thing that happened.
pub(super) struct Told {
    pub(super) at: Millis,
    pub(super) what: Saved,
}

/// What happened, without the words that can be had from the game.
pub(super) enum Saved {
    /// This event of the game, counted from 0.
    Line(usize),
    /// Something else.
    Note(Note),
    /// Somebody took a choice back: what came after number `keep` no longer counts.
    TakenBack { seat: Seat, keep: u32 },
    /// A line that was taken back.
    Gone,
}

impl Desk {
    /// How far the table is.
    pub(crate) fn stage(&self) -> Stage {
        if self.closed || matches!(self.game.waiting(), Waiting::Over(_)) {
            Stage::Over
        } else if self.dice.is_some() {
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

    /// Since when the table waits for what it waits for.
    pub(crate) fn since(&self) -> Millis {
        self.since
    }

    /// When something last happened.
    pub(crate) fn last_at(&self) -> Millis {
        self.story.last().map_or(self.since, |told| told.at)
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
    pub(crate) fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.seats.get(seat.index())?.as_ref()
    }

    /// Was this done already?
    pub(crate) fn is_done(&self, seat: Seat, command: &str) -> bool {
        self.commands.contains(&(seat, command.to_string()))
    }

    /// Those who owe a choice now.
    pub(crate) fn owing(&self) -> SeatSet {
        match self.game.waiting() {
            Waiting::Choice(seats) if self.dice.is_some() && !self.closed => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// What changes whenever an answer that was thought over before would come too late.
    pub(crate) fn moment(&self) -> (usize, usize) {
        (self.game.events(), self.taken_back)
    }

    /// A seat chooses.
    pub(crate) fn choose(&mut self, seat: Seat, word: &str, at: Millis) -> Result<Draft, Problem> {
        self.must_play()?;
        let mut draft = self.draft(at);
        self.chosen(&mut draft, seat, word)?;
        Ok(draft)
    }

    /// A bot chooses for a seat whose time is up.
    pub(crate) fn choose_late(&mut self, seat: Seat, word: &str, at: Millis) -> Result<Draft, Problem> {
        self.must_play()?;
        let mut draft = self.draft(at);
        self.note(&mut draft, Note::TimeUp(seat));
        self.chosen(&mut draft, seat, word)?;
        Ok(draft)
    }

    /// A seat chooses several things in a row, by a short word for them.
    pub(crate) fn shortcut(
        &mut self,
        seat: Seat,
        word: &str,
        at: Millis,
        rng: &mut Rng,
    ) -> Result<Draft, Problem> {
        self.must_play()?;
        let known = self.game.shortcuts(seat, rng);
        let names: Vec<String> = known.iter().map(|(offer, _)| format!("`{}`", offer.word)).collect();
        let Some((_, words)) = known.into_iter().find(|(offer, _)| offer.word == word) else {
            let text = format!("`{word}` is no short word here: expected {}", either(&names));
            return Err(Problem::new(Why::Word, text));
        };
        let mut draft = self.draft(at);
        for word in words {
            self.chosen(&mut draft, seat, &word)?;
        }
        Ok(draft)
    }

    fn chosen(&mut self, draft: &mut Draft, seat: Seat, word: &str) -> Result<(), Problem> {
        let word = word.split_whitespace().collect::<Vec<_>>().join(" ");
        let before = self.game.events();
        self.game.choose(seat, &word).map_err(|refusal| refused(&refusal))?;
        if self.game.events() == before {
            self.note(draft, Note::Seals(seat, word));
        } else {
            self.play_on(draft, before);
        }
        Ok(())
    }

    /// A seat takes its last choice back.
    pub(crate) fn take_back(&mut self, seat: Seat, at: Millis) -> Result<Draft, Problem> {
        self.must_play()?;
        let before = self.game.events();
        self.game.undo(seat).map_err(|refusal| refused(&refusal))?;
        let mut draft = self.draft(at);
        if self.game.events() == before {
            self.note(&mut draft, Note::Unseals(seat));
            return Ok(draft);
        }
        let gone = |told: &Told| matches!(told.what, Saved::Line(event) if event + 1 == before);
        let index = self.story.iter().rposition(gone).expect("what was chosen is in the story");
        self.story[index].what = Saved::Gone;
        let (keep, line) = (index as u32, format!("{seat} takes back"));
        draft.add(Kind::TakeBack { keep: store::Seq::new(keep) }, &line);
        self.tell(at, Saved::TakenBack { seat, keep });
        self.taken_back += 1;
        self.since = at;
        Ok(draft)
    }

    /// A seat gives up. In a larger game, a bot plays it on.
    pub(crate) fn resign(&mut self, seat: Seat, at: Millis) -> Result<Draft, Problem> {
        self.must_play()?;
        let before = self.game.events();
        self.game.resign(seat).map_err(|refusal| refused(&refusal))?;
        let mut draft = self.draft(at);
        self.play_on(&mut draft, before);
        if self.stage() == Stage::Playing && self.sitter(seat).is_some_and(Sitter::chooses) {
            self.stand_in(&mut draft, seat);
        }
        Ok(draft)
    }

    fn must_play(&self) -> Result<(), Problem> {
        match self.stage() {
            Stage::Playing => Ok(()),
            Stage::Over => {
                Err(Problem::new(Why::Rules, "the game is over: play again, or open another table"))
            }
            Stage::Gathering => {
                let free = self.seats.iter().filter(|sitter| sitter.is_none()).count();
                let text =
                    format!("the game has not begun, {free} free: wait, or let the host fill the seats");
                Err(Problem::new(Why::Rules, text))
            }
            Stage::Opening => Err(Problem::new(
                Why::Rules,
                "the game begins when everybody has opened their part of the dice",
            )),
        }
    }

    /// Write down what happened since, and let chance happen.
    pub(super) fn play_on(&mut self, draft: &mut Draft, from: usize) {
        if let Some(dice) = &self.dice {
            while matches!(self.game.waiting(), Waiting::Roll) {
                self.game.roll_fair(dice);
            }
        }
        for (number, news) in self.game.news(from, Viewer::Arbiter).into_iter().enumerate() {
            draft.add(Kind::Play, &news.line);
            self.tell(draft.at(), Saved::Line(from + number));
            self.since = draft.at();
        }
        if let Waiting::Over(outcome) = self.game.waiting() {
            draft.mark(store::Stage::Over(result(&outcome_of(&outcome))));
            self.prove(draft);
        }
    }

    /// The proof of the dice goes to the end of the log.
    pub(super) fn prove(&mut self, draft: &mut Draft) {
        let Some(secret) = &self.secret else { return };
        let (table, seal, secret) = (self.id.to_string(), secret.seal(), *secret.open());
        let proof = Proof { table, seal, added: self.added(), secret };
        for line in proof.to_string().lines() {
            self.note(draft, Note::Remark(line.into()));
        }
    }

    /// The host lets somebody be heard no more, or again.
    pub(crate) fn mute(&mut self, seat: Seat, who: Who, muted: bool, at: Millis) -> Result<Draft, Problem> {
        if self.settings.host != Some(shown(seat)) {
            return Err(Problem::new(Why::House, "only the host can mute: hide their lines for yourself"));
        }
        if let Who::Watcher(name) = &who {
            Name::new(name.clone()).map_err(wrong_word)?;
        }
        self.settings.muted.retain(|known| *known != who);
        if muted && self.settings.muted.len() >= MOST_MUTED {
            let text = format!("{MOST_MUTED} are mute already: let somebody be heard again first");
            return Err(Problem::new(Why::House, text));
        }
        if muted {
            self.settings.muted.push(who);
        }
        Ok(self.edited(at))
    }

    /// They play again, there.
    pub(crate) fn set_rematch(&mut self, table: &TableId, at: Millis) -> Draft {
        self.settings.rematch = Some(table.to_string());
        self.edited(at)
    }

    fn edited(&self, at: Millis) -> Draft {
        let mut draft = self.draft(at);
        draft.edit(&self.id, self.visibility, &self.settings);
        draft
    }

    pub(super) fn draft(&self, at: Millis) -> Draft {
        Draft::new(at, store::Seq::after(store::Seq::new(self.last())))
    }

    pub(super) fn note(&mut self, draft: &mut Draft, note: Note) {
        draft.add(Kind::Note, &note.to_string());
        self.tell(draft.at(), Saved::Note(note));
    }

    fn tell(&mut self, at: Millis, what: Saved) {
        self.story.push(Told { at, what });
    }

    pub(super) fn keep_seat(&self, draft: &mut Draft, seat: Seat) {
        if let Some(sitter) = self.sitter(seat) {
            draft.sit(&self.id, sitter.kept(seat));
        }
    }
}

/// `a`, `a or b`, `a, b or c`; or that there is nothing.
fn either(words: &[String]) -> String {
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

fn refused(refusal: &Refusal) -> Problem {
    let why = if matches!(refusal, Refusal::Word(_)) { Why::Word } else { Why::Rules };
    Problem::new(why, refusal.to_string())
}
