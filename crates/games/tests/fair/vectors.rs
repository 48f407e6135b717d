//! The values that hold the pages to the same protocol: `web/tests/vectors/fair.json`.

use crate::honest::{SEALED, TOGETHER, rules};
use luckhouse_engine::fair::hash::{hash, keyed};
use luckhouse_engine::fair::{
    Bytes, Chain, Dice, Draw, FairLine, HouseKey, ListedSeat, SealList, Secret, Seen, Terms, commitment,
    house_seal, seat_seal, shortcut_salt, step_digest, table_hash, words,
};
use luckhouse_engine::{Game, Seat};
use luckhouse_games::booty_dice::BootyDice;
use luckhouse_games::fortuna::Fortuna;
use luckhouse_games::reynards_luck::ReynardsLuck;
use luckhouse_laws::fair_house::whole_game;
use serde_json::{Value, json};
use std::path::Path;

const FILE: &str = "../../web/tests/vectors/fair.json";

#[test]
fn the_pages_have_the_same_values() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let text = serde_json::to_string_pretty(&vectors()).unwrap() + "\n";
    if std::env::var_os("BLESS").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, &text).unwrap();
    }
    let known = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(known == text, "{FILE} is not what the protocol gives: `make bless` writes it anew");
}

fn bytes(byte: u8) -> Bytes {
    Bytes::new([byte; 32])
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn vectors() -> Value {
    json!({
        "hashes": hashes(),
        "keyed": keyed_hashes(),
        "list": list(),
        "words": some_words(),
        "chain": chain(),
        "choices": choices(),
        "step": step(),
        "tickets": tickets(),
        "games": [
            game("booty-dice together", rules::<BootyDice>("", 2), TOGETHER, &[0, 1], 1),
            game("reynards-luck together", rules::<ReynardsLuck>("", 2), TOGETHER, &[0, 1], 2),
            game("fortuna sealed", rules::<Fortuna>("", 2), &format!("{SEALED} p2=steady"), &[0], 5),
        ],
    })
}

fn hashes() -> Value {
    let cases: [(&str, &[&[u8]]); 4] =
        [("x", &[]), ("x", &[b""]), ("x", &[b"ab", b"c"]), ("ü", &["käse\n".as_bytes()])];
    let one = |(tag, parts): (&str, &[&[u8]])| {
        let shown: Vec<String> = parts.iter().map(|part| hex(part)).collect();
        json!({"tag": tag, "parts": shown, "hash": hash(tag, parts)})
    };
    cases.into_iter().map(one).collect()
}

fn keyed_hashes() -> Value {
    json!([{"key": bytes(7), "tag": "roll", "parts": ["00ff"], "hash": keyed(&bytes(7), "roll", &[&[0, 255]])}])
}

fn list() -> Value {
    let (id, header) = ("k3Jv", "booty-dice(lives=7) seats 3 edition 1");
    let table = table_hash(id);
    let terms: Terms = "dice=together clock=30s away=60s hints=off p3=steady".parse().unwrap();
    let (secret, own, key) = (Secret::new([2; 32]), bytes(3), HouseKey::from_seed(&[5; 32]));
    let seal = seat_seal(&table, 1, Seat::at(0), &own);
    let first = ListedSeat::Person { seal: Some(seal), anchor: Some(bytes(4)) };
    let second = ListedSeat::Person { seal: None, anchor: None };
    let house = house_seal(&table, 1, &secret);
    let list =
        SealList { start: 1, previous: SealList::NONE, house, seats: vec![first, second, ListedSeat::Bot] };
    let hash = list.hash(&table, header, &terms);
    json!({
        "id": id, "table": table, "header": header, "terms": terms.to_string(),
        "secret": secret.open(), "houseSeal": house, "bytes": own, "seal": seal,
        "line": FairLine::List(list).to_string(), "hash": hash,
        "keySeed": bytes(5), "key": key.public(), "signature": key.sign(&hash),
    })
}

fn some_words() -> Value {
    let opened = [(Seat::at(0), bytes(1)), (Seat::at(2), bytes(2))];
    let shown: Vec<Value> =
        opened.iter().map(|(seat, bytes)| json!({"seat": seat.index() + 1, "bytes": bytes})).collect();
    json!([
        {"list": bytes(9), "opened": [], "words": words(&bytes(9), &[])},
        {"list": bytes(9), "opened": shown, "words": words(&bytes(9), &opened)},
    ])
}

fn chain() -> Value {
    let (table, seat) = (table_hash("k3Jv"), Seat::at(1));
    let chain = Chain::new(&table, seat, 3, &Secret::new([6; 32]));
    let links: Vec<Value> =
        [1, 2, 500, 1024].map(|number| json!({"number": number, "link": chain.link(number)})).into();
    json!({"table": table, "seat": 2, "chain": 3, "end": bytes(6), "anchor": chain.anchor(), "links": links})
}

fn choices() -> Value {
    let hash = commitment(&bytes(1), 12, Seat::at(1), "card 4", &bytes(2));
    json!({
        "list": bytes(1), "event": 12, "seat": 2, "word": "card 4", "salt": bytes(2), "commitment": hash,
        "luck": bytes(3), "salts": [shortcut_salt(&bytes(3), 1), shortcut_salt(&bytes(3), 2)],
    })
}

fn step() -> Value {
    let (list, seat, key) = (bytes(1), Seat::at(1), HouseKey::from_seed(&[5; 32]));
    let mut seen = Seen::new(&list, seat);
    let lines = ["# fair opened p1 …", "p1 roll", "* ?"];
    let mut all = vec![seen.now()];
    for line in lines {
        seen.add(line.into());
        all.push(seen.now());
    }
    let digest = step_digest(&list, seat, 3, &seen.now());
    json!({"list": list, "seat": 2, "lines": lines, "seen": all, "digest": digest, "key": key.public(), "signature": key.sign(&digest)})
}

fn tickets() -> Value {
    let opened = [(Seat::at(0), bytes(2)), (Seat::at(1), bytes(3))];
    let dice = Dice::new(&Secret::new([1; 32]), &bytes(9), &opened);
    let links = vec![(Seat::at(0), bytes(4)), (Seat::at(1), bytes(5))];
    let mut all = Vec::new();
    // The last ones leave out nearly half of all numbers, so that some are drawn again.
    for total in [2, 6, 7, 46_656, 1 << 40, (1 << 63) + 1, u64::MAX] {
        for (round, owner, count) in [(0, 0, 0), (0, 1, 5), (7, 2, 1), (1000, 8, 999)] {
            let links = if round == 0 { Vec::new() } else { links.clone() };
            let shown: Vec<Value> =
                links.iter().map(|(seat, link)| json!({"seat": seat.index() + 1, "link": link})).collect();
            let ticket = dice.ticket(&Draw { round, owner, count, links }, total);
            // As text: these are larger than what JavaScript counts exactly.
            all.push(json!({"round": round, "owner": owner, "count": count, "links": shown, "total": total.to_string(), "ticket": ticket.to_string()}));
        }
    }
    let shown: Vec<Value> =
        opened.iter().map(|(seat, bytes)| json!({"seat": seat.index() + 1, "bytes": bytes})).collect();
    json!({"secret": bytes(1), "list": bytes(9), "opened": shown, "draws": all})
}

fn game<G: Game>(name: &str, game: G, terms: &str, people: &[usize], seed: u64) -> Value {
    let (house, guests) = whole_game(game, terms, people, seed);
    let verified = house.check().unwrap().verified;
    let receipts: Vec<Value> = guests.iter().map(|guest| json!(guest.receipt())).collect();
    let hidden: Vec<Value> = guests.iter().map(|guest| hidden(&house.table, guest.seat())).collect();
    json!({
        "name": name, "log": house.log(), "receipts": receipts, "hidden": hidden,
        "words": verified.words, "rounds": verified.rounds, "draws": verified.draws, "certain": verified.certain,
        "commitments": verified.commitments,
    })
}

/// What a seat could not read, as the house's proof says it: events, and whose word, 0 for a roll.
fn hidden<G: Game>(table: &luckhouse_engine::Table<G>, seat: Seat) -> Value {
    use luckhouse_engine::{Actor, Event, Viewer};
    let (mut hidden, mut number) = (Vec::new(), 0);
    table.retrace(|before, event, _| {
        number += 1;
        let actors: Vec<Actor> = match event {
            Event::Rolled(_) => vec![Actor::Chance],
            Event::Chose(choices) => choices.seats().iter().map(Actor::Seat).collect(),
            Event::Resigned(_) => Vec::new(),
        };
        for actor in actors.into_iter().filter(|actor| !table.game().sees(before, *actor, Viewer::Seat(seat)))
        {
            hidden.push(json!([
                number,
                match actor {
                    Actor::Chance => 0,
                    Actor::Seat(seat) => seat.index() + 1,
                }
            ]));
        }
    });
    hidden.into()
}
