//! A client's own part in the dice of its table.

use super::Happened;
use crate::protocol::{Clock, DiceWay, Entry, Inbound, Now, Secrecy, TableInfo, What, Why};
use luckhouse_engine::fair::{Act, Bytes, Facts, FairLine, PublicKey, Record, Told, Witness};
use luckhouse_engine::{Seat, SeatSet};

/// What a client needs to take part in the dice.
#[derive(Clone, Debug)]
pub struct Contribution {
    /// What it has kept of this table and seat.
    pub record: Option<Record>,
    /// The key that this house had when one first met it.
    pub key: Option<PublicKey>,
    /// The list of the game before, if this is a rematch of one at which it sat: the first list must name it.
    pub before: Option<Bytes>,
    /// Where bytes come from that nobody can guess.
    pub luck: fn() -> [u8; 32],
}

/// The client's part in the dice, from the first welcome on.
#[derive(Clone, Debug)]
pub(super) struct DiceClient {
    given: Contribution,
    witness: Option<Witness>,
    /// What whoever holds the connection has been given to store.
    kept: Option<Record>,
    /// What was said and not answered.
    open: Vec<Inbound>,
    alarm: Option<String>,
    /// The table follows another game than the one before: nothing that it tells is heard, or answered.
    deaf: bool,
}

impl DiceClient {
    pub(super) fn new(given: Contribution) -> DiceClient {
        let kept = given.record.clone();
        DiceClient { given, witness: None, kept, open: Vec::new(), alarm: None, deaf: false }
    }

    pub(super) fn witness(&self) -> Option<&Witness> {
        self.witness.as_ref()
    }

    /// The house says which table this is.
    pub(super) fn welcomed(&mut self, table: &TableInfo, seat: Option<u8>) {
        let Some(told) = facts(table, seat) else { return };
        if self.witness.is_none() {
            let pinned = Facts { key: self.given.key.unwrap_or(told.key), ..told.clone() };
            self.witness = Some(Witness::new(&pinned, self.given.record.take()));
        }
        if let Some(witness) = &mut self.witness {
            witness.told_again(&told);
        }
    }

    /// Entries of the story that are new, or all of them, told anew.
    pub(super) fn heard(&mut self, entries: &[Entry], anew: bool) -> Vec<Act> {
        if let Some(other) = self.given.before.and_then(|before| other_past(entries, before)) {
            self.deaf = true;
            return vec![Act::Alarm(other)];
        }
        if self.deaf {
            return Vec::new();
        }
        let Some(witness) = &mut self.witness else { return Vec::new() };
        let told: Vec<(u64, Told)> = entries.iter().map(|entry| (entry.n.into(), told(entry))).collect();
        let mut luck = self.given.luck;
        match anew {
            true => witness.hear_anew(&told, &mut luck),
            false => witness.hear(&told, &mut luck),
        }
    }

    pub(super) fn step(&mut self, lines: u32, seen: &str, signature: &str) -> Vec<Act> {
        let witness = self.witness.as_mut().filter(|_| !self.deaf);
        let (Some(witness), Ok(seen), Ok(signature)) = (witness, seen.parse(), signature.parse()) else {
            return Vec::new();
        };
        witness.hear_step(lines.into(), seen, signature)
    }

    /// What is to be said, under these names, and to be shown.
    pub(super) fn happened(&mut self, acts: Vec<Act>, mut name: impl FnMut() -> String) -> Vec<Happened> {
        let mut happened = Vec::new();
        for act in acts {
            match act {
                Act::Alarm(text) if self.alarm.is_none() => {
                    self.open.clear();
                    self.alarm = Some(text.clone());
                    happened.push(Happened::Alarm(text));
                }
                Act::Alarm(_) => {}
                Act::Notice(notice) => happened.push(Happened::Notice(notice.to_string())),
                act => {
                    let said = said(&act, &mut name);
                    self.open.retain(|known| !replaces(&said, known));
                    self.open.push(said.clone());
                    happened.push(Happened::Say(said));
                }
            }
        }
        happened
    }

    /// What was not answered yet.
    pub(super) fn again(&self) -> Vec<Inbound> {
        self.open.clone()
    }

    /// A command of the dice was answered. If it was put off, it is due again.
    pub(super) fn answered(&mut self, id: &str, why: Option<Why>) -> bool {
        let Some(place) = self.open.iter().position(|said| said.id() == Some(id)) else { return false };
        self.open.remove(place);
        if let (Some(Why::NotSaved | Why::TooFast), Some(witness)) = (why, &mut self.witness) {
            witness.reconnected();
        }
        true
    }

    /// What must be stored before anything more is said; none if it has been given out.
    pub(super) fn unkept(&mut self) -> Option<Record> {
        let record = self.witness.as_ref()?.record();
        if self.kept.as_ref() == Some(record) {
            return None;
        }
        self.kept = Some(record.clone());
        self.kept.clone()
    }

    /// A choice in the form in which it is to be said now: openly, with a salt, or only committed to.
    pub(super) fn choice(&mut self, id: String, word: String, now: Option<&Now>) -> Inbound {
        let offered = now.filter(|now| now.offers.iter().any(|offer| offer.word == word));
        let secrecy = offered.map_or(Secrecy::Open, |now| now.secrecy);
        let waiting: SeatSet =
            offered.iter().flat_map(|now| &now.waiting).filter_map(|seat| at(*seat)).collect();
        let at_once = if secrecy == Secrecy::AtOnce { waiting } else { SeatSet::EMPTY };
        let witness =
            self.witness.as_mut().filter(|witness| secrecy != Secrecy::Open && !witness.is_alarmed());
        match witness.and_then(|witness| witness.commit(&word, (self.given.luck)(), at_once)) {
            None => Inbound::Choose { id, word, salt: None },
            Some(made) if secrecy == Secrecy::AtOnce => {
                Inbound::Commit { id, commit: made.commitment.to_string() }
            }
            Some(made) => Inbound::Choose { id, word, salt: Some(made.salt.to_string()) },
        }
    }

    /// The luck of a shortcut is the client's own.
    pub(super) fn luck(&mut self) -> Option<String> {
        let witness = self.witness.as_mut()?;
        witness.forget_choice();
        Some(Bytes::new((self.given.luck)()).to_string())
    }

    /// A choice was refused, or taken back.
    pub(super) fn forget_choice(&mut self) {
        if let Some(witness) = &mut self.witness {
            witness.forget_choice();
        }
    }
}

/// What is wrong, if the first list names another game before than this one.
fn other_past(entries: &[Entry], before: Bytes) -> Option<String> {
    let previous = entries.iter().find_map(|entry| match &entry.what {
        What::Fair { line } => match line.parse() {
            Ok(FairLine::List(list)) if list.start == 1 => Some(list.previous),
            _ => None,
        },
        _ => None,
    })?;
    (previous != before).then(|| {
        "the first list of this table does not follow the game that you played before: the house names another one".into()
    })
}

fn at(seat: u8) -> Option<Seat> {
    let index = usize::from(seat).checked_sub(1)?;
    (index < Seat::MAX).then(|| Seat::at(index))
}

/// What was told of the table, if it has dice of this protocol and one sits there.
fn facts(table: &TableInfo, seat: Option<u8>) -> Option<Facts> {
    let fair = table.fair.as_ref().filter(|fair| fair.protocol == 2)?;
    let clock = match table.clock {
        Clock::None => "clock=none".into(),
        Clock::Seconds(seconds) => format!("clock={seconds}s"),
        Clock::Days(days) => format!("clock={days}d"),
    };
    let hints = if table.hints { "hints=on" } else { "hints=off" };
    // Whoever has days cannot be asked for links, whatever was ordered.
    let dice = fair.dice.filter(|_| !matches!(table.clock, Clock::Days(_))).map(|dice| match dice {
        DiceWay::Together => "dice=together".to_string(),
        DiceWay::Sealed => "dice=sealed".to_string(),
    });
    Some(Facts {
        table: table.table.clone(),
        seat: at(seat?)?,
        header: table.header.clone(),
        key: fair.key.parse().ok()?,
        terms: [clock, hints.into()].into_iter().chain(dice).collect(),
    })
}

fn told(entry: &Entry) -> Told {
    let bot = |seat: u8| at(seat).map_or(Told::Other, Told::BotActs);
    match &entry.what {
        What::Line { line, .. } => Told::Line(line.clone()),
        What::Fair { line } => Told::Fair(line.clone()),
        What::TakenBack { keep, .. } => Told::TakenBack { keep: (*keep).into() },
        What::TimeUp { seat } | What::BotPlays { seat, .. } => bot(*seat),
        _ => Told::Other,
    }
}

fn said(act: &Act, name: &mut impl FnMut() -> String) -> Inbound {
    match act {
        Act::Seal { start, seal, anchor } => Inbound::Seal {
            id: name(),
            start: *start as u8,
            seal: seal.to_string(),
            anchor: anchor.map(|anchor| anchor.to_string()),
        },
        Act::Open { start, list, bytes } => Inbound::OpenDice {
            id: name(),
            start: *start as u8,
            list: list.to_string(),
            bytes: bytes.to_string(),
        },
        Act::Link { round, link } => Inbound::Link { round: *round as u32, link: link.to_string() },
        Act::Anchor { chain, anchor } => {
            Inbound::Anchor { id: name(), chain: *chain as u32, anchor: anchor.to_string() }
        }
        Act::OpenChoice { word, salt } => {
            Inbound::Choose { id: name(), word: word.clone(), salt: Some(salt.to_string()) }
        }
        Act::Alarm(_) | Act::Notice(_) => Inbound::Ping,
    }
}

/// Is an older one of no more use, now that this is said?
fn replaces(said: &Inbound, known: &Inbound) -> bool {
    std::mem::discriminant(said) == std::mem::discriminant(known)
}
