//! Every law, for every game on the shelf and Pig, with every number of seats and every option set.
//!
//! `LAW_CASES=50 cargo test -p luckhouse-shelf --test laws` tries harder; a failure prints the input that broke
//! the law, made as small as it can be.

use libtest_mimic::{Arguments, Failed, Trial};
use luckhouse_engine::{Game, Header, Imagine, pig::Pig};
use luckhouse_laws::{Fate, laws, option_sets};
use luckhouse_shelf::{CatalogGame, games};
use proptest::collection::vec;
use proptest::test_runner::{Config, RngAlgorithm, TestError, TestRng, TestRunner};

fn main() {
    let arguments = Arguments::from_args();
    let mut trials = Trials(Vec::new());
    trials.of::<Pig>();
    games::visit_all(&mut trials);
    libtest_mimic::run(&arguments, trials.0).exit();
}

struct Trials(Vec<Trial>);

impl games::Visitor for Trials {
    fn visit<G: CatalogGame>(&mut self) {
        self.of::<G>();
    }
}

impl Trials {
    fn of<G: Imagine>(&mut self) {
        for (index, law) in laws::<G>().iter().enumerate() {
            let name = format!("{}::{}", G::ABOUT.name, law.name);
            self.0.push(Trial::test(name, move || hold::<G>(index)));
        }
    }
}

/// One law, for every number of seats and every option set of a game.
fn hold<G: Imagine>(law: usize) -> Result<(), Failed> {
    let holds = laws::<G>()[law].holds;
    let cases = std::env::var("LAW_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(2);
    for game in rules::<G>() {
        let random = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
        let config = Config { cases, failure_persistence: None, ..Config::default() };
        let outcome = TestRunner::new_with_rng(config, random)
            .run(&vec(0u8.., 0..64), |bytes| holds(&game, &mut Fate::of(&bytes)).map_err(fail));
        if let Err(TestError::Fail(why, bytes)) = outcome {
            return Err(format!("{}\n{why}\ninput {bytes:?}", Header::of(&game)).into());
        }
    }
    Ok(())
}

fn fail(why: String) -> proptest::test_runner::TestCaseError {
    proptest::test_runner::TestCaseError::fail(why)
}

/// The game with every number of seats and every option set that it can be played with.
fn rules<G: Game>() -> Vec<G> {
    let sets = option_sets::<G::Options>();
    let all = G::ABOUT.seats.iter().flat_map(|seats| sets.iter().map(move |set| (set, *seats)));
    all.filter_map(|(set, seats)| G::new(set.clone(), seats).ok()).collect()
}
