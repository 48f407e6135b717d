//! The real program: run, typed at, interrupted and killed.

mod bad_input;
mod bots;
mod coach;
mod commands;
mod config;
mod data;
mod deploy;
mod keeping;
mod lab;
mod lab_questions;
mod languages;
mod leaflet;
mod manual;
mod own_bots;
mod playing;
mod puzzles;
mod run;
mod tools_spoken;
mod tournament;
mod verifying;
