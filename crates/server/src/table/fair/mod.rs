//! The fair dice of a table, protocol 2 (`docs/fair-dice.md`): the house's side.
//!
//! Everything follows from the `# fair` lines of the story: what is done is written down as such a line and then
//! [heard](FairTable::hear), now and when the table is taken up again.

mod choices;
mod rounds;
mod start;

pub(super) use choices::Salt;
pub(super) use start::STARTS;

use luckhouse_engine::fair::hash::{keyed, number};
use luckhouse_engine::fair::{
    Bytes, Dice, DiceMode, FairLine, HouseKey, Member, Opened, PublicKey, SealList, Secret, Seen, Signature,
    Terms, house_seal, step_digest, table_hash,
};
use luckhouse_engine::{History, Seat};
use std::sync::Arc;
use tokio::time::Instant;

/// What the house knows of a table's dice. What grows or never changes is shared by its copies.
#[derive(Clone)]
pub(crate) struct FairTable {
    /// The table's name, as it is hashed.
    table: Bytes,
    header: Arc<str>,
    house: Arc<HouseKey>,
    /// What the secret of each start is drawn from. It is never told.
    master: Secret,
    /// The start that is being made, or was; 1 or 2.
    start: u64,
    introduced: bool,
    terms: Option<Arc<Terms>>,
    agreed: Option<Arc<Agreed>>,
    /// The dice, from the moment when everybody has opened.
    dice: Option<Dice>,
    /// By seat: the chain whose links are asked for.
    chains: Vec<Option<ChainState>>,
    /// By seat: how many rounds were void because of it.
    misses: Vec<u32>,
    /// The last round.
    rounds: u64,
    round: Option<OpenRound>,
    /// The links that the draws until the next choice are made with.
    links: Option<(u64, Opened)>,
    /// By seat: the commitment for the event to come.
    commits: Vec<Option<Bytes>>,
    /// When the last of those who choose at once had committed.
    pub(super) all_committed: Option<Instant>,
    salts: History<Salt>,
    /// By seat, of those who sealed: what they have read.
    seen: Vec<Option<Seen>>,
}

/// The list that everybody opens against.
#[derive(Clone)]
struct Agreed {
    list: SealList,
    hash: Bytes,
    opened: Opened,
}

/// How far a seat's chain is.
#[derive(Clone, Copy, Debug)]
struct ChainState {
    chain: u64,
    /// The number of the link that comes next.
    place: u64,
    last: Bytes,
}

/// Links are being gathered.
#[derive(Clone)]
struct OpenRound {
    members: Vec<Member>,
    given: Opened,
    since: Option<Instant>,
}

/// What a seat has seen, signed.
pub(crate) struct Step {
    pub(crate) lines: u64,
    pub(crate) seen: Bytes,
    pub(crate) signature: Signature,
}

impl FairTable {
    pub(super) fn new(
        id: &str,
        header: String,
        seats: usize,
        master: Secret,
        house: Arc<HouseKey>,
    ) -> FairTable {
        FairTable {
            table: table_hash(id),
            header: header.into(),
            house,
            master,
            start: 1,
            introduced: false,
            terms: None,
            agreed: None,
            dice: None,
            chains: vec![None; seats],
            misses: vec![0; seats],
            rounds: 0,
            round: None,
            links: None,
            commits: vec![None; seats],
            all_committed: None,
            salts: History::default(),
            seen: vec![None; seats],
        }
    }

    /// The secret of one start. The next one does not follow from it.
    fn secret(&self, start: u64) -> Secret {
        Secret::new(*keyed(self.master.open(), "start", &[&number(start)]).as_slice())
    }

    /// Take up a line of the story, now or again.
    pub(super) fn hear(&mut self, line: &FairLine) {
        match line {
            FairLine::Table { .. } => self.introduced = true,
            FairLine::Terms(terms) => self.terms = Some(Arc::new(terms.clone())),
            FairLine::List(list) => self.listed(list),
            FairLine::Opened(seat, bytes) => self.opened(*seat, *bytes),
            FairLine::Void { start, .. } => {
                (self.start, self.agreed) = (start + 1, None);
                self.seen.fill(None);
                self.chains.fill(None);
            }
            FairLine::Round { round, members } => {
                self.rounds = *round;
                self.round = Some(OpenRound { members: members.clone(), given: Vec::new(), since: None });
            }
            FairLine::Links { round, links } => {
                self.consumed(links);
                (self.round, self.links) = (None, Some((*round, links.clone())));
            }
            FairLine::Missed { missing, given, .. } => self.missed(missing, given),
            FairLine::Anchor { seat, chain, anchor } => {
                let place = ChainState { chain: *chain, place: 1, last: *anchor };
                self.chains[seat.index()] = Some(place);
            }
            FairLine::Choice { seat, commitment, .. } => self.commits[seat.index()] = Some(*commitment),
            FairLine::Undone { event, seat } => {
                self.commits[seat.index()] = None;
                self.forget_salt(*event, *seat);
            }
            FairLine::Unopened { event, seat } => self.forget_salt(*event, *seat),
            FairLine::Signed(_) | FairLine::Salt { .. } | FairLine::Secret(_) => {}
        }
    }

    /// Everybody who keeps a running hash has read a line about the dice.
    pub(super) fn read_fair(&mut self, line: &FairLine) {
        let before_or_after = matches!(
            line,
            FairLine::List(_) | FairLine::Signed(_) | FairLine::Salt { .. } | FairLine::Secret(_)
        );
        if !before_or_after {
            let text: Arc<str> = line.to_string().into();
            self.seen.iter_mut().flatten().for_each(|seen| seen.add(text.clone()));
        }
    }

    /// By which the house's signatures are checked.
    pub(super) fn key(&self) -> PublicKey {
        self.house.public()
    }

    /// Have the dice been made?
    pub(super) fn has_begun(&self) -> bool {
        self.dice.is_some()
    }

    /// How the dice are made, once that is decided.
    pub(super) fn mode(&self) -> Option<DiceMode> {
        self.terms.as_ref().map(|terms| terms.dice)
    }

    /// The hash of the list that counts.
    pub(super) fn list_hash(&self) -> Option<Bytes> {
        self.agreed.as_ref().map(|agreed| agreed.hash)
    }

    /// Those who keep a running hash of what they read.
    pub(super) fn readers(&self) -> Vec<Seat> {
        let seats = Seat::all(self.seen.len());
        seats.filter(|seat| self.seen[seat.index()].is_some()).collect()
    }

    /// A reader has read a line of play.
    pub(super) fn read(&mut self, seat: Seat, line: String) {
        if let Some(seen) = &mut self.seen[seat.index()] {
            seen.add(line.into());
        }
    }

    /// A line of play was taken back.
    pub(super) fn unread(&mut self, seat: Seat, line: &str) {
        if let Some(seen) = &mut self.seen[seat.index()] {
            seen.take_out(line);
        }
    }

    /// What this seat has seen, signed; none if it sealed nothing.
    pub(crate) fn step(&self, seat: Seat) -> Option<Step> {
        let (seen, list) = (self.seen.get(seat.index())?.as_ref()?, self.list_hash()?);
        let (lines, now) = (seen.lines(), seen.now());
        let signature = self.house.sign(&step_digest(&list, seat, lines, &now));
        Some(Step { lines, seen: now, signature })
    }

    /// The secret of the start that counts, for the end of the log.
    pub(super) fn opened_secret(&self) -> Bytes {
        *self.secret(self.start).open()
    }

    fn house_seal(&self) -> Bytes {
        house_seal(&self.table, self.start, &self.secret(self.start))
    }
}
