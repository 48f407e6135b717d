//! The games with their types rubbed off: words, pictures and JSON in and out.

pub mod games;
mod plain;
mod report;
mod shelved;

pub use report::{OddsTopic, Report};
pub use shelved::{Seen, Shelved, Shortcut, Step};
