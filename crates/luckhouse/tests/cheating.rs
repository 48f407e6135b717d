//! A house that cheats with all it has: its own process, its key, and write access to its own database.

#[path = "program/loot.rs"]
mod loot;
#[allow(dead_code)]
#[path = "program/run.rs"]
mod run;
#[allow(dead_code)]
#[path = "program/served.rs"]
mod served;

use loot::{database, notes, rewrite};
use luckhouse_engine::Seat;
use luckhouse_engine::fair::{Bytes, seat_seal, table_hash};
use luckhouse_server::client::api::Api;
use luckhouse_server::client::wire::Wire;
use luckhouse_server::protocol::{Inbound, Outbound, Seated, Sit, Stage};
use run::{Home, luckhouse, run};
use served::Served;
use std::io::{Read, Write};
use std::process::Child;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;

/// Far longer than anything takes.
const PATIENCE: Duration = Duration::from_secs(60);
const PUPPET: Seat = Seat::at(1);

/// The honest player: the terminal program, in a process of its own.
struct Honest {
    child: Child,
    out: Arc<Mutex<String>>,
}

impl Honest {
    fn start(home: &Home, arguments: &[&str]) -> Honest {
        let mut child = luckhouse(home, &[&["join"], arguments].concat()).spawn().unwrap();
        let out: Arc<Mutex<String>> = Arc::default();
        let pipes: [Box<dyn Read + Send>; 2] =
            [Box::new(child.stdout.take().unwrap()), Box::new(child.stderr.take().unwrap())];
        for mut pipe in pipes {
            let into = Arc::clone(&out);
            std::thread::spawn(move || {
                let mut buffer = [0; 4096];
                while let Ok(read @ 1..) = pipe.read(&mut buffer) {
                    into.lock().unwrap().push_str(&String::from_utf8_lossy(&buffer[..read]));
                }
            });
        }
        Honest { child, out }
    }

    fn types(&mut self, text: &str) {
        self.child.stdin.as_mut().unwrap().write_all(text.as_bytes()).unwrap();
    }

    fn sees(&self, text: &str) -> String {
        let since = Instant::now();
        loop {
            let printed = self.out.lock().unwrap().clone();
            if printed.contains(text) {
                return printed;
            }
            assert!(since.elapsed() < PATIENCE, "`{text}` was not printed:\n{printed}");
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Honest {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The seat that the house holds itself.
struct Puppet {
    seated: Seated,
    authority: String,
    wire: Wire<TcpStream>,
    said: u32,
}

impl Puppet {
    async fn sit(url: &str, table: &str) -> Puppet {
        let authority = url.trim_start_matches("http://").trim_end_matches('/').to_string();
        let mut api = api(&authority).await;
        let sit = Sit { name: "Puppet".into(), seat: None, seals: true };
        let seated = api.sit(table, &sit).await.unwrap();
        let wire = Wire::open(TcpStream::connect(&authority).await.unwrap(), &authority).await.unwrap();
        let mut puppet = Puppet { seated, authority, wire, said: 0 };
        puppet.hello().await;
        puppet
    }

    async fn hello(&mut self) {
        let hello = Inbound::hello(&self.seated.table, self.seated.token.as_deref());
        self.wire.say(&hello).await.unwrap();
    }

    async fn again(&mut self) {
        let stream = TcpStream::connect(&self.authority).await.unwrap();
        self.wire = Wire::open(stream, &self.authority).await.unwrap();
        self.hello().await;
    }

    fn name(&mut self) -> String {
        self.said += 1;
        format!("puppet-{}", self.said)
    }

    async fn says(&mut self, said: Inbound) {
        let id = said.id().unwrap().to_string();
        self.wire.say(&said).await.unwrap();
        loop {
            match self.hears().await {
                Outbound::Done { id: done, .. } if done == id => return,
                Outbound::Refused { id: Some(no), text, .. } if no == id => panic!("{text}"),
                _ => {}
            }
        }
    }

    async fn hears(&mut self) -> Outbound {
        tokio::time::timeout(PATIENCE, self.wire.hear()).await.expect("the house is silent").unwrap()
    }

    async fn until(&mut self, stage: Stage) {
        loop {
            if let Outbound::Snapshot { now, .. } | Outbound::News { now, .. } = self.hears().await
                && now.stage == stage
            {
                return;
            }
        }
    }
}

async fn api(authority: &str) -> Api {
    Api::over(TcpStream::connect(authority).await.unwrap(), authority).await.unwrap()
}

/// The attack of old: the honest seat has opened its bytes, the house is killed, it tries candidates for its puppet until
/// the first roll suits, rewrites the puppet's seal and everything that follows from it, signs it, and starts again.
#[tokio::test(flavor = "multi_thread")]
async fn a_seal_rewritten_in_the_database_is_refused_by_the_terminal_and_by_verify() {
    let (house, home) = (Served::start(), Home::new());
    let order = [house.url.as_str(), "--game", "booty-dice", "--seats", "2", "--name", "Ann"];
    let mut ann = Honest::start(&home, &order);
    let printed = ann.sees("You are p1.");
    let link = printed.split_whitespace().find(|word| word.contains("/t/")).unwrap().to_string();
    let table = link.rsplit('/').next().unwrap().to_string();

    let mut puppet = Puppet::sit(&house.url, &table).await;
    let (first, id) = (Bytes::new([1; 32]), puppet.name());
    let seal = seat_seal(&table_hash(&table), 1, PUPPET, &first).to_string();
    puppet.says(Inbound::Seal { id, start: 1, seal, anchor: None }).await;
    wait_until(|| !notes(&database(&house.home.0), "# fair opened p1").is_empty());

    let mut written = None;
    let _house = house.killed_and_restarted(|home| written = Some(rewrite(&home.0, &first)));
    let written = written.unwrap();
    assert_ne!(written.bytes, first);
    puppet.again().await;
    let (id, list) = (puppet.name(), written.list.to_string());
    puppet.says(Inbound::OpenDice { id, start: 1, list, bytes: written.bytes.to_string() }).await;
    puppet.until(Stage::Playing).await;

    // The terminal says so, loudly, and keeps what shows it.
    ann.sees("THE HOUSE IS NOT TO BE TRUSTED");
    ann.types("save game.log\n");
    ann.sees("Your receipt:");
    let id = puppet.name();
    puppet.says(Inbound::Resign { id }).await;
    let told = api(&puppet.authority).await.log(&table, puppet.seated.token.as_deref()).await.unwrap();
    std::fs::write(home.0.join("house.log"), told).unwrap();

    // The house's own log agrees with itself, and says that this is all it shows; Ann's receipt shows the rest.
    let alone = run(&home, &["verify", "house.log"], "");
    assert!(
        alone.code == 0 && alone.out.contains("a log alone agrees with itself"),
        "{}{}",
        alone.out,
        alone.err
    );
    let held = run(&home, &["verify", "house.log", "--receipt", "game.log.receipt.json"], "");
    assert!(
        held.code == 1 && held.err.contains("NOT proved: the list of the log is not the one"),
        "{}",
        held.err
    );
    let own = run(&home, &["verify", "game.log"], "");
    assert_eq!((own.code, own.out.as_str()), (1, ""), "{}", own.err);
}

fn wait_until(done: impl Fn() -> bool) {
    let since = Instant::now();
    while !done() {
        assert!(since.elapsed() < PATIENCE);
        std::thread::sleep(Duration::from_millis(20));
    }
}
