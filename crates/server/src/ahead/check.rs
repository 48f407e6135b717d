//! Whether a plan can be kept: small enough, and all of it possible as far as that can be known.

use super::worlds::{Ground, Worlds, is_own, last_line};
use crate::protocol::{AheadBranch, AheadStep, Problem, Reason, Why, because};
use luckhouse_engine::Seat;

/// So many choices are in a plan.
const BRANCHES: usize = 64;
/// So many of them follow each other.
const DEPTH: usize = 16;
/// So much has to happen between two of them.
const STEPS: usize = 32;
/// A line or a word is so long.
const BYTES: usize = 300;
/// So long is a whole plan as it is kept: it is written with every choice that is made of it.
const BYTES_IN_ALL: usize = 16 * 1024;

/// The same plan in the words of the log.
///
/// # Errors
/// If it is too large, or something of it cannot be.
pub(crate) fn checked(ground: &Ground, branches: &[AheadBranch]) -> Result<Vec<AheadBranch>, Problem> {
    bounded(branches)?;
    in_words(&Some(Worlds::at(ground)?), ground.seat, branches)
}

fn refused<T>(reason: Reason) -> Result<T, Problem> {
    Err(Problem::new(Why::House, reason))
}

fn bounded(branches: &[AheadBranch]) -> Result<(), Problem> {
    if branches.is_empty() {
        return refused(because("ahead-nothing"));
    }
    if count(branches) > BRANCHES {
        return refused(because("ahead-many").with("most", BRANCHES));
    }
    if depth(branches) > DEPTH {
        return refused(because("ahead-deep").with("most", DEPTH));
    }
    if serde_json::to_string(branches).map_or(0, |kept| kept.len()) > BYTES_IN_ALL {
        return refused(because("ahead-large").with("most", BYTES_IN_ALL));
    }
    Ok(())
}

fn count(branches: &[AheadBranch]) -> usize {
    branches.iter().map(|branch| 1 + count(&branch.then)).sum()
}

fn depth(branches: &[AheadBranch]) -> usize {
    branches.iter().map(|branch| 1 + depth(&branch.then)).max().unwrap_or(0)
}

fn in_words(
    worlds: &Option<Worlds>,
    seat: Seat,
    branches: &[AheadBranch],
) -> Result<Vec<AheadBranch>, Problem> {
    branches.iter().map(|branch| branch_in_words(worlds.clone(), seat, branch)).collect()
}

/// Without worlds nothing is known but that the words are short: what was left open has led nowhere that was found at random.
fn branch_in_words(
    mut worlds: Option<Worlds>,
    seat: Seat,
    branch: &AheadBranch,
) -> Result<AheadBranch, Problem> {
    if branch.when.len() > STEPS {
        return refused(because("ahead-long").with("most", STEPS));
    }
    let mut when = Vec::new();
    for (place, step) in branch.when.iter().enumerate() {
        if is_own(step, seat) {
            return refused(because("ahead-own"));
        }
        if *step == AheadStep::Anything && place + 1 < branch.when.len() {
            return refused(because("ahead-last"));
        }
        when.push(step_in_words(&mut worlds, step)?);
    }
    if worlds.as_ref().is_some_and(|worlds| !worlds.asks()) {
        return refused(because("ahead-not-asked"));
    }
    let own = step_in_words(&mut worlds, &AheadStep::Line(format!("{seat} {}", branch.choose)))?;
    let AheadStep::Line(line) = own else { unreachable!("a line stays one") };
    let choose = line.split_once(' ').map_or_else(String::new, |(_, word)| word.into());
    Ok(AheadBranch { when, choose, then: in_words(&worlds, seat, &branch.then)? })
}

/// The step as the log will have it, and what comes of it.
fn step_in_words(worlds: &mut Option<Worlds>, step: &AheadStep) -> Result<AheadStep, Problem> {
    if matches!(step, AheadStep::Line(line) if line.len() > BYTES) {
        return refused(because("ahead-word-long").with("most", BYTES));
    }
    let next = worlds.as_ref().map(|worlds| (worlds.whole, worlds.after(step)));
    let next = match next {
        Some((true, Err(wrong))) => return Err(wrong),
        Some((_, next)) => next.ok(),
        None => None,
    };
    let line = match (step, next.as_ref().and_then(|worlds| worlds.games.first())) {
        (AheadStep::Line(_), Some(game)) => AheadStep::Line(last_line(&**game)),
        (AheadStep::Line(line), None) => {
            AheadStep::Line(line.split_whitespace().collect::<Vec<_>>().join(" "))
        }
        (step, _) => step.clone(),
    };
    *worlds = next;
    Ok(line)
}
