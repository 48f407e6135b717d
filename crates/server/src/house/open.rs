//! Opening tables.

use super::House;
use crate::ids;
use crate::protocol::{Clock, OpenTable, Problem, Reason, Seated, Why, because};
use crate::table::{Blank, Newcomer, Occupant, Settings, readable_name, unknown_word, wrong_word};
use luckhouse_engine::Seat;
use luckhouse_shelf::{BotSpec, find};
use luckhouse_store::{BadText, Change, DiceSecret, Line, Name, NewTable, TableId};
use std::sync::Arc;

impl House {
    /// Open a table, and sit down at it if that is wanted.
    ///
    /// # Errors
    /// If anything of the order cannot be: the first thing that cannot.
    pub async fn open(self: &Arc<Self>, order: OpenTable) -> Result<Seated, Problem> {
        self.open_as(order, Newcomer::default()).await
    }

    /// The same, for somebody whom the house may know.
    pub(crate) async fn open_as(
        self: &Arc<Self>,
        order: OpenTable,
        who: Newcomer,
    ) -> Result<Seated, Problem> {
        self.may_play(who.member.as_ref())?;
        let blank = self.blank(&order)?;
        let free = blank.bots.iter().filter(|bot| bot.is_none()).count();
        if free == 0 {
            return Err(Problem::new(Why::House, because("all-bots")));
        }
        if let Some(sit) = &order.sit {
            check_seat(&blank, sit.seat)?;
            readable_name(&sit.name, &self.config.words)?;
        }
        let table = self.open_blank(blank).await?;
        match order.sit {
            None => Ok(Seated { table: table.to_string(), seat: None, token: None }),
            Some(sit) => self.sit_as(table.as_str(), sit, who).await,
        }
    }

    /// What is to be opened, if it can be.
    fn blank(&self, order: &OpenTable) -> Result<Blank, Problem> {
        let game = find(&order.game).map_err(wrong_word)?;
        let options: Vec<(String, String)> = order.options.clone().into_iter().collect();
        let header = game.open(&options, order.seats.into()).map_err(|wrong| unknown_word(&wrong))?.header();
        let mut bots: Vec<Option<Name>> = vec![None; header.seats];
        for (seat, word) in &order.bots {
            let bot = BotSpec::read(word, game).map_err(wrong_word)?;
            let place = usize::from(*seat).checked_sub(1).and_then(|index| bots.get_mut(index));
            let text = || because("no-bot-there").with("seat", *seat).with("most", header.seats);
            *place.ok_or_else(|| Problem::new(Why::Word, text()))? =
                Some(Name::new(bot.to_string()).map_err(wrong_word)?);
        }
        let sits = order.sit.as_ref();
        let first_free = bots.iter().position(Option::is_none).map(|index| index as u8 + 1);
        let host = sits.and_then(|sit| sit.seat.or(first_free));
        let settings = Settings {
            clock: checked(order.clock)?,
            hints: order.hints,
            dice: order.dice,
            host,
            quiet_watchers: !order.watchers_talk,
            salt: ids::salt(),
            ..Settings::default()
        };
        Ok(Blank { header, visibility: order.visibility, settings, bots })
    }

    /// Open a table without people.
    pub(super) async fn open_blank(self: &Arc<Self>, blank: Blank) -> Result<TableId, Problem> {
        self.make_room().await;
        let id = ids::table_id();
        let change = self.opening(&id, blank).map_err(wrong_word)?;
        // It may come to be though the disk does not say so in time; then it expires.
        self.table_stands(&id, 0, false);
        self.save_in_time(change).await?;
        Ok(id)
    }

    pub(super) fn opening(&self, id: &TableId, blank: Blank) -> Result<Change, BadText> {
        let at = (self.config.clock)();
        let open = Change::Open(NewTable {
            id: id.clone(),
            game: Name::new(blank.header.game.clone())?,
            header: Line::new(blank.header.to_string())?,
            visibility: blank.visibility.kept(),
            settings: blank.settings.kept(),
            dice: Some(DiceSecret(*ids::dice_secret().open().as_slice())),
            at,
        });
        let bots = Seat::all(blank.bots.len()).zip(blank.bots);
        let sits = bots.filter_map(|(seat, bot)| {
            Some(Change::Sit { table: id.clone(), at, seat: Occupant::bot(bot?).kept(seat) })
        });
        Ok(Change::Together(std::iter::once(open).chain(sits).collect()))
    }
}

/// The longest time for a choice that is counted in seconds: two hours.
const LONGEST_SECONDS: u32 = 2 * 60 * 60;
/// The longest time for a choice that is counted in days.
const LONGEST_DAYS: u8 = 30;

pub(super) fn checked(clock: Clock) -> Result<Clock, Problem> {
    let wrong = |text: Reason| Err(Problem::new(Why::House, text));
    match clock {
        Clock::Seconds(seconds) if !(5..=LONGEST_SECONDS).contains(&seconds) => {
            wrong(because("clock-seconds").with("seconds", seconds).with("most", LONGEST_SECONDS))
        }
        Clock::Days(days) if !(1..=LONGEST_DAYS).contains(&days) => {
            wrong(because("clock-days").with("days", days).with("most", LONGEST_DAYS))
        }
        Clock::None | Clock::Seconds(_) | Clock::Days(_) => Ok(clock),
    }
}

fn check_seat(blank: &Blank, seat: Option<u8>) -> Result<(), Problem> {
    let Some(seat) = seat else { return Ok(()) };
    let place = usize::from(seat).checked_sub(1).and_then(|index| blank.bots.get(index));
    match place {
        Some(None) => Ok(()),
        Some(Some(_)) => Err(Problem::new(Why::House, because("seat-has-bot").with("seat", seat))),
        None => {
            let text = because("no-seat").with("seat", seat).with("most", blank.bots.len());
            Err(Problem::new(Why::House, text))
        }
    }
}
