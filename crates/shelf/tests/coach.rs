//! The coach never contradicts itself: sums, labels, accuracy and turning points of whole games agree, whatever was played.

use luckhouse_engine::{Rng, Seat};
use luckhouse_shelf::coach::{Analysis, Balance, JudgedDecision, Label};
use luckhouse_shelf::games::GAMES;
use luckhouse_shelf::{AnyGame, AnyTable, BotSpec, Budget, Level, Waiting};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Mutex;

/// A whole game of players of this kind, with how much they chose.
fn played(game: &dyn AnyGame, bot: BotSpec, seed: u64) -> (Box<dyn AnyTable>, usize) {
    let seats = game.about().seats;
    let mut table = game.open(&[], seats[seed as usize % seats.len()]).unwrap();
    let (mut rng, mut chosen) = (Rng::seeded(seed), 0);
    while !matches!(table.waiting(), Waiting::Over(_)) {
        match table.waiting() {
            Waiting::Choice(seats) => {
                table.choose_as(seats.first().unwrap(), bot, &mut rng).unwrap();
                chosen += 1;
            }
            _ => table.roll(&mut rng),
        }
    }
    (table, chosen)
}

fn decisions(analysis: &Analysis, seat: Seat) -> impl Iterator<Item = &JudgedDecision> {
    analysis.moments.iter().flat_map(|moment| &moment.decisions).filter(move |made| made.seat == seat)
}

/// Everything about one player's game that has to agree.
fn agrees(analysis: &Analysis, balance: &Balance) {
    let Balance { seat, start, luck, own, others, rest, result, accuracy, labels, .. } = *balance;
    assert!((start + luck + own + others + rest - result).abs() < 1e-9, "{balance:?}");
    let count = |label| decisions(analysis, seat).filter(|made| made.label == Some(label)).count();
    let counted = (count(Label::Inaccuracy), count(Label::Mistake), count(Label::Blunder));
    assert_eq!(counted, (labels.inaccuracies, labels.mistakes, labels.blunders), "{balance:?}");
    assert_eq!(decisions(analysis, seat).count(), balance.decisions);
    let five = |loss: f64| loss + 1e-9 >= 0.05;
    for made in decisions(analysis, seat) {
        assert_eq!(made.label.is_some(), made.told && five(made.loss), "{made:?}");
        assert!(!made.told || made.loss + 1e-9 >= made.error, "{made:?}");
    }
    let Some(accuracy) = accuracy else { return };
    assert!((0.0..=100.0).contains(&accuracy));
    let known: f64 = decisions(analysis, seat).filter(|made| made.told).map(|made| made.loss).sum();
    assert!(-own <= known + 0.1 + 1e-9, "choices lost {own}, and {known} of it is known: {balance:?}");
    let lost = known > 0.05 * balance.decisions as f64;
    assert!(!(lost && accuracy > 99.0), "an accuracy of {accuracy} with {known} lost");
}

/// Games of each kind, with each number of seats in turn, spread over all cores: some take a hundred times as long as others.
fn games_agree(games: &[(&dyn AnyGame, Range<u64>)]) {
    let all = games.iter().flat_map(|(game, seeds)| seeds.clone().map(move |seed| (*game, seed)));
    let next = Mutex::new(all);
    let tallies = Mutex::new(BTreeMap::new());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some((game, seed)) = { next.lock().unwrap().next() } {
                    let seen = game_agrees(game, seed);
                    let (mut tallies, name) = (tallies.lock().unwrap(), game.about().name);
                    let tally: &mut Tally = tallies.entry(name).or_default();
                    tally.add(&seen);
                    // Whoever stops it in the middle knows how far it came.
                    if tally.games.is_multiple_of(20) {
                        println!("{name}: {tally}");
                    }
                }
            });
        }
    });
    for (name, tally) in tallies.into_inner().unwrap() {
        println!("{name}, all: {tally}");
    }
}

/// What was looked through.
#[derive(Default)]
struct Tally {
    games: usize,
    decided: usize,
    told: usize,
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.decided += other.decided;
        self.told += other.told;
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Tally { games, decided, told } = self;
        write!(f, "{games} games agree, {decided} decisions, {told} players with an accuracy")
    }
}

/// Beginners; and every tenth time players who choose anything, which loses more than anybody would like to.
fn player(seed: u64) -> BotSpec {
    if seed.is_multiple_of(10) { BotSpec::RANDOM } else { BotSpec::level(Level::Novice) }
}

fn game_agrees(game: &dyn AnyGame, seed: u64) -> Tally {
    let (table, _) = played(game, player(seed), seed);
    let analysis = table.coach(Budget::nodes(4), &()).unwrap().analysis;
    analysis.players.iter().for_each(|balance| agrees(&analysis, balance));
    for moment in analysis.turning.iter().map(|place| &analysis.moments[*place]) {
        assert!(moment.swing() + 1e-9 >= moment.error.max(0.05), "{moment:?}");
    }
    Tally {
        games: 1,
        decided: analysis.players.iter().map(|balance| balance.decisions).sum(),
        told: analysis.players.iter().filter(|balance| balance.accuracy.is_some()).count(),
    }
}

/// Of thirty games the one with the fewest choices: random play can take hundreds.
fn a_short_one(game: &dyn AnyGame) -> Range<u64> {
    let seed = (0..300).step_by(10).min_by_key(|seed| played(game, player(*seed), *seed).1).unwrap();
    seed..seed + 1
}

#[test]
fn what_the_coach_says_of_a_game_agrees() {
    games_agree(&GAMES.iter().map(|game| (*game, a_short_one(*game))).collect::<Vec<_>>());
}

/// `COACH_GAMES=lantern,fortuna` looks through these alone.
#[test]
#[ignore = "two hundred games of each kind are looked through: hours of one core"]
fn what_the_coach_says_of_two_hundred_games_agrees() {
    let only = std::env::var("COACH_GAMES").unwrap_or_default();
    let wanted =
        |game: &&dyn AnyGame| only.is_empty() || only.split(',').any(|name| name == game.about().name);
    let games: Vec<_> = GAMES.iter().copied().filter(wanted).map(|game| (game, 0..200)).collect();
    assert!(!games.is_empty(), "COACH_GAMES={only}: expected names of games, with commas between them");
    games_agree(&games);
}
