//! The hot loop of random play takes nothing from the heap once its list has grown.

use luckhouse_engine::{Game, Header, Playout, Rng, pig::Pig};
use luckhouse_laws::option_sets;
use luckhouse_shelf::{CatalogGame, games};

#[test]
fn random_play_allocates_nothing() {
    struct Every;
    impl games::Visitor for Every {
        fn visit<G: CatalogGame>(&mut self) {
            check::<G>();
        }
    }
    check::<Pig>();
    games::visit_all(&mut Every);
}

fn check<G: Game>() {
    for seats in G::ABOUT.seats {
        for options in option_sets::<G::Options>() {
            if let Ok(game) = G::new(options, *seats) {
                plays_without_a_heap(&game);
            }
        }
    }
}

fn plays_without_a_heap<G: Game>(game: &G) {
    let mut playout = Playout::new();
    let mut play = || (0..20).fold(0, |sum, seed| sum + playout.run(game, &mut Rng::seeded(seed)).rolls);
    // The same games first, so that the list has the size it needs.
    let rolls = play();
    let taken = allocation_counter::measure(|| assert_eq!(play(), rolls, "the same games"));
    assert_eq!(taken.count_total, 0, "{}", Header::of(game));
}

/// A counter that cannot count would make the test above worthless.
#[test]
fn the_counter_counts() {
    let taken = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8; 100])));
    assert_eq!(taken.count_total, 1);
}
