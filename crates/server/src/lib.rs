//! Tables on the network: durable, fair, secret.
//!
//! A [`House`] has all tables of one store. Each table that is needed is a task of its own, which takes one command
//! after the other: it checks, saves, acknowledges, and then tells the others, in this order.

pub mod admin;
mod ahead;
mod bucket;
mod calendar;
pub mod client;
mod cluster;
mod config;
mod days_off;
mod house;
pub mod http;
mod ids;
mod members;
mod notices;
pub mod protocol;
mod socket;
mod table;
mod thinking;
pub mod traces;
mod word_list;

pub use cluster::{Dial, NodeStream};
pub use config::{Config, Limits, Thinking};
pub use house::{DISK_THREADS, House};
pub use http::{BadProxy, Pages, Proxies, serve, serve_node};
pub use notices::{Mail, MailAddress, Mailbox, NoMailAddress, Notices, Security};
pub use word_list::{NotOneWord, WordList};
