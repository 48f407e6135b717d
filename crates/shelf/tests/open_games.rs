//! Games that say they hide nothing hide nothing: one state fits what anybody sees, and everybody reads every line.

mod settings;

use luckhouse_engine::{Actor, Game, Rng, Seat, SeatSet, Table, Turn, Viewer};
use luckhouse_shelf::CatalogGame;
use luckhouse_shelf::games::{GAMES, Visitor, visit_all};
use settings::{seats, settings};

/// So many events are enough to meet every kind of them.
const EVENTS: usize = 80;

/// What this state hides from this viewer, if it hides anything.
fn hidden<G: CatalogGame>(game: &G, state: &G::State, viewer: Viewer) -> Option<String> {
    let view = game.view(state, viewer);
    let actors = Seat::all(game.seats()).map(Actor::Seat).chain([Actor::Chance]);
    let unread = actors.into_iter().find(|actor| !game.sees(state, *actor, viewer));
    let imagined = |seed| game.imagine(&view, &mut Rng::seeded(seed)) != *state;
    if view != game.view(state, Viewer::Arbiter) || (0..4).any(imagined) {
        return Some(format!("{viewer:?} does not see the whole of {state:?}"));
    }
    unread.map(|actor| format!("{viewer:?} does not read what {actor:?} does in {state:?}"))
}

/// The first thing that is hidden from anybody in a game that is played at random.
fn first_hidden<G: CatalogGame>(game: G, rng: &mut Rng) -> Option<String> {
    let viewers: Vec<Viewer> = Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Watcher]).collect();
    let mut table = Table::open(game);
    for _ in 0..EVENTS {
        let found = viewers.iter().find_map(|viewer| hidden(table.game(), table.state(), *viewer));
        if found.is_some() {
            return found;
        }
        match table.turn() {
            Turn::Roll(_) => drop(table.roll(rng)),
            Turn::Choose(_) => choose_all(&mut table, rng),
            Turn::Over(_) => return None,
        }
    }
    None
}

fn choose_all<G: Game>(table: &mut Table<G>, rng: &mut Rng) {
    let owed: SeatSet = table.owed();
    for seat in owed.iter() {
        let action = rng.pick(&table.legal(seat));
        table.choose(seat, action).unwrap();
    }
}

struct Look;

impl Visitor for Look {
    fn visit<G: CatalogGame>(&mut self) {
        let any = GAMES.iter().find(|game| game.about().name == G::ABOUT.name).unwrap();
        let found = settings(*any).into_iter().chain([Vec::new()]).find_map(|options| {
            let header = any.open(&options, seats(*any)).unwrap().header();
            let rules = || header.rules::<G>().unwrap();
            (0..6).find_map(|seed| first_hidden(rules(), &mut Rng::seeded(seed)))
        });
        if G::OPEN {
            assert_eq!(found, None, "{} says that it is open", G::ABOUT.name);
        } else if G::ABOUT.name == "reynards-luck" {
            assert!(found.is_some(), "this test finds what a game with secrets hides");
        }
    }
}

#[test]
fn open_games_hide_nothing() {
    visit_all(&mut Look);
}
