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

impl Document {
    /// As a page.
    pub fn html(&self) -> String {
        let sections: String = self.sections.iter().map(|section| self.section_html(section)).collect();
        let body = format!(
            "<header>\n<h1>{}</h1>\n{}</header>\n<main class=\"report\">\n{sections}</main>",
            escape(&self.title),
            self.origin()
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

    fn section_html(&self, section: &Section) -> String {
        format!("<section>\n<h2>{}</h2>\n{}</section>\n", escape(&section.title), self.parts(&section.parts))
    }

    fn parts(&self, parts: &[Part]) -> String {
        parts.iter().map(|part| self.part(part)).collect()
    }

    fn part(&self, part: &Part) -> String {
        match part {
            Part::Text(words) => format!("<p class=\"told\">{}</p>\n", escape(words)),
            Part::Strong(words) => format!("<p><strong>{}</strong></p>\n", escape(words)),
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

fn table(table: &Table) -> String {
    let heads: String =
        table.columns.iter().map(|name| format!("<th scope=\"col\">{}</th>", escape(name))).collect();
    let row = |cells: &Vec<String>| {
        let cell = |(place, text): (usize, &String)| match place {
            0 => format!("<th scope=\"row\">{}</th>", escape(text)),
            _ => format!("<td>{}</td>", escape(text)),
        };
        format!("<tr>{}</tr>\n", cells.iter().enumerate().map(cell).collect::<String>())
    };
    let rows: String = table.rows.iter().map(row).collect();
    format!(
        "<div class=\"scroll\"><table><thead><tr>{heads}</tr></thead><tbody>\n{rows}</tbody></table></div>\n"
    )
}
