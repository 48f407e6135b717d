//! What the host can look up.

use super::accounts::accounts;
use super::order::{Answer, BanRow, DeedRow, NotDone, Order, Stage, TableRow, TalkRow};
use crate::protocol::Who;
use luckhouse_store::{
    Among, Ban, ChatLine, Deed, Listed, MemberId, Millis, Name, Search, SeatKind, Seq, Speaker, Status,
    Store, TableId,
};

/// The most that is listed at once.
const MOST: u16 = 1000;

const HOUR: i64 = 60 * 60 * 1000;

/// The answer to an order that changes nothing; `None` if it would.
pub(crate) fn read(store: &dyn Store, order: &Order, now: Millis) -> Option<Result<Answer, NotDone>> {
    match order {
        Order::List { .. } => Some(tables(store, order, now)),
        Order::Talk { table, after, limit } => Some(talk(store, table, *after, *limit)),
        Order::Bans => Some(bans(store, now)),
        Order::Accounts { what } => Some(accounts(store, what, now).map(Answer::Accounts)),
        Order::Log { before, limit } => Some(log(store, *before, *limit)),
        Order::Close { .. } | Order::Delete { .. } | Order::Hide { .. } => None,
        Order::Ban { .. } | Order::Lift { .. } | Order::Hold { .. } | Order::Release { .. } => None,
    }
}

fn tables(store: &dyn Store, order: &Order, now: Millis) -> Result<Answer, NotDone> {
    let Order::List { stage, idle_hours, game, after, limit } = order else { return Ok(Answer::Done) };
    let among = match stage {
        Stage::Waiting => Among::Waiting,
        Stage::Playing => Among::Playing,
        Stage::Open => Among::Open,
        Stage::Over => Among::Finished,
    };
    let search = Search {
        among,
        game: game.clone().map(Name::new).transpose()?,
        idle_since: idle_hours.map(|hours| Millis(now.0.saturating_sub(i64::from(hours) * HOUR))),
        after: after.as_ref().map(|after| after.parse()).transpose()?,
        limit: (*limit).min(MOST),
        ..Search::open()
    };
    let found = store.search(&search)?;
    let next = found.next.map(|cursor| cursor.to_string());
    Ok(Answer::Tables { tables: found.tables.iter().map(row).collect(), next })
}

fn row(listed: &Listed) -> TableRow {
    let player = |player: &luckhouse_store::Player| match &player.kind {
        SeatKind::Person => player.name.to_string(),
        SeatKind::Bot(bot) => format!("{} ({bot})", player.name),
    };
    let closed = match &listed.status {
        Status::Over { result, .. } => serde_json::from_str::<serde_json::Value>(&result.0)
            .ok()
            .and_then(|result| result.get("closed")?.as_str().map(String::from)),
        Status::Waiting | Status::Playing => None,
    };
    TableRow {
        table: listed.id.to_string(),
        game: listed.game.to_string(),
        stage: listed.status.word().into(),
        visibility: listed.visibility.word().into(),
        players: listed.players.iter().map(player).collect(),
        opened: listed.created.0,
        changed: listed.changed.0,
        closed,
    }
}

fn talk(store: &dyn Store, table: &str, after: u32, limit: u16) -> Result<Answer, NotDone> {
    let lines = store.chat(&TableId::new(table)?, Seq::new(after), limit.min(MOST).into())?;
    Ok(Answer::Talk(lines.into_iter().map(talk_row).collect()))
}

fn talk_row(line: ChatLine) -> TalkRow {
    let who = match line.speaker {
        Speaker::Seat(seat) => Who::Seat(seat.get()),
        Speaker::Spectator(name) => Who::Watcher(name.to_string()),
    };
    TalkRow { line: line.number.get(), at: line.at.0, who, text: line.text.to_string(), hidden: line.hidden }
}

fn bans(store: &dyn Store, now: Millis) -> Result<Answer, NotDone> {
    let row = |ban: Ban| BanRow {
        network: ban.network.to_string(),
        at: ban.at.0,
        until: ban.until.map(|until| until.0),
        why: ban.why.map(|why| why.to_string()),
    };
    let holding = store.bans()?.into_iter().filter(|ban| ban.holds(now));
    Ok(Answer::Bans(holding.map(row).collect()))
}

fn log(store: &dyn Store, before: Option<u32>, limit: u16) -> Result<Answer, NotDone> {
    let deeds = store.deeds(before.and_then(Seq::new), limit.min(MOST).into())?;
    let rows: Result<_, NotDone> = deeds.into_iter().map(|deed| deed_row(store, deed)).collect();
    rows.map(Answer::Log)
}

fn deed_row(store: &dyn Store, (number, deed): (Seq, Deed)) -> Result<DeedRow, NotDone> {
    let called = |member: Option<MemberId>| match member {
        Some(member) => {
            Ok::<_, NotDone>(store.members().member(&member)?.map(|member| member.name.to_string()))
        }
        None => Ok(None),
    };
    Ok(DeedRow {
        number: number.get(),
        at: deed.at.0,
        by: called(deed.member)?.unwrap_or_else(|| deed.by.to_string()),
        about: called(deed.about)?,
        order: serde_json::from_str(&deed.deed.0).unwrap_or_default(),
    })
}
