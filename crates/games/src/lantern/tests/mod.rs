//! Every ruling of Lantern, most of them as logs with written-down dice.

mod end;
mod leave;
mod setup;
mod sheet;
mod twins;
mod words;
mod zone;

use super::{Lantern, LanternAction, LanternOptions, LanternView};
use luckhouse_engine::{Game, Options, Outcome, Playout, Rng, Seat, Table, Turn, Viewer};

const P1: Seat = Seat::at(0);

/// Six dice of the setup, and their places: some of everything.
const SETUP: &str = "* 1 2 3 4 5 6\np1 assign crit=5 counter=3 magic=4 con=6 xp=1 camp=2\n";

/// Two zones: one box for a 6, and then one for a 5.
const SHORT: &str = "sheet=short; Gate: 6; Hall: 5; rows: 2 2";

/// The table after these events, with the default options.
fn after(events: &str) -> Table<Lantern> {
    with("", events)
}

/// The table after these events, with these options.
fn with(options: &str, events: &str) -> Table<Lantern> {
    let options = if options.is_empty() { String::new() } else { format!("({options})") };
    Table::read(&format!("lantern{options} seats 1 edition 1\n{events}")).unwrap()
}

/// The options of a sheet on one line.
fn rules(options: &str) -> Lantern {
    Lantern::new(LanternOptions::read(options).unwrap(), 1).unwrap()
}

fn view(table: &Table<Lantern>) -> LanternView {
    table.view(Viewer::Watcher)
}

fn legal(table: &Table<Lantern>) -> Vec<String> {
    table.legal(P1).iter().map(ToString::to_string).collect()
}

fn outcome(table: &Table<Lantern>) -> Outcome {
    match table.turn() {
        Turn::Over(outcome) => outcome,
        other => panic!("not over: {other:?}"),
    }
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<super::LanternState>() <= 32, "{}", size_of::<super::LanternState>());
}

#[test]
fn random_games_keep_the_contract() {
    for seed in 0..300 {
        let options = if seed % 2 == 0 { "" } else { "reroll-ones=on" };
        let mut rng = Rng::seeded(seed);
        let mut table = Table::open(rules(options));
        while !matches!(table.turn(), Turn::Over(_)) {
            check_moment(&table);
            if table.roll(&mut rng).is_none() {
                let action: LanternAction = rng.pick(&table.legal(P1));
                table.choose(P1, action).unwrap();
            }
        }
        check_moment(&table);
        let again = Table::<Lantern>::read(&table.whole_log()).unwrap();
        assert_eq!(again.state(), table.state());
    }
}

/// What must hold at every moment of every game.
fn check_moment(table: &Table<Lantern>) {
    use luckhouse_engine::Imagine;
    let view = view(table);
    let imagined = table.game().imagine(&view, &mut Rng::seeded(0));
    assert_eq!(&imagined, table.state());
    assert_eq!(table.game().sound(table.state()), Ok(()));
    if matches!(table.turn(), Turn::Choose(_)) {
        let legal = table.legal(P1);
        assert!(!legal.is_empty() && legal.windows(2).all(|w| w[0] < w[1]));
        assert!(legal.iter().all(|action| action.to_string().parse() == Ok(*action)));
    }
}

#[test]
fn unsound_states_are_told_apart() {
    use super::{Circles, LanternState, Phase};
    let game = rules("");
    let complaint = |change: fn(&mut LanternState)| {
        let mut state = game.start();
        change(&mut state);
        game.sound(&state).unwrap_err()
    };
    let eight = |state: &mut LanternState| state.abilities.magic = Circles { left: 6, crossed: 2 };
    assert_eq!(complaint(eight), "more than seven circles for Magic Spell");
    assert_eq!(complaint(|state| state.phase = Phase::Fight("1 2 3".parse().unwrap())), "3 dice");
    assert_eq!(complaint(|state| state.experience = 13), "13 experience");
    assert_eq!(complaint(|state| state.rewarded = 1), "a reward for nothing");
}

#[test]
fn a_game_ends_by_itself() {
    let game = rules("");
    let mut playout = Playout::new();
    for seed in 0..2000 {
        let ended = playout.run(&game, &mut Rng::seeded(seed));
        // At most 28 circles can be crossed off, and few setups are rolled again.
        assert!(ended.choices < 60, "{ended:?}");
    }
}
