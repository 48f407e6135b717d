//! The game itself: every choice by the rules, every roll by the dice, every link by its chain.

use super::lines::{Lines, Next};
use super::start::Start;
use super::{Broken, Flaw, ToldRound, Verified};
use crate::fair::{Bytes, Dice, DiceMode, FairLine, Opened, Rounds, Seen, commitment, house_seal};
use crate::{Chance, Choices, Event, Game, Phrase, Seat, Table, Turn, Viewer, phrase};

pub(super) struct Play<'v, G: Game> {
    table: Table<G>,
    start: Start,
    dice: Option<Dice>,
    rounds: Rounds,
    told: Vec<ToldRound>,
    /// The round whose links the next rolls are drawn with.
    links: Option<(u64, Opened)>,
    commitments: Vec<Commitment>,
    seen: Vec<Seen>,
    verified: &'v mut Verified,
}

/// What a seat has committed to.
struct Commitment {
    event: u64,
    seat: Seat,
    hash: Bytes,
    /// What it chose, once it has.
    word: Option<String>,
    unopened: bool,
}

impl<'v, G: Game> Play<'v, G> {
    pub(super) fn new(game: G, start: Start, verified: &'v mut Verified) -> Play<'v, G> {
        let open = start.is_open();
        let dice = start.secret.as_ref().filter(|_| open);
        let dice = dice.map(|secret| Dice::new(secret, &start.hash, &start.opened));
        let mut seen: Vec<Seen> = Seat::all(game.seats()).map(|seat| Seen::new(&start.hash, seat)).collect();
        for seen in &mut seen {
            start.read.iter().for_each(|line| seen.add(line.as_str().into()));
        }
        Play {
            table: Table::open(game),
            dice,
            rounds: Rounds::new(&start.table, &start.list),
            told: Vec::new(),
            links: None,
            commitments: Vec::new(),
            seen,
            start,
            verified,
        }
    }

    /// Read on to the secret.
    pub(super) fn read(mut self, lines: &mut Lines<'_>) -> Result<(Vec<ToldRound>, Vec<Seen>), Broken> {
        if self.start.is_void() {
            return Ok((self.told, self.seen));
        }
        if self.start.is_open() {
            self.play(lines)?;
        }
        self.end(lines)?;
        Ok((self.told, self.seen))
    }

    fn play(&mut self, lines: &mut Lines<'_>) -> Result<(), Broken> {
        loop {
            match lines.peek()? {
                Next::Fair(FairLine::Salt { .. } | FairLine::Secret(_)) => return Ok(()),
                Next::Fair(line) => self.fair(&line).map_err(|flaw| flaw.unwrap_or_else(|| misplaced(&line))),
                Next::Play(line) => self.event(line),
                Next::End => return Err(lines.misplaced(phrase!("flaw-expected-secret"))),
            }
            .map_err(|flaw| lines.broken(flaw))?;
            lines.pass();
        }
    }

    /// One line about dice; without a flaw of its own where it just cannot stand here.
    fn fair(&mut self, line: &FairLine) -> Result<(), Option<Flaw>> {
        let together = self.start.terms.dice == DiceMode::Together;
        match line {
            FairLine::Round { round, members } if together && self.waits_for_round() => {
                self.rounds.hear(line).map_err(|flaw| Some(flaw.into()))?;
                let (round, lines, members) = (*round, self.seen[0].lines() + 1, members.clone());
                self.told.push(ToldRound { round, lines, members, given: Vec::new() });
                self.verified.rounds += 1;
            }
            FairLine::Links { round, .. } | FairLine::Missed { round, .. } if together => {
                let given = self.rounds.hear(line).map_err(|flaw| Some(flaw.into()))?;
                self.links = matches!(line, FairLine::Links { .. }).then(|| (*round, given.clone()));
                self.told.iter_mut().rev().take(1).for_each(|told| told.given.clone_from(&given));
            }
            FairLine::Anchor { .. } if together => {
                self.rounds.hear(line).map_err(|flaw| Some(flaw.into()))?;
            }
            FairLine::Choice { event, seat, commitment } => self.commits(*event, *seat, *commitment)?,
            FairLine::Undone { event, seat } => {
                let place = self.pending(*event, *seat).ok_or(None)?;
                self.commitments.remove(place);
            }
            FairLine::Unopened { event, seat } => {
                let place = self.pending(*event, *seat).ok_or(None)?;
                let everybody = self.table.owed().iter().all(|seat| self.pending(*event, seat).is_some());
                if !everybody || self.table.owed().len() < 2 || self.commitments[place].unopened {
                    return Err(None);
                }
                self.commitments[place].unopened = true;
                self.verified.unopened.push((*event, *seat));
            }
            _ => return Err(None),
        }
        self.everybody_reads(&line.to_string());
        Ok(())
    }

    /// Is a round what the game waits for?
    fn waits_for_round(&self) -> bool {
        let uncertain = matches!(self.table.turn(), Turn::Roll(chance) if !chance.is_certain());
        uncertain && self.links.is_none()
    }

    fn next_event(&self) -> u64 {
        self.table.events().len() as u64 + 1
    }

    /// Must a seat that owes a choice commit to it?
    fn must_commit(&self, seat: Seat) -> bool {
        self.table.owed().len() > 1 || self.table.hides_choice(seat)
    }

    fn commits(&mut self, event: u64, seat: Seat, hash: Bytes) -> Result<(), Option<Flaw>> {
        let owed = self.table.owed().contains(seat) && self.must_commit(seat);
        if event != self.next_event() || !owed || self.pending(event, seat).is_some() {
            return Err(None);
        }
        self.commitments.push(Commitment { event, seat, hash, word: None, unopened: false });
        Ok(())
    }

    /// A commitment to the event that comes next.
    fn pending(&self, event: u64, seat: Seat) -> Option<usize> {
        let pending = |known: &Commitment| known.word.is_none() && (known.event, known.seat) == (event, seat);
        self.commitments.iter().position(pending)
    }

    fn event(&mut self, line: &str) -> Result<(), Flaw> {
        if self.rounds.is_open() {
            let expected = phrase!("flaw-expected-links", round = self.rounds.last());
            return Err(Flaw::Place { found: line.into(), expected });
        }
        let event = Event::<G>::read(line)?;
        let before = self.table.state().clone();
        let (seats, game) = (self.table.game().seats(), self.table.game().clone());
        let written = event.line(&game, &before, Viewer::Arbiter);
        if written != line {
            return Err(Flaw::Text(written));
        }
        match &event {
            Event::Rolled(_) => self.check_roll(line)?,
            Event::Chose(choices) => self.check_choices(choices)?,
            Event::Resigned(_) if self.commitments.iter().any(|known| known.word.is_none()) => {
                let expected = phrase!("flaw-expected-choices");
                return Err(Flaw::Place { found: line.into(), expected });
            }
            Event::Resigned(_) => {}
        }
        self.table.apply(event)?;
        if !matches!(event, Event::Rolled(_)) {
            self.links = None;
        }
        for seat in Seat::all(seats) {
            self.seen[seat.index()].add(event.line(&game, &before, Viewer::Seat(seat)).into());
        }
        Ok(())
    }

    fn check_roll(&mut self, found: &str) -> Result<(), Flaw> {
        let Turn::Roll(chance) = self.table.turn() else { return Ok(()) };
        if chance.is_certain() {
            self.verified.certain += 1;
            return Ok(());
        }
        let (round, links) = match (&self.start.terms.dice, &self.links) {
            (DiceMode::Sealed, _) => (0, Vec::new()),
            (DiceMode::Together, Some((round, links))) => (*round, links.clone()),
            (DiceMode::Together, None) => {
                let expected = phrase!("flaw-expected-round");
                return Err(Flaw::Place { found: found.into(), expected });
            }
        };
        let Some(dice) = &self.dice else {
            let expected = phrase!("flaw-expected-secret-for-rolls");
            return Err(Flaw::Place { found: found.into(), expected });
        };
        let expected = format!("* {}", dice.draw(&self.table.next_draw(round, &links), &chance.odds()));
        if expected != found {
            return Err(Flaw::Roll { found: found.into(), expected });
        }
        self.verified.draws += 1;
        Ok(())
    }

    /// What had to be committed to was, and is chosen now. Whether it is the same, the salts will show.
    fn check_choices(&mut self, choices: &Choices<G::Action>) -> Result<(), Flaw> {
        let event = self.next_event();
        for (seat, action) in choices.iter() {
            if !(self.table.owed().contains(seat) && self.must_commit(seat)) {
                continue;
            }
            let place = self.pending(event, seat).ok_or(Flaw::Uncommitted(seat))?;
            let first = self.table.legal(seat).first().map(ToString::to_string);
            let known = &mut self.commitments[place];
            let word = action.to_string();
            if known.unopened && first.as_ref() != Some(&word) {
                return Err(Flaw::Unopened { seat, expected: first.unwrap_or_default() });
            }
            known.word = Some(word);
        }
        Ok(())
    }

    fn everybody_reads(&mut self, line: &str) {
        self.seen.iter_mut().for_each(|seen| seen.add(line.into()));
    }

    /// The salts of all choices that were made as they were committed to, then the secret.
    fn end(&mut self, lines: &mut Lines<'_>) -> Result<(), Broken> {
        let mut due: Vec<&Commitment> =
            self.commitments.iter().filter(|known| known.word.is_some() && !known.unopened).collect();
        due.sort_by_key(|known| (known.event, known.seat));
        for known in &due {
            let (event, seat) = (known.event, known.seat);
            let at = lines.number();
            let salt =
                lines.fair(
                    Phrase::words([format!("`# fair salt {event} {seat} …`")]),
                    |line| match line {
                        FairLine::Salt { event: found, seat: whose, salt }
                            if (found, whose) == (event, seat) =>
                        {
                            Some(salt)
                        }
                        _ => None,
                    },
                )?;
            let word = known.word.as_deref().unwrap_or_default();
            if commitment(&self.start.hash, event, seat, word, &salt) != known.hash {
                return Err(Broken { line: at, flaw: Flaw::Choice { event, seat } });
            }
        }
        self.verified.commitments = due.len() as u64;
        self.salts_of_nothing(lines)?;
        self.secret(lines)?;
        self.verified.over = matches!(self.table.turn(), Turn::Over(_));
        let seats = Seat::all(self.table.game().seats());
        let misses = seats.map(|seat| (seat, self.rounds.misses(seat)));
        self.verified.misses = misses.filter(|(_, misses)| *misses > 0).collect();
        Ok(())
    }

    /// A table can be closed while choices are committed to that were never made: there is nothing to check them by.
    fn salts_of_nothing(&self, lines: &mut Lines<'_>) -> Result<(), Broken> {
        let mut last = None;
        while let Next::Fair(FairLine::Salt { event, seat, .. }) = lines.peek()? {
            if self.pending(event, seat).is_none() || last >= Some(seat) {
                return Err(lines.misplaced(phrase!("flaw-expected-last")));
            }
            last = Some(seat);
            lines.pass();
        }
        Ok(())
    }

    fn secret(&self, lines: &mut Lines<'_>) -> Result<(), Broken> {
        let at = lines.number();
        lines
            .fair(phrase!("flaw-expected-last"), |line| matches!(line, FairLine::Secret(_)).then_some(()))?;
        let (list, secret) = (&self.start.list, self.start.secret.as_ref());
        let fits =
            secret.is_some_and(|secret| house_seal(&self.start.table, list.start, secret) == list.house);
        if fits { Ok(()) } else { Err(Broken { line: at, flaw: Flaw::HouseSeal }) }
    }
}

fn misplaced(line: &FairLine) -> Flaw {
    let found: String = line.to_string().chars().take(40).collect();
    Flaw::Place { found: found.into(), expected: phrase!("flaw-expected-other") }
}
