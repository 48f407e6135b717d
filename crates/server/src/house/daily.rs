//! The journey of the day: the same dice for everybody, sealed the day before and opened the day after.
//!
//! A day's secret follows from the house's key, so that nothing has to be kept for it. The try that counts has a table and a token that follow
//! from the player and the day: whoever asks again, on whatever device, comes to the same one.

use super::{House, day, own};
use crate::ids::{self, Token};
use crate::members::Session;
use crate::protocol::{Daily, PlayDaily, Problem, Seated, Visibility, Why, because};
use crate::table::{Occupant, OfDay, Settings, readable_name, wrong_word};
use luckhouse_engine::fair::hash::hash;
use luckhouse_engine::fair::{DailyDice, Day};
use luckhouse_engine::{Seat, Viewer};
use luckhouse_shelf::daily::{self, Journey};
use luckhouse_shelf::{AnyTable, BotSpec};
use luckhouse_store::{
    self as store, Change, DiceSecret, MemberId, Name, NewTable, PlainLog, Status, StoreError, Table, TableId,
};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// What somebody is called who says no name.
const NAMELESS: &str = "Guest";
/// So long an answer waits for what best play makes of a day; whoever asks later hears it.
const PATIENCE: Duration = Duration::from_secs(2);

impl House {
    /// The day that it is. A clock that is set back opens no day again whose secret may be known.
    pub(crate) fn today(&self) -> Day {
        let now = Day::at((self.config.clock)().0);
        let mut latest = own(&self.latest_day);
        *latest = (*latest).max(now);
        *latest
    }

    /// The dice of a day, also of one to come.
    pub(super) fn dice_of(&self, day: Day) -> DailyDice {
        DailyDice::new(day, self.config.house_key.secret(&format!("daily {day}")))
    }

    /// What is to be known of a day.
    ///
    /// # Errors
    /// If it has not come yet.
    pub(crate) async fn daily(
        self: &Arc<Self>,
        day: Day,
        asker: Option<&Session>,
        entries: usize,
    ) -> Result<Daily, Problem> {
        let today = self.come(day)?;
        let (asker, over) = (asker.map(|session| session.member.clone()), day < today);
        let table = asker.as_ref().map(|member| self.counting(day, member).0);
        let house = Arc::clone(self);
        let read = move |store: &dyn store::Store| {
            day::read((store, &house.leaders), (day, over), asker.as_ref(), table, entries)
        };
        let found = self.read(read).await?;
        let (dice, best) = (self.dice_of(day), if over { self.best_of(day).await } else { None });
        Ok(Daily {
            day: day.to_string(),
            today: today.to_string(),
            ends: day.ends(),
            now: (self.config.clock)().0,
            seal: dice.seal().to_string(),
            secret: over.then(|| dice.opened().to_string()),
            next_seal: self.dice_of(day.next()).seal().to_string(),
            game: daily::GAME.into(),
            players: found.players,
            entries: found.entries,
            best: best.map(day::result),
            mine: found.mine,
            puzzle: luckhouse_puzzles::of_day(day.number()).map(|puzzle| puzzle.id.to_string()),
        })
    }

    /// What day it is, if this one has come.
    fn come(&self, day: Day) -> Result<Day, Problem> {
        let today = self.today();
        let no = || Problem::new(Why::Rules, because("daily-not-yet").with("day", day.to_string()));
        if day <= today { Ok(today) } else { Err(no()) }
    }

    /// Where the try of a player counts, and what opens the seat.
    fn counting(&self, day: Day, member: &MemberId) -> (TableId, Token) {
        let secret = self.config.house_key.secret(&format!("daily {day} {member}"));
        let id = hash("daily-table", &[secret.open().as_slice()]).to_string();
        let token = hash("daily-token", &[secret.open().as_slice()]);
        (TableId::new(&id[..32]).expect("hexadecimal digits are fine"), Token::from(token))
    }

    /// A journey with the dice of a day: the one that counts, begun or gone on with, or one for practice.
    ///
    /// # Errors
    /// If the day is still to come, is over and the try would have to count, or one's own try is not over and this would be for practice.
    pub(crate) async fn play_daily(
        self: &Arc<Self>,
        day: Day,
        order: PlayDaily,
        who: Option<&Session>,
    ) -> Result<Seated, Problem> {
        let open = day < self.come(day)?;
        let member = who.map(|session| session.member.clone());
        self.may_play(member.as_ref())?;
        if order.practice && open {
            return self.practise(day, &order, member).await;
        }
        let nobody = || Problem::new(Why::NotYours, because("not-signed-in"));
        let (id, token) = self.counting(day, member.as_ref().ok_or_else(nobody)?);
        let kept = self.kept_table(&id).await?.map(|table| table.listed.status);
        match (order.practice, kept) {
            (true, Some(Status::Over { .. })) => self.practise(day, &order, member).await,
            (true, _) => Err(Problem::new(Why::Rules, because("daily-practice"))),
            (false, Some(_)) => Ok(seated(&id, &token)),
            (false, None) if open => {
                Err(Problem::new(Why::Rules, because("daily-over").with("day", day.to_string())))
            }
            (false, None) => self.set_out(day, true, (id, token), &order, member).await,
        }
    }

    async fn practise(
        self: &Arc<Self>,
        day: Day,
        order: &PlayDaily,
        member: Option<MemberId>,
    ) -> Result<Seated, Problem> {
        self.set_out(day, false, (ids::table_id(), Token::new()), order, member).await
    }

    async fn kept_table(&self, table: &TableId) -> Result<Option<Table>, Problem> {
        let table = table.clone();
        let look = move |store: &dyn store::Store| match store.load(&table) {
            Ok(table) => Ok(Some(table)),
            Err(StoreError::NoTable(_)) => Ok(None),
            Err(why) => Err(why),
        };
        self.read(look).await
    }

    /// Open the table of a journey, with the first dice on it.
    async fn set_out(
        self: &Arc<Self>,
        day: Day,
        counts: bool,
        (id, token): (TableId, Token),
        order: &PlayDaily,
        member: Option<MemberId>,
    ) -> Result<Seated, Problem> {
        let name = match &member {
            Some(member) => self.member(member).await?.name,
            None => readable_name(order.name.as_deref().unwrap_or(NAMELESS), &self.config.words)?,
        };
        self.make_room().await;
        let person = Occupant::person(name, token.hash(), false).known_as(member);
        let settings = Settings {
            host: Some(1),
            salt: ids::salt(),
            hints: !counts,
            daily: Some(OfDay { day, counts }),
            ..Settings::default()
        };
        let (new, dice, at) = (id.clone(), self.dice_of(day), (self.config.clock)());
        let begun = move || begun(new, &dice, &settings, &person, at);
        let change = self.work_out("cannot-show", begun).await?;
        self.table_stands(&id, 1, true);
        match self.save_in_time(change).await {
            Ok(_) => Ok(seated(&id, &token)),
            // Two devices asked at once: one was first, and both play there.
            Err(_) if counts && self.kept_table(&id).await?.is_some() => Ok(seated(&id, &token)),
            Err(why) => Err(why),
        }
    }

    /// What best play makes of a day that is over, as soon as it is known.
    async fn best_of(self: &Arc<Self>, day: Day) -> Option<Journey> {
        let house = Arc::clone(self);
        // It is worked out to the end, whoever still waits.
        let known = tokio::spawn(async move {
            let (dice, time) = (house.dice_of(day).dice(), house.config.thinking.coach_time);
            let key = (TableId::new(format!("daily-{day}")).ok()?, 0);
            let pool = Arc::clone(&house);
            let made = async move {
                let made = pool.thinking.coach.ask(time, move || best_play(&dice));
                made.await.unwrap_or_else(|why| Err(why.problem("coach-silent")))
            };
            house.reports.ask(key, made).await.ok().and_then(|log| Journey::of(&log))
        });
        timeout(PATIENCE, known).await.ok()?.ok()?
    }
}

/// The log of best play.
fn best_play(dice: &luckhouse_engine::fair::v1::FairDice) -> Result<Arc<str>, Problem> {
    let mut table = daily::open(dice);
    let game = luckhouse_shelf::find(daily::GAME).map_err(wrong_word)?;
    let best = BotSpec::read("best", game).map_err(wrong_word)?;
    daily::play(&mut *table, dice, best).map_err(wrong_word)?;
    Ok(table.log(Viewer::Arbiter).into())
}

fn seated(table: &TableId, token: &Token) -> Seated {
    Seated { table: table.to_string(), seat: Some(1), token: Some(token.shown()) }
}

/// A journey that has just begun.
fn begun(
    id: TableId,
    dice: &DailyDice,
    settings: &Settings,
    person: &Occupant,
    at: store::Millis,
) -> Result<Change, Problem> {
    let game: Box<dyn AnyTable> = daily::open(&dice.dice());
    let log: PlainLog = game.log(Viewer::Arbiter).parse().map_err(wrong_word)?;
    let table = NewTable {
        id,
        game: Name::new(daily::GAME).map_err(wrong_word)?,
        header: log.header.clone(),
        visibility: Visibility::Unlisted.kept(),
        settings: settings.kept(),
        dice: Some(DiceSecret(*dice.opened().as_slice())),
        at,
    };
    let seats = vec![person.kept(Seat::at(0))];
    Ok(Change::with_log(table, seats, &log, store::Stage::Playing))
}
