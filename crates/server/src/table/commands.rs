//! What is done with each message.

use super::actor::TableActor;
use super::message::{Again, Blank, Encore, Hello, Newcomer, Reply, Subscription, TableMessage, Traced};
use super::occupant::{Occupant, number, shown};
use super::pending::PendingChange;
use super::sayings::Talker;
use crate::http::Address;
use crate::ids::Token;
use crate::members::bot::is_bot;
use crate::protocol::{Inbound, Outbound, Problem, Seated, Sit, Stage, VERSION, Visibility, Why, because};
use crate::traces::Span;
use luckhouse_engine::{Seat, Viewer};
use luckhouse_store::{CommandId, Speaker, TableId};
use std::sync::Arc;
use tokio::time::Instant;

impl TableActor {
    pub(super) async fn open(&mut self, message: TableMessage) {
        match message {
            // Whoever has gone while the table waited for the disk was told to try again.
            TableMessage::Hello(_, ref reply) if reply.is_closed() => {}
            TableMessage::Sit(_, _, ref reply) | TableMessage::SitAgain(_, ref reply)
                if reply.is_closed() => {}
            TableMessage::PlayOn(_, ref reply) if reply.is_closed() => {}
            TableMessage::Hello(hello, reply) => {
                if let Err(Ok(subscription)) = reply.send(self.hello(*hello).await) {
                    self.gone(subscription.number);
                }
            }
            TableMessage::Said(subscriber, said) => self.said(subscriber, said).await,
            TableMessage::Traced(traced) => {
                let Traced { subscriber, said, of, sent } = *traced;
                let span = Span::since("command", of, sent);
                drop(Span::since("queue", span.context(), sent));
                span.during(self.said(subscriber, said)).await;
            }
            TableMessage::Gone(subscriber) => self.gone(subscriber),
            TableMessage::Sit(sit, who, reply) => {
                if let Err(Ok(seated)) = reply.send(self.sit(sit, who).await) {
                    self.forsaken(&seated).await;
                }
            }
            TableMessage::SitAgain(again, reply) => answer(reply, self.sit_again(again).await),
            TableMessage::Missing(reply) => answer(reply, Ok(self.missing())),
            TableMessage::Info(token, reply) => {
                answer(reply, self.viewer(token.as_deref(), true).map(|viewer| self.info(viewer)));
            }
            TableMessage::Log(token, reply) => answer(reply, self.log(token.as_deref())),
            TableMessage::Finished(token, reply) => answer(reply, self.finished(token.as_deref())),
            TableMessage::Proof(token, reply) => {
                let viewer = self.viewer(token.as_deref(), false);
                let log = self.finished(token.as_deref());
                answer(reply, viewer.and_then(|viewer| Ok((log?, viewer))));
            }
            TableMessage::Prepare(token, after, reply) => answer(reply, self.prepared(&token, after)),
            TableMessage::Plan(_, _, ref reply) if reply.is_closed() => {}
            TableMessage::Plan(token, plan, reply) => {
                let kept = self.keep_plan(&token, plan).await;
                answer(reply, kept);
            }
            TableMessage::Rematch(token, reply) => answer(reply, self.encore(&token)),
            TableMessage::PlayOn(next, reply) => answer(reply, self.play_on_at(next).await),
            TableMessage::Thought(thought) => self.thought(thought).await,
            TableMessage::Answer(seat, subscriber, answer) => self.answered(seat, subscriber, &answer).await,
            TableMessage::Expire(reply) => {
                let gone = self.expire().await;
                answer(reply, Ok(gone));
            }
            TableMessage::Host(order, reply) => answer(reply, self.by_host(*order).await),
            TableMessage::Reload(reply) => {
                self.subscribers.close(&Problem::new(Why::Closing, because("table-rests")));
                self.house.gone(&self.state.id);
                self.lost = true;
                answer(reply, Ok(()));
            }
            TableMessage::Stop { done, .. } => drop(done),
        }
    }

    /// Who somebody with this token is to the table. Without one, they watch, or look for a seat.
    pub(super) fn viewer(&self, token: Option<&str>, looking: bool) -> Result<Viewer, Problem> {
        match token {
            Some(token) => {
                let token = Token::read(token);
                let opens = |seat: &Seat| {
                    let kept = self.state.occupant(*seat).and_then(|occupant| occupant.token);
                    token.zip(kept).is_some_and(|(token, kept)| token.opens(&kept))
                };
                // Every seat is compared, so that the time says nothing.
                let seats: Vec<Seat> = self.state.all_seats().filter(opens).collect();
                let text = because("wrong-token");
                seats.first().map(|seat| Viewer::Seat(*seat)).ok_or_else(|| Problem::new(Why::NotYours, text))
            }
            None if self.state.visibility == Visibility::Private && !looking => {
                Err(Problem::new(Why::NotYours, because("private")))
            }
            None => Ok(Viewer::Watcher),
        }
    }

    async fn hello(&mut self, hello: Hello) -> Result<Subscription, Problem> {
        let viewer = self.viewer(hello.token.as_deref(), false)?;
        if let Viewer::Seat(seat) = viewer {
            let member = self.state.occupant(seat).and_then(|who| who.member.as_ref());
            self.house.may_play(member)?;
            // The token of the seat is not enough: that of the bot may have been revoked.
            if member.is_some_and(is_bot) && hello.visitor.member.as_ref() != member {
                return Err(Problem::new(Why::NotYours, because("bot-seat")));
            }
        }
        let limits = &self.house.config.limits;
        if viewer == Viewer::Watcher && self.subscribers.watchers() >= limits.watchers {
            return Err(Problem::new(Why::Full, because("many-watch")));
        }
        // A name that cannot be lets nobody be heard; they can still watch.
        let name = hello.name.as_deref().map(|name| self.free_name(name).map_err(Box::new));
        if let Viewer::Seat(seat) = viewer {
            self.arrived(seat).await;
        }
        let subscription = {
            let waiting = self.house.config.limits.waiting;
            self.subscribers.enter(viewer, name, hello.visitor, hello.wishes, waiting)
        };
        self.welcome(subscription.number);
        self.subscribers.catch_up(subscription.number, &self.state, hello.last, self.shown_deadline());
        self.send_step(subscription.number, viewer);
        self.ask_for_links().await;
        self.send_talk(subscription.number, hello.talk);
        self.people_soon();
        Ok(subscription)
    }

    /// Somebody of this seat is here: a bot that played for them stands up.
    async fn arrived(&mut self, seat: Seat) {
        if !self.state.all_seats().any(|seat| self.subscribers.has(seat)) {
            self.company = Instant::now();
        }
        if let Some(pending) = self.state.come_back(seat, self.time()) {
            self.commit_quietly(pending).await;
        }
    }

    pub(super) fn gone(&mut self, subscriber: u64) {
        if let Some(Viewer::Seat(seat)) = self.subscribers.leave(subscriber) {
            self.away[seat.index()] = Instant::now();
        }
        self.questions.leave(subscriber);
        self.quiet = Instant::now();
        self.people_soon();
    }

    async fn sit(&mut self, sit: Sit, who: Newcomer) -> Result<Seated, Problem> {
        self.no_tournament()?;
        let seat = self.seat_for_newcomer(sit.seat.map(read_seat).transpose()?)?;
        self.one_more_coming()?;
        let name = match who.bot {
            Some(name) => self.unlike_others(name)?,
            None => self.free_name(&sit.name)?,
        };
        let token = Token::new();
        let occupant = Occupant::person(name, token.hash(), sit.seals).known_as(who.member);
        let seat = self.sit_down(seat, occupant, who.address).await?;
        Ok(self.seated(seat, &token))
    }

    async fn sit_down(
        &mut self,
        seat: Option<Seat>,
        occupant: Occupant,
        address: Option<Address>,
    ) -> Result<Seat, Problem> {
        let (seat, mut pending) = self.state.sit(seat, occupant, self.time())?;
        if self.comes_from_a_neighbour(seat, address) {
            let PendingChange { changes, next } = &mut pending;
            next.edit(changes, |settings| settings.one_address = true);
        }
        self.away[seat.index()] = Instant::now();
        self.commit(pending, None).await?;
        self.call_off(seat);
        Ok(seat)
    }

    /// Did somebody at another seat come from there too? Only as long as the table is awake, and kept nowhere.
    fn comes_from_a_neighbour(&mut self, seat: Seat, address: Option<Address>) -> bool {
        let Some(address) = address else { return false };
        self.addresses.insert(seat, address);
        self.addresses.iter().any(|(other, known)| *other != seat && *known == address)
    }

    /// Nobody got the token of this seat: it is free again, as long as the game has not begun.
    async fn forsaken(&mut self, seated: &Seated) {
        let Some(seat) = seated.seat.and_then(|seat| read_seat(seat).ok()) else { return };
        if self.state.stage() == Stage::Gathering
            && let Ok(pending) = self.state.leave(seat, self.time())
        {
            self.commit_quietly(pending).await;
        }
    }

    async fn sit_again(&mut self, again: Again) -> Result<Seated, Problem> {
        let Again { seat, name, token, member, seals, address } = again;
        let kept = self.state.occupant(seat).and_then(|occupant| occupant.token);
        if !kept.is_some_and(|kept| token.opens(&kept)) {
            self.not_called_off()?;
            let name = self.own_name(name);
            let occupant = Occupant::person(name, token.hash(), seals).known_as(member);
            self.sit_down(Some(seat), occupant, address).await?;
        }
        Ok(self.seated(seat, &token))
    }

    fn seated(&self, seat: Seat, token: &Token) -> Seated {
        Seated { table: self.state.id.to_string(), seat: Some(shown(seat)), token: Some(token.shown()) }
    }

    fn finished(&self, token: Option<&str>) -> Result<String, Problem> {
        let viewer = self.viewer(token, false)?;
        if !self.state.is_over() {
            return Err(Problem::new(Why::Rules, because("hidden-until-over")));
        }
        Ok(self.log_for(viewer))
    }

    fn log(&self, token: Option<&str>) -> Result<String, Problem> {
        self.viewer(token, false).map(|viewer| self.log_for(viewer))
    }

    /// The log as this viewer may read it now; of a journey with the dice of a day that is over, with their proof.
    fn log_for(&self, viewer: Viewer) -> String {
        let proof = self.state.day_proof(self.time());
        self.state.log(viewer) + &proof.map_or_else(String::new, |proof| proof.to_string())
    }

    fn encore(&self, token: &str) -> Result<Encore, Problem> {
        let Viewer::Seat(seat) = self.viewer(Some(token), false)? else {
            unreachable!("a token opens a seat")
        };
        if !self.state.is_over() {
            return Err(Problem::new(Why::Rules, because("play-to-end")));
        }
        let (Some(token), Some(occupant)) = (Token::read(token), self.state.occupant(seat)) else {
            return Err(Problem::new(Why::NotYours, because("no-token")));
        };
        let bot =
            |seat: Seat| self.state.occupant(seat).filter(|occupant| !occupant.is_person())?.bot.clone();
        let table = Blank {
            header: self.state.game.header(),
            visibility: self.state.visibility,
            settings: super::Settings {
                rematch: None,
                hinted: false,
                daily: None,
                tournament: None,
                previous: self
                    .state
                    .fair()
                    .and_then(super::FairTable::list_hash)
                    .map(|hash| hash.to_string()),
                left: None,
                kept_for: self.seats_to_keep(),
                ..(*self.state.settings).clone()
            },
            bots: self.state.all_seats().map(bot).collect(),
        };
        let next = self.state.settings.rematch.as_ref().and_then(|next| next.parse().ok());
        let (name, member) = (occupant.name.clone(), occupant.member.clone());
        let asker = Again { seat, name, token, member, seals: false, address: None };
        Ok(Encore { asker, table, next })
    }

    async fn play_on_at(&mut self, next: TableId) -> Result<TableId, Problem> {
        if let Some(known) = self.state.settings.rematch.as_ref().and_then(|known| known.parse().ok()) {
            return Ok(known);
        }
        let pending = self.state.set_rematch(&next, self.time());
        self.commit(pending, None).await?;
        // Everybody hears where it goes on.
        self.welcome_all();
        Ok(next)
    }

    /// The table is another from now on.
    fn welcome_all(&mut self) {
        for subscriber in self.subscribers.numbers() {
            self.welcome(subscriber);
        }
    }

    /// Tell somebody where they are, and who they are there.
    fn welcome(&mut self, subscriber: u64) {
        let Some(viewer) = self.subscribers.get(subscriber).map(|subscriber| subscriber.viewer) else {
            return;
        };
        let table = self.info(viewer);
        let seat = if let Viewer::Seat(seat) = viewer { Some(shown(seat)) } else { None };
        self.subscribers.send(subscriber, &Outbound::Welcome { version: VERSION, table, seat });
    }

    async fn said(&mut self, subscriber: u64, said: Inbound) {
        let Some(viewer) = self.subscribers.get(subscriber).map(|known| known.viewer) else { return };
        if matches!(said, Inbound::Resign { .. }) && self.state.is_rolling() {
            return self.resigning.push_back(Box::new(TableMessage::Said(subscriber, said)));
        }
        let id = match said.id().map(CommandId::new) {
            Some(Ok(id)) => id,
            Some(Err(wrong)) => return self.refuse(subscriber, None, super::wrong_word(wrong)),
            None if matches!(said, Inbound::Ping | Inbound::Look) => {
                if let (Inbound::Look, Viewer::Seat(seat)) = (said, viewer) {
                    self.looked(seat);
                }
                return self.subscribers.send(subscriber, &Outbound::Pong);
            }
            None if matches!(said, Inbound::Link { .. }) => {
                return self.linked(subscriber, viewer, said).await;
            }
            None => {
                let text = "hello is said once, at the beginning: open another connection for another table";
                return self.refuse(subscriber, None, Problem::new(Why::Unreadable, text));
            }
        };
        let done = match viewer {
            Viewer::Seat(seat) => self.commanded(subscriber, seat, &id, said).await,
            Viewer::Watcher | Viewer::Arbiter => self.called(subscriber, &id, said).await,
        };
        let outcome = if done.is_ok() { "done" } else { "refused" };
        metrics::counter!("luckhouse_commands_total", "outcome" => outcome).increment(1);
        if let Err(problem) = done {
            self.refuse(subscriber, Some(id.as_str()), problem);
        }
    }

    /// A seat gives the link that a round asks for.
    async fn linked(&mut self, subscriber: u64, viewer: Viewer, said: Inbound) {
        let (Viewer::Seat(seat), Inbound::Link { round, link }) = (viewer, said) else { return };
        match self.state.link(seat, round, &link, self.time()) {
            Ok(pending) => self.commit_quietly(pending).await,
            Err(problem) => self.refuse(subscriber, None, problem),
        }
    }

    pub(super) fn refuse(&mut self, subscriber: u64, id: Option<&str>, problem: Problem) {
        let id = id.map(String::from);
        self.subscribers.send(subscriber, &Outbound::refused(id, problem));
    }

    /// Somebody who watches says something.
    async fn called(&mut self, subscriber: u64, id: &CommandId, said: Inbound) -> Result<(), Problem> {
        let Inbound::Talk { text, .. } = said else {
            return Err(Problem::new(Why::House, because("you-watch")));
        };
        self.talk_from_aside(subscriber, id, &text).await
    }

    /// Somebody who sits at a seat says something.
    async fn commanded(
        &mut self,
        subscriber: u64,
        seat: Seat,
        id: &CommandId,
        said: Inbound,
    ) -> Result<(), Problem> {
        let (now, bound) = (self.time(), self.state.bound(seat, id));
        if self.state.is_done(seat, id, &bound) {
            self.subscribers
                .send(subscriber, &Outbound::Done { id: id.to_string(), last: self.state.last() });
            return Ok(());
        }
        let settings = matches!(said, Inbound::WatchersTalk { .. });
        // A page opens what was sealed and gives links by itself.
        let chose = matches!(
            said,
            Inbound::Choose { .. }
                | Inbound::Commit { .. }
                | Inbound::Shortcut { .. }
                | Inbound::TakeBack { .. }
        );
        let done = match said {
            Inbound::Choose { word, salt, .. } => self.state.choose(seat, &word, salt.as_deref(), now),
            Inbound::Commit { commit, .. } => self.state.commit_choice(seat, &commit, now),
            Inbound::Shortcut { word, luck, .. } => self.state.shortcut(seat, &word, luck.as_deref(), now),
            Inbound::TakeBack { .. } => self.state.take_back(seat, now),
            Inbound::Resign { .. } => self.state.resign(seat, now),
            Inbound::Leave { .. } => self.one_more_coming().and_then(|()| self.state.leave(seat, now)),
            Inbound::Seal { start, seal, anchor, .. } => {
                self.state.seal(seat, start, &seal, anchor.as_deref(), now)
            }
            Inbound::OpenDice { start, list, bytes, .. } => {
                self.state.open_dice(seat, start, &list, &bytes, now)
            }
            Inbound::Anchor { chain, anchor, .. } => self.state.anchor(seat, chain, &anchor, now),
            Inbound::Fill { bot, .. } => self.no_tournament().and_then(|()| self.state.fill(seat, &bot, now)),
            Inbound::Mute { who, muted, .. } => self.state.mute(seat, who, muted, now),
            Inbound::WatchersTalk { on, .. } => self.state.let_watchers_talk(seat, on, now),
            Inbound::Talk { text, .. } => {
                let (speaker, talker) = (Speaker::Seat(number(seat)), Talker::Seat(seat));
                return self.talk(subscriber, (id, &bound), (speaker, talker), &text).await;
            }
            Inbound::Odds { id } => return self.ask_odds(subscriber, seat, id),
            Inbound::Hint { id } => return self.ask_judge(subscriber, seat, id),
            Inbound::Hello { .. } | Inbound::Link { .. } | Inbound::Ping | Inbound::Look => return Ok(()),
        };
        self.commit(done?.commanded(seat, &bound), Some((subscriber, id.as_str()))).await?;
        Arc::make_mut(&mut self.state.commands).insert((seat, bound.to_string()));
        self.unseat(seat);
        if chose {
            self.looked(seat);
        }
        if settings {
            self.welcome_all();
        }
        Ok(())
    }

    /// Whoever has left a free seat sees no more than others do, whoever sits there next.
    fn unseat(&mut self, seat: Seat) {
        if self.state.occupant(seat).is_none() {
            let watch = self.state.visibility != Visibility::Private;
            self.subscribers.unseat(seat, watch);
        }
    }
}

fn read_seat(number: u8) -> Result<Seat, Problem> {
    let place = usize::from(number).checked_sub(1).filter(|place| *place < Seat::MAX);
    let expected = Seat::MAX;
    let wrong = || Problem::new(Why::Word, format!("{number} is not a seat: expected 1 to {expected}"));
    place.map(Seat::at).ok_or_else(wrong)
}

fn answer<T>(reply: Reply<T>, answer: Result<T, Problem>) {
    // Whoever asked may have gone.
    drop(reply.send(answer));
}
