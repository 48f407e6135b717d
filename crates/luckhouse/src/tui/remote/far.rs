//! The thread at the far end of a full screen: it holds the connection, and says what is new.

use super::situation::Teller;
use super::{Heard, Stands};
use crate::failure::Failure;
use crate::join::link::{Link, News};
use crate::join::screen::plain;
use crate::join::told;
use crate::join::typed::{self, Typed};
use luckhouse_server::client::{Command, Happened};
use luckhouse_tui::source::{Said, UserAction};
use luckhouse_words::{Words, say};
use std::sync::mpsc::Sender;
use tokio::sync::mpsc::UnboundedReceiver;

/// A link, and whoever looks at its screen.
pub(super) struct Far {
    link: Link,
    teller: Teller,
    actions: UnboundedReceiver<UserAction>,
    screen: Sender<Heard>,
    /// How things stood when it was last told.
    last: Option<Stands>,
}

impl Far {
    pub(super) fn new(link: Link, actions: UnboundedReceiver<UserAction>, screen: Sender<Heard>) -> Far {
        Far { link, teller: Teller::default(), actions, screen, last: None }
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
                    action = self.actions.recv() => match action {
                        Some(action) => self.act(action).await,
                        None => return Ok(()),
                    }
                }
            }
            for one in news {
                if let News::Left = one {
                    return Err(Failure::Failed(say!(Words::spoken(), "terminal-join-left")));
                }
                self.pass_on(one);
            }
            if let Some(stands) = self.teller.stands(&self.link)?
                && self.last.as_ref() != Some(&stands)
            {
                self.last = Some(stands.clone());
                let told = self.teller.told(&self.link);
                self.tell(Heard::Stands(told, Box::new(stands)));
            }
        }
    }

    fn tell(&self, heard: Heard) {
        // Whoever does not listen any more goes away, and then the actions end.
        let _ = self.screen.send(heard);
    }

    fn line(&self, text: &str) {
        self.tell(Heard::Said(Said::Line(plain(text).trim_end().into())));
    }

    /// The next of several words, when its time has come.
    fn say_next(&mut self) {
        if let Err(why) = self.link.next_word() {
            self.line(&why);
        }
    }

    fn pass_on(&mut self, news: News) {
        match news {
            News::Welcome => self.line(&welcome(&self.link)),
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
            Happened::Notice(text) => self.line(&say!(Words::spoken(), "terminal-join-about-dice", text)),
            Happened::Story(entries) => {
                let words = told::words(&entries, self.link.client().words());
                words.iter().for_each(|line| self.line(line));
            }
            Happened::Odds(reports) => {
                self.tell(Heard::Said(Said::Odds(reports.into_iter().map(Into::into).collect())));
            }
            Happened::Hint(opinions) => {
                self.tell(Heard::Said(Said::Opinions(opinions.into_iter().map(Into::into).collect())));
            }
            _ => {}
        }
    }

    async fn act(&mut self, action: UserAction) {
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
            Typed::People => self.line(&self.people()),
            Typed::Leave if self.link.client().seat().is_some() => self.link.say(Command::Leave),
            Typed::Leave => self.line(&say!(Words::spoken(), "terminal-join-no-seat")),
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

/// Who one is here.
fn welcome(link: &Link) -> String {
    let words = Words::spoken();
    match link.client().seat().map(|seat| format!("p{seat}")) {
        Some(seat) if link.place().again => say!(words, "terminal-join-you-are-again", seat),
        Some(seat) => say!(words, "terminal-join-you-are", seat),
        None => say!(words, "terminal-join-you-look-on"),
    }
}
