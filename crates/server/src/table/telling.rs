//! What each viewer is told of a table: only what they may know.

use super::desk::{Desk, Saved, Told, outcome_of};
use super::note::Note;
use super::sitter::{Added, Sitter, shown};
use crate::protocol::{Entry, Now, Offer, Outcome, Person, Presence, Stage, Standing, TableInfo, What};
use luckhouse_engine::{Rng, Seat, Viewer};
use luckhouse_shelf::{News, Waiting};

/// Who is at the table just now, which nobody needs to remember.
#[derive(Clone, Debug, Default)]
pub(crate) struct Attendance {
    /// By seat: is anybody of them connected?
    pub(crate) here: Vec<bool>,
    /// By seat: when a bot will play for them.
    pub(crate) bot_at: Vec<Option<i64>>,
    /// How many watch.
    pub(crate) watchers: u32,
}

impl Desk {
    /// What happened after number `from`, as this viewer may know it.
    pub(crate) fn story_after(&self, from: u32, viewer: Viewer) -> Vec<Entry> {
        let later = &self.story[from as usize..];
        let first = later.iter().find_map(|told| match told.what {
            Saved::Line(event) => Some(event),
            _ => None,
        });
        let news = first.map_or_else(Vec::new, |first| self.game.news(first, viewer));
        let news = |event: usize| first.and_then(|first| news.get(event - first));
        let entry = |(number, told): (u32, &Told)| Entry {
            n: number,
            at: told.at.0,
            what: self.what(&told.what, viewer, news),
        };
        (from + 1..).zip(later).map(entry).collect()
    }

    fn what<'a>(&self, saved: &Saved, viewer: Viewer, news: impl Fn(usize) -> Option<&'a News>) -> What {
        match saved {
            Saved::Line(event) => match news(*event) {
                Some(news) => What::Line { line: news.line.clone(), told: news.told.clone() },
                None => What::Gone,
            },
            Saved::Note(note) => self.noted(note, viewer),
            Saved::TakenBack { seat, keep } => What::TakenBack { seat: shown(*seat), keep: *keep },
            Saved::Gone => What::Gone,
        }
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
            Note::DiceOpened(seat, bytes) => {
                What::DiceOpened { seat: shown(*seat), bytes: bytes.to_string() }
            }
            Note::Closed(text) => What::Closed { text: text.clone() },
            Note::Began => What::Began,
            Note::Remark(line) => What::Proof { line: line.clone() },
        }
    }

    /// How things stand, for this viewer.
    pub(crate) fn now(&self, viewer: Viewer, picture: bool, deadline: Option<i64>) -> Now {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher | Viewer::Arbiter => None,
        };
        let stage = self.stage();
        let owing = seat.filter(|seat| self.owing().contains(*seat));
        // When nothing is hidden any more, everybody sees everything.
        let viewer = if stage == Stage::Over { Viewer::Arbiter } else { viewer };
        Now {
            stage,
            view: self.game.view(viewer),
            waiting: self.waited_for(),
            offers: owing.map_or_else(Vec::new, |seat| self.offers(seat)),
            shortcuts: owing.map_or_else(Vec::new, |seat| self.shortcuts(seat)),
            may_take_back: stage == Stage::Playing
                && seat.is_some_and(|seat| self.game.may_undo(seat).is_ok()),
            deadline,
            outcome: self.outcome(),
            picture: picture.then(|| self.game.picture(viewer)),
        }
    }

    /// Those who owe a choice, counted from 1.
    pub(super) fn waited_for(&self) -> Vec<u8> {
        self.owing().iter().map(shown).collect()
    }

    pub(super) fn outcome(&self) -> Option<Outcome> {
        match self.game.waiting() {
            Waiting::Over(outcome) => Some(outcome_of(&outcome)),
            Waiting::Choice(_) | Waiting::Roll => None,
        }
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        self.game.offers(seat).into_iter().map(offer).collect()
    }

    fn shortcuts(&self, seat: Seat) -> Vec<Offer> {
        // What the words stand for is drawn when one is said, not now.
        let all = self.game.shortcuts(seat, &mut Rng::seeded(0));
        all.into_iter().map(|(known, _)| offer(known)).collect()
    }

    /// Who is there.
    pub(crate) fn presence(&self, there: &Attendance) -> Presence {
        let standing = |seat: Seat| {
            let sitter = self.sitter(seat);
            let added = sitter.map_or(Added::Nothing, |sitter| sitter.added);
            Standing {
                seat: shown(seat),
                person: sitter.map(person),
                here: there.here.get(seat.index()).copied().unwrap_or(false),
                bot_at: there.bot_at.get(seat.index()).copied().flatten(),
                sealed: added != Added::Nothing,
                opened: matches!(added, Added::Opened(_)),
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
            scenery: self.game.scenery(),
            seats: self.seats.len() as u8,
            visibility: self.visibility,
            clock: settings.clock,
            hints: settings.hints,
            host: settings.host,
            seal: self.secret.as_ref().map(|secret| secret.seal().to_string()),
            stage: self.stage(),
            waiting: self.waited_for(),
            outcome: self.outcome(),
            people: self.presence(there),
            rematch: settings.rematch.clone(),
        }
    }

    /// The log as this viewer may read it; whole and with its proof when the game is over.
    pub(crate) fn log(&self, viewer: Viewer) -> String {
        let mut log = self.game.log(viewer);
        for told in &self.story {
            if let Saved::Note(Note::Remark(line)) = &told.what {
                log += line;
                log.push('\n');
            }
        }
        log
    }
}

fn offer(offer: luckhouse_shelf::Offer) -> Offer {
    Offer { word: offer.word, label: offer.label, value: offer.value }
}

fn person(sitter: &Sitter) -> Person {
    let bot = sitter.bot.as_ref().map(ToString::to_string);
    Person { name: sitter.name.to_string(), bot, human: sitter.is_person() }
}
