//! What is done with each letter.

use super::draft::Draft;
use super::keeper::{Keeper, think};
use super::mail::{Again, Blank, Encore, Hello, Line, Mail, Reply};
use super::sitter::{Sitter, number, shown};
use crate::ids::{self, Token};
use crate::protocol::{
    Inbound, Opinion, Outbound, Problem, Report, Seated, Sit, Stage, TableInfo, VERSION, Visibility, Why,
};
use luckhouse_engine::fair::Bytes;
use luckhouse_engine::{Rng, Seat, Viewer};
use luckhouse_store::{CommandId, Name, SeatNumber, Speaker, TableId};
use std::sync::Arc;

impl Keeper {
    pub(super) async fn open(&mut self, mail: Mail) {
        match mail {
            // Whoever has gone while the table waited for the disk was told to try again.
            Mail::Hello(_, ref reply) if reply.is_closed() => {}
            Mail::Sit(_, ref reply) | Mail::SitAgain(_, ref reply) if reply.is_closed() => {}
            Mail::PlayOn(_, ref reply) if reply.is_closed() => {}
            Mail::Hello(hello, reply) => {
                if let Err(Ok(line)) = reply.send(self.hello(*hello).await) {
                    self.gone(line.number);
                }
            }
            Mail::Said(guest, said) => self.said(guest, said).await,
            Mail::Gone(guest) => self.gone(guest),
            Mail::Sit(sit, reply) => {
                if let Err(Ok(seated)) = reply.send(self.sit(sit).await) {
                    self.forsaken(&seated).await;
                }
            }
            Mail::SitAgain(again, reply) => answer(reply, self.sit_again(again).await),
            Mail::Info(token, reply) => {
                answer(reply, self.viewer(token.as_deref(), true).map(|viewer| self.info(viewer)));
            }
            Mail::Log(token, reply) => {
                answer(reply, self.viewer(token.as_deref(), false).map(|viewer| self.desk.log(viewer)));
            }
            Mail::Finished(token, reply) => answer(reply, self.finished(token.as_deref())),
            Mail::Rematch(token, reply) => answer(reply, self.encore(&token)),
            Mail::PlayOn(next, reply) => answer(reply, self.play_on_at(next).await),
            Mail::Thought(thought) => self.thought(thought).await,
            Mail::Advice(guest, id, opinions) => self.advised(guest, id, opinions),
            Mail::Expire(reply) => {
                let gone = self.expire().await;
                answer(reply, Ok(gone));
            }
            Mail::Host(order, reply) => answer(reply, self.by_host(*order).await),
            Mail::Stop(done) => drop(done),
        }
    }

    /// Who somebody with this token is to the table. Without one, they watch, or look for a seat.
    pub(super) fn viewer(&self, token: Option<&str>, looking: bool) -> Result<Viewer, Problem> {
        match token {
            Some(token) => {
                let token = Token::read(token);
                let opens = |seat: &Seat| {
                    let kept = self.desk.sitter(*seat).and_then(|sitter| sitter.token);
                    token.zip(kept).is_some_and(|(token, kept)| token.opens(&kept))
                };
                // Every seat is compared, so that the time says nothing.
                let seats: Vec<Seat> = self.desk.all_seats().filter(opens).collect();
                let text = "this token opens no seat here: expected the one that came with the seat";
                seats.first().map(|seat| Viewer::Seat(*seat)).ok_or_else(|| Problem::new(Why::NotYours, text))
            }
            None if self.desk.visibility == Visibility::Private && !looking => {
                Err(Problem::new(Why::NotYours, "this table is private: take a seat if there is one"))
            }
            None => Ok(Viewer::Watcher),
        }
    }

    async fn hello(&mut self, hello: Hello) -> Result<Line, Problem> {
        let viewer = self.viewer(hello.token.as_deref(), false)?;
        let limits = &self.house.config.limits;
        if viewer == Viewer::Watcher && self.guests.watchers() >= limits.watchers {
            return Err(Problem::new(Why::Full, "too many watch this table: come back later"));
        }
        let name = hello.name.map(Name::new).transpose().map_err(super::wrong_word)?;
        if let Viewer::Seat(seat) = viewer {
            self.arrived(seat).await;
        }
        let line = self.guests.enter(viewer, name, hello.pictures, self.house.config.limits.waiting);
        self.welcome(line.number);
        self.guests.catch_up(line.number, &self.desk, hello.last, self.deadline().map(|at| at.0));
        self.send_talk(line.number, hello.talk);
        self.people_soon();
        Ok(line)
    }

    /// Somebody of this seat is here: a bot that played for them stands up.
    async fn arrived(&mut self, seat: Seat) {
        let now = self.time();
        if !self.desk.all_seats().any(|seat| self.guests.has(seat)) {
            self.company = now;
        }
        if let Some(draft) = self.desk.come_back(seat, now) {
            self.keep_quietly(draft).await;
        }
    }

    pub(super) fn gone(&mut self, guest: u64) {
        if let Some(Viewer::Seat(seat)) = self.guests.leave(guest) {
            self.away[seat.index()] = self.time();
        }
        self.quiet = self.time();
        self.people_soon();
    }

    async fn sit(&mut self, sit: Sit) -> Result<Seated, Problem> {
        let seat = sit.seat.map(read_seat).transpose()?;
        let seal: Option<Bytes> = sit.seal.map(|seal| seal.parse()).transpose().map_err(super::wrong_word)?;
        let name = Name::new(sit.name.trim()).map_err(super::wrong_word)?;
        let token = Token::new();
        let sitter = Sitter::person(name, token.hash(), seal);
        let (seat, draft) = self.desk.sit(seat, sitter, self.time())?;
        self.away[seat.index()] = self.time();
        self.keep(draft, None).await?;
        Ok(self.seated(seat, &token))
    }

    /// Nobody got the token of this seat: it is free again, as long as the game has not begun.
    async fn forsaken(&mut self, seated: &Seated) {
        let Some(seat) = seated.seat.and_then(|seat| read_seat(seat).ok()) else { return };
        if self.desk.stage() == Stage::Gathering
            && let Ok(draft) = self.desk.leave(seat, self.time())
        {
            self.keep_quietly(draft).await;
        }
    }

    async fn sit_again(&mut self, again: Again) -> Result<Seated, Problem> {
        let Again { seat, name, token, seal } = again;
        let kept = self.desk.sitter(seat).and_then(|sitter| sitter.token);
        if !kept.is_some_and(|kept| token.opens(&kept)) {
            let sitter = Sitter::person(name, token.hash(), seal);
            let (_, draft) = self.desk.sit(Some(seat), sitter, self.time())?;
            self.keep(draft, None).await?;
        }
        Ok(self.seated(seat, &token))
    }

    fn seated(&self, seat: Seat, token: &Token) -> Seated {
        Seated { table: self.desk.id.to_string(), seat: Some(shown(seat)), token: Some(token.shown()) }
    }

    fn finished(&self, token: Option<&str>) -> Result<String, Problem> {
        let viewer = self.viewer(token, false)?;
        if !self.desk.is_over() {
            return Err(Problem::new(Why::Rules, "the game is not over: nothing hidden can be shown yet"));
        }
        Ok(self.desk.log(viewer))
    }

    fn encore(&self, token: &str) -> Result<Encore, Problem> {
        let Viewer::Seat(seat) = self.viewer(Some(token), false)? else {
            unreachable!("a token opens a seat")
        };
        if !self.desk.is_over() {
            return Err(Problem::new(Why::Rules, "the game is not over: play it to its end, or give up"));
        }
        let (Some(token), Some(sitter)) = (Token::read(token), self.desk.sitter(seat)) else {
            return Err(Problem::new(Why::NotYours, "this token opens no seat here"));
        };
        let bot = |seat: Seat| self.desk.sitter(seat).filter(|sitter| !sitter.is_person())?.bot.clone();
        let table = Blank {
            header: self.desk.game.header(),
            visibility: self.desk.visibility,
            settings: super::Settings { rematch: None, ..self.desk.settings.clone() },
            bots: self.desk.all_seats().map(bot).collect(),
        };
        let next = self.desk.settings.rematch.as_ref().and_then(|next| next.parse().ok());
        let asker = Again { seat, name: sitter.name.clone(), token, seal: None };
        Ok(Encore { asker, table, next })
    }

    async fn play_on_at(&mut self, next: TableId) -> Result<TableId, Problem> {
        if let Some(known) = self.desk.settings.rematch.as_ref().and_then(|known| known.parse().ok()) {
            return Ok(known);
        }
        let draft = self.desk.set_rematch(&next, self.time());
        self.keep(draft, None).await?;
        // Everybody hears where it goes on.
        for guest in self.guests.numbers() {
            self.welcome(guest);
        }
        Ok(next)
    }

    /// Tell somebody where they are, and who they are there.
    fn welcome(&mut self, guest: u64) {
        let Some(viewer) = self.guests.get(guest).map(|guest| guest.viewer) else { return };
        let table = self.info(viewer);
        let seat = if let Viewer::Seat(seat) = viewer { Some(shown(seat)) } else { None };
        self.guests.send(guest, &Outbound::Welcome { version: VERSION, table, seat });
    }

    /// What this viewer may know of the table.
    pub(super) fn info(&self, _viewer: Viewer) -> TableInfo {
        self.desk.info(&self.attendance())
    }

    async fn said(&mut self, guest: u64, said: Inbound) {
        let Some(viewer) = self.guests.get(guest).map(|known| known.viewer) else { return };
        let id = match said.id().map(CommandId::new) {
            Some(Ok(id)) => id,
            Some(Err(wrong)) => return self.refuse(guest, None, super::wrong_word(wrong)),
            None if said == Inbound::Ping => return self.guests.send(guest, &Outbound::Pong),
            None => {
                let text = "hello is said once, at the beginning: open another connection for another table";
                return self.refuse(guest, None, Problem::new(Why::Unreadable, text));
            }
        };
        let done = match viewer {
            Viewer::Seat(seat) => self.commanded(guest, seat, &id, said).await,
            Viewer::Watcher | Viewer::Arbiter => self.called(guest, &id, said).await,
        };
        let outcome = if done.is_ok() { "done" } else { "refused" };
        metrics::counter!("luckhouse_commands_total", "outcome" => outcome).increment(1);
        if let Err(problem) = done {
            self.refuse(guest, Some(id.as_str()), problem);
        }
    }

    pub(super) fn refuse(&mut self, guest: u64, id: Option<&str>, problem: Problem) {
        let id = id.map(String::from);
        self.guests.send(guest, &Outbound::Refused { id, why: problem.why, text: problem.text });
    }

    /// Somebody who watches says something.
    async fn called(&mut self, guest: u64, id: &CommandId, said: Inbound) -> Result<(), Problem> {
        let Inbound::Talk { text, .. } = said else {
            return Err(Problem::new(Why::House, "you watch: take a free seat to play"));
        };
        let name = self.guests.get(guest).and_then(|guest| guest.name.clone());
        let name = name.ok_or_else(|| Problem::new(Why::House, "say hello with a name, to be heard"))?;
        self.talk(guest, id, Speaker::Spectator(name), &text).await
    }

    /// Somebody who sits at a seat says something.
    async fn commanded(
        &mut self,
        guest: u64,
        seat: Seat,
        id: &CommandId,
        said: Inbound,
    ) -> Result<(), Problem> {
        if self.desk.is_done(seat, id.as_str()) {
            self.guests.send(guest, &Outbound::Done { id: id.to_string(), last: self.desk.last() });
            return Ok(());
        }
        let (before, now) = (self.desk.last(), self.time());
        let done = match said {
            Inbound::Choose { word, .. } => self.desk.choose(seat, &word, now),
            Inbound::Shortcut { word, .. } => {
                self.desk.shortcut(seat, &word, now, &mut Rng::seeded(ids::seed()))
            }
            Inbound::TakeBack { .. } => self.desk.take_back(seat, now),
            Inbound::Resign { .. } => self.desk.resign(seat, now),
            Inbound::Leave { .. } => self.desk.leave(seat, now),
            Inbound::OpenDice { bytes, .. } => self.desk.open_dice(seat, &bytes, now),
            Inbound::Fill { bot, .. } => self.desk.fill(seat, &bot, now),
            Inbound::Mute { who, muted, .. } => self.desk.mute(seat, who, muted, now),
            Inbound::Talk { text, .. } => {
                return self.talk(guest, id, Speaker::Seat(number(seat)), &text).await;
            }
            Inbound::Odds { id } => {
                self.tell_odds(guest, seat, id);
                return Ok(());
            }
            Inbound::Hint { id } => return self.ask_judge(guest, seat, id),
            Inbound::Hello { .. } | Inbound::Ping => return Ok(()),
        };
        match done {
            Ok(draft) => self.obeyed(guest, seat, id, draft).await,
            Err(problem) => {
                // What was begun and then refused is forgotten.
                if self.desk.last() != before {
                    self.take_up_again().await;
                }
                Err(problem)
            }
        }
    }

    async fn obeyed(&mut self, guest: u64, seat: Seat, id: &CommandId, draft: Draft) -> Result<(), Problem> {
        self.keep(draft.commanded(seat, id), Some((guest, id.as_str()))).await?;
        self.desk.commands.insert((seat, id.to_string()));
        Ok(())
    }

    fn tell_odds(&mut self, guest: u64, seat: Seat, id: String) {
        let reports = self.desk.game.odds_here(seat).into_iter().map(Report::from).collect();
        self.guests.send(guest, &Outbound::Odds { id, reports });
    }

    fn ask_judge(&mut self, guest: u64, seat: Seat, id: String) -> Result<(), Problem> {
        if !self.desk.settings.hints {
            return Err(Problem::new(Why::House, "this table has no hints: open one that allows them"));
        }
        if self.desk.stage() != Stage::Playing {
            return Err(Problem::new(Why::Rules, "nobody plays now: ask at your own choice"));
        }
        let thought = self.desk.game.advise(seat);
        let (own, thinkers) = (self.own.clone(), Arc::clone(&self.house.thinkers));
        tokio::spawn(async move {
            let mut rng = Rng::seeded(ids::seed());
            let advice = think(&thinkers, move || thought(&mut rng)).await;
            let opinions = match advice {
                Some(Ok(opinions)) => Ok(opinions.into_iter().map(Opinion::from).collect()),
                Some(Err(unclear)) => Err(unclear.to_string()),
                None => Err("the judge could not say anything: play on as you like".into()),
            };
            if let Some(own) = own.upgrade() {
                drop(own.send(Mail::Advice(guest, id, opinions)).await);
            }
        });
        Ok(())
    }

    fn advised(&mut self, guest: u64, id: String, opinions: Result<Vec<Opinion>, String>) {
        match opinions {
            Ok(opinions) => self.guests.send(guest, &Outbound::Hint { id, opinions }),
            Err(text) => self.refuse(guest, Some(&id), Problem::new(Why::Rules, text)),
        }
    }
}

fn read_seat(number: u8) -> Result<Seat, Problem> {
    let seat = SeatNumber::new(number).filter(|number| number.get() <= 8);
    let seat = seat.map(|number| Seat::at(usize::from(number.get()) - 1));
    seat.ok_or_else(|| Problem::new(Why::Word, format!("{number} is not a seat: expected 1 to 8")))
}

fn answer<T>(reply: Reply<T>, answer: Result<T, Problem>) {
    // Whoever asked may have gone.
    drop(reply.send(answer));
}
