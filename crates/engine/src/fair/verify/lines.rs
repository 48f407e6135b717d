//! The lines of a log, one after the other, exactly as they are.

use super::{Broken, Flaw};
use crate::fair::{Bytes, FairLine};
use crate::{Phrase, phrase};

/// What stands next.
pub(super) enum Next<'a> {
    Fair(FairLine),
    Play(&'a str),
    End,
}

pub(super) struct Lines<'a> {
    lines: Vec<&'a str>,
    /// How many have been read.
    read: usize,
}

impl<'a> Lines<'a> {
    pub(super) fn new(text: &'a str) -> Result<Lines<'a>, Broken> {
        let lines: Vec<&str> = text.split('\n').collect();
        match lines.split_last() {
            Some((&"", whole)) => Ok(Lines { lines: whole.to_vec(), read: 0 }),
            _ => {
                let flaw = Flaw::Text("the end of a line after the last".into());
                Err(Broken { line: lines.len(), flaw })
            }
        }
    }

    /// The number of the line that stands next.
    pub(super) fn number(&self) -> usize {
        self.read + 1
    }

    pub(super) fn broken(&self, flaw: impl Into<Flaw>) -> Broken {
        Broken { line: self.number(), flaw: flaw.into() }
    }

    /// Something else has to stand next.
    pub(super) fn misplaced(&self, expected: Phrase) -> Broken {
        let found = self.lines.get(self.read).map(|line| line.chars().take(40).collect::<String>().into());
        let found = found.unwrap_or_else(|| phrase!("flaw-end").into());
        self.broken(Flaw::Place { found, expected })
    }

    /// The secret that is opened at the end, if one is: the dice of all lines before follow from it.
    pub(super) fn secret(&self) -> Option<Bytes> {
        match self.lines.last()?.parse() {
            Ok(FairLine::Secret(secret)) => Some(secret),
            _ => None,
        }
    }

    pub(super) fn peek(&self) -> Result<Next<'a>, Broken> {
        Ok(match self.lines.get(self.read) {
            None => Next::End,
            Some(line) if line.starts_with('#') => {
                Next::Fair(line.parse().map_err(|wrong: crate::BadWord| self.broken(wrong))?)
            }
            Some(line) => Next::Play(line),
        })
    }

    pub(super) fn pass(&mut self) {
        self.read += 1;
    }

    /// Whatever stands next, where something must.
    pub(super) fn next(&mut self, expected: Phrase) -> Result<&'a str, Broken> {
        let line = self.lines.get(self.read).copied().ok_or_else(|| self.misplaced(expected))?;
        self.pass();
        Ok(line)
    }

    pub(super) fn exactly(&mut self, line: &str) -> Result<(), Broken> {
        if self.lines.get(self.read) != Some(&line) {
            return Err(self.misplaced(Phrase::words([format!("`{line}`")])));
        }
        self.pass();
        Ok(())
    }

    /// A line about dice that must stand here.
    pub(super) fn fair<T>(
        &mut self,
        expected: Phrase,
        wanted: impl Fn(FairLine) -> Option<T>,
    ) -> Result<T, Broken> {
        let found = match self.peek()? {
            Next::Fair(line) => wanted(line),
            _ => None,
        };
        let found = found.ok_or_else(|| self.misplaced(expected))?;
        self.pass();
        Ok(found)
    }

    pub(super) fn end(&self) -> Result<(), Broken> {
        if self.read == self.lines.len() { Ok(()) } else { Err(self.misplaced(phrase!("flaw-end"))) }
    }
}
