//! The terminal itself: taken over, and always given back as it was.

use crate::app::App;
use crate::house::{House, Manner};
use crate::pictures::{self, Late};
use crate::source::Source;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::{Hide, Show};
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture, Event,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::layout::Rect;
use std::io::{self, Stdout};
use std::panic;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How often the table is asked for news, and the screen drawn if there are any.
const BEAT: Duration = Duration::from_millis(33);

/// How long the screen may take to end when it is asked to.
const GRACE: Duration = Duration::from_secs(2);

/// How it was left.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ending {
    /// What to say to somebody who leaves: where the game is kept, how to come back.
    pub farewell: String,
    /// Was it ended from outside: by a signal, or because the terminal went away?
    pub interrupted: bool,
}

/// Open the house in this terminal, until somebody leaves.
///
/// # Errors
/// If this is no terminal, or it goes away.
pub fn run(house: Box<dyn House>, manner: Manner) -> io::Result<Ending> {
    show(App::new(house, manner))
}

/// Sit down at one table: of a server, or a replay. A house is needed to save its log.
///
/// # Errors
/// If this is no terminal, or it goes away.
pub fn run_source(
    source: Box<dyn Source>,
    house: Option<Box<dyn House>>,
    manner: Manner,
) -> io::Result<Ending> {
    show(App::at_table(source, house, manner))
}

fn show(app: App) -> io::Result<Ending> {
    let mut screen = FullScreen::enter()?;
    let (mut app, mut late) = with_pictures(app, &mut screen)?;
    let began = Instant::now();
    let mut stale = true;
    while app.farewell().is_none() && !INTERRUPTED.load(Ordering::Relaxed) {
        stale |= app.tick(began.elapsed());
        if std::mem::take(&mut stale) {
            screen.draw(&mut app)?;
        }
        stale = take_events(&mut app, &mut screen, &mut late, began)?;
        if app.lends() {
            screen.lend(&mut app)?;
            stale = true;
        }
    }
    let interrupted = app.farewell().is_none();
    if interrupted {
        app.leave();
    }
    Ok(Ending { farewell: app.farewell().unwrap_or_default().into(), interrupted })
}

/// Ask the terminal for graphics, if pictures are wanted. Keys that come before the answer are not lost.
fn with_pictures(app: App, screen: &mut FullScreen) -> io::Result<(App, Late)> {
    let mut before = Vec::new();
    while event::poll(Duration::ZERO)? {
        before.push(event::read()?);
    }
    let Manner { pictures, look, .. } = *app.manner();
    let asked = pictures::ask(pictures, &look, |name| std::env::var(name).ok());
    let mut app = app.with_graphics(asked.graphics);
    for event in before.iter().chain(&asked.typed) {
        take_event(&mut app, screen, event)?;
    }
    Ok((app, asked.late))
}

/// Wait for the next event, and take all that have come: a pasted line is drawn once.
fn take_events(app: &mut App, screen: &mut FullScreen, late: &mut Late, began: Instant) -> io::Result<bool> {
    let (mut any, mut wait) = (false, BEAT);
    while app.farewell().is_none() && !app.lends() && event::poll(wait)? {
        let event = event::read()?;
        if !late.takes(&event) {
            take_event(app, screen, &event)?;
        }
        // What it changed is there before the next key: nobody chooses from the list of before.
        app.tick(began.elapsed());
        (any, wait) = (true, Duration::ZERO);
    }
    Ok(any)
}

fn take_event(app: &mut App, screen: &mut FullScreen, event: &Event) -> io::Result<()> {
    if let Event::Resize(width, height) = *event {
        // All is drawn anew, also if the size is the old one again: what stood there may be lost.
        screen.terminal.resize(Rect::new(0, 0, width, height))?;
        app.resized(pictures::cell());
    }
    app.handle(event);
    Ok(())
}

/// The terminal is ours: what has to be given back.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// The terminal is somebody else's for a while, and so are the signals that its keys send.
static LENT: AtomicBool = AtomicBool::new(false);

/// Somebody outside wants us to end.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// The full screen, given back when this is dropped.
struct FullScreen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl FullScreen {
    fn enter() -> io::Result<FullScreen> {
        INTERRUPTED.store(false, Ordering::Relaxed);
        give_back_whatever_happens();
        let taken = take()
            // Whoever polls hears of a changed window: from now on, before its size is asked for.
            .and_then(|()| event::poll(Duration::ZERO))
            .and_then(|_| Terminal::new(CrosstermBackend::new(io::stdout())));
        taken.map(|terminal| FullScreen { terminal }).inspect_err(|_| give_back())
    }

    /// Give the terminal to somebody else until they are done, and draw all anew.
    fn lend(&mut self, app: &mut App) -> io::Result<()> {
        LENT.store(true, Ordering::SeqCst);
        give_back();
        let well = app.errand();
        if well {
            // An interrupt was meant for whoever had the terminal, and they have dealt with it.
            INTERRUPTED.store(false, Ordering::Relaxed);
        }
        let taken = take();
        LENT.store(false, Ordering::SeqCst);
        taken?;
        let size = self.terminal.size()?;
        self.terminal.resize(Rect::new(0, 0, size.width, size.height))?;
        app.resized(pictures::cell());
        Ok(())
    }
}

impl FullScreen {
    /// Draw everything; twice, if parts of pictures would stay that nothing is drawn over.
    fn draw(&mut self, app: &mut App) -> io::Result<()> {
        self.terminal.draw(|frame| app.draw(frame))?;
        if app.leaves_traces() {
            self.terminal.clear()?;
            self.terminal.draw(|frame| app.draw(frame))?;
        }
        Ok(())
    }
}

impl Drop for FullScreen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Take the terminal over.
fn take() -> io::Result<()> {
    TAKEN.store(true, Ordering::SeqCst);
    enable_raw_mode()?;
    execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste, Hide)
}

/// Give the terminal back as it was; once, however often it is asked for.
fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        // Whatever fails, the rest is still worth trying.
        let _ =
            execute!(io::stdout(), DisableBracketedPaste, DisableMouseCapture, Show, LeaveAlternateScreen);
        let _ = disable_raw_mode();
    }
}

/// Before a panic is told and when a signal comes.
fn give_back_whatever_happens() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let (told, screen) = (panic::take_hook(), thread::current().id());
        panic::set_hook(Box::new(move |panic| {
            // A thinker that falls over must not write over a table that goes on: the table says so itself.
            let shown = TAKEN.load(Ordering::SeqCst) || LENT.load(Ordering::SeqCst);
            if thread::current().id() == screen || !shown {
                give_back();
                told(panic);
            }
        }));
        // Another handler may be there already: then that one is asked.
        let _ = ctrlc::set_handler(interrupt);
    });
}

/// Somebody outside wants us to end. Whoever is at the screen heeds it within a beat; but where the terminal went away,
/// reading from it never comes back.
fn interrupt() {
    let asked = Instant::now();
    let twice = INTERRUPTED.swap(true, Ordering::Relaxed);
    if LENT.load(Ordering::SeqCst) {
        return;
    }
    if TAKEN.load(Ordering::SeqCst) {
        while !twice && asked.elapsed() < GRACE {
            thread::sleep(BEAT);
            if !TAKEN.load(Ordering::SeqCst) {
                return;
            }
        }
        give_back();
    }
    std::process::exit(130);
}
