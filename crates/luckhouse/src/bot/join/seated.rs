//! One table of a house, and the program that plays there. While it thinks, the line is kept, and what the dice ask for is given.

use super::super::Hosted;
use super::super::program::Program;
use super::super::tell::Tell;
use super::{Went, tell};
use crate::failure::Failure;
use crate::join::door::Place;
use crate::join::link::{Link, News, milliseconds};
use luckhouse_engine::{Outcome, PerSeat, Seat, SeatSet};
use luckhouse_server::client::{Client, Command, Happened as Heard};
use luckhouse_server::protocol::{Inbound, Now, What, Why};
use luckhouse_shelf::program::{Begin, Ending, Fault, Happened, Question};
use luckhouse_words::{Words, say};
use serde::Serialize;
use serde_json::value::RawValue;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::{JoinError, JoinHandle};

/// So much before the time is up an answer has to be there.
const SPARE: Duration = Duration::from_millis(500);

/// A thought of the program: it comes back with what it says.
type Thought = JoinHandle<(Program, Result<String, Fault>)>;

/// What was waited for.
enum Came {
    News(Vec<News>),
    Said(Result<(Program, Result<String, Fault>), JoinError>),
}

/// A seat that a program has.
pub(super) struct Seated {
    link: Link,
    hosted: Arc<Hosted>,
    program: Option<Program>,
    thought: Option<Thought>,
    /// What it was told, line by line.
    told: Vec<String>,
    /// The moment for which it was asked last.
    asked: Option<u32>,
    fault: Option<Fault>,
}

impl Seated {
    pub(super) fn new(place: Place, hosted: Arc<Hosted>) -> Seated {
        let link = Link::new(place);
        Seated { link, hosted, program: None, thought: None, told: Vec::new(), asked: None, fault: None }
    }

    /// Play to the end.
    pub(super) async fn play(mut self) -> Went {
        match self.rounds().await {
            Ok(()) => {
                let forfeited = self.fault.is_some();
                self.link.forget_seat();
                self.link.close().await;
                Went::Over { forfeited }
            }
            Err(failure) => {
                tell(&failure.to_string());
                Went::Gone
            }
        }
    }

    async fn rounds(&mut self) -> Result<(), Failure> {
        loop {
            for news in self.link.flush().await? {
                self.hear(news);
            }
            if self.link.is_over() {
                self.end();
                return Ok(());
            }
            self.think();
            match self.wait().await? {
                Came::News(all) => all.into_iter().for_each(|news| self.hear(news)),
                Came::Said(said) => {
                    self.thought = None;
                    match said {
                        Ok((program, Ok(word))) => self.says(program, word),
                        Ok((_, Err(fault))) => self.forfeit(fault),
                        Err(_) => self.forfeit(Fault::Ended { status: "?".into() }),
                    }
                }
            }
        }
    }

    /// Wait for the house, and for the program where it thinks.
    async fn wait(&mut self) -> Result<Came, Failure> {
        let Seated { link, thought, .. } = self;
        let thinking = async {
            match thought {
                Some(thought) => thought.await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            news = link.next() => Ok(Came::News(news?)),
            said = thinking => Ok(Came::Said(said)),
        }
    }

    fn hear(&mut self, news: News) {
        let address = || self.link.place().address.to_string();
        match news {
            News::Lost(why) => {
                tell(&say!(Words::spoken(), "terminal-bot-line-lost", address = address(), why));
            }
            News::Back => tell(&say!(Words::spoken(), "terminal-bot-line-back", address = address())),
            News::Happened(Heard::Alarm(why)) => {
                tell(&say!(Words::spoken(), "terminal-bot-alarm", address = address(), why));
            }
            News::Happened(Heard::Refused {
                said: Some(Inbound::Choose { .. } | Inbound::Commit { .. }),
                why,
                text,
            }) => {
                // Its time was up, or the table is another by now: it is asked again, if it is its turn.
                self.asked = None;
                if matches!(why, Why::Word | Why::Rules) && self.link.is_asked() {
                    self.forfeit(Fault::Refused { why: text });
                }
            }
            _ => {}
        }
    }

    /// Ask the program, if the table waits for it and it has not been asked yet.
    fn think(&mut self) {
        if self.fault.is_some()
            || self.thought.is_some()
            || !self.link.client().is_at_rest()
            || !self.link.is_asked()
        {
            return;
        }
        let moment = moment(self.link.client());
        if self.asked.replace(moment) == Some(moment) {
            return;
        }
        let mut program = match self.program() {
            Ok(program) => program,
            Err(fault) => return self.forfeit(fault),
        };
        let Some(now) = self.link.client().now().cloned() else { return };
        let within = self.time(&now);
        let question = self.question(&now);
        self.thought = Some(tokio::task::spawn_blocking(move || {
            let said = program.ask(&Tell::choose(&question, within), within);
            (program, said)
        }));
    }

    /// The process that plays here: it hears of the game when it is asked for the first time.
    fn program(&mut self) -> Result<Program, Fault> {
        if let Some(program) = self.program.take() {
            return Ok(program);
        }
        let program =
            self.hosted.process().map_err(|error| Fault::NotStarted { error: error.to_string() })?;
        if let Some(begin) = begin(self.link.client()) {
            program.tell(&Tell::begin(&begin));
        }
        Ok(program)
    }

    /// No longer than the clock of the table lets it.
    fn time(&self, now: &Now) -> Duration {
        let left = now.deadline.map(|at| u64::try_from(at - milliseconds()).unwrap_or(0));
        let left = left.map(|left| Duration::from_millis(left).saturating_sub(SPARE));
        left.map_or(self.hosted.time(), |left| left.min(self.hosted.time()))
    }

    fn question(&mut self, now: &Now) -> Question {
        let all = happened(self.link.client());
        let known = self.told.iter().zip(&all).take_while(|(told, (line, _))| told == line).count();
        self.told.truncate(known);
        // Only what is new is written down: a long game would else be written anew for each choice.
        let new = all[known..]
            .iter()
            .map(|(line, facts)| Happened { line: (*line).clone(), facts: written(facts) });
        let happened: Vec<Happened> = new.collect();
        self.told.extend(happened.iter().map(|happened| happened.line.clone()));
        Question { happened, view: written(&now.view), offers: written(&now.offers) }
    }

    fn says(&mut self, program: Program, word: String) {
        let offered = |now: &Now| now.offers.iter().any(|offer| offer.word == word);
        if self.link.is_asked() && !self.link.client().now().is_some_and(offered) {
            return self.forfeit(Fault::NotOffered { word: word.chars().take(80).collect() });
        }
        self.program = Some(program);
        self.link.say(Command::Choose(word));
    }

    /// The game is lost, and the process is ended with whoever drops it.
    fn forfeit(&mut self, fault: Fault) {
        let (address, why) = (self.link.place().address.to_string(), fault.said(&Words::spoken()));
        tell(&say!(Words::spoken(), "terminal-bot-gives-up", address, why));
        self.program = None;
        self.fault = Some(fault);
        self.link.say(Command::Resign);
    }

    fn end(&mut self) {
        let client = self.link.client();
        let outcome = client.now().and_then(|now| now.outcome.as_ref()).and_then(outcome);
        let (Some(outcome), Some(log)) = (outcome, client.log()) else { return };
        let address = self.link.place().address.to_string();
        let own = client.seat().and_then(|seat| seat.checked_sub(1));
        let won = own.is_some_and(|seat| outcome.winners.contains(Seat::at(seat.into())));
        match won {
            true => tell(&say!(Words::spoken(), "terminal-bot-won", address)),
            false => tell(&say!(Words::spoken(), "terminal-bot-lost", address)),
        }
        if let Some(program) = self.program.take() {
            program.tell(&Tell::end(&Ending { outcome, log }));
            self.hosted.give_back(program);
        }
    }
}

/// What changes whenever a choice that was thought over before would come too late: the last line, or what was taken back.
fn moment(client: &Client) -> u32 {
    let counts = |what: &What| matches!(what, What::Line { .. } | What::TakenBack { .. });
    client.story().iter().rev().find(|entry| counts(&entry.what)).map_or(0, |entry| entry.n)
}

fn begin(client: &Client) -> Option<Begin> {
    let (table, seat) = (client.table()?, client.seat()?.checked_sub(1)?);
    let game = luckhouse_shelf::find(&table.game).ok()?.about().name;
    let (options, static_data) = (table.options.clone(), table.static_data.clone());
    Some(Begin { game, options, seats: table.seats.into(), seat: Seat::at(seat.into()), static_data })
}

/// The lines that count, with their facts, as the seat may read them.
fn happened(client: &Client) -> Vec<(&String, &impl Serialize)> {
    let mut all = Vec::new();
    for entry in client.story() {
        match &entry.what {
            What::Line { line, facts, .. } => all.push((entry.n, line, facts)),
            What::TakenBack { keep, .. } => all.retain(|(number, ..)| number <= keep),
            _ => {}
        }
    }
    all.into_iter().map(|(_, line, facts)| (line, facts)).collect()
}

fn outcome(told: &luckhouse_server::protocol::Outcome) -> Option<Outcome> {
    let seat = |seat: &u8| seat.checked_sub(1).filter(|seat| usize::from(*seat) < Seat::MAX);
    let winners: SeatSet = told.winners.iter().filter_map(seat).map(|seat| Seat::at(seat.into())).collect();
    let fits = (1..=Seat::MAX).contains(&told.scores.len());
    let scores = || PerSeat::from_fn(told.scores.len(), |seat: Seat| told.scores[seat.index()]);
    fits.then(|| Outcome { winners, scores: scores() })
}

fn written(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).unwrap_or_default()
}
