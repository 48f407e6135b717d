//! The rules of the games, one module each. No bot, no screen, no socket is named here.

pub mod reynards_luck;
