//! Players whom the house knows again: how they prove it, what they played, how they are rated.

use crate::{
    Attempt, Belonging, Call, CallChange, Channel, Invitation, Json, Line, MemberId, Millis, Name, RatedBot,
    Report, SeatNumber, Seq, Standing, StoreError, TableId, TokenHash, Trial, Vacation,
};

/// Somebody whom the house knows again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// What they are known by, whatever they are called.
    pub id: MemberId,
    /// What they are called. Others may be called the same.
    pub name: Name,
    /// What else the caller wants to know of them.
    pub settings: Json,
    /// Since when.
    pub created: Millis,
}

/// One way for a member to prove who they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Credential {
    /// Whose.
    pub member: MemberId,
    /// What it is found by: a hash of the key, the code or the token. No two are the same.
    pub hash: TokenHash,
    /// What it is, in the caller's word: a key, a code, a session.
    pub kind: Name,
    /// What the member calls it.
    pub label: Option<Line>,
    /// What the caller needs to check it.
    pub data: Json,
    /// Since when.
    pub added: Millis,
    /// When it was last used.
    pub used: Millis,
    /// Until when; without it, until it is revoked.
    pub expires: Option<Millis>,
}

/// A game that a member has played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Who.
    pub member: MemberId,
    /// The number of the game among all that ended with members at them.
    pub number: Seq,
    /// Where. The table may be forgotten since.
    pub table: TableId,
    /// The name of the game.
    pub game: Name,
    /// When it ended.
    pub at: Millis,
    /// How, as the caller writes it.
    pub summary: Json,
}

/// How good a member is at something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rated {
    /// Who.
    pub member: MemberId,
    /// At what, in the caller's word.
    pub pool: Name,
    /// What lists are sorted by.
    pub shown: i32,
    /// All of it, as the caller writes it.
    pub state: Json,
    /// Since when.
    pub at: Millis,
}

/// What can be changed about members.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MemberChange {
    /// Know somebody from now on.
    Enroll(Member),
    /// Call a member this from now on, and set the settings.
    Edit {
        /// Who.
        member: MemberId,
        /// What they are called.
        name: Name,
        /// What else the caller wants to know of them.
        settings: Json,
    },
    /// A member belongs to another from now on, and is forgotten with them.
    Belong {
        /// What belongs to them.
        member: MemberId,
        /// Who belongs to nobody.
        owner: MemberId,
    },
    /// Let a member prove who they are by this too.
    Grant(Credential),
    /// A credential was used: keep when, and what the caller knows of it now.
    Use {
        /// Which.
        hash: TokenHash,
        /// When.
        at: Millis,
        /// What the caller needs to check it the next time.
        data: Json,
        /// Until when it can be used from now on.
        expires: Option<Millis>,
    },
    /// A credential proves nothing any more. One that is not there is refused: of two who use a code, one is second.
    Revoke(TokenHash),
    /// None of this kind proves anything any more, but perhaps for one.
    RevokeKind {
        /// Whose.
        member: MemberId,
        /// Of which kind.
        kind: Name,
        /// But for this one.
        but: Option<TokenHash>,
    },
    /// Forget what has ended by then: credentials, what was held of members, bans of networks.
    ForgetExpired(Millis),
    /// Keep what came of the first game that ended and is not settled. It is settled once.
    Settle {
        /// Its number.
        number: Seq,
        /// What each member did there.
        played: Vec<Played>,
        /// How good they are now.
        ratings: Vec<Rated>,
        /// How good the bots of the house are now that sat there.
        bots: Vec<RatedBot>,
        /// Is it to be reviewed too, from now on?
        review: bool,
    },
    /// Keep what was found in the first game that is to be reviewed. It is reviewed once.
    Review {
        /// Its number.
        number: Seq,
        /// What each member did there, from now on.
        played: Vec<Played>,
        /// How good they are now.
        ratings: Vec<Rated>,
    },
    /// Hold this of a member from now on. What has ended by then is forgotten, whoever's it was.
    Hold(Standing),
    /// Hold it no longer.
    Lift {
        /// Of whom.
        member: MemberId,
        /// What.
        kind: Name,
    },
    /// Keep a report until it is closed. Of two about the same by one member, the second is refused.
    Report(Report),
    /// Forget a report.
    CloseReport(Name),
    /// Ask a member to come to a table, if nobody has. What the same one asked for tables that do not wait any more is forgotten.
    Invite(Invitation),
    /// A member does not come to a table to which they are asked, if they are.
    Decline {
        /// Who.
        member: MemberId,
        /// Where to.
        table: TableId,
    },
    /// Two ask each other nowhere any more.
    Estrange {
        /// The one.
        one: MemberId,
        /// The other.
        other: MemberId,
    },
    /// Keep a member's first try at a puzzle, and what it moved. A second one is refused.
    Attempt(Box<Trial>),
    /// How members are reached, and what they are to be told.
    Reach(CallChange),
    /// These are a member's vacations from now on, if nobody has changed them since they were read.
    Vacations {
        /// Whose.
        member: MemberId,
        /// What was read, by the beginning.
        before: Vec<Vacation>,
        /// What they are from now on.
        after: Vec<Vacation>,
    },
    /// Forget a member and all that belongs to them, other members too. Their seats stay, under another name, and what they said there does not.
    Forget {
        /// Who.
        member: MemberId,
        /// What their seats are called from now on.
        name: Name,
    },
    /// Write a note of a table anew, of which a name has to go.
    Reword {
        /// Which table.
        table: TableId,
        /// Which note.
        number: Seq,
        /// What it says from now on.
        line: Line,
    },
}

impl MemberChange {
    /// The latest time that it names.
    pub(crate) fn at(&self) -> Option<Millis> {
        match self {
            MemberChange::Enroll(member) => Some(member.created),
            MemberChange::Grant(Credential { added, .. }) => Some(*added),
            MemberChange::Use { at, .. }
            | MemberChange::Hold(Standing { at, .. })
            | MemberChange::Report(Report { at, .. })
            | MemberChange::Invite(Invitation { at, .. }) => Some(*at),
            MemberChange::Attempt(trial) => Some(trial.attempt.at),
            MemberChange::Reach(change) => change.at(),
            MemberChange::Settle { played, .. } | MemberChange::Review { played, .. } => {
                played.iter().map(|played| played.at).max()
            }
            MemberChange::Edit { .. }
            | MemberChange::Belong { .. }
            | MemberChange::Revoke(_)
            | MemberChange::RevokeKind { .. }
            | MemberChange::ForgetExpired(_)
            | MemberChange::Lift { .. }
            | MemberChange::CloseReport(_)
            | MemberChange::Decline { .. }
            | MemberChange::Estrange { .. }
            | MemberChange::Vacations { .. }
            | MemberChange::Forget { .. }
            | MemberChange::Reword { .. } => None,
        }
    }

    /// About how many bytes of text it has.
    pub(crate) fn bytes(&self) -> usize {
        match self {
            MemberChange::Enroll(Member { settings, .. }) | MemberChange::Edit { settings, .. } => {
                settings.0.len()
            }
            MemberChange::Grant(Credential { data, .. }) | MemberChange::Use { data, .. } => data.0.len(),
            MemberChange::Settle { played, ratings, .. } | MemberChange::Review { played, ratings, .. } => {
                // A bot's rating comes with a member's, and is as long.
                let played = played.iter().map(|played| played.summary.0.len() + 256);
                played.chain(ratings.iter().map(|rated| rated.state.0.len() + 256)).sum()
            }
            MemberChange::Reword { line, .. } => line.as_str().len(),
            MemberChange::Hold(Standing { data, .. }) => data.0.len(),
            MemberChange::Report(Report { report, .. }) => report.0.len(),
            MemberChange::Attempt(trial) => trial.member_after.state.0.len() + trial.puzzle_after.0.len(),
            MemberChange::Reach(change) => change.bytes(),
            _ => 0,
        }
    }
}

/// What can be read about members.
pub trait Members {
    /// Somebody whom the house knows.
    fn member(&self, member: &MemberId) -> Result<Option<Member>, StoreError>;

    /// Those who are called exactly this, by id, at most so many.
    fn called(&self, name: &Name, limit: usize) -> Result<Vec<Member>, StoreError>;

    /// All that is held of members and was not lifted or forgotten, by member and kind; some may have ended.
    fn standings(&self) -> Result<Vec<Standing>, StoreError>;

    /// The reports that are open, the oldest first, at most so many.
    fn reports(&self, limit: usize) -> Result<Vec<Report>, StoreError>;

    /// Where a member is asked to come, and where they ask others to, the newest first. Only tables that wait are among them.
    fn invitations(&self, member: &MemberId) -> Result<Vec<Invitation>, StoreError>;

    /// Whose this member is, if they are somebody's.
    fn belonging(&self, member: &MemberId) -> Result<Option<Belonging>, StoreError>;

    /// All members that belong to this one, or to anybody, by id, at most so many.
    fn belongings(&self, owner: Option<&MemberId>, limit: usize) -> Result<Vec<Belonging>, StoreError>;

    /// What this hash proves, also when its time is over.
    fn credential(&self, hash: &TokenHash) -> Result<Option<Credential>, StoreError>;

    /// Every way for a member to prove who they are, the oldest first.
    fn credentials(&self, member: &MemberId) -> Result<Vec<Credential>, StoreError>;

    /// The games of a member before this number, the newest first, at most so many; of one game, if it is named.
    fn played(
        &self,
        member: &MemberId,
        game: Option<&Name>,
        before: Option<Seq>,
        limit: usize,
    ) -> Result<Vec<Played>, StoreError>;

    /// What a member is rated at, by pool.
    fn ratings(&self, member: &MemberId) -> Result<Vec<Rated>, StoreError>;

    /// A member's first tries at puzzles, by puzzle.
    fn attempts(&self, member: &MemberId) -> Result<Vec<Attempt>, StoreError>;

    /// What the bots of the house are rated, by bot: those that have played since the house opened.
    fn bots(&self) -> Result<Vec<RatedBot>, StoreError>;

    /// Members whom nobody has seen since this time, by id, at most so many: they came before it, and nothing that proves who they
    /// are was used since. Somebody of whom something is held is not among them, nor whoever belongs to another:
    /// they go with their owner.
    fn unseen(&self, before: Millis, limit: usize) -> Result<Vec<MemberId>, StoreError>;

    /// A member's vacations, past and to come, by their beginning.
    fn vacations_of(&self, member: &MemberId) -> Result<Vec<Vacation>, StoreError>;

    /// All vacations that are not over at this moment, by member and beginning.
    fn vacations(&self, now: Millis) -> Result<Vec<(MemberId, Vacation)>, StoreError>;

    /// How hard a puzzle is, as the caller wrote it; nothing if nobody has tried it.
    fn puzzle(&self, puzzle: &Name) -> Result<Option<Json>, StoreError>;

    /// How a member is reached who is not here, the oldest channel first.
    fn channels(&self, member: &MemberId) -> Result<Vec<Channel>, StoreError>;

    /// What a member is to be told or was told, by table and kind of channel.
    fn calls(&self, member: &MemberId) -> Result<Vec<Call>, StoreError>;

    /// What is to be told by now, to anybody, at most so many.
    fn calls_due(&self, by: Millis, limit: usize) -> Result<Vec<Call>, StoreError>;

    /// The best of a pool, at most so many.
    fn leaders(&self, pool: &Name, limit: usize) -> Result<Vec<Rated>, StoreError>;

    /// The tables where a member sits or sat, by id, and where.
    fn tables_of(&self, member: &MemberId) -> Result<Vec<(TableId, SeatNumber)>, StoreError>;

    /// The same of tables that are not over.
    fn open_tables_of(&self, member: &MemberId) -> Result<Vec<(TableId, SeatNumber)>, StoreError>;

    /// The games that ended with members at them and are not settled, in the order in which they ended, at most so many.
    fn unsettled(&self, limit: usize) -> Result<Vec<(Seq, TableId)>, StoreError>;

    /// The games that are settled and to be reviewed, in the order in which they ended, at most so many.
    fn unreviewed(&self, limit: usize) -> Result<Vec<(Seq, TableId)>, StoreError>;
}

/// Is this game the first of its queue?
pub(crate) fn next(first: &[(Seq, TableId)], number: Seq) -> Result<(), StoreError> {
    match first.first() {
        Some((first, _)) if *first == number => Ok(()),
        _ => Err(StoreError::NotNext(number)),
    }
}
