//! The proof of a finished game's dice, as remarks in its log.

use super::FairDice;
use super::ledger::each_roll;
use crate::fair::{Bytes, Secret};
use crate::{Argument, BadWord, Game, Phrase, Seat, Table, Turn, phrase};
use std::fmt;

/// Everything that is needed to draw the rolls of a finished game again. It is written as remarks at the end of the
/// game's log, so that the file alone proves them.
///
/// ```
/// use luckhouse_engine::fair::{Bytes, Secret, v1::{FairDice, Proof}};
/// use luckhouse_engine::pig::{Pig, PigAction, PigOptions};
/// use luckhouse_engine::{Game, Seat, Table, Turn};
///
/// let (secret, added) = (Secret::new([1; 32]), vec![(Seat::at(0), Bytes::new([2; 32]))]);
/// let dice = FairDice::new(&secret, "t1", &added);
/// let mut table = Table::open(Pig::new(PigOptions { goal: 10, ..PigOptions::default() }, 2)?);
/// while !matches!(table.turn(), Turn::Over(_)) {
///     match table.owed().first() {
///         Some(seat) => table.choose(seat, table.legal(seat)[0]).unwrap(),
///         None => drop(table.roll_fair(&dice)),
///     }
/// }
/// let proof = Proof { table: "t1".into(), seal: secret.seal(), added, secret: *secret.open() };
/// let file = format!("{}{proof}", table.whole_log());
/// let proved = Proof::read(&file)?.check(&file, &Table::<Pig>::read(&file).unwrap()).unwrap();
/// assert!(proved.rolls > 0 && proved.added == 1);
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The name of the table.
    pub table: String,
    /// What was published of the secret before the first roll.
    pub seal: Bytes,
    /// What players added, in the order of their seats.
    pub added: Vec<(Seat, Bytes)>,
    /// The secret, opened.
    pub secret: Bytes,
}

/// What a proof has proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proved {
    /// So many rolls are what the secret and the players' bytes lead to.
    pub rolls: u64,
    /// So many players added bytes of their own.
    pub added: usize,
}

/// Why a proof proves nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Broken {
    /// The secret is not the one that was sealed.
    Seal {
        /// What was published.
        seal: Bytes,
    },
    /// A roll is another one.
    Roll {
        /// Which event of the log, counted from 1.
        event: usize,
        /// What the log says.
        found: String,
        /// What the secret leads to.
        expected: String,
    },
    /// The text is not word for word what was played.
    Text {
        /// Which line of the log, remarks not counted, from 1.
        line: usize,
        /// What it should be.
        expected: String,
    },
    /// The game is not over.
    NotOver,
}

impl Broken {
    /// What is wrong, to be said in any language.
    pub fn phrase(&self) -> Phrase {
        match self.clone() {
            Broken::Seal { seal } => phrase!("proof-seal", seal = seal.to_string()),
            Broken::Roll { event, found, expected } => phrase!("proof-roll", event, found, expected),
            Broken::Text { line, expected } => phrase!("proof-text", line, expected),
            Broken::NotOver => phrase!("proof-not-over"),
        }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

impl std::error::Error for Broken {}

/// What stands before each line of a proof.
const MARK: &str = "# fair ";

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{MARK}table {}", self.table)?;
        writeln!(f, "{MARK}seal {}", self.seal)?;
        for (seat, bytes) in &self.added {
            writeln!(f, "{MARK}{seat} added {bytes}")?;
        }
        writeln!(f, "{MARK}secret {}", self.secret)
    }
}

impl Proof {
    /// Find the proof in the remarks of a log.
    ///
    /// # Errors
    /// If there is none, or it is not whole.
    pub fn read(log: &str) -> Result<Proof, BadWord> {
        let lines: Vec<&str> = log.lines().filter_map(|line| line.strip_prefix(MARK)).collect();
        let wrong = |found: Argument| BadWord::new(found, phrase!("kind-proof"), phrase!("expected-proof"));
        let [table, seal, added @ .., secret] = lines.as_slice() else {
            let first = lines.first().map(|line| Argument::from(*line));
            return Err(wrong(first.unwrap_or(phrase!("found-nothing").into())));
        };
        let rest =
            |line: &str, word: &str| line.strip_prefix(word).map(String::from).ok_or(wrong(line.into()));
        let one = |line: &&str| {
            let (seat, bytes) = line.split_once(" added ").ok_or(wrong((*line).into()))?;
            Ok::<_, BadWord>((seat.parse()?, bytes.parse()?))
        };
        let added: Vec<(Seat, Bytes)> = added.iter().map(one).collect::<Result<_, _>>()?;
        if !added.is_sorted_by_key(|(seat, _)| seat.index()) {
            return Err(wrong(phrase!("found-other-order").into()));
        }
        Ok(Proof {
            table: rest(table, "table ")?,
            seal: rest(seal, "seal ")?.parse()?,
            added,
            secret: rest(secret, "secret ")?.parse()?,
        })
    }

    /// Draw every roll of a finished game again. `text` is the log that the table was read from: it must be word for
    /// word what was played.
    ///
    /// # Errors
    /// If anything is not as it must be: the first thing that is not.
    pub fn check<G: Game>(&self, text: &str, table: &Table<G>) -> Result<Proved, Broken> {
        if !matches!(table.turn(), Turn::Over(_)) {
            return Err(Broken::NotOver);
        }
        if self.secret.seal() != self.seal {
            return Err(Broken::Seal { seal: self.seal });
        }
        same_text(text, &table.whole_log())?;
        let dice = FairDice::new(&Secret::new(*self.secret.as_slice()), &self.table, &self.added);
        let rolls = same_rolls(&dice, table)?;
        Ok(Proved { rolls, added: self.added.len() })
    }
}

fn same_text(found: &str, expected: &str) -> Result<(), Broken> {
    let mut found = found.lines().filter(|line| !line.starts_with('#'));
    for (number, line) in expected.lines().enumerate() {
        if found.next() != Some(line) {
            return Err(Broken::Text { line: number + 1, expected: line.into() });
        }
    }
    match found.next() {
        None => Ok(()),
        Some(_) => Err(Broken::Text { line: expected.lines().count() + 1, expected: "the end".into() }),
    }
}

/// How many rolls there are, if each is what the dice give.
fn same_rolls<G: Game>(dice: &FairDice, table: &Table<G>) -> Result<u64, Broken> {
    let (mut rolls, mut wrong) = (0, None);
    each_roll(table, |event, found, odds| {
        let expected = dice.draw(rolls, &odds);
        rolls += 1;
        if expected != found && wrong.is_none() {
            let (found, expected) = (found.to_string(), expected.to_string());
            wrong = Some(Broken::Roll { event, found, expected });
        }
    });
    wrong.map_or(Ok(rolls), Err)
}
