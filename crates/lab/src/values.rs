//! Values of an option that are worth a try.

use luckhouse_engine::{Access, Field, Options};

/// Values to try of one option, the default among them: all words, and of numbers at most so many, evenly spread. Of
/// documents, those that ship.
pub(crate) fn values<O: Options>(field: &Field<O>, most: usize) -> Vec<String> {
    let default = field.get(&O::default());
    let mut values: Vec<String> = match &field.access {
        Access::OneOf { values, .. } | Access::Document { shipped: values, .. } => {
            values.iter().map(ToString::to_string).collect()
        }
        Access::Number { range, .. } => spread(*range.start(), *range.end(), default.parse().ok(), most),
        Access::Maybe { range, .. } => {
            let numbers = spread(*range.start(), *range.end(), default.parse().ok(), most);
            ["none".to_string()].into_iter().chain(numbers).collect()
        }
    };
    if !values.contains(&default) {
        values.insert(0, default);
    }
    values
}

/// Numbers from low to high, both among them, and the nearest to the default made the default.
fn spread(low: u32, high: u32, default: Option<u32>, most: usize) -> Vec<String> {
    let steps = (high - low).min(most.max(2) as u32 - 1).max(1);
    let mut numbers: Vec<u32> = (0..=steps).map(|step| low + (high - low) * step / steps).collect();
    if let Some(default) = default {
        let nearest = numbers.iter_mut().min_by_key(|number| number.abs_diff(default));
        nearest.into_iter().for_each(|number| *number = default);
    }
    numbers.dedup();
    numbers.iter().map(ToString::to_string).collect()
}

#[cfg(test)]
mod tests {
    use crate::measured;
    use luckhouse_shelf::{Saying, find};

    #[test]
    fn values_to_try_are_spread_and_hold_the_default() {
        let booty = find("booty-dice").unwrap();
        assert_eq!(measured(booty).values_of("lives", 5).unwrap(), ["1", "5", "10", "15", "20"]);
        assert_eq!(measured(booty).values_of("doubloons", 4).unwrap(), ["0", "5", "10", "15"]);
        assert_eq!(measured(booty).values_of("curse", 2).unwrap(), ["five", "six"]);
        let fortuna = find("fortuna").unwrap();
        assert_eq!(measured(fortuna).values_of("target", 3).unwrap(), ["none", "10", "255", "500"]);
        let wrong = measured(booty).values_of("sails", 3).unwrap_err();
        assert!(wrong.to_string().starts_with("`sails` is not an option here: expected lives, "));
    }

    #[test]
    fn every_value_to_try_can_be_played() {
        for game in luckhouse_shelf::games::GAMES {
            let about = game.about();
            for option in game.options() {
                for value in measured(*game).values_of(option.key, 4).unwrap() {
                    let most = about.seats[about.seats.len() - 1];
                    let set = [(option.key.to_string(), value.clone())];
                    let opened = game.open(&set, about.seats[0]).or_else(|_| game.open(&set, most));
                    assert!(opened.is_ok(), "{} {}={value}", about.name, option.key);
                }
            }
        }
    }

    #[test]
    fn what_is_against_the_spirit_is_something_that_one_can_do_without() {
        for game in luckhouse_shelf::games::GAMES {
            for (name, _) in measured(*game).spirit() {
                assert!(game.metrics().iter().any(|what| what.chosen && what.name == *name), "{name}");
            }
        }
    }

    #[test]
    fn a_head_start_never_helps_who_begins() {
        let short = [("target".to_string(), "10".to_string())];
        let cases = [("fortuna", &short[..], "gift-points"), ("booty-dice", &[], "gift-doubloons")];
        for (name, options, gift) in cases {
            let game = find(name).unwrap();
            let starts = game.head_starts(options, 2, &()).unwrap();
            let best = game.best_play(options, 2, luckhouse_shelf::Effort::Exact, &()).unwrap();
            assert_eq!(starts[0].play, best, "the first is the start as it is");
            let named = |given: &Saying| serde_json::to_value(given).unwrap()["name"] == gift;
            let kind = starts.iter().filter(|start| start.gift.as_ref().is_none_or(named));
            let chances: Vec<f64> = kind.map(|start| start.play.chance).collect();
            assert!(chances.len() > 3 && chances.windows(2).all(|two| two[1] < two[0]), "{chances:?}");
        }
    }
}
