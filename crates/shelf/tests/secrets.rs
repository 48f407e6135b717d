//! Secrets, over ten thousand random states: what a viewer may not know changes nothing that the viewer gets.

use luckhouse_engine::{Game, Header, Imagine, Options, Seat, SeatSet, Table, Turn, Viewer};
use luckhouse_games::{fortuna::Fortuna, reynards_luck::ReynardsLuck};
use luckhouse_laws::{Fate, laws, side_by_side};
use luckhouse_shelf::games::{Visitor, visit_all};
use luckhouse_shelf::{CatalogGame, Step};

const STATES: u64 = 10_000;

/// Hold a game to a law from this many random states.
fn hold<G: Imagine>(law: &str, options: &str, seats: usize) {
    let game = G::new(G::Options::read(options).unwrap(), seats).unwrap();
    let law = laws::<G>().into_iter().find(|l| l.name == law).expect("a law of this name");
    for seed in 0..STATES {
        if let Err(broken) = (law.holds)(&game, &mut Fate::seeded(seed)) {
            panic!("{} seed {seed}: {broken}", Header::of(&game));
        }
    }
}

#[test]
fn reynards_luck_keeps_its_secrets() {
    hold::<ReynardsLuck>("views-keep-secrets", "", 2);
}

/// RL-21 and RL-22: more to choose, and pieces that are forgotten.
#[test]
fn reynards_luck_keeps_its_secrets_where_pieces_hide_again() {
    hold::<ReynardsLuck>("views-keep-secrets", "reveal=hides, challenge=after", 2);
}

#[test]
fn spoken_fortuna_keeps_its_secrets() {
    hold::<Fortuna>("views-keep-secrets", "", 4);
}

/// FO-22: what is chosen lies open, what is answered does not.
#[test]
fn paired_up_fortuna_keeps_its_secrets() {
    hold::<Fortuna>("views-keep-secrets", "spread=grand", 4);
}

/// What is told of each event, as data, is the same in two worlds that a viewer cannot tell apart, byte by byte.
struct FactsKeepSecrets;

impl Visitor for FactsKeepSecrets {
    fn visit<G: CatalogGame>(&mut self) {
        let seats = *G::ABOUT.seats.last().expect("every game has a number of seats");
        let game = G::new(G::Options::default(), seats).unwrap();
        for seed in 0..STATES / 20 {
            let same = side_by_side(&game, &mut Fate::seeded(seed), |viewer, happened| {
                let step = Step::of(&game, happened.before, happened.event, happened.after, viewer);
                serde_json::to_string(&game.facts(&step)).unwrap()
            });
            same.unwrap_or_else(|broken| panic!("{} seed {seed}: {broken}", Header::of(&game)));
        }
    }
}

#[test]
fn facts_keep_the_secrets_of_every_game() {
    visit_all(&mut FactsKeepSecrets);
}

/// Two tables that differ only in a choice that is still sealed look the same to everybody else.
fn sealed_choices_stay_sealed<G: Game>(seats: usize) {
    let game = G::new(G::Options::default(), seats).unwrap();
    let (mut compared, mut seed) = (0, 0);
    while compared < STATES {
        seed += 1;
        let mut fate = Fate::seeded(seed);
        let mut table = Table::open(game.clone());
        while let Some(event) = fate.event(&game, table.state()) {
            if let Turn::Choose(asked) = table.turn()
                && asked.len() > 1
            {
                compared += compare(&table, asked, &mut fate);
            }
            table.apply(event).unwrap();
        }
    }
}

fn compare<G: Game>(table: &Table<G>, asked: SeatSet, fate: &mut Fate<'_>) -> u64 {
    let seats: Vec<Seat> = asked.iter().collect();
    let chooser = fate.pick(&seats);
    let legal = table.legal(chooser);
    let (mut one, mut other) = (table.clone(), table.clone());
    one.choose(chooser, legal[0]).unwrap();
    other.choose(chooser, legal[legal.len() - 1]).unwrap();
    let others = Seat::all(table.game().seats()).filter(|seat| *seat != chooser).map(Viewer::Seat);
    for viewer in others.chain([Viewer::Watcher]) {
        let view = |table: &Table<G>| serde_json::to_string(&table.view(viewer)).unwrap();
        assert_eq!(view(&one), view(&other));
        assert_eq!(one.log(viewer), other.log(viewer));
        assert_eq!(one.owed(), other.owed());
    }
    u64::from(legal.len() > 1)
}

#[test]
fn cards_stay_face_down_until_both_are_chosen() {
    sealed_choices_stay_sealed::<ReynardsLuck>(2);
}

#[test]
fn challenges_stay_secret_until_all_are_in() {
    sealed_choices_stay_sealed::<Fortuna>(4);
}
