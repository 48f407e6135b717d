//! What is said at a table beside the game.

use super::actor::TableActor;
use super::bound::bound_to;
use super::names;
use super::occupant::number;
use super::sayings::{Talker, mark};
use crate::house::Allowance;
use crate::protocol::{Outbound, Problem, TalkLine, Who, Why, because};
use luckhouse_store::{Change, ChatLine, CommandId, Done, Line, MemberId, Name, Say, Speaker};
use std::sync::Arc;

impl TableActor {
    /// Somebody says something.
    pub(super) async fn talk(
        &mut self,
        subscriber: u64,
        (id, bound): (&CommandId, &CommandId),
        (speaker, talker): (Speaker, Talker),
        text: &str,
    ) -> Result<(), Problem> {
        self.house.may_be_heard(self.account(subscriber, &speaker))?;
        if self.is_muted(&who(&speaker)) {
            return Err(Problem::new(Why::House, because("muted")));
        }
        self.may_talk(subscriber, talker).await?;
        let longest = self.house.config.limits.talk_length;
        if text.chars().count() > longest {
            return Err(Problem::new(Why::House, because("talk-too-long").with("most", longest)));
        }
        if self.house.config.words.is_in(text) {
            return Err(Problem::new(Why::House, because("talk-word")));
        }
        let text = Line::new(text.trim()).map_err(super::wrong_word)?;
        let (table, at, command) = (self.state.id.clone(), self.time(), Some(bound.clone()));
        let say = Say { table, at, speaker: speaker.clone(), text: text.clone(), command };
        let saved = self.save(Change::Say(say), Some((subscriber, id.as_str()))).await;
        let saved = saved.map_err(|why| {
            Problem::new(
                Why::NotSaved,
                because("not-saved").with("why", why.to_string()).in_words(format!("not said: {why}")),
            )
        })?;
        self.subscribers.send(subscriber, &Outbound::Done { id: id.to_string(), last: self.state.last() });
        if let Done::Said(number) = saved {
            let line = ChatLine { number, at, speaker, text, hidden: false };
            let lines = vec![self.talk_line(&line)];
            self.subscribers.broadcast(&Outbound::Talk { lines, recent: false });
            Arc::make_mut(&mut self.state.talk).add(line);
        }
        Ok(())
    }

    /// Somebody who watches says something.
    pub(super) async fn talk_from_aside(
        &mut self,
        subscriber: u64,
        id: &CommandId,
        text: &str,
    ) -> Result<(), Problem> {
        let Some(known) = self.subscribers.get(subscriber) else { return Ok(()) };
        if self.state.settings.quiet_watchers {
            let quiet = because("quiet");
            return Err(Problem::new(Why::House, quiet));
        }
        let no_name = || Box::new(Problem::new(Why::House, because("no-name")));
        let name = known.name.clone().unwrap_or_else(|| Err(no_name())).map_err(|why| *why)?;
        let address = known.visitor.address;
        let mark = mark(&self.state.settings.salt, address);
        let name = Name::new(format!("{name}#{mark}")).map_err(super::wrong_word)?;
        let bound = bound_to(mark.as_bytes(), id);
        self.talk(subscriber, (id, &bound), (Speaker::Spectator(name), Talker::Watcher(mark)), text).await
    }

    /// A name that somebody wants, if nobody here looks like it.
    pub(super) fn free_name(&self, wanted: &str) -> Result<Name, Problem> {
        names::free(wanted, &self.names_here(), &self.house.config.words)
    }

    /// The name of an account, where nobody is called alike.
    pub(super) fn unlike_others(&self, name: Name) -> Result<Name, Problem> {
        names::unlike(name, &self.names_here())
    }

    fn names_here(&self) -> Vec<&Name> {
        let people = self.state.seats.iter().flatten().filter(|occupant| occupant.is_person());
        people.map(|occupant| &occupant.name).collect()
    }

    /// One more line: of whoever talks, from where they come, and at this table.
    async fn may_talk(&mut self, subscriber: u64, talker: Talker) -> Result<(), Problem> {
        let limits = self.house.config.limits;
        if self.state.talk.last() >= limits.talk_lines {
            let text = because("talk-full").with("lines", limits.talk_lines);
            return Err(Problem::new(Why::House, text));
        }
        let visitor = self.subscribers.get(subscriber).map(|subscriber| &subscriber.visitor);
        let address = visitor.filter(|visitor| visitor.counted).map(|visitor| visitor.address);
        let much = |()| Problem::new(Why::TooFast, because("much-talk"));
        if !self.sayings.take(talker, limits.talk) {
            return Err(much(()));
        }
        match address {
            Some(address) => self.house.allow(Allowance::Talk, address).await.map_err(|_| much(())),
            None => Ok(()),
        }
    }

    /// Whom the house knows somebody as who talks: by their seat, or by how they came.
    fn account(&self, subscriber: u64, speaker: &Speaker) -> Option<&MemberId> {
        let seat = self.state.all_seats().find(|seat| *speaker == Speaker::Seat(number(*seat)));
        let seated = seat.and_then(|seat| self.state.occupant(seat)?.member.as_ref());
        seated.or_else(|| self.subscribers.get(subscriber)?.visitor.member.as_ref())
    }

    fn is_muted(&self, who: &Who) -> bool {
        self.state.settings.muted.iter().any(|muted| muted.is(who))
    }

    /// Send what was said after this number, but not more than the last lines.
    pub(super) fn send_talk(&mut self, subscriber: u64, last: u32) {
        let lines: Vec<TalkLine> = self.state.talk.after(last).map(|line| self.talk_line(line)).collect();
        if !lines.is_empty() {
            self.subscribers.send(subscriber, &Outbound::Talk { lines, recent: true });
        }
    }

    pub(super) fn talk_line(&self, line: &ChatLine) -> TalkLine {
        let who = who(&line.speaker);
        let heard = !line.hidden && !self.is_muted(&who);
        TalkLine { n: line.number.get(), at: line.at.0, who, text: heard.then(|| line.text.to_string()) }
    }
}

fn who(speaker: &Speaker) -> Who {
    match speaker {
        Speaker::Seat(number) => Who::Seat(number.get()),
        Speaker::Spectator(name) => Who::Watcher(name.to_string()),
    }
}
