//! `careful`: a sensible one-step player for each game, so that playing alone is fun from the first day.

mod lantern;

pub use lantern::CarefulLantern;
