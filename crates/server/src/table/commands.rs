//! What is done with each letter.

use super::keeper::Keeper;
use super::mail::{Again, Blank, Encore, Hello, Line, Mail, Reply};
use super::sayings::Talker;
use super::sitter::{Sitter, number, shown};
use crate::ids::Token;
use crate::protocol::{Inbound, Outbound, Problem, Seated, Sit, Stage, VERSION, Visibility, Why};
use luckhouse_engine::{Seat, Viewer};
use luckhouse_store::{CommandId, SeatNumber, Speaker, TableId};
use tokio::time::Instant;

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
            Mail::Proof(token, reply) => {
                let viewer = self.viewer(token.as_deref(), false);
                let log = self.finished(token.as_deref());
                answer(reply, viewer.and_then(|viewer| Ok((log?, viewer))));
            }
            Mail::Rematch(token, reply) => answer(reply, self.encore(&token)),
            Mail::PlayOn(next, reply) => answer(reply, self.play_on_at(next).await),
            Mail::Thought(thought) => self.thought(thought).await,
            Mail::Answer(seat, guest, answer) => self.answered(seat, guest, &answer),
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
        // A name that cannot be lets nobody be heard; they can still watch.
        let name = match &hello.name {
            Some(name) => self.free_name(name),
            None => Err(Problem::new(Why::House, "say hello with a name, to be heard")),
        };
        if let Viewer::Seat(seat) = viewer {
            self.arrived(seat).await;
        }
        let line = {
            let waiting = self.house.config.limits.waiting;
            self.guests.enter(viewer, name, hello.visitor, hello.pictures, waiting)
        };
        self.welcome(line.number);
        self.guests.catch_up(line.number, &self.desk, hello.last, self.shown_deadline());
        self.send_step(line.number, viewer);
        self.ask_for_links().await;
        self.send_talk(line.number, hello.talk);
        self.people_soon();
        Ok(line)
    }

    /// Somebody of this seat is here: a bot that played for them stands up.
    async fn arrived(&mut self, seat: Seat) {
        if !self.desk.all_seats().any(|seat| self.guests.has(seat)) {
            self.company = Instant::now();
        }
        if let Some(draft) = self.desk.come_back(seat, self.time()) {
            self.keep_quietly(draft).await;
        }
    }

    pub(super) fn gone(&mut self, guest: u64) {
        if let Some(Viewer::Seat(seat)) = self.guests.leave(guest) {
            self.away[seat.index()] = Instant::now();
        }
        self.questions.leave(guest);
        self.quiet = Instant::now();
        self.people_soon();
    }

    async fn sit(&mut self, sit: Sit) -> Result<Seated, Problem> {
        let seat = self.seat_for_newcomer(sit.seat.map(read_seat).transpose()?)?;
        self.one_more_coming()?;
        let name = self.free_name(&sit.name)?;
        let token = Token::new();
        let sitter = Sitter::person(name, token.hash(), sit.seals);
        let (seat, draft) = self.desk.sit(seat, sitter, self.time())?;
        self.away[seat.index()] = Instant::now();
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
        let Again { seat, name, token, seals } = again;
        let kept = self.desk.sitter(seat).and_then(|sitter| sitter.token);
        if !kept.is_some_and(|kept| token.opens(&kept)) {
            let sitter = Sitter::person(name, token.hash(), seals);
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
            settings: super::Settings {
                rematch: None,
                previous: self.desk.fair().and_then(super::FairTable::list_hash).map(|hash| hash.to_string()),
                left: None,
                kept_for: self.seats_to_keep(),
                ..self.desk.settings.clone()
            },
            bots: self.desk.all_seats().map(bot).collect(),
        };
        let next = self.desk.settings.rematch.as_ref().and_then(|next| next.parse().ok());
        let asker = Again { seat, name: sitter.name.clone(), token, seals: false };
        Ok(Encore { asker, table, next })
    }

    async fn play_on_at(&mut self, next: TableId) -> Result<TableId, Problem> {
        if let Some(known) = self.desk.settings.rematch.as_ref().and_then(|known| known.parse().ok()) {
            return Ok(known);
        }
        let draft = self.desk.set_rematch(&next, self.time());
        self.keep(draft, None).await?;
        // Everybody hears where it goes on.
        self.welcome_all();
        Ok(next)
    }

    /// The table is another from now on.
    fn welcome_all(&mut self) {
        for guest in self.guests.numbers() {
            self.welcome(guest);
        }
    }

    /// Tell somebody where they are, and who they are there.
    fn welcome(&mut self, guest: u64) {
        let Some(viewer) = self.guests.get(guest).map(|guest| guest.viewer) else { return };
        let table = self.info(viewer);
        let seat = if let Viewer::Seat(seat) = viewer { Some(shown(seat)) } else { None };
        self.guests.send(guest, &Outbound::Welcome { version: VERSION, table, seat });
    }

    async fn said(&mut self, guest: u64, said: Inbound) {
        let Some(viewer) = self.guests.get(guest).map(|known| known.viewer) else { return };
        let id = match said.id().map(CommandId::new) {
            Some(Ok(id)) => id,
            Some(Err(wrong)) => return self.refuse(guest, None, super::wrong_word(wrong)),
            None if said == Inbound::Ping => return self.guests.send(guest, &Outbound::Pong),
            None if matches!(said, Inbound::Link { .. }) => return self.linked(guest, viewer, said).await,
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

    /// A seat gives the link that a round asks for.
    async fn linked(&mut self, guest: u64, viewer: Viewer, said: Inbound) {
        let (Viewer::Seat(seat), Inbound::Link { round, link }) = (viewer, said) else { return };
        match self.desk.link(seat, round, &link, self.time()) {
            Ok(Some(draft)) => self.keep_quietly(draft).await,
            Ok(None) => {}
            Err(problem) => self.refuse(guest, None, problem),
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
        self.talk_from_aside(guest, id, &text).await
    }

    /// Somebody who sits at a seat says something.
    async fn commanded(
        &mut self,
        guest: u64,
        seat: Seat,
        id: &CommandId,
        said: Inbound,
    ) -> Result<(), Problem> {
        if self.desk.is_done(seat, id) {
            self.guests.send(guest, &Outbound::Done { id: id.to_string(), last: self.desk.last() });
            return Ok(());
        }
        let (before, now, bound) = (self.desk.last(), self.time(), self.desk.bound(seat, id));
        let settings = matches!(said, Inbound::WatchersTalk { .. });
        let done = match said {
            Inbound::Choose { word, salt, .. } => self.desk.choose(seat, &word, salt.as_deref(), now),
            Inbound::Commit { commit, .. } => self.desk.commit(seat, &commit, now),
            Inbound::Shortcut { word, luck, .. } => self.desk.shortcut(seat, &word, luck.as_deref(), now),
            Inbound::TakeBack { .. } => self.desk.take_back(seat, now),
            Inbound::Resign { .. } => self.desk.resign(seat, now),
            Inbound::Leave { .. } => self.one_more_coming().and_then(|()| self.desk.leave(seat, now)),
            Inbound::Seal { start, seal, anchor, .. } => {
                self.desk.seal(seat, start, &seal, anchor.as_deref(), now)
            }
            Inbound::OpenDice { start, list, bytes, .. } => {
                self.desk.open_dice(seat, start, &list, &bytes, now)
            }
            Inbound::Anchor { chain, anchor, .. } => self.desk.anchor(seat, chain, &anchor, now),
            Inbound::Fill { bot, .. } => self.desk.fill(seat, &bot, now),
            Inbound::Mute { who, muted, .. } => self.desk.mute(seat, who, muted, now),
            Inbound::WatchersTalk { on, .. } => self.desk.let_watchers_talk(seat, on, now),
            Inbound::Talk { text, .. } => {
                let (speaker, talker) = (Speaker::Seat(number(seat)), Talker::Seat(seat));
                return self.talk(guest, (id, &bound), (speaker, talker), &text).await;
            }
            Inbound::Odds { id } => return self.ask_odds(guest, seat, id),
            Inbound::Hint { id } => return self.ask_judge(guest, seat, id),
            Inbound::Hello { .. } | Inbound::Link { .. } | Inbound::Ping => return Ok(()),
        };
        match done {
            Ok(draft) => {
                self.keep(draft.commanded(seat, &bound), Some((guest, id.as_str()))).await?;
                self.desk.commands.insert((seat, bound.to_string()));
                self.unseat(seat);
                if settings {
                    self.welcome_all();
                }
                Ok(())
            }
            Err(problem) => {
                // What was begun and then refused is forgotten.
                if self.desk.last() != before {
                    self.take_up_again().await;
                }
                Err(problem)
            }
        }
    }

    /// Whoever has left a free seat sees no more than others do, whoever sits there next.
    fn unseat(&mut self, seat: Seat) {
        if self.desk.sitter(seat).is_none() {
            let watch = self.desk.visibility != Visibility::Private;
            self.guests.unseat(seat, watch);
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
