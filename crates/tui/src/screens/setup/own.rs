//! A document of one's own: read from a file, pasted, edited, removed.

use super::{Asks, Documents, Edited, Next, Row, Setup};
use luckhouse_words::say;
use ratatui::crossterm::event::KeyCode;

/// More than any path has.
const LONGEST_PATH: usize = 4096;

impl Setup {
    /// A key on the line of a document.
    pub(super) fn document_key(&mut self, key: KeyCode) -> Next {
        match key {
            KeyCode::F(3) => self.asks = Asks::Path(String::new()),
            KeyCode::F(4) => return self.begin_edit(),
            KeyCode::F(8) | KeyCode::Delete => self.ask_to_remove(),
            // Numbers say nothing here.
            KeyCode::Char(digit) if digit.is_ascii_digit() => {}
            _ => return self.plain_key(key),
        }
        Next::Stay
    }

    /// A key while a path is typed.
    pub(super) fn path_key(&mut self, mut path: String, key: KeyCode) {
        match key {
            KeyCode::Esc => return,
            KeyCode::Enter => return self.open_file(path.trim()),
            KeyCode::Backspace => drop(path.pop()),
            KeyCode::Char(sign) if path.len() < LONGEST_PATH => path.push(sign),
            _ => {}
        }
        self.asks = Asks::Path(path);
    }

    fn open_file(&mut self, path: &str) {
        let row = self.row();
        let Some(documents) = self.sheet.documents_mut(row).filter(|_| !path.is_empty()) else { return };
        match documents.take_file(path) {
            Ok(kept) => self.taken(kept),
            Err(unreadable) => self.page.line = unreadable,
        }
    }

    /// A text was pasted. `false` if it is as good as typed.
    pub(super) fn pasted(&mut self, text: &str) -> bool {
        let typed = text.chars().all(|sign| sign.is_ascii_digit());
        let Some(row) = self.document_row().filter(|_| !typed) else { return false };
        if self.page.panel.is_some() {
            return true;
        }
        self.selected = self.sheet.rows().iter().position(|one| *one == row).unwrap_or(self.selected);
        self.page.line.clear();
        // No path holds these, and no document is without them all.
        if text.trim().contains(['\n', '=', ';']) {
            self.asks = Asks::Nothing;
            let kept = self.sheet.documents_mut(row).map_or(Ok(()), |documents| documents.take(text));
            self.taken(kept);
        } else if let Asks::Path(path) = &mut self.asks {
            path.extend(text.trim().chars().take(LONGEST_PATH));
        } else {
            self.asks = Asks::Path(text.trim().chars().take(LONGEST_PATH).collect());
        }
        true
    }

    /// Another document is in force: say whether it can be played.
    fn taken(&mut self, kept: Result<(), String>) {
        self.page.line = match kept {
            Ok(()) => self.how_it_is(),
            Err(error) => say!(self.page.words, "terminal-document-unkept", error),
        };
    }

    /// Whether the document in force can be played.
    fn how_it_is(&self) -> String {
        let words = &self.page.words;
        let Some(documents) = self.sheet.documents(self.row()).filter(|one| one.is_own()) else {
            return String::new();
        };
        let title = documents.title(words);
        match documents.document() {
            Ok(_) => say!(words, "terminal-document-fine", title),
            Err(_) => say!(words, "terminal-document-kept", title),
        }
    }

    fn begin_edit(&mut self) -> Next {
        let (row, words) = (self.row(), self.page.words);
        match self.sheet.documents_mut(row).map_or(Ok(()), |documents| documents.begin_edit(&words)) {
            Ok(()) => return Next::Errand,
            Err(wrong) => self.page.line = wrong,
        }
        Next::Stay
    }

    /// The terminal is free: let the editor have it.
    pub(super) fn edited(&mut self) -> Result<(), String> {
        let (row, words) = (self.row(), self.page.words);
        let Some(documents) = self.sheet.documents_mut(row) else { return Ok(()) };
        let edited = documents.edit()?;
        let title = documents.title(&words);
        self.page.line = match edited {
            Edited::Unchanged => say!(words, "terminal-document-unchanged"),
            Edited::Emptied => say!(words, "terminal-document-emptied", title),
            Edited::Kept => self.how_it_is(),
        };
        Ok(())
    }

    fn ask_to_remove(&mut self) {
        let words = &self.page.words;
        let Some(documents) = self.sheet.documents(self.row()) else { return };
        let (own, title) = (documents.is_own(), documents.title(words));
        self.page.line = match own {
            true => say!(words, "terminal-document-sure", title),
            false => say!(words, "terminal-document-ships", title),
        };
        self.asks = if own { Asks::Remove } else { Asks::Nothing };
    }

    /// The answer to that.
    pub(super) fn remove_key(&mut self, key: KeyCode) {
        let (row, words) = (self.row(), self.page.words);
        let Some(documents) = self.sheet.documents_mut(row) else { return };
        let title = documents.title(&words);
        let yes = say!(words, "terminal-table-yes");
        self.page.line = match key {
            KeyCode::Char(sign) if yes.contains(sign) => match documents.remove() {
                Ok(()) => say!(words, "terminal-document-removed", title),
                Err(wrong) => wrong,
            },
            _ => say!(words, "terminal-document-stays", title),
        };
    }

    /// The line of a document: the one that is selected, or the first.
    pub(super) fn document_row(&self) -> Option<Row> {
        let rows = self.sheet.rows();
        let here = Some(self.row()).filter(|row| self.sheet.documents(*row).is_some());
        here.or_else(|| rows.into_iter().find(|row| self.sheet.documents(*row).is_some()))
    }

    /// The documents of that line.
    pub(super) fn documents(&self) -> Option<&Documents> {
        self.document_row().and_then(|row| self.sheet.documents(row))
    }
}
