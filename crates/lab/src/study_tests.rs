use super::*;
use crate::measured;
use crate::study_game::POINTS;
use luckhouse_bots::analysis::{Analysis, Cause, Moment, Share};
use luckhouse_engine::{PerSeat, Seat, Viewer};

fn study(game: &str, bots: &[&str], games: u64) -> Study {
    Study { cell: Cell::new(game, &[], bots), seed: 5, games, nodes: 40 }
}

/// A game of these chances, won by whoever has the last one.
fn game(curve: &[[f64; 3]]) -> Analysis {
    let chances = |here: &[f64; 3]| PerSeat::from_fn(3, |seat| here[seat.index()]);
    let moment = |(event, here): (usize, &[f64; 3])| Moment {
        event: event + 1,
        cause: Cause::Choice,
        line: String::new(),
        facts: Vec::new(),
        chances: Some(chances(here)),
        error: 0.0,
        change: PerSeat::new(3, 0.0),
        luck: PerSeat::new(3, 0.0),
        shares: Vec::new(),
        decisions: Vec::new(),
    };
    Analysis {
        seats: 3,
        over: true,
        start: chances(&curve[0]),
        result: chances(&curve[curve.len() - 1]),
        error: 0.0,
        moments: curve[1..].iter().enumerate().map(moment).collect(),
        turning: Vec::new(),
        players: Vec::new(),
        unclear: None,
    }
}

#[test]
fn measures_are_those_of_the_curve() {
    // p1 leads, p2 takes over by too little to count, then by enough, then p3 comes from nowhere.
    let curve = [
        [0.5, 0.4, 0.1],
        [0.46, 0.47, 0.07],
        [0.4, 0.55, 0.05],
        [0.2, 0.3, 0.5],
        [0.04, 0.04, 0.92],
        [0.0, 0.0, 1.0],
    ];
    let judged = Judged::of(0, &game(&curve));
    assert_eq!(judged.lead_changes, 2);
    assert_eq!((judged.decided, judged.sealed), (Some(0.6), Some(0.8)));
    assert_eq!(judged.comeback, Some(0.95));
    assert!((judged.drama.unwrap() - (0.4 + 0.4 + 0.5) / 6.0).abs() < 1e-12);
    // After one event of five p1 still leads, and does not win.
    assert_eq!(judged.early_leader, Some((0.0, 0.46)));
    let curve = judged.curve.unwrap();
    assert_eq!((curve.len(), curve[0], curve[20]), (21, 0.1, 1.0));
}

#[test]
fn only_what_the_judge_is_sure_of_counts() {
    let mut analysis = game(&[[0.5, 0.4, 0.1], [0.4, 0.5, 0.1], [0.5, 0.4, 0.1], [1.0, 0.0, 0.0]]);
    let sure = Judged::of(0, &analysis);
    assert_eq!((sure.lead_changes, sure.comeback), (2, Some(0.6)));
    analysis.moments.iter_mut().for_each(|moment| moment.error = 0.15);
    let unsure = Judged::of(0, &analysis);
    assert_eq!((unsure.lead_changes, unsure.drama), (0, Some(0.0)));
    assert!((unsure.comeback.unwrap() - 0.45).abs() < 1e-12);
}

#[test]
fn a_shared_game_has_no_winner_to_follow() {
    let judged = Judged::of(0, &game(&[[0.4, 0.3, 0.3], [0.5, 0.5, 0.0]]));
    assert_eq!((judged.decided, judged.drama, judged.curve), (None, None, None));
    assert_eq!(judged.lead_changes, 0);
}

#[test]
fn a_kingmaker_has_no_hope_and_moves_others() {
    let mut analysis = game(&[[0.5, 0.49, 0.01], [0.7, 0.29, 0.01], [1.0, 0.0, 0.0]]);
    let change = |moved: [f64; 3]| PerSeat::from_fn(3, |seat| moved[seat.index()]);
    analysis.moments[0].shares = vec![Share { seat: Seat::at(2), change: change([0.2, -0.2, 0.0]) }];
    // Whoever has hope plays for themselves.
    analysis.moments[1].shares = vec![Share { seat: Seat::at(0), change: change([0.3, -0.29, -0.01]) }];
    assert_eq!(Judged::of(0, &analysis).kingmaking, 1);
    analysis.moments[0].error = 0.3;
    assert_eq!(Judged::of(0, &analysis).kingmaking, 0, "a judge who can be off by as much proves nothing");
}

#[test]
fn a_studied_game_is_the_game_of_the_run() {
    let setup = Cell::new("fortuna", &[], &["steady", "random"]).check().unwrap();
    for index in 0..5 {
        let table = played(&setup, 5, index);
        let Waiting::Over(outcome) = table.waiting() else { panic!("it is over") };
        let mut seen = Vec::new();
        let each = &mut |_, one: &crate::Observed| seen.push(*one);
        measured(setup.game).observe(&setup.options, &setup.bots, 5, index..index + 1, each).unwrap();
        assert_eq!(seen[0].outcome, outcome);
        assert_eq!((seen[0].choices + seen[0].rolls) as usize, events(&*table));
    }
}

/// Choices and rolls; choices made at once count one each.
fn events(table: &dyn AnyTable) -> usize {
    table.log(Viewer::Arbiter).lines().skip(1).map(|line| line.split(" | ").count()).sum()
}

#[test]
fn a_sample_is_the_same_every_time() {
    let study = study("booty-dice", &["novice", "novice"], 6);
    let sample = study.run(&()).unwrap().unwrap();
    assert_eq!(study.run(&()).unwrap().unwrap(), sample);
    assert_eq!((sample.games.len(), sample.left_out), (6, 0));
    assert_eq!(sample.games.iter().map(|game| game.index).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5]);
    let drama = sample.mean(|game| game.drama);
    assert!(0.0 <= drama.value && drama.value < 0.5 && drama.low < drama.high);
    // Whoever won had all of it in the end, and luck moved somebody.
    let curves = sample.curves(&[0.25, 0.5, 0.75]);
    assert_eq!(curves[POINTS - 1], [1.0, 1.0, 1.0]);
    assert!(sample.games.iter().all(|game| game.luck > 0.0 && game.luck_per_roll.unwrap() > 0.0));
    assert!(sample.games.iter().any(|game| game.mattered(2, usize::MAX).unwrap() > 0.0));
}

#[test]
fn whoever_watches_can_stop_it() {
    struct Enough;
    impl Watch for Enough {
        fn go_on(&self, _done: u64, _of: u64) -> bool {
            false
        }
    }
    assert_eq!(study("booty-dice", &["novice", "novice"], 2).run(&Enough).unwrap(), None);
}

/// What was looked at before is kept.
#[test]
fn whoever_stops_it_later_has_what_there_was() {
    struct After(u64);
    impl Watch for After {
        fn go_on(&self, done: u64, _of: u64) -> bool {
            done < self.0
        }
    }
    let one = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    let study = study("booty-dice", &["novice", "novice"], 4);
    let (part, whole) =
        one.install(|| (study.run(&After(2)).unwrap().unwrap(), study.run(&()).unwrap().unwrap()));
    assert!(part.interrupted && !whole.interrupted);
    assert_eq!(part.games, whole.games[..2]);
}

#[test]
fn a_better_bot_does_better_where_there_is_skill() {
    let cell = Cell::new("booty-dice", &[], &["random", "random"]);
    let ladder = crate::Ladder { cell, seed: 1, rounds: 24 };
    let steps = ladder.climb(&()).unwrap();
    assert_eq!((steps[0].better, steps[0].weaker, steps[0].even), ("novice", "random", 0.5));
    assert!(steps[0].wins.low > 0.5, "{:?}", steps[0].wins);
    assert_eq!(ladder.climb(&()).unwrap(), steps);
    let alone = crate::Ladder { cell: Cell::new("lantern", &[], &["random"]), seed: 1, rounds: 3 };
    assert_eq!(alone.climb(&()).unwrap()[0].even, 0.0);
}
