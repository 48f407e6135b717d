//! What is printed on the board, what each side brings to it, and what wins.

use super::ReynardsLuck;
use super::colour::Colour;
use luckhouse_engine::{Game, Seat};
use luckhouse_games::reynards_luck::{Bag, Card, HAND, Kind, Sort, Square, TOO_FEW};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What lies on the table and never changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StaticData {
    /// Files and ranks of the board.
    pub size: usize,
    /// The squares to hold.
    pub foxheads: [Square; 4],
    /// Red's side, then Blue's.
    pub sides: [SideData; 2],
    /// The kinds of pieces, in order.
    pub kinds: [Kind; 7],
    /// The whole deck.
    #[ts(as = "Vec<Card>")]
    pub cards: Bag<Card>,
    /// Cards in a full hand.
    pub hand: usize,
    /// So many pieces or fewer lose.
    pub too_few: usize,
    /// Turns after which the pieces are counted.
    pub cap: u32,
}

/// What belongs to one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SideData {
    /// Whose.
    pub side: Colour,
    /// Where captives come back.
    pub shield: Square,
    /// Where the pieces start, in the order in which they are placed.
    pub formation: Vec<Square>,
    /// What it begins with.
    #[ts(as = "Vec<Kind>")]
    pub pieces: Bag<Kind>,
}

pub(super) fn of(game: &ReynardsLuck) -> StaticData {
    let layout = game.layout();
    let side = |seat: usize| {
        let (seat, pieces) = (Seat::at(seat), layout.pieces);
        let side = layout.side(seat);
        SideData { side: seat.into(), shield: side.shield, formation: side.formation.clone(), pieces }
    };
    StaticData {
        size: Square::SIDE,
        foxheads: layout.foxheads,
        sides: [0, 1].map(side),
        kinds: Kind::ALL,
        cards: layout.cards,
        hand: HAND,
        too_few: TOO_FEW,
        cap: game.options().cap,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_engine::{Table, Viewer};

    fn static_data(options: &str) -> (StaticData, Table<ReynardsLuck>) {
        let log = format!("reynards-luck{options} seats 2 edition 1\n");
        let table = Table::<ReynardsLuck>::read(&log).unwrap();
        (of(table.game()), table)
    }

    #[test]
    fn the_board_is_that_of_the_layout() {
        let (crossing, _) = static_data("");
        let squares = |words: [&str; 4]| words.map(|word| word.parse::<Square>().unwrap());
        assert_eq!((crossing.size, crossing.hand, crossing.cap), (9, 4, 400));
        assert_eq!(crossing.foxheads, squares(["b5", "d5", "f5", "h5"]));
        assert_eq!(crossing.sides[1].side, Colour::Blue);
        assert_eq!(crossing.sides[1].shield.to_string(), "e9");
        let (den, _) = static_data("(layout=den)");
        assert_eq!(den.foxheads, squares(["c4", "g4", "c6", "g6"]));
        let pieces: Vec<String> = den.sides[0].pieces.iter().map(|kind| kind.to_string()).collect();
        assert_eq!(pieces.join(" "), "1 1 2 2 3 3 4 4 5 5 6 6 fox fox fox fox");
        assert_eq!(den.cards.len(), 40);
    }

    #[test]
    fn pieces_are_placed_along_the_formation() {
        let (static_data, mut table) = static_data("");
        for seat in Seat::all(2) {
            let formation = &static_data.sides[seat.index()].formation;
            let squares = |table: &Table<ReynardsLuck>| -> Vec<Square> {
                let seen = table.game().view(table.state(), Viewer::Watcher).pieces;
                seen.iter().filter(|piece| piece.owner == seat).map(|piece| piece.square).collect()
            };
            for placed in 1..formation.len() - 1 {
                table.choose(seat, table.legal(seat)[0]).unwrap();
                let (here, expected) = (squares(&table), &formation[..placed]);
                assert!(here.len() == placed && expected.iter().all(|square| here.contains(square)));
            }
            table.choose(seat, table.legal(seat)[0]).unwrap();
            assert_eq!(squares(&table).len(), formation.len());
        }
    }
}
