//! Rounds of links: with them nobody knows a roll before it is rolled.

use super::{ChainState, FairTable, OpenRound};
use crate::protocol::{Problem, Reason, Why, because};
use luckhouse_engine::fair::{Bytes, Chain, DiceMode, FairLine, Member, Opened, link_before};
use luckhouse_engine::{Seat, SeatSet};
use luckhouse_shelf::{AnyTable, Waiting};
use std::time::Duration;
use tokio::time::Instant;

/// How long a member who is connected may take for its link.
pub(crate) const LINK_TIME: Duration = Duration::from_secs(10);
/// How long a member who is not connected may take to come back with its link.
pub(crate) const AWAY_TIME: Duration = Duration::from_secs(60);
/// Whoever has missed so many rounds gives no more links.
const MISSES: u32 = 2;

impl FairTable {
    /// Let happen what can happen without asking anybody.
    pub(crate) fn roll(&self, game: &mut dyn AnyTable) {
        let Some(dice) = &self.dice else { return };
        let none = Opened::new();
        while matches!(game.waiting(), Waiting::Roll) {
            match (&self.links, self.mode()) {
                _ if game.waits_for_certain() => game.draw(dice, 0, &none),
                (Some((round, links)), _) => game.draw(dice, *round, links),
                (None, Some(DiceMode::Together)) => return,
                (None, _) => game.draw(dice, 0, &none),
            }
        }
    }

    /// Somebody chose: what is drawn from now on needs new links.
    pub(crate) fn chose(&mut self) {
        self.links = None;
    }

    /// The number of the open round.
    pub(crate) fn open_round(&self) -> Option<u64> {
        self.round.as_ref().map(|_| self.rounds)
    }

    /// While links are gathered nothing else can happen.
    pub(crate) fn must_be_still(&self) -> Result<(), Problem> {
        let text = because("rolling");
        if self.is_rolling() { Err(Problem::new(Why::Rules, text)) } else { Ok(()) }
    }

    /// Are links being gathered?
    pub(crate) fn is_rolling(&self) -> bool {
        self.round.is_some()
    }

    /// The line that opens a round for those who are here; none if nobody is, or none is needed.
    pub(crate) fn next_round(&self, game: &dyn AnyTable, here: SeatSet) -> Option<FairLine> {
        let together = self.has_begun() && self.mode() == Some(DiceMode::Together);
        let needed = together && self.round.is_none() && self.links.is_none();
        if !needed || !matches!(game.waiting(), Waiting::Roll) {
            return None;
        }
        let member = |seat: Seat| {
            let ChainState { chain, place, last } = self.chains[seat.index()]?;
            let can = place <= Chain::LENGTH && self.misses[seat.index()] < MISSES;
            can.then_some(Member { seat, chain, place, last })
        };
        let members: Vec<Member> = here.iter().filter_map(member).collect();
        (!members.is_empty()).then_some(FairLine::Round { round: self.rounds + 1, members })
    }

    /// A member gives its link. Links are gathered until all are there; then this is the line that tells them.
    pub(crate) fn link(&mut self, seat: Seat, round: u64, link: Bytes) -> Result<Option<FairLine>, Problem> {
        let refused = |text: &str| Err(Problem::new(Why::House, text));
        let (number, table) = (self.rounds, self.table);
        let Some(open) = self.round.as_mut().filter(|_| round == number) else {
            // It may have been answered while this was under way.
            return if round <= number { Ok(None) } else { refused("no such round is open") };
        };
        let Some(member) = open.members.iter().find(|member| member.seat == seat) else {
            return refused("this round does not ask you for a link");
        };
        if link_before(&table, seat, member.chain, member.place, &link) != member.last {
            return refused("this link does not lead to the one before: expected the next of your chain");
        }
        if !open.given.iter().any(|(known, _)| *known == seat) {
            open.given.push((seat, link));
            open.given.sort_by_key(|(seat, _)| *seat);
        }
        let all = open.given.len() == open.members.len();
        Ok(all.then(|| FairLine::Links { round, links: open.given.clone() }))
    }

    /// Links that were given are used up.
    pub(super) fn consumed(&mut self, links: &Opened) {
        for (seat, link) in links {
            if let Some(chain) = self.asked_chain(*seat) {
                (chain.place, chain.last) = (chain.place + 1, *link);
            }
        }
    }

    /// The chain that the open round asks a seat for. A seat may have begun another one since.
    fn asked_chain(&mut self, seat: Seat) -> Option<&mut ChainState> {
        let asked = self.round.as_ref()?.members.iter().find(|member| member.seat == seat)?.chain;
        self.chains[seat.index()].as_mut().filter(|chain| chain.chain == asked)
    }

    /// When the round ends for this member, if its link is missing.
    fn patience(open: &OpenRound, seat: Seat, here: SeatSet, since: Instant) -> Option<Instant> {
        let time = if here.contains(seat) { LINK_TIME } else { AWAY_TIME };
        let given = open.given.iter().any(|(known, _)| *known == seat);
        (!given).then(|| since + time)
    }

    /// When the open round is void if no more links come. It runs from the first time that it is asked for.
    pub(crate) fn round_ends(&self, here: SeatSet) -> Option<Instant> {
        let open = self.round.as_ref()?;
        let since = open.since?;
        // All who are missing are waited for, so that a void round names every member: who gave, and who did not.
        open.members.iter().filter_map(|member| FairTable::patience(open, member.seat, here, since)).max()
    }

    /// From now on the members of the open round have their time.
    pub(crate) fn time_round(&mut self, now: Instant) {
        if let Some(open) = &mut self.round {
            open.since.get_or_insert(now);
        }
    }

    /// The line that voids the open round, if somebody's time is up.
    pub(crate) fn miss(&self, here: SeatSet, now: Instant) -> Option<FairLine> {
        let open = self.round.as_ref()?;
        let since = open.since?;
        let end = |seat: Seat| Some((seat, FairTable::patience(open, seat, here, since)?));
        let missing: Vec<(Seat, Instant)> =
            open.members.iter().filter_map(|member| end(member.seat)).collect();
        let over = !missing.is_empty() && missing.iter().all(|(_, end)| *end <= now);
        let missing = missing.into_iter().map(|(seat, _)| seat).collect();
        over.then(|| FairLine::Missed { round: self.rounds, missing, given: open.given.clone() })
    }

    pub(super) fn missed(&mut self, missing: &[Seat], given: &Opened) {
        self.consumed(given);
        for seat in missing {
            self.misses[seat.index()] += 1;
            // Its link may have been on its way: only a new chain can be trusted.
            if let Some(chain) = self.asked_chain(*seat) {
                chain.place = Chain::LENGTH + 1;
            }
        }
        self.round = None;
    }

    /// A seat begins a new chain: the line that says so.
    pub(crate) fn anchor(&self, seat: Seat, chain: u64, anchor: Bytes) -> Result<FairLine, Problem> {
        let refused = |text: Reason| Err(Problem::new(Why::House, text));
        if !self.has_begun() || self.mode() != Some(DiceMode::Together) {
            return refused("no links are given at this table: nothing to begin".into());
        }
        if self.misses[seat.index()] >= MISSES {
            return refused(because("missed-rounds"));
        }
        if !self.is_person(seat) {
            return refused(
                "a bot was listed at this seat: the dice of this game are made without its links".into(),
            );
        }
        let next = self.chains[seat.index()].map_or(0, |known| known.chain + 1);
        if chain != next {
            return refused(format!("chain {chain} cannot begin now: expected chain {next}").into());
        }
        Ok(FairLine::Anchor { seat, chain, anchor })
    }
}
