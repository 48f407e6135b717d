//! A house that cheats with all it has: its own process, its key, and write access to its own database.

#[allow(dead_code)]
#[path = "program/run.rs"]
mod run;
#[allow(dead_code)]
#[path = "program/served.rs"]
mod served;

use luckhouse_engine::fair::hash::{keyed, number};
use luckhouse_engine::fair::{
    Bytes, Dice, FairLine, HouseKey, ListedSeat, SealList, Secret, Terms, seat_seal, table_hash,
};
use luckhouse_engine::{Seat, Viewer};
use luckhouse_server::client::api::Api;
use luckhouse_server::client::wire::Wire;
use luckhouse_server::protocol::{Inbound, Outbound, Seated, Sit, Stage, VERSION};
use luckhouse_shelf::{Waiting, find};
use run::{Home, luckhouse, run};
use rusqlite::{Connection, params};
use served::Served;
use std::io::{Read, Write};
use std::path::Path;
use std::process::Child;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;

/// Far longer than anything takes.
const PATIENCE: Duration = Duration::from_secs(60);
const P1: Seat = Seat::at(0);
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
        let hello = Inbound::Hello {
            version: VERSION,
            table: self.seated.table.clone(),
            token: self.seated.token.clone(),
            name: None,
            last: 0,
            talk: 0,
            pictures: false,
        };
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

fn database(home: &Home) -> Connection {
    let file = std::fs::read_dir(&home.0).unwrap().map(|entry| entry.unwrap().path());
    let file = file.into_iter().find(|path| is_database(path)).expect("the house has a database");
    Connection::open(file).unwrap()
}

fn is_database(path: &Path) -> bool {
    std::fs::read(path).is_ok_and(|bytes| bytes.starts_with(b"SQLite format 3"))
}

/// The notes of the only table that have this in them, with their numbers.
fn notes(data: &Connection, part: &str) -> Vec<(i64, String)> {
    let mut asked =
        data.prepare("SELECT seq, line FROM events WHERE instr(line, ?1) = 1 ORDER BY seq").unwrap();
    let rows = asked.query_map(params![part], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    rows.map(Result::unwrap).collect()
}

/// What is needed to rewrite the list, all of it from the house's own disk.
struct Loot {
    table: String,
    header: String,
    terms: Terms,
    list: SealList,
    honest: Bytes,
    secret: Secret,
    key: HouseKey,
}

impl Loot {
    fn take(home: &Home) -> Loot {
        let data = database(home);
        let (table, header, master): (String, String, Vec<u8>) =
            data.query_row("SELECT id, header, dice FROM tables", [], |row| row.try_into()).unwrap();
        let line = |part: &str| notes(&data, part)[0].1.parse::<FairLine>().unwrap();
        let FairLine::Terms(terms) = line("# fair terms") else { panic!() };
        let FairLine::List(list) = line("# fair list") else { panic!() };
        let FairLine::Opened(P1, honest) = line("# fair opened p1") else { panic!() };
        let master = Bytes::new(master.try_into().unwrap());
        let secret = Secret::new(*keyed(&master, "start", &[&number(1)]).as_slice());
        let seed: Bytes = std::fs::read_to_string(home.0.join("house.key")).unwrap().trim().parse().unwrap();
        Loot { table, header, terms, list, honest, secret, key: HouseKey::from_seed(seed.as_slice()) }
    }

    /// The list with another seal for the puppet.
    fn listed(&self, puppet: &Bytes) -> SealList {
        let mut list = self.list.clone();
        let seal = seat_seal(&table_hash(&self.table), 1, PUPPET, puppet);
        list.seats[PUPPET.index()] = ListedSeat::Person { seal: Some(seal), anchor: None };
        list
    }

    fn hash(&self, list: &SealList) -> Bytes {
        list.hash(&table_hash(&self.table), &self.header, &self.terms)
    }

    /// The first rolls, if the puppet's bytes were these and everybody chose the first thing.
    fn first_rolls(&self, puppet: &Bytes) -> String {
        let opened = [(P1, self.honest), (PUPPET, *puppet)];
        let dice = Dice::new(&self.secret, &self.hash(&self.listed(puppet)), &opened);
        let mut table = find("booty-dice").unwrap().open(&[], 2).unwrap();
        for _ in 0..12 {
            match table.waiting() {
                Waiting::Roll => table.draw(&dice, 0, &Vec::new()),
                Waiting::Choice(seats) => {
                    let seat = seats.first().unwrap();
                    let word = table.offers(seat)[0].word.clone();
                    table.choose(seat, &word).unwrap();
                }
                Waiting::Over(_) => break,
            }
        }
        let log = table.log(Viewer::Arbiter);
        log.lines().filter(|line| line.starts_with('*')).collect()
    }
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
    wait_until(|| !notes(&database(&house.home), "# fair opened p1").is_empty());

    let mut chosen = first;
    let house = house.killed_and_restarted(|home| chosen = rewrite(home, &first));
    assert_ne!(chosen, first);
    puppet.again().await;
    let list = {
        let FairLine::List(list) = notes(&database(&house.home), "# fair list")[0].1.parse().unwrap() else {
            panic!()
        };
        Loot::take(&house.home).hash(&list).to_string()
    };
    let id = puppet.name();
    puppet.says(Inbound::OpenDice { id, start: 1, list, bytes: chosen.to_string() }).await;
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

/// Try candidates, take the best, and write the database as if it had been so from the beginning.
fn rewrite(home: &Home, first: &Bytes) -> Bytes {
    let loot = Loot::take(home);
    let doubloons = |bytes: &Bytes| loot.first_rolls(bytes).matches('D').count();
    let candidates = (0..2_000_u32).map(|number| {
        let mut bytes = [9; 32];
        bytes[..4].copy_from_slice(&number.to_be_bytes());
        Bytes::new(bytes)
    });
    let best = candidates.max_by_key(doubloons).unwrap();
    assert!(doubloons(&best) > doubloons(first), "the attack would be worth it: {}", loot.first_rolls(first));
    let list = loot.listed(&best);
    let signature = loot.key.sign(&loot.hash(&list));
    let data = database(home);
    let put = |part: &str, line: String| {
        let (seq, _) = notes(&data, part)[0];
        let changed = data.execute("UPDATE events SET line = ?1 WHERE seq = ?2", params![line, seq]).unwrap();
        assert_eq!(changed, 1);
    };
    put("# fair list", FairLine::List(list.clone()).to_string());
    put("# fair signed", FairLine::Signed(signature).to_string());
    let seal = list.sealed().find(|(seat, _)| *seat == PUPPET).unwrap().1;
    let contribution = [&[3][..], seal.as_slice()].concat();
    let changed = data.execute("UPDATE seats SET contribution = ?1 WHERE number = 2", params![contribution]);
    assert_eq!(changed.unwrap(), 1);
    best
}
