//! The one list of games, and for each what people see of it.
//!
//! To put a game on the shelf: write its file here, and add its line to the list.

use crate::any_game::OnShelf;
use crate::{AnyGame, CatalogGame};

/// Declares the modules, the list and the walk over all games from one list.
macro_rules! games {
    ($($module:ident :: $game:ident),* $(,)?) => {
        $(mod $module;)*

        /// Every game on the shelf.
        pub const GAMES: &[&dyn AnyGame] = &[$(&OnShelf::<$module::$game>::GAME),*];

        /// Show every game on the shelf to the visitor, in the order of the list.
        pub fn visit_all(visitor: &mut impl Visitor) {
            $(visitor.visit::<$module::$game>();)*
        }
    };
}

games! {
    lucky_shot::LuckyShot,
    lantern::Lantern,
    fortuna::Fortuna,
    booty_dice::BootyDice,
    reynards_luck::ReynardsLuck,
}

/// Somebody who goes along the shelf and does something with each game, its types known.
pub trait Visitor {
    /// One game.
    fn visit<G: CatalogGame>(&mut self);
}

pub use booty_dice::{ComboDice as BootyComboDice, StaticData as BootyStaticData};
pub use fortuna::{ScoreLine as FortunaScoreLine, StaticData as FortunaStaticData};
pub use lantern::StaticData as LanternStaticData;
/// What lies on a table of Reynard's Luck and never changes, for whoever draws it.
pub mod reynards_static_data {
    pub use super::reynards_luck::{Colour, SideData, StaticData};
}
