//! `careful`: a sensible one-step player for each game, so that playing alone is fun from the first day.

mod reynards_luck;

pub use reynards_luck::CarefulReynardsLuck;
