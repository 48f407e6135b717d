//! Tables on the network: durable, fair, secret.

mod config;
mod house;
pub mod http;
pub mod protocol;
mod socket;

pub use config::{Config, Limits};
pub use house::House;
pub use http::serve;
