use super::*;
use crate::board::Touched;
use crate::local::look_on::blank;
use crate::source::Situation;
use luckhouse_shelf::games::GAMES;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};
use std::cell::RefCell;
use std::rc::Rc;

/// What is told, and how things stand from then on.
type News = Rc<RefCell<Vec<(Option<Situation>, Said)>>>;

/// A table that does nothing by itself, and writes down what is done at it.
struct Still {
    now: Situation,
    news: News,
    deeds: Rc<RefCell<Vec<Deed>>>,
}

impl Source for Still {
    fn now(&self) -> &Situation {
        &self.now
    }

    fn news(&mut self) -> Vec<Said> {
        let news = self.news.take();
        news.into_iter()
            .map(|(now, said)| {
                self.now = now.unwrap_or(self.now.clone());
                said
            })
            .collect()
    }

    fn act(&mut self, deed: Deed) {
        self.deeds.borrow_mut().push(deed);
    }

    fn farewell(&self) -> String {
        "farewell".into()
    }
}

/// Two spots: one picks everything with an `a`, the other chooses.
#[derive(Default)]
struct TwoSpots {
    picked: bool,
}

impl Board for TwoSpots {
    fn draw(&mut self, scene: &Scene, area: Rect, into: &mut Buffer) -> Vec<Spot> {
        into.set_string(area.x, area.y, format!("rolling {:?}", scene.rolling), ratatui::style::Style::new());
        let spot = |x, about: &str| Spot { area: Rect::new(x, area.y + 2, 4, 1), about: about.into() };
        vec![spot(0, "the left one"), spot(10, "the right one")]
    }

    fn touch(&mut self, _scene: &Scene, spot: usize) -> Touched {
        self.picked |= spot == 0;
        if spot == 0 { Touched::Picked } else { Touched::Chosen("beta".into()) }
    }

    fn fits(&self, offer: &LabelledOffer) -> bool {
        !self.picked || offer.word.starts_with('a')
    }

    fn forget(&mut self) {
        self.picked = false;
    }

    fn picked(&self) -> String {
        if self.picked { "something with an a".into() } else { String::new() }
    }
}

/// A screen at such a table, and somebody who looks at it.
struct Bench {
    screen: TableScreen,
    terminal: Terminal<TestBackend>,
    news: News,
    deeds: Rc<RefCell<Vec<Deed>>>,
}

impl Bench {
    fn new(still: bool) -> Bench {
        let (news, deeds) = (Rc::default(), Rc::default());
        let source = Still { now: situation(1), news: Rc::clone(&news), deeds: Rc::clone(&deeds) };
        let manner = Manner { still, ..Manner::here(|name| (name == "LANG").then(|| "C.UTF-8".into()), 1) };
        let mut screen = TableScreen::new(Box::new(source), &manner);
        screen.board = Box::<TwoSpots>::default();
        let terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        let mut bench = Bench { screen, terminal, news, deeds };
        bench.text();
        bench
    }

    fn text(&mut self) -> String {
        let screen = &mut self.screen;
        self.terminal.draw(|frame| screen.draw(frame)).unwrap();
        self.terminal.backend().to_string()
    }

    /// Press a key, and look.
    fn key(&mut self, key: KeyCode) -> String {
        self.screen.handle(Input::Key(key));
        self.text()
    }

    fn typed(&mut self, text: &str) {
        text.chars().for_each(|sign| drop(self.key(KeyCode::Char(sign))));
        self.key(KeyCode::Enter);
    }

    fn click(&mut self, x: u16, y: u16) {
        self.screen.handle(Input::Click(Position::new(x, y)));
        self.text();
    }

    fn did(&mut self) -> Vec<Deed> {
        self.deeds.take()
    }
}

fn say(word: &str) -> Deed {
    Deed::Say(word.into())
}

/// After so many events; the second is a roll.
fn situation(events: usize) -> Situation {
    let table = GAMES[0].open(&[], 2).unwrap();
    let offer =
        |word: &str| LabelledOffer { word: word.into(), label: format!("it is {word}"), value: Value::Null };
    Situation {
        offers: ["alpha", "also", "beta"].map(offer).into(),
        story: (1..=events).map(|event| format!("Event {event} happens.")).collect(),
        events,
        rolled: events == 2,
        waiting: "Your choice.".into(),
        ..blank(&*table)
    }
}

#[test]
fn the_list_is_walked_and_chosen_from() {
    let mut bench = Bench::new(true);
    assert!(bench.key(KeyCode::Down).contains("> also"));
    bench.key(KeyCode::Enter);
    bench.key(KeyCode::Up);
    bench.key(KeyCode::Up);
    bench.key(KeyCode::Enter);
    assert_eq!(bench.did(), [say("also"), say("beta")]);
}

#[test]
fn typing_narrows_and_says() {
    let mut bench = Bench::new(true);
    bench.typed("BET");
    bench.typed("alpha");
    bench.typed("alpha;beta");
    bench.typed("undo");
    assert_eq!(bench.did(), [say("beta"), say("alpha"), say("alpha;beta"), Deed::Undo]);
    assert!(bench.key(KeyCode::Char('x')).contains("Nothing in the list is like that"));
    assert!(bench.key(KeyCode::Esc).contains("> alpha"));
}

#[test]
fn spots_are_walked_touched_and_forgotten() {
    let mut bench = Bench::new(true);
    assert!(bench.key(KeyCode::Tab).contains("the left one"));
    let picked = bench.key(KeyCode::Char(' '));
    assert!(picked.contains("(1 of 2)") && !picked.contains("beta"), "{picked}");
    assert!(bench.key(KeyCode::Tab).contains("the right one"));
    bench.key(KeyCode::Enter);
    let forgotten = bench.key(KeyCode::Esc);
    assert!(forgotten.contains("(1 of 3)"), "{forgotten}");
    assert_eq!(bench.did(), [say("beta")]);
}

#[test]
fn the_mouse_reaches_spots_choices_and_keys() {
    let mut bench = Bench::new(true);
    bench.click(11, 3);
    bench.click(5, 17);
    // The key of undo stands in the last row.
    let undo = bench.screen.places.keys[6];
    bench.click(undo.x, undo.y);
    assert_eq!(bench.did(), [say("beta"), say("also"), Deed::Undo]);
}

#[test]
fn dice_tumble_before_anybody_knows_what_they_show() {
    let mut bench = Bench::new(false);
    bench.screen.tick(Duration::from_secs(1));
    bench.news.borrow_mut().push((Some(situation(2)), Said::Changed));
    assert!(bench.screen.tick(Duration::from_secs(2)));
    assert!(bench.screen.tick(Duration::from_millis(2300)));
    let text = bench.text();
    assert!(text.contains("rolling Some(0.5)") && text.contains("The dice roll."), "{text}");
    assert!(!text.contains("Event 2 happens") && !text.contains("alpha"), "{text}");
    assert!(bench.screen.tick(Duration::from_millis(2601)));
    assert!(!bench.screen.tick(Duration::from_millis(2634)));
    assert!(bench.text().contains("Event 2 happens"));
}

#[test]
fn any_key_ends_the_tumbling() {
    for key in [KeyCode::Enter, KeyCode::Char('b'), KeyCode::Esc] {
        let mut bench = Bench::new(false);
        bench.news.borrow_mut().push((Some(situation(2)), Said::Changed));
        bench.screen.tick(Duration::from_secs(2));
        let text = bench.key(key);
        assert!(text.contains("rolling None") && text.contains("Event 2 happens"), "{text}");
        // Nobody chooses by it what they have not seen; but what is typed is not lost.
        assert!(bench.did().is_empty());
        assert_eq!(text.contains("> b"), key == KeyCode::Char('b'), "{text}");
    }
    let mut still = Bench::new(true);
    still.news.borrow_mut().push((Some(situation(2)), Said::Changed));
    still.screen.tick(Duration::from_secs(2));
    assert!(still.text().contains("rolling None"));
}

#[test]
fn chances_are_shown_when_they_are_wanted() {
    let mut bench = Bench::new(true);
    bench.key(KeyCode::F(6));
    assert_eq!(bench.did(), [Deed::Hint]);
    let opinion =
        Opinion { word: "beta".into(), outlook: Vec::new(), chance: 0.625, error: 0.0, beside: 0.0 };
    bench.news.borrow_mut().push((None, Said::Opinions(vec![opinion.clone()])));
    bench.screen.tick(Duration::from_secs(1));
    let text = bench.key(KeyCode::Down);
    assert!(text.contains("Your chance to win: █████") && text.contains("62.5 %"), "{text}");
    // A hint that was asked for is a panel.
    bench.key(KeyCode::F(4));
    bench.news.borrow_mut().push((None, Said::Opinions(vec![opinion])));
    bench.screen.tick(Duration::from_secs(2));
    assert!(bench.text().contains("Hint: `beta`"));
}

#[test]
fn giving_up_is_asked_twice() {
    let mut bench = Bench::new(true);
    assert!(bench.key(KeyCode::F(8)).contains("Give the game up?"));
    bench.key(KeyCode::Enter);
    assert!(bench.did().is_empty());
    bench.typed("resign");
    bench.key(KeyCode::Char('y'));
    assert_eq!(bench.did(), [Deed::Resign]);
}

#[test]
fn talk_stands_in_the_log_where_it_was_said() {
    let mut bench = Bench::new(true);
    bench.typed("say well played");
    assert_eq!(bench.did(), [Deed::Talk("well played".into())]);
    bench.news.borrow_mut().push((None, Said::Talk("Anne: thank you".into())));
    bench.screen.tick(Duration::ZERO);
    bench.news.borrow_mut().push((Some(situation(3)), Said::Changed));
    bench.screen.tick(Duration::from_secs(1));
    assert_eq!(bench.screen.entries()[..2], ["Event 1 happens.", "Anne: thank you"]);
}
