//! What a host does beside a house that runs: copies, moves, and the commands of `luckhouse admin`.
#![cfg(unix)]

mod admin;
mod archive;
mod copies;
mod database;
mod house;
mod nodes;
mod numbers;
