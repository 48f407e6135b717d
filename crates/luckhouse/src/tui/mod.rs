//! The full screen: where it can be, and what it is opened on.

mod designs;
mod editor;
mod house;

use crate::config;
use crate::failure::Failure;
use crate::join::link::{self, Link};
use crate::join::remote::Remote;
use crate::play::kept;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use house::Disk;
pub(crate) use house::InFile;
use luckhouse_engine::fair::v1::Proof;
use luckhouse_tui::Ending;
use luckhouse_tui::house::Manner;
use luckhouse_tui::local::Local;
use luckhouse_tui::pictures::Pictures;
use luckhouse_tui::replay::Replay;
use luckhouse_tui::source::{Source, UserAction};
use luckhouse_words::{Language, Words, say};
use std::hash::{BuildHasher, RandomState};
use std::io::{IsTerminal, Write, stdin, stdout};
use std::sync::OnceLock;
use tokio::runtime::Runtime;

/// Is somebody here who sees a whole screen? Not if anything is piped, and not on a terminal that can do nothing.
pub(crate) fn can_be_here() -> bool {
    stdin().is_terminal() && stdout().is_terminal() && std::env::var("TERM").as_deref() != Ok("dumb")
}

/// The shelf, and whatever is taken from it.
pub(crate) fn shelf() -> Result<(), Failure> {
    part(luckhouse_tui::run(Box::new(AT_HOME), manner(random()))?)
}

/// A game at this keyboard.
pub(crate) fn play(local: Local, seed: u64) -> Result<(), Failure> {
    let manner = manner(seed);
    let local = local.in_language(manner.language);
    open(Box::new(local), AT_HOME, manner)
}

/// A try from a choice of a game that was played.
pub(crate) fn try_again(local: Local, seed: u64) -> Result<(), Failure> {
    open(Box::new(local), AT_HOME, manner(seed))
}

/// A table of a house on the network.
pub(crate) fn join(runtime: Runtime, link: Link) -> Result<(), Failure> {
    open(Box::new(Remote::start(runtime, link, None)?), ON_A_VISIT, manner(random()))
}

/// A game that was played, from its beginning or after so many events.
pub(crate) fn replay(mut replay: Replay, at: Option<usize>) -> Result<(), Failure> {
    let manner = manner(random());
    replay.act(UserAction::Go(at.unwrap_or(0)));
    open(Box::new(replay.in_language(manner.language)), AT_HOME, manner)
}

/// What is saved at home can be gone on with.
const AT_HOME: Disk = Disk { saved: |file, _| kept::saved(file) };

/// What is saved at a table of another house can be proved, once it is over.
const ON_A_VISIT: Disk = Disk { saved: |file, log| link::saved(file, Proof::read(log).is_ok()) };

fn open(source: Box<dyn Source>, house: Disk, manner: Manner) -> Result<(), Failure> {
    part(luckhouse_tui::run_source(source, Some(Box::new(house)), manner)?)
}

/// Say what there is to say to somebody who leaves, now that the terminal is theirs again.
fn part(ending: Ending) -> Result<(), Failure> {
    let Ending { farewell, interrupted } = ending;
    match interrupted {
        true if farewell.is_empty() => {
            Err(Failure::Interrupted(say!(Words::spoken(), "terminal-plain-interrupted-only")))
        }
        true => Err(Failure::Interrupted(say!(Words::spoken(), "terminal-plain-interrupted", farewell))),
        false if farewell.is_empty() => Ok(()),
        false => {
            Ok(writeln!(stdout(), "{}", say!(Words::spoken(), "terminal-plain-until-next-time", farewell))?)
        }
    }
}

/// What was asked for by name, for the whole program.
static PICTURES: OnceLock<Pictures> = OnceLock::new();

/// Somebody wants pictures, or wants none, whatever the environment says.
pub(crate) fn want_pictures(wanted: Pictures) {
    let _ = PICTURES.set(wanted);
}

/// What can be said of pictures on the command line.
pub(crate) fn pictures() -> impl TypedValueParser<Value = Pictures> {
    let names = PossibleValuesParser::new(Pictures::NAMES.map(|(name, _)| name));
    names.map(|name| Pictures::named(&name).unwrap_or_default())
}

fn manner(seed: u64) -> Manner {
    let here = Manner::here(config::variable, seed);
    let pictures = PICTURES.get().copied().unwrap_or(here.pictures);
    Manner { language: Language::spoken(), pictures, ..here }
}

/// A seed that nobody knows.
fn random() -> u64 {
    RandomState::new().hash_one(0)
}
