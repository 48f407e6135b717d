//! The bots of the house: what the lab found them to be, and what their games with people make of that.

use super::{Pool, Rating, Weight, rate};
use luckhouse_engine::BadWord;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// A bot of one level, at one game with one number of seats.
///
/// ```
/// use luckhouse_club::rating::RatedBot;
/// let bot: RatedBot = "booty-dice/2/steady".parse()?;
/// assert_eq!((bot.pool.seats, bot.level.as_str(), bot.to_string().as_str()), (2, "steady", "booty-dice/2/steady"));
/// assert!(bot.start().is_some(), "the lab has measured it");
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RatedBot {
    /// At what.
    pub pool: Pool,
    /// The word of its level.
    pub level: String,
}

impl RatedBot {
    /// What the lab found. Bots with a character, and games of one's own, it has not measured.
    pub fn start(&self) -> Option<Rating> {
        measured().pools.get(&self.pool)?.iter().find(|one| one.level == self.level).map(Measured::rating)
    }
}

impl fmt::Display for RatedBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.pool, self.level)
    }
}

impl FromStr for RatedBot {
    type Err = BadWord;

    fn from_str(text: &str) -> Result<RatedBot, BadWord> {
        let (pool, level) = text.rsplit_once('/').unwrap_or((text, ""));
        Ok(RatedBot { pool: pool.parse()?, level: level.into() })
    }
}

/// What the lab found of a bot. Numbers of games it counted itself: a rating begins with none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// The word of the level.
    pub level: String,
    /// The best guess.
    pub mean: f64,
    /// The standard deviation of that guess.
    pub deviation: f64,
}

impl Measured {
    fn rating(&self) -> Rating {
        Rating { mean: self.mean, deviation: self.deviation, ..Rating::new() }
    }
}

/// What the lab found of all bots, as `luckhouse lab ratings` writes it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MeasuredBots {
    /// The seed of the games: the same seed gives the same file.
    pub seed: u64,
    /// By pool, the weakest level first.
    pub pools: BTreeMap<Pool, Vec<Measured>>,
}

/// What stands in the repository.
fn measured() -> &'static MeasuredBots {
    static ALL: LazyLock<MeasuredBots> = LazyLock::new(|| {
        serde_json::from_str(include_str!("bots.json")).expect("a test reads the file of the lab")
    });
    &ALL
}

/// The bots of a pool with what the lab found, the weakest level first; none, where nothing was measured.
pub fn measured_bots(pool: &Pool) -> Vec<(RatedBot, Rating)> {
    let one =
        |found: &Measured| (RatedBot { pool: pool.clone(), level: found.level.clone() }, found.rating());
    measured().pools.get(pool).into_iter().flatten().map(one).collect()
}

/// All pools in which the lab has measured bots.
pub fn measured_pools() -> impl Iterator<Item = &'static Pool> {
    measured().pools.keys()
}

/// So much of what a game says about a bot is believed. Bots do not learn: what many people find together may move them, and
/// no one of them alone.
pub const BOTS_LEARN: f64 = 0.1;
/// No bot goes farther than so many points from what the lab found, whoever plays against it, and how often.
pub const FARTHEST: f64 = 100.0;

/// One person at a table of bots.
#[derive(Clone, Debug)]
pub struct AgainstBots<'a> {
    /// At what.
    pub pool: &'a Pool,
    /// The seat of the person, counted from 0.
    pub seat: usize,
    /// The person's rating against bots.
    pub person: Rating,
    /// The bots of all other seats, in their order, and their ratings now.
    pub bots: &'a [(RatedBot, Rating)],
    /// Everybody's place, by seat.
    pub places: &'a [u8],
}

impl AgainstBots<'_> {
    /// The person's rating after the game, and those of the bots: one for each that sat there, on however many seats.
    ///
    /// # Panics
    /// If there is not a bot for each other seat of the pool.
    pub fn rate(&self, weight: Weight) -> (Rating, BTreeMap<RatedBot, Rating>) {
        let mut before: Vec<Rating> = self.bots.iter().map(|(_, rating)| *rating).collect();
        before.insert(self.seat, self.person);
        let small = Weight::new(weight.part() * BOTS_LEARN);
        let person = rate(self.pool, &before, self.places, weight)[self.seat];
        let mut after = rate(self.pool, &before, self.places, small);
        after.remove(self.seat);
        let mut moved: BTreeMap<RatedBot, Rating> = BTreeMap::new();
        for ((bot, before), after) in self.bots.iter().zip(after) {
            let known = moved.entry(bot.clone()).or_insert(*before);
            *known =
                Rating { mean: known.mean + after.mean - before.mean, games: before.games + 1, ..*before };
        }
        moved.iter_mut().for_each(|(bot, rating)| rating.mean = near(bot, rating.mean));
        (person, moved)
    }
}

/// A bot of the house stays what it is, about.
fn near(bot: &RatedBot, mean: f64) -> f64 {
    bot.start().map_or(mean, |start| mean.clamp(start.mean - FARTHEST, start.mean + FARTHEST))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bot(word: &str) -> (RatedBot, Rating) {
        let bot: RatedBot = word.parse().unwrap();
        let rating = bot.start().unwrap();
        (bot, rating)
    }

    fn against(
        bots: &[(RatedBot, Rating)],
        person: Rating,
        won: bool,
    ) -> (Rating, BTreeMap<RatedBot, Rating>) {
        let mut places = vec![if won { 2 } else { 1 }; bots.len()];
        places.insert(0, if won { 1 } else { 2 });
        let pool = &bots[0].0.pool.clone();
        AgainstBots { pool, seat: 0, person, bots, places: &places }.rate(Weight::FULL)
    }

    #[test]
    fn in_every_pool_no_level_is_rated_below_the_one_before() {
        assert!(measured_pools().count() >= 10);
        for pool in measured_pools() {
            let all = measured_bots(pool);
            let levels: Vec<&str> = all.iter().map(|(bot, _)| bot.level.as_str()).collect();
            assert_eq!(levels, ["novice", "steady", "strong", "best"], "{pool}");
            assert!(all.windows(2).all(|pair| pair[0].1.mean <= pair[1].1.mean), "{pool}: {all:?}");
            let middle = all.iter().map(|(_, rating)| rating.mean).sum::<f64>() / 4.0;
            assert!((middle - Rating::START).abs() < 0.2, "{pool}: {all:?}");
            assert!(all.iter().all(|(_, rating)| !rating.is_provisional() && rating.games == 0), "{pool}");
        }
    }

    /// What `docs/ratings.md` says of thousands of games: only the two best are as good as each other.
    #[test]
    fn where_the_lab_is_sure_the_ladder_says_so() {
        let [novice, steady, strong, best] =
            ["novice", "steady", "strong", "best"].map(|level| bot(&format!("booty-dice/2/{level}")).1.mean);
        assert!(novice + 100.0 < steady && steady + 60.0 < strong && strong <= best + 0.1);
    }

    #[test]
    fn whoever_beats_a_better_bot_gains_more_and_the_bot_loses_little() {
        let known = Rating { deviation: 60.0, ..Rating::new() };
        let gain = |word: &str| {
            let (after, bots) = against(&[bot(word)], known, true);
            let (of, before) = bot(word);
            let lost = before.mean - bots[&of].mean;
            assert!(lost > 0.0 && lost < 3.0, "{word} lost {lost}");
            assert_eq!(bots[&of].deviation, before.deviation, "the lab knows it as well as before");
            after.mean - known.mean
        };
        assert!(gain("booty-dice/2/best") > gain("booty-dice/2/novice"));
        assert!(against(&[bot("booty-dice/2/best")], known, false).0.mean < known.mean);
    }

    #[test]
    fn several_of_one_level_are_moved_together_and_once() {
        let all = [bot("booty-dice/4/steady"), bot("booty-dice/4/steady"), bot("booty-dice/4/best")];
        let (_, moved) = against(&all, Rating::new(), true);
        assert_eq!(moved.len(), 2);
        assert!(moved.values().all(|rating| rating.games == 1));
    }

    #[test]
    fn whoever_loses_to_a_bot_a_thousand_times_does_not_carry_it_away() {
        let (of, start) = bot("booty-dice/2/novice");
        let mut now = start;
        for _ in 0..100_000 {
            let strong = Rating { mean: 2200.0, deviation: 30.0, ..Rating::new() };
            now = against(&[(of.clone(), now)], strong, false).1[&of];
        }
        assert!(now.mean <= start.mean + FARTHEST && now.mean > start.mean + 50.0, "{start:?} {now:?}");
    }

    /// Nobody gets far by beating the weakest again and again, even if they always did.
    #[test]
    fn the_weakest_bot_is_no_ladder() {
        let (mut person, best) = (Rating::new(), bot("booty-dice/2/best").1);
        for _ in 0..200 {
            // Ninety of a hundred is all that this game lets anybody win.
            person = (0..10)
                .fold(person, |person, game| against(&[bot("booty-dice/2/novice")], person, game != 5).0);
        }
        assert!(person.mean < best.mean + 60.0, "{person:?}");
    }
}
