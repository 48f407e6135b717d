//! The house over real sockets and simulated ones.

mod drawn_again;
mod eavesdrop;
mod fairness;
mod faults;
mod first_protocol;
mod frames;
mod running;
