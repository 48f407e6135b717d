//! Players of every level are at home with every reading of the rules: they choose what is legal, to the end.

mod settings;

use luckhouse_bots::{Budget, Level};
use luckhouse_engine::Rng;
use luckhouse_shelf::games::GAMES;
use luckhouse_shelf::{AnyGame, BotSpec, Waiting};
use settings::{seats, settings};

/// So many choices are enough to meet every kind of them.
const CHOICES: usize = 60;

fn play(game: &dyn AnyGame, options: &[(String, String)], level: Level) {
    let bot = BotSpec { budget: Some(Budget::nodes(50)), ..BotSpec::level(level) };
    let (mut rng, mut table) = (Rng::seeded(11), game.open(options, seats(game)).unwrap());
    let mut choices = 0;
    while choices < CHOICES {
        match table.waiting() {
            Waiting::Roll => table.roll(&mut rng),
            Waiting::Choice(owed) => {
                let chosen = table.choose_as(owed.first().unwrap(), bot, &mut rng);
                assert!(chosen.is_ok(), "{} {options:?} {level:?}: {chosen:?}", game.about().name);
                choices += 1;
            }
            Waiting::Over(_) => return,
        }
    }
}

#[test]
fn every_level_plays_every_reading() {
    for game in GAMES {
        for options in settings(*game) {
            for (level, _) in Level::ALL {
                // Best players of Lantern solve the sheet first, which knows these readings by tests of its own.
                if !(game.about().name == "lantern" && level == Level::Best) {
                    play(*game, &options, level);
                }
            }
        }
    }
}
