//! Several nodes at one store, over real sockets: where a table is played makes no difference to those who play.

mod asking;
mod astray;
mod guest;
mod moving;
mod nodes;
mod playing;
mod traced;
