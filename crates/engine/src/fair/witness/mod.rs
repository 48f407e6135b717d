//! What an honest client does: it keeps before it says, says nothing twice in different words, and believes nothing that
//! it can work out.
//!
//! A [`Witness`] has no socket, no clock and no disk. It is told what the house tells, and answers with [`Act`]s. Whoever
//! holds the connection stores [`Witness::record`] *before* any of them is said.

mod act;
mod follow;
mod record;

pub use act::{Act, Alarm, Notice};
pub use record::Record;

use super::{
    Bytes, Chain, DiceMode, PublicKey, Secret, Signature, SignedStep, commitment, seat_seal, step_digest,
    table_hash,
};
use crate::{Seat, SeatSet};
use follow::Follow;
use record::{Drawn, KeptChain, KeptChoice};

/// What a client was told of a table before anything else.
#[derive(Clone, Debug)]
pub struct Facts {
    /// The name of the table.
    pub table: String,
    /// One's own seat.
    pub seat: Seat,
    /// The header of its log.
    pub header: String,
    /// The house's key: the one that was pinned for this house before, if there is one.
    pub key: PublicKey,
    /// Words that must stand in the terms, like `clock=none`.
    pub terms: Vec<String>,
}

/// An entry of the table's story, as far as the dice are concerned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// A line of play, as this seat may read it.
    Line(String),
    /// A line about the dice.
    Fair(String),
    /// The lines of play after this number no longer count.
    TakenBack {
        /// The last that does.
        keep: u64,
    },
    /// A bot chooses for this seat: its person is away, or has no more time.
    BotActs(Seat),
    /// Anything else.
    Other,
}

/// A choice with what it is committed by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Committed {
    /// Which event of the log it will be.
    pub event: u64,
    /// What is told to all.
    pub commitment: Bytes,
    /// What opens it.
    pub salt: Bytes,
}

/// An honest client's part in the dice of one table.
///
/// ```
/// use luckhouse_engine::Seat;
/// use luckhouse_engine::fair::{Act, Facts, HouseKey, Witness};
/// let house = HouseKey::from_seed(&[1; 32]);
/// let (table, header) = ("k3Jv".to_string(), "pig seats 2 edition 1".to_string());
/// let facts = Facts { table, seat: Seat::at(0), header, key: house.public(), terms: vec![] };
/// let mut luck = || [7; 32];
/// let mut witness = Witness::new(&facts, None);
/// let [Act::Seal { start: 1, .. }] = witness.due(&mut luck)[..] else { panic!() };
/// // To be stored now, before it is said. Whoever starts again with it says the same.
/// let record = witness.record().clone();
/// let mut again = Witness::new(&facts, Some(record));
/// assert_eq!(again.due(&mut || [8; 32]), Witness::new(&facts, None).due(&mut luck));
/// ```
#[derive(Clone, Debug)]
pub struct Witness {
    record: Record,
    terms: Vec<String>,
    table: Bytes,
    follow: Follow,
    /// What was said on this connection.
    said: Vec<Act>,
    /// A step that was told before the lines that lead to it.
    early: Option<SignedStep>,
    /// What is to be told to whoever plays.
    notices: Vec<Notice>,
    /// The chain that is in use: working one out takes a thousand hashes.
    chain: Option<(u64, Chain)>,
}

impl Witness {
    /// A client that sits at this table, with what it has kept of it.
    pub fn new(facts: &Facts, kept: Option<Record>) -> Witness {
        let same = |kept: &Record| (kept.table.as_str(), kept.seat) == (facts.table.as_str(), facts.seat);
        let fresh = || Record::new(&facts.table, facts.seat, facts.key, &facts.header);
        let record = kept.filter(same).unwrap_or_else(fresh);
        let mut witness = Witness {
            table: table_hash(&record.table),
            follow: Follow::new(&record),
            record,
            terms: facts.terms.clone(),
            said: Vec::new(),
            early: None,
            notices: Vec::new(),
            chain: None,
        };
        witness.told_again(facts);
        witness
    }

    /// The house has said again which table this is.
    pub fn told_again(&mut self, facts: &Facts) {
        if facts.key != self.record.key {
            self.alarm(&Alarm::Key);
        } else if facts.header != self.record.header {
            self.alarm(&Alarm::Header { found: facts.header.clone(), expected: self.record.header.clone() });
        }
        self.terms.clone_from(&facts.terms);
    }

    /// What must be stored before the next act is said.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Is the house not believed any more?
    pub fn is_alarmed(&self) -> bool {
        self.record.alarm.is_some()
    }

    /// How the dice are made; none before the list.
    pub fn dice(&self) -> Option<DiceMode> {
        self.follow.start.as_ref().map(|start| start.dice)
    }

    /// The four words that players can read to each other, when everybody has opened.
    pub fn words(&self) -> Option<String> {
        let start = self.follow.start.as_ref().filter(|start| start.is_open())?;
        Some(super::words(&start.hash, &start.opened))
    }

    /// A new connection: what was not answered is said again.
    pub fn reconnected(&mut self) {
        self.said.retain(|act| matches!(act, Act::Alarm(_) | Act::Notice(_)));
    }

    /// These entries of the story are new.
    pub fn hear(&mut self, entries: &[(u64, Told)], luck: &mut dyn FnMut() -> [u8; 32]) -> Vec<Act> {
        for (number, told) in entries {
            if self.is_alarmed() {
                break;
            }
            if let Err(alarm) =
                self.follow.hear(*number, told, &mut self.record, &self.terms, &mut self.notices)
            {
                self.alarm(&alarm);
            }
        }
        self.late_step();
        self.due(luck)
    }

    /// The whole story was told anew.
    pub fn hear_anew(&mut self, entries: &[(u64, Told)], luck: &mut dyn FnMut() -> [u8; 32]) -> Vec<Act> {
        let told = Follow::retold(&self.follow, entries, &mut self.record, &self.terms, &mut self.notices);
        match told {
            Ok(follow) => self.follow = follow,
            Err(alarm) => self.alarm(&alarm),
        }
        self.late_step();
        self.due(luck)
    }

    /// The house has signed what this seat has seen.
    pub fn hear_step(&mut self, lines: u64, seen: Bytes, signature: Signature) -> Vec<Act> {
        self.early = Some(SignedStep { lines, seen, signature });
        self.late_step();
        self.due(&mut || [0; 32])
    }

    fn late_step(&mut self) {
        let Some((step, start)) = self.early.zip(self.follow.start.as_ref()) else { return };
        let digest = step_digest(&start.hash, self.record.seat, step.lines, &step.seen);
        if !self.record.key.verifies(&digest, &step.signature) {
            return self.alarm(&Alarm::StepSignature);
        }
        let Some(found) = start.seen.after(step.lines) else { return };
        if found != step.seen && !self.follow.is_blurred() {
            return self.alarm(&Alarm::Story { place: format!("line {}", step.lines) });
        }
        self.early = None;
        if self.record.step.is_none_or(|known| known.lines <= step.lines) {
            self.record.step = Some(step);
        }
    }

    /// A choice is to be committed to. The salt must be drawn anew each time. `at_once` are all who choose at the same
    /// time; nobody where the choice is only hidden. None before the list.
    pub fn commit(&mut self, word: &str, salt: [u8; 32], at_once: SeatSet) -> Option<Committed> {
        let list = self.follow.start.as_ref()?.hash;
        let event = self.follow.events() + 1;
        let kept = self.record.choices.iter().rfind(|kept| kept.event == event && kept.word == word);
        let salt = kept.map_or(Bytes::new(salt), |kept| kept.salt);
        let commitment = commitment(&list, event, self.record.seat, word, &salt);
        let committed: SeatSet = self.follow.pending.iter().map(|(seat, _)| *seat).collect();
        let at_once: Vec<Seat> = match at_once.is_empty() {
            true => Vec::new(),
            false => committed.iter().fold(at_once, SeatSet::with).iter().collect(),
        };
        let word = word.to_string();
        self.record.choices.retain(|kept| kept.event == event);
        self.record.choices.push(KeptChoice { event, word, salt, commitment, at_once, opened: false });
        Some(Committed { event, commitment, salt })
    }

    /// What was committed to for the next event will not be chosen: the house refused it, or something else is chosen.
    pub fn forget_choice(&mut self) {
        let next = self.follow.events() + 1;
        self.record.choices.retain(|kept| kept.event != next);
    }

    fn alarm(&mut self, alarm: &Alarm) {
        self.record.alarm.get_or_insert_with(|| alarm.to_string());
    }

    /// What is to be said now, and was not said on this connection. Nothing but the alarm, once there is one.
    pub fn due(&mut self, luck: &mut dyn FnMut() -> [u8; 32]) -> Vec<Act> {
        let mut acts: Vec<Act> = self.notices.drain(..).map(Act::Notice).collect();
        if !self.is_alarmed() {
            let due = self.work_out(luck);
            acts.extend(due);
        }
        if let Some(alarm) = &self.record.alarm {
            acts.retain(|act| matches!(act, Act::Notice(_)));
            acts.push(Act::Alarm(alarm.clone()));
        }
        acts.retain(|act| !self.said.contains(act));
        self.said.extend(acts.iter().cloned());
        acts
    }

    fn work_out(&mut self, luck: &mut dyn FnMut() -> [u8; 32]) -> Vec<Act> {
        if self.follow.is_over() {
            return Vec::new();
        }
        let mut acts = Vec::new();
        acts.extend(self.seal(luck));
        acts.extend(self.open());
        match self.link() {
            Ok(link) => acts.extend(link),
            Err(alarm) => self.alarm(&alarm),
        }
        acts.extend(self.anchor(luck));
        acts.extend(self.open_choice());
        acts
    }

    /// Before the list of a start: bytes and a chain, always the same until they are listed.
    fn seal(&mut self, luck: &mut dyn FnMut() -> [u8; 32]) -> Option<Act> {
        let start = self.follow.next_start()?;
        if self.record.drawn.as_ref().is_none_or(|drawn| drawn.start != start) {
            self.record.drawn = Some(Drawn { start, bytes: Bytes::new(luck()), opened: false });
            self.record.chains = vec![KeptChain { chain: 0, end: Bytes::new(luck()) }];
            self.chain = None;
        }
        let bytes = self.record.drawn.as_ref()?.bytes;
        let seal = seat_seal(&self.table, start, self.record.seat, &bytes);
        Some(Act::Seal { start, seal, anchor: Some(self.chain(0)?.anchor()) })
    }

    fn chain(&mut self, number: u64) -> Option<&Chain> {
        if self.chain.as_ref().is_none_or(|(known, _)| *known != number) {
            self.chain = Some((number, self.record.chain(&self.table, number)?));
        }
        self.chain.as_ref().map(|(_, chain)| chain)
    }

    /// Only against the list that is kept, and only what was sealed.
    fn open(&mut self) -> Option<Act> {
        let start = self.follow.start.as_ref()?;
        let seat = self.record.seat;
        let drawn = self.record.drawn.as_mut().filter(|drawn| drawn.start == start.list.start)?;
        let own = start.list.sealed().find(|(whose, _)| *whose == seat)?.1;
        let told = start.opened.iter().any(|(whose, _)| *whose == seat);
        if told || own != seat_seal(&self.table, drawn.start, seat, &drawn.bytes) {
            return None;
        }
        drawn.opened = true;
        Some(Act::Open { start: drawn.start, list: start.hash, bytes: drawn.bytes })
    }

    /// The link of the open round: kept with what was seen, and the same when asked again.
    fn link(&mut self) -> Result<Option<Act>, Alarm> {
        let Some(start) = &self.follow.start else { return Ok(None) };
        let seat = self.record.seat;
        let Some(member) = start.rounds.members().iter().find(|member| member.seat == seat).copied() else {
            return Ok(None);
        };
        let (round, seen) = (start.rounds.last(), start.at_round);
        let Some(link) = self.chain(member.chain).and_then(|chain| chain.link(member.place)) else {
            return Ok(None);
        };
        if super::link_before(&self.table, seat, member.chain, member.place, &link) != member.last {
            return Err(Alarm::Chain { round });
        }
        self.record.release(round, &member, link, seen)?;
        Ok(Some(Act::Link { round, link }))
    }

    /// A new chain: after a miss, on another device, when coming late, and before the old one ends.
    fn anchor(&mut self, luck: &mut dyn FnMut() -> [u8; 32]) -> Option<Act> {
        let start = self.follow.start.as_ref()?;
        let seat = self.record.seat;
        let wanted = start.dice == DiceMode::Together && start.is_open() && start.is_person(seat);
        let (rounds, current) = (&start.rounds, start.rounds.chain(seat));
        if !wanted || rounds.misses(seat) >= super::Rounds::MISSES || rounds.is_open() {
            return None;
        }
        let known = self.record.chains.iter().any(|kept| Some(kept.chain) == current);
        if known && rounds.member(seat).is_some_and(|member| member.place + ENDS_SOON <= Chain::LENGTH) {
            return None;
        }
        let chain = rounds.next_chain(seat);
        // The chain that was drawn for the start was not listed: it can begin now.
        if self.record.chains.iter().all(|kept| kept.chain != chain) {
            self.record.chains.push(KeptChain { chain, end: Bytes::new(luck()) });
        }
        let end = self.record.chains.iter().find(|kept| kept.chain == chain)?.end;
        let anchor = Chain::new(&self.table, seat, chain, &Secret::new(*end.as_slice())).anchor();
        Some(Act::Anchor { chain, anchor })
    }

    /// Everybody who chooses at once has committed: word and salt may be told.
    fn open_choice(&mut self) -> Option<Act> {
        let event = self.follow.events() + 1;
        let pending = &self.follow.pending;
        let kept = self.record.choices.last_mut().filter(|kept| kept.event == event)?;
        let all = !kept.at_once.is_empty()
            && kept.at_once.iter().all(|seat| pending.iter().any(|(whose, _)| whose == seat));
        if !all || !pending.contains(&(self.record.seat, kept.commitment)) {
            return None;
        }
        kept.opened = true;
        Some(Act::OpenChoice { word: kept.word.clone(), salt: kept.salt })
    }
}

/// So many links before its end, a chain is followed by a new one.
const ENDS_SOON: u64 = 16;
