//! What there is on the table, how large a fort may get, and what wins.

use luckhouse_engine::{Die, Game};
use luckhouse_games::lucky_shot::{Card, Forest, Fort, LuckyShot, Place, TO_WIN, Treasure};
use serde::Serialize;
use ts_rs::TS;

/// What lies on the table and never changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub(super) struct StaticData {
    /// The treasures, in order.
    treasures: [Treasure; 6],
    /// The places of the action card, in its order.
    places: [Place; 4],
    /// Dice that go onto it in a turn.
    dice: usize,
    /// Boxes on the sheet of a fort, which are a pyramid.
    boxes: u8,
    /// Boxes in its ground row.
    ground: u8,
    /// The levels that a fort can have, from 1.
    levels: usize,
    /// Treasures that win.
    to_win: usize,
    /// What the power of Forest gives.
    forest: Forest,
    /// Turns after which the treasures are counted.
    cap: u32,
}

pub(super) fn of(game: &LuckyShot) -> StaticData {
    StaticData {
        treasures: Treasure::ALL,
        places: Place::ALL,
        dice: Card::DICE,
        boxes: Fort::MOST_BRICKS,
        ground: ground(Fort::MOST_BRICKS),
        levels: Die::all().count(),
        to_win: TO_WIN,
        forest: game.options().forest,
        cap: game.options().cap,
    }
}

/// Every row of a pyramid has a box less than the one below.
fn ground(boxes: u8) -> u8 {
    (1..=boxes).find(|row| row * (row + 1) / 2 >= boxes).unwrap_or(boxes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_games::lucky_shot::LuckyShotOptions;

    #[test]
    fn treasures_and_forts_are_those_of_the_rules() {
        let static_data = of(&LuckyShot::new(LuckyShotOptions::default(), 2).unwrap());
        assert_eq!((static_data.levels, static_data.to_win, static_data.dice), (6, 4, 3));
        assert_eq!(Fort::new(Die::all().next().unwrap(), 0).room(), static_data.boxes);
        assert_eq!(
            static_data.ground * (static_data.ground + 1) / 2,
            static_data.boxes,
            "the boxes make a pyramid"
        );
        let bare = LuckyShotOptions { forest: Forest::Bare, ..LuckyShotOptions::default() };
        assert_eq!(of(&LuckyShot::new(bare, 2).unwrap()).forest, Forest::Bare);
    }
}
