//! The coach on a screen that is only a buffer: what was looked through, the board at a choice, and another try from it.

mod common;

use common::{Desk, LOOK, manner};
use luckhouse_engine::{Rng, Seat, Viewer};
use luckhouse_shelf::games::GAMES;
use luckhouse_shelf::{BotSpec, Waiting, read_log};
use luckhouse_tui::app::App;
use luckhouse_tui::house::{Manner, Nowhere};
use luckhouse_tui::local::Local;
use luckhouse_tui::replay::Replay;
use luckhouse_tui::source::{Source, UserAction};
use luckhouse_words::{Language, Words, say};
use ratatui::crossterm::event::KeyCode;

/// An open game of a few choices, with who played it.
const LOG: &str = "booty-dice seats 2 edition 1
# seat p1 person p1
# seat p2 bot strong
* p1 starts
* D D X X C W
p1 roll XXW
* D J S
p1 roll CJS
* D W S
";

fn at_the_coach(log: &str, manner: Manner) -> Desk {
    let replay = Replay::of(log).unwrap().in_language(manner.language);
    let mut desk = Desk::new(App::at_table(Box::new(replay), Some(Box::new(Nowhere)), manner), (80, 24));
    desk.key(KeyCode::Char('c'));
    let list = say!(manner.words(), "terminal-coach-list");
    while !desk.shows(&list) {
        if desk.tick() {
            desk.draw();
        } else {
            std::thread::yield_now();
        }
    }
    desk
}

#[test]
fn the_coach_shows_the_board_at_a_choice_and_lets_one_try_again() {
    let mut desk = at_the_coach(LOG, manner(LOOK));
    assert!(desk.shows("chose") || desk.shows("choices") || desk.shows("cannot be told"), "{}", desk.text());
    assert!(desk.shows("all 2 decisions") && desk.shows("100 % |"), "{}", desk.text());
    desk.key(KeyCode::End);
    desk.key(KeyCode::Enter);
    desk.key(KeyCode::End);
    assert!(desk.shows("event 5: p1") && desk.shows("played") && desk.shows("┌"), "{}", desk.text());
    assert!(desk.shows("against strong bots"), "{}", desk.text());
    desk.key(KeyCode::Right);
    assert!(desk.shows("against best bots"), "{}", desk.text());
    for _ in 0..2 {
        desk.key(KeyCode::Enter);
        desk.settle();
        assert!(desk.shows("Your choice") && desk.shows("p2 best"), "{}", desk.text());
        desk.type_line("quit");
        assert!(desk.shows("This was a try") && desk.shows("event 5: p1"), "{}", desk.text());
    }
    desk.key(KeyCode::Esc);
    assert!(desk.shows("Replay"), "{}", desk.text());
}

#[test]
fn the_coach_speaks_every_language() {
    for language in Language::all() {
        let words = Words::in_language(language);
        let mut desk = at_the_coach(LOG, Manner { language, ..manner(LOOK) });
        let is_said = |desk: &Desk| {
            assert!(!desk.text().contains("terminal-"), "{}\n{}", language.tag(), desk.text());
            let keys = desk.text().lines().last().unwrap_or_default();
            assert!(keys.ends_with(&say!(words, "terminal-does-back")), "{keys:?}");
        };
        is_said(&desk);
        desk.key(KeyCode::End);
        desk.key(KeyCode::Enter);
        desk.key(KeyCode::End);
        is_said(&desk);
        desk.key(KeyCode::F(1));
        assert!(desk.shows(&say!(words, "terminal-help")), "{}", desk.text());
        is_said(&desk);
    }
}

/// Whoever leaves while the coach thinks is not held, and the screen goes on meanwhile.
#[test]
fn the_coach_can_be_left_while_it_thinks() {
    let slow = Manner { coach: std::time::Duration::from_secs(600), ..manner(LOOK) };
    let replay = Replay::of(LOG).unwrap();
    let mut desk = Desk::new(App::at_table(Box::new(replay), None, slow), (80, 24));
    desk.key(KeyCode::Char('c'));
    assert!(desk.shows("goes through every decision"), "{}", desk.text());
    // However long one decision takes, whoever waits sees that it goes on.
    assert!(desk.shows("0 s so far"), "{}", desk.text());
    while desk.shows("0 s so far") {
        desk.tick();
        desk.draw();
    }
    assert!(desk.shows("1 s so far"), "{}", desk.text());
    desk.key(KeyCode::Esc);
    assert!(desk.shows("Replay"), "{}", desk.text());
}

#[test]
fn an_open_game_with_secrets_is_refused_in_words() {
    let log = format!("{}\n", GAMES[4].open(&[], 2).unwrap().header());
    let mut desk =
        Desk::new(App::at_table(Box::new(Replay::of(&log).unwrap()), None, manner(LOOK)), (80, 24));
    desk.key(KeyCode::Char('c'));
    while desk.shows("goes through every decision") {
        desk.tick();
        desk.draw();
        std::thread::yield_now();
    }
    assert!(desk.shows("cannot say anything"), "{}", desk.text());
}

/// The log of a whole game at random, and each choice of it: the events before it, and whose it was.
fn finished(game: usize) -> (String, Vec<(usize, Seat)>) {
    let mut rng = Rng::seeded(3);
    let mut table = GAMES[game].open(&[], GAMES[game].about().seats[0]).unwrap();
    let mut choices = Vec::new();
    loop {
        match table.waiting() {
            Waiting::Over(_) => return (table.log(Viewer::Arbiter), choices),
            Waiting::Roll => table.roll(&mut rng),
            Waiting::Choice(seats) => {
                let seat = seats.first().unwrap();
                choices.push((table.events(), seat));
                table.choose_as(seat, BotSpec::RANDOM, &mut rng).unwrap();
            }
        }
    }
}

#[test]
fn every_game_is_tried_again_from_any_choice() {
    for game in 0..GAMES.len() {
        let (log, choices) = finished(game);
        // Long games are tried from every few choices: each try reads the game anew.
        let every = choices.len().div_ceil(60);
        for (after, seat) in choices.into_iter().step_by(every) {
            let mut local = Local::try_again(&log, after, (seat, BotSpec::RANDOM), 7).unwrap();
            // Those who choose at the same time do so first.
            while local.now().offers.is_empty() {
                local.news();
            }
            assert_eq!((local.now().events, local.now().seat), (after, Some(seat)), "{log}");
            let word = local.now().offers[0].word.clone();
            local.act(UserAction::Say(word));
            let tried = local.log().unwrap_or_default();
            let same = |text: &str| read_log(text, after).unwrap().log(Viewer::Arbiter);
            assert_eq!(same(&tried), same(&log));
        }
        let past = Local::try_again(&log, log.lines().count(), (Seat::at(0), BotSpec::RANDOM), 7);
        assert!(past.is_err());
    }
}

/// A try that is over begins once more at the same moment.
#[test]
fn a_try_is_tried_once_more_from_the_same_choice() {
    let (log, choices) = finished(3);
    let (after, seat) = choices[choices.len() / 2];
    let mut local = Local::try_again(&log, after, (seat, BotSpec::RANDOM), 7).unwrap();
    let first = local.now().view.clone();
    local.act(UserAction::Resign);
    while local.now().outcome.is_none() {
        local.news();
    }
    local.act(UserAction::Rematch);
    assert_eq!((local.now().events, &local.now().view), (after, &first));
}
