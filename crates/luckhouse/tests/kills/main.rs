//! The house is killed at random moments under load, and opened again. `LUCKHOUSE_KILLS` says how often; ten times if it is
//! not set.

mod arena;
mod bystander;
mod house;
mod load;
mod nodes;
mod player;
mod start;
mod tables;
