//! Tables on the network: durable, fair, secret.

pub mod client;
mod config;
mod house;
pub mod protocol;
mod socket;

pub use config::{Config, Limits};
pub use house::House;
