//! What is typed, beside what is heard.

use crate::play::screen::typed_line;
use std::io::{self, IsTerminal};
use tokio::sync::mpsc;

/// Lines as they are typed.
pub(super) struct Input {
    lines: mpsc::Receiver<io::Result<Option<String>>>,
    /// Somebody sits there. Otherwise the lines come from a file or a program, each to be used when its time comes.
    pub(super) by_hand: bool,
    pub(super) closed: bool,
}

impl Input {
    /// Read on a thread of its own: it waits for a line, and the house must not.
    pub(super) fn start() -> Input {
        let (sender, lines) = mpsc::channel(1);
        std::thread::spawn(move || {
            loop {
                let line = typed_line();
                let last = !matches!(line, Ok(Some(_)));
                if sender.blocking_send(line).is_err() || last {
                    return;
                }
            }
        });
        Input { lines, by_hand: io::stdin().is_terminal(), closed: false }
    }

    /// The next line; `None` when nothing more can be typed. Nothing is lost if one stops waiting.
    pub(super) async fn next(&mut self) -> io::Result<Option<String>> {
        let line = self.lines.recv().await.unwrap_or(Ok(None))?;
        self.closed = line.is_none();
        Ok(line)
    }
}
