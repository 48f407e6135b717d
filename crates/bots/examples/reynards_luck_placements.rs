//! Can the arrangements of a player of Reynard's Luck be read? Somebody learns from some how often each kind stands on each
//! square, and then guesses others, piece by piece, against somebody who only knows which kinds are left.
//!
//! `cargo run --release -p luckhouse-bots --example reynards_luck_placements -- LEVEL [ARRANGEMENTS]`

mod shared;

use luckhouse_bots::reynards_luck::player;
use luckhouse_bots::{Budget, Level};
use luckhouse_engine::{Bot, Choices, Decision, Game, Rng, Seat, Turn, Viewer};
use luckhouse_games::reynards_luck::{Bag, Kind, ReynardsLuck, ReynardsLuckOptions, Sort, odds};

/// The kinds of one side, in the order of its formation.
type Arrangement = Vec<Kind>;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (level, many) = match words.as_slice() {
        [level] => (level, 10_000),
        [level, many] => (level, shared::number(many)),
        _ => panic!("expected LEVEL [ARRANGEMENTS]"),
    };
    let level: Level = level.parse().unwrap_or_else(|why| panic!("{why}"));
    let game = ReynardsLuck::new(ReynardsLuckOptions::default(), 2).expect("two play");
    let mut bot = player(level, Budget::nodes(u64::MAX)).bot(None);
    let mut draw = |stream| -> Vec<Arrangement> {
        (0..many).map(|index| arrange(&game, &mut *bot, &mut Rng::stream(stream, index))).collect()
    };
    let (learned, others) = (draw(71), draw(72));
    let reader = Reader::learn(&game, &learned);
    let [read, blind] = guesses(&reader, &others);
    println!("{level}, {many} arrangements learned from, {many} others guessed piece by piece:");
    println!(
        "  right by squares: {read:.2} %, by what is left alone: {blind:.2} %, gain {:.2} points",
        read - blind
    );
    let gain = reader.best_target(&game);
    println!(
        "  a 4 wins {gain:.2} points more against the square that is best to challenge than against any"
    );
}

/// How a player arranges its pieces in the first seat.
fn arrange(game: &ReynardsLuck, bot: &mut dyn Bot<ReynardsLuck>, rng: &mut Rng) -> Arrangement {
    let (mut state, seat, mut legal) = (game.start(), Seat::at(0), Vec::new());
    // The first seat places before the second.
    while game.turn(&state) == Turn::of(seat) {
        legal.clear();
        game.legal(&state, seat, &mut legal);
        let view = game.view(&state, Viewer::Seat(seat));
        let action = bot.choose(&Decision { game, seat, view: &view, legal: &legal }, rng);
        game.choose(&mut state, &Choices::one(seat, action));
    }
    let view = game.view(&state, Viewer::Seat(seat));
    let kind = |square| view.at(square).and_then(|piece| piece.kind).expect("all are placed");
    game.layout().side(seat).formation.iter().map(|square| kind(*square)).collect()
}

/// Knows how often each kind stands on each square, beside how often it would if nothing were known.
struct Reader {
    pieces: Bag<Kind>,
    often: Vec<[f64; 7]>,
}

impl Reader {
    fn learn(game: &ReynardsLuck, all: &[Arrangement]) -> Reader {
        let pieces = game.layout().pieces;
        let mut often = vec![[0.0; 7]; pieces.len()];
        for arrangement in all {
            for (square, kind) in often.iter_mut().zip(arrangement) {
                let even = f64::from(pieces.count(*kind)) / pieces.len() as f64;
                square[kind.place()] += 1.0 / (all.len() as f64 * even);
            }
        }
        Reader { pieces, often }
    }

    /// The likeliest kind here, of those that are left; `square` is none for somebody who has learned nothing.
    fn guess(&self, square: Option<usize>, left: &Bag<Kind>) -> Kind {
        let chance = |kind: Kind| {
            f64::from(left.count(kind)) * square.map_or(1.0, |square| self.often[square][kind.place()])
        };
        let better = |best: Kind, next: Kind| if chance(next) > chance(best) { next } else { best };
        Kind::ALL.into_iter().reduce(better).expect("there are seven kinds")
    }

    /// How much more often a 4 wins with any cards on the square where it wins most, in points of a hundred.
    fn best_target(&self, game: &ReynardsLuck) -> f64 {
        let cards = game.layout().cards;
        let wins = Kind::ALL.map(|theirs| {
            let only = |kind| [kind].into_iter().collect();
            odds::duel(&only(Kind::Four), &cards, &only(theirs), &cards).wins().as_f64()
        });
        let even = |kind: usize| f64::from(self.pieces.count(Kind::ALL[kind])) / self.pieces.len() as f64;
        let any: f64 = (0..7).map(|kind| even(kind) * wins[kind]).sum();
        let here = |often: &[f64; 7]| (0..7).map(|kind| often[kind] * even(kind) * wins[kind]).sum::<f64>();
        100.0 * (self.often.iter().map(here).fold(0.0, f64::max) - any)
    }
}

/// How many of a hundred guesses are right, by squares and by what is left alone. Pieces are turned over in any order.
fn guesses(reader: &Reader, others: &[Arrangement]) -> [f64; 2] {
    let mut right = [0_u64; 2];
    for (index, arrangement) in others.iter().enumerate() {
        let (mut left, mut order) = (reader.pieces, (0..arrangement.len()).collect::<Vec<_>>());
        let mut rng = Rng::stream(73, index as u64);
        while !order.is_empty() {
            let square = order.swap_remove(rng.below(order.len() as u64) as usize);
            let guessed = [Some(square), None].map(|square| reader.guess(square, &left));
            for (right, guess) in right.iter_mut().zip(guessed) {
                *right += u64::from(guess == arrangement[square]);
            }
            left.take(arrangement[square]);
        }
    }
    right.map(|right| 100.0 * right as f64 / (others.len() * reader.often.len()) as f64)
}
