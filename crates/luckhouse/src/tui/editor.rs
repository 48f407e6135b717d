//! The editor of whoever sits here: `VISUAL`, or else `EDITOR`.

use luckhouse_words::{Words, say};
use std::path::Path;
use std::process::{Command, ExitStatus};

/// What a shell says of a program that is not there, or is none.
const MISSING: [i32; 2] = [126, 127];

/// Let somebody edit this file, and come back when they have.
pub(super) fn open(file: &Path) -> Result<(), String> {
    let Some(editor) = chosen(|name| std::env::var(name).ok()) else {
        return Err(say!(Words::spoken(), "terminal-document-no-editor"));
    };
    match command(&editor, file).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(failed(&editor, status)),
        Err(_) => Err(say!(Words::spoken(), "terminal-document-editor-missing", editor)),
    }
}

/// The editor that is set, if any is.
fn chosen(variable: impl Fn(&str) -> Option<String>) -> Option<String> {
    let set = |name: &&str| variable(name).filter(|value| !value.trim().is_empty());
    ["VISUAL", "EDITOR"].iter().find_map(set)
}

/// The editor with this file. What is set may have words of its own (`code --wait`), so a shell reads it, as everywhere. The
/// shell outlives an interrupt, which is the editor's, and tells how that ended.
#[cfg(unix)]
fn command(editor: &str, file: &Path) -> Command {
    let mut command = Command::new("sh");
    command.arg("-c").arg(format!("trap : INT QUIT; {editor} \"$@\"")).arg(editor).arg(file);
    command
}

#[cfg(not(unix))]
fn command(editor: &str, file: &Path) -> Command {
    let mut words = editor.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or_default());
    command.args(words).arg(file);
    command
}

fn failed(editor: &str, status: ExitStatus) -> String {
    let words = Words::spoken();
    match status.code() {
        Some(code) if MISSING.contains(&code) => say!(words, "terminal-document-editor-missing", editor),
        Some(code) => say!(words, "terminal-document-editor-failed", editor, code),
        None => say!(words, "terminal-document-editor-ended", editor),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn visual_goes_before_editor_and_empty_is_none() {
        let of = |visual: &str, editor: &str| {
            chosen(|name| Some(if name == "VISUAL" { visual } else { editor }.to_string()))
        };
        assert_eq!(of("code --wait", "ed").as_deref(), Some("code --wait"));
        assert_eq!(of(" ", "ed").as_deref(), Some("ed"));
        assert_eq!(of("", ""), None);
    }
}
