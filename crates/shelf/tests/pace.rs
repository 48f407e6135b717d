//! Who is asked, and where, when the pace of a bot is measured. How long it takes is not tested.

use luckhouse_bots::Level;
use luckhouse_engine::Seat;
use luckhouse_shelf::{Asking, BotSpec, Thought, Waiting, games::GAMES, read_log};

const STEADY: BotSpec = BotSpec::level(Level::Steady);

fn places(thoughts: &[Thought]) -> Vec<(u64, usize, Seat)> {
    thoughts.iter().map(|thought| (thought.game, thought.events, thought.seat)).collect()
}

#[test]
fn a_bot_is_asked_where_it_owes_a_choice_and_the_place_can_be_found_again() {
    for game in GAMES {
        let seats = game.about().seats[0];
        let asking = Asking { game: *game, options: &[], seats, by: BotSpec::RANDOM, bot: STEADY, seed: 5 };
        let thoughts = asking.fresh(3, 4).unwrap();
        assert_eq!(thoughts.len(), 4, "{}", game.about().name);
        for thought in &thoughts {
            let table = read_log(&asking.log(thought).unwrap(), usize::MAX).unwrap();
            assert_eq!(table.events(), thought.events);
            let Waiting::Choice(owing) = table.waiting() else { panic!("nobody owes a choice") };
            assert!(owing.contains(thought.seat));
        }
    }
}

#[test]
fn every_bot_is_asked_in_the_same_places_and_one_who_is_asked_more_in_more() {
    for game in GAMES {
        let seats = game.about().seats[0];
        let steady = Asking { game: *game, options: &[], seats, by: BotSpec::RANDOM, bot: STEADY, seed: 5 };
        let random = Asking { bot: BotSpec::RANDOM, ..steady };
        assert_eq!(places(&steady.fresh(1, 1).unwrap()), places(&random.fresh(1, 1).unwrap()));
        let other = Asking { seed: 6, ..steady };
        let all = |asking: Asking| places(&asking.fresh(1, 1_000_000).unwrap());
        let mut found = all(steady);
        assert_ne!(found, all(other), "another seed is another game");
        let many = found.len();
        found.sort_unstable_by_key(|(_, events, seat)| (*events, seat.index()));
        found.dedup();
        assert_eq!(found.len(), many, "each place once");
    }
}

#[test]
fn a_bot_that_stays_is_asked_for_every_choice_of_its_seat() {
    for game in GAMES {
        let seats = game.about().seats[0];
        let asking =
            Asking { game: *game, options: &[], seats, by: BotSpec::RANDOM, bot: BotSpec::RANDOM, seed: 5 };
        let thoughts = asking.staying(2).unwrap();
        let seat = thoughts[0].seat;
        assert!(thoughts.iter().all(|thought| thought.seat == seat));
        assert!(thoughts.windows(2).all(|two| two[0].events < two[1].events));
        assert!(thoughts.len() > 1, "{}: {thoughts:?}", game.about().name);
    }
}
