//! One game in which a program has a seat. It is told what its seat may know, and nothing else.

use super::program::Program;
use super::tell::Tell;
use luckhouse_engine::{Outcome, Rng, Seat, Viewer};
use luckhouse_shelf::program::{Begin, Ending, Fault, Happened, Question};
use luckhouse_shelf::{AnyTable, BotSpec, Waiting, refusal_at};
use luckhouse_words::Words;
use std::time::Duration;

/// A seat that a program has, and whoever has the others.
pub(super) struct Seated<'a> {
    pub(super) table: Box<dyn AnyTable>,
    pub(super) seat: Seat,
    /// Who plays where the program does not sit; at its own seat, who plays on if it forfeits.
    pub(super) bots: &'a [BotSpec],
    pub(super) time: Duration,
}

impl Seated<'_> {
    /// Play to the end: how it ended, and what the program did wrong.
    pub(super) fn play(
        mut self,
        program: &mut Program,
        dice: &mut Rng,
        thoughts: &mut Rng,
    ) -> (Outcome, Option<Fault>) {
        self.begin(program);
        let (mut told, mut fault) = (0, None);
        loop {
            match self.table.waiting() {
                Waiting::Over(outcome) => {
                    if fault.is_none() {
                        self.end(program, outcome);
                    }
                    return (outcome, fault);
                }
                Waiting::Roll => self.table.roll(dice),
                Waiting::Choice(seats) if seats.contains(self.seat) && fault.is_none() => {
                    fault = self.ask(program, &mut told).err();
                    if fault.is_some() {
                        // Who resigns at a table for three or more is played for by a bot.
                        let _ = self.table.resign(self.seat);
                    }
                }
                Waiting::Choice(seats) => {
                    let seat = seats.first().expect("somebody is asked");
                    let chosen = self.table.choose_as(seat, self.bots[seat.index()], thoughts);
                    chosen.expect("a bot chooses what it may");
                }
            }
        }
    }

    fn begin(&self, program: &Program) {
        program.tell(&Tell::begin(&Begin {
            game: self.table.about().name,
            options: self.table.options(),
            seats: self.table.header().seats,
            seat: self.seat,
            static_data: self.table.static_data(),
        }));
    }

    fn ask(&mut self, program: &mut Program, told: &mut usize) -> Result<(), Fault> {
        let viewer = Viewer::Seat(self.seat);
        let news = self.table.written_news(*told, viewer);
        *told = self.table.events();
        let question = Question {
            happened: news.into_iter().map(|(line, facts)| Happened { line, facts }).collect(),
            view: self.table.written_view(viewer),
            offers: self.table.written_offers(self.seat),
        };
        let word = program.ask(&Tell::choose(&question, self.time), self.time)?;
        self.table
            .choose(self.seat, &word)
            .map_err(|refused| Fault::Refused { why: refusal_at(&Words::spoken(), &*self.table, &refused) })
    }

    fn end(&self, program: &Program, outcome: Outcome) {
        let log = self.table.log(Viewer::Arbiter);
        program.tell(&Tell::end(&Ending { outcome, log }));
    }
}
