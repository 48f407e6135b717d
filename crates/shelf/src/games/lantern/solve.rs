//! The sheet solved, for people.

use crate::{BestPlay, Effort, Report, Solved};
use luckhouse_engine::{BadWord, DiceSet, Game, phrase};
use luckhouse_games::lantern::{Assignment, Lantern};
use luckhouse_solvers::lantern::{Keep, Solution, Value};
use luckhouse_solvers::{Unsolved, Watch};
use std::sync::Arc;

pub(super) const QUESTIONS: &[&str] = &[
    "           the chance to win with best play from the setup on, and the table for the strongest player",
    "3 3 4 5 6 6  where to put these six dice of the setup, and what one more of each would be worth",
];

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

fn percent(chance: f64) -> String {
    format!("{:.3} %", 100.0 * chance)
}

fn score(value: Value) -> String {
    value.score_when_won().map_or_else(|| "-".into(), |score| format!("{score:.2}"))
}

const BEST: &str =
    "Best play wins as often as possible, and between equal chances crosses off the fewest circles.";

fn whole(game: &Lantern, solution: &Solution) -> Report {
    let title = format!("{} with best play", game.options().sheet.name());
    let mut report = Report::new(title, &["setup", "chance to win", "mean score of won games"]);
    let start = solution.start(game.options().again);
    report.row(["before the first roll".to_string(), percent(start.win), score(start)]);
    for dice in ["1 1 2 2 3 3", "1 2 3 4 5 6", "2 3 3 4 4 5", "3 3 4 5 6 6", "6 6 6 6 6 6"] {
        let best = solution.best_assignment(dice.parse().expect("six dice")).1;
        report.row([format!("with {dice}"), percent(best.win), score(best)]);
    }
    report.note(BEST);
    report
}

fn places(solution: &Solution, dice: DiceSet) -> Report {
    let columns = ["places", "chance to win", "less than the best", "mean score of won games"];
    let mut report = Report::new(format!("Where to put {dice}"), &columns);
    let all = solution.assignments(dice);
    let best = all[0].1.win;
    for (assignment, value) in all.iter().take(6).chain(all.last().filter(|_| all.len() > 6)) {
        report.row([assignment.to_string(), percent(value.win), percent(best - value.win), score(*value)]);
    }
    report.note(format!("The best of {} ways first, the worst last. {BEST}", all.len()));
    report
}

fn one_more(solution: &Solution, dice: DiceSet) -> Report {
    let (best, value) = solution.best_assignment(dice);
    let mut report = Report::new(format!("One more, with {best}"), &["place", "chance to win", "gain"]);
    for (index, place) in Assignment::PLACES.iter().enumerate().filter(|(index, _)| best.faces()[*index] < 6)
    {
        let mut faces = best.faces();
        faces[index] += 1;
        let more = solution.setup(Assignment::new(faces));
        report.row([(*place).to_string(), percent(more.win), percent(more.win - value.win)]);
    }
    report.note("As if the die in that place had shown one more.");
    report
}
