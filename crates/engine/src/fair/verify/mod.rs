//! A log of format 2, checked line by line: nothing in it is believed that can be worked out again.

mod broken;
mod lines;
mod play;
mod start;

pub use broken::{Broken, Flaw};

use super::{Bytes, DiceMode, FairLine, Opened, PublicKey, SealList, Seen, Signature, Terms, words};
use crate::{Game, Header, Phrase, Seat, SeatSet, phrase};
use lines::Lines;
use play::Play;
use start::Start;

/// What the log of a finished or closed game has proved by itself.
///
/// That it is the game that *you* played, only a [`Receipt`](super::Receipt) shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The name of the table.
    pub table: String,
    /// By which the house signs.
    pub key: PublicKey,
    /// How the dice were made.
    pub dice: DiceMode,
    /// The hash of the list that counts.
    pub list: Bytes,
    /// The four words that players could read to each other; none if not everybody had opened.
    pub words: Option<String>,
    /// How many starts there were.
    pub starts: u64,
    /// Who did not open in a start that is void, start by start.
    pub voided: Vec<SeatSet>,
    /// Who had sealed and opened bytes of their own.
    pub opened: SeatSet,
    /// The persons who added nothing.
    pub silent: SeatSet,
    /// How many rounds of links there were, void ones included.
    pub rounds: u64,
    /// How many rounds each seat has missed: those that missed any.
    pub misses: Vec<(Seat, u64)>,
    /// How many rolls were drawn.
    pub draws: u64,
    /// How many rolls could come in one way only, and were not drawn.
    pub certain: u64,
    /// How many choices were committed to before they could be read, and are what was committed to.
    pub commitments: u64,
    /// Which committed choices were not opened in time: the event, and whose.
    pub unopened: Vec<(u64, Seat)>,
    /// Is the game over? Otherwise it was closed before.
    pub over: bool,
}

/// A log that was checked, with what a receipt is held against.
#[derive(Clone, Debug)]
pub struct Checked {
    /// What it proves by itself.
    pub verified: Verified,
    pub(super) header: String,
    pub(super) terms: Terms,
    pub(super) list: SealList,
    pub(super) signature: Signature,
    pub(super) opened: Opened,
    /// Each round with its members and the number of lines up to its line.
    pub(super) rounds: Vec<ToldRound>,
    /// What each seat has read while the game lasted.
    pub(super) seen: Vec<Seen>,
}

/// A round as the log has it.
#[derive(Clone, Debug)]
pub(super) struct ToldRound {
    pub(super) round: u64,
    pub(super) lines: u64,
    pub(super) members: Vec<super::Member>,
    pub(super) given: Opened,
}

/// The first line of a log of format 2.
pub const LOG_2: &str = "# luckhouse log 2";

/// Is this a log of format 2? Others are of format 1, with other proofs or none.
pub fn is_log_2(text: &str) -> bool {
    text.lines().next() == Some(LOG_2)
}

/// Check the log of a finished or closed game, from its first byte to its last.
///
/// # Errors
/// The first thing that is not as it must be.
pub fn check_log<G: Game>(text: &str) -> Result<Checked, Broken> {
    let mut lines = Lines::new(text)?;
    lines.exactly(LOG_2)?;
    let (header, game) = read_header::<G>(&mut lines)?;
    let seats = start::seat_lines(&mut lines, game.seats())?;
    let (id, key) = lines.fair(Phrase::words(["`# fair table ID key K`"]), |line| match line {
        FairLine::Table { id, key } => Some((id, key)),
        _ => None,
    })?;
    let mut verified = nothing_yet(id, key);
    let start = Start::read(&mut lines, &header, &seats, &mut verified)?;
    let (opened, list) = (start.opened.clone(), start.hash);
    verified.list = list;
    verified.opened = opened.iter().map(|(seat, _)| *seat).collect();
    verified.silent = start.silent();
    verified.words = start.is_open().then(|| words(&list, &opened));
    let Start { terms, list, signature, .. } = start.clone();
    let (rounds, seen) = Play::new(game, start, &mut verified).read(&mut lines)?;
    lines.end()?;
    Ok(Checked { verified, header, terms, list, signature, opened, rounds, seen })
}

fn read_header<G: Game>(lines: &mut Lines<'_>) -> Result<(String, G), Broken> {
    let at = lines.number();
    let text = lines.next(phrase!("kind-header"))?;
    let broken = |flaw| Broken { line: at, flaw };
    let game = text.parse::<Header>().and_then(|header| header.rules::<G>());
    let game = game.map_err(|wrong| broken(wrong.into()))?;
    let written = Header::of(&game).to_string();
    if written == text { Ok((written, game)) } else { Err(broken(Flaw::Text(written))) }
}

fn nothing_yet(table: String, key: PublicKey) -> Verified {
    Verified {
        table,
        key,
        dice: DiceMode::Sealed,
        list: SealList::NONE,
        words: None,
        starts: 0,
        voided: Vec::new(),
        opened: SeatSet::EMPTY,
        silent: SeatSet::EMPTY,
        rounds: 0,
        misses: Vec::new(),
        draws: 0,
        certain: 0,
        commitments: 0,
        unopened: Vec::new(),
        over: false,
    }
}
