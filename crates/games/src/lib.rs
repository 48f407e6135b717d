//! The rules of the games, one module each. No bot, no screen, no socket is named here.

pub mod booty_dice;
pub mod fortuna;
pub mod reynards_luck;
