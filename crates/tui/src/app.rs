//! From screen to screen: pure state, changed by events and time, drawn into any frame.

mod ascii;

use crate::house::{House, Manner};
use crate::local::Local;
use crate::pictures::{Gallery, Graphics};
use crate::replay::Replay;
use crate::screens::coach::CoachScreen;
use crate::screens::setup::{Setup, Sheet};
use crate::screens::shelf::Shelf;
use crate::screens::table::TableScreen;
use crate::screens::{Input, LEAST, Next, Plan, Screen, too_small};
use crate::source::Source;
use luckhouse_engine::{Header, Rng, Seat};
use luckhouse_shelf::{AnyGame, BotSpec, find};
use luckhouse_words::say;
use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use std::time::Duration;

/// The whole of what is on the screen, without a terminal.
///
/// ```
/// use luckhouse_tui::app::App;
/// use luckhouse_tui::house::{Manner, Nowhere};
/// use ratatui::{Terminal, backend::TestBackend};
///
/// let mut app = App::new(Box::new(Nowhere), Manner::here(|_| None, 1));
/// let mut terminal = Terminal::new(TestBackend::new(80, 24))?;
/// terminal.draw(|frame| app.draw(frame))?;
/// assert!(terminal.backend().to_string().contains("what shall we play?"));
/// # Ok::<(), std::convert::Infallible>(())
/// ```
pub struct App {
    house: Option<Box<dyn House>>,
    manner: Manner,
    /// The shelf, if there is one to come back to.
    shelf: Option<Shelf>,
    /// The screens over it, the last one on top.
    over: Vec<Box<dyn Screen>>,
    /// Where seeds come from, one for each game.
    seeds: Rng,
    farewell: Option<String>,
    /// Somebody else is to have the terminal for a while.
    lends: bool,
    /// So much time has passed since the program began.
    now: Duration,
    /// The pictures, where the terminal has graphics.
    gallery: Gallery,
}

impl App {
    /// The shelf of a house.
    pub fn new(house: Box<dyn House>, manner: Manner) -> App {
        let shelf = Shelf::new(&manner, house.kept());
        App { shelf: Some(shelf), house: Some(house), ..App::bare(manner) }
    }

    /// One table and nothing else: of a server, or a replay. A house is needed to save its log.
    pub fn at_table(source: Box<dyn Source>, house: Option<Box<dyn House>>, manner: Manner) -> App {
        let table = TableScreen::new(source, &manner);
        App { house, over: vec![Box::new(table)], ..App::bare(manner) }
    }

    fn bare(manner: Manner) -> App {
        let seeds = Rng::seeded(manner.seed);
        App {
            house: None,
            manner,
            shelf: None,
            over: Vec::new(),
            seeds,
            farewell: None,
            lends: false,
            now: Duration::ZERO,
            gallery: Gallery::default(),
        }
    }

    /// What to say to somebody who has left; nothing while they are here.
    pub fn farewell(&self) -> Option<&str> {
        self.farewell.as_deref()
    }

    /// How the screens are to behave.
    pub(crate) fn manner(&self) -> &Manner {
        &self.manner
    }

    /// The terminal has these graphics: from now on there are pictures.
    #[must_use]
    pub fn with_graphics(self, graphics: Option<Graphics>) -> App {
        App { gallery: Gallery::new(graphics), ..self }
    }

    /// The window has changed; a cell of it has so many dots, if that is known.
    pub(crate) fn resized(&mut self, cell: Option<(u16, u16)>) {
        self.gallery.resized(cell);
    }

    /// Would parts of pictures stay on the terminal that are not there any more? Then it is to be cleared and drawn again.
    pub(crate) fn leaves_traces(&self) -> bool {
        self.gallery.leaves_traces()
    }

    /// Somebody did something at the terminal. After any event the screen is to be drawn.
    pub fn handle(&mut self, event: &Event) {
        if is_interrupt(event) {
            return self.leave();
        }
        if let Event::Paste(text) = event {
            return self.paste(text);
        }
        let Some(input) = Input::of(event) else { return };
        let next = match self.top() {
            Some(screen) => screen.handle(input),
            None => Next::Leave,
        };
        self.go(next);
    }

    /// A text was pasted. A screen that has no use for it gets it as if it were typed.
    fn paste(&mut self, text: &str) {
        // Some terminals paste the ends of lines as they are typed.
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        if let Some(next) = self.top().and_then(|screen| screen.paste(&text)) {
            return self.go(next);
        }
        for sign in text.chars() {
            if self.farewell.is_some() || self.lends {
                return;
            }
            self.handle(&Event::Key(typed(sign).into()));
            // What it changed is there before the next key.
            self.tick(self.now);
        }
    }

    /// Is the terminal wanted by somebody else? Then it is to be given back, and [`App::errand`] to be called.
    pub fn lends(&self) -> bool {
        self.lends
    }

    /// The terminal is given back: whoever wants it has it until this returns. Did all go well?
    pub fn errand(&mut self) -> bool {
        self.lends = false;
        let done = self.top().map_or(Ok(()), Screen::errand);
        done.map_err(|line| self.tell(line)).is_ok()
    }

    /// So much time has passed since the program began. Is the screen to be drawn?
    pub fn tick(&mut self, now: Duration) -> bool {
        self.now = now;
        self.top().is_some_and(|screen| screen.tick(now))
    }

    /// Draw everything.
    pub fn draw(&mut self, frame: &mut Frame) {
        let (area, look) = (frame.area(), self.manner.look);
        // Lent out, so that the screen can be drawn.
        let mut gallery = std::mem::take(&mut self.gallery);
        gallery.take_down();
        if area.width < LEAST.0 || area.height < LEAST.1 {
            too_small(frame, &look, &self.manner.words());
        } else if let Some(screen) = self.top() {
            screen.draw(frame, &mut gallery);
        }
        self.gallery = gallery;
        if !look.signs {
            ascii::fold(frame.buffer_mut());
        }
    }

    /// Leave the house at once, from wherever one is.
    pub fn leave(&mut self) {
        let farewell = self.top().map(|screen| screen.farewell());
        self.farewell = Some(farewell.unwrap_or_default());
    }

    fn top(&mut self) -> Option<&mut dyn Screen> {
        match self.over.last_mut() {
            Some(screen) => Some(&mut **screen),
            None => self.shelf.as_mut().map(|shelf| shelf as &mut dyn Screen),
        }
    }

    fn tell(&mut self, line: String) {
        if let Some(screen) = self.top() {
            screen.tell(line);
        }
    }

    fn go(&mut self, next: Next) {
        let gone = match next {
            Next::Stay => Ok(()),
            Next::SetUp(game) => self.set_up(game),
            Next::Errand => {
                self.lends = true;
                Ok(())
            }
            Next::TakeUp(id) => self.take_up(id),
            Next::LookBackAt(id) => self.read(&id).and_then(|log| self.look_back(&log)),
            Next::LookBack(log) => self.look_back(&log),
            Next::Coach(log) => self.coach(log),
            Next::Try { log, after, seat, bot } => self.try_again(&log, after, seat, bot),
            Next::Play(plan) => self.play(*plan),
            Next::Save { file, log } => self.save(&file, &log),
            Next::Back(farewell) => self.back(farewell),
            Next::Leave => {
                self.leave();
                Ok(())
            }
        };
        if let Err(line) = gone {
            self.tell(line);
        }
    }

    fn open(&mut self, screen: impl Screen + 'static) -> Result<(), String> {
        self.over.push(Box::new(screen));
        Ok(())
    }

    fn house(&mut self) -> Result<&mut Box<dyn House>, String> {
        let words = self.manner.words();
        self.house.as_mut().ok_or_else(|| say!(words, "terminal-nowhere-to-keep"))
    }

    fn read(&mut self, id: &str) -> Result<String, String> {
        self.house()?.read(id)
    }

    fn set_up(&mut self, game: &'static dyn AnyGame) -> Result<(), String> {
        let sheet = Sheet::new(game, self.manner.bot, self.manner.words());
        let house = self.house()?;
        let sheet = sheet.with_designs(|option| house.designs(game.about().name, option));
        self.open(Setup::new(&self.manner, sheet))
    }

    fn take_up(&mut self, id: String) -> Result<(), String> {
        let log = self.read(&id)?;
        self.open(Setup::new(&self.manner, Sheet::taken_up(id, log, self.manner.words())?))
    }

    fn look_back(&mut self, log: &str) -> Result<(), String> {
        let replay = Replay::of(log).map_err(|wrong| wrong.to_string())?;
        let replay = replay.in_language(self.manner.language);
        self.open(TableScreen::new(Box::new(replay), &self.manner))
    }

    fn coach(&mut self, log: String) -> Result<(), String> {
        let (_, header) = Header::of_log(&log).map_err(|wrong| wrong.to_string())?;
        let game = find(&header.game).map_err(|wrong| wrong.to_string())?;
        self.open(CoachScreen::new(log, game, &self.manner))
    }

    /// A table of its own, which nobody keeps: the game that it goes on from stays as it is.
    fn try_again(&mut self, log: &str, after: usize, seat: Seat, bot: BotSpec) -> Result<(), String> {
        let local = Local::try_again(log, after, (seat, bot), self.seeds.bits())?;
        let local = local.in_language(self.manner.language);
        self.open(TableScreen::new(Box::new(local), &self.manner))
    }

    /// The sheet of the table gives way to the table.
    fn play(&mut self, plan: Plan) -> Result<(), String> {
        let name = plan.table.about().name;
        let keeper = self.house()?.keeper(name, plan.kept.as_deref());
        let local = Local::new(plan.table, plan.seating, self.seeds.bits(), keeper);
        let local = local.in_language(self.manner.language);
        self.over.pop();
        self.open(TableScreen::new(Box::new(local), &self.manner))
    }

    fn save(&mut self, file: &str, log: &str) -> Result<(), String> {
        let said = self.house()?.save(file, log)?;
        self.tell(said);
        Ok(())
    }

    fn back(&mut self, farewell: String) -> Result<(), String> {
        self.over.pop();
        if self.over.is_empty() && self.shelf.is_none() {
            self.farewell = Some(farewell);
            return Ok(());
        }
        if let (Some(shelf), Some(house)) = (&mut self.shelf, &self.house) {
            shelf.refresh(house.kept());
        }
        self.tell(farewell);
        Ok(())
    }
}

/// The key that types a sign.
fn typed(sign: char) -> KeyCode {
    match sign {
        '\n' => KeyCode::Enter,
        '\t' => KeyCode::Tab,
        sign => KeyCode::Char(sign),
    }
}

/// In raw mode Ctrl-C is a key like any other.
fn is_interrupt(event: &Event) -> bool {
    let Event::Key(KeyEvent { code, modifiers, .. }) = event else { return false };
    matches!(code, KeyCode::Char('c' | 'd')) && modifiers.contains(KeyModifiers::CONTROL)
}
