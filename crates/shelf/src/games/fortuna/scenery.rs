//! What can be called, and the bricks that can be flipped.

use super::names;
use luckhouse_engine::{Die, Game};
use luckhouse_games::fortuna::{BrickSet, Fortuna, Line, Pair, Score};
use serde_json::{Value, json};

/// The calls in order with their points, and all bricks of the table. 0 is a blank.
pub(super) fn of(game: &Fortuna) -> Value {
    let named = Line::ALL.into_iter().filter(|line| *line != Line::Miss);
    json!({
        "calls": named.map(|line| call(game, line)).collect::<Vec<_>>(),
        "bricks": bricks(game),
    })
}

fn call(game: &Fortuna, line: Line) -> Value {
    let points: Vec<u8> = scores(game).filter(|score| score.line == line).map(|score| score.points).collect();
    json!({
        "word": line.call().word(),
        "name": names::call(line.call()),
        "points": names::points(line, game.options().plain),
        "least": points.iter().min(),
        "most": points.iter().max(),
        "takes": line.takes(),
    })
}

fn bricks(game: &Fortuna) -> BrickSet {
    BrickSet::kits(game.seats() / 2)
}

/// Everything that two dice and two bricks of the table can be worth.
fn scores(game: &Fortuna) -> impl Iterator<Item = Score> {
    let (bricks, plain) = (bricks(game), game.options().plain);
    let faces = || Die::all().map(Die::face);
    let dice = move || faces().flat_map(move |low| (low..=6).map(move |high| Pair::of(low, high)));
    bricks.pairs().flat_map(move |bricks| dice().map(move |dice| Score::of(dice, bricks, plain)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shelved;
    use luckhouse_games::fortuna::{Call, FortunaOptions, Plain};

    fn scenery(seats: usize, plain: Plain) -> Value {
        of(&Fortuna::new(FortunaOptions { plain, ..FortunaOptions::default() }, seats).unwrap())
    }

    #[test]
    fn every_call_is_there_in_order() {
        let scenery = scenery(2, Plain::Each);
        let words = scenery["calls"].as_array().unwrap().iter().map(|call| call["word"].as_str().unwrap());
        assert_eq!(words.collect::<Vec<_>>(), Call::ALL.map(Call::word));
    }

    #[test]
    fn points_are_those_of_the_rules_page() {
        for call in scenery(2, Plain::Each)["calls"].as_array().unwrap() {
            let (name, points) = (call["name"].as_str().unwrap(), call["points"].as_str().unwrap());
            let row = Fortuna::RULES.lines().find(|line| line.starts_with(&format!("| {name} |")));
            assert!(row.is_some_and(|row| row.contains(&format!("| {points} |"))), "{name}: {row:?}");
        }
    }

    #[test]
    fn points_are_as_low_and_high_as_they_can_be() {
        let range = |seats, plain, place: usize| {
            let call = &scenery(seats, plain)["calls"][place];
            (call["least"].as_u64().unwrap(), call["most"].as_u64().unwrap())
        };
        assert_eq!(range(2, Plain::Each, 0), (22, 22), "Cheese");
        assert_eq!(range(2, Plain::Each, 1), (6, 20), "Happiness");
        // With two kits, two equal bricks can lie beside equal dice.
        assert_eq!(range(4, Plain::Each, 1), (4, 24), "Happiness");
        assert_eq!(range(2, Plain::Best, 6).1, 6, "plain");
    }

    #[test]
    fn there_is_a_kit_for_every_two() {
        assert_eq!(scenery(2, Plain::Each)["bricks"], json!([0, 0, 1, 2, 3, 4, 5, 6]));
        assert_eq!(scenery(8, Plain::Each)["bricks"].as_array().unwrap().len(), 32);
    }
}
