//! Every game on a screen that is only a buffer: to its end, at any size, whatever is pressed.

mod common;

use common::{Desk, LOOK, manner};
use luckhouse_engine::Rng;
use luckhouse_shelf::games::GAMES;
use luckhouse_tui::app::App;
use luckhouse_tui::house::{Designs, House, Keeper, KeptGame, Nowhere};
use luckhouse_tui::look::Look;
use luckhouse_tui::replay::Replay;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::style::Color;
use std::cell::RefCell;
use std::rc::Rc;

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

/// Keys that play on and lead nowhere else.
const PLAYING: [KeyCode; 14] = [
    KeyCode::Enter,
    KeyCode::Enter,
    KeyCode::Enter,
    KeyCode::Enter,
    KeyCode::Down,
    KeyCode::Down,
    KeyCode::Up,
    KeyCode::End,
    KeyCode::Tab,
    KeyCode::Char(' '),
    KeyCode::Char('r'),
    KeyCode::Esc,
    KeyCode::F(5),
    KeyCode::PageUp,
];

#[test]
fn every_game_is_played_to_its_end_with_random_keys() {
    for size in SIZES {
        for (number, game) in GAMES.iter().enumerate() {
            let mut any = Rng::seeded(number as u64);
            let mut desk = Desk::at_table(*game, size, LOOK);
            let mut keys = 0;
            while !desk.shows("The end") {
                desk.settle();
                desk.key(any.pick(&PLAYING));
                keys += 1;
                assert!(keys < 60_000, "{} does not end", game.about().name);
            }
            assert!(desk.shows("The game is over"), "{}", desk.text());
            desk.key(KeyCode::Esc);
            desk.type_line("rematch");
            assert!(!desk.shows("The end"), "{}", desk.text());
        }
    }
}

#[test]
fn from_the_shelf_to_a_table_and_back() {
    let mut desk = Desk::at_shelf((80, 24), LOOK);
    for (number, game) in GAMES.iter().enumerate() {
        desk.key(KeyCode::Char(char::from(b'1' + number as u8)));
        assert!(desk.shows("how shall we play?"), "{}", desk.text());
        desk.key(KeyCode::Enter);
        assert!(desk.shows("What happened") && desk.shows(game.about().title), "{}", desk.text());
        desk.settle();
        desk.key(KeyCode::F(8));
        assert!(desk.shows("Give the game up?"), "{}", desk.text());
        desk.key(KeyCode::Char('n'));
        assert!(desk.shows("Not given up."), "{}", desk.text());
        desk.type_line("/rules");
        assert!(desk.shows("Esc closes"), "{}", desk.text());
        desk.key(KeyCode::Esc);
        desk.type_line("quit");
        assert!(desk.shows("what shall we play?"), "{}", desk.text());
    }
    assert_eq!(desk.app.farewell(), None);
    desk.key(KeyCode::Esc);
    assert!(desk.app.farewell().is_some());
}

#[test]
fn a_line_that_is_pasted_at_a_table_is_as_good_as_typed() {
    let at_table = || {
        let mut desk = Desk::at_table(GAMES[3], (80, 24), LOOK);
        desk.settle();
        desk
    };
    let (mut typed, mut pasted) = (at_table(), at_table());
    let before = typed.text().to_string();
    typed.type_line("stop");
    pasted.event(&Event::Paste("stop\r".into()));
    assert_ne!(typed.text(), before);
    assert_eq!(pasted.text(), typed.text());
}

#[test]
fn any_size_at_any_moment() {
    for (number, game) in GAMES.iter().enumerate() {
        let mut desk = Desk::at_table(*game, (80, 24), LOOK);
        for height in 1..=60u16 {
            for width in 1..=200u16 {
                // Between them the games have every size.
                if usize::from(width + 3 * height) % GAMES.len() == number {
                    desk.terminal.backend_mut().resize(width, height);
                    desk.event(&Event::Resize(width, height));
                    if width < 80 || height < 24 {
                        let few = usize::from(width.min(4));
                        assert!(desk.text().starts_with(&"This"[..few]), "{width}x{height}");
                    }
                }
            }
            desk.key(PLAYING[usize::from(height) % PLAYING.len()]);
        }
    }
}

/// Any key with any modifier, any click, anywhere.
fn anything(any: &mut Rng, (width, height): (u16, u16)) -> Event {
    let keys = [
        KeyCode::Enter,
        KeyCode::Esc,
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::Tab,
        KeyCode::BackTab,
        KeyCode::Backspace,
        KeyCode::Delete,
        KeyCode::Insert,
        KeyCode::Null,
        KeyCode::Menu,
        KeyCode::F(1 + any.below(12) as u8),
        KeyCode::Char(char::from(b' ' + any.below(95) as u8)),
        KeyCode::Char(any.pick(&['ä', '語', '\u{7f}', '\u{301}', '🎲'])),
    ];
    match any.below(4) {
        0 => {
            let kinds = [
                MouseEventKind::Down(MouseButton::Left),
                MouseEventKind::Down(MouseButton::Right),
                MouseEventKind::Drag(MouseButton::Left),
                MouseEventKind::ScrollUp,
                MouseEventKind::ScrollDown,
                MouseEventKind::Moved,
            ];
            // Some beyond the edge: a click may come from before the window was made smaller.
            let column = any.below(u64::from(width) + 5) as u16;
            let row = any.below(u64::from(height) + 5) as u16;
            let modifiers = KeyModifiers::NONE;
            Event::Mouse(MouseEvent { kind: any.pick(&kinds), column, row, modifiers })
        }
        1 => match any.below(2) {
            0 => Event::FocusLost,
            _ => Event::Paste("roll".into()),
        },
        _ => {
            let modifiers = any.pick(&[KeyModifiers::NONE, KeyModifiers::SHIFT, KeyModifiers::ALT]);
            Event::Key(KeyEvent::new(any.pick(&keys), modifiers))
        }
    }
}

#[test]
fn every_key_and_click_is_harmless_everywhere() {
    let mut any = Rng::seeded(5);
    for size in SIZES {
        let (mut desk, mut left) = (Desk::at_shelf(size, LOOK), 0);
        for _ in 0..2_500 {
            desk.event(&anything(&mut any, size));
            if desk.app.farewell().is_some() {
                left += 1;
                desk = Desk::at_shelf(size, LOOK);
            }
        }
        assert!(left > 0, "somebody who presses everything also leaves");
    }
}

#[test]
fn with_no_color_there_is_none_and_without_signs_all_is_ascii() {
    let bare = Look { colours: false, signs: false, true_colour: false };
    let mut desks = vec![Desk::at_shelf((80, 24), bare)];
    for game in GAMES {
        let mut desk = Desk::at_table(*game, (120, 40), bare);
        desk.settle();
        for _ in 0..4 {
            desk.key(KeyCode::Enter);
            desk.settle();
        }
        desks.push(desk);
    }
    for desk in &desks {
        for cell in &desk.buffer().content {
            assert_eq!((cell.fg, cell.bg), (Color::Reset, Color::Reset), "{}", desk.text());
        }
        assert!(desk.text().is_ascii(), "{}", desk.text());
    }
    let mut coloured = Desk::at_table(GAMES[0], (80, 24), LOOK);
    coloured.settle();
    assert!(coloured.buffer().content.iter().any(|cell| cell.fg != Color::Reset));
}

#[test]
fn a_replay_goes_back_and_on_and_by_itself() {
    let log = std::fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../shelf/tests/golden/booty-dice/2-seats.log"
    ));
    let replay = Replay::of(&log.unwrap()).unwrap();
    let app = App::at_table(Box::new(replay), Some(Box::new(Nowhere)), manner(LOOK));
    let mut desk = Desk::new(app, (80, 24));
    assert!(desk.shows("Event 0 of"), "{}", desk.text());
    for (key, shown) in [
        (KeyCode::Right, "Event 1 of"),
        (KeyCode::PageDown, "Event 11 of"),
        (KeyCode::Left, "Event 10 of"),
        (KeyCode::End, "The game is over"),
        (KeyCode::Home, "Event 0 of"),
    ] {
        desk.key(key);
        assert!(desk.shows(shown), "{shown}: {}", desk.text());
    }
    (0..5).for_each(|_| desk.key(KeyCode::Char('+')));
    desk.key(KeyCode::Char(' '));
    for _ in 0..400 {
        desk.tick();
    }
    desk.draw();
    assert!(desk.shows("The game is over") && desk.shows("the replay stands"), "{}", desk.text());
    desk.key(KeyCode::Esc);
    assert!(desk.app.farewell().is_some());
}

/// A house with two kept games, and what was saved in it.
#[derive(Clone, Default)]
struct Shed(Rc<RefCell<Vec<String>>>);

const KEPT: [(&str, &str); 2] =
    [("open.log", "booty-dice(goal=30) seats 3 edition 1\n* p2 starts\n"), ("broken.log", "nonsense")];

impl House for Shed {
    fn kept(&self) -> Vec<KeptGame> {
        let kept = |id: &str, over| KeptGame {
            id: id.into(),
            game: "booty-dice".into(),
            title: "Booty Dice".into(),
            about: id.into(),
            over,
        };
        vec![
            kept("open.log", false),
            kept("open.log", true),
            kept("broken.log", false),
            kept("gone.log", true),
        ]
    }

    fn read(&self, id: &str) -> Result<String, String> {
        let kept = KEPT.iter().find(|(known, _)| *known == id);
        kept.map(|(_, log)| (*log).into()).ok_or(format!("{id} is gone"))
    }

    fn keeper(&mut self, game: &str, kept: Option<&str>) -> Box<dyn Keeper> {
        self.0.borrow_mut().push(format!("keeps {game} {kept:?}"));
        Box::new(Nowhere)
    }

    fn designs(&mut self, _game: &str, _option: &str) -> Box<dyn Designs> {
        Box::new(Nowhere)
    }

    fn save(&mut self, file: &str, log: &str) -> Result<String, String> {
        self.0.borrow_mut().push(format!("saves {file}: {}", log.lines().next().unwrap_or_default()));
        Ok(format!("Saved in {file}."))
    }
}

#[test]
fn kept_games_are_gone_on_with_and_looked_back_at() {
    let shed = Shed::default();
    let app = App::new(Box::new(shed.clone()), manner(LOOK));
    let mut desk = Desk::new(app, (80, 24));
    desk.key(KeyCode::Up);
    desk.key(KeyCode::Enter);
    assert!(desk.shows("gone.log is gone"), "{}", desk.text());
    desk.key(KeyCode::Up);
    desk.key(KeyCode::Enter);
    assert!(desk.shows("broken.log: "), "{}", desk.text());
    desk.key(KeyCode::Up);
    desk.key(KeyCode::Enter);
    assert!(desk.shows("Event 0 of 1"), "{}", desk.text());
    desk.key(KeyCode::Esc);
    desk.key(KeyCode::Up);
    desk.key(KeyCode::Enter);
    assert!(desk.shows("p3") && !desk.shows("players"), "{}", desk.text());
    desk.key(KeyCode::Enter);
    assert!(desk.shows("p2 starts."), "{}", desk.text());
    desk.type_line("save here.log");
    assert!(desk.shows("Saved in here.log."), "{}", desk.text());
    let done = shed.0.take();
    assert_eq!(
        done,
        ["keeps booty-dice Some(\"open.log\")", "saves here.log: booty-dice(goal=30) seats 3 edition 1"]
    );
}
