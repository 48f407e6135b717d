//! What is known exactly about Fortuna for two.

use super::Fortuna;
use crate::saying::{figure, in_percent, tiny};
use crate::{BestPlay, HeadStart, OddsReport, Saying, Solved};
use luckhouse_engine::{BadWord, Game, Options, phrase};
use luckhouse_games::fortuna::{FortunaOptions, Retrieve};
use luckhouse_solvers::fortuna::{Solution, Spot, shares, solve};
use luckhouse_solvers::{Unsolved, Watch};
use luckhouse_words::id;
use serde_json::json;
use std::sync::OnceLock;

pub(super) const SOLVES: &[(&str, &str)] =
    &[("", id!("terminal-solve-fortuna-starter")), ("12 9 marbles 2 3", id!("terminal-solve-fortuna-spot"))];

/// The answer to a question: none, or two scores and two numbers of marbles.
pub(super) fn answer(game: &Fortuna, question: &[String], watch: &dyn Watch) -> Result<Solved, Unsolved> {
    let spot = read(game, question)?;
    let solved = solve(game, watch)?;
    let mut reports = match spot {
        None => vec![whole(&solved)],
        Some(spot) => vec![on_turn(&solved, spot)],
    };
    let decides = game.options().retrieve == Retrieve::May;
    match spot {
        None if decides && game.options().target.is_none() => reports.push(leads_to_leave_at(&solved)),
        Some(spot) if decides && spot.own_marbles < 3 => reports.push(free_or_leave(&solved, spot)),
        _ => {}
    }
    Ok(Solved { reports, table: Some(solved.bytes()) })
}

fn read(game: &Fortuna, question: &[String]) -> Result<Option<Spot>, Unsolved> {
    let most = game.options().target.map_or(9999, |target| target as i32 - 1);
    let words: Vec<&str> = question.iter().map(String::as_str).collect();
    let wrong = || {
        let expected = phrase!("expected-fortuna-question", most);
        Unsolved::Word(BadWord::new(words.join(" "), phrase!("kind-question", game = "fortuna"), expected))
    };
    let score = |word: &str| word.parse().ok().filter(|score| (0..=most).contains(score));
    let marbles = |word: &str| word.parse().ok().filter(|count| (1..=3).contains(count));
    let spot = match words.as_slice() {
        [] => return Ok(None),
        [own, other, "marbles", mine, theirs] => {
            score(own).zip(score(other)).zip(marbles(mine).zip(marbles(theirs)))
        }
        _ => None,
    };
    let ((own, other), (own_marbles, other_marbles)) = spot.ok_or_else(wrong)?;
    Ok(Some(Spot { own, other, own_marbles, other_marbles }))
}

/// What best play brings who begins.
pub(super) fn best_play(game: &Fortuna, watch: &dyn Watch) -> Result<BestPlay, Unsolved> {
    Ok(worth(&solve(game, watch)?, Spot::START))
}

/// The most points that are given.
const MOST: i32 = 12;

/// Points that the second player has more, and marbles that the first has fewer: nobody can have more than three.
pub(super) fn head_starts(game: &Fortuna, watch: &dyn Watch) -> Result<Vec<HeadStart>, Unsolved> {
    let solved = solve(game, watch)?;
    let gift = |name: &str, more: i32| Some(Saying::fact(&json!({ "name": name, "more": more })));
    let start = |gift: Option<Saying>, spot: Spot| HeadStart { gift, play: worth(&solved, spot) };
    let mut all = vec![start(None, Spot::START)];
    let most = game.options().target.map_or(MOST, |target| MOST.min(target as i32 - 1));
    for other in 1..=most {
        all.push(start(gift("gift-points", other), Spot { other, ..Spot::START }));
    }
    for fewer in 1..3 {
        let spot = Spot { own_marbles: 3 - fewer, ..Spot::START };
        all.push(start(gift("gift-marbles", i32::from(fewer)), spot));
    }
    Ok(all)
}

fn worth(solved: &Solution, spot: Spot) -> BestPlay {
    BestPlay { chance: solved.chance(spot, 0).middle(), error: Some(solved.error()) }
}

/// A chance, with as many digits as are proved.
fn exact(chance: f64) -> Saying {
    in_percent("share", chance)
}

fn whole(solved: &Solution) -> OddsReport {
    let mut report = OddsReport::solved("solved-starts", [figure(""), "solved-chance".into()]);
    let chance = solved.chance(Spot::START, 0).middle();
    report.row(["solved-half".into(), exact(chance)]);
    if let Some(ends) = shares(solved) {
        report.row(["solved-alone".into(), exact(ends.wins)]);
        report.row(["solved-shares".into(), exact(ends.shares)]);
    }
    report.note("solved-rolled-for");
    proof(&mut report, solved);
    report
}

/// How far it can be off, and why.
fn proof(report: &mut OddsReport, solved: &Solution) {
    let (digits, exponent) = tiny(solved.error(), 1);
    report.note(Saying::fact(&json!({ "name": "solved-proved", "digits": digits, "exponent": exponent })));
    if solved.at_the_cap() > 0.0 {
        let (cap, (digit, exponent)) = (solved.game().options().cap, tiny(solved.at_the_cap(), 0));
        let fact = json!({ "name": "solved-cap", "cap": cap, "digit": digit, "exponent": exponent });
        report.note(Saying::fact(&fact));
    }
}

/// For each way to have marbles, the least lead at which leaving is better.
fn leads_to_leave_at(solved: &Solution) -> OddsReport {
    let other = |marbles: u8| Saying::fact(&json!({ "name": "solved-other-has", "marbles": marbles }));
    let columns = ["solved-in-hand".into(), other(1), other(2), other(3)];
    let mut report = OddsReport::solved("solved-leave-from", columns);
    for own in 1..=2 {
        let cells = (1..=3).map(|other| match leave_from(solved, own, other) {
            Some(lead) => figure(format!("{lead:+}")),
            None => "solved-never".into(),
        });
        report.row(std::iter::once(figure(own)).chain(cells));
    }
    report.note("solved-lead-note");
    report
}

/// The least lead from which it is never better to free a marble.
fn leave_from(solved: &Solution, own: u8, other: u8) -> Option<i32> {
    let free_is_better = |lead: &i32| {
        let spot = Spot { own: *lead, other: 0, own_marbles: own, other_marbles: other };
        let (free, leave) = ways(solved, spot);
        free > leave + solved.error()
    };
    // Further ahead both chances are the same to many digits.
    let last = (-MOST_LEAD..=MOST_LEAD).rev().find(free_is_better);
    last.filter(|lead| *lead < MOST_LEAD).map(|lead| lead + 1)
}

const MOST_LEAD: i32 = 60;

/// The chances of the player who has scored and now frees a marble, or leaves it.
fn ways(solved: &Solution, spot: Spot) -> (f64, f64) {
    let after = |own_marbles| {
        let next = Spot {
            own: spot.other,
            other: spot.own,
            own_marbles: spot.other_marbles,
            other_marbles: own_marbles,
        };
        1.0 - solved.chance(next, 0).middle()
    };
    (after(spot.own_marbles + 1), after(spot.own_marbles))
}

fn on_turn(solved: &Solution, spot: Spot) -> OddsReport {
    let Spot { own, other, own_marbles: mine, other_marbles: theirs } = spot;
    let title = json!({ "name": "solved-spot", "own": own, "other": other, "mine": mine, "theirs": theirs });
    let mut report = OddsReport::solved(Saying::fact(&title), ["solved-turn-begins", "solved-wins"]);
    let chance = solved.chance(spot, 0).middle();
    report.row(["solved-on-turn".into(), exact(chance)]);
    report.row(["solved-other".into(), exact(1.0 - chance)]);
    report.note("solved-shared-half");
    proof(&mut report, solved);
    report
}

fn free_or_leave(solved: &Solution, spot: Spot) -> OddsReport {
    let (free, leave) = ways(solved, spot);
    let mut report = OddsReport::solved("solved-scored", ["solved-choice", "solved-wins"]);
    report.row([figure("free"), exact(free)]);
    report.row([figure("leave"), exact(leave)]);
    report
}

/// The figures of the rules' last page, worked out once: the starter's chance for each `plain` and `retrieve`.
pub(super) fn starter() -> OddsReport {
    static REPORT: OnceLock<OddsReport> = OnceLock::new();
    REPORT.get_or_init(work_out_starter).clone()
}

fn work_out_starter() -> OddsReport {
    let mut report = OddsReport::of("starter", ["by-rules", "wins-alone", "shares", "loses", "worth"]);
    for (plain, retrieve) in [("each", "may"), ("best", "may"), ("each", "always"), ("best", "always")] {
        let options = FortunaOptions::read(&format!("plain={plain}, retrieve={retrieve}"));
        let options = options.expect("these are options of Fortuna");
        let game = Fortuna::new(options, 2).expect("two can play");
        let solved = solve(&game, &()).expect("the classic game is solved");
        let ends = shares(&solved).expect("without target and cap");
        let loses = 1.0 - ends.wins - ends.shares;
        let worth = solved.chance(Spot::START, 0).middle();
        let rules = Saying::fact(&json!({ "name": "rules", "plain": plain, "retrieve": retrieve }));
        let share = |chance| Saying::fact(&json!({ "name": "share", "percent": 100.0 * chance }));
        report.row([rules].into_iter().chain([ends.wins, ends.shares, loses, worth].map(share)));
    }
    report.note("shared-half");
    report.note("spoken-calls");
    report
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table of leads says when to free and when to leave; that is all only if nothing is mixed.
    #[test]
    fn one_lead_divides_free_from_leave() {
        for words in ["", "plain=best"] {
            let game = Fortuna::new(FortunaOptions::read(words).unwrap(), 2).unwrap();
            let solved = solve(&game, &()).unwrap();
            for (own, other) in (1..=2).flat_map(|own| (1..=3).map(move |other| (own, other))) {
                let from = leave_from(&solved, own, other).unwrap();
                for lead in -MOST_LEAD..from {
                    let spot = Spot { own: lead, other: 0, own_marbles: own, other_marbles: other };
                    let (free, leave) = ways(&solved, spot);
                    assert!(free > leave - solved.error(), "{words} {spot:?}: {free} and {leave}");
                }
            }
        }
    }
}
