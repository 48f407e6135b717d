//! Every sentence that the house can tell or show of each game, one of each shape: `web/tests/corpus`. Translations are
//! tested against it. `make bless` writes it anew.

use luckhouse_bots::Level;
use luckhouse_engine::{Options, Rng, Seat};
use luckhouse_laws::{golden, option_sets};
use luckhouse_shelf::{AnyGame, AnyTable, BotSpec, Budget, Shelved, Waiting, find, games};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::Path;

/// Larger files would be a burden to whoever loads them.
const MOST_BYTES: usize = 100_000;
/// Odds take long: they are asked at each so many choices.
const ODDS_EVERY: usize = 5;
/// In one of so many games somebody gives up, after so many choices.
const GIVES_UP: (u64, usize) = (9, 6);
/// So many games are played at least, of each kind.
const GAMES: u64 = 120;

/// Small tables, where what is rare elsewhere happens soon: the game, an option and its value.
const SMALL: [(&str, &str, &str); 3] = [
    ("lantern", "sheet", "short; Wolves: 6; Campfire: rest; Dragon: 5; rows: 2 2"),
    ("lantern", "sheet", "one; Dragon: X X X X X X; rows: 9"),
    (
        "reynards-luck",
        "layout",
        "pieces 1:3 fox:1; cards 1:20 7:20; foxheads b5 d5 f5 h5; red e1 a1 b1 c1 d1; blue e9 a9 b9 c9 d9",
    ),
];
/// So many games are played at each of them.
const SMALL_GAMES: u64 = 20;

/// Sentences by shape: of each shape the shortest that was heard.
#[derive(Default)]
struct Corpus {
    heard: HashSet<String>,
    shapes: BTreeMap<String, String>,
}

impl Corpus {
    /// Something that stands alone: a label, a title, a cell.
    fn add(&mut self, text: &str) {
        let text = text.trim();
        if text.is_empty() || !self.heard.insert(text.into()) {
            return;
        }
        let example = self.shapes.entry(shape(text)).or_insert_with(|| text.into());
        if (text.len(), text) < (example.len(), example.as_str()) {
            *example = text.into();
        }
    }

    /// A text of several lines and sentences: each of them alone.
    fn tell(&mut self, text: &str) {
        for line in text.lines() {
            // A sentence that does not fit into a line of a terminal is broken there, and nobody can translate half of it.
            let ends = line.ends_with(['.', '!', '?']);
            assert!(ends || line.chars().count() < 60, "a sentence is broken: {line}");
            sentences(line).for_each(|sentence| self.add(sentence));
        }
    }

    fn text(&self) -> String {
        let lines: BTreeSet<&String> = self.shapes.values().collect();
        lines.into_iter().map(|line| format!("{line}\n")).collect()
    }
}

/// A line, cut after each `.`, `!` and `?` that is followed by a space.
fn sentences(line: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(line);
    std::iter::from_fn(move || {
        let line = rest?;
        let end = [". ", "! ", "? "].iter().filter_map(|end| line.find(end)).min();
        rest = end.map(|end| &line[end + 2..]);
        Some(end.map_or(line, |end| &line[..=end]))
    })
}

/// The sentence without what differs from game to game: figures, seats, squares, forts and dice, one or several.
fn shape(text: &str) -> String {
    let mut shape: Vec<String> = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (word, after) = rest.split_at(end_of_word(rest));
        let (gap, after) = after.split_at(after.find(char::is_alphanumeric).unwrap_or(after.len()));
        rest = after;
        let kind = kind(word);
        match shape.as_slice() {
            [.., last, between] if kind != word && last.trim_end_matches('+') == kind && is_list(between) => {
                let several = shape.len() - 2;
                shape.truncate(several);
                shape.extend([format!("{kind}+"), gap.into()]);
            }
            _ => shape.extend([kind.into(), gap.into()]),
        }
    }
    shape.concat()
}

fn is_list(gap: &str) -> bool {
    matches!(gap, " " | ", ")
}

/// Where the first word of a text ends. Points, strokes and the like between figures are part of it.
fn end_of_word(text: &str) -> usize {
    let bytes = text.as_bytes();
    let digit = |place: usize| bytes.get(place).is_some_and(u8::is_ascii_digit);
    let inside = |(place, c): &(usize, char)| {
        c.is_alphanumeric() || (matches!(c, '.' | '/') && *place > 0 && digit(place - 1) && digit(place + 1))
    };
    text.char_indices().find(|at| !inside(at)).map_or(text.len(), |(place, _)| place)
}

/// What kind of thing a word stands for, or the word itself.
fn kind(word: &str) -> &str {
    match word.as_bytes() {
        [b'p', b'1'..=b'8'] => "p#",
        [b'a'..=b'i', b'1'..=b'9'] => "square",
        [b'a'..=b'i', b'1'..=b'9', b'x', b'a'..=b'i', b'1'..=b'9'] => "challenge",
        [b'1'..=b'9', b'a'..=b'z'] => "fort",
        [first, ..] if first.is_ascii_digit() => "#",
        letters @ [_, ..] if letters.len() <= 6 && letters.iter().all(|c| b"DXJCWS".contains(c)) => "dice",
        _ => word,
    }
}

/// Everything that is known of a game before it is played.
fn describe(game: &dyn AnyGame, corpus: &mut Corpus) {
    let about = game.about();
    [about.title, about.line].iter().for_each(|text| corpus.add(text));
    for option in game.options() {
        [option.about, &option.values, &option.default].iter().for_each(|text| corpus.add(text));
        option
            .meanings
            .iter()
            .for_each(|(word, meaning)| [word, meaning].iter().for_each(|text| corpus.add(text)));
    }
    for (name, line) in game.characters() {
        corpus.add(name);
        corpus.add(line);
    }
}

/// Names that the scenery of a table brings; what is written small is a word of the rules, which no page shows.
fn look_around(scenery: &Value, corpus: &mut Corpus) {
    match scenery {
        Value::String(text) if text.starts_with(char::is_uppercase) => corpus.add(text),
        Value::Array(parts) => parts.iter().for_each(|part| look_around(part, corpus)),
        Value::Object(parts) => parts.values().for_each(|part| look_around(part, corpus)),
        _ => {}
    }
}

/// Play a game to its end, and listen to all that anybody is told.
fn play(table: &mut dyn AnyTable, bot: BotSpec, seed: u64, corpus: &mut Corpus) {
    let mut rng = Rng::seeded(seed);
    let mut choices = 0;
    look_around(&table.scenery(), corpus);
    loop {
        match table.waiting() {
            Waiting::Over(_) => break,
            Waiting::Roll => table.roll(&mut rng),
            Waiting::Choice(seats) => {
                let seat = seats.first().unwrap();
                choices += 1;
                if seed.is_multiple_of(GIVES_UP.0) && choices == GIVES_UP.1 && table.resign(seat).is_ok() {
                    continue;
                }
                listen(table, seat, choices % ODDS_EVERY == 1, corpus);
                table.choose_as(seat, bot, &mut rng).unwrap();
            }
        }
    }
}

/// What a seat that has to choose is shown.
fn listen(table: &dyn AnyTable, seat: Seat, odds: bool, corpus: &mut Corpus) {
    if odds {
        for report in table.odds_here(seat) {
            corpus.add(&report.title);
            report.notes.iter().for_each(|note| corpus.tell(note));
            report.columns.iter().chain(report.rows.iter().flatten()).for_each(|cell| corpus.add(cell));
        }
    }
}

/// Every number of seats, every option set, players who play at random and players who do not.
struct Everything(Vec<std::thread::JoinHandle<()>>);

impl games::Visitor for Everything {
    fn visit<G: Shelved>(&mut self) {
        self.0.push(std::thread::spawn(|| check(G::ABOUT.name, &corpus::<G>())));
    }
}

fn corpus<G: Shelved>() -> Corpus {
    let game = find(G::ABOUT.name).unwrap();
    let mut corpus = Corpus::default();
    describe(game, &mut corpus);
    let steady = BotSpec { budget: Some(Budget::nodes(20)), ..BotSpec::level(Level::Steady) };
    let tables = tables::<G>();
    let rounds = (GAMES / tables.len() as u64).max(2);
    for (round, bot) in (0..rounds).zip([BotSpec::RANDOM, steady].into_iter().cycle()) {
        for (number, (options, seats)) in tables.iter().enumerate() {
            let mut table = game.open(options, *seats).unwrap();
            play(&mut *table, bot, round * 1009 + number as u64, &mut corpus);
        }
    }
    play_small(game, steady, &mut corpus);
    corpus
}

fn play_small(game: &dyn AnyGame, steady: BotSpec, corpus: &mut Corpus) {
    for (_, key, value) in SMALL.iter().filter(|(name, ..)| *name == game.about().name) {
        for (seed, bot) in (0..SMALL_GAMES).zip([BotSpec::RANDOM, steady].into_iter().cycle()) {
            let option = (key.to_string(), value.to_string());
            let mut table = game.open(&[option], game.about().seats[0]).unwrap();
            play(&mut *table, bot, seed, corpus);
        }
    }
}

/// Every way to set up a game: its options, and the number of seats.
fn tables<G: Shelved>() -> Vec<(Vec<(String, String)>, usize)> {
    let words = |set: &G::Options| {
        G::Options::FIELDS.iter().map(|field| (field.key.into(), field.get(set))).collect::<Vec<_>>()
    };
    let sets = option_sets::<G::Options>();
    let all = G::ABOUT.seats.iter().flat_map(|seats| sets.iter().map(move |set| (set, *seats)));
    let fine = all.filter(|(set, seats)| G::new((*set).clone(), *seats).is_ok());
    fine.map(|(set, seats)| (words(set), seats)).collect()
}

fn check(name: &str, corpus: &Corpus) {
    let text = corpus.text();
    assert!(text.len() < MOST_BYTES, "{name}: {} bytes", text.len());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/corpus");
    golden(&folder.join(format!("{name}.txt")), &text);
}

#[test]
fn every_sentence_of_every_game() {
    let mut everything = Everything(Vec::new());
    games::visit_all(&mut everything);
    everything.0.into_iter().for_each(|game| game.join().unwrap());
}

#[test]
fn every_sentence_of_the_house() {
    let mut corpus = Corpus::default();
    for (name, about) in BotSpec::strengths() {
        corpus.add(name);
        corpus.add(about);
    }
    corpus.add(BotSpec::PLAIN);
    check("house", &corpus);
}

#[test]
fn sentences_are_cut() {
    assert_eq!(sentences("p1 rolls. Hit! 2.5 %").collect::<Vec<_>>(), ["p1 rolls.", "Hit!", "2.5 %"]);
}

#[test]
fn what_differs_from_game_to_game_does_not_matter() {
    assert_eq!(shape("p1 takes 12 from e4: DDX."), "p# takes # from square: dice.");
    assert_eq!(shape("p1, p2 and p3 lose 1 1 4"), "p#+ and p# lose #+");
    assert_eq!(shape("11/36 (30.56 %), a1xb2"), "# (# %), challenge");
    assert_ne!(shape("1 brick"), shape("1 bricks"));
    assert_eq!(shape("−2 lives"), "−# lives");
}
