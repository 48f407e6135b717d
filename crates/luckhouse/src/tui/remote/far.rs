//! The thread at the far end of a full screen: it holds the connection, and says what is new.

use super::situation::Teller;
use super::{Heard, Stands};
use crate::failure::Failure;
use crate::join::link::{Link, News};
use crate::join::screen::plain;
use crate::join::told;
use crate::join::typed::{self, Typed};
use luckhouse_server::client::{Command, Happened};
use luckhouse_server::protocol::Report;
use luckhouse_tui::source::{Deed, Said};
use std::sync::mpsc::Sender;
use tokio::sync::mpsc::UnboundedReceiver;

/// A link, and whoever looks at its screen.
pub(super) struct Far {
    link: Link,
    teller: Teller,
    deeds: UnboundedReceiver<Deed>,
    screen: Sender<Heard>,
    /// How things stood when it was last told.
    last: Option<Stands>,
}

impl Far {
    pub(super) fn new(link: Link, deeds: UnboundedReceiver<Deed>, screen: Sender<Heard>) -> Far {
        Far { link, teller: Teller::default(), deeds, screen, last: None }
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
                return Ok(stands);
            }
        }
    }

    /// Stay until one goes away.
    pub(super) async fn stay(mut self) {
        if let Err(failure) = self.evening().await {
            self.tell(Heard::Gone(failure.to_string()));
        }
        self.link.close().await;
    }

    async fn evening(&mut self) -> Result<(), Failure> {
        loop {
            self.say_next();
            let mut news = self.link.flush().await?;
            if news.is_empty() {
                tokio::select! {
                    more = self.link.next() => news = more?,
                    deed = self.deeds.recv() => match deed {
                        Some(deed) => self.act(deed).await,
                        None => return Ok(()),
                    }
                }
            }
            for one in news {
                if let News::Left = one {
                    return Err(Failure::Failed("You have left the table.".into()));
                }
                self.pass_on(one);
            }
            if let Some(stands) = self.teller.stands(&self.link)?
                && self.last.as_ref() != Some(&stands)
            {
                self.last = Some(stands.clone());
                self.tell(Heard::Stands(Box::new(stands)));
            }
        }
    }

    fn tell(&self, heard: Heard) {
        // Whoever does not listen any more goes away, and then the deeds end.
        let _ = self.screen.send(heard);
    }

    fn line(&self, text: &str) {
        self.tell(Heard::Said(Said::Line(plain(text).trim_end().into())));
    }

    /// The next of several words, when its time has come.
    fn say_next(&mut self) {
        if let Err(why) = self.link.next_word() {
            self.line(why);
        }
    }

    fn pass_on(&mut self, news: News) {
        match news {
            News::Welcome => self.line(&welcome(&self.link)),
            News::Back => self.line("Connected again."),
            News::Lost(why) => {
                self.line(&format!("The connection is lost ({why}). Trying again; nothing is lost."));
            }
            News::Happened(happened) => self.happened(happened),
            News::StillLost(_) | News::Left => {}
        }
    }

    fn happened(&mut self, happened: Happened) {
        match happened {
            Happened::SlowDown { text, .. } => self.line(&format!("The house asks to slow down: {text}")),
            Happened::Refused { text, .. } => {
                self.link.forget_words();
                self.line(&text);
            }
            Happened::People => self.link.who_changed().iter().for_each(|line| self.line(line)),
            Happened::Table => self.link.table_changed().iter().for_each(|line| self.line(line)),
            Happened::Talked(lines) => {
                let people = self.link.client().people();
                for line in lines.iter().filter_map(|line| told::talk(line, people)) {
                    self.tell(Heard::Said(Said::Talk(plain(line.trim()))));
                }
            }
            Happened::Alarm(text) => {
                told::alarm(&text).lines().filter(|line| !line.is_empty()).for_each(|line| self.line(line));
            }
            Happened::Notice(text) => self.line(&format!("About the dice: {text}.")),
            Happened::Story(entries) => {
                let words = told::words(&entries, self.link.client().words());
                words.iter().for_each(|line| self.line(line));
            }
            Happened::Odds(reports) => {
                self.tell(Heard::Said(Said::Odds(reports.into_iter().map(report).collect())));
            }
            Happened::Hint(opinions) => {
                self.tell(Heard::Said(Said::Opinions(opinions.into_iter().map(Into::into).collect())));
            }
            _ => {}
        }
    }

    async fn act(&mut self, deed: Deed) {
        match deed {
            Deed::Say(text) => self.typed(&text).await,
            Deed::Undo => self.link.say(Command::TakeBack),
            Deed::Resign => self.link.say(Command::Resign),
            Deed::Hint => self.link.say(Command::Hint),
            Deed::Odds => self.link.say(Command::Odds),
            Deed::Talk(text) => self.link.say(Command::Talk(text)),
            Deed::Rematch => self.rematch().await,
            // Nobody else sits at this screen, and what is past is in the log.
            Deed::SitDown | Deed::Go(_) => {}
        }
    }

    /// A word of the game, or one of the commands that only a house on the network has.
    async fn typed(&mut self, text: &str) {
        match Typed::read(text) {
            Typed::Say(said) if said.is_empty() => self.line("say TEXT: expected what you want to say"),
            Typed::Say(said) => self.link.say(Command::Talk(said)),
            Typed::Fill(bot) => self.link.say(Command::Fill(bot)),
            Typed::Mute(name, muted) => {
                self.link.mute(&name, muted).unwrap_or_else(|wrong| self.line(wrong));
            }
            Typed::Watchers(Some(talk)) => self.link.say(Command::WatchersTalk(talk)),
            Typed::Watchers(None) => self.line(typed::WATCHERS),
            Typed::People => self.line(&self.people()),
            Typed::Leave if self.link.client().seat().is_some() => self.link.say(Command::Leave),
            Typed::Leave => self.line("You look on, and have no seat to leave: `quit` goes away."),
            Typed::Rematch => self.rematch().await,
            Typed::Table(_) => self.link.choose(text).unwrap_or_else(|why| self.line(&why)),
        }
    }

    /// Who is here, in a line.
    fn people(&self) -> String {
        let everybody = self.link.client().people().map(told::everybody).unwrap_or_default();
        everybody.lines().map(str::trim).collect::<Vec<_>>().join(", ")
    }

    async fn rematch(&mut self) {
        if !self.link.is_over() {
            return self.line("The game is not over: play it to its end, or `resign`.");
        }
        match self.link.rematch().await {
            Ok(()) => self.line(&format!("On to another game, at {}", self.link.place().address)),
            Err(no) => self.line(&no.to_string()),
        }
    }
}

/// Who one is here.
fn welcome(link: &Link) -> String {
    match link.client().seat() {
        Some(seat) if link.place().again => format!("You are p{seat}: it is the seat that you had."),
        Some(seat) => format!("You are p{seat}."),
        None => "You look on.".into(),
    }
}

fn report(report: Report) -> luckhouse_shelf::Report {
    let Report { title, columns, rows, notes } = report;
    luckhouse_shelf::Report { title, columns, rows, notes }
}
