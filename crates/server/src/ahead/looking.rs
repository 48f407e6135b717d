//! What could come, and what a plan means.

use super::Plan;
use super::worlds::{Ground, Worlds, last_line};
use crate::protocol::{
    AheadBranch, AheadChoice, AheadRoll, AheadStep, Fact, MyPlan, Offer, Problem, Prospect, ToldBranch,
    ToldChoice, ToldStep, Why, because,
};
use crate::table::{shown, wrong_word};
use luckhouse_engine::{Seat, Viewer};
use luckhouse_shelf::{AnyTable, Waiting, read_log};
use serde_json::Value;

/// So many things are told of those that can be chosen, or come up.
const MOST: usize = 512;
/// So many steps are looked ahead.
const STEPS: usize = 256;

/// What could come after these steps. What a choice would do is told where there is one game only: it differs from one to the next.
pub(crate) fn prospect(ground: &Ground, steps: &[AheadStep]) -> Result<Prospect, Problem> {
    if steps.len() > STEPS {
        return Err(Problem::new(Why::House, because("ahead-long").with("most", STEPS)));
    }
    let worlds = steps.iter().try_fold(Worlds::at(ground)?, |worlds, step| worlds.after(step))?;
    let mut found = Prospect { after: ground.after as u32, sure: worlds.whole, ..Prospect::default() };
    for game in &worlds.games {
        match game.waiting() {
            Waiting::Over(_) => found.over = true,
            Waiting::Roll => add_rolls(&mut found.rolls, &**game),
            Waiting::Choice(_) => {
                game.asked().iter().for_each(|seat| add_offers(&mut found.choices, &**game, seat));
            }
        }
    }
    if worlds.games.len() > 1 {
        let offers = found.choices.iter_mut().flat_map(|choice| &mut choice.offers);
        offers.for_each(|offer| offer.outlook.clear());
    }
    Ok(found)
}

fn add_rolls(known: &mut Vec<AheadRoll>, game: &dyn AnyTable) {
    for (roll, _) in game.chance().unwrap_or_default() {
        let mut next = game.fork();
        if known.len() >= MOST || next.rolled(&roll).is_err() {
            continue;
        }
        let line = last_line(&*next);
        if !known.iter().any(|known| known.line == line) {
            known.push(AheadRoll { line, facts: last_facts(&*next) });
        }
    }
}

/// What the last event did.
fn last_facts(game: &dyn AnyTable) -> Vec<Fact> {
    let news = game.news(game.events().saturating_sub(1), Viewer::Watcher);
    Fact::all(news.into_iter().flat_map(|news| news.facts).collect())
}

fn add_offers(known: &mut Vec<AheadChoice>, game: &dyn AnyTable, seat: Seat) {
    let (number, at_once) = (shown(seat), game.asked().only().is_none());
    let place = known.iter().position(|known| known.seat == number).unwrap_or_else(|| {
        known.push(AheadChoice { seat: number, at_once, offers: Vec::new() });
        known.len() - 1
    });
    let choice = &mut known[place];
    choice.at_once |= at_once;
    for offer in game.offers(seat) {
        let new = !choice.offers.iter().any(|known| known.word == offer.word);
        if new && choice.offers.len() < MOST {
            choice.offers.push(offer.into());
        }
    }
}

/// A plan with what it means, and with what has happened since it began.
pub(crate) fn told(ground: &Ground, plan: &Plan) -> Result<MyPlan, Problem> {
    let begin = Worlds::at(ground)?;
    let now = read_log(&ground.log, usize::MAX).map_err(wrong_word)?;
    let happened = now.lines_since(ground.after, &[Viewer::Arbiter]).remove(0);
    let happened = happened.into_iter().map(AheadStep::Line).collect::<Vec<_>>();
    let (after, branches) = (ground.after as u32, told_branches(Some(&begin), &plan.branches));
    let (happened, _) = told_steps(Some(begin), &happened);
    Ok(MyPlan { after, made: plan.made, happened, branches })
}

fn told_branches(worlds: Option<&Worlds>, branches: &[AheadBranch]) -> Vec<ToldBranch> {
    branches.iter().map(|branch| told_branch(worlds.cloned(), branch)).collect()
}

/// What was not found by playing on at random has its words only.
fn told_branch(worlds: Option<Worlds>, branch: &AheadBranch) -> ToldBranch {
    let (when, worlds) = told_steps(worlds, &branch.when);
    let own = worlds.as_ref().map(|worlds| format!("{} {}", worlds.seat, branch.choose));
    let choose = worlds.as_ref().and_then(|worlds| offered(worlds, worlds.seat, &branch.choose));
    let next = worlds.zip(own).and_then(|(worlds, own)| worlds.after(&AheadStep::Line(own)).ok());
    let choose = choose.unwrap_or_else(|| bare(&branch.choose));
    ToldBranch { when, choose, then: told_branches(next.as_ref(), &branch.then) }
}

/// What steps mean, and what comes of them.
fn told_steps(mut worlds: Option<Worlds>, steps: &[AheadStep]) -> (Vec<ToldStep>, Option<Worlds>) {
    let mut told = Vec::new();
    for step in steps {
        let next = worlds.as_ref().and_then(|worlds| worlds.after(step).ok());
        told.push(told_step(step, worlds.as_ref(), next.as_ref()));
        worlds = next;
    }
    (told, worlds)
}

fn told_step(step: &AheadStep, before: Option<&Worlds>, after: Option<&Worlds>) -> ToldStep {
    let AheadStep::Line(line) = step else {
        return ToldStep { step: step.clone(), choices: Vec::new(), facts: Vec::new() };
    };
    if line.starts_with('*') {
        let facts = after.and_then(|worlds| worlds.games.first()).map(|game| last_facts(&**game));
        return ToldStep { step: step.clone(), choices: Vec::new(), facts: facts.unwrap_or_default() };
    }
    let choice = |part: &str| {
        let (seat, word) = part.split_once(' ')?;
        let seat: Seat = seat.parse().ok()?;
        let offer = before.and_then(|worlds| offered(worlds, seat, word)).unwrap_or_else(|| bare(word));
        Some(ToldChoice { seat: shown(seat), offer })
    };
    ToldStep { step: step.clone(), choices: line.split(" | ").filter_map(choice).collect(), facts: vec![] }
}

fn offered(worlds: &Worlds, seat: Seat, word: &str) -> Option<Offer> {
    let find = |game: &dyn AnyTable| game.offers(seat).into_iter().find(|offer| offer.word == word);
    let mut offer = worlds.games.iter().find_map(|game| find(&**game)).map(Offer::from)?;
    if worlds.games.len() > 1 {
        offer.outlook.clear();
    }
    Some(offer)
}

fn bare(word: &str) -> Offer {
    Offer { word: word.into(), outlook: Vec::new(), value: Value::Null }
}
