//! The one list of games, and for each what people see of it.
//!
//! To put a game on the shelf: write its file here, and add its line to the list.

use crate::Shelved;

/// Declares the modules and writes the walk over all games from one list.
macro_rules! games {
    ($($module:ident :: $game:ident),* $(,)?) => {
        $(mod $module;)*

        /// Show every game on the shelf to the visitor, in the order of the list.
        pub fn visit_all(_visitor: &mut impl Visitor) {
            $(_visitor.visit::<$module::$game>();)*
        }
    };
}

games! {}

/// Somebody who goes along the shelf and does something with each game, its types known.
pub trait Visitor {
    /// One game.
    fn visit<G: Shelved>(&mut self);
}
