//! A report as a page that stands alone: no script, and nothing from anywhere else.

use super::document::{Document, Part, Plot, Section, Table};
use super::svg;
use luckhouse_words::{Words, say};

const STYLE: &str = include_str!("page.css");

/// A whole page with this title and style, of what stands between the tags of its body. It may load nothing.
pub(super) fn page(title: &str, language: &str, style: &str, body: &str) -> String {
    let title = escape(title);
    format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n\
         <title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )
}

/// Text in which nothing is taken for a tag, an attribute's end or an entity.
///
/// ```
/// use luckhouse_lab::report::escape;
/// assert_eq!(escape("<b title='\"&\"'>"), "&lt;b title=&#39;&quot;&amp;&quot;&#39;&gt;");
/// ```
pub fn escape(text: &str) -> String {
    let safe = |letter: char| match letter {
        '&' => "&amp;".into(),
        '<' => "&lt;".into(),
        '>' => "&gt;".into(),
        '"' => "&quot;".into(),
        '\'' => "&#39;".into(),
        letter => letter.to_string(),
    };
    text.chars().map(safe).collect()
}

/// A sentence in which what stands in backquotes is typed.
fn told(text: &str) -> String {
    let parts: Vec<String> = text.split('`').map(escape).collect();
    if parts.len().is_multiple_of(2) {
        return escape(text);
    }
    let part = |(place, part): (usize, &String)| {
        if place % 2 == 1 { format!("<code>{part}</code>") } else { part.clone() }
    };
    parts.iter().enumerate().map(part).collect()
}

impl Document {
    /// As a page.
    pub fn html(&self) -> String {
        let sections: String = self
            .sections
            .iter()
            .enumerate()
            .map(|(place, section)| self.section_html(place, section))
            .collect();
        let body = format!(
            "<header>\n<h1>{}</h1>\n{}</header>\n<main class=\"report\">\n{}{sections}</main>",
            escape(&self.title),
            self.origin(),
            self.opening()
        );
        page(&self.title, self.language.tag(), STYLE, &body)
    }

    /// What it is on, or what it is made by and from.
    fn origin(&self) -> String {
        if self.command.is_empty() {
            return format!("<p class=\"soft small\"><code>{}</code></p>\n", escape(&self.about));
        }
        let words = Words::in_language(self.language);
        format!(
            "<p class=\"soft small\">{} <code>{}</code></p>\n\
             <details><summary>{}</summary><pre>{}</pre></details>\n",
            escape(&say!(words, "terminal-lab-report-made-by")),
            escape(&self.command),
            escape(&say!(words, "terminal-lab-report-plan")),
            escape(&self.plan)
        )
    }

    /// The answers in words, and a list of what follows.
    fn opening(&self) -> String {
        if self.lead.is_empty() {
            return String::new();
        }
        let words = Words::in_language(self.language);
        let entry = |(place, section): (usize, &Section)| {
            format!("<li><a href=\"#{}\">{}</a></li>\n", anchor(place), escape(&section.title))
        };
        format!(
            "<section class=\"lead\">\n<h2>{}</h2>\n{}</section>\n<nav class=\"contents\">\n<h2>{}</h2>\n<ol>\n{}</ol>\n</nav>\n",
            escape(&say!(words, "terminal-lab-verdict-title")),
            self.parts(&self.lead),
            escape(&say!(words, "terminal-lab-verdict-contents")),
            self.sections.iter().enumerate().map(entry).collect::<String>()
        )
    }

    fn section_html(&self, place: usize, section: &Section) -> String {
        let (id, title) = (anchor(place), escape(&section.title));
        format!("<section id=\"{id}\">\n<h2>{title}</h2>\n{}</section>\n", self.parts(&section.parts))
    }

    fn parts(&self, parts: &[Part]) -> String {
        parts.iter().map(|part| self.part(part)).collect()
    }

    fn part(&self, part: &Part) -> String {
        match part {
            Part::Text(words) => format!("<p class=\"told\">{}</p>\n", told(words)),
            Part::Strong(words) => format!("<p><strong>{}</strong></p>\n", escape(words)),
            Part::Answers(answers) => {
                let answer = |(question, answers): &(String, Vec<String>)| {
                    let answers: String =
                        answers.iter().map(|answer| format!("<dd>{}</dd>\n", told(answer))).collect();
                    format!("<dt>{}</dt>\n{answers}", escape(question))
                };
                format!("<dl class=\"answers\">\n{}</dl>\n", answers.iter().map(answer).collect::<String>())
            }
            Part::Board(picture) => format!("<pre class=\"board\">{}</pre>\n", escape(picture.trim_end())),
            Part::Card(parts) => format!("<article>\n{}</article>\n", self.parts(parts)),
            Part::Folded(title, parts) => {
                let parts = self.parts(parts);
                format!("<details><summary>{}</summary>\n{parts}</details>\n", escape(title))
            }
            Part::Table(rows) => table(rows),
            Part::Plot(plot) => self.figure(plot),
        }
    }

    /// The drawing, how to read it, and its numbers for those who read them.
    fn figure(&self, plot: &Plot) -> String {
        let words = Words::in_language(self.language);
        format!(
            "<figure>\n<figcaption><strong>{}</strong> <span class=\"soft\">{}</span></figcaption>\n{}\n\
             <details><summary>{}</summary>{}</details>\n</figure>\n",
            escape(&plot.title),
            escape(&plot.about),
            svg::draw(&words, plot),
            escape(&self.numbers),
            table(&plot.table(&words))
        )
    }
}

/// What a section is reached by.
fn anchor(place: usize) -> String {
    format!("s{}", place + 1)
}

/// A table; on a phone each row is a card, and each cell says itself what it is.
fn table(table: &Table) -> String {
    let heads: String =
        table.columns.iter().map(|name| format!("<th scope=\"col\">{}</th>", escape(name))).collect();
    let row = |cells: &Vec<String>| {
        let cell = |(place, text): (usize, &String)| match place {
            0 => format!("<th scope=\"row\">{}</th>", escape(text)),
            _ => {
                let column = table.columns.get(place).map(|column| escape(column)).unwrap_or_default();
                format!("<td data-column=\"{column}\">{}</td>", escape(text))
            }
        };
        format!("<tr>{}</tr>\n", cells.iter().enumerate().map(cell).collect::<String>())
    };
    let rows: String = table.rows.iter().map(row).collect();
    format!(
        "<div class=\"scroll\"><table><thead><tr>{heads}</tr></thead><tbody>\n{rows}</tbody></table></div>\n"
    )
}
