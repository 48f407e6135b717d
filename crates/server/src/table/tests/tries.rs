//! Playing on from a moment of a finished game.

use super::*;
use crate::protocol::{Import, TryAgain, Visibility};
use luckhouse_engine::{Rng, Viewer};
use luckhouse_shelf::{BotSpec, Waiting, find};

/// The log of a whole game at random, and after which of its events the first seat owed a choice.
fn finished(game: &str) -> (String, Vec<u32>) {
    let mut rng = Rng::seeded(3);
    let mut table = find(game).unwrap().open(&[], 2).unwrap();
    let mut owed = Vec::new();
    loop {
        match table.waiting() {
            Waiting::Over(_) => return (table.log(Viewer::Arbiter), owed),
            Waiting::Roll => table.roll(&mut rng),
            Waiting::Choice(seats) => {
                let seat = seats.first().unwrap();
                if seat.index() == 0 {
                    owed.push(table.events() as u32);
                }
                table.choose_as(seat, BotSpec::RANDOM, &mut rng).unwrap();
            }
        }
    }
}

fn from(after: u32) -> TryAgain {
    TryAgain { after, seat: 1, bot: "random".into(), name: "Ann".into() }
}

#[tokio::test(start_paused = true)]
async fn a_finished_game_is_tried_again_from_any_choice_and_stays_as_it_is() {
    for game in ["booty-dice", "fortuna", "lucky-shot", "reynards-luck"] {
        let house = house();
        let (log, owed) = finished(game);
        let order = Import { log: log.clone(), names: vec![], visibility: Visibility::Unlisted };
        let kept = house.import(order).await.unwrap();
        for after in [owed[0], owed[owed.len() / 2], owed[owed.len() - 1]] {
            let tried = house.try_again(&kept.table, None, from(after)).await.unwrap();
            let mut ann = Guest::sitting(&house, &tried).await;
            let before: Vec<&str> = log.lines().skip(1).take(after as usize).collect();
            let (told, same) =
                (ann.lines(), |(told, line): (&String, &&str)| told.contains('?') || told == line);
            assert!(told.len() >= before.len() && told.iter().zip(&before).all(same), "{game} after {after}");
            assert!(ann.now().waiting.contains(&1), "{game} after {after}");
            // It can be played to another end.
            for _ in 0..400 {
                let Some(offer) = ann.now().offers.first().map(|offer| offer.word.clone()) else { break };
                ann.choose(&offer).await;
            }
            assert!(ann.lines().len() > after as usize, "{game} after {after}");
        }
        assert_eq!(house.log(&kept.table, None).await.unwrap(), log, "{game}");
    }
}

#[tokio::test(start_paused = true)]
async fn what_cannot_be_tried_is_refused_with_a_reason() {
    let house = house();
    let (log, owed) = finished("booty-dice");
    let order = Import { log: log.clone(), names: vec![], visibility: Visibility::Unlisted };
    let kept = house.import(order).await.unwrap().table;
    let refused = async |order: TryAgain| house.try_again(&kept, None, order).await.unwrap_err().text;
    let end = log.lines().count() as u32;
    assert!(refused(from(end)).await.contains("no moment"), "{}", refused(from(end)).await);
    let no_seat = refused(TryAgain { seat: 3, ..from(owed[0]) }).await;
    assert!(no_seat.contains("there is no seat 3"), "{no_seat}");
    let no_bot = refused(TryAgain { bot: "stronk".into(), ..from(owed[0]) }).await;
    assert!(no_bot.contains("stronk"), "{no_bot}");
    let open = house.open(super::order("booty-dice", 2)).await.unwrap();
    let running = house.try_again(&open.table, open.token.as_deref(), from(0)).await.unwrap_err();
    assert_eq!(running.why, crate::protocol::Why::Rules, "{}", running.text);
}
