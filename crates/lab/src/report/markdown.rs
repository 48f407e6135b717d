//! A report for a terminal, and for whoever reads files.

use super::document::{Document, Part, Table};
use std::fmt::Write;

/// The line before the command, and the one before the plan.
const MADE_BY: &str = "Made by";
const PLAN: &str = "from this plan:";

impl Document {
    /// As Markdown. The plots are tables here.
    pub fn markdown(&self) -> String {
        let mut text = match self.command.is_empty() {
            true => format!("# {}\n\n{}\n", self.title, self.about),
            false => format!(
                "# {}\n\n{MADE_BY}\n\n```sh\n{}\n```\n\n{PLAN}\n\n```json\n{}\n```\n",
                self.title, self.command, self.plan
            ),
        };
        for section in &self.sections {
            let _ = write!(text, "\n## {}\n", section.title);
            section.parts.iter().for_each(|part| write_part(&mut text, part));
        }
        text
    }
}

/// The plan at the head of a report that was written as Markdown.
///
/// ```
/// use luckhouse_lab::report::{Document, plan_of};
/// let report = Document::new("Pig", "luckhouse lab report pig", "{\"seed\": 1}").markdown();
/// assert_eq!(plan_of(&report), Some("{\"seed\": 1}"));
/// ```
pub fn plan_of(markdown: &str) -> Option<&str> {
    let (_, from) = markdown.split_once("```json\n")?;
    from.split_once("\n```").map(|(plan, _)| plan)
}

fn write_part(text: &mut String, part: &Part) {
    // Writing to a string cannot fail.
    let _ = match part {
        Part::Strong(words) => write!(text, "\n**{words}**\n"),
        Part::Board(picture) => write!(text, "\n```\n{}\n```\n", picture.trim_end()),
        Part::Card(parts) => {
            parts.iter().for_each(|part| write_part(text, part));
            Ok(())
        }
        Part::Folded(title, parts) => {
            let title = write!(text, "\n### {title}\n");
            parts.iter().for_each(|part| write_part(text, part));
            title
        }
        Part::Text(words) => write!(text, "\n{words}\n"),
        Part::Table(table) => write!(text, "\n{}", of_table(table)),
        Part::Plot(plot) => {
            write!(text, "\n### {}\n\n{}\n\n{}", plot.title, plot.about, of_table(&plot.table()))
        }
    };
}

fn of_table(table: &Table) -> String {
    let line = |cells: &[String]| {
        let cells: Vec<String> = cells.iter().map(|cell| cell.replace('|', "\\|")).collect();
        format!("| {} |\n", cells.join(" | "))
    };
    let rule: String =
        (0..table.columns.len()).map(|place| if place == 0 { "|---" } else { "|---:" }).collect();
    let rows: String = table.rows.iter().map(|row| line(row)).collect();
    format!("{}{rule}|\n{rows}", line(&table.columns))
}
