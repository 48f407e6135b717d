//! Every byte that a seat and a spectator receive in whole games of every game, held against what they may know.
//!
//! What each message must be is worked out here from nothing but the log up to that moment, through the views of the
//! shelf, which the laws hold to their secrets. A message that is equal to that can tell nothing else: no secret of
//! another seat, and nothing of a roll to come, because that is not in the log yet.

use super::running::{Running, Socket, added, whole_game};
use luckhouse_engine::fair::Bytes;
use luckhouse_engine::{Rng, Seat, Viewer};
use luckhouse_server::protocol::{Fact, Outbound, VERSION, What};
use luckhouse_shelf::{AnyTable, Waiting, games::GAMES, read_log};
use luckhouse_store::{Event, Kind, TableId};
use serde_json::{Value, json};
use std::cell::RefCell;
use std::collections::{BTreeMap, HashSet};
use std::rc::Rc;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_hears_more_than_they_may_know() {
    hear_every_game(Running::new().await).await;
}

/// What travels between the nodes is what is heard at the end.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_hears_more_at_another_node_than_the_table_s() {
    hear_every_game(Running::carried().await).await;
}

async fn hear_every_game(running: Running) {
    for (index, game) in GAMES.iter().enumerate() {
        let about = game.about();
        for seats in [*about.seats.first().unwrap(), *about.seats.last().unwrap()] {
            let (all, sockets) = whole_game(&running, about.name, seats as u8, 100 + index as u64).await;
            let table = TableId::new(all[0].table.clone()).unwrap();
            let truth = Truth {
                header: game.open(&[], seats).unwrap().header().to_string(),
                events: running.store.events(&table, None, usize::MAX).unwrap(),
                secret: Bytes::new(running.store.load(&table).unwrap().dice.unwrap().0),
                tokens: all.iter().map(|seated| seated.token.clone().unwrap()).collect(),
                seats,
                tables: RefCell::default(),
            };
            for (place, socket) in sockets.iter().enumerate() {
                let viewer = if place < seats { Viewer::Seat(Seat::at(place)) } else { Viewer::Watcher };
                truth.hold(socket, viewer);
            }
        }
    }
    running.close().await;
}

/// Whoever reads so many digits of a secret has read too much.
const PART: usize = 12;

/// The stretches of a text that can hold a part of something written in hexadecimal digits.
fn hex_runs(text: &str) -> impl Iterator<Item = &[u8]> {
    text.as_bytes().split(|byte| !byte.is_ascii_hexdigit()).filter(|run| run.len() >= PART)
}

#[test]
fn a_part_of_a_secret_is_found_wherever_it_stands() {
    let found = |text: &str| hex_runs(text).any(|run| run.windows(PART).any(|part| part == b"0123456789ab"));
    assert!(found(r#"{"x":"0123456789ab"}"#) && found("ffff0123456789abcdef…"));
    assert!(!found("0123456789a b") && !found(""));
}

/// All there is to know of a finished game.
struct Truth {
    header: String,
    events: Vec<Event>,
    secret: Bytes,
    tokens: Vec<String>,
    seats: usize,
    /// The table as it stood after each number of the story, from the first time that somebody asks.
    tables: RefCell<BTreeMap<u32, Rc<dyn AnyTable>>>,
}

impl Truth {
    /// Hold everything that came over a socket against what this viewer may know.
    fn hold(&self, socket: &Socket, viewer: Viewer) {
        let mut known = 0;
        for text in &socket.heard {
            let message: Outbound = serde_json::from_str(text).unwrap();
            let raw: Value = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_value(&message).unwrap(), raw, "nothing is said beside the protocol");
            match &message {
                Outbound::Snapshot { story, .. } => {
                    known = story.last().map_or(0, |entry| entry.n);
                    self.is_just(&raw, 0, known, viewer);
                }
                Outbound::News { story, .. } => {
                    let before = known;
                    known = story.last().map_or(known, |entry| entry.n);
                    self.is_just(&raw, before, known, viewer);
                }
                Outbound::Welcome { version, table, seat } => {
                    let own =
                        if let Viewer::Seat(seat) = viewer { Some(seat.index() as u8 + 1) } else { None };
                    assert_eq!((*version, *seat), (VERSION, own));
                    assert_eq!(table.header, self.header);
                }
                Outbound::Done { .. } | Outbound::People(_) | Outbound::Step { .. } => {}
                other => panic!("nobody asked for {other:?}"),
            }
            self.keeps_bytes(text, known, viewer);
        }
        assert_eq!(known as usize, self.events.len(), "everything was told at the end");
    }

    /// Bytes that must not be there at all: the secret before the end, tokens, what is not opened yet.
    fn keeps_bytes(&self, text: &str, known: u32, viewer: Viewer) {
        let over = known as usize == self.events.len();
        let parts: HashSet<&[u8]> = hex_runs(text).flat_map(|run| run.windows(PART)).collect();
        let tells = |hex: &str| hex.as_bytes().windows(PART).any(|part| parts.contains(part));
        assert!(over || !tells(&self.secret.to_string()), "the secret of the dice");
        assert!(!self.tokens.iter().any(|token| tells(token)), "a token");
        for seat in 1..=self.seats as u8 {
            let opened = self.events[..known as usize]
                .iter()
                .any(|event| event.entry.line.as_str().starts_with(&format!("# fair opened p{seat}")));
            let own = viewer == Viewer::Seat(Seat::at(usize::from(seat) - 1));
            assert!(opened || own || !text.contains(&added(seat).to_string()), "bytes that are sealed");
        }
    }

    /// The table as it stood after this number of the story.
    fn table_at(&self, number: u32) -> Rc<dyn AnyTable> {
        let mut tables = self.tables.borrow_mut();
        Rc::clone(tables.entry(number).or_insert_with(|| Rc::from(self.made(number))))
    }

    fn made(&self, number: u32) -> Box<dyn AnyTable> {
        let events = &self.events[..number as usize];
        let lines = events.iter().filter(|event| event.entry.kind == Kind::Play);
        let log: Vec<&str> =
            [self.header.as_str()].into_iter().chain(lines.map(|event| event.entry.line.as_str())).collect();
        let mut table = read_log(&log.join("\n"), usize::MAX).unwrap();
        let last_line =
            events.iter().rposition(|event| event.entry.kind == Kind::Play).map_or(0, |last| last + 1);
        for event in &events[last_line..] {
            if let Some((seat, word)) = event.entry.line.as_str().split_once(" seals ") {
                table.choose(seat.parse().unwrap(), word).unwrap();
            }
        }
        table
    }

    /// Is this message what the story up to this number leads to, for this viewer, and nothing else?
    fn is_just(&self, message: &Value, before: u32, known: u32, viewer: Viewer) {
        let table = self.table_at(known);
        let over = matches!(table.waiting(), Waiting::Over(_));
        let began = self.events[..known as usize].iter().any(|event| event.entry.line.as_str() == "began");
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let eyes = if over { Viewer::Arbiter } else { viewer };
        let owing = match table.waiting() {
            Waiting::Choice(seats) if began => seats.iter().collect::<Vec<_>>(),
            _ => Vec::new(),
        };
        let mine = seat.filter(|seat| owing.contains(seat));
        let offers = mine.map_or(Vec::new(), |seat| table.offers(seat));
        let shortcuts = mine.map_or(Vec::new(), |seat| table.shortcuts(seat, &mut Rng::seeded(9)));
        let shortcuts: Vec<Value> = shortcuts.iter().map(|(offer, _)| json!(offer)).collect();
        let now = &message["now"];
        assert_eq!(now["view"], table.view(eyes));
        assert_eq!(now["offers"], json!(offers));
        assert_eq!(now["shortcuts"], json!(shortcuts));
        assert_eq!(now["waiting"], json!(owing.iter().map(|seat| seat.index() + 1).collect::<Vec<_>>()));
        // While dice are rolled nothing can be taken back.
        let still = now.get("round").is_none();
        let may = began && !over && still && seat.is_some_and(|seat| table.may_undo(seat).is_ok());
        assert_eq!((&now["may_take_back"], &now["deadline"]), (&json!(may), &Value::Null));
        let stage = match (over, began) {
            (true, _) => "over",
            (false, true) => "playing",
            // The last seat may still be free when somebody looks in early.
            (false, false) => {
                now["stage"].as_str().filter(|stage| *stage != "playing" && *stage != "over").unwrap()
            }
        };
        assert_eq!(now["stage"], stage);
        assert!(over || now["outcome"].is_null());
        let round = usize::from(now.get("round").is_some_and(Value::is_u64));
        let parts = now.as_object().unwrap().len() - round;
        assert_eq!(parts, 9, "no picture was asked for, and nothing else is there");
        let secrecies = ["open", "hidden", "at-once"];
        assert!(now["secrecy"].as_str().is_some_and(|secrecy| secrecies.contains(&secrecy)));
        self.story_is_just(&message["story"], before, known, viewer, over, &*table);
    }

    fn story_is_just(
        &self,
        story: &Value,
        before: u32,
        known: u32,
        viewer: Viewer,
        over: bool,
        table: &dyn AnyTable,
    ) {
        let events = &self.events[before as usize..known as usize];
        let lines_before =
            self.events[..before as usize].iter().filter(|event| event.entry.kind == Kind::Play).count();
        let mut news = table.news(lines_before, viewer).into_iter();
        let told_lines = news.len();
        let story = story.as_array().unwrap();
        assert_eq!(story.len(), events.len());
        for (number, (entry, event)) in (before + 1..).zip(story.iter().zip(events)) {
            assert_eq!((&entry["n"], &entry["at"]), (&json!(number), &json!(event.at.0)));
            let what: What = serde_json::from_value(entry.clone()).unwrap();
            let kept = event.entry.line.as_str();
            match what {
                What::Line { line, facts, view } => {
                    let expected = news.next().unwrap();
                    assert_eq!((line, Fact::bare(facts)), (expected.line, expected.facts));
                    let after = lines_before + (told_lines - news.len());
                    let stood = table.views(after..after + 1, viewer).pop();
                    assert!(view.is_none() || view == stood, "{view:?}, not {stood:?}");
                }
                What::Sealed { seat, word } => {
                    let own = over || viewer == Viewer::Seat(Seat::at(usize::from(seat) - 1));
                    let sealed = kept.split_once(" seals ").unwrap().1;
                    assert_eq!(word.as_deref(), own.then_some(sealed));
                }
                What::Came { seat, name } => assert_eq!(kept, format!("p{seat} came {name}")),
                What::Fair { line } => assert_eq!(line, kept),
                What::Kept => assert!(kept.contains(" salt ")),
                What::Began => assert_eq!(kept, "began"),
                other => panic!("nobody did {other:?}"),
            }
        }
        assert_eq!(news.next(), None);
    }
}
