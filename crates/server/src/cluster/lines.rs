//! Lines of text in the body of a request or an answer.

use axum::body::{Body, Bytes};
use futures_util::stream;
use http_body_util::BodyExt;
use tokio::sync::mpsc;

/// Lines as they arrive.
pub(super) struct Lines {
    body: Body,
    /// What has arrived and is not a whole line.
    begun: Vec<u8>,
}

impl Lines {
    pub(super) fn of(body: Body) -> Lines {
        Lines { body, begun: Vec::new() }
    }

    /// The next line without its end, or nothing if there is none: the other side has ended, or broke off.
    pub(super) async fn next(&mut self) -> Option<String> {
        let mut searched = 0;
        loop {
            if let Some(end) = self.begun[searched..].iter().position(|byte| *byte == b'\n') {
                let rest = self.begun.split_off(searched + end + 1);
                let mut line = std::mem::replace(&mut self.begun, rest);
                line.pop();
                return String::from_utf8(line).ok();
            }
            searched = self.begun.len();
            let frame = self.body.frame().await?.ok()?;
            if let Ok(data) = frame.into_data() {
                self.begun.extend_from_slice(&data);
            }
        }
    }
}

/// A body of what is sent here, a line each, until nobody can send any more.
pub(super) fn body(lines: mpsc::Receiver<String>) -> Body {
    let next = |mut lines: mpsc::Receiver<String>| async move {
        let mut line = lines.recv().await?;
        line.push('\n');
        // What waits goes together.
        while line.len() < 16 * 1024
            && let Ok(more) = lines.try_recv()
        {
            line.push_str(&more);
            line.push('\n');
        }
        Some((Ok::<_, std::convert::Infallible>(Bytes::from(line)), lines))
    };
    Body::from_stream(stream::unfold(lines, next))
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn read(parts: &[&str]) -> Vec<String> {
        let parts: Vec<_> = parts.iter().map(|part| Ok::<_, std::io::Error>(part.to_string())).collect();
        let mut lines = Lines::of(Body::from_stream(stream::iter(parts)));
        let mut all = Vec::new();
        while let Some(line) = lines.next().await {
            all.push(line);
        }
        all
    }

    #[tokio::test]
    async fn lines_are_whole_however_they_are_cut_on_the_way() {
        assert_eq!(read(&["a\nbc", "d\n", "\n", "e", "f", "\nno end"]).await, ["a", "bcd", "", "ef"]);
        assert!(read(&[]).await.is_empty());
    }

    #[tokio::test]
    async fn what_is_sent_is_read() {
        let (sender, lines) = mpsc::channel(4);
        let mut read = Lines::of(body(lines));
        for line in ["one", "two", "drei ä"] {
            sender.send(line.to_string()).await.unwrap();
        }
        for line in ["one", "two", "drei ä"] {
            assert_eq!(read.next().await.as_deref(), Some(line));
        }
        drop(sender);
        assert_eq!(read.next().await, None);
    }
}
