//! Players whom the house knows again, in memory.

use super::{All, Tables, calls, find, invitations};
use crate::member::next;
use crate::{
    Attempt, Channel, Credential, Json, Kind, Member, MemberChange, MemberId, Millis, Name, Played, Rated,
    Report, Seat, SeatNumber, Seq, Speaker, Standing, StoreError, TableId, TokenHash,
};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Who is known, how they prove it, and what came of their games.
#[derive(Clone, Debug, Default)]
pub(super) struct Roll {
    pub(super) members: BTreeMap<MemberId, Member>,
    /// Whose members are that belong to somebody.
    pub(super) owners: BTreeMap<MemberId, MemberId>,
    credentials: BTreeMap<TokenHash, Credential>,
    played: BTreeMap<(MemberId, Seq), Played>,
    pub(super) ratings: BTreeMap<(MemberId, Name), Rated>,
    pub(super) standings: BTreeMap<(MemberId, Name), Standing>,
    pub(super) reports: BTreeMap<Name, Report>,
    pub(super) attempts: BTreeMap<(MemberId, Name), Attempt>,
    pub(super) channels: BTreeMap<TokenHash, Channel>,
    /// How hard puzzles are.
    pub(super) puzzles: BTreeMap<Name, Json>,
    /// What the bots of the house are rated.
    pub(super) bots: BTreeMap<Name, Json>,
    pub(super) vacations: BTreeMap<MemberId, BTreeMap<Millis, Millis>>,
    ended: Queue,
    unreviewed: Queue,
    /// The last number that was given to a game.
    last: Option<Seq>,
}

/// Games that wait for something, by their numbers.
type Queue = BTreeMap<Seq, TableId>;

pub(super) fn apply(all: &mut All, change: &MemberChange) -> Result<(), StoreError> {
    let (roll, tables) = (Arc::make_mut(&mut all.roll), &mut all.tables);
    match change {
        MemberChange::Enroll(member) => roll.enroll(member),
        MemberChange::Edit { member, name, settings } => {
            let known = roll.find(member)?;
            (known.name, known.settings) = (name.clone(), settings.clone());
            Ok(())
        }
        MemberChange::Belong { member, owner } => roll.belong(member, owner),
        MemberChange::Grant(credential) => roll.grant(credential),
        MemberChange::Use { hash, at, data, expires } => {
            let known = roll.credentials.get_mut(hash).ok_or(StoreError::NoCredential)?;
            (known.used, known.data, known.expires) = (*at, data.clone(), *expires);
            Ok(())
        }
        MemberChange::Revoke(hash) => roll.credentials.remove(hash).map(drop).ok_or(StoreError::NoCredential),
        MemberChange::RevokeKind { member, kind, but } => {
            roll.find(member)?;
            let goes = |known: &Credential| known.member == *member && known.kind == *kind;
            roll.credentials.retain(|hash, known| !goes(known) || Some(*hash) == *but);
            Ok(())
        }
        MemberChange::ForgetExpired(before) => {
            roll.credentials.retain(|_, known| known.expires.is_none_or(|end| end >= *before));
            roll.standings.retain(|_, known| known.holds(*before));
            Arc::make_mut(&mut all.books).forget_ended(*before);
            Ok(())
        }
        MemberChange::Settle { number, played, ratings, bots, review } => {
            next(&waiting(&roll.ended, tables).take(1).collect::<Vec<_>>(), *number)?;
            let table = roll.ended.remove(number);
            roll.unreviewed.extend(table.filter(|_| *review).map(|table| (*number, table)));
            roll.keep(played, ratings);
            roll.keep_bots(bots);
            Ok(())
        }
        MemberChange::Review { number, played, ratings } => {
            next(&waiting(&roll.unreviewed, tables).take(1).collect::<Vec<_>>(), *number)?;
            roll.unreviewed.remove(number);
            roll.keep(played, ratings);
            Ok(())
        }
        MemberChange::Hold(standing) => roll.hold(standing),
        MemberChange::Lift { member, kind } => roll.lift(member, kind),
        MemberChange::Report(report) => roll.report(report),
        MemberChange::CloseReport(report) => roll.close_report(report),
        MemberChange::Invite(asked) => invitations::invite(roll, tables, asked),
        MemberChange::Decline { member, table } => {
            invitations::decline(tables, member, table);
            Ok(())
        }
        MemberChange::Estrange { one, other } => {
            let pairs = [(one, other), (other, one)];
            invitations::forget(tables, |_, known| pairs.contains(&(&known.member, &known.by)));
            Ok(())
        }
        MemberChange::Attempt(trial) => roll.attempt(trial),
        MemberChange::Reach(change) => calls::apply(roll, tables, change),
        MemberChange::Vacations { member, before, after } => roll.plan(member, before, after),
        MemberChange::Forget { member, name } => {
            let own = roll.belongings(|_, owner| owner == member);
            let all_of_them: Vec<&MemberId> = own.iter().map(|own| &own.member.id).chain([member]).collect();
            roll.find(member)?;
            for member in all_of_them {
                roll.forget(member)?;
                Arc::make_mut(&mut all.books).forget(member);
                forget_seats(tables, member, name);
                invitations::forget(tables, |_, known| known.member == *member || known.by == *member);
                calls::forget(tables, |call| call.member == *member);
            }
            Ok(())
        }
        MemberChange::Reword { table, number, line } => {
            let note = |event: &&mut crate::Event| event.seq == *number && event.entry.kind == Kind::Note;
            let note = find(tables, table)?.events.iter_mut().find(note);
            let none = || StoreError::NoNote { table: table.clone(), number: *number };
            note.ok_or_else(none)?.entry.line = line.clone();
            Ok(())
        }
    }
}

/// The seats of somebody who is forgotten, and what they said there.
fn forget_seats(tables: &mut Tables, member: &MemberId, name: &Name) {
    for record in tables.values_mut() {
        let theirs = record.seats.values().filter(|seat| seat.member.as_ref() == Some(member));
        let numbers: Vec<SeatNumber> = theirs.map(|seat| seat.player.number).collect();
        if numbers.is_empty() {
            continue;
        }
        let record = Arc::make_mut(record);
        let said = |speaker: &Speaker| matches!(speaker, Speaker::Seat(seat) if numbers.contains(seat));
        record.chat.retain(|(line, _)| !said(&line.speaker));
        record.plans.retain(|seat, _| !numbers.contains(seat));
        for seat in record.seats.values_mut().filter(|seat| numbers.contains(&seat.player.number)) {
            (seat.player.name, seat.member) = (name.clone(), None);
        }
    }
}

impl Roll {
    pub(super) fn find(&mut self, member: &MemberId) -> Result<&mut Member, StoreError> {
        self.members.get_mut(member).ok_or_else(|| StoreError::NoMember(member.clone()))
    }

    fn enroll(&mut self, member: &Member) -> Result<(), StoreError> {
        if self.members.contains_key(&member.id) {
            return Err(StoreError::MemberExists(member.id.clone()));
        }
        self.members.insert(member.id.clone(), member.clone());
        Ok(())
    }

    fn grant(&mut self, credential: &Credential) -> Result<(), StoreError> {
        self.find(&credential.member)?;
        if self.credentials.contains_key(&credential.hash) {
            return Err(StoreError::CredentialTaken);
        }
        self.credentials.insert(credential.hash, credential.clone());
        Ok(())
    }

    /// A game at which members sat is over: what comes of it is to be settled.
    pub(super) fn ended(&mut self, table: &TableId) {
        let number = Seq::after(self.last);
        self.last = Some(number);
        self.ended.insert(number, table.clone());
    }

    /// What came of a game.
    pub(super) fn keep(&mut self, played: &[Played], ratings: &[Rated]) {
        for played in played.iter().filter(|played| self.members.contains_key(&played.member)) {
            self.played.insert((played.member.clone(), played.number), played.clone());
        }
        for rated in ratings.iter().filter(|rated| self.members.contains_key(&rated.member)) {
            self.ratings.insert((rated.member.clone(), rated.pool.clone()), rated.clone());
        }
    }

    fn forget(&mut self, member: &MemberId) -> Result<(), StoreError> {
        self.owners.retain(|own, owner| own != member && owner != member);
        self.members.remove(member).ok_or_else(|| StoreError::NoMember(member.clone()))?;
        self.credentials.retain(|_, known| known.member != *member);
        self.played.retain(|(who, _), _| who != member);
        self.ratings.retain(|(who, _), _| who != member);
        self.standings.retain(|(who, _), _| who != member);
        self.attempts.retain(|(who, _), _| who != member);
        self.channels.retain(|_, channel| channel.member != *member);
        self.vacations.remove(member);
        self.reports.retain(|_, report| report.by != *member && report.about.as_ref() != Some(member));
        Ok(())
    }

    /// Is the member of this seat known, if it has one?
    pub(super) fn check(&self, seat: &Seat) -> Result<(), StoreError> {
        match &seat.member {
            Some(member) if !self.members.contains_key(member) => Err(StoreError::NoMember(member.clone())),
            _ => Ok(()),
        }
    }

    pub(super) fn member(&self, member: &MemberId) -> Option<Member> {
        self.members.get(member).cloned()
    }

    pub(super) fn unseen(&self, before: Millis, limit: usize) -> Vec<MemberId> {
        let seen = |known: &&Credential| known.used >= before;
        let seen: BTreeSet<&MemberId> =
            self.credentials.values().filter(seen).map(|known| &known.member).collect();
        let held: BTreeSet<&MemberId> = self.standings.keys().map(|(member, _)| member).collect();
        let gone = |member: &&Member| {
            let kept = held.contains(&member.id) || self.owners.contains_key(&member.id);
            member.created < before && !seen.contains(&member.id) && !kept
        };
        self.members.values().filter(gone).take(limit).map(|member| member.id.clone()).collect()
    }

    pub(super) fn credential(&self, hash: &TokenHash) -> Option<Credential> {
        self.credentials.get(hash).cloned()
    }

    pub(super) fn credentials(&self, member: &MemberId) -> Vec<Credential> {
        let theirs = self.credentials.values().filter(|known| known.member == *member);
        let mut theirs: Vec<Credential> = theirs.cloned().collect();
        theirs.sort_by_key(|known| (known.added, known.hash));
        theirs
    }

    pub(super) fn played(
        &self,
        member: &MemberId,
        game: Option<&Name>,
        before: Option<Seq>,
        limit: usize,
    ) -> Vec<Played> {
        let fits = |played: &&Played| {
            played.member == *member
                && game.is_none_or(|game| *game == played.game)
                && before.is_none_or(|before| played.number < before)
        };
        self.played.values().rev().filter(fits).take(limit).cloned().collect()
    }

    pub(super) fn ratings(&self, member: &MemberId) -> Vec<Rated> {
        self.ratings.values().filter(|rated| rated.member == *member).cloned().collect()
    }

    pub(super) fn leaders(&self, pool: &Name, limit: usize) -> Vec<Rated> {
        let mut all: Vec<Rated> =
            self.ratings.values().filter(|rated| rated.pool == *pool).cloned().collect();
        all.sort_by_key(|rated| (std::cmp::Reverse(rated.shown), rated.member.clone()));
        all.truncate(limit);
        all
    }

    pub(super) fn unsettled(&self, tables: &Tables) -> impl Iterator<Item = (Seq, TableId)> {
        waiting(&self.ended, tables)
    }

    pub(super) fn unreviewed(&self, tables: &Tables) -> impl Iterator<Item = (Seq, TableId)> {
        waiting(&self.unreviewed, tables)
    }
}

/// The games of a queue, the first to end first. One at a table that is forgotten waits for nothing.
fn waiting(queue: &Queue, tables: &Tables) -> impl Iterator<Item = (Seq, TableId)> {
    let there = queue.iter().filter(|(_, table)| tables.contains_key(*table));
    there.map(|(number, table)| (*number, table.clone()))
}
