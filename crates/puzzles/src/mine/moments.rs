//! Games, and the moments of them that are worth a look.

use super::Mine;
use luckhouse_engine::{Rng, Seat, Viewer};
use luckhouse_shelf::{AnyGame, AnyTable, BotSpec, Budget, Waiting, read_log};

/// Of fewer choices one is found by guessing; more cannot be overlooked.
const CHOICES: std::ops::RangeInclusive<usize> = 3..=80;
/// The moments of one game at which a judge is asked.
const ASKED: usize = 8;
/// What bots think about a choice while games are mined.
const QUICK: Budget = Budget::nodes(300);
/// One game in so many has an option changed.
const OTHER_RULES: u64 = 4;

/// A choice that a seat owed after so many events.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment {
    pub(super) events: usize,
    pub(super) seat: Seat,
}

/// A game that bots of mixed levels play, by its number, as far as it is looked at.
pub(super) fn of_bots(game: &dyn AnyGame, mine: &Mine, number: u64) -> (String, Vec<Moment>) {
    let rng = &mut Rng::stream(mine.seed, number);
    let seats = mine.seats.unwrap_or_else(|| seats_of(game, number));
    let options = if number % OTHER_RULES == OTHER_RULES - 1 { other_rules(game, rng) } else { Vec::new() };
    let Ok(mut table) = game.open(&options, seats) else { return Default::default() };
    let bots: Vec<BotSpec> = (0..seats).map(|_| somebody(game, rng)).collect();
    let mut moments = Vec::new();
    while table.events() < mine.longest {
        match table.waiting() {
            Waiting::Roll => table.roll(rng),
            Waiting::Over(_) => break,
            Waiting::Choice(owing) => {
                for seat in owing.iter() {
                    moments.extend(moment(&*table, seat));
                    if table.choose_as(seat, bots[seat.index()], rng).is_err() {
                        return Default::default();
                    }
                }
            }
        }
    }
    (table.log(Viewer::Arbiter), some(moments, rng))
}

/// A game that was played, as far as it is looked at.
pub(super) fn of_log(log: &str, mine: &Mine, number: u64) -> (String, Vec<Moment>) {
    let whole = read_log(log, usize::MAX);
    let Some(whole) = whole.ok().filter(|table| mine.seats.is_none_or(|seats| seats == table.header().seats))
    else {
        return Default::default();
    };
    let mut moments = Vec::new();
    for events in 0..whole.events().min(mine.longest) {
        let Ok(table) = read_log(log, events) else { continue };
        if let Waiting::Choice(owing) = table.waiting() {
            moments.extend(owing.iter().filter_map(|seat| moment(&*table, seat)));
        }
    }
    (log.into(), some(moments, &mut Rng::stream(mine.seed, number)))
}

fn moment(table: &dyn AnyTable, seat: Seat) -> Option<Moment> {
    CHOICES.contains(&table.offers(seat).len()).then(|| Moment { events: table.events(), seat })
}

/// Some of many, in an order of chance.
fn some(mut moments: Vec<Moment>, rng: &mut Rng) -> Vec<Moment> {
    for taken in 0..moments.len().min(ASKED) {
        let other = taken + rng.below((moments.len() - taken) as u64) as usize;
        moments.swap(taken, other);
    }
    moments.truncate(ASKED);
    moments
}

/// Every other game has the fewest seats: fewer have been solved for more.
fn seats_of(game: &dyn AnyGame, number: u64) -> usize {
    let seats = game.about().seats;
    if number.is_multiple_of(2) { seats[0] } else { seats[(number / 2) as usize % seats.len()] }
}

/// One option with another of its words.
fn other_rules(game: &dyn AnyGame, rng: &mut Rng) -> Vec<(String, String)> {
    let mut others = Vec::new();
    for line in game.options() {
        let words = line.words.iter().filter(|word| **word != line.default);
        others.extend(words.map(|word| (line.key, *word)));
    }
    match others.is_empty() {
        true => Vec::new(),
        false => {
            let (key, word) = rng.pick(&others);
            vec![(key.into(), word.into())]
        }
    }
}

fn somebody(game: &dyn AnyGame, rng: &mut Rng) -> BotSpec {
    let level = rng.pick(&["novice", "steady", "strong"]);
    let spec = BotSpec::read(level, game).unwrap_or(BotSpec::RANDOM);
    BotSpec { budget: Some(QUICK), ..spec }
}
