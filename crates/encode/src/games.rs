//! The one list of games that are numbers too.

use crate::Encode;
use luckhouse_games::{
    booty_dice::BootyDice, fortuna::Fortuna, lantern::Lantern, lucky_shot::LuckyShot,
    reynards_luck::ReynardsLuck,
};

/// Somebody who goes along all games that are numbers too, and does something with each, its types known.
///
/// ```
/// use luckhouse_encode::{Encode, Visitor, visit_all};
/// struct Names(Vec<&'static str>);
/// impl Visitor for Names {
///     fn visit<G: Encode>(&mut self) {
///         self.0.push(G::ABOUT.name);
///     }
/// }
/// let mut names = Names(Vec::new());
/// visit_all(&mut names);
/// assert!(names.0.contains(&"booty-dice"));
/// ```
pub trait Visitor {
    /// One game.
    fn visit<G: Encode>(&mut self);
}

/// Show every game to the visitor, in the order of the list. That nothing on the shelf is missing here is tested from Python, where
/// both are known: a game may stand on the shelf before it has numbers.
pub fn visit_all(visitor: &mut impl Visitor) {
    visitor.visit::<LuckyShot>();
    visitor.visit::<Lantern>();
    visitor.visit::<Fortuna>();
    visitor.visit::<BootyDice>();
    visitor.visit::<ReynardsLuck>();
}
