//! `careful`: a sensible one-step player for each game, so that playing alone is fun from the first day.

mod booty_dice;
mod fortuna;
mod lucky_shot;

pub use booty_dice::CarefulBootyDice;
pub use fortuna::CarefulFortuna;
pub use lucky_shot::CarefulLuckyShot;
mod lantern;

pub use booty_dice::CarefulBootyDice;
pub use fortuna::CarefulFortuna;
pub use lantern::CarefulLantern;
