//! `careful`: a sensible one-step player for each game, so that playing alone is fun from the first day.

mod booty_dice;
mod fortuna;
mod reynards_luck;

pub use booty_dice::CarefulBootyDice;
pub use fortuna::CarefulFortuna;
pub use reynards_luck::CarefulReynardsLuck;
