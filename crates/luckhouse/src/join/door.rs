//! Coming in: with a seat that one has, with a new one, or to look on.

use super::Args;
use super::connection;
use super::records::{self, Records};
use super::seats::{self, Kept};
use crate::failure::{self, Failure};
use crate::play::screen::typed_line;
use luckhouse_engine::fair::Record;
use luckhouse_server::client::api::{Api, NoAnswer};
use luckhouse_server::client::{Address, Client, Contribution, Ticket};
use luckhouse_server::protocol::{Presence, Sit, Stage, TableInfo, Visibility};
use luckhouse_words::{Language, Words, say};
use std::io::{self, Write};

/// A table to which one has come.
pub(crate) struct Place {
    /// The link of the table.
    pub(crate) address: Address,
    /// One's seat; none if one looks on.
    pub(super) kept: Option<Kept>,
    /// What one is called in the talk, if one looks on.
    name: Option<String>,
    /// One has been here before.
    pub(crate) again: bool,
    /// What one keeps of the dice; none if one adds nothing to them.
    records: Option<Records>,
    /// The token of a bot, if one is a bot.
    bearer: Option<String>,
}

impl Place {
    pub(crate) fn new(address: &Address, kept: Option<Kept>, name: Option<String>) -> Place {
        let records = kept.as_ref().and_then(|kept| Records::open(address, kept.seat));
        Place { address: address.clone(), kept, name, again: false, records, bearer: None }
    }

    /// The same for a bot with this token.
    #[must_use]
    pub(crate) fn with_bearer(self, token: &str) -> Place {
        Place { bearer: Some(token.into()), ..self }
    }

    pub(super) fn bearer(&self) -> Option<&str> {
        self.bearer.as_deref()
    }

    pub(super) fn name(&self) -> Option<String> {
        self.name.clone()
    }

    /// The client for this place.
    pub(super) fn client(&self) -> Client {
        let ticket = Ticket {
            table: self.address.table.clone().unwrap_or_default(),
            token: self.kept.as_ref().map(|kept| kept.token.clone()),
            name: self.name.clone().filter(|_| self.kept.is_none()),
            pictures: true,
            language: Some(Language::spoken().tag().into()),
            // The full screen shows line after line.
            views: true,
        };
        let client = Client::new(ticket, u64::from_le_bytes(random()));
        match &self.records {
            None => client,
            Some(records) => {
                let (record, key) = (records.read(), records.key());
                let before = self.kept.as_ref().and_then(Kept::before);
                client.contributing(Contribution { record, key, before, luck: random::<32> })
            }
        }
    }

    /// Keep what the client must find again. It is on the disk when this returns.
    pub(super) fn keep(&self, record: &Record) -> io::Result<()> {
        self.records.as_ref().map_or(Ok(()), |records| records.keep(record))
    }
}

/// Bytes that nobody can guess.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    bytes
}

/// Come to a table.
pub(super) async fn enter(args: &Args, address: &Address, table: &str) -> Result<Place, Failure> {
    if args.watch {
        return Ok(Place::new(address, None, args.name.clone()));
    }
    if let Some(kept) = seats::find(address, args.seat) {
        return Ok(Place { again: true, ..Place::new(address, Some(kept), None) });
    }
    let mut api = connection::api(address).await?;
    let info = api.info(table, None).await.map_err(|no| refused(address, &no))?;
    free_seat(address, &info, args.seat)?;
    let name = name(args)?;
    let kept =
        sit(&mut api, address, &info, Sit { name, seat: args.seat, seals: records::possible() }).await?;
    Ok(Place::new(address, Some(kept), None))
}

/// Is there a seat at all, before anybody is asked for a name?
fn free_seat(address: &Address, info: &TableInfo, wanted: Option<u8>) -> Result<(), Failure> {
    let free = free_seats(&info.people);
    let free = if info.stage == Stage::Over { Vec::new() } else { free };
    let words = Words::spoken();
    let instead = match info.visibility {
        Visibility::Private => say!(words, "terminal-join-private"),
        _ => say!(words, "terminal-join-watch-instead", address = address.to_string()),
    };
    match wanted {
        _ if free.is_empty() => {
            Err(Failure::Failed(say!(words, "terminal-join-no-free-seat", title = info.title, instead)))
        }
        Some(seat) if !free.contains(&seat) => {
            let free: Vec<String> = free.iter().map(|seat| format!("{seat}")).collect();
            Err(Failure::Failed(say!(words, "terminal-join-seat-not-free", seat, free = words.either(free))))
        }
        _ => Ok(()),
    }
}

pub(crate) fn free_seats(people: &Presence) -> Vec<u8> {
    people.seats.iter().filter(|standing| standing.person.is_none()).map(|standing| standing.seat).collect()
}

async fn sit(api: &mut Api, address: &Address, info: &TableInfo, order: Sit) -> Result<Kept, Failure> {
    let seated = api.sit(&info.table, &order).await.map_err(|no| refused(address, &no))?;
    let kept = Kept::new(address, &seated);
    let kept = kept.ok_or_else(|| Failure::Failed(say!(Words::spoken(), "terminal-join-no-seat-given")))?;
    kept.keep();
    Ok(kept)
}

/// What the house, or whoever else is there, has answered, in words.
pub(super) fn no_answer(no: &NoAnswer) -> String {
    match no {
        NoAnswer::Refused(refused) => failure::problem(refused),
        NoAnswer::Strange(why) => say!(Words::spoken(), "terminal-failed-strange", why),
        NoAnswer::Broken(why) => why.to_string(),
    }
}

/// A request that was not answered, and by whom.
pub(crate) fn refused(address: &Address, no: &NoAnswer) -> Failure {
    Failure::Failed(format!("{address}: {}", no_answer(no)))
}

/// What one wants to be called.
pub(super) fn name(args: &Args) -> Result<String, Failure> {
    if let Some(name) = &args.name {
        return Ok(name.trim().into());
    }
    let mut out = io::stdout().lock();
    loop {
        write!(out, "{} ", say!(Words::spoken(), "terminal-join-your-name"))?;
        out.flush()?;
        let closed = || Failure::Failed(say!(Words::spoken(), "terminal-join-no-name"));
        let name = typed_line()?.ok_or_else(closed)?;
        if !name.trim().is_empty() {
            return Ok(name.trim().into());
        }
    }
}
