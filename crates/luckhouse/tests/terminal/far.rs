//! A table of a house on the network, on the full screen.

use crate::pty::{ENTER, F10, PATIENCE, Pty, program};
use crate::run::{Home, run};
use crate::served::Served;
use luckhouse_server::client::Address;
use luckhouse_server::client::api::Api;
use luckhouse_server::protocol::{Stage, TableInfo};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::runtime::Runtime;

/// Somebody who stands beside the table and sees how far it is.
struct Onlooker {
    runtime: Runtime,
    address: Address,
}

impl Onlooker {
    /// The table whose link the program has told.
    fn of(pty: &Pty, served: &Served) -> Onlooker {
        let begin = format!("{}t/", served.url);
        pty.writes(&begin);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let written = pty.written();
        let link = written.split_whitespace().find(|word| word.starts_with(&begin)).unwrap();
        let address = link.parse().unwrap_or_else(|wrong| panic!("{wrong}: {link}"));
        Onlooker { runtime, address }
    }

    fn looks(&self) -> TableInfo {
        let (at, table) = (self.address.authority(), self.address.table.clone().unwrap());
        self.runtime.block_on(async {
            let mut api = Api::over(TcpStream::connect(&at).await.unwrap(), &at).await.unwrap();
            api.info(&table, None).await.unwrap()
        })
    }
}

/// Say the same word until the game is over. Where nobody waits for it, it does no harm.
fn say(pty: &mut Pty, onlooker: &Onlooker, word: &str) {
    let since = Instant::now();
    while onlooker.looks().stage != Stage::Over {
        pty.types(&format!("{word}{ENTER}"));
        assert!(since.elapsed() < PATIENCE && pty.runs(), "nothing happens:\n{}", pty.screen());
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// What proves the dice is written beside the game, as in plain text.
fn saves_with_receipt(pty: &mut Pty, home: &Home) {
    let [log, receipt] = ["game.log", "game.log.receipt.json"];
    pty.types(&format!("save {log}{ENTER}"));
    let since = Instant::now();
    while !home.0.join(receipt).exists() {
        assert!(since.elapsed() < PATIENCE && pty.runs(), "no receipt:\n{}", pty.screen());
        std::thread::sleep(Duration::from_millis(20));
    }
    let proved = run(home, &["verify", log, "--receipt", receipt], "");
    assert_eq!(proved.code, 0, "{}", proved.err);
}

#[test]
fn a_table_is_opened_joined_and_played_to_its_end() {
    let (served, home) = (Served::start(), Home::new());
    let new = ["--game", "booty-dice", "--option", "cap=4", "--bots", "random", "--name", "Ann"];
    let mut pty = Pty::start(program(&home, &[&["join", &served.url][..], &new].concat()));
    let onlooker = Onlooker::of(&pty, &served);
    pty.is_full();
    pty.sees("Booty Dice");
    say(&mut pty, &onlooker, "stop");
    pty.sees("The game is over");
    pty.sees("The dice are proved");
    saves_with_receipt(&mut pty, &home);
    pty.types(F10);
    assert_eq!(pty.ends(), 0);
    pty.is_restored();
    assert!(pty.screen().replace('\n', "").contains("your seat is kept"), "{}", pty.screen());
}

#[test]
fn a_link_that_is_refused_is_a_clear_line() {
    let (served, home) = (Served::start(), Home::new());
    let mut pty = Pty::start(program(&home, &["join", &format!("{}t/nowhere", served.url)]));
    assert_eq!(pty.ends(), 1);
    let screen = pty.screen();
    assert!(screen.starts_with("luckhouse: ") && screen.contains("/t/nowhere"), "{screen}");
    pty.is_restored();
}
