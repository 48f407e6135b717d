//! The real program in a terminal that is none: keys are typed, the screen is read.
#![cfg(unix)]

mod designing;
mod driver;
mod far;
mod leaving;
mod pictures;
mod plainly;
mod playing;
mod pty;
#[allow(dead_code)]
#[path = "../program/run.rs"]
mod run;
#[allow(dead_code)]
#[path = "../program/served.rs"]
mod served;
