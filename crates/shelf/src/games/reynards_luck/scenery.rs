//! What is printed on the board, and what each side brings to it.

use super::{ReynardsLuck, name};
use luckhouse_engine::Seat;
use luckhouse_games::reynards_luck::{HAND, Square};
use serde_json::{Value, json};

/// The board, its marked squares, the deck, and each side's shield, formation and pieces.
pub(super) fn of(game: &ReynardsLuck) -> Value {
    let layout = game.layout();
    let side = |seat: Seat| {
        let side = layout.side(seat);
        json!({
            "name": name(seat),
            "shield": side.shield,
            "formation": side.formation,
            "pieces": layout.pieces,
        })
    };
    json!({
        "size": Square::SIDE,
        "foxheads": layout.foxheads,
        "sides": Seat::all(2).map(side).collect::<Vec<_>>(),
        "cards": layout.cards,
        "hand": HAND,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_engine::{Game, Table, Viewer};

    fn scenery(options: &str) -> (Value, Table<ReynardsLuck>) {
        let log = format!("reynards-luck{options} seats 2 edition 1\n");
        let table = Table::<ReynardsLuck>::read(&log).unwrap();
        (of(table.game()), table)
    }

    #[test]
    fn the_board_is_that_of_the_layout() {
        let (crossing, _) = scenery("");
        assert_eq!(crossing["size"], 9);
        assert_eq!(crossing["foxheads"], json!(["b5", "d5", "f5", "h5"]));
        assert_eq!(crossing["sides"][1]["name"], "Blue");
        assert_eq!(crossing["sides"][1]["shield"], "e9");
        let (den, _) = scenery("(layout=den)");
        assert_eq!(den["foxheads"], json!(["c4", "g4", "c6", "g6"]));
        let pieces: Vec<&str> =
            den["sides"][0]["pieces"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        assert_eq!(pieces.join(" "), "1 1 2 2 3 3 4 4 5 5 6 6 fox fox fox fox");
        assert_eq!(den["cards"].as_array().unwrap().len(), 40);
    }

    #[test]
    fn pieces_are_placed_along_the_formation() {
        let (scenery, mut table) = scenery("");
        for seat in Seat::all(2) {
            let formation = scenery["sides"][seat.index()]["formation"].as_array().unwrap().clone();
            let squares = |table: &Table<ReynardsLuck>| -> Vec<Value> {
                let seen = table.game().view(table.state(), Viewer::Watcher).pieces;
                let own = seen.iter().filter(|piece| piece.owner == seat);
                own.map(|piece| json!(piece.square)).collect()
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
