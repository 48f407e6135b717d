//! Whatever comes over a socket: a typed refusal or a close, never a panic, never a table that stops.

use super::running::{Running, Socket, hello};
use luckhouse_engine::Rng;
use luckhouse_server::protocol::{Inbound, Outbound, Why};
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio_tungstenite::tungstenite::Message;

/// Panics of any thread, since somebody began to count.
static PANICS: AtomicUsize = AtomicUsize::new(0);

fn count_panics() {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        PANICS.fetch_add(1, Ordering::SeqCst);
        before(info);
    }));
}

/// Messages that mean nothing, each in its own way.
fn nonsense() -> Vec<String> {
    let deep = format!("{}{}", "[".repeat(5000), "]".repeat(5000));
    let deep_object = format!("{}1{}", r#"{"say":"#.repeat(2000), "}".repeat(2000));
    let huge = "9".repeat(400);
    let mut all: Vec<String> = [
        "",
        " ",
        "{",
        "}",
        "null",
        "true",
        "1",
        "\"hello\"",
        "[]",
        "{}",
        "{\"say\":null}",
        "{\"say\":7}",
        "{\"say\":\"dance\"}",
        "{\"say\":\"choose\"}",
        "{\"say\":\"choose\",\"id\":1,\"word\":2}",
        "{\"say\":\"choose\",\"id\":\"\",\"word\":\"stop\"}",
        "{\"say\":\"choose\",\"id\":\"a b\",\"word\":\"stop\"}",
        "{\"say\":\"choose\",\"id\":\"x\",\"word\":\"\"}",
        "{\"say\":\"choose\",\"id\":\"x\",\"word\":\"\\u0000\\n\"}",
        "{\"say\":\"choose\",\"id\":\"x\",\"id\":\"y\",\"word\":\"stop\"}",
        "{\"say\":\"talk\",\"id\":\"t\",\"text\":\"\\n\"}",
        "{\"say\":\"mute\",\"id\":\"m\",\"who\":{\"seat\":999},\"muted\":true}",
        "{\"say\":\"mute\",\"id\":\"m\",\"who\":{\"seat\":-1},\"muted\":true}",
        "{\"say\":\"open-dice\",\"id\":\"o\",\"start\":1,\"list\":\"zz\",\"bytes\":\"zz\"}",
        "{\"say\":\"link\",\"round\":1,\"link\":\"zz\"}",
        "{\"say\":\"link\",\"round\":-1,\"link\":\"\"}",
        "{\"say\":\"seal\",\"id\":\"s\",\"start\":9,\"seal\":\"zz\"}",
        "{\"say\":\"anchor\",\"id\":\"a\",\"chain\":7,\"anchor\":\"zz\"}",
        "{\"say\":\"commit\",\"id\":\"c\",\"commit\":\"zz\"}",
        "{\"say\":\"fill\",\"id\":\"f\",\"bot\":\"\"}",
        "{\"say\":\"shortcut\",\"id\":\"s\",\"word\":\"?\"}",
        "{\"say\":\"hint\"}",
        "\u{feff}{}",
        "NaN",
        "-",
        "\\",
        "{\"say\":\"hello\",\"version\":1,\"table\":\"x\"}",
        "{\"say\":\"choose\",\"id\":\"ä\",\"word\":\"stop\"}",
    ]
    .map(String::from)
    .into();
    all.extend([
        deep,
        deep_object,
        format!("{{\"say\":\"hello\",\"version\":{huge}}}"),
        huge,
        "x".repeat(10_000),
    ]);
    all.push(format!("{{\"say\":\"choose\",\"id\":\"{}\",\"word\":\"stop\"}}", "i".repeat(9000)));
    all.push(format!("{{\"say\":\"choose\",\"id\":\"w\",\"word\":\"{}\"}}", "w ".repeat(4000)));
    all
}

/// A good message with some of its bytes changed.
fn mutated(rng: &mut Rng) -> String {
    let good = [
        r#"{"say":"choose","id":"c7","word":"roll all"}"#,
        r#"{"say":"talk","id":"t1","text":"good evening"}"#,
        r#"{"say":"mute","id":"m1","who":{"watcher":"Eve"},"muted":false}"#,
        r#"{"say":"open-dice","id":"o1","start":1,"list":"0000","bytes":"0000"}"#,
        r#"{"say":"hello","version":1,"table":"t","token":"0","last":4294967295,"talk":0,"pictures":true}"#,
        r#"{"say":"take-back","id":"b1"}"#,
    ];
    let mut bytes = rng.pick(&good).as_bytes().to_vec();
    for _ in 0..=rng.below(4) {
        let place = rng.below(bytes.len() as u64) as usize;
        match rng.below(3) {
            0 => bytes[place] = b' ' + rng.below(95) as u8,
            1 => drop(bytes.remove(place)),
            _ => bytes.insert(place, b"{}[]\",:0-e"[rng.below(10) as usize]),
        }
        if bytes.is_empty() {
            bytes.push(b'?');
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Something came back that says what was wrong, or the message was understood after all.
async fn is_answered(socket: &mut Socket, said: &str) -> bool {
    socket.say(&Inbound::Ping).await;
    let mut typed = false;
    loop {
        match socket.hear().await {
            Some(Outbound::Pong) => break,
            Some(Outbound::Refused { text, .. }) => typed |= !text.is_empty(),
            Some(Outbound::SlowDown { .. } | Outbound::Done { .. }) => typed = true,
            Some(Outbound::Bye { .. }) | None => return false,
            Some(_) => {}
        }
    }
    let harmless = serde_json::from_str::<Inbound>(said).is_ok();
    assert!(typed || harmless, "no answer to {said}");
    true
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_is_said_stops_a_table() {
    count_panics();
    let mut config = luckhouse_server::Config::default();
    config.limits.messages = 1_000_000;
    config.limits.talk = 1_000_000;
    let running = Running::with(config).await;
    let seats = running.table("booty-dice", 2).await;
    let token = seats[0].token.as_deref();
    let mut rng = Rng::seeded(4);
    let all: Vec<String> = nonsense().into_iter().chain((0..1500).map(|_| mutated(&mut rng))).collect();
    let mut socket = running.guest(&seats[0], token).await;
    for text in &all {
        socket.raw(Message::text(text.clone())).await.unwrap();
        if !is_answered(&mut socket, text).await {
            socket = running.guest(&seats[0], token).await;
        }
    }
    // The same as the first thing that is said.
    for text in all.iter().take(60) {
        let mut stranger = running.socket().await;
        stranger.raw(Message::text(text.clone())).await.unwrap();
        while let Some(message) = stranger.hear().await {
            assert!(matches!(message, Outbound::Bye { .. }), "{message:?}");
        }
    }
    binary_and_large(&running, &seats[0]).await;
    // And still the table plays.
    let mut fresh = running.guest(&seats[0], token).await;
    fresh.say(&Inbound::Talk { id: "still-here".into(), text: "hello".into() }).await;
    fresh.until(|message| matches!(message, Outbound::Done { .. }).then_some(())).await;
    assert_eq!(PANICS.load(Ordering::SeqCst), 0);
    running.close().await;
}

async fn binary_and_large(running: &Running, seated: &luckhouse_server::protocol::Seated) {
    let large = "a".repeat(10 * 1024 * 1024);
    let frames =
        [Message::binary(vec![0; 100]), Message::binary(large.clone().into_bytes()), Message::text(large)];
    for frame in frames {
        let mut socket = running.guest(seated, seated.token.as_deref()).await;
        // The house may have closed before all of it was sent.
        drop(socket.raw(frame).await);
        while socket.hear().await.is_some() {}
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_says_too_much_is_warned_and_then_sent_away() {
    let mut config = luckhouse_server::Config::default();
    config.limits.messages = 10;
    let running = Running::with(config).await;
    let seats = running.table("booty-dice", 2).await;
    let mut socket = running.guest(&seats[0], seats[0].token.as_deref()).await;
    for _ in 0..100 {
        let ping = serde_json::to_string(&Inbound::Ping).unwrap();
        drop(socket.raw(Message::text(ping)).await);
    }
    let (mut warned, mut bye) = (0, None);
    while let Some(message) = socket.hear().await {
        match message {
            Outbound::SlowDown { wait_ms, .. } => warned += u32::from(wait_ms > 0),
            Outbound::Bye { why, .. } => bye = Some(why),
            _ => {}
        }
    }
    assert!(warned > 0);
    assert_eq!(bye, Some(Why::TooFast));
    running.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_version_is_told_so() {
    let running = Running::new().await;
    let seats = running.table("booty-dice", 2).await;
    let Inbound::Hello { table, token, name, last, talk, pictures, language, .. } =
        hello(&seats[0].table, None)
    else {
        panic!()
    };
    let mut socket = running.socket().await;
    socket
        .say(&Inbound::Hello {
            version: 99,
            table,
            token,
            name,
            last,
            talk,
            pictures,
            language,
            views: false,
        })
        .await;
    assert!(matches!(socket.hear().await, Some(Outbound::Bye { why: Why::Version, .. })));
    running.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn plain_text_is_in_the_language_that_was_asked_for() {
    let running = Running::new().await;
    let seats = running.table("booty-dice", 2).await;
    let mut pictures = Vec::new();
    for asked in [None, Some("en"), Some("de"), Some("fr-CA"), Some("tlh")] {
        let mut said = hello(&seats[0].table, seats[0].token.as_deref());
        let Inbound::Hello { pictures: wanted, language, .. } = &mut said else { panic!() };
        (*wanted, *language) = (true, asked.map(String::from));
        let mut socket = running.socket().await;
        socket.say(&said).await;
        let shown = |said| if let Outbound::Snapshot { now, .. } = said { now.picture } else { None };
        pictures.push(socket.until(shown).await);
    }
    let [none, english, german, french, unknown] = &pictures[..] else { panic!("{pictures:?}") };
    assert!(english.contains("lives") && german.contains("Leben") && french.contains("vies"), "{pictures:?}");
    assert_eq!((none, unknown), (english, english));
    running.close().await;
}
