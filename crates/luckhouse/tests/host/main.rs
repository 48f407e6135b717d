//! What a host does beside a house that runs: copies, moves, and the commands of `luckhouse admin`.
#![cfg(unix)]

mod admin;
mod copies;
mod database;
mod house;
mod nodes;
mod numbers;
