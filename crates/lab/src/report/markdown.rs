//! A report for a terminal, and for whoever reads files.

use super::document::{Document, Part, Section, Table};
use luckhouse_words::{Words, say};
use std::fmt::Write;

impl Document {
    /// As Markdown. The plots are tables here.
    pub fn markdown(&self) -> String {
        let words = &Words::in_language(self.language);
        let mut text = match self.command.is_empty() {
            true => format!("# {}\n\n{}\n", self.title, self.about),
            false => format!(
                "# {}\n\n{}\n\n```sh\n{}\n```\n\n{}\n\n```json\n{}\n```\n",
                self.title,
                say!(words, "terminal-lab-report-made-by"),
                self.command,
                say!(words, "terminal-lab-report-from-plan"),
                self.plan
            ),
        };
        if !self.lead.is_empty() {
            let _ = write!(text, "\n## {}\n", say!(words, "terminal-lab-verdict-title"));
            write_parts(&mut text, words, &self.lead);
            let _ =
                write!(text, "\n## {}\n\n{}", say!(words, "terminal-lab-verdict-contents"), self.contents());
        }
        for section in &self.sections {
            let _ = write!(text, "\n## {}\n", section.title);
            write_parts(&mut text, words, &section.parts);
        }
        text
    }

    /// Every section, by the anchor that those who show Markdown make of a title.
    fn contents(&self) -> String {
        let entry = |section: &Section| format!("- [{}](#{})\n", section.title, anchor(&section.title));
        self.sections.iter().map(entry).collect()
    }
}

/// `how-it-goes-2-players-steady`
fn anchor(title: &str) -> String {
    let kept = |letter: &char| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_');
    title.to_lowercase().chars().filter(kept).map(|letter| if letter == ' ' { '-' } else { letter }).collect()
}

/// The plan at the head of a report that was written as Markdown.
///
/// ```
/// use luckhouse_lab::report::{Document, plan_of};
/// use luckhouse_words::Language;
/// let command = "luckhouse lab report pig";
/// let report = Document::new("Pig", command, "{\"seed\": 1}", Language::ENGLISH).markdown();
/// assert_eq!(plan_of(&report), Some("{\"seed\": 1}"));
/// ```
pub fn plan_of(markdown: &str) -> Option<&str> {
    let (_, from) = markdown.split_once("```json\n")?;
    from.split_once("\n```").map(|(plan, _)| plan)
}

fn write_parts(text: &mut String, words: &Words, parts: &[Part]) {
    parts.iter().for_each(|part| write_part(text, words, part));
}

fn write_part(text: &mut String, words: &Words, part: &Part) {
    // Writing to a string cannot fail.
    let _ = match part {
        Part::Strong(told) => write!(text, "\n**{told}**\n"),
        Part::Answers(answers) => answers.iter().try_for_each(|(question, answers)| {
            let answers: String = answers.iter().map(|answer| format!("- {answer}\n")).collect();
            write!(text, "\n**{question}**\n\n{answers}")
        }),
        Part::Board(picture) => write!(text, "\n```\n{}\n```\n", picture.trim_end()),
        Part::Card(parts) => {
            write_parts(text, words, parts);
            Ok(())
        }
        Part::Folded(title, parts) => {
            let title = write!(text, "\n### {title}\n");
            write_parts(text, words, parts);
            title
        }
        Part::Text(told) => write!(text, "\n{told}\n"),
        Part::Table(table) => write!(text, "\n{}", of_table(table)),
        Part::Plot(plot) => {
            write!(text, "\n### {}\n\n{}\n\n{}", plot.title, plot.about, of_table(&plot.table(words)))
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
