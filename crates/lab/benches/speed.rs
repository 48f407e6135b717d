//! How fast the lab plays on one core and on two, and whether what it counts is true.
//!
//! `cargo bench -p luckhouse-lab --bench speed` prints, in one run: games of random Booty Dice for two a second on one thread
//! and on two, and how much of twice the one the two make; then what it counts where the answer is known exactly.

// Piglet is in it too, which is not played here.
#[allow(dead_code)]
#[path = "../../solvers/tests/race/mod.rs"]
mod race;

use luckhouse_engine::{Chance, Choices, Game, Rng, Seat, Turn};
use luckhouse_lab::{Figure, Grid, How, PART, Plan, measured};
use luckhouse_shelf::find;
use luckhouse_solvers::duel::{self, Care, Duel};
use luckhouse_words::{Language, Words};
use race::{Gains, Race, RaceOptions};
use std::time::Instant;

/// Others may use the machine: of so many tries the fastest was disturbed least.
const TRIES: usize = 7;

fn main() {
    speed();
    fortuna();
    pig();
}

fn plan(game: &str, bots: &str, games: u64) -> Plan {
    let bots = vec![vec![bots.to_string()]];
    let grid = Grid { game: game.into(), options: Vec::new(), seats: vec![2], bots, nodes: None };
    Plan::new(grid, games, 1).expect("the game is on the shelf")
}

/// Games a second by the clock, and in a second of work on a core, which others on the machine hardly change.
#[derive(Clone, Copy, Default)]
struct Speed {
    clock: f64,
    work: f64,
}

impl Speed {
    fn of(games: u64, play: impl FnOnce()) -> Speed {
        let (began, worked) = (Instant::now(), worked());
        play();
        let per = |seconds: f64| games as f64 / seconds;
        Speed { clock: per(began.elapsed().as_secs_f64()), work: per(self::worked() - worked) }
    }

    fn fastest(self, other: Speed) -> Speed {
        Speed { clock: self.clock.max(other.clock), work: self.work.max(other.work) }
    }
}

/// The seconds that this program has worked so far, on all cores, where the system says so.
fn worked() -> f64 {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after_name = text.rsplit(')').next().unwrap_or_default();
    let ticks = after_name.split_whitespace().skip(11).take(2).filter_map(|word| word.parse::<f64>().ok());
    ticks.sum::<f64>() / 100.0
}

fn speed() {
    let plan = plan("booty-dice", "random", 500_000);
    let game = find(&plan.grid.game).expect("it is on the shelf");
    let [mut one, mut two, mut bare] = [Speed::default(); 3];
    let lab = |workers| {
        Speed::of(plan.games, || {
            plan.run(&How { workers, ..How::default() }, &()).expect("it can be played");
        })
    };
    for _ in 0..TRIES {
        one = one.fastest(lab(1));
        two = two.fastest(lab(2));
        bare = bare.fastest(Speed::of(plan.games, || {
            measured(game).simulate(&[], 2, 1, 0..plan.games).expect("it can be played");
        }));
    }
    println!("random Booty Dice for two, games a second, the fastest of {TRIES} runs of {}:", plan.games);
    println!("                             by the clock   in a second of one core's work");
    let line = |name: &str, Speed { clock, work }| println!("  {name:<25} {clock:>13.0} {work:>20.0}");
    line("one thread", one);
    line("two threads", two);
    line("nothing but random play", bare);
    let of_one = |two: f64, one: f64| 100.0 * two / one;
    let (clock, work) = (of_one(two.clock, 2.0 * one.clock), of_one(two.work, one.work));
    println!("  two threads make {clock:.1} % of twice one by the clock, {work:.1} % by work");
}

fn english() -> Words<'static> {
    Words::in_language(Language::ENGLISH)
}

/// What the solver says, against what the lab counts when the solution plays itself.
fn fortuna() {
    let game = find("fortuna").expect("it is on the shelf");
    let solved = game.solve(&[], 2, &[], &()).expect("it is solved");
    println!("\n{}", solved.reports[0].said(&english(), "fortuna"));
    let played = plan("fortuna", "best", 100_000).run(&How::default(), &()).expect("it can be played");
    println!(
        "whoever starts, counted: {}",
        played.results.cells[0].first.mean(PART as f64).percent(&english())
    );
}

/// Neller and Presser (2004): with best play on both sides whoever begins wins 53.06 of 100 games of Pig.
fn pig() {
    let race = Race::new(RaceOptions { goal: 100, with: Gains::Die }, 2).expect("for two");
    let solved = duel::solve(&race, Seat::at(0), Care::default()).expect("it can be solved");
    let games = 1_000_000;
    let won = (0..games).filter(|game| first_wins(&race, &solved, &mut Rng::stream(1, *game))).count();
    println!("\nPig with best play, whoever begins: 53.06 % published,");
    println!("{} counted", Figure::share(won as u64, games).percent(&english()));
}

fn first_wins(race: &Race, solved: &Duel<Race>, dice: &mut Rng) -> bool {
    let mut state = race.start();
    loop {
        match race.turn(&state) {
            Turn::Over(outcome) => return outcome.winners.contains(Seat::at(0)),
            Turn::Roll(chance) => race.roll(&mut state, chance.roll(dice)),
            Turn::Choose(seats) => {
                let mut choices = Choices::none();
                let best = solved.best(&state).expect("every position is solved");
                seats.iter().for_each(|seat| choices.put(seat, best));
                race.choose(&mut state, &choices);
            }
        }
    }
}
