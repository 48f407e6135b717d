//! The thread at the far end of a screen: it holds the connection, and says what is new.

use super::situation::Teller;
use super::{Heard, Stands};
use crate::failure::Failure;
use crate::join::link::{Link, News};
use crate::join::typed::{self, Typed};
use crate::join::{door, told};
use crate::play::command::Command as AtTable;
use crate::play::screen::plain;
use luckhouse_server::client::{Command, Happened};
use luckhouse_server::protocol::{Inbound, Stage, Why};
use luckhouse_tui::source::{Gone, Said, UserAction};
use luckhouse_words::{Words, say};
use std::sync::mpsc::Sender;
use std::time::Duration;
use tokio::sync::mpsc::UnboundedReceiver;

/// A link, and whoever looks at its screen.
pub(super) struct Far {
    link: Link,
    teller: Teller,
    /// If the house is lost for longer than this, one gives up.
    patience: Option<Duration>,
    actions: UnboundedReceiver<UserAction>,
    /// How many of them were taken up.
    taken: usize,
    screen: Sender<Heard>,
    /// To be said after how things stand.
    said: Vec<Said>,
    /// How things stood when it was last told.
    last: Option<Stands>,
    pulse: Option<(usize, bool)>,
}

impl Far {
    pub(super) fn new(
        link: Link,
        patience: Option<Duration>,
        actions: UnboundedReceiver<UserAction>,
        screen: Sender<Heard>,
    ) -> Far {
        let (teller, said) = (Teller::default(), Vec::new());
        Far { link, teller, patience, actions, taken: 0, screen, said, last: None, pulse: None }
    }

    /// Wait until the house has said how things stand.
    pub(super) async fn arrive(&mut self) -> Result<Stands, Failure> {
        loop {
            self.link.flush().await?;
            let news = self.link.next().await?;
            for one in news {
                self.pass_on(one);
            }
            if let Some(stands) = self.teller.stands(&self.link)? {
                self.last = Some(stands.clone());
                self.teller.told(&self.link);
                return Ok(stands);
            }
        }
    }

    /// Stay until one goes away.
    pub(super) async fn stay(mut self) {
        let gone = match self.evening().await {
            Ok(gone) => gone,
            Err(failure) => Some(Gone { why: failure.to_string(), left: false }),
        };
        self.tell_said();
        gone.into_iter().for_each(|gone| self.tell(Heard::Gone(gone)));
        self.link.close().await;
    }

    /// Nothing comes of it if whoever looks at the screen goes away.
    async fn evening(&mut self) -> Result<Option<Gone>, Failure> {
        loop {
            self.say_next();
            self.report()?;
            let mut news = self.link.flush().await?;
            if news.is_empty() {
                tokio::select! {
                    more = self.link.next() => news = more?,
                    action = self.actions.recv() => match action {
                        Some(action) => self.act(action).await,
                        None => return Ok(None),
                    }
                }
            }
            for one in news {
                match one {
                    News::Left => {
                        return Ok(Some(Gone {
                            why: say!(Words::spoken(), "terminal-join-left"),
                            left: true,
                        }));
                    }
                    News::StillLost(why) => self.despair(&why)?,
                    other => self.pass_on(other),
                }
            }
        }
    }

    /// Say how things stand, then whatever else there is to say, and whether all that was done is answered.
    fn report(&mut self) -> Result<(), Failure> {
        let Some(stands) = self.teller.stands(&self.link)? else { return Ok(()) };
        if self.last.as_ref() != Some(&stands) {
            self.last = Some(stands.clone());
            let told = self.teller.told(&self.link);
            self.tell(Heard::Stands(told, Box::new(stands)));
        }
        self.tell_said();
        let pulse = (self.taken, self.is_settled());
        if self.pulse.replace(pulse) != Some(pulse) {
            self.tell(Heard::Pulse(pulse.0, pulse.1));
        }
        Ok(())
    }

    fn is_settled(&self) -> bool {
        let (link, client) = (&self.link, self.link.client());
        client.is_welcome() && client.is_settled() && !link.has_words() && link.lost().is_none()
    }

    /// Give up after a while, if nobody sits here who could.
    fn despair(&self, why: &str) -> Result<(), Failure> {
        let lost = self.link.lost().zip(self.patience);
        if lost.is_none_or(|(since, patience)| since.elapsed() <= patience) {
            return Ok(());
        }
        let (link, farewell) = (self.link.place().address.to_string(), self.link.how_to_return());
        Err(Failure::Failed(say!(Words::spoken(), "terminal-join-unreachable", link, why, farewell)))
    }

    fn tell(&self, heard: Heard) {
        // Whoever does not listen any more goes away, and then the actions end.
        let _ = self.screen.send(heard);
    }

    fn tell_said(&mut self) {
        let said = std::mem::take(&mut self.said);
        said.into_iter().for_each(|said| self.tell(Heard::Said(said)));
    }

    fn line(&mut self, text: &str) {
        self.said.push(Said::Line(plain(text).trim_end().into()));
    }

    /// The next of several words, when its time has come.
    fn say_next(&mut self) {
        if let Err(why) = self.link.next_word() {
            self.line(&why);
        }
    }

    fn pass_on(&mut self, news: News) {
        match news {
            News::Welcome => self.said.push(Said::Welcome(plain(&welcome(&self.link)))),
            News::Back => {
                self.teller.forget();
                self.line(&say!(Words::spoken(), "terminal-join-connected-again"));
            }
            News::Lost(why) => {
                self.line(&say!(Words::spoken(), "terminal-join-lost", why));
            }
            News::Happened(happened) => self.happened(happened),
            News::StillLost(_) | News::Left => {}
        }
    }

    fn happened(&mut self, happened: Happened) {
        match happened {
            Happened::SlowDown { text, .. } => {
                self.line(&say!(Words::spoken(), "terminal-join-slow-down", text));
            }
            Happened::Refused { said, why, text } => self.refused(said.as_ref(), why, &text),
            Happened::People => {
                let changed = self.link.who_changed();
                changed.iter().for_each(|line| self.line(line));
            }
            Happened::Table => {
                let changed = self.link.table_changed();
                changed.iter().for_each(|line| self.line(line));
            }
            Happened::Talked(lines) => {
                let people = self.link.client().people();
                let heard = lines.iter().filter_map(|line| told::talk(line, people));
                self.said.extend(heard.map(|line| Said::Talk(plain(&line))));
            }
            Happened::Alarm(text) => {
                told::alarm(&text).lines().filter(|line| !line.is_empty()).for_each(|line| self.line(line));
            }
            Happened::Notice(text) => self.line(&say!(Words::spoken(), "terminal-join-about-dice", text)),
            Happened::Story(entries) => {
                let words = told::words(&entries, self.link.client().words());
                words.iter().for_each(|line| self.line(line));
            }
            Happened::Odds(reports) => {
                self.said.push(Said::Odds(reports.into_iter().map(Into::into).collect()));
            }
            Happened::Hint(opinions) => {
                self.said.push(Said::Opinions(opinions.into_iter().map(Into::into).collect()));
            }
            _ => {}
        }
    }

    fn refused(&mut self, said: Option<&Inbound>, why: Why, text: &str) {
        self.link.forget_words();
        let of_the_list = why == Why::Word && matches!(said, Some(Inbound::Choose { .. }));
        match of_the_list {
            true => self.line(&say!(Words::spoken(), "terminal-local-from-the-list", refusal = text)),
            false => self.line(text),
        }
    }

    async fn act(&mut self, action: UserAction) {
        self.taken += 1;
        match action {
            UserAction::Say(text) => self.typed(&text).await,
            UserAction::Undo => self.link.say(Command::TakeBack),
            UserAction::Resign => self.link.say(Command::Resign),
            UserAction::Hint => self.link.say(Command::Hint),
            UserAction::Odds => self.link.say(Command::Odds),
            UserAction::Talk(text) => self.link.say(Command::Talk(text)),
            UserAction::Rematch => self.rematch().await,
            // Nobody else sits at this screen, and what is past is in the log.
            UserAction::SitDown | UserAction::Go(_) => {}
        }
    }

    /// A word of the game, or one of the commands that only a house on the network has.
    async fn typed(&mut self, text: &str) {
        match Typed::read(text) {
            Typed::Say(said) if said.is_empty() => {
                self.line(&say!(Words::spoken(), "terminal-join-say-what"));
            }
            Typed::Say(said) => self.link.say(Command::Talk(said)),
            Typed::Fill(bot) => self.link.say(Command::Fill(bot)),
            Typed::Mute(name, muted) => {
                self.link.mute(&name, muted).unwrap_or_else(|wrong| self.line(&wrong));
            }
            Typed::Watchers(Some(talk)) => self.link.say(Command::WatchersTalk(talk)),
            Typed::Watchers(None) => self.line(&typed::watchers()),
            Typed::People => {
                let everybody = self.link.client().people().map(told::everybody).unwrap_or_default();
                self.line(&everybody);
            }
            Typed::Leave if self.link.client().seat().is_some() => self.link.say(Command::Leave),
            Typed::Leave => self.line(&say!(Words::spoken(), "terminal-join-no-seat")),
            Typed::Rematch => self.rematch().await,
            Typed::Table(AtTable::Save(file)) => {
                let saved = self.link.save(&file);
                self.line(&saved);
            }
            Typed::Table(_) => self.link.choose(text).unwrap_or_else(|why| self.line(&why)),
        }
    }

    async fn rematch(&mut self) {
        if !self.link.is_over() {
            return self.line(&say!(Words::spoken(), "terminal-join-not-over"));
        }
        match self.link.rematch().await {
            Ok(()) => {
                let link = self.link.place().address.to_string();
                self.line(&say!(Words::spoken(), "terminal-join-on-to", link));
            }
            Err(no) => self.line(&no.to_string()),
        }
    }
}

/// Who one is here, with whom, and what to do next.
fn welcome(link: &Link) -> String {
    let (client, words) = (link.client(), Words::spoken());
    let Some(table) = client.table() else { return String::new() };
    let (again, address) = (link.place().again, link.place().address.to_string());
    let you = match client.seat().map(|seat| format!("p{seat}")) {
        Some(seat) if again => say!(words, "terminal-join-you-are-again", seat),
        Some(seat) => say!(words, "terminal-join-you-are", seat),
        None => say!(words, "terminal-join-you-look-on"),
    };
    let mut text = format!("{you}\n{}", told::everybody(&table.people));
    let free = door::free_seats(&table.people);
    if let (true, Some(seat)) = (again, free.first()) {
        text += &(say!(words, "terminal-join-take-another", link = address, seat) + "\n");
    }
    if table.stage == Stage::Gathering && !free.is_empty() {
        text += &(say!(words, "terminal-join-begins-when", free = free.len(), link = address) + "\n");
    }
    text
}
