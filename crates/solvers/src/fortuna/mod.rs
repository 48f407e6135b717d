//! Fortuna for two, exactly: who wins from where, and when to leave a marble in the dungeon (FO-8).
//!
//! All that matters where a turn begins is a [`Spot`]: both scores and both players' marbles. Bounds from below and above
//! are kept of every spot, rounded outwards, and swept until they meet; how far they stay apart is proved, not guessed.
//!
//! - **Without a target** only the lead matters. It has no end, so the table has an edge, and what lies beyond it is
//!   bounded: a larger lead is never worse (whoever leads by more can play as if it were less), so beyond the edge
//!   the chance lies between that at the edge and 1. The bounds carry that to every spot inside.
//! - **With a target** both scores matter. Scores only grow, so the highest come first; only throws without
//!   points stay among the spots of the same scores.
//! - **The cap** is ignored where it cannot matter: [`Solution::error`] has the chance to reach it in it, *however*
//!   both play. Shorter games are solved turn by turn from the cap.
//! - **Spoken calls.** Dice and bricks lie open, so anybody can call right, and a wrong call only gives the other a
//!   choice more: to challenge it. With `false-challenge=free` the game is worth what it is worth when the house calls.
//!   With `false-challenge=marble` it is not: whoever leads may challenge a right call to lose a marble, so that the
//!   game ends sooner, and a wrong call can be the answer to that. Then all three ways are looked at. That more calls are
//!   right with `overlap=any` changes nothing: there is always a right one, and always a wrong one.

mod answer;
mod lasting;
mod shares;
mod spot;
mod sweep;
mod table;
mod throws;
mod tree;
mod turn;

pub use answer::{Solution, effort, solve};
pub use lasting::longest;
pub use shares::{Shares, shares};
pub use spot::Spot;
