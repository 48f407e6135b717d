//! The section of a report on what each value of each option changes.

use super::Findings;
use super::document::{Document, Part, Table, in_numbers, in_percent};
use super::played::name;
use crate::plan_grid::shortened;
use crate::{Figure, Measure, Surveyed};
use luckhouse_words::{Words, say};

/// What has a column; in a game for one nobody begins, and nobody shares.
const TOGETHER: &[Measure] = &[Measure::First, Measure::Turns, Measure::Draws, Measure::Caps];
const ALONE: &[Measure] = &[Measure::Wins, Measure::Turns, Measure::Choices];

pub(super) fn write(words: &Words, document: &mut Document, findings: &Findings) {
    let Some((survey, surveyed)) = &findings.surveyed else { return };
    let measures = if survey.table.bots.len() == 1 { ALONE } else { TOGETHER };
    let (table, games) = (name(words, &survey.table), survey.games);
    let about = say!(words, "terminal-lab-verdict-surveyed-about", table, games);
    let parts = vec![Part::Text(about), Part::Table(effects(words, surveyed, measures))];
    document.section(say!(words, "terminal-lab-verdict-surveyed"), parts);
}

fn effects(words: &Words, surveyed: &Surveyed, measures: &[Measure]) -> Table {
    let option = say!(words, "terminal-lab-column-option");
    let titles = measures.iter().map(|measure| measure.said(words));
    let mut table = Table { columns: [option].into_iter().chain(titles).collect(), rows: Vec::new() };
    let show = |measure: &Measure, figure: &Figure| match measure.is_share() {
        true => in_percent(words, figure),
        false => in_numbers(words, figure),
    };
    let mut row = |name: String, cell: &dyn Fn(&Measure) -> Option<String>| {
        let cells = measures.iter().map(|measure| cell(measure).unwrap_or_else(|| "–".into()));
        table.rows.push([name].into_iter().chain(cells).collect());
    };
    let of = |lines: &[crate::Line], measure: &Measure| {
        lines.iter().find(|line| line.measure == *measure).copied()
    };
    row(say!(words, "terminal-lab-as-it-is"), &|measure| {
        Some(show(measure, &of(&surveyed.base, measure)?.a))
    });
    for effect in &surveyed.effects {
        let name = format!("{}={}", effect.key, shortened(&effect.value));
        row(name, &|measure| {
            let difference = of(&effect.found.lines, measure)?.difference;
            (!difference.holds(0.0)).then(|| show(measure, &difference))
        });
    }
    table
}
