//! Reports: a plan that is played, counted, looked at by the coach, and written down with all that is needed to make it
//! again.

mod coached;
mod document;
mod html;
mod leaflet;
mod markdown;
mod played;
mod studied;
mod summary;
mod surveyed;
mod svg;
#[cfg(test)]
mod tests;
mod verdicts;
#[cfg(test)]
mod verdicts_played_tests;
#[cfg(test)]
mod verdicts_tests;

pub use coached::coached;
pub use document::{Document, Drawing, Line, LineMark, Part, Plot, Section, Table};
pub use html::escape;
pub use leaflet::leaflet;
pub use markdown::plan_of;
pub use verdicts::{
    CAPPED, Change, Complaint, DRAG, Decides, Drag, EVEN, Ending, Fairness, HOPELESS, LUCK, Length, Luck,
    Prospect, SKILL, Spread, WIDE, Who,
};

use crate::{
    BadParts, BadPlan, Cell, DataLine, End, How, Ladder, Plan, Results, STEPS, Sample, Step, Study, Survey,
    Surveyed,
};
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
/// (plan.play.games, plan.judged, plan.rounds, plan.surveyed) = (40, 2, 4, 8);
/// plan.play.grid.seats = vec![2];
/// let english = Words::in_language(Language::ENGLISH);
/// let report = plan.make(&english, &())?.unwrap().document.markdown();
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
    /// Games of each value of each option at the first table; 0 for none.
    pub surveyed: u64,
}

/// What came of a plan.
pub(crate) struct Findings {
    results: Results,
    samples: Vec<(Study, Sample)>,
    climbs: Vec<(Ladder, Vec<Step>)>,
    surveyed: Option<(Survey, Surveyed)>,
    /// Did somebody interrupt it? Then this is what there was.
    interrupted: bool,
}

/// At most so many values of a number are tried.
const VALUES: usize = 3;

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
        Ok(ReportPlan {
            play: Plan::new(grid, 2000, seed)?,
            judged: 40,
            nodes: 300,
            rounds: 200,
            surveyed: 100,
        })
    }

    /// The same with so many games counted.
    #[must_use]
    pub fn with_games(mut self, games: u64) -> ReportPlan {
        // In portions that fit, as a run of this size would have.
        self.play = Plan { games, portion: (games / 64).max(1), ..self.play };
        self
    }

    /// Play, look and write in these words. Whoever watches may end it: then it is a report on what there was, and none if
    /// there was nothing yet.
    ///
    /// # Errors
    /// If the plan is impossible.
    pub fn make(&self, words: &Words, watch: &dyn Watch) -> Result<Option<Report>, BadParts> {
        let Some(findings) = self.find_out(watch)? else { return Ok(None) };
        let title = find(&self.play.grid.game).map_err(BadPlan::from)?.about().title;
        let plan = serde_json::to_string_pretty(self).expect("a plan is plain data");
        let title = say!(words, "terminal-lab-report-title", title);
        let mut document = Document::new(title, &self.command(), &plan, words.language());
        summary::write(words, &mut document, &findings);
        played::write(words, &mut document, &findings);
        surveyed::write(words, &mut document, &findings);
        studied::write(words, &mut document, &findings);
        let lines = summary::lines(words, &findings);
        Ok(Some(Report { document, lines, interrupted: findings.interrupted }))
    }

    fn find_out(&self, watch: &dyn Watch) -> Result<Option<Findings>, BadParts> {
        let played = self.play.run(&How::default(), watch)?;
        let mut findings = Findings {
            results: played.results,
            samples: Vec::new(),
            climbs: Vec::new(),
            surveyed: None,
            interrupted: played.end == End::Interrupted,
        };
        if findings.results.cells.iter().all(|cell| cell.games == 0) {
            return Ok(None);
        }
        // One after the other, until somebody has seen enough.
        for work in [ReportPlan::look, ReportPlan::climb, ReportPlan::survey] {
            if !findings.interrupted {
                findings.interrupted = !work(self, &mut findings, watch).map_err(BadParts::from)?;
            }
        }
        Ok(Some(findings))
    }

    /// The coach looks at samples. Was it let to the end?
    fn look(&self, findings: &mut Findings, watch: &dyn Watch) -> Result<bool, BadPlan> {
        for cell in self.studied()? {
            let study = Study { cell, seed: self.play.seed, games: self.judged, nodes: self.nodes };
            let Some(sample) = study.run(watch)? else { return Ok(false) };
            let whole = !sample.interrupted;
            findings.samples.push((study, sample));
            if !whole {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Better bots meet weaker ones. Were they let to the end?
    fn climb(&self, findings: &mut Findings, watch: &dyn Watch) -> Result<bool, BadPlan> {
        for cell in self.climbed()? {
            let ladder = Ladder { cell, seed: self.play.seed, rounds: self.rounds };
            let steps = ladder.climb(watch)?;
            let whole = steps.len() == STEPS.len();
            findings.climbs.extend((!steps.is_empty()).then_some((ladder, steps)));
            if !whole {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Every value of every option is tried. Was it let to the end?
    fn survey(&self, findings: &mut Findings, watch: &dyn Watch) -> Result<bool, BadPlan> {
        if self.surveyed == 0 {
            return Ok(true);
        }
        let (table, skill) = (self.play.grid.cells()?.swap_remove(0), ("steady".into(), "novice".into()));
        let (games, seed) = (self.surveyed, self.play.seed);
        let survey = Survey { table, skill, values: VALUES, games, rounds: 0, seed };
        let Some(surveyed) = survey.run(watch)? else { return Ok(false) };
        let whole = !surveyed.interrupted;
        findings.surveyed = Some((survey, surveyed));
        Ok(whole)
    }

    /// The tables that the coach looks at: with every set of options and every group of bots the first, and the first for
    /// three and more.
    ///
    /// # Errors
    /// If the grid is impossible.
    pub fn studied(&self) -> Result<Vec<Cell>, BadPlan> {
        let (cells, groups) = (self.play.grid.cells()?, self.play.grid.bots.len());
        let tables = |set: &[Cell], group: usize| {
            let column: Vec<&Cell> = set.iter().skip(group).step_by(groups).collect();
            let crowd = column.iter().skip(1).find(|cell| cell.bots.len() > 2);
            let crowd = crowd.filter(|_| column[0].bots.len() < 3);
            column.iter().take(1).chain(crowd).map(|cell| (*cell).clone()).collect::<Vec<_>>()
        };
        let sets = cells.chunks(groups * self.play.grid.seats.len()).filter(|_| self.judged > 0);
        Ok(sets.flat_map(|set| (0..groups).flat_map(move |group| tables(set, group))).collect())
    }

    /// The tables at which bots of every level meet: the first with every set of options.
    fn climbed(&self) -> Result<Vec<Cell>, BadPlan> {
        let cells = self.play.grid.cells()?;
        let sets = cells.chunks(self.play.grid.bots.len() * self.play.grid.seats.len());
        Ok(sets.filter(|_| self.rounds > 0).map(|set| set[0].clone()).collect())
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
        words.push(format!("--surveyed {}", self.surveyed));
        words.extend(grid.nodes.map(|nodes| format!("--nodes {nodes}")));
        words.push(format!("--coach {} --seed {seed}", self.nodes));
        words.join(" ")
    }
}

/// A report, and whether it is whole.
pub struct Report {
    /// What it says.
    pub document: Document,
    /// The same as data: the verdicts on each table, and every figure that was counted.
    pub lines: Vec<DataLine>,
    /// Did somebody interrupt the work? Then it says what was found until then.
    pub interrupted: bool,
}

/// A word as a shell takes it for one.
fn quoted(word: &str) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "=,.-_".contains(letter);
    if word.chars().all(plain) { word.into() } else { format!("'{}'", word.replace('\'', "'\\''")) }
}
