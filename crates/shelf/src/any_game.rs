//! Any game of the shelf, by its name.

use crate::table::Shelf;
use crate::{
    AnyTable, BadLog, BestPlay, CatalogGame, Document, Effort, HeadStart, Metric, OddsTopic, Solved, Types,
};
use luckhouse_bots::calibration::{self, Calibration, Makers};
use luckhouse_bots::{Budget, Level};
use luckhouse_engine::{
    About, Access, BadWord, Field, Game, Header, LogError, Options, Phrase, Table, phrase,
};
use luckhouse_solvers::{Unsolved, Watch};
use std::marker::PhantomData;

/// A game on the shelf, with its types rubbed off.
pub trait AnyGame: SolvedGame + Sync {
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
    /// What earns a title, by name.
    fn feats(&self) -> &'static [&'static str];
    /// Those whom one can meet at its table, by name.
    fn characters(&self) -> Vec<&'static str>;
    /// The document that this option would have with such a value, if it takes one and would take this.
    fn document(&self, key: &str, value: &str) -> Result<Document, BadWord>;
    /// A new table with these options, each a key and a value.
    fn open(&self, options: &[(String, String)], seats: usize) -> Result<Box<dyn AnyTable>, BadWord>;
    /// The table that a log leads to, after at most so many events.
    fn read(&self, log: &str, events: usize) -> Result<Box<dyn AnyTable>, LogError>;
    /// What is counted of it in the lab.
    fn metrics(&self) -> &'static [Metric];
    /// How far its judge is off, where games are played on by players of this level and budget.
    fn calibrate(
        &self,
        options: &[(String, String)],
        seats: usize,
        player: (Level, Budget),
        effort: calibration::Effort,
    ) -> Result<Calibration, BadWord>;
}

/// What a solver knows of a game on the shelf.
pub trait SolvedGame {
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
    fn solves(&self) -> &'static [(&'static str, &'static str)];
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionLine {
    /// The name of its game.
    pub game: &'static str,
    /// Its name.
    pub key: &'static str,
    /// Its default.
    pub default: String,
    /// The least and the greatest, where the values are numbers.
    pub range: Option<(u32, u32)>,
    /// May it be `none` instead of a number?
    pub or_none: bool,
    /// The values, where they are words; of a document, those that ship.
    pub words: &'static [&'static str],
    /// May a file be given?
    pub takes_file: bool,
}

impl OptionLine {
    fn of<O: Options>(game: &'static str, field: &Field<O>) -> OptionLine {
        let (words, range): (&'static [&'static str], _) = match &field.access {
            Access::OneOf { values, .. } | Access::Document { shipped: values, .. } => (values, None),
            Access::Number { range, .. } | Access::Maybe { range, .. } => {
                (&[], Some((*range.start(), *range.end())))
            }
        };
        OptionLine {
            game,
            key: field.key,
            default: field.get(&O::default()),
            range,
            or_none: matches!(field.access, Access::Maybe { .. }),
            words,
            takes_file: matches!(field.access, Access::Document { .. }),
        }
    }
}

/// The game `G` as an [`AnyGame`].
pub(crate) struct OnShelf<G>(PhantomData<fn() -> G>);

impl<G: CatalogGame> OnShelf<G> {
    pub(crate) const GAME: OnShelf<G> = OnShelf(PhantomData);
}

impl<G: CatalogGame> AnyGame for OnShelf<G> {
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
        G::Options::FIELDS.iter().map(|field| OptionLine::of(G::ABOUT.name, field)).collect()
    }

    fn types(&self) -> Types {
        G::types()
    }

    fn odds_topics(&self) -> &'static [OddsTopic] {
        G::odds_topics()
    }

    fn feats(&self) -> &'static [&'static str] {
        G::FEATS
    }

    fn characters(&self) -> Vec<&'static str> {
        G::characters().iter().map(|character| character.name).collect()
    }

    fn document(&self, key: &str, value: &str) -> Result<Document, BadWord> {
        Document::read::<G::Options>(key, value)
    }

    fn open(&self, options: &[(String, String)], seats: usize) -> Result<Box<dyn AnyTable>, BadWord> {
        Ok(Box::new(Shelf::new(Table::open(rules_of::<G>(options, seats)?))))
    }

    fn read(&self, log: &str, events: usize) -> Result<Box<dyn AnyTable>, LogError> {
        Ok(Box::new(Shelf::new(Table::<G>::read_until(log, events)?)))
    }

    fn metrics(&self) -> &'static [Metric] {
        G::METRICS
    }

    fn calibrate(
        &self,
        options: &[(String, String)],
        seats: usize,
        (level, budget): (Level, Budget),
        effort: calibration::Effort,
    ) -> Result<Calibration, BadWord> {
        let game = rules_of::<G>(options, seats)?;
        let makers = Makers { judge: &|| G::judge(crate::GLANCE), player: &|| G::player(level, budget) };
        Ok(calibration::calibrate(&game, &makers, effort))
    }
}

impl<G: CatalogGame> SolvedGame for OnShelf<G> {
    fn best_play(
        &self,
        options: &[(String, String)],
        seats: usize,
        effort: Effort,
        watch: &dyn Watch,
    ) -> Result<BestPlay, Unsolved> {
        rules_of::<G>(options, seats)?.best_play(effort, watch)
    }

    fn head_starts(
        &self,
        options: &[(String, String)],
        seats: usize,
        watch: &dyn Watch,
    ) -> Result<Vec<HeadStart>, Unsolved> {
        rules_of::<G>(options, seats)?.head_starts(watch)
    }

    fn solves(&self) -> &'static [(&'static str, &'static str)] {
        G::SOLVES
    }

    fn solve(
        &self,
        options: &[(String, String)],
        seats: usize,
        question: &[String],
        watch: &dyn Watch,
    ) -> Result<Solved, Unsolved> {
        rules_of::<G>(options, seats)?.solve(question, watch)
    }
}

/// The options of a game, each a key and a value.
///
/// # Errors
/// If there is no such option or value.
pub fn options_of<O: Options>(options: &[(String, String)]) -> Result<O, BadWord> {
    let mut set = O::default();
    for (key, value) in options {
        set.put(key, value)?;
    }
    Ok(set)
}

/// A game with these options, each a key and a value.
///
/// # Errors
/// If there is no such option, value or number of seats.
pub fn rules_of<G: Game>(options: &[(String, String)], seats: usize) -> Result<G, BadWord> {
    G::new(options_of(options)?, seats)
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
        let names = crate::games::GAMES.iter().map(|game| game.about().name);
        BadWord::new(name, phrase!("kind-game"), Phrase::words(names.clone())).perhaps(names)
    })
}

/// The table that the log of any game leads to, after at most so many events.
pub fn read_log(log: &str, events: usize) -> Result<Box<dyn AnyTable>, BadLog> {
    let (line, header) = Header::of_log(log)?;
    let game = find(&header.game).map_err(|wrong| LogError { line, fault: wrong.into() })?;
    game.read(log, events).map_err(|error| {
        let before: Vec<&str> = log.lines().take(error.line.saturating_sub(1)).collect();
        BadLog::at(error, game.read(&before.join("\n"), usize::MAX).ok())
    })
}
