use super::*;
use crate::house::Nowhere;
use luckhouse_shelf::games::GAMES;
use luckhouse_shelf::{AnyGame, find};
use luckhouse_words::Words;
use std::cell::RefCell;
use std::rc::Rc;

/// Keeps what it was given, for the test to read.
#[derive(Clone, Default)]
struct Drawer(Rc<RefCell<Vec<String>>>);

impl Keeper for Drawer {
    fn keep(&mut self, log: &str) {
        let mut logs = self.0.borrow_mut();
        logs.pop();
        logs.push(log.into());
    }

    fn next_game(&mut self) {
        self.0.borrow_mut().push(String::new());
    }

    fn farewell(&self, _over: bool) -> String {
        "in the drawer".into()
    }
}

fn seating(game: &dyn AnyGame, people: SeatSet) -> Seating {
    Seating { people, bots: PerSeat::new(game.about().seats[0], BotSpec::RANDOM), typed: false }
}

fn open(game: &dyn AnyGame, seating: Seating, keeper: Box<dyn Keeper>) -> Local {
    let table = game.open(&[], game.about().seats[0]).unwrap();
    Local::new(table, seating, 5, keeper)
}

/// Let others act until somebody at the screen has something to do, or the game is over.
fn settle(local: &mut Local) -> Vec<Said> {
    let mut said = Vec::new();
    loop {
        said.extend(local.news());
        let now = local.now();
        let mine = !now.offers.is_empty() && local.queue.is_empty();
        if mine || now.hand_over.is_some() || now.by_hand.is_some() || now.outcome.is_some() {
            return said;
        }
        std::thread::yield_now();
    }
}

/// Play the first of what is offered until it is over; how often somebody had to sit down.
fn play_out(local: &mut Local) -> usize {
    let mut sat_down = 0;
    let mut any = Rng::seeded(9);
    loop {
        settle(local);
        let now = local.now();
        if now.outcome.is_some() {
            return sat_down;
        }
        let action = if now.hand_over.is_some() {
            assert!(now.offers.is_empty() && now.seat.is_none(), "secrets are shown before a hand-over");
            assert_eq!(now.view, local.table.view(Viewer::Watcher));
            assert_eq!(now.story, local.table.story(0, Viewer::Watcher, &Words::spoken()));
            sat_down += 1;
            UserAction::SitDown
        } else {
            UserAction::Say(now.offers[any.below(now.offers.len() as u64) as usize].word.clone())
        };
        local.act(action);
    }
}

#[test]
fn every_game_is_played_to_its_end_by_people_who_share_the_screen() {
    for game in GAMES {
        let everybody = SeatSet::all(game.about().seats[0]);
        let mut local = open(*game, seating(*game, everybody), Box::new(Nowhere));
        let sat_down = play_out(&mut local);
        // The hidden pieces of this game are handed over with the screen; dice on the table are for everybody.
        let hidden = local.table.about().name == "reynards-luck";
        assert_eq!(sat_down > 0, hidden, "{}", local.table.about().name);
        assert!(!local.now().story.is_empty());
    }
}

#[test]
fn the_same_seed_is_the_same_game_and_all_of_it_is_kept() {
    let game = find("booty-dice").unwrap();
    let played = || {
        let drawer = Drawer::default();
        drawer.clone().next_game();
        let mut local = open(game, seating(game, SeatSet::one(Seat::at(0))), Box::new(drawer.clone()));
        play_out(&mut local);
        assert_eq!(drawer.0.borrow()[0], local.seating.write_into(&local.table.log(Viewer::Arbiter)));
        local.table.log(Viewer::Arbiter)
    };
    assert_eq!(played(), played());
}

#[test]
fn a_rematch_is_another_game() {
    let game = find("fortuna").unwrap();
    let drawer = Drawer::default();
    drawer.clone().next_game();
    let mut local = open(game, seating(game, SeatSet::one(Seat::at(0))), Box::new(drawer.clone()));
    local.act(UserAction::Rematch);
    let told = settle(&mut local);
    assert!(told.iter().any(|said| matches!(said, Said::Line(_))), "not while it is played");
    play_out(&mut local);
    local.act(UserAction::Rematch);
    assert!(local.now().outcome.is_none() && local.now().events == 0 && local.now().story.is_empty());
    play_out(&mut local);
    let logs = drawer.0.borrow();
    assert_eq!(logs.len(), 2);
    assert_ne!(logs[0], logs[1]);
}

#[test]
fn dice_are_typed_or_left_to_the_house() {
    let game = find("booty-dice").unwrap();
    let typed = Seating { typed: true, ..seating(game, SeatSet::all(2)) };
    let mut local = open(game, typed, Box::new(Nowhere));
    settle(&mut local);
    assert!(local.now().by_hand.is_some());
    local.act(UserAction::Say("p9 starts".into()));
    assert!(matches!(local.news().as_slice(), [Said::Line(_)]));
    local.act(UserAction::Say("p2 starts".into()));
    settle(&mut local);
    local.act(UserAction::Say(String::new()));
    settle(&mut local);
    assert_eq!((local.now().events, local.now().seat), (2, Some(Seat::at(1))));
}

#[test]
fn choices_are_taken_back_and_hints_given() {
    let game = find("reynards-luck").unwrap();
    let mut local = open(game, seating(game, SeatSet::one(Seat::at(0))), Box::new(Nowhere));
    settle(&mut local);
    let (before, word) = (local.now().clone(), local.now().offers[0].word.clone());
    local.act(UserAction::Say(word));
    settle(&mut local);
    assert!(local.now().may_undo);
    local.act(UserAction::Undo);
    settle(&mut local);
    assert_eq!(local.now(), &before);
    local.act(UserAction::Say("sideways".into()));
    assert!(matches!(local.news().as_slice(), [Said::Line(_)]));
    assert_eq!(local.now(), &before);
}

#[test]
fn a_hint_weighs_every_choice() {
    let game = find("booty-dice").unwrap();
    let mut local = open(game, seating(game, SeatSet::one(Seat::at(0))), Box::new(Nowhere));
    settle(&mut local);
    local.act(UserAction::Hint);
    let opinions = loop {
        match local.news().pop() {
            Some(Said::Opinions(opinions)) => break opinions,
            Some(other) => panic!("{other:?}"),
            None => std::thread::yield_now(),
        }
    };
    assert_eq!(opinions.len(), local.now().offers.len());
}

#[test]
fn a_shortcut_says_all_its_words() {
    let game = find("reynards-luck").unwrap();
    let mut local = open(game, seating(game, SeatSet::one(Seat::at(0))), Box::new(Nowhere));
    settle(&mut local);
    let shortcut = local.now().shortcuts[0].word.clone();
    local.act(UserAction::Say(shortcut.to_uppercase()));
    settle(&mut local);
    assert!(local.now().events > 4, "{} events", local.now().events);
}

#[test]
fn who_gives_up_is_followed_by_a_bot_in_a_larger_game() {
    let game = find("booty-dice").unwrap();
    let table = game.open(&[], 3).unwrap();
    let seating =
        Seating { bots: PerSeat::new(3, BotSpec::RANDOM), ..seating(game, SeatSet::one(Seat::at(0))) };
    let mut local = Local::new(table, seating, 5, Box::new(Nowhere));
    settle(&mut local);
    local.act(UserAction::Resign);
    settle(&mut local);
    assert!(local.now().outcome.is_some(), "bots play it to its end");
    assert!(local.now().players[0].bot.is_some());
}
