//! Asking the terminal whether it has graphics. It is asked only where an answer can be expected, waited for only so long,
//! and nothing that is asked is shown by a terminal that does not understand it.

use super::answers::Answers;
use super::{Graphics, Late, Pictures, Protocol, encoded};
use crate::look::Look;
use ratatui::crossterm::event::Event;
use ratatui::crossterm::terminal;
use std::io::{self, Write};
use std::time::{Duration, Instant};

/// How long a terminal may take to answer.
const PATIENCE: Duration = Duration::from_secs(1);

/// How much longer, once it has begun to.
const ONCE_BEGUN: Duration = Duration::from_millis(200);

/// What came of asking.
#[derive(Default)]
pub(crate) struct Asked {
    pub(crate) graphics: Option<Graphics>,
    /// What was typed meanwhile.
    pub(crate) typed: Vec<Event>,
    /// What may still come.
    pub(crate) late: Late,
}

/// Ask the terminal, which is in raw mode, and whose keys nobody else reads meanwhile.
pub(crate) fn ask(wanted: Pictures, look: &Look, variable: impl Fn(&str) -> Option<String>) -> Asked {
    if !encoded::CAN_DRAW {
        return Asked::default();
    }
    let Some(question) = Question::here(wanted, look, variable) else { return Asked::default() };
    let answers = question.answered().unwrap_or_default();
    let late = if question.kitty && !answers.complete { Late::Awaited } else { Late::Nothing };
    Asked { graphics: question.graphics(&answers), typed: super::typed::keys(&answers.keys), late }
}

/// What to ask.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Question {
    /// May kitty's question be asked? Some terminals print it, and some that answer it show no placeholders.
    kitty: bool,
    /// The environment says that pictures of iTerm2 are shown, which cannot be asked for.
    iterm2: bool,
}

/// What an environment says of terminals that have graphics: a variable, what is in it, and what to ask. The first that
/// fits counts.
const KNOWN: [(&str, &str, Question); 14] = [
    ("TERM_PROGRAM", "WezTerm", INLINE),
    ("TERM_PROGRAM", "iTerm", INLINE),
    ("LC_TERMINAL", "iTerm2", INLINE),
    ("KONSOLE_VERSION", "", SIXEL),
    ("TERM", "kitty", KITTY),
    ("TERM", "ghostty", KITTY),
    ("TERM_PROGRAM", "ghostty", KITTY),
    ("KITTY_WINDOW_ID", "", KITTY),
    ("TERM", "foot", SIXEL),
    ("TERM", "mlterm", SIXEL),
    ("TERM", "contour", SIXEL),
    ("TERM_PROGRAM", "vscode", SIXEL),
    ("WT_SESSION", "", SIXEL),
    ("XTERM_VERSION", "", SIXEL),
];
const KITTY: Question = Question { kitty: true, iterm2: false };
const INLINE: Question = Question { kitty: false, iterm2: true };
const SIXEL: Question = Question { kitty: false, iterm2: false };

/// A terminal within a terminal answers for itself, and not for what people see.
const WITHIN: [(&str, &str); 4] = [("TMUX", ""), ("STY", ""), ("TERM", "tmux"), ("TERM", "screen")];

impl Question {
    /// What to ask here; nothing if nobody wants to know, or nothing good can come of it.
    fn here(wanted: Pictures, look: &Look, variable: impl Fn(&str) -> Option<String>) -> Option<Question> {
        let says = |name: &str, part: &str| {
            variable(name).is_some_and(|value| !value.is_empty() && value.contains(part))
        };
        let within = WITHIN.iter().any(|(name, part)| says(name, part));
        let known = KNOWN.iter().find(|(name, part, _)| says(name, part)).map(|(.., question)| *question);
        match wanted {
            // Kitty's placeholders are signs, and whoever has none has no pictures.
            _ if !look.signs => None,
            Pictures::Off => None,
            Pictures::Auto if within || !look.colours => None,
            Pictures::Auto => known,
            Pictures::On if within => Some(SIXEL),
            Pictures::On => Some(known.unwrap_or(KITTY)),
        }
    }

    /// In bytes. The last question is one that every terminal answers: what has not come by then does not come.
    fn text(self) -> String {
        // One dot, packed as our pictures are.
        let kitty = "\x1b_Gi=31,s=1,v=1,a=q,t=d,f=24,o=z;eJxjYGAAAAADAAE=\x1b\\";
        format!("{}\x1b[16t\x1b[c", if self.kitty { kitty } else { "" })
    }

    fn answered(self) -> io::Result<Answers> {
        io::stdout().write_all(self.text().as_bytes())?;
        io::stdout().flush()?;
        let (mut answers, mut until) = (Answers::default(), Instant::now() + PATIENCE);
        let mut longer = Some(ONCE_BEGUN);
        while !answers.complete {
            let left = until.saturating_duration_since(Instant::now());
            let bytes = if left.is_zero() { Vec::new() } else { read(left)? };
            match longer.filter(|_| !answers.begun.is_empty()) {
                _ if !bytes.is_empty() => answers.take(&bytes),
                Some(more) => (until, longer) = (Instant::now() + more, None),
                None => break,
            }
        }
        Ok(answers)
    }

    /// What the terminal has, by its answers. Without the size of a cell no picture has a size.
    fn graphics(self, answers: &Answers) -> Option<Graphics> {
        let protocol = match answers {
            Answers { kitty: true, .. } => Protocol::Kitty,
            _ if self.iterm2 && answers.complete => Protocol::Iterm2,
            Answers { sixel: true, .. } => Protocol::Sixel,
            _ => return None,
        };
        Some(Graphics { protocol, cell: answers.cell.or_else(cell)? })
    }
}

/// The dots of a cell, where the window knows how many it has.
pub(crate) fn cell() -> Option<(u16, u16)> {
    let window = terminal::window_size().ok()?;
    let cell = (window.width.checked_div(window.columns)?, window.height.checked_div(window.rows)?);
    (cell.0 > 1 && cell.1 > 1).then_some(cell)
}

/// What comes within this time; nothing if nothing does.
#[cfg(unix)]
fn read(within: Duration) -> io::Result<Vec<u8>> {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    let keyboard = rustix::stdio::stdin();
    let within = Timespec::try_from(within).unwrap_or_default();
    let ready = match poll(&mut [PollFd::new(&keyboard, PollFlags::IN)], Some(&within)) {
        Err(rustix::io::Errno::INTR) => 0,
        ready => ready?,
    };
    let mut bytes = [0; 1024];
    // Past what the standard library keeps for later readers: those who read keys after us do the same.
    let length = if ready > 0 { rustix::io::read(keyboard, &mut bytes)? } else { 0 };
    Ok(bytes[..length].to_vec())
}

/// Elsewhere nothing is asked for.
#[cfg(not(unix))]
fn read(_within: Duration) -> io::Result<Vec<u8>> {
    Ok(Vec::new())
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOOK: Look = Look { colours: true, signs: true, true_colour: true };

    fn here(wanted: Pictures, look: &Look, set: &[(&str, &str)]) -> Option<Question> {
        Question::here(wanted, look, |name| {
            set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).into())
        })
    }

    #[test]
    fn only_a_terminal_that_is_known_is_asked_unasked() {
        let auto = |set: &[(&str, &str)]| here(Pictures::Auto, &LOOK, set);
        assert_eq!(auto(&[("TERM", "xterm-256color")]), None);
        assert_eq!(auto(&[("TERM", "linux")]), None);
        assert_eq!(auto(&[("TERM", "xterm-kitty")]), Some(KITTY));
        assert_eq!(auto(&[("TERM", "foot")]), Some(SIXEL));
        assert_eq!(auto(&[("TERM", "xterm-256color"), ("TERM_PROGRAM", "iTerm.app")]), Some(INLINE));
        assert_eq!(auto(&[("TERM", "xterm-kitty"), ("TMUX", "/tmp/tmux-1000/default,1,0")]), None);
        assert_eq!(auto(&[("TERM", "screen-256color"), ("KITTY_WINDOW_ID", "1")]), None);
    }

    #[test]
    fn whoever_wants_pictures_is_asked_for_and_whoever_does_not_is_not() {
        let plain = [("TERM", "xterm-256color")];
        assert_eq!(here(Pictures::On, &LOOK, &plain), Some(KITTY));
        assert_eq!(here(Pictures::On, &LOOK, &[("TERM", "tmux-256color")]), Some(SIXEL));
        assert_eq!(here(Pictures::Off, &LOOK, &[("TERM", "xterm-kitty")]), None);
        let letters = Look { signs: false, ..LOOK };
        assert_eq!(here(Pictures::On, &letters, &plain), None);
        let grey = Look { colours: false, ..LOOK };
        assert_eq!(here(Pictures::Auto, &grey, &[("TERM", "xterm-kitty")]), None);
        assert_eq!(here(Pictures::On, &grey, &[("TERM", "xterm-kitty")]), Some(KITTY));
    }

    #[test]
    fn what_is_answered_is_what_there_is() {
        let cell = Some((9, 18));
        let all = Answers { kitty: true, sixel: true, cell, complete: true, ..Answers::default() };
        let has = |question: Question, answers: &Answers| question.graphics(answers).map(|has| has.protocol);
        assert_eq!(has(KITTY, &all), Some(Protocol::Kitty));
        assert_eq!(has(SIXEL, &Answers { kitty: false, ..all.clone() }), Some(Protocol::Sixel));
        assert_eq!(has(INLINE, &Answers { kitty: false, ..all.clone() }), Some(Protocol::Iterm2));
        assert_eq!(has(INLINE, &Answers { cell, ..Answers::default() }), None);
        assert_eq!(has(KITTY, &Answers { kitty: false, sixel: false, ..all }), None);
    }
}
