//! The boards of Booty Dice, Fortuna and Lantern: whole random games at every size, every spot and every choice touched,
//! and golden pictures. With `BLESS=1` the pictures are written anew.

mod table;

use luckhouse_laws::golden;
use luckhouse_shelf::LabelledOffer;
use luckhouse_tui::board::{Board, LEAST, Scene, Spot, Touched};
use luckhouse_tui::games::board;
use luckhouse_tui::look::Look;
use luckhouse_tui::source::Situation;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;
use table::RandomTable;

const SIGNS: Look = Look { colours: true, signs: true };
const PLAIN: Look = Look { colours: false, signs: false };

/// A game, how many play it, and its options.
type TableOf = (&'static str, usize, &'static [(&'static str, &'static str)]);

/// Every game with every number of seats, and options that change what is on the table.
const TABLES: [TableOf; 16] = [
    ("booty-dice", 2, &[]),
    ("booty-dice", 3, &[("resolve", "each")]),
    ("booty-dice", 4, &[("lives", "20"), ("curse", "six")]),
    ("booty-dice", 5, &[]),
    ("booty-dice", 6, &[]),
    ("fortuna", 2, &[]),
    ("fortuna", 2, &[("calls", "house"), ("target", "60")]),
    ("fortuna", 4, &[("teams", "on"), ("spread", "full")]),
    ("fortuna", 4, &[]),
    ("fortuna", 6, &[("spread", "full")]),
    ("fortuna", 8, &[("spread", "full")]),
    ("fortuna", 8, &[]),
    ("lantern", 1, &[]),
    ("lantern", 1, &[]),
    ("lantern", 1, &[("reroll-ones", "on")]),
    ("lantern", 1, &[("sheet", LONG_SHEET)]),
];

/// As long as a sheet can be: two stretches of road, and more circles than fit on a line.
const LONG_SHEET: &str = "a long way; a name of 24 letters abc: 1; b: X O; c: rest; d: 1; e: rest; f: rest; g: rest; \
     h: 1; i: rest; j: X X; k: rest; l: X X O; m: 1 2; n: rest; o: X O; p: X X X X X X; rows: 12 12 12 12 12 12 12 12";

/// One interesting moment of each game, each right after a roll, and the spots that are touched in it.
const MOMENTS: [(&str, &str, &[usize]); 3] = [
    (
        "booty-dice",
        "booty-dice seats 4 edition 1\n* p2 starts\n* D C J W S S\np2 stop\np2 rob p1\np2 rob p3\np2 attack p4\n\
         * D D X W W S\np3 roll DXS\n* W C S\n",
        &[1, 5],
    ),
    (
        "fortuna",
        "fortuna seats 4 edition 1\n* dice 3 4\n* dice 4 5\n* dice 2 5\n* dice 2 6\n* dice 1 2\n* bricks 3 5\n\
         p2 call plain\np1 challenge | p3 accept | p4 challenge\n* dice 4 4\n* bricks 6 6\n",
        &[],
    ),
    (
        "lantern",
        "lantern seats 1 edition 1\n* 1 2 3 4 5 6\np1 assign crit=5 counter=3 magic=4 con=6 xp=1 camp=2\n\
         * 2 2 2 4 5 6\n* 1 2 2 3 5 5\np1 crit 1\np1 con 2 3\n* 4 6\n",
        &[1],
    ),
];

const SIZES: [(u16, u16); 10] =
    [LEAST, (78, 30), (120, 30), (200, 60), (79, 13), (40, 7), (1, 1), (80, 1), (3, 40), (0, 0)];

fn scene<'a>(now: &'a Situation, before: &'a Value, rolling: Option<f32>, look: &'a Look) -> Scene<'a> {
    Scene { now, before, rolling, focus: None, look }
}

/// Draw into a part of a larger buffer.
fn draw(board: &mut dyn Board, scene: &Scene, (width, height): (u16, u16)) -> (Vec<Spot>, Buffer) {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width + 4, height + 5));
    let spots = board.draw(scene, Rect::new(2, 3, width, height), &mut buffer);
    (spots, buffer)
}

/// Nothing is drawn beside the board, and no spot is there.
fn check_borders(spots: &[Spot], buffer: &Buffer, (width, height): (u16, u16)) {
    let area = Rect::new(2, 3, width, height);
    for position in buffer.area.positions().filter(|position| !area.contains(*position)) {
        assert_eq!(buffer[position], Cell::EMPTY, "{position} is not on the board");
    }
    for spot in spots {
        assert!(!spot.area.is_empty() && area.union(spot.area) == area, "{spot:?} is not on the board");
        assert!(!spot.about.is_empty());
    }
}

fn text(buffer: &Buffer) -> String {
    let row = |y| (2..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (3..buffer.area.height - 2).map(|y| format!("{}\n", row(y).trim_end())).collect()
}

#[test]
fn whole_games_are_drawn_at_every_size() {
    for (seed, (game, seats, options)) in TABLES.into_iter().enumerate() {
        let mut table = RandomTable::open(game, options, seats, seed as u64);
        let mut board = board(game);
        let mut over = false;
        for step in 0.. {
            let now = table.situation();
            let look = if step % 2 == 0 { &SIGNS } else { &PLAIN };
            let rolling = (step % 3 == 0).then_some((step % 10) as f32 / 9.0);
            let size = SIZES[step % SIZES.len()];
            let mut scene = scene(&now, &table.before, rolling, look);
            scene.focus = Some(step % 7);
            let (spots, buffer) = draw(board.as_mut(), &scene, size);
            check_borders(&spots, &buffer, size);
            assert!(rolling.is_none() || spots.is_empty(), "nothing can be chosen while dice roll");
            assert!(look.signs || text(&buffer).is_ascii(), "{}", text(&buffer));
            over = !table.step();
            if over || step == 2000 {
                break;
            }
            board.forget();
        }
        assert!(over, "{game} for {seats} came to no end");
    }
}

/// Touch these spots one after the other, from a board on which nothing is picked.
fn replay(board: &mut dyn Board, scene: &Scene, size: (u16, u16), path: &[usize]) -> usize {
    board.forget();
    let mut spots = draw(board, scene, size).0.len();
    for spot in path {
        board.touch(scene, *spot);
        spots = draw(board, scene, size).0.len();
    }
    spots
}

/// Is this offer chosen by touching on from here? Every touch must leave it among those that fit; of several that do, the
/// one that leaves the fewest others leads on.
fn can_choose(
    board: &mut dyn Board,
    scene: &Scene,
    size: (u16, u16),
    offer: &LabelledOffer,
    path: &[usize],
) -> bool {
    let mut path = path.to_vec();
    let mut seen = BTreeSet::new();
    loop {
        let mut nearest = None;
        for spot in 0..replay(board, scene, size, &path) {
            replay(board, scene, size, &path);
            match board.touch(scene, spot) {
                Touched::Chosen(word) if word == offer.word => return true,
                Touched::Picked if board.fits(offer) && !seen.contains(&board.picked()) => {
                    let left = scene.now.offers.iter().filter(|other| board.fits(other)).count();
                    nearest =
                        Some(nearest.map_or((left, spot), |best: (usize, usize)| best.min((left, spot))));
                }
                _ => {}
            }
        }
        let Some((_, spot)) = nearest else { return false };
        path.push(spot);
        replay(board, scene, size, &path);
        seen.insert(board.picked());
    }
}

/// Random positions of every table in which something can be chosen, each with a size. There are few with long lists,
/// since these take long.
fn positions(seed: u64, mut each: impl FnMut(&Scene, (u16, u16))) {
    for (index, (game, seats, options)) in TABLES.into_iter().enumerate() {
        let mut table = RandomTable::open(game, options, seats, seed + index as u64);
        let mut long_lists = 0;
        for step in 0..150 {
            let now = table.situation();
            long_lists += usize::from(now.offers.len() > 12);
            if now.offers.len() <= 12 || long_lists <= 3 {
                each(&scene(&now, &table.before, None, &SIGNS), SIZES[step % 3]);
            }
            table.step();
        }
    }
    // Dice that are low may be rolled again, which is rare.
    let low = RandomTable::read("lantern seats 1 edition 1\n* 1 1 2 2 3 5\n");
    each(&scene(&low.situation(), &low.before, None, &SIGNS), LEAST);
}

/// No choice is in the list alone: each can be touched on the board. Of long lists some are tried.
#[test]
fn every_choice_can_be_touched() {
    let mut verbs = BTreeSet::new();
    positions(100, |scene, size| {
        let mut board = board(scene.now.game);
        let offers = &scene.now.offers;
        let stride = offers.len().div_ceil(3).max(1);
        for offer in offers.iter().skip(scene.now.events % stride).step_by(stride) {
            assert!(can_choose(board.as_mut(), scene, size, offer, &[]), "{}", offer.word);
            verbs.extend(offer.word.split(' ').next().map(String::from));
        }
    });
    let all = "accept again assign attack bricks call challenge con counter crit dice free gain keep leave magic rob roll \
               stop take";
    assert_eq!(Vec::from_iter(verbs).join(" "), all, "every kind of choice is among those that were tried");
}

#[test]
fn every_spot_leads_to_a_choice() {
    positions(200, |scene, size| {
        let (mut board, offers) = (board(scene.now.game), &scene.now.offers);
        let spots = replay(board.as_mut(), scene, size, &[]);
        assert_eq!(spots == 0, offers.is_empty(), "there are spots if something is offered");
        for spot in 0..spots {
            replay(board.as_mut(), scene, size, &[]);
            match board.touch(scene, spot) {
                Touched::Chosen(word) => assert!(offers.iter().any(|offer| offer.word == word), "{word}"),
                Touched::Nothing => panic!("spot {spot} does nothing: {offers:?}"),
                Touched::Picked => leads_on(board.as_mut(), scene, size, spot),
            }
        }
    });
}

/// After this spot some offer still fits, and can be chosen. The rest of the way is walked from some spots only.
fn leads_on(board: &mut dyn Board, scene: &Scene, size: (u16, u16), spot: usize) {
    let fitting = scene.now.offers.iter().find(|offer| board.fits(offer));
    let offer = fitting.unwrap_or_else(|| panic!("spot {spot} leads nowhere"));
    if (spot + scene.now.events).is_multiple_of(3) {
        assert!(can_choose(board, scene, size, offer, &[spot]), "{}", offer.word);
    }
}

/// Escape, and new offers: nothing is picked any more, and all choices fit.
#[test]
fn what_is_picked_can_be_forgotten() {
    for (game, log, _) in MOMENTS {
        let table = RandomTable::read(log);
        let now = table.situation();
        let scene = scene(&now, &table.before, None, &SIGNS);
        let mut board = board(game);
        draw(board.as_mut(), &scene, LEAST);
        let Touched::Picked = board.touch(&scene, 0) else { continue };
        assert!(!board.picked().is_empty());
        board.forget();
        assert!(board.picked().is_empty() && now.offers.iter().all(|offer| board.fits(offer)), "{game}");
    }
}

/// A view of another time may lack something, or have it in another form: what can be read of it is drawn.
#[test]
fn parts_that_are_missing_are_not_drawn() {
    for (game, log, _) in MOMENTS {
        let table = RandomTable::read(log);
        let whole = table.situation();
        let keys: Vec<String> = whole.view.as_object().unwrap().keys().cloned().collect();
        let without = |key: &String| {
            let mut view = whole.view.clone();
            view.as_object_mut().unwrap().remove(key);
            view
        };
        let views = keys.iter().map(without).chain([json!(null), json!({}), json!([1]), json!("view")]);
        for view in views {
            for scenery in [whole.scenery.clone(), Value::Null] {
                let now = Situation { view: view.clone(), scenery, players: Vec::new(), ..whole.clone() };
                for rolling in [None, Some(0.5)] {
                    draw(board(game).as_mut(), &scene(&now, &view, rolling, &SIGNS), LEAST);
                }
            }
        }
    }
}

/// Two logs that differ in the last roll alone look the same until the dice lie.
#[test]
fn what_came_up_is_not_shown_while_dice_roll() {
    let mutiny = "booty-dice seats 2 edition 1\n* p1 starts\n* D D D W W W\np1 roll W\n* S\np1 roll S\n";
    let starting = "fortuna seats 2 edition 1\n* dice 1 2\n* dice 5 6\n";
    let bricks = "fortuna seats 2 edition 1\n* dice 1 2\n* dice 5 6\n* dice 1 1\n";
    let rolls = [
        ("booty-dice", MOMENTS[0].1.trim_end_matches("* W C S\n"), "* W C S", "* D X X"),
        ("booty-dice", mutiny, "* W", "* D"),
        ("fortuna", starting, "* dice 1 1", "* dice 4 6"),
        ("fortuna", bricks, "* bricks 0 1", "* bricks 5 6"),
        ("lantern", MOMENTS[2].1.trim_end_matches("* 4 6\n"), "* 1 1", "* 4 6"),
    ];
    for (game, log, one, other) in rolls {
        let shown = |roll: &str, rolling| {
            let table = RandomTable::read(&format!("{log}{roll}\n"));
            let now = table.situation();
            text(&draw(board(game).as_mut(), &scene(&now, &table.before, rolling, &SIGNS), LEAST).1)
        };
        assert_ne!(shown(one, None), shown(other, None), "{game}");
        assert_eq!(shown(one, Some(0.3)), shown(other, Some(0.3)), "{game}");
        assert_ne!(shown(one, Some(0.3)), shown(one, Some(0.6)), "the dice tumble");
    }
}

/// The dice that were rolled last are underlined, and nothing is once they have been seen.
#[test]
fn what_is_new_is_marked() {
    for (game, log, _) in MOMENTS {
        let table = RandomTable::read(log);
        let now = table.situation();
        let marked = |before: &Value| {
            let buffer = draw(board(game).as_mut(), &scene(&now, before, None, &PLAIN), LEAST).1;
            buffer.content.iter().filter(|cell| is_new(cell)).count()
        };
        assert!(marked(&table.before) > 0, "{game}");
        assert_eq!(marked(&now.view), 0, "{game}");
    }
}

fn is_new(cell: &Cell) -> bool {
    cell.modifier.contains(Modifier::UNDERLINED) && !cell.modifier.contains(Modifier::BOLD)
}

#[test]
fn the_spot_that_the_keyboard_is_on_stands_out() {
    for (game, log, _) in MOMENTS {
        let table = RandomTable::read(log);
        let now = table.situation();
        let scene = Scene { focus: Some(1), ..scene(&now, &table.before, None, &PLAIN) };
        let (spots, buffer) = draw(board(game).as_mut(), &scene, LEAST);
        let reversed = |area: Rect| {
            area.positions().all(|position| buffer[position].modifier.contains(Modifier::REVERSED))
        };
        assert!(reversed(spots[1].area) && !reversed(spots[0].area), "{game}");
    }
}

#[test]
fn moments_look_as_they_did() {
    for (game, log, touches) in MOMENTS {
        let table = RandomTable::read(log);
        let now = table.situation();
        for (size, look, kind) in [(LEAST, SIGNS, ""), (LEAST, PLAIN, "-ascii"), ((120, 30), SIGNS, "")] {
            let scene = scene(&now, &table.before, None, &look);
            let mut board = board(game);
            draw(board.as_mut(), &scene, size);
            for spot in touches {
                assert_eq!(board.touch(&scene, *spot), Touched::Picked);
                draw(board.as_mut(), &scene, size);
            }
            let (spots, buffer) = draw(board.as_mut(), &scene, size);
            let spots: String = spots.iter().map(|spot| format!("{}\n", spot.about)).collect();
            let name = format!("tests/golden/board-{game}-{}x{}{kind}.txt", size.0, size.1);
            let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
            golden(&file, &format!("{}{}\n{spots}", text(&buffer), "-".repeat(usize::from(size.0))));
        }
    }
}
