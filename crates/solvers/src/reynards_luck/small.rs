//! Boards of Reynard's Luck that are small enough to be solved with all their secrets.

use crate::Unsolved;
use crate::secrets::Tree;
use luckhouse_engine::{BadWord, Game, Outcome, Seat};
use luckhouse_games::reynards_luck::{Layout, ReynardsLuck, ReynardsLuckOptions};

use super::NearTheCap;

/// A layout with few pieces and a cap of few turns, with the rules as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SmallBoard {
    /// What it is called in commands.
    pub name: &'static str,
    /// The layout, on one line.
    pub layout: &'static str,
    /// Turns after which the pieces are counted.
    pub cap: u32,
}

/// All small boards: one turn, without and with hands that the other cannot be sure of; and two turns with the sides at arm's length,
/// and with a gap between them. Any capture wins on them (RL-19). Both sides stand alike and it is drawn who starts, so
/// that each seat has a half of every game.
pub const BOARDS: &[SmallBoard] = &[
    SmallBoard {
        name: "blink",
        layout: "pieces 2:3 5:1; cards 3:8; foxheads a1 i1 a9 i9; red h1 d3 e3 d4 e4; blue b9 e7 d7 e5 d5",
        cap: 1,
    },
    SmallBoard {
        name: "pair",
        layout: "pieces 2:2 5:2; cards 3:8; foxheads a1 i1 a9 i9; red h1 d3 e3 d4 e4; blue b9 e7 d7 e5 d5",
        cap: 2,
    },
    SmallBoard {
        name: "apart",
        layout: "pieces 1:1 3:2 6:1; cards 3:8; foxheads a1 i1 a9 i9; red h1 d3 e3 d4 e4; blue b9 e7 d7 e6 d6",
        cap: 2,
    },
    SmallBoard {
        name: "hands",
        layout: "pieces 2:2 5:2; cards 1:5 4:5; foxheads a1 i1 a9 i9; red h1 d3 e3 d4 e4; blue b9 e7 d7 e5 d5",
        cap: 1,
    },
];

impl SmallBoard {
    /// The board of this name.
    pub fn named(name: &str) -> Option<SmallBoard> {
        BOARDS.iter().copied().find(|board| board.name == name)
    }

    /// The rules on this board.
    ///
    /// # Errors
    /// If the layout cannot be read, which a test rules out for those that ship.
    pub fn game(&self) -> Result<ReynardsLuck, BadWord> {
        let layout = Layout::read(self.layout)?;
        ReynardsLuck::new(ReynardsLuckOptions { layout, cap: self.cap, ..Default::default() }, 2)
    }

    /// Everything that can happen on it, in at most so many nodes. A game that is won is worth 1 to the first seat, one
    /// that is shared a half.
    ///
    /// # Errors
    /// If there are more nodes.
    pub fn tree(&self, most: usize) -> Result<Tree<ReynardsLuck>, Unsolved> {
        Tree::grow(self.game()?, &NearTheCap, share, most)
    }
}

fn share(outcome: &Outcome) -> f32 {
    match (outcome.winners.contains(Seat::at(0)), outcome.winners.len()) {
        (true, many) => 1.0 / many as f32,
        (false, _) => 0.0,
    }
}
