//! Programs among bots that are counted: each is told what its seat may know, once, and who forfeits has not won.

use luckhouse_engine::Seat;
use luckhouse_lab::{Cell, measured};
use luckhouse_shelf::games::GAMES;
use luckhouse_shelf::program::{AtTable, Begin, Ending, Fault, Question, Runs, welcome};
use luckhouse_shelf::{AnyGame, BotSpec, find};
use std::sync::{Arc, Mutex};

/// What one of them was told in one game.
#[derive(Clone, Default)]
struct Heard {
    seat: Option<Seat>,
    lines: Vec<String>,
    asked: usize,
    won: Option<bool>,
    log: String,
    fault: Option<Fault>,
}

/// A program that takes the first it is offered; after so many questions it is late.
struct First {
    heard: Arc<Mutex<Vec<Heard>>>,
    patient: usize,
}

struct Playing {
    heard: Arc<Mutex<Vec<Heard>>>,
    own: Heard,
    patient: usize,
}

impl Runs for First {
    fn sit_down(&self, begin: &Begin) -> Box<dyn AtTable> {
        assert!(begin.seat.index() < begin.seats && find(begin.game).is_ok());
        let own = Heard { seat: Some(begin.seat), ..Heard::default() };
        Box::new(Playing { heard: Arc::clone(&self.heard), own, patient: self.patient })
    }
}

impl AtTable for Playing {
    fn choose(&mut self, question: &Question) -> Result<String, Fault> {
        self.own.asked += 1;
        self.own.lines.extend(question.happened.iter().map(|happened| happened.line.clone()));
        assert!(serde_json::from_str::<serde_json::Value>(question.view.get()).unwrap().is_object());
        if self.own.asked > self.patient {
            return Err(Fault::Late { seconds: 2.0 });
        }
        let offers: Vec<serde_json::Value> = serde_json::from_str(question.offers.get()).unwrap();
        Ok(offers[0]["word"].as_str().unwrap().into())
    }

    fn forfeits(&mut self, fault: &Fault) {
        self.own.fault = Some(fault.clone());
        self.heard.lock().unwrap().push(self.own.clone());
    }

    fn end(&mut self, ending: &Ending) {
        self.own.won = Some(ending.outcome.winners.contains(self.own.seat.unwrap()));
        self.own.log.clone_from(&ending.log);
        self.heard.lock().unwrap().push(self.own.clone());
    }
}

fn welcomed(name: &str, patient: usize) -> Arc<Mutex<Vec<Heard>>> {
    let heard = Arc::<Mutex<Vec<Heard>>>::default();
    welcome(name, Box::new(First { heard: Arc::clone(&heard), patient })).unwrap();
    heard
}

fn bots(game: &dyn AnyGame, words: &[&str]) -> Vec<BotSpec> {
    words.iter().map(|word| BotSpec::read(word, game).unwrap()).collect()
}

#[test]
fn each_is_told_every_line_once_and_the_whole_log_at_the_end() {
    let heard = welcomed("listens", usize::MAX);
    for game in GAMES {
        let seats = game.about().seats[0];
        let words = ["listens", "random"].into_iter().cycle().take(seats).collect::<Vec<_>>();
        measured(*game).round(&[], &bots(*game, &words), 7, 0, false).unwrap();
        measured(*game).observe(&[], &bots(*game, &words), 7, 0..2, &mut |_, _| {}).unwrap();
        let all = std::mem::take(&mut *heard.lock().unwrap());
        assert_eq!(all.len(), seats + 2, "{}", game.about().name);
        for one in all {
            let table = luckhouse_shelf::read_log(&one.log, usize::MAX).unwrap();
            assert!(matches!(table.waiting(), luckhouse_shelf::Waiting::Over(_)));
            // What is hidden from it while the game lasts is a question mark to it.
            for (told, line) in one.lines.iter().zip(one.log.lines().skip(1)) {
                assert!(told == line || told.contains('?'), "{told} is not {line}");
            }
            assert!(one.lines.len() <= table.events() && one.asked > 0);
            assert!(one.lines.len() > table.events() / 4, "{} of {}", one.lines.len(), table.events());
        }
    }
}

#[test]
fn who_forfeits_has_not_won_and_is_asked_no_more() {
    let heard = welcomed("late", 1);
    for game in GAMES {
        let seats = *game.about().seats.last().unwrap();
        let words = ["late", "random"].into_iter().cycle().take(seats.min(2)).collect::<Vec<_>>();
        let words: Vec<&str> =
            words.into_iter().chain(std::iter::repeat_n("random", seats.saturating_sub(2))).collect();
        let round = measured(*game).round(&[], &bots(*game, &words), 3, 0, false).unwrap();
        assert_eq!(round.shares[0], 0.0, "{}", game.about().name);
        if seats > 1 {
            assert!((round.shares.iter().sum::<f64>() - 1.0).abs() < 1e-9, "somebody else has won");
        }
        let all = std::mem::take(&mut *heard.lock().unwrap());
        assert_eq!(all.len(), seats);
        assert!(all.iter().all(|one| one.asked == 2 && one.fault == Some(Fault::Late { seconds: 2.0 })));
    }
}

#[test]
fn it_is_a_bot_like_any_other_by_its_name_alone() {
    welcomed("mine", usize::MAX);
    let cell = Cell::new("booty-dice", &[], &["mine", "steady"]).check().unwrap();
    assert_eq!(cell.bots[0].to_string(), "mine");
    assert_eq!(cell.play(5, 0..8), cell.play(5, 0..8), "the same dice again");
    let game = find("booty-dice").unwrap();
    for word in ["mine:grudge", "mine!rob", "Mine", "nobody"] {
        let wrong = BotSpec::read(word, game).unwrap_err().to_string();
        assert!(wrong.contains("is not") && wrong.contains("mine"), "{wrong}");
    }
    for name in ["mine", "steady", "careful", "plain", "random", "", "a,b", "a=b", "Ann", "a\n"] {
        let nobody = First { heard: Arc::default(), patient: 0 };
        assert!(welcome(name, Box::new(nobody)).is_err(), "{name:?}");
    }
}
