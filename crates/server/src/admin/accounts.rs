//! What is held of accounts: who keeps order, and who may not talk or play for a time.

use super::order::{AccountRow, NotDone, Order};
use crate::protocol::{Offence, Problem, Restraint, Why, because};
use luckhouse_store::{Json, Line, Member, MemberChange, MemberId, Millis, Name, Standing, Store};
use serde::{Deserialize, Serialize};

const MINUTE: i64 = 60 * 1000;
/// So many who are called the same are named.
const NAMED: usize = 9;
/// The longest remark of whoever mutes or bans.
pub(crate) const LONGEST_REMARK: usize = 200;

/// What can be held of an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Held {
    /// They keep order.
    Moderator,
    /// They may not talk.
    Muted,
    /// They may not sit down, open tables or join tournaments.
    Banned,
}

impl From<Restraint> for Held {
    fn from(what: Restraint) -> Held {
        match what {
            Restraint::Muted => Held::Muted,
            Restraint::Banned => Held::Banned,
        }
    }
}

impl Held {
    const ALL: [Held; 3] = [Held::Moderator, Held::Muted, Held::Banned];

    /// As it is kept.
    pub(crate) fn word(self) -> Name {
        let word = match self {
            Held::Moderator => "moderator",
            Held::Muted => "muted",
            Held::Banned => "banned",
        };
        Name::new(word).expect("a plain word")
    }

    /// As it was kept.
    pub(crate) fn of(standing: &Standing) -> Option<Held> {
        Held::ALL.into_iter().find(|held| held.word() == standing.kind)
    }
}

/// Why something is held, for whom it is held of too.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Grounds {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) why: Option<Offence>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) text: Option<String>,
}

impl Grounds {
    pub(crate) fn of(standing: &Standing) -> Grounds {
        serde_json::from_str(&standing.data.0).unwrap_or_default()
    }

    /// These, if the remark can be shown.
    ///
    /// # Errors
    /// If it is too long, or more than a line.
    pub(crate) fn new(why: Option<Offence>, text: Option<&str>) -> Result<Grounds, Problem> {
        let text = text.map(str::trim).filter(|text| !text.is_empty());
        let long = || Problem::new(Why::House, because("remark-too-long").with("most", LONGEST_REMARK));
        if text.is_some_and(|text| text.chars().count() > LONGEST_REMARK) {
            return Err(long());
        }
        let text = text.map(Line::new).transpose().map_err(crate::table::wrong_word)?;
        Ok(Grounds { why, text: text.map(|text| text.to_string()) })
    }
}

/// How somebody stands from now on.
pub(crate) fn standing(
    member: MemberId,
    held: Held,
    minutes: Option<u32>,
    grounds: &Grounds,
    now: Millis,
) -> Standing {
    let until = minutes.map(|minutes| Millis(now.0.saturating_add(i64::from(minutes) * MINUTE)));
    let data = Json(serde_json::to_string(grounds).expect("it is plain data"));
    Standing { member, kind: held.word(), at: now, until, data }
}

/// What an order changes about an account, and about which; nothing, if it is about none.
pub(crate) fn account_change(
    store: &dyn Store,
    order: &Order,
    now: Millis,
) -> Result<Option<(MemberChange, MemberId)>, NotDone> {
    let (member, change) = match order {
        Order::Hold { who, what, minutes, why, text } => {
            let grounds = Grounds::new(*why, text.as_deref())?;
            let member = account(store, who)?.id;
            (member.clone(), MemberChange::Hold(standing(member, *what, *minutes, &grounds, now)))
        }
        Order::Release { who, what } => {
            let member = account(store, who)?.id;
            (member.clone(), MemberChange::Lift { member, kind: what.word() })
        }
        _ => return Ok(None),
    };
    Ok(Some((change, member)))
}

/// The one who has this id, or is the only one who is called so.
fn account(store: &dyn Store, who: &str) -> Result<Member, NotDone> {
    let who = who.trim();
    if let Ok(id) = MemberId::new(who)
        && let Some(member) = store.members().member(&id)?
    {
        return Ok(member);
    }
    let mut called = store.members().called(&Name::new(who)?, NAMED)?;
    match (called.pop(), called.is_empty()) {
        (Some(member), true) => Ok(member),
        (None, _) => Err(NotDone::NoAccount(who.into())),
        (Some(last), false) => {
            let ids = called.into_iter().chain([last]).map(|member| member.id.to_string());
            Err(NotDone::ManyAccounts { who: who.into(), ids: ids.collect() })
        }
    }
}

/// Of whom something of these is held now.
pub(super) fn accounts(store: &dyn Store, what: &[Held], now: Millis) -> Result<Vec<AccountRow>, NotDone> {
    let holding = store.members().standings()?.into_iter().filter(|standing| standing.holds(now));
    let mut rows = Vec::new();
    for standing in holding {
        let Some(held) = Held::of(&standing).filter(|held| what.contains(held)) else { continue };
        let Some(member) = store.members().member(&standing.member)? else { continue };
        let Grounds { why, text } = Grounds::of(&standing);
        rows.push(AccountRow {
            id: member.id.to_string(),
            name: member.name.to_string(),
            what: held,
            at: standing.at.0,
            until: standing.until.map(|until| until.0),
            why,
            text,
        });
    }
    Ok(rows)
}
