//! Nobody can drown the house: somebody asks for everything that takes long, ten times a second each, and hangs up at
//! once. Threads and memory stay bounded, the bot of somebody else answers, and moves of others are acknowledged.
//!
//! The limits for one address are lifted here: what is held is what holds without them. `make long` does it for five
//! minutes.
#![cfg(target_os = "linux")]

use luckhouse_engine::{Rng, Viewer};
use luckhouse_server::DISK_THREADS;
use luckhouse_server::client::api::Api;
use luckhouse_server::client::wire::Wire;
use luckhouse_server::protocol::{Import, Inbound, OpenTable, Seated, Sit, Visibility};
use luckhouse_shelf::{BotSpec, Waiting, find};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout};

/// Each kind of question is asked so often.
const EVERY: Duration = Duration::from_millis(100);
/// Who asks hangs up after so long: the house has begun by then.
const PATIENCE: Duration = Duration::from_millis(40);
/// So many finished games are asked about.
const GAMES: usize = 12;
/// The one who asks too much, and somebody else.
const ATTACKER: &str = "127.0.0.1:0";
const BYSTANDER: &str = "127.0.0.2:0";

/// The real program, stopped when the test ends in any way.
struct House {
    process: Child,
    authority: String,
    data: PathBuf,
}

impl House {
    fn open(name: &str) -> House {
        let data = std::env::temp_dir().join(format!("luckhouse-{name}-{}", std::process::id()));
        let mut command = Command::new(env!("CARGO_BIN_EXE_luckhouse"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--bot-pace", "0", "--data"]).arg(&data);
        for limit in
            ["requests_per_minute", "costly_per_minute", "connections_per_address", "tables_per_address"]
        {
            command.args(["--set", &format!("limits.{limit}=1000000")]);
        }
        let mut process = command.env("LUCKHOUSE_LOG", "error").stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let authority = line.split("http://").nth(1).expect(&line).split('/').next().unwrap().to_string();
        House { process, authority, data }
    }

    /// A number of the process, as Linux tells it.
    fn status(&self, key: &str) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix(key)).unwrap();
        line.trim_start_matches(':').split_whitespace().next().unwrap().parse().unwrap()
    }

    fn threads(&self) -> u64 {
        self.status("Threads")
    }

    fn megabytes(&self) -> u64 {
        self.status("VmRSS") / 1024
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

/// A connection from one of the addresses of this machine.
async fn connect(from: &str, authority: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_reuseaddr(true).unwrap();
    socket.bind(from.parse().unwrap()).unwrap();
    let stream = socket.connect(authority.parse().unwrap()).await.unwrap();
    stream.set_nodelay(true).unwrap();
    stream
}

async fn api(from: &str, authority: &str) -> Api {
    Api::over(connect(from, authority).await, authority).await.unwrap()
}

async fn come(from: &str, authority: &str, seated: &Seated) -> Wire<TcpStream> {
    let mut wire = Wire::open(connect(from, authority).await, authority).await.unwrap();
    let hello = Inbound::hello(&seated.table, seated.token.as_deref());
    wire.say(&hello).await.unwrap();
    wire
}

/// The log of a game that bots have played.
fn played(game: &str, seats: usize, seed: u64) -> String {
    let mut rng = Rng::seeded(seed);
    let mut table = find(game).unwrap().open(&[], seats).unwrap();
    loop {
        match table.waiting() {
            Waiting::Roll => table.roll(&mut rng),
            Waiting::Choice(seats) => {
                table.choose_as(seats.first().unwrap(), BotSpec::RANDOM, &mut rng).unwrap();
            }
            Waiting::Over(_) => return table.log(Viewer::Arbiter),
        }
    }
}

fn import(number: usize) -> String {
    let (game, seats) = [("booty-dice", 4), ("reynards-luck", 2), ("lucky-shot", 3)][number % 3];
    let log = played(game, seats, number as u64);
    serde_json::to_string(&Import { log, names: Vec::new(), visibility: Visibility::Public }).unwrap()
}

fn posted(path: &str, authority: &str, body: &str) -> String {
    let length = body.len();
    format!(
        "POST {path} HTTP/1.1\r\nHost: {authority}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    )
}

/// Send this, and hang up.
async fn hang_up_after(authority: &str, request: &str) {
    let mut stream = connect(ATTACKER, authority).await;
    let _ = stream.write_all(request.as_bytes()).await;
    sleep(PATIENCE).await;
}

/// A table of Lantern with a sheet of one's own, and a hint asked for.
async fn ask_for_hint(authority: &str, number: usize, odds: bool) {
    let faces = ["1 2 3 4 5 6", "1 1 2 2 3 3", "6 6 6 5 5 5", "2 2 4 4 6 6"];
    let zones: Vec<String> =
        (0..6).map(|zone| format!("Zone{zone}: {}", faces[(number + zone) % faces.len()])).collect();
    let sheet = format!("mine; {}; rows: {}", zones.join("; "), 4 + number % 4);
    let sit = Some(Sit { name: "Eve".into(), seat: None, seals: false });
    let options = [("sheet".to_string(), sheet)].into();
    let order = OpenTable { seats: 1, hints: true, options, sit, ..OpenTable::of("lantern") };
    let seated = api(ATTACKER, authority).await.open(&order).await.unwrap();
    let mut wire = come(ATTACKER, authority, &seated).await;
    let id = "q".to_string();
    let question = if odds { Inbound::Odds { id } } else { Inbound::Hint { id } };
    wire.say(&question).await.unwrap();
    sleep(PATIENCE).await;
}

/// A table at which the best bot has to think.
async fn let_a_bot_think(authority: &str) {
    let sit = Some(Sit { name: "Eve".into(), seat: Some(2), seals: false });
    let order =
        OpenTable { seats: 2, bots: [(1, "best".into())].into(), sit, ..OpenTable::of("reynards-luck") };
    let seated = api(ATTACKER, authority).await.open(&order).await.unwrap();
    let _wire = come(ATTACKER, authority, &seated).await;
    sleep(PATIENCE).await;
}

/// Everything that takes long, ten times a second each.
async fn attack(authority: Arc<str>, games: Arc<Vec<String>>, until: Instant) {
    let mut work = JoinSet::new();
    let mut beat = interval(EVERY);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let imports: Arc<Vec<String>> = Arc::new((0..3).map(import).collect());
    for number in 0.. {
        beat.tick().await;
        if Instant::now() > until {
            break;
        }
        for kind in ["coach", "proof", "replay"] {
            let (authority, games) = (Arc::clone(&authority), Arc::clone(&games));
            work.spawn(async move {
                let game = &games[number % games.len()];
                let request =
                    format!("GET /api/v1/tables/{game}/{kind} HTTP/1.1\r\nHost: {authority}\r\n\r\n");
                hang_up_after(&authority, &request).await;
            });
        }
        let (to, imports) = (Arc::clone(&authority), Arc::clone(&imports));
        work.spawn(async move {
            hang_up_after(&to, &posted("/api/v1/imports", &to, &imports[number % imports.len()])).await;
        });
        for odds in [false, true] {
            let to = Arc::clone(&authority);
            work.spawn(async move { ask_for_hint(&to, number, odds).await });
        }
        let to = Arc::clone(&authority);
        work.spawn(async move { let_a_bot_think(&to).await });
        while let Some(done) = work.try_join_next() {
            done.unwrap();
        }
    }
    while work.join_next().await.is_some() {}
}

/// What is needed of a message.
#[derive(serde::Deserialize)]
struct Heard {
    tell: String,
    id: Option<String>,
    now: Option<Now>,
}

#[derive(serde::Deserialize)]
struct Now {
    stage: String,
    offers: Vec<Offer>,
}

#[derive(serde::Deserialize)]
struct Offer {
    word: String,
}

/// What somebody waited for.
#[derive(Default)]
struct Waited {
    /// How many moves were said.
    said: usize,
    moves: Vec<Duration>,
    bot: Vec<Duration>,
}

/// Somebody who plays against a bot, one game after the other.
async fn bystander(authority: Arc<str>, until: Instant) -> Waited {
    let (mut waited, mut rng, mut number) = (Waited::default(), Rng::seeded(7), 0);
    while Instant::now() < until {
        let sit = Some(Sit { name: "Ann".into(), seat: Some(1), seals: false });
        let order =
            OpenTable { seats: 2, bots: [(2, "strong".into())].into(), sit, ..OpenTable::of("booty-dice") };
        let seated = api(BYSTANDER, &authority).await.open(&order).await.unwrap();
        let mut wire = come(BYSTANDER, &authority, &seated).await;
        let (mut said, mut last): (Option<(String, Instant)>, Instant) = (None, Instant::now());
        loop {
            let text =
                timeout(Duration::from_secs(60), wire.hear_text()).await.expect("the house lives").unwrap();
            let heard: Heard = serde_json::from_str(&text).unwrap();
            assert!(!matches!(heard.tell.as_str(), "refused" | "bye"), "{text}");
            if let Some((_, at)) =
                said.take_if(|(id, _)| heard.tell == "done" && Some(&*id) == heard.id.as_ref())
            {
                waited.moves.push(at.elapsed());
                last = Instant::now();
            }
            let Some(now) = heard.now else { continue };
            // Whatever happens while nobody else can act is what the bot did.
            if said.is_none() {
                waited.bot.push(last.elapsed());
            }
            last = Instant::now();
            if now.stage == "over" || Instant::now() > until {
                break;
            }
            if said.is_none() && !now.offers.is_empty() {
                sleep(Duration::from_millis(20)).await;
                let word = now.offers[rng.below(now.offers.len() as u64) as usize].word.clone();
                number += 1;
                let id = format!("m{number}");
                said = Some((id.clone(), Instant::now()));
                waited.said += 1;
                wire.say(&Inbound::Choose { id, word, salt: None }).await.unwrap();
            }
        }
    }
    waited
}

/// How long a bystander waited while it was drowned.
struct Drowned {
    p99: Duration,
    slowest_bot: Duration,
}

/// Drown it for so many seconds: threads and memory stay within their bounds, and a bystander is refused nothing and
/// answered always.
async fn drown(name: &str, seconds: u64) -> Drowned {
    let house = House::open(name);
    let authority: Arc<str> = house.authority.as_str().into();
    let mut games = Vec::new();
    for number in 0..GAMES {
        let body: Import = serde_json::from_str(&import(number)).unwrap();
        games.push(imported(&authority, &body).await);
    }
    // Once everything, so that what is made once is there.
    let _ = timeout(
        Duration::from_secs(60),
        bystander(Arc::clone(&authority), Instant::now() + Duration::from_secs(2)),
    )
    .await;
    let (threads, memory) = (house.threads(), house.megabytes());
    let until = Instant::now() + Duration::from_secs(seconds);
    let attack = tokio::spawn(attack(Arc::clone(&authority), Arc::new(games), until));
    let bystander = tokio::spawn(bystander(Arc::clone(&authority), until));
    let (mut most_threads, mut most_memory) = (threads, memory);
    while !attack.is_finished() {
        most_threads = most_threads.max(house.threads());
        most_memory = most_memory.max(house.megabytes());
        sleep(Duration::from_millis(50)).await;
    }
    attack.await.unwrap();
    let mut waited = bystander.await.unwrap();
    waited.moves.sort_unstable();
    waited.bot.sort_unstable();
    let p99 = waited.moves[waited.moves.len() * 99 / 100];
    let slowest = *waited.bot.last().unwrap();
    println!(
        "{} moves, p99 {p99:?}, slowest {:?}; {} waits for a bot, slowest {slowest:?}; threads {threads} then at most \
         {most_threads}; memory {memory} MB then at most {most_memory} MB",
        waited.moves.len(),
        waited.moves.last().unwrap(),
        waited.bot.len(),
    );
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    let pools = cores + (cores / 2).max(1) + 1;
    // The runtime lends threads for moments to whoever reads the disk, so many at once.
    let most = threads + pools + DISK_THREADS as u64;
    assert!(most_threads <= most, "{threads} threads became {most_threads}, more than {most}");
    assert!(most_memory <= memory + 200, "{memory} MB became {most_memory} MB");
    // The last one may be on its way.
    let answered = waited.moves.len();
    assert!(
        answered > 10 && answered + 1 >= waited.said,
        "{answered} of {} moves were answered",
        waited.said
    );
    Drowned { p99, slowest_bot: slowest }
}

/// Keep a game, and say where.
async fn imported(authority: &str, game: &Import) -> String {
    use tokio::io::AsyncReadExt;
    let mut stream = connect(ATTACKER, authority).await;
    let request = posted("/api/v1/imports", authority, &serde_json::to_string(game).unwrap());
    stream
        .write_all(request.replace("\r\n\r\n{", "\r\nConnection: close\r\n\r\n{").as_bytes())
        .await
        .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let table = answer.split("\"table\":\"").nth(1).unwrap_or_else(|| panic!("{answer}"));
    table.split('"').next().unwrap().to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_for_everything_and_hangs_up_does_nobody_harm() {
    // How fast everybody is answered depends on what else the machine has to do: the long run asks for that.
    drown("drowning", 12).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes five minutes, and a machine with nothing else to do"]
async fn nor_for_five_minutes() {
    let waited = drown("drowning-long", 300).await;
    assert!(waited.p99 < Duration::from_millis(100), "moves: {:?}", waited.p99);
    assert!(waited.slowest_bot < Duration::from_secs(3), "a bot took {:?}", waited.slowest_bot);
}
