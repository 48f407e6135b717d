//! A table at this keyboard: people who share the screen, and bots.

mod deeds;
pub(crate) mod look_on;
#[cfg(test)]
mod tests;

use crate::house::Keeper;
use crate::source::{Deed, Said, Situation, Source};
use crate::thinking::{Progress, Thought};
use luckhouse_engine::{PerSeat, Rng, Seat, SeatSet, Viewer};
use luckhouse_shelf::{AnyTable, BotSpec, Opinion, Waiting};
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// Who plays at a table, and with what dice.
#[derive(Clone, Copy, Debug)]
pub struct Seating {
    /// The seats of those who sit at this screen.
    pub people: SeatSet,
    /// The bot of each seat. One that a person has is needed too: it plays on if the person gives up.
    pub bots: PerSeat<BotSpec>,
    /// Dice are rolled by hand and typed in, where everybody may see them.
    pub typed: bool,
}

/// A game at this keyboard.
///
/// ```
/// use luckhouse_engine::{PerSeat, SeatSet};
/// use luckhouse_shelf::{BotSpec, games::GAMES};
/// use luckhouse_tui::house::Nowhere;
/// use luckhouse_tui::local::{Local, Seating};
/// use luckhouse_tui::source::Source;
/// use std::time::Duration;
///
/// let seats = GAMES[0].about().seats[0];
/// let bots = PerSeat::new(seats, BotSpec::RANDOM);
/// let seating = Seating { people: SeatSet::EMPTY, bots, typed: false };
/// let table = GAMES[0].open(&[], seats)?;
/// let mut local = Local::new(table, seating, 1, Duration::ZERO, Box::new(Nowhere));
/// while local.now().outcome.is_none() {
///     local.news();
/// }
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
pub struct Local {
    table: Box<dyn AnyTable>,
    seating: Seating,
    // Dice and bots draw from streams of their own, so that a bot that thinks more does not change the dice.
    dice: Rng,
    thoughts: Rng,
    keeper: Box<dyn Keeper>,
    pause: Duration,
    /// Until then what others did stays on the screen.
    rest_until: Option<Instant>,
    /// Who sits at the screen.
    at_screen: Option<Seat>,
    /// Words that were said at once, or that a shortcut stands for, still to be said.
    queue: VecDeque<String>,
    thinking: Option<(Seat, Thought<String>)>,
    advising: Option<Advising>,
    /// Somebody has asked for advice while a thought that nobody needs any more was still being thought.
    ask_again: bool,
    said: Vec<Said>,
    now: Situation,
    /// Whom the story in `now` is told to, and of how many events.
    told: (Viewer, usize),
}

/// Somebody has asked what to do, and at this moment of the game.
struct Advising {
    events: usize,
    seat: Seat,
    thought: Thought<Result<Vec<Opinion>, String>>,
}

/// Who did what happened last.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    /// A person, who need not be shown what they did.
    Person,
    /// Somebody else, or the dice.
    Other,
}

impl Local {
    /// A table, new or taken up again.
    pub fn new(
        table: Box<dyn AnyTable>,
        seating: Seating,
        seed: u64,
        pause: Duration,
        keeper: Box<dyn Keeper>,
    ) -> Local {
        let now = look_on::blank(&*table);
        let mut local = Local {
            table,
            seating,
            dice: Rng::stream(seed, 0),
            thoughts: Rng::stream(seed, 1),
            keeper,
            pause,
            rest_until: None,
            at_screen: seating.people.only(),
            queue: VecDeque::new(),
            thinking: None,
            advising: None,
            ask_again: false,
            said: Vec::new(),
            now,
            told: (Viewer::Watcher, 0),
        };
        local.seat_next();
        local.refresh(false);
        local
    }

    /// Let the next thing happen, if nobody at the screen has to do it.
    fn step(&mut self) {
        match self.table.waiting() {
            Waiting::Over(_) => {}
            Waiting::Roll if self.by_hand().is_some() || self.is_resting() => {}
            Waiting::Roll => {
                self.table.roll(&mut self.dice);
                self.happened(By::Other, true);
            }
            Waiting::Choice(seats) => match self.bots_of(seats).first() {
                Some(seat) => self.bot(seat, seats.len() > 1),
                None => self.say_next(),
            },
        }
    }

    /// Those of these seats whom bots play: nobody's, and those of people who gave up.
    fn bots_of(&self, seats: SeatSet) -> SeatSet {
        seats.minus(self.seating.people.minus(self.table.resigned()))
    }

    fn is_resting(&self) -> bool {
        self.rest_until.is_some_and(|until| Instant::now() < until)
    }

    /// What has to be rolled by hand now.
    fn by_hand(&self) -> Option<String> {
        self.table.hand_roll().filter(|_| self.seating.typed)
    }

    /// A bot thinks, or says what it has thought of. What is chosen in secret needs no pause: nothing is to be seen.
    fn bot(&mut self, seat: Seat, at_once: bool) {
        let thinking = self.thinking.take().filter(|(thinker, _)| *thinker == seat);
        let Some((_, thought)) = thinking else {
            // A table that waits for a seat lets it think.
            let Ok(pondering) = self.table.ponder(seat, self.seating.bots[seat]) else { return };
            self.thinking = Some((seat, Thought::start(pondering, self.thoughts.clone())));
            return;
        };
        if !at_once && self.is_resting() {
            self.thinking = Some((seat, thought));
            return;
        }
        match thought.progress() {
            Progress::Thinking => self.thinking = Some((seat, thought)),
            Progress::Done(word, rng) => {
                self.thoughts = rng;
                self.bot_says(seat, &word);
            }
            Progress::Failed => self.bot_says(seat, ""),
        }
    }

    /// A bot that fell over, or says what is not allowed, must not stop the game: it chooses anything instead.
    fn bot_says(&mut self, seat: Seat, word: &str) {
        let chosen = self.table.choose(seat, word);
        if chosen.is_err() {
            self.said.push(Said::Line(format!("{seat} does not know what to do, and chooses at random.")));
            let _ = self.table.choose_as(seat, BotSpec::RANDOM, &mut self.thoughts);
        }
        self.happened(By::Other, false);
    }

    /// Something happened: keep it, and say so.
    fn happened(&mut self, by: By, rolled: bool) {
        self.thinking = None;
        self.rest_until = (by == By::Other && !self.pause.is_zero()).then(|| Instant::now() + self.pause);
        if self.table.events() > 0 {
            self.keeper.keep(&self.table.log(Viewer::Arbiter));
        }
        self.seat_next();
        self.refresh(rolled);
        self.said.push(Said::Changed);
    }

    fn hear_advice(&mut self) {
        let Some(asked) = self.advising.take() else { return };
        let same = self.is_asked_now(&asked);
        match asked.thought.progress() {
            Progress::Thinking => self.advising = Some(asked),
            // The game has gone on: nobody needs it any more.
            _ if !same => self.advise_again(),
            Progress::Done(Ok(opinions), _) => self.said.push(Said::Opinions(opinions)),
            Progress::Done(Err(unclear), _) => self.said.push(Said::Line(unclear)),
            Progress::Failed => {
                self.said.push(Said::Line("No hint: whoever thought about it gave up.".into()));
            }
        }
    }
}

impl Source for Local {
    fn now(&self) -> &Situation {
        &self.now
    }

    fn news(&mut self) -> Vec<Said> {
        self.step();
        self.hear_advice();
        std::mem::take(&mut self.said)
    }

    fn act(&mut self, deed: Deed) {
        if let Err(line) = self.deed(deed) {
            self.queue.clear();
            self.said.push(Said::Line(line));
        }
    }

    fn log(&self) -> Option<String> {
        (self.table.events() > 0).then(|| self.table.log(Viewer::Arbiter))
    }

    fn farewell(&self) -> String {
        self.keeper.farewell()
    }
}
