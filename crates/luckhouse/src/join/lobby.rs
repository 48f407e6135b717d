//! The house itself: which tables there are, and a new one.

use super::connection;
use super::door::{self, Place};
use super::records;
use super::seats::Kept;
use super::{Args, OpenArgs};
use crate::failure::{Failure, usage};
use luckhouse_server::client::Address;
use luckhouse_server::protocol::{Clock, Listing, OpenTable, Sit, Visibility};
use luckhouse_shelf::{AnyGame, BotSpec, find};
use luckhouse_words::{Words, say};
use std::collections::BTreeMap;
use std::io::Write;

/// The public tables of a house, and how to open one.
pub(super) async fn list(address: &Address) -> Result<String, Failure> {
    let mut api = connection::api(address).await?;
    let tables = api.tables().await.map_err(|no| door::refused(address, &no))?.tables;
    let words = Words::spoken();
    let mut text = match tables.len() {
        0 => say!(words, "terminal-join-no-public-table") + "\n",
        _ => say!(words, "terminal-join-public-tables") + "\n\n",
    };
    for table in &tables {
        text += &line(address, table);
    }
    text += &format!("\n{}\n", say!(words, "terminal-join-open-one", link = address.to_string()));
    Ok(text)
}

fn line(address: &Address, table: &Listing) -> String {
    let free = say!(Words::spoken(), "terminal-join-free-seat");
    let people: Vec<&str> = table.players.iter().map(|player| player.as_deref().unwrap_or(&free)).collect();
    let header: String = table.header.chars().take(100).collect();
    format!("  {}\n      {header}, {}: {}\n", address.of_table(&table.table), table.status, people.join(", "))
}

/// Open a table, and sit down there if one does not only want to look on.
pub(super) async fn open(args: &Args, address: &Address, game: &str) -> Result<Place, Failure> {
    let mut order = order(&args.opening, find(game)?)?;
    if !args.watch {
        order.sit = Some(Sit { name: door::name(args)?, seat: args.seat, seals: records::possible() });
    }
    let mut api = connection::api(address).await?;
    let seated = api.open(&order).await.map_err(|no| door::refused(address, &no))?;
    let address = address.of_table(&seated.table);
    let kept = Kept::new(&address, &seated);
    kept.iter().for_each(Kept::keep);
    let open = say!(Words::spoken(), "terminal-join-table-is-open");
    writeln!(std::io::stdout().lock(), "{open}\n\n  {address}\n")?;
    Ok(Place::new(&address, kept, args.name.clone()))
}

fn order(args: &OpenArgs, game: &dyn AnyGame) -> Result<OpenTable, Failure> {
    let seats = args.table.seats(game)?;
    Ok(OpenTable {
        game: game.about().name.into(),
        options: args.table.options(game)?.into_iter().collect(),
        seats: u8::try_from(seats).unwrap_or(u8::MAX),
        bots: bots(args.bots.as_deref(), game, seats)?,
        visibility: visibility(args.visible.as_deref().unwrap_or("unlisted"))?,
        clock: clock(args.clock.as_deref().unwrap_or("none"))?,
        hints: args.hints,
        dice: None,
        watchers_talk: true,
        sit: None,
    })
}

/// The bots of the last seats.
fn bots(words: Option<&str>, game: &dyn AnyGame, seats: usize) -> Result<BTreeMap<u8, String>, Failure> {
    let words: Vec<&str> = words.map_or(Vec::new(), |words| words.split(',').map(str::trim).collect());
    if !words.is_empty() && words.len() >= seats {
        let (named, most) = (words.len(), seats - 1);
        return Err(usage!("terminal-usage-join-bots", named, most));
    }
    for word in &words {
        BotSpec::read(word, game)?;
    }
    let first = seats - words.len() + 1;
    Ok((first as u8..).zip(words).map(|(seat, word)| (seat, word.into())).collect())
}

fn visibility(word: &str) -> Result<Visibility, Failure> {
    match word {
        "private" => Ok(Visibility::Private),
        "unlisted" => Ok(Visibility::Unlisted),
        "public" => Ok(Visibility::Public),
        _ => Err(usage!("terminal-usage-visible", word)),
    }
}

fn clock(word: &str) -> Result<Clock, Failure> {
    let wrong = || usage!("terminal-usage-clock", word);
    if word == "none" {
        return Ok(Clock::None);
    }
    let (number, unit) = word.split_at_checked(word.len().saturating_sub(1)).ok_or_else(wrong)?;
    match unit {
        "s" => number.parse().map(Clock::Seconds).map_err(|_| wrong()),
        "d" => number.parse().map(Clock::Days).map_err(|_| wrong()),
        _ => Err(wrong()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_shelf::games::GAMES;

    #[test]
    fn clocks_are_read() {
        assert_eq!(clock("none").unwrap(), Clock::None);
        assert_eq!(clock("90s").unwrap(), Clock::Seconds(90));
        assert_eq!(clock("3d").unwrap(), Clock::Days(3));
        for wrong in ["", "s", "3", "-1s", "999d", "ü"] {
            assert!(clock(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn bots_sit_at_the_last_seats() {
        let several = bots(Some("strong, novice"), GAMES[0], 3).unwrap();
        assert_eq!(several, BTreeMap::from([(2, "strong".into()), (3, "novice".into())]));
        assert!(bots(Some("strong,novice"), GAMES[0], 2).is_err());
        assert!(bots(Some("wizard"), GAMES[0], 2).is_err());
        assert!(bots(None, GAMES[0], 2).unwrap().is_empty());
    }
}
