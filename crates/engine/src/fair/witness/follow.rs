//! The story of a table as its lines tell it, without knowing the rules of the game.

mod retelling;
mod start;

use super::record::Record;
use super::{Alarm, Notice, Told};
use crate::fair::{Bytes, DiceMode, FairLine, ListedSeat, Opened, Rounds, SealList, Seen, Terms, table_hash};
use crate::{Seat, SeatSet};
use retelling::{reads_like, that_count};

/// What follows from the lines so far.
#[derive(Clone, Debug)]
pub(super) struct Follow {
    table: Bytes,
    seat: Seat,
    terms: Option<Terms>,
    list: Option<SealList>,
    /// The hash of the last list, of a void start too.
    last_list: Option<Bytes>,
    voids: u64,
    pub(super) start: Option<Started>,
    /// Lines of play with their numbers in the story.
    plays: Vec<(u64, String)>,
    /// Commitments to the event that comes next.
    pub(super) pending: Vec<(Seat, Bytes)>,
    /// What had been read before the story was told anew with nothing hidden any more.
    memory: Option<Vec<String>>,
    blurred: bool,
    over: bool,
    /// The story is being told anew: others' lines may stand after what was said since.
    retelling: bool,
}

/// A start whose list is signed.
#[derive(Clone, Debug)]
pub(super) struct Started {
    pub(super) list: SealList,
    pub(super) hash: Bytes,
    pub(super) dice: DiceMode,
    pub(super) opened: Opened,
    pub(super) rounds: Rounds,
    pub(super) seen: Seen,
    /// What had been seen with the line of the last round.
    pub(super) at_round: (u64, Bytes),
    /// The lines in `seen`.
    lines: Vec<String>,
}

impl Started {
    pub(super) fn is_open(&self) -> bool {
        self.list.sealed().all(|(seat, _)| self.opened.iter().any(|(whose, _)| *whose == seat))
    }

    pub(super) fn is_person(&self, seat: Seat) -> bool {
        matches!(self.list.seats.get(seat.index()), Some(ListedSeat::Person { .. }))
    }

    fn add(&mut self, line: &str) {
        self.seen.add(line.into());
        self.lines.push(line.into());
    }
}

impl Follow {
    pub(super) fn new(record: &Record) -> Follow {
        Follow {
            table: table_hash(&record.table),
            seat: record.seat,
            terms: None,
            list: None,
            last_list: None,
            voids: 0,
            start: None,
            plays: Vec::new(),
            pending: Vec::new(),
            memory: None,
            blurred: false,
            over: false,
            retelling: false,
        }
    }

    /// How many events of play count.
    pub(super) fn events(&self) -> u64 {
        self.plays.len() as u64
    }

    pub(super) fn is_over(&self) -> bool {
        self.over
    }

    /// Lines were told only after nothing was hidden any more, so that what this seat would have read is not known.
    pub(super) fn is_blurred(&self) -> bool {
        self.blurred
    }

    /// The start that is still to be sealed for.
    pub(super) fn next_start(&self) -> Option<u64> {
        (self.start.is_none() && self.voids < STARTS).then_some(self.voids + 1)
    }

    /// The whole story, told anew: it must lead to what was kept.
    pub(super) fn retold(
        before: &Follow,
        entries: &[(u64, Told)],
        record: &mut Record,
        terms: &[String],
        notices: &mut Vec<Notice>,
    ) -> Result<Follow, Alarm> {
        let mut follow = Follow::new(record);
        let opened =
            |(_, told): &(u64, Told)| matches!(told, Told::Fair(line) if line.starts_with("# fair secret "));
        if entries.iter().any(opened) {
            let lines = before.start.as_ref().map(|start| start.lines.clone());
            follow.memory = Some(lines.unwrap_or_default());
        }
        follow.retelling = true;
        let mut told_before = Vec::new();
        for (number, told) in that_count(entries) {
            follow.hear(*number, told, record, terms, &mut told_before)?;
        }
        follow.retelling = false;
        // What is told again was shown when it was told first, or never.
        if before.start.is_none() {
            notices.extend(told_before);
        }
        follow.reaches(record)?;
        Ok(follow)
    }

    /// Everything that was kept is still there.
    fn reaches(&self, record: &Record) -> Result<(), Alarm> {
        let lists = self.voids + u64::from(self.start.is_some());
        if (record.lists.len() as u64) > lists {
            return Err(Alarm::SetBack(format!("the list of start {}", record.lists.len())));
        }
        let Some(start) = &self.start else { return Ok(()) };
        if let Some(last) = record.rounds.last().filter(|last| last.round > start.rounds.last()) {
            return Err(Alarm::SetBack(format!("round {}", last.round)));
        }
        let Some(step) = record.step else { return Ok(()) };
        match start.seen.after(step.lines) {
            None => Err(Alarm::SetBack(format!("line {}", step.lines))),
            Some(seen) if seen != step.seen && !self.blurred => {
                Err(Alarm::Story { place: format!("line {}", step.lines) })
            }
            Some(_) => Ok(()),
        }
    }

    pub(super) fn hear(
        &mut self,
        number: u64,
        told: &Told,
        record: &mut Record,
        terms: &[String],
        notices: &mut Vec<Notice>,
    ) -> Result<(), Alarm> {
        match told {
            Told::Line(line) => self.play(number, line, record),
            Told::Fair(line) => {
                let read: FairLine = line.parse().map_err(|_| Alarm::Line(line.clone()))?;
                self.fair(line, &read, record, terms, notices)
            }
            Told::TakenBack { keep } => self.take_back(*keep),
            Told::BotActs(seat) if *seat == self.seat => {
                let next = self.events() + 1;
                record.choices.retain(|kept| kept.event != next);
                Ok(())
            }
            Told::BotActs(_) | Told::Other => Ok(()),
        }
    }

    fn play(&mut self, number: u64, line: &str, record: &Record) -> Result<(), Alarm> {
        let start = self.start.as_mut().ok_or_else(|| Alarm::Line(line.into()))?;
        if start.rounds.is_open() {
            return Err(Alarm::Frozen(line.into()));
        }
        if !start.is_open() {
            return Err(Alarm::Line(line.into()));
        }
        let event = self.plays.len() as u64 + 1;
        let own = record.choices.iter().rfind(|kept| kept.event == event);
        if let Some(own) = own.filter(|_| !line.starts_with('*') && !line.ends_with(" resigns")) {
            let committed = self.pending.contains(&(self.seat, own.commitment));
            let said = line.split(" | ").any(|part| part == format!("{} {}", self.seat, own.word));
            if !committed || !said {
                return Err(Alarm::Choice { event });
            }
        }
        self.read(line)?;
        self.plays.push((number, line.into()));
        self.pending.clear();
        Ok(())
    }

    fn take_back(&mut self, keep: u64) -> Result<(), Alarm> {
        let Some(start) = self.start.as_mut() else { return Ok(()) };
        while let Some((_, line)) = self.plays.pop_if(|(number, _)| *number > keep) {
            if start.rounds.is_open() {
                return Err(Alarm::Frozen(format!("{line} was taken back")));
            }
            start.seen.take_out(&line);
            if let Some(place) = start.lines.iter().rposition(|known| *known == line) {
                start.lines.remove(place);
            }
        }
        self.pending.clear();
        Ok(())
    }

    /// One more line, as it was read first if it was read before.
    fn read(&mut self, line: &str) -> Result<(), Alarm> {
        let Some(start) = self.start.as_mut() else { return Ok(()) };
        let Some(memory) = &self.memory else {
            start.add(line);
            return Ok(());
        };
        match memory.get(start.lines.len()) {
            Some(known) if reads_like(known, line) => {
                let known = known.clone();
                start.add(&known);
            }
            Some(known) => return Err(Alarm::Story { place: format!("`{known}`") }),
            None => {
                self.blurred |= !line.starts_with('#');
                start.add(line);
            }
        }
        Ok(())
    }

    fn fair(
        &mut self,
        line: &str,
        read: &FairLine,
        record: &mut Record,
        terms: &[String],
        notices: &mut Vec<Notice>,
    ) -> Result<(), Alarm> {
        let wrong = || Alarm::Line(line.into());
        match read {
            FairLine::Table { id, .. } if *id != record.table => return Err(Alarm::Table(id.clone())),
            FairLine::Table { key, .. } if *key != record.key => return Err(Alarm::Key),
            FairLine::Table { .. } => return Ok(()),
            FairLine::Terms(found) => return self.agree(found, terms),
            FairLine::List(list) => return self.list(list, record, notices),
            FairLine::Signed(signature) => {
                let list = self.list.take().ok_or_else(wrong)?;
                return self.signed(list, signature, record);
            }
            FairLine::Void { start, secret, missing } => {
                let missing: SeatSet = missing.iter().copied().collect();
                return self.void(*start, secret, missing, notices);
            }
            FairLine::Salt { .. } => return Ok(()),
            FairLine::Secret(secret) => return self.secret(secret),
            FairLine::Opened(seat, bytes) => self.opened(*seat, bytes, record)?,
            FairLine::Choice { event, seat, commitment } => self.choice(*event, *seat, commitment, record)?,
            FairLine::Undone { event, seat } => {
                self.pending.retain(|(whose, _)| whose != seat);
                // The line that was taken back may be told as gone before or after.
                if event.abs_diff(self.events() + 1) > 1 {
                    return Err(wrong());
                }
            }
            FairLine::Unopened { event, seat } => {
                notices.push(Notice::Unopened { event: *event, seat: *seat });
                if *seat == self.seat {
                    record.choices.retain(|kept| kept.event != *event);
                }
            }
            FairLine::Anchor { seat, chain, anchor } if *seat == self.seat => {
                let own = record.chain(&self.table, *chain).map(|chain| chain.anchor());
                let later = record.chains.first().is_some_and(|first| first.chain < *chain);
                if later && own != Some(*anchor) {
                    return Err(Alarm::Foreign);
                }
            }
            _ => {}
        }
        if self.start.is_none() {
            return Err(wrong());
        }
        self.read(line)?;
        self.round(read, record, notices)
    }

    fn choice(&mut self, event: u64, seat: Seat, commitment: &Bytes, record: &Record) -> Result<(), Alarm> {
        if event != self.events() + 1 || self.pending.iter().any(|(whose, _)| *whose == seat) {
            let line = FairLine::Choice { event, seat, commitment: *commitment };
            return Err(Alarm::Line(line.to_string()));
        }
        let mut own = record.choices.iter().filter(|kept| kept.event == event).peekable();
        if seat == self.seat && own.peek().is_some() && own.all(|kept| kept.commitment != *commitment) {
            return Err(Alarm::Choice { event });
        }
        let opened = record.choices.iter().any(|kept| kept.event == event && kept.opened);
        if seat != self.seat && opened && !self.retelling {
            return Err(Alarm::LateChoice { event, seat });
        }
        self.pending.push((seat, *commitment));
        Ok(())
    }

    /// Rounds, links, chains: each by the one before, and by what was kept.
    fn round(&mut self, read: &FairLine, record: &Record, notices: &mut Vec<Notice>) -> Result<(), Alarm> {
        let Some(start) = self.start.as_mut() else { return Ok(()) };
        let own_link = start.rounds.members().iter().find(|member| member.seat == self.seat).copied();
        let given = start.rounds.hear(read)?;
        match read {
            FairLine::Round { round, .. } => {
                start.at_round = (start.seen.lines(), start.seen.now());
                let kept = record.rounds.iter().find(|kept| kept.round == *round);
                let same = kept.is_none_or(|kept| (kept.lines, kept.seen) == start.at_round);
                if !same && !self.blurred {
                    return Err(Alarm::Story { place: format!("round {round}") });
                }
            }
            FairLine::Links { round, .. } | FairLine::Missed { round, .. } => {
                let own_chain =
                    own_link.is_some_and(|own| record.chains.iter().any(|kept| kept.chain == own.chain));
                let released = record.links.iter().any(|link| link.round == *round);
                if own_chain && !released && given.iter().any(|(seat, _)| *seat == self.seat) {
                    return Err(Alarm::Foreign);
                }
            }
            _ => {}
        }
        if let FairLine::Missed { round, missing, .. } = read {
            let missing: SeatSet = missing.iter().copied().collect();
            notices.push(Notice::Missed { round: *round, missing: missing.to_string() });
        }
        Ok(())
    }
}

/// After so many starts the table closes.
const STARTS: u64 = 2;
