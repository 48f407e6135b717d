//! The boards of Lucky Shot and Reynard's Luck: drawn at every size through whole games, touched wherever they can be.

use luckhouse_engine::{Rng, Seat, Viewer};
use luckhouse_laws::golden;
use luckhouse_shelf::{AnyTable, BotSpec, Waiting, find, read_log};
use luckhouse_tui::board::{Board, Scene, Spot, Touched};
use luckhouse_tui::games::board;
use luckhouse_tui::look::{Look, Role};
use luckhouse_tui::source::{Player, Situation};
use luckhouse_words::Words;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Margin, Rect};
use serde_json::{Value, json};
use std::collections::{BTreeSet, VecDeque};
use std::path::Path;

/// Each game with each number of seats.
const TABLES: [(&str, usize); 3] = [("lucky-shot", 2), ("lucky-shot", 3), ("reynards-luck", 2)];
/// What a board is drawn into, at a terminal of 80 x 24 and at larger ones.
const SIZES: [(u16, u16); 3] = [(80, 14), (78, 30), (120, 30)];
const TOO_SMALL: [(u16, u16); 7] = [(0, 0), (1, 1), (2, 30), (120, 2), (20, 7), (40, 12), (79, 13)];
const LOOK: Look = Look { colours: true, signs: true };
const ASCII: Look = Look { colours: false, signs: false };

/// A table as somebody sees it.
fn situation(table: &dyn AnyTable, seat: Option<Seat>) -> Situation {
    let viewer = seat.map_or(Viewer::Watcher, Viewer::Seat);
    let choosing = match table.waiting() {
        Waiting::Choice(seats) => seats,
        _ => luckhouse_engine::SeatSet::default(),
    };
    let player = |index: Seat| Player {
        seat: index,
        name: if Some(index) == seat { "you".into() } else { ["Anne", "Bert", "Cleo"][index.index()].into() },
        you: Some(index) == seat,
        bot: Some(index) != seat,
        chooses: choosing.contains(index),
        in_play: table.in_play().contains(index),
    };
    let asked = seat.filter(|seat| choosing.contains(*seat));
    let offers = asked.into_iter().flat_map(|seat| table.offers(seat));
    Situation {
        game: table.about().name,
        title: table.about().title.into(),
        options: table.options(),
        scenery: table.scenery(),
        players: Seat::all(table.header().seats).map(player).collect(),
        seat,
        view: table.view(viewer),
        picture: table.picture(viewer),
        offers: offers.map(|offer| offer.labelled(table.about().name, &Words::spoken())).collect(),
        shortcuts: Vec::new(),
        by_hand: None,
        story: Vec::new(),
        events: table.events(),
        rolled: false,
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
fn drawn(board: &mut dyn Board, scene: &Scene, (width, height): (u16, u16)) -> (Buffer, Vec<Spot>) {
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

fn scene<'a>(now: &'a Situation, before: &'a Value, look: &'a Look) -> Scene<'a> {
    Scene { now, before, rolling: None, focus: None, look }
}

/// What is written on a screen, without what lies around it.
fn text(buffer: &Buffer) -> String {
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

#[test]
fn every_board_is_drawn_at_every_size_through_whole_games() {
    for (game, seats) in TABLES {
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
                Touched::Picked if known.insert(board.picked()) => {
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

#[test]
fn touches_alone_reach_every_offer_and_nothing_else() {
    for (game, seats) in TABLES {
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

/// What a pick leaves in the list of choices, and how it is taken back.
#[test]
fn picks_narrow_the_list_and_can_be_forgotten() {
    let table = read_log(ACT, usize::MAX).unwrap();
    let now = situation(&*table, Some(Seat::at(0)));
    let mut board = board("lucky-shot");
    let scene = scene(&now, &now.view, &LOOK);
    let fitting = |board: &dyn Board| now.offers.iter().filter(|offer| board.fits(offer)).count();
    let (_, spots) = drawn(&mut *board, &scene, SIZES[0]);
    assert_eq!(fitting(&*board), now.offers.len());
    let attack = spots.iter().position(|spot| spot.about.contains("attack")).unwrap();
    assert_eq!(board.touch(&scene, attack), Touched::Picked);
    assert_eq!(board.picked(), "attack");
    let attacks = now.offers.iter().filter(|offer| offer.word.starts_with("attack")).count();
    assert!(attacks > 1 && fitting(&*board) == attacks);
    board.forget();
    assert_eq!((board.picked().as_str(), fitting(&*board)), ("", now.offers.len()));
    assert_eq!(board.touch(&scene, 1000), Touched::Nothing);
}

#[test]
fn what_is_not_offered_any_more_is_not_chosen() {
    let mut now = situation(&*read_log(ACT, usize::MAX).unwrap(), Some(Seat::at(0)));
    let (view, mut board) = (now.view.clone(), board("lucky-shot"));
    let (_, spots) = drawn(&mut *board, &scene(&now, &view, &LOOK), SIZES[0]);
    let done = spots.iter().position(|spot| spot.about.starts_with("done")).unwrap();
    now.offers.clear();
    assert_eq!(board.touch(&scene(&now, &view, &LOOK), done), Touched::Nothing);
}

/// Whatever comes of a roll, the same is shown until the dice lie.
#[test]
fn rolling_dice_give_nothing_away() {
    for (game, seats) in TABLES {
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

#[test]
fn a_view_that_is_not_understood_is_drawn_without_a_panic() {
    let views = [json!(null), json!({}), json!({ "phase": { "name": "dance" } }), json!({ "players": 3 })];
    for (game, seats) in TABLES {
        for view in &views {
            let mut now = situation(&*open(game, seats), None);
            now.view = view.clone();
            for scenery in [now.scenery.clone(), json!(null), json!({ "size": 60000, "to_win": 255 })] {
                now.scenery = scenery;
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

#[test]
fn what_is_new_is_marked() {
    let last = |log: &str, seat: usize| {
        let table = read_log(log, usize::MAX).unwrap();
        let viewer = Viewer::Seat(Seat::at(seat));
        let before = table.views(table.events() - 1..table.events(), viewer).remove(0);
        let now = situation(&*table, Some(Seat::at(seat)));
        fresh(&drawn(&mut *board(now.game), &scene(&now, &before, &ASCII), SIZES[0]).0)
    };
    // Two bricks of 2a are gone, and the die is used.
    let attacked = last(&format!("{ACT}p1 attack 2a\n"), 1);
    assert!(attacked.matches('x').count() == 2 && attacked.contains("used"), "{attacked}");
    // A piece has gone from one square to another.
    let moved = last(&format!("{}p1 a2-a4\n", set_up()), 0);
    assert_eq!(moved.replace(' ', ""), "R6.", "where it is, and where it was");
}

/// The dice of the worked turn in the rules lie on the card.
const ACT: &str = "lucky-shot seats 3 edition 1\n* 3\n* 4\n* 2\n* sea\n* desert\n* swamp\n* p1 starts\n* 5\n\
    p1 put fortify\n* 4\np1 put raid\n* 4\np1 put attack\np1 create\n* plains\n* 2\n";

/// The log of the worked turn in the rules, up to the first die.
fn set_up() -> String {
    let rules = find("reynards-luck").unwrap().rules_page();
    let log = rules.split("```log\n").nth(1).unwrap().split("```").next().unwrap();
    log.split("p1 a2xa8").next().unwrap().into()
}

/// The screen of a seat after this log, when these spots were touched.
fn screen(log: &str, seat: usize, size: (u16, u16), look: Look, touched: &[&str]) -> String {
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

fn file(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

#[test]
fn screens_of_lucky_shot() {
    let attacked = format!("{ACT}p1 attack 2a\n");
    golden(&file("board-lucky-shot-80x14.txt"), &screen(&attacked, 0, (80, 14), LOOK, &[]));
    golden(&file("board-lucky-shot-120x30.txt"), &screen(&attacked, 0, (120, 30), LOOK, &[]));
    golden(&file("board-lucky-shot-ascii.txt"), &screen(ACT, 0, (80, 14), ASCII, &["attack 1a"]));
}

/// Too many forts for pyramids: a line each, and where even that is too much, a few words.
#[test]
fn a_screen_with_many_forts() {
    let mut now = situation(&*read_log(ACT, usize::MAX).unwrap(), Some(Seat::at(0)));
    let fort = |owner: usize, letter: usize| {
        let name = format!("{owner}{}", char::from(b'a' + letter as u8));
        let (built, treasure) = (2 * letter + 1, ["volcano", "sea"].get(letter));
        json!({ "name": name, "level": letter % 6 + 1, "built": built, "destroyed": letter, "treasure": treasure })
    };
    for (owner, forts) in [(1, 7), (2, 5), (3, 2)] {
        now.view["players"][owner - 1]["forts"] = (0..forts).map(|letter| fort(owner, letter)).collect();
    }
    let (buffer, _) = drawn(&mut *board("lucky-shot"), &scene(&now, &now.view, &LOOK), SIZES[0]);
    golden(&file("board-lucky-shot-many.txt"), &text(&buffer));
}

#[test]
fn screens_of_reynards_luck() {
    let fight = format!("{}p1 a2xa8\np1 card 3 | p2 card 4\n* 6 meets fox\n* 2\n* cards 3 4\n", set_up());
    golden(&file("board-reynards-luck-80x14.txt"), &screen(&fight, 0, (80, 14), LOOK, &[]));
    golden(&file("board-reynards-luck-120x30.txt"), &screen(&fight, 1, (120, 30), LOOK, &[]));
    golden(&file("board-reynards-luck-picked.txt"), &screen(&set_up(), 0, (80, 14), ASCII, &["a2-a3"]));
    let placing: String = set_up().lines().take(6).map(|line| format!("{line}\n")).collect();
    golden(&file("board-reynards-luck-placing.txt"), &screen(&placing, 0, (78, 30), LOOK, &[]));
}
