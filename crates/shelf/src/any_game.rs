//! Any game of the shelf, by its name.

use crate::contest::{self, Round};
use crate::observe::{self, Decided, Observed, Use};
use crate::table::Shelf;
use crate::{
    AnyTable, BestPlay, BotSpec, Effort, HeadStart, OddsTopic, Shelved, Solved, Tally, Types, tuning,
};
use luckhouse_engine::{About, Access, BadWord, Field, Header, LogError, Options, Playout, Rng, Table};
use luckhouse_solvers::{Unsolved, Watch};
use std::marker::PhantomData;
use std::ops::Range;

/// A game on the shelf, with its types rubbed off.
pub trait AnyGame: Sync {
    /// Name, title, seats, edition.
    fn about(&self) -> About;
    /// The rules page, with the table of options that is made from their list.
    fn rules_page(&self) -> String;
    /// The letters of its numbered rulings, and how many there are.
    fn rulings(&self) -> Option<(&'static str, usize)>;
    /// Every option.
    fn options(&self) -> Vec<OptionLine>;
    /// Its types for the browser.
    fn types(&self) -> Types;
    /// What can be asked of its odds.
    fn odds_topics(&self) -> &'static [OddsTopic];
    /// Those whom one can meet at its table: a name each, and a line about them.
    fn characters(&self) -> Vec<(&'static str, &'static str)>;
    /// A new table with these options, each a key and a value.
    fn open(&self, options: &[(String, String)], seats: usize) -> Result<Box<dyn AnyTable>, BadWord>;
    /// The table that a log leads to, after at most so many events.
    fn read(&self, log: &str, events: usize) -> Result<Box<dyn AnyTable>, LogError>;
    /// Play games number `games` of a run with this seed, everybody at random.
    fn simulate(
        &self,
        options: &[(String, String)],
        seats: usize,
        seed: u64,
        games: Range<u64>,
    ) -> Result<Tally, BadWord>;
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
    /// What is counted of it in the lab.
    fn uses(&self) -> &'static [Use];
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
    /// The same, and every choice is told, if somebody wants to hear it.
    fn observe_choices(
        &self,
        options: &[(String, String)],
        bots: &[BotSpec],
        seed: u64,
        games: Range<u64>,
        each: &mut dyn FnMut(u64, &Observed),
        told: Option<&mut dyn FnMut(&Decided)>,
    ) -> Result<(), BadWord>;
    /// Values of an option that are worth a try, its default among them: all words, of numbers about so many.
    fn values_of(&self, key: &str, most: usize) -> Result<Vec<String>, BadWord>;
    /// A document near the one that an option has, if there is a rule to change it.
    fn near(&self, options: &[(String, String)], key: &str, rng: &mut Rng)
    -> Result<Option<String>, BadWord>;
    /// Uses that are against the spirit of the game, each with the reason.
    fn spirit(&self) -> &'static [(&'static str, &'static str)];
    /// What best play brings whoever begins.
    fn best_play(
        &self,
        options: &[(String, String)],
        seats: usize,
        effort: Effort,
        watch: &dyn Watch,
    ) -> Result<BestPlay, Unsolved>;
    /// The start as it is, and starts in which the second player has something more.
    fn head_starts(
        &self,
        options: &[(String, String)],
        seats: usize,
        watch: &dyn Watch,
    ) -> Result<Vec<HeadStart>, Unsolved>;
    /// What can be asked of its solver: a line each.
    fn solves(&self) -> &'static [&'static str];
    /// The exact answer to a question about the game with these options.
    fn solve(
        &self,
        options: &[(String, String)],
        seats: usize,
        question: &[String],
        watch: &dyn Watch,
    ) -> Result<Solved, Unsolved>;
}

/// One option, for help and lobby.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct OptionLine {
    /// Its name.
    pub key: &'static str,
    /// What it does.
    pub about: &'static str,
    /// Its default.
    pub default: String,
    /// Its values, in words.
    pub values: String,
    /// What each value means, where the values are words.
    pub meanings: Vec<(&'static str, &'static str)>,
    /// May a file be given?
    pub takes_file: bool,
}

impl OptionLine {
    fn of<O: Options>(field: &Field<O>) -> OptionLine {
        let meanings = match &field.access {
            Access::OneOf { values, .. } | Access::Document { shipped: values, .. } => values.to_vec(),
            Access::Number { .. } | Access::Maybe { .. } => Vec::new(),
        };
        OptionLine {
            key: field.key,
            about: field.about,
            default: field.get(&O::default()),
            values: field.values(),
            meanings,
            takes_file: matches!(field.access, Access::Document { .. }),
        }
    }
}

/// The game `G` as an [`AnyGame`].
pub(crate) struct OnShelf<G>(PhantomData<fn() -> G>);

impl<G: Shelved> OnShelf<G> {
    pub(crate) const GAME: OnShelf<G> = OnShelf(PhantomData);

    fn set(options: &[(String, String)]) -> Result<G::Options, BadWord> {
        let mut set = G::Options::default();
        for (key, value) in options {
            set.put(key, value)?;
        }
        Ok(set)
    }

    fn rules(options: &[(String, String)], seats: usize) -> Result<G, BadWord> {
        G::new(Self::set(options)?, seats)
    }
}

impl<G: Shelved> AnyGame for OnShelf<G> {
    fn about(&self) -> About {
        G::ABOUT
    }

    fn rules_page(&self) -> String {
        format!("{}\n{}", G::RULES.trim_end(), crate::rules_page::options_table(&self.options()))
    }

    fn rulings(&self) -> Option<(&'static str, usize)> {
        G::RULINGS
    }

    fn options(&self) -> Vec<OptionLine> {
        G::Options::FIELDS.iter().map(OptionLine::of).collect()
    }

    fn types(&self) -> Types {
        G::types()
    }

    fn odds_topics(&self) -> &'static [OddsTopic] {
        G::odds_topics()
    }

    fn characters(&self) -> Vec<(&'static str, &'static str)> {
        G::characters().iter().map(|character| (character.name, character.line)).collect()
    }

    fn open(&self, options: &[(String, String)], seats: usize) -> Result<Box<dyn AnyTable>, BadWord> {
        Ok(Box::new(Shelf::new(Table::open(Self::rules(options, seats)?))))
    }

    fn read(&self, log: &str, events: usize) -> Result<Box<dyn AnyTable>, LogError> {
        Ok(Box::new(Shelf::new(Table::<G>::read_until(log, events)?)))
    }

    fn simulate(
        &self,
        options: &[(String, String)],
        seats: usize,
        seed: u64,
        games: Range<u64>,
    ) -> Result<Tally, BadWord> {
        let rules = Self::rules(options, seats)?;
        let mut playout = Playout::new();
        let mut tally = Tally::new(seats);
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
        Ok(contest::play::<G>(&Self::rules(options, bots.len())?, bots, seed, round, fair))
    }

    fn uses(&self) -> &'static [Use] {
        G::USES
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
        observe::play(&Self::rules(options, bots.len())?, bots, seed, games, each, told);
        Ok(())
    }

    fn values_of(&self, key: &str, most: usize) -> Result<Vec<String>, BadWord> {
        Ok(tuning::values(G::Options::field(key)?, most))
    }

    fn near(
        &self,
        options: &[(String, String)],
        key: &str,
        rng: &mut Rng,
    ) -> Result<Option<String>, BadWord> {
        G::Options::field(key)?;
        Ok(G::near(&Self::set(options)?, key, rng))
    }

    fn spirit(&self) -> &'static [(&'static str, &'static str)] {
        G::SPIRIT
    }

    fn best_play(
        &self,
        options: &[(String, String)],
        seats: usize,
        effort: Effort,
        watch: &dyn Watch,
    ) -> Result<BestPlay, Unsolved> {
        Self::rules(options, seats)?.best_play(effort, watch)
    }

    fn head_starts(
        &self,
        options: &[(String, String)],
        seats: usize,
        watch: &dyn Watch,
    ) -> Result<Vec<HeadStart>, Unsolved> {
        Self::rules(options, seats)?.head_starts(watch)
    }

    fn solves(&self) -> &'static [&'static str] {
        G::SOLVES
    }

    fn solve(
        &self,
        options: &[(String, String)],
        seats: usize,
        question: &[String],
        watch: &dyn Watch,
    ) -> Result<Solved, Unsolved> {
        Self::rules(options, seats)?.solve(question, watch)
    }
}

/// The game with this name.
///
/// ```
/// let wrong = luckhouse_shelf::find("ludo").err().unwrap();
/// assert!(wrong.to_string().starts_with("`ludo` is not a game on the shelf: expected "));
/// ```
pub fn find(name: &str) -> Result<&'static dyn AnyGame, BadWord> {
    let found = crate::games::GAMES.iter().find(|game| game.about().name.eq_ignore_ascii_case(name));
    found.copied().ok_or_else(|| {
        let names: Vec<&str> = crate::games::GAMES.iter().map(|game| game.about().name).collect();
        BadWord::new(name, "a game on the shelf", names.join(", "))
    })
}

/// The table that the log of any game leads to, after at most so many events.
pub fn read_log(log: &str, events: usize) -> Result<Box<dyn AnyTable>, LogError> {
    let (line, header) = Header::of_log(log)?;
    let game = find(&header.game).map_err(|wrong| LogError { line, fault: wrong.into() })?;
    game.read(log, events)
}
