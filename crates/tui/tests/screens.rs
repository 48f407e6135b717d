//! What is on the screen, as golden files, on the smallest terminal and on a larger one.

mod common;

use common::{Desk, LOOK, check, manner};
use luckhouse_shelf::games::GAMES;
use luckhouse_tui::app::App;
use luckhouse_tui::replay::Replay;
use ratatui::crossterm::event::KeyCode;

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

#[test]
fn the_shelf_and_setting_up() {
    for size in SIZES {
        let mut desk = Desk::at_shelf(size, LOOK);
        check("shelf", &desk);
        desk.key(KeyCode::F(2));
        check("rules", &desk);
        desk.key(KeyCode::Esc);
        for (number, game) in GAMES.iter().enumerate() {
            desk.key(KeyCode::Char(char::from(b'1' + number as u8)));
            check(&format!("{}-options", game.about().name), &desk);
            desk.key(KeyCode::Esc);
        }
    }
}

#[test]
fn tables_after_a_few_choices() {
    for game in GAMES {
        for size in SIZES {
            let mut desk = Desk::at_table(*game, size, LOOK);
            desk.settle();
            for _ in 0..2 {
                desk.key(KeyCode::Down);
                desk.key(KeyCode::Enter);
                desk.settle();
            }
            check(game.about().name, &desk);
        }
    }
}

#[test]
fn panels_and_a_replay() {
    for size in SIZES {
        let mut desk = Desk::at_table(GAMES[0], size, LOOK);
        desk.settle();
        desk.key(KeyCode::F(1));
        check("help", &desk);
        desk.key(KeyCode::F(3));
        check("odds", &desk);
        let replay =
            Replay::of("booty-dice seats 2 edition 1\n* p1 starts\n* D D C S W W\np1 stop\n").unwrap();
        let mut desk = Desk::new(App::at_table(Box::new(replay), None, manner(LOOK)), size);
        desk.key(KeyCode::End);
        check("replay", &desk);
    }
}
