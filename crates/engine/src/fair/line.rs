//! The lines of a log that are about its dice.

use super::{Bytes, ListedSeat, Opened, PublicKey, SealList, Signature, Terms};
use crate::{BadWord, Seat, phrase};
use std::fmt;
use std::str::FromStr;

/// One `# fair` line. Everybody at a table reads all of them, and reads them alike.
///
/// ```
/// use luckhouse_engine::fair::FairLine;
/// let line = format!("# fair opened p2 {}", "0a".repeat(32));
/// assert_eq!(line.parse::<FairLine>()?.to_string(), line);
/// // There is one way to write a line.
/// assert!(line.replace("p2", "p2 ").parse::<FairLine>().is_err());
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FairLine {
    /// Which table, and by which key the house signs.
    Table {
        /// Its name.
        id: String,
        /// The house's key.
        key: PublicKey,
    },
    /// What everybody agrees to.
    Terms(Terms),
    /// All seals of one start.
    List(SealList),
    /// The house's signature of the list.
    Signed(Signature),
    /// A seat opens its bytes.
    Opened(Seat, Bytes),
    /// A start in which these did not open: the house's secret is opened, and all begin anew.
    Void {
        /// Which start.
        start: u64,
        /// What the house had sealed.
        secret: Bytes,
        /// Who did not open.
        missing: Vec<Seat>,
    },
    /// A round of links is open.
    Round {
        /// Counted from 1.
        round: u64,
        /// Who is asked.
        members: Vec<Member>,
    },
    /// Every member has given its link; the rolls follow.
    Links {
        /// Which round.
        round: u64,
        /// The links.
        links: Opened,
    },
    /// The round is void.
    Missed {
        /// Which round.
        round: u64,
        /// Who gave nothing in time.
        missing: Vec<Seat>,
        /// The links that were given.
        given: Opened,
    },
    /// A seat begins a new chain.
    Anchor {
        /// Whose.
        seat: Seat,
        /// Which chain of the seat.
        chain: u64,
        /// What the first link will hash to.
        anchor: Bytes,
    },
    /// A seat commits to a choice.
    Choice {
        /// The event that it will be, counted from 1.
        event: u64,
        /// Whose.
        seat: Seat,
        /// The hash of what is chosen, with a salt.
        commitment: Bytes,
    },
    /// A choice was taken back, before anything followed from it.
    Undone {
        /// Which event it would have been.
        event: u64,
        /// Whose.
        seat: Seat,
    },
    /// A choice was not opened in time: the first legal one is taken.
    Unopened {
        /// Which event.
        event: u64,
        /// Whose.
        seat: Seat,
    },
    /// How a choice can be checked, when the game is over.
    Salt {
        /// Which event.
        event: u64,
        /// Whose.
        seat: Seat,
        /// The salt.
        salt: Bytes,
    },
    /// The house's secret, when the game is over.
    Secret(Bytes),
}

/// A seat that is asked for a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    /// Whose.
    pub seat: Seat,
    /// Which of its chains.
    pub chain: u64,
    /// The number of the link that is asked for.
    pub place: u64,
    /// The link before, or the anchor.
    pub last: Bytes,
}

impl FairLine {
    /// What stands before each.
    pub const MARK: &'static str = "# fair ";
}

impl fmt::Display for FairLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(FairLine::MARK)?;
        match self {
            FairLine::Table { id, key } => write!(f, "table {id} key {key}"),
            FairLine::Terms(terms) => write!(f, "terms {terms}"),
            FairLine::List(list) => write_list(f, list),
            FairLine::Signed(signature) => write!(f, "signed {signature}"),
            FairLine::Opened(seat, bytes) => write!(f, "opened {seat} {bytes}"),
            FairLine::Void { start, secret, missing } => {
                write!(f, "void {start} {secret}")?;
                missing.iter().try_for_each(|seat| write!(f, " {seat}"))
            }
            FairLine::Round { round, members } => {
                write!(f, "round {round}")?;
                members.iter().try_for_each(|Member { seat, chain, place, last }| {
                    write!(f, " {seat} {chain} {place} {last}")
                })
            }
            FairLine::Links { round, links } => {
                write!(f, "links {round}")?;
                write_opened(f, links)
            }
            FairLine::Missed { round, missing, given } => {
                write!(f, "missed {round}")?;
                missing.iter().try_for_each(|seat| write!(f, " {seat}"))?;
                f.write_str(" given")?;
                write_opened(f, given)
            }
            FairLine::Anchor { seat, chain, anchor } => write!(f, "anchor {seat} {chain} {anchor}"),
            FairLine::Choice { event, seat, commitment } => write!(f, "choice {event} {seat} {commitment}"),
            FairLine::Undone { event, seat } => write!(f, "undone {event} {seat}"),
            FairLine::Unopened { event, seat } => write!(f, "unopened {event} {seat}"),
            FairLine::Salt { event, seat, salt } => write!(f, "salt {event} {seat} {salt}"),
            FairLine::Secret(secret) => write!(f, "secret {secret}"),
        }
    }
}

fn write_list(f: &mut fmt::Formatter<'_>, list: &SealList) -> fmt::Result {
    write!(f, "list {} after {} house {}", list.start, list.previous, list.house)?;
    for (seat, listed) in Seat::all(list.seats.len()).zip(&list.seats) {
        match listed {
            ListedSeat::Bot => write!(f, " {seat} bot")?,
            ListedSeat::Person { seal, anchor } => {
                let shown = |bytes: &Option<Bytes>| bytes.map_or("-".into(), |bytes| bytes.to_string());
                write!(f, " {seat} person {} {}", shown(seal), shown(anchor))?;
            }
        }
    }
    Ok(())
}

fn write_opened(f: &mut fmt::Formatter<'_>, opened: &Opened) -> fmt::Result {
    opened.iter().try_for_each(|(seat, bytes)| write!(f, " {seat} {bytes}"))
}

impl FromStr for FairLine {
    type Err = BadWord;

    fn from_str(text: &str) -> Result<FairLine, BadWord> {
        let wrong = || BadWord::new(text, phrase!("kind-fair-line"), phrase!("expected-fair-line"));
        let rest = text.strip_prefix(FairLine::MARK).ok_or_else(wrong)?;
        let mut words = Words(rest.split(' ').collect());
        let line = words.line().filter(|_| words.0.is_empty()).ok_or_else(wrong)?;
        // What could be written in two ways could be hashed in two ways.
        if line.to_string() == text && line.is_ascending() { Ok(line) } else { Err(wrong()) }
    }
}

impl FairLine {
    /// Does each seat stand once, and in order?
    fn is_ascending(&self) -> bool {
        let seats = |seats: &[Seat]| seats.is_sorted_by(|one, other| one < other);
        let opened = |opened: &Opened| opened.is_sorted_by(|one, other| one.0 < other.0);
        match self {
            FairLine::Void { missing, .. } => seats(missing),
            FairLine::Round { members, .. } => members.is_sorted_by(|one, other| one.seat < other.seat),
            FairLine::Links { links, .. } => opened(links),
            FairLine::Missed { missing, given, .. } => seats(missing) && opened(given),
            _ => true,
        }
    }
}

/// The words of a line that have not been read yet.
struct Words<'a>(std::collections::VecDeque<&'a str>);

impl<'a> Words<'a> {
    fn word(&mut self) -> Option<&'a str> {
        self.0.pop_front()
    }

    fn read<T: FromStr>(&mut self) -> Option<T> {
        self.word()?.parse().ok()
    }

    fn exactly(&mut self, word: &str) -> Option<()> {
        (self.word()? == word).then_some(())
    }

    /// As many as there are, up to one that is something else.
    fn all<T>(&mut self, mut one: impl FnMut(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let mut all = Vec::new();
        while self.0.front().is_some_and(|word| word.parse::<Seat>().is_ok()) {
            all.push(one(self)?);
        }
        Some(all)
    }

    fn opened(&mut self) -> Option<Opened> {
        self.all(|words| Some((words.read()?, words.read()?)))
    }

    fn line(&mut self) -> Option<FairLine> {
        Some(match self.word()? {
            "table" => {
                let id = self.word()?.to_string();
                self.exactly("key")?;
                FairLine::Table { id, key: self.read()? }
            }
            "terms" => {
                let terms = self.0.drain(..).collect::<Vec<_>>().join(" ");
                FairLine::Terms(terms.parse().ok()?)
            }
            "list" => FairLine::List(self.list()?),
            "signed" => FairLine::Signed(self.read()?),
            "opened" => FairLine::Opened(self.read()?, self.read()?),
            "void" => {
                let (start, secret) = (self.read()?, self.read()?);
                FairLine::Void { start, secret, missing: self.all(Words::read)? }
            }
            "round" => FairLine::Round { round: self.read()?, members: self.all(Words::member)? },
            "links" => FairLine::Links { round: self.read()?, links: self.opened()? },
            "missed" => {
                let (round, missing) = (self.read()?, self.all(Words::read)?);
                self.exactly("given")?;
                FairLine::Missed { round, missing, given: self.opened()? }
            }
            "anchor" => FairLine::Anchor { seat: self.read()?, chain: self.read()?, anchor: self.read()? },
            "choice" => {
                FairLine::Choice { event: self.read()?, seat: self.read()?, commitment: self.read()? }
            }
            "undone" => FairLine::Undone { event: self.read()?, seat: self.read()? },
            "unopened" => FairLine::Unopened { event: self.read()?, seat: self.read()? },
            "salt" => FairLine::Salt { event: self.read()?, seat: self.read()?, salt: self.read()? },
            "secret" => FairLine::Secret(self.read()?),
            _ => return None,
        })
    }

    fn member(&mut self) -> Option<Member> {
        Some(Member { seat: self.read()?, chain: self.read()?, place: self.read()?, last: self.read()? })
    }

    fn list(&mut self) -> Option<SealList> {
        let start = self.read()?;
        self.exactly("after")?;
        let previous = self.read()?;
        self.exactly("house")?;
        let house = self.read()?;
        let mut seats = Vec::new();
        while !self.0.is_empty() {
            self.exactly(&Seat::all(Seat::MAX).nth(seats.len())?.to_string())?;
            seats.push(match self.word()? {
                "bot" => ListedSeat::Bot,
                "person" => ListedSeat::Person { seal: self.known()?, anchor: self.known()? },
                _ => return None,
            });
        }
        Some(SealList { start, previous, house, seats })
    }

    fn known(&mut self) -> Option<Option<Bytes>> {
        match self.word()? {
            "-" => Some(None),
            bytes => bytes.parse().ok().map(Some),
        }
    }
}
