//! What every board that is touched square by square or card by card has to keep.

// Each file of tests uses a part of this.
#![allow(dead_code)]

use luckhouse_engine::{Rng, Seat, Viewer};
use luckhouse_shelf::{AnyTable, BotSpec, Waiting, find, read_log};
use luckhouse_tui::board::{Board, Scene, Spot, Touched};
use luckhouse_tui::games::board;
use luckhouse_tui::look::{Look, Role};
use luckhouse_tui::source::{Player, Situation};
use luckhouse_words::{Language, Words};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Margin, Rect};
use serde_json::{Value, json};
use std::collections::{BTreeSet, VecDeque};
use std::path::Path;

/// What a board is drawn into, at a terminal of 80 x 24 and at larger ones.
pub(crate) const SIZES: [(u16, u16); 3] = [(80, 14), (78, 30), (120, 30)];
const TOO_SMALL: [(u16, u16); 7] = [(0, 0), (1, 1), (2, 30), (120, 2), (20, 7), (40, 12), (79, 13)];
pub(crate) const LOOK: Look = Look { colours: true, signs: true, true_colour: false };
pub(crate) const ASCII: Look = Look { colours: false, signs: false, true_colour: false };

pub(crate) fn english() -> Words<'static> {
    Words::in_language(Language::ENGLISH)
}

/// A table as somebody sees it.
pub(crate) fn situation(table: &dyn AnyTable, seat: Option<Seat>) -> Situation {
    let viewer = seat.map_or(Viewer::Watcher, Viewer::Seat);
    let choosing = match table.waiting() {
        Waiting::Choice(seats) => seats,
        _ => luckhouse_engine::SeatSet::default(),
    };
    let player = |index: Seat| Player {
        seat: index,
        name: if Some(index) == seat { "you".into() } else { ["Anne", "Bert", "Cleo"][index.index()].into() },
        you: Some(index) == seat,
        bot: (Some(index) != seat).then(|| "steady".into()),
        chooses: choosing.contains(index),
        in_play: table.in_play().contains(index),
    };
    let asked = seat.filter(|seat| choosing.contains(*seat));
    let offers = asked.into_iter().flat_map(|seat| table.offers(seat));
    Situation {
        game: table.about().name,
        title: table.about().title.into(),
        options: table.options(),
        static_data: table.static_data(),
        players: Seat::all(table.header().seats).map(player).collect(),
        seat,
        view: table.view(viewer),
        picture: table.picture(viewer, &english()),
        offers: offers.map(|offer| offer.labelled(table.about().name, &Words::spoken())).collect(),
        shortcuts: Vec::new(),
        by_hand: None,
        story: Vec::new(),
        events: table.events(),
        others_wait: false,
        chances: None,
        may_undo: false,
        hand_over: None,
        outcome: None,
        waiting: String::new(),
    }
}

/// A table that does not take all evening: random players would go on and on.
fn open(game: &str, seats: usize) -> Box<dyn AnyTable> {
    find(game).unwrap().open(&[("cap".into(), "60".into())], seats).unwrap()
}

/// One event at random; none if the game is over.
fn step(table: &mut dyn AnyTable, rng: &mut Rng) -> bool {
    match table.waiting() {
        Waiting::Roll => table.roll(rng),
        Waiting::Choice(seats) => table.choose_as(seats.first().unwrap(), BotSpec::RANDOM, rng).unwrap(),
        Waiting::Over(_) => return false,
    }
    true
}

/// A screen of this size, and what can be touched on it.
pub(crate) fn drawn(
    board: &mut dyn Board,
    scene: &Scene,
    (width, height): (u16, u16),
) -> (Buffer, Vec<Spot>) {
    // The board does not begin in the corner of the screen, and something else lies around it.
    let mut buffer = Buffer::filled(Rect::new(0, 0, width + 2, height + 2), Cell::new("~"));
    let spots = board.draw(scene, Rect::new(1, 1, width, height), &mut buffer);
    (buffer, spots)
}

/// Nothing is drawn beside the board, and every spot is on it.
fn stays_inside((buffer, spots): &(Buffer, Vec<Spot>)) {
    let area = buffer.area.inner(Margin::new(1, 1));
    for (place, cell) in buffer.content.iter().enumerate() {
        let (x, y) = buffer.pos_of(place);
        assert!(area.contains((x, y).into()) || cell.symbol() == "~", "written outside, at {x} {y}");
    }
    for spot in spots {
        assert!(!spot.area.is_empty() && area.intersection(spot.area) == spot.area, "{spot:?}");
        assert!(!spot.about.is_empty(), "{spot:?}");
    }
}

pub(crate) fn scene<'a>(now: &'a Situation, before: &'a Value, look: &'a Look) -> Scene<'a> {
    let words = english().about(now.game);
    Scene { now, before, rolling: None, focus: None, look, words }
}

/// What is written on a screen, without what lies around it.
pub(crate) fn text(buffer: &Buffer) -> String {
    let area = buffer.area.inner(Margin::new(1, 1));
    let letter = |x: u16, y: u16| buffer[(x, y)].symbol().replace('~', " ");
    let line = |y: u16| area.columns().map(|column| letter(column.x, y)).collect::<String>();
    area.rows().map(|row| line(row.y).trim_end().to_string() + "\n").collect()
}

/// A board in one situation: as it lies, and while dice roll.
fn drawn_at(board: &mut dyn Board, mut scene: Scene, size: (u16, u16)) {
    scene.focus = Some(scene.now.events % 5);
    stays_inside(&drawn(board, &scene, size));
    scene.rolling = Some(0.4);
    let rolling = drawn(board, &scene, size);
    stays_inside(&rolling);
    assert_eq!(rolling.1, [], "nothing is chosen while dice roll");
}

pub(crate) fn it_is_drawn_at_every_size_through_whole_games(tables: &[(&str, usize)]) {
    for (game, seats) in tables.iter().copied() {
        for (seed, look) in [(0, LOOK), (1, ASCII)] {
            let (mut table, mut rng, mut board) = (open(game, seats), Rng::seeded(seed), board(game));
            let mut before = table.view(Viewer::Watcher);
            let mut more = true;
            while more {
                let events = table.events();
                // Everybody looks in turn, at a few of the sizes.
                let now = situation(&*table, (events % (seats + 1)).checked_sub(1).map(Seat::at));
                for size in [SIZES[events % SIZES.len()], TOO_SMALL[events % TOO_SMALL.len()]] {
                    drawn_at(&mut *board, scene(&now, &before, &look), size);
                }
                before = now.view;
                more = step(&mut *table, &mut rng);
            }
        }
    }
}

/// All words that touches alone can lead to. What is picked tells where one is, and the shortest way there is taken.
fn reached(board: &mut dyn Board, scene: &Scene, size: (u16, u16)) -> BTreeSet<String> {
    let (mut words, mut known) = (BTreeSet::new(), BTreeSet::from([String::new()]));
    let mut open = VecDeque::from([Vec::new()]);
    while let Some(path) = open.pop_front() {
        for spot in 0..replay(board, scene, size, &path) {
            replay(board, scene, size, &path);
            match board.touch(scene, spot) {
                Touched::Chosen(word) => drop(words.insert(word)),
                Touched::Picked if known.insert(board.picked(&english())) => {
                    open.push_back(path.iter().copied().chain([spot]).collect());
                }
                Touched::Picked => {}
                Touched::Nothing => panic!("spot {spot} after {path:?} leads nowhere"),
            }
        }
    }
    board.forget();
    words
}

/// Touch these spots, one after the other, and say how many there are now.
fn replay(board: &mut dyn Board, scene: &Scene, size: (u16, u16), path: &[usize]) -> usize {
    board.forget();
    let mut spots = drawn(board, scene, size).1.len();
    for spot in path {
        board.touch(scene, *spot);
        spots = drawn(board, scene, size).1.len();
    }
    spots
}

pub(crate) fn touches_alone_reach_every_offer_and_nothing_else(tables: &[(&str, usize)]) {
    for (game, seats) in tables.iter().copied() {
        let mut looked_at = 0;
        for seed in 10..12 {
            let (mut table, mut rng, mut board) = (open(game, seats), Rng::seeded(seed), board(game));
            let mut more = true;
            while more {
                // A sample: each position is touched everywhere, which takes hundreds of screens.
                let seat = match table.waiting() {
                    Waiting::Choice(choosing) if rng.below(SAMPLE) == 0 => choosing.first(),
                    _ => None,
                };
                if seat.is_some() {
                    looked_at += 1;
                    all_is_reached(&mut *board, &situation(&*table, seat));
                }
                more = step(&mut *table, &mut rng);
            }
        }
        assert!(looked_at > 10, "{looked_at} positions of {game} were looked at");
    }
}

/// One of so many positions is looked at.
const SAMPLE: u64 = 18;

fn all_is_reached(board: &mut dyn Board, now: &Situation) {
    let size = SIZES[now.events % SIZES.len()];
    let found = reached(board, &scene(now, &now.view, &LOOK), size);
    let offered: BTreeSet<String> = now.offers.iter().map(|offer| offer.word.clone()).collect();
    assert_eq!(found, offered, "{} at {size:?} after {} events", now.game, now.events);
}

/// Whatever comes of a roll, the same is shown until the dice lie.
pub(crate) fn rolling_dice_give_nothing_away(tables: &[(&str, usize)]) {
    for (game, seats) in tables.iter().copied() {
        let (mut table, mut rng) = (open(game, seats), Rng::seeded(5));
        let (mut board, mut rolls) = (board(game), 0);
        loop {
            if table.waiting() == Waiting::Roll {
                let log = table.log(Viewer::Arbiter);
                let before = table.view(Viewer::Seat(Seat::at(0)));
                let mut screens = (0..4).map(|seed| {
                    let mut other = read_log(&log, usize::MAX).unwrap();
                    other.roll(&mut Rng::seeded(seed));
                    let now = situation(&*other, Some(Seat::at(0)));
                    let scene = Scene { rolling: Some(0.7), ..scene(&now, &before, &LOOK) };
                    drawn(&mut *board, &scene, SIZES[0]).0
                });
                let first = screens.next().unwrap();
                assert!(screens.all(|screen| screen == first), "{game} after {} events", table.events());
                rolls += 1;
            }
            if rolls > 60 || !step(&mut *table, &mut rng) {
                break;
            }
        }
        assert!(rolls > 20, "{rolls} rolls of {game} were looked at");
    }
}

pub(crate) fn a_view_that_is_not_understood_is_drawn_without_a_panic(tables: &[(&str, usize)]) {
    let views = [json!(null), json!({}), json!({ "phase": { "name": "dance" } }), json!({ "players": 3 })];
    for (game, seats) in tables.iter().copied() {
        for view in &views {
            let mut now = situation(&*open(game, seats), None);
            now.view = view.clone();
            for static_data in [now.static_data.clone(), json!(null), json!({ "size": 60000, "to_win": 255 })]
            {
                now.static_data = static_data;
                drawn(&mut *board(game), &scene(&now, &json!([]), &LOOK), SIZES[0]);
            }
        }
    }
}

/// What a screen has underlined: without colours, what is new.
fn fresh(buffer: &Buffer) -> String {
    let style = ASCII.of(Role::Fresh).add_modifier;
    let new = buffer.content.iter().filter(|cell| cell.modifier == style).map(Cell::symbol);
    new.collect()
}

/// The screen of a seat after this log, when these spots were touched.
pub(crate) fn screen(log: &str, seat: usize, size: (u16, u16), look: Look, touched: &[&str]) -> String {
    let table = read_log(log, usize::MAX).unwrap();
    let viewer = Viewer::Seat(Seat::at(seat));
    let before = table.views(table.events() - 1..table.events(), viewer).remove(0);
    let mut now = situation(&*table, Some(Seat::at(seat)));
    now.story = table.story(0, viewer, &Words::spoken());
    let (mut board, scene) = (board(now.game), scene(&now, &before, &look));
    for about in touched {
        let (_, spots) = drawn(&mut *board, &scene, size);
        let spot = spots.iter().position(|spot| spot.about.contains(about)).unwrap();
        assert_eq!(board.touch(&scene, spot), Touched::Picked);
    }
    text(&drawn(&mut *board, &scene, size).0)
}

pub(crate) fn file(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

/// What is new on the screen of a seat after the last event of a log.
pub(crate) fn new_after(log: &str, seat: usize) -> String {
    let table = read_log(log, usize::MAX).unwrap();
    let viewer = Viewer::Seat(Seat::at(seat));
    let before = table.views(table.events() - 1..table.events(), viewer).remove(0);
    let now = situation(&*table, Some(Seat::at(seat)));
    fresh(&drawn(&mut *board(now.game), &scene(&now, &before, &ASCII), SIZES[0]).0)
}
