//! The sheet solved, for people.

use crate::saying::{figure, in_percent};
use crate::{BestPlay, Effort, OddsReport, Saying, Solved};
use luckhouse_engine::{BadWord, DiceSet, Game, phrase};
use luckhouse_games::lantern::{Assignment, Lantern};
use luckhouse_solvers::lantern::{Keep, Solution, Value};
use luckhouse_solvers::{Unsolved, Watch};
use luckhouse_words::id;
use serde_json::json;
use std::sync::Arc;

pub(super) const QUESTIONS: &[(&str, &str)] =
    &[("", id!("terminal-solve-lantern-sheet")), ("3 3 4 5 6 6", id!("terminal-solve-lantern-setup"))];

/// The whole sheet, or one roll of the setup.
pub(super) fn of(game: &Lantern, question: &[String], watch: &dyn Watch) -> Result<Solved, Unsolved> {
    if question.is_empty() {
        let solution = Solution::solve(game, Keep::Tail, watch)?;
        let table = Some(solution.to_bytes(game));
        return Ok(Solved { reports: vec![whole(game, &solution)], table });
    }
    let dice = six(&question.join(" "))?;
    let solution = match Solution::shipped(game) {
        Some(solution) => solution,
        None => Arc::new(Solution::solve(game, Keep::Tail, watch)?),
    };
    Ok(Solved { reports: vec![places(&solution, dice), one_more(&solution, dice)], table: None })
}

/// How often best play wins. A sketch knows nothing of rows, so that it wins less often.
pub(super) fn best_play(game: &Lantern, effort: Effort, watch: &dyn Watch) -> Result<BestPlay, Unsolved> {
    let exact = |solution: &Solution| BestPlay {
        chance: solution.start(game.options().again).win,
        error: Some(solution.error()),
    };
    match (effort, Solution::shipped(game)) {
        (Effort::Sketch, _) => {
            let chance = Solution::solve_without_rows(game).start(game.options().again).win;
            Ok(BestPlay { chance, error: None })
        }
        (Effort::Exact, Some(solution)) => Ok(exact(&solution)),
        (Effort::Exact, None) => Ok(exact(&Solution::solve(game, Keep::Tail, watch)?)),
    }
}

fn six(words: &str) -> Result<DiceSet, Unsolved> {
    let wrong = || BadWord::new(words, phrase!("kind-setup-roll"), phrase!("expected-setup-roll"));
    let dice: DiceSet = words.parse().map_err(|_| wrong())?;
    if dice.len() == 6 { Ok(dice) } else { Err(wrong().into()) }
}

fn percent(chance: f64) -> Saying {
    in_percent("percent-3", chance)
}

fn score(value: Value) -> Saying {
    let said = |score: f64| Saying::fact(&json!({ "name": "solved-points", "score": score }));
    value.score_when_won().map_or_else(|| figure("-"), said)
}

fn whole(game: &Lantern, solution: &Solution) -> OddsReport {
    let title = Saying::fact(&json!({ "name": "solved-sheet", "sheet": game.options().sheet.name() }));
    let mut report = OddsReport::solved(title, ["solved-setup", "solved-win", "solved-score"]);
    let start = solution.start(game.options().again);
    report.row(["solved-before".into(), percent(start.win), score(start)]);
    for dice in ["1 1 2 2 3 3", "1 2 3 4 5 6", "2 3 3 4 4 5", "3 3 4 5 6 6", "6 6 6 6 6 6"] {
        let best = solution.best_assignment(dice.parse().expect("six dice")).1;
        let with = Saying::fact(&json!({ "name": "solved-with", "dice": dice }));
        report.row([with, percent(best.win), score(best)]);
    }
    report.note("solved-best");
    report
}

fn places(solution: &Solution, dice: DiceSet) -> OddsReport {
    let columns = ["solved-places", "solved-win", "solved-less", "solved-score"];
    let title = Saying::fact(&json!({ "name": "solved-where", "dice": dice.to_string() }));
    let mut report = OddsReport::solved(title, columns);
    let all = solution.assignments(dice);
    let best = all[0].1.win;
    for (assignment, value) in all.iter().take(6).chain(all.last().filter(|_| all.len() > 6)) {
        report.row([figure(assignment), percent(value.win), percent(best - value.win), score(*value)]);
    }
    report.note(Saying::fact(&json!({ "name": "solved-ways", "ways": all.len() })));
    report
}

fn one_more(solution: &Solution, dice: DiceSet) -> OddsReport {
    let (best, value) = solution.best_assignment(dice);
    let title = Saying::fact(&json!({ "name": "solved-one-more", "places": best.to_string() }));
    let mut report = OddsReport::solved(title, ["solved-place", "solved-win", "solved-gain"]);
    for (index, place) in Assignment::PLACES.iter().enumerate().filter(|(index, _)| best.faces()[*index] < 6)
    {
        let mut faces = best.faces();
        faces[index] += 1;
        let more = solution.setup(Assignment::new(faces));
        report.row([figure(place), percent(more.win), percent(more.win - value.win)]);
    }
    report.note("solved-as-if");
    report
}
