//! The smallest house that keeps the protocol: one table, one client, and somebody else who plays too.

use crate::protocol::{
    Clock, Entry, Inbound, Now, Outbound, Presence, Secrecy, Stage, TableInfo, TalkLine, Visibility, What,
    Who, Why,
};
use std::collections::BTreeMap;

pub(super) fn info() -> TableInfo {
    TableInfo {
        table: "t".into(),
        game: "a-game".into(),
        title: "A Game".into(),
        header: "a-game seats 2 edition 1".into(),
        options: BTreeMap::new(),
        static_data: serde_json::Value::Null,
        seats: 2,
        visibility: Visibility::Unlisted,
        clock: Clock::None,
        ahead: false,
        hints: false,
        host: Some(1),
        fair: None,
        watchers_talk: true,
        yours: None,
        stage: Stage::Playing,
        waiting: Vec::new(),
        outcome: None,
        people: Presence { seats: Vec::new(), watchers: 0, muted: Vec::new() },
        rematch: None,
        tournament: None,
    }
}

pub(super) fn line(n: u32, text: &str) -> Entry {
    Entry { n, at: 0, what: What::Line { line: text.into(), facts: Vec::new(), view: None } }
}

pub(super) fn stands(events: u32, stage: Stage) -> Now {
    Now {
        stage,
        view: events.into(),
        waiting: Vec::new(),
        offers: Vec::new(),
        shortcuts: Vec::new(),
        secrecy: Secrecy::Open,
        round: None,
        may_take_back: false,
        deadline: None,
        outcome: None,
        picture: None,
    }
}

/// What has happened, as the house knows it.
#[derive(Default)]
pub(super) struct Model {
    events: Vec<What>,
    talk: Vec<String>,
    over: bool,
    /// The answer to each command that was done.
    done: BTreeMap<String, u32>,
    /// Every word that was chosen by the client, in order.
    pub(super) chosen: Vec<String>,
}

impl Model {
    pub(super) fn last(&self) -> u32 {
        self.events.len() as u32
    }

    pub(super) fn now(&self) -> Now {
        stands(self.last(), if self.over { Stage::Over } else { Stage::Playing })
    }

    /// Which numbers were taken back.
    fn gone(&self) -> Vec<bool> {
        let mut gone = vec![false; self.events.len()];
        for (index, what) in self.events.iter().enumerate() {
            if let What::TakenBack { keep, .. } = what {
                gone[*keep as usize..index].fill(true);
            }
        }
        gone
    }

    /// As the client may read it: what the other chose is secret until the end.
    fn seen(&self, what: &What) -> What {
        match what {
            What::Line { line, .. } if line.starts_with("p2") && !self.over => {
                What::Line { line: "p2 ?".into(), facts: Vec::new(), view: None }
            }
            other => other.clone(),
        }
    }

    /// Everything after a number, with nothing in place of what was taken back since.
    fn since(&self, last: u32) -> Vec<Entry> {
        let gone = self.gone();
        let entry = |(index, what): (usize, &What)| {
            let is_gone = gone[index] && matches!(what, What::Line { .. });
            let what = if is_gone { What::Gone } else { self.seen(what) };
            Entry { n: index as u32 + 1, at: 0, what }
        };
        self.events.iter().enumerate().map(entry).skip(last as usize).collect()
    }

    pub(super) fn log(&self) -> String {
        let gone = self.gone();
        let counts = self.events.iter().zip(gone).filter(|(_, gone)| !gone).map(|(what, _)| self.seen(what));
        let lines = counts.filter_map(|what| match what {
            What::Line { line, .. } => Some(format!("{line}\n")),
            _ => None,
        });
        std::iter::once(format!("{}\n", info().header)).chain(lines).collect()
    }

    pub(super) fn talk_since(&self, last: u32) -> Vec<TalkLine> {
        let line =
            |(n, text): (u32, &String)| TalkLine { n, at: 0, who: Who::Seat(1), text: Some(text.clone()) };
        (1..).zip(&self.talk).map(line).skip(last as usize).collect()
    }

    /// Somebody else plays, and the others are told.
    pub(super) fn other_plays(&mut self) -> Vec<Outbound> {
        let told = self.last();
        if !self.over {
            let line = format!("p2 {}", self.last());
            self.events.push(What::Line { line, facts: Vec::new(), view: None });
        }
        self.news(told)
    }

    /// The game ends, and nothing is hidden any more.
    pub(super) fn end(&mut self) -> Vec<Outbound> {
        self.over = true;
        vec![Outbound::Snapshot { story: self.since(0), now: self.now() }]
    }

    fn news(&self, told: u32) -> Vec<Outbound> {
        vec![Outbound::News { story: self.since(told), now: self.now() }]
    }

    pub(super) fn hears(&mut self, said: Inbound) -> Vec<Outbound> {
        let Some(id) = said.id().map(String::from) else { return self.greets(&said) };
        if let Some(last) = self.done.get(&id) {
            return vec![Outbound::Done { id, last: *last }];
        }
        let told = self.last();
        let mut answers = match said {
            Inbound::Talk { text, .. } => {
                self.talk.push(text);
                vec![Outbound::Talk { lines: self.talk_since(self.talk.len() as u32 - 1), recent: false }]
            }
            said => match self.plays(&said) {
                Ok(()) => self.news(told),
                Err(text) => {
                    return vec![Outbound::Refused { id: Some(id), why: Why::Rules, text, reason: None }];
                }
            },
        };
        self.done.insert(id.clone(), self.last());
        answers.insert(0, Outbound::Done { id, last: self.last() });
        answers
    }

    fn plays(&mut self, said: &Inbound) -> Result<(), String> {
        let refused = |text: &str| Err(text.to_string());
        match said {
            Inbound::Choose { .. } if self.over => refused("it is over"),
            Inbound::Choose { word, .. } => {
                self.chosen.push(word.clone());
                self.events.push(What::Line { line: format!("p1 {word}"), facts: Vec::new(), view: None });
                Ok(())
            }
            _ => {
                let gone = self.gone();
                let counts =
                    |index: &usize| !gone[*index] && matches!(self.events[*index], What::Line { .. });
                let Some(last) = (0..self.events.len()).rev().find(counts) else {
                    return refused("there is nothing to take back");
                };
                self.events.push(What::TakenBack { seat: 1, keep: last as u32 });
                Ok(())
            }
        }
    }

    fn greets(&self, said: &Inbound) -> Vec<Outbound> {
        let Inbound::Hello { last, talk, .. } = said else { return vec![Outbound::Pong] };
        let much = self.over || self.last() - last > 4;
        let missed = if much {
            Outbound::Snapshot { story: self.since(0), now: self.now() }
        } else {
            Outbound::News { story: self.since(*last), now: self.now() }
        };
        let welcome = Outbound::Welcome { version: 1, table: info(), seat: Some(1) };
        vec![welcome, missed, Outbound::Talk { lines: self.talk_since(*talk), recent: true }]
    }
}
