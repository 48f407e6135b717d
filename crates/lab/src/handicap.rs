//! What start would make the seats even.

use crate::observe::Given;
use crate::sequential::Join;
use crate::tally::part;
use crate::{Cell, Figure, Looks, Moments, Observed, PART, Setup, measured};
use luckhouse_engine::{BadWord, Seat};
use luckhouse_shelf::{HeadStart, Saying};
use luckhouse_solvers::{Unsolved, Watch};
use std::ops::Range;

/// What whoever begins can hope for, and with which head start of the other it would be even.
#[derive(Clone, Debug, PartialEq)]
pub struct Handicap {
    /// The start as it is first, then every start that was looked at.
    pub starts: Vec<HeadStart>,
    /// The place of the one that is nearest to even.
    pub nearest: usize,
    /// The share of the win that is even.
    pub even: f64,
}

/// Exactly, with best play on both sides.
///
/// # Errors
/// If the game has no solver for this table, or whoever watches wants no more.
pub fn handicap(table: &Cell, watch: &dyn Watch) -> Result<Handicap, Unsolved> {
    let setup = table.check()?;
    let starts = setup.game.head_starts(&setup.options, setup.seats(), watch)?;
    Ok(of(starts, 1.0 / setup.seats() as f64))
}

fn of(starts: Vec<HeadStart>, even: f64) -> Handicap {
    let off = |start: &HeadStart| (start.play.chance - even).abs();
    let nearest = (0..starts.len()).min_by(|a, b| off(&starts[*a]).total_cmp(&off(&starts[*b])));
    Handicap { nearest: nearest.unwrap_or(0), starts, even }
}

/// A start that bots played, and what each wins by when they have their first turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    /// What each gets for every place behind the first; nothing for the start as it is.
    pub gift: Option<Saying>,
    /// What whoever has the first turn wins, the second, and so on.
    pub turns: Vec<Figure>,
    /// Games that were played.
    pub games: u64,
}

/// What start makes the seats even, as far as bots show it.
#[derive(Clone, Debug, PartialEq)]
pub struct Orders {
    /// The start as it is first, then every start that was played.
    pub starts: Vec<Order>,
    /// The place of the one in which whoever is farthest from an equal share is nearest to it.
    pub nearest: usize,
    /// The share of the win that is even.
    pub even: f64,
    /// Did somebody interrupt it?
    pub interrupted: bool,
}

impl Order {
    /// How far above an equal share whoever is farthest from it is, or below.
    pub fn farthest(&self, even: f64) -> Figure {
        let off = self.turns.iter().map(|turn| turn.minus(&Figure::exact(even)));
        let far = off.max_by(|one, other| one.value.abs().total_cmp(&other.value.abs()));
        far.unwrap_or(Figure { value: f64::NAN, low: f64::NEG_INFINITY, high: f64::INFINITY })
    }
}

/// At most so many of a gift for each place are tried.
const MOST: u32 = 4;

/// Let bots play the start as it is and every head start that the game knows, so many games of each. Whoever watches may end
/// it: then the starts that were played come back, and nothing before there is one.
///
/// # Errors
/// If the table cannot be opened.
pub fn orders(table: &Cell, seed: u64, games: u64, watch: &dyn Watch) -> Result<Option<Orders>, BadWord> {
    let setup = table.check()?;
    let (even, gifts) =
        (1.0 / setup.seats() as f64, measured(setup.game).head_starts(&setup.options, setup.seats(), MOST)?);
    let all =
        [(None, None)].into_iter().chain(gifts.into_iter().map(|(given, said)| (Some(given), Some(said))));
    let (mut starts, mut interrupted) = (Vec::new(), false);
    for (given, gift) in all {
        let portion = |games: Range<u64>| Turns::of(&setup, seed, games, given);
        let found = Looks::doubling(games, games).play(watch, portion, |_, _| true);
        interrupted = found.as_ref().is_none_or(|found| found.interrupted);
        starts.extend(found.map(|found| Order { gift, turns: found.sum.figures(), games: found.rounds }));
        if interrupted {
            break;
        }
    }
    let off = |place: &usize| starts[*place].farthest(even).value.abs();
    let nearest = (0..starts.len()).min_by(|one, other| off(one).total_cmp(&off(other)));
    Ok(nearest.map(|nearest| Orders { nearest, even, interrupted, starts }))
}

/// What was won, by when they had their first turn.
struct Turns(Vec<Moments>);

impl Turns {
    fn of(setup: &Setup, seed: u64, games: Range<u64>, given: Option<Given>) -> Turns {
        let seats = setup.seats();
        let mut turns = vec![Moments::default(); seats];
        let mut each = |_: u64, seen: &Observed| {
            // Where nobody begins, seats are as good an order as any.
            let first = seen.first.map_or(0, Seat::index);
            for (place, moments) in turns.iter_mut().enumerate() {
                moments.add(part(seen, Seat::at((first + place) % seats)));
            }
        };
        let Setup { game, options, bots } = setup;
        let played = measured(*game).observe_given(options, bots, seed, games, given, &mut each);
        played.expect("the options were checked");
        Turns(turns)
    }

    fn figures(&self) -> Vec<Figure> {
        self.0.iter().map(|moments| moments.share(PART)).collect()
    }
}

impl Join for Turns {
    fn joined(mut self, other: Turns) -> Turns {
        self.0.iter_mut().zip(&other.0).for_each(|(mine, more)| mine.merge(more));
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_start_evens_booty_dice() {
        let table = Cell::new("booty-dice", &[], &["best", "best"]);
        let handicap = handicap(&table, &()).unwrap();
        let (start, nearest) = (&handicap.starts[0], &handicap.starts[handicap.nearest]);
        assert!(start.gift.is_none() && start.play.chance > 0.55, "{start:?}");
        assert!((nearest.play.chance - 0.5).abs() < 0.03, "{nearest:?}");
        assert!(nearest.play.error.unwrap() < 1e-4);
    }

    #[test]
    fn where_nobody_has_a_solver_it_is_said_and_bots_tell() {
        let table = Cell::new("lucky-shot", &[("cap", "30")], &["random", "random"]);
        let wrong = handicap(&table, &()).unwrap_err();
        assert!(wrong.to_string().ends_with("cannot be solved: expected a game that has a solver"));
        let orders = orders(&table, 1, 400, &()).unwrap().unwrap();
        assert_eq!((orders.starts.len(), orders.starts[0].turns.len()), (1, 2), "it has no gifts");
        assert!(orders.starts[0].turns.iter().all(|turn| turn.low < turn.value && turn.value < turn.high));
    }

    /// Three pirates: what each place wins adds up to all, and whoever comes last wins more the more it is given.
    #[test]
    fn a_gift_for_each_place_moves_the_win_to_the_last() {
        let table = Cell::new("booty-dice", &[], &["random"; 3]);
        let orders = orders(&table, 1, 600, &()).unwrap().unwrap();
        let names: Vec<_> = orders.starts.iter().map(|start| start.gift.is_some()).collect();
        assert_eq!((names.len(), names[0], orders.even), (9, false, 1.0 / 3.0));
        for start in &orders.starts {
            let all: f64 = start.turns.iter().map(|turn| turn.value).sum();
            assert!(start.turns.len() == 3 && (all - 1.0).abs() < 1e-9, "{start:?}");
            assert!(start.turns.iter().all(|turn| turn.low < turn.value && turn.value < turn.high));
        }
        let last = |start: usize| orders.starts[start].turns[2].value;
        assert!(last(8) > last(0) + 0.08, "four shields a place: {} {}", last(0), last(8));
        let best = orders.starts[orders.nearest].farthest(orders.even).value.abs();
        assert!(orders.starts.iter().all(|start| start.farthest(orders.even).value.abs() >= best));
    }
}
