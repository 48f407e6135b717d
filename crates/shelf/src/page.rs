//! A rules page for a plain terminal: the same Markdown, set in lines that fit.

use crate::prose::wrap;

/// The page in lines of at most so many columns: paragraphs and lists set anew, tables in columns, code as it is.
///
/// ```
/// use luckhouse_shelf::page_as_text;
/// let page = "# Pig\n\nRoll and add,\nor hold.\n\n| word | meaning |\n|---|---|\n| `hold` | keep the points |\n";
/// assert_eq!(
///     page_as_text(page, 18),
///     "Pig\n===\n\nRoll and add, or\nhold.\n\nword    meaning\n------  ----------\n`hold`  keep the\n        points\n"
/// );
/// ```
pub fn page_as_text(markdown: &str, width: usize) -> String {
    page_blocks(markdown).iter().map(|block| set(block, width) + "\n").collect()
}

/// The lines of a page, those together that belong together: a heading, a paragraph, an item of a list, a table; or a piece of
/// code behind the line that begins it. An empty line is a block too.
///
/// ```
/// use luckhouse_shelf::page_blocks;
/// let blocks = page_blocks("# Pig\n\nRoll\nor hold.\n```log\np1 roll\n```\n");
/// assert_eq!(blocks, [vec!["# Pig"], vec![""], vec!["Roll", "or hold."], vec!["```log", "p1 roll"]]);
/// ```
pub fn page_blocks(markdown: &str) -> Vec<Vec<&str>> {
    let mut blocks = Vec::new();
    let mut lines = markdown.lines().peekable();
    while let Some(line) = lines.next() {
        let mut block = vec![line];
        if line.starts_with("```") {
            block.extend(lines.by_ref().take_while(|line| !line.starts_with("```")));
        } else {
            while let Some(next) = lines.next_if(|next| goes_on(line, next)) {
                block.push(next);
            }
        }
        blocks.push(block);
    }
    blocks
}

/// Does the next line belong to the same paragraph, list item or table?
fn goes_on(line: &str, next: &str) -> bool {
    let (table, item) = (|line: &str| line.starts_with('|'), |line: &str| bullet(line) > 0);
    let plain = !next.is_empty() && !next.starts_with('#') && !next.starts_with("```") && !item(next);
    !line.is_empty() && !line.starts_with('#') && plain && table(line) == table(next)
}

/// The width of the mark that begins a list item: `- `, `2. `; 0 if the line is none.
pub fn bullet(line: &str) -> usize {
    let digits = line.chars().take_while(char::is_ascii_digit).count();
    match line[digits..].split_at_checked(2) {
        Some(("- ", _)) if digits == 0 => 2,
        Some((". ", _)) if digits > 0 => digits + 2,
        _ => 0,
    }
}

fn set(block: &[&str], width: usize) -> String {
    let first = block[0];
    if first.starts_with("```") {
        let code: Vec<String> = block[1..].iter().map(|line| format!("    {line}")).collect();
        return code.join("\n");
    }
    if let Some(title) = first.strip_prefix('#') {
        return heading(title, width);
    }
    if first.starts_with('|') {
        return table(block, width);
    }
    let indent = bullet(first);
    let whole: Vec<&str> = block.iter().map(|line| line.trim()).collect();
    let wrapped = wrap(&plain(&whole.join(" ")), width - indent);
    wrapped.replace('\n', &format!("\n{:indent$}", ""))
}

/// Emphasis is for pages that can show it.
fn plain(text: &str) -> String {
    text.replace("**", "")
}

fn heading(title: &str, width: usize) -> String {
    let name = title.trim_start_matches('#');
    let line = match title.len() - name.len() {
        0 => "=",
        1 => "-",
        _ => return name.trim().into(),
    };
    let name = name.trim();
    format!("{name}\n{}", line.repeat(name.chars().count().min(width)))
}

/// The cells of a table, row by row, the titles first; the line below the titles is no row.
pub fn table_cells<'t>(rows: &[&'t str]) -> Vec<Vec<&'t str>> {
    let cells = |row: &&'t str| row.trim_matches('|').split('|').map(str::trim).collect::<Vec<_>>();
    let line = |cell: &&str| !cell.is_empty() && cell.chars().all(|c| c == '-' || c == ':');
    rows.iter().map(cells).filter(|row| !row.iter().all(line)).collect()
}

/// The cells in columns, the widest columns made narrower until the row fits.
fn table(rows: &[&str], width: usize) -> String {
    let plain_row = |row: &Vec<&str>| row.iter().map(|cell| plain(cell)).collect();
    let mut rows: Vec<Vec<String>> = table_cells(rows).iter().map(plain_row).collect();
    let widths = column_widths(&rows, width);
    let line = widths.iter().map(|width| "-".repeat(*width)).collect();
    rows.insert(1, line);
    let rows: Vec<String> = rows.iter().map(|row| table_row(row, &widths)).collect();
    rows.join("\n")
}

fn column_widths(rows: &[Vec<String>], width: usize) -> Vec<usize> {
    let mut widths = vec![0; rows[0].len()];
    for row in rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = (*width).max(cell.chars().count());
        }
    }
    let room = width.saturating_sub(2 * (widths.len() - 1));
    while widths.iter().sum::<usize>() > room {
        let Some(widest) = widths.iter_mut().max() else { break };
        if *widest <= 8 {
            break;
        }
        *widest -= 1;
    }
    widths
}

fn table_row(row: &[String], widths: &[usize]) -> String {
    let cells: Vec<Vec<String>> = row
        .iter()
        .zip(widths)
        .map(|(cell, width)| wrap(cell, *width).lines().map(String::from).collect())
        .collect();
    let height = cells.iter().map(Vec::len).max().unwrap_or(0);
    let line = |at: usize| {
        let parts = cells.iter().zip(widths);
        let parts = parts.map(|(cell, width)| format!("{:<width$}", cell.get(at).map_or("", String::as_str)));
        parts.collect::<Vec<_>>().join("  ").trim_end().to_string()
    };
    (0..height).map(line).collect::<Vec<_>>().join("\n")
}
