//! A bot that is a program of its own. It hears and says lines of JSON; whatever it does, the house goes on.

use super::tell::{read_choice, shown};
use luckhouse_shelf::program::Fault;
use serde::Serialize;
use std::collections::BTreeSet;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// A longer line is no answer.
const LONGEST: u64 = 64 * 1024;
/// So many lines that nobody asked for are kept; then the bot has to wait until they are read.
const WAITING: usize = 8;
/// A program may take so much longer before its first answer: it has to be loaded.
const START: Duration = Duration::from_secs(10);

/// How many were started: each is told its number, so that no two of a kind write to the same file.
static STARTED: AtomicU64 = AtomicU64::new(0);
/// All that run, by the number of the process.
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());
/// What they write to standard error would disturb a full screen.
static QUIET: AtomicBool = AtomicBool::new(false);

/// From now on nobody is shown what programs write to standard error.
pub(crate) fn be_quiet() {
    QUIET.store(true, Ordering::Relaxed);
}

/// End every program that runs, and whatever it has started: this one ends too.
pub(crate) fn end_all() {
    std::mem::take(&mut *running()).into_iter().for_each(end_group);
}

fn running() -> MutexGuard<'static, BTreeSet<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

fn end_group(process: u32) {
    #[cfg(unix)]
    if let Ok(group) = i32::try_from(process) {
        let _ =
            nix::sys::signal::killpg(nix::unistd::Pid::from_raw(group), nix::sys::signal::Signal::SIGKILL);
    }
    #[cfg(not(unix))]
    let _ = process;
}

/// A program that runs.
pub(crate) struct Program {
    child: Child,
    /// To be written on a thread of its own: a program that does not read would else stop us.
    told: Sender<String>,
    said: Receiver<Line>,
    answered: bool,
}

/// What was read.
enum Line {
    Whole(Vec<u8>),
    TooLong,
    /// There will be no more.
    End,
}

impl Program {
    /// Start it.
    ///
    /// # Errors
    /// If there is no such program, or it may not be run.
    pub(crate) fn start(command: &[String]) -> io::Result<Program> {
        let (name, arguments) = command.split_first().ok_or(io::ErrorKind::NotFound)?;
        let mut starting = Command::new(name);
        let number = STARTED.fetch_add(1, Ordering::Relaxed) + 1;
        starting.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        starting.env("LUCKHOUSE_BOT_PROCESS", number.to_string());
        if QUIET.load(Ordering::Relaxed) {
            starting.stderr(Stdio::null());
        }
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut starting, 0);
        let mut child = starting.spawn()?;
        running().insert(child.id());
        let (told, lines) = channel::<String>();
        let (line, said) = sync_channel(WAITING);
        let stdin = child.stdin.take();
        let stdout = child.stdout.take();
        std::thread::spawn(move || stdin.map(|stdin| write(stdin, &lines)));
        std::thread::spawn(move || stdout.map(|stdout| read(stdout, &line)));
        Ok(Program { child, told, said, answered: false })
    }

    /// Let it know something.
    pub(crate) fn tell(&self, message: &impl Serialize) {
        // If it does not listen any more, it will be noticed when it is asked.
        let _ = serde_json::to_string(message).map(|text| self.told.send(text + "\n"));
    }

    /// Ask it something, and wait for the word that it chooses.
    ///
    /// # Errors
    /// Why there is none.
    pub(crate) fn ask(&mut self, question: &impl Serialize, within: Duration) -> Result<String, Fault> {
        if let Ok(line) = self.said.try_recv() {
            return Err(self.unasked(line));
        }
        self.tell(question);
        let within = if self.answered { within } else { within + START };
        match self.said.recv_timeout(within) {
            Ok(Line::Whole(line)) => {
                self.answered = true;
                read_choice(&line)
            }
            Ok(Line::TooLong) => Err(Fault::TooLong { bytes: LONGEST }),
            Ok(Line::End) | Err(RecvTimeoutError::Disconnected) => Err(self.ended()),
            Err(RecvTimeoutError::Timeout) => Err(Fault::Late { seconds: within.as_secs_f64() }),
        }
    }

    fn unasked(&mut self, line: Line) -> Fault {
        match line {
            Line::Whole(line) => Fault::Unasked { line: shown(&line) },
            Line::TooLong => Fault::TooLong { bytes: LONGEST },
            Line::End => self.ended(),
        }
    }

    /// How it ended; one that only closed its output still runs, and is ended.
    fn ended(&mut self) -> Fault {
        std::thread::sleep(Duration::from_millis(50));
        let status = self.child.try_wait().ok().flatten();
        Fault::Ended { status: status.map_or_else(|| "?".into(), |status| status.to_string()) }
    }
}

impl Drop for Program {
    /// End it, and whatever it has started.
    fn drop(&mut self) {
        // Who is not in the list any more has been ended, and its number may be another's by now.
        if running().remove(&self.child.id()) {
            end_group(self.child.id());
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn write(mut to: impl Write, lines: &Receiver<String>) {
    for line in lines {
        if to.write_all(line.as_bytes()).and_then(|()| to.flush()).is_err() {
            return;
        }
    }
}

fn read(from: ChildStdout, to: &SyncSender<Line>) {
    let mut from = BufReader::new(from);
    loop {
        let mut line = Vec::new();
        let read = from.by_ref().take(LONGEST).read_until(b'\n', &mut line);
        let next = match read {
            Ok(0) | Err(_) => Line::End,
            Ok(_) if line.ends_with(b"\n") => Line::Whole(line),
            Ok(bytes) if bytes as u64 == LONGEST => Line::TooLong,
            // The last line, cut off.
            Ok(_) => Line::Whole(line),
        };
        let last = !matches!(next, Line::Whole(_));
        if to.send(next).is_err() || last {
            return;
        }
    }
}
