//! What happens in a tournament by itself: it begins in time, games are given out and counted, whoever does not come is missed, and it
//! ends.

use super::hall::{Hall, HallState, Step};
use crate::House;
use crate::house::own;
use crate::ids;
use crate::notices::{Summons, Waits};
use crate::protocol::{Outcome, Problem, Why};
use crate::table::{Blank, OfTournament, Settings, TableMessage, wrong_word};
use luckhouse_club::tournament::{GivenGame, Player, What};
use luckhouse_store::{Change, MemberId, Name, Status, Store, StoreError, TableId};
use std::collections::BTreeSet;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

/// All games are looked at so often, whatever their tables have said.
const LOOK: Duration = Duration::from_secs(60);
/// What is due is done after so long at least.
const SOON: Duration = Duration::from_millis(50);
/// One that cannot begin waits so long for more players, in milliseconds: an hour.
const TOO_FEW: i64 = 60 * 60 * 1000;
/// One that nobody begins is called off after so long, in milliseconds: a week.
const FORSAKEN: i64 = 7 * 24 * 60 * 60 * 1000;

impl House {
    /// Let a tournament go on until it is over, or the house closes.
    pub(super) async fn hold(house: Weak<House>, hall: Arc<Hall>) {
        let mut looked: Option<Instant> = None;
        loop {
            // Another node may hold it by now.
            let here = |house: &Arc<House>| !house.is_closing() && house.halls.has(&hall);
            let Some(open) = house.upgrade().filter(here) else { return };
            if looked.is_none_or(|looked| looked.elapsed() >= LOOK) {
                looked = Some(Instant::now());
                own(&hall.ended).extend(hall.now().tournament.playing().map(|game| game.number));
            }
            let pause = match hall.go_on(&open).await {
                Ok(()) if hall.now().over.is_some() => return,
                Ok(()) => hall.pause(&open),
                Err(problem) => {
                    tracing::error!(%problem, "a tournament does not go on");
                    Duration::from_secs(1)
                }
            };
            drop(open);
            let _ = timeout(pause, hall.wake.notified()).await;
            // What comes together is counted together.
            sleep(Duration::from_millis(5)).await;
        }
    }
}

impl Hall {
    /// Do all that is due.
    pub(super) async fn go_on(&self, house: &Arc<House>) -> Result<(), Problem> {
        let _writing = self.writing.lock().await;
        if self.now().over.is_some() {
            return Ok(());
        }
        self.begin_in_time(house).await?;
        self.count(house).await?;
        self.miss(house).await?;
        while self.give_out(house).await? {}
        self.end(house).await
    }

    /// When there may be something to do, though nobody says so.
    fn pause(&self, house: &House) -> Duration {
        let (state, now) = (self.now(), (house.config.clock)().0);
        let check =
            state.tournament.next_check().map(|at| i64::try_from(at).unwrap_or(i64::MAX / 1000) * 1000);
        let starts = self.plan.starts.filter(|_| !state.tournament.has_started());
        let next = check.into_iter().chain(starts).filter(|at| *at > now).min();
        let next = next.map(|next| Duration::from_millis((next - now) as u64));
        let patience = self.plan.patience(house.config.come);
        let missed = self.waiting(&state).map(|(_, _, since)| patience.saturating_sub(since.elapsed()));
        missed.chain(next).min().unwrap_or(LOOK).clamp(SOON, LOOK)
    }

    /// Games to which not everybody may have come.
    fn waiting<'s>(&self, state: &'s HallState) -> impl Iterator<Item = (u32, &'s TableId, Instant)> {
        let begun = own(&self.begun).clone();
        let games = state.tournament.playing().map(|game| game.number).collect::<Vec<_>>();
        let waiting = games.into_iter().filter(move |game| !begun.contains(game));
        waiting.filter_map(|game| {
            let (table, since) = state.tables.get(game as usize - 1)?;
            Some((game, table, *since))
        })
    }

    async fn begin_in_time(&self, house: &Arc<House>) -> Result<(), Problem> {
        let (state, now) = (self.now(), (house.config.clock)().0);
        if state.tournament.has_started() {
            return Ok(());
        }
        let starts = self.plan.starts.filter(|starts| *starts <= now);
        let late = starts.map_or(now > self.opened.0 + FORSAKEN, |starts| now > starts + TOO_FEW);
        let mut step = self.step(house);
        match starts.map(|_| step.happen(What::Start)) {
            Some(Ok(())) => self.commit(house, step).await,
            _ if late => {
                let mut step = self.step(house);
                step.end(&self.id);
                self.commit(house, step).await
            }
            _ => Ok(()),
        }
    }

    /// Count the games that have ended.
    async fn count(&self, house: &Arc<House>) -> Result<(), Problem> {
        let said = std::mem::take(&mut *own(&self.ended));
        let counted = self.count_these(house, &said).await;
        if counted.is_err() {
            own(&self.ended).extend(said);
        }
        counted
    }

    async fn count_these(&self, house: &Arc<House>, said: &BTreeSet<u32>) -> Result<(), Problem> {
        let (state, mut games) = (self.now(), Vec::new());
        for game in state.tournament.playing().filter(|game| said.contains(&game.number)) {
            games.extend(state.table(game.number).map(|table| (game.number, table.clone())));
        }
        if games.is_empty() {
            return Ok(());
        }
        let seats = self.plan.header().seats;
        let ended = house.read(move |store| ended(store, games, seats)).await?;
        let mut step = self.step(house);
        for what in ended {
            step.happen(what)?;
        }
        self.commit(house, step).await
    }

    /// Whoever has not come in time has lost that game.
    async fn miss(&self, house: &Arc<House>) -> Result<(), Problem> {
        let (state, patience) = (self.now(), self.plan.patience(house.config.come));
        for (game, table, since) in self.waiting(&state) {
            if since.elapsed() < patience {
                continue;
            }
            match house.ask(table.as_str(), TableMessage::Missing).await {
                Ok(missing) if missing.is_empty() => drop(own(&self.begun).insert(game)),
                Ok(missing) => self.absent(house, game, table, &missing).await?,
                // It is gone: the game is looked at again, and does not count.
                Err(problem) if problem.why == Why::NoTable => {
                    own(&self.begun).insert(game);
                    self.game_ended(game);
                }
                Err(problem) => return Err(problem),
            }
        }
        Ok(())
    }

    async fn absent(
        &self,
        house: &Arc<House>,
        game: u32,
        table: &TableId,
        missing: &[usize],
    ) -> Result<(), Problem> {
        let state = self.now();
        let given = state.tournament.games().nth(game as usize - 1);
        let away = |given: GivenGame<'_>| missing.iter().map(|seat| given.players[*seat].clone()).collect();
        let players: Vec<Player> = given.map(away).unwrap_or_default();
        let mut step = self.step(house);
        step.happen(What::Absent { game, players })?;
        step.also(Change::Remove(table.clone()));
        self.commit(house, step).await?;
        house.let_go(table).await;
        Ok(())
    }

    /// Give out what is due. Was there anything?
    async fn give_out(&self, house: &Arc<House>) -> Result<bool, Problem> {
        let now = ((house.config.clock)().0 / 1000).max(0) as u64;
        let due = self.now().tournament.due(now);
        let (mut step, mut opened) = (self.step(house), Vec::new());
        for event in &due {
            step.happen(event.what.clone())?;
            if let What::Pair { game, players } = &event.what {
                let (table, bots) = self.open_table(house, &mut step, *game, players)?;
                opened.push((table, bots, players.clone()));
            }
        }
        self.commit(house, step).await?;
        for (table, bots, players) in opened {
            house.table_stands(&table, 0, false);
            call(house, &table, &players);
            if bots {
                // Nobody comes who would wake it.
                drop(house.handle_of(&table).await);
            }
        }
        Ok(!due.is_empty())
    }

    /// The table of a game. Do only bots play there?
    fn open_table(
        &self,
        house: &Arc<House>,
        step: &mut Step,
        game: u32,
        players: &[Player],
    ) -> Result<(TableId, bool), Problem> {
        let bots: Vec<Option<Name>> =
            players.iter().map(|player| Name::new(player.as_bot()?.0).ok()).collect();
        let only_bots = bots.iter().all(Option::is_some);
        let settings = Settings {
            clock: self.plan.clock,
            salt: ids::salt(),
            tournament: Some(OfTournament { id: self.id.to_string(), game }),
            ..Settings::default()
        };
        let (header, visibility) = (self.plan.header(), self.plan.visibility);
        let table = ids::table_id();
        let blank = Blank { header, visibility, settings, bots };
        step.open(&table, house.opening(&table, blank).map_err(wrong_word)?);
        Ok((table, only_bots))
    }

    async fn end(&self, house: &Arc<House>) -> Result<(), Problem> {
        let state = self.now();
        if !state.tournament.is_over() || state.over.is_some() {
            return Ok(());
        }
        let mut step = self.step(house);
        step.end(&self.id);
        self.commit(house, step).await
    }

    /// Where somebody plays now: the table, and the seat, counted from 0.
    pub(super) fn place_of(&self, member: &MemberId) -> Option<(TableId, usize)> {
        let (state, player) = (self.now(), super::hall::player(member));
        let game = state.tournament.game_of(&player)?;
        let seat = game.players.iter().position(|other| **other == player)?;
        Some((state.table(game.number)?.clone(), seat))
    }
}

/// Their game waits for these players: whoever is not on the page is told elsewhere.
fn call(house: &House, table: &TableId, players: &[Player]) {
    for member in players.iter().filter_map(super::hall::member) {
        let (table, why) = (table.clone(), Waits::Tournament);
        house.call(Summons { member, table, why, turn: 0, seen: false });
    }
}

/// What came of those of these games that have ended.
fn ended(store: &dyn Store, games: Vec<(u32, TableId)>, seats: usize) -> Result<Vec<What>, StoreError> {
    let mut all = Vec::new();
    for (game, table) in games {
        match store.load(&table).map(|table| table.listed.status) {
            Ok(Status::Over { result, .. }) => all.push(came(game, &result.0, seats)),
            Ok(Status::Waiting | Status::Playing) => {}
            Err(StoreError::NoTable(_)) => all.push(What::Void { game }),
            Err(why) => return Err(why),
        }
    }
    Ok(all)
}

/// Where nobody won, everybody shares the first place.
fn came(game: u32, result: &str, seats: usize) -> What {
    let outcome = crate::house::lobby::outcome(result);
    let Some(Outcome { winners, .. }) = outcome else { return What::Void { game } };
    let place = |seat: u8| if winners.is_empty() || winners.contains(&seat) { 1 } else { 2 };
    What::Result { game, places: (1..=seats as u8).map(place).collect() }
}
