//! What a house can do to its own data: read all of it, choose its puppet's bytes, and write another past.

use luckhouse_engine::fair::hash::{keyed, number};
use luckhouse_engine::fair::{
    Bytes, Dice, FairLine, HouseKey, ListedSeat, SealList, Secret, Signature, Terms, seat_seal, table_hash,
};
use luckhouse_engine::{Seat, Viewer};
use luckhouse_shelf::{Waiting, find};
use rusqlite::{Connection, params};
use std::path::Path;

const P1: Seat = Seat::at(0);
const PUPPET: Seat = Seat::at(1);

pub(crate) fn database(home: &Path) -> Connection {
    let file = std::fs::read_dir(home).unwrap().map(|entry| entry.unwrap().path());
    let file = file.into_iter().find(|path| is_database(path)).expect("the house has a database");
    Connection::open(file).unwrap()
}

fn is_database(path: &Path) -> bool {
    std::fs::read(path).is_ok_and(|bytes| bytes.starts_with(b"SQLite format 3"))
}

/// The notes of the only table that have this in them, with their numbers.
pub(crate) fn notes(data: &Connection, part: &str) -> Vec<(i64, String)> {
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
    fn take(home: &Path) -> Loot {
        let data = database(home);
        let (table, header, master): (String, String, Vec<u8>) =
            data.query_row("SELECT id, header, dice FROM tables", [], |row| row.try_into()).unwrap();
        let line = |part: &str| notes(&data, part)[0].1.parse::<FairLine>().unwrap();
        let FairLine::Terms(terms) = line("# fair terms") else { panic!() };
        let FairLine::List(list) = line("# fair list") else { panic!() };
        let FairLine::Opened(P1, honest) = line("# fair opened p1") else { panic!() };
        let master = Bytes::new(master.try_into().unwrap());
        let secret = Secret::new(*keyed(&master, "start", &[&number(1)]).as_slice());
        let seed: Bytes = std::fs::read_to_string(home.join("house.key")).unwrap().trim().parse().unwrap();
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

/// What the past says now: the puppet's bytes, and the hash of the list in which they are sealed.
pub(crate) struct Rewritten {
    pub(crate) bytes: Bytes,
    pub(crate) list: Bytes,
}

/// Try candidates, take the best, and write the database as if it had been so from the beginning.
pub(crate) fn rewrite(home: &Path, first: &Bytes) -> Rewritten {
    let loot = Loot::take(home);
    let doubloons = |bytes: &Bytes| loot.first_rolls(bytes).matches('D').count();
    let candidates = (0..2_000_u32).map(|number| {
        let mut bytes = [9; 32];
        bytes[..4].copy_from_slice(&number.to_be_bytes());
        Bytes::new(bytes)
    });
    let bytes = candidates.max_by_key(doubloons).unwrap();
    assert!(
        doubloons(&bytes) > doubloons(first),
        "the attack would be worth it: {}",
        loot.first_rolls(first)
    );
    let list = loot.listed(&bytes);
    let hash = loot.hash(&list);
    write(&database(home), &list, &loot.key.sign(&hash));
    Rewritten { bytes, list: hash }
}

fn write(data: &Connection, list: &SealList, signature: &Signature) {
    let put = |part: &str, line: String| {
        let (seq, _) = notes(data, part)[0];
        let changed = data.execute("UPDATE events SET line = ?1 WHERE seq = ?2", params![line, seq]).unwrap();
        assert_eq!(changed, 1);
    };
    put("# fair list", FairLine::List(list.clone()).to_string());
    put("# fair signed", FairLine::Signed(*signature).to_string());
    let seal = list.sealed().find(|(seat, _)| *seat == PUPPET).unwrap().1;
    let contribution = [&[3][..], seal.as_slice()].concat();
    let changed = data.execute("UPDATE seats SET contribution = ?1 WHERE number = 2", params![contribution]);
    assert_eq!(changed.unwrap(), 1);
}
