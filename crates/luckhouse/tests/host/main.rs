//! What a host does beside a house that runs: copies, and the commands of `luckhouse admin`.
#![cfg(unix)]

mod admin;
mod copies;
mod house;
mod numbers;
