//! What the lab does with a game whose types are known, behind a trait without types.

use crate::contest::{self, Round};
use crate::observe::{self, Decided, Given, Observed};
use crate::random_play::RandomTally;
use crate::tune::away;
use crate::values;
use luckhouse_bots::arena::Fair;
use luckhouse_engine::{BadWord, Options, Playout, Rng, Seat, Viewer};
use luckhouse_shelf::games::{Visitor, visit_all};
use luckhouse_shelf::{AnyGame, BotSpec, CatalogGame, Saying, options_of, rules_of};
use serde_json::json;
use std::marker::PhantomData;
use std::ops::Range;
use std::sync::LazyLock;

/// A game that the lab can play and count. [`measured`] finds it.
pub trait MeasuredGame: Send + Sync {
    /// Play games number `games` of a run with this seed, everybody at random.
    fn simulate(
        &self,
        options: &[(String, String)],
        seats: usize,
        seed: u64,
        games: Range<u64>,
    ) -> Result<RandomTally, BadWord>;
    /// Play one round of a contest between bots, one for each seat: as many games as there are seats, all with the
    /// same dice, everybody one seat on from game to game. If `fair`, the luck of the dice is worked out too.
    fn round(
        &self,
        options: &[(String, String)],
        bots: &[BotSpec],
        seed: u64,
        round: u64,
        fair: bool,
    ) -> Result<Round, BadWord>;
    /// Play one game of a run with this seed, a bot for each seat. If `fair`, the luck of the dice is worked out too;
    /// else it is 0.
    fn game(
        &self,
        options: &[(String, String)],
        bots: &[BotSpec],
        seed: u64,
        number: u64,
        fair: bool,
    ) -> Result<Fair, BadWord>;
    /// Play these games of a run with this seed, a bot for each seat, and show each game to `each`, with its number. The
    /// same number is the same dice, whoever plays.
    fn observe(
        &self,
        options: &[(String, String)],
        bots: &[BotSpec],
        seed: u64,
        games: Range<u64>,
        each: &mut dyn FnMut(u64, &Observed),
    ) -> Result<(), BadWord> {
        self.observe_choices(options, bots, seed, games, each, None)
    }
    /// The same, and every choice is reported, if somebody wants to hear it.
    fn observe_choices(
        &self,
        options: &[(String, String)],
        bots: &[BotSpec],
        seed: u64,
        games: Range<u64>,
        each: &mut dyn FnMut(u64, &Observed),
        told: Option<&mut dyn FnMut(&Decided)>,
    ) -> Result<(), BadWord>;
    /// The same games with a head start for those who come later.
    fn observe_given(
        &self,
        options: &[(String, String)],
        bots: &[BotSpec],
        seed: u64,
        games: Range<u64>,
        given: Option<Given>,
        each: &mut dyn FnMut(u64, &Observed),
    ) -> Result<(), BadWord>;
    /// The head starts of at most so many of each gift that the rules can bear at a table with so many seats, each with what
    /// says it.
    fn head_starts(
        &self,
        options: &[(String, String)],
        seats: usize,
        most: u32,
    ) -> Result<Vec<(Given, Saying)>, BadWord>;
    /// Values of an option that are worth a try, its default among them: all words, of numbers about `most`.
    fn values_of(&self, key: &str, most: usize) -> Result<Vec<String>, BadWord>;
    /// A document near the one that an option has, if there is a rule to change it.
    fn near(&self, options: &[(String, String)], key: &str, rng: &mut Rng)
    -> Result<Option<String>, BadWord>;
    /// How far one set of options is from another: about one for each option that differs.
    fn away(&self, today: &[(String, String)], then: &[(String, String)]) -> Result<f64, BadWord>;
    /// Metrics that are against the spirit of the game, each with the reason.
    fn spirit(&self) -> &'static [(&'static str, &'static str)];
}

/// The game as the lab measures it.
///
/// ```
/// use luckhouse_lab::measured;
/// let game = luckhouse_shelf::find("booty-dice")?;
/// assert_eq!(measured(game).simulate(&[], 2, 1, 0..100)?.games, 100);
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
pub fn measured(game: &dyn AnyGame) -> &'static dyn MeasuredGame {
    static ALL: LazyLock<Vec<(&'static str, Box<dyn MeasuredGame>)>> = LazyLock::new(|| {
        let mut all = Collected(Vec::new());
        visit_all(&mut all);
        all.0
    });
    let name = game.about().name;
    let found = ALL.iter().find(|(known, _)| *known == name);
    &*found.expect("every game comes from the one list").1
}

struct Collected(Vec<(&'static str, Box<dyn MeasuredGame>)>);

impl Visitor for Collected {
    fn visit<G: CatalogGame>(&mut self) {
        self.0.push((G::ABOUT.name, Box::new(Typed::<G>(PhantomData))));
    }
}

/// The game `G` as a [`MeasuredGame`].
struct Typed<G>(PhantomData<fn() -> G>);

impl<G: CatalogGame> MeasuredGame for Typed<G> {
    fn simulate(
        &self,
        options: &[(String, String)],
        seats: usize,
        seed: u64,
        games: Range<u64>,
    ) -> Result<RandomTally, BadWord> {
        let rules: G = rules_of(options, seats)?;
        let mut playout = Playout::new();
        let mut tally = RandomTally::new(seats);
        for index in games {
            // Each game has a generator of its own, so that it does not matter who plays it, and when.
            tally.add(&playout.run(&rules, &mut Rng::stream(seed, index)));
        }
        Ok(tally)
    }

    fn round(
        &self,
        options: &[(String, String)],
        bots: &[BotSpec],
        seed: u64,
        round: u64,
        fair: bool,
    ) -> Result<Round, BadWord> {
        Ok(contest::play::<G>(&rules_of(options, bots.len())?, bots, seed, round, fair))
    }

    fn game(
        &self,
        options: &[(String, String)],
        bots: &[BotSpec],
        seed: u64,
        number: u64,
        fair: bool,
    ) -> Result<Fair, BadWord> {
        Ok(contest::play_one::<G>(&rules_of(options, bots.len())?, bots, seed, number, fair))
    }

    fn observe_choices(
        &self,
        options: &[(String, String)],
        bots: &[BotSpec],
        seed: u64,
        games: Range<u64>,
        each: &mut dyn FnMut(u64, &Observed),
        told: Option<&mut dyn FnMut(&Decided)>,
    ) -> Result<(), BadWord> {
        observe::play::<G>(&rules_of(options, bots.len())?, bots, seed, games, None, each, told);
        Ok(())
    }

    fn observe_given(
        &self,
        options: &[(String, String)],
        bots: &[BotSpec],
        seed: u64,
        games: Range<u64>,
        given: Option<Given>,
        each: &mut dyn FnMut(u64, &Observed),
    ) -> Result<(), BadWord> {
        observe::play::<G>(&rules_of(options, bots.len())?, bots, seed, games, given, each, None);
        Ok(())
    }

    fn head_starts(
        &self,
        options: &[(String, String)],
        seats: usize,
        most: u32,
    ) -> Result<Vec<(Given, Saying)>, BadWord> {
        let rules: G = rules_of(options, seats)?;
        let view = rules.view(&rules.start(), Viewer::Arbiter);
        let all = (0..G::GIFTS.len()).flat_map(|gift| (1..=most).map(move |more| Given { gift, more }));
        let last = |given: &Given| (seats as u32 - 1) * given.more;
        let borne =
            all.filter(|given| rules.give(&mut view.clone(), Seat::at(seats - 1), given.gift, last(given)));
        let said = |given: Given| Saying::fact(&json!({ "name": G::GIFTS[given.gift], "more": given.more }));
        Ok(borne.map(|given| (given, said(given))).collect())
    }

    fn values_of(&self, key: &str, most: usize) -> Result<Vec<String>, BadWord> {
        Ok(values::values(G::Options::field(key)?, most))
    }

    fn near(
        &self,
        options: &[(String, String)],
        key: &str,
        rng: &mut Rng,
    ) -> Result<Option<String>, BadWord> {
        G::Options::field(key)?;
        Ok(G::near(&options_of(options)?, key, rng))
    }

    fn away(&self, today: &[(String, String)], then: &[(String, String)]) -> Result<f64, BadWord> {
        Ok(away::<G::Options>(&options_of(today)?, &options_of(then)?))
    }

    fn spirit(&self) -> &'static [(&'static str, &'static str)] {
        G::SPIRIT
    }
}
