//! Orders on data that no house has open, and what each of them changes.

use super::accounts::account_change;
use super::listing::read;
use super::network::Network;
use super::order::{Answer, NotDone, Order, Request, Whose};
use crate::protocol::Who;
use luckhouse_store::{
    Ban, Change, Deed, Json, Line, Millis, Name, SeatNumber, Seq, Speaker, Store, TableId,
};

const MINUTE: i64 = 60 * 1000;

/// Do what is asked on a store alone.
///
/// # Errors
/// If it cannot be done, or only a house that runs could do it.
///
/// ```
/// use luckhouse_server::admin::{Answer, Order, Request, at_rest};
/// use luckhouse_store::{Memory, Millis};
/// let store = Memory::default();
/// let ban = Order::Ban { network: "192.0.2.9/24".into(), minutes: None, why: None };
/// let now = Millis(0);
/// assert_eq!(at_rest(&store, &Request { by: "ann".into(), order: ban }, now), Ok(Answer::Done));
/// let Ok(Answer::Bans(bans)) = at_rest(&store, &Request { by: "ann".into(), order: Order::Bans }, now) else { panic!() };
/// assert_eq!(bans[0].network, "192.0.2.0/24");
/// ```
pub fn at_rest(store: &dyn Store, request: &Request, now: Millis) -> Result<Answer, NotDone> {
    if let Some(answer) = read(store, &request.order, now) {
        return answer;
    }
    let (mut changes, about) = match account_change(store, &request.order, now)? {
        Some((change, member)) => (vec![Change::Member(change)], Some(member)),
        None => (changes(&request.order, now)?, None),
    };
    changes.push(Change::Record(Deed { about, ..deed(request, now) }));
    store.apply(Change::Together(changes))?;
    Ok(Answer::Done)
}

/// What is written down of an order.
pub(crate) fn deed(request: &Request, at: Millis) -> Deed {
    let host = || Name::new("host").expect("this is a fine name");
    let by = Name::new(request.by.trim()).unwrap_or_else(|_| host());
    let order = serde_json::to_string(&unnamed(request.order.clone()));
    Deed::by_host(at, by, Json(order.expect("an order is plain data")))
}

/// An order without what must go when the account goes that it is about.
fn unnamed(order: Order) -> Order {
    match order {
        Order::Hold { what, minutes, why, .. } => {
            Order::Hold { who: String::new(), what, minutes, why, text: None }
        }
        Order::Release { what, .. } => Order::Release { who: String::new(), what },
        other => other,
    }
}

/// What an order changes in the store; nothing, if it changes nothing.
fn changes(order: &Order, now: Millis) -> Result<Vec<Change>, NotDone> {
    match order {
        Order::Close { .. } => Err(NotDone::NeedsHouse),
        Order::Delete { tables } => {
            tables.iter().map(|table| Ok(Change::Remove(TableId::new(table.as_str())?))).collect()
        }
        Order::Hide { table, whose, hidden } => {
            Ok(vec![hide(TableId::new(table.as_str())?, whose, *hidden)?])
        }
        Order::Ban { network, minutes, why } => Ok(vec![ban(network, *minutes, why.as_deref(), now)?]),
        Order::Lift { network } => Ok(vec![Change::Lift(written(network)?)]),
        Order::Hold { .. } | Order::Release { .. } | Order::Accounts { .. } => Ok(Vec::new()),
        Order::List { .. } | Order::Talk { .. } | Order::Bans | Order::Log { .. } => Ok(Vec::new()),
    }
}

pub(crate) fn ban(
    network: &str,
    minutes: Option<u32>,
    why: Option<&str>,
    now: Millis,
) -> Result<Change, NotDone> {
    let until = minutes.map(|minutes| Millis(now.0.saturating_add(i64::from(minutes) * MINUTE)));
    let why = why.map(|why| Line::new(why.trim())).transpose()?;
    Ok(Change::Ban(Ban { network: written(network)?, at: now, until, why }))
}

/// A network as it is kept: one way to write each.
pub(crate) fn written(network: &str) -> Result<Name, NotDone> {
    let network: Network = network.trim().parse()?;
    Ok(Name::new(network.to_string())?)
}

pub(crate) fn hide(table: TableId, whose: &Whose, hidden: bool) -> Result<Change, NotDone> {
    match whose {
        Whose::Line(number) => {
            Ok(Change::Hide { table, number: Seq::new(*number).ok_or(NotDone::Zero)?, hidden })
        }
        Whose::All(who) => {
            let speaker = match who {
                Who::Seat(seat) => Speaker::Seat(SeatNumber::new(*seat).ok_or(NotDone::Zero)?),
                Who::Watcher(name) => Speaker::Spectator(Name::new(name.clone())?),
            };
            Ok(Change::HideSpeaker { table, speaker, hidden })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::admin::{Stage, TableRow};
    use luckhouse_store::conformance::sample;
    use luckhouse_store::{Memory, StoreError};

    fn order(store: &Memory, order: Order) -> Result<Answer, NotDone> {
        at_rest(store, &Request { by: "ann".into(), order }, Millis(10 * 60 * MINUTE))
    }

    fn list(store: &Memory, stage: Stage, idle_hours: Option<u32>, game: Option<&str>) -> Vec<String> {
        let list = Order::List { stage, idle_hours, game: game.map(String::from), after: None, limit: 9 };
        let Ok(Answer::Tables { tables, next: None }) = order(store, list) else { panic!() };
        tables.into_iter().map(|row: TableRow| row.table).collect()
    }

    #[test]
    fn tables_are_listed_by_stage_game_and_how_long_nothing_happened() {
        let store = Memory::default();
        for (table, hour) in [("old", 1), ("new", 9), ("over", 2)] {
            store.apply(sample::open(table, hour * 60 * MINUTE)).unwrap();
        }
        store.apply(sample::mark("over", 3 * 60 * MINUTE, sample::over())).unwrap();
        assert_eq!(list(&store, Stage::Open, None, None), ["new", "old"]);
        assert_eq!(list(&store, Stage::Open, Some(2), None), ["old"]);
        assert_eq!(list(&store, Stage::Over, Some(2), Some("pig")), ["over"]);
        assert!(list(&store, Stage::Playing, None, None).is_empty());
        assert!(list(&store, Stage::Waiting, None, Some("chess")).is_empty());
    }

    #[test]
    fn what_is_done_is_written_down_and_what_is_refused_is_not() {
        let store = Memory::default();
        store.apply(sample::open("a", 1)).unwrap();
        store.apply(Change::Say(sample::say("a", 1, "rude"))).unwrap();
        let hide = |line| Order::Hide { table: "a".into(), whose: Whose::Line(line), hidden: true };
        assert_eq!(order(&store, hide(1)), Ok(Answer::Done));
        let Err(NotDone::Store(StoreError::NoChat { .. })) = order(&store, hide(2)) else { panic!() };
        assert!(matches!(order(&store, hide(0)), Err(NotDone::Zero)));
        let delete = |tables: &[&str]| Order::Delete { tables: tables.iter().map(|&id| id.into()).collect() };
        assert!(order(&store, delete(&["a", "b"])).is_err(), "all of them or none");
        assert!(store.load(&sample::id("a")).is_ok());
        assert_eq!(order(&store, delete(&["a"])), Ok(Answer::Done));
        assert_eq!(order(&store, Order::Close { table: "a".into(), why: None }), Err(NotDone::NeedsHouse));
        let Ok(Answer::Log(log)) = order(&store, Order::Log { before: None, limit: 9 }) else { panic!() };
        let deeds: Vec<_> =
            log.iter().map(|row| (row.number, row.by.as_str(), row.order["do"].as_str())).collect();
        assert_eq!(deeds, [(2, "ann", Some("delete")), (1, "ann", Some("hide"))]);
    }

    #[test]
    fn a_ban_has_one_way_to_be_written_and_ends() {
        let store = Memory::default();
        let ban = |network: &str, minutes| Order::Ban { network: network.into(), minutes, why: None };
        assert_eq!(order(&store, ban("192.0.2.77/24", Some(0))), Ok(Answer::Done));
        assert_eq!(order(&store, ban(" 2001:db8::1 ", None)), Ok(Answer::Done));
        let Ok(Answer::Bans(bans)) = order(&store, Order::Bans) else { panic!() };
        let networks: Vec<&str> = bans.iter().map(|ban| ban.network.as_str()).collect();
        assert_eq!(networks, ["2001:db8::/64"], "the other one has ended");
        let lift = |network: &str| order(&store, Order::Lift { network: network.into() });
        assert_eq!(lift("2001:db8:0:0:ffff::/64"), Ok(Answer::Done));
        assert!(matches!(lift("2001:db8::1"), Err(NotDone::Store(StoreError::NoBan(_)))));
        assert!(matches!(order(&store, ban("everybody", None)), Err(NotDone::Network(_))));
    }
}
