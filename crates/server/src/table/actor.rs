//! The task of one table: it takes one message after the other, and saves what was done before anybody hears of it.

use super::absent::Absent;
use super::clock::TurnClock;
use super::message::{TableHandle, TableMessage, Thought};
use super::pending::{ChangeSet, PendingChange};
use super::questions::Questions;
use super::sayings::{Sayings, comings};
use super::seating::STAND_IN;
use super::state::TableState;
use super::subscribers::Subscribers;
use super::telling::Attendance;
use super::waiting::Commander;
use crate::House;
use crate::bucket::Bucket;
use crate::days_off::AllVacations;
use crate::house::is_elsewhere;
use crate::http::Address;
use crate::ids::{self, short};
use crate::protocol::{Outbound, Problem, Why, because};
use crate::thinking::{self, Unanswered};
use luckhouse_engine::{Rng, Seat, Viewer};
use luckhouse_shelf::{BotSpec, find};
use luckhouse_store::{Done, Millis, StoreError};
use std::collections::{HashMap, VecDeque};
use std::fmt::Display;
use std::future::pending;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, watch};
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
pub(crate) struct TableActor {
    pub(super) house: Arc<House>,
    pub(super) state: TableState,
    pub(super) subscribers: Subscribers,
    pub(super) inbox: mpsc::Receiver<Box<TableMessage>>,
    /// Messages that came while the table waited for the disk.
    pub(super) later: VecDeque<Box<TableMessage>>,
    /// Resignations that came while dice were being rolled: they count when the dice lie.
    pub(super) resigning: VecDeque<Box<TableMessage>>,
    /// Nobody can come any more: whoever has not is missed.
    pub(super) called_off: bool,
    /// The table has gone, or the disk knows it better.
    pub(super) lost: bool,
    /// Is it written down that nobody needs to wake it?
    pub(super) rests: bool,
    /// When the house last heard how the table stands.
    pub(super) seen_at: Instant,
    pub(super) own: mpsc::WeakSender<Box<TableMessage>>,
    /// From where those came who sat down since the table was woken.
    pub(super) addresses: HashMap<Seat, Address>,
    /// Since when each seat has nobody connected; it does not matter while it has.
    pub(super) away: Vec<Instant>,
    /// Since when anybody of a seat is connected without a break.
    pub(super) company: Instant,
    /// When the table was taken up.
    pub(super) woken: Instant,
    /// The same by the wall's clock.
    pub(super) woken_at: Millis,
    /// The time for the choice that is waited for.
    pub(super) turn: TurnClock,
    /// Hears when somebody plans a vacation.
    vacations: watch::Receiver<AllVacations>,
    /// Since when nothing has happened.
    pub(super) quiet: Instant,
    /// How often people may still come and go.
    pub(super) comings: Bucket,
    /// How much everybody may still say.
    pub(super) sayings: Sayings,
    pub(super) questions: Questions,
    /// Who is to be told elsewhere that it is their turn.
    pub(super) absent: Absent,
    /// The seat that a bot thinks for.
    pub(super) thinking: Option<Seat>,
    /// A bot said something that cannot be: it is not asked again before something else happens.
    pub(super) stuck: bool,
    /// When to tell who is here.
    pub(super) people_due: Option<Instant>,
}

/// What a table does next.
enum Next {
    Message(Box<TableMessage>),
    /// Something is due.
    Time,
    /// Somebody has planned a vacation.
    Vacations,
    /// Nobody can write to it any more.
    Nobody,
}

impl TableActor {
    /// A table as it was left, and the way to it.
    pub(crate) fn new(house: Arc<House>, state: TableState) -> (Box<TableActor>, TableHandle) {
        let (sender, inbox) = mpsc::channel(256);
        let (now, woken_at) = (Instant::now(), (house.config.clock)());
        let turn = TurnClock::taken_up(&state, house.config.grace);
        let own = sender.downgrade();
        let away = state.all_seats().map(|_| now).collect();
        let (subscribers, questions) = (Subscribers::default(), Questions::default());
        let (thinking, people_due, stuck) = (None, None, false);
        let (company, woken, quiet) = (now, now, now);
        let (later, lost, called_off) = (VecDeque::new(), false, false);
        let (rests, vacations) = (state.rests, house.vacations.changes());
        let actor = Box::new(TableActor {
            rests,
            house,
            state,
            subscribers,
            inbox,
            later,
            resigning: VecDeque::new(),
            called_off,
            lost,
            seen_at: Instant::now(),
            own,
            addresses: HashMap::new(),
            away,
            company,
            woken,
            woken_at,
            turn,
            vacations,
            comings: comings(),
            sayings: Sayings::default(),
            quiet,
            questions,
            absent: Absent::default(),
            thinking,
            stuck,
            people_due,
        });
        (actor, sender)
    }

    /// Until the house closes, or nobody needs the table any more. A table waits for most of its life, and should be small
    /// then: what is done between two waits is in boxes that are thrown away.
    pub(crate) async fn run(mut self: Box<Self>) {
        let _awake = Counted::new(metrics::gauge!("luckhouse_tables_awake"));
        self.wait_for_the_absent();
        Box::pin(self.begin_among_bots()).await;
        self.follow_vacations();
        while !self.lost {
            if self.state.planned().is_some() {
                Box::pin(self.choose_what_was_planned()).await;
            }
            self.let_bots_think();
            if self.thinking.is_none() {
                self.state.game.forget_thoughts();
            }
            self.time_round();
            let next = self.next_message().await;
            if Box::pin(self.go_on(next)).await {
                break;
            }
        }
    }

    /// Do what is next. Does the task end with it?
    async fn go_on(&mut self, next: Next) -> bool {
        let message = match next {
            Next::Message(message) => *message,
            Next::Vacations => {
                self.follow_vacations();
                return false;
            }
            Next::Time => return self.tick().await && self.goes_to_rest().await,
            Next::Nobody => return true,
        };
        let TableMessage::Stop { ours, done } = message else {
            self.state.here = self.subscribers.seats();
            self.open(message).await;
            return false;
        };
        if ours {
            self.keep_time().await;
            self.lie_down().await;
        }
        self.subscribers.close(&Problem::new(Why::Closing, because("house-closes")));
        drop(done);
        true
    }

    /// Nobody needs the table: it goes, unless somebody has just written to it.
    async fn goes_to_rest(&mut self) -> bool {
        self.lie_down().await;
        self.later.is_empty() && self.house.put_away(&self.state.id, &self.inbox)
    }

    /// What is to be done next.
    async fn next_message(&mut self) -> Next {
        if !self.state.is_rolling() {
            self.later.append(&mut self.resigning);
        }
        if let Some(message) = self.later.pop_front() {
            return Next::Message(message);
        }
        let (pause, planned) = (self.pause(), self.has_vacations());
        tokio::select! {
            message = self.inbox.recv() => message.map_or(Next::Nobody, Next::Message),
            () = wait(pause) => Next::Time,
            // Those where no vacation counts need not hear of them.
            Ok(()) = self.vacations.changed(), if planned => Next::Vacations,
        }
    }

    /// What the wall's clock shows, for what is written down and shown. It may jump: nothing is timed by it.
    pub(super) fn time(&self) -> Millis {
        (self.house.config.clock)()
    }

    /// Save what was worked out; then it is the state, and whoever commanded it hears so, then everybody.
    ///
    /// # Errors
    /// If it could not be saved: the table is as it was before.
    pub(super) async fn commit(
        &mut self,
        pending: PendingChange,
        commander: Commander<'_>,
    ) -> Result<(), Problem> {
        crate::traces::until_now("work out");
        let PendingChange { changes, next } = pending.without_fallen_plans();
        let (from, ends) = (self.state.last(), changes.ends());
        let (table, signs) = (changes.changes_table(), changes.signs());
        if !changes.is_empty() {
            self.save_changes(changes, commander).await?;
        }
        let _tell = crate::traces::Span::new("tell");
        self.state = next;
        self.quiet = Instant::now();
        self.stuck = false;
        self.turn.follow(&self.state, self.house.config.allowance);
        self.follow_turns();
        if let Some((subscriber, id)) = commander {
            self.subscribers.send(subscriber, &Outbound::Done { id: id.into(), last: self.state.last() });
        }
        // Who sits where is told before what they do: the people of a log are those that a client knows of.
        if table {
            self.tell_people();
        }
        if self.state.last() > from {
            let deadline = self.shown_deadline();
            self.subscribers.tell(&self.state, from, ends, deadline);
        }
        if signs {
            self.send_steps();
        }
        if table {
            self.follow_vacations();
        }
        self.seen(table);
        if ends {
            self.house.table_ended(&self.state.id);
            self.call_everybody_off();
            self.tell_tournament();
        }
        Ok(())
    }

    async fn save_changes(&mut self, changes: ChangeSet, commander: Commander<'_>) -> Result<(), Problem> {
        match self.save(changes.change(&self.state.id), commander).await {
            // It was saved before, though nobody knew.
            Ok(Done::Repeated { .. }) => {
                Err(self.step_down("a command was saved that this table had not heard of"))
            }
            Ok(_) => Ok(()),
            Err(why) => Err(self.not_saved(&why)),
        }
    }

    /// Tell every seat what it has seen, signed.
    fn send_steps(&mut self) {
        for subscriber in self.subscribers.numbers() {
            let viewer = self.subscribers.get(subscriber).map(|subscriber| subscriber.viewer);
            viewer.into_iter().for_each(|viewer| self.send_step(subscriber, viewer));
        }
    }

    /// Tell a seat what it has seen, signed.
    pub(super) fn send_step(&mut self, subscriber: u64, viewer: Viewer) {
        let Viewer::Seat(seat) = viewer else { return };
        let Some(step) = self.state.fair().and_then(|fair| fair.step(seat)) else { return };
        let (lines, seen) = (step.lines as u32, step.seen.to_string());
        self.subscribers
            .send(subscriber, &Outbound::Step { lines, seen, signature: step.signature.to_string() });
    }

    /// Somebody has come: the dice may have waited for them.
    pub(super) async fn ask_for_links(&mut self) {
        self.state.here = self.subscribers.seats();
        if let Some(pending) = self.state.ask_again_for_links(self.time()) {
            self.commit_quietly(pending).await;
        }
    }

    /// The same, where nobody waits for an answer.
    pub(super) async fn commit_quietly(&mut self, pending: PendingChange) {
        if let Err(problem) = self.commit(pending, None).await {
            tracing::error!(table = short(&self.state.id), %problem, "not saved");
            // The disk may need a moment.
            sleep(Duration::from_secs(1)).await;
        }
    }

    /// What could not be saved has not happened. If the disk has another table than this one, it is right.
    fn not_saved(&mut self, why: &StoreError) -> Problem {
        let table = short(&self.state.id);
        if is_elsewhere(why) {
            // Nobody needs to know more than that they should come back.
            tracing::warn!(table, "another node has this table");
            return self.let_go(Problem::new(Why::NotSaved, because("table-away")));
        }
        tracing::error!(table, %why, "not saved");
        match why.is_about_the_disk() {
            true => Problem::new(Why::NotSaved, because("not-saved").with("why", why.to_string())),
            false => self.step_down(why),
        }
    }

    /// The disk knows this table better: the task ends, and whoever comes wakes the table as it is kept.
    fn step_down(&mut self, why: impl Display) -> Problem {
        tracing::error!(table = short(&self.state.id), %why, "the table is woken anew");
        self.let_go(Problem::new(Why::NotSaved, format!("{why}; come back a little later")))
    }

    /// The task ends, and says why.
    fn let_go(&mut self, problem: Problem) -> Problem {
        self.subscribers.close(&problem);
        self.house.gone(&self.state.id);
        self.lost = true;
        problem
    }

    /// Tell who is here, soon.
    pub(super) fn people_soon(&mut self) {
        self.people_due.get_or_insert(Instant::now() + PEOPLE_EVERY);
    }

    pub(super) fn tell_people(&mut self) {
        self.people_due = None;
        let people = self.state.presence(&self.attendance());
        self.subscribers.broadcast(&Outbound::People(people));
    }

    pub(super) fn attendance(&self) -> Attendance {
        Attendance {
            here: self.state.all_seats().map(|seat| self.subscribers.has(seat)).collect(),
            bot_at: self
                .state
                .all_seats()
                .map(|seat| self.bot_at(seat).map(|at| self.shown_time(at)))
                .collect(),
            kept_for: self.state.all_seats().map(|seat| self.kept_for(seat).map(String::from)).collect(),
            vacation: self.state.all_seats().map(|seat| Some(self.vacation(seat)?.0)).collect(),
            watchers: self.subscribers.watchers() as u32,
        }
    }

    /// The seat that a bot is to choose for, which bot, and whether because a person's time is up.
    pub(super) fn bot_to_move(&self) -> Option<(Seat, String, bool)> {
        let bot = |seat: Seat| Some((seat, self.state.occupant(seat)?.bot.as_ref()?.to_string(), false));
        let late = || Some((self.late().first()?, STAND_IN.to_string(), true));
        self.state.choosing().iter().find_map(bot).or_else(late)
    }

    fn let_bots_think(&mut self) {
        if self.thinking.is_some() || self.stuck {
            return;
        }
        let Some((seat, bot, late)) = self.bot_to_move() else { return };
        let known = find(self.state.game.about().name).and_then(|game| BotSpec::read(&bot, game));
        let bot = known.unwrap_or(BotSpec::RANDOM);
        let (Ok(first), Ok(second)) =
            (self.state.game.ponder(seat, bot), self.state.game.ponder(seat, BotSpec::RANDOM))
        else {
            return;
        };
        self.thinking = Some(seat);
        let (moment, own, house) = (self.state.moment(), self.own.clone(), Arc::clone(&self.house));
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
                drop(own.send(Box::new(TableMessage::Thought(Thought { seat, moment, word, late }))).await);
            }
        });
    }

    /// A bot has thought. If something else has happened since, it is asked again.
    pub(super) async fn thought(&mut self, thought: Thought) {
        self.thinking = None;
        let Thought { seat, moment, word, late } = thought;
        let Some(word) = word else { return };
        let bot = self.state.occupant(seat).is_some_and(|occupant| occupant.bot.is_some());
        let wanted =
            if late { self.late().contains(seat) } else { bot && self.state.choosing().contains(seat) };
        if moment != self.state.moment() || !wanted {
            return;
        }
        let now = self.time();
        let done = match late {
            true => self.state.choose_late(seat, &word, now),
            false => self.state.choose(seat, &word, None, now),
        };
        match done {
            Ok(pending) => {
                self.commit_quietly(pending).await;
                if late {
                    self.was_late(seat);
                }
            }
            Err(problem) => {
                tracing::error!(table = short(&self.state.id), %problem, "a bot said what cannot be");
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
