//! What earns a title: it has a name in words, and games are told of no other.

use luckhouse_engine::{Rng, Viewer};
use luckhouse_shelf::games::GAMES;
use luckhouse_shelf::{BotSpec, Waiting};
use std::collections::BTreeSet;

#[test]
fn every_title_is_called_something() {
    let words = include_str!("../../../messages/en/pages/people.ftl");
    for game in GAMES {
        for feat in game.feats() {
            let key = format!("feat-{}-{feat}", game.about().name);
            for key in [key.clone(), format!("{key}-about")] {
                assert!(words.contains(&format!("\n{key} = ")), "no message {key}");
            }
        }
    }
}

#[test]
fn games_that_are_over_earn_titles_that_are_listed_and_others_none() {
    for game in GAMES {
        let mut earned = BTreeSet::new();
        for seed in 0..30 {
            let seats = game.about().seats;
            let mut table = game.open(&[], seats[seed as usize % seats.len()]).unwrap();
            let mut rng = Rng::seeded(seed);
            loop {
                match table.waiting() {
                    Waiting::Over(_) => break,
                    Waiting::Roll => table.roll(&mut rng),
                    Waiting::Choice(asked) => {
                        table.choose_as(asked.first().unwrap(), BotSpec::RANDOM, &mut rng).unwrap();
                    }
                }
                if table.events() == 9 && !matches!(table.waiting(), Waiting::Over(_)) {
                    assert_eq!(table.feats(), []);
                }
            }
            let feats = table.feats();
            assert!(feats.iter().all(|(_, feat)| game.feats().contains(feat)), "{feats:?}");
            assert!(feats.windows(2).all(|two| two[0] < two[1]), "each once: {feats:?}");
            earned.extend(feats.into_iter().map(|(_, feat)| feat));
            // Nothing is earned that a log does not prove.
            let again = luckhouse_shelf::read_log(&table.log(Viewer::Arbiter), usize::MAX).unwrap();
            assert_eq!(again.feats(), table.feats());
        }
        println!("{}: {earned:?}", game.about().name);
    }
}
