//! The house over real sockets and simulated ones.

mod drawn_again;
mod eavesdrop;
mod fairness;
mod faults;
mod frames;
mod running;
