//! Reports: a plan that is played, counted, looked at by the coach, and written down with all that is needed to make it
//! again.

mod coached;
mod document;
mod html;
mod leaflet;
mod markdown;
mod played;
mod studied;
mod svg;
#[cfg(test)]
mod tests;

pub use coached::coached;
pub use document::{Document, Drawing, Line, LineMark, Part, Plot, Section, Table};
pub use html::escape;
pub use leaflet::leaflet;
pub use markdown::plan_of;

use crate::{BadParts, Cell, End, How, Ladder, Plan, Results, Sample, Step, Study};
use luckhouse_shelf::find;
use luckhouse_solvers::Watch;
use luckhouse_words::{Words, say};
use serde::{Deserialize, Serialize};

/// Everything that a report is made from.
///
/// ```
/// use luckhouse_lab::report::{ReportPlan, plan_of};
/// use luckhouse_words::{Language, Words};
/// let mut plan = ReportPlan::of("booty-dice", 1)?;
/// (plan.play.games, plan.judged, plan.rounds) = (40, 2, 4);
/// plan.play.grid.seats = vec![2];
/// let english = Words::in_language(Language::ENGLISH);
/// let report = plan.make(&english, &())?.unwrap().markdown();
/// let again: ReportPlan = serde_json::from_str(plan_of(&report).unwrap())?;
/// assert_eq!(again, plan);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReportPlan {
    /// The games that are counted.
    pub play: Plan,
    /// Games of each sample that the coach looks at; 0 for none.
    pub judged: u64,
    /// What the coach looks at for each decision.
    pub nodes: u64,
    /// Rounds of better bots against weaker ones, for each step; 0 for none.
    pub rounds: u64,
}

/// What came of a plan.
pub(crate) struct Findings {
    results: Results,
    samples: Vec<(Study, Sample)>,
    steps: Option<(Ladder, Vec<Step>)>,
}

impl ReportPlan {
    /// A report on a game as it comes out of the box, with every number of seats, played by steady bots.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn of(game: &str, seed: u64) -> Result<ReportPlan, BadParts> {
        let about = find(game).map_err(crate::BadPlan::from)?.about();
        let grid = crate::Grid {
            game: about.name.into(),
            options: Vec::new(),
            seats: about.seats.to_vec(),
            bots: vec![vec!["steady".into()]],
            nodes: None,
        };
        Ok(ReportPlan { play: Plan::new(grid, 2000, seed)?, judged: 40, nodes: 300, rounds: 200 })
    }

    /// The same with so many games counted.
    #[must_use]
    pub fn with_games(mut self, games: u64) -> ReportPlan {
        // In portions that fit, as a run of this size would have.
        self.play = Plan { games, portion: (games / 64).max(1), ..self.play };
        self
    }

    /// Play, look and write in these words. Nothing comes back if whoever watches wants no more.
    ///
    /// # Errors
    /// If the plan is impossible.
    pub fn make(&self, words: &Words, watch: &dyn Watch) -> Result<Option<Document>, BadParts> {
        let Some(findings) = self.find_out(watch)? else { return Ok(None) };
        let title = find(&self.play.grid.game).map_err(crate::BadPlan::from)?.about().title;
        let plan = serde_json::to_string_pretty(self).expect("a plan is plain data");
        let title = say!(words, "terminal-lab-report-title", title);
        let mut document = Document::new(title, &self.command(), &plan, words.language());
        played::write(words, &mut document, &findings);
        studied::write(words, &mut document, &findings);
        Ok(Some(document))
    }

    fn find_out(&self, watch: &dyn Watch) -> Result<Option<Findings>, BadParts> {
        let played = self.play.run(&How::default(), watch)?;
        if played.end == End::Interrupted {
            return Ok(None);
        }
        let mut samples = Vec::new();
        for cell in self.studied()? {
            let study = Study { cell, seed: self.play.seed, games: self.judged, nodes: self.nodes };
            let Some(sample) = study.run(watch).map_err(crate::BadPlan::from)? else { return Ok(None) };
            samples.push((study, sample));
        }
        let mut steps = None;
        if self.rounds > 0 {
            let ladder = Ladder { cell: self.smallest()?, seed: self.play.seed, rounds: self.rounds };
            let Some(climbed) = ladder.climb(watch).map_err(crate::BadPlan::from)? else { return Ok(None) };
            steps = Some((ladder, climbed));
        }
        Ok(Some(Findings { results: played.results, samples, steps }))
    }

    /// The first table of the grid.
    fn smallest(&self) -> Result<Cell, BadParts> {
        Ok(self.play.grid.cells()?.swap_remove(0))
    }

    /// The tables that the coach looks at: the first, and the first for three and more.
    pub fn studied(&self) -> Result<Vec<Cell>, BadParts> {
        if self.judged == 0 {
            return Ok(Vec::new());
        }
        let cells = self.play.grid.cells()?;
        let crowd = cells.iter().skip(1).find(|cell| cell.bots.len() > 2);
        let crowd = crowd.filter(|_| cells[0].bots.len() < 3).cloned();
        Ok(cells.into_iter().take(1).chain(crowd).collect())
    }

    /// The command that makes this report.
    pub fn command(&self) -> String {
        let Plan { grid, games, seed, .. } = &self.play;
        let mut words = vec![format!("luckhouse lab report {}", grid.game)];
        for (key, values) in &grid.options {
            words.push(format!("--option {}", quoted(&format!("{key}={}", values.join(",")))));
        }
        let seats: Vec<String> = grid.seats.iter().map(ToString::to_string).collect();
        words.push(format!("--seats {}", seats.join(",")));
        words.extend(grid.bots.iter().map(|group| format!("--bots {}", group.join(","))));
        words.push(format!("--games {games} --judged {} --rounds {}", self.judged, self.rounds));
        words.extend(grid.nodes.map(|nodes| format!("--nodes {nodes}")));
        words.push(format!("--coach {} --seed {seed}", self.nodes));
        words.join(" ")
    }
}

/// A word as a shell takes it for one.
fn quoted(word: &str) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "=,.-_".contains(letter);
    if word.chars().all(plain) { word.into() } else { format!("'{}'", word.replace('\'', "'\\''")) }
}
