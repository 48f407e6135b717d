//! A pseudo-terminal with the program in it.

use crate::run::Home;
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Far longer than anything takes.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) const ENTER: &str = "\r";
pub(crate) const UP: &str = "\x1b[A";
pub(crate) const DOWN: &str = "\x1b[B";
pub(crate) const CTRL_C: &str = "\x03";
pub(crate) const F10: &str = "\x1b[21~";

/// A terminal, as somebody who sits at it has it.
pub(crate) struct Pty {
    master: Option<Box<dyn MasterPty + Send>>,
    writer: Option<Box<dyn Write + Send>>,
    child: Box<dyn Child + Send + Sync>,
    seen: Arc<Mutex<Seen>>,
    closing: Arc<AtomicBool>,
    /// How the terminal was set before the program came.
    settings: String,
}

/// What the program has written.
struct Seen {
    parser: vt100::Parser,
    bytes: Vec<u8>,
    /// Nothing more will come.
    ended: bool,
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, ..PtySize::default() }
}

fn at_least_one(number: u16) -> NonZeroU16 {
    NonZeroU16::new(number).unwrap()
}

/// What the terminal that the tests run in may say of itself.
const OUTSIDE: [&str; 10] = [
    "NO_COLOR",
    "LUCKHOUSE_PICTURES",
    "TMUX",
    "STY",
    "TERM_PROGRAM",
    "LC_TERMINAL",
    "KITTY_WINDOW_ID",
    "KONSOLE_VERSION",
    "WT_SESSION",
    "XTERM_VERSION",
];

/// The program with these arguments: nothing moves and nobody pauses, so that it is as fast as it can be.
pub(crate) fn program(home: &Home, arguments: &[&str]) -> CommandBuilder {
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_luckhouse"));
    command.args(arguments);
    command.cwd(&home.0);
    command.env("LUCKHOUSE_DATA", &home.0);
    command.env("LUCKHOUSE_CONFIG", home.0.join("config.toml"));
    command.env("TERM", "xterm-256color");
    command.env("LC_ALL", "C.UTF-8");
    command.env("LUCKHOUSE_STILL", "1");
    command.env("LUCKHOUSE_SPEED", "none");
    // What the terminal is that the tests run in is nobody's business.
    OUTSIDE.iter().for_each(|name| command.env_remove(name));
    command
}

impl Pty {
    /// Start a program in a terminal of 80 × 24.
    pub(crate) fn start(command: CommandBuilder) -> Pty {
        Pty::sized(command, 80, 24)
    }

    pub(crate) fn sized(command: CommandBuilder, columns: u16, rows: u16) -> Pty {
        let pair = native_pty_system().openpty(size(columns, rows)).unwrap();
        let settings = settings(&*pair.master);
        let child = pair.slave.spawn_command(command).unwrap();
        let parser = vt100::Parser::new(at_least_one(rows), at_least_one(columns), 0);
        let seen = Arc::new(Mutex::new(Seen { parser, bytes: Vec::new(), ended: false }));
        let closing = Arc::new(AtomicBool::new(false));
        read(pair.master.try_clone_reader().unwrap(), Arc::clone(&seen), Arc::clone(&closing));
        let writer = pair.master.take_writer().ok();
        Pty { master: Some(pair.master), writer, child, seen, closing, settings }
    }

    pub(crate) fn types(&mut self, keys: &str) {
        let writer = self.writer.as_mut().unwrap();
        writer.write_all(keys.as_bytes()).unwrap();
        writer.flush().unwrap();
    }

    /// Somebody pulls at the corner of the window, until all is drawn anew.
    pub(crate) fn resize(&self, columns: u16, rows: u16) {
        const CLEAR: &str = "\x1b[2J";
        let before = self.written().matches(CLEAR).count();
        self.pull(columns, rows);
        self.wait("all to be drawn anew", |seen| {
            String::from_utf8_lossy(&seen.bytes).matches(CLEAR).count() > before
        });
    }

    fn pull(&self, columns: u16, rows: u16) {
        self.seen.lock().unwrap().parser.set_size(at_least_one(rows), at_least_one(columns));
        self.master.as_ref().unwrap().resize(size(columns, rows)).unwrap();
    }

    /// Send a signal to the program.
    pub(crate) fn signal(&self, signal: &str) {
        let id = self.child.process_id().unwrap().to_string();
        assert!(std::process::Command::new("kill").args([signal, &id]).status().unwrap().success());
    }

    /// Close the window.
    pub(crate) fn close(&mut self) {
        // Whoever reads has the terminal open, too, and looks up only when something comes.
        self.closing.store(true, Ordering::SeqCst);
        self.pull(81, 25);
        self.wait("the reader to look up", |seen| seen.ended);
        // The writer types an end of input before it goes: the program sleeps until that is gone with the window.
        self.signal("-STOP");
        (self.writer, self.master) = (None, None);
        self.signal("-CONT");
    }

    /// What stands on the screen.
    pub(crate) fn screen(&self) -> String {
        self.seen.lock().unwrap().parser.screen().contents()
    }

    /// Everything that was ever written.
    pub(crate) fn written(&self) -> String {
        String::from_utf8_lossy(&self.seen.lock().unwrap().bytes).into_owned()
    }

    /// Wait until this stands on the screen.
    pub(crate) fn sees(&self, text: &str) {
        self.wait(&format!("`{text}`"), |seen| seen.parser.screen().contents().contains(text));
    }

    /// Wait until a line with this has been written, wherever it is by now.
    pub(crate) fn writes(&self, text: &str) {
        let line_with = |written: &str| written.find(text).is_some_and(|at| written[at..].contains('\n'));
        self.wait(&format!("a line with `{text}`"), |seen| line_with(&String::from_utf8_lossy(&seen.bytes)));
    }

    /// Wait until these bytes have been written.
    pub(crate) fn wrote(&self, bytes: &str) {
        self.wait(&format!("{bytes:?}"), |seen| String::from_utf8_lossy(&seen.bytes).contains(bytes));
    }

    /// Wait until the full screen is there.
    pub(crate) fn is_full(&self) {
        self.wait("the full screen", |seen| seen.parser.screen().alternate_screen());
    }

    fn wait(&self, what: &str, is_so: impl Fn(&Seen) -> bool) {
        let since = Instant::now();
        loop {
            let seen = self.seen.lock().unwrap();
            if is_so(&seen) {
                return;
            }
            let in_vain = seen.ended || since.elapsed() > PATIENCE;
            drop(seen);
            assert!(!in_vain, "waited in vain for {what}:\n{}", self.screen());
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// Is the program still there?
    pub(crate) fn runs(&mut self) -> bool {
        self.child.try_wait().unwrap().is_none()
    }

    /// Wait for the program's end, and for all that it has written.
    pub(crate) fn ends(&mut self) -> u32 {
        let since = Instant::now();
        let code = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status.exit_code();
            }
            assert!(since.elapsed() < PATIENCE, "it does not end:\n{}", self.screen());
            std::thread::sleep(Duration::from_millis(2));
        };
        self.wait("the last bytes", |seen| seen.ended);
        code
    }

    /// Is the terminal as it was before?
    pub(crate) fn is_restored(&self) {
        let seen = self.seen.lock().unwrap();
        let screen = seen.parser.screen();
        assert!(!screen.alternate_screen(), "the screen of before is not back");
        assert!(!screen.hide_cursor(), "the cursor is hidden");
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None, "the mouse is caught");
        assert!(!screen.bracketed_paste(), "pastes are marked");
        if let Some(master) = &self.master {
            assert_eq!(settings(&**master), self.settings, "keys are not read as before");
        }
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// How the terminal reads keys and shows them.
fn settings(master: &dyn MasterPty) -> String {
    format!("{:?}", master.get_termios())
}

/// Read what the program writes, on a thread of its own.
fn read(mut from: Box<dyn Read + Send>, into: Arc<Mutex<Seen>>, closing: Arc<AtomicBool>) {
    std::thread::spawn(move || {
        let mut buffer = [0; 4096];
        while let Ok(read @ 1..) = from.read(&mut buffer) {
            let mut seen = into.lock().unwrap();
            seen.parser.process(&buffer[..read]);
            seen.bytes.extend_from_slice(&buffer[..read]);
            if closing.load(Ordering::SeqCst) {
                break;
            }
        }
        drop(from);
        into.lock().unwrap().ended = true;
    });
}
