//! Rounds of links as the lines of a log tell them: who is asked for which link, and whether each follows from the
//! one before. The house, whoever plays and whoever checks a log follow them alike.

use super::{Bytes, Chain, FairLine, ListedSeat, Member, Opened, SealList, link_before};
use crate::{Phrase, Seat, SeatSet, phrase};
use std::fmt;

/// What the lines so far say of chains and rounds.
///
/// ```
/// use luckhouse_engine::Seat;
/// use luckhouse_engine::fair::{Bytes, Chain, FairLine, ListedSeat, Member, Rounds, SealList, Secret, table_hash};
/// let (table, seat) = (table_hash("k3Jv"), Seat::at(0));
/// let chain = Chain::new(&table, seat, 0, &Secret::new([7; 32]));
/// let person = ListedSeat::Person { seal: None, anchor: Some(chain.anchor()) };
/// let list = SealList { start: 1, previous: SealList::NONE, house: Bytes::new([1; 32]), seats: vec![person] };
/// let mut rounds = Rounds::new(&table, &list);
/// let asked = rounds.member(seat).unwrap();
/// assert_eq!((asked.place, asked.last), (1, chain.anchor()));
/// rounds.hear(&FairLine::Round { round: 1, members: vec![asked] })?;
/// let wrong = FairLine::Links { round: 1, links: vec![(seat, chain.link(2).unwrap())] };
/// assert!(rounds.clone().hear(&wrong).is_err());
/// rounds.hear(&FairLine::Links { round: 1, links: vec![(seat, chain.link(1).unwrap())] })?;
/// assert_eq!(rounds.member(seat).unwrap().place, 2);
/// # Ok::<(), luckhouse_engine::fair::RoundFlaw>(())
/// ```
#[derive(Clone, Debug)]
pub struct Rounds {
    table: Bytes,
    seats: Vec<SeatChain>,
    last: u64,
    open: Option<Vec<Member>>,
}

/// The chain of one seat.
#[derive(Clone, Copy, Debug)]
struct SeatChain {
    person: bool,
    /// The number of the last chain; none before the first.
    chain: Option<u64>,
    /// The number of the last link that is known, 0 for the anchor, and the link; none without a chain.
    known: Option<(u64, Bytes)>,
    misses: u64,
}

/// What is wrong with a line about a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundFlaw {
    /// Rounds are counted.
    Number {
        /// What the line says.
        found: u64,
        /// What it should say.
        expected: u64,
    },
    /// One round after the other.
    Open(u64),
    /// There is nothing to answer.
    Closed,
    /// A round of nobody is no round.
    Nobody,
    /// This seat cannot be asked.
    Member(Seat),
    /// This seat is asked for another link than its next.
    Asked {
        /// Who.
        seat: Seat,
        /// Chain, number and link before, as the line says.
        found: String,
        /// The same, as they must be.
        expected: String,
    },
    /// The links are not those of all who were asked, each once.
    Members(SeatSet),
    /// A link that does not follow.
    Link(Seat),
    /// A void round in which nobody was missing.
    Missed,
    /// Chains of a seat are counted.
    Chain {
        /// Whose.
        seat: Seat,
        /// What the line says.
        found: u64,
        /// What it should say.
        expected: u64,
    },
    /// A bot, or nobody, begins a chain.
    Person(Seat),
}

impl RoundFlaw {
    /// What is wrong, to be said in any language.
    pub fn phrase(&self) -> Phrase {
        match self.clone() {
            RoundFlaw::Number { found, expected } => phrase!("round-number", found, expected),
            RoundFlaw::Open(round) => phrase!("round-open", round),
            RoundFlaw::Closed => phrase!("round-closed"),
            RoundFlaw::Nobody => phrase!("round-nobody"),
            RoundFlaw::Member(seat) => phrase!("round-member", seat),
            RoundFlaw::Asked { seat, found, expected } => phrase!("round-asked", seat, found, expected),
            RoundFlaw::Members(seats) => phrase!("round-members", seats = seats.to_string()),
            RoundFlaw::Link(seat) => phrase!("round-link", seat),
            RoundFlaw::Missed => phrase!("round-missed"),
            RoundFlaw::Chain { seat, found, expected } => phrase!("round-chain", seat, found, expected),
            RoundFlaw::Person(seat) => phrase!("round-person", seat),
        }
    }
}

impl fmt::Display for RoundFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

impl std::error::Error for RoundFlaw {}

impl Rounds {
    /// A seat that has missed so many rounds is asked no more.
    pub const MISSES: u64 = 2;

    /// Before the first round.
    pub fn new(table: &Bytes, list: &SealList) -> Rounds {
        let chain = |listed: &ListedSeat| match listed {
            ListedSeat::Bot => SeatChain { person: false, chain: None, known: None, misses: 0 },
            ListedSeat::Person { anchor, .. } => SeatChain {
                person: true,
                chain: anchor.map(|_| 0),
                known: anchor.map(|anchor| (0, anchor)),
                misses: 0,
            },
        };
        Rounds { table: *table, seats: list.seats.iter().map(chain).collect(), last: 0, open: None }
    }

    /// The last round that was told; 0 before the first.
    pub fn last(&self) -> u64 {
        self.last
    }

    /// Is its answer still to come?
    pub fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Those who are asked now.
    pub fn members(&self) -> &[Member] {
        self.open.as_deref().unwrap_or_default()
    }

    /// How many rounds a seat has missed.
    pub fn misses(&self, seat: Seat) -> u64 {
        self.at(seat).map_or(0, |chain| chain.misses)
    }

    /// Which chain of a seat is the last that was told; none before its first.
    pub fn chain(&self, seat: Seat) -> Option<u64> {
        self.at(seat)?.chain
    }

    /// The number of the chain that this seat would begin next.
    pub fn next_chain(&self, seat: Seat) -> u64 {
        self.chain(seat).map_or(0, |chain| chain + 1)
    }

    /// What a seat would be asked for in the next round; none if it cannot be asked.
    pub fn member(&self, seat: Seat) -> Option<Member> {
        let chain = self.at(seat).filter(|chain| chain.misses < Rounds::MISSES)?;
        let (place, last) = chain.known.filter(|(place, _)| *place < Chain::LENGTH)?;
        Some(Member { seat, chain: chain.chain?, place: place + 1, last })
    }

    fn at(&self, seat: Seat) -> Option<&SeatChain> {
        self.seats.get(seat.index())
    }

    /// One more line; other lines than those of rounds and chains change nothing. The links that were given with it.
    ///
    /// # Errors
    /// If the line cannot stand there.
    pub fn hear(&mut self, line: &FairLine) -> Result<Opened, RoundFlaw> {
        match line {
            FairLine::Round { round, members } => self.begin(*round, members).map(|()| Vec::new()),
            FairLine::Links { round, links } => self.answer(*round, &[], links),
            FairLine::Missed { missing, .. } if missing.is_empty() => Err(RoundFlaw::Missed),
            FairLine::Missed { round, missing, given } => self.answer(*round, missing, given),
            FairLine::Anchor { seat, chain, anchor } => {
                self.anchor(*seat, *chain, anchor).map(|()| Vec::new())
            }
            _ => Ok(Vec::new()),
        }
    }

    fn begin(&mut self, round: u64, members: &[Member]) -> Result<(), RoundFlaw> {
        if self.is_open() {
            return Err(RoundFlaw::Open(self.last));
        }
        if round != self.last + 1 {
            return Err(RoundFlaw::Number { found: round, expected: self.last + 1 });
        }
        if members.is_empty() {
            return Err(RoundFlaw::Nobody);
        }
        for member in members {
            let expected = self.member(member.seat).ok_or(RoundFlaw::Member(member.seat))?;
            if *member != expected {
                let shown = |of: &Member| format!("{} {} {}", of.chain, of.place, of.last);
                let (found, expected) = (shown(member), shown(&expected));
                return Err(RoundFlaw::Asked { seat: member.seat, found, expected });
            }
        }
        (self.last, self.open) = (round, Some(members.to_vec()));
        Ok(())
    }

    fn answer(&mut self, round: u64, missing: &[Seat], given: &Opened) -> Result<Opened, RoundFlaw> {
        let members = self.open.take().ok_or(RoundFlaw::Closed)?;
        if round != self.last {
            return Err(RoundFlaw::Number { found: round, expected: self.last });
        }
        let mut answered: Vec<Seat> =
            missing.iter().copied().chain(given.iter().map(|(seat, _)| *seat)).collect();
        answered.sort_unstable();
        if !answered.iter().eq(members.iter().map(|member| &member.seat)) {
            return Err(RoundFlaw::Members(members.iter().map(|member| member.seat).collect()));
        }
        for member in &members {
            let link = given.iter().find(|(seat, _)| *seat == member.seat).map(|(_, link)| link);
            self.answered(member, link)?;
        }
        Ok(given.clone())
    }

    fn answered(&mut self, member: &Member, link: Option<&Bytes>) -> Result<(), RoundFlaw> {
        let Member { seat, chain, place, last } = *member;
        if link.is_some_and(|link| link_before(&self.table, seat, chain, place, link) != last) {
            return Err(RoundFlaw::Link(seat));
        }
        let own = &mut self.seats[seat.index()];
        own.misses += u64::from(link.is_none());
        if own.chain == Some(chain) {
            // Who missed a round may have given the link too late: the chain is not used any more.
            own.known = link.map(|link| (place, *link));
        }
        Ok(())
    }

    fn anchor(&mut self, seat: Seat, chain: u64, anchor: &Bytes) -> Result<(), RoundFlaw> {
        let own = self.seats.get_mut(seat.index()).filter(|own| own.person).ok_or(RoundFlaw::Person(seat))?;
        let expected = own.chain.map_or(0, |last| last + 1);
        if chain != expected {
            return Err(RoundFlaw::Chain { seat, found: chain, expected });
        }
        (own.chain, own.known) = (Some(chain), Some((0, *anchor)));
        Ok(())
    }
}
