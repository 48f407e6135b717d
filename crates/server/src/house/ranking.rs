//! The best of a game, by either rating.

use super::House;
use super::ladder::{bots_now, ladder_pool, ladder_rating};
use super::members::MemberSettings;
use super::reviewing::{luck_pool, luck_rating};
use super::settling::days_since;
use crate::members::Session;
use crate::protocol::{KnownPlayer, OwnRank, Privacy, Problem, RankedBot, RankedPlayer, Ranking, RatingKind};
use crate::table::{unknown_word, wrong_word};
use luckhouse_club::rating::{Pool, RatedBot, Rating};
use luckhouse_shelf::find;
use luckhouse_store::{Member, MemberId, Millis, Name, Rated, Store, StoreError};

/// So many are shown.
const SHOWN: usize = 100;
/// So many are looked through for those who let themselves be seen.
const LOOKED_AT: usize = 1000;

/// Which ranking.
struct Which {
    of: Pool,
    /// What these ratings are kept under.
    pool: Name,
    kind: RatingKind,
    now: Millis,
}

impl House {
    /// The best of a game with so many seats.
    ///
    /// # Errors
    /// If there is no such game, or it is not for so many.
    pub(crate) async fn ranking(
        &self,
        (game, seats): (&str, u8),
        kind: RatingKind,
        asker: Option<&Session>,
    ) -> Result<Ranking, Problem> {
        let table = find(game).map_err(wrong_word)?.open(&[], seats.into());
        let header = table.map_err(|wrong| unknown_word(&wrong))?.header();
        let of = Pool::of(&header).expect("a table without options has a pool");
        let which = Which::new(of, kind, (self.config.clock)());
        let asker = asker.map(|one| one.member.clone());
        self.read(move |store| read(store, &which, asker.as_ref())).await
    }
}

fn read(store: &dyn Store, which: &Which, asker: Option<&MemberId>) -> Result<Ranking, StoreError> {
    let (mut players, mut place): (Vec<RankedPlayer>, _) = (Vec::new(), None);
    for rated in store.members().leaders(&which.pool, LOOKED_AT)? {
        let certain = which.rating(&rated).filter(|rating| !rating.is_provisional());
        let Some((rating, member)) = certain.zip(store.members().member(&rated.member)?) else { continue };
        let line = line(&players, &member, &rating);
        if asker == Some(&member.id) {
            place = line.place;
        }
        players.extend(MemberSettings::of(&member).shows(asker).then_some(line));
    }
    players.truncate(SHOWN);
    let own = asker.map_or(Ok(None), |asker| own(store, which, asker, place))?;
    let bots = if which.kind == RatingKind::AgainstBots { bots(store, &which.of)? } else { Vec::new() };
    Ok(Ranking { players, bots, own })
}

/// The bots themselves, the best first.
fn bots(store: &dyn Store, pool: &Pool) -> Result<Vec<RankedBot>, StoreError> {
    let bots = bots_now(store, pool)?;
    let one = |(bot, rating): &(RatedBot, Rating)| {
        let (shown, plus_minus) = rating.shown();
        RankedBot { bot: bot.level.clone(), rating: shown, plus_minus }
    };
    Ok(bots.iter().rev().map(one).collect())
}

/// Whoever comes next after these, who are no worse.
fn line(before: &[RankedPlayer], member: &Member, rating: &Rating) -> RankedPlayer {
    let (shown, plus_minus) = rating.shown();
    let place = match before.last() {
        Some(last) if last.rating == shown => last.place,
        _ => Some(before.len() as u32 + 1),
    };
    let player = KnownPlayer { id: member.id.to_string(), name: member.name.to_string() };
    RankedPlayer { place, player, rating: shown, plus_minus, games: rating.games }
}

/// Where whoever asks stands, if they are rated.
fn own(
    store: &dyn Store,
    which: &Which,
    asker: &MemberId,
    place: Option<u32>,
) -> Result<Option<OwnRank>, StoreError> {
    let all = store.members().ratings(asker)?;
    let known = all.iter().find(|rated| rated.pool == which.pool).and_then(|rated| which.rating(rated));
    let Some((rating, member)) = known.zip(store.members().member(asker)?) else { return Ok(None) };
    let hidden = MemberSettings::of(&member).privacy != Privacy::Public;
    let line = RankedPlayer { place, ..line(&[], &member, &rating) };
    Ok(Some(OwnRank { line, provisional: rating.is_provisional(), hidden }))
}

impl Which {
    fn new(of: Pool, kind: RatingKind, now: Millis) -> Which {
        let pool = match kind {
            RatingKind::Plain => Name::new(of.to_string()).expect("a pool is a name"),
            RatingKind::WithoutLuck => luck_pool(&of),
            RatingKind::AgainstBots => ladder_pool(&of),
        };
        Which { of, pool, kind, now }
    }

    /// The rating as it is now: whoever was away for long is less certain.
    fn rating(&self, rated: &Rated) -> Option<Rating> {
        let rating: Rating = match self.kind {
            RatingKind::Plain => serde_json::from_str(&rated.state.0).ok()?,
            RatingKind::WithoutLuck => luck_rating(rated)?.1.rating,
            RatingKind::AgainstBots => ladder_rating(rated)?.1,
        };
        Some(rating.after_days(days_since(rated.at, self.now)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::Regard;
    use luckhouse_club::luck::LuckRating;
    use luckhouse_store::conformance::sample;
    use luckhouse_store::{Change, Json, MemberChange, Memory, Seat};
    use serde::Serialize;

    const DAY: i64 = 86_400_000;

    fn which(kind: RatingKind) -> Which {
        Which::new("booty-dice/2".parse().unwrap(), kind, Millis(DAY))
    }

    fn certain(mean: f64) -> Rating {
        Rating { mean, deviation: 40.0, games: 30, ..Rating::new() }
    }

    /// A house with these members, and how they are rated.
    fn house<T: Serialize>(kind: RatingKind, members: &[(&str, Privacy, i32, T)]) -> Memory {
        let store = Memory::default();
        store.apply(sample::open("a", 1)).unwrap();
        for (number, (who, privacy, ..)) in (1..).zip(members) {
            store.apply(sample::enroll(who, who)).unwrap();
            let settings = MemberSettings { privacy: *privacy, ..MemberSettings::default() }.kept();
            let (member, name) = (sample::member_id(who), sample::name(who));
            store
                .apply(Change::Member(MemberChange::Edit { member: member.clone(), name, settings }))
                .unwrap();
            let seat = Seat { member: Some(member), ..sample::person(number, who, None) };
            store.apply(sample::sit("a", seat)).unwrap();
        }
        store.apply(sample::mark("a", 9, sample::over())).unwrap();
        let (number, _) = store.members().unsettled(1).unwrap().remove(0);
        let rated = |(who, _, shown, state): &(&str, Privacy, i32, T)| Rated {
            member: sample::member_id(who),
            pool: which(kind).pool,
            shown: *shown,
            state: Json(serde_json::to_string(state).unwrap()),
            at: Millis(0),
        };
        let ratings = members.iter().map(rated).collect();
        let settle =
            MemberChange::Settle { number, played: Vec::new(), ratings, bots: Vec::new(), review: false };
        store.apply(Change::Member(settle)).unwrap();
        store
    }

    fn told(ranking: &Ranking) -> Vec<(Option<u32>, &str)> {
        ranking.players.iter().map(|line| (line.place, line.player.name.as_str())).collect()
    }

    /// The place of whoever asked, whether that is uncertain, and whether it is hidden.
    fn stands(ranking: &Ranking) -> (Option<u32>, bool, bool) {
        let OwnRank { line, provisional, hidden } = ranking.own.as_ref().unwrap();
        (line.place, *provisional, *hidden)
    }

    #[test]
    fn the_best_come_first_and_whoever_shows_nothing_is_told_to_nobody_else() {
        let (public, private) = (Privacy::Public, Privacy::Private);
        let store = house(
            RatingKind::Plain,
            &[
                ("m", public, 1600, certain(1600.0)),
                ("n", private, 1700, certain(1700.0)),
                ("o", public, 1500, certain(1500.0)),
                ("p", public, 1600, certain(1600.2)),
                ("q", public, 1900, Rating { mean: 1900.0, ..Rating::new() }),
            ],
        );
        let which = which(RatingKind::Plain);
        let stranger = read(&store, &which, None).unwrap();
        assert_eq!(told(&stranger), [(Some(1), "m"), (Some(1), "p"), (Some(3), "o")]);
        assert_eq!(stranger.own, None);
        // Whoever shows nothing sees where they would stand, and whoever is uncertain that they have no place.
        let hidden = read(&store, &which, Some(&sample::member_id("n"))).unwrap();
        assert_eq!((told(&hidden).len(), stands(&hidden)), (3, (Some(1), false, true)));
        let uncertain = read(&store, &which, Some(&sample::member_id("q"))).unwrap();
        assert_eq!((told(&uncertain).len(), stands(&uncertain)), (3, (None, true, false)));
        let third = read(&store, &which, Some(&sample::member_id("o"))).unwrap();
        assert_eq!(stands(&third), (Some(3), false, false));
    }

    #[test]
    fn friends_see_friends_and_nobody_is_seen_by_whom_they_blocked() {
        let store = house(
            RatingKind::Plain,
            &[("m", Privacy::Friends, 1600, certain(1600.0)), ("n", Privacy::Public, 1500, certain(1500.0))],
        );
        for (who, privacy, regard) in
            [("m", Privacy::Friends, Regard::Friend), ("n", Privacy::Public, Regard::Blocked)]
        {
            let regards = [("o".to_string(), regard)].into();
            let settings = MemberSettings { privacy, regards }.kept();
            let (member, name) = (sample::member_id(who), sample::name(who));
            store.apply(Change::Member(MemberChange::Edit { member, name, settings })).unwrap();
        }
        let which = which(RatingKind::Plain);
        assert_eq!(told(&read(&store, &which, Some(&sample::member_id("o"))).unwrap()), [(Some(1), "m")]);
        assert_eq!(told(&read(&store, &which, None).unwrap()), [(Some(1), "n")]);
    }

    #[test]
    fn without_luck_others_may_be_best_and_whoever_is_away_for_years_has_no_place() {
        let luck = |mean| {
            let mut luck = LuckRating::new();
            luck.rating = certain(mean);
            luck
        };
        let members =
            [("m", Privacy::Public, 1450, luck(1450.0)), ("n", Privacy::Public, 1550, luck(1550.0))];
        let store = house(RatingKind::WithoutLuck, &members);
        let which = which(RatingKind::WithoutLuck);
        assert_eq!(told(&read(&store, &which, None).unwrap()), [(Some(1), "n"), (Some(2), "m")]);
        let later = Which { now: Millis(3000 * DAY), ..which };
        assert_eq!(told(&read(&store, &later, None).unwrap()), []);
    }

    #[test]
    fn bots_stand_beside_those_who_play_against_them_and_nowhere_else() {
        let members = [("m", Privacy::Public, 1600, certain(1600.0))];
        let against = which(RatingKind::AgainstBots);
        let store = house(RatingKind::AgainstBots, &members);
        let found = read(&store, &against, None).unwrap();
        assert_eq!(told(&found), [(Some(1), "m")]);
        let levels: Vec<&str> = found.bots.iter().map(|bot| bot.bot.as_str()).collect();
        assert_eq!(levels, ["best", "strong", "steady", "novice"]);
        assert!(found.bots.is_sorted_by(|a, b| a.rating >= b.rating));
        let plain = read(&store, &which(RatingKind::Plain), None).unwrap();
        assert_eq!((told(&plain), plain.bots.len()), (vec![], 0));
    }
}
