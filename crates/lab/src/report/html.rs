//! A report as a page that stands alone: no script, and nothing from anywhere else.

use super::document::{Document, Part, Plot, Section, Table};
use super::svg;

const STYLE: &str = include_str!("page.css");

/// A whole page with this title, of what stands between the tags of its body. It may load nothing.
pub fn page(title: &str, body: &str) -> String {
    let title = escape(title);
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
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
        let sections: String = self.sections.iter().map(section).collect();
        let body = format!(
            "<header>\n<h1>{}</h1>\n<p class=\"soft small\">Made by <code>{}</code></p>\n\
             <details><summary>The plan</summary><pre>{}</pre></details>\n</header>\n<main class=\"report\">\n{sections}</main>",
            escape(&self.title),
            escape(&self.command),
            escape(&self.plan)
        );
        page(&self.title, &body)
    }
}

fn section(section: &Section) -> String {
    let parts: String = section.parts.iter().map(part).collect();
    format!("<section>\n<h2>{}</h2>\n{parts}</section>\n", escape(&section.title))
}

fn part(part: &Part) -> String {
    match part {
        Part::Text(words) => format!("<p>{}</p>\n", escape(words)),
        Part::Table(rows) => table(rows),
        Part::Plot(plot) => figure(plot),
    }
}

/// The drawing, how to read it, and its numbers for those who read them.
fn figure(plot: &Plot) -> String {
    format!(
        "<figure>\n<figcaption><strong>{}</strong> <span class=\"soft\">{}</span></figcaption>\n{}\n\
         <details><summary>The numbers</summary>{}</details>\n</figure>\n",
        escape(&plot.title),
        escape(&plot.about),
        svg::draw(plot),
        table(&plot.table())
    )
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
