//! The documents that an option can have: those that ship, and what somebody made. What they made is never lost.

use crate::house::Designs;
use luckhouse_engine::BadWord;
use luckhouse_shelf::{AnyGame, Document, OptionLine};
use luckhouse_words::{Words, say};

/// The documents of one option, one of which is in force.
pub(crate) struct Documents {
    game: &'static dyn AnyGame,
    key: &'static str,
    all: Vec<Entry>,
    at: usize,
    designs: Box<dyn Designs>,
    /// A copy was made to be edited, of the document in this place: left as it is, nobody needs it.
    copied: Option<usize>,
}

/// One document.
struct Entry {
    text: String,
    from: Origin,
    read: Result<Document, BadWord>,
}

/// Where a document comes from.
enum Origin {
    /// It ships with the game.
    Shipped,
    /// Somebody made it, and the house keeps it.
    Kept(String),
    /// Somebody made it, and it could not be kept.
    Unkept,
}

/// What came of editing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Edited {
    /// A copy was left as it was, and is gone.
    Unchanged,
    /// Nothing was left of it: it is as it was before.
    Emptied,
    /// This is how it is now.
    Kept,
}

impl Documents {
    /// Those of this option; the default is in force.
    pub(super) fn new(game: &'static dyn AnyGame, line: &OptionLine, designs: Box<dyn Designs>) -> Documents {
        let own = designs.all();
        let mut documents = Documents { game, key: line.key, all: Vec::new(), at: 0, designs, copied: None };
        for name in line.words {
            documents.add((*name).into(), Origin::Shipped);
        }
        for design in own {
            documents.add(design.text, Origin::Kept(design.id));
        }
        documents.at = line.words.iter().position(|name| *name == line.default).unwrap_or(0);
        documents
    }

    /// One more, which is in force now.
    fn add(&mut self, text: String, from: Origin) {
        let read = self.game.document(self.key, &text);
        self.all.push(Entry { text, from, read });
        self.at = self.all.len() - 1;
    }

    fn entry(&self) -> &Entry {
        &self.all[self.at]
    }

    /// The document in force, or what is wrong with it.
    pub(crate) fn document(&self) -> Result<&Document, &BadWord> {
        self.entry().read.as_ref()
    }

    /// The option that this is about.
    pub(crate) fn key(&self) -> &'static str {
        self.key
    }

    /// The value of the option. What is wrong stays as it was written, so that whoever opens a table hears why not.
    pub(crate) fn value(&self) -> String {
        self.document().map_or_else(|_| self.entry().text.clone(), |document| document.line.clone())
    }

    /// The next one, or the one before, round and round.
    pub(crate) fn step(&mut self, on: bool) {
        let step = if on { 1 } else { self.all.len() - 1 };
        self.at = (self.at + step) % self.all.len();
    }

    /// What the one in force is called.
    pub(crate) fn title(&self, words: &Words) -> String {
        self.title_at(self.at, words)
    }

    fn title_at(&self, place: usize, words: &Words) -> String {
        let entry = &self.all[place];
        let own = title(&entry.text);
        match (&entry.from, &entry.read) {
            (Origin::Shipped, _) => entry.text.clone(),
            (_, Ok(document)) if document.parts["name"].is_string() => document.called.clone(),
            _ => own.unwrap_or_else(|| {
                let number = self.all[..=place].iter().filter(|entry| entry.is_own()).count();
                say!(words, "terminal-document-nameless", number)
            }),
        }
    }

    /// The same, and whether it is one's own.
    pub(crate) fn shown(&self, words: &Words) -> String {
        let title = self.title(words);
        match (&self.entry().from, &self.entry().read) {
            (Origin::Shipped, _) => title,
            (_, Ok(_)) => say!(words, "terminal-document-own", title),
            (_, Err(_)) => say!(words, "terminal-document-draft", title),
        }
    }

    /// The newest of one's own that is not in order.
    pub(crate) fn unfinished(&self, words: &Words) -> Option<String> {
        let place = self.all.iter().position(|entry| entry.read.is_err())?;
        Some(self.title_at(place, words))
    }

    /// This text is in force, whatever is wrong with it: one that is here already, or a new one. What to say if it cannot be kept.
    pub(crate) fn take(&mut self, text: &str) -> Result<(), String> {
        let read = self.game.document(self.key, text);
        let same = |entry: &Entry| match (&entry.read, &read) {
            (Ok(one), Ok(other)) => one == other && (!entry.is_own() || title(&entry.text) == title(text)),
            _ => entry.text == text,
        };
        if let Some(known) = self.all.iter().position(same) {
            self.at = known;
            return Ok(());
        }
        let kept = self.designs.keep(None, text);
        let (from, said) = match kept {
            Ok(id) => (Origin::Kept(id), Ok(())),
            Err(wrong) => (Origin::Unkept, Err(wrong)),
        };
        self.add(text.into(), from);
        said
    }

    /// The text of a file is in force.
    ///
    /// # Errors
    /// If it cannot be read; one that cannot be kept is the inner one.
    pub(crate) fn take_file(&mut self, path: &str) -> Result<Result<(), String>, String> {
        let text = self.designs.read_file(path)?;
        Ok(self.take(&text))
    }

    /// What is in force is about to be edited: what ships is copied first.
    pub(crate) fn begin_edit(&mut self, words: &Words) -> Result<(), String> {
        if let Origin::Kept(_) = self.entry().from {
            return Ok(());
        }
        let (before, text) = (self.at, self.text_to_edit(words));
        let id = self.designs.keep(None, &text)?;
        if self.entry().is_own() {
            self.all[before].from = Origin::Kept(id);
            return Ok(());
        }
        self.copied = Some(before);
        self.add(text, Origin::Kept(id));
        Ok(())
    }

    /// What an editor begins with. A document that has no name of its own is called by its first line.
    fn text_to_edit(&self, words: &Words) -> String {
        match &self.entry().read {
            Ok(document) if !self.entry().is_own() && document.parts["name"].is_string() => {
                document.file.clone()
            }
            Ok(document) if !self.entry().is_own() => {
                let title = say!(words, "terminal-document-copy", title = self.title(words));
                format!("# {title}\n{}", document.file)
            }
            _ => self.entry().text.clone(),
        }
    }

    /// Edit what is in force, and read it again.
    ///
    /// # Errors
    /// If the editor could not be started, or failed. What it had written counts all the same.
    pub(crate) fn edit(&mut self) -> Result<Edited, String> {
        let Origin::Kept(id) = &self.entry().from else { return Ok(Edited::Unchanged) };
        let (id, before) = (id.clone(), self.entry().text.clone());
        let went = self.designs.edit(&id);
        let after = self.designs.read(&id).unwrap_or_default();
        let emptied = after.trim().is_empty() && !before.trim().is_empty();
        if emptied {
            // Somebody who wants it gone removes it. An editor that fell over has not asked.
            self.designs.keep(Some(&id), &before)?;
        }
        let text = if emptied { before.clone() } else { after };
        let unneeded = self.copied.take().filter(|_| text == before);
        if let Some(shipped) = unneeded {
            let removed = self.designs.remove(&id);
            self.all.remove(self.at);
            self.at = shipped;
            return went.and(removed).map(|()| Edited::Unchanged);
        }
        let read = self.game.document(self.key, &text);
        self.all[self.at] = Entry { text, read, from: Origin::Kept(id) };
        went.map(|()| if emptied { Edited::Emptied } else { Edited::Kept })
    }

    /// Can the one in force be removed?
    pub(crate) fn is_own(&self) -> bool {
        self.entry().is_own()
    }

    /// Remove what is in force, if it is one's own.
    pub(crate) fn remove(&mut self) -> Result<(), String> {
        match &self.all[self.at].from {
            Origin::Shipped => return Ok(()),
            Origin::Kept(id) => self.designs.remove(id)?,
            Origin::Unkept => {}
        }
        self.all.remove(self.at);
        self.at = self.at.min(self.all.len() - 1);
        Ok(())
    }
}

impl Entry {
    fn is_own(&self) -> bool {
        !matches!(self.from, Origin::Shipped)
    }
}

/// What a text calls itself, as far as that can be seen without reading it: by a remark in its first line, or by its name.
fn title(text: &str) -> Option<String> {
    const LONGEST: usize = 24;
    let first = text.lines().find(|line| !line.trim().is_empty())?.trim();
    let remark = first.strip_prefix('#').map(str::trim);
    let named = || {
        let line = text.lines().find(|line| line.trim_start().starts_with("name"))?;
        Some(line.split_once('=')?.1.trim().trim_matches('"'))
    };
    let title = remark.or_else(named).filter(|title| !title.is_empty())?;
    let plain: String = title.chars().filter(|sign| !sign.is_control()).take(LONGEST).collect();
    Some(plain.trim().to_string()).filter(|title| !title.is_empty())
}
