//! The dice of honest games are proved, and nothing of a proof can be changed.

use super::running::{Running, whole_game};
use luckhouse_server::protocol::TableProof;
use luckhouse_shelf::{games::GAMES, read_log};

/// What `luckhouse verify` does.
fn verify(log: &str) -> Result<(), String> {
    let table = read_log(log, usize::MAX).map_err(|wrong| wrong.to_string())?;
    table.prove_log(log).map(drop).map_err(|broken| broken.to_string())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_honest_game_is_proved_and_no_byte_of_it_can_be_changed() {
    let running = Running::new().await;
    for (index, game) in GAMES.iter().enumerate() {
        let seats = *game.about().seats.first().unwrap() as u8;
        let (all, _) = whole_game(&running, game.about().name, seats, index as u64).await;
        let log = running.house.log(&all[0].table, None).await.unwrap();
        assert_eq!(verify(&log), Ok(()), "{log}");
        let proof = running.house.proof(&all[0].table, None).await.unwrap();
        assert!(matches!(proof, TableProof::Log(proof) if proof.log == log));
        assert_eq!(log.contains("dice=together"), seats > 1);
        let tried = changed(&log).map(|other| assert!(verify(&other).is_err(), "{other}")).count();
        assert!(tried > 200, "{tried}");
        for swapped in reordered(&log) {
            assert!(verify(&swapped).is_err(), "{swapped}");
        }
    }
    running.close().await;
}

/// The log with one byte changed: in each line of the dice, each byte in turn. Long games are sampled.
fn changed(log: &str) -> impl Iterator<Item = String> + '_ {
    let of_dice = |line: &str| line.starts_with("* ") || line.starts_with("# fair");
    let mut places = Vec::new();
    let mut at = 0;
    for line in log.lines() {
        if of_dice(line) {
            places.extend(at..at + line.len());
        }
        at += line.len() + 1;
    }
    let step = places.len() / 250 + 1;
    places.into_iter().step_by(step).map(|place| {
        let mut bytes = log.as_bytes().to_vec();
        bytes[place] = if bytes[place] == b'1' { b'2' } else { b'1' };
        String::from_utf8(bytes).unwrap()
    })
}

/// The log with two different neighbouring rolls exchanged.
fn reordered(log: &str) -> Vec<String> {
    let lines: Vec<&str> = log.lines().collect();
    let rolls: Vec<usize> = (0..lines.len()).filter(|index| lines[*index].starts_with("* ")).collect();
    let pairs = rolls.windows(2).filter(|pair| lines[pair[0]] != lines[pair[1]]).take(20);
    let swap = |pair: &[usize]| {
        let mut lines = lines.clone();
        lines.swap(pair[0], pair[1]);
        lines.join("\n") + "\n"
    };
    pairs.map(swap).collect()
}
