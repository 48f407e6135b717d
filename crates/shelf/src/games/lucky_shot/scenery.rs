//! What the treasures can do, and how large a fort may get.

use super::power;
use luckhouse_engine::Die;
use luckhouse_games::lucky_shot::{Fort, LuckyShot, TO_WIN, Treasure};
use serde_json::{Value, json};

/// The treasures with their powers, the boxes and levels of a fort, and how many treasures win.
pub(super) fn of(_: &LuckyShot) -> Value {
    let treasure = |treasure: Treasure| json!({ "treasure": treasure, "power": power(treasure) });
    json!({
        "treasures": Treasure::ALL.map(treasure),
        "boxes": Fort::MOST_BRICKS,
        "levels": Die::all().count(),
        "to_win": TO_WIN,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_engine::Game;
    use luckhouse_games::lucky_shot::LuckyShotOptions;

    #[test]
    fn treasures_and_forts_are_those_of_the_rules() {
        let scenery = of(&LuckyShot::new(LuckyShotOptions::default(), 2).unwrap());
        let treasures = scenery["treasures"].as_array().unwrap();
        assert_eq!(treasures.len(), 6);
        assert_eq!(treasures[0], json!({ "treasure": "plains", "power": "2 bricks on any fort" }));
        assert_eq!((&scenery["levels"], &scenery["to_win"]), (&json!(6), &json!(4)));
        let boxes = scenery["boxes"].as_u64().unwrap();
        assert_eq!(u64::from(Fort::new(Die::all().next().unwrap(), 0).room()), boxes);
        let ground = (1..).find(|row| row * (row + 1) / 2 >= boxes).unwrap();
        assert_eq!(ground * (ground + 1) / 2, boxes, "the boxes make a pyramid");
    }
}
