//! The real program: run, typed at, interrupted and killed.

mod bad_input;
mod commands;
mod keeping;
mod playing;
mod run;
mod verifying;
