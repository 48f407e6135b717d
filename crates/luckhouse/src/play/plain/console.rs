//! What is typed, and what is printed while others may speak at any time.

use super::super::screen::{plain, typed_line};
use std::io::{self, IsTerminal, Stdout, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;

/// Where a table is shown, and the lines that are typed there.
pub(super) struct Console {
    out: Stdout,
    terminal: bool,
    /// The line on which the question stands, if one does.
    question: Option<String>,
    lines: Receiver<io::Result<Option<String>>>,
    /// A line that was typed and whose time has not come.
    line: Option<String>,
    /// Somebody sits there. Otherwise the lines come from a file or a program, each to be used when its time comes.
    pub(super) by_hand: bool,
    /// Nothing more can be typed.
    pub(super) closed: bool,
}

impl Console {
    /// Read on a thread of its own: it waits for a line, and those at the table must not.
    pub(super) fn start() -> Console {
        let (sender, lines) = sync_channel(0);
        std::thread::spawn(move || {
            loop {
                let line = typed_line();
                let last = !matches!(line, Ok(Some(_)));
                if sender.send(line).is_err() || last {
                    return;
                }
            }
        });
        let (out, by_hand) = (io::stdout(), io::stdin().is_terminal());
        Console {
            terminal: out.is_terminal(),
            out,
            question: None,
            lines,
            line: None,
            by_hand,
            closed: false,
        }
    }

    /// The next line, as soon as it is typed; `None` when nothing more can be typed.
    pub(super) fn next(&mut self) -> io::Result<Option<String>> {
        if self.line.is_none() && !self.closed {
            let line = self.lines.recv().unwrap_or(Ok(None));
            self.typed(line)?;
        }
        Ok(self.line.take())
    }

    /// The next line, if one is typed soon and its time has come.
    pub(super) fn next_within(
        &mut self,
        soon: Duration,
        must_wait: impl Fn(&str) -> bool,
    ) -> io::Result<Option<String>> {
        if self.line.is_none() && !self.closed {
            match self.lines.recv_timeout(soon) {
                Ok(line) => self.typed(line)?,
                Err(RecvTimeoutError::Disconnected) => self.closed = true,
                Err(RecvTimeoutError::Timeout) => {}
            }
        } else if self.line.as_deref().is_none_or(&must_wait) {
            std::thread::sleep(soon);
        }
        Ok(self.line.take_if(|line| !must_wait(line)))
    }

    fn typed(&mut self, line: io::Result<Option<String>>) -> io::Result<()> {
        self.line = line?;
        self.closed = self.line.is_none();
        if self.by_hand {
            // Whoever has answered stands on a new line.
            self.question = None;
        }
        Ok(())
    }

    /// Is nothing more to be expected from whoever typed?
    pub(super) fn is_done(&self) -> bool {
        self.closed && self.line.is_none()
    }

    /// Ask, if it does not stand there already.
    pub(super) fn ask(&mut self, question: &str) -> io::Result<()> {
        if self.question.as_deref() == Some(question) {
            return Ok(());
        }
        self.take_question_off()?;
        self.question = Some(question.into());
        write!(self.out, "{question}")?;
        self.out.flush()
    }

    /// A question that stood there is asked again after what is said now.
    fn take_question_off(&mut self) -> io::Result<()> {
        match self.question.take() {
            // What was typed so far stays with the terminal, only not on the screen.
            Some(_) if self.terminal => write!(self.out, "\r\x1b[K"),
            Some(_) => writeln!(self.out),
            None => Ok(()),
        }
    }

    /// Take the last player's secrets off the screen.
    pub(super) fn clear(&mut self) -> io::Result<()> {
        self.take_question_off()?;
        match self.terminal {
            // Clear the screen, and what could be scrolled back to.
            true => write!(self.out, "\x1b[2J\x1b[3J\x1b[H"),
            false => writeln!(self.out, "\n{}\n", "=".repeat(72)),
        }
    }
}

/// Whatever others have written cannot write over the screen.
impl Write for Console {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.take_question_off()?;
        self.out.write_all(plain(&String::from_utf8_lossy(bytes)).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
