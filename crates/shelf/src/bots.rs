//! The bots at a table: which there are, by what words, and those who sit there.

use crate::CatalogGame;
use crate::program::{self, Party, Program};
use luckhouse_bots::search::Search;
use luckhouse_bots::{Budget, Level, Player, Random};
use luckhouse_engine::{BadWord, Bot, Decision, Game, Phrase, Rng, Seat, phrase};
use std::collections::HashMap;
use std::fmt;

/// How well a bot plays: at random, or by one of the levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strength {
    /// Any legal choice.
    Random,
    /// One of the four levels.
    Level(Level),
    /// As well as a program of somebody's own does, which was welcomed here.
    Program(Program),
}

/// A player who is not a person.
///
/// ```
/// use luckhouse_shelf::{BotSpec, find};
/// let game = find("booty-dice")?;
/// let bot = BotSpec::read("strong", game)?;
/// assert_eq!(bot.to_string(), "strong");
/// let wrong = BotSpec::read("stronk", game).unwrap_err();
/// assert!(wrong.to_string().contains("expected random, novice, steady, strong, best"));
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BotSpec {
    /// How well it plays.
    pub strength: Strength,
    /// Its character, by name.
    pub character: Option<&'static str>,
    /// How long it thinks, if not as long as its level does.
    pub budget: Option<Budget>,
    /// What it never does while it has another choice: the name of one of the game's metrics.
    pub without: Option<&'static str>,
}

impl BotSpec {
    /// The word for no character at all.
    pub const PLAIN: &'static str = "plain";

    /// Any legal choice.
    pub const RANDOM: BotSpec = BotSpec::of(Strength::Random);

    /// A bot of this level, without a character.
    pub const fn level(level: Level) -> BotSpec {
        BotSpec::of(Strength::Level(level))
    }

    const fn of(strength: Strength) -> BotSpec {
        BotSpec { strength, character: None, budget: None, without: None }
    }

    /// Every strength by its word.
    pub fn strengths() -> Vec<&'static str> {
        ["random"].into_iter().chain(Level::ALL.iter().map(|(_, name)| *name)).collect()
    }

    /// Is it a program of somebody's own?
    pub fn is_program(&self) -> bool {
        matches!(self.strength, Strength::Program(_))
    }

    /// A strength, and after a colon a character: `strong`, `strong:grudge`; and after `!` what it never does, if it can
    /// help it: `strong!attack`. `careful` is another word for `steady`. A program
    /// that was welcomed is called by its name alone.
    ///
    /// # Errors
    /// If there is no such strength, or no such character or use in this game.
    pub fn read(word: &str, game: &dyn crate::AnyGame) -> Result<BotSpec, BadWord> {
        if let Some(program) = program::named(word) {
            return Ok(BotSpec::of(Strength::Program(program)));
        }
        let (known, without) = word.split_once('!').map_or((word, None), |(a, b)| (a, Some(b)));
        let without = without.map(|name| avoided(name, game)).transpose()?;
        let (strength, character) = known.split_once(':').map_or((known, None), |(a, b)| (a, Some(b)));
        let strength = match strength {
            "random" => Strength::Random,
            "careful" => Strength::Level(Level::Steady),
            level => Strength::Level(level.parse().map_err(|_| unknown(word, game))?),
        };
        let mut characters = game.characters();
        characters.push(BotSpec::PLAIN);
        let known = |name: &str| characters.iter().copied().find(|known| *known == name);
        let character = match character {
            None => None,
            Some(name) => Some(known(name).ok_or_else(|| unknown(word, game))?),
        };
        Ok(BotSpec { character, without, ..BotSpec::of(strength) })
    }

    /// A fresh bot of this kind.
    pub fn sit_down<G: CatalogGame>(self) -> Box<dyn Bot<G>> {
        let player = match self.strength {
            // Alone: nobody tells it what has happened.
            Strength::Program(_) => return Party::new().sit_down(self),
            Strength::Random => Player::Instinct(Box::new(Random)),
            Strength::Level(level) => G::player(level, self.budget.unwrap_or(Budget::of(level))),
        };
        let thinks = matches!(player, Player::Thinker(_));
        let character = G::characters().iter().find(|known| Some(known.name) == self.character);
        let bot = player.bot(character);
        let Some(never) = self.without.and_then(|name| G::METRICS.iter().position(|what| what.name == name))
        else {
            return bot;
        };
        let instead = Search::new(self.budget.unwrap_or(Budget::of(Level::Steady)));
        Box::new(Abstinent { bot, thinks, instead, never, left: Vec::new() })
    }
}

/// One of the metrics of a game that are chosen.
fn avoided(name: &str, game: &dyn crate::AnyGame) -> Result<&'static str, BadWord> {
    let chosen: Vec<&'static str> =
        game.metrics().iter().filter(|what| what.chosen).map(|what| what.name).collect();
    let found = chosen.iter().find(|known| **known == name);
    found.copied().ok_or_else(|| {
        BadWord::new(name, phrase!("kind-abstinence"), Phrase::words(&chosen)).perhaps(&chosen)
    })
}

/// What was expected instead of a word for a bot.
fn unknown(word: &str, game: &dyn crate::AnyGame) -> BadWord {
    let names = game.characters();
    let strengths = BotSpec::strengths().into_iter().map(String::from);
    let characters = names.iter().chain((!names.is_empty()).then_some(&BotSpec::PLAIN));
    let expected =
        strengths.clone().chain(characters.clone().map(|name| format!("{}:{name}", Level::Strong)));
    let expected = expected.chain(program::names());
    let of = |strength: &'static str| characters.clone().map(move |name| format!("{strength}:{name}"));
    let with_character = BotSpec::strengths().into_iter().flat_map(of);
    let meant: Vec<String> = strengths.clone().chain(with_character).chain(program::names()).collect();
    BadWord::new(word, phrase!("kind-bot"), Phrase::words(expected)).perhaps(meant)
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.strength {
            Strength::Random => write!(f, "random")?,
            Strength::Level(level) => write!(f, "{level}")?,
            Strength::Program(program) => write!(f, "{program}")?,
        }
        self.character.map_or(Ok(()), |name| write!(f, ":{name}"))?;
        self.without.map_or(Ok(()), |name| write!(f, "!{name}"))
    }
}

/// Those who sit at a table. A bot stays in its seat, so that it can remember.
pub(crate) struct Bots<G: CatalogGame>(HashMap<(Seat, BotSpec), Box<dyn Bot<G>>>);

impl<G: CatalogGame> Bots<G> {
    pub(crate) fn new() -> Bots<G> {
        Bots(HashMap::new())
    }

    /// Everybody leaves, with what they remembered.
    pub(crate) fn forget(&mut self) {
        self.0 = HashMap::new();
    }

    /// The bot in this seat; it sits down, if it does not yet.
    pub(crate) fn at(&mut self, seat: Seat, spec: BotSpec) -> &mut dyn Bot<G> {
        &mut **self.0.entry((seat, spec)).or_insert_with(|| spec.sit_down())
    }
}

/// A bot that never does one thing, if it can help it. Who thinks chooses among the rest. Who plays by instinct knows one
/// good choice and no second one: where that is what it never does, a search among the rest chooses.
struct Abstinent<G: Game> {
    bot: Box<dyn Bot<G>>,
    thinks: bool,
    instead: Search<G>,
    never: usize,
    left: Vec<G::Action>,
}

impl<G: CatalogGame> Bot<G> for Abstinent<G> {
    fn choose(&mut self, decision: &Decision<G>, rng: &mut Rng) -> G::Action {
        let Decision { game, seat, view, legal } = *decision;
        self.left.clear();
        self.left.extend(legal.iter().filter(|action| game.metric_of(**action) != Some(self.never)));
        let asked = if self.thinks && !self.left.is_empty() { &self.left } else { legal };
        let chosen = self.bot.choose(&Decision { game, seat, view, legal: asked }, rng);
        match self.left.is_empty() || self.left.contains(&chosen) {
            true => chosen,
            false => self.instead.choose(&Decision { game, seat, view, legal: &self.left }, rng),
        }
    }
}
