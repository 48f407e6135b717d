//! The rules of the games, one module each. No bot, no screen, no socket is named here.

pub mod booty_dice;
pub mod fortuna;
pub mod lantern;
pub mod lucky_shot;
pub mod reynards_luck;

/// The examples of the README are tried like all others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
