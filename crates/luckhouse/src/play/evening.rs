//! One evening at the table: who is asked, what is shown, what is done with what was typed.

mod answers;

use super::command::{Command, word_of};
use super::kept::{self, Kept};
use super::screen;
use crate::failure::Failure;
use crate::{replay, rules};
use luckhouse_engine::{PerSeat, Refusal, Rng, Seat, SeatSet, Viewer};
use luckhouse_shelf::{AnyTable, BotSpec, LabelledOffer, Waiting, find};
use luckhouse_words::Words;
use std::collections::VecDeque;
use std::io::{self, Write};

/// A game in progress at one keyboard.
pub(super) struct Evening {
    table: Box<dyn AnyTable>,
    people: SeatSet,
    bots: PerSeat<BotSpec>,
    typed: bool,
    // Dice and bots draw from streams of their own, so that a bot that thinks more does not change the dice.
    dice: Rng,
    thoughts: Rng,
    kept: Kept,
    /// How many events each seat has been told of.
    told: PerSeat<usize>,
    /// How many events somebody who only looks on has been told of.
    told_watcher: usize,
    /// Who sits at the screen.
    at_screen: Option<Seat>,
    /// Somebody has said once that they give up.
    giving_up: bool,
    /// Words that were typed at once, or that a shortcut stands for, still to be said.
    queue: VecDeque<String>,
}

/// Whether to go on after a line was typed.
enum Next {
    GoOn,
    AskAgain,
    Leave,
}

impl Evening {
    pub(super) fn new(
        table: Box<dyn AnyTable>,
        people: SeatSet,
        bots: PerSeat<BotSpec>,
        typed: bool,
        seed: u64,
        kept: Kept,
    ) -> Evening {
        let seats = table.header().seats;
        Evening {
            table,
            people,
            bots,
            typed,
            dice: Rng::stream(seed, 0),
            thoughts: Rng::stream(seed, 1),
            kept,
            told: PerSeat::new(seats, 0),
            told_watcher: 0,
            at_screen: None,
            giving_up: false,
            queue: VecDeque::new(),
        }
    }

    /// Play until the game is over or the players leave.
    pub(super) fn run(mut self) -> Result<(), Failure> {
        self.keep_on_interrupt();
        self.play().map_err(|failure| match failure {
            // Nobody can see the table any more: say on the other stream where the game is.
            Failure::Io(error) => {
                Failure::Failed(format!("the table cannot be shown ({error}); {}", self.kept.farewell()))
            }
            other => other,
        })
    }

    fn play(&mut self) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        writeln!(out, "{}   (`help` lists what you can type)", self.table.about().title)?;
        write!(out, "{}", self.introduce())?;
        loop {
            // After every event, so that nothing that has been seen can be undone by ending the program.
            self.keep();
            match self.table.waiting() {
                Waiting::Over(outcome) => return self.finish(&mut out, &replay::ending(&outcome)),
                Waiting::Roll => {
                    if !self.roll(&mut out)? {
                        return self.leave(&mut out);
                    }
                }
                Waiting::Choice(seats) => {
                    if !self.choice(&mut out, seats)? {
                        return self.leave(&mut out);
                    }
                }
            }
        }
    }

    fn keep_on_interrupt(&self) {
        let kept = self.kept.clone();
        // Without a handler the game is still kept; only the message is missing.
        let _ = ctrlc::set_handler(move || {
            kept::warn(&format!("interrupted; {}", kept.farewell()));
            std::process::exit(130);
        });
    }

    fn keep(&self) {
        if self.table.events() > 0 {
            let told = self.kept.keep(self.table.log(Viewer::Arbiter));
            told.iter().for_each(|text| kept::warn(text));
        }
    }

    /// Let chance happen, or ask for the dice. `false` means that the players leave.
    fn roll(&mut self, out: &mut impl Write) -> Result<bool, Failure> {
        let by_hand = self.table.hand_roll().filter(|_| self.typed);
        let Some(what) = by_hand else {
            self.table.roll(&mut self.dice);
            return Ok(true);
        };
        if self.is_secret() && self.people.len() > 1 && self.at_screen.take().is_some() {
            // The dice are for all to see, the last player's pieces are not.
            screen::clear(out)?;
        }
        self.tell(out, self.viewer(None))?;
        loop {
            let line = self.read(out, &format!("By hand: {what} (Enter: the house rolls): "))?;
            match Command::read(&line) {
                Command::Word(word) if word.is_empty() => self.table.roll(&mut self.dice),
                Command::Word(word) => {
                    if let Err(refusal) = self.table.rolled(&word) {
                        writeln!(out, "{refusal}")?;
                        continue;
                    }
                }
                command => match self.command(out, None, command)? {
                    Next::Leave => return Ok(false),
                    Next::GoOn | Next::AskAgain => continue,
                },
            }
            return Ok(true);
        }
    }

    /// One seat chooses. `false` means that the players leave.
    fn choice(&mut self, out: &mut impl Write, seats: SeatSet) -> Result<bool, Failure> {
        let people = self.people.minus(self.table.resigned());
        let bots = seats.minus(people);
        if let Some(seat) = bots.first() {
            let chosen = self.table.choose_as(seat, self.bots[seat], &mut self.thoughts);
            chosen.map_err(|refusal| Failure::Failed(refusal.to_string()))?;
            if self.people.is_empty() {
                self.tell(out, Viewer::Watcher)?;
            }
            return Ok(true);
        }
        // Whoever is at the screen goes on, if it is also their turn.
        let seat = self.at_screen.filter(|seat| seats.contains(*seat)).or(seats.first());
        let seat = seat.expect("a table that waits for a choice waits for somebody");
        let at_once = seats.len() > 1 || self.table.sealed_beside(seat);
        Ok(self.sit_down(out, seat, at_once)? && self.turn_of(out, seat)?)
    }

    /// Seat a player at the screen, with a hand-over where something is secret. `false` means that they leave.
    fn sit_down(&mut self, out: &mut impl Write, seat: Seat, at_once: bool) -> Result<bool, Failure> {
        if self.at_screen == Some(seat) {
            return Ok(true);
        }
        if !self.queue.is_empty() {
            // Nobody speaks for another player.
            self.queue.clear();
            writeln!(out, "It is {seat}'s turn: the words that were left over are dropped.")?;
        }
        if self.people.len() > 1 && (at_once || self.is_secret()) {
            screen::hand_over(out, seat)?;
            if Command::read(&self.line()?) == Command::Quit {
                return Ok(false);
            }
        }
        self.at_screen = Some(seat);
        Ok(true)
    }

    /// Does anybody here know something that another may not see?
    fn is_secret(&self) -> bool {
        self.people.iter().any(|person| self.table.has_secrets(person))
    }

    fn turn_of(&mut self, out: &mut impl Write, seat: Seat) -> Result<bool, Failure> {
        if self.queue.is_empty() {
            self.show(out, seat)?;
        }
        loop {
            let line = match self.queue.pop_front() {
                Some(word) => word,
                None => self.read(out, &format!("{seat}> "))?,
            };
            match self.command(out, Some(seat), Command::read(&line))? {
                Next::GoOn => return Ok(true),
                Next::AskAgain => self.queue.clear(),
                Next::Leave => return Ok(false),
            }
        }
    }

    /// What happened, the table, and what can be done.
    fn show(&mut self, out: &mut impl Write, seat: Seat) -> Result<(), Failure> {
        self.tell(out, Viewer::Seat(seat))?;
        let picture = self.table.picture(Viewer::Seat(seat));
        writeln!(out, "\n{}", picture.trim_end())?;
        writeln!(out, "\n{seat}, your choice:")?;
        write!(out, "{}", screen::choices(&self.offers(seat), screen::most_listed(&picture)))?;
        for (offer, _) in self.table.shortcuts(seat, &mut self.thoughts.clone()) {
            let offer = offer.labelled(self.table.about().name, &Words::spoken());
            writeln!(out, "       {}: {}", offer.word, offer.label)?;
        }
        Ok(())
    }

    fn offers(&self, seat: Seat) -> Vec<LabelledOffer> {
        let (game, words) = (self.table.about().name, Words::spoken());
        self.table.offers(seat).into_iter().map(|offer| offer.labelled(game, &words)).collect()
    }

    /// What this viewer has not been told yet.
    fn tell(&mut self, out: &mut impl Write, viewer: Viewer) -> Result<(), Failure> {
        let now = self.table.events();
        let told = match viewer {
            Viewer::Seat(seat) => &mut self.told[seat],
            Viewer::Watcher | Viewer::Arbiter => &mut self.told_watcher,
        };
        let from = std::mem::replace(told, now);
        let story = self.table.story(from, viewer, &Words::spoken());
        if !story.is_empty() {
            writeln!(out)?;
        }
        for line in story {
            writeln!(out, "{line}")?;
        }
        if !self.is_secret() {
            // One screen for all: what one has been told, all have.
            self.told = PerSeat::new(self.told.seats(), now);
        }
        Ok(())
    }

    fn command(
        &mut self,
        out: &mut impl Write,
        seat: Option<Seat>,
        command: Command,
    ) -> Result<Next, Failure> {
        self.giving_up &= command == Command::Resign;
        match command {
            Command::Word(word) => return self.word(out, seat, &word),
            Command::Undo => return self.undo(out, seat),
            Command::Resign => return self.resign(out, seat),
            Command::Quit => return Ok(Next::Leave),
            Command::Help => write!(out, "{}", screen::help())?,
            Command::Log => write!(out, "{}", self.table.log(self.viewer(seat)))?,
            Command::Rules => writeln!(out, "{}", rules::as_text(find(self.table.about().name)?))?,
            Command::Look => writeln!(out, "{}", self.table.picture(self.viewer(seat)))?,
            Command::Save(file) => writeln!(out, "{}", self.save(&file))?,
            Command::Odds(words) => write!(out, "{}", self.odds(seat, &words))?,
            Command::Hint | Command::Why => {
                let asked = command == Command::Hint;
                write!(out, "{}", self.advice(seat, asked))?;
            }
            Command::List(text) => match seat {
                Some(seat) => write!(out, "{}", screen::choices_with(&self.offers(seat), &text))?,
                None => writeln!(out, "A roll is due: there is nothing to choose.")?,
            },
        }
        Ok(Next::AskAgain)
    }

    /// Who looks: the seat that is asked, or the only person here, or whoever stands around.
    fn viewer(&self, seat: Option<Seat>) -> Viewer {
        seat.or(self.people.only()).map_or(Viewer::Watcher, Viewer::Seat)
    }

    /// A word of the game, its number in the list, several with `;` between, or a shortcut.
    fn word(&mut self, out: &mut impl Write, seat: Option<Seat>, text: &str) -> Result<Next, Failure> {
        let Some(seat) = seat else { return Ok(Next::AskAgain) };
        let mut words = text.split(';').map(str::trim).filter(|word| !word.is_empty());
        let Some(first) = words.next() else { return Ok(Next::AskAgain) };
        let rest: Vec<String> = words.map(String::from).collect();
        // Only a shortcut that is taken draws from the generator: a wrong word must not change the game.
        let shortcuts = self.table.shortcuts(seat, &mut self.thoughts.clone());
        if let Some((_, actions)) =
            shortcuts.into_iter().find(|(offer, _)| offer.word.eq_ignore_ascii_case(first))
        {
            self.thoughts.bits();
            self.queue.extend(actions.into_iter().chain(rest));
            return self.next_in_queue(out, seat);
        }
        let offers = self.table.offers(seat);
        match self.table.choose(seat, &word_of(first, offers.iter().map(|offer| offer.word.as_str()))) {
            Ok(()) => {
                self.queue.extend(rest);
                Ok(Next::GoOn)
            }
            Err(refusal) => {
                writeln!(out, "{refusal}")?;
                if let Refusal::Word(_) = refusal {
                    writeln!(out, "Now: a number from 1 to {}, or a word from the `list`.", offers.len())?;
                }
                Ok(Next::AskAgain)
            }
        }
    }

    fn next_in_queue(&mut self, out: &mut impl Write, seat: Seat) -> Result<Next, Failure> {
        match self.queue.pop_front() {
            Some(word) => self.word(out, Some(seat), &word),
            None => Ok(Next::AskAgain),
        }
    }

    fn undo(&mut self, out: &mut impl Write, seat: Option<Seat>) -> Result<Next, Failure> {
        let Some(seat) = seat else {
            writeln!(out, "A roll is due: there is nothing to take back.")?;
            return Ok(Next::AskAgain);
        };
        if let Err(refusal) = self.table.undo(seat) {
            writeln!(out, "{refusal}")?;
            return Ok(Next::AskAgain);
        }
        let now = self.table.events();
        self.told = PerSeat::from_fn(self.told.seats(), |seat| self.told[seat].min(now));
        writeln!(out, "Taken back.")?;
        Ok(Next::GoOn)
    }

    fn resign(&mut self, out: &mut impl Write, seat: Option<Seat>) -> Result<Next, Failure> {
        let Some(seat) = seat else {
            writeln!(out, "A roll is due: whoever wants to give up does so at their own choice.")?;
            return Ok(Next::AskAgain);
        };
        if !std::mem::replace(&mut self.giving_up, true) {
            writeln!(out, "Type `resign` once more to give the game up.")?;
            return Ok(Next::AskAgain);
        }
        self.giving_up = false;
        match self.table.resign(seat) {
            Ok(()) => Ok(Next::GoOn),
            Err(refusal) => {
                writeln!(out, "{refusal}")?;
                Ok(Next::AskAgain)
            }
        }
    }

    fn read(&mut self, out: &mut impl Write, prompt: &str) -> Result<String, Failure> {
        write!(out, "{prompt}")?;
        out.flush()?;
        self.line()
    }

    fn line(&mut self) -> Result<String, Failure> {
        let closed = || Failure::Failed(format!("standard input was closed; {}", self.kept.farewell()));
        screen::typed_line()?.ok_or_else(closed)
    }

    fn leave(&self, out: &mut impl Write) -> Result<(), Failure> {
        writeln!(out, "Until next time: {}.", self.kept.farewell())?;
        Ok(())
    }

    fn finish(&mut self, out: &mut impl Write, ending: &str) -> Result<(), Failure> {
        let viewer = self.at_screen.map_or(Viewer::Watcher, Viewer::Seat);
        self.tell(out, viewer)?;
        writeln!(out, "\n{}\n\n{ending}", self.table.picture(Viewer::Arbiter).trim_end())?;
        match self.kept.file() {
            Some(file) => {
                let file = file.display();
                writeln!(out, "The game is kept in {file}: `luckhouse replay {file}` shows it again.")?;
            }
            None => writeln!(out, "{}", self.kept.farewell())?,
        }
        Ok(())
    }
}
