//! Writes `docs/ratings.md`: how many games ratings need, with and without luck, on bots of known strength.
//!
//! `cargo run -p luckhouse --example ratings > docs/ratings.md`

use luckhouse_bots::arena::{Fair, Score};
use luckhouse_bots::share;
use luckhouse_club::luck::{self, Adjusted, LuckRating};
use luckhouse_club::rating::{self, Pool, Rating, Weight, places};
use luckhouse_engine::Seat;
use luckhouse_lab::{Cell, Setup, measured};
use rayon::prelude::*;

const GAME: &str = "booty-dice";
const BOTS: [&str; 4] = ["novice", "steady", "strong", "best"];
const SEED: u64 = 17;
/// The games that a plain rating is made of, and the share of them that is the bar for a rating without luck.
const PLAIN: usize = 2000;
const BAR: usize = 5;
/// So many times as many games are played: the same question can be asked again, with other games.
const TIMES: usize = 3;

/// One game of two bots; the first one's seat changes from game to game.
#[derive(Clone)]
struct Played {
    players: [usize; 2],
    fair: Fair,
}

impl Played {
    /// What the first won, and how much of it was luck.
    fn first(&self) -> (f64, f64) {
        (share(&self.fair.outcome)[Seat::at(0)], self.fair.luck[Seat::at(0)])
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let tables = tables();
    let setups: Vec<Setup> = tables
        .iter()
        .map(|[a, b]| Cell::new(GAME, &[], &[BOTS[*a], BOTS[*b]]).check())
        .collect::<Result<_, _>>()?;
    let play = |number: usize| {
        let (table, round) = (number % tables.len(), number / tables.len());
        let (setup, turn) = (setups[table].rotated(round), round % 2);
        let players = if turn == 0 { tables[table] } else { [tables[table][1], tables[table][0]] };
        let fair = measured(setup.game).game(&[], &setup.bots, SEED, number as u64, true)?;
        Ok(Played { players, fair })
    };
    let games: Result<Vec<Played>, luckhouse_engine::BadWord> =
        (0..PLAIN * TIMES).into_par_iter().map(play).collect();
    report(&games?, &tables);
    Ok(())
}

fn tables() -> Vec<[usize; 2]> {
    let pairs = |a: usize| (a + 1..BOTS.len()).map(move |b| [a, b]);
    (0..BOTS.len()).flat_map(pairs).collect()
}

fn report(games: &[Played], tables: &[[usize; 2]]) {
    println!("# Ratings: how many games they need\n");
    println!(
        "Made by `cargo run -p luckhouse --example ratings > docs/ratings.md`; the same seed gives the same page.\n"
    );
    println!(
        "The four bots of the house play Booty Dice for two, everybody against everybody, {} games in all. They",
        games.len()
    );
    println!(
        "are no stronger tomorrow, so that it can be seen how soon a rating finds them. Each game is rated twice: by its"
    );
    println!(
        "places (Glicko-2), and by its result without luck (`club::luck`), where the judge of the game says what each"
    );
    println!("roll brought beyond its mean. ± is half of a 95 % interval.\n");
    pairs(games, tables);
    ladder(games, tables);
    println!(
        "\n## The same certainty\n\nThe error that plain ratings state in the end, and after how many games ratings without luck"
    );
    println!("state the same; three times, with other games. The bar is a fifth.\n\nAll four:\n");
    certainty(games, 0);
    println!("\nWithout `novice`, whose own play scatters most:\n");
    certainty(&games_from(games, 1), 1);
    truth(games);
}

/// The games between this bot and stronger ones.
fn games_from(games: &[Played], weakest: usize) -> Vec<Played> {
    games.iter().filter(|game| game.players.iter().all(|bot| *bot >= weakest)).cloned().collect()
}

/// What the pairs scored, and how much of the scatter of a result is left without luck.
fn pairs(games: &[Played], tables: &[[usize; 2]]) {
    println!(
        "## The pairs\n\nThe share of the first, in per cent. The last column says how many plain games one game without"
    );
    println!(
        "luck is worth: the variance of the one beside that of the other. Of the luck that part is taken out that leaves the least.\n"
    );
    println!("| | plain | without luck | part of luck taken out | worth games |\n|---|---|---|---|---|");
    for table in tables {
        let (plain, fair, part) = scores(games, *table);
        let worth = (plain.half_width() / fair.half_width()).powi(2);
        let [a, b] = table.map(|bot| BOTS[bot]);
        println!("| {a} against {b} | {} | {} | {part:.2} | {worth:.1} |", percent(plain), percent(fair));
    }
}

/// What the first of this pair scored, plain and without luck, and the part of the luck that was taken out.
fn scores(games: &[Played], table: [usize; 2]) -> (Score, Score, f64) {
    let own: Vec<(f64, f64)> = games.iter().filter_map(|game| of_pair(game, table)).collect();
    let (mut plain, mut fair, part) = (Score::default(), Score::default(), part(&own));
    for (won, luck) in own {
        plain.add(won);
        fair.add(won - part * luck);
    }
    (plain, fair, part)
}

/// What the first of this pair won, and its luck, if these two played.
fn of_pair(game: &Played, [a, b]: [usize; 2]) -> Option<(f64, f64)> {
    let (won, luck) = game.first();
    match game.players {
        players if players == [a, b] => Some((won, luck)),
        players if players == [b, a] => Some((1.0 - won, -luck)),
        _ => None,
    }
}

/// The part of the luck that leaves the least scatter.
fn part(own: &[(f64, f64)]) -> f64 {
    let mean = own.iter().map(|(won, _)| won).sum::<f64>() / own.len() as f64;
    let felt: f64 = own.iter().map(|(won, luck)| (won - mean) * luck).sum();
    felt / own.iter().map(|(_, luck)| luck * luck).sum::<f64>()
}

fn percent(score: Score) -> String {
    format!("{:.2} ± {:.2}", 100.0 * score.mean(), 100.0 * score.half_width())
}

/// Everybody's ratings after these games.
#[derive(Clone, Copy)]
struct Ratings {
    plain: [Rating; BOTS.len()],
    fair: [LuckRating; BOTS.len()],
}

impl Ratings {
    const fn of(&self, fair: bool, bot: usize) -> Rating {
        if fair { self.fair[bot].rating } else { self.plain[bot] }
    }
}

/// The ratings after each game.
fn rated(games: &[Played]) -> Vec<Ratings> {
    let pool = Pool { game: GAME.into(), seats: 2 };
    let mut now = Ratings { plain: [Rating::new(); BOTS.len()], fair: [LuckRating::new(); BOTS.len()] };
    let after = games.iter().map(|game| {
        let [a, b] = game.players;
        let plain =
            rating::rate(&pool, &[now.plain[a], now.plain[b]], &places(&game.fair.outcome), Weight::FULL);
        (now.plain[a], now.plain[b]) = (plain[0], plain[1]);
        let (won, luck) = game.first();
        let adjusted = Adjusted::new(vec![won, 1.0 - won], vec![luck, -luck]).expect("a game for two");
        let fair = luck::rate(&[now.fair[a], now.fair[b]], &adjusted, Weight::FULL);
        (now.fair[a], now.fair[b]) = (fair[0], fair[1]);
        now
    });
    after.collect()
}

fn ladder(games: &[Played], tables: &[[usize; 2]]) {
    println!("\n## The ladder after {PLAIN} games\n");
    println!(
        "By the scores without luck above the order is, weakest first: {}.\n",
        order_of_pairs(games, tables)
    );
    println!("| bot | rating | without luck |\n|---|---|---|");
    let last = rated(&games[..PLAIN])[PLAIN - 1];
    let shown = |rating: Rating| format!("{} ± {}", rating.shown().0, rating.shown().1);
    for (bot, name) in BOTS.iter().enumerate().rev() {
        println!("| {name} | {} | {} |", shown(last.of(false, bot)), shown(last.of(true, bot)));
    }
    for (fair, what) in [(false, "Plain"), (true, "Without luck")] {
        println!("\n{what}, they stand: {}.", ordered(|bot| last.of(fair, bot).mean));
    }
}

/// The bots, the one with the least first.
fn ordered(by: impl Fn(usize) -> f64) -> String {
    let mut order: Vec<usize> = (0..BOTS.len()).collect();
    order.sort_by(|a, b| by(*a).total_cmp(&by(*b)));
    order.into_iter().map(|bot| BOTS[bot]).collect::<Vec<_>>().join(", ")
}

/// The bots by how many others they beat.
fn order_of_pairs(games: &[Played], tables: &[[usize; 2]]) -> String {
    let mut beaten = [0.0; BOTS.len()];
    for table in tables {
        let first = scores(games, *table).1.mean() > 0.5;
        beaten[table[usize::from(!first)]] += 1.0;
    }
    ordered(|bot| beaten[bot])
}

/// After how many games a rating without luck is as sure as a plain one after all, for the bots from this one on.
fn certainty(games: &[Played], weakest: usize) {
    let many = games.len() / TIMES;
    println!(
        "| bot | plain after {many} | without luck after {} | as sure as plain after |\n|---|---|---|---|",
        many / BAR
    );
    let runs: Vec<Vec<Ratings>> = games.chunks_exact(many).map(rated).collect();
    for bot in (weakest..BOTS.len()).rev() {
        let all =
            |of: &dyn Fn(&[Ratings]) -> String| runs.iter().map(|run| of(run)).collect::<Vec<_>>().join(", ");
        let plain = all(&|run| format!("± {}", run[many - 1].of(false, bot).shown().1));
        let fair = all(&|run| format!("± {}", run[many / BAR - 1].of(true, bot).shown().1));
        println!("| {} | {plain} | {fair} | {} |", BOTS[bot], all(&|run| as_sure(run, bot)));
    }
}

/// After how many of these games the rating without luck is as sure as the plain one is in the end.
fn as_sure(run: &[Ratings], bot: usize) -> String {
    let aim = run[run.len() - 1].of(false, bot).deviation;
    let at = run.iter().position(|ratings| ratings.of(true, bot).deviation <= aim);
    at.map_or("never".into(), |at| (at + 1).to_string())
}

/// How far ratings really are off.
fn truth(games: &[Played]) {
    println!(
        "\n## How far they are really off\n\nWhat a rating states could be wrong. So the differences between all four are compared with"
    );
    println!(
        "those that ratings without luck find in all {} games: the root of the mean square, in points.\n",
        games.len()
    );
    println!(
        "The longer the part, the more it has in common with all games, which flatters ratings without luck in the last lines.\n"
    );
    println!("| after games | plain | without luck |\n|---|---|---|");
    let known = rated(games)[games.len() - 1];
    for many in [PLAIN / (4 * BAR), PLAIN / (2 * BAR), PLAIN / BAR, PLAIN / 2, PLAIN] {
        let [plain, fair] = [false, true].map(|fair| off_by(games, many, fair, &known));
        println!("| {many} | {plain:.0} | {fair:.0} |");
    }
}

/// The root of the mean square of what differences are off after so many games.
fn off_by(games: &[Played], many: usize, fair: bool, known: &Ratings) -> f64 {
    let found: Vec<Ratings> = games.chunks_exact(many).map(|part| rated(part)[many - 1]).collect();
    let pairs = found.iter().flat_map(|found| tables().into_iter().map(move |[a, b]| (found, a, b)));
    let squares: Vec<f64> = pairs
        .map(|(found, a, b)| (difference(found, fair, a, b) - difference(known, true, a, b)).powi(2))
        .collect();
    (squares.iter().sum::<f64>() / squares.len() as f64).sqrt()
}

fn difference(ratings: &Ratings, fair: bool, a: usize, b: usize) -> f64 {
    ratings.of(fair, a).mean - ratings.of(fair, b).mean
}
