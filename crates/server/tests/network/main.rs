//! The house over real sockets and simulated ones.

mod eavesdrop;
mod fairness;
mod faults;
mod frames;
mod running;
