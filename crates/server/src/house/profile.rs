//! What remains of a player: games, ratings, and all of it to take along.

use super::ladder::ladder_rating;
use super::members::{MemberSettings, no_player};
use super::reviewing::{luck_rating, solo_rating};
use super::settling::Summary;
use super::{House, ahead, day, invitations, puzzles, vacations};
use crate::members::Session;
use crate::members::bot::is_bot;
use crate::notices;
use crate::protocol::{
    CurvePoint, DailyResult, FeatInfo, LuckRatingInfo, PlayedGame, PlayedGames, PlayedWith, Problem, Profile,
    RatingInfo, SoloInfo, Total,
};
use crate::table::wrong_word;
use luckhouse_club::luck::LuckRating;
use luckhouse_club::rating::{Pool, Rating, Solo};
use luckhouse_store::{Member, MemberId, Name, Played, Rated, Seat, SeatKind, Seq, Store, StoreError, Table};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// So many games are on a page.
const PAGE: usize = 50;
/// So many points a curve has at most: the last ones.
const CURVE: usize = 500;

/// Which games of a player.
#[derive(Clone, Debug, Default)]
pub(crate) struct Which {
    pub(crate) game: Option<String>,
    pub(crate) before: Option<u32>,
}

impl House {
    /// What may be known of a player.
    pub(crate) async fn profile(&self, id: &str, asker: Option<&Session>) -> Result<Profile, Problem> {
        let member = self.visible(id, asker).await?;
        self.read(move |store| profile(store, &member)).await
    }

    /// Games of a player, the newest first.
    pub(crate) async fn games_of(
        &self,
        id: &str,
        which: Which,
        asker: Option<&Session>,
    ) -> Result<PlayedGames, Problem> {
        let member = self.visible(id, asker).await?;
        let game = which.game.map(Name::new).transpose().map_err(wrong_word)?;
        let before = which.before.and_then(Seq::new);
        let own = asker.is_some_and(|session| session.member == member.id);
        self.read(move |store| games(store, &member.id, game.as_ref(), before, own)).await
    }

    /// How a rating went.
    pub(crate) async fn curve(
        &self,
        id: &str,
        game: &str,
        seats: u8,
        asker: Option<&Session>,
    ) -> Result<Vec<CurvePoint>, Problem> {
        let member = self.visible(id, asker).await?;
        let game = Name::new(game).map_err(wrong_word)?;
        let played = self.read(move |store| store.members().played(&member.id, Some(&game), None, CURVE));
        let point = |played: &Played| {
            let summary = summary(played).filter(|summary| summary.seats == seats)?;
            Some(CurvePoint { at: played.at.0, rating: summary.rating?.1 })
        };
        Ok(played.await?.iter().rev().filter_map(point).collect())
    }

    /// Everything that is kept of a player, for themselves.
    pub(crate) async fn data_of(&self, session: &Session) -> Result<Value, Problem> {
        let me = self.me(session).await?;
        let id = session.member.clone();
        let (played, ratings, tables, rest) = self
            .read(move |store| {
                let members = store.members();
                let played = members.played(&id, None, None, usize::MAX)?;
                let rest = json!({
                    "order": own_order(store, &id)?,
                    "invitations": invitations::open_invitations(store, &id)?,
                    "puzzles": puzzles::taken_along(store, &id)?,
                    "bots": House::bots_taken_along(store, &id)?,
                    "notices": notices::taken_along(store, &id)?,
                    "vacations": vacations::taken_along(store, &id)?,
                    "ahead": ahead::taken_along(store, &id)?,
                });
                Ok((played, members.ratings(&id)?, members.tables_of(&id)?, rest))
            })
            .await?;
        let game = |played: &Played| {
            let summary: Value = serde_json::from_str(&played.summary.0).unwrap_or_default();
            let table = played.table.to_string();
            json!({ "number": played.number.get(), "table": table, "game": played.game.as_str(), "ended": played.at.0, "summary": summary })
        };
        let seat = |(table, seat): &(luckhouse_store::TableId, luckhouse_store::SeatNumber)| json!({ "table": table.to_string(), "seat": seat.get() });
        Ok(json!({
            "player": me,
            "games": played.iter().map(game).collect::<Vec<_>>(),
            "ratings": shown(&ratings),
            "against_bots": against_bots(&ratings),
            "alone": alone(&ratings),
            "days": ratings.iter().filter_map(day::taken_along).collect::<Vec<_>>(),
            "seats": tables.iter().map(seat).collect::<Vec<_>>(),
            "order": rest["order"],
            "invitations": rest["invitations"],
            "puzzles": rest["puzzles"],
            "bots": rest["bots"],
            "notices": rest["notices"],
            "vacations": rest["vacations"],
            "ahead": rest["ahead"],
        }))
    }

    /// A player whom this one may look at.
    async fn visible(&self, id: &str, asker: Option<&Session>) -> Result<Member, Problem> {
        let id = MemberId::new(id).map_err(|_| no_player())?;
        let member = self.member(&id).await?;
        let own = asker.is_some_and(|session| session.member == id);
        let open = MemberSettings::of(&member).shows(asker.map(|session| &session.member));
        if own || open { Ok(member) } else { Err(no_player()) }
    }
}

/// What is held of somebody, and what they have reported. Who reported them, nobody is told.
fn own_order(store: &dyn Store, id: &MemberId) -> Result<Value, StoreError> {
    let read = |json: &luckhouse_store::Json| serde_json::from_str::<Value>(&json.0).unwrap_or_default();
    let mut held = store.members().standings()?;
    held.retain(|standing| standing.member == *id);
    let held = held.iter().map(|standing| {
        let until = standing.until.map(|until| until.0);
        json!({ "what": standing.kind.as_str(), "at": standing.at.0, "until": until, "why": read(&standing.data) })
    });
    let mut sent = store.members().reports(usize::MAX)?;
    sent.retain(|report| report.by == *id);
    let sent = sent.iter().map(|report| json!({ "at": report.at.0, "report": read(&report.report) }));
    Ok(json!({ "held": held.collect::<Vec<_>>(), "reports": sent.collect::<Vec<_>>() }))
}

pub(super) fn summary(played: &Played) -> Option<Summary> {
    serde_json::from_str(&played.summary.0).ok()
}

/// The ratings among all that is kept, each with the one that has no luck in it.
fn shown(all: &[Rated]) -> Vec<RatingInfo> {
    let without: Vec<(Pool, LuckRating)> = all.iter().filter_map(luck_rating).collect();
    let one = |rated: &Rated| {
        let pool: Pool = rated.pool.as_str().parse().ok()?;
        let rating: Rating = serde_json::from_str(&rated.state.0).ok()?;
        let without_luck = without.iter().find(|(of, _)| *of == pool).map(|(_, known)| {
            let (rating, plus_minus) = known.rating.shown();
            LuckRatingInfo { rating, plus_minus, games: known.rating.games }
        });
        let (value, plus_minus) = rating.shown();
        let (game, seats, games, provisional) =
            (pool.game, pool.seats, rating.games, rating.is_provisional());
        Some(RatingInfo { game, seats, rating: value, plus_minus, games, provisional, without_luck })
    };
    all.iter().filter_map(one).collect()
}

/// The ratings against the bots of the house.
fn against_bots(all: &[Rated]) -> Vec<RatingInfo> {
    let one = |(pool, rating): (Pool, Rating)| {
        let ((value, plus_minus), provisional) = (rating.shown(), rating.is_provisional());
        let (game, seats, games) = (pool.game, pool.seats, rating.games);
        RatingInfo { game, seats, rating: value, plus_minus, games, provisional, without_luck: None }
    };
    all.iter().filter_map(ladder_rating).map(one).collect()
}

fn alone(all: &[Rated]) -> Vec<SoloInfo> {
    let points = |part: f64| (1000.0 * part).round() / 10.0;
    let one = |(pool, solo): (Pool, Solo)| {
        let plus_minus = solo.half_width().map(points);
        Some(SoloInfo { game: pool.game, games: solo.games(), mean: points(solo.mean()?), plus_minus })
    };
    all.iter().filter_map(solo_rating).filter_map(one).collect()
}

fn profile(store: &dyn Store, member: &Member) -> Result<Profile, StoreError> {
    let ratings = store.members().ratings(&member.id)?;
    let mut totals: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    let (mut journeys, mut feats) = (Vec::new(), BTreeMap::new());
    for played in store.members().played(&member.id, None, None, usize::MAX)? {
        let Some(summary) = summary(&played) else { continue };
        let won = summary.place == 1;
        journeys.extend(summary.journey);
        for feat in summary.feats {
            // The newest come first: what is written last is the first time.
            let (times, first): &mut (u32, i64) = feats.entry((played.game.to_string(), feat)).or_default();
            (*times, *first) = (*times + 1, played.at.0);
        }
        let total = totals.entry(played.game.to_string()).or_default();
        *total = (total.0 + 1, total.1 + u32::from(won));
    }
    Ok(Profile {
        id: member.id.to_string(),
        program: is_bot(&member.id),
        name: member.name.to_string(),
        created: member.created.0,
        ratings: shown(&ratings),
        against_bots: against_bots(&ratings),
        alone: alone(&ratings),
        puzzles: puzzles::of(&ratings),
        feats: earned(feats),
        totals: totals.into_iter().map(|(game, (played, won))| Total { game, played, won }).collect(),
        best_journey: journeys.into_iter().max_by_key(DailyResult::rank),
    })
}

/// Titles, the first to be earned first.
fn earned(feats: BTreeMap<(String, String), (u32, i64)>) -> Vec<FeatInfo> {
    let one = |((game, feat), (times, first))| FeatInfo { game, feat, times, first };
    let mut all: Vec<FeatInfo> = feats.into_iter().map(one).collect();
    all.sort_by_key(|earned| earned.first);
    all
}

fn games(
    store: &dyn Store,
    member: &MemberId,
    game: Option<&Name>,
    before: Option<Seq>,
    own: bool,
) -> Result<PlayedGames, StoreError> {
    let mut played = store.members().played(member, game, before, PAGE + 1)?;
    let more = played.len() > PAGE;
    played.truncate(PAGE);
    let next = more.then(|| played.last().map(|played| played.number.get())).flatten();
    let one = |played: &Played| {
        let summary = summary(played)?;
        // A private table is for those who sat at it.
        let kept = store.load(&played.table).ok();
        let kept = kept.filter(|table| own || table.listed.visibility == luckhouse_store::Visibility::Public);
        Some(PlayedGame {
            number: played.number.get(),
            table: kept.is_some().then(|| played.table.to_string()),
            game: played.game.to_string(),
            seats: summary.seats,
            ended: played.at.0,
            seat: summary.seat,
            place: summary.place,
            players: kept.map(|table| people(&table, own)).unwrap_or_default(),
            rating: summary.rating,
            against_bots: summary.against,
            journey: summary.journey,
            luck: summary.review.map(|review| review.luck),
            accuracy: summary.review.and_then(|review| review.accuracy),
        })
    };
    Ok(PlayedGames { games: played.iter().filter_map(one).collect(), next })
}

/// Who sat there. Only those who played with them are told what they are known by.
fn people(table: &Table, own: bool) -> Vec<PlayedWith> {
    let bot = |kind: &SeatKind| match kind {
        SeatKind::Person => None,
        SeatKind::Bot(kind) => Some(kind.to_string()),
    };
    let one = |seat: &Seat| PlayedWith {
        name: seat.player.name.to_string(),
        player: seat.member.as_ref().filter(|_| own).map(ToString::to_string),
        bot: bot(&seat.player.kind),
    };
    table.seats.iter().map(one).collect()
}
