//! What matters now. The dice and bricks that are being called about are left out: naming them is the game (FO-11).

use super::super::Fortuna;
use super::GRAND_KITS;
use crate::saying::sayings;
use crate::{OddsReport, Saying};
use luckhouse_engine::{Choices, Fraction, Game, Imagine, Rng, Seat};
use luckhouse_games::fortuna::odds::{Tally, grand_within_reach, within_reach};
use luckhouse_games::fortuna::{
    FortunaAction, FortunaState, FortunaView, Line, OwnMarble, Pair, Phase, SpreadSize,
};
use serde::Serialize;

/// What a table of odds of Fortuna says.
#[derive(Serialize)]
#[serde(tag = "name", rename_all = "kebab-case")]
pub(super) enum Odds {
    Spread,
    Players { players: usize },
    Grand { players: usize },
    GrandMost,
    GrandLimit { players: usize },
    TakesMarble,
    NoMiss,
    Score { line: Line },
    TwoBricks { dice: Pair },
    ChanceOf,
    ScoreOf,
    AveragePoints,
    OwnMarble,
    Opponent,
    Average { points: f64 },
    Tally { ways: u64, points: f64, sum: u64, total: u64, taken: f64 },
    NextThrow { seat: Seat },
    What,
    Frees,
    Takes,
    TakesTwo,
    NoMarble,
    LosesMarble,
    CanEnd,
    FreeOrLeave,
    NextCanEnd,
    Choice,
    EndsNow,
    Free,
    Leave,
    FreeAndTake { seat: Seat },
    LeaveAndTake { seat: Seat },
    MarblesAlone,
    WhereTwo,
    WherePaired,
}
sayings!(Odds);

/// To three places: what is said of averages.
pub(super) fn rounded(average: Fraction) -> f64 {
    (1000.0 * average.as_f64()).round() / 1000.0
}

/// What matters to this seat.
pub(in super::super) fn here(game: &Fortuna, view: &FortunaView, seat: Seat) -> Vec<OddsReport> {
    let state = game.imagine(view, &mut Rng::seeded(0));
    let mut reports = Vec::new();
    if view.phase == Phase::Over {
        return reports;
    }
    if let Phase::OwnMarble(_) = view.phase
        && view.on_turn == seat
        && is_worked_out(game)
    {
        reports.push(free_or_leave(game, &state, seat));
    }
    reports.push(match (game.options().spread, view.phase) {
        (SpreadSize::Full, _) if game.seats() > 2 => super::spread(),
        // Of more players too it is the nearest that is known, and its title says for how many.
        (SpreadSize::Grand, _) if game.seats() > 2 => super::grand(game.options().scoring()),
        (_, Phase::Bricks { dice }) => {
            let pair = Pair::among_dice(dice).next().expect("two dice are a pair");
            let tally = Tally::of_dice(pair, game.kits(), game.options().scoring());
            super::tally_report(Odds::TwoBricks { dice: pair }, &tally)
        }
        _ => next_turn(game, &state),
    });
    reports
}

/// Can every throw of this table be looked at? Pairings of more than four players are too many (FO-22).
fn is_worked_out(game: &Fortuna) -> bool {
    game.groups() <= GRAND_KITS
}

/// What the turn that comes next can bring, when all call right.
fn next_turn(game: &Fortuna, state: &FortunaState) -> OddsReport {
    let tally = Tally::of_turn(game.kits(), game.options().scoring());
    let title = Odds::NextThrow { seat: roller(game, state) };
    let mut report = OddsReport::of(title, [Odds::ChanceOf, Odds::What]);
    let stays = |line: Line| line.own_marble() == OwnMarble::Stays;
    let rows = [
        (tally.own_back(), Odds::Frees),
        (tally.chance_of(|line| line.takes() > 0), Odds::Takes),
        (tally.chance(Line::Cheese), Odds::TakesTwo),
        (tally.chance_of(stays), Odds::NoMarble),
        (tally.own_lost(), Odds::LosesMarble),
        (can_end(game, state), Odds::CanEnd),
    ];
    for (chance, what) in rows {
        report.row([Saying::from(chance), what.into()]);
    }
    report.note(Odds::Average { points: rounded(tally.points()) });
    report
}

/// Whose dice roll next: the player on turn, or the one after if those dice lie already.
fn roller(game: &Fortuna, state: &FortunaState) -> Seat {
    match state.phase {
        Phase::Starting(_) | Phase::Dice => state.on_turn,
        _ => state.on_turn.next(game.seats()),
    }
}

/// The chance of a throw after which somebody can be without a marble, as the marbles lie in this state. Where more
/// than two dice and bricks lie open, it is enough that such a score can be chosen (FO-17, FO-22).
fn can_end(game: &Fortuna, state: &FortunaState) -> Fraction {
    let roller = roller(game, state);
    let in_hand = |seat: Seat| state.players[seat].marbles.in_hand();
    let least = game.opponents(state.starter, roller).iter().map(in_hand).min().unwrap_or(0);
    let (kits, wolf) = (game.kits(), game.options().wolf);
    let ends = |line: Line| match line.own_marble() {
        OwnMarble::Lost => in_hand(roller) <= 1,
        _ => line.takes() > 0 && line.takes() >= least,
    };
    match game.groups() {
        1 => within_reach(game.spread(), kits, wolf, ends),
        _ => grand_within_reach(kits, wolf, ends),
    }
}

fn free_or_leave(game: &Fortuna, state: &FortunaState, seat: Seat) -> OddsReport {
    let mut report = OddsReport::of(Odds::FreeOrLeave, [Odds::NextCanEnd, Odds::Choice]);
    for (choice, after) in ways_on(game, state, seat) {
        let ends = match after.phase {
            Phase::Over => Odds::EndsNow.into(),
            _ => Saying::from(can_end(game, &after)),
        };
        report.row([ends, choice.into()]);
    }
    report.note(Odds::MarblesAlone);
    match game.options().spread {
        _ if game.spread() == 2 => {}
        SpreadSize::Grand => report.note(Odds::WherePaired),
        _ => report.note(Odds::WhereTwo),
    }
    report
}

/// Both choices to the end of the turn. Where the score still takes marbles and there are several to take them from,
/// each of these is a way of its own: what comes next depends on it.
fn ways_on(game: &Fortuna, state: &FortunaState, seat: Seat) -> Vec<(Odds, FortunaState)> {
    let chosen = |state: &FortunaState, action| {
        let mut after = state.clone();
        game.choose(&mut after, &Choices::one(seat, action));
        after
    };
    let mut ways = Vec::new();
    for own in [FortunaAction::Free, FortunaAction::Leave] {
        let after = chosen(state, own);
        let mut takes = Vec::new();
        game.legal(&after, seat, &mut takes);
        if takes.is_empty() {
            ways.push((choice(own, None), after));
        } else {
            ways.extend(takes.into_iter().map(|take| (choice(own, Some(take)), chosen(&after, take))));
        }
    }
    ways
}

fn choice(own: FortunaAction, then: Option<FortunaAction>) -> Odds {
    match (own, then) {
        (FortunaAction::Free, Some(FortunaAction::Take(seat))) => Odds::FreeAndTake { seat },
        (FortunaAction::Free, _) => Odds::Free,
        (_, Some(FortunaAction::Take(seat))) => Odds::LeaveAndTake { seat },
        _ => Odds::Leave,
    }
}
