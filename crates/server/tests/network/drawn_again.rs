//! What a program does that knows no rules and none of our code: it draws the rolls of a proof again, from its JSON.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// An honest proof is right and fits the log; one with another secret, other bytes or other odds is not.
pub(crate) fn check(proof: &Value, log: &str, rolls: usize) {
    assert!(is_right(proof));
    assert_eq!(list(&proof["rolls"]).len(), rolls);
    let lines: Vec<&str> = log.lines().skip(1).collect();
    for roll in list(&proof["rolls"]) {
        let event = roll["event"].as_u64().unwrap() as usize;
        assert_eq!(lines[event - 1], format!("* {}", text(&roll["word"])));
    }
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut other = proof.clone();
        change(&mut other);
        assert_ne!(other, *proof);
        other
    };
    let other_ways = |line: &mut Value| line[1] = json!(2 * number(&line[1]));
    assert!(!is_right(&changed(&|proof| each_odds(proof, |odds| other_ways(&mut odds[0])))));
    assert!(!is_right(&changed(&|proof| each_odds(proof, |odds| odds.rotate_left(1)))));
    assert!(!is_right(&changed(&|proof| proof["added"][0]["bytes"] = json!("ab".repeat(32)))));
    assert!(!is_right(&changed(&|proof| proof["secret"] = json!("ab".repeat(32)))));
    assert!(!is_right(&changed(&|proof| proof["rolls"][0]["word"] = json!("another"))));
}

fn each_odds(proof: &mut Value, change: impl Fn(&mut Vec<Value>)) {
    proof["odds"].as_array_mut().unwrap().iter_mut().for_each(|odds| change(odds.as_array_mut().unwrap()));
}

/// Does the secret fit its seal, and is each roll what the dice give?
fn is_right(proof: &Value) -> bool {
    let secret = bytes(&proof["secret"]);
    let sealed = Sha256::digest(&secret).to_vec() == bytes(&proof["seal"]);
    let agreed = agreed(proof);
    let fits = |(number, roll): (usize, &Value)| {
        let odds = list(&proof["odds"][roll["odds"].as_u64().unwrap() as usize]);
        drawn(&secret, &agreed, number as u64, odds) == text(&roll["word"])
    };
    sealed && list(&proof["rolls"]).iter().enumerate().all(fits)
}

/// The table and what was added, as they go into every roll.
fn agreed(proof: &Value) -> Vec<u8> {
    let (table, added) = (text(&proof["table"]), list(&proof["added"]));
    let mut all = (table.len() as u64).to_be_bytes().to_vec();
    all.extend(table.bytes());
    all.extend((added.len() as u64).to_be_bytes());
    for one in added {
        all.push(number(&one["seat"]) as u8 - 1);
        all.extend(bytes(&one["bytes"]));
    }
    all
}

fn drawn<'a>(secret: &[u8], agreed: &[u8], roll: u64, odds: &'a [Value]) -> &'a str {
    let total: u64 = odds.iter().map(|line| number(&line[1])).sum();
    let below = (1u128 << 64) / u128::from(total) * u128::from(total);
    let words = (0u64..).flat_map(|block| {
        let message = [agreed, &roll.to_be_bytes(), &block.to_be_bytes()].concat();
        let digest = hmac(secret, &message);
        let words = digest.chunks(8).map(|word| u64::from_be_bytes(word.try_into().unwrap()));
        words.collect::<Vec<_>>()
    });
    let word = words.into_iter().find(|word| u128::from(*word) < below).unwrap();
    let mut ticket = word % total;
    let holds = |line: &&Value| match ticket.checked_sub(number(&line[1])) {
        Some(rest) => {
            ticket = rest;
            false
        }
        None => true,
    };
    text(&odds.iter().find(holds).unwrap()[0])
}

/// RFC 2104, for keys that are not longer than a block.
fn hmac(key: &[u8], message: &[u8]) -> Vec<u8> {
    let padded = |pad: u8| {
        let mut block = [pad; 64];
        block.iter_mut().zip(key).for_each(|(byte, key)| *byte ^= key);
        block
    };
    let inner = Sha256::new().chain_update(padded(0x36)).chain_update(message).finalize();
    Sha256::new().chain_update(padded(0x5c)).chain_update(inner).finalize().to_vec()
}

fn bytes(hex: &Value) -> Vec<u8> {
    let hex = text(hex);
    (0..hex.len() / 2).map(|place| u8::from_str_radix(&hex[2 * place..2 * place + 2], 16).unwrap()).collect()
}

/// Whatever JavaScript can hold exactly.
fn number(value: &Value) -> u64 {
    value.as_u64().filter(|number| *number < 1 << 53).unwrap()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}
