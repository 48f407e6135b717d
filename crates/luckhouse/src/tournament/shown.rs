//! What came of a tournament: for people, for machines, for spreadsheets.

use super::books::Pair;
use super::hall::Hall;
use super::{Args, Kind, Played};
use crate::failure::Failure;
use crate::files::print_json;
use crate::lab::table::with_seed;
use luckhouse_bots::arena::Score;
use luckhouse_club::rating::Rating;
use luckhouse_club::tournament::Standing;
use luckhouse_shelf::Report;
use luckhouse_words::{Words, say};
use serde::Serialize;
use std::io::Write;

/// With more players a table of all pairs is wider than a page.
const WIDEST: usize = 10;

#[derive(Serialize)]
struct Whole<'a> {
    game: String,
    seed: u64,
    games: u64,
    players: Vec<PlayerLine<'a>>,
    pairs: Vec<PairLine<'a>>,
    standings: &'a [Standing],
}

#[derive(Serialize)]
struct PlayerLine<'a> {
    player: &'a str,
    wins: Interval,
    rating: Rating,
    #[serde(skip_serializing_if = "Option::is_none")]
    luck_rating: Option<Rating>,
}

#[derive(Serialize)]
struct PairLine<'a> {
    player: &'a str,
    opponent: &'a str,
    rounds: u64,
    score: Interval,
    #[serde(skip_serializing_if = "Option::is_none")]
    fair_score: Option<Interval>,
}

/// A mean, and half of its 95 % interval: nothing after a single round.
#[derive(Clone, Copy, Serialize)]
struct Interval {
    mean: f64,
    half_width: Option<f64>,
}

impl Interval {
    fn of(score: Score) -> Interval {
        Interval { mean: score.mean(), half_width: (score.count() > 1).then(|| score.half_width()) }
    }

    fn percent(self, words: &Words) -> String {
        let half = self.half_width.map_or(String::new(), |half| format!(" ± {:.1}", 100.0 * half));
        words.figure(&format!("{:.1}{half}", 100.0 * self.mean))
    }
}

pub(super) fn print(args: &Args, hall: &Hall, played: &Played) -> Result<(), Failure> {
    match (args.json, args.csv) {
        (true, _) => print_json(&whole(hall, played)),
        (_, true) => csv(hall, played),
        _ => text(args, hall, played),
    }
}

/// Those who have played, the best first.
fn order(hall: &Hall, played: &Played) -> Vec<usize> {
    let books = &played.books;
    let mut order: Vec<usize> = (0..hall.names.len()).filter(|one| books.wins[*one].count() > 0).collect();
    let mean = |one: &usize| match hall.fair {
        true => books.luck_ratings[*one].rating.mean,
        false => books.ratings[*one].mean,
    };
    order.sort_by(|a, b| mean(b).total_cmp(&mean(a)));
    order
}

/// What the one scored against the other, if they have met.
fn score(hall: &Hall, played: &Played, one: usize, other: usize) -> Option<Interval> {
    let of = |pair: &Pair| Interval::of(if hall.fair { pair.fair } else { pair.plain });
    let found = played.books.pairs.get(&(one.min(other), one.max(other))).map(of)?;
    Some(if one < other { found } else { Interval { mean: 1.0 - found.mean, ..found } })
}

fn whole<'a>(hall: &'a Hall, played: &'a Played) -> Whole<'a> {
    let books = &played.books;
    let player = |one: usize| PlayerLine {
        player: &hall.names[one],
        wins: Interval::of(books.wins[one]),
        rating: books.ratings[one],
        luck_rating: hall.fair.then(|| books.luck_ratings[one].rating),
    };
    Whole {
        game: hall.header.to_string(),
        seed: hall.seed,
        games: books.games(),
        players: order(hall, played).into_iter().map(player).collect(),
        pairs: pair_lines(hall, played),
        standings: &played.standings,
    }
}

fn pair_lines<'a>(hall: &'a Hall, played: &Played) -> Vec<PairLine<'a>> {
    let line = |((a, b), pair): (&(usize, usize), &Pair)| PairLine {
        player: &hall.names[*a],
        opponent: &hall.names[*b],
        rounds: pair.plain.count(),
        score: Interval::of(pair.plain),
        fair_score: hall.fair.then(|| Interval::of(pair.fair)),
    };
    played.books.pairs.iter().map(line).collect()
}

fn csv(hall: &Hall, played: &Played) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let cells = |interval: Option<Interval>| match interval {
        Some(Interval { mean, half_width }) => {
            format!("{mean:.6},{}", half_width.map_or(String::new(), |half| format!("{half:.6}")))
        }
        None => ",".into(),
    };
    writeln!(out, "player,opponent,rounds,score,score_half_width,fair_score,fair_score_half_width")?;
    for line in pair_lines(hall, played) {
        let PairLine { player, opponent, rounds, score, fair_score } = line;
        writeln!(out, "{player},{opponent},{rounds},{},{}", cells(Some(score)), cells(fair_score))?;
    }
    Ok(())
}

fn text(args: &Args, hall: &Hall, played: &Played) -> Result<(), Failure> {
    let (words, mut out) = (&Words::spoken(), std::io::stdout().lock());
    writeln!(out, "{}\n", with_seed(&hall.header, hall.seed))?;
    if !played.standings.is_empty() {
        writeln!(out, "{}", standings(words, args, &played.standings))?;
    }
    write!(out, "{}", cross_table(words, hall, played))?;
    Ok(())
}

fn standings(words: &Words, args: &Args, lines: &[Standing]) -> Report {
    let swiss = args.format == Kind::Swiss;
    let columns = [
        say!(words, "terminal-tournament-player"),
        say!(words, "terminal-tournament-place"),
        say!(words, "terminal-tournament-points"),
        say!(words, "terminal-tournament-wins"),
        say!(words, "terminal-tournament-matches"),
        "Buchholz".into(),
        "Sonneborn-Berger".into(),
    ];
    let shown = if swiss { &columns[..] } else { &columns[..5] };
    let mut report = Report::new(say!(words, "terminal-tournament-standings"), shown);
    for line in lines {
        let numbers = [line.place, line.wins, line.games].map(|number| number.to_string());
        let [place, wins, games] = numbers;
        let cells = [line.player.to_string(), place, line.points.to_string(), wins, games];
        let ties = [line.buchholz, line.sonneborn_berger].map(|number| number.to_string());
        report.row(cells.into_iter().chain(ties.into_iter().filter(|_| swiss)));
    }
    report
}

fn cross_table(words: &Words, hall: &Hall, played: &Played) -> Report {
    let (order, books) = (order(hall, played), &played.books);
    let wide = if order.len() > WIDEST { &[] } else { &order[..] };
    let against = wide.iter().map(|one| hall.names[*one].clone());
    let ratings = [say!(words, "terminal-tournament-wins"), say!(words, "terminal-tournament-rating")];
    let luck = hall.fair.then(|| say!(words, "terminal-tournament-fair"));
    let columns: Vec<String> =
        [String::new()].into_iter().chain(against).chain(ratings).chain(luck).collect();
    let mut report = Report::new(say!(words, "terminal-lab-games", games = books.games()), &columns);
    for one in &order {
        let percent = |interval: Interval| interval.percent(words);
        let scores =
            wide.iter().map(|other| score(hall, played, *one, *other).map_or(String::new(), percent));
        let luck = hall.fair.then(|| rated(&books.luck_ratings[*one].rating));
        let own = [Interval::of(books.wins[*one]).percent(words), rated(&books.ratings[*one])];
        report.row([hall.names[*one].clone()].into_iter().chain(scores).chain(own).chain(luck));
    }
    notes(words, hall, &mut report);
    report
}

fn notes(words: &Words, hall: &Hall, report: &mut Report) {
    report.note(say!(words, "terminal-tournament-note-line"));
    if hall.seats > 2 {
        report.note(say!(words, "terminal-tournament-note-score"));
    }
    report.note(say!(words, "terminal-tournament-note-dice"));
    if hall.fair {
        report.note(say!(words, "terminal-tournament-note-fair"));
    }
}

fn rated(rating: &Rating) -> String {
    let (shown, error) = rating.shown();
    format!("{shown} ± {error}")
}
