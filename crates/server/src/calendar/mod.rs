//! A calendar of choices that are due, for programs that read iCalendar (RFC 5545).

mod ics;

use crate::protocol::{RunningGame, RunningGames};
use ics::{Event, Ics};
use luckhouse_store::Millis;
use luckhouse_words::{Words, say};
use sha2::{Digest, Sha256};

/// How long before the time is up the event begins, in milliseconds: an hour.
const LENGTH: i64 = 60 * 60 * 1000;

/// One event for each choice of a player that is due. `link` says where a table is.
pub(crate) fn calendar(
    running: &RunningGames,
    now: Millis,
    words: &Words,
    link: impl Fn(&str) -> String,
) -> String {
    let mine = running.games.iter().filter(|game| game.waiting.contains(&game.seat));
    let events = mine.filter_map(|game| Some(event(game, game.due?, words, link(&game.table))));
    Ics { name: say!(words, "calendar-name"), now: now.0, events: events.collect() }.to_string()
}

fn event(game: &RunningGame, due: i64, words: &Words, link: String) -> Event {
    let others = (1..).zip(&game.players).filter(|(seat, _)| *seat != game.seat);
    let names: Vec<&str> =
        others.filter_map(|(_, player)| player.as_ref()).map(|player| player.name.as_str()).collect();
    let title = game.title.as_str();
    let summary = match names.as_slice() {
        [] => say!(words, "calendar-due-alone", title),
        names => say!(words, "calendar-due", title, players = names.join(", ")),
    };
    Event {
        uid: uid(game, due),
        begins: due - LENGTH,
        ends: due,
        summary,
        about: say!(words, "calendar-about"),
        link,
    }
}

/// The same choice at the same table has the same name, as long as its time is the same. The table's id is not told by it.
fn uid(game: &RunningGame, due: i64) -> String {
    let digest: [u8; 32] = Sha256::new()
        .chain_update("luckhouse calendar")
        .chain_update(&game.table)
        .chain_update([game.seat])
        .finalize()
        .into();
    let name: String = digest[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    // What is kept of a clock may differ by moments from one time to the next.
    format!("{name}-{}@luckhouse", due / (10 * 60 * 1000))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::{Clock, RunningPlayer, Stage};
    use luckhouse_words::Language;

    fn game(waiting: &[u8], due: Option<i64>) -> RunningGame {
        let player = |name: &str| Some(RunningPlayer { name: name.into(), bot: None, vacation: None });
        RunningGame {
            table: "abc".into(),
            game: "booty-dice".into(),
            title: "Booty Dice".into(),
            seat: 1,
            players: vec![player("Ann"), player("Ben; the, \\great"), None],
            clock: Clock::Days(3),
            stage: Stage::Playing,
            waiting: waiting.to_vec(),
            due,
            stands: None,
            tournament: false,
        }
    }

    #[test]
    fn each_choice_that_is_due_is_an_event() {
        let due = 1_800_000_000_000;
        let games = vec![game(&[1, 2], Some(due)), game(&[2], Some(due)), game(&[1], None)];
        let running = RunningGames { games, vacation: None };
        let words = Words::in_language(Language::ENGLISH);
        let told =
            calendar(&running, Millis(due - 1), &words, |table| format!("https://dice.example/t/{table}"));
        assert_eq!(told.matches("BEGIN:VEVENT").count(), 1, "{told}");
        let unfolded = told.replace("\r\n ", "");
        assert!(unfolded.contains("\r\nDTSTART:20270115T070000Z\r\nDTEND:20270115T080000Z\r\n"), "{told}");
        assert!(unfolded.contains("Ben\\; the\\, \\\\great"), "{told}");
        assert!(unfolded.contains("URL:https://dice.example/t/abc\r\n"), "{told}");
        assert!(!unfolded.split("UID:").nth(1).unwrap().starts_with("abc"));
        let again =
            calendar(&running, Millis(due), &words, |table| format!("https://dice.example/t/{table}"));
        let uid = |text: &str| text.split("UID:").nth(1).unwrap().split("\r\n").next().unwrap().to_string();
        assert_eq!(uid(&told), uid(&again));
    }
}
