use super::*;
use crate::board::Touched;
use crate::local::look_on::blank;
use crate::source::Situation;
use luckhouse_shelf::games::GAMES;
use luckhouse_words::Words;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};
use serde_json::{Value, json};
use std::cell::RefCell;
use std::rc::Rc;

/// What is told, and how things stand from then on.
type News = Rc<RefCell<Vec<(Option<Situation>, Said)>>>;

/// A table that does nothing by itself, and writes down what is done at it.
struct Still {
    now: Situation,
    news: News,
    actions: Rc<RefCell<Vec<UserAction>>>,
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

    fn act(&mut self, action: UserAction) {
        self.actions.borrow_mut().push(action);
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

    fn picked(&self, _words: &Words) -> String {
        if self.picked { "something with an a".into() } else { String::new() }
    }
}

/// A screen at such a table, and somebody who looks at it.
struct Bench {
    screen: TableScreen,
    terminal: Terminal<TestBackend>,
    news: News,
    actions: Rc<RefCell<Vec<UserAction>>>,
}

impl Bench {
    fn new(still: bool) -> Bench {
        let (news, actions) = (Rc::default(), Rc::default());
        let source = Still { now: situation(1), news: Rc::clone(&news), actions: Rc::clone(&actions) };
        let manner = Manner { still, ..Manner::here(|name| (name == "LANG").then(|| "C.UTF-8".into()), 1) };
        let mut screen = TableScreen::new(Box::new(source), &manner);
        screen.board = Box::<TwoSpots>::default();
        let terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        let mut bench = Bench { screen, terminal, news, actions };
        bench.text();
        bench
    }

    fn text(&mut self) -> String {
        let screen = &mut self.screen;
        self.terminal.draw(|frame| screen.draw(frame, &mut Gallery::default())).unwrap();
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

    fn did(&mut self) -> Vec<UserAction> {
        self.actions.take()
    }
}

fn say(word: &str) -> UserAction {
    UserAction::Say(word.into())
}

/// After so many events.
fn situation(events: usize) -> Situation {
    let table = GAMES[0].open(&[], 2).unwrap();
    let offer =
        |word: &str| LabelledOffer { word: word.into(), label: format!("it is {word}"), value: Value::Null };
    Situation {
        offers: ["alpha", "also", "beta"].map(offer).into(),
        story: (1..=events).map(|event| format!("Event {event} happens.")).collect(),
        events,
        waiting: "Your choice.".into(),
        ..blank(&*table)
    }
}

#[test]
fn the_list_is_walked_and_chosen_from() {
    let mut bench = Bench::new(true);
    // Nothing is at hand until somebody goes there.
    assert!(bench.key(KeyCode::Enter).contains("Go to a choice"));
    assert!(bench.did().is_empty());
    bench.key(KeyCode::Down);
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
    assert_eq!(bench.did(), [say("beta"), say("alpha"), say("alpha;beta"), UserAction::Undo]);
    assert!(bench.key(KeyCode::Char('x')).contains("Nothing in the list is like that"));
    assert!(bench.key(KeyCode::Esc).contains("(of 3)"));
}

#[test]
fn spots_are_walked_touched_and_forgotten() {
    let mut bench = Bench::new(true);
    assert!(bench.key(KeyCode::Tab).contains("the left one"));
    let picked = bench.key(KeyCode::Char(' '));
    assert!(picked.contains("(of 2)") && !picked.contains("beta"), "{picked}");
    assert!(bench.key(KeyCode::Tab).contains("the right one"));
    bench.key(KeyCode::Enter);
    let forgotten = bench.key(KeyCode::Esc);
    assert!(forgotten.contains("(of 3)"), "{forgotten}");
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
    assert_eq!(bench.did(), [say("beta"), say("also"), UserAction::Undo]);
}

/// A roll, and how things stand after it.
fn roll(bench: &Bench, events: usize) {
    let told = Told {
        events,
        facts: vec![json!({ "name": "card-roll", "seat": "p1", "die": 3 })],
        sentences: vec![format!("Event {events} happens.")],
        view: None,
        actors: Vec::new(),
    };
    bench.news.borrow_mut().push((Some(situation(events)), Said::Happened(told)));
    bench.news.borrow_mut().push((None, Said::Changed));
}

#[test]
fn dice_tumble_before_anybody_knows_what_they_show() {
    let mut bench = Bench::new(false);
    bench.screen.tick(Duration::from_secs(1));
    roll(&bench, 2);
    assert!(bench.screen.tick(Duration::from_secs(2)));
    assert!(bench.screen.tick(Duration::from_millis(2375)));
    let text = bench.text();
    assert!(text.contains("rolling Some(0.5)") && text.contains("The dice roll."), "{text}");
    assert!(!text.contains("Event 2 happens") && !text.contains("alpha"), "{text}");
    assert!(bench.screen.tick(Duration::from_millis(2751)));
    assert!(bench.text().contains("Event 2 happens"));
}

#[test]
fn a_key_that_was_meant_for_the_dice_chooses_nothing() {
    for key in [KeyCode::Enter, KeyCode::Char('b'), KeyCode::Down, KeyCode::Tab, KeyCode::Char(' ')] {
        let mut bench = Bench::new(false);
        roll(&bench, 2);
        bench.screen.tick(Duration::from_secs(2));
        bench.key(key);
        bench.key(KeyCode::Enter);
        bench.screen.tick(Duration::from_millis(2751));
        // What comes just too late is not meant for the list either.
        bench.key(key);
        bench.key(KeyCode::Enter);
        assert!(bench.did().is_empty(), "{key:?}");
        bench.screen.tick(Duration::from_millis(3100));
        bench.typed("alpha");
        assert_eq!(bench.did(), [say("alpha")]);
    }
}

#[test]
fn what_happened_can_be_skipped_and_shown_faster() {
    let mut bench = Bench::new(false);
    roll(&bench, 2);
    bench.screen.tick(Duration::from_secs(2));
    let text = bench.key(KeyCode::Char('.'));
    assert!(text.contains("rolling None") && text.contains("Event 2 happens"), "{text}");
    assert!(bench.key(KeyCode::Char('-')).contains("this speed: slow"));
    bench.typed("speed none");
    roll(&bench, 3);
    bench.screen.tick(Duration::from_secs(3));
    assert!(bench.text().contains("Event 3 happens"));
    // The odds would name what is still in the air.
    let mut bench = Bench::new(false);
    roll(&bench, 2);
    bench.screen.tick(Duration::from_secs(2));
    assert!(bench.key(KeyCode::F(3)).contains("First what happened is shown"));
    assert!(bench.did().is_empty());
}

/// Ten thousand keys while dice tumble and lie: nobody chooses what they could not see.
#[test]
fn keys_during_animations_choose_nothing() {
    let mut any = luckhouse_engine::Rng::seeded(15);
    let mut bench = Bench::new(false);
    let (mut clock, mut events) = (Duration::from_secs(1), 1);
    for _ in 0..10_000 {
        if bench.screen.director.is_open() {
            events += 1;
            roll(&bench, events);
        }
        clock += Duration::from_millis(any.below(60));
        bench.screen.tick(clock);
        let open = bench.screen.director.is_open();
        bench.screen.handle(Input::Key(random_key(&mut any)));
        let chose = |action: &UserAction| matches!(action, UserAction::Say(_) | UserAction::SitDown);
        assert!(open || !bench.did().iter().any(chose));
        bench.did();
    }
    assert!(events > 50, "{events}");
}

fn random_key(any: &mut luckhouse_engine::Rng) -> KeyCode {
    let keys = [KeyCode::Enter, KeyCode::Tab, KeyCode::Down, KeyCode::Up, KeyCode::Esc, KeyCode::Char(' ')];
    match any.below(3) {
        0 => KeyCode::Char(char::from(b'a' + any.below(26) as u8)),
        1 => keys[any.below(keys.len() as u64) as usize],
        _ => KeyCode::Enter,
    }
}

#[test]
fn chances_are_shown_when_they_are_wanted() {
    let mut bench = Bench::new(true);
    bench.key(KeyCode::F(6));
    assert_eq!(bench.did(), [UserAction::Hint]);
    let opinion = Opinion {
        word: "beta".into(),
        outlook: Vec::new(),
        chance: 0.625,
        error: 0.0,
        paired_error: 0.0,
        why: Vec::new(),
        beside: None,
        line: Vec::new(),
    };
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
    assert_eq!(bench.did(), [UserAction::Resign]);
}

#[test]
fn talk_stands_in_the_log_where_it_was_said() {
    let mut bench = Bench::new(true);
    bench.typed("say well played");
    assert_eq!(bench.did(), [UserAction::Talk("well played".into())]);
    bench.news.borrow_mut().push((None, Said::Talk("Anne: thank you".into())));
    bench.screen.tick(Duration::ZERO);
    bench.news.borrow_mut().push((Some(situation(3)), Said::Changed));
    bench.screen.tick(Duration::from_secs(1));
    let said: Vec<String> = bench.screen.entries().into_iter().map(|entry| entry.text).collect();
    assert_eq!(said[..2], ["Event 1 happens.", "Anne: thank you"]);
}
