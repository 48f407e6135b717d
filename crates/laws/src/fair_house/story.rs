//! What each seat is told, and the log of a finished game.

use super::{FairHouse, Tale};
use luckhouse_engine::fair::{Bytes, Checked, FairLine, Seen, Signature, Told, check_log, step_digest};
use luckhouse_engine::{Game, Seat};
use std::cell::RefCell;

impl<G: Game> FairHouse<G> {
    /// The story from this entry on, as a seat reads it. With the end, nothing is hidden.
    pub fn told(&self, seat: Seat, from: usize) -> Vec<(u64, Told)> {
        let over = self.is_over();
        let told = |(index, tale): (usize, &Tale)| {
            let told = match tale {
                Tale::Play(whole, _) if over => Told::Line(whole.clone()),
                Tale::Play(_, seats) => Told::Line(seats[seat.index()].clone()),
                Tale::Fair(line) => Told::Fair(line.to_string()),
                Tale::TakenBack(keep) => Told::TakenBack { keep: *keep },
                Tale::Gone => Told::Other,
            };
            (index as u64 + 1, told)
        };
        self.story.iter().enumerate().skip(from).map(told).collect()
    }

    /// Was the secret told?
    pub fn is_over(&self) -> bool {
        matches!(self.story.last(), Some(Tale::Fair(FairLine::Secret(_))))
    }

    /// What a seat has seen while the game lasted, with the house's signature; none before the list.
    pub fn step(&self, seat: Seat) -> Option<(u64, Bytes, Signature)> {
        let hash = self.list.as_ref()?.1;
        let mut steps = self.steps.borrow_mut();
        let (worked, all) = &mut *steps;
        for tale in self.story.iter().skip(*worked) {
            match tale {
                Tale::Fair(FairLine::Signed(_)) => {
                    *all = Seat::all(self.sealed.len()).map(|seat| Seen::new(&hash, seat)).collect();
                }
                Tale::Fair(FairLine::Salt { .. } | FairLine::Secret(_)) => break,
                Tale::Fair(line) => all.iter_mut().for_each(|seen| seen.add(line.to_string().into())),
                Tale::Play(_, seats) => {
                    all.iter_mut().zip(seats).for_each(|(seen, line)| seen.add(line.as_str().into()));
                }
                Tale::TakenBack(_) | Tale::Gone => {}
            }
            *worked += 1;
        }
        let seen = all.get(seat.index())?;
        let signature = self.sign(&step_digest(&hash, seat, seen.lines(), &seen.now()));
        Some((seen.lines(), seen.now(), signature))
    }

    /// The story was changed: what everybody has seen is worked out anew.
    pub fn retell(&mut self) {
        self.steps = RefCell::default();
    }

    /// The whole log.
    pub fn log(&self) -> String {
        let mut text = format!("# luckhouse log 2\n{}\n", self.header());
        for seat in Seat::all(self.sealed.len()) {
            let bot = self.terms.bots.iter().find(|(bot, _)| *bot == seat);
            match bot {
                Some((_, kind)) => text.push_str(&format!("# seat {seat} bot {kind}\n")),
                None => text.push_str(&format!("# seat {seat} person Guest of {seat}\n")),
            }
        }
        for tale in &self.story {
            match tale {
                Tale::Play(line, _) => text.push_str(&format!("{line}\n")),
                Tale::Fair(line) => text.push_str(&format!("{line}\n")),
                Tale::TakenBack(_) | Tale::Gone => {}
            }
        }
        text
    }

    /// The log, checked.
    ///
    /// # Errors
    /// If it is not as it must be.
    pub fn check(&self) -> Result<Checked, luckhouse_engine::fair::Broken> {
        check_log::<G>(&self.log())
    }
}
