//! Trying again from a moment of a finished game.

use super::House;
use crate::ids::{self, Token};
use crate::protocol::{Problem, Seated, TryAgain, Visibility, Why, because};
use crate::table::{Occupant, Settings, readable_name, wrong_word};
use luckhouse_engine::{Rng, Seat, Viewer};
use luckhouse_shelf::coach::{NoTry, try_from};
use luckhouse_shelf::{AnyTable, BotSpec, find};
use luckhouse_store::{self as store, Change, Millis, Name, NewTable, PlainLog, TableId};
use std::sync::Arc;

impl House {
    /// Open a table that goes on from a moment of a finished game. It is for practice: the house rolls its dice alone.
    ///
    /// # Errors
    /// If the game is not over, or has no such moment, seat or bot.
    pub async fn try_again(
        self: &Arc<Self>,
        table: &str,
        token: Option<&str>,
        order: TryAgain,
    ) -> Result<Seated, Problem> {
        let log = self.finished(table, token).await?;
        self.make_room().await;
        let (id, at, token) = (ids::table_id(), (self.config.clock)(), Token::new());
        let (new, seat) = (id.clone(), order.seat);
        let person = Occupant::person(readable_name(&order.name, &self.config.words)?, token.hash(), false);
        let taken_up = move || taken_up(&log, &order, &person, (new, at));
        let change = self.work_out("cannot-show", taken_up).await?;
        self.table_stands(&id, 1, true);
        self.save_in_time(change).await?;
        Ok(Seated { table: id.to_string(), seat: Some(seat), token: Some(token.shown()) })
    }
}

/// The table after so many events of a log, with one person and bots.
fn taken_up(
    log: &str,
    order: &TryAgain,
    person: &Occupant,
    (id, at): (TableId, Millis),
) -> Result<Change, Problem> {
    let game = moment(log, order.after)?;
    let seats = seated(&*game, order, person)?;
    let log: PlainLog = game.log(Viewer::Arbiter).parse().map_err(wrong_word)?;
    // The coach has said what would have been best: this is practice, and never counts.
    let (hints, hinted, host) = (true, true, Some(order.seat));
    let settings = Settings { hints, hinted, host, salt: ids::salt(), ..Settings::default() };
    let table = NewTable {
        id,
        game: Name::new(game.about().name).map_err(wrong_word)?,
        header: log.header.clone(),
        visibility: Visibility::Unlisted.kept(),
        settings: settings.kept(),
        dice: None,
        at,
    };
    Ok(Change::with_log(table, seats, &log, store::Stage::Playing))
}

/// The game as it stood then; if it waited for dice, with new ones.
fn moment(log: &str, after: u32) -> Result<Box<dyn AnyTable>, Problem> {
    try_from(log, after as usize, &mut Rng::seeded(ids::seed())).map_err(|no| match no {
        NoTry::Log(wrong) => wrong_word(wrong),
        NoTry::Moment { after, most } => {
            Problem::new(Why::Word, because("no-moment").with("after", after).with("most", most))
        }
    })
}

/// Who sits where.
fn seated(game: &dyn AnyTable, order: &TryAgain, person: &Occupant) -> Result<Vec<store::Seat>, Problem> {
    let seats = game.header().seats;
    let own = usize::from(order.seat).checked_sub(1).filter(|index| *index < seats);
    let text = || because("no-seat").with("seat", order.seat).with("most", seats);
    let own = Seat::at(own.ok_or_else(|| Problem::new(Why::Word, text()))?);
    let bot = BotSpec::read(&order.bot, find(game.about().name).map_err(wrong_word)?).map_err(wrong_word)?;
    let bot = Occupant::bot(Name::new(bot.to_string()).map_err(wrong_word)?);
    let sitting = |seat: Seat| if seat == own { person.kept(seat) } else { bot.kept(seat) };
    Ok(Seat::all(seats).map(sitting).collect())
}
