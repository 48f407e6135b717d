//! What a batch shows is the same from one version to the next, number for number: whoever has trained a network on it can go on.

use luckhouse_encode::{Batch, Encode, Rows, Visitor, visit_all, width};

const GAMES: usize = 32;
const STEPS: usize = 500;

/// FNV-1a, by which two runs that differ anywhere are told apart.
fn mix(hash: u64, bytes: impl IntoIterator<Item = u8>) -> u64 {
    bytes.into_iter().fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn mixed(hash: u64, rows: &Rows) -> u64 {
    let floats = rows.observations.iter().chain(&rows.rewards);
    let hash = mix(hash, floats.flat_map(|number| number.to_bits().to_le_bytes()));
    let flags = rows.masks.iter().chain(&rows.done).map(|flag| u8::from(*flag));
    mix(mix(hash, flags), rows.seats.iter().copied())
}

/// Everything that random games of each kind show, in one number.
#[derive(Default)]
struct Shown(Vec<(&'static str, u64)>);

impl Visitor for Shown {
    fn visit<G: Encode>(&mut self) {
        let most = *G::ABOUT.seats.last().expect("somebody plays");
        let game = G::new(G::Options::default(), most).expect("the default can be played");
        let mut rows = Rows::new(GAMES, width(&game), game.actions(), game.seats());
        let mut batch = Batch::new(game, GAMES, 17).expect("somebody chooses");
        batch.write(rows.slices(), 1);
        let (mut actions, mut hash) = ([0; GAMES], mixed(0xcbf2_9ce4_8422_2325, &rows));
        for _ in 0..STEPS {
            batch.sample(&mut actions);
            batch.step(&actions, rows.slices(), 1).expect("what is sampled is legal");
            hash = mixed(hash, &rows);
        }
        self.0.push((G::ABOUT.name, hash));
    }
}

/// Whoever changes a number here has changed rules, dice or the list of what is told: say so in the changelog.
#[test]
fn random_games_show_what_they_always_showed() {
    let mut shown = Shown::default();
    visit_all(&mut shown);
    let before = [
        ("lucky-shot", 8_524_549_222_472_372_249),
        ("lantern", 3_898_683_241_361_279_413),
        ("fortuna", 17_262_821_837_001_836_666),
        ("booty-dice", 13_705_437_720_857_516_171),
        ("reynards-luck", 7_073_449_328_094_337_217),
    ];
    assert_eq!(shown.0, before);
}
