//! A client without a socket: what it knows, and what it has to say.

use super::command::{Command, makes_story};
use super::dice::{Contribution, DiceClient};
use super::numbered::{Gap, Numbered};
use super::{Happened, Ticket};
use crate::protocol::{
    Entry, Fact, Inbound, Now, Outbound, Presence, TableInfo, TalkLine, VERSION, What, Why,
};
use luckhouse_engine::fair::{Act, Record};
use luckhouse_words::{Language, Words};
use std::time::Duration;

/// One client of one table.
///
/// ```
/// use luckhouse_server::client::{Client, Command, Ticket};
/// use luckhouse_server::protocol::{Inbound, Outbound};
///
/// let mut client = Client::new(Ticket { table: "k3Jv".into(), ..Ticket::default() }, 0x5eed);
/// assert!(matches!(client.hello(), Inbound::Hello { last: 0, .. }));
/// let said = client.say(Command::Choose("roll all".into()));
/// // The connection breaks. Nobody knows whether the house has heard it, so it is said again, under the same name.
/// assert_eq!(client.again(), [said.clone()]);
/// client.heard(&Outbound::Done { id: said.id().unwrap().into(), last: 0 });
/// assert!(client.again().is_empty());
/// ```
#[derive(Clone, Debug)]
pub struct Client {
    ticket: Ticket,
    nonce: u64,
    said: u64,
    welcome: bool,
    table: Option<TableInfo>,
    seat: Option<u8>,
    story: Numbered<Entry>,
    talk: Numbered<TalkLine>,
    people: Option<Presence>,
    now: Option<Now>,
    /// What was said and not answered, in the order in which it was said.
    open: Vec<Inbound>,
    /// The last number that our own commands have made happen.
    made: u32,
    /// How many hellos in a row ended in a gap.
    gaps: u32,
    /// One's part in the dice, if one takes part.
    dice: Option<DiceClient>,
}

impl Client {
    /// A client that has not said anything yet. The nonce tells its commands from those of all others with the same
    /// seat: draw it anew for every client.
    pub fn new(ticket: Ticket, nonce: u64) -> Client {
        Client {
            ticket,
            nonce,
            said: 0,
            welcome: false,
            table: None,
            seat: None,
            story: Numbered::new(),
            talk: Numbered::new(),
            people: None,
            now: None,
            open: Vec::new(),
            made: 0,
            gaps: 0,
            dice: None,
        }
    }

    /// Take part in the dice of the table. Whoever holds the connection stores what is [unkept](Client::unkept) before
    /// anything is said.
    #[must_use]
    pub fn contributing(self, contribution: Contribution) -> Client {
        Client { dice: Some(DiceClient::new(contribution)), ..self }
    }

    /// Add nothing more to the dice: what must be kept cannot be.
    pub fn stop_contributing(&mut self) {
        self.dice = None;
    }

    /// What must be stored durably before anything more is said. It is given out once for each change.
    pub fn unkept(&mut self) -> Option<Record> {
        self.dice.as_mut()?.unkept()
    }

    /// What one has kept of the dice.
    pub fn record(&self) -> Option<&Record> {
        Some(self.dice.as_ref()?.witness()?.record())
    }

    /// The four words that players can read to each other: alike for all, or somebody is lied to.
    pub fn words(&self) -> Option<String> {
        self.dice.as_ref()?.witness()?.words()
    }

    /// The first thing to say on every new connection.
    pub fn hello(&mut self) -> Inbound {
        self.welcome = false;
        // What one has cannot be continued twice in a row: then everything is asked for.
        let from = |last| if self.gaps > 1 { 0 } else { last };
        Inbound::Hello {
            version: VERSION,
            table: self.ticket.table.clone(),
            token: self.ticket.token.clone(),
            name: self.ticket.name.clone(),
            last: from(self.story.last()),
            talk: from(self.talk.last()),
            pictures: self.ticket.pictures,
            language: self.ticket.language.clone(),
            views: self.ticket.views,
        }
    }

    /// Give a command a name, and remember it until it is answered. It is to be said at once if the house has said
    /// [welcome](Client::is_welcome) on this connection; otherwise it is among what is said [again](Client::again).
    pub fn say(&mut self, command: Command) -> Inbound {
        let id = self.name();
        let said = match (command, &mut self.dice) {
            (Command::Choose(word), Some(dice)) => dice.choice(id, word, self.now.as_ref()),
            (Command::Shortcut(word), Some(dice)) => Inbound::Shortcut { id, word, luck: dice.luck() },
            (command, _) => command.named(id),
        };
        self.open.push(said.clone());
        said
    }

    /// A name for a command that nobody has used.
    fn name(&mut self) -> String {
        self.said += 1;
        format!("{:016x}-{}", self.nonce, self.said)
    }

    /// What was not answered yet, to be said after a welcome.
    pub fn again(&self) -> Vec<Inbound> {
        let dice = self.dice.iter().flat_map(DiceClient::again);
        dice.chain(self.open.iter().cloned()).collect()
    }

    /// What the house has said, and what it means.
    pub fn heard(&mut self, message: &Outbound) -> Vec<Happened> {
        match message {
            Outbound::Welcome { table, seat, .. } => self.welcomed(table, *seat),
            Outbound::Snapshot { story, now } => self.snapshot(story, now),
            Outbound::News { story, now } => self.news(story, now),
            Outbound::Talk { lines, recent } => self.talked(lines, *recent),
            Outbound::People(people) => {
                self.people = Some(people.clone());
                vec![Happened::People]
            }
            Outbound::Done { id, last } => self.done(id, *last),
            Outbound::Refused { id, why, text, reason } => {
                self.refused(id.as_deref(), *why, &in_words(text, reason.as_ref()))
            }
            Outbound::Odds { id, reports } => self.answered(id, Happened::Odds(reports.clone())),
            Outbound::Hint { id, opinions } => self.answered(id, Happened::Hint(opinions.clone())),
            Outbound::SlowDown { wait_ms, text, reason } => {
                let wait = Duration::from_millis(u64::from(*wait_ms));
                vec![Happened::SlowDown { wait, text: in_words(text, reason.as_ref()) }]
            }
            Outbound::Bye { why, text, reason } => {
                vec![Happened::Bye { why: *why, text: in_words(text, reason.as_ref()) }]
            }
            Outbound::Step { lines, seen, signature } => {
                let acts = self.dice.as_mut().map(|dice| dice.step(*lines, seen, signature));
                self.act(acts.unwrap_or_default())
            }
            Outbound::Pong => Vec::new(),
        }
    }

    fn welcomed(&mut self, table: &TableInfo, seat: Option<u8>) -> Vec<Happened> {
        self.people = Some(table.people.clone());
        self.table = Some(table.clone());
        self.seat = seat;
        if let Some(dice) = &mut self.dice {
            dice.welcomed(table, seat);
        }
        let first = !std::mem::replace(&mut self.welcome, true);
        vec![if first { Happened::Welcomed } else { Happened::Table }, Happened::People]
    }

    fn snapshot(&mut self, story: &[Entry], now: &Now) -> Vec<Happened> {
        let new = self.story.replace(story);
        let mut happened = self.taken(new, now, true);
        if happened != [Happened::Missed] {
            happened.insert(0, Happened::Replaced);
        }
        happened
    }

    fn news(&mut self, story: &[Entry], now: &Now) -> Vec<Happened> {
        let old = story.last().is_some_and(|entry| entry.n < self.story.last());
        if old {
            // It was told before, and so was what came after it: things no longer stand like this.
            return Vec::new();
        }
        let new = self.story.add(story);
        self.taken(new, now, false)
    }

    fn taken(&mut self, new: Result<Vec<Entry>, Gap>, now: &Now, anew: bool) -> Vec<Happened> {
        let Ok(new) = new else { return self.missed() };
        self.gaps = 0;
        self.now = Some(now.clone());
        let mut happened = Vec::new();
        let entries = if anew { self.story.as_slice() } else { &new };
        let acts = self.dice.as_mut().map(|dice| dice.heard(entries, anew)).unwrap_or_default();
        if !new.is_empty() {
            happened.push(Happened::Story(new));
        }
        happened.push(Happened::Stands);
        happened.extend(self.act(acts));
        happened
    }

    fn talked(&mut self, lines: &[TalkLine], recent: bool) -> Vec<Happened> {
        match if recent { self.talk.go_on_with(lines) } else { self.talk.add(lines) } {
            Ok(new) if new.is_empty() => Vec::new(),
            Ok(new) => vec![Happened::Talked(new)],
            Err(Gap) => self.missed(),
        }
    }

    /// What the dice ask for.
    fn act(&mut self, acts: Vec<Act>) -> Vec<Happened> {
        let Some(mut dice) = self.dice.take() else { return Vec::new() };
        let happened = dice.happened(acts, || self.name());
        self.dice = Some(dice);
        happened
    }

    fn missed(&mut self) -> Vec<Happened> {
        self.gaps += 1;
        vec![Happened::Missed]
    }

    fn done(&mut self, id: &str, last: u32) -> Vec<Happened> {
        if self.dice.as_mut().is_some_and(|dice| dice.answered(id, None)) {
            return Vec::new();
        }
        let Some(said) = self.settle(id) else { return Vec::new() };
        if makes_story(&said) {
            self.made = self.made.max(last);
        }
        vec![Happened::Done(said)]
    }

    fn refused(&mut self, id: Option<&str>, why: Why, text: &str) -> Vec<Happened> {
        // What the dice ask for is done by itself: whoever plays has not said it, and it may have been done before.
        if id.is_some_and(|id| self.dice.as_mut().is_some_and(|dice| dice.answered(id, Some(why)))) {
            return Vec::new();
        }
        let said = id.and_then(|id| self.settle(id));
        let chose = matches!(said, Some(Inbound::Choose { .. } | Inbound::Commit { .. }));
        if let Some(dice) = self.dice.as_mut().filter(|_| chose) {
            dice.forget_choice();
        }
        if id.is_some() && said.is_none() {
            // It was answered before.
            return Vec::new();
        }
        vec![Happened::Refused { said, why, text: text.into() }]
    }

    fn answered(&mut self, id: &str, answer: Happened) -> Vec<Happened> {
        self.settle(id).map(|_| answer).into_iter().collect()
    }

    /// Take a command off the list of those that are open.
    fn settle(&mut self, id: &str) -> Option<Inbound> {
        let place = self.open.iter().position(|said| said.id() == Some(id))?;
        Some(self.open.remove(place))
    }
}

/// What a client knows.
impl Client {
    /// What it came with.
    pub fn ticket(&self) -> &Ticket {
        &self.ticket
    }

    /// Has the house said welcome since the last hello?
    pub fn is_welcome(&self) -> bool {
        self.welcome
    }

    /// Is everything answered that was said, and has everything been told that it made happen?
    pub fn is_settled(&self) -> bool {
        self.open.is_empty() && self.made <= self.story.last()
    }

    /// Has everything happened, and been told, that was said? Talk and questions that wait for an answer do not count.
    pub fn is_at_rest(&self) -> bool {
        !self.open.iter().any(makes_story) && self.made <= self.story.last()
    }

    /// The table, as it was at the last welcome.
    pub fn table(&self) -> Option<&TableInfo> {
        self.table.as_ref()
    }

    /// One's seat, counted from 1.
    pub fn seat(&self) -> Option<u8> {
        self.seat
    }

    /// What happened, from number 1 on.
    pub fn story(&self) -> &[Entry] {
        self.story.as_slice()
    }

    /// What was said.
    pub fn talk(&self) -> &[TalkLine] {
        self.talk.as_slice()
    }

    /// Who is here.
    pub fn people(&self) -> Option<&Presence> {
        self.people.as_ref()
    }

    /// How things stand.
    pub fn now(&self) -> Option<&Now> {
        self.now.as_ref()
    }

    /// The lines of the log that count: without those that were taken back. What is said of the dice stays.
    pub fn lines(&self) -> Vec<&str> {
        let mut lines: Vec<(u32, &str)> = Vec::new();
        for entry in self.story() {
            match &entry.what {
                What::Line { line, .. } | What::Fair { line } | What::Proof { line } => {
                    lines.push((entry.n, line));
                }
                What::TakenBack { keep, .. } => {
                    lines.retain(|(number, line)| number <= keep || line.starts_with('#'));
                }
                _ => {}
            }
        }
        lines.into_iter().map(|(_, line)| line).collect()
    }

    /// The log as it is written to a file; none before the first welcome.
    pub fn log(&self) -> Option<String> {
        let table = self.table.as_ref()?;
        let people = self.people.as_ref().filter(|_| table.fair.is_some());
        let seats = people.into_iter().flat_map(|people| &people.seats).filter_map(|standing| {
            let person = standing.person.as_ref()?;
            let who = match &person.bot {
                Some(bot) if !person.human => format!("bot {bot}"),
                _ => format!("person {}", person.name),
            };
            Some(format!("# seat p{} {who}", standing.seat))
        });
        let format = table.fair.is_some().then(|| "# luckhouse log 2".to_string());
        let head = format.into_iter().chain([table.header.clone()]).chain(seats);
        let lines = head.chain(self.lines().into_iter().map(String::from));
        Some(lines.map(|line| format!("{line}\n")).collect())
    }
}

/// Why the house does not want something: its English text, or the same in the language that is spoken here.
fn in_words(text: &str, reason: Option<&Fact>) -> String {
    let words = Words::spoken();
    match reason {
        Some(reason) if words.language() != Language::ENGLISH => {
            Fact::bare(vec![reason.clone()]).iter().map(|fact| words.fact("refusal", fact)).collect()
        }
        _ => text.into(),
    }
}
