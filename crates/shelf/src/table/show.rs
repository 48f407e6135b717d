//! What a table shows to a viewer: choices, pictures, views, what happened, the log.

use super::{News, Offer, Shelf, json, written};
use crate::facts::{paragraph, untyped};
use crate::{CatalogGame, Step};
use luckhouse_engine::{Actor, Event, Rng, Seat, Turn, Viewer};
use luckhouse_words::Words;
use serde_json::Value;
use serde_json::value::RawValue;
use std::ops::Range;

/// What a table shows to a viewer: choices, pictures, views, what happened, the log.
pub trait ShowTable {
    /// What lies on the table and never changes, in the form of its game; nothing if the view has it all.
    fn static_data(&self) -> Value;
    /// The words of what a seat that owes a choice may choose, without what they would do.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// What a seat that owes a choice may choose.
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// Words that stand for several choices in a row, with what they mean and the choices.
    fn shortcuts(&self, seat: Seat, rng: &mut Rng) -> Vec<(Offer, Vec<String>)>;
    /// Every line after the first `from` events, as each of these viewers reads it while the game lasts.
    fn lines_since(&self, from: usize, viewers: &[Viewer]) -> Vec<Vec<String>>;
    /// What this viewer cannot read while the game lasts: events, counted from 1, and whose word it is.
    fn hidden_from(&self, viewer: Viewer) -> Vec<(usize, Actor)>;
    /// Has this seat secrets that another may not see: would its picture differ from a watcher's?
    fn has_secrets(&self, seat: Seat) -> bool;
    /// The table in plain text, in these words.
    fn picture(&self, viewer: Viewer, words: &Words) -> String;
    /// The view, for machines.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same, written down.
    fn written_view(&self, viewer: Viewer) -> Box<RawValue>;
    /// The list of what a seat may choose, written down as [`offers`](ShowTable::offers) are.
    fn written_offers(&self, seat: Seat) -> Box<RawValue>;
    /// Every event after the first `from` as [`news`](ShowTable::news) has it: its line, and its facts written down.
    fn written_news(&self, from: usize, viewer: Viewer) -> Vec<(String, Box<RawValue>)>;
    /// The views after each of so many events, 0 being before the first; of those that there are.
    fn views(&self, events: Range<usize>, viewer: Viewer) -> Vec<Value>;
    /// The same, written down.
    fn written_views(&self, events: Range<usize>, viewer: Viewer) -> Vec<Box<RawValue>>;
    /// What happened since the first `from` events, in words; one entry per event that has something to tell.
    fn story(&self, from: usize, viewer: Viewer, words: &Words) -> Vec<String>;
    /// Every event after the first `from`, as this viewer may read it.
    fn news(&self, from: usize, viewer: Viewer) -> Vec<News>;
    /// Who has earned which title here, each once. Nobody, before the game is over, or where somebody gave up.
    fn feats(&self) -> Vec<(Seat, &'static str)>;
    /// Do the facts that this viewer gets name every change of the views?
    ///
    /// # Errors
    /// What is left out, and where.
    fn check_facts(&self, viewer: Viewer) -> Result<(), String>;
    /// The log as this viewer may read it.
    fn log(&self, viewer: Viewer) -> String;
}

impl<G: CatalogGame> ShowTable for Shelf<G> {
    fn static_data(&self) -> Value {
        self.game().static_data()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.table.legal(seat).iter().map(ToString::to_string).collect()
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let view = self.table.view(Viewer::Seat(seat));
        let offer = |action: G::Action| Offer {
            word: action.to_string(),
            outlook: untyped(&self.game().outlook(&view, action)),
            value: json(&action),
        };
        self.table.legal(seat).into_iter().map(offer).collect()
    }

    fn shortcuts(&self, seat: Seat, rng: &mut Rng) -> Vec<(Offer, Vec<String>)> {
        let view = self.table.view(Viewer::Seat(seat));
        let all = self.game().shortcuts(&view, seat, rng).into_iter();
        all.map(|shortcut| {
            let words = shortcut.actions.iter().map(ToString::to_string).collect();
            let outlook = vec![serde_json::json!({ "name": format!("shortcut-{}", shortcut.word) })];
            // What is one choice and no matter of luck can be shown before it is made.
            let value = match shortcut.actions.as_slice() {
                [only] if !shortcut.random => json(only),
                _ => Value::Null,
            };
            (Offer { word: shortcut.word.into(), outlook, value }, words)
        })
        .collect()
    }

    fn lines_since(&self, from: usize, viewers: &[Viewer]) -> Vec<Vec<String>> {
        let mut lines = vec![Vec::new(); viewers.len()];
        self.table.retrace_from(from, |before, event, _| {
            for (viewer, lines) in viewers.iter().zip(&mut lines) {
                lines.push(event.line(self.game(), before, *viewer));
            }
        });
        lines
    }

    fn hidden_from(&self, viewer: Viewer) -> Vec<(usize, Actor)> {
        let (mut hidden, mut number) = (Vec::new(), 0);
        self.table.retrace(|before, event, _| {
            number += 1;
            let actors: Vec<Actor> = match event {
                Event::Rolled(_) => vec![Actor::Chance],
                Event::Chose(choices) => choices.seats().iter().map(Actor::Seat).collect(),
                Event::Resigned(_) => Vec::new(),
            };
            let unread = actors.into_iter().filter(|actor| !self.game().sees(before, *actor, viewer));
            hidden.extend(unread.map(|actor| (number, actor)));
        });
        hidden
    }

    fn has_secrets(&self, seat: Seat) -> bool {
        self.table.view(Viewer::Seat(seat)) != self.table.view(Viewer::Watcher)
    }

    fn picture(&self, viewer: Viewer, words: &Words) -> String {
        self.game().picture(&self.table.view(viewer), viewer, words)
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.table.view(viewer))
    }

    fn written_view(&self, viewer: Viewer) -> Box<RawValue> {
        written(&self.table.view(viewer))
    }

    fn written_offers(&self, seat: Seat) -> Box<RawValue> {
        written_offers(self.game(), &self.table.view(Viewer::Seat(seat)), &self.table.legal(seat))
    }

    fn written_news(&self, from: usize, viewer: Viewer) -> Vec<(String, Box<RawValue>)> {
        let (game, reader) = (self.game(), self.reader(viewer));
        let mut news = Vec::new();
        self.table.retrace_from(from, |before, event, after| {
            let facts = written(&game.facts(&Step::of(game, before, event, after, viewer)));
            news.push((event.line(game, before, reader), facts));
        });
        news
    }

    fn views(&self, events: Range<usize>, viewer: Viewer) -> Vec<Value> {
        self.each_view(events, viewer, json)
    }

    fn written_views(&self, events: Range<usize>, viewer: Viewer) -> Vec<Box<RawValue>> {
        self.each_view(events, viewer, written)
    }

    fn story(&self, from: usize, viewer: Viewer, words: &Words) -> Vec<String> {
        let news = self.news(from, viewer).into_iter();
        let told = news.map(|news| paragraph(words, G::ABOUT.name, &news.facts));
        told.filter(|told| !told.is_empty()).collect()
    }

    fn news(&self, from: usize, viewer: Viewer) -> Vec<News> {
        let (game, reader) = (self.game(), self.reader(viewer));
        let mut news = Vec::new();
        self.table.retrace_from(from, |before, event, after| {
            let facts = untyped(&game.facts(&Step::of(game, before, event, after, viewer)));
            news.push(News { line: event.line(game, before, reader), facts });
        });
        news
    }

    fn feats(&self) -> Vec<(Seat, &'static str)> {
        if !matches!(self.table.turn(), Turn::Over(_)) || !self.table.resigned().is_empty() {
            return Vec::new();
        }
        let (game, mut facts) = (self.game(), Vec::new());
        self.table.retrace(|before, event, after| {
            facts.extend(game.facts(&Step::of(game, before, event, after, Viewer::Arbiter)));
        });
        let mut feats = game.feats(&facts);
        feats.sort();
        feats.dedup();
        feats
    }

    fn check_facts(&self, viewer: Viewer) -> Result<(), String> {
        let game = self.game();
        let mut checked = Ok(());
        self.table.retrace(|before, event, after| {
            let step = Step::of(game, before, event, after, viewer);
            let wrong = |why| format!("{}: {why}", event.line(game, before, Viewer::Arbiter));
            checked = checked.clone().and(game.accounts(&step, &game.facts(&step)).map_err(wrong));
        });
        checked
    }

    fn log(&self, viewer: Viewer) -> String {
        self.table.log(viewer)
    }
}

/// What somebody who sees this may choose, written down as [`Offer`]s are.
pub(crate) fn written_offers<G: CatalogGame>(game: &G, view: &G::View, legal: &[G::Action]) -> Box<RawValue> {
    #[derive(serde::Serialize)]
    struct Written<O, A> {
        word: String,
        outlook: Vec<O>,
        value: A,
    }
    let offer = |action: &G::Action| {
        let (word, outlook) = (action.to_string(), game.outlook(view, *action));
        Written { word, outlook, value: *action }
    };
    written(&legal.iter().map(offer).collect::<Vec<_>>())
}
