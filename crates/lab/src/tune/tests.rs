use super::*;

fn tuning(aims: &str, vary: &[&str]) -> Tuning {
    let table = Cell::new("booty-dice", &[], &["random", "random"]);
    let game = find("booty-dice").unwrap();
    Tuning {
        table,
        aims: Aim::read_all(aims, 2).unwrap(),
        vary: vary.iter().map(|word| Vary::read(game, word, 4).unwrap()).collect(),
        games: 256,
        generations: 3,
        confirm: 0,
        near: 1.0,
        seed: 1,
    }
}

#[test]
fn a_shorter_game_is_found_by_a_lower_goal() {
    let tuned = tuning("at most 20 rolls", &["goal=12,25,60", "curse"]).run(&()).unwrap();
    let best = &tuned.best[0];
    assert!(best.options.contains(&("goal".into(), "12".into())), "{best:?}");
    assert!(best.miss() < tuned.start.miss() && best.front);
    assert_eq!((tuned.tried, tuned.best[0].games, tuned.interrupted), (6, 256, false));
}

#[test]
fn the_same_seed_finds_the_same_with_any_number_of_workers() {
    let run = |workers: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(workers).build().unwrap();
        pool.install(|| tuning("at most 15 rolls, caps at most 1%", &["lives", "goal", "curse"]).run(&()))
    };
    assert_eq!(run(1).unwrap(), run(3).unwrap());
}

#[test]
fn aims_that_pull_apart_leave_a_front() {
    let tuned = tuning("at most 10 turns, choices at least 60", &["goal=12,25,60"]).run(&()).unwrap();
    assert!(tuned.best.iter().filter(|candidate| candidate.front).count() >= 2, "{:?}", tuned.best);
}

#[test]
fn a_sheet_is_changed_until_best_play_wins_as_often_as_wanted() {
    let sheet = "mine; Wolves: 4 X X X; Dragon: X X X X; rows: 4";
    let table = Cell::new("lantern", &[("sheet", sheet)], &["random"]);
    let vary = vec![Vary::Bits("sheet".into())];
    let aims = Aim::read_all("best play wins 50..60%", 1).unwrap();
    let tuning = Tuning { table, aims, vary, games: 32, generations: 1, confirm: 1, near: 0.0, seed: 1 };
    let tuned = tuning.run(&()).unwrap();
    let (start, best) = (&tuned.start, &tuned.best[0]);
    assert!(best.miss() < start.miss() || start.miss() == 0.0, "{start:?} {best:?}");
    assert_eq!(best.figures[0].low, best.figures[0].high, "the best one was solved exactly");
    assert!(tuned.correction.unwrap() >= 0.0, "rows only help");
}

#[test]
fn of_two_that_do_as_well_the_one_nearer_to_today_comes_first() {
    let tuned = |near: f64| {
        let tuning = Tuning { near, ..tuning("at most 20 rolls", &["goal=10,12,15", "lives=1,10"]) };
        tuning.run(&()).unwrap().best
    };
    let (near, far) = (tuned(50.0), tuned(0.0));
    let costs = |all: &[Candidate], weight: f64| {
        all.iter().map(|one| one.miss() + weight * one.away).collect::<Vec<f64>>()
    };
    assert!(costs(&near, 50.0).is_sorted() && costs(&far, 0.0).is_sorted(), "{near:?} {far:?}");
    let order = |all: &[Candidate]| all.iter().map(Candidate::settings).collect::<Vec<_>>();
    assert_ne!(order(&near), order(&far), "it weighs something");
    assert!(near.iter().all(|one| one.away > 0.0), "the game as it is stands apart");
}

#[test]
fn what_changes_nothing_is_not_listed_apart() {
    let tuned = tuning("at most 20 rolls", &["goal=12,25", "cap=500,900,1000"]).run(&()).unwrap();
    let set: Vec<String> = tuned.best.iter().map(Candidate::settings).collect();
    assert_eq!(set, ["goal=12"], "no random game comes near such a cap");
    assert_eq!((tuned.tried, tuned.alike), (6, 4));
}

#[test]
fn a_layout_is_tuned_bit_by_bit() {
    let table = Cell::new("reynards-luck", &[("cap", "30")], &["random", "random"]);
    let (vary, aims) = (vec![Vary::Bits("layout".into())], Aim::read_all("wins 40 to 60%", 2).unwrap());
    let tuned = Tuning { table, aims, vary, games: 32, generations: 1, ..tuning("at most 1 rolls", &[]) };
    let tuned = tuned.run(&()).unwrap();
    assert!(
        tuned.tried > 8 && tuned.best.iter().all(|one| one.settings().contains("layout=pieces ")),
        "{tuned:?}"
    );
}

#[test]
fn what_cannot_be_searched_is_said() {
    let many = tuning("at most 20 rolls", &["lives", "doubloons", "goal", "cap", "resolve", "curse"]);
    let vary = Vary::all(find("booty-dice").unwrap(), 9).unwrap();
    let wrong = Tuning { vary, ..many }.run(&()).unwrap_err().to_string();
    assert!(wrong.contains("sets of options` is not a search that ends: expected at most 5000"), "{wrong}");
    let wrong = tuning("at most 20 rolls", &["goal=5"]).run(&()).unwrap_err().to_string();
    assert_eq!(wrong, "`5` is not a value of this option: expected goal=10 to 60");
    let shot = Cell::new("lucky-shot", &[], &["random", "random"]);
    let aims = Aim::read_all("best play wins 40..50%", 2).unwrap();
    let unsolvable = Tuning { table: shot, aims, vary: Vec::new(), ..tuning("at most 1 rolls", &[]) };
    assert!(unsolvable.run(&()).unwrap_err().to_string().contains("expected a game that has a solver"));
}
