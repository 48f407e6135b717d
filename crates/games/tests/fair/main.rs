//! Fair dice of protocol 2 with all five games: honest games are proved, and every attack of the plan is noticed.

mod attacks;
mod honest;
mod mutations;
mod vectors;
