//! What each viewer is told of a table: only what they may know.

use super::fair::FairTable;
use super::note::Note;
use super::occupant::{DiceContribution, Occupant, shown};
use super::state::{EntryKind, StoryEntry, TableState, outcome_of};
use super::why_closed::why_closed;
use super::written::{WrittenEntry, WrittenNow};
use crate::members::bot::is_bot;
use crate::protocol::{
    DiceWay, Entry, FairInfo, Offer, Outcome, Person, Presence, Secrecy, Stage, Standing, TableInfo, What,
};
use luckhouse_engine::fair::DiceMode;
use luckhouse_engine::{Rng, Seat, SeatSet, Viewer};
use luckhouse_shelf::Waiting;
use luckhouse_words::{Language, Words};
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// So many views are sent with the lines of one message.
const MOST_VIEWS: usize = 16;

/// Who is at the table just now, which nobody needs to remember.
#[derive(Clone, Debug, Default)]
pub(crate) struct Attendance {
    /// By seat: is anybody of them connected?
    pub(crate) here: Vec<bool>,
    /// By seat: when a bot will play for them.
    pub(crate) bot_at: Vec<Option<i64>>,
    /// By seat: for whom it is kept.
    pub(crate) kept_for: Vec<Option<String>>,
    /// By seat: until when they are on vacation, where that counts.
    pub(crate) vacation: Vec<Option<i64>>,
    /// How many watch.
    pub(crate) watchers: u32,
}

impl TableState {
    /// What happened after number `from`, as this viewer may know it; with how things stood after the lines beyond
    /// number `views`, where that is wanted.
    pub(crate) fn story_after(&self, from: u32, viewer: Viewer, views: Option<u32>) -> Vec<WrittenEntry> {
        let later = || self.story.iter_from(from as usize);
        let first = later().find_map(|entry| entry.what.event());
        // The lines that count follow each other, from the first on.
        let mut news = first.map_or_else(Vec::new, |first| self.game.written_news(first, viewer)).into_iter();
        let mut views = views.map_or_else(BTreeMap::new, |after| self.views_between(after, viewer));
        let entry = |(n, entry): (u32, &StoryEntry)| {
            let at = entry.at.0;
            let what = match &entry.what {
                EntryKind::Line(event) => match news.next() {
                    Some((line, facts)) => {
                        let view = views.remove(event);
                        return WrittenEntry::Line { n, at, what: "line", line, facts, view };
                    }
                    None => What::Gone,
                },
                EntryKind::Note(note) => self.noted(note, viewer),
                EntryKind::TakenBack { seat, keep } => What::TakenBack { seat: shown(*seat), keep: *keep },
                EntryKind::Gone => What::Gone,
            };
            WrittenEntry::Other(Entry { n, at, what })
        };
        (from + 1..).zip(later()).map(entry).collect()
    }

    /// How things stood after each line beyond this number that others follow, by its event. Of many, the last ones:
    /// nobody watches so long.
    fn views_between(&self, after: u32, viewer: Viewer) -> BTreeMap<usize, Box<RawValue>> {
        let lines = || self.story.iter_from(after as usize).filter_map(|entry| entry.what.event());
        let (Some(first), Some(last)) = (lines().next(), lines().next_back()) else { return BTreeMap::new() };
        let first = first.max(last.saturating_sub(MOST_VIEWS));
        (first..last).zip(self.game.written_views(first + 1..last + 1, viewer)).collect()
    }

    fn noted(&self, note: &Note, viewer: Viewer) -> What {
        match note {
            Note::Seals(seat, word) => {
                let own = viewer == Viewer::Seat(*seat) || self.stage() == Stage::Over;
                What::Sealed { seat: shown(*seat), word: own.then(|| word.clone()) }
            }
            Note::Unseals(seat) => What::Unsealed { seat: shown(*seat) },
            Note::Came(seat, name) => What::Came { seat: shown(*seat), name: name.clone() },
            Note::Went(seat, name) => What::Went { seat: shown(*seat), name: name.clone() },
            Note::BotPlays(seat, bot) => What::BotPlays { seat: shown(*seat), bot: bot.clone() },
            Note::Back(seat) => What::Back { seat: shown(*seat) },
            Note::TimeUp(seat) => What::TimeUp { seat: shown(*seat) },
            Note::Fair(line) => What::Fair { line: line.to_string() },
            Note::Salt(_) => What::Kept,
            Note::Closed(why) => What::Closed { text: why.clone(), reason: why_closed(why) },
            Note::Began => What::Began,
            Note::Remark(line) => What::Proof { line: line.clone() },
        }
    }

    /// How things stand, for this viewer.
    pub(crate) fn now(&self, viewer: Viewer, picture: Option<Language>, deadline: Option<i64>) -> WrittenNow {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher | Viewer::Arbiter => None,
        };
        let stage = self.stage();
        let owing = seat.filter(|seat| self.choosing().contains(*seat));
        // When nothing is hidden any more, everybody sees everything.
        let viewer = if stage == Stage::Over { Viewer::Arbiter } else { viewer };
        WrittenNow {
            stage,
            view: self.game.written_view(viewer),
            waiting: self.waited_for(),
            offers: owing.map_or_else(nothing, |seat| self.game.written_offers(seat)),
            shortcuts: owing.map_or_else(Vec::new, |seat| self.shortcuts(seat)),
            secrecy: owing.map_or(Secrecy::Open, |seat| self.secrecy(seat)),
            round: self.fair().and_then(FairTable::open_round).map(|round| round as u32),
            may_take_back: stage == Stage::Playing && seat.is_some_and(|seat| self.can_take_back(seat)),
            deadline,
            outcome: self.outcome(),
            picture: picture.map(|language| self.game.picture(viewer, &Words::in_language(language))),
        }
    }

    fn can_take_back(&self, seat: Seat) -> bool {
        let committed = self.fair().is_some_and(|fair| fair.committed(seat).is_some());
        self.may_take_back(seat).is_ok()
            && self.patience.check(seat).is_ok()
            && (committed || self.game.may_undo(seat).is_ok())
    }

    /// Those who owe a choice, counted from 1. Who has committed to one owes nothing until all have.
    pub(crate) fn waited_for(&self) -> Vec<u8> {
        self.choosing().iter().map(shown).collect()
    }

    /// Those who still have to decide.
    pub(super) fn choosing(&self) -> SeatSet {
        let committed = self.fair().map_or(SeatSet::EMPTY, FairTable::all_commits);
        self.owing().minus(committed)
    }

    pub(super) fn outcome(&self) -> Option<Outcome> {
        match self.game.waiting() {
            Waiting::Over(outcome) => Some(outcome_of(&outcome)),
            Waiting::Choice(_) | Waiting::Roll => None,
        }
    }

    fn shortcuts(&self, seat: Seat) -> Vec<Offer> {
        // What the words stand for is drawn when one is said, not now.
        let all = self.game.shortcuts(seat, &mut Rng::seeded(0));
        all.into_iter().map(|(known, _)| Offer::from(known)).collect()
    }

    /// Who is there.
    pub(crate) fn presence(&self, there: &Attendance) -> Presence {
        let standing = |seat: Seat| {
            let occupant = self.occupant(seat);
            let contribution = occupant.map_or(DiceContribution::Nothing, |occupant| occupant.contribution);
            Standing {
                seat: shown(seat),
                person: occupant.map(person),
                here: there.here.get(seat.index()).copied().unwrap_or(false),
                kept_for: there.kept_for.get(seat.index()).cloned().flatten(),
                vacation: there.vacation.get(seat.index()).copied().flatten(),
                bot_at: there.bot_at.get(seat.index()).copied().flatten(),
                sealed: matches!(contribution, DiceContribution::Sealed { .. }),
                opened: matches!(contribution, DiceContribution::Sealed { .. })
                    && self.fair().is_some_and(|fair| fair.is_listed() && !fair.unopened().contains(&seat)),
            }
        };
        let seats = self.all_seats().map(standing).collect();
        Presence { seats, watchers: there.watchers, muted: self.settings.muted.clone() }
    }

    /// What everybody at the table may know of it.
    pub(crate) fn info(&self, there: &Attendance) -> TableInfo {
        let (about, settings) = (self.game.about(), &self.settings);
        TableInfo {
            table: self.id.to_string(),
            game: about.name.into(),
            title: about.title.into(),
            header: self.game.header().to_string(),
            options: self.game.options(),
            static_data: self.game.static_data(),
            seats: self.seats.len() as u8,
            visibility: self.visibility,
            clock: settings.clock,
            hints: settings.hints,
            ahead: self.takes_plans(),
            host: settings.host,
            fair: self.fair().map(|fair| self.fair_info(fair)),
            watchers_talk: !settings.quiet_watchers,
            yours: None,
            stage: self.stage(),
            waiting: self.waited_for(),
            outcome: self.outcome(),
            people: self.presence(there),
            rematch: settings.rematch.clone(),
            tournament: settings.tournament.as_ref().map(|of| of.id.clone()),
        }
    }

    fn fair_info(&self, fair: &FairTable) -> FairInfo {
        let decided = fair.mode().map(|mode| match mode {
            DiceMode::Together => DiceWay::Together,
            DiceMode::Sealed => DiceWay::Sealed,
        });
        FairInfo { protocol: 2, key: fair.key().to_string(), dice: decided.or(self.settings.dice) }
    }

    /// The log as this viewer may read it; whole and with its proof when the game is over. Remarks stand where they
    /// were made.
    pub(crate) fn log(&self, viewer: Viewer) -> String {
        let viewer = if self.is_over() { Viewer::Arbiter } else { viewer };
        let lines = self.game.lines_since(0, &[viewer]).remove(0);
        let line = |told: &StoryEntry| match &told.what {
            EntryKind::Line(event) => lines.get(*event).cloned(),
            EntryKind::Note(note @ (Note::Remark(_) | Note::Fair(_))) => Some(note.to_string()),
            EntryKind::Note(_) | EntryKind::TakenBack { .. } | EntryKind::Gone => None,
        };
        let story: Vec<String> = self.story.iter().filter_map(line).collect();
        let mut log = self.log_head(story.iter().any(|line| line == FORMAT));
        for line in story.iter().filter(|line| *line != FORMAT) {
            log += line;
            log.push('\n');
        }
        log
    }

    /// The lines before the first event. A game that was played elsewhere brings its people with it.
    fn log_head(&self, imported: bool) -> String {
        let header = self.game.header();
        let seat = |(seat, occupant): (Seat, &Occupant)| match (&occupant.bot, occupant.is_person()) {
            (Some(bot), false) => format!("# seat {seat} bot {bot}\n"),
            _ => format!("# seat {seat} person {}\n", occupant.name),
        };
        match (self.fair(), imported) {
            (Some(_), _) => {
                let people = self.all_seats().filter_map(|place| Some((place, self.occupant(place)?)));
                format!("{FORMAT}\n{header}\n{}", people.map(seat).collect::<String>())
            }
            (None, true) => format!("{FORMAT}\n{header}\n"),
            (None, false) => format!("{header}\n"),
        }
    }
}

/// The first line of a log of the second format.
const FORMAT: &str = "# luckhouse log 2";

/// An empty list, written down.
fn nothing() -> Box<RawValue> {
    RawValue::from_string("[]".into()).unwrap_or_default()
}

fn person(occupant: &Occupant) -> Person {
    let bot = occupant.bot.as_ref().map(ToString::to_string);
    let program = occupant.member.as_ref().is_some_and(is_bot);
    Person { name: occupant.name.to_string(), bot, human: occupant.is_person(), program }
}
