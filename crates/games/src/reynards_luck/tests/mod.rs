//! The rules, one by one, as logs with written-down dice.

mod confrontation;
mod ending;
mod layouts;
mod odds;
mod secrets;
mod setup;
mod soak;
mod turns;
mod words;

use super::*;
use luckhouse_engine::{Outcome, Table};

const RED: Seat = Seat::at(0);
const BLUE: Seat = Seat::at(1);

fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

/// The word of an action.
fn act(word: &str) -> Action {
    word.parse().unwrap()
}

/// A small table, written down: pieces as `6@d4`, the same for both; hands as `1 2 3 4`; Red starts.
struct Scene {
    red: &'static str,
    blue: &'static str,
    hands: [&'static str; 2],
    options: &'static str,
}

/// Five pieces each; a Red 6 and a Blue 1 face each other on d4 and d6.
const FACING: Scene = Scene {
    red: "6@d4 1@a1 2@b1 3@c1 fox@d1",
    blue: "1@d6 6@a9 2@b9 3@c9 fox@d9",
    hands: ["1 2 3 4", "1 2 3 4"],
    options: "",
};

/// Five pieces each, Red's 2 on e3 among four of Blue, Blue's 2 on e4 among four of Red.
const MELEE: Scene = Scene {
    red: "1@d4 1@f4 1@e5 1@c6 2@e3",
    blue: "1@d2 1@d3 1@f2 1@f3 2@e4",
    hands: ["1 1 7 7", "1 1 7 7"],
    options: "",
};

/// After these confrontations, in each of which the winner plays a 7, the loser a 1, and the captive is kept: `e3xd2`
/// is won by the challenger, `e3xe4-` lost.
fn melee(fights: &str, events: &str) -> Table<ReynardsLuck> {
    let mut log = MELEE.log("").replace("cards 1:6 2:6 3:6 4:6 5:6 6:5 7:5", "cards 1:20 7:20");
    for fight in fights.split(' ') {
        let table = Table::<ReynardsLuck>::read(&log).unwrap();
        let (seat, challenge) = (table.state().on_turn, fight.trim_end_matches('-'));
        let winner = if fight == challenge { seat } else { seat.other() };
        let [red, blue] = if winner == RED { [7, 1] } else { [1, 7] };
        let kind = |square: &str| piece(&table, square).kind;
        let (one, other) = challenge.split_once('x').unwrap();
        log += &if phase(&table) == Phase::Begin { format!("{seat} roll\n* 2\n") } else { "* 2\n".into() };
        log += &format!("{seat} {challenge}\np1 card {red} | p2 card {blue}\n");
        log += &format!("* {} meets {}\n* cards {red} {blue}\n", kind(one), kind(other));
        log += &if winner == seat { format!("{seat} stay\n") } else { String::new() };
        log += &format!("{winner} keep\n");
        log += if winner == seat { "* card 7\n* card 1\n" } else { "* card 1\n* card 7\n" };
    }
    log += events;
    Table::read(&log).unwrap_or_else(|wrong| panic!("{wrong}\n{log}"))
}

impl Scene {
    fn header(&self) -> String {
        let mut counts = std::collections::BTreeMap::new();
        for (kind, _) in placed(self.red) {
            *counts.entry(kind).or_insert(0) += 1;
        }
        let pieces: Vec<String> = counts.iter().map(|(kind, n)| format!("{kind}:{n}")).collect();
        let squares = |side| placed(side).map(|(_, square)| square).collect::<Vec<_>>().join(" ");
        format!(
            "reynards-luck(layout=pieces {}; cards 1:6 2:6 3:6 4:6 5:6 6:5 7:5; foxheads b5 d5 f5 h5; \
             red e1 {}; blue e9 {}{}) seats 2 edition 1",
            pieces.join(" "),
            squares(self.red),
            squares(self.blue),
            self.options,
        )
    }

    fn log(&self, events: &str) -> String {
        let mut log = self.header() + "\n";
        for (seat, side) in [("p1", self.red), ("p2", self.blue)] {
            let kinds: Vec<_> = placed(side).map(|(kind, _)| kind).collect();
            // The last piece is placed without being asked for.
            for kind in &kinds[..kinds.len() - 1] {
                log += &format!("{seat} place {kind}\n");
            }
        }
        for card in self.hands.iter().flat_map(|hand| hand.split(' ')) {
            log += &format!("* card {card}\n");
        }
        log + "* p1 starts\n" + events
    }

    fn after(&self, events: &str) -> Table<ReynardsLuck> {
        Table::read(&self.log(events)).unwrap_or_else(|wrong| panic!("{wrong}\n{}", self.log(events)))
    }
}

fn placed(side: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    side.split(' ').map(|piece| piece.split_once('@').unwrap())
}

fn refused(table: &Table<ReynardsLuck>, event: &str) -> String {
    let log = format!("{}{event}\n", table.whole_log());
    Table::<ReynardsLuck>::read(&log).err().expect("this should be refused").fault.to_string()
}

fn words(actions: &[Action]) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}

fn outcome(table: &Table<ReynardsLuck>) -> Outcome {
    match table.turn() {
        Turn::Over(outcome) => outcome,
        other => panic!("the game goes on: {other:?}"),
    }
}

fn phase(table: &Table<ReynardsLuck>) -> Phase {
    table.state().phase
}

fn classic() -> ReynardsLuck {
    ReynardsLuck::new(ReynardsLuckOptions::default(), 2).unwrap()
}

/// The piece on a square, which must be there.
fn piece(table: &Table<ReynardsLuck>, square: &str) -> Piece {
    table.state().board[sq(square)].unwrap_or_else(|| panic!("nothing on {square}"))
}

fn is_empty(table: &Table<ReynardsLuck>, square: &str) -> bool {
    table.state().board[sq(square)].is_none()
}
