//! A table at this keyboard: people who share the screen, and bots.

mod actions;
mod again;
pub(crate) mod look_on;
mod seated;
#[cfg(test)]
mod tests;

use crate::house::Keeper;
use crate::source::{Said, Situation, Source, UserAction};
use crate::thinking::{Progress, Thought};
use luckhouse_engine::fair::v1::FairDice;
use luckhouse_engine::{PerSeat, Rng, Seat, SeatSet, Viewer};
use luckhouse_shelf::{AnyTable, BotSpec, Opinion, Waiting};
use luckhouse_words::{Language, Words, say};
use std::collections::VecDeque;

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
///
/// let seats = GAMES[0].about().seats[0];
/// let bots = PerSeat::new(seats, BotSpec::RANDOM);
/// let seating = Seating { people: SeatSet::EMPTY, bots, typed: false };
/// let table = GAMES[0].open(&[], seats)?;
/// let mut local = Local::new(table, seating, 1, Box::new(Nowhere));
/// while local.now().outcome.is_none() {
///     local.news();
/// }
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
pub struct Local {
    table: Box<dyn AnyTable>,
    seating: Seating,
    /// What a rematch begins with: the first line of the log, or all of it up to the moment that is tried again.
    beginning: String,
    // Dice and bots draw from streams of their own, so that a bot that thinks more does not change the dice.
    dice: Rng,
    /// Those of a day, if it is played with them.
    of_day: Option<FairDice>,
    thoughts: Rng,
    keeper: Box<dyn Keeper>,
    /// So many events have been seen on the screen, where there is one.
    seen: Option<usize>,
    /// Events up to here were reported to the screen.
    reported: usize,
    /// Who did what happened last.
    last: By,
    /// Who sits at the screen.
    at_screen: Option<Seat>,
    /// Words that were said at once, or that a shortcut stands for, still to be said.
    queue: VecDeque<String>,
    thinking: Option<(Seat, Thought<String>)>,
    advising: Option<Advising>,
    /// Somebody has asked for advice while a thought that nobody needs any more was still being thought.
    ask_again: bool,
    said: Vec<Said>,
    /// Players are called by their seats, as in a plain picture.
    by_seats: bool,
    words: Words<'static>,
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

/// The table goes on so many events ahead of the screen, so that it is known how much there is to be shown in a round.
const AHEAD: usize = 80;
/// The same where nobody waits for a turn.
const LOOKING_ON: usize = 2;

impl Local {
    /// A table, new or taken up again.
    pub fn new(table: Box<dyn AnyTable>, seating: Seating, seed: u64, keeper: Box<dyn Keeper>) -> Local {
        let beginning = format!("{}\n", table.header());
        let (now, reported) = (look_on::blank(&*table), table.events());
        let mut local = Local {
            table,
            seating,
            beginning,
            dice: Rng::stream(seed, 0),
            of_day: None,
            thoughts: Rng::stream(seed, 1),
            keeper,
            seen: None,
            reported,
            last: By::Other,
            at_screen: seating.people.only(),
            queue: VecDeque::new(),
            thinking: None,
            advising: None,
            ask_again: false,
            said: Vec::new(),
            by_seats: false,
            words: Words::in_language(Language::ENGLISH),
            now,
            told: (Viewer::Watcher, 0),
        };
        local.seat_next();
        local.refresh();
        local
    }

    /// The same in another language; English is spoken without a word.
    #[must_use]
    pub fn in_language(mut self, language: Language) -> Local {
        self.words = Words::in_language(language);
        self.now.story.clear();
        self.told.1 = 0;
        self.refresh();
        self
    }

    /// The same for somebody who reads a plain picture, where players are called by their seats.
    #[must_use]
    pub fn called_by_seats(mut self) -> Local {
        self.by_seats = true;
        self.refresh();
        self
    }

    /// The same with the dice of a day that is over, which everybody had.
    ///
    /// ```
    /// use luckhouse_engine::fair::{DailyDice, Secret};
    /// use luckhouse_engine::{PerSeat, SeatSet};
    /// use luckhouse_shelf::{BotSpec, daily, find};
    /// use luckhouse_tui::house::Nowhere;
    /// use luckhouse_tui::local::{Local, Seating};
    /// let dice = DailyDice::new("2026-11-17".parse()?, Secret::new([7; 32])).dice();
    /// let seating = Seating { people: SeatSet::all(1), bots: PerSeat::new(1, BotSpec::RANDOM), typed: false };
    /// let table = find(daily::GAME)?.open(&[], 1)?;
    /// let local = Local::new(table, seating, 1, Box::new(Nowhere)).with_dice(dice);
    /// # Ok::<(), luckhouse_engine::BadWord>(())
    /// ```
    #[must_use]
    pub fn with_dice(mut self, dice: FairDice) -> Local {
        self.of_day = Some(dice);
        self
    }

    fn roll(&mut self) {
        match &self.of_day {
            Some(dice) => self.table.roll_fair(dice),
            None => self.table.roll(&mut self.dice),
        }
    }

    /// Who plays, and with what dice.
    pub fn seating(&self) -> Seating {
        self.seating
    }

    /// Let the next thing happen, if nobody at the screen has to do it.
    fn step(&mut self) {
        match self.table.waiting() {
            Waiting::Over(_) => {}
            Waiting::Roll if self.by_hand().is_some() || self.is_ahead() => {}
            Waiting::Roll => {
                self.roll();
                self.happened(By::Other);
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

    /// Is the table far enough ahead of the screen? What a person chose can be taken back until it was seen, and whoever
    /// only looks on is in no hurry.
    fn is_ahead(&self) -> bool {
        let ahead = self.seen.map_or(0, |seen| self.table.events().saturating_sub(seen));
        let plays = !self.seating.people.minus(self.table.resigned()).and(self.table.in_play()).is_empty();
        match self.last {
            By::Person if self.undoer().is_some() => ahead > 0,
            _ => ahead > if plays { AHEAD } else { LOOKING_ON },
        }
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
        if !at_once && self.is_ahead() {
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
        self.resign_for_program(seat);
        let over = matches!(self.table.waiting(), Waiting::Over(_));
        if !over && self.table.choose(seat, word).is_err() {
            self.said.push(Said::Line(say!(self.words, "terminal-local-at-random", seat)));
            let _ = self.table.choose_as(seat, BotSpec::RANDOM, &mut self.thoughts);
        }
        self.happened(By::Other);
    }

    /// A program of somebody's own that did not answer as it should has lost; at a larger table it is played on for.
    fn resign_for_program(&mut self, seat: Seat) {
        let Some(fault) = self.table.forfeit(seat).filter(|_| !self.table.resigned().contains(seat)) else {
            return;
        };
        let (name, why) = (self.seating.bots[seat].to_string(), fault.said(&self.words));
        self.said.push(Said::Line(say!(self.words, "terminal-local-forfeits", name, seat, why)));
        let _ = self.table.resign(seat);
    }

    /// Something happened: keep it, and say so.
    fn happened(&mut self, by: By) {
        self.thinking = None;
        self.last = by;
        if self.table.events() > 0 {
            self.keeper.keep(&self.kept_log());
        }
        self.table.tell_programs_the_end();
        self.seat_next();
        self.refresh();
        self.said.push(Said::Changed);
    }

    /// The whole game with everybody who plays it.
    fn kept_log(&self) -> String {
        self.seating.write_into(&self.table.log(Viewer::Arbiter))
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
                self.said.push(Said::Line(say!(self.words, "terminal-local-no-hint")));
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

    fn act(&mut self, action: UserAction) {
        if let Err(line) = self.action(action) {
            self.queue.clear();
            self.said.push(Said::Line(line));
        }
    }

    fn goes_on(&self) -> bool {
        let by_itself = match self.table.waiting() {
            Waiting::Over(_) => false,
            Waiting::Roll => self.by_hand().is_none(),
            Waiting::Choice(seats) => !self.bots_of(seats).is_empty(),
        };
        let more_to_say = !self.queue.is_empty() && self.now.hand_over.is_none();
        by_itself || more_to_say || self.advising.is_some()
    }

    fn story_since(&self, events: usize) -> Vec<String> {
        self.table.story(events, self.viewer(), &self.words)
    }

    fn readable_log(&self) -> String {
        self.table.log(self.viewer())
    }

    fn seen(&mut self, events: usize) {
        self.seen = Some(events);
    }

    fn log(&self) -> Option<String> {
        (self.table.events() > 0).then(|| self.kept_log())
    }

    fn farewell(&self) -> String {
        self.keeper.farewell(self.now.outcome.is_some())
    }
}
