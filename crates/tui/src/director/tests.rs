//! What is shown when, by a clock that only ticks when it is told to.

use super::queue::{Beat, Cue, LEAST_STILL, MOST_BEHIND, OWED, Queue, Shown, Tempo};
use super::*;
use crate::local::look_on::{blank, told};
use luckhouse_engine::{Rng, Viewer};
use luckhouse_shelf::games::GAMES;
use luckhouse_shelf::{AnyTable, BotSpec, Waiting, find};
use luckhouse_words::{Language, Words};

const TEMPO: Tempo = Tempo { factor: 1.0, still: false, brisk: 1.0, plays: true, owed: false };
/// A screen is drawn so often.
const FRAME: Duration = Duration::from_millis(10);

const fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

impl Shown for Vec<u32> {
    fn join(&mut self, next: Vec<u32>) {
        self.extend(next);
    }
}

fn beat(number: u32, roll: u64, hold: u64) -> Beat<Vec<u32>> {
    Beat { shows: vec![number], roll: ms(roll), hold: ms(hold), like: None }
}

/// Tick to the end; every cue with its time.
fn run<T: Shown>(queue: &mut Queue<T>, tempo: Tempo, from: Duration) -> Vec<(Duration, Cue<T>)> {
    let (mut now, mut all) = (from, Vec::new());
    while !queue.is_idle() {
        now += FRAME;
        all.extend(queue.tick(tempo, now).into_iter().map(|cue| (now, cue)));
        assert!(now < from + ms(600_000), "it never ends");
    }
    all
}

#[test]
fn a_throw_is_in_the_air_then_lies_then_gives_way() {
    let mut queue = Queue::new();
    let first = queue.push(vec![beat(1, 900, 700), beat(2, 0, 500)], TEMPO, ms(0), false);
    assert_eq!(first, [Cue::Begin(vec![1], ms(900))]);
    let cues = run(&mut queue, TEMPO, ms(0));
    assert_eq!(cues[0], (ms(900), Cue::Reveal { shows: vec![1], live: false }));
    assert_eq!(cues[1], (ms(1600), Cue::Begin(vec![2], ms(0))));
    assert_eq!(cues[2], (ms(1600), Cue::Reveal { shows: vec![2], live: true }));
}

#[test]
fn like_beats_are_one() {
    let like = |number| Beat { like: Some("robs p1".into()), ..beat(number, 0, 1000) };
    let mut queue = Queue::new();
    queue.push(vec![beat(0, 0, 100), like(1), like(2), like(3), beat(4, 0, 100)], TEMPO, ms(0), false);
    let begun = run(&mut queue, TEMPO, ms(0)).into_iter().filter(|(_, cue)| matches!(cue, Cue::Begin(..)));
    assert_eq!(begun.map(|(_, cue)| cue).collect::<Vec<_>>().len(), 2);
}

#[test]
fn skipping_shows_now_at_once() {
    let mut queue = Queue::new();
    queue.push((0..9).map(|number| beat(number, 900, 700)).collect(), TEMPO, ms(0), false);
    let cues = queue.skip(ms(100));
    assert!(matches!(cues.last(), Some(Cue::Reveal { live: true, shows }) if shows.last() == Some(&8)));
    assert!(queue.is_idle() && !queue.is_behind());
}

#[test]
fn whoever_keeps_others_waiting_is_shown_the_rest_soon() {
    let owed = Tempo { owed: true, ..TEMPO };
    for first in [0, 400, 1200] {
        let mut queue = Queue::new();
        queue.push((0..4).map(|number| beat(number, 900, 700)).collect(), TEMPO, ms(0), false);
        queue.tick(TEMPO, ms(first));
        queue.push(vec![beat(9, 900, 700)], owed, ms(first), false);
        let cues = run(&mut queue, owed, ms(first));
        let (live, _) = cues.iter().find(|(_, cue)| matches!(cue, Cue::Reveal { live: true, .. })).unwrap();
        assert!(*live <= ms(first) + OWED + 5 * FRAME, "{live:?}");
    }
}

#[test]
fn it_is_never_far_behind_and_says_what_it_left_out() {
    let mut queue = Queue::new();
    let mut cues = Vec::new();
    for number in 0..2000 {
        let now = ms(20 * u64::from(number));
        cues.extend(queue.push(vec![beat(number, 900, 700)], TEMPO, now, false));
    }
    let end = ms(20 * 2000);
    let rest = run(&mut queue, TEMPO, end);
    assert!(rest.last().unwrap().0 <= end + MOST_BEHIND + ms(2000));
    assert!(cues.iter().any(|cue| matches!(cue, Cue::LeftOut(_))));
}

#[test]
fn at_once_means_at_once() {
    let mut queue = Queue::new();
    let none = Tempo { factor: 0.0, ..TEMPO };
    queue.push((0..9).map(|number| beat(number, 900, 700)).collect(), none, ms(0), false);
    assert!(queue.is_idle());
}

/// A game between bots who choose anything.
struct Bots {
    table: Box<dyn AnyTable>,
    rng: Rng,
}

impl Bots {
    fn open(game: &str, seats: usize, seed: u64) -> Bots {
        Bots { table: find(game).unwrap().open(&[], seats).unwrap(), rng: Rng::seeded(seed) }
    }

    /// One event; false if it is over.
    fn step(&mut self, bot: BotSpec) -> bool {
        match self.table.waiting() {
            Waiting::Over(_) => return false,
            Waiting::Roll => self.table.roll(&mut self.rng),
            Waiting::Choice(seats) => {
                for seat in seats.iter() {
                    self.table.choose_as(seat, bot, &mut self.rng).unwrap();
                }
            }
        }
        true
    }

    fn situation(&self) -> Situation {
        let words = Words::in_language(Language::ENGLISH);
        Situation {
            view: self.table.view(Viewer::Watcher),
            events: self.table.events(),
            story: self.table.story(0, Viewer::Watcher, &words),
            ..blank(&*self.table)
        }
    }

    fn told(&self, from: usize) -> Vec<Told> {
        told(&*self.table, from, Viewer::Watcher, &Words::in_language(Language::ENGLISH))
    }
}

#[test]
fn a_round_of_five_bots_is_over_in_time_and_every_throw_is_seen() {
    let beats = games::beats("booty-dice");
    for seed in 0..20 {
        let mut bots = Bots::open("booty-dice", 6, seed);
        // As much as five players do between two turns of the sixth.
        let roller = |bots: &Bots| bots.table.view(Viewer::Watcher)["roller"].clone();
        let mut turns = 0;
        while turns < 5 {
            let before = roller(&bots);
            if !bots.step(BotSpec::RANDOM) {
                break;
            }
            turns += usize::from(roller(&bots) != before);
        }
        let told = bots.told(0);
        let mut queue = Queue::new();
        let tempo = Tempo { brisk: 0.5, ..TEMPO };
        let first = queue.push(beats_of(&told, &Value::Null, beats), tempo, ms(0), false);
        let mut cues: Vec<_> = first.into_iter().map(|cue| (ms(0), cue)).collect();
        cues.extend(run(&mut queue, tempo, ms(0)));
        assert!(!cues.iter().any(|(_, cue)| matches!(cue, Cue::LeftOut(_))), "seed {seed}");
        assert!(cues.last().unwrap().0 <= ms(15_000), "seed {seed}: {:?}", cues.last().unwrap().0);
        every_throw_lies(&cues);
    }
}

/// Between the moment a throw lies and the next thing there is time to see it.
fn every_throw_lies(cues: &[(Duration, Cue<Shot>)]) {
    let mut thrown = false;
    for pair in cues.windows(2) {
        match (&pair[0], &pair[1]) {
            ((_, Cue::Begin(_, roll)), _) => thrown = !roll.is_zero(),
            ((lies, Cue::Reveal { .. }), (next, Cue::Begin(..))) if thrown => {
                assert!(*next - *lies >= LEAST_STILL, "{:?}", *next - *lies);
            }
            _ => {}
        }
    }
}

fn director(bots: &Bots) -> Director {
    let manner = Manner::here(|_| None, 1);
    Director::new(&bots.situation(), &manner)
}

/// Board, story and prompt go together, and at the end all is as the table has it.
#[test]
fn every_game_is_told_as_it_is_shown() {
    for game in GAMES {
        let mut bots = Bots::open(game.about().name, game.about().seats[0], 3);
        let mut director = director(&bots);
        let mut clock = ms(0);
        for _ in 0..150 {
            let (from, before) = (bots.table.events(), bots.situation());
            if !bots.step(BotSpec::RANDOM) {
                break;
            }
            let now = bots.situation();
            director.hear(&bots.told(from), &now);
            if director.rolling().is_some() {
                assert_eq!(director.now().story, before.story, "told while its dice are in the air");
                assert_eq!(director.now().outcome, None);
            }
            while !director.is_idle() {
                clock += ms(33);
                director.tick(clock);
                assert!(director.now().story.len() <= now.story.len());
            }
            assert_eq!(director.now(), &now);
            assert_eq!(director.settled(), now.events);
        }
    }
}

#[test]
fn what_is_taken_back_jumps_back() {
    let mut bots = Bots::open("booty-dice", 3, 5);
    while bots.table.events() < 4 {
        bots.step(BotSpec::RANDOM);
    }
    let (early, mut director) = (bots.situation(), director(&bots));
    let from = bots.table.events();
    while bots.table.events() < from + 3 {
        bots.step(BotSpec::RANDOM);
    }
    director.hear(&bots.told(from), &bots.situation());
    assert!(director.is_behind());
    director.hear(&[], &early);
    assert!(!director.is_behind());
    assert_eq!(director.now(), &early);
    assert_eq!(director.before(), &early.view);
}

#[test]
fn nothing_can_be_chosen_before_it_was_seen_nor_right_after() {
    let mut bots = Bots::open("booty-dice", 3, 5);
    let mut director = director(&bots);
    bots.step(BotSpec::RANDOM);
    bots.step(BotSpec::RANDOM);
    director.tick(ms(1000));
    assert!(director.is_open());
    director.hear(&bots.told(0), &bots.situation());
    let mut clock = ms(1000);
    let mut opened = None;
    while !director.is_open() {
        clock += ms(33);
        director.tick(clock);
        opened = opened.or((!director.is_behind()).then_some(clock));
    }
    assert!(clock >= opened.unwrap() + GUARD);
}
