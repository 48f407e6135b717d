//! Things to put into a store, in a word or two, for tests.

use crate::{
    Append, Archiving, Call, Change, Channel, Command, CommandId, Credential, DiceSecret, Done, Entries,
    Entry, Invitation, Json, Kind, Line, Member, MemberChange, MemberId, Millis, Name, NewTable, Player, Say,
    Seat, SeatKind, SeatNumber, Seq, Speaker, Stage, TableId, TokenHash, Vacation, Visibility,
};

/// A table's id.
pub fn id(text: &str) -> TableId {
    TableId::new(text).expect("tests give fine ids")
}

/// A name.
pub fn name(text: &str) -> Name {
    Name::new(text).expect("tests give fine names")
}

/// A member's id.
pub fn member_id(text: &str) -> MemberId {
    MemberId::new(text).expect("tests give fine ids")
}

/// Know somebody from now on.
pub fn enroll(id: &str, called: &str) -> Change {
    let (id, settings) = (member_id(id), Json("{}".into()));
    Change::Member(MemberChange::Enroll(Member { id, name: name(called), settings, created: Millis(1) }))
}

/// A credential with a hash of equal bytes.
pub fn credential(member: &str, byte: u8, kind: &str) -> Credential {
    Credential {
        member: member_id(member),
        hash: TokenHash([byte; 32]),
        kind: name(kind),
        label: None,
        data: Json("{}".into()),
        added: Millis(byte.into()),
        used: Millis(byte.into()),
        expires: None,
    }
}

/// Plan a member's vacations anew.
pub fn vacations(member: &str, before: &[Vacation], after: &[Vacation]) -> Change {
    let (before, after) = (before.to_vec(), after.to_vec());
    Change::Member(MemberChange::Vacations { member: member_id(member), before, after })
}

/// Ask a member to come to a table.
pub fn invite(member: &str, by: &str, table: &str, at: i64) -> Change {
    let (member, by) = (member_id(member), member_id(by));
    Change::Member(MemberChange::Invite(Invitation { member, by, table: id(table), at: Millis(at) }))
}

/// A channel with a hash of equal bytes.
pub fn channel(member: &str, byte: u8) -> Channel {
    Channel {
        member: member_id(member),
        hash: TokenHash([byte; 32]),
        kind: name("push"),
        data: Json("{}".into()),
        added: Millis(byte.into()),
    }
}

/// A member whose turn it is, to be told at once by channels of this kind.
pub fn call(member: &str, table: &str, kind: &str, turn: u32) -> Call {
    let (member, table, kind, why) = (member_id(member), id(table), name(kind), name("turn"));
    Call { member, table, kind, why, turn, at: Millis(5), tries: 0, next: Some(Millis(5)) }
}

/// A line.
pub fn line(text: &str) -> Line {
    Line::new(text).expect("tests give fine lines")
}

/// A number, from 1.
pub fn seq(number: u32) -> Seq {
    Seq::new(number).expect("tests count from 1")
}

/// A seat's number, from 1.
pub fn number(number: u8) -> SeatNumber {
    SeatNumber::new(number).expect("tests count from 1")
}

/// A command of a seat.
pub fn command(seat: u8, id: &str) -> Command {
    Command { seat: number(seat), id: CommandId::new(id).expect("tests give fine ids") }
}

/// A public table of Pig.
pub fn table(text: &str, at: i64) -> NewTable {
    NewTable {
        id: id(text),
        game: name("pig"),
        header: line("pig seats 2 edition 1"),
        visibility: Visibility::Public,
        settings: Json(r#"{"clock":null}"#.into()),
        dice: Some(DiceSecret([7; 32])),
        at: Millis(at),
    }
}

/// Open such a table.
pub fn open(text: &str, at: i64) -> Change {
    Change::Open(table(text, at))
}

/// A person at a seat, with a token of equal bytes.
pub fn person(seat: u8, called: &str, token: Option<u8>) -> Seat {
    let player = Player { number: number(seat), name: name(called), kind: SeatKind::Person };
    Seat { player, token: token.map(|byte| TokenHash([byte; 32])), member: None, contribution: None }
}

/// Sit down at a table.
pub fn sit(text: &str, seat: Seat) -> Change {
    Change::Sit { table: id(text), at: Millis(2), seat }
}

/// Say how far a table is.
pub fn mark(text: &str, at: i64, stage: Stage) -> Change {
    Change::Mark { table: id(text), at: Millis(at), stage }
}

/// Put a table to rest, until then or for ever.
pub fn rest(text: &str, due: Option<i64>) -> Change {
    Change::Rest { table: id(text), due: due.map(Millis) }
}

/// What a seat will choose, said ahead.
pub fn plan(text: &str, seat: u8, plan: Option<&str>) -> Change {
    Change::PlanAhead { table: id(text), seat: number(seat), plan: plan.map(|plan| Json(plan.into())) }
}

/// Reserve a name for a game of this table.
pub fn reserve(text: &str, at: i64) -> Change {
    let name = format!("v1/1970/01/01/{text}.{}.gz", "0".repeat(32)).parse().expect("tests give fine names");
    Change::Archive(Box::new(Archiving::Reserve { name, at: Millis(at) }))
}

/// The end of a game.
pub fn over() -> Stage {
    Stage::Over(Json(r#"{"winners":["p1"]}"#.into()))
}

/// An entry of any kind.
pub fn entry(kind: Kind, text: &str) -> Entry {
    Entry { kind, line: line(text) }
}

/// One line of play, nobody's command.
pub fn play(text: &str, first: u32, played: &str) -> Append {
    let (entries, command) = (Entries::play(line(played)), None);
    Append { table: id(text), at: Millis(3), first: seq(first), entries, command }
}

/// A line of talk from a seat.
pub fn say(text: &str, seat: u8, said: &str) -> Say {
    let speaker = Speaker::Seat(number(seat));
    Say { table: id(text), at: Millis(4), speaker, text: line(said), command: None }
}

/// The answer to lines that were added.
pub fn appended(first: u32, last: u32) -> Done {
    Done::Appended { first: seq(first), last: seq(last) }
}

/// The answer to a command that was applied before.
pub fn repeated(first: u32, last: u32) -> Done {
    Done::Repeated { first: seq(first), last: seq(last) }
}
