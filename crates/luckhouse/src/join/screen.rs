//! What is printed while others may speak at any time.

use std::io::{self, IsTerminal, Write};

/// Where the table is shown.
pub(super) struct Screen {
    out: io::Stdout,
    terminal: bool,
    /// The line on which the question stands, if one does.
    question: Option<String>,
}

impl Screen {
    pub(super) fn new() -> Screen {
        let out = io::stdout();
        Screen { terminal: out.is_terminal(), out, question: None }
    }

    /// Print this. A question that stood there is asked again afterwards.
    pub(super) fn say(&mut self, text: &str) -> io::Result<()> {
        match self.question.take() {
            // What was typed so far stays with the terminal, only not on the screen.
            Some(_) if self.terminal => write!(self.out, "\r\x1b[K")?,
            Some(_) => writeln!(self.out)?,
            None => {}
        }
        let text = plain(text);
        write!(self.out, "{text}")?;
        if !text.ends_with('\n') {
            writeln!(self.out)?;
        }
        self.out.flush()
    }

    /// Ask, if it does not stand there already.
    pub(super) fn ask(&mut self, question: &str) -> io::Result<()> {
        if self.question.as_deref() == Some(question) {
            return Ok(());
        }
        if self.question.take().is_some() {
            write!(self.out, "{}", if self.terminal { "\r\x1b[K" } else { "\n" })?;
        }
        self.question = Some(question.into());
        write!(self.out, "{question}")?;
        self.out.flush()
    }

    /// Somebody has answered, and stands on a new line.
    pub(super) fn answered(&mut self) {
        self.question = None;
    }
}

/// Text from others, without anything that could move a cursor, colour a screen or turn a line round.
pub(crate) fn plain(text: &str) -> String {
    let turns = |character: char| matches!(character, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let fine = |character: &char| *character == '\n' || !(character.is_control() || turns(*character));
    text.chars().filter(fine).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn others_cannot_write_over_the_screen() {
        assert_eq!(super::plain("Bob\x1b[2J\r\u{202e} says\u{9b}: ä\n"), "Bob[2J says: ä\n");
    }
}
