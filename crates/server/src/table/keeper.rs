//! The task of one table: it takes one letter after the other, and saves what was done before anybody hears of it.

use super::clock::later;
use super::desk::Desk;
use super::draft::Draft;
use super::guests::Guests;
use super::mail::{Mail, Thought};
use super::questions::Questions;
use super::seating::STAND_IN;
use super::telling::Attendance;
use crate::House;
use crate::ids::{self, short};
use crate::protocol::{Outbound, Problem, Why};
use crate::thinking::{self, Unanswered};
use luckhouse_engine::{Rng, Seat, Viewer};
use luckhouse_shelf::{BotSpec, find};
use luckhouse_store::{Done, Millis, StoreError};
use std::future::pending;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, sleep_until};

/// Who comes and goes is told at most so often.
const PEOPLE_EVERY: Duration = Duration::from_millis(100);

/// One more in a gauge, however its task ends.
struct Counted(metrics::Gauge);

impl Counted {
    fn new(gauge: metrics::Gauge) -> Counted {
        gauge.increment(1);
        Counted(gauge)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.decrement(1);
    }
}

/// The task of one table.
pub(crate) struct Keeper {
    pub(super) house: Arc<House>,
    pub(super) desk: Desk,
    pub(super) guests: Guests,
    mail: mpsc::Receiver<Mail>,
    pub(super) own: mpsc::WeakSender<Mail>,
    /// Since when each seat has nobody connected; it does not matter while it has.
    pub(super) away: Vec<Millis>,
    /// Since when anybody of a seat is connected without a break.
    pub(super) company: Millis,
    /// When the table was taken up.
    pub(super) woken: Millis,
    /// Since when nothing has happened.
    pub(super) quiet: Millis,
    pub(super) questions: Questions,
    /// The seat that a bot thinks for.
    pub(super) thinking: Option<Seat>,
    /// A bot said something that cannot be: it is not asked again before something else happens.
    pub(super) stuck: bool,
    /// When to tell who is here.
    pub(super) people_due: Option<Millis>,
}

impl Keeper {
    /// A table as it was left, and the way to it.
    pub(crate) fn new(house: Arc<House>, desk: Desk) -> (Keeper, mpsc::Sender<Mail>) {
        let (sender, mail) = mpsc::channel(256);
        let now = (house.config.clock)();
        let own = sender.downgrade();
        let away = desk.all_seats().map(|_| now).collect();
        let (guests, questions) = (Guests::default(), Questions::default());
        let (thinking, people_due, stuck) = (None, None, false);
        let (company, woken, quiet) = (now, now, now);
        let keeper = Keeper {
            house,
            desk,
            guests,
            mail,
            own,
            away,
            company,
            woken,
            quiet,
            questions,
            thinking,
            stuck,
            people_due,
        };
        (keeper, sender)
    }

    /// Until the house closes, or nobody needs the table any more.
    pub(crate) async fn run(mut self) {
        let _awake = Counted::new(metrics::gauge!("luckhouse_tables_awake"));
        loop {
            self.let_bots_think();
            self.time_round();
            let pause = self.pause();
            tokio::select! {
                mail = self.mail.recv() => match mail {
                    Some(Mail::Stop(done)) => {
                        self.guests.close(&Problem::new(Why::Closing, "the house closes: come back a little later"));
                        drop(done);
                        break;
                    }
                    Some(mail) => {
                        self.desk.here = self.guests.seats();
                        self.open(mail).await;
                    }
                    None => break,
                },
                () = wait(pause) => {
                    if self.tick().await && self.house.put_away(&self.desk.id, &self.mail) {
                        break;
                    }
                }
            }
        }
    }

    /// What time it is.
    pub(super) fn time(&self) -> Millis {
        (self.house.config.clock)()
    }

    /// Save what was done, then tell whoever commanded it, then everybody.
    ///
    /// # Errors
    /// If it could not be saved: then the table is as it was before.
    pub(super) async fn keep(&mut self, draft: Draft, commander: Option<(u64, &str)>) -> Result<(), Problem> {
        let (from, ends, table) = (self.desk.last() - draft.lines(), draft.ends(), draft.changes_table());
        let signs = draft.signs();
        if !draft.is_empty() {
            let saved = self.house.save(draft.change(&self.desk.id)).await;
            let saved = saved.map_err(|why| self.not_saved(&why))?;
            if let Done::Repeated { .. } = saved {
                // It was saved before, though nobody knew: the table is as it was then.
                self.take_up_again();
            }
        }
        self.quiet = self.time();
        self.stuck = false;
        if let Some((guest, id)) = commander {
            self.guests.send(guest, &Outbound::Done { id: id.into(), last: self.desk.last() });
        }
        if self.desk.last() > from {
            let deadline = self.deadline().map(|at| at.0);
            self.guests.tell(&self.desk, from, ends, deadline);
        }
        if signs {
            for guest in self.guests.numbers() {
                let viewer = self.guests.get(guest).map(|guest| guest.viewer);
                viewer.into_iter().for_each(|viewer| self.send_step(guest, viewer));
            }
        }
        if table {
            self.people_soon();
        }
        if ends {
            self.house.table_ended();
        }
        Ok(())
    }

    /// Tell a seat what it has seen, signed.
    pub(super) fn send_step(&mut self, guest: u64, viewer: Viewer) {
        let Viewer::Seat(seat) = viewer else { return };
        let Some(step) = self.desk.fair().and_then(|fair| fair.step(seat)) else { return };
        let (lines, seen) = (step.lines as u32, step.seen.to_string());
        self.guests.send(guest, &Outbound::Step { lines, seen, signature: step.signature.to_string() });
    }

    /// Somebody has come: the dice may have waited for them.
    pub(super) async fn ask_for_links(&mut self) {
        self.desk.here = self.guests.seats();
        if let Some(draft) = self.desk.ask_again_for_links(self.time()) {
            self.keep_quietly(draft).await;
        }
    }

    /// The same, where nobody waits for an answer.
    pub(super) async fn keep_quietly(&mut self, draft: Draft) {
        if let Err(problem) = self.keep(draft, None).await {
            tracing::error!(table = short(&self.desk.id), %problem, "not saved");
            // The disk may need a moment.
            sleep(Duration::from_secs(1)).await;
        }
    }

    /// Forget what could not be saved.
    pub(super) fn not_saved(&mut self, why: &StoreError) -> Problem {
        tracing::error!(table = short(&self.desk.id), %why, "not saved");
        self.take_up_again();
        Problem::new(Why::NotSaved, format!("nothing was changed: {why}"))
    }

    /// The table as it is kept. If even that cannot be read, everybody has to come back later.
    pub(super) fn take_up_again(&mut self) {
        match Desk::load(&*self.house.store, &self.desk.id, &self.house.config) {
            Ok(desk) => self.desk = Desk { here: self.desk.here, ..desk },
            Err(why) => {
                tracing::error!(table = short(&self.desk.id), %why, "not read");
                self.guests.close(&Problem::new(Why::NotSaved, format!("{why}; come back a little later")));
                self.mail.close();
            }
        }
    }

    /// Tell who is here, soon.
    pub(super) fn people_soon(&mut self) {
        self.people_due.get_or_insert(later((self.house.config.clock)(), PEOPLE_EVERY));
    }

    pub(super) fn tell_people(&mut self) {
        self.people_due = None;
        let people = self.desk.presence(&self.attendance());
        self.guests.broadcast(&Outbound::People(people));
    }

    pub(super) fn attendance(&self) -> Attendance {
        Attendance {
            here: self.desk.all_seats().map(|seat| self.guests.has(seat)).collect(),
            bot_at: self.desk.all_seats().map(|seat| self.bot_at(seat).map(|at| at.0)).collect(),
            watchers: self.guests.watchers() as u32,
        }
    }

    /// The seat that a bot is to choose for, which bot, and whether because a person's time is up.
    pub(super) fn bot_to_move(&self) -> Option<(Seat, String, bool)> {
        let bot = |seat: Seat| Some((seat, self.desk.sitter(seat)?.bot.as_ref()?.to_string(), false));
        let late = || Some((self.late().first()?, STAND_IN.to_string(), true));
        self.desk.choosing().iter().find_map(bot).or_else(late)
    }

    fn let_bots_think(&mut self) {
        if self.thinking.is_some() || self.stuck {
            return;
        }
        let Some((seat, bot, late)) = self.bot_to_move() else { return };
        let known = find(self.desk.game.about().name).and_then(|game| BotSpec::read(&bot, game));
        let bot = known.unwrap_or(BotSpec::RANDOM);
        let (Ok(first), Ok(second)) =
            (self.desk.game.ponder(seat, bot), self.desk.game.ponder(seat, BotSpec::RANDOM))
        else {
            return;
        };
        self.thinking = Some(seat);
        let (moment, own, house) = (self.desk.moment(), self.own.clone(), Arc::clone(&self.house));
        tokio::spawn(async move {
            let ready = Instant::now() + house.config.bot_pace;
            let mut rng = Rng::seeded(ids::seed());
            let mut again = rng.clone();
            let time = house.config.thinking.bot_time;
            let word = match house.thinking.bots.ask(time, move || first(&mut rng)).await {
                Ok(word) => Some(word),
                // A bot that fails must not stop a table.
                Err(Unanswered::Failed) => Some(second(&mut again)),
                Err(Unanswered::Busy) => {
                    sleep(thinking::AGAIN).await;
                    None
                }
            };
            sleep_until(ready).await;
            if let Some(own) = own.upgrade() {
                drop(own.send(Mail::Thought(Thought { seat, moment, word, late })).await);
            }
        });
    }

    /// A bot has thought. If something else has happened since, it is asked again.
    pub(super) async fn thought(&mut self, thought: Thought) {
        self.thinking = None;
        let Thought { seat, moment, word, late } = thought;
        let Some(word) = word else { return };
        let bot = self.desk.sitter(seat).is_some_and(|sitter| sitter.bot.is_some());
        let wanted =
            if late { self.late().contains(seat) } else { bot && self.desk.choosing().contains(seat) };
        if moment != self.desk.moment() || !wanted {
            return;
        }
        let now = self.time();
        let done = match late {
            true => self.desk.choose_late(seat, &word, now),
            false => self.desk.choose(seat, &word, None, now),
        };
        match done {
            Ok(draft) => self.keep_quietly(draft).await,
            Err(problem) => {
                tracing::error!(table = short(&self.desk.id), %problem, "a bot said what cannot be");
                self.take_up_again();
                self.stuck = true;
            }
        }
    }
}

async fn wait(pause: Option<Duration>) {
    match pause {
        Some(pause) => sleep(pause).await,
        None => pending().await,
    }
}
