//! What every board that is touched die by die has to keep: whole random games at every size, every spot and every choice
//! touched, and golden pictures. With `BLESS=1` the pictures are written anew.

// Each file of tests uses a part of this.
#![allow(dead_code)]

use crate::table::RandomTable;
use luckhouse_laws::golden;
use luckhouse_shelf::LabelledOffer;
use luckhouse_tui::board::{Board, LEAST, Scene, Spot, Touched};
use luckhouse_tui::games::board;
use luckhouse_tui::look::Look;
use luckhouse_tui::source::Situation;
use luckhouse_words::{Language, Words};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;

pub(crate) const SIGNS: Look = Look { colours: true, signs: true, true_colour: false };
pub(crate) const PLAIN: Look = Look { colours: false, signs: false, true_colour: false };

/// A game, how many play it, and its options.
pub(crate) type TableOf = (&'static str, usize, &'static [(&'static str, &'static str)]);

/// An interesting moment of a game right after a roll: the game, its log, and the spots that are touched in it.
pub(crate) type Moment = (&'static str, &'static str, &'static [usize]);

pub(crate) const SIZES: [(u16, u16); 10] =
    [LEAST, (78, 30), (120, 30), (200, 60), (79, 13), (40, 7), (1, 1), (80, 1), (3, 40), (0, 0)];

pub(crate) fn scene<'a>(
    now: &'a Situation,
    before: &'a Value,
    rolling: Option<f32>,
    look: &'a Look,
) -> Scene<'a> {
    let words = english().about(now.game);
    Scene { now, before, rolling, focus: None, look, words }
}

fn english() -> Words<'static> {
    Words::in_language(Language::ENGLISH)
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

pub(crate) fn whole_games_are_drawn_at_every_size(tables: &[TableOf]) {
    for (seed, (game, seats, options)) in tables.iter().copied().enumerate() {
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
                Touched::Picked if board.fits(offer) && !seen.contains(&board.picked(&english())) => {
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
        seen.insert(board.picked(&english()));
    }
}

/// Random positions of every table in which something can be chosen, each with a size. There are few with long lists,
/// since these take long.
fn positions(tables: &[TableOf], seed: u64, mut each: impl FnMut(&Scene, (u16, u16))) {
    for (index, (game, seats, options)) in tables.iter().copied().enumerate() {
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
}

/// No choice is in the list alone: each can be touched on the board. Of long lists some are tried. Says which kinds of
/// choices were.
pub(crate) fn every_choice_can_be_touched(tables: &[TableOf]) -> String {
    let mut verbs = BTreeSet::new();
    positions(tables, 100, |scene, size| verbs.extend(touched(scene, size)));
    Vec::from_iter(verbs).join(" ")
}

/// The same in one position.
pub(crate) fn touched(scene: &Scene, size: (u16, u16)) -> Vec<String> {
    let mut board = board(scene.now.game);
    let offers = &scene.now.offers;
    let stride = offers.len().div_ceil(3).max(1);
    let mut verbs = Vec::new();
    for offer in offers.iter().skip(scene.now.events % stride).step_by(stride) {
        assert!(can_choose(board.as_mut(), scene, size, offer, &[]), "{}", offer.word);
        verbs.extend(offer.word.split(' ').next().map(String::from));
    }
    verbs
}

pub(crate) fn every_spot_leads_to_a_choice(tables: &[TableOf]) {
    positions(tables, 200, |scene, size| {
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
pub(crate) fn what_is_picked_can_be_forgotten((game, log, _): Moment) {
    let table = RandomTable::read(log);
    let now = table.situation();
    let scene = scene(&now, &table.before, None, &SIGNS);
    let mut board = board(game);
    draw(board.as_mut(), &scene, LEAST);
    let Touched::Picked = board.touch(&scene, 0) else { return };
    assert!(!board.picked(&english()).is_empty());
    board.forget();
    assert!(
        board.picked(&english()).is_empty() && now.offers.iter().all(|offer| board.fits(offer)),
        "{game}"
    );
}

/// A view of another time may lack something, or have it in another form: what can be read of it is drawn.
pub(crate) fn parts_that_are_missing_are_not_drawn((game, log, _): Moment) {
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
        for static_data in [whole.static_data.clone(), Value::Null] {
            let now = Situation { view: view.clone(), static_data, players: Vec::new(), ..whole.clone() };
            for rolling in [None, Some(0.5)] {
                draw(board(game).as_mut(), &scene(&now, &view, rolling, &SIGNS), LEAST);
            }
        }
    }
}

/// Two logs that differ in the last roll alone look the same until the dice lie.
pub(crate) fn a_roll_is_not_shown_while_it_rolls(game: &str, log: &str, one: &str, other: &str) {
    let shown = |roll: &str, rolling| {
        let table = RandomTable::read(&format!("{log}{roll}\n"));
        let now = table.situation();
        text(&draw(board(game).as_mut(), &scene(&now, &table.before, rolling, &SIGNS), LEAST).1)
    };
    assert_ne!(shown(one, None), shown(other, None), "{game}");
    assert_eq!(shown(one, Some(0.3)), shown(other, Some(0.3)), "{game}");
    assert_ne!(shown(one, Some(0.3)), shown(one, Some(0.6)), "the dice tumble");
}

/// The dice that were rolled last are underlined, and nothing is once they have been seen.
pub(crate) fn what_is_new_is_marked((game, log, _): Moment) {
    let table = RandomTable::read(log);
    let now = table.situation();
    let marked = |before: &Value| {
        let buffer = draw(board(game).as_mut(), &scene(&now, before, None, &PLAIN), LEAST).1;
        buffer.content.iter().filter(|cell| is_new(cell)).count()
    };
    assert!(marked(&table.before) > 0, "{game}");
    assert_eq!(marked(&now.view), 0, "{game}");
}

fn is_new(cell: &Cell) -> bool {
    cell.modifier.contains(Modifier::UNDERLINED) && !cell.modifier.contains(Modifier::BOLD)
}

pub(crate) fn the_spot_that_the_keyboard_is_on_stands_out((game, log, _): Moment) {
    let table = RandomTable::read(log);
    let now = table.situation();
    let scene = Scene { focus: Some(1), ..scene(&now, &table.before, None, &PLAIN) };
    let (spots, buffer) = draw(board(game).as_mut(), &scene, LEAST);
    let reversed =
        |area: Rect| area.positions().all(|position| buffer[position].modifier.contains(Modifier::REVERSED));
    assert!(reversed(spots[1].area) && !reversed(spots[0].area), "{game}");
}

pub(crate) fn moments_look_as_they_did((game, log, touches): Moment) {
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
