//! Tournaments of people and bots. What happens in one is kept as the log of a table of its own, which no game is played at.

mod hall;
mod plan;
mod playing;
mod shown;

use super::members::MemberSettings;
use super::settling::rating;
use super::{House, own};
use crate::ids::{self, Token};
use crate::members::Session;
use crate::protocol::{
    AddBots, OpenTournament, Problem, Seated, TournamentInfo, Tournaments, Visibility, Why, because,
};
use crate::table::{Again, Newcomer, TableMessage, wrong_word};
pub(crate) use hall::TOURNAMENT;
use hall::{Hall, HallState};
use luckhouse_club::rating::{Pool, Rating};
use luckhouse_club::tournament::{Player, Tournament, What};
use luckhouse_engine::Seat;
use luckhouse_engine::fair::hash::hash;
use luckhouse_shelf::{BotSpec, find};
use luckhouse_store::{Change, Line, MemberId, Name, NewTable, Search, Stage, Store, StoreError, TableId};
use plan::Plan;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::time::timeout;

/// So many tournaments are open at the same time.
const MOST: usize = 200;
/// So many of them are one host's.
const MOST_OF_ONE: usize = 5;
/// So many that are over are kept at hand.
const AT_HAND: usize = 64;
/// So long somebody waits for news.
const NEWS: Duration = Duration::from_secs(20);

/// The tournaments that are open, and some that were looked at.
#[derive(Default)]
pub(super) struct Halls(Mutex<HashMap<TableId, Arc<Hall>>>);

impl Halls {
    /// They are another node's from now on.
    pub(super) fn forget(&self) {
        own(&self.0).clear();
    }

    fn has(&self, hall: &Arc<Hall>) -> bool {
        own(&self.0).get(&hall.id).is_some_and(|kept| Arc::ptr_eq(kept, hall))
    }
}

impl House {
    /// Take up every tournament that is not over.
    pub(super) fn take_up_tournaments(self: &Arc<Self>, ids: Vec<TableId>) {
        for id in ids {
            match Hall::load(&*self.store, &id) {
                Ok(hall) => drop(self.held(Arc::new(hall))),
                Err(why) => tracing::error!(%why, "a tournament was not taken up"),
            }
        }
    }

    fn held(self: &Arc<Self>, hall: Arc<Hall>) -> Arc<Hall> {
        let mut halls = own(&self.halls.0);
        if halls.len() >= MOST + AT_HAND {
            halls.retain(|_, hall| hall.now().over.is_none());
        }
        let kept = Arc::clone(halls.entry(hall.id.clone()).or_insert_with(|| Arc::clone(&hall)));
        if Arc::ptr_eq(&kept, &hall) && hall.now().over.is_none() {
            tokio::spawn(House::hold(Arc::downgrade(self), hall));
        }
        kept
    }

    async fn hall(self: &Arc<Self>, id: &str) -> Result<Arc<Hall>, Problem> {
        let none = || Problem::new(Why::NoTable, because("no-tournament"));
        let id = TableId::new(id).map_err(|_| none())?;
        if let Some(hall) = own(&self.halls.0).get(&id) {
            return Ok(Arc::clone(hall));
        }
        let hall = self.read(move |store| Hall::load(store, &id)).await;
        let hall = hall.map_err(|why| if why.why == Why::NoTable { none() } else { why })?;
        Ok(self.held(Arc::new(hall)))
    }

    /// Open a tournament.
    ///
    /// # Errors
    /// If anything of the order cannot be, or there are too many.
    pub(crate) async fn open_tournament(
        self: &Arc<Self>,
        order: OpenTournament,
        host: &Session,
    ) -> Result<TournamentInfo, Problem> {
        self.may_play(Some(&host.member))?;
        let at = (self.config.clock)();
        let plan = Plan::of(&order, &host.member, &self.config.words, at.0)?;
        self.one_more_tournament(&plan).await?;
        let id = ids::table_id();
        let open = NewTable {
            id: id.clone(),
            game: Name::new(TOURNAMENT).map_err(wrong_word)?,
            header: Line::new(plan.setup()?.to_string()).map_err(wrong_word)?,
            visibility: Visibility::Private.kept(),
            settings: plan.kept(),
            dice: None,
            at,
        };
        let mark = Change::Mark { table: id.clone(), at, stage: Stage::Playing };
        self.save_in_time(Change::Together(vec![Change::Open(open), mark])).await?;
        let state = HallState::new(Tournament::new(plan.setup()?));
        let hall = self.held(Arc::new(Hall::new(id, plan, at, state)));
        self.tournament_shown(&hall, Some(host), 0).await
    }

    /// Counted at all nodes together.
    async fn one_more_tournament(&self, plan: &Plan) -> Result<(), Problem> {
        let mut open = self.all_halls().await?;
        open.retain(|hall| hall.now().over.is_none());
        let own = open.iter().filter(|hall| hall.plan.host == plan.host).count();
        match (open.len() < MOST, own < MOST_OF_ONE) {
            (true, true) => Ok(()),
            (true, false) => {
                Err(Problem::new(Why::Full, because("tournaments-own").with("most", MOST_OF_ONE)))
            }
            (false, _) => Err(Problem::new(Why::Full, because("tournaments-many").with("most", MOST))),
        }
    }

    /// Those at hand, and those that other nodes hold.
    async fn all_halls(&self) -> Result<Vec<Arc<Hall>>, Problem> {
        let mut halls: Vec<Arc<Hall>> = own(&self.halls.0).values().cloned().collect();
        if self.is_node() {
            let here = halls.iter().map(|hall| hall.id.clone()).collect();
            halls.extend(self.read(move |store| elsewhere(store, &here)).await?);
        }
        Ok(halls)
    }

    /// The public ones.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(crate) async fn tournaments(
        self: &Arc<Self>,
        asker: Option<&Session>,
    ) -> Result<Tournaments, Problem> {
        let game = Some(Name::new(TOURNAMENT).map_err(wrong_word)?);
        let search = Search { game, limit: 100, ..Search::finished() };
        let over = self.read(move |store| store.search(&search)).await?.tables;
        let open = self.all_halls().await?;
        let asker = asker.map(|session| session.member.clone());
        self.read(move |store| shown::list(store, &open, &over, asker.as_ref())).await
    }

    /// A tournament as it is now, or as soon as more has happened than this.
    ///
    /// # Errors
    /// If there is no such tournament.
    pub(crate) async fn tournament(
        self: &Arc<Self>,
        id: &str,
        asker: Option<&Session>,
        from: usize,
        after: Option<u32>,
    ) -> Result<TournamentInfo, Problem> {
        let hall = self.hall(id).await?;
        if let Some(after) = after {
            let mut news = hall.state.subscribe();
            let more = news.wait_for(|state| state.version() > after || state.over.is_some());
            drop(timeout(NEWS, more).await);
        }
        self.tournament_shown(&hall, asker, from).await
    }

    async fn tournament_shown(
        self: &Arc<Self>,
        hall: &Arc<Hall>,
        asker: Option<&Session>,
        from: usize,
    ) -> Result<TournamentInfo, Problem> {
        let (hall, asker) = (Arc::clone(hall), asker.map(|session| session.member.clone()));
        let (now, come) = ((self.config.clock)(), self.config.come);
        self.read(move |store| shown::info(store, &hall, asker.as_ref(), from, (now, come))).await
    }

    /// Let something happen, to its end, whoever still waits for it; then tell how it is.
    async fn in_hall(
        self: &Arc<Self>,
        id: &str,
        asker: &Session,
        deed: Deed,
    ) -> Result<TournamentInfo, Problem> {
        let (hall, member) = (self.hall(id).await?, asker.member.clone());
        let (house, held) = (Arc::clone(self), Arc::clone(&hall));
        let done = tokio::spawn(async move { held.act(&house, &member, deed).await });
        done.await.unwrap_or_else(|_| Err(Problem::new(Why::NotSaved, because("disk-away"))))?;
        self.tournament_shown(&hall, Some(asker), 0).await
    }

    /// Take part, or come back.
    pub(crate) async fn join_tournament(
        self: &Arc<Self>,
        id: &str,
        who: &Session,
    ) -> Result<TournamentInfo, Problem> {
        self.may_play(Some(&who.member))?;
        self.in_hall(id, who, Deed::Join).await
    }

    /// Get no further games.
    pub(crate) async fn leave_tournament(
        self: &Arc<Self>,
        id: &str,
        who: &Session,
    ) -> Result<TournamentInfo, Problem> {
        self.in_hall(id, who, Deed::Leave).await
    }

    /// The host lets play begin.
    pub(crate) async fn start_tournament(
        self: &Arc<Self>,
        id: &str,
        who: &Session,
    ) -> Result<TournamentInfo, Problem> {
        self.in_hall(id, who, Deed::Start).await
    }

    /// The host lets bots take part.
    pub(crate) async fn add_bots(
        self: &Arc<Self>,
        id: &str,
        who: &Session,
        order: AddBots,
    ) -> Result<TournamentInfo, Problem> {
        self.in_hall(id, who, Deed::Bots(order)).await
    }

    /// The host ends it: no further games are given out, and one that has not begun is over.
    pub(crate) async fn end_tournament(
        self: &Arc<Self>,
        id: &str,
        who: &Session,
    ) -> Result<TournamentInfo, Problem> {
        self.in_hall(id, who, Deed::End).await
    }

    /// The seat of somebody in the game that they are to play now.
    ///
    /// # Errors
    /// If they have none, or come too late.
    pub(crate) async fn tournament_seat(
        self: &Arc<Self>,
        id: &str,
        session: &Session,
        seals: bool,
        who: Newcomer,
    ) -> Result<Seated, Problem> {
        self.may_play(Some(&session.member))?;
        let hall = self.hall(id).await?;
        let none = || Problem::new(Why::Rules, because("tournament-no-game"));
        let (table, seat) = hall.place_of(&session.member).ok_or_else(none)?;
        let name = self.member(&session.member).await?.name;
        let secret = self.config.house_key.secret(&format!("tournament {table} {}", session.member));
        let token = Token::from(hash("tournament-token", &[secret.open().as_slice()]));
        let (seat, member) = (Seat::at(seat), Some(session.member.clone()));
        let again = Again { seat, name, token, member, seals, address: who.address };
        self.ask(table.as_str(), |reply| TableMessage::SitAgain(again.clone(), reply)).await
    }

    /// Everything that happened, a line each.
    pub(crate) async fn tournament_log(self: &Arc<Self>, id: &str) -> Result<String, Problem> {
        let id = self.hall(id).await?.id.clone();
        Ok(self.read(move |store| store.export(&id)).await?.to_string())
    }

    /// The standings, to be read by a program for tables.
    pub(crate) async fn tournament_csv(self: &Arc<Self>, id: &str) -> Result<String, Problem> {
        let hall = self.hall(id).await?;
        self.read(move |store| shown::csv(store, &hall)).await
    }

    /// Another node holds it.
    fn tournament_is_elsewhere(&self, id: &TableId) {
        own(&self.halls.0).remove(id);
    }

    /// The table of a game is over.
    pub(crate) fn tournament_game_ended(&self, tournament: &str, game: u32) {
        let id = TableId::new(tournament).ok();
        let hall = id.and_then(|id| own(&self.halls.0).get(&id).cloned());
        hall.into_iter().for_each(|hall| hall.game_ended(game));
    }
}

/// The tournaments of other nodes that are not over, to be looked at.
fn elsewhere(store: &dyn Store, here: &HashSet<TableId>) -> Result<Vec<Arc<Hall>>, StoreError> {
    let game = Name::new(TOURNAMENT).ok();
    let open = store.search(&Search { game, limit: MOST as u16, ..Search::open() })?.tables;
    let others = open.into_iter().filter(|listed| !here.contains(&listed.id));
    others.map(|listed| Hall::load(store, &listed.id).map(Arc::new)).collect()
}

/// What somebody does in a tournament.
enum Deed {
    Join,
    Leave,
    Start,
    Bots(AddBots),
    End,
}

impl Hall {
    async fn act(&self, house: &Arc<House>, who: &MemberId, deed: Deed) -> Result<(), Problem> {
        let _writing = self.writing.lock().await;
        if self.now().over.is_some() {
            return Err(Problem::new(Why::Rules, because("tournament-over")));
        }
        let hosts = matches!(deed, Deed::Start | Deed::Bots(_) | Deed::End);
        if hosts && self.plan.host != who.as_str() {
            return Err(Problem::new(Why::NotYours, because("tournament-host")));
        }
        let mut step = self.step(house);
        match deed {
            Deed::Join => {
                let rating = self.seed(house, who).await?;
                step.happen(What::Join { player: hall::player(who), rating })?;
            }
            Deed::Leave => step.happen(What::Leave { player: hall::player(who) })?,
            Deed::Start => step.happen(What::Start)?,
            Deed::Bots(order) => self.bots_join(&mut step, &order)?,
            Deed::End if step.next.tournament.has_started() => step.happen(What::Close)?,
            Deed::End => step.end(&self.id),
        }
        self.commit(house, step).await
    }

    /// By what somebody is seeded: how good they are at what is played, as far as the house knows.
    async fn seed(&self, house: &Arc<House>, who: &MemberId) -> Result<i32, Problem> {
        let Some(pool) = Pool::of(&self.plan.header()) else { return Ok(Rating::new().shown().0) };
        let (who, now) = (who.clone(), (house.config.clock)());
        Ok(house.read(move |store| rating(store, &who, &pool, now)).await?.shown().0)
    }

    fn bots_join(&self, step: &mut hall::Step, order: &AddBots) -> Result<(), Problem> {
        let game = find(&self.plan.header().game).map_err(wrong_word)?;
        let kind = BotSpec::read(&order.bot, game).map_err(wrong_word)?.to_string();
        let (mut number, mut left) = (0, usize::from(order.count).min(Tournament::MOST));
        while left > 0 {
            number += 1;
            let player = Player::bot(&kind, number).map_err(wrong_word)?;
            if !step.next.tournament.has(&player) {
                step.happen(What::Join { player, rating: Rating::new().shown().0 })?;
                left -= 1;
            }
        }
        Ok(())
    }
}
