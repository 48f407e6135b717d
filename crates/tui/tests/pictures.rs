//! Pictures: what a terminal with graphics is given, turned back into dots; and nothing at all for one without.

mod common;
mod dots;

use common::{Desk, LOOK, manner};
use dots::{Dots, iterm2, kitty, sixel};
use luckhouse_shelf::find;
use luckhouse_shelf::games::GAMES;
use luckhouse_tui::app::App;
use luckhouse_tui::house::Nowhere;
use luckhouse_tui::pictures::{Graphics, Protocol};
use ratatui::buffer::Cell;
use ratatui::crossterm::event::KeyCode;
use std::collections::HashSet;

const CELL: (u16, u16) = (10, 20);

/// The dots of every picture that a screen gives to its terminal.
type Decode = fn(&str) -> Vec<Dots>;

const PROTOCOLS: [(Protocol, Decode); 3] =
    [(Protocol::Kitty, kitty), (Protocol::Sixel, sixel), (Protocol::Iterm2, iterm2)];

fn shelf(protocol: Protocol, size: (u16, u16)) -> Desk {
    let app = App::new(Box::new(Nowhere), manner(LOOK));
    Desk::new(app.with_graphics(Some(Graphics { protocol, cell: CELL })), size)
}

/// Everything in the cells, as the terminal gets it.
fn sent(desk: &Desk) -> String {
    desk.buffer().content.iter().map(Cell::symbol).collect()
}

#[test]
fn the_cover_of_the_game_that_is_selected_is_on_the_shelf() {
    for (protocol, decode) in PROTOCOLS {
        let mut desk = shelf(protocol, (80, 24));
        let mut seen = HashSet::new();
        for game in GAMES {
            let pictures = decode(&sent(&desk));
            assert_eq!(pictures.len(), 1, "{protocol:?}: {}", game.about().name);
            let Dots { width, height, colours } = &pictures[0];
            assert_eq!((*width, *height), (200, 280), "{protocol:?}");
            assert!(distinct(colours) > 12, "{protocol:?}: {} is a picture of nothing", game.about().name);
            assert!(seen.insert(colours.clone()), "{protocol:?}: two games have one cover");
            desk.key(KeyCode::Down);
        }
        // The list goes on to be read beside it.
        assert!(desk.shows("what shall we play?") && desk.shows("Lantern"), "{}", desk.text());
    }
}

fn distinct(colours: &[[u8; 3]]) -> usize {
    colours.iter().collect::<HashSet<_>>().len()
}

/// The colours that a picture has in its middle, whatever it was packed in, are those that were drawn.
#[test]
fn what_is_sent_is_what_was_drawn() {
    let middles: Vec<[u8; 3]> = PROTOCOLS
        .iter()
        .map(|(protocol, decode)| {
            let mut desk = shelf(*protocol, (80, 24));
            (0..3).for_each(|_| desk.key(KeyCode::Down));
            let picture = decode(&sent(&desk)).remove(0);
            // The skull of Booty Dice, between its eyes.
            picture.at(100, 133)
        })
        .collect();
    for middle in middles {
        let bone = [0xfd, 0xf3, 0xdc];
        let off = middle.iter().zip(bone).map(|(dot, drawn)| dot.abs_diff(drawn)).max();
        assert!(off < Some(12), "{middle:?}");
    }
}

#[test]
fn kitty_is_given_a_picture_once() {
    let mut desk = shelf(Protocol::Kitty, (80, 24));
    assert_eq!(kitty(&sent(&desk)).len(), 1);
    desk.draw();
    assert!(kitty(&sent(&desk)).is_empty(), "it is given again");
    assert!(sent(&desk).contains('\u{10eeee}'), "it does not hang any more");
    desk.key(KeyCode::Down);
    desk.key(KeyCode::Up);
    assert!(kitty(&sent(&desk)).is_empty(), "it is given again when one comes back to it");
}

#[test]
fn a_page_over_the_screen_is_over_the_picture_too() {
    for (protocol, decode) in PROTOCOLS {
        let mut desk = shelf(protocol, (80, 24));
        desk.key(KeyCode::F(2));
        assert!(decode(&sent(&desk)).is_empty() && !sent(&desk).contains('\u{10eeee}'), "{protocol:?}");
    }
}

#[test]
fn whoever_is_chosen_to_play_has_a_face() {
    let mut desk = shelf(Protocol::Kitty, (120, 40));
    let booty_dice = 1 + GAMES.iter().position(|game| game.about().name == "booty-dice").unwrap();
    desk.key(KeyCode::Char(char::from_digit(booty_dice as u32, 10).unwrap()));
    // To the line of p2, past the number of seats and p1; and through all who can sit there.
    (0..2).for_each(|_| desk.key(KeyCode::Down));
    let mut faces = kitty(&sent(&desk));
    let characters = find("booty-dice").unwrap().characters().len();
    for _ in 0..5 + characters {
        desk.key(KeyCode::Right);
        faces.extend(kitty(&sent(&desk)));
    }
    let round = |face: &Dots| face.width == face.height;
    let different: HashSet<Vec<[u8; 3]>> =
        faces.iter().filter(|face| round(face)).map(|face| face.colours.clone()).collect();
    assert_eq!(different.len(), 5 + characters, "every level and every character has a face of its own");
}

#[test]
fn bots_look_on_from_above_the_log_where_there_is_room() {
    let game = find("booty-dice").unwrap();
    for (size, faces) in [((80, 24), 0), ((120, 40), 1)] {
        let desk = Desk::at_table(game, size, LOOK);
        let app = desk.app.with_graphics(Some(Graphics { protocol: Protocol::Sixel, cell: CELL }));
        let desk = Desk::new(app, size);
        assert_eq!(sixel(&sent(&desk)).len(), faces, "{size:?}");
    }
}

#[test]
fn without_graphics_every_screen_is_as_it_was() {
    let mut desk = Desk::new(App::new(Box::new(Nowhere), manner(LOOK)).with_graphics(None), (80, 24));
    let mut before = Desk::at_shelf((80, 24), LOOK);
    for key in [KeyCode::Down, KeyCode::Enter, KeyCode::Down, KeyCode::Right, KeyCode::Esc] {
        assert_eq!(desk.text(), before.text());
        desk.key(key);
        before.key(key);
    }
    assert!(!sent(&desk).contains('\x1b'));
}
