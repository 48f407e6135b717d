//! The rules of a game as a leaflet: one page to print, made of the Markdown that rules pages are written in.

use super::html::{escape, page};
use luckhouse_shelf::{bullet, page_blocks, table_cells};

const STYLE: &str = include_str!("leaflet.css");

/// A page that stands alone and prints well.
///
/// ```
/// use luckhouse_lab::report::leaflet;
/// let page = leaflet("Pig", "en", "# Pig\n\nRoll, **or** `hold`.\n");
/// assert!(page.contains("<h1>Pig</h1>\n<p>Roll, <strong>or</strong> <code>hold</code>.</p>\n"));
/// ```
pub fn leaflet(title: &str, language: &str, markdown: &str) -> String {
    let mut body = String::from("<main>\n");
    let mut list = None;
    for block in page_blocks(markdown).iter().filter(|block| !block[0].is_empty() || block.len() > 1) {
        let next = list_of(block[0]);
        if list != next {
            body += &list.map_or_else(String::new, |tag| format!("</{tag}>\n"));
            body += &next.map_or_else(String::new, |tag| format!("<{tag}>\n"));
            list = next;
        }
        body += &block_html(block);
    }
    body += &list.map_or_else(String::new, |tag| format!("</{tag}>\n"));
    page(title, language, STYLE, &(body + "</main>"))
}

/// The list that a line is an item of.
fn list_of(line: &str) -> Option<&'static str> {
    match bullet(line) {
        0 => None,
        _ if line.starts_with('-') => Some("ul"),
        _ => Some("ol"),
    }
}

fn block_html(block: &[&str]) -> String {
    let first = block[0];
    if first.starts_with("```") {
        return format!("<pre><code>{}</code></pre>\n", escape(&block[1..].join("\n")));
    }
    if first.starts_with('|') {
        return table(block);
    }
    let text = block.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ");
    let level = first.len() - first.trim_start_matches('#').len();
    match (level, bullet(first)) {
        (0, 0) => format!("<p>{}</p>\n", inline(&text)),
        (0, mark) => format!("<li>{}</li>\n", inline(&text[mark..])),
        (level, _) => format!("<h{0}>{1}</h{0}>\n", level.min(6), inline(text[level..].trim())),
    }
}

fn table(lines: &[&str]) -> String {
    let row = |cells: &Vec<&str>, tag: &str| {
        let cells = cells.iter().map(|cell| format!("<{tag}>{}</{tag}>", inline(cell)));
        format!("<tr>{}</tr>\n", cells.collect::<String>())
    };
    let rows = table_cells(lines);
    let Some((titles, rows)) = rows.split_first() else { return String::new() };
    let rows: String = rows.iter().map(|cells| row(cells, "td")).collect();
    format!(
        "<div class=\"scroll\"><table>\n<thead>\n{}</thead>\n<tbody>\n{rows}</tbody>\n</table></div>\n",
        row(titles, "th")
    )
}

/// Text with its marks: `code`, **strong**, *emphasis* and _emphasis_. A mark without its fellow ends with the text.
fn inline(text: &str) -> String {
    let (mut html, mut open) = (String::new(), Vec::new());
    let (mut rest, mut before) = (text, ' ');
    while let Some(letter) = rest.chars().next() {
        let mark = mark_at(rest, before, open.last().copied());
        let length = mark.map_or(letter.len_utf8(), |(length, _)| length);
        match mark {
            // Of two that overlap, the inner one stays as it is written.
            Some((_, tag)) if open.last() != Some(&tag) && open.contains(&tag) => {
                html += &escape(&rest[..length]);
            }
            Some((_, tag)) if open.last() == Some(&tag) => {
                open.pop();
                html += &format!("</{tag}>");
            }
            Some((_, tag)) => {
                open.push(tag);
                html += &format!("<{tag}>");
            }
            None => html += &escape(&rest[..length]),
        }
        before = letter;
        rest = &rest[length..];
    }
    html + &open.iter().rev().map(|tag| format!("</{tag}>")).collect::<String>()
}

/// The mark that the text begins with: its length and its tag.
fn mark_at(text: &str, before: char, inner: Option<&'static str>) -> Option<(usize, &'static str)> {
    let after = text.chars().nth(1).unwrap_or(' ');
    match text.as_bytes() {
        [b'`', ..] => Some((1, "code")),
        _ if inner == Some("code") => None,
        [b'*', b'*', ..] => Some((2, "strong")),
        [b'*', ..] => Some((1, "em")),
        // Inside a word it is a letter.
        [b'_', ..] if inner == Some("em") && !after.is_alphanumeric() => Some((1, "em")),
        [b'_', ..] if !before.is_alphanumeric() && after.is_alphanumeric() => Some((1, "em")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_balanced_whatever_is_written() {
        assert_eq!(inline("**a `b` c** _d_ e_f_g"), "<strong>a <code>b</code> c</strong> <em>d</em> e_f_g");
        assert_eq!(inline("**a *b** c"), "<strong>a <em>b** c</em></strong>");
        assert_eq!(inline("`<b>**"), "<code>&lt;b&gt;**</code>");
    }

    #[test]
    fn lists_and_tables_are_closed() {
        let page = leaflet("T", "en", "- a\n- b\n  c\n\n1. d\n\n| x | y |\n|---|---|\n| 1 | <2> |\nend\n");
        assert!(page.contains("<ul>\n<li>a</li>\n<li>b c</li>\n</ul>\n<ol>\n<li>d</li>\n</ol>\n"), "{page}");
        assert!(
            page.contains("<th>x</th><th>y</th>") && page.contains("<td>1</td><td>&lt;2&gt;</td>"),
            "{page}"
        );
    }
}
