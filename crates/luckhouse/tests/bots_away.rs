//! Bots of one's own at a house on the network: `luckhouse bot join`, with the examples and with programs that misbehave.

#[allow(dead_code)]
#[path = "program/run.rs"]
mod run;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use luckhouse_server::{Config, House, Limits, serve};
use luckhouse_shelf::games::GAMES;
use luckhouse_store::Memory;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use run::{Home, Ran, luckhouse};
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::Child;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// A house on a port of its own, where a bot of the house plays for whoever is not there.
struct Open {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<std::thread::JoinHandle<()>>,
}

impl Open {
    fn new() -> Open {
        let limits =
            Limits { requests_per_minute: 1_000_000, tables_per_address: 100_000, ..Limits::default() };
        let config = Config { limits, grace: Duration::from_millis(50), ..Config::default() };
        let (told, address) = std::sync::mpsc::channel();
        let (stop, stopped) = oneshot::channel();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
            runtime.unwrap().block_on(async {
                let house = House::start(Arc::new(Memory::default()), config).unwrap();
                let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
                told.send(listener.local_addr().unwrap()).unwrap();
                serve(listener, house, async move { drop(stopped.await) }).await;
            });
        });
        Open { address: address.recv().unwrap(), stop: Some(stop), thread: Some(thread) }
    }

    fn url(&self) -> String {
        format!("http://{}/", self.address)
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        let _ = self.stop.take().map(|stop| stop.send(()));
        let _ = self.thread.take().map(std::thread::JoinHandle::join);
    }
}

/// Somebody with an account and a bot.
struct Player {
    address: SocketAddr,
    cookie: String,
    bot: String,
    token_id: String,
}

impl Player {
    /// With a bot, whose token is in the file `bot.token` from now on.
    fn new(open: &Open, home: &Home) -> Player {
        let (address, random) = (open.address, SystemRandom::new());
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random).unwrap();
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, made.as_ref(), &random).unwrap();
        let mut player =
            Player { address, cookie: String::new(), bot: String::new(), token_id: String::new() };
        let challenge = player.asks("POST", "players/challenge", &Value::Null)["challenge"].clone();
        let text = format!("luckhouse sign-in 1\nhttp://{address}\n{}", challenge.as_str().unwrap());
        let signature = URL_SAFE_NO_PAD.encode(key.sign(&random, text.as_bytes()).unwrap());
        let key = URL_SAFE_NO_PAD.encode(key.public_key().as_ref());
        let order = json!({ "key": key, "challenge": challenge, "signature": signature, "name": "Ann" });
        player.asks("POST", "players/session", &order);
        let bot = player.asks("POST", "me/bots", &json!({ "name": "Deep" }));
        player.bot = bot["id"].as_str().unwrap().into();
        let order = json!({ "scopes": ["read", "challenge", "play"] });
        let token = player.asks("POST", &format!("me/bots/{}/tokens", player.bot), &order);
        player.token_id = token["id"].as_str().unwrap().into();
        std::fs::write(home.0.join("bot.token"), token["token"].as_str().unwrap()).unwrap();
        player
    }

    /// Ask the house, as a page of it would.
    fn asks(&mut self, method: &str, path: &str, body: &Value) -> Value {
        let (mut stream, host) = (TcpStream::connect(self.address).unwrap(), self.address);
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let (cookie, length) = (&self.cookie, body.len());
        let head = format!(
            "{method} /api/v1/{path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: {cookie}\r\n"
        );
        let rest = format!(
            "Content-Type: application/json\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        );
        stream.write_all((head + &rest).as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 2"), "{method} {path}: {answer}");
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        self.cookie = cookie.map_or(self.cookie.clone(), |cookie| cookie.split(';').next().unwrap().into());
        serde_json::from_str(body).unwrap_or_default()
    }

    /// Sit down at a table, and ask the bot to come. Nobody comes to the own seat.
    fn challenges(&mut self, game: &str, seats: usize) -> String {
        self.challenges_with(game, seats, &json!({}))
    }

    fn challenges_with(&mut self, game: &str, seats: usize, options: &Value) -> String {
        let bots: serde_json::Map<String, Value> =
            (3..=seats).map(|seat| (seat.to_string(), json!("random"))).collect();
        let order = json!({ "game": game, "seats": seats, "options": options, "bots": bots, "sit": { "name": "Ann" } });
        let table = self.asks("POST", "tables", &order)["table"].as_str().unwrap().to_string();
        self.asks("POST", "me/invitations", &json!({ "table": table, "player": self.bot }));
        table
    }

    fn outcome(&mut self, table: &str) -> Value {
        self.asks("GET", &format!("tables/{table}"), &Value::Null)["outcome"].clone()
    }
}

fn example(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bots").join(name).display().to_string()
}

fn is_there(program: &str) -> bool {
    std::process::Command::new(program).arg("--version").output().is_ok()
}

/// The program at this house, in the background.
fn joins(home: &Home, url: &str, arguments: &[&str], program: &[&str]) -> Child {
    let start = ["bot", "join", url, "--token", "bot.token"];
    luckhouse(home, &[&start, arguments, &["--"], program].concat()).spawn().unwrap()
}

fn ended(child: Child) -> Ran {
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ran { code: output.status.code().unwrap_or(-1), out: text(output.stdout), err: text(output.stderr) }
}

/// Games of a kind for one example, several at once.
fn plays(interpreter: &str, file: &str, game: &str, seats: usize, games: usize) {
    let (open, home) = (Open::new(), Home::new());
    let mut ann = Player::new(&open, &home);
    let count = games.to_string();
    let child =
        joins(&home, &open.url(), &["--games", &count, "--tables", "8"], &[interpreter, &example(file)]);
    let mut tables = Vec::new();
    // No more than twenty invitations of one account are open.
    while tables.len() < games {
        let wanted = (games - tables.len()).min(16);
        let new: Vec<String> = (0..wanted).map(|_| ann.challenges(game, seats)).collect();
        while new.iter().any(|table| ann.outcome(table).is_null()) {
            std::thread::sleep(Duration::from_millis(100));
        }
        tables.extend(new);
    }
    let ran = ended(child);
    assert_eq!(ran.code, 0, "{file} at {game}: {}{}", ran.out, ran.err);
    assert_eq!(ran.out.matches("accepted a challenge of Ann").count(), games, "{}", ran.out);
}

#[test]
fn the_examples_play_over_the_network_unchanged() {
    let bots = [("sh", "first_bot.sh"), ("node", "random_bot.mjs"), ("python3", "random_bot.py")];
    let games = GAMES.iter().filter(|game| game.about().seats.contains(&2)).map(|game| game.about().name);
    let (mut games, mut all) =
        (games.cycle(), bots.iter().filter(|(interpreter, _)| is_there(interpreter)).cycle());
    for _ in 0..4 {
        let (interpreter, file) = all.next().unwrap();
        plays(interpreter, file, games.next().unwrap(), 2, 3);
    }
    plays("sh", "first_bot.sh", "booty-dice", 4, 2);
}

/// A thousand games of every example over the network, or as many as `LUCKHOUSE_GAMES` says.
#[test]
#[ignore = "takes hours: `make long`"]
fn a_thousand_games_each_over_the_network() {
    let games = std::env::var("LUCKHOUSE_GAMES").map_or(1000, |games| games.parse().unwrap());
    let bots = [("sh", "first_bot.sh"), ("node", "random_bot.mjs"), ("python3", "random_bot.py")];
    let names = || GAMES.iter().map(|game| game.about()).filter(|about| about.seats.contains(&2));
    let all = |(interpreter, file): (&str, &str)| {
        for name in names().map(|about| about.name) {
            let start = Instant::now();
            plays(interpreter, file, name, 2, games);
            println!("{file} at {name}: {games} games in {:.0} s", start.elapsed().as_secs_f64());
        }
    };
    // Each at a house of its own: a bot looks only now and then who wants to play, and has time between.
    std::thread::scope(|scope| {
        for bot in bots.into_iter().filter(|(interpreter, _)| is_there(interpreter)) {
            scope.spawn(move || all(bot));
        }
    });
}

/// Answers the first question as it should, and then does this.
fn after_one_answer(script: &str) -> String {
    format!(
        r#"read -r begin; read -r line; offers=${{line#*\"offers\":\[\{{\"word\":\"}}
        printf '{{"choose": "%s"}}\n' "${{offers%%\"*}}"; read -r line; {script}"#
    )
}

#[test]
fn whatever_a_program_does_it_gives_up_its_game_and_plays_the_next() {
    let misbehaves = [
        ("hangs", "sleep 60", "did not answer"),
        ("leaves a child that hangs", "sleep 60 & sleep 60", "did not answer"),
        ("ends", "exit 3", "ended"),
        ("is killed", "kill -9 $$", "ended"),
        ("closes its output", "exec 1>&-; sleep 60", "ended"),
        ("talks", "echo hello", "no answer"),
        ("says a number", "echo '{\"choose\": 1}'", "no answer"),
        ("says no text", "printf '\\377\\376\\n'", "no answer"),
        ("moves the cursor", "printf '\\033[2J\\n'", "no answer"),
        ("chooses an unknown word", "echo '{\"choose\": \"xyzzy\"}'", "xyzzy"),
        ("chooses nothing", "echo '{\"choose\": \"\"}'", "was not offered"),
        ("gives up by a word", "echo '{\"choose\": \"resign\"}'", "was not offered"),
        ("never ends a line", "cat /dev/zero", "more than"),
        ("floods", "while true; do echo '{\"choose\": 5}'; done", "no answer"),
        ("is nested deeply", "printf '%70000s' | tr ' ' '['", "more than"),
    ];
    let (open, home) = (Open::new(), Home::new());
    let mut ann = Player::new(&open, &home);
    for (what, script, why) in misbehaves {
        let script = after_one_answer(script);
        let options = ["--games", "2", "--tables", "1", "--patience", "0.3"];
        let child = joins(&home, &open.url(), &options, &["sh", "-c", &script]);
        // Long enough that nobody wins before it has misbehaved.
        let long = json!({ "lives": "20", "goal": "60" });
        let tables = [(); 2].map(|()| ann.challenges_with("booty-dice", 2, &long));
        let ran = ended(child);
        assert_eq!((ran.code, ran.err.lines().count()), (1, 1), "{what}: {}{}", ran.out, ran.err);
        assert_eq!(ran.out.matches("gives up").count(), 2, "{what}: {}", ran.out);
        assert!(ran.out.contains(why) && !ran.out.contains('\u{1b}'), "{what}: {}", ran.out);
        assert!(tables.iter().all(|table| ann.outcome(table)["winners"] == json!([1])), "{what}");
    }
}

#[test]
fn a_token_that_is_none_or_is_revoked_ends_it_with_a_reason() {
    let (open, home) = (Open::new(), Home::new());
    let mut ann = Player::new(&open, &home);
    let token = home.0.join("bot.token");
    let good = std::fs::read_to_string(&token).unwrap();
    for (text, why) in
        [("", "no token"), ("a b", "no token"), ("lhbot_00", "revoked"), ("nonsense", "revoked")]
    {
        std::fs::write(&token, text).unwrap();
        let ran = ended(joins(&home, &open.url(), &[], &["sh", &example("first_bot.sh")]));
        assert_eq!((ran.code, ran.err.lines().count()), (1, 1), "{text}: {}{}", ran.out, ran.err);
        assert!(ran.err.contains(why) && (text.is_empty() || !ran.err.contains(text)), "{text}: {}", ran.err);
    }
    std::fs::write(&token, &good).unwrap();
    // In the middle of a game: it hangs, and has a long time to do so.
    let script = after_one_answer("sleep 60");
    let child = joins(&home, &open.url(), &["--patience", "60"], &["sh", "-c", &script]);
    let table = ann.challenges("fortuna", 2);
    while ann.asks("GET", &format!("tables/{table}"), &Value::Null)["stage"] != "playing" {
        std::thread::sleep(Duration::from_millis(50));
    }
    std::thread::sleep(Duration::from_millis(500));
    ann.asks("DELETE", &format!("me/bots/{}/tokens/{}", ann.bot.clone(), ann.token_id.clone()), &Value::Null);
    let ran = ended(child);
    assert_eq!(ran.code, 1, "{}{}", ran.out, ran.err);
    assert!(ran.err.contains("revoked"), "{}{}", ran.out, ran.err);
}

/// A way to the house that can be cut.
struct Way {
    address: SocketAddr,
    streams: Arc<Mutex<Vec<TcpStream>>>,
}

impl Way {
    fn to(house: SocketAddr) -> Way {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let (address, streams) = (listener.local_addr().unwrap(), Arc::<Mutex<Vec<TcpStream>>>::default());
        let open = Arc::clone(&streams);
        std::thread::spawn(move || {
            for near in listener.incoming().flatten() {
                let Ok(far) = TcpStream::connect(house) else { continue };
                let both = [near.try_clone().unwrap(), far.try_clone().unwrap()];
                open.lock().unwrap().extend([near.try_clone().unwrap(), far.try_clone().unwrap()]);
                for (mut from, mut to) in
                    [(near, both[1].try_clone().unwrap()), (far, both[0].try_clone().unwrap())]
                {
                    std::thread::spawn(move || {
                        let _ = std::io::copy(&mut from, &mut to);
                        let _ = to.shutdown(Shutdown::Both);
                    });
                }
            }
        });
        Way { address, streams }
    }

    fn cut(&self) {
        for stream in self.streams.lock().unwrap().drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }
}

#[test]
fn a_cut_line_and_a_killed_program_lose_no_game() {
    let (open, home) = (Open::new(), Home::new());
    let mut ann = Player::new(&open, &home);
    let way = Way::to(open.address);
    // The way has another address than the house, which does not know that name.
    let url = format!("http://{}/", way.address);
    // Slow enough to be met in the middle of a game.
    let slow =
        format!("while read -r line; do sleep 0.05; echo \"$line\"; done | sh '{}'", example("first_bot.sh"));
    let child = joins(&home, &url, &["--games", "1"], &["sh", "-c", &slow]);
    // And long enough: whoever is begun anew after the game was over would wait for another.
    let table = ann.challenges_with("booty-dice", 2, &json!({ "lives": "20", "goal": "60" }));
    let playing = |ann: &mut Player| {
        while ann.asks("GET", &format!("tables/{table}"), &Value::Null)["stage"] != "playing" {
            std::thread::sleep(Duration::from_millis(20));
        }
    };
    playing(&mut ann);
    for _ in 0..3 {
        std::thread::sleep(Duration::from_millis(200));
        way.cut();
    }
    // And it is killed, and begun anew.
    let mut child = child;
    child.kill().unwrap();
    let first = ended(child);
    let again = ended(joins(&home, &url, &["--games", "1"], &["sh", &example("first_bot.sh")]));
    assert_eq!(again.code, 0, "{}{} then {}{}", first.out, first.err, again.out, again.err);
    assert!(ann.outcome(&table)["winners"].is_array());
    assert!(!again.out.contains("gives up") && !first.out.contains("gives up"), "{}{}", first.out, again.out);
}
