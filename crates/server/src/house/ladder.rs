//! The ladder of bots: what they are rated, whom of them somebody has beaten, and who is next.

use super::House;
use super::profile::summary;
use super::settling::{Summary, days_since};
use crate::members::Session;
use crate::protocol::{Ladder, LadderRating, MetBot, Problem, Rung};
use crate::table::wrong_word;
use luckhouse_club::rating::{Met, Pool, RatedBot, Rating, measured_bots, measured_pools, next_worth_trying};
use luckhouse_shelf::find;
use luckhouse_store::{MemberId, Millis, Name, Rated, Store, StoreError};

/// What ratings of people against bots are kept under: `bots/booty-dice/2`.
pub(super) const AGAINST: &str = "bots/";

impl House {
    /// The ladders of a game, one for each number of seats at which its bots are rated, and how far whoever asks has come.
    ///
    /// # Errors
    /// If there is no such game.
    pub(crate) async fn ladders(&self, game: &str, asker: Option<&Session>) -> Result<Vec<Ladder>, Problem> {
        let game = find(game).map_err(wrong_word)?.about().name;
        let (asker, now) = (asker.map(|one| one.member.clone()), (self.config.clock)());
        self.read(move |store| read(store, game, asker.as_ref(), now)).await
    }
}

fn read(
    store: &dyn Store,
    game: &str,
    asker: Option<&MemberId>,
    now: Millis,
) -> Result<Vec<Ladder>, StoreError> {
    let played = asker.map_or(Ok(Vec::new()), |asker| counted(store, asker, game))?;
    let pools = measured_pools().filter(|pool| pool.game == game);
    pools.map(|pool| ladder(store, pool, asker.map(|asker| (asker, &played[..])), now)).collect()
}

/// The games of somebody that counted on a ladder.
fn counted(store: &dyn Store, member: &MemberId, game: &str) -> Result<Vec<Summary>, StoreError> {
    let Ok(game) = Name::new(game) else { return Ok(Vec::new()) };
    let played = store.members().played(member, Some(&game), None, usize::MAX)?;
    Ok(played.iter().filter_map(summary).filter(|summary| summary.against.is_some()).collect())
}

fn ladder(
    store: &dyn Store,
    pool: &Pool,
    own: Option<(&MemberId, &[Summary])>,
    now: Millis,
) -> Result<Ladder, StoreError> {
    let bots = bots_now(store, pool)?;
    let met = |bot: &RatedBot| own.map(|(_, played)| met(played, pool.seats, &bot.level));
    let all: Vec<Met> = bots.iter().filter_map(|(bot, _)| met(bot)).map(|(met, _)| met).collect();
    let next = own.and_then(|_| next_worth_trying(&all, pool.seats)).map(|rung| bots[rung].0.level.clone());
    let rungs = bots.iter().map(|(bot, rating)| {
        let (shown, plus_minus) = rating.shown();
        let met = met(bot).map(|(met, reviewed)| met_bot(met, reviewed));
        Rung { bot: bot.level.clone(), rating: shown, plus_minus, games: rating.games, met }
    });
    let own = match own {
        Some((member, _)) => rating_of(store, member, pool, now)?,
        None => None,
    };
    Ok(Ladder { game: pool.game.clone(), seats: pool.seats, rungs: rungs.collect(), own, next })
}

/// How somebody fared where a bot of this level sat, and in how many of those games the coach has looked at the luck.
fn met(played: &[Summary], seats: u8, level: &str) -> (Met, u32) {
    let there = played.iter().filter(|game| game.seats == seats && game.bots.iter().any(|bot| bot == level));
    let (mut met, mut sum, mut reviewed) = (Met::default(), 0.0, 0);
    for game in there {
        met.games += 1;
        met.won += u32::from(game.place == 1);
        if let (Some(share), Some(review)) = (game.share, game.review) {
            (sum, reviewed) = (sum + share - review.luck / 100.0, reviewed + 1);
        }
    }
    met.without_luck = (reviewed > 0).then(|| sum / f64::from(reviewed));
    (met, reviewed)
}

fn met_bot(met: Met, reviewed: u32) -> MetBot {
    // Few games can say less than nothing, or more than all.
    let per_cent = |part: f64| (1000.0 * part.clamp(0.0, 1.0)).round() / 10.0;
    MetBot { games: met.games, won: met.won, reviewed, without_luck: met.without_luck.map(per_cent) }
}

fn rating_of(
    store: &dyn Store,
    member: &MemberId,
    pool: &Pool,
    now: Millis,
) -> Result<Option<LadderRating>, StoreError> {
    let rating = person_now(store, member, pool, now)?;
    let (shown, plus_minus) = rating.shown();
    let (games, provisional) = (rating.games, rating.is_provisional());
    Ok((games > 0).then_some(LadderRating { rating: shown, plus_minus, games, provisional }))
}

/// What the bots of a pool are rated now, the weakest level first: what the lab found, and what their games made of it.
pub(super) fn bots_now(store: &dyn Store, pool: &Pool) -> Result<Vec<(RatedBot, Rating)>, StoreError> {
    let kept = store.members().bots()?;
    let now = |(bot, start): (RatedBot, Rating)| {
        let word = bot.to_string();
        let known = kept.iter().find(|kept| kept.bot.as_str() == word);
        (bot, known.and_then(|kept| serde_json::from_str(&kept.state.0).ok()).unwrap_or(start))
    };
    Ok(measured_bots(pool).into_iter().map(now).collect())
}

/// What a person is rated against bots: less sure, if it is long since the last game.
pub(super) fn person_now(
    store: &dyn Store,
    member: &MemberId,
    pool: &Pool,
    now: Millis,
) -> Result<Rating, StoreError> {
    let all = store.members().ratings(member)?;
    let known = all.iter().filter_map(|rated| Some((rated.at, ladder_rating(rated)?)));
    let known = known.into_iter().find(|(_, (of, _))| of == pool);
    Ok(known.map_or_else(Rating::new, |(at, (_, rating))| rating.after_days(days_since(at, now))))
}

/// What ratings against bots of this pool are kept under.
pub(super) fn ladder_pool(pool: &Pool) -> Name {
    Name::new(format!("{AGAINST}{pool}")).expect("a pool is a name")
}

/// A rating against bots, and what it is in.
pub(super) fn ladder_rating(rated: &Rated) -> Option<(Pool, Rating)> {
    let pool = rated.pool.as_str().strip_prefix(AGAINST)?.parse().ok()?;
    Some((pool, serde_json::from_str(&rated.state.0).ok()?))
}
