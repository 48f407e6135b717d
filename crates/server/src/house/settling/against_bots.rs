//! One person at a table of bots: rated on a ladder of its own, apart from the ratings of people.

use super::{DAY, Ended, Rated, Summary, json, last_games};
use crate::house::ladder::{AGAINST, bots_now, person_now};
use crate::table::Note;
use luckhouse_club::rating::{AgainstBots, Circumstances, Company, Pool, RatedBot, Rating, Weight, weight};
use luckhouse_store::{self as store, Kind, MemberId, Name, Store, StoreError, TableId};

/// What such a game says, if it counts.
pub(super) struct Against {
    member: MemberId,
    /// The bots of the other seats, by level, in the order of the seats.
    levels: Vec<String>,
    /// The person's share of the win.
    share: f64,
    before: Rating,
    after: Rating,
    bots: Vec<store::RatedBot>,
    rated: Option<Rated>,
}

impl Ended<'_> {
    /// It counts where one member plays against bots whose level the lab has measured, by the usual rules, and was given no hint. Where
    /// a bot played for them for a while, it counts only if it was lost: nobody climbs by going away, or is saved by it.
    pub(super) fn against_bots(
        &self,
        store: &dyn Store,
        table: &TableId,
    ) -> Result<Option<Against>, StoreError> {
        let Some(pool) = Pool::of(&self.header).filter(|pool| pool.seats > 1) else { return Ok(None) };
        let mut members = self.members();
        let (Some((seat, member)), None) = (members.next(), members.next()) else { return Ok(None) };
        let Some(bots) = self.house_bots(seat, &pool).filter(|_| !self.settings.hinted) else {
            return Ok(None);
        };
        let won = self.places[seat] == 1;
        if won && stood_in(store, table, seat)? {
            return Ok(None);
        }
        let levels: Vec<String> = bots.iter().map(|bot| bot.level.clone()).collect();
        let weight = weight(&self.among_bots(store, member, seat, &levels)?);
        let winners = self.places.iter().filter(|place| **place == 1).count();
        let share = if won { 1.0 / winners as f64 } else { 0.0 };
        let before = person_now(store, member, &pool, self.at)?;
        let mut against = Against {
            member: member.clone(),
            levels,
            share,
            before,
            after: before,
            bots: Vec::new(),
            rated: None,
        };
        if weight != Weight::NONE {
            against.rate(store, self, (&pool, seat), &bots, weight)?;
        }
        Ok(Some(against))
    }

    /// The bots of all seats but this one; nothing, if one of them is a person, or a bot that is not rated.
    fn house_bots(&self, person: usize, pool: &Pool) -> Option<Vec<RatedBot>> {
        let others = self.seats.iter().enumerate().filter(|(seat, _)| *seat != person);
        let bot = |(_, seat): (usize, &store::Seat)| {
            // Whoever sat down has a token, though a bot may have ended the game for them.
            let store::SeatKind::Bot(word) = &seat.player.kind else { return None };
            let bot = RatedBot { pool: pool.clone(), level: word.to_string() };
            (seat.token.is_none() && bot.start().is_some()).then_some(bot)
        };
        others.map(bot).collect()
    }

    /// What speaks against counting it in full: the same bots again and again, and resignations in series.
    fn among_bots(
        &self,
        store: &dyn Store,
        member: &MemberId,
        seat: usize,
        levels: &[String],
    ) -> Result<Circumstances, StoreError> {
        let last = last_games(store, member, &self.game())?;
        let sorted = |levels: &[String]| {
            let mut levels = levels.to_vec();
            levels.sort();
            levels
        };
        let same = |(at, game): &&(store::Millis, Summary)| {
            self.at.0 - at.0 < DAY && game.against.is_some() && sorted(&game.bots) == sorted(levels)
        };
        let earlier = last.iter().filter(same).count();
        let resigned = last.iter().take_while(|(_, game)| game.resigned).count();
        let in_series = if self.resigned.contains(&(seat as u8 + 1)) { resigned + 1 } else { 0 };
        Ok(Circumstances {
            company: Company::Bots,
            people: 1,
            resigned_in_series: in_series as u16,
            earlier_today: earlier as u16,
            ..Circumstances::default()
        })
    }
}

impl Against {
    fn rate(
        &mut self,
        store: &dyn Store,
        game: &Ended<'_>,
        (pool, seat): (&Pool, usize),
        bots: &[RatedBot],
        weight: Weight,
    ) -> Result<(), StoreError> {
        let known = bots_now(store, pool)?;
        let now =
            |bot: &RatedBot| known.iter().find(|(of, _)| of == bot).map(|(of, rating)| (of.clone(), *rating));
        let bots: Vec<(RatedBot, Rating)> = bots.iter().filter_map(now).collect();
        let played = AgainstBots { pool, seat, person: self.before, bots: &bots, places: &game.places };
        let (after, moved) = played.rate(weight);
        self.after = after;
        let kept = |(bot, rating): (RatedBot, Rating)| {
            Some(store::RatedBot { bot: Name::new(bot.to_string()).ok()?, state: json(&rating) })
        };
        self.bots = moved.into_iter().filter_map(kept).collect();
        let pool = Name::new(format!("{AGAINST}{pool}")).expect("a pool is a name");
        let (member, shown, state) = (self.member.clone(), after.shown().0, json(&after));
        self.rated = Some(Rated { member, pool, shown, state, at: game.at });
        Ok(())
    }

    /// The same in the list of games.
    pub(super) fn note(&self, member: &MemberId, summary: &mut Summary) {
        if *member == self.member {
            summary.bots.clone_from(&self.levels);
            summary.share = Some(self.share);
            summary.against = Some((self.before.shown().0, self.after.shown().0));
        }
    }

    /// The ratings that moved: the person's, and the bots'.
    pub(super) fn moved(self) -> (Option<Rated>, Vec<store::RatedBot>) {
        (self.rated, self.bots)
    }
}

/// Did a bot play for whoever sits at this seat?
fn stood_in(store: &dyn Store, table: &TableId, seat: usize) -> Result<bool, StoreError> {
    let events = store.events(table, None, usize::MAX)?;
    let notes = events.iter().filter(|event| event.entry.kind == Kind::Note);
    let mut read = notes.filter_map(|event| event.entry.line.as_str().parse().ok());
    Ok(read.any(|note| matches!(note, Note::BotPlays(at, _) if at.index() == seat)))
}
